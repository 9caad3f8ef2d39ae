/* Random buttons: nothing that anybody can press brings the console down, stops it, or leads out of the
 * rules. `test_bronze_mash <presses>`; each seed is a power-on, a match, a few thousand presses of which some
 * are long, and then the match is played to its end, so that nothing was stuck. */
#include <unity.h>

#include "bronze/bronze.h"
#include "bronze_player.h"
#include "lesson.h"
#include "masher.h"
#include "play.h"

enum { PRESSES_A_SEED = 2000 };

static unsigned wanted = 6000;

void setUp(void) {}
void tearDown(void) {}

static void finish_what_waits(void) {
    if (!masher_restart()) {
        return;
    }
    /* The buttons may have begun another game, that the player doesn't know, or a lesson, which wants its own
     * moves. */
    if (play_game() == &bronze && !lesson_on()) {
        player_finish();
    }
    masher_check_rules();
}

static void begin(unsigned seed) {
    player_begin(1 + seed % 3, seed % 2 + (seed % 3 == 0 ? 1 : 0), seed);
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
