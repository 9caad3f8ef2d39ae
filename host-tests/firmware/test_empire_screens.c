/* Eight-Minute Empire by buttons on the headless board: whole games to their ranking, and every screen as a
 * picture. */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "bits.h"
#include "board.h"
#include "console.h"
#include "empire/board_picture.h"
#include "empire/empire.h"
#include "empire/map_data.h"
#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "masher.h"
#include "match_ending.h"
#include "match_pause.h"
#include "match_screens.h"
#include "play.h"
#include "prepare.h"
#include "replay.h"
#include "say.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"
#include "standing.h"

static void start(void) {
    handheld_start(&settings_in_journal);
}

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

static const struct empire_state *now(void) {
    return play_state();
}

/* A match of `persons` people, then opponents of the weakest level. */
static void begin(unsigned seats, unsigned persons, const char *options, uint64_t seed) {
    handheld_match(&empire, seats, persons, options, seed);
    match_continue();
    handheld_run_ms(500);
}

/* ---- whole games */

enum { PRESSES_MAX = 40000 }; /* of a child that looks around in the rules and the log, too */

static void a_game_of(unsigned seats, unsigned persons, const char *options, uint64_t seed) {
    begin(seats, persons, options, seed);
    masher_play_to_home(seed, PRESSES_MAX);
}

static void two_people_play_to_the_ranking(void) {
    a_game_of(2, 2, NULL, 1);
}

static void three_people_play_to_the_ranking(void) {
    a_game_of(3, 3, "side=b", 2);
}

static void five_people_play_to_the_ranking(void) {
    a_game_of(5, 5, "tokens=on", 3);
}

static void one_plays_against_opponents(void) {
    a_game_of(3, 1, NULL, 4);
}

static void two_play_the_full_game(void) {
    a_game_of(2, 2, "games=3", 5);
}

/* ---- without a mistake: the shortest way */

static void press_to_take(void) {
    TEST_ASSERT_EQUAL(EMPIRE_PHASE_TAKE, now()->phase);
    handheld_press(BUTTON_A); /* the cards */
    handheld_press(BUTTON_A); /* the first */
}

static void a_turn_takes_few_presses(void) {
    begin(3, 3, NULL, 11);
    for (unsigned seat = 0; seat < 3; seat++) {
        TEST_ASSERT_EQUAL(EMPIRE_PHASE_BID, now()->phase);
        TEST_ASSERT_EQUAL(seat, now()->turn);
        handheld_press(BUTTON_A); /* the hand-over */
        TEST_ASSERT_EQUAL(EMPIRE_BID_NONE, now()->bids[seat]);
        handheld_press_times(BUTTON_UP, seat + 1);
        handheld_press(BUTTON_A);
        TEST_ASSERT_EQUAL(seat + 1, now()->bids[seat]);
    }
    handheld_press(BUTTON_A); /* all bids */
    TEST_ASSERT_EQUAL(EMPIRE_PHASE_FIRST, now()->phase);
    TEST_ASSERT_EQUAL(2, now()->turn); /* who bid most */
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL(1, now()->first);
    press_to_take();
    TEST_ASSERT_EQUAL(1, now()->taken);
}

static void go_on(unsigned taken, uint64_t seed);
static void go_on_to(unsigned step, unsigned join);
static void pick(unsigned step, unsigned join);

