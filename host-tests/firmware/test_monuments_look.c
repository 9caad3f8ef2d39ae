/* What can be looked at in Monuments, the battle's steps and the end: as pictures, and that looking changes
 * nothing. Positions come from matches that are played by the game's own sensible moves. */
#include <string.h>
#include <unity.h>

#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "match_screens.h"
#include "match_watch.h"
#include "monuments/memory.h"
#include "monuments/rules_state.h"
#include "monuments/widgets.h"
#include "play.h"
#include "search.h"
#include "settings.h"
#include "settings_store.h"

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

/* ---- positions */

static void begin(unsigned seats, unsigned persons, uint64_t seed) {
    handheld_match(&monuments, seats, persons, NULL, seed);
}

/* What a quick opponent would do: it builds monuments and turns quests in. */
static move_t sensible(void) {
    enum { PLAYOUTS = 60 };
    static struct search search;
    search_begin(&search, play_match(), search_level_find(&monuments, "hard"), play_match()->length);
    search_budget(&search, PLAYOUTS);
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

static void step(void) {
    TEST_ASSERT_TRUE(handheld_move(sensible()));
}

/* To the start of a seat's turn in that round, or after it. */
static void play_to_round(unsigned round, unsigned seat) {
    while (play_turn() != GAME_OVER &&
           !(monuments_round(play_state()) >= round && monuments_ui_step().kind == MONUMENTS_TASK_TURN &&
             (unsigned)play_turn() == seat)) {
        step();
    }
}

static void play_to_end(void) {
    while (play_turn() != GAME_OVER) {
        step();
    }
}

static void show(void) {
    match_continue();
    handheld_run_ms(600);
    if (play_turn() != GAME_OVER && play_hands_over()) {
        handheld_press(BUTTON_A);
    }
}

/* ---- an opponent's turn */

/* Until the opponent has played a card, and its turn is over. */
static void watch_a_turn(void) {
    enum { LOOKS_MAX = 6000, LOOK_MS = 10 };
    bool played = false;
    match_continue();
    for (unsigned i = 0; !played || play_turn() != 0; i++) {
        TEST_ASSERT_LESS_THAN_UINT(LOOKS_MAX, i);
        if (play_person_to_move()) {
            step();
            match_show();
        }
        handheld_run_ms(LOOK_MS);
        played |= monuments_ui_memory()->played != 0;
    }
}

/* What it decides later on, in another's turn or in another match, is not said to be by that card. */
static void the_card_of_a_turn_goes_with_the_turn(void) {
    begin(2, 1, 1);
    watch_a_turn();
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TURN, monuments_ui_step().kind);
    monuments_ui_watch.begin(1);
    TEST_ASSERT_EQUAL_UINT(0, monuments_ui_memory()->played);
    monuments_ui_memory()->played = 1;
    begin(2, 1, 2); /* where it first decides which quest to keep */
    while (play_person_to_move()) {
        step();
    }
    TEST_ASSERT_NOT_EQUAL(MONUMENTS_TASK_TURN, monuments_ui_step().kind);
    monuments_ui_watch.begin(1);
    TEST_ASSERT_EQUAL_UINT(0, monuments_ui_memory()->played);
}

/* ---- looking around */

