/* A move that is tried for its preview brings what the move itself brings then, and knows nothing that the
 * seat to move can't know: for every legal move of random positions of every game, seat count and combination
 * of options. `firmware_match_try long` tries those of every position, in more matches. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "bronze/bronze.h"
#include "empire/empire.h"
#include "games.h"
#include "handheld.h"
#include "match.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "monuments/monuments.h"
#include "play.h"
#include "replay.h"
#include "settings_store.h"
#include "test_options.h"

enum {
    ONE_IN_QUICK = 5, /* of so many positions the moves of one are tried */
    POSITIONS_QUICK = 2000,
    POSITIONS_LONG = 50000, /* of each game at least; each seat count and combination of options the same */
    WORLDS = 3,             /* that look the same to the seat */
};

static struct rng rng;
static unsigned wanted = POSITIONS_QUICK, one_in = ONE_IN_QUICK;
static unsigned positions, open_moves, hidden_moves, rivals_told, named;

void setUp(void) {
    handheld_start(&settings_in_journal);
}
void tearDown(void) {}

static void begin(const struct setup *setup) {
    struct play_seat who[GAME_SEATS_MAX];
    memset(who, 0, sizeof who);
    TEST_ASSERT_TRUE(play_new(setup, who));
}

static void begin_bronze(uint8_t seats) {
    const struct setup setup = {.game = &bronze, .seats = seats, .seed = seats};
    begin(&setup);
}

/* The match's own state, which is const to everybody else. */
static void *state(void) {
    const void *seen = play_state();
    void *own;
    memcpy(&own, &seen, sizeof own);
    return own;
}

static void assert_same(const struct match_tried *first, const struct match_tried *other) {
    TEST_ASSERT_EQUAL_INT16_ARRAY(first->gains[0], other->gains[0], GAME_SEATS_MAX * GAME_SOURCES_MAX);
    TEST_ASSERT_EQUAL_INT(first->next, other->next);
    TEST_ASSERT_EQUAL(first->hidden, other->hidden);
}

/* Whatever lies hidden, the same is shown. */
static void no_peek(move_t move, const struct match_tried *tried) {
    static uint32_t kept[GAME_STATE_MAX / sizeof(uint32_t)];
    const unsigned bytes = play_game()->state_bytes;
    memcpy(kept, play_state(), bytes);
    for (unsigned world = 0; world < WORLDS; world++) {
        play_game()->redeal(state(), play_turn(), &rng);
        assert_same(tried, match_try(move));
    }
    memcpy(state(), kept, bytes);
}

/* What it brings, when it is played. */
static void as_played(move_t move, const struct match_tried *tried) {
    static uint32_t now[GAME_STATE_MAX / sizeof(uint32_t)];
    int16_t before[GAME_SEATS_MAX][GAME_SOURCES_MAX], after[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    memset(before, 0, sizeof before);
    memset(after, 0, sizeof after);
    memcpy(now, play_state(), play_game()->state_bytes);
    play_game()->count(now, before);
    (void)play_game()->apply(now, move);
    bool ends;
    for (move_t only;
         play_game()->turn(now) == play_turn() && (only = match_turn_quietly(now, &ends)) != MOVE_NONE;) {
        (void)play_game()->apply(now, only); /* others look on */
    }
    play_game()->count(now, after);
    TEST_ASSERT_EQUAL_INT(play_game()->turn(now), tried->next);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        for (unsigned i = 0; i < play_game()->source_count; i++) {
            const bool unknown = (play_game()->secret_sources >> i & 1u) != 0 && (int)seat != play_turn();
            TEST_ASSERT_EQUAL_INT(unknown ? 0 : after[seat][i] - before[seat][i], tried->gains[seat][i]);
        }
    }
}

/* The words of it: everybody else who gets or loses something, by so much, in no colour. */
static void as_said(const struct match_tried *tried) {
    struct match_words said, expected;
    int gains[GAME_SEATS_MAX];
    match_tried_gains(tried, gains);
    match_rivals_put(gains, match_words(&said));
    struct text *text = match_words(&expected);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        int sum = 0;
        for (unsigned i = 0; i < play_game()->source_count; i++) {
            sum += tried->gains[seat][i];
        }
        if (sum != 0 && (int)seat != play_turn()) {
            text_format(text, "%s%s%d{7}", match_stone(play_seat_style(seat)), sum > 0 ? "+" : "−",
                        sum > 0 ? sum : -sum);
            rivals_told++;
        }
    }
    TEST_ASSERT_EQUAL_STRING(expected.words, said.words);
}

/* The lines that name what changes add up to it, for every seat, but for what nobody may know. */
static void as_named(const struct match_tried *tried) {
    struct match_words words;
    int any = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct account account;
        struct account_line line;
        int sum = 0, gain = 0;
        account_begin(&account, play_game(), play_state(), tried->state, seat);
        while (account_next(&account, &line)) {
            const bool known = (play_game()->secret_sources >> line.source & 1u) == 0;
            sum += known ? line.points : 0;
            any += known && line.points != 0;
        }
        for (unsigned i = 0; i < play_game()->source_count; i++) {
            gain += (play_game()->secret_sources >> i & 1u) != 0 ? 0 : tried->gains[seat][i];
        }
        TEST_ASSERT_EQUAL_INT(gain, sum);
    }
    (void)match_words(&words);
    if (match_ui()->turn_end != NULL) {
        const bool put = match_preview_put(&words, tried, 2000);
        TEST_ASSERT_TRUE(any > 0 || !put);
        TEST_ASSERT_EQUAL(put, words.buffer.used > 0);
        named += words.buffer.used > 0;
    }
}

