/* A hostile PC on the serial line: any bytes in any pieces, reading a lot, little or nothing, unplugging at
 * any moment. The console never crashes, never stops taking part, and the match on its table changes only
 * after the owner's yes. The games are small ones, since this is about the line; fuzz_protocol has the real
 * ones. */
#include <stdlib.h>
#include <string.h>

#include "link.h"
#include "test_games.h"

enum { TURNS_MAX = 4000, ROOM = 64 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct game
    brief_game; /* the null game without its option to be endless, which `signature` would play */
static const struct game *const games[] = {&brief_game, &draw_game, NULL};
static struct match table_now;
static unsigned played;
static bool agreed;
static uint8_t journal[600];

static const struct match *table_match(void) {
    return table_now.setup.game == NULL ? NULL : &table_now;
}

static bool table_ask(void) {
    return true;
}

static bool table_play(move_t move) {
    if (!agreed) {
        abort();
    }
    played++;
    return match_play(&table_now, move) == MATCH_OK;
}

static void picture(uint32_t at, uint8_t *out, uint32_t count) {
    memset(out, (int)(at & 0xff), count);
}

static uint32_t us(void) {
    return 0;
}

/* One turn of the console: what the first byte says. */
static size_t turn(const uint8_t *data, size_t size) {
    char bytes[ROOM];
    const size_t count = data[0] % ROOM < size - 1 ? data[0] % ROOM : size - 1;
    switch (data[0] / ROOM) {
    case 0:
        return 1 + link_take((const char *)data + 1, count);
    case 1:
        link_give(bytes, count);
        link_work();
        return 1;
    case 2:
        for (unsigned i = 0; i < TURNS_MAX && link_busy(); i++) {
            link_give(bytes, sizeof bytes);
            link_work();
        }
        return 1;
    default:
        agreed = data[0] % 2 == 0;
        link_allow(agreed);
        if (data[0] % 3 == 0) {
            agreed = false;
            link_cut();
        }
        return 1;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const struct link_table table = {.match = table_match, .ask = table_ask, .play = table_play};
    static const struct link_source source = {.games = games,
                                              .board = "fuzz",
                                              .version = "0",
                                              .journal = journal,
                                              .journal_bytes = sizeof journal,
                                              .picture_bytes = 100,
                                              .picture = picture,
                                              .us = us};
    struct setup setup;
    brief_game = null_game;
    brief_game.option_count = 0;
    setup_default(&setup, games[0]);
    match_start(&table_now, &setup);
    played = 0;
    agreed = false;
    link_table_set(&table);
    link_start(&source);
    for (size_t at = 0; at < size;) {
        at += turn(data + at, size - at);
    }
    if (table_now.length > played) {
        abort();
    }
    return 0;
}
