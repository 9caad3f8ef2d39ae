/* What a turn has come to, in words. */
#include <stdio.h>
#include <string.h>

#include "fixture.h"
#include "match.h"
#include "player.h"

enum { GAMES = 12, ROOM = 400 /* what screens have for it */, THREE_ROWS = 120 };

static struct monuments_state before, copy;
static move_t moves[128];
static char words[512];

void setUp(void) {
    fixture(2);
}
void tearDown(void) {}

static const char *told(unsigned count) {
    struct text_buffer buffer;
    monuments_told(&before, &copy, moves, count, "", text_into(&buffer, words, sizeof words));
    TEST_ASSERT_FALSE_MESSAGE(buffer.cut, words);
    return words;
}

/* The moves, from their words. */
static void expect(const char *played, const char *is) {
    char all[256];
    unsigned count = 0;
    strcpy(all, played);
    before = game;
    for (char *word = strtok(all, " "); word != NULL; word = strtok(NULL, " ")) {
        moves[count++] = move_of(word);
        monuments.apply(&game, moves[count - 1]);
    }
    TEST_ASSERT_EQUAL_STRING(is, told(count));
}

/* Two steps of one worker are one way; a load is told where it came to. */
static void a_way_is_told_from_end_to_end(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    expect("play:move step:worker:J3:K2:sheep step:worker:K2:L2:sheep done",
           "a worker from J3 to L2 with sheep");
}

static void two_workers_are_two(void) {
    stand(0, "K3", MONUMENTS_WORKER, 2);
    expect("play:move step:worker:K3:K2 step:worker:K3:J3", "a worker from K3 to K2, a worker from K3 to J3");
}

static void what_is_built_and_paid(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("K2", MONUMENTS_METAL, 1);
    expect("play:build build:fort:K2", "a fort in K2; pays 1 wood, 1 metal");
}

static void what_is_bridged(void) {
    stand(0, "L3", MONUMENTS_WORKER, 1);
    store("L3", MONUMENTS_WOOD, 1);
    expect("play:build bridge:L3-L4", "a bridge from L3 to L4; pays 1 wood");
}

static void what_is_produced(void) {
    stand(0, "K2", MONUMENTS_WORKER, 2);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    expect("play:produce produce:J3 produce:K2", "1 sheep in J3, 2 wood in K2");
}

static void cards_come_back(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    play("play:produce");
    turn_of(0);
    expect("take", "takes all cards back");
}

/* New workers who come where one was given up: both are told, not the difference. */
static void who_is_given_up_is_told_beside_who_comes(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 2);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    expect(
        "play:monument sacrifice:L3 bonus:L1g option:1 place:town:L3",
        "builds layer 1, takes Settlers; gives up a worker in L3, gets 3 workers in L3, a town in L3; pays 1 "
        "wood, 1 sheep");
}

