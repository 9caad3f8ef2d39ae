/* What screens ask of Monuments, in every decision of games that are sensible or warlike. */
#include <string.h>

#include "fixture.h"
#include "match.h"
#include "player.h"

enum { GAMES = 30 };

static struct monuments_state before, copy;
static move_t legal[GAME_MOVES_MAX];
static unsigned moves, sacrifices, payments, battles, greens;

void setUp(void) {}
void tearDown(void) {}

static unsigned sum_of(const uint8_t of[MONUMENTS_RESOURCES]) {
    return (unsigned)of[0] + of[1] + of[2] + of[3];
}

static void moves_are_told(unsigned count) {
    for (unsigned i = 0; i < count; i++, moves++) {
        const unsigned price = sum_of(monuments_move_cost(&game, legal[i])), op = monuments_move_op(legal[i]);
        TEST_ASSERT_TRUE(op != MONUMENTS_OP_BRIDGE ||
                         monuments_move_thing(legal[i]) == MONUMENTS_GIFT_BRIDGES);
        (void)monuments_move_thing(legal[i]);
        if (op == MONUMENTS_OP_SWAP) {
            const bool cheap =
                monuments_is_green(&game, (unsigned)monuments.turn(&game), MONUMENTS_CARD_TRADE);
            TEST_ASSERT_EQUAL_UINT(cheap ? 1 : 2, price);
            TEST_ASSERT_EQUAL_UINT(price,
                                   monuments_move_cost(&game, legal[i])[monuments_move_token(legal[i])]);
        }
        TEST_ASSERT_TRUE(price == 0 || monuments_discount(&game, legal[i], price) <= price);
    }
}

static void a_sacrifice_is_gentle(void) {
    struct monuments_step step;
    monuments_step(&game, &step);
    if (step.kind == MONUMENTS_TASK_SACRIFICE) {
        unsigned least;
        int8_t lost[MONUMENTS_GIFT_THINGS];
        const move_t gentle = monuments_likely_gentle(&game, &copy, &least);
        TEST_ASSERT_TRUE(match_legal_in(&monuments, &game, gentle));
        TEST_ASSERT_LESS_OR_EQUAL_UINT(monuments_gifts_lost_most(&game, &copy, gentle, lost), least);
        sacrifices++;
    }
    if (step.kind == MONUMENTS_TASK_PAY && step.spare > 0) {
        uint8_t pays[MONUMENTS_RESOURCES];
        monuments_pays(&game, pays);
        TEST_ASSERT_EQUAL_UINT(sum_of(step.due) - step.spare, sum_of(pays));
        payments++;
    }
}

static void pieces_fight(void) {
    struct monuments_battle_view battle;
    if (monuments_battle(&game, &battle)) {
        for (unsigned token = MONUMENTS_TOKEN_UNITS; token < MONUMENTS_TOKENS; token++) {
            for (unsigned side = 0; side < 2; side++) {
                TEST_ASSERT_LESS_THAN_UINT(32, monuments_battle_pieces(&game, &battle, side, token));
            }
        }
        battles++;
    }
}

static void what_is_shown_is_so(void) {
    for (unsigned number = 1; number <= GAMES; number++) {
        struct rng rng;
        player_start(2 + number % 3, number, &rng);
        for (int seat = monuments.turn(&game); seat != GAME_OVER; seat = monuments.turn(&game)) {
            moves_are_told(monuments.moves(&game, legal));
            a_sacrifice_is_gentle();
            pieces_fight();
            before = game;
            monuments.apply(&game, player_pick(&game, &rng));
            const unsigned card = monuments_turned_green(&before, &game, (unsigned)seat);
            greens += card < MONUMENTS_CARDS;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(GAMES, moves);
    TEST_ASSERT_GREATER_THAN_UINT(0, sacrifices);
    TEST_ASSERT_GREATER_THAN_UINT(0, payments);
    TEST_ASSERT_GREATER_THAN_UINT(0, battles);
    TEST_ASSERT_GREATER_THAN_UINT(0, greens);
}

static void gifts_have_words_and_reasons(void) {
    for (unsigned thing = 0; thing < MONUMENTS_GIFT_THINGS; thing++) {
        int8_t lost[MONUMENTS_GIFT_THINGS] = {0};
        lost[thing] = 1;
        TEST_ASSERT_NOT_EQUAL(0, strlen(monuments_gift_word(thing, false)));
        TEST_ASSERT_NOT_EQUAL(0, strlen(monuments_gift_word(thing, true)));
        TEST_ASSERT_NOT_EQUAL(0, strlen(monuments_gifts_why(lost)));
        lost[(thing + 1) % MONUMENTS_GIFT_THINGS] = 1;
        TEST_ASSERT_EQUAL_STRING("no place is left", monuments_gifts_why(lost));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(what_is_shown_is_so);
    RUN_TEST(gifts_have_words_and_reasons);
    return UNITY_END();
}
