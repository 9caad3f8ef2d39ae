/* A turn ends when its owner goes on: until then the last step of every turn can be taken back, also after
 * the power was gone; and nothing of what it turned up is to be seen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "bronze/bronze.h"
#include "console.h"
#include "empire/empire.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "hint.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "monuments/monuments.h"
#include "opponents.h"
#include "play.h"
#include "replay.h"
#include "replay_store.h"
#include "screen.h"
#include "settings_store.h"
#include "type.h"

enum { SEATS = 3, TURNS = 14, STEPS_MAX = 400, PIXELS = 240 * 240 };
static unsigned turns = TURNS; /* of each match; an argument says otherwise */

static struct rng rng;

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}
void tearDown(void) {}

/* The states that moves make of the set-up, which nobody may see before its time. */
static uint32_t truth[GAME_STATE_MAX / sizeof(uint32_t)];

static const void *true_state(void) {
    const struct game *game = play_game();
    memset(truth, 0, sizeof truth);
    game->start(truth, &play_match()->setup);
    for (unsigned i = 0; i < play_match()->length; i++) {
        (void)game->apply(truth, match_move(play_match(), i));
    }
    return truth;
}

static void begin_for(const struct game *game, unsigned seats, uint64_t seed) {
    rng_seed(&rng, seed);
    handheld_match(game, seats, seats, NULL, seed);
    match_continue();
    handheld_run_ms(500);
}

static void begin(const struct game *game, uint64_t seed) {
    begin_for(game, SEATS, seed);
}

static void cut(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
}

static unsigned unseen, stuck; /* turns that went on by themselves; that could only be ended */

/* Is nothing of the turn to be taken back, and did it change nobody's points? Only then it may go on unseen.
 */
static bool has_nothing_to_tell(unsigned began) {
    struct account_sum before[GAME_SEATS_MAX], now[GAME_SEATS_MAX];
    account_sums(play_game(), replay_to(began), 0, before);
    account_sums(play_game(), play_state(), 0, now);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (before[seat].points != now[seat].points) {
            return false;
        }
    }
    return match_only_end_left() || play_match()->barrier == play_match()->length;
}

/* Random moves up to the end of a turn, which is held then. False: the match is over. */
static bool to_a_held_turn(void) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned began = play_match()->length;
    for (unsigned i = 0; i < STEPS_MAX && !play_held(); i++) {
        if (play_turn() == GAME_OVER) {
            return false;
        }
        const unsigned count = match_moves(play_match(), moves);
        TEST_ASSERT_TRUE(play_move(rng_below(&rng, 3) > 0 ? play_game()->rollout(play_state(), &rng)
                                                          : moves[rng_below(&rng, count)]));
    }
    TEST_ASSERT_TRUE(play_held());
    const bool nothing = has_nothing_to_tell(began);
    match_show();
    handheld_run_ms(500);
    TEST_ASSERT_TRUE(play_held() || nothing);
    unseen += !play_held();
    return true;
}

static bool to_the_end_of_a_turn(void) {
    bool more;
    do {
        more = to_a_held_turn();
    } while (more && !play_held());
    return more;
}

static void says_what_was_taken_back(move_t move) {
    enum { SAID_MS = 2000 };
    struct match_words words;
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Taken back:"), handheld_text());
    match_log_words(play_state(), move, match_words(&words));
    if (strcmp(words.words, MATCH_ENDS_TURN) == 0) {
        text_put(match_words(&words), "the end of your turn");
    } else if (strcmp(words.words, MATCH_SKIPS) == 0 || strcmp(words.words, MATCH_SKIPS_ALL) == 0) {
        text_put(match_words(&words), "what you skipped");
    }
    if (strpbrk(words.words, "{*") == NULL && strlen(words.words) < 24) { /* in one line, and without signs */
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), words.words), words.words);
    }
    handheld_run_ms(SAID_MS);
    TEST_ASSERT_NULL(strstr(handheld_text(), "Taken back:"));
}

/* What was done showed something, and after it the turn could only be ended: Undo isn't offered. */
static void nothing_is_taken_back(unsigned length) {
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "B Undo"), handheld_text());
    handheld_press(BUTTON_B);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Can’t be taken back"), handheld_text());
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(play_held());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    stuck++;
}

