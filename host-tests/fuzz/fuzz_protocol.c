/* Any bytes on the protocol's input: it answers or keeps silent, never crashes or hangs, and its match stays
 * one that plays again to the same state. perft and signature are left out: they are slow, not fragile. */
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "protocol.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct match match;
static struct match again;

static void put_nowhere(void *to, const char *bytes, size_t count) {
    (void)to, (void)bytes, (void)count;
}

static void run_nothing(struct protocol *protocol, unsigned count, const char *const *words) {
    (void)count, (void)words;
    protocol_ok(protocol);
    protocol_done(protocol);
}

static void check_match(void) {
    if (match_start(&again, &match.setup) != MATCH_OK) {
        abort();
    }
    for (unsigned i = 0; i < match.length; i++) {
        if (match_play(&again, match_move(&match, i)) != MATCH_OK) {
            abort();
        }
    }
    if (memcmp(again.state, match.state, sizeof match.state) != 0) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const struct protocol_command slow[] = {
        {"perft", "", "", run_nothing, true}, {"signature", "", "", run_nothing, true}, {0}};
    struct text out = {put_nowhere, NULL};
    struct protocol protocol = {.match = &match, .games = games_all, .more = slow, .out = &out};
    protocol_feed(&protocol, (const char *)data, size);
    protocol_end(&protocol);
    if (protocol.started) {
        check_match();
    }
    return 0;
}
