#include "port.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "games.h"
#include "perft.h"
#include "protocol.h"

enum {
    SILENCE_SECONDS = 10,    /* without a byte: it stopped answering; --silence says otherwise */
    SIGNATURE_SECONDS = 600, /* the one command that computes for long without a word */
    SILENCE_SECONDS_MAX = 3600,
    GREETING_LINES = 8, /* answers to what somebody typed before, or lines of another firmware */
    LINE_ROOM = 4096,   /* at first; grows */
    COMMAND_ROOM = PROTOCOL_LINE_MAX,
    ROUNDS = 3, /* of random moves in the comparison of a match */
    SHOWN = 60, /* letters of an answer in a message */
};

static const char usage[] =
    "usage: oxhide --port <port>                        compares the console's engine with this one\n"
    "       oxhide --port <port> test <game>            for one game\n"
    "       oxhide --port <port> <command> [: ...]      commands of docs/protocol.md and docs/usb.md\n"
    "       oxhide --port <port> dump|screen <file>     into a file, decoded\n"
    "       ... <port> --silence <seconds> ...          gives up when nothing comes for so long\n";

static const char *name; /* of the port */
static int port = -1;
static int silence = SILENCE_SECONDS;

static struct {
    char *bytes; /* what came and was not read as a line yet, after `at` */
    size_t at, count, room;
} input;

/* Always false. */
static bool failed(const char *format, ...) {
    va_list list;
    fflush(stdout);
    fprintf(stderr, "oxhide: %s: ", name);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    return false;
}

/* ---- the port */

static bool open_failed(int reason) {
    switch (reason) {
    case ENOENT:
    case ENXIO:
    case ENODEV:
        return failed(
            "there is no such port. Is the console plugged in and switched on? On Linux it is /dev/ttyACM0, or another number");
    case EACCES:
        return failed("no right to open it. On Debian: be a member of the group dialout, or root");
    case EBUSY:
        return failed("another program has it open");
    default:
        return failed("can't be opened: %s", strerror(reason));
    }
}