static void the_last_step_is_taken_back(unsigned turn) {
    const unsigned length = play_match()->length;
    const move_t last = match_move(play_match(), length - 1);
    if (turn % 2 == 0) {
        cut(); /* before it goes on: the turn's end is there again */
    }
    TEST_ASSERT_TRUE(play_held());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    if (match_only_end_left()) {
        nothing_is_taken_back(length);
        return;
    }
    if (turn % 3 == 0) {
        handheld_press(BUTTON_B);
    } else {
        handheld_hold(BUTTON_B, 600);
    }
    TEST_ASSERT_FALSE(play_held());
    TEST_ASSERT_EQUAL_UINT(length - 1, play_match()->length);
    TEST_ASSERT_TRUE(match_legal(play_match(), last));
    says_what_was_taken_back(last);
    if (turn % 4 == 0) {
        cut(); /* after it was taken back */
        TEST_ASSERT_EQUAL_UINT(length - 1, play_match()->length);
    }
    TEST_ASSERT_TRUE(play_move(last));
    TEST_ASSERT_TRUE(play_held());
    match_show();
    handheld_run_ms(500);
}

static void its_owner_goes_on(unsigned turn) {
    const unsigned length = play_match()->length;
    const bool over = play_turn() == GAME_OVER;
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(play_held());
    if (turn % 2 == 1 && !over) {
        cut(); /* after it went on: it isn't asked again */
    }
    TEST_ASSERT_FALSE(play_held());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(true_state(), play_state(), play_game()->state_bytes);
    if (!over) {
        TEST_ASSERT_EQUAL(MATCH_BARRIER, play_undo());
    }
}

static void of_a_match(const struct game *game, unsigned seats) {
    begin_for(game, seats, 7 + seats);
    for (unsigned turn = 0; turn < turns && to_the_end_of_a_turn(); turn++) {
        the_last_step_is_taken_back(turn);
        its_owner_goes_on(turn);
    }
}

static void every_last_step_can_be_taken_back(void) {
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        for (unsigned seats = games_all[g]->seats_min; seats <= games_all[g]->seats_max; seats++) {
            of_a_match(games_all[g], seats);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, stuck);
    TEST_ASSERT_EQUAL_UINT(0, unseen); /* people share the console */
}

/* Of one person alone, where nothing is to be told or to be taken back. */
static void a_turn_without_news_goes_on_by_itself(void) {
    enum { MATCHES = 40 };
    for (uint64_t seed = 1; unseen == 0; seed++) {
        TEST_ASSERT_LESS_THAN_UINT64(MATCHES, seed);
        handheld_match(&bronze, 2, 1, NULL, seed);
        screen_home();
        match_continue();
        while (unseen == 0 && to_a_held_turn()) {
            play_go_on();
        }
    }
}

/* ---- what a match whose hidden things lie otherwise would show */

static uint16_t first[PIXELS];

/* The console's own: only a test may lay hands on it. */
static struct match *the_match(void) {
    union {
        const struct match *seen;
        struct match *own;
    } match = {.seen = play_match()};
    return match.own;
}

static void keep_picture(void) {
    memcpy(first, headless_panel()->frame, sizeof first);
}

/* All that the veil hides is dealt otherwise. What is shown then must be the same. */
static void deal_otherwise(unsigned again) {
    struct match *match = the_match();
    struct rng other;
    rng_seed(&other, 100 + again);
    play_game()->redeal(match->base, (int)play_owner(), &other);
    (void)match_unveil(match);
}

static void look_at(unsigned what) {
    static const enum board_button ways[][4] = {{BUTTON_X, BUTTON_RIGHT, BUTTON_RIGHT, BUTTON_RIGHT},
                                                {BUTTON_X, BUTTON_RIGHT, BUTTON_RIGHT, BUTTON_UP},
                                                {BUTTON_X, BUTTON_RIGHT, BUTTON_UP, BUTTON_UP},
                                                {BUTTON_X, BUTTON_UP, BUTTON_UP, BUTTON_UP},
                                                {BUTTON_Y, BUTTON_UP, BUTTON_UP, BUTTON_UP}};
    const bool asks = strstr(handheld_text(), "X See it") != NULL;
    for (unsigned i = 0; i < 4 && what > 0; i++) {
        handheld_press(ways[what - 1][i]);
        if (asks && ways[what - 1][i] == BUTTON_X) {
            handheld_press(BUTTON_B); /* only to look around */
        }
    }
    screen_redraw();
    handheld_run_ms(600);
}