/* Down from the last region is Done; an action is given up by it. */
static void done_ends_the_action(void) {
    begin(3, 3, NULL, 11);
    while (now()->phase != EMPIRE_PHASE_TAKE) {
        handheld_press(BUTTON_A);
    }
    press_to_take();
    for (unsigned i = 0; i < 12 && now()->phase == EMPIRE_PHASE_ACT; i++) {
        handheld_press_times(BUTTON_DOWN, 6);
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_EQUAL(EMPIRE_PHASE_TAKE, now()->phase);
    TEST_ASSERT_EQUAL(1, now()->taken);
}

/* In a step, of random cards and positions: from wherever the pad, and an army that is put down, have led, a
 * press of B leads to Done, after another one where that puts an army down, or two of the pad at most to
 * giving up a card's either action. */
static bool on_done(void) {
    const char *text = handheld_text();
    return strstr(text, "end the action") != NULL || strstr(text, "The action of this card is lost") != NULL;
}

static bool is_done_near(void) {
    const bool choosing = strstr(handheld_text(), "Choose one") != NULL;
    const unsigned near = choosing || strstr(handheld_text(), "B Armies") != NULL ? 2 : 1;
    for (unsigned presses = 0; presses < near && !on_done(); presses++) {
        handheld_press(choosing ? BUTTON_RIGHT : BUTTON_B);
    }
    return on_done();
}

static bool in_a_step(void) {
    return play_turn() != GAME_OVER && !play_held() && now()->phase == EMPIRE_PHASE_ACT;
}

static void done_is_near(void) {
    enum { GAMES = 4, PRESSES = 4, NOTICE_MS = 2500 }; /* what was taken back stands over the title so long */
    unsigned steps = 0;
    for (unsigned game = 0; game < GAMES; game++) {
        struct rng rng;
        rng_seed(&rng, game);
        begin(2 + game, 2 + game, game % 2 == 0 ? "side=a" : "side=b", game);
        for (; play_turn() != GAME_OVER; (void)handheld_move(empire.rollout(now(), &rng))) {
            if (!in_a_step()) {
                continue;
            }
            match_show();
            for (unsigned left = rng_below(&rng, PRESSES + 1); left > 0; left--) {
                handheld_press((enum board_button)rng_below(&rng, BUTTON_RIGHT + 1));
            }
            TEST_ASSERT_TRUE_MESSAGE(is_done_near(), handheld_text());
            const unsigned length = play_match()->length;
            TEST_ASSERT_TRUE(in_a_step());
            handheld_press(BUTTON_A);
            TEST_ASSERT_EQUAL(EMPIRE_MOVE_PASS, empire_move_kind(match_move(play_match(), length)));
            handheld_hold(BUTTON_B, 700);
            handheld_run_ms(NOTICE_MS);
            TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
            steps++;
        }
        play_forget();
        start();
    }
    TEST_ASSERT_GREATER_THAN_UINT(200, steps);
}

static bool reads(const char *words);

/* Takes the first such card: at its first step. */
static void take(unsigned step, unsigned join) {
    go_on_to(step, join);
    handheld_press(BUTTON_A);
    pick(step, join);
    handheld_press(BUTTON_A);
}

/* B puts down an army that is chosen, so that another may be; from there it leads to Done and back, and takes
 * no step back. */
static void b_leads_to_armies_and_done(void) {
    begin(3, 3, NULL, 1);
    go_on(9, 7);
    take(EMPIRE_STEP_SAIL, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    const unsigned length = play_match()->length;
    const unsigned from = empire_move_first(match_move(play_match(), length - 1));
    char held[16], put[16];
    snprintf(held, sizeof held, "%c%u to ", empire_map(now())->letter, from + 1);
    snprintf(put, sizeof put, "from %c%u", empire_map(now())->letter, from + 1);
    for (unsigned time = 0; time < 3; time++) {
        TEST_ASSERT_TRUE_MESSAGE(reads(held) && reads("B Armies"), handheld_text());
        handheld_press(BUTTON_B);
        for (unsigned press = 0; press < 3; press++) {
            TEST_ASSERT_TRUE_MESSAGE(reads("Move which army?") && reads(put) && reads("B Done"),
                                     handheld_text());
            handheld_press(BUTTON_B);
            TEST_ASSERT_TRUE_MESSAGE(on_done() && reads("B Map"), handheld_text());
            handheld_press(BUTTON_B);
        }
        handheld_press(BUTTON_A);
    }
    handheld_press_times(BUTTON_B, 2);
    handheld_press(BUTTON_LEFT);
    TEST_ASSERT_TRUE_MESSAGE(reads("Move which army?") && !on_done(), handheld_text());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
}

/* Past the last region that an army reaches the pad leads to another army, which A chooses. */
static void the_pad_leads_to_another_army(void) {
    enum { PRESSES = 4 };
    struct rng rng;
    unsigned led = 0;
    rng_seed(&rng, 1);
    begin(3, 3, NULL, 1);
    for (; play_turn() != GAME_OVER; (void)handheld_move(empire.rollout(now(), &rng))) {
        match_show();
        const enum board_button pad = (enum board_button)(BUTTON_UP + rng_below(&rng, 4));
        const unsigned length = play_match()->length;
        for (unsigned press = 0; press < PRESSES && in_a_step() && reads("A Move") && !on_done(); press++) {
            handheld_press(pad);
            if (reads("Move which army?")) {
                handheld_press(BUTTON_A);
                TEST_ASSERT_TRUE_MESSAGE(reads("A Move"), handheld_text());
                led++;
            }
        }
        TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    }
    TEST_ASSERT_GREATER_THAN_UINT(3, led);
}

/* What the best of the marches brings. */
static int best_march(void) {
    move_t all[EMPIRE_MOVES_MAX];
    int best = INT_MIN;
    for (unsigned i = empire_moves(now(), all); i-- > 0;) {
        const int worth =
            empire_move_kind(all[i]) == EMPIRE_MOVE_ARMY ? empire_step_worth(now(), all[i]) : INT_MIN;
        best = worth > best ? worth : best;
    }
    return best;
}

static void is_on_done_where_a_march_is_no_use(bool marches) {
    const int best = best_march();
    const move_t last = match_move(play_match(), play_match()->length - 1);
    const bool may_go_back = best == 0 && empire_move_kind(last) == EMPIRE_MOVE_ARMY;
    TEST_ASSERT_TRUE_MESSAGE(on_done() == (marches && best < 0) || (marches && may_go_back), handheld_text());
}

/* The next new army, on the same region; then the step is taken back. */
static void place_one(void) {
    char to[16];
    const unsigned length = play_match()->length;
    handheld_press(BUTTON_A);
    const unsigned region = empire_move_second(match_move(play_match(), length));
    snprintf(to, sizeof to, "to %c%u ", empire_map(now())->letter, region + 1);
    TEST_ASSERT_TRUE_MESSAGE(!in_a_step() || reads("Choose one") || reads(to), handheld_text());
    handheld_hold(BUTTON_B, 700);
    handheld_run_ms(2500);
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
}

/* A march of which each step would cost something begins on Done; a new army is placed where the last one
 * was. */
static void a_step_begins_where_it_is_likely(void) {
    enum { MATCHES = 30 }; /* in one of them a march can only cost something */
    struct rng rng;
    unsigned done = 0, placed = 0;
    rng_seed(&rng, 2);
    for (unsigned match = 2; match < MATCHES && done == 0; match++) {
        begin(3, 3, NULL, match);
        for (; play_turn() != GAME_OVER; (void)handheld_move(empire.rollout(now(), &rng))) {
            match_show();
            if (!in_a_step() || reads("Choose one")) {
                continue;
            }
            const bool marches = reads("March:") || reads("Sail:");
            is_on_done_where_a_march_is_no_use(marches);
            done += on_done();
            handheld_press((enum board_button)(BUTTON_UP + rng_below(&rng, 4)));
            if (reads("A Place") && now()->left[0] > 1) {
                place_one();
                placed++;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, done);
    TEST_ASSERT_GREATER_THAN_UINT(9, placed);
}

/* A card with "or" asks which, also when it was taken back and is taken again; B leads back there. */
static void an_or_is_always_asked(void) {
    begin(3, 3, NULL, 1);
    go_on(9, 7);
    take(EMPIRE_STEP_PLACE, EMPIRE_OR);
    const unsigned length = play_match()->length;
    TEST_ASSERT_TRUE_MESSAGE(reads("Choose one"), handheld_text());
    handheld_press(BUTTON_RIGHT);
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE_MESSAGE(reads("Choose one"), handheld_text());
    for (unsigned press = 0; press < 3 && !reads("Choose one"); press++) {
        handheld_press(BUTTON_B);
    }
    TEST_ASSERT_TRUE_MESSAGE(reads("Choose one"), handheld_text());
    handheld_press(BUTTON_A);
    handheld_hold(BUTTON_B, 700);
    TEST_ASSERT_EQUAL_UINT(length - 1, play_match()->length);
    handheld_run_ms(3000); /* what was taken back stands over the title so long */
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_TRUE_MESSAGE(reads("Choose one"), handheld_text());
}

/* After the power was cut in mid-action the cursor is where the step begins, but no A makes a step that
 * nobody has seen, nor the rest when it is held; the next one does. */
static void after_a_cut_no_press_makes_a_step(unsigned step) {
    begin(3, 3, NULL, 1);
    go_on(9, 7);
    take(step, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    const unsigned length = play_match()->length;
    char step_now[40];
    snprintf(step_now, sizeof step_now, "%s", strstr(handheld_text(), "to A"));
    step_now[strcspn(step_now, "\n")] = '\0';
    TEST_ASSERT_EQUAL(EMPIRE_PHASE_ACT, now()->phase);
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(1000);
    TEST_ASSERT_TRUE_MESSAGE(reads(step_now) && reads("A Next"), handheld_text());
    handheld_hold(BUTTON_A, 1200);
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_FALSE_MESSAGE(reads("A Next") || on_done(), handheld_text());
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT(length + 1, play_match()->length);
    play_forget();
    start();
}

static void a_cut_makes_no_step(void) {
    after_a_cut_no_press_makes_a_step(EMPIRE_STEP_SAIL);
    after_a_cut_no_press_makes_a_step(EMPIRE_STEP_PLACE);
}

/* A, held: the rest likewise, each step one to take back; at the end of the turn it stops. */
static void a_held_a_places_the_rest(void) {
    begin(3, 3, NULL, 1);
    go_on_to(EMPIRE_STEP_PLACE, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    pick(EMPIRE_STEP_PLACE, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    const unsigned length = play_match()->length, left = now()->left[0];
    TEST_ASSERT_GREATER_THAN_UINT(1, left);
    handheld_hold(BUTTON_A, 1200);
    TEST_ASSERT_EQUAL_UINT(length + left, play_match()->length);
    TEST_ASSERT_TRUE(play_held());
    for (unsigned i = 1; i <= left; i++) {
        handheld_hold(BUTTON_B, 700);
        TEST_ASSERT_EQUAL_UINT(length + left - i, play_match()->length);
    }
}

/* ---- the cursor on the map */

/* From every region every other one can be reached by the pad, on both sides. */
static uint32_t reached_from(uint8_t region) {
    uint32_t reached = UINT32_C(1) << region, before = 0;
    while (reached != before) {
        before = reached;
        for (uint8_t at = 0; at < empire_map(now())->region_count; at++) {
            for (enum key key = KEY_UP; (before >> at & 1) != 0 && key <= KEY_RIGHT; key++) {
                reached |= UINT32_C(1) << empire_ui_board_towards(at, key, empire_ui_board_all());
            }
        }
    }
    return reached;
}

static void the_pad_reaches_every_region(void) {
    static const char *const sides[] = {"side=a", "side=b"};
    for (unsigned side = 0; side < 2; side++) {
        begin(3, 3, sides[side], 1);
        for (uint8_t region = 0; region < empire_map(now())->region_count; region++) {
            TEST_ASSERT_EQUAL_HEX32(empire_ui_board_all(), reached_from(region));
        }
        play_forget();
        start();
    }
}

/* ---- names on the map */

/* "A1" is not in "A13". */
static bool is_named(const char *text, unsigned region) {
    char name[8];
    const int length = snprintf(name, sizeof name, "%c%u", empire_map(now())->letter, region + 1);
    bool is = false;
    for (const char *at = strstr(text, name); at != NULL; at = strstr(at + 1, name)) {
        is |= at[length] < '0' || at[length] > '9';
    }
    return is;
}

static uint32_t regions_of_moves(void) {
    move_t moves[EMPIRE_MOVES_MAX];
    uint32_t regions = 0;
    for (unsigned i = empire_moves(now(), moves); i > 0; i--) {
        const unsigned kind = empire_move_kind(moves[i - 1]);
        if (kind == EMPIRE_MOVE_PLACE || kind == EMPIRE_MOVE_CITY || kind == EMPIRE_MOVE_DESTROY) {
            regions |= UINT32_C(1) << empire_move_second(moves[i - 1]);
        } else if (kind == EMPIRE_MOVE_ARMY) {
            regions |= UINT32_C(1) << empire_move_first(moves[i - 1]);
        }
    }
    return regions;
}

/* Where something is to be chosen, most regions that may be are named, however full the map is: there, each
 * at its one place, or by the status, which names what is under the cursor. */
static void what_may_be_chosen_is_named(void) {
    enum { GAMES = 4, NAMED_LEAST = 70, ALL = 100 };
    unsigned all = 0, named = 0;
    for (unsigned game = 0; game < GAMES; game++) {
        struct rng rng;
        rng_seed(&rng, game);
        begin(5, 5, game % 2 == 0 ? "side=a" : "side=b", game);
        while (play_turn() != GAME_OVER) {
            if (now()->phase == EMPIRE_PHASE_ACT &&
                !(empire_half_open(now(), 0) && empire_half_open(now(), 1))) {
                match_show();
                if (reads("B Armies")) { /* from the likeliest army to all of them */
                    handheld_press(BUTTON_B);
                }
                const char *text = handheld_text();
                for (uint32_t left = regions_of_moves(); left != 0; left &= left - 1) {
                    all++;
                    named += is_named(text, bits_lowest(left));
                }
            }
            TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
        }
        play_forget();
        start();
    }
    printf("empire: %u of %u regions to choose from are named\n", named, all);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(all * NAMED_LEAST, named * ALL);
}

/* ---- pictures */

/* Moves of the opponents' quick kind, so that the board looks like a game's. */
static void go_on(unsigned taken, uint64_t seed) {
    struct rng rng;
    rng_seed(&rng, seed);
    while (now()->taken < taken || now()->phase != EMPIRE_PHASE_TAKE) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
    }
    match_show();
    handheld_run_ms(600);
}

/* The first card of the row whose first action is that; right as often. */
static void pick(unsigned step, unsigned join) {
    for (unsigned i = 0; i < empire_row_size(now()); i++) {
        const struct empire_card *card = empire_card(now(), empire_row_card(now(), i));
        if (card->action[0].step == step && card->join == join &&
            empire_row_cost(i) <= now()->coins[now()->turn]) {
            return;
        }
        handheld_press(BUTTON_RIGHT);
    }
    TEST_FAIL_MESSAGE("no such card in the row");
}

static bool offers(unsigned step, unsigned join) {
    for (unsigned i = 0; i < empire_row_size(now()); i++) {
        const struct empire_card *card = empire_card(now(), empire_row_card(now(), i));
        if (card->action[0].step == step && card->join == join &&
            empire_row_cost(i) <= now()->coins[now()->turn]) {
            return true;
        }
    }
    return false;
}

/* On until the row offers such a card; at the map of that turn. */
static void go_on_to(unsigned step, unsigned join) {
    struct rng rng;
    rng_seed(&rng, 5);
    while (now()->phase != EMPIRE_PHASE_TAKE || !offers(step, join)) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
        TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    }
    match_show();
    handheld_run_ms(600);
}

static unsigned names_heard, names_astray;
static uint8_t names_at; /* the region under the cursor */
static unsigned names_at_heard;

/* On the map below the title, at one of the places that the map's data has for it. */
static bool at_a_place(const struct empire_ui_map_region *box, const struct area *words) {
    bool found = false;
    for (unsigned i = 0; i < EMPIRE_UI_MAP_NAMES; i++) {
        found |= words->x >= box->name[i].x &&
                 words->x + words->width <= box->name[i].x + EMPIRE_UI_MAP_NAME_WIDTH &&
                 words->y + 2 == CHROME_TITLE_HEIGHT + box->name[i].y;
    }
    return found;
}

static void check_name(const struct saying *saying) {
    for (unsigned region = 0; saying->what == SAID_WORDS && region < empire_map(now())->region_count;
         region++) {
        char name[8];
        const int length = snprintf(name, sizeof name, "%c%u", empire_map(now())->letter, region + 1);
        if (saying->length == (size_t)length && memcmp(saying->words, name, saying->length) == 0) {
            names_heard++;
            names_astray += !at_a_place(&empire_ui_maps[now()->side].region[region], &saying->area);
            names_at_heard += region == names_at;
        }
    }
}

/* Wherever the cursor is, and whatever may be chosen: each stands at one of its places, or is left out, which
 * seldom happens, and still less to the one under the cursor. */
static void names_are_seen(void) {
    enum { SHOWN_LEAST = 95, AT_LEAST = 97, ALL = 100 };
    unsigned boards = 0;
    static const struct listener listener = {.hear = check_name};
    unsigned names = 0;
    for (unsigned seats = 2; seats <= GAME_SEATS_MAX; seats++) {
        struct rng rng;
        rng_seed(&rng, seats);
        begin(seats, seats, seats % 2 > 0 ? "side=b" : "side=a", seats);
        while (play_turn() != GAME_OVER) {
            TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
            say_to(&listener);
            for (uint8_t at = 0; at < empire_map(now())->region_count; at++) {
                struct empire_ui_board view = empire_ui_board_view(at);
                view.choosing = at % 2 > 0;
                view.lit = view.choosing ? empire_ui_board_all() : 0;
                names_at = at;
                empire_ui_board_draw(view);
                names += empire_map(now())->region_count;
                boards++;
            }
            say_to(NULL);
        }
        play_forget();
        start();
    }
    printf("empire: %u of %u names are shown, %u of %u under the cursor\n", names_heard, names,
           names_at_heard, boards);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(boards * AT_LEAST, names_at_heard * ALL);
    TEST_ASSERT_EQUAL_UINT(0, names_astray);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(names * SHOWN_LEAST, names_heard * ALL);
}

static void pictures_of_a_bid(void) {
    begin(3, 3, NULL, 1);
    handheld_picture("empire-hand-over");
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_UP, 3);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_UP, 2);
    handheld_picture("empire-bid");
    handheld_press_times(BUTTON_UP, 3);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A);
    handheld_picture("empire-bids");
    handheld_press(BUTTON_A);
    handheld_picture("empire-first");
}

static bool reads(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

/* Nobody bids anything: the die goes around, shows who wins, and that stands until a press. */
static void the_die_of_a_tie_is_seen(void) {
    begin(3, 3, NULL, 1);
    for (unsigned seat = 0; seat < 3; seat++) {
        handheld_press(BUTTON_A); /* the hand-over */
        headless_tap(BUTTON_A);
        handheld_run_ms(seat < 2 ? 600 : 50);
    }
    TEST_ASSERT_EQUAL(EMPIRE_PHASE_FIRST, now()->phase);
    TEST_ASSERT_TRUE_MESSAGE(reads("the die is cast"), handheld_text());
    handheld_run_ms(2000);
    TEST_ASSERT_FALSE(reads("the die is cast"));
    TEST_ASSERT_TRUE_MESSAGE(reads("The die picks") && reads(play_name(now()->winner)), handheld_text());
    handheld_picture("empire-bids-tie");
    handheld_run_ms(10000);
    TEST_ASSERT_TRUE(reads("The die picks"));
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(reads("The die picks"));
    TEST_ASSERT_TRUE(reads("Who is first?") || play_hands_over());
    match_show(); /* as after looking at something */
    TEST_ASSERT_FALSE(reads("The die picks"));
}

/* The log says how it came. */
static void the_log_says_what_the_die_picked(void) {
    struct match_words words;
    begin(3, 3, NULL, 1);
    for (unsigned seat = 0; seat < 3; seat++) {
        TEST_ASSERT_TRUE(play_move(empire_move(EMPIRE_MOVE_BID, 0, 0)));
    }
    match_log_words(replay_to(2), match_move(play_match(), 2), match_words(&words));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words.words, "the die picks"), words.words);
    match_log_words(replay_to(1), match_move(play_match(), 1), match_words(&words));
    TEST_ASSERT_NULL_MESSAGE(strstr(words.words, "picks"), words.words);
}

static void pictures_of_a_turn(void) {
    begin(3, 3, NULL, 1);
    go_on(18, 7);
    handheld_picture("empire-map-a");
    handheld_press(BUTTON_Y);
    handheld_picture("empire-explain-region");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("empire-row");
    handheld_press(BUTTON_Y);
    handheld_picture("empire-explain-card");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_X);
    handheld_picture("empire-look-goods");
    handheld_press(BUTTON_X);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("empire-look-points");
    handheld_press(BUTTON_DOWN);
    TEST_ASSERT_TRUE_MESSAGE(reads("North-west") && reads("South-east"), handheld_text());
    handheld_picture("empire-look-continents");
    handheld_press(BUTTON_RIGHT);
    handheld_picture("empire-look-map");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    handheld_picture("empire-browse");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("empire-look-log");
    handheld_press(BUTTON_A);
    handheld_picture("empire-log");
}

