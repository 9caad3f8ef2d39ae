/* The matches that are kept: listed, gone on with, looked at again, thrown away, counted. By buttons. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "bytes.h"
#include "console.h"
#include "crc.h"
#include "flash_model.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "home.h"
#include "journal.h"
#include "journal_ring.h"
#include "match_ending.h"
#include "match_screens.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "search.h"
#include "settings_store.h"

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 1);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

/* Off and on, and home from the match that comes back. */
static void power_cycle(void) {
    board_start();
    console_start(&settings_in_journal);
    screen_home();
    handheld_run_ms(100);
}

static uint32_t newest(void) {
    struct journal_entry entry = {0};
    return journal_list(&entry) ? entry.id : 0;
}

static void play_at_random(unsigned moves) {
    static move_t legal[GAME_MOVES_MAX];
    for (unsigned i = 0; play_turn() != GAME_OVER && (moves == 0 || i < moves); i++) {
        const unsigned count = match_moves(play_match(), legal);
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, count)]));
    }
}

/* A match with moves at random, without a screen; 0: to its end. */
static uint32_t match_of(const struct game *game, unsigned seats, unsigned persons, unsigned moves) {
    handheld_match(game, seats, persons, NULL, rng_next(&rng));
    play_at_random(moves);
    return newest();
}

/* Matches of Bronze until the person has won one. */
static void beat(const char *level) {
    const uint8_t number = search_level_find(games_all[0], level)->number;
    const struct play_seat who[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {number, 1}};
    do {
        struct setup setup;
        setup_default(&setup, games_all[0]);
        setup.seats = 2;
        setup.seed = rng_next(&rng);
        TEST_ASSERT_TRUE(play_new(&setup, who));
        play_at_random(0);
    } while (play_standing()->rank[0] != 1 || standing_winners(play_standing()) != 1);
}

static void go(const char *keys) {
    handheld_keys(keys);
}

/* From home, the cursor on its first line. */
static void open_matches(void) {
    go("uuA");
}

static void an_evening(uint32_t ids[6]) {
    ids[0] = match_of(games_all[0], 2, 2, 7);
    ids[1] = match_of(games_all[1], 5, 3, 0);
    ids[2] = match_of(games_all[0], 3, 2, 0);
    ids[3] = match_of(games_all[0], 4, 4, 12);
    ids[4] = match_of(games_all[1], 2, 1, 3);
    ids[5] = match_of(games_all[0], 2, 2, 0);
    power_cycle();
}

static void pictures(void) {
    uint32_t ids[6];
    an_evening(ids);
    handheld_picture("home-matches");
    open_matches();
    handheld_picture("matches");
    go("ddddd");
    handheld_picture("matches-scrolled");
    go("Y");
    handheld_picture("matches-help");
    go("BX");
    handheld_picture("statistics");
    go("r");
    handheld_picture("statistics-empire");
    go("Y");
    handheld_picture("statistics-help");
    go("BBB");
    handheld_picture("home-matches-below");
}

/* Of the game whose match is under the cursor, not always of the first one. */
static void the_statistics_are_of_the_match_under_the_cursor(void) {
    uint32_t ids[6];
    an_evening(ids);
    open_matches();
    go("X");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), games_all[0]->title), handheld_text());
    go("BdX");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), games_all[1]->title), handheld_text());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Statistics"), handheld_text());
}

/* But where nothing is known of that game, of the one that was played to its end last. */
static void nothing_known_leads_to_what_was_played_last(void) {
    (void)match_of(games_all[0], 2, 1, 0);
    (void)match_of(games_all[1], 2, 1, 0);
    (void)match_of(games_all[2], 2, 1, 3);
    power_cycle();
    open_matches();
    go("X");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), games_all[1]->title), handheld_text());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "All winners"), handheld_text());
}

/* And where nothing is known of any, of that one, which says so. */
static void a_first_match_has_its_own_game_s_statistics(void) {
    (void)match_of(games_all[2], 2, 1, 3);
    power_cycle();
    open_matches();
    go("X");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), games_all[2]->title), handheld_text());
}

