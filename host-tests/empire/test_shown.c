/* What screens ask of Empire, in every state of games at random. */
#include <unity.h>

#include "fixture.h"
#include "match.h"

enum { GAMES = 40 };

static struct match match;
static move_t legal[GAME_MOVES_MAX];
static unsigned asked;

void setUp(void) {}
void tearDown(void) {}

/* Whose army one most wants destroyed has one there. */
static void owners_are_counted(const struct empire_state *state, unsigned region) {
    unsigned owners = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        owners += state->armies[region][owner] > 0;
    }
    TEST_ASSERT_EQUAL_UINT(owners, empire_owners_in(state, region));
    TEST_ASSERT_GREATER_THAN_UINT(0, state->armies[region][empire_likely_victim(state, region)]);
    asked++;
}

/* A march is of no use that costs something; one for nothing where it undoes the one before. */
static void use_is_told(const struct empire_state *state, move_t march) {
    const move_t back = empire_move(EMPIRE_MOVE_ARMY, empire_move_second(march), empire_move_first(march));
    const int worth = empire_step_worth(state, march);
    TEST_ASSERT_EQUAL(worth < 0, empire_is_no_use(state, MOVE_NONE, march));
    TEST_ASSERT_EQUAL(worth <= 0, empire_is_no_use(state, back, march));
}

static void what_is_shown_is_so(void) {
    for (unsigned number = 0; number < GAMES; number++) {
        struct setup setup;
        struct rng rng;
        setup_default(&setup, &empire);
        setup.seats = (uint8_t)(2 + number % 4);
        setup.seed = number;
        rng_seed(&rng, number + 1);
        TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
        while (match_turn(&match) != GAME_OVER) {
            const unsigned count = match_moves(&match, legal);
            for (unsigned i = 0; i < count; i++) {
                if (empire_move_kind(legal[i]) == EMPIRE_MOVE_DESTROY) {
                    owners_are_counted((const void *)match.state, empire_move_second(legal[i]));
                } else if (empire_move_kind(legal[i]) == EMPIRE_MOVE_ARMY) {
                    use_is_told((const void *)match.state, legal[i]);
                }
            }
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, legal[rng_below(&rng, count)]));
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(GAMES, asked);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(what_is_shown_is_so);
    return UNITY_END();
}