/* As the bytes come: no echo, no lines, no signals, nothing translated. */
static bool port_open(void) {
    struct termios how;
    port = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (port < 0) {
        return open_failed(errno);
    }
    if (tcgetattr(port, &how) != 0) {
        return failed("is not a serial port");
    }
    how.c_iflag = 0;
    how.c_oflag = 0;
    how.c_lflag = 0;
    how.c_cflag = (how.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8 | CREAD | CLOCAL | HUPCL;
    how.c_cc[VMIN] = 0;
    how.c_cc[VTIME] = 0;
    if (tcsetattr(port, TCSANOW, &how) != 0) {
        return failed("can't be set up: %s", strerror(errno));
    }
    tcflush(port, TCIOFLUSH); /* what somebody else was told */
    return true;
}

/* Until it can be read from, or written to. */
static bool port_wait(short what, int seconds, const char *command) {
    struct pollfd one = {port, what, 0};
    const int ready = poll(&one, 1, seconds * 1000);
    if (ready == 0) {
        return failed("the console does not answer '%s' (%d s without a sign)", command, seconds);
    }
    if (ready < 0 || (one.revents & what) == 0) {
        return failed("the console went away during '%s'", command);
    }
    return true;
}

static bool port_put(const char *command) {
    char line[COMMAND_ROOM + 2];
    const size_t count = (size_t)snprintf(line, sizeof line, "%s\n", command);
    for (size_t sent = 0; sent < count;) {
        if (!port_wait(POLLOUT, silence, command)) {
            return false;
        }
        const ssize_t now = write(port, line + sent, count - sent);
        if (now < 0 && errno != EAGAIN) {
            return failed("the console went away during '%s'", command);
        }
        sent += now < 0 ? 0 : (size_t)now;
    }
    return true;
}

static void input_make_room(void) {
    if (input.count < input.room) {
        return;
    }
    input.room = input.room == 0 ? LINE_ROOM : input.room * 2;
    input.bytes = realloc(input.bytes, input.room);
    if (input.bytes == NULL) {
        perror("oxhide");
        exit(1);
    }
}

static bool input_more(int seconds, const char *command) {
    input_make_room();
    if (!port_wait(POLLIN, seconds, command)) {
        return false;
    }
    const ssize_t now = read(port, input.bytes + input.count, input.room - input.count);
    if (now == 0 || (now < 0 && errno != EAGAIN)) {
        return failed("the console went away during '%s'", command);
    }
    input.count += now < 0 ? 0 : (size_t)now;
    return true;
}

/* The next line without its end; it lasts until the next call. NULL: there was none, and why was said. */
static char *port_line(int seconds, const char *command) {
    char *end = NULL;
    size_t looked = 0;
    input_make_room();
    memmove(input.bytes, input.bytes + input.at, input.count - input.at);
    input.count -= input.at;
    input.at = 0;
    for (;;) {
        end = input.count > looked ? memchr(input.bytes + looked, '\n', input.count - looked) : NULL;
        if (end != NULL) {
            break;
        }
        looked = input.count;
        if (!input_more(seconds, command)) {
            return NULL;
        }
    }
    *end = '\0';
    input.at = (size_t)(end - input.bytes) + 1;
    if (end > input.bytes && end[-1] == '\r') {
        end[-1] = '\0';
    }
    return input.bytes;
}

static char *ask(const char *command) {
    const bool slow = strncmp(command, "signature", 9) == 0;
    return port_put(command)
               ? port_line(slow && silence == SILENCE_SECONDS ? SIGNATURE_SECONDS : silence, command)
               : NULL;
}

/* ---- who is there */

/* "ok picosystem 1.0.0", perhaps after answers to what was typed before. */
static bool greet(void) {
    char board[32], version[32], last[SHOWN + 1] = "";
    if (!port_put("") || !port_put("board")) {
        return false;
    }
    for (unsigned i = 0; i < GREETING_LINES; i++) {
        const char *line = port_line(silence, "board");
        if (line == NULL) {
            return false;
        }
        if (sscanf(line, "ok %31s %31s", board, version) == 2) {
            printf("%s: %s, Oxhide %s\n", name, board, version);
            if (strcmp(version, OXHIDE_VERSION) != 0) {
                printf("this program is of Oxhide %s: where rules differ, results will\n", OXHIDE_VERSION);
            }
            return true;
        }
        snprintf(last, sizeof last, "%s", line);
    }
    return failed("this is not Oxhide: to 'board' it says '%s'", last);
}

/* ---- the comparison */

static struct match match;
static struct protocol here;
static struct {
    char *bytes;
    size_t count, room;
} answer;

static void answer_put(void *to, const char *bytes, size_t count) {
    (void)to;
    if (answer.count + count + 1 > answer.room) {
        answer.room = 2 * (answer.count + count + 1);
        answer.bytes = realloc(answer.bytes, answer.room);
        if (answer.bytes == NULL) {
            perror("oxhide");
            exit(1);
        }
    }
    memcpy(answer.bytes + answer.count, bytes, count);
    answer.count += count;
    answer.bytes[answer.count] = '\0';
}

/* What this program's engine says. */
static const char *ask_here(const char *command) {
    static struct text out = {answer_put, NULL};
    here.match = &match;
    here.games = games_all;
    here.out = &out;
    answer.count = 0;
    protocol_feed(&here, command, strlen(command));
    protocol_feed(&here, "\n", 1);
    if (answer.count > 0 && answer.bytes[answer.count - 1] == '\n') {
        answer.bytes[answer.count - 1] = '\0';
    }
    return answer.bytes;
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

enum verdict { SAME, DIFFERENT, BROKEN };

static enum verdict compare(const char *command) {
    const char *there = ask(command);
    if (there == NULL) {
        return BROKEN;
    }
    const char *expected = ask_here(command);
    if (strcmp(there, expected) == 0) {
        return SAME;
    }
    size_t same = 0;
    while (there[same] == expected[same]) {
        same++;
    }
    printf("  '%s' DIFFERS after %zu bytes: '%.*s' there, '%.*s' here\n", command, same, SHOWN, there + same,
           SHOWN, expected + same);
    return DIFFERENT;
}

/* A match at random: after each handful of moves everything that can be asked about it. */
static enum verdict compare_match(const struct game *game, unsigned seats) {
    static const char *const questions[] = {"random 20", "moves", "state", "view 1",
                                            "score",     "undo",  "redo",  "log"};
    char command[COMMAND_ROOM];
    snprintf(command, sizeof command, "new %s seats=%u seed=%u", game->name, seats, seats + 6);
    enum verdict verdict = compare(command);
    for (unsigned i = 0; i < ROUNDS * sizeof questions / sizeof questions[0] && verdict == SAME; i++) {
        verdict = compare(questions[i % (sizeof questions / sizeof questions[0])]);
    }
    return verdict;
}

static enum verdict compare_matches(const struct game *game) {
    enum verdict verdict = SAME;
    for (unsigned seats = game->seats_min; seats <= game->seats_max && verdict == SAME; seats++) {
        verdict = compare_match(game, seats);
    }
    if (verdict != BROKEN) {
        printf("  %s: matches of %u to %u seats %s\n", game->name, game->seats_min, game->seats_max,
               verdict == SAME ? "agree" : "DIFFER");
    }
    return verdict;
}

static enum verdict compare_signature(const struct game *game) {
    char command[COMMAND_ROOM];
    const double began = seconds_now();
    snprintf(command, sizeof command, "signature %s", game->name);
    const enum verdict verdict = compare(command);
    if (verdict != BROKEN) {
        printf("  %s: signature %s (%.1f s)\n", game->name, verdict == SAME ? "agrees" : "DIFFERS",
               seconds_now() - began);
    }
    return verdict;
}

/* The number after `head`; what comes after it, or NULL if the text is not so. */
static char *number_behind(char *text, const char *head, unsigned long *number) {
    const size_t count = strlen(head);
    char *end;
    if (strncmp(text, head, count) != 0) {
        return NULL;
    }
    *number = strtoul(text + count, &end, 10);
    return end == text + count ? NULL : end;
}

static enum verdict bench(const struct game *game) {
    char command[COMMAND_ROOM];
    unsigned long us = 0;
    snprintf(command, sizeof command, "bench %s", game->name);
    char *there = ask(command);
    if (there == NULL) {
        return BROKEN;
    }
    if (number_behind(there, "ok us=", &us) == NULL) {
        printf("  %s: bench answers '%.*s'\n", game->name, SHOWN, there);
        return DIFFERENT;
    }
    printf("  %s: a random match takes it %.1f ms\n", game->name, (double)us / 1000.0);
    return SAME;
}

/* The rest is asked too where something differs, as long as there are answers. */
static enum verdict test_game(const struct game *game) {
    static enum verdict (*const steps[])(const struct game *) = {compare_matches, compare_signature, bench};
    enum verdict worst = SAME;
    for (unsigned i = 0; i < sizeof steps / sizeof steps[0] && worst != BROKEN; i++) {
        const enum verdict verdict = steps[i](game);
        fflush(stdout);
        worst = verdict > worst ? verdict : worst;
    }
    return worst;
}

static int test(const char *wanted) {
    enum verdict worst = SAME;
    bool found = false;
    for (const struct game *const *game = games_all; *game != NULL && worst != BROKEN; game++) {
        if (wanted == NULL || strcmp((*game)->name, wanted) == 0) {
            const enum verdict verdict = test_game(*game);
            worst = verdict > worst ? verdict : worst;
            found = true;
        }
    }
    if (!found) {
        fprintf(stderr, "oxhide: no such game: %s\n", wanted);
        return 2;
    }
    if (worst != BROKEN) {
        puts(worst == SAME ? "the console's engine is this one: everything agrees"
                           : "the console's engine is NOT this one: see above");
    }
    return worst == SAME ? 0 : 1;
}

/* ---- commands */

static int digit_of(char letter) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *found = letter == '\0' ? NULL : strchr(digits, letter);
    return found == NULL ? -1 : (int)(found - digits);
}

/* Into the same memory; returns how many bytes. */
static size_t decode(char *text) {
    size_t count = 0;
    unsigned bits = 0, have = 0;
    for (const char *at = text; digit_of(*at) >= 0; at++) {
        bits = (bits << 6 | (unsigned)digit_of(*at)) & 0xffffffu;
        have += 6;
        if (have >= 8) {
            have -= 8;
            text[count++] = (char)(bits >> have & 0xff);
        }
    }
    return count;
}

/* "ok 524288 T1hKMQ..." */
static int save(const char *command, const char *file_name) {
    unsigned long announced = 0;
    char *line = ask(command);
    if (line == NULL) {
        return 1;
    }
    char *bytes = number_behind(line, "ok ", &announced);
    if (bytes == NULL || *bytes != ' ' || decode(++bytes) != announced) {
        failed("'%s' came incomplete: '%.*s'", command, SHOWN, line);
        return 1;
    }
    FILE *file = fopen(file_name, "wb");
    const bool good = file != NULL && fwrite(bytes, 1, announced, file) == announced;
    if ((file != NULL && fclose(file) != 0) || !good) {
        perror(file_name);
        return 1;
    }
    printf("%s: %lu bytes\n", file_name, announced);
    return 0;
}

/* One command, words up to the next ':'; how many were taken with it. */
static int join(int count, char **words, char *command, size_t room) {
    int taken = 0;
    size_t used = 0;
    command[0] = '\0';
    for (; taken < count && strcmp(words[taken], ":") != 0; taken++) {
        const int more = snprintf(command + used, room - used, "%s%s", taken > 0 ? " " : "", words[taken]);
        used += (size_t)more;
        if (used >= room) {
            return -1;
        }
    }
    return taken < count ? taken + 1 : taken;
}

static int tell(int count, char **words) {
    char command[COMMAND_ROOM];
    int result = 0;
    for (int at = 0; at < count;) {
        const int taken = join(count - at, words + at, command, sizeof command);
        if (taken < 0) {
            failed("a command is longer than %d bytes", COMMAND_ROOM - 1);
            return 1;
        }
        at += taken;
        if (command[0] == '\0' || command[0] == '#') {
            continue; /* it has no answer */
        }
        const char *line = ask(command);
        if (line == NULL) {
            return 1;
        }
        puts(line);
        result = strncmp(line, "ok", 2) == 0 ? result : 1;
    }
    return result;
}

/* --silence <seconds>, after the port. */
static bool read_silence(int *count, char ***words) {
    if (*count < 2 || strcmp((*words)[1], "--silence") != 0) {
        return true;
    }
    const long seconds = *count < 3 ? 0 : strtol((*words)[2], NULL, 10);
    silence = seconds > 0 && seconds <= SILENCE_SECONDS_MAX ? (int)seconds : 0;
    *count -= 2;
    *words += 2;
    return silence > 0;
}

int port_run(int count, char **words) {
    name = count > 0 ? words[0] : "";
    const bool good = count > 0 && read_silence(&count, &words);
    const bool is_test = count <= 1 || strcmp(words[1], "test") == 0;
    const bool is_file = count == 3 && (strcmp(words[1], "dump") == 0 || strcmp(words[1], "screen") == 0);
    if (!good || (is_test && count > 3)) {
        fputs(usage, stderr);
        return 2;
    }
    if (!port_open() || !greet()) {
        return 1;
    }
    return is_test   ? test(count == 3 ? words[2] : NULL)
           : is_file ? save(words[1], words[2])
                     : tell(count - 1, words + 1);
}