static void looking_around_shows_every_page_and_changes_nothing(void) {
    begin(4, 4, 1);
    play_to_round(30, 0);
    show();
    const unsigned length = play_match()->length;
    match_look();
    handheld_run_ms(50);
    handheld_press_times(BUTTON_DOWN, 4); /* the second column's second row */
    handheld_picture("monuments-look-stock");
    handheld_press(BUTTON_Y);
    handheld_picture("monuments-explain-army");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_RIGHT);
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_picture("monuments-look-cards");
    handheld_press(BUTTON_Y);
    handheld_picture("monuments-explain-card");
    handheld_press(BUTTON_B);
    handheld_press_times(BUTTON_UP, 3);
    handheld_picture("monuments-look-bonus");
    handheld_press(BUTTON_Y);
    handheld_picture("monuments-explain-bonus");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("monuments-look-layers");
    handheld_press_times(BUTTON_X, 3);
    handheld_picture("monuments-look-layers-maya");
    handheld_press(BUTTON_RIGHT);
    handheld_picture("monuments-look-points");
    handheld_press(BUTTON_Y); /* everybody's score card */
    handheld_picture("monuments-score-cards");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("monuments-look-more");
    for (unsigned i = 0; i < 4; i++) { /* the board, quests, the log, the last turns: and back from each */
        handheld_press(BUTTON_A);
        handheld_press(BUTTON_B);
        handheld_press(BUTTON_DOWN);
    }
    handheld_press(BUTTON_B);
    TEST_ASSERT_EQUAL(length, play_match()->length);
}

static void production_and_hexes_are_foretold(void) {
    begin(3, 1, 3);
    play_to_round(25, 0);
    show();
    match_explain(&monuments_ui_a_card, MONUMENTS_CARD_PRODUCE);
    handheld_run_ms(50);
    handheld_picture("monuments-explain-produce");
    handheld_press(BUTTON_B);
    uint8_t richest = 0;
    struct monuments_hex hex;
    for (uint8_t i = 0; i < MONUMENTS_LAND_HEXES; i++) {
        monuments_hex(play_state(), i, &hex);
        richest = hex.seat == 0 && hex.buildings[0] != 0 ? i : richest;
    }
    match_explain(&monuments_ui_a_hex, richest);
    handheld_run_ms(50);
    handheld_picture("monuments-explain-hex");
    handheld_press(BUTTON_B);
}

/* ---- secrets */

static void quests_lie_under_a_cover_while_others_sit_there(void) {
    begin(2, 2, 4);
    play_to_round(20, 0);
    show();
    monuments_ui_quests_open();
    handheld_run_ms(50);
    handheld_picture("monuments-quests-cover");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-quests");
    handheld_press(BUTTON_Y);
    handheld_picture("monuments-explain-quest");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("monuments-quests-done");
    handheld_press(BUTTON_RIGHT);
    handheld_press(BUTTON_DOWN);
    handheld_picture("monuments-quests-cards");
}

/* A title must not tell what quests still open would cost; the end does. */
static void open_quests_are_no_part_of_titles(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    int hidden = 0;
    begin(2, 2, 4);
    while (play_turn() != GAME_OVER) {
        step();
        monuments.count(play_state(), points);
        for (unsigned seat = 0; seat < 2; seat++) {
            const int open = play_turn() == GAME_OVER ? 0 : points[seat][MONUMENTS_LINE_OPEN];
            TEST_ASSERT_EQUAL_INT(play_standing()->points[seat] - open, match_points(seat));
            hidden += open != 0;
        }
    }
    TEST_ASSERT_GREATER_THAN_INT(0, hidden);
}

/* ---- battles */

static unsigned hex_of(const char *name) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (strcmp(monuments_place(hex).name, name) == 0) {
            return hex;
        }
    }
    TEST_FAIL_MESSAGE(name);
    return 0;
}

static move_t move_of(const char *words) {
    const move_t move = match_find(play_match(), words);
    TEST_ASSERT_NOT_EQUAL_MESSAGE(MOVE_NONE, move, words);
    return move;
}

/* The state itself, to put pieces on the board: a battle as in the rulebook's example takes long to come up.
 */
static struct monuments_state *table(void) {
    const void *seen = play_state();
    struct monuments_state *state;
    memcpy(&state, &seen, sizeof(void *));
    return state;
}

static unsigned seat_of(unsigned civilisation) {
    for (unsigned seat = 0; seat < 2; seat++) {
        if (table()->seat_states[seat].civilisation == civilisation) {
            return seat;
        }
    }
    TEST_FAIL_MESSAGE("the continents are Greece and Egypt");
    return 0;
}

