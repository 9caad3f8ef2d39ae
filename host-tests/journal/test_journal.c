/* What the journal does: matches kept, gone on with and counted, a ring that wraps around, and flash that
 * isn't what it should be. That no cut loses anything is journal_cuts' matter. */
#include <setjmp.h>
#include <string.h>
#include <unity.h>

#include "bytes.h"
#include "crc.h"
#include "flash_model.h"
#include "journal_ring.h"
#include "tally.h"

enum { SMALL = 8 };

static struct match match, read_back;
static struct rng rng;
static const struct journal_seat seats[GAME_SEATS_MAX] = {
    {"Ann", {0, 1}}, {"Ben", {0, 2}}, {"Cat", {0, 3}}, {"Dan", {1, 4}}, {"Eve", {2, 5}},
};

static void power_on(uint16_t sectors) {
    journal_mount(sectors);
}

void setUp(void) {
    rng_seed(&rng, 1);
    flash_model_start(SMALL);
    power_on(SMALL);
}

void tearDown(void) {
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(0, flash_model_counts()->faults, "calls against board.h's rules");
}

static struct setup tally_setup(uint8_t length) {
    struct setup setup;
    setup_default(&setup, &tally);
    setup.seats = 2;
    setup.seed = rng_next(&rng);
    setup.options[0] = length;
    return setup;
}

static uint32_t begin(uint8_t length) {
    const struct setup setup = tally_setup(length);
    uint32_t id = 0;
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(&setup, seats, &id));
    return id;
}

static void play(unsigned count) {
    static move_t moves[GAME_MOVES_MAX];
    for (unsigned i = 0; i < count; i++) {
        const move_t move = moves[rng_below(&rng, match_moves(&match, moves))];
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(move));
    }
}

static void finish(int16_t first, int16_t second) {
    const struct standing standing = {.points = {first, second},
                                      .rank = {first >= second ? 1 : 2, second >= first ? 1 : 2}};
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_finish(&standing));
}

static void assert_same_match(void) {
    TEST_ASSERT_EQUAL_UINT(match.length, read_back.length);
    TEST_ASSERT_EQUAL_UINT(match.redo, read_back.redo);
    TEST_ASSERT_EQUAL_UINT(match.barrier, read_back.barrier);
    TEST_ASSERT_EQUAL_MEMORY(match.state, read_back.state, sizeof match.state);
}

static unsigned count_listed(void) {
    struct journal_entry entry = {0};
    unsigned count = 0;
    while (journal_list(&entry)) {
        count++;
    }
    return count;
}

static unsigned sector_of(uint32_t id) {
    const int sector = journal_ring_part(id, 0);
    TEST_ASSERT_GREATER_OR_EQUAL(0, sector);
    return (unsigned)sector;
}

static void refresh_crc(uint8_t *header) {
    put32(header + JOURNAL_AT_CRC, crc32(0, header + JOURNAL_AT_FORMAT, JOURNAL_AT_CRC - JOURNAL_AT_FORMAT));
}

/* ---- checksums */

static void test_checksums_are_the_published_ones(void) {
    const uint8_t *digits = (const uint8_t *)"123456789";
    TEST_ASSERT_EQUAL_HEX32(0xcbf43926u, crc32(0, digits, 9));
    TEST_ASSERT_EQUAL_HEX32(0xcbf43926u, crc32(crc32(0, digits, 4), digits + 4, 5));
    TEST_ASSERT_EQUAL_HEX8(0x3e,
                           crc8(0, digits, 9)); /* 0x2f without AUTOSAR's inversions: CRC-8/OPENSAFETY */
}

/* ---- going on */

static void test_a_match_goes_on_after_power_on_where_it_was(void) {
    const uint32_t id = begin(TALLY_SHORT);
    play(17);
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
    match = read_back;
    play(3);
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
}

static void test_undo_and_redo_are_kept(void) {
    const uint32_t id = begin(TALLY_SHORT);
    play(5);
    while (match.length - match.barrier < 3) {
        play(1);
    }
    for (unsigned i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_undo(&match));
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_UNDO));
    }
    TEST_ASSERT_EQUAL(MATCH_OK, match_redo(&match));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_REDO));
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_EQUAL_UINT(1, read_back.redo);
}

