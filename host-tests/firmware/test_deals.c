/* Deals that are played again, and that travel as codes: by buttons. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "console.h"
#include "deal.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "home.h"
#include "journal.h"
#include "match_screens.h"
#include "play.h"
#include "qr.h"
#include "rng.h"
#include "same_deal.h"
#include "screen.h"
#include "settings_store.h"

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 21);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

static void show_ranking(void) {
    screen_home();
    screen_push(screen_top());
    ranking_open();
    handheld_run_ms(1000);
}

/* A match by random moves, without a screen; and its end on the screen. */
static void play_to_the_ranking(const struct setup *setup, const struct play_seat *who) {
    static move_t legal[GAME_MOVES_MAX];
    TEST_ASSERT_TRUE(play_new(setup, who));
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE(handheld_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
    show_ranking();
}

static struct setup setup_of(const struct game *game, unsigned seats, uint64_t seed) {
    struct setup setup;
    setup_default(&setup, game);
    setup.seats = (uint8_t)seats;
    setup.seed = seed;
    return setup;
}

static const struct play_seat a_person_and_normal[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {2, 1}};

static void code_of_match(char code[DEAL_CODE_ROOM]) {
    struct deal deal = {.setup = play_match()->setup};
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        deal.levels[seat] = (uint8_t)play_level(seat);
    }
    deal_code(&deal, code);
}

/* Picks the letters on the screen where codes are typed, and Done; its cursor is on the first letter. */
static void type_code(const char *code) {
    static const char *const rows[] = {"0123456789", "ACDEFGHJKM", "NPQRTVWXY"};
    unsigned row = 0, column = 0;
    for (; *code != '\0'; code++) {
        if (*code == '-') {
            continue;
        }
        unsigned to = 0;
        while (strchr(rows[to], *code) == NULL) {
            to++;
        }
        for (; row != to; row = (row + 1) % 4) {
            handheld_press(BUTTON_DOWN);
        }
        const unsigned wanted = (unsigned)(strchr(rows[to], *code) - rows[to]);
        for (; column < wanted; column++) {
            handheld_press(BUTTON_RIGHT);
        }
        for (; column > wanted; column--) {
            handheld_press(BUTTON_LEFT);
        }
        handheld_press(BUTTON_A);
    }
    for (; row != 3; row++) {
        handheld_press(BUTTON_DOWN);
    }
}

static void expect_match(const struct setup *setup) {
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_TRUE(play_game() == setup->game);
    TEST_ASSERT_EQUAL_UINT64(setup->seed, play_match()->setup.seed);
    TEST_ASSERT_EQUAL(setup->seats, play_seats());
    TEST_ASSERT_EQUAL_MEMORY(setup->options, play_match()->setup.options, GAME_OPTIONS_MAX);
}

static void one_press_at_the_ranking_deals_the_same_again(void) {
    const struct setup setup = setup_of(games_all[0], 2, 123456789);
    play_to_the_ranking(&setup, a_person_and_normal);
    handheld_keys("X");
    handheld_picture("deal-again");
    handheld_keys("A");
    expect_match(&setup);
    TEST_ASSERT_TRUE(play_is_person(0));
    TEST_ASSERT_EQUAL(2, play_level(1));
}

static void or_a_new_one(void) {
    const struct setup setup = setup_of(games_all[0], 2, 123456789);
    play_to_the_ranking(&setup, a_person_and_normal);
    handheld_keys("Xr");
    handheld_picture("deal-new");
    handheld_keys("A");
    TEST_ASSERT_NOT_EQUAL(123456789, play_match()->setup.seed);
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
}

/* Who goes back from it has not chosen that deal for the next match. */
static void not_taken_the_next_match_is_a_new_one(void) {
    const struct setup setup = setup_of(games_all[0], 2, 123456789);
    play_to_the_ranking(&setup, a_person_and_normal);
    handheld_keys("XB");
    while (screen_top() != &home_screen) {
        handheld_keys("B");
    }
    handheld_keys("AA");
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_NOT_EQUAL(123456789, play_match()->setup.seed);
}