/* Greece in K4 with an army, an air force, a town and two workers; Egypt around it with two armies and an
 * air force, and at turn. */
static void eight_against_six(uint64_t seed) {
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {PLAY_PERSON, 1}};
    setup_default(&setup, &monuments);
    TEST_ASSERT_TRUE(setup_word(&setup, "continents=old"));
    setup.seed = seed;
    TEST_ASSERT_TRUE(play_new(&setup, who));
    const unsigned egypt = seat_of(1), greece = seat_of(0);
    play_to_round(1, egypt);
    struct monuments_state *state = table();
    state->seat_states[egypt].gains[MONUMENTS_GAIN_TRAIN] = 1;
    monuments_units_add(state, egypt, hex_of("L4"), MONUMENTS_ARMY, 2);
    monuments_units_add(state, egypt, hex_of("L4"), MONUMENTS_AIR, 1);
    monuments_units_add(state, egypt, hex_of("L4"), MONUMENTS_WORKER, 1);
    monuments_units_add(state, greece, hex_of("K4"), MONUMENTS_ARMY, 1);
    monuments_units_add(state, greece, hex_of("K4"), MONUMENTS_WORKER, 2);
    monuments_units_add(state, greece, hex_of("K4"), MONUMENTS_AIR, 1);
    monuments_building_set(state, greece, MONUMENTS_TOWN, MONUMENTS_NO_HEX, hex_of("K4"));
}

static unsigned pips(const uint8_t cast[3]) {
    return cast[1] + 2u * cast[2];
}

static void press_to(unsigned kind) {
    for (unsigned presses = 0; (monuments_ui_step().kind == kind || play_held()) && presses < 9; presses++) {
        handheld_press(BUTTON_A);
    }
}

static void attack_k4(void) {
    TEST_ASSERT_TRUE(handheld_move(move_of("play:attack")));
    if (monuments_ui_step().kind == MONUMENTS_TASK_ATTACK) { /* others are in reach too */
        TEST_ASSERT_TRUE(handheld_move(move_of("attack:K4")));
    }
}

/* Seeds until one side wins by more than one. */
static uint64_t seed_where(bool attacker_wins) {
    for (uint64_t seed = 1;; seed++) {
        struct monuments_battle_view battle;
        eight_against_six(seed);
        attack_k4();
        while (monuments_ui_step().kind == MONUMENTS_TASK_JOIN) {
            unsigned count;
            const move_t *moves = monuments_ui_moves(&count);
            TEST_ASSERT_TRUE(handheld_move(moves[0]));
        }
        battle = monuments_last_cast(play_state());
        const int ahead = (int)pips(battle.cast[0]) - (int)pips(battle.cast[1]);
        if (attacker_wins ? ahead > 1 && ahead < 5 : ahead < -1 && ahead > -4) {
            return seed;
        }
    }
}

static void attack_begins(uint64_t seed) {
    eight_against_six(seed);
    attack_k4();
    show();
    TEST_ASSERT_EQUAL(MONUMENTS_TASK_JOIN, monuments_ui_step().kind);
}

