#include "endings.h"

#include <unity.h>

#include "handheld.h"
#include "home.h"
#include "match.h"
#include "match_screens.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "standing.h"

static struct match found;

static bool play_quickly(void) {
    const struct game *game = found.setup.game;
    struct rng rng;
    rng_seed(&rng, found.setup.seed);
    while (match_turn(&found) != GAME_OVER) {
        if (match_play(&found, game->rollout(found.state, &rng)) != MATCH_OK) {
            return false;
        }
    }
    return true;
}

static bool ends_so(enum ending ending) {
    struct standing standing;
    standing_of(found.setup.game, found.state, &standing);
    const bool shared = standing_winners(&standing) > 1;
    return ending == ENDING_SHARED         ? shared
           : ending == ENDING_BY_TIE_BREAK ? standing.decided_by > 0
                                           : !shared && standing.decided_by == 0;
}

bool ending_find(const struct game *game, unsigned seats, enum ending ending, unsigned matches) {
    struct setup setup;
    setup_default(&setup, game);
    setup.seats = (uint8_t)seats;
    for (setup.seed = 1; setup.seed <= matches; setup.seed++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_start(&found, &setup));
        if (play_quickly() && ends_so(ending)) {
            return true;
        }
    }
    return false;
}

void ending_show(unsigned persons) {
    handheld_match(found.setup.game, found.setup.seats, persons, NULL, found.setup.seed);
    while (play_match()->length + 1u < found.length) {
        TEST_ASSERT_TRUE(handheld_move(match_move(&found, play_match()->length)));
    }
    TEST_ASSERT_TRUE(play_move(match_move(&found, play_match()->length)));
    TEST_ASSERT_EQUAL_INT(GAME_OVER, play_turn());
    screen_home();
    screen_push(&home_screen); /* a step of the match takes its place */
    match_show();
}