/* A card of ships was taken: the cursor is on the first army. */
static void armies_are_to_sail(void) {
    begin(3, 3, NULL, 1);
    go_on(9, 7);
    go_on_to(EMPIRE_STEP_SAIL, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    pick(EMPIRE_STEP_SAIL, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
}

static void pictures_of_moving(void) {
    armies_are_to_sail();
    handheld_picture("empire-move-which");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_LEFT);
    handheld_picture("empire-move-where");
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_B, 2); /* the army is put down */
    handheld_picture("empire-move-done");
}

static void pictures_of_placing(void) {
    begin(3, 3, NULL, 1);
    go_on_to(EMPIRE_STEP_PLACE, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    pick(EMPIRE_STEP_PLACE, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    handheld_picture("empire-place");
}

static void pictures_of_a_choice(void) {
    begin(3, 3, NULL, 1);
    go_on(9, 7);
    go_on_to(EMPIRE_STEP_DESTROY, EMPIRE_OR);
    handheld_press(BUTTON_A);
    pick(EMPIRE_STEP_DESTROY, EMPIRE_OR);
    handheld_picture("empire-row-or");
    handheld_press(BUTTON_A);
    handheld_picture("empire-choice");
    handheld_press(BUTTON_A);
    handheld_picture("empire-destroy");
    handheld_press(BUTTON_RIGHT); /* where several have armies */
    handheld_press(BUTTON_A);
    handheld_picture("empire-destroy-whose");
    for (unsigned i = 0; i < 2; i++) { /* from the rival to oneself */
        TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "Your own army!"), handheld_text());
        handheld_press(BUTTON_RIGHT);
    }
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Your own army!"), handheld_text());
}