static bool reads(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

/* The attacker sees the dice fall, and how it ended stands until a press; so does the defender afterwards. */
static void the_dice_are_seen(void) {
    TEST_ASSERT_TRUE_MESSAGE(reads("Battle at K4"), handheld_text());
    handheld_run_ms(10000);
    TEST_ASSERT_TRUE(reads("Battle at K4"));
    handheld_press(BUTTON_A);
    while (play_hands_over()) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_TRUE_MESSAGE(reads("Battle at K4"), handheld_text());
    handheld_press(BUTTON_A); /* what the dice come to */
    TEST_ASSERT_TRUE_MESSAGE(reads("Battle at K4"), handheld_text());
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(reads("Battle at K4"));
}

static void a_battle_won_goes_step_by_step(void) {
    attack_begins(seed_where(true));
    handheld_picture("monuments-battle-join");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-battle-joined");
    while (monuments_ui_step().kind == MONUMENTS_TASK_JOIN) {
        handheld_press(BUTTON_A); /* the rest, then the dice */
    }
    handheld_run_ms(2000);
    handheld_picture("monuments-battle-dice");
    the_dice_are_seen();
    TEST_ASSERT_EQUAL(MONUMENTS_TASK_LOSE, monuments_ui_step().kind);
    handheld_picture("monuments-battle-lose");
    press_to(MONUMENTS_TASK_LOSE);
    handheld_picture("monuments-battle-retreat");
    press_to(MONUMENTS_TASK_RETREAT);
    handheld_picture("monuments-battle-enter");
    press_to(MONUMENTS_TASK_ENTER);
    TEST_ASSERT_NOT_EQUAL(MONUMENTS_TASK_ENTER, monuments_ui_step().kind);
}

static void a_battle_lost_costs_the_attacker(void) {
    attack_begins(seed_where(false));
    while (monuments_ui_step().kind == MONUMENTS_TASK_JOIN) {
        handheld_press(BUTTON_A);
    }
    handheld_run_ms(2000);
    handheld_picture("monuments-battle-lost");
}

static void a_tumbling_die_can_be_skipped(void) {
    attack_begins(seed_where(true));
    while (monuments_ui_step().kind == MONUMENTS_TASK_JOIN) {
        headless_tap(BUTTON_A);
        handheld_run_ms(120);
    }
    TEST_ASSERT_TRUE_MESSAGE(reads("The dice are cast"), handheld_text());
    headless_tap(BUTTON_UP);
    handheld_run_ms(120);
    TEST_ASSERT_TRUE_MESSAGE(reads("wins by"), handheld_text());
}

/* ---- a layer */

/* The second one, which is worth as much as the first. */
static void a_new_layer_comes_down_once(void) {
    char worth[16];
    begin(2, 2, 4);
    while (monuments_ui_step().kind != MONUMENTS_TASK_BONUS ||
           monuments_ui_seat((unsigned)play_seat()).layers < 2) {
        step();
    }
    show();
    handheld_run_ms(600);
    handheld_picture("monuments-built");
    const struct monuments_points points =
        monuments_points_of(play_state(), (unsigned)play_seat(), MONUMENTS_LINE_LAYERS);
    TEST_ASSERT_EQUAL_UINT(1, points.per);
    snprintf(worth, sizeof worth, "2 stands: +%u", points.points);
    TEST_ASSERT_TRUE_MESSAGE(reads(worth), handheld_text());
    const struct screen *built = screen_top();
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_EQUAL(built, screen_top());
    TEST_ASSERT_EQUAL(MONUMENTS_TASK_BONUS, monuments_ui_step().kind);
    match_show(); /* the step again, as after looking at something */
    TEST_ASSERT_NOT_EQUAL(built, screen_top());
}

/* ---- the end */

static void the_end_counts_line_by_line(void) {
    begin(4, 4, 6);
    play_to_end();
    show();
    handheld_run_ms(600);
    handheld_picture("monuments-ranking");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-ranking-table");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-chart");
}

/* Whose turn it is nobody could say there. */
static void the_end_can_be_looked_at_from_all_sides(void) {
    begin(2, 2, 6);
    play_to_end();
    show();
    handheld_press_times(BUTTON_A, 3); /* table, chart, the match again, */
    handheld_press(BUTTON_LEFT);       /* to its end */
    handheld_press(BUTTON_X);
    for (unsigned i = 0; i < 4; i++) { /* to the last of five pages */
        handheld_press(BUTTON_RIGHT);
    }
    for (unsigned i = 0; i < 4; i++) { /* the board, quests, production, the log: and back from each */
        handheld_press(BUTTON_A);
        handheld_run_ms(100);
        if (i == 0) {
            handheld_picture("monuments-end-board");
        }
        handheld_press(BUTTON_B);
        handheld_press(BUTTON_DOWN);
    }
    handheld_press(BUTTON_B);
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
}

