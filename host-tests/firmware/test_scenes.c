/* What stands until a press when it has happened: battles that somebody watches among opponents, also after a
 * power cut. */
#include <string.h>
#include <unity.h>

#include "console.h"
#include "games.h"
#include "handheld.h"
#include "match_scene.h"
#include "match_screens.h"
#include "monuments/monuments.h"
#include "monuments/monuments_ui.h"
#include "play.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"
#include "two_battles.h"

enum { FALLS_MS = 1000, /* the dice */ SEATS = 4, MOVES_MAX = 900, SEEDS = 400, STANDS_MS = 30000 };

void setUp(void) {
    handheld_start(&settings_in_journal);
}
void tearDown(void) {}

static void cut(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
    if (screen_at_home()) { /* as it is switched on by hand */
        handheld_press(BUTTON_A);
    }
}

static bool reads(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

static bool is_roll(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_ROLL;
}

/* ---- warlike matches */

static bool is_of(move_t move, unsigned op, unsigned card) {
    return monuments_move_op(move) == op ||
           (monuments_move_op(move) == MONUMENTS_OP_PLAY && monuments_move_token(move) == card);
}

/* Every second time an attack, however weak; else what could be one later. */
static move_t warlike(struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(play_match(), moves);
    move_t found = MOVE_NONE;
    for (unsigned i = 0; i < count; i++) {
        if (is_of(moves[i], MONUMENTS_OP_ATTACK, MONUMENTS_CARD_ATTACK)) {
            found = moves[i];
        } else if (found == MOVE_NONE && is_of(moves[i], MONUMENTS_OP_TRAIN, MONUMENTS_CARD_TRAIN)) {
            found = moves[i];
        }
    }
    return found != MOVE_NONE && rng_below(rng, 2) > 0 ? found : monuments.rollout(play_state(), rng);
}

static unsigned setting_out(uint64_t seed, const struct play_seat who[GAME_SEATS_MAX]) {
    struct setup setup;
    setup_default(&setup, &monuments);
    setup.seats = SEATS;
    setup.seed = seed;
    TEST_ASSERT_TRUE(play_new(&setup, who));
    return play_match()->length;
}

/* What two seats' last battle was about. */
static struct monuments_battle_view last_battle(void) {
    struct monuments_battle_view battle;
    battle = monuments_last_cast(play_state());
    return battle;
}

/* All moves of a match up to a battle that `enough` says is the one. */
static move_t played[MOVES_MAX];
static const struct play_seat people[GAME_SEATS_MAX] = {
    {PLAY_PERSON, 0}, {PLAY_PERSON, 1}, {PLAY_PERSON, 2}, {PLAY_PERSON, 3}};

static unsigned play_until(bool (*enough)(void), uint64_t *seed) {
    struct rng rng;
    for (*seed = 1; *seed <= SEEDS; (*seed)++) {
        rng_seed(&rng, *seed);
        for (unsigned count = setting_out(*seed, people); count < MOVES_MAX && play_turn() != GAME_OVER;) {
            played[count] = warlike(&rng);
            TEST_ASSERT_TRUE(handheld_move(played[count]));
            if (is_roll(played[count++]) && enough()) {
                return count;
            }
        }
    }
    TEST_FAIL_MESSAGE("no such battle");
    return 0;
}

static bool any(void) {
    return true;
}

/* ---- among opponents */

static void a_match_with_one_person(uint64_t seed, unsigned count, unsigned person) {
    struct play_seat who[GAME_SEATS_MAX] = {{1, 0}, {1, 1}, {1, 2}, {1, 3}};
    who[person].level = PLAY_PERSON;
    (void)setting_out(seed, who);
    for (unsigned i = 0; i < count; i++) {
        TEST_ASSERT_TRUE(handheld_move(played[i]));
    }
    match_continue();
}

/* Somebody whom the battle doesn't concern. */
static unsigned bystander(void) {
    const struct monuments_battle_view battle = last_battle();
    unsigned seat = 0;
    while (seat == battle.attacker || seat == battle.defender) {
        seat++;
    }
    return seat;
}

static void a_battle_among_opponents_stands_until_a_press(void) {
    uint64_t seed;
    const unsigned count = play_until(any, &seed), person = bystander();
    a_match_with_one_person(seed, count, person);
    TEST_ASSERT_TRUE(match_scene_due());
    handheld_run_ms(STANDS_MS);
    TEST_ASSERT_TRUE_MESSAGE(reads("Battle at"), handheld_text());
    TEST_ASSERT_EQUAL_UINT(count, play_match()->length); /* nobody plays on behind it */
    cut();
    TEST_ASSERT_EQUAL_UINT(count, play_match()->length);
    TEST_ASSERT_TRUE_MESSAGE(reads("The dice are cast"), handheld_text());
    handheld_press(BUTTON_A); /* shows what they came to, and that stands */
    TEST_ASSERT_TRUE_MESSAGE(reads("Battle at") && !reads("The dice are cast"), handheld_text());
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(match_scene_due());
    handheld_run_ms(STANDS_MS);
    TEST_ASSERT_GREATER_THAN_UINT(count, play_match()->length);
}

/* The log, and with it the page after the opponents' turns, says what was rolled. */
static void at_once_it_is_told_afterwards(void) {
    uint64_t seed;
    struct match_words words;
    struct settings changed = *settings();
    changed.pace = PACE_INSTANT;
    settings_change(&changed);
    const unsigned count = play_until(any, &seed), person = bystander();
    a_match_with_one_person(seed, count, person);
    TEST_ASSERT_FALSE(match_scene_due());
    (void)match_words(&words);
    a_match_with_one_person(seed, count - 1, person);
    match_log_words(play_state(), played[count - 1], match_words(&words));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words.words, " to "), words.words);
}