static void test_a_long_match_goes_on_in_further_sectors(void) {
    const uint32_t id = begin(TALLY_LONG);
    play(2400);
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&match));
    TEST_ASSERT_GREATER_OR_EQUAL(0, journal_ring_part(id, 2));
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_EQUAL_UINT(1, count_listed());
}

static void test_several_matches_in_progress(void) {
    const uint32_t first = begin(TALLY_SHORT);
    play(4);
    const uint32_t second = begin(TALLY_SHORT);
    play(6);
    TEST_ASSERT_EQUAL_UINT32(first, journal_oldest(0));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(first, &match, tally_games));
    TEST_ASSERT_EQUAL_UINT(4, match.length);
    play(1);
    TEST_ASSERT_EQUAL_UINT32(second, journal_oldest(first)); /* the one that is played is not offered */
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(first, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(second, &read_back, tally_games));
    TEST_ASSERT_EQUAL_UINT(6, read_back.length);
}

static void test_the_match_to_go_on_with_is_the_one_played_last(void) {
    TEST_ASSERT_EQUAL_UINT32(0, journal_current());
    const uint32_t first = begin(TALLY_SHORT);
    const uint32_t second = begin(TALLY_SHORT);
    TEST_ASSERT_EQUAL_UINT32(second, journal_current());
    const unsigned programs = flash_model_counts()->programs;
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(second, &match, tally_games));
    const unsigned settled = flash_model_counts()->programs - programs;
    TEST_ASSERT_TRUE_MESSAGE(settled <= 2, "to go on with the same one is not noted");
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(first, &match, tally_games));
    TEST_ASSERT_EQUAL_UINT32(first, journal_current());
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT32(first, journal_current());
    const uint32_t third = begin(TALLY_SHORT);
    TEST_ASSERT_EQUAL_UINT32(third, journal_current());
    play(1);
    finish(3, 2);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(first, journal_current(), "again, once the newer one is over");
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_forget(first));
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT32(second, journal_current());
}

static void test_what_cannot_be_stored_is_refused(void) {
    begin(TALLY_SHORT);
    TEST_ASSERT_EQUAL(JOURNAL_REFUSED, journal_append(MOVE_NONE));
    TEST_ASSERT_EQUAL(JOURNAL_REFUSED, journal_append(JOURNAL_MOVE_END));
    TEST_ASSERT_EQUAL(JOURNAL_REFUSED, journal_append(1u << 24));
    TEST_ASSERT_EQUAL(JOURNAL_REFUSED, journal_settings_save("", 0));
    TEST_ASSERT_EQUAL(JOURNAL_REFUSED, journal_settings_save(&match, JOURNAL_SETTINGS_MAX + 1));
}

static void test_without_an_open_match_nothing_is_appended(void) {
    const struct standing standing = {0};
    TEST_ASSERT_EQUAL(JOURNAL_NONE, journal_append(1));
    TEST_ASSERT_EQUAL(JOURNAL_NONE, journal_finish(&standing));
    TEST_ASSERT_EQUAL(JOURNAL_NONE, journal_resume(7, &match, tally_games));
    TEST_ASSERT_EQUAL(JOURNAL_NONE, journal_forget(7));
    TEST_ASSERT_EQUAL_UINT32(0, journal_oldest(0));
}

/* ---- going on */

static uint16_t gone_on_after_power_on(uint32_t id) {
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    return journal_gone_on();
}

/* An undo is one record: whenever the power goes, the turn before stays as it was. */
static void test_what_is_taken_back_leaves_the_turn_before(void) {
    const uint32_t id = begin(TALLY_SHORT);
    play(3);
    TEST_ASSERT_EQUAL_UINT16(0, gone_on_after_power_on(id));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_GO_ON));
    TEST_ASSERT_EQUAL_UINT16(3, gone_on_after_power_on(id));
    play(1);
    TEST_ASSERT_EQUAL_UINT16(0, gone_on_after_power_on(id));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_UNDO));
    TEST_ASSERT_EQUAL_UINT16(3, gone_on_after_power_on(id));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_UNDO));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_REDO));
    TEST_ASSERT_EQUAL_UINT16(0, gone_on_after_power_on(id));
}

/* ---- the end, and statistics */