static void every_page_of_the_rules_has_a_picture(void) {
    begin(2, 2, 7);
    show();
    static const char *const names[] = {"game",      "turn",       "hexes",  "upgrade",  "movement",
                                        "ferries",   "production", "build",  "populate", "monument",
                                        "train",     "attack",     "quests", "trade",    "units",
                                        "buildings", "points",     "ties",   "setup"};
    TEST_ASSERT_EQUAL(sizeof names / sizeof names[0], monuments.page_count);
    rules_open(0);
    for (unsigned i = 0; i < monuments.page_count; i++) {
        char name[40] = "monuments-rules-";
        handheld_run_ms(50);
        strcat(name, names[i]);
        handheld_picture(name);
        handheld_press(BUTTON_RIGHT);
    }
    handheld_picture("monuments-rules-signs");
}

/* ---- a layer */

/* Egypt at turn with four layers, and all that the fifth costs in three hexes. */
static void all_that_a_fifth_layer_takes(void) {
    static const struct {
        const char *hex;
        uint8_t resources[MONUMENTS_RESOURCES];
    } lie[] = {{"L4", {3, 2, 0, 0}}, {"M3", {1, 1, 3, 0}}, {"M4", {0, 0, 0, 3}}};
    eight_against_six(1);
    const unsigned egypt = seat_of(1);
    table()->seat_states[egypt].built = MONUMENTS_LAYERS - 1;
    table()->seat_states[egypt].gains[MONUMENTS_GAIN_LAYER_HEXES] =
        monuments_layers[MONUMENTS_LAYERS - 1].hexes;
    for (unsigned i = 0; i < sizeof lie / sizeof lie[0]; i++) {
        monuments_units_add(table(), egypt, hex_of(lie[i].hex), MONUMENTS_WORKER, 1);
        for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
            table()->resources[hex_of(lie[i].hex)] |= (uint16_t)(lie[i].resources[resource] << 4 * resource);
        }
    }
}

/* The fifth layer's is the longest. */
static void a_price_has_room_beside_its_words(void) {
    all_that_a_fifth_layer_takes();
    TEST_ASSERT_TRUE(handheld_move(move_of("play:monument")));
    show();
    handheld_keys("u"); /* from All */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "for the layer"), handheld_text());
    handheld_picture("monuments-pay-five");
}

static void a_move_names_what_is_carried(void) {
    struct match_words words;
    const unsigned worker = (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER, south = 3;
    monuments_ui_move_put(play_state(),
                          MONUMENTS_MOVE(MONUMENTS_OP_GO, 0, worker, south, MONUMENTS_METAL + 1),
                          match_words(&words));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words.words, " with metal"), words.words);
    monuments_ui_move_put(play_state(), MONUMENTS_MOVE(MONUMENTS_OP_GO, 0, worker, south, 0),
                          match_words(&words));
    TEST_ASSERT_NULL_MESSAGE(strstr(words.words, "with"), words.words);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(the_card_of_a_turn_goes_with_the_turn);
    RUN_TEST(looking_around_shows_every_page_and_changes_nothing);
    RUN_TEST(production_and_hexes_are_foretold);
    RUN_TEST(quests_lie_under_a_cover_while_others_sit_there);
    RUN_TEST(open_quests_are_no_part_of_titles);
    RUN_TEST(a_move_names_what_is_carried);
    RUN_TEST(a_price_has_room_beside_its_words);
    RUN_TEST(a_battle_won_goes_step_by_step);
    RUN_TEST(a_battle_lost_costs_the_attacker);
    RUN_TEST(a_tumbling_die_can_be_skipped);
    RUN_TEST(a_new_layer_comes_down_once);
    RUN_TEST(the_end_counts_line_by_line);
    RUN_TEST(the_end_can_be_looked_at_from_all_sides);
    RUN_TEST(every_page_of_the_rules_has_a_picture);
    return UNITY_END();
}