/* From home: what the record of the only name in the statistics of Bronze says of levels. */
static void says_of_levels(const char *words) {
    power_cycle();
    open_matches();
    go("XA");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), words), handheld_text());
    go("BBB");
}

/* The highest rung counts, in whatever order rungs were beaten, or added to the game. */
static void a_record_tells_the_highest_level_beaten(void) {
    beat("elder");
    says_of_levels("Levels beaten: 1 of 7, up to Elder");
    beat("settler");
    says_of_levels("Levels beaten: 2 of 7, up to Elder");
    beat("normal");
    says_of_levels("Levels beaten: 3 of 7, up to Chief");
}

static char words_of_set_up[1024];

static void set_up_offers(const char *words) {
    new_game_start(); /* as after power-on */
    screen_home();
    new_game_open(game_ui_at(0));
    handheld_run_ms(100);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), words), handheld_text());
    strncpy(words_of_set_up, handheld_text(), sizeof words_of_set_up - 1);
    go("BB");
}

/* The gentlest to begin with, later on whoever sat there last; and how strong they are. */
static void a_new_match_offers_the_opponent_of_the_last(void) {
    set_up_offers("Novice: good for a first match");
    beat("elder");
    set_up_offers("Elder: beaten, try a stronger one");
    (void)match_of(games_all[1], 2, 2, 3);
    set_up_offers("Elder: beaten, try a stronger one");
    beat("settler");
    set_up_offers("Settler: beaten, try a stronger one");
    handheld_match(games_all[0], 3, 1, NULL, rng_next(&rng));
    set_up_offers("Novice");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(strstr(words_of_set_up, "Novice") + 1, "Novice"), words_of_set_up);
}

static unsigned all_matches(void) {
    struct journal_entry entry = {0};
    unsigned count = 0;
    while (journal_list(&entry)) {
        count++;
    }
    return count;
}

/* Set up, and left before anybody decided anything: it waits on home, until another is begun or taken up. */
static void a_match_that_nobody_played_is_dropped(void) {
    const uint32_t first = match_of(games_all[0], 2, 1, 0), second = match_of(games_all[1], 2, 2, 9);
    for (unsigned i = 0; i < 2; i++) {
        power_cycle();
        new_game_open(game_ui_at(0));
        go("X");
        TEST_ASSERT_EQUAL_UINT(3, all_matches());
    }
    screen_home();
    open_matches();
    go("ddA");
    TEST_ASSERT_EQUAL_UINT(2, all_matches());
    TEST_ASSERT_EQUAL_UINT32(first, play_id());
    TEST_ASSERT_EQUAL_UINT32(second, newest());
}

/* By the winner's page of the match that was ended last. */
static bool says_it_is_the_first(void) {
    screen_home();
    screen_push(&home_screen); /* the page takes its place */
    match_winner_show();
    handheld_run_ms(100);
    return strstr(handheld_text(), "Your first victory over") != NULL;
}

static void the_first_victory_over_each_level_is_said(void) {
    beat("easy");
    TEST_ASSERT_TRUE(says_it_is_the_first());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "over Novice."), handheld_text());
    handheld_picture("first-victory");
    beat("easy");
    TEST_ASSERT_FALSE(says_it_is_the_first());
    beat("settler");
    TEST_ASSERT_TRUE(says_it_is_the_first());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "over Settler."), handheld_text());
}

/* Of the first name in the statistics of Bronze. */
static void a_name_has_a_record(void) {
    for (unsigned i = 0; i < 7; i++) {
        match_of(games_all[0], 2 + i % 3, 1, 0);
        if (i == 3) {
            match_of(games_all[0], 2, 2, 0);
        }
    }
    power_cycle();
    open_matches();
    go("XuA"); /* on all winners there is nothing more */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "All winners"), handheld_text());
    go("BX"); /* on a name, where it begins, there is */
    handheld_picture("statistics-name");
    go("A");
    handheld_picture("record");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "2, people"), handheld_text());
    go("Y");
    handheld_picture("record-help");
    go("BBBB");
    TEST_ASSERT_TRUE(screen_at_home());
}