/* Where armies are left for none or some of what a card places, its words say so. */
static void a_card_says_what_is_lacking(void) {
    struct rng rng;
    rng_seed(&rng, 3);
    begin(2, 2, NULL, 3);
    while (now()->phase != EMPIRE_PHASE_TAKE || now()->supply[now()->turn] > 0 ||
           !offers(EMPIRE_STEP_PLACE, EMPIRE_ALONE)) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
        TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    }
    match_show();
    handheld_run_ms(600);
    handheld_press(BUTTON_A);
    pick(EMPIRE_STEP_PLACE, EMPIRE_ALONE);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "(none left)"), handheld_text());
}

static void pictures_of_neutral_armies(void) {
    begin(2, 2, NULL, 1);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_LEFT);
    handheld_press_times(BUTTON_A, 3);
    handheld_press(BUTTON_LEFT);
    handheld_picture("empire-neutral");
}

/* In the match again they are nobody's turn: another seat may play first. */
static void the_match_again_names_neutral_armies(void) {
    struct rng rng;
    rng_seed(&rng, 3);
    begin(2, 2, NULL, 1);
    while (now()->phase != EMPIRE_PHASE_TAKE) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
    }
    for (unsigned at = 0; at <= EMPIRE_NEUTRAL_ARMIES + 1; at++) {
        const bool neutral = at <= EMPIRE_NEUTRAL_ARMIES;
        replay_show(at);
        handheld_run_ms(500);
        TEST_ASSERT_EQUAL_MESSAGE(neutral, reads("Neutral armies"), handheld_text());
        TEST_ASSERT_EQUAL_MESSAGE(neutral, !reads("Garnet plays") && !reads("Lapis plays"), handheld_text());
        handheld_press(BUTTON_B);
    }
}

