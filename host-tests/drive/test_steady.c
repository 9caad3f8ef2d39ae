/* A medium that stays: whatever is played, begun, finished, thrown away and erased after the drive was built,
 * a sector that was read once is read again with the same bytes, or not at all. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "drive.h"
#include "flash_model.h"
#include "games.h"
#include "journal.h"

enum {
    SECTORS = 24, /* of the journal: the ring wraps around in a test */
    STEPS = 300,
    LOOKS = 4, /* steps between two looks at the whole drive */
    RUNS = 30,
    PARTS_RECORDS = 600, /* each taken back: more than a sector holds */
    SPARES = 2,          /* that the journal keeps erased of so many */
    README_END = 81,     /* up to here all is made up from RAM */
};

static const struct drive_source source = {games_all, "headless", "1.0.0", SECTORS, NULL};
static const struct journal_seat seats[GAME_SEATS_MAX] = {{"Ann", {0, 0}}, {"Ben", {0, 1}}};
static struct match match;
static struct rng rng;
static bool playing;
static uint8_t *first; /* the drive as it was read the first time */
static uint32_t used;  /* sectors that hold something */

void setUp(void) {
    flash_model_start(BOARD_FLASH_SECTORS);
    journal_mount(SECTORS);
    drive_start(&source);
    playing = false;
    first = NULL;
}

void tearDown(void) {
    free(first);
}

static void begin(void) {
    const struct game *game = games_all[rng_below(&rng, 3)];
    struct setup setup;
    uint32_t id;
    setup_default(&setup, game);
    setup.seed = rng_next(&rng);
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
    playing = journal_new_match(&setup, seats, &id) == JOURNAL_OK;
    if (!playing && journal_forget(journal_oldest(0)) == JOURNAL_OK) { /* full, as the console does */
        playing = journal_new_match(&setup, seats, &id) == JOURNAL_OK;
    }
}

static move_t match_legal_first(void) {
    static move_t moves[GAME_MOVES_MAX];
    TEST_ASSERT_GREATER_THAN(0, match_moves(&match, moves));
    return moves[0];
}

static void move(void) {
    static move_t moves[GAME_MOVES_MAX];
    for (unsigned i = 0; i < 200 && match_turn(&match) != GAME_OVER; i++) {
        const move_t chosen = moves[rng_below(&rng, match_moves(&match, moves))];
        match_play(&match, chosen);
        playing = playing && journal_append(chosen) == JOURNAL_OK;
        if (rng_below(&rng, 2) == 0 && match_undo(&match) == MATCH_OK) {
            playing = playing && journal_append(JOURNAL_UNDO) == JOURNAL_OK;
        }
    }
    if (match_turn(&match) == GAME_OVER && playing) {
        struct standing standing = {0};
        standing_of(match.setup.game, match.state, &standing);
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_finish(&standing));
        playing = false;
    }
}

static void resume_or_forget(bool forget) {
    struct journal_entry entry = {0};
    unsigned skip = rng_below(&rng, 6);
    while (journal_list(&entry) && skip-- > 0) {
    }
    if (entry.id != 0 && forget) {
        playing = false;
        journal_forget(entry.id);
    } else if (entry.id != 0) {
        playing = journal_resume(entry.id, &match, games_all) == JOURNAL_OK;
    }
}

static void step(void) {
    uint8_t settings[100];
    const unsigned what = rng_below(&rng, 12);
    if (what == 0 || (!playing && what < 6)) {
        begin();
    } else if (what == 1) {
        resume_or_forget(false);
    } else if (what == 2) {
        resume_or_forget(true);
    } else if (what == 3) {
        memset(settings, (int)rng_below(&rng, 256), sizeof settings);
        journal_settings_save(settings, sizeof settings);
    } else if (playing) {
        move();
    }
    journal_tidy();
}