static void shows_nothing_hidden(unsigned what) {
    look_at(what);
    keep_picture();
    for (unsigned again = 0; again < 3; again++) {
        deal_otherwise(again);
        screen_redraw();
        handheld_run_ms(100);
        TEST_ASSERT_EQUAL_MEMORY(first, headless_panel()->frame, sizeof first);
    }
    screen_home();
    cut(); /* as it was dealt again */
}

static bool knows(const void *state) {
    return memcmp(state, true_state(), play_game()->state_bytes) == 0;
}

/* ---- what a turn turned up is asked for */

static bool says(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

/* The card that everybody can see since, of that state; NULL: none. As the rules say it, not the screens. */
static const char *new_card(const void *before) {
    if (play_game() == &bronze) {
        const struct bronze *old = before, *now = true_state();
        for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
            if (now->stack_left[stack] < old->stack_left[stack] && now->stack_left[stack] > 0) {
                return bronze_technologies[bronze_top(now, stack)].name;
            }
        }
    } else if (play_game() == &empire) {
        const struct empire_state *old = before, *now = true_state();
        const unsigned last = now->taken + 5u; /* of the row's six */
        if (now->phase == EMPIRE_PHASE_TAKE && now->taken > old->taken && last < empire_deck_size(now)) {
            const unsigned good = empire_card(now, now->deck[now->game][last])->good;
            return good == EMPIRE_WILD ? "Counts as a good" : empire_good_word(good);
        }
    }
    return NULL;
}

/* Thinking better of it makes nothing final; where all is final already, nobody is asked. */
static void thinks_better_of_it(unsigned length) {
    if (match_only_end_left()) {
        return;
    }
    handheld_press(BUTTON_X);
    TEST_ASSERT_TRUE(says("See the new card"));
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(play_held());
    TEST_ASSERT_TRUE_MESSAGE(says("B Undo") || says("B Do more"), handheld_text());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
}

/* Its page lies over the turn's end, which is final then, and from which it can be seen again. Nobody is to
 * move yet, so nobody gets a hint. */
static void sees(const char *card) {
    TEST_ASSERT_TRUE_MESSAGE(says(card), handheld_text());
    TEST_ASSERT_FALSE(says("Hint"));
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(says("It is final") && says("X See it") && !says("Undo"));
}

static void stays_final(unsigned length) {
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(true_state(), play_state(), play_game()->state_bytes);
    TEST_ASSERT_EQUAL(MATCH_BARRIER, play_undo());
}

static void asks_to_see_it(const char *card, unsigned turn) {
    const unsigned length = play_match()->length;
    TEST_ASSERT_TRUE(says("X See it"));
    thinks_better_of_it(length);
    const bool asked = !match_only_end_left();
    handheld_press(BUTTON_X);
    TEST_ASSERT_FALSE(asked && says(card) && play_match()->barrier == length);
    if (asked) {
        handheld_press(BUTTON_A);
    }
    stays_final(length);
    if (turn % 2 == 0) {
        cut(); /* it leads to the next seat, and not to the turn's end again */
    } else {
        sees(card);
        handheld_press(BUTTON_X);
        sees(card);
        handheld_press(BUTTON_B);
        TEST_ASSERT_TRUE(says("be taken back"));
        handheld_press(BUTTON_A);
        stays_final(length);
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_FALSE(play_held()); /* and nothing is veiled again, or asked again */
    TEST_ASSERT_FALSE(says("See it") || says("Turn done"));
    stays_final(length);
    if (turn % 2 == 1) {
        cut();
        TEST_ASSERT_FALSE(play_held());
        stays_final(length);
    }
}

/* Of points that everybody knows. */
static bool anything_changed(const void *before) {
    struct account account;
    struct account_line line;
    bool any = false;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        account_begin(&account, play_game(), before, play_state(), seat);
        while (account_next(&account, &line)) {
            any = any || (play_game()->secret_sources >> line.source & 1u) == 0;
        }
    }
    return any;
}

/* Words of each game's board. */
static bool the_board_is_in_view(void) {
    return says("shore") || says("start") || says(" worker");
}

/* With a line of Monuments' own, of what there is more of, it is a page. */
static bool is_a_page(void) {
    return says("›") || says("More could be done");
}