static void pictures_with_five_seats(void) {
    begin(5, 5, "tokens=on", 1);
    while (now()->phase != EMPIRE_PHASE_BID || now()->turn != 4) {
        handheld_press(BUTTON_A);
    }
    handheld_press(BUTTON_A);
    handheld_picture("empire-bid-five");
    play_forget();
    start();
    begin(5, 5, "side=b", 1);
    go_on(20, 7);
    handheld_picture("empire-map-b");
    play_forget();
    start();
    begin(5, 5, "tokens=on", 1);
    go_on(5, 7);
    handheld_picture("empire-map-tokens");
}

static void the_longest_names_have_room(void) {
    struct settings named = *settings();
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        memcpy(named.name[seat], "Wwwwwwww", SETTINGS_NAME_MAX);
    }
    settings_change(&named);
    begin(5, 5, "side=b", 1);
    handheld_picture("empire-long-hand-over");
    go_on(20, 7);
    handheld_press(BUTTON_X);
    handheld_picture("empire-long-look");
}

static void pictures_of_the_end(void) {
    struct rng rng;
    begin(5, 5, "side=b", 1);
    rng_seed(&rng, 9);
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
    }
    match_show();
    handheld_count();
    handheld_press(BUTTON_A);
    handheld_run_ms(1000);
    handheld_picture("empire-ranking");
    handheld_press(BUTTON_A);
    handheld_picture("empire-ranking-table");
    handheld_press(BUTTON_A);
    handheld_picture("empire-ranking-chart");
}

/* An opponent's step, stopped where it is by looking around. */
static void pictures_of_an_opponent(void) {
    begin(3, 1, NULL, 1);
    while (now()->phase != EMPIRE_PHASE_ACT || play_person_to_move()) {
        handheld_press(BUTTON_A);
        if (now()->phase == EMPIRE_PHASE_TAKE && !play_person_to_move()) {
            handheld_run_ms(100);
        }
    }
    handheld_picture("empire-opponent");
    while (play_turn() != 0 && now()->phase == EMPIRE_PHASE_ACT) {
        handheld_run_ms(20);
    }
    handheld_picture("empire-opponent-step");
}

/* ---- what a turn brought */

/* Takes such a card and gives all its steps with A, one after another, wherever the cursor is. */
static void take_and_do(unsigned step) {
    const unsigned taken = now()->taken + 1u;
    handheld_press(BUTTON_A);
    pick(step, EMPIRE_ALONE);
    handheld_press(BUTTON_A);
    while (now()->phase == EMPIRE_PHASE_ACT && now()->taken == taken) {
        handheld_press(BUTTON_A);
    }
}

static void a_turn_ends_with_what_it_brought(void) {
    begin(3, 3, NULL, 1);
    go_on(9, 7);
    go_on_to(EMPIRE_STEP_SAIL, EMPIRE_ALONE);
    take_and_do(EMPIRE_STEP_SAIL);
    handheld_picture("empire-turn-done");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "from A13 to A11, A17, A18"), "what was done");
    const unsigned taken = now()->taken;
    handheld_hold(BUTTON_B, 700); /* the new card wasn't seen: the last step is taken back */
    TEST_ASSERT_FALSE(play_held());
    TEST_ASSERT_TRUE(handheld_again());
    match_show();
    handheld_run_ms(500);
    handheld_press(BUTTON_X); /* not to see the new card yet */
    handheld_press(BUTTON_B);
    handheld_picture("empire-turn-done");
    TEST_ASSERT_EQUAL_UINT(taken, now()->taken);
    handheld_press(BUTTON_A); /* the next turn's board, then its cards, then one is taken */
    handheld_press_times(BUTTON_A, 2);
    TEST_ASSERT_EQUAL_UINT(taken + 1, now()->taken);
}

/* What the card would do is left out of the log: what was done follows. */
static void the_log_says_what_was_taken(void) {
    struct match_words words;
    char expected[32];
    const struct empire_card *card = empire_card(now(), empire_hand(now()));
    const unsigned made = card->action[0].amount - now()->left[0], taken = play_match()->length - 1u - made;
    snprintf(expected, sizeof expected, "takes {%s}", empire_good_word(card->good));
    match_log_words(replay_to(taken), match_move(play_match(), taken), match_words(&words));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words.words, expected), words.words);
    TEST_ASSERT_NULL_MESSAGE(strstr(words.words, "place"), words.words);
}

/* Of a card that places more armies than there are, as many as there are: the step says so. */
static void what_is_left_can_be_placed(void) {
    struct rng rng;
    unsigned seen = 0, told = 0;
    rng_seed(&rng, 3);
    for (unsigned game = 0; game < 30 && seen < 3; game++) {
        begin(2, 2, NULL, game);
        for (; play_turn() != GAME_OVER; (void)handheld_move(empire.rollout(now(), &rng))) {
            const unsigned hand = in_a_step() ? empire_hand(now()) : 0, armies = now()->supply[now()->turn];
            const bool places = hand != 0 && empire_card(now(), hand)->join == EMPIRE_ALONE &&
                                empire_card(now(), hand)->action[0].step == EMPIRE_STEP_PLACE;
            if (places && armies > 0 && now()->left[0] > armies) {
                char title[20];
                snprintf(title, sizeof title, "Place: %u left", armies);
                match_show();
                handheld_run_ms(100);
                TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), title), handheld_text());
                the_log_says_what_was_taken();
                told += reads("No more left");
                seen++;
            }
        }
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(3, seen);
    TEST_ASSERT_GREATER_THAN_UINT(0, told);
}