/* A layer's gift that finds no place is told. */
static void a_gift_that_is_lost_is_told(void) {
    unsigned lost = 0;
    for (unsigned number = 1; number <= GAMES; number++) {
        struct rng rng;
        player_start(2, 2 * number, &rng);
        for (int seat = monuments.turn(&game); seat != GAME_OVER;) {
            unsigned count = 0;
            before = game;
            do {
                moves[count++] = player_pick(&game, &rng);
                monuments.apply(&game, moves[count - 1]);
            } while (monuments.turn(&game) == seat);
            for (unsigned i = 0; i < count; i++) {
                int8_t gone[MONUMENTS_GIFT_THINGS];
                copy = before;
                for (unsigned done = 0; done < i; done++) {
                    monuments.apply(&copy, moves[done]);
                }
                if (monuments_move_op(moves[i]) == MONUMENTS_OP_OPTION &&
                    monuments_gifts_lost(&copy, moves[i], gone) > 0) {
                    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(told(count), "gifts lost: "), words);
                    lost++;
                }
            }
            seat = monuments.turn(&game);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(2, lost);
}

/* Each gift and each price, not only what is left of both: the bank gave two of each, and got some back. */
static void what_is_got_and_what_is_paid_are_told_apart(void) {
    unsigned both = 0;
    for (unsigned number = 1; number <= GAMES; number++) {
        struct rng rng;
        player_start(2, 2 * number, &rng);
        for (int seat = monuments.turn(&game); seat != GAME_OVER; seat = monuments.turn(&game)) {
            int got = 0, paid = 0;
            unsigned count = 0;
            before = game;
            do {
                const int had = game.bank[MONUMENTS_WOOD];
                moves[count++] = player_pick(&game, &rng);
                monuments.apply(&game, moves[count - 1]);
                got += had > game.bank[MONUMENTS_WOOD] ? had - game.bank[MONUMENTS_WOOD] : 0;
                paid += had < game.bank[MONUMENTS_WOOD] ? game.bank[MONUMENTS_WOOD] - had : 0;
            } while (monuments.turn(&game) == seat);
            if (monuments_card_played(&before, &game, (unsigned)seat) == MONUMENTS_CARD_MONUMENT && got > 0 &&
                paid > 0) {
                char wood[16];
                snprintf(wood, sizeof wood, "%d wood", got);
                TEST_ASSERT_NOT_NULL_MESSAGE(strstr(strstr(told(count), "gets "), wood), words);
                snprintf(wood, sizeof wood, "%d wood", paid);
                TEST_ASSERT_NOT_NULL_MESSAGE(strstr(strstr(words, "pays "), wood), words);
                both++;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, both);
}

/* The same of a turn that is in a log, with the card that was played or without. */
static void a_turn_in_a_log_has_the_same_words(void) {
    enum { MOVES = 1200 };
    static struct match match;
    struct setup setup;
    struct rng rng;
    unsigned cards = 0;
    size_t longest = 0;
    setup_default(&setup, &monuments);
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
    rng_seed(&rng, 4);
    while (match.length < MOVES && match_turn(&match) != GAME_OVER) {
        const unsigned from = match.length;
        const int seat = match_turn(&match);
        memcpy(&before, match.state, sizeof before);
        while (match_turn(&match) == seat) {
            moves[match.length - from] = player_pick((const void *)match.state, &rng);
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, moves[match.length - from]));
        }
        char log[ROOM], whole[ROOM];
        struct text_buffer buffer;
        const char *alone = told(match.length - from);
        monuments_told_turn(&before, &copy, &match, from, match.length, false,
                            text_into(&buffer, log, sizeof log));
        TEST_ASSERT_EQUAL_STRING(alone, log);
        monuments_told_turn(&before, &copy, &match, from, match.length, true,
                            text_into(&buffer, whole, sizeof whole));
        const bool card = strncmp(whole, "plays *", strlen("plays *")) == 0;
        TEST_ASSERT_TRUE_MESSAGE(card || strcmp(whole, log) == 0, whole);
        TEST_ASSERT_TRUE_MESSAGE(log[0] == '\0' || strstr(whole, ": ") != NULL || !card, whole);
        longest = strlen(whole) > longest ? strlen(whole) : longest;
        cards += card;
    }
    TEST_ASSERT_GREATER_THAN_UINT(20, cards);
    TEST_ASSERT_LESS_THAN_UINT(THREE_ROWS, longest);
}

static const char *in_brief(const char *played) {
    static struct match match;
    static char brief[ROOM];
    struct text_buffer buffer;
    char all[256];
    strcpy(all, played);
    match = (struct match){.room = MATCH_LENGTH_MAX};
    before = game;
    for (char *word = strtok(all, " "); word != NULL; word = strtok(NULL, " ")) {
        const move_t move = move_of(word);
        for (unsigned i = 0; i < MATCH_MOVE_BYTES; i++) {
            match.log[match.length * MATCH_MOVE_BYTES + i] = (uint8_t)(move >> 8 * i);
        }
        match.length++;
        monuments.apply(&game, move);
    }
    monuments_told_turn(&before, &copy, &match, 0, match.length, true,
                        text_into(&buffer, brief, sizeof brief));
    return brief;
}

/* A rival's turn: what it came to, without what was paid and where from. */
static void others_turns_are_told_in_brief(void) {
    stand(0, "K3", MONUMENTS_WORKER, 2);
    stand(0, "L2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("plays *Move*: 2 workers to J3, K2",
                             in_brief("play:move step:worker:K3:K2 step:worker:K3:J3"));
    turn_of(0);
    TEST_ASSERT_EQUAL_STRING("plays *Produce*: 1 wood, 1 sheep",
                             in_brief("play:produce produce:J3 produce:K2"));
}

/* In games that are sensible or warlike: each turn that changed the board has words, and none too many. */
static void each_turn_has_words(void) {
    size_t longest = 0;
    for (unsigned number = 1; number <= GAMES; number++) {
        struct rng rng;
        player_start(2 + number % 3, number, &rng);
        for (int seat = monuments.turn(&game); seat != GAME_OVER;) {
            before = game;
            unsigned count = 0;
            do {
                moves[count++] = player_pick(&game, &rng);
                monuments.apply(&game, moves[count - 1]);
            } while (monuments.turn(&game) == seat);
            const size_t length = strlen(told(count));
            longest = length > longest ? length : longest;
            seat = monuments.turn(&game);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(60, longest);
    TEST_ASSERT_LESS_THAN_UINT(ROOM, longest);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(a_way_is_told_from_end_to_end);
    RUN_TEST(two_workers_are_two);
    RUN_TEST(what_is_built_and_paid);
    RUN_TEST(what_is_bridged);
    RUN_TEST(what_is_produced);
    RUN_TEST(cards_come_back);
    RUN_TEST(who_is_given_up_is_told_beside_who_comes);
    RUN_TEST(a_gift_that_is_lost_is_told);
    RUN_TEST(what_is_got_and_what_is_paid_are_told_apart);
    RUN_TEST(a_turn_in_a_log_has_the_same_words);
    RUN_TEST(others_turns_are_told_in_brief);
    RUN_TEST(each_turn_has_words);
    return UNITY_END();
}