static void a_turn_that_changed_nothing_leaves_the_board_in_view(void) {
    static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)];
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        unsigned seen = 0;
        begin(games_all[g], 31 + g);
        for (unsigned turn = 0; turn < 40; turn++) {
            memcpy(before, true_state(), sizeof before);
            if (!to_the_end_of_a_turn()) {
                break;
            }
            if (!anything_changed(before) && !is_a_page()) {
                TEST_ASSERT_TRUE_MESSAGE(the_board_is_in_view(), handheld_text());
                TEST_ASSERT_TRUE_MESSAGE(says("makes it final"), handheld_text());
                if (seen++ == 0) {
                    char name[32];
                    snprintf(name, sizeof name, "quiet-turn-%s", games_all[g]->name);
                    handheld_picture(name);
                }
            }
            handheld_press(BUTTON_A);
        }
        TEST_ASSERT_GREATER_THAN_UINT(0, seen);
    }
}

static void what_was_turned_up_is_shown_to_whoever_asks(void) {
    static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)];
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        unsigned asked = 0, none = 0;
        begin(games_all[g], 31 + g);
        for (;;) {
            memcpy(before, true_state(), sizeof before);
            if (!to_the_end_of_a_turn() || asked + none > 40) {
                break;
            }
            const char *card = play_turn() != GAME_OVER ? new_card(before) : NULL;
            if (card != NULL && says("X See it")) {
                asks_to_see_it(card, asked++);
            } else {
                TEST_ASSERT_FALSE(says("See it"));
                none += card != NULL;
                play_go_on();
            }
        }
        /* Monuments' last steps turn nothing up: drawn quests are seen as they are drawn. In Bronze a tile
         * that was turned over before has shown the card, too. */
        TEST_ASSERT_EQUAL(games_all[g] != &monuments, asked > 8);
        TEST_ASSERT_LESS_THAN_UINT(games_all[g] == &bronze ? 12 : 1, none);
    }
}

static void turned_up_pictures_of(const struct game *game) {
    char name[32];
    begin(game, 32);
    TEST_ASSERT_TRUE(to_the_end_of_a_turn());
    for (unsigned i = 0; !says("X See it"); i++) {
        TEST_ASSERT_TRUE(i < 20);
        play_go_on();
        TEST_ASSERT_TRUE(to_the_end_of_a_turn());
    }
    (void)snprintf(name, sizeof name, "turned-up-%s-end", game->name);
    handheld_picture(name);
    handheld_press(BUTTON_X);
    (void)snprintf(name, sizeof name, "turned-up-%s-question", game->name);
    handheld_picture(name);
    handheld_press(BUTTON_A);
    (void)snprintf(name, sizeof name, "turned-up-%s", game->name);
    handheld_picture(name);
}

static void turned_up_pictures(void) {
    turned_up_pictures_of(&bronze);
    turned_up_pictures_of(&empire);
}

static void nothing_is_shown_before_its_time(void) {
    unsigned hidden = 0;
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        begin(games_all[g], 21 + g);
        for (unsigned turn = 0; turn < 12 && to_the_end_of_a_turn(); turn++) {
            hidden += !knows(play_state());
            TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_to(play_match()->length), play_game()->state_bytes);
            replay_gather(); /* as it is looked at again */
            TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_at(play_moves()), play_game()->state_bytes);
            replay_put_back();
            shows_nothing_hidden(turn % 6);
            TEST_ASSERT_TRUE(play_held());
            play_go_on();
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(12, hidden); /* it was worth hiding */
}

/* Bronze's column: the next card of its stack is no part of a hint either, since no search can find it. */
static void the_column_hides_the_next_card(void) {
    begin(&bronze, 5);
    for (unsigned i = 0; i < 10; i++) {
        const unsigned length = play_match()->length;
        TEST_ASSERT_TRUE(play_move(bronze.rollout(play_state(), &rng)));
        TEST_ASSERT_EQUAL(MATCH_OK, play_undo());
        TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
        TEST_ASSERT_EQUAL_MEMORY(true_state(), play_state(), bronze.state_bytes);
        TEST_ASSERT_TRUE(play_move(bronze.rollout(play_state(), &rng)));
        cut();
        TEST_ASSERT_EQUAL_UINT(length + 1, play_match()->length);
        struct search *search = opponents_lend_search();
        search_hint(search, play_match());
        TEST_ASSERT_EQUAL_MEMORY(play_state(), play_match()->state, bronze.state_bytes);
        TEST_ASSERT_TRUE(to_the_end_of_a_turn());
        play_go_on();
    }
}