/* A third seat makes it another deal, though the seed is the same. */
static void with_more_seats_it_is_not_called_the_same(void) {
    const struct setup setup = setup_of(games_all[0], 2, 123456789);
    play_to_the_ranking(&setup, a_person_and_normal);
    handheld_keys("X");
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "same deal"));
    handheld_keys("uuuurdddd");
    TEST_ASSERT_NULL(strstr(handheld_text(), "same deal"));
}

/* From the code that one console shows to the match on another. */
static void a_code_that_is_typed_deals_the_same(void) {
    struct setup setup = setup_of(games_all[1], 3, 271828182);
    static const struct play_seat who[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {3, 1}, {PLAY_PERSON, 2}};
    char code[DEAL_CODE_ROOM];
    setup.options[0] = 1;
    play_to_the_ranking(&setup, who);
    code_of_match(code);
    handheld_keys("XX");
    handheld_picture(qr_there() ? "deal-code" : "deal-code-alone");
    for (const char *group = strtok(strcpy((char[DEAL_CODE_ROOM]){0}, code), "-"); group != NULL;
         group = strtok(NULL, "-")) {
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), group), handheld_text());
    }
    handheld_start(&settings_in_journal);
    handheld_keys("AuX"); /* of Bronze, the first game */
    handheld_picture("code-empty");
    type_code(code);
    handheld_picture("code-good");
    handheld_keys("A");
    handheld_picture("code-set-up");
    handheld_keys("A");
    expect_match(&setup);
    TEST_ASSERT_TRUE(play_is_person(0) && play_is_person(2));
    TEST_ASSERT_EQUAL(3, play_level(1));
}

static void a_slip_is_told_and_can_be_put_right(void) {
    struct setup setup = setup_of(games_all[2], 2, 31);
    char code[DEAL_CODE_ROOM], slip[DEAL_CODE_ROOM];
    play_to_the_ranking(&setup, a_person_and_normal);
    code_of_match(code);
    strcpy(slip, code);
    char *const last = slip + strlen(slip) - 1;
    *last = *last == 'A' ? 'C' : 'A';
    handheld_start(&settings_in_journal);
    handheld_keys("AuX");
    type_code(slip);
    handheld_keys("A");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Mistyped"), handheld_text());
    handheld_picture("code-slip");
    handheld_keys("BA");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Letters are missing"), handheld_text());
    handheld_keys("d"); /* to the first row */
    while (strlen(slip) > 0) {
        handheld_keys("B");
        slip[strlen(slip) - 1] = '\0';
    }
    handheld_keys("BBBBBB");
    handheld_run_ms(100);
    TEST_ASSERT_TRUE(screen_at_home());
}

static void the_log_shows_the_code_of_a_match_in_progress(void) {
    const struct setup setup = setup_of(games_all[0], 2, 5);
    char code[DEAL_CODE_ROOM];
    TEST_ASSERT_TRUE(play_new(&setup, a_person_and_normal));
    code_of_match(code);
    code[DEAL_GROUP] = '\0';
    log_open();
    handheld_run_ms(100);
    handheld_keys("X");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), code), handheld_text());
    TEST_ASSERT_NULL(strstr(handheld_text(), "Type")); /* a match is on: there is nothing to set up */
}

static void letters_of_a_keyboard_are_written(void) {
    handheld_keys("AuX");
    for (const char *letter = "k7m-2o!"; *letter != '\0'; letter++) {
        screens_key((enum key)(KEY_LETTER + *letter));
    }
    handheld_run_ms(100);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "K7M2 0"), handheld_text());
    handheld_keys("A"); /* typing leads to Done */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Letters are missing"), handheld_text());
}

/* ---- both results */

/* A to the next view, as its key says. */
static void expect_next(const char *name) {
    char key[32];
    snprintf(key, sizeof key, "A %s ", name);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), key), handheld_text());
}

