/* The coach: where the end is solved it calls no best move a mistake, it depends on nothing hidden nor on
 * what lay in its memory, and it says the same everywhere.
 *
 *   test_review [matches] [first]     so many random matches of each game with solved ends, from that seed on
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "games.h"
#include "review.h"
#include "review_note.h"
#include "reviews.h"
#include "standing.h"

enum {
    FULL = 1000,
    DEPTH = 3,    /* moves to the end that are tried out */
    DEALS = 64,   /* in which what is solved is the same: what others hide hardly matters then */
    LINES = 4000, /* from one position: more are not tried */
    SOLVES = 4,   /* moves before the end, at most */
    PLAYOUTS = 60,
};

static struct search search;
static struct match match;
static struct review review;
static unsigned matches_wanted = 20, first_seed = 21;

void setUp(void) {}
void tearDown(void) {}

/* ---- matches */

static void stand_at(unsigned moves) {
    if (match.length > moves) {
        match_rewind(&match, (uint16_t)moves);
    }
    while (match.length < moves) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_redo(&match));
    }
}

/* By quick moves and random ones by turns, so that the end depends on the last ones. */
static void play_match(const struct game *game, unsigned seats, uint64_t seed) {
    const struct setup setup = {.game = game, .seed = seed, .seats = (uint8_t)seats};
    static move_t legal[GAME_MOVES_MAX];
    struct rng rng;
    rng_seed(&rng, seed);
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
    while (match_turn(&match) != GAME_OVER) {
        const bool quick = game->rollout != NULL && rng_below(&rng, 3) > 0;
        const unsigned count = match_moves(&match, legal);
        match_play(&match, quick ? game->rollout(match.state, &rng) : legal[rng_below(&rng, count)]);
    }
}

static void think(unsigned from, uint8_t persons, uint16_t playouts) {
    review_begin(&review, &search, &match.setup, match.length, persons, playouts);
    unsigned percent = 0;
    review.from = (uint16_t)from;
    do {
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(percent, review_percent(&review));
        percent = review_percent(&review);
        stand_at(review_at(&review));
    } while (!review_step(&review, &match));
    TEST_ASSERT_EQUAL_UINT(100, review_percent(&review));
    stand_at(match.length + match.redo);
}

/* ---- ends that are solved */

static uint32_t level[DEPTH + 1][GAME_STATE_MAX / sizeof(uint32_t)];
static move_t tried[DEPTH][GAME_MOVES_MAX];
static unsigned counts[DEPTH], nexts[DEPTH];

static int share_of(const void *state, int seat) {
    struct standing standing;
    standing_of(match.setup.game, state, &standing);
    return standing.rank[seat] == 1 ? FULL / (int)standing_winners(&standing) : 0;
}

static void enter(unsigned depth) {
    counts[depth] = match.setup.game->moves(level[depth], tried[depth]);
    nexts[depth] = 0;
}

/* The best that each first move can come to, in that deal. False: not every line is the seat's own to the
 * end, with nothing turned up on the way. */
static bool solve(int seat, unsigned deal, int best[GAME_MOVES_MAX]) {
    const struct game *game = match.setup.game;
    struct rng rng;
    unsigned lines = 0, depth = 0;
    rng_seed(&rng, deal);
    memcpy(level[0], match.state, game->state_bytes);
    game->redeal(level[0], seat, &rng);
    enter(0);
    for (unsigned i = 0; i < counts[0]; i++) {
        best[i] = -1;
    }
    while (depth > 0 || nexts[0] < counts[0]) {
        if (nexts[depth] == counts[depth]) {
            depth--;
            continue;
        }
        memcpy(level[depth + 1], level[depth], game->state_bytes);
        const bool shown = game->apply(level[depth + 1], tried[depth][nexts[depth]++]);
        const int turn = game->turn(level[depth + 1]);
        if (turn == GAME_OVER) {
            int *of = &best[nexts[0] - 1];
            const int share = share_of(level[depth + 1], seat);
            *of = share > *of ? share : *of;
        } else if (shown || turn != seat || depth + 1 == DEPTH || ++lines > LINES) {
            return false;
        } else {
            enter(++depth);
        }
    }
    return true;
}