/* All that the list of files says is in use, which lies at the beginning. */
static void build(void) {
    uint8_t table[FAT_SECTOR];
    drive_build();
    while (!drive_build_step()) {
    }
    used = 0;
    for (uint32_t sector = 0; sector < 20; sector++) {
        TEST_ASSERT_TRUE(drive_read(1 + sector, table));
        for (uint32_t i = 0; i < FAT_SECTOR / 2; i++) {
            if (table[2 * i] != 0 || table[2 * i + 1] != 0) {
                used = 73 + (sector * FAT_SECTOR / 2 + i - 1) * FAT_CLUSTER_SECTORS;
            }
        }
    }
    free(first);
    first = malloc((size_t)used * FAT_SECTOR);
    for (uint32_t i = 0; i < used; i++) {
        TEST_ASSERT_TRUE_MESSAGE(drive_read(i, first + (size_t)i * FAT_SECTOR), "all of it can be read");
    }
}

/* How many sectors can't be read any more. */
static unsigned look(void) {
    uint8_t bytes[FAT_SECTOR];
    unsigned gone = 0;
    for (uint32_t i = 0; i < used; i++) {
        if (!drive_read(i, bytes)) {
            TEST_ASSERT_TRUE_MESSAGE(i >= README_END, "the list of files stays");
            gone++;
        } else if (memcmp(bytes, first + (size_t)i * FAT_SECTOR, FAT_SECTOR) != 0) {
            TEST_FAIL_MESSAGE("a sector reads differently now");
        }
    }
    return gone;
}

static void what_was_read_once_is_read_again_or_not_at_all(void) {
    unsigned gone = 0;
    for (unsigned run = 0; run < RUNS; run++) {
        rng_seed(&rng, run + 1);
        for (unsigned i = 0; i < 8 * run; i++) {
            step();
        }
        build();
        for (unsigned i = 0; i < STEPS; i++) {
            step();
            if (i % LOOKS == 0) {
                gone += look();
            }
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(gone > 100, "the ring wrapped around, and took places that were lent");
}

/* Its parts go one by one, the first one first: from then on none of them tells how far it had come. */
static void a_match_of_several_parts_goes_as_a_whole(void) {
    unsigned gone = 0;
    rng_seed(&rng, 5);
    begin();
    for (unsigned i = 0; i < PARTS_RECORDS; i++) {
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(match_legal_first()));
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_UNDO));
    }
    build();
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(match_legal_first()));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_forget(journal_oldest(0)));
    for (unsigned i = 0; i < 2 * SECTORS; i++) {
        begin();
        gone += look();
    }
    TEST_ASSERT_GREATER_THAN(0, gone);
}

static void nothing_is_erased_beforehand_while_it_is_lent(void) {
    rng_seed(&rng, 7);
    for (unsigned i = 0; i < SPARES; i++) {
        begin();
    }
    build();
    const uint16_t erases = journal_health().erases;
    TEST_ASSERT_FALSE(journal_tidy());
    TEST_ASSERT_EQUAL(erases, journal_health().erases);
    drive_end();
    TEST_ASSERT_TRUE(journal_tidy());
}

/* The journal of the drive is one: it can be read by itself, and has the matches of that moment. */
static void its_journal_is_that_of_the_moment(void) {
    static uint8_t copy[SECTORS * BOARD_FLASH_SECTOR];
    uint32_t ids[SECTORS];
    unsigned count = 0, seen = 0;
    rng_seed(&rng, 3);
    for (unsigned i = 0; i < 40; i++) {
        step();
    }
    struct journal_entry entry = {0};
    while (journal_list(&entry)) {
        ids[count++] = entry.id;
    }
    build();
    move();
    resume_or_forget(true);
    begin();
    for (uint32_t i = 0; i < SECTORS * BOARD_FLASH_SECTOR / FAT_SECTOR; i++) {
        TEST_ASSERT_TRUE(drive_read(73 + 2 * FAT_CLUSTER_SECTORS + i, copy + i * FAT_SECTOR));
    }
    memcpy(flash_model_bytes(), copy, sizeof copy);
    journal_mount(SECTORS);
    entry = (struct journal_entry){0};
    while (journal_list(&entry)) {
        TEST_ASSERT_EQUAL(ids[seen++], entry.id);
    }
    TEST_ASSERT_EQUAL(count, seen);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(what_was_read_once_is_read_again_or_not_at_all);
    RUN_TEST(a_match_of_several_parts_goes_as_a_whole);
    RUN_TEST(nothing_is_erased_beforehand_while_it_is_lent);
    RUN_TEST(its_journal_is_that_of_the_moment);
    return UNITY_END();
}