/* A wild that counts for another good than before is named: no card brought what came and went. */
static void a_wild_that_changes_sides_is_said(void) {
    static struct empire_state before;
    struct rng rng;
    unsigned seen = 0, from, to;
    rng_seed(&rng, 3);
    for (unsigned game = 0; game < 30 && seen < 3; game++) {
        begin(2, 2, NULL, game);
        for (; play_turn() != GAME_OVER; play_go_on()) {
            before = *now();
            while (play_turn() != GAME_OVER && !play_held()) {
                (void)play_move(empire.rollout(now(), &rng));
            }
            if (play_held() && before.phase == EMPIRE_PHASE_TAKE &&
                empire_wild_moved(&before, now(), play_owner(), &from, &to)) {
                char words[40];
                snprintf(words, sizeof words, "to %s", empire_goods_word(to));
                match_show();
                handheld_run_ms(600);
                handheld_press_times(BUTTON_DOWN, 8); /* it may be below the fold */
                const char *wilds = strstr(handheld_text(), "A wild moves from");
                TEST_ASSERT_NOT_NULL_MESSAGE(wilds, handheld_text());
                TEST_ASSERT_NOT_NULL_MESSAGE(strstr(wilds, words), handheld_text());
                seen++;
            }
        }
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(3, seen);
}

static void a_wild_that_was_taken_is_said_to_add(void) {
    struct rng rng;
    unsigned seen = 0;
    rng_seed(&rng, 3);
    begin(2, 2, NULL, 3);
    for (; play_turn() != GAME_OVER; play_go_on()) {
        while (play_turn() != GAME_OVER && !play_held()) {
            (void)play_move(empire.rollout(now(), &rng));
        }
        const unsigned taken = now()->taken;
        const unsigned good =
            taken > 0 ? empire_card(now(), now()->deck[now()->game][taken - 1u])->good : EMPIRE_RUBY;
        if (play_held() && good == EMPIRE_WILD) {
            match_show();
            handheld_run_ms(600);
            TEST_ASSERT_TRUE_MESSAGE(reads("Wild: adds to other goods"), handheld_text());
            seen++;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, seen);
}

/* Of each card in the row: is a wild counted with its good, and said to be set free or to move? */
static unsigned cards_that_take_a_wild(void) {
    unsigned seen = 0;
    handheld_press(BUTTON_A);
    for (unsigned i = 0; i < empire_row_size(now()); i++) {
        const unsigned id = empire_row_card(now(), i), seat = now()->turn;
        const unsigned good = empire_card(now(), id)->good;
        const struct empire_goods old = empire_seat_goods(now(), seat),
                                  goods = empire_goods_with(now(), seat, id);
        bool fewer = false, more = false;
        for (unsigned any = 0; any < EMPIRE_GOODS; any++) {
            fewer |= goods.wilds[any] < old.wilds[any];
            more |= goods.wilds[any] > old.wilds[any];
        }
        const bool may = empire_row_cost(i) <= now()->coins[seat];
        if (good < EMPIRE_GOODS) {
            char sum[8];
            snprintf(sum, sizeof sum, "= %u", goods.count[good] + (unsigned)goods.wilds[good]);
            TEST_ASSERT_TRUE_MESSAGE(reads(sum), handheld_text());
            seen += goods.wilds[good] > 0;
        }
        TEST_ASSERT_TRUE_MESSAGE((may && fewer && !more) == reads("set free"), handheld_text());
        handheld_press(BUTTON_RIGHT);
    }
    return seen;
}

static void points_with_a_wild_are_said_to_be(void) {
    struct rng rng;
    unsigned seen = 0;
    rng_seed(&rng, 4);
    for (unsigned game = 0; game < 30 && seen < 3; game++) {
        begin(2, 2, NULL, game);
        for (; play_turn() != GAME_OVER; (void)handheld_move(empire.rollout(now(), &rng))) {
            if (now()->phase == EMPIRE_PHASE_TAKE && now()->goods[now()->turn][EMPIRE_WILD] > 0) {
                match_show();
                handheld_run_ms(600);
                seen += cards_that_take_a_wild();
            }
        }
        play_forget();
        start();
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(3, seen);
}

/* The best that a march from there is worth, or from anywhere. */
static int best_march_of(unsigned from) {
    move_t moves[EMPIRE_MOVES_MAX];
    int best = INT_MIN;
    const unsigned count = empire_moves(now(), moves);
    for (unsigned i = 0; i < count; i++) {
        const bool fits = from == EMPIRE_ANYWHERE || from == empire_move_first(moves[i]);
        if (empire_move_kind(moves[i]) == EMPIRE_MOVE_ARMY && fits) {
            const int worth = empire_step_worth(now(), moves[i]);
            best = worth > best ? worth : best;
        }
    }
    return best;
}

/* Is the next march proposed from where the last one began, as long as that costs nothing and no other one
 * wins a region? */
static bool marches_on(move_t last) {
    enum { NOBODYS = 8 }; /* what it is worth to make a region that; to win one is more */
    const int best = best_march_of(empire_move_first(last));
    char words[12];
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, words, sizeof words);
    empire_region_text(now(), empire_move_first(last), text);
    text_put(text, " to A");
    if (best <= 0 || best_march_of(EMPIRE_ANYWHERE) - best > NOBODYS) {
        return false;
    }
    TEST_ASSERT_TRUE_MESSAGE(reads(words), handheld_text());
    return true;
}

static void the_same_army_marches_on(void) {
    struct rng rng;
    unsigned seen = 0;
    rng_seed(&rng, 5);
    begin(2, 2, NULL, 1);
    for (move_t last = 0; play_turn() != GAME_OVER;) {
        if (now()->phase == EMPIRE_PHASE_ACT && empire_move_kind(last) == EMPIRE_MOVE_ARMY) {
            match_show();
            handheld_run_ms(600);
            seen += marches_on(last);
        }
        last = empire.rollout(now(), &rng);
        (void)handheld_move(last);
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(3, seen);
}

static void a_turn_of_five_seats_ends(void) {
    begin(5, 5, "tokens=on", 1);
    go_on(20, 7);
    go_on_to(EMPIRE_STEP_PLACE, EMPIRE_ALONE);
    take_and_do(EMPIRE_STEP_PLACE);
    handheld_picture("empire-turn-done-five");
}

static void behind_the_last_turn_comes_the_ranking(void) {
    begin(3, 3, NULL, 5);
    const unsigned last = 3 * empire_cards_to_take(now()) - 1;
    go_on(last, 3);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A);
    for (unsigned i = 0; i < 20 && play_turn() != GAME_OVER; i++) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    handheld_picture("empire-last-turn-done");
    handheld_press(BUTTON_B); /* not over yet */
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_TRUE(handheld_again());
    match_show();
    handheld_run_ms(500);
    handheld_press(BUTTON_A); /* the ranking; B there leads home */
    TEST_ASSERT_FALSE(masher_at_home());
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(masher_at_home());
}

/* Not in the last turn of the round before, whose card is taken already. */
static void the_last_round_begins_with_its_first_turn(void) {
    struct rng rng;
    unsigned before = 0;
    rng_seed(&rng, 3);
    begin(2, 2, NULL, 3);
    const unsigned cards = 2 * (empire_cards_to_take(now()) - 1);
    for (; play_turn() != GAME_OVER; (void)handheld_move(empire.rollout(now(), &rng))) {
        const bool is = now()->taken > cards || (now()->taken == cards && now()->phase == EMPIRE_PHASE_TAKE);
        TEST_ASSERT_EQUAL(is, match_last_round());
        before += now()->taken == cards && !is;
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, before);
}

static void games_of_a_full_game_are_told_apart(void) {
    struct rng rng;
    rng_seed(&rng, 6);
    begin(3, 3, "games=3", 6);
    while (now()->game == 0) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(now(), &rng)));
    }
    match_show();
    handheld_press(BUTTON_A); /* the hand-over for the next bid */
    handheld_picture("empire-between-games");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT8(1, now()->bids[0]);
}

/* ---- steps that are seen to be made */

static void press_and_see(enum board_button button, const char *picture) {
    enum { TAP_US = 50000, SEEN_MS = 100 };
    headless_contact(board_us(), button, true);
    headless_contact(board_us() + TAP_US, button, false);
    handheld_run_ms(SEEN_MS);
    handheld_picture(picture);
}

/* An army is chosen, and where it goes: the next press of A makes it go. */
static void an_army_is_about_to_sail(void) {
    armies_are_to_sail();
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_RIGHT);
}

static void an_army_is_seen_to_move(void) {
    an_army_is_about_to_sail();
    press_and_see(BUTTON_A, "empire-moving");
    handheld_run_ms(400);
    handheld_run_ms(1000); /* a continent is won by it */
    handheld_picture("empire-moved");
}