/* The same in every deal. *most: the best of all. */
static bool solved(int best[GAME_MOVES_MAX], int *most) {
    static int again[GAME_MOVES_MAX];
    const int seat = match_turn(&match);
    *most = 0;
    if (!solve(seat, 0, best)) {
        return false;
    }
    for (unsigned deal = 1; deal < DEALS; deal++) {
        if (!solve(seat, deal, again) || memcmp(best, again, counts[0] * sizeof best[0]) != 0) {
            return false;
        }
    }
    for (unsigned i = 0; i < counts[0]; i++) {
        *most = best[i] > *most ? best[i] : *most;
    }
    return counts[0] > 1;
}

static int worth(const int best[GAME_MOVES_MAX], move_t move) {
    unsigned at = 0;
    const unsigned count = match_moves(&match, tried[0]);
    while (at < count && tried[0][at] != move) {
        at++;
    }
    TEST_ASSERT_LESS_THAN_UINT(count, at);
    return best[at];
}

struct tally {
    unsigned solved, faults, named;
};

static bool is_fault(const struct review_moment *moment) {
    return moment->kind == REVIEW_MISTAKE || moment->kind == REVIEW_PERHAPS;
}

/* The decision after so many moves: is it solved, and what does the coach say of it? */
static void check_end(unsigned at, struct tally *tally) {
    static int best[GAME_MOVES_MAX];
    int most = 0;
    const unsigned all = match.length;
    stand_at(at);
    if (solved(best, &most)) {
        const int seat = match_turn(&match), played = worth(best, match_move(&match, at));
        tally->solved++;
        tally->faults += played < most;
        stand_at(all);
        think(at, (uint8_t)(1u << seat), PLAYOUTS);
        stand_at(at);
        for (unsigned i = 0; i < review.moments; i++) {
            const struct review_moment *moment = &review.moment[i];
            if (moment->at == at && is_fault(moment)) {
                TEST_ASSERT_LESS_THAN_INT_MESSAGE(most, played, "a best move is called a mistake");
                TEST_ASSERT_EQUAL_INT_MESSAGE(most, worth(best, review_line_move(moment, 0)), "not the best");
                TEST_ASSERT_EQUAL_UINT8(REVIEW_MISTAKE, moment->kind);
                tally->named++;
            }
        }
    }
    stand_at(all);
}

static void test_a_best_move_is_never_called_a_mistake(void) {
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        const struct game *game = games_all[at];
        struct tally tally = {0};
        for (unsigned i = 0; i < matches_wanted; i++) {
            const unsigned seed = first_seed + i;
            play_match(game, game->seats_min + seed % (game->seats_max - game->seats_min + 1u), seed);
            for (unsigned back = 1; back <= SOLVES; back++) {
                check_end(match.length - back, &tally);
            }
        }
        printf("%s: %u matches, %u solved decisions, %u of them worse than the best, %u found\n", game->name,
               matches_wanted, tally.solved, tally.faults, tally.named);
        TEST_ASSERT_GREATER_THAN_UINT(0, tally.solved);
    }
}

/* ---- what holds of every moment */

static void check_moment(const struct review_moment *moment) {
    stand_at(moment->at);
    TEST_ASSERT_EQUAL_INT(moment->seat, match_turn(&match));
    TEST_ASSERT_LESS_THAN_UINT8(REVIEW_KINDS, moment->kind);
    TEST_ASSERT_TRUE(moment->moves > 0 && moment->parts > 0);
    if (is_fault(moment)) {
        TEST_ASSERT_GREATER_THAN_UINT8(moment->played, moment->other);
    }
    if (moment->kind != REVIEW_TURNED) {
        TEST_ASSERT_NOT_EQUAL_UINT32(match_move(&match, moment->at), review_line_move(moment, 0));
    }
    for (unsigned i = 0; i < moment->moves; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, review_line_move(moment, i)));
    }
}

