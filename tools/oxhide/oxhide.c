/* The engine on a PC: the line protocol on stdin and stdout, or given as arguments for scripts, commands
 * separated by ':' (oxhide new bronze seats=3 seed=7 : random 40 : state). Exit code 1 when an answer was an
 * error. `oxhide --port /dev/ttyACM0` is about a console at the other end of a cable: port.h.
 * `oxhide review <file>` is the coach's word about a log: coach.h. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "arena.h"
#include "coach.h"
#include "games.h"
#include "perft.h"
#include "port.h"
#include "protocol.h"
#include "version.h"

enum {
    INPUT_MAX = 65536,
    WORKSPACE_BYTES = 1 << 20,     /* perft to a depth of more than 100 */
    PERFT_POSITIONS = 10 * 1000000 /* seconds */
};

static struct match match;
static uint32_t workspace[WORKSPACE_BYTES / sizeof(uint32_t)];

static void put_stdout(void *to, const char *bytes, size_t count) {
    (void)to;
    fwrite(bytes, 1, count, stdout);
}

static int run_arguments(struct protocol *protocol, int count, char **words) {
    bool failed = false;
    for (int i = 1; i < count && !protocol->quit; i++) {
        if (strcmp(words[i], ":") == 0) {
            protocol_feed(protocol, "\n", 1);
            failed = failed || protocol->failed;
        } else {
            protocol_feed(protocol, words[i], strlen(words[i]));
            protocol_feed(protocol, " ", 1);
        }
    }
    protocol_end(protocol);
    return failed || protocol->failed ? 1 : 0;
}

static int run_stdin(struct protocol *protocol) {
    static char input[INPUT_MAX];
    bool failed = false;
    ssize_t count = 0;
    while (!protocol->quit && (count = read(STDIN_FILENO, input, sizeof input)) > 0) {
        for (ssize_t i = 0; i < count; i++) {
            protocol_feed(protocol, input + i, 1);
            failed = failed || protocol->failed;
        }
        fflush(stdout);
    }
    protocol_end(protocol);
    return failed || protocol->failed ? 1 : 0;
}

int main(int count, char **words) {
    static struct text out = {put_stdout, NULL};
    static struct protocol protocol;
    protocol.match = &match;
    protocol.games = games_all;
    protocol.more = arena_commands;
    protocol.workspace = workspace;
    protocol.workspace_bytes = sizeof workspace;
    protocol.positions = PERFT_POSITIONS;
    protocol.out = &out;
    if (count > 1 && strcmp(words[1], "--version") == 0) {
        printf("oxhide %s\n", version_text);
        return 0;
    }
    if (count > 1 && strcmp(words[1], "--port") == 0) {
        return port_run(count - 2, words + 2);
    }
    if (count > 1 && strcmp(words[1], "review") == 0) {
        return coach_file(&protocol, count - 2, words + 2);
    }
    return count > 1 ? run_arguments(&protocol, count, words) : run_stdin(&protocol);
}