/* What it brings, or who is next, nobody can know before: dice, quests that are drawn, others' sealed bids.
 */
static bool is_decided_by_what_is_hidden(move_t move) {
    if (play_game() == &monuments) {
        const unsigned op = monuments_move_op(move);
        return op == MONUMENTS_OP_ROLL ||
               (op == MONUMENTS_OP_PLAY && monuments_move_token(move) == MONUMENTS_CARD_QUESTS);
    }
    return play_game() == &empire && empire.secret(play_state());
}

static void try_one(move_t move) {
    const struct match_tried tried = *match_try(move);
    no_peek(move, &tried);
    if (is_decided_by_what_is_hidden(move)) {
        hidden_moves++;
    } else {
        open_moves++;
        as_played(move, &tried);
        as_said(&tried);
        as_named(match_try(move));
    }
}

static void position(bool tried) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(play_match(), moves);
    positions += tried;
    for (unsigned i = 0; tried && i < count; i++) {
        try_one(moves[i]);
    }
    const move_t quick = play_game()->rollout(play_state(), &rng);
    TEST_ASSERT_TRUE(handheld_move(rng_below(&rng, 4) > 0 ? quick : moves[rng_below(&rng, count)]));
}

static void a_match_of_each(const struct game *of, uint64_t seed) {
    for (uint8_t seats = of->seats_min; seats <= of->seats_max; seats++) {
        struct setup setup = {.game = of, .seats = seats, .seed = seed};
        do {
            begin(&setup);
            while (play_turn() != GAME_OVER) {
                position(rng_below(&rng, one_in) == 0);
            }
        } while (test_next_options(&setup));
    }
}

static void game(const struct game *of) {
    rng_seed(&rng, of->id);
    positions = open_moves = hidden_moves = 0;
    for (uint64_t seed = 1; positions < wanted; seed++) {
        a_match_of_each(of, seed);
    }
    (void)printf("previews of %s: %u positions, %u moves as foreseen, %u decided by what is hidden\n",
                 of->name, positions, open_moves, hidden_moves);
    TEST_ASSERT_GREATER_THAN_UINT(9 * hidden_moves, open_moves);
}

static void every_game(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        game(games_all[i]);
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, rivals_told);
    TEST_ASSERT_GREATER_THAN_UINT(100, named);
}

/* Of two moves, one after the other, the gains count from now; the match itself stays as it is. */
static void further(void) {
    begin_bronze(2);
    TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    const uint32_t length = play_match()->length;
    const move_t settle = play_game()->rollout(play_state(), &rng);
    const struct match_tried one = *match_try(settle);
    const struct match_tried *both = match_try_further(BRONZE_DONE);
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_NOT_EQUAL_INT(one.next, both->next);
    for (unsigned i = 0; i < BRONZE_POINT_SOURCES; i++) {
        TEST_ASSERT_EQUAL_INT(one.points[0][i] - one.gains[0][i], both->points[0][i] - both->gains[0][i]);
    }
}

/* Forward or back, and after moves were taken back and others played: always the match that is played now. */
static void the_replay_goes_anywhere(void) {
    static uint32_t half[GAME_STATE_MAX / sizeof(uint32_t)];
    enum { LONG = 40, AGAIN = 3 };
    begin_bronze(3);
    for (unsigned i = 0; i < LONG; i++) {
        TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
        play_go_on(); /* nothing is hidden */
        if (i + 1 == LONG / 2) {
            memcpy(half, play_state(), bronze.state_bytes);
        }
    }
    TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_to(LONG), bronze.state_bytes);
    TEST_ASSERT_EQUAL_MEMORY(half, replay_to(LONG / 2), bronze.state_bytes);
    TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_to(LONG), bronze.state_bytes);
    unsigned again = 0;
    for (unsigned i = 0; i < 10 * LONG && again < AGAIN && play_turn() != GAME_OVER; i++) {
        static move_t moves[GAME_MOVES_MAX];
        const bool back = play_undo() == MATCH_OK;
        const unsigned count = match_moves(play_match(), moves);
        again += back;
        TEST_ASSERT_TRUE(handheld_move(moves[rng_below(&rng, count)]));
        TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_to(play_match()->length), bronze.state_bytes);
    }
    TEST_ASSERT_EQUAL_UINT(AGAIN, again);
}

int main(int count, char **words) {
    if (count > 1 && strcmp(words[1], "long") == 0) {
        wanted = POSITIONS_LONG;
        one_in = 1;
    }
    UNITY_BEGIN();
    RUN_TEST(every_game);
    RUN_TEST(further);
    RUN_TEST(the_replay_goes_anywhere);
    return UNITY_END();
}