static void test_a_finished_match_can_be_read_and_not_gone_on_with(void) {
    struct journal_entry entry;
    const uint32_t id = begin(TALLY_SHORT);
    play(40);
    finish(30, 12);
    TEST_ASSERT_EQUAL(JOURNAL_NONE, journal_append(1));
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OVER, journal_resume(id, &read_back, tally_games));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(id, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_TRUE(journal_find(id, &entry));
    TEST_ASSERT_TRUE(entry.finished);
    TEST_ASSERT_EQUAL_INT(30, entry.standing.points[0]);
    TEST_ASSERT_EQUAL_UINT(2, entry.standing.rank[1]);
    TEST_ASSERT_EQUAL_STRING("Ben", entry.seats[1].name);
}

static struct journal_stat stat_of(const char *name) {
    struct journal_stat stat;
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        if (strncmp(stat.name, name, sizeof stat.name) == 0) {
            return stat;
        }
    }
    TEST_FAIL_MESSAGE("no such line of statistics");
    return stat;
}

static void test_statistics_per_game_and_name(void) {
    static const int16_t points[][2] = {{30, 12}, {-5, 7}, {9, 9}};
    for (unsigned i = 0; i < 3; i++) {
        begin(TALLY_SHORT);
        finish(points[i][0], points[i][1]);
    }
    power_on(SMALL);
    const struct journal_stat ann = stat_of("Ann");
    TEST_ASSERT_EQUAL_UINT(tally.id, ann.game);
    TEST_ASSERT_EQUAL_UINT(3, ann.games);
    TEST_ASSERT_EQUAL_UINT(2, ann.wins); /* a shared victory is one */
    TEST_ASSERT_EQUAL_INT(30, ann.best);
    TEST_ASSERT_EQUAL_INT(34, ann.sum);
    const struct journal_stat ben = stat_of("Ben");
    TEST_ASSERT_EQUAL_UINT(2, ben.wins);
    TEST_ASSERT_EQUAL_INT(12, ben.best);
    TEST_ASSERT_EQUAL_INT(28, ben.sum);
    const struct journal_stat all = stat_of("");
    TEST_ASSERT_EQUAL_UINT(3, all.games);
    TEST_ASSERT_EQUAL_UINT(2, all.wins);
    TEST_ASSERT_EQUAL_INT(46, all.sum);
}

static void test_streaks_and_beaten_levels(void) {
    static const int16_t points[][2] = {{3, 1}, {4, 1}, {1, 9}, {5, 2}, {6, 6}, {7, 3}};
    static const uint8_t now[] = {1, 2, 0, 1, 2, 3}, most[] = {1, 2, 2, 2, 2, 3};
    for (unsigned i = 0; i < 6; i++) {
        begin(TALLY_SHORT);
        finish(points[i][0], points[i][1]);
        power_on(SMALL);
        TEST_ASSERT_EQUAL_UINT(now[i], stat_of("Ann").streak);
        TEST_ASSERT_EQUAL_UINT(most[i], stat_of("Ann").longest);
        TEST_ASSERT_EQUAL_UINT(0, stat_of("").streak);
    }
    TEST_ASSERT_EQUAL_UINT(0, stat_of("Ann").beaten);
}

/* Alone against a level; sharing the first place with it is no victory over it. */
static void test_a_level_is_beaten_by_winning_alone(void) {
    static const int16_t points[][2] = {{2, 8}, {6, 6}, {7, 3}};
    static const uint8_t beaten[] = {0, 0, 4};
    for (unsigned i = 0; i < 3; i++) {
        const struct journal_seat who[GAME_SEATS_MAX] = {{"Ann", {0, 0}}, {"Hard", {3, 1}}};
        uint32_t id = 0;
        const struct setup setup = {.game = &tally, .seats = 2, .seed = i};
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(&setup, who, &id));
        finish(points[i][0], points[i][1]);
        TEST_ASSERT_EQUAL_UINT(beaten[i], stat_of("Ann").beaten);
        TEST_ASSERT_EQUAL_UINT(0, stat_of("Hard").beaten);
    }
}