static void the_statistics_are_those_of_the_match(void) {
    match_of(games_all[0], 2, 1, 0);
    match_of(games_all[1], 2, 1, 0);
    power_cycle();
    open_matches();
    go("X");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), games_all[1]->title), handheld_text());
    go("BdX");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), games_all[0]->title), handheld_text());
}

static void a_record_tells_of_help(void) {
    enum { HOLD_MS = 700, THINKS_MS = 8000 };
    handheld_match(games_all[0], 2, 2, NULL, 3);
    match_continue();
    go("A");
    for (unsigned i = 0; i < 3; i++) {
        handheld_hold(BUTTON_Y, HOLD_MS);
        handheld_run_ms(THINKS_MS);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Leave it"), handheld_text());
        go("B");
    }
    static move_t legal[GAME_MOVES_MAX];
    TEST_ASSERT_GREATER_THAN_UINT(0, match_moves(play_match(), legal));
    TEST_ASSERT_TRUE(play_move(legal[0]));
    TEST_ASSERT_EQUAL(MATCH_OK, play_undo());
    play_at_random(0);
    match_of(games_all[0], 2, 1, 0);
    power_cycle();
    open_matches();
    go("XA");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Per match: 0.5 undos, 1.5 hints"), handheld_text());
}

static void any_match_in_progress_can_be_gone_on_with(void) {
    uint32_t ids[6];
    an_evening(ids);
    TEST_ASSERT_EQUAL_UINT32(ids[4], journal_current());
    open_matches();
    go("ddA");
    TEST_ASSERT_EQUAL(12, play_match()->length);
    TEST_ASSERT_EQUAL(4, play_seats());
    power_cycle();
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(ids[3], journal_current(), "and is still the one to go on with");
    go("A");
    TEST_ASSERT_EQUAL(12, play_match()->length);
    TEST_ASSERT_EQUAL(4, play_seats());
}

static void a_finished_one_can_be_looked_at(void) {
    uint32_t ids[6];
    struct journal_entry entry;
    an_evening(ids);
    open_matches();
    go("dddA");
    TEST_ASSERT_TRUE(journal_find(ids[2], &entry));
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_EQUAL(3, play_seats());
    TEST_ASSERT_EQUAL_MEMORY(entry.standing.points, play_standing()->points, sizeof entry.standing.points);
    handheld_picture("matches-ranking");
    go("AAAl"); /* table, chart, the match again, and to its end */
    handheld_picture("matches-replay");
    go("X");
    handheld_picture("matches-board");
    go("rA");
    handheld_picture("matches-log");
    go("BBB"); /* the log, the board, the match again */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "B Back"), handheld_text());
    go("BBB");                             /* chart, table, ranking */
    handheld_picture("matches-after-one"); /* where it was opened */
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(ids[4], journal_current(), "what is in progress is as it was");
    go("BuuuuA");
    TEST_ASSERT_EQUAL_UINT32(ids[4], play_id());
}

static void thrown_away_only_when_confirmed(void) {
    uint32_t ids[6];
    struct journal_entry entry;
    an_evening(ids);
    open_matches();
    go("ddddd");
    handheld_hold(BUTTON_B, 700);
    handheld_picture("matches-throw-away");
    go("B");
    TEST_ASSERT_TRUE(journal_find(ids[0], &entry));
    handheld_hold(BUTTON_B, 700);
    go("A");
    TEST_ASSERT_FALSE(journal_find(ids[0], &entry));
    for (unsigned i = 0; i < 5; i++) {
        handheld_hold(BUTTON_B, 700);
        go("A");
    }
    TEST_ASSERT_EQUAL_UINT32(0, newest());
    handheld_picture("home");
}