static void no_movement_without_animations(void) {
    struct settings still = *settings();
    still.animations = false;
    settings_change(&still);
    begin(3, 3, NULL, 2); /* the row's cursor is kept for as long as the row is */
    go_on(4, 7);
    handheld_press(BUTTON_A);
    play_forget();
    start();
    settings_change(&still);
    an_army_is_about_to_sail();
    press_and_see(BUTTON_A, "empire-moved");
}

static void pictures_of_the_rules(void) {
    static const char *const names[] = {"aim",    "start",     "bid",       "turn",  "actions",
                                        "joins",  "control",   "goods",     "wilds", "end",
                                        "tokens", "full-game", "signs-map", "signs"};
    begin(3, 3, NULL, 1);
    rules_open(0);
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[32];
        snprintf(name, sizeof name, "empire-rules-%s", names[i]);
        handheld_run_ms(100);
        handheld_picture(name);
        handheld_press(BUTTON_RIGHT);
    }
}

/* ---- between two games */

/* Sensible moves, until the first of three games is over. */
static void to_the_break(uint64_t seed) {
    struct rng rng;
    begin(2, 2, "games=3", seed);
    rng_seed(&rng, seed);
    while (now()->game == 0) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(play_state(), &rng)));
    }
    TEST_ASSERT_TRUE(match_pause_due());
}

static unsigned neutral_moves(void) {
    unsigned count = 0;
    for (unsigned i = 0; i < play_match()->length; i++) {
        count += empire_move_kind(match_move(play_match(), i)) == EMPIRE_MOVE_NEUTRAL;
    }
    return count;
}

/* The neutral armies of the three games, of which the first ones were put by the console, or by hand. */
static void goes_on_as_it_began(bool by_console) {
    enum { EACH = 10 };
    struct rng rng;
    begin(2, 2, "games=3", 4);
    rng_seed(&rng, 9); /* other moves than the console would make */
    if (by_console) {
        match_prepare();
        TEST_ASSERT_EQUAL_UINT(EACH, neutral_moves());
    }
    for (unsigned game = 0; game < 2; game++) {
        while (now()->game == game) {
            TEST_ASSERT_TRUE(handheld_move(empire.rollout(play_state(), &rng)));
        }
        match_show();
        TEST_ASSERT_EQUAL_MESSAGE(EMPIRE_PHASE_NEUTRAL, now()->phase, "the first game's end comes before");
        handheld_press(BUTTON_A);
        TEST_ASSERT_EQUAL(by_console ? EMPIRE_PHASE_BID : EMPIRE_PHASE_NEUTRAL, now()->phase);
        TEST_ASSERT_EQUAL_UINT(EACH * (game + 1 + by_console), neutral_moves());
    }
}

static void the_console_prepares_all_games_or_none(void) {
    goes_on_as_it_began(true);
    screen_home();
    goes_on_as_it_began(false);
}

/* Who puts the first ones where the console would have put them goes on doing so. */
static void a_person_may_begin_like_the_console(void) {
    enum { ALIKE = 9 }; /* of ten, as in the golden logs */
    move_t first[ALIKE];
    begin(2, 2, NULL, 21);
    match_prepare();
    for (unsigned i = 0; i < ALIKE; i++) {
        first[i] = match_move(play_match(), i);
    }
    screen_home();
    begin(2, 2, NULL, 21);
    for (unsigned i = 0; i < ALIKE; i++) {
        TEST_ASSERT_TRUE(handheld_move(first[i]));
        match_show();
        TEST_ASSERT_EQUAL_UINT(i + 1, neutral_moves());
    }
}

/* "9+12+11" of each seat, as the games were counted when they were over. */
static void reads_sums(int16_t points[3][GAME_SEATS_MAX], unsigned games) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        char words[40];
        snprintf(words, sizeof words, games > 2 ? "%d+%d+%d" : "%d+%d", points[0][seat], points[1][seat],
                 points[2][seat]);
        TEST_ASSERT_TRUE_MESSAGE(reads(words), words);
    }
}

/* By the points of all games so far. */
static void reads_leader(const int16_t points[GAME_SEATS_MAX]) {
    char words[40];
    unsigned leader = 0;
    for (unsigned seat = 1; seat < play_seats(); seat++) {
        leader = points[seat] > points[leader] ? seat : leader;
    }
    snprintf(words, sizeof words, ": %s leads", play_name(leader));
    TEST_ASSERT_TRUE_MESSAGE(reads(words), handheld_text());
}

static void each_end_of_a_full_game_adds_its_games_up(void) {
    int16_t points[3][GAME_SEATS_MAX] = {{0}}, before[GAME_SEATS_MAX] = {0};
    struct rng rng;
    begin(5, 5, "games=3", 7);
    rng_seed(&rng, 7);
    for (unsigned game = 0; play_turn() != GAME_OVER;) {
        TEST_ASSERT_TRUE(handheld_move(empire.rollout(play_state(), &rng)));
        if (now()->game == game && play_turn() != GAME_OVER) {
            continue;
        }
        struct standing standing;
        standing_of(&empire, play_state(), &standing);
        for (unsigned seat = 0; seat < 5; seat++) {
            points[game][seat] = (int16_t)(standing.points[seat] - before[seat]);
            before[seat] = standing.points[seat];
        }
        if (++game == 2) {
            play_taken();
            match_show();
            handheld_run_ms(500);
            handheld_picture("empire-between-games-sums");
            reads_sums(points, game);
            reads_leader(before);
        }
    }
    screen_home();
    match_continue();
    handheld_run_ms(500);
    handheld_press_times(BUTTON_RIGHT, 1);
    handheld_picture("empire-ranking-sums");
    reads_sums(points, 3);
}

/* That it was seen in one match is nothing to another one, which was left at the same place. */
static void the_end_of_a_game_is_shown_in_each_match(void) {
    to_the_break(1);
    const uint32_t left = play_id();
    screen_home();
    to_the_break(2);
    match_show();
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(match_pause_due());
    screen_home();
    TEST_ASSERT_TRUE(play_take_up(left));
    TEST_ASSERT_EQUAL_UINT(1, now()->game);
    TEST_ASSERT_TRUE(match_pause_due());
}

/* ---- matches by one button, which simulator/test/empire.test.mjs plays in the console's firmware as well */

/* From home: the seats from the first on, then the seed. In a new match the first seat is a person, the
 * second a normal opponent, the others are empty. */
static void set_up_by_buttons(const char *const *who, unsigned seats, unsigned seed_digit) {
    handheld_press(BUTTON_DOWN);
    handheld_press(BUTTON_A);
    for (unsigned seat = 1; seat < seats; seat++) {
        handheld_press(BUTTON_DOWN);
        handheld_seat(who[seat]);
    }
    handheld_press_times(BUTTON_UP, seats + 1); /* over the button that begins, to the seed */
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_RIGHT, PLAY_SEED_DIGITS - 1);
    handheld_press_times(BUTTON_UP, seed_digit);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_DOWN);
    handheld_press(BUTTON_A);
}