/* Hints are noted with the result; one of another match, or of before it was taken up again, is not. */
static void test_hints_and_moves_taken_back_are_counted(void) {
    (void)begin(TALLY_SHORT);
    journal_note_hint();
    const uint32_t id = begin(TALLY_SHORT);
    play(8);
    for (unsigned i = 0; i < 3; i++) {
        journal_note_hint();
    }
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_UNDO));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_UNDO));
    TEST_ASSERT_EQUAL_UINT(0, journal_used(id).hints);
    finish(3, 1);
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(3, journal_used(id).hints);
    TEST_ASSERT_EQUAL_UINT(2, journal_used(id).undone);
    const uint32_t other = begin(TALLY_SHORT);
    journal_note_hint();
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(other, &read_back, tally_games));
    finish(3, 1);
    TEST_ASSERT_EQUAL_UINT(0, journal_used(other).hints);
    TEST_ASSERT_EQUAL_UINT(0, journal_used(12345).undone);
}

static void test_a_best_below_zero_is_a_best(void) {
    begin(TALLY_SHORT);
    finish(-8, -3);
    begin(TALLY_SHORT);
    finish(-6, -9);
    TEST_ASSERT_EQUAL_INT(-6, stat_of("Ann").best);
}

static void test_means_are_rounded(void) {
    static const struct {
        int32_t sum, tenths;
        uint16_t games;
    } cases[] = {{0, 0, 0},   {5, 17, 3}, {-5, -17, 3}, {4, 13, 3},   {1, 3, 4},
                 {-1, -3, 4}, {1, 0, 21}, {-1, 0, 21},  {29, 19, 15}, {INT32_MAX, 327685, 65535}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct journal_stat stat = {.games = cases[i].games, .sum = cases[i].sum};
        TEST_ASSERT_EQUAL_INT32(cases[i].tenths, journal_mean_tenths(&stat));
    }
}

static void test_a_full_table_of_statistics_gives_up_what_was_unused_longest(void) {
    for (unsigned i = 0; i < JOURNAL_STATS_MAX + 8; i++) {
        struct journal_seat others[GAME_SEATS_MAX] = {{"Ann", {0, 0}}, {"x00", {0, 0}}};
        const struct setup setup = tally_setup(TALLY_SHORT);
        uint32_t id = 0;
        others[1].name[1] = (char)('0' + i / 10);
        others[1].name[2] = (char)('0' + i % 10);
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(&setup, others, &id));
        finish(1, 0);
        while (journal_tidy()) {
        }
    }
    TEST_ASSERT_EQUAL_UINT(JOURNAL_STATS_MAX + 8, stat_of("Ann").games);
    TEST_ASSERT_EQUAL_UINT(1, stat_of("x39").games);
    struct journal_stat stat;
    TEST_ASSERT_FALSE(journal_stats(JOURNAL_STATS_MAX, &stat));
}

/* ---- the ring */

static void test_the_ring_drops_the_oldest_finished_and_keeps_what_is_in_progress(void) {
    const uint32_t live = begin(TALLY_SHORT);
    play(9);
    const struct match kept = match;
    uint32_t last = 0;
    for (unsigned i = 0; i < 5 * SMALL; i++) {
        last = begin(TALLY_SHORT);
        play(10);
        finish(1, 2);
    }
    power_on(SMALL);
    struct journal_entry entry;
    TEST_ASSERT_TRUE(journal_find(last, &entry));
    TEST_ASSERT_FALSE(journal_find(live + 1, &entry));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(live, &read_back, tally_games));
    match = kept;
    assert_same_match();
    TEST_ASSERT_EQUAL_UINT(5 * SMALL, stat_of("").games);
}

static void test_a_ring_full_of_matches_says_so_and_offers_the_oldest(void) {
    const struct setup setup = tally_setup(TALLY_SHORT);
    uint32_t id = 0;
    const uint32_t first = begin(TALLY_SHORT);
    enum journal_result result = JOURNAL_OK;
    for (unsigned i = 0; i < SMALL && result == JOURNAL_OK; i++) {
        result = journal_new_match(&setup, seats, &id);
    }
    TEST_ASSERT_EQUAL(JOURNAL_FULL, result);
    TEST_ASSERT_EQUAL_UINT32(first, journal_oldest(0));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_forget(first));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(&setup, seats, &id));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_settings_save("full", 5)); /* these have a sector kept for them */
}

static void test_a_forgotten_match_stays_forgotten(void) {
    const uint32_t first = begin(TALLY_SHORT);
    const uint32_t second = begin(TALLY_SHORT);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_forget(first));
    TEST_ASSERT_EQUAL_UINT(1, count_listed());
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(1, count_listed());
    TEST_ASSERT_EQUAL(JOURNAL_NONE, journal_resume(first, &read_back, tally_games));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(second, &read_back, tally_games));
}