static void test_each_moment_is_one_of_the_match(void) {
    static struct match whole;
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        unsigned of[GAME_SEATS_MAX] = {0}, before = 0;
        play_match(games_all[at], games_all[at]->seats_max, at + 3);
        think(0, 5, PLAYOUTS); /* seats 1 and 3 */
        whole = match;
        TEST_ASSERT_GREATER_THAN_UINT(0, review.moments);
        for (unsigned i = 0; i < review.moments; i++) {
            const struct review_moment *moment = &review.moment[i];
            check_moment(moment);
            match = whole;
            TEST_ASSERT_TRUE(moment->seat == 0 || moment->seat == 2);
            TEST_ASSERT_GREATER_OR_EQUAL_UINT(before, moment->at);
            before = moment->at;
            of[moment->seat] += moment->kind != REVIEW_TURNED;
        }
        TEST_ASSERT_LESS_OR_EQUAL_UINT(REVIEW_OF_A_PERSON, of[0]);
        TEST_ASSERT_LESS_OR_EQUAL_UINT(REVIEW_OF_A_PERSON, of[2]);
    }
}

/* Alone, somebody may be suspected of six mistakes; the three that cost most stay. */
static void test_one_person_sees_three_moments_at_most(void) {
    unsigned most = 0;
    for (unsigned seed = 31; seed < 37; seed++) {
        unsigned own = 0;
        play_match(games_find(games_all, "bronze"), 2, seed);
        think(0, 1, 4 * PLAYOUTS);
        for (unsigned i = 0; i < review.moments; i++) {
            TEST_ASSERT_EQUAL_UINT8(0, review.moment[i].seat);
            own += review.moment[i].kind != REVIEW_TURNED;
        }
        TEST_ASSERT_LESS_OR_EQUAL_UINT(REVIEW_OF_A_PERSON, own);
        most = own > most ? own : most;
    }
    TEST_ASSERT_EQUAL_UINT(REVIEW_OF_A_PERSON, most);
}

/* ---- nothing hidden, nothing left over */

static void test_it_depends_on_nothing_hidden(void) {
    static struct match other;
    struct rng rng;
    rng_seed(&rng, 9);
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        play_match(games_all[at], games_all[at]->seats_min, at + 5);
        const unsigned all = match.length;
        for (unsigned moves = 1; moves < all; moves += all / 20) {
            struct review_side one = {0}, two = {0};
            stand_at(moves);
            other = match;
            match.setup.game->redeal(other.state, match_turn(&match), &rng);
            const bool choice = review_sample(&review, &match, PLAYOUTS, &one);
            TEST_ASSERT_EQUAL(choice, review_sample(&review, &other, PLAYOUTS, &two));
            TEST_ASSERT_EQUAL_MEMORY(&one, &two, sizeof one);
        }
    }
}

static void test_it_says_the_same_whatever_lay_in_its_memory(void) {
    static struct review_moment moment[REVIEW_MOMENTS];
    play_match(games_find(games_all, "bronze"), 2, 12);
    memset(&search, 0, sizeof search);
    think(0, 3, PLAYOUTS);
    memcpy(moment, review.moment, sizeof moment);
    const unsigned count = review.moments;
    think(0, 3, PLAYOUTS); /* the thought before is still there */
    TEST_ASSERT_EQUAL_UINT(count, review.moments);
    TEST_ASSERT_EQUAL_MEMORY(moment, review.moment, count * sizeof moment[0]);
    memset(&search, 0xa5, sizeof search);
    search.level = NULL;
    think(0, 3, PLAYOUTS);
    TEST_ASSERT_EQUAL_UINT(count, review.moments);
    TEST_ASSERT_EQUAL_MEMORY(moment, review.moment, count * sizeof moment[0]);
}

/* With hardly any thought there is much that may be noise, and nothing falls over. */
static void test_little_thought_is_enough_to_come_to_an_end(void) {
    for (unsigned seed = 1; seed <= 24; seed++) {
        const struct game *game = games_all[seed % 2];
        play_match(game, 2 + seed % 3, seed);
        think(0, UINT8_MAX, (uint16_t)(seed % 8 == 0 ? 1 : 6 + seed));
        TEST_ASSERT_LESS_OR_EQUAL_UINT(REVIEW_MOMENTS, review.moments);
    }
}