static void every_seat_count_in_the_list(void) {
    for (unsigned i = 0; i < 5; i++) {
        const unsigned seats = 2 + i % 4;
        match_of(games_all[1], seats, seats, i < 3 ? 0 : 2);
    }
    power_cycle();
    open_matches();
    handheld_picture("matches-seats");
}

/* Off and on after moves at random: the same match, seat to move and state, and the screen of the same step.
 */
static void each_step_comes_back(const struct game *game) {
    static uint8_t before[GAME_STATE_MAX];
    static move_t legal[GAME_MOVES_MAX];
    match_of(game, game->seats_max, game->seats_max, 1);
    for (unsigned i = 0; play_turn() != GAME_OVER; i++) {
        const unsigned length = play_match()->length;
        if (i % 3 == 0) {
            for (unsigned twice = 0; twice < 2; twice++) { /* what was just built is announced once */
                screen_home();
                match_continue();
            }
            const struct screen *step = screen_top();
            memcpy(before, play_state(), game->state_bytes);
            board_start();
            console_start(&settings_in_journal);
            TEST_ASSERT_TRUE(play_match()->setup.game == game);
            TEST_ASSERT_EQUAL(length, play_match()->length);
            TEST_ASSERT_EQUAL_MEMORY(before, play_state(), game->state_bytes);
            TEST_ASSERT_TRUE(step == screen_top() || play_hands_over()); /* nobody has taken it yet */
        }
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
}

static void power_on_leads_to_the_same_step(void) {
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        each_step_comes_back(*game);
    }
}

static uint16_t erases(void) {
    return journal_health().erases;
}

/* Where the ring has wrapped around, sectors are erased while the console sleeps, and none while it is played
 * on as long as erased ones are left. */
static void sectors_are_erased_when_nobody_plays(void) {
    enum { ASLEEP_MS = 600000, EVENING = 8 };
    while (journal_health().erases <= BOARD_FLASH_SECTORS) {
        match_of(games_all[1], 2, 2, 0);
    }
    power_cycle();
    handheld_run_ms(1000);
    TEST_ASSERT_EQUAL_MESSAGE(0, erases(), "none in view of the player");
    handheld_run_ms(ASLEEP_MS);
    TEST_ASSERT_EQUAL(EVENING, erases());
    TEST_ASSERT_EQUAL(EVENING, journal_health().clean);
    go("B"); /* wakes it */
    match_of(games_all[2], 4, 4, 0);
    for (unsigned i = 0; i < 4; i++) {
        match_of(games_all[i % 2], 2, 2, 0);
    }
    TEST_ASSERT_EQUAL_MESSAGE(EVENING, erases(), "an evening's matches find room");
}

/* The power goes between the last move and its result: the match counts all the same. */
static void a_result_that_was_cut_off_is_made_good(void) {
    static move_t legal[GAME_MOVES_MAX];
    struct journal_stat stat;
    static struct match match;
    const uint32_t id = match_of(games_all[0], 2, 2, 1);
    struct journal_entry entry;
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_resume(id, &match, games_all));
    while (match_turn(&match) != GAME_OVER) {
        match_moves(&match, legal);
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, legal[0]));
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(match_move(&match, match.length - 1u)));
    }
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(JOURNAL_GO_ON));
    TEST_ASSERT_FALSE(journal_stats(0, &stat));
    power_cycle();
    go("A");
    TEST_ASSERT_TRUE(journal_find(id, &entry));
    TEST_ASSERT_TRUE(entry.finished);
    TEST_ASSERT_TRUE(journal_stats(0, &stat));
    TEST_ASSERT_EQUAL(1, stat.games);
}