static void test_spares_are_erased_between_matches_and_none_during_one(void) {
    while (journal_tidy()) {
    }
    const unsigned clean = journal_health().clean;
    const uint32_t erased = flash_model_counts()->erases;
    TEST_ASSERT_GREATER_THAN(1, clean);
    begin(TALLY_SHORT);
    play(40);
    TEST_ASSERT_EQUAL_UINT32(erased, flash_model_counts()->erases);
    finish(2, 1);
    while (journal_tidy()) {
    }
    TEST_ASSERT_GREATER_OR_EQUAL(clean, journal_health().clean);
}

/* ---- settings */

static void test_settings_are_the_last_that_were_saved(void) {
    uint8_t settings[JOURNAL_SETTINGS_MAX];
    TEST_ASSERT_EQUAL_UINT(0, journal_settings_load(settings, sizeof settings));
    for (unsigned i = 0; i < 300; i++) {
        memset(settings, (int)(i & 0xff), sizeof settings);
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_settings_save(settings, 1 + i % JOURNAL_SETTINGS_MAX));
    }
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(1 + 299 % JOURNAL_SETTINGS_MAX, journal_settings_load(settings, sizeof settings));
    TEST_ASSERT_EQUAL_HEX8(299 & 0xff, settings[0]);
}

static void test_the_same_settings_again_write_nothing(void) {
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_settings_save("loud", 5));
    const uint32_t programs = flash_model_counts()->programs;
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_settings_save("loud", 5));
    TEST_ASSERT_EQUAL_UINT32(programs, flash_model_counts()->programs);
}

/* ---- flash that isn't what it should be */

static void test_another_format_is_left_alone_and_told(void) {
    const uint32_t foreign = begin(TALLY_SHORT);
    uint8_t *header = flash_model_bytes() + sector_of(foreign) * BOARD_FLASH_SECTOR;
    uint8_t before[BOARD_FLASH_SECTOR];
    begin(TALLY_SHORT);
    header[JOURNAL_AT_FORMAT] = JOURNAL_FORMAT + 1;
    refresh_crc(header);
    memcpy(before, header, sizeof before);
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(1, journal_health().foreign);
    TEST_ASSERT_EQUAL_UINT(1, count_listed());
    for (unsigned i = 0; i < 3 * SMALL; i++) {
        begin(TALLY_SHORT);
        finish(1, 1);
    }
    TEST_ASSERT_EQUAL_MEMORY(before, header, sizeof before);
}

static void test_a_match_of_other_rules_is_kept_and_refused(void) {
    const uint32_t id = begin(TALLY_SHORT);
    static const struct game *const none[] = {NULL};
    TEST_ASSERT_EQUAL(JOURNAL_FOREIGN, journal_resume(id, &read_back, none));
    TEST_ASSERT_EQUAL(JOURNAL_FOREIGN, journal_load(id, &read_back, none));
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(1, count_listed());
}

/* The flash held something else: it is taken into use, and never called damaged, at the first power-on or
 * later; what then is damaged still is. */
static void foreign_flash_is_taken_into_use(void) {
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(0, count_listed());
    TEST_ASSERT_EQUAL_UINT(0, journal_health().damaged);
    const uint32_t id = begin(TALLY_SHORT);
    play(5);
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_EQUAL_UINT(0, journal_health().damaged);
    flash_model_bytes()[sector_of(id) * BOARD_FLASH_SECTOR] ^= 4; /* the magic's first letter */
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(1, journal_health().damaged);
}

static void test_flash_full_of_anything_is_taken_into_use(void) {
    for (unsigned i = 0; i < SMALL * BOARD_FLASH_SECTOR; i++) {
        flash_model_bytes()[i] = (uint8_t)rng_next(&rng);
    }
    foreign_flash_is_taken_into_use();
}

/* Of the kind that MicroPython leaves in a PicoSystem's flash: blocks of littlefs, files of text, erased
 * blocks. */