/* ---- notes */

static unsigned moments_of(const uint8_t *bytes, unsigned count) {
    struct review_note note;
    struct review_moment moment;
    unsigned moments = 0;
    if (review_note_begin(&note, bytes, count)) {
        while (review_note_next(&note, &moment)) {
            moments++;
        }
    }
    return moments;
}

static void test_a_note_is_read_as_it_was_written(void) {
    static uint8_t bytes[REVIEW_NOTE_MAX];
    struct review_note note;
    struct review_moment moment;
    play_match(games_find(games_all, "bronze"), 2, 12);
    think(0, 3, PLAYOUTS);
    TEST_ASSERT_GREATER_THAN_UINT(1, review.moments);
    const unsigned count = review_note_put(&review, bytes);
    TEST_ASSERT_TRUE(review_note_begin(&note, bytes, count));
    for (unsigned i = 0; i < review.moments; i++) {
        TEST_ASSERT_TRUE(review_note_next(&note, &moment));
        TEST_ASSERT_EQUAL_MEMORY(&review.moment[i], &moment, 8);
        TEST_ASSERT_EQUAL_MEMORY(review.moment[i].line, moment.line, moment.moves * MATCH_MOVE_BYTES);
    }
    TEST_ASSERT_FALSE(review_note_next(&note, &moment));
    for (unsigned i = 0; i < count; i++) {
        TEST_ASSERT_LESS_THAN_UINT(review.moments, moments_of(bytes, i)); /* cut off */
        for (unsigned value = 0; value <= UINT8_MAX; value++) {
            const uint8_t kept = bytes[i];
            bytes[i] = (uint8_t)value;
            TEST_ASSERT_LESS_OR_EQUAL_UINT(REVIEW_MOMENTS, moments_of(bytes, count)); /* spoilt */
            bytes[i] = kept;
        }
    }
}

/* ---- chances */

static const struct game_chances two_seats, three_seats = {50,
                                                           500,
                                                           {{0, 10, 100, 300, 500, 700, 900, 990, 1000},
                                                            {0, 0, 0, 100, 500, 800, 1000, 1000, 1000},
                                                            {0},
                                                            {0},
                                                            {0},
                                                            {0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000}},
                                                           {0, 10, 300, 500, 600, 700, 900, 990, 1000}};

static void test_a_chance_is_read_from_the_table(void) {
    struct game game = *games_all[0];
    const struct game_chances tables[] = {two_seats, three_seats};
    struct review_side side = {.open = 2, .open_sum = 2 * 250};
    TEST_ASSERT_EQUAL_UINT8(2, game.seats_min);
    game.chances = tables;
    TEST_ASSERT_EQUAL_INT(100, review_chance(&game, 3, 0, &side));
    side.open_sum = 2 * 1000;
    TEST_ASSERT_EQUAL_INT(1000, review_chance(&game, 3, 0, &side));
    side.open_sum = 2 * 300; /* two fifths of the way from 250 to 375 */
    TEST_ASSERT_EQUAL_INT(180, review_chance(&game, 3, 0, &side));
    TEST_ASSERT_EQUAL_INT(40, review_chance(&game, 3, 10, &side)); /* the second of six stages */
    TEST_ASSERT_EQUAL_INT(110, review_chance(&game, 3, 5, &side)); /* halfway there */
    side.ended = 2; /* half of them reached the end, and one won */
    side.ended_sum = 1000;
    TEST_ASSERT_EQUAL_INT((180 + 600) / 2, review_chance(&game, 3, 0, &side));
    game.chances = NULL;
    TEST_ASSERT_EQUAL_INT((300 + 500) / 2, review_chance(&game, 3, 0, &side));
}