static void one_button(const char *const *who, unsigned seats, unsigned seed_digit, const char *ranking) {
    enum { MORE = 500 };
    unsigned presses = 0;
    new_game_start();
    set_up_by_buttons(who, seats, seed_digit);
    TEST_ASSERT_EQUAL_UINT(seats, play_seats());
    TEST_ASSERT_EQUAL_UINT64(seed_digit, play_match()->setup.seed);
    while (play_turn() != GAME_OVER && presses++ < MORE) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_LESS_THAN(MORE, presses);
    handheld_run_ms(3000); /* an opponent's last step */
    if (now()->taken > 0 && play_is_person(empire_taken_by(now(), now()->taken - 1u))) {
        handheld_press(BUTTON_A); /* what a person's last turn brought */
    }
    handheld_count();
    handheld_press(BUTTON_A); /* from the winner */
    handheld_run_ms(1000);
    handheld_picture(ranking);
    printf("%s: %u presses\n", ranking, presses);
}

/* Steps that take an army back where the step before came from. */
static unsigned marches_back(void) {
    unsigned count = 0;
    for (unsigned i = 1; i < play_match()->length; i++) {
        const move_t step = match_move(play_match(), i - 1), next = match_move(play_match(), i);
        count += empire_move_kind(step) == EMPIRE_MOVE_ARMY &&
                 next == empire_move(EMPIRE_MOVE_ARMY, empire_move_second(step), empire_move_first(step));
    }
    return count;
}

static void two_people_by_one_button(void) {
    one_button((const char *const[]){"person", "person"}, 2, 2, "empire-one-button-two");
    TEST_ASSERT_LESS_OR_EQUAL_UINT(2, marches_back()); /* where any other step would lose something */
}

static void a_person_and_two_opponents_by_one_button(void) {
    one_button((const char *const[]){"person", "Captain", "Captain"}, 3, 3, "empire-one-button-three");
}

static void two_people_and_three_opponents_by_one_button(void) {
    one_button((const char *const[]){"person", "Captain", "Captain", "person", "Captain"}, 5, 5,
               "empire-one-button-five");
}

/* From power-on: the set-up with all its rows, and the match that waits. */
static void pictures_of_the_way_in(void) {
    handheld_press(BUTTON_DOWN);
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_UP, 2);
    handheld_picture("empire-new-game");
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_Y);
    handheld_picture("empire-new-game-options");
    handheld_press(BUTTON_B);
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_PTR(&empire, play_game());
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(masher_at_home());
    handheld_picture("empire-home");
}

/* The console puts the neutral armies on the map by itself, by moves of the log, the same ones with the same
 * seed; nobody takes them back, and who wants to place them says so. */
static void begin_by_buttons(bool by_hand) {
    screen_home();
    new_game_start();
    handheld_press_times(BUTTON_DOWN, by_hand ? 2 : 1); /* then the first match waits */
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_UP, 3); /* over the button and the seed */
    if (by_hand) {
        handheld_press(BUTTON_RIGHT);
    }
    handheld_picture(by_hand ? "new-game-by-hand" : "new-game-by-console");
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_press(BUTTON_A);
}

static void the_console_places_the_neutral_armies(void) {
    struct play_last last;
    begin_by_buttons(false);
    const struct empire_state *state = play_state();
    TEST_ASSERT_EQUAL_UINT8(EMPIRE_PHASE_BID, state->phase);
    TEST_ASSERT_EQUAL_UINT(EMPIRE_NEUTRAL_ARMIES, play_match()->length);
    TEST_ASSERT_EQUAL_UINT(EMPIRE_NEUTRAL_ARMIES, empire_armies_on_board(state, EMPIRE_NEUTRAL));
    TEST_ASSERT_EQUAL(MATCH_BARRIER, play_undo());
    const uint32_t id = play_id();
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
    TEST_ASSERT_TRUE(play_peek_last(&last));
    TEST_ASSERT_EQUAL_UINT32(id, last.id);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(EMPIRE_NEUTRAL_ARMIES, play_match()->length, "they are in the journal");
    begin_by_buttons(true);
    TEST_ASSERT_EQUAL_UINT8(EMPIRE_PHASE_NEUTRAL, ((const struct empire_state *)play_state())->phase);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(two_people_play_to_the_ranking);
    RUN_TEST(three_people_play_to_the_ranking);
    RUN_TEST(five_people_play_to_the_ranking);
    RUN_TEST(one_plays_against_opponents);
    RUN_TEST(two_play_the_full_game);
    RUN_TEST(a_turn_takes_few_presses);
    RUN_TEST(done_ends_the_action);
    RUN_TEST(done_is_near);
    RUN_TEST(a_held_a_places_the_rest);
    RUN_TEST(b_leads_to_armies_and_done);
    RUN_TEST(the_pad_leads_to_another_army);
    RUN_TEST(a_step_begins_where_it_is_likely);
    RUN_TEST(an_or_is_always_asked);
    RUN_TEST(a_cut_makes_no_step);
    RUN_TEST(the_pad_reaches_every_region);
    RUN_TEST(what_may_be_chosen_is_named);
    RUN_TEST(names_are_seen);
    RUN_TEST(pictures_of_a_bid);
    RUN_TEST(the_die_of_a_tie_is_seen);
    RUN_TEST(the_log_says_what_the_die_picked);
    RUN_TEST(pictures_of_a_turn);
    RUN_TEST(pictures_of_moving);
    RUN_TEST(pictures_of_placing);
    RUN_TEST(pictures_of_a_choice);
    RUN_TEST(a_card_says_what_is_lacking);
    RUN_TEST(pictures_of_neutral_armies);
    RUN_TEST(the_match_again_names_neutral_armies);
    RUN_TEST(pictures_with_five_seats);
    RUN_TEST(the_longest_names_have_room);
    RUN_TEST(pictures_of_the_end);
    RUN_TEST(pictures_of_an_opponent);
    RUN_TEST(a_turn_ends_with_what_it_brought);
    RUN_TEST(what_is_left_can_be_placed);
    RUN_TEST(a_wild_that_changes_sides_is_said);
    RUN_TEST(a_wild_that_was_taken_is_said_to_add);
    RUN_TEST(points_with_a_wild_are_said_to_be);
    RUN_TEST(the_same_army_marches_on);
    RUN_TEST(a_turn_of_five_seats_ends);
    RUN_TEST(behind_the_last_turn_comes_the_ranking);
    RUN_TEST(the_last_round_begins_with_its_first_turn);
    RUN_TEST(games_of_a_full_game_are_told_apart);
    RUN_TEST(an_army_is_seen_to_move);
    RUN_TEST(no_movement_without_animations);
    RUN_TEST(pictures_of_the_rules);
    RUN_TEST(two_people_by_one_button);
    RUN_TEST(a_person_and_two_opponents_by_one_button);
    RUN_TEST(each_end_of_a_full_game_adds_its_games_up);
    RUN_TEST(the_end_of_a_game_is_shown_in_each_match);
    RUN_TEST(the_console_prepares_all_games_or_none);
    RUN_TEST(a_person_may_begin_like_the_console);
    RUN_TEST(two_people_and_three_opponents_by_one_button);
    RUN_TEST(pictures_of_the_way_in);
    RUN_TEST(the_console_places_the_neutral_armies);
    return UNITY_END();
}
