/* How many presses a turn of Bronze takes somebody who looks for the best spot: `name value` for tools/bench.
 */
#include <stdio.h>
#include <unity.h>

#include "bronze_player.h"
#include "handheld.h"
#include "settings_store.h"

void setUp(void) {}
void tearDown(void) {}

static void count(void) {
    enum { GAMES = 5 };
    unsigned presses = 0, turns = 0;
    for (unsigned seed = 1; seed <= GAMES; seed++) {
        handheld_start(&settings_in_journal);
        player_begin(2 + seed % 3, 0, seed);
        presses += player_finish();
        turns += player_turns();
    }
    printf("bronze.presses_per_turn %u.%02u\n", presses / turns, presses % turns * 100 / turns);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(count);
    return UNITY_END();
}