static void test_flash_of_another_program_is_taken_into_use(void) {
    static const char text[] = "import picosystem\n\ndef update(tick):\n    pass\n";
    for (unsigned sector = 0; sector < SMALL; sector++) {
        uint8_t *at = flash_model_bytes() + sector * BOARD_FLASH_SECTOR;
        for (unsigned i = 0; i < BOARD_FLASH_SECTOR && sector % 3 != 2; i++) {
            at[i] = (uint8_t)text[i % (sizeof text - 1)];
        }
        if (sector % 3 == 0) {
            memcpy(at, "\x01\x00\x00\x00\xf0\x0f\xff\xf7littlefs", 16);
        }
    }
    foreign_flash_is_taken_into_use();
}

static void test_a_rotten_header_costs_its_match_alone(void) {
    const uint32_t rotten = begin(TALLY_SHORT);
    play(5);
    const uint32_t good = begin(TALLY_SHORT);
    play(7);
    flash_model_bytes()[sector_of(rotten) * BOARD_FLASH_SECTOR + JOURNAL_AT_SETUP] ^= 4;
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(1, count_listed());
    TEST_ASSERT_EQUAL_UINT(1, journal_health().damaged);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(good, &read_back, tally_games));
    assert_same_match();
}

static void test_a_rotten_record_costs_what_follows_and_is_told(void) {
    const uint32_t id = begin(TALLY_SHORT);
    play(20);
    flash_model_bytes()[sector_of(id) * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS +
                        12 * JOURNAL_RECORD_BYTES] ^= 0x10;
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_DAMAGED, journal_resume(id, &match, tally_games));
    TEST_ASSERT_EQUAL_UINT(12, match.length);
    play(3);
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_DAMAGED, journal_load(id, &read_back, tally_games));
    assert_same_match();
}

static void test_bits_in_the_free_part_are_stepped_over(void) {
    const uint32_t id = begin(TALLY_SHORT);
    play(6);
    flash_model_bytes()[sector_of(id) * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS + 30 * JOURNAL_RECORD_BYTES +
                        2] = 0x7f;
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &match, tally_games));
    TEST_ASSERT_EQUAL_UINT(6, match.length);
    play(30);
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
}

static void test_a_slot_that_does_not_take_its_record_is_stepped_over(void) {
    const uint32_t id = begin(TALLY_SHORT);
    play(3);
    flash_model_bytes()[sector_of(id) * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS + 4 * JOURNAL_RECORD_BYTES] =
        0;
    play(10);
    power_on(SMALL);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &read_back, tally_games));
    assert_same_match();
}

/* What a cut can leave of the fifth record: its payload, and a check that is not seen today. */
static uint8_t *leave_unsure(uint32_t id) {
    uint8_t *slot = flash_model_bytes() + sector_of(id) * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS +
                    4 * JOURNAL_RECORD_BYTES;
    play(5);
    slot[MATCH_MOVE_BYTES] = JOURNAL_CHECK_FREE;
    power_on(SMALL);
    const uint32_t before = get32(slot);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &match, tally_games));
    TEST_ASSERT_EQUAL_UINT(4, match.length);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(before, get32(slot), "nobody knows what is safe to do with it");
    return slot;
}

static void assert_stored_for_good(uint32_t id, uint8_t *slot) {
    static struct journal_walk walk;
    for (unsigned check = 0; check <= JOURNAL_CHECK_FREE; check++) {
        slot[MATCH_MOVE_BYTES] = (uint8_t)check;
        power_on(SMALL);
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(id, &read_back, tally_games));
        assert_same_match();
        TEST_ASSERT_TRUE(journal_walk_begin(&walk, id));
        TEST_ASSERT_EQUAL_UINT(match.length, walk.length);
    }
}

/* journal_cuts met this once in five million cuts: a torn record whose check was seen only some other day. */
static void test_a_torn_record_never_comes_back_whatever_its_check_is_seen_as(void) {
    const uint32_t id = begin(TALLY_SHORT);
    uint8_t *slot = leave_unsure(id);
    play(3);
    TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(0, journal_ring_part(id, 1), "it goes on elsewhere");
    assert_stored_for_good(id, slot);
}

static void test_a_torn_record_does_not_come_back_behind_the_result(void) {
    const uint32_t id = begin(TALLY_SHORT);
    uint8_t *slot = leave_unsure(id);
    finish(3, 2);
    assert_stored_for_good(id, slot);
}

/* ---- notes to matches that are over */

static uint8_t note_bytes[JOURNAL_NOTE_MAX], note_read[JOURNAL_NOTE_MAX];

