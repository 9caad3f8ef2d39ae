/* What screens ask of Empire, in every state of games at random. */
#include <string.h>
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

/* Each legal move leads to a target of its kind; of armies it leaves one, too. */
static void targets_are_legal(const struct empire_state *state, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        const unsigned kind = empire_move_kind(legal[i]), from = empire_move_first(legal[i]);
        const bool army = kind == EMPIRE_MOVE_ARMY;
        const uint32_t there = UINT32_C(1) << empire_move_second(legal[i]);
        if (kind >= EMPIRE_MOVE_PLACE && kind <= EMPIRE_MOVE_DESTROY) {
            TEST_ASSERT_TRUE((empire_targets(state, kind, from) & there) != 0);
            TEST_ASSERT_TRUE(
                (empire_targets(state, kind, EMPIRE_ANYWHERE) & (army ? UINT32_C(1) << from : there)) != 0);
        }
    }
    TEST_ASSERT_EQUAL_UINT32(0, empire_targets(state, EMPIRE_MOVE_PASS + 1, EMPIRE_ANYWHERE));
}

/* Whoever holds a region has the most there; a continent in which somebody holds regions is held, or tied. */
static void ties_are_told(const struct empire_state *state) {
    const struct empire_control control = empire_control(state);
    for (unsigned region = 0; region < empire_map(state)->region_count; region++) {
        const unsigned holder = control.region[region];
        for (unsigned owner = 0; holder != EMPIRE_NOBODY && owner < EMPIRE_OWNERS; owner++) {
            TEST_ASSERT_TRUE(owner == holder ||
                             empire_force(state, owner, region) < empire_force(state, holder, region));
        }
    }
    for (unsigned continent = 0; continent < empire_map(state)->continent_count; continent++) {
        unsigned held = 0;
        for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
            held += control.held[continent][owner];
        }
        TEST_ASSERT_EQUAL(held > 0 && control.continent[continent] == EMPIRE_NOBODY,
                          empire_is_tied(&control, continent));
    }
}

/* The winner of the bid is one of the highest bidders; whoever is to move is still to play. */
static void seats_are_told(const struct empire_state *state) {
    if (state->phase >= EMPIRE_PHASE_FIRST) {
        TEST_ASSERT_TRUE((empire_highest_bids(state) >> state->winner & 1u) != 0);
    }
    for (unsigned seat = 0; state->phase >= EMPIRE_PHASE_FIRST && seat < state->seats; seat++) {
        TEST_ASSERT_LESS_OR_EQUAL_UINT(state->bids[state->winner], state->bids[seat]);
        TEST_ASSERT_EQUAL(state->bids[seat] == state->bids[state->winner],
                          (empire_highest_bids(state) >> seat & 1u) != 0);
    }
    if (state->phase == EMPIRE_PHASE_TAKE || state->phase == EMPIRE_PHASE_ACT) {
        TEST_ASSERT_TRUE((empire_still_to_play(state) >> state->turn & 1u) != 0);
        TEST_ASSERT_EQUAL(state->taken + state->seats <= state->seats * empire_cards_to_take(state) &&
                              state->phase == EMPIRE_PHASE_TAKE,
                          empire_still_to_play(state) == (1u << state->seats) - 1u &&
                              state->phase == EMPIRE_PHASE_TAKE);
    }
}

/* What a card is said to make of one's goods is what taking it makes of them. */
static void goods_come_as_foreseen(const struct empire_state *before, unsigned seat) {
    const struct empire_state *now = (const void *)match.state;
    if (now->phase == EMPIRE_PHASE_ACT) {
        const struct empire_goods has = empire_seat_goods(now, seat),
                                  foreseen = empire_goods_with(before, seat, empire_hand(now));
        TEST_ASSERT_EQUAL_MEMORY(has.count, foreseen.count, sizeof has.count);
        TEST_ASSERT_EQUAL_MEMORY(has.points, foreseen.points, sizeof has.points);
    }
}

static void several_goods_have_a_word(void) {
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        TEST_ASSERT_EQUAL_CHAR(empire_good_word(good)[0], empire_goods_word(good)[0]);
    }
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
            targets_are_legal((const void *)match.state, count);
            ties_are_told((const void *)match.state);
            seats_are_told((const void *)match.state);
            for (unsigned i = 0; i < count; i++) {
                if (empire_move_kind(legal[i]) == EMPIRE_MOVE_DESTROY) {
                    owners_are_counted((const void *)match.state, empire_move_second(legal[i]));
                } else if (empire_move_kind(legal[i]) == EMPIRE_MOVE_ARMY) {
                    use_is_told((const void *)match.state, legal[i]);
                }
            }
            static struct empire_state before;
            const unsigned seat = (unsigned)match_turn(&match);
            const move_t made = legal[rng_below(&rng, count)];
            memcpy(&before, match.state, sizeof before);
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, made));
            if (empire_move_kind(made) == EMPIRE_MOVE_TAKE) {
                goods_come_as_foreseen(&before, seat);
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(GAMES, asked);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(what_is_shown_is_so);
    RUN_TEST(several_goods_have_a_word);
    return UNITY_END();
}