/* ---- missed */

/* The place of the battle that stands there. */
static const char *place_now(void) {
    static char place[4];
    const char *words = strstr(handheld_text(), "Battle at ");
    TEST_ASSERT_NOT_NULL_MESSAGE(words, handheld_text());
    memcpy(place, words + strlen("Battle at "), 2);
    return place;
}

static void two_have_attacked(void) {
    struct settings changed = *settings();
    changed.handover = HANDOVER_ALWAYS;
    settings_change(&changed);
    (void)setting_out(TWO_BATTLES_SEED, people);
    for (unsigned i = 0; i < sizeof two_battles / sizeof two_battles[0]; i++) {
        TEST_ASSERT_TRUE(handheld_move(two_battles[i]));
    }
    match_continue();
    handheld_run_ms(STANDS_MS);
}

/* Whoever was attacked by two others before the console came sees both battles, the first one first, and sees
 * the same again if the power goes in between. */
static void missed_battles_come_one_after_another(void) {
    char last[4];
    two_have_attacked();
    TEST_ASSERT_EQUAL_INT(TWO_BATTLES_VICTIM, play_turn());
    strcpy(last, place_now()); /* it has just been: whoever attacked sees it */
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE_MESSAGE(play_hands_over(), handheld_text());
    handheld_press(BUTTON_A);
    const unsigned length = play_match()->length;
    TEST_ASSERT_TRUE_MESSAGE(reads("Battle at"), handheld_text());
    TEST_ASSERT_NOT_EQUAL_INT(0, strcmp(last, place_now()));
    handheld_run_ms(STANDS_MS);
    handheld_picture("scene-missed-first");
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_STRING(last, place_now());
    handheld_run_ms(STANDS_MS);
    handheld_picture("scene-missed-second");
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE_MESSAGE(match_scene_due() || reads("Battle at"), handheld_text());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_TRUE(play_person_to_move());
}

/* Nothing of that is lost with the power: the last one is seen by whoever attacked, then both wait. */
static void missed_battles_wait_through_a_cut(void) {
    char places[3][4];
    two_have_attacked();
    cut();
    for (unsigned i = 0; i < 3; i++) {
        strcpy(places[i], place_now());
        handheld_run_ms(FALLS_MS);
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_EQUAL_STRING(places[0], places[2]);
    TEST_ASSERT_NOT_EQUAL_INT(0, strcmp(places[0], places[1]));
    TEST_ASSERT_FALSE_MESSAGE(reads("Battle at"), handheld_text());
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(a_battle_among_opponents_stands_until_a_press);
    RUN_TEST(at_once_it_is_told_afterwards);
    RUN_TEST(missed_battles_come_one_after_another);
    RUN_TEST(missed_battles_wait_through_a_cut);
    return UNITY_END();
}