static void what_cannot_be_read_is_told(void) {
    const uint32_t id = match_of(games_all[0], 2, 2, 9);
    match_of(games_all[0], 2, 2, 0);
    uint8_t *flash = flash_model_bytes();
    const int sector = journal_ring_part(id, 0);
    TEST_ASSERT_TRUE(sector >= 0);
    flash[(unsigned)sector * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS + 5 * JOURNAL_RECORD_BYTES] ^=
        0x3c; /* a move, after a going on */
    memset(flash + 100 * BOARD_FLASH_SECTOR, 0x5a, BOARD_FLASH_SECTOR);
    board_start();
    console_start(&settings_in_journal); /* into the match that was played last */
    TEST_ASSERT_EQUAL(4, play_match()->length);
    handheld_run_ms(100);
    handheld_picture("matches-damaged");
    screen_home();
    handheld_run_ms(100);
    handheld_picture("home-damaged");
    power_cycle();
    open_matches();
    go("u");
    handheld_picture("matches-left-alone");
    go("A");
    handheld_picture("matches-left-alone-told");
    go("ABB");
}

/* That moves can't be saved is news in a match of which part was lost, too; each is said once. */
static void a_failure_after_a_loss_is_said(void) {
    static move_t legal[GAME_MOVES_MAX];
    const uint32_t id = match_of(games_all[0], 2, 2, 9);
    const int sector = journal_ring_part(id, 0);
    TEST_ASSERT_TRUE(sector >= 0);
    flash_model_bytes()[(unsigned)sector * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS +
                        4 * JOURNAL_RECORD_BYTES] ^= 0x3c; /* a move */
    board_start();
    journal_mount(BOARD_FLASH_SECTORS);
    TEST_ASSERT_TRUE(play_take_up(id));
    TEST_ASSERT_EQUAL(SAVE_PART_LOST, play_save_news());
    TEST_ASSERT_EQUAL(SAVE_WELL, play_save_news());
    flash_model_break((unsigned)sector);
    (void)match_moves(play_match(), legal);
    TEST_ASSERT_TRUE(handheld_move(legal[0]));
    TEST_ASSERT_EQUAL(SAVE_FAILED, play_save_news());
    TEST_ASSERT_EQUAL(SAVE_WELL, play_save_news());
}

/* Of a match that is over, what can't be read is not played again. */
static void a_finished_one_that_cannot_be_read_is_not_played(void) {
    uint32_t ids[6];
    struct journal_entry entry;
    an_evening(ids);
    const int sector = journal_ring_part(ids[5], 0);
    TEST_ASSERT_TRUE(sector >= 0);
    flash_model_bytes()[(unsigned)sector * BOARD_FLASH_SECTOR + JOURNAL_AT_RECORDS +
                        4 * JOURNAL_RECORD_BYTES] ^= 0x01;
    open_matches();
    go("A");
    handheld_picture("matches-unreadable");
    TEST_ASSERT_NOT_EQUAL_MESSAGE(ids[5], play_id(), "it is not played");
    go("A");
    handheld_picture("home-after-unreadable");
    TEST_ASSERT_EQUAL_MESSAGE(3, play_match()->length, "the one in progress");
    TEST_ASSERT_TRUE(journal_find(ids[5], &entry));
    TEST_ASSERT_TRUE(entry.finished);
}

/* After an update of the console, whose rules are other ones. */
static void the_last_match_of_another_version_is_told_of(void) {
    uint32_t ids[6];
    an_evening(ids);
    const int sector = journal_ring_part(ids[4], 0);
    TEST_ASSERT_TRUE(sector >= 0);
    uint8_t *header = flash_model_bytes() + (unsigned)sector * BOARD_FLASH_SECTOR;
    header[JOURNAL_AT_SETUP + 1]++; /* the rules' version */
    put32(header + JOURNAL_AT_CRC, crc32(0, header + JOURNAL_AT_FORMAT, JOURNAL_AT_CRC - JOURNAL_AT_FORMAT));
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(100);
    handheld_picture("boot-another-version");
    go("A");
    TEST_ASSERT_EQUAL_MESSAGE(12, play_match()->length, "the one before it");
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(100);
    TEST_ASSERT_EQUAL(12, play_match()->length);
    handheld_picture("boot-the-one-before");
}