static uint32_t over_with_note(unsigned count) {
    const uint32_t id = begin(TALLY_SHORT);
    play(40);
    for (unsigned i = 0; i < sizeof note_bytes; i++) {
        note_bytes[i] = (uint8_t)(i % 3 == 0 ? 0xff : rng_next(&rng));
    }
    TEST_ASSERT_EQUAL_MESSAGE(JOURNAL_NONE, journal_note_save(id, note_bytes, count), "it is going on");
    finish(3, 2);
    return id;
}

static void test_a_note_stays_with_its_match_and_changes_nothing_of_it(void) {
    const uint32_t id = over_with_note(200);
    struct journal_entry entry;
    TEST_ASSERT_EQUAL_UINT(0, journal_note_load(id, note_read, sizeof note_read));
    TEST_ASSERT_EQUAL(JOURNAL_REFUSED, journal_note_save(id, note_bytes, JOURNAL_NOTE_MAX + 1));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_note_save(id, note_bytes, 200));
    power_on(SMALL);
    TEST_ASSERT_EQUAL_UINT(200, journal_note_load(id, note_read, sizeof note_read));
    TEST_ASSERT_EQUAL_MEMORY(note_bytes, note_read, 200);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(0, journal_note_load(id, note_read, 199), "no room");
    note_bytes[7] ^= 1; /* another one takes its place */
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_note_save(id, note_bytes, 33));
    TEST_ASSERT_EQUAL_UINT(33, journal_note_load(id, note_read, sizeof note_read));
    TEST_ASSERT_EQUAL_MEMORY(note_bytes, note_read, 33);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(id, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_TRUE(journal_find(id, &entry) && entry.finished);
    TEST_ASSERT_EQUAL_UINT(0, journal_used(id).undone);
}

static void test_a_sector_that_is_full_takes_no_note(void) {
    const uint32_t id = over_with_note(100);
    unsigned notes = 0;
    while (journal_note_save(id, note_bytes, JOURNAL_NOTE_MAX) == JOURNAL_OK) {
        notes++;
    }
    TEST_ASSERT_EQUAL(JOURNAL_FULL, journal_note_save(id, note_bytes, JOURNAL_NOTE_MAX));
    TEST_ASSERT_GREATER_THAN_UINT(2, notes);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(id, &read_back, tally_games));
    assert_same_match();
    TEST_ASSERT_EQUAL_UINT(JOURNAL_NOTE_MAX, journal_note_load(id, note_read, sizeof note_read));
}

static uint32_t cut_at;
static enum flash_tear cut_kind;
static jmp_buf cut_to;

static void cut(const struct flash_op *op) {
    if (cut_at < op->count) {
        flash_model_tear(op, cut_kind, cut_at, cut_at);
        longjmp(cut_to, 1);
    }
    cut_at -= op->count;
}

/* At every byte, in every way: the match is as it was, and the note is whole or there is none; and there is
 * room for it afterwards. */
static void test_a_cut_in_a_note_costs_no_more_than_the_note(void) {
    static struct flash_copy whole;
    const uint32_t id = over_with_note(40);
    flash_model_save(&whole);
    for (unsigned i = 0; i < 60u * TEAR_KINDS; i++) {
        flash_model_restore(&whole);
        power_on(SMALL);
        cut_at = i / TEAR_KINDS;
        cut_kind = (enum flash_tear)(i % TEAR_KINDS);
        flash_model_hook(cut);
        if (setjmp(cut_to) == 0) {
            (void)journal_note_save(id, note_bytes, 40);
        }
        flash_model_hook(NULL);
        for (uint32_t seed = 1; seed < 4; seed++) {
            flash_model_power_on(seed);
            power_on(SMALL);
            TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(id, &read_back, tally_games));
            assert_same_match();
            const unsigned count = journal_note_load(id, note_read, sizeof note_read);
            TEST_ASSERT_TRUE(count == 0 || count == 40);
            if (count > 0) {
                TEST_ASSERT_EQUAL_MEMORY(note_bytes, note_read, count);
            }
        }
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_note_save(id, note_bytes, 40));
        TEST_ASSERT_EQUAL_UINT(40, journal_note_load(id, note_read, sizeof note_read));
    }
}