static void the_same_deal_is_shown_beside(void) {
    static const struct play_seat two_persons[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {PLAY_PERSON, 2}};
    struct setup setup = setup_of(games_all[0], 2, 123456789);
    play_to_the_ranking(&setup, a_person_and_normal);
    const uint32_t first = play_id();
    expect_next("Table"); /* nothing to be beside it yet */
    setup.seed++;
    play_to_the_ranking(&setup, a_person_and_normal);
    expect_next("Table"); /* another deal */
    setup.seed--;
    play_to_the_ranking(&setup, two_persons);
    expect_next("Both");
    handheld_keys("A");
    handheld_picture("deal-both");
    expect_next("Table");
    handheld_keys("lllr"); /* over ranking, chart and table to the chart */
    expect_next("Replay");
    TEST_ASSERT_TRUE(play_take_up(first)); /* the earlier one, from Matches */
    show_ranking();
    handheld_keys("A");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "later"), handheld_text());
    handheld_keys("B");
}

static void five_seats_stand_beside_each_other(void) {
    static const struct play_seat who[GAME_SEATS_MAX] = {
        {PLAY_PERSON, 0}, {3, 1}, {PLAY_PERSON, 2}, {1, 3}, {2, 4}};
    const struct setup setup = setup_of(games_all[1], 5, 7);
    play_to_the_ranking(&setup, who);
    play_to_the_ranking(&setup, who);
    handheld_keys("A");
    handheld_picture("deal-both-five");
}

static void three_times_the_last_one_before_counts(void) {
    const struct setup setup = setup_of(games_all[0], 2, 9);
    uint32_t ids[3];
    for (unsigned i = 0; i < 3; i++) {
        play_to_the_ranking(&setup, a_person_and_normal);
        ids[i] = play_id();
    }
    TEST_ASSERT_EQUAL_UINT32(ids[1], same_deal_other());
    TEST_ASSERT_TRUE(play_take_up(ids[0]));
    TEST_ASSERT_EQUAL_UINT32(ids[1], same_deal_other());
    play_forget_kept(ids[1]);
    TEST_ASSERT_EQUAL_UINT32(ids[2], same_deal_other());
}

/* ---- the end, when the power goes before it was seen */

/* A match to its end, move by move into the journal, and no result. */
static uint32_t moves_without_a_result(const struct setup *setup) {
    static move_t legal[GAME_MOVES_MAX];
    static struct match match;
    static const struct journal_seat seats[GAME_SEATS_MAX] = {{"Garnet", {PLAY_PERSON, 0}},
                                                              {"Lapis", {PLAY_PERSON, 1}}};
    uint32_t id = 0;
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(setup, seats, &id));
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, setup));
    while (match_turn(&match) != GAME_OVER) {
        const move_t move = legal[rng_below(&rng, match_moves(&match, legal))];
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
        TEST_ASSERT_EQUAL(JOURNAL_OK, journal_append(move));
    }
    return id;
}

/* The last move is a person's, who hasn't gone on: its end is shown first, and then the match is counted. */
static void a_last_turn_that_is_held_is_gone_on_with(void) {
    for (unsigned game = 0; games_all[game] != NULL; game++) {
        const struct setup setup = setup_of(games_all[game], 2, 11);
        struct journal_entry entry;
        const uint32_t id = moves_without_a_result(&setup);
        TEST_ASSERT_TRUE(play_take_up(id));
        match_continue();
        handheld_run_ms(1000);
        for (unsigned i = 0; play_held() && i < 3; i++) {
            handheld_keys("A");
        }
        TEST_ASSERT_TRUE_MESSAGE(journal_find(id, &entry) && entry.finished, handheld_text());
        screen_home();
    }
}

/* ---- QR codes */

static void put_file(const char *folder, const char *name, const char *ending, const void *bytes,
                     size_t count) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s.%s", folder, name, ending);
    FILE *file = fopen(path, "wb");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fwrite(bytes, 1, count, file);
    fclose(file);
}

/* As the journal has it, and after it the moves. */
static void put_match(const char *folder, const char *name) {
    static uint8_t bytes[80 + 3 * MATCH_LENGTH_MAX];
    struct journal_entry entry;
    TEST_ASSERT_TRUE(journal_find(play_id(), &entry));
    memcpy(bytes, entry.setup, MATCH_SETUP_BYTES);
    memcpy(bytes + MATCH_SETUP_BYTES, entry.seats, GAME_SEATS_MAX * sizeof entry.seats[0]);
    memcpy(bytes + 80, play_match()->log, 3u * play_match()->length);
    put_file(folder, name, "match", bytes, 80 + 3u * play_match()->length);
}