/* Whoever moves has the console: a hand-over in the middle of somebody's turn would only say that there is a
 * secret to be seen now, as a quest whose tasks have come to hold. That quests were drawn all know. */
static void nobody_is_asked_to_hand_over_to_themselves(void) {
    unsigned moves = 0;
    for (unsigned seed = 1; seed <= 3; seed++) {
        begin(&monuments, seed);
        for (int before = GAME_OVER; play_turn() != GAME_OVER; moves++) {
            TEST_ASSERT_FALSE(play_turn() == before && play_hands_over() && !monuments.secret(play_state()));
            before = play_turn();
            TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(1000, moves);
}

/* What was taken from another seat is one line, not a second one for whoever lost it; the bars have that. */
static void what_is_taken_is_told_once(void) {
    const char *taken = NULL;
    for (uint64_t seed = 1; taken == NULL; seed++) {
        begin_for(&bronze, 2, seed);
        while (taken == NULL && to_the_end_of_a_turn()) {
            taken = strstr(handheld_text(), ": taken");
            if (taken == NULL) {
                play_go_on();
            }
        }
    }
    char tile[] = "Tile 0:";
    tile[strlen("Tile ")] = taken[-1];
    const char *line = strstr(handheld_text(), tile);
    TEST_ASSERT_NOT_NULL_MESSAGE(line, handheld_text());
    TEST_ASSERT_NULL_MESSAGE(strstr(line + 1, tile), handheld_text());
    TEST_ASSERT_TRUE(match_turn_end_adds_up());
    handheld_picture("bronze-taken");
}

static unsigned changes_since(const void *before) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct account account;
        struct account_line line;
        account_begin(&account, play_game(), before, play_state(), seat);
        while (account_next(&account, &line)) {
            count += line.points != 0;
        }
    }
    return count;
}

/* How many are named, each with a gap after it, and how many more there are. */
static unsigned changes_told(const char *words, unsigned *more) {
    const char *rest = strstr(words, "and ");
    unsigned count = 0;
    for (const char *gap = words; (gap = strstr(gap, "{8}")) != NULL; gap++) {
        count++;
    }
    *more = rest != NULL ? (unsigned)strtoul(rest + strlen("and "), NULL, 10) : 0;
    return count == 0 ? (unsigned)strtoul(words, NULL, 10) : count + *more;
}

/* What has no room is counted: "and 2 others", or "3 changes". */
static void changes_without_room_are_counted(void) {
    enum { ROOMY = 220, TIGHT = 60, STEP = 40 };
    unsigned shortened = 0, more;
    begin(&bronze, 1);
    while (to_the_end_of_a_turn()) {
        for (int room = TIGHT; room <= ROOMY; room += STEP) {
            struct match_words words;
            const bool any = match_changes_put(&words, replay_to(0), play_owner(), room, false);
            const unsigned changes = changes_since(replay_to(0));
            TEST_ASSERT_EQUAL(changes > 0, any);
            TEST_ASSERT_FALSE(words.buffer.cut);
            TEST_ASSERT_LESS_OR_EQUAL_INT(room + 8, type_rich_width(TYPE_SMALL, words.words));
            TEST_ASSERT_EQUAL_UINT_MESSAGE(changes, any ? changes_told(words.words, &more) : 0, words.words);
            shortened += any && more > 0;
        }
        play_go_on();
    }
    TEST_ASSERT_GREATER_THAN_UINT(20, shortened);
}

int main(int count, char **words) {
    turns = count > 1 ? (unsigned)strtoul(words[1], NULL, 10) : TURNS;
    UNITY_BEGIN();
    RUN_TEST(every_last_step_can_be_taken_back);
    RUN_TEST(a_turn_without_news_goes_on_by_itself);
    RUN_TEST(nothing_is_shown_before_its_time);
    RUN_TEST(what_was_turned_up_is_shown_to_whoever_asks);
    RUN_TEST(a_turn_that_changed_nothing_leaves_the_board_in_view);
    RUN_TEST(what_is_taken_is_told_once);
    RUN_TEST(changes_without_room_are_counted);
    RUN_TEST(turned_up_pictures);
    RUN_TEST(the_column_hides_the_next_card);
    RUN_TEST(nobody_is_asked_to_hand_over_to_themselves);
    return UNITY_END();
}