/* A full memory asks before it drops a match that is in progress. */
static void no_room_is_asked_about(void) {
    uint32_t oldest = match_of(games_all[0], 2, 2, 3);
    struct setup setup;
    const struct play_seat who[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {PLAY_PERSON, 1}};
    struct journal_entry entry;
    setup_default(&setup, games_all[0]);
    while (journal_health().live + 2u < BOARD_FLASH_SECTORS) {
        TEST_ASSERT_TRUE(play_new(&setup, who));
    }
    play_at_random(1);
    power_cycle();
    go("dAuA"); /* Bronze; its last line begins it */
    handheld_picture("matches-no-room");
    TEST_ASSERT_TRUE_MESSAGE(journal_find(oldest, &entry), "nothing goes unasked");
    go("A");
    TEST_ASSERT_FALSE(journal_find(oldest, &entry));
    TEST_ASSERT_TRUE(journal_find(newest(), &entry));
    TEST_ASSERT_EQUAL_UINT32(newest(), journal_current());
}

/* Whoever would rather not save it goes on with it from home all the same, as long as there is power. */
static void a_match_without_room_waits_on_home(void) {
    struct setup setup;
    uint32_t id;
    setup_default(&setup, games_all[0]);
    while (journal_health().live + 3u < BOARD_FLASH_SECTORS) {
        TEST_ASSERT_EQUAL(JOURNAL_OK,
                          journal_new_match(&setup, (struct journal_seat[GAME_SEATS_MAX]){0}, &id));
    }
    (void)match_of(games_all[0], 2, 2, 1); /* one that is played */
    power_cycle();
    go("dAuA"); /* Bronze; its last line begins it */
    go("B");    /* don't save */
    static move_t legal[GAME_MOVES_MAX];
    for (unsigned i = 0; i < 3; i++) {
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
    const unsigned length = play_match()->length;
    TEST_ASSERT_EQUAL_UINT32(0, play_id());
    screen_home();
    handheld_run_ms(100);
    handheld_picture("matches-unsaved-on-home");
    go("A"); /* Continue */
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(0, play_id(), "not another one's");
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
}

/* The flash at its slowest (W25Q128JV's data sheet, 9.6: 3 ms a page, 400 ms a sector), and the longest time
 * that nothing fed the watchdog meanwhile. */
static struct { uint32_t feeds, unfed_us, longest_us; } slow_flash;

static void take_time(const struct flash_op *op) {
    enum { PROGRAM_US = 3000, ERASE_US = 400000 };
    if (slow_flash.feeds != headless_state()->feeds) {
        slow_flash.feeds = headless_state()->feeds;
        slow_flash.unfed_us = 0;
    }
    slow_flash.unfed_us += op->erase ? ERASE_US : PROGRAM_US;
    if (slow_flash.unfed_us > slow_flash.longest_us) {
        slow_flash.longest_us = slow_flash.unfed_us;
    }
}

/* A long match for which there was no room is written in one go when the oldest has made some. */
static void a_long_match_is_written_without_the_watchdog_biting(void) {
    enum { MOVES = 600 };
    struct setup setup;
    uint32_t id;
    setup_default(&setup, games_all[0]);
    while (journal_health().live + 2u < BOARD_FLASH_SECTORS) {
        TEST_ASSERT_EQUAL(JOURNAL_OK,
                          journal_new_match(&setup, (struct journal_seat[GAME_SEATS_MAX]){0}, &id));
    }
    power_cycle();
    match_of(games_all[2], 4, 4, MOVES);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(0, play_id(), "there is no room");
    match_tell_saving();
    const uint32_t programs = flash_model_counts()->programs;
    memset(&slow_flash, 0, sizeof slow_flash);
    flash_model_hook(take_time);
    go("A");
    flash_model_hook(NULL);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT32(MOVES, flash_model_counts()->programs - programs);
    TEST_ASSERT_LESS_THAN_UINT32(BOARD_WATCHDOG_MS * 1000u / 2u, slow_flash.longest_us);
}

/* A match that outgrows its sector when the memory has filled up meanwhile: the same question, and then all
 * of it is there, once. */
static void no_room_to_go_on_is_asked_about(void) {
    enum { PAIRS = JOURNAL_RECORDS_IN_SECTOR / 2 };
    static move_t legal[GAME_MOVES_MAX];
    struct setup setup;
    struct journal_entry entry;
    handheld_start_new(&settings_in_journal); /* nothing is in its store */
    const uint32_t first = match_of(games_all[1], 2, 2, 3);
    const uint32_t id = match_of(games_all[0], 2, 2, 1);
    setup_default(&setup, games_all[0]);
    while (journal_health().live + 2u < BOARD_FLASH_SECTORS) {
        uint32_t other;
        TEST_ASSERT_EQUAL(JOURNAL_OK,
                          journal_new_match(&setup, (struct journal_seat[GAME_SEATS_MAX]){0}, &other));
    }
    TEST_ASSERT_TRUE(play_take_up(id)); /* its note takes the store to a sector of its own */
    while (play_undo() != MATCH_OK) {
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
    for (unsigned i = 0; i < PAIRS; i++) {
        TEST_ASSERT_TRUE(handheld_again());
        TEST_ASSERT_EQUAL(MATCH_OK, play_undo());
    }
    TEST_ASSERT_TRUE(handheld_again());
    const unsigned length = play_match()->length;
    screen_home();
    match_continue();
    handheld_run_ms(100);
    handheld_picture("matches-no-room-to-go-on");
    TEST_ASSERT_TRUE(journal_find(first, &entry));
    go("A");
    TEST_ASSERT_FALSE(journal_find(first, &entry));
    TEST_ASSERT_TRUE_MESSAGE(journal_find(id, &entry), "what there is stays until all is there");
    go("A"); /* the next one too: a fresh match wants three sectors */
    TEST_ASSERT_TRUE(play_id() > id);
    TEST_ASSERT_FALSE_MESSAGE(journal_find(id, &entry), "it stands elsewhere now");
    board_start();
    console_start(&settings_in_journal);
    TEST_ASSERT_EQUAL(length, play_match()->length);
}

/* Whether there is a match to go on with is a question: nothing is loaded, written or changed. */
static void peeking_changes_nothing(void) {
    static struct match before;
    struct going_on going;
    const uint32_t open = match_of(games_all[0], 2, 2, 7);
    const uint32_t over = match_of(games_all[0], 2, 2, 0);
    const struct flash_counts flash = *flash_model_counts();
    const uint32_t version = play_version();
    memcpy(&before, play_match(), sizeof before);
    TEST_ASSERT_TRUE(match_peek_last(&going));
    TEST_ASSERT_FALSE(going.loaded);
    TEST_ASSERT_EQUAL_STRING(games_all[0]->title, going.where);
    TEST_ASSERT_EQUAL_UINT32(over, play_id());
    TEST_ASSERT_EQUAL_UINT32(version, play_version());
    TEST_ASSERT_EQUAL_MEMORY(&before, play_match(), sizeof before);
    TEST_ASSERT_EQUAL_MEMORY(&flash, flash_model_counts(), sizeof flash);
    TEST_ASSERT_TRUE(match_resume_last());
    TEST_ASSERT_TRUE(match_peek_last(&going));
    TEST_ASSERT_TRUE(going.loaded);
    TEST_ASSERT_EQUAL_UINT32(open, play_id());
}

static void restart_after_a_hang(void) {
    headless_boot_cause((struct board_boot){CAUSE_WATCHDOG, 0});
    board_start();
    console_start(&settings_in_journal);
    headless_boot_cause((struct board_boot){CAUSE_POWER, 0});
}

static void a_hang_leads_back_into_the_match(void) {
    const uint32_t id = match_of(games_all[0], 2, 2, 7);
    match_continue();
    restart_after_a_hang();
    TEST_ASSERT_TRUE(play_loaded());
    TEST_ASSERT_EQUAL_UINT32(id, play_id());
    go("A"); /* what happened is shown over it */
    TEST_ASSERT_TRUE(screen_top() != &home_screen);
}

/* One that was left, or is over, is not gone back to; nor is another one in its place. One that brings the
 * console down can be left alone: it is not even replayed for home's first line. */
static void a_hang_elsewhere_leads_home(void) {
    static move_t legal[GAME_MOVES_MAX];
    const uint32_t id = match_of(games_all[0], 2, 2, 7);
    match_continue();
    match_leave();
    restart_after_a_hang();
    go("A");
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
    TEST_ASSERT_FALSE(play_loaded());
    handheld_picture("home-not-loaded");
    go("A");
    TEST_ASSERT_EQUAL_UINT32(id, play_id());
    (void)match_of(games_all[0], 2, 2, 7);
    match_continue();
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
    match_show();
    restart_after_a_hang();
    go("A");
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
}

/* As a newer console may have kept it: the strongest plays in its place, also when it is played again. */
static void a_level_that_is_not_here_stays_an_opponent(void) {
    enum { NOT_HERE = 200 };
    static move_t legal[GAME_MOVES_MAX];
    const struct journal_seat seats[GAME_SEATS_MAX] = {
        {.kind = {PLAY_PERSON, 0}}, {.kind = {NOT_HERE, 1}}, {.kind = {PLAY_PERSON, 2}}};
    struct setup setup;
    uint32_t id;
    setup_default(&setup, games_all[0]);
    setup.seats = 3;
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(&setup, seats, &id));
    TEST_ASSERT_TRUE(play_take_up(id));
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
    match_continue();
    new_game_again();
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_TRUE(play_is_person(0) && play_is_person(2));
    TEST_ASSERT_EQUAL_STRING("hard", search_level_numbered(games_all[0], (uint8_t)play_level(1))->name);
    TEST_ASSERT_FALSE(play_is_person(1));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(pictures);
    RUN_TEST(the_statistics_are_of_the_match_under_the_cursor);
    RUN_TEST(nothing_known_leads_to_what_was_played_last);
    RUN_TEST(a_first_match_has_its_own_game_s_statistics);
    RUN_TEST(a_match_that_nobody_played_is_dropped);
    RUN_TEST(a_name_has_a_record);
    RUN_TEST(the_statistics_are_those_of_the_match);
    RUN_TEST(a_record_tells_of_help);
    RUN_TEST(a_record_tells_the_highest_level_beaten);
    RUN_TEST(a_new_match_offers_the_opponent_of_the_last);
    RUN_TEST(the_first_victory_over_each_level_is_said);
    RUN_TEST(any_match_in_progress_can_be_gone_on_with);
    RUN_TEST(a_finished_one_can_be_looked_at);
    RUN_TEST(thrown_away_only_when_confirmed);
    RUN_TEST(every_seat_count_in_the_list);
    RUN_TEST(power_on_leads_to_the_same_step);
    RUN_TEST(sectors_are_erased_when_nobody_plays);
    RUN_TEST(a_result_that_was_cut_off_is_made_good);
    RUN_TEST(what_cannot_be_read_is_told);
    RUN_TEST(a_failure_after_a_loss_is_said);
    RUN_TEST(a_finished_one_that_cannot_be_read_is_not_played);
    RUN_TEST(the_last_match_of_another_version_is_told_of);
    RUN_TEST(no_room_is_asked_about);
    RUN_TEST(a_match_without_room_waits_on_home);
    RUN_TEST(a_long_match_is_written_without_the_watchdog_biting);
    RUN_TEST(no_room_to_go_on_is_asked_about);
    RUN_TEST(peeking_changes_nothing);
    RUN_TEST(a_hang_leads_back_into_the_match);
    RUN_TEST(a_hang_elsewhere_leads_home);
    RUN_TEST(a_level_that_is_not_here_stays_an_opponent);
    return UNITY_END();
}