/* Where a game's positions are all worth about the same, the table is for what they are worth. */
static void test_a_table_reaches_as_far_as_positions_do(void) {
    struct game game = *games_all[0];
    struct game_chances tables[] = {two_seats, three_seats};
    struct review_side side = {.open = 1, .open_sum = 450};
    tables[1].reach = 200; /* 450 lies where 375 did */
    game.chances = tables;
    TEST_ASSERT_EQUAL_INT(300, review_chance(&game, 3, 0, &side));
    side.open_sum = 300;
    TEST_ASSERT_EQUAL_INT(0, review_chance(&game, 3, 0, &side));
    side.open_sum = 100;
    TEST_ASSERT_EQUAL_INT(0, review_chance(&game, 3, 0, &side));
    side.open_sum = 701;
    TEST_ASSERT_EQUAL_INT(1000, review_chance(&game, 3, 0, &side));
}

/* The last stage is the end, however long the match goes on. */
static void test_a_long_match_has_the_chances_of_its_end(void) {
    struct game game = *games_all[0];
    const struct game_chances tables[] = {two_seats, three_seats};
    struct review_side side = {.open = 1, .open_sum = 500};
    game.chances = tables;
    TEST_ASSERT_EQUAL_INT(1000, review_chance(&game, 3, 50, &side));
    TEST_ASSERT_EQUAL_INT(1000, review_chance(&game, 3, 51, &side));
    TEST_ASSERT_EQUAL_INT(1000, review_chance(&game, 3, UINT16_MAX, &side));
    TEST_ASSERT_EQUAL_INT(900, review_chance(&game, 3, 49, &side));
}

/* What is worth more never has the lesser chance. */
static void check_table(const uint16_t table[GAME_CHANCES]) {
    for (unsigned place = 0; place < GAME_CHANCES; place++) {
        TEST_ASSERT_GREATER_OR_EQUAL_UINT16(place > 0 ? table[place - 1] : 0, table[place]);
        TEST_ASSERT_LESS_OR_EQUAL_UINT16(FULL, table[place]);
    }
}

static void test_the_tables_rise(void) {
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        const struct game *game = games_all[at];
        for (unsigned i = 0; game->chances != NULL && i <= (unsigned)game->seats_max - game->seats_min; i++) {
            TEST_ASSERT_GREATER_THAN_UINT16(0, game->chances[i].moves);
            for (unsigned stage = 0; stage < GAME_CHANCE_STAGES; stage++) {
                check_table(game->chances[i].open[stage]);
            }
            check_table(game->chances[i].ended);
        }
    }
}

/* ---- the same everywhere */

static void test_the_same_verdicts_everywhere(void) {
    char path[256], name[64];
    unsigned value = 0, games = 0;
    snprintf(path, sizeof path, "%s/expected/reviews.txt", TEST_DIR);
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    while (fscanf(file, "%63s %x", name, &value) == 2) {
        const struct game *game = games_find(games_all, name);
        TEST_ASSERT_NOT_NULL_MESSAGE(game, name);
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(value, review_of(game, &match, &search), name);
        games++;
    }
    fclose(file);
    TEST_ASSERT_EQUAL_UINT(3, games);
}

int main(int count, char **words) {
    enum { DECIMAL = 10 };
    matches_wanted = count > 1 ? (unsigned)strtoul(words[1], NULL, DECIMAL) : matches_wanted;
    first_seed = count > 2 ? (unsigned)strtoul(words[2], NULL, DECIMAL) : first_seed;
    UNITY_BEGIN();
    RUN_TEST(test_a_best_move_is_never_called_a_mistake);
    RUN_TEST(test_each_moment_is_one_of_the_match);
    RUN_TEST(test_one_person_sees_three_moments_at_most);
    RUN_TEST(test_it_depends_on_nothing_hidden);
    RUN_TEST(test_it_says_the_same_whatever_lay_in_its_memory);
    RUN_TEST(test_little_thought_is_enough_to_come_to_an_end);
    RUN_TEST(test_a_note_is_read_as_it_was_written);
    RUN_TEST(test_a_chance_is_read_from_the_table);
    RUN_TEST(test_a_table_reaches_as_far_as_positions_do);
    RUN_TEST(test_a_long_match_has_the_chances_of_its_end);
    RUN_TEST(test_the_tables_rise);
    RUN_TEST(test_the_same_verdicts_everywhere);
    return UNITY_END();
}