/* A match that is over, from its ranking: the code's picture and the code, all moves' picture and they. */
static void put_codes(const char *folder, const char *name, const struct setup *setup,
                      const struct play_seat *who) {
    char code[DEAL_CODE_ROOM], all[64];
    handheld_start(&settings_in_journal);
    play_to_the_ranking(setup, who);
    code_of_match(code);
    handheld_keys("XX");
    handheld_save(folder, name);
    put_file(folder, name, "code", code, strlen(code));
    handheld_keys("A");
    if (strstr(handheld_text(), "Too long") != NULL) {
        printf("%s: %u moves are too long\n", name, play_match()->length);
        return;
    }
    snprintf(all, sizeof all, "%s-all", name);
    handheld_save(folder, all);
    put_match(folder, all);
}

/* For check-qr, which has another program read what is on the panel. */
static int put_all_codes(const char *folder) {
    static const struct play_seat who[GAME_SEATS_MAX] = {
        {PLAY_PERSON, 0}, {3, 1}, {PLAY_PERSON, 2}, {1, 3}, {2, 4}};
    char name[32];
    for (unsigned game = 0; games_all[game] != NULL; game++) {
        for (unsigned seats = games_all[game]->seats_min; seats <= games_all[game]->seats_max; seats++) {
            const struct setup setup = setup_of(games_all[game], seats, 1000 * game + seats);
            snprintf(name, sizeof name, "%s-%u", games_all[game]->name, seats);
            put_codes(folder, name, &setup, who);
        }
    }
    return 0;
}

/* Both lie in the same memory. */
static void the_code_comes_back_after_all_moves(void) {
    static uint16_t before[240][240];
    const struct setup setup = setup_of(games_all[0], 2, 123456789);
    play_to_the_ranking(&setup, a_person_and_normal);
    handheld_keys("XX");
    memcpy(before, headless_panel()->frame, sizeof before);
    handheld_keys("YB");
    TEST_ASSERT_EQUAL_MEMORY(before, headless_panel()->frame, sizeof before);
    handheld_keys("A");
    TEST_ASSERT_TRUE(memcmp(before, headless_panel()->frame, sizeof before) != 0);
    handheld_keys("B");
    TEST_ASSERT_EQUAL_MEMORY(before, headless_panel()->frame, sizeof before);
}

static void a_long_match_has_no_code_of_all_moves(void) {
    const struct setup setup = setup_of(games_all[2], 2, 4);
    play_to_the_ranking(&setup, a_person_and_normal);
    handheld_keys("XXA");
    handheld_picture("deal-too-long");
    handheld_keys("AB");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "same deal"), handheld_text());
}

int main(int count, char **words) {
    if (count > 1) {
        rng_seed(&rng, 21);
        return put_all_codes(words[1]);
    }
    UNITY_BEGIN();
    RUN_TEST(one_press_at_the_ranking_deals_the_same_again);
    RUN_TEST(not_taken_the_next_match_is_a_new_one);
    RUN_TEST(or_a_new_one);
    RUN_TEST(with_more_seats_it_is_not_called_the_same);
    RUN_TEST(a_last_turn_that_is_held_is_gone_on_with);
    RUN_TEST(the_same_deal_is_shown_beside);
    RUN_TEST(five_seats_stand_beside_each_other);
    RUN_TEST(three_times_the_last_one_before_counts);
    RUN_TEST(a_code_that_is_typed_deals_the_same);
    RUN_TEST(a_slip_is_told_and_can_be_put_right);
    RUN_TEST(the_log_shows_the_code_of_a_match_in_progress);
    if (qr_there()) {
        RUN_TEST(the_code_comes_back_after_all_moves);
        RUN_TEST(a_long_match_has_no_code_of_all_moves);
    }
    RUN_TEST(letters_of_a_keyboard_are_written);
    return UNITY_END();
}
