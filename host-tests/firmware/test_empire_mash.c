/* Random buttons in Eight-Minute Empire: no press brings the console down, stops it, or leads out of the
 * rules. `test_empire_mash <presses>`; each seed is a power-on, a match (seats, persons, opponents and
 * options turn through), a few thousand presses, a power cut, and then the match is played to its end by A
 * alone, so that nothing was stuck. */
#include <unity.h>

#include "empire/empire.h"
#include "game_ui.h"
#include "handheld.h"
#include "masher.h"
#include "play.h"

enum { PRESSES_A_SEED = 1500, FINISH_MAX = 3000, WEAKEST = 1, FULL_ONE_IN = 5 };

static unsigned wanted = 1500;

void setUp(void) {}
void tearDown(void) {}

static void begin(unsigned number) {
    struct setup setup;
    struct play_seat seats[GAME_SEATS_MAX];
    setup_default(&setup, &empire);
    setup.seats = (uint8_t)(2 + number % 4);
    setup.seed = number;
    for (unsigned i = 0; i < empire.option_count; i++) {
        setup.options[i] = (uint8_t)(number >> i & 1u);
    }
    setup.options[EMPIRE_OPTION_GAMES] = number % FULL_ONE_IN == FULL_ONE_IN - 1;
    for (unsigned i = 0; i < setup.seats; i++) {
        seats[i] = (struct play_seat){i == 0 || number % 3 == 0 ? PLAY_PERSON : WEAKEST, (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, seats));
    match_continue();
}

/* In the full game three of them. The buttons may have begun another game, which has its own test. */
static void finish_what_waits(void) {
    if (!masher_restart() || play_game() != &empire) {
        return;
    }
    for (unsigned i = 0; play_turn() != GAME_OVER; i++) {
        TEST_ASSERT_LESS_THAN_UINT(FINISH_MAX, i);
        handheld_press(BUTTON_A);
    }
    masher_check_rules();
}

static void random_buttons_never_break_anything(void) {
    masher_matches(wanted, PRESSES_A_SEED, begin, finish_what_waits);
}

int main(int argc, char **argv) {
    wanted = masher_presses(argc, argv, wanted);
    UNITY_BEGIN();
    RUN_TEST(random_buttons_never_break_anything);
    return UNITY_END();
}