static void test_sectors_that_cannot_be_erased_are_done_without(void) {
    flash_model_break(0);
    flash_model_break(3);
    const uint32_t id = begin(TALLY_SHORT);
    play(5);
    for (unsigned i = 0; i < 2 * SMALL; i++) {
        begin(TALLY_SHORT);
        play(1);
        finish(1, 0);
    }
    TEST_ASSERT_EQUAL_UINT(2, journal_health().bad);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_load(id, &read_back, tally_games));
    TEST_ASSERT_EQUAL_UINT(5, read_back.length);
}

static void test_flash_that_takes_nothing_is_told(void) {
    const struct setup setup = tally_setup(TALLY_SHORT);
    uint32_t id = 0;
    begin(TALLY_SHORT);
    for (unsigned i = 0; i < SMALL; i++) {
        flash_model_break(i);
    }
    TEST_ASSERT_EQUAL(JOURNAL_FLASH, journal_append(1));
    TEST_ASSERT_EQUAL(JOURNAL_FLASH, journal_settings_save("loud", 5));
    TEST_ASSERT_NOT_EQUAL(JOURNAL_OK, journal_new_match(&setup, seats, &id));
}

static void test_every_result_has_its_sentence(void) {
    for (unsigned i = 0; i < JOURNAL_RESULTS; i++) {
        TEST_ASSERT_NOT_NULL(journal_result_text((enum journal_result)i));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_checksums_are_the_published_ones);
    RUN_TEST(test_a_match_goes_on_after_power_on_where_it_was);
    RUN_TEST(test_undo_and_redo_are_kept);
    RUN_TEST(test_a_long_match_goes_on_in_further_sectors);
    RUN_TEST(test_several_matches_in_progress);
    RUN_TEST(test_the_match_to_go_on_with_is_the_one_played_last);
    RUN_TEST(test_what_cannot_be_stored_is_refused);
    RUN_TEST(test_without_an_open_match_nothing_is_appended);
    RUN_TEST(test_what_is_taken_back_leaves_the_turn_before);
    RUN_TEST(test_a_finished_match_can_be_read_and_not_gone_on_with);
    RUN_TEST(test_statistics_per_game_and_name);
    RUN_TEST(test_streaks_and_beaten_levels);
    RUN_TEST(test_a_level_is_beaten_by_winning_alone);
    RUN_TEST(test_hints_and_moves_taken_back_are_counted);
    RUN_TEST(test_a_best_below_zero_is_a_best);
    RUN_TEST(test_means_are_rounded);
    RUN_TEST(test_a_full_table_of_statistics_gives_up_what_was_unused_longest);
    RUN_TEST(test_the_ring_drops_the_oldest_finished_and_keeps_what_is_in_progress);
    RUN_TEST(test_a_ring_full_of_matches_says_so_and_offers_the_oldest);
    RUN_TEST(test_a_forgotten_match_stays_forgotten);
    RUN_TEST(test_spares_are_erased_between_matches_and_none_during_one);
    RUN_TEST(test_settings_are_the_last_that_were_saved);
    RUN_TEST(test_the_same_settings_again_write_nothing);
    RUN_TEST(test_another_format_is_left_alone_and_told);
    RUN_TEST(test_a_match_of_other_rules_is_kept_and_refused);
    RUN_TEST(test_flash_full_of_anything_is_taken_into_use);
    RUN_TEST(test_flash_of_another_program_is_taken_into_use);
    RUN_TEST(test_a_rotten_header_costs_its_match_alone);
    RUN_TEST(test_a_rotten_record_costs_what_follows_and_is_told);
    RUN_TEST(test_bits_in_the_free_part_are_stepped_over);
    RUN_TEST(test_a_slot_that_does_not_take_its_record_is_stepped_over);
    RUN_TEST(test_a_torn_record_never_comes_back_whatever_its_check_is_seen_as);
    RUN_TEST(test_a_torn_record_does_not_come_back_behind_the_result);
    RUN_TEST(test_a_note_stays_with_its_match_and_changes_nothing_of_it);
    RUN_TEST(test_a_sector_that_is_full_takes_no_note);
    RUN_TEST(test_a_cut_in_a_note_costs_no_more_than_the_note);
    RUN_TEST(test_sectors_that_cannot_be_erased_are_done_without);
    RUN_TEST(test_flash_that_takes_nothing_is_told);
    RUN_TEST(test_every_result_has_its_sentence);
    return UNITY_END();
}
