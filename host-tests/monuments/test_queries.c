/* What screens ask of the game. */
#include <stdlib.h>
#include <string.h>

#include "fixture.h"
#include "match.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static void test_a_hex_tells_units_goods_ferries_bridges_and_buildings(void) {
    struct monuments_hex hex;
    stand(1, "K4", MONUMENTS_WORKER, 2);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    store("K4", MONUMENTS_METAL, 3);
    building(1, MONUMENTS_TOWN, "K4", false);
    building(2, MONUMENTS_FORT, "K4", true);
    dock("K4", "J4");
    bridge("K3-K4");
    monuments_hex(&game, at("K4"), &hex);
    TEST_ASSERT_TRUE(hex.open);
    TEST_ASSERT_EQUAL_UINT(1, hex.seat);
    TEST_ASSERT_EQUAL_UINT(2, hex.units[MONUMENTS_WORKER]);
    TEST_ASSERT_EQUAL_UINT(1, hex.units[MONUMENTS_ARMY]);
    TEST_ASSERT_EQUAL_UINT(3, hex.resources[MONUMENTS_METAL]);
    TEST_ASSERT_EQUAL_HEX(1 << MONUMENTS_TOWN, hex.buildings[1]);
    TEST_ASSERT_EQUAL_HEX(1 << MONUMENTS_FORT, hex.ruins[2]);
    TEST_ASSERT_EQUAL_HEX(0, hex.ruins[1]);
    TEST_ASSERT_EQUAL_HEX(1u << monuments_direction_between(at("K4"), at("J4")), hex.docks);
    TEST_ASSERT_EQUAL_HEX(1u << monuments_direction_between(at("K4"), at("K3")), hex.bridges);
    monuments_hex(&game, at("J3"), &hex);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_NOBODY, hex.seat);
}

static void test_a_seat_tells_what_it_has(void) {
    struct monuments_seat seat;
    stand(0, "J3", MONUMENTS_WORKER, 3);
    stand(0, "J2", MONUMENTS_ARMED, 1);
    store("J3", MONUMENTS_SHEEP, 2);
    give_quest(0, "QB05");
    monuments_seat(&game, 0, &seat);
    TEST_ASSERT_EQUAL_UINT(4, seat.workers_on_board);
    TEST_ASSERT_EQUAL_UINT(11, seat.workers_left);
    TEST_ASSERT_EQUAL_UINT(2, seat.resources[MONUMENTS_SHEEP]);
    TEST_ASSERT_EQUAL_UINT(2, seat.land);
    TEST_ASSERT_EQUAL_UINT(1, seat.power);
    TEST_ASSERT_EQUAL_UINT(1, seat.open_count);
    TEST_ASSERT_EQUAL_UINT(quest_id("QB05"), seat.open[0]);
}

static void test_cards_and_production_are_foretold(void) {
    stand(0, "J3", MONUMENTS_WORKER, 2);
    TEST_ASSERT_TRUE(monuments_card_useful(&game, 0, MONUMENTS_CARD_PRODUCE));
    TEST_ASSERT_FALSE(monuments_card_useful(&game, 0, MONUMENTS_CARD_BUILD));
    TEST_ASSERT_EQUAL_UINT(2, monuments_production(&game, 0, at("J3")));
    TEST_ASSERT_EQUAL_UINT(0, monuments_production(&game, 0, at("J4")));
}

static void test_a_layer_tells_what_it_still_needs(void) {
    struct monuments_layer_needs needs;
    game.seat_states[0].built = 1;
    gain(0, MONUMENTS_GAIN_LAYER_HEXES, 1);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_WOOD, 2);
    needs = monuments_layer_needs(&game, 0);
    TEST_ASSERT_EQUAL_UINT(2, needs.layer);
    TEST_ASSERT_EQUAL_UINT(4, needs.hexes);
    TEST_ASSERT_EQUAL_UINT(1, needs.land);
    TEST_ASSERT_EQUAL_UINT(1, needs.cost[MONUMENTS_METAL]);
    TEST_ASSERT_EQUAL_UINT(2, needs.resources[MONUMENTS_WOOD]);
    TEST_ASSERT_FALSE(needs.possible);
    game.seat_states[0].built = MONUMENTS_LAYERS;
    needs = monuments_layer_needs(&game, 0);
    TEST_ASSERT_EQUAL_UINT(0, needs.layer);
    TEST_ASSERT_FALSE(needs.possible);
}

/* A reduced price forgives so many: only then does what is lacking stand in the way. */
static void a_reduced_layer_lacks_less(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    const struct monuments_layer_needs full = monuments_layer_needs(&game, 0);
    TEST_ASSERT_EQUAL_UINT(2, full.short_of);
    game.seat_states[0].gains[MONUMENTS_GAIN_LAYER_DISCOUNT] = 2;
    TEST_ASSERT_EQUAL_UINT(0, monuments_layer_needs(&game, 0).short_of);
}

/* A building costs one at least; a card may turn for nothing. */
static void reduced_prices_are_told(void) {
    const move_t town = MONUMENTS_MOVE(MONUMENTS_OP_BUILD, at("J3"), MONUMENTS_TOKEN_TOWN, 0, 0),
                 card = MONUMENTS_MOVE(MONUMENTS_OP_UPGRADE, 0, MONUMENTS_CARD_BUILD, 0, 0);
    TEST_ASSERT_EQUAL_UINT(0, monuments_discount(&game, town, 3));
    game.seat_states[0].gains[MONUMENTS_GAIN_BUILD_DISCOUNT] = 2;
    game.seat_states[0].green |= 1u << MONUMENTS_CARD_UPGRADE;
    TEST_ASSERT_EQUAL_UINT(2, monuments_discount(&game, town, 3));
    TEST_ASSERT_EQUAL_UINT(0, monuments_discount(&game, town, 1));
    TEST_ASSERT_EQUAL_UINT(1, monuments_discount(&game, card, 2));
    TEST_ASSERT_EQUAL_UINT(1, monuments_discount(&game, card, 1));
}

static void quests_fit_a_score_card(void) {
    game.seat_states[0].score_card = 0;                                  /* land */
    TEST_ASSERT_FALSE(monuments_quest_fits(&game, 0, quest_id("QS04"))); /* a town */
    unsigned fit[2] = {0};
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        fit[0] += monuments_quest_fits(&game, 0, quest);
    }
    game.seat_states[0].score_card = 2; /* quests, whichever */
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        fit[1] += monuments_quest_fits(&game, 0, quest);
    }
    TEST_ASSERT_GREATER_THAN_UINT(3, fit[0]);
    TEST_ASSERT_EQUAL_UINT(0, fit[1]);
}

static void test_rounds_and_piles_are_told(void) {
    TEST_ASSERT_EQUAL_UINT(1, monuments_round(&game));
    TEST_ASSERT_FALSE(monuments_last_round(&game));
    TEST_ASSERT_EQUAL_HEX32(0xffffffff, monuments_piles(&game));
    game.round = 7;
    game.last = true;
    game.piles = 5;
    TEST_ASSERT_EQUAL_UINT(7, monuments_round(&game));
    TEST_ASSERT_TRUE(monuments_last_round(&game));
    TEST_ASSERT_EQUAL_HEX32(5, monuments_piles(&game));
}

static void test_a_quest_tells_its_progress(void) {
    struct monuments_goal goals[MONUMENTS_QUEST_GOALS];
    stand(0, "J3", MONUMENTS_WORKER, 5);
    building(0, MONUMENTS_TOWN, "J3", false);
    TEST_ASSERT_EQUAL_UINT(2, monuments_quest_progress(&game, 0, quest_id("QB05"), goals));
    TEST_ASSERT_EQUAL_STRING("towns", goals[0].word);
    TEST_ASSERT_EQUAL_UINT(1, goals[0].have);
    TEST_ASSERT_EQUAL_UINT(2, goals[0].need);
    TEST_ASSERT_EQUAL_UINT(5, goals[1].have);
    TEST_ASSERT_FALSE(monuments_quest_done(&game, 0, quest_id("QB05")));
    give_quest(0, "QB05");
    TEST_ASSERT_FALSE(monuments_any_done(&game, 0));
    give_quest(0, "QS04"); /* a town */
    TEST_ASSERT_TRUE(monuments_any_done(&game, 0));
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        const unsigned count = monuments_quest_progress(&game, 0, quest, goals);
        for (unsigned i = 0; i < count; i++) {
            TEST_ASSERT_GREATER_THAN_size_t(0, strlen(goals[i].word));
        }
    }
}

/* All casts of so many dice a side, one by one. */
static void cast_all(unsigned attack, unsigned defence, unsigned ways[MONUMENTS_ODDS], unsigned *all) {
    *all = 1;
    memset(ways, 0, MONUMENTS_ODDS * sizeof ways[0]);
    for (unsigned die = 0; die < attack + defence; die++) {
        *all *= 3;
    }
    for (unsigned cast = 0; cast < *all; cast++) {
        int ahead = 0;
        unsigned rest = cast;
        for (unsigned die = 0; die < attack + defence; die++, rest /= 3) {
            ahead += die < attack ? (int)(rest % 3) : -(int)(rest % 3);
        }
        ahead = ahead > MONUMENTS_ODDS_SPREAD ? MONUMENTS_ODDS_SPREAD : ahead;
        ahead = ahead < -MONUMENTS_ODDS_SPREAD ? -MONUMENTS_ODDS_SPREAD : ahead;
        ways[ahead + MONUMENTS_ODDS_SPREAD]++;
    }
}

static void test_odds_are_those_of_all_casts(void) {
    enum { CAST_MOST = 10 };
    for (unsigned attack = 0; attack <= CAST_MOST; attack++) {
        for (unsigned defence = 0; attack + defence <= CAST_MOST; defence++) {
            uint16_t odds[MONUMENTS_ODDS];
            unsigned ways[MONUMENTS_ODDS], all;
            monuments_odds(attack, defence, odds);
            cast_all(attack, defence, ways, &all);
            for (unsigned i = 0; i < MONUMENTS_ODDS; i++) {
                TEST_ASSERT_EQUAL_UINT((2 * (uint64_t)ways[i] * MONUMENTS_CERTAIN + all) / (2 * all),
                                       odds[i]);
            }
        }
    }
}

/* As many dice as a side can have, and one way that is no count: with so many, in floating point. */
static void test_odds_of_large_battles(void) {
    enum { MOST = 35 };
    static double spread[4 * MOST + 1];
    for (unsigned attack = 30; attack <= MOST; attack++) {
        uint16_t odds[MONUMENTS_ODDS];
        memset(spread, 0, sizeof spread);
        spread[0] = 1;
        for (unsigned die = 1; die <= attack + MOST; die++) {
            for (unsigned sum = 2 * die + 1; sum-- > 0;) {
                spread[sum] =
                    (spread[sum] + (sum > 0 ? spread[sum - 1] : 0) + (sum > 1 ? spread[sum - 2] : 0)) / 3;
            }
        }
        monuments_odds(attack, MOST, odds);
        for (int ahead = 1 - MONUMENTS_ODDS_SPREAD; ahead < MONUMENTS_ODDS_SPREAD; ahead++) {
            const double exact = spread[2 * MOST + ahead] * (int)MONUMENTS_CERTAIN;
            TEST_ASSERT_TRUE(exact - odds[MONUMENTS_ODDS_SPREAD + ahead] < 0.501 &&
                             odds[MONUMENTS_ODDS_SPREAD + ahead] - exact < 0.501);
        }
    }
}

static void test_a_verdict_sums_the_odds_up(void) {
    uint16_t odds[MONUMENTS_ODDS];
    unsigned percent[3];
    monuments_odds(1, 1, odds);
    monuments_verdict(odds, percent);
    TEST_ASSERT_EQUAL_UINT(33, percent[0]);
    TEST_ASSERT_EQUAL_UINT(33, percent[1]);
    TEST_ASSERT_EQUAL_UINT(33, percent[2]);
    monuments_odds(20, 1, odds);
    monuments_verdict(odds, percent);
    TEST_ASSERT_EQUAL_UINT(100, percent[0]);
    TEST_ASSERT_EQUAL_UINT(0, percent[2]);
}

/* Greece beside K4 from two sides; the red card attacks from the stronger one, the green one from both. */
static void test_an_outlook_counts_everybody_who_may_join(void) {
    struct monuments_battle_view battle;
    const unsigned from_l4 = monuments_direction_between(at("K4"), at("L4"));
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    gain(1, MONUMENTS_GAIN_DICE, 2);
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(0, "J4", MONUMENTS_AIR, 1);
    stand(1, "K4", MONUMENTS_ARMED, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    battle = monuments_battle_outlook(&game, 0, at("K4"));
    TEST_ASSERT_EQUAL_UINT(at("K4"), battle.target);
    TEST_ASSERT_EQUAL_UINT(1, battle.defender);
    TEST_ASSERT_EQUAL_UINT(6, battle.power[0]);
    TEST_ASSERT_EQUAL_UINT(6, battle.dice[0]);
    TEST_ASSERT_EQUAL_UINT(3, battle.power[1]);
    TEST_ASSERT_EQUAL_UINT(5, battle.dice[1]);
    TEST_ASSERT_EQUAL_UINT(2, battle.joined[from_l4][MONUMENTS_ARMY]);
    green(0, MONUMENTS_CARD_ATTACK);
    battle = monuments_battle_outlook(&game, 0, at("K4"));
    TEST_ASSERT_EQUAL_UINT(8, battle.power[0]);
}

static void test_points_tell_how_they_arise(void) {
    stand(0, "J3", MONUMENTS_WORKER, 3); /* the Surveyor's */
    store("J3", MONUMENTS_WOOD, 5);
    struct monuments_points points = monuments_points_of(&game, 0, MONUMENTS_LINE_HEXES);
    TEST_ASSERT_EQUAL_UINT(1, points.amount);
    TEST_ASSERT_EQUAL_UINT(2, points.points);
    TEST_ASSERT_EQUAL_UINT(1, points.usual_points);
    points = monuments_points_of(&game, 0, MONUMENTS_LINE_RESOURCES);
    TEST_ASSERT_EQUAL_UINT(5, points.amount);
    TEST_ASSERT_EQUAL_UINT(4, points.per);
    TEST_ASSERT_EQUAL_UINT(3, points.usual_per);
}

static void test_what_an_action_gives(void) {
    TEST_ASSERT_EQUAL_UINT(2, monuments_card_steps(&game, 0, MONUMENTS_CARD_PRODUCE));
    green(0, MONUMENTS_CARD_PRODUCE);
    gain(0, MONUMENTS_GAIN_PRODUCE_HEXES, 2);
    TEST_ASSERT_EQUAL_UINT(5, monuments_card_steps(&game, 0, MONUMENTS_CARD_PRODUCE));
}

static void test_costs_and_powers_of_things(void) {
    unsigned land, sea;
    TEST_ASSERT_EQUAL_UINT(
        0, monuments_token_cost((unsigned)MONUMENTS_TOKEN_RESOURCES + MONUMENTS_WOOD)[MONUMENTS_WOOD]);
    TEST_ASSERT_EQUAL_UINT(
        1, monuments_token_cost((unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY)[MONUMENTS_METAL]);
    TEST_ASSERT_EQUAL_UINT(
        1, monuments_token_cost((unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY)[MONUMENTS_WOOD]);
    TEST_ASSERT_EQUAL_UINT(
        2, monuments_token_cost((unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_TOWN)[MONUMENTS_WHEAT]);
    monuments_token_power((unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY, &land, &sea);
    TEST_ASSERT_EQUAL_UINT(3, land);
    TEST_ASSERT_EQUAL_UINT(1, sea);
    monuments_token_power((unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY, &land, &sea);
    TEST_ASSERT_EQUAL_UINT(0, land);
    TEST_ASSERT_EQUAL_UINT(1, sea);
    monuments_token_power((unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_FORT, &land, &sea);
    TEST_ASSERT_EQUAL_UINT(2, land);
    TEST_ASSERT_EQUAL_UINT(4, monuments_bonus_layer(27));
    TEST_ASSERT_EQUAL_STRING("From the deck for 0 or 1 layers", monuments_quest_origin(quest_id("QA01")));
}

static void test_a_battle_tells_powers_and_dice_then_its_cast(void) {
    struct monuments_battle_view battle;
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    gain(1, MONUMENTS_GAIN_DICE, 2);
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    next_pips(3, 2, 2, 0);
    play("play:attack");
    TEST_ASSERT_TRUE(monuments_battle(&game, &battle));
    TEST_ASSERT_EQUAL_UINT(at("K4"), battle.target);
    TEST_ASSERT_EQUAL_UINT(3, battle.power[0]);
    TEST_ASSERT_EQUAL_UINT(2, battle.dice[1]);
    play("roll");
    TEST_ASSERT_FALSE(monuments_battle(&game, &battle));
    TEST_ASSERT_EQUAL_UINT(2, battle.cast[1][0]);
    memset(&battle, 0, sizeof battle);
    battle = monuments_last_cast(&game);
    TEST_ASSERT_EQUAL_UINT(at("K4"), battle.target);
    TEST_ASSERT_EQUAL_UINT(2, battle.cast[1][0]);
}

static void test_a_step_tells_what_is_asked(void) {
    struct monuments_step step;
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_WOOD, 3);
    store("J2", MONUMENTS_WOOD, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    monuments_step(&game, &step);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TURN, step.kind);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_KINDS, step.below);
    play("play:build");
    monuments_step(&game, &step);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_BUILD, step.kind);
    TEST_ASSERT_EQUAL_UINT(1, step.left);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_END, step.below);
    play("ferry:J3:I3");
    monuments_step(&game, &step);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_PAY, step.kind);
    TEST_ASSERT_EQUAL_UINT(1, step.due[MONUMENTS_WOOD]);
    TEST_ASSERT_EQUAL_UINT(0, step.spare);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_FINISH, step.below);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_OP_FERRY, monuments_move_op(step.paying));
    TEST_ASSERT_EQUAL_UINT(at("J3"), monuments_move_hex(step.paying));
}

static void test_a_step_tells_of_a_unit_on_its_way(void) {
    struct monuments_step step;
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_WOOD, 3);
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    play("play:move step:worker:J3:K2:wood");
    monuments_step(&game, &step);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_GOING, step.kind);
    TEST_ASSERT_EQUAL_UINT(at("K2"), step.hex);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_WORKER, step.unit);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_WOOD + 1, step.load);
    TEST_ASSERT_EQUAL_UINT(1, step.left);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_MOVE, step.below);
    TEST_ASSERT_EQUAL_UINT(1, step.below_left);
    game.task_count = 0;
    monuments_step(&game, &step);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_KINDS, step.kind);
}

static void test_words_for_everything(void) {
    for (unsigned token = 0; token < MONUMENTS_TOKENS; token++) {
        TEST_ASSERT_GREATER_THAN_size_t(0, strlen(monuments_token_text(token).line));
    }
    TEST_ASSERT_EQUAL_STRING("Upgrade", monuments_card_text(0, false).title);
    TEST_ASSERT_EQUAL_STRING("Six points.", monuments_bonus_text(28).line);
    TEST_ASSERT_EQUAL_STRING("A roof", monuments_quest_text(quest_id("QS04")).title);
    TEST_ASSERT_EQUAL_STRING("Two wood and one metal.", monuments_option_text(0, 1, 1));
    TEST_ASSERT_EQUAL_STRING("Greece", monuments_civilisations[0].title);
    TEST_ASSERT_EQUAL_UINT(2, monuments_card_cost(MONUMENTS_CARD_PRODUCE)[MONUMENTS_SHEEP]);
    TEST_ASSERT_EQUAL_STRING("Surveyor", monuments_score_card_text(0).title);
    TEST_ASSERT_EQUAL_STRING("K4", monuments_place(at("K4")).name);
}

/* ---- what is likely */

/* In points that are no secret, then in resources. */
static int worth_to(const void *state, unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    struct monuments_seat of;
    int worth = 0;
    monuments.count(state, points);
    monuments_seat(state, seat, &of);
    for (unsigned source = 0; source < monuments.source_count; source++) {
        worth += (monuments.secret_sources >> source & 1u) == 0 ? 32 * points[seat][source] : 0;
    }
    return worth + of.resources[0] + of.resources[1] + of.resources[2] + of.resources[3];
}

static void is_the_best_of_its_place(const struct match *match, const move_t *moves, unsigned count,
                                     unsigned place) {
    static struct monuments_state copy;
    const unsigned seat = (unsigned)match_turn(match);
    const move_t best = monuments_best_step(match->state, &copy, moves, count, place);
    memcpy(&copy, match->state, sizeof copy);
    TEST_ASSERT_TRUE(match_legal(match, best));
    TEST_ASSERT_EQUAL_UINT(place, monuments_move_place(match->state, seat, best));
    (void)monuments.apply(&copy, best);
    const int most = worth_to(&copy, seat);
    for (unsigned i = 0; i < count; i++) {
        if (monuments_move_place(match->state, seat, moves[i]) == place) {
            memcpy(&copy, match->state, sizeof copy);
            (void)monuments.apply(&copy, moves[i]);
            TEST_ASSERT_LESS_OR_EQUAL_INT(most, worth_to(&copy, seat));
        }
    }
}

/* So many moves of a match, from its beginning. */
static void replayed(const struct match *match, unsigned moves, struct monuments_state *out) {
    memset(out, 0, sizeof *out);
    monuments.start(out, &match->setup);
    for (unsigned i = 0; i < moves; i++) {
        (void)monuments.apply(out, match_move(match, i));
    }
}

/* What changed from before its card to after its last worker. */
static void brings_what_it_brought(struct match *match, move_t sacrifice) {
    static struct monuments_state before, now, copy;
    const unsigned seat = (unsigned)match_turn(match);
    unsigned played = match->length;
    struct monuments_step step;
    while (monuments_move_op(match_move(match, played - 1)) != MONUMENTS_OP_PLAY) {
        played--;
    }
    replayed(match, played - 1, &before);
    replayed(match, match->length, &now);
    (void)monuments.apply(&now, sacrifice);
    for (monuments_step(&now, &step); step.kind == MONUMENTS_TASK_SACRIFICE; monuments_step(&now, &step)) {
        (void)monuments.apply(&now, monuments_likely(&now));
    }
    const uint16_t barrier = match->barrier;
    replayed(match, barrier, &copy);
    const int gain = monuments_layer_gain(match, &copy, sacrifice);
    match->barrier = 0; /* from the match's beginning it comes to the same */
    replayed(match, 0, &copy);
    TEST_ASSERT_EQUAL_INT(gain, monuments_layer_gain(match, &copy, sacrifice));
    match->barrier = barrier;
    struct monuments_seat had, has;
    monuments_seat(&before, seat, &had);
    monuments_seat(&now, seat, &has);
    int goods = 0;
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        goods += has.resources[i] - had.resources[i];
    }
    TEST_ASSERT_EQUAL_INT(worth_to(&now, seat) - worth_to(&before, seat) - goods, 32 * gain);
}

static void best_steps_and_layers_are_told(void) {
    enum { MOVES = 4000 };
    static struct match match;
    static move_t moves[GAME_MOVES_MAX];
    struct rng rng;
    unsigned layers = 0;
    rng_seed(&rng, 11);
    for (unsigned i = 0; i < MOVES; i++) {
        if (i == 0 || match_turn(&match) == GAME_OVER) {
            struct setup setup;
            setup_default(&setup, &monuments);
            setup.seed = i;
            TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
        }
        const unsigned count = match_moves(&match, moves);
        struct monuments_step step;
        monuments_step(match.state, &step);
        if (i % 8 == 0) {
            const unsigned seat = (unsigned)match_turn(&match);
            is_the_best_of_its_place(&match, moves, count, monuments_move_place(match.state, seat, moves[0]));
        }
        if (step.kind == MONUMENTS_TASK_SACRIFICE && monuments_move_op(moves[0]) == MONUMENTS_OP_SACRIFICE) {
            brings_what_it_brought(&match, moves[0]);
            layers++;
        }
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, monuments.rollout(match.state, &rng)));
    }
    TEST_ASSERT_GREATER_THAN_UINT(3, layers);
}

static void the_likely_step_is_legal_and_no_secret(void) {
    enum { MOVES = 3000 };
    struct rng rng;
    struct match *match = malloc(sizeof *match);
    unsigned quests = 0;
    rng_seed(&rng, 5);
    for (unsigned i = 0; i < MOVES; i++) {
        if (i == 0 || match_turn(match) == GAME_OVER) {
            struct setup setup;
            setup_default(&setup, &monuments);
            setup.seed = i;
            TEST_ASSERT_EQUAL(MATCH_OK, match_start(match, &setup));
        }
        const move_t likely = monuments_likely(match->state),
                     sensible = monuments.rollout(match->state, &rng);
        quests += monuments_move_op(sensible) == MONUMENTS_OP_QUEST;
        TEST_ASSERT_TRUE(match_legal(match, likely));
        TEST_ASSERT_NOT_EQUAL(MONUMENTS_OP_QUEST, monuments_move_op(likely));
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(match, sensible));
    }
    TEST_ASSERT_GREATER_THAN_UINT(3, quests);
    free(match);
}

/* What the next layer lacks of that resource. */
static unsigned lacks(const void *state, unsigned seat, unsigned resource) {
    struct monuments_layer_needs needs;
    needs = monuments_layer_needs(state, seat);
    const int more = needs.cost[resource] - needs.resources[resource];
    return more > 0 ? (unsigned)more : 0;
}

/* Of production: nothing is left out that the next layer lacks, for something that it doesn't. */
static void the_best_of_what_is_left(const struct match *before, const move_t *rest, unsigned count) {
    const unsigned seat = (unsigned)match_turn(before);
    const unsigned made = count > 0 ? (unsigned)monuments_hexes[monuments_move_hex(rest[0])].terrain : 0u;
    if (count == 0 || monuments_move_op(rest[0]) != MONUMENTS_OP_PRODUCE || made >= MONUMENTS_RESOURCES) {
        return;
    }
    const bool lacked = lacks(before->state, seat, made) > 0;
    const unsigned most = monuments_production(before->state, seat, monuments_move_hex(rest[0]));
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const unsigned other = monuments_hexes[hex].terrain;
        const bool lacking = other < MONUMENTS_RESOURCES && lacks(before->state, seat, other) > 0,
                   legal = match_legal(before, MONUMENTS_MOVE(MONUMENTS_OP_PRODUCE, hex, 0, 0, 0));
        TEST_ASSERT_FALSE(legal && lacking && !lacked);
        TEST_ASSERT_FALSE(legal && lacking == lacked &&
                          monuments_production(before->state, seat, hex) > most);
    }
}

/* Further hexes, units and the like, which a card's own number doesn't tell. */
static void test_what_bonuses_add_to_a_card(void) {
    fixture(2);
    TEST_ASSERT_EQUAL_UINT(0, monuments_card_more(&game, 0, MONUMENTS_CARD_PRODUCE));
    gain(0, MONUMENTS_GAIN_PRODUCE_HEXES, 2);
    gain(0, MONUMENTS_GAIN_MOVE_UNITS, 1);
    gain(1, MONUMENTS_GAIN_UPGRADES, 1);
    TEST_ASSERT_EQUAL_UINT(2, monuments_card_more(&game, 0, MONUMENTS_CARD_PRODUCE));
    TEST_ASSERT_EQUAL_UINT(1, monuments_card_more(&game, 0, MONUMENTS_CARD_MOVE));
    TEST_ASSERT_EQUAL_UINT(0, monuments_card_more(&game, 0, MONUMENTS_CARD_UPGRADE));
    TEST_ASSERT_EQUAL_UINT(1, monuments_card_more(&game, 1, MONUMENTS_CARD_UPGRADE));
    TEST_ASSERT_EQUAL_UINT(0,
                           monuments_card_more(&game, 0, MONUMENTS_CARD_ATTACK)); /* its bonuses are dice */
}

/* Over whole games: what is left of an action can be made, and is of one kind. */
static void all_that_is_left_can_be_made(void) {
    enum { MOVES = 3000 };
    static struct match match;
    struct rng rng;
    unsigned met[MONUMENTS_TASK_KINDS + 1] = {0};
    move_t rest[MONUMENTS_REST_MAX], last = MOVE_NONE;
    rng_seed(&rng, 6);
    for (unsigned i = 0; i < MOVES; i++) {
        uint32_t copy[GAME_STATE_MAX / sizeof(uint32_t)];
        if (i == 0 || match_turn(&match) == GAME_OVER) {
            struct setup setup;
            setup_default(&setup, &monuments);
            setup.seed = i;
            TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
            last = MOVE_NONE;
        }
        memcpy(copy, match.state, sizeof copy);
        struct monuments_step now;
        monuments_step(copy, &now);
        const unsigned count = monuments_rest(copy, last, rest), seat = (unsigned)match_turn(&match);
        the_best_of_what_is_left(&match, rest, count);
        for (unsigned step = 0; step < count; step++) {
            TEST_ASSERT_EQUAL(monuments_move_op(rest[0]), monuments_move_op(rest[step]));
            TEST_ASSERT_EQUAL(seat, match_turn(&match));
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, rest[step]));
        }
        TEST_ASSERT_TRUE(count == 0 || memcmp(copy, match.state, monuments.state_bytes) == 0);
        met[now.kind] += count > 1 || (count > 0 && now.kind == MONUMENTS_TASK_MOVE);
        if (match_turn(&match) != GAME_OVER) {
            last = monuments.rollout(match.state, &rng);
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, last));
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(50, met[MONUMENTS_TASK_PRODUCE]);
    TEST_ASSERT_GREATER_THAN_UINT(0, met[MONUMENTS_TASK_MOVE]);
    TEST_ASSERT_GREATER_THAN_UINT(0, met[MONUMENTS_TASK_GIFT_RESOURCE]);
    TEST_ASSERT_GREATER_THAN_UINT(0, met[MONUMENTS_TASK_GIFT_WORKER]);
    TEST_ASSERT_GREATER_THAN_UINT(0, met[MONUMENTS_TASK_PAY]);
}

/* Over whole games, for whatever score card a seat has. */
static void a_quest_brings_what_it_is_said_to_be_worth(void) {
    enum { MOVES = 6000 };
    static struct match match;
    struct rng rng;
    unsigned turned_in = 0, more = 0;
    rng_seed(&rng, 9);
    for (unsigned i = 0; i < MOVES; i++) {
        int16_t before[GAME_SEATS_MAX][GAME_SOURCES_MAX], after[GAME_SEATS_MAX][GAME_SOURCES_MAX];
        if (i == 0 || match_turn(&match) == GAME_OVER) {
            struct setup setup;
            setup_default(&setup, &monuments);
            setup.seats = 4;
            setup.seed = i;
            TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
        }
        const move_t move = monuments.rollout(match.state, &rng);
        const unsigned seat = (unsigned)match_turn(&match), quest = monuments_move_hex(move);
        const bool turns_in = monuments_move_op(move) == MONUMENTS_OP_QUEST;
        const struct monuments_worth worth = monuments_quest_worth(match.state, seat, turns_in ? quest : 0);
        monuments.count(match.state, before);
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
        if (turns_in) {
            monuments.count(match.state, after);
            TEST_ASSERT_EQUAL_INT(worth.done, after[seat][MONUMENTS_LINE_COMPLETED] -
                                                  before[seat][MONUMENTS_LINE_COMPLETED]);
            TEST_ASSERT_EQUAL_INT(worth.open,
                                  before[seat][MONUMENTS_LINE_OPEN] - after[seat][MONUMENTS_LINE_OPEN]);
            turned_in++;
            more += worth.done > monuments_quests[quest].points;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(20, turned_in);
    TEST_ASSERT_GREATER_THAN_UINT(3, more);
}

static const char *why_at(unsigned kind, const char *hex) {
    game.task_count = 1;
    game.tasks[0] = (struct monuments_task){.kind = (uint8_t)kind, .seat = 1, .left = 2};
    return monuments_hex_why(&game, MONUMENTS_NO_HEX, at(hex));
}

/* What a hex that can't be chosen says. */
static void a_hex_says_why_nothing_can_be_done_there(void) {
    stand(1, "K4", MONUMENTS_WORKER, 1);
    stand(1, "J3", MONUMENTS_ARMY, 1);
    building(1, MONUMENTS_TOWN, "K4", false);
    TEST_ASSERT_EQUAL_STRING("no unit of yours there", why_at(MONUMENTS_TASK_MOVE, "L2"));
    TEST_ASSERT_EQUAL_STRING("no worker of yours there", why_at(MONUMENTS_TASK_BUILD, "L2"));
    TEST_ASSERT_EQUAL_STRING("", why_at(MONUMENTS_TASK_BUILD, "J4"));
    TEST_ASSERT_EQUAL_STRING("no way to go", why_at(MONUMENTS_TASK_MOVE, "K4"));
    game.moved[game.moved_count++] = (struct monuments_moved){(uint8_t)at("K4"), MONUMENTS_WORKER};
    TEST_ASSERT_EQUAL_STRING("moved already", why_at(MONUMENTS_TASK_MOVE, "K4"));
    TEST_ASSERT_EQUAL_STRING("no worker there", why_at(MONUMENTS_TASK_PRODUCE, "J3"));
    TEST_ASSERT_EQUAL_STRING("nothing left to give", why_at(MONUMENTS_TASK_PRODUCE, "K4"));
    store("K4", MONUMENTS_METAL, MONUMENTS_HEX_ROOM);
    TEST_ASSERT_EQUAL_STRING("full, five resources", why_at(MONUMENTS_TASK_PRODUCE, "K4"));
    TEST_ASSERT_EQUAL_STRING("too few workers", why_at(MONUMENTS_TASK_POPULATE, "K4"));
    TEST_ASSERT_EQUAL_STRING("", why_at(MONUMENTS_TASK_POPULATE, "J3"));
    game.used[at("K4") >> 5] |= UINT32_C(1) << (at("K4") & 31);
    TEST_ASSERT_EQUAL_STRING("produced already", why_at(MONUMENTS_TASK_PRODUCE, "K4"));
    TEST_ASSERT_EQUAL_STRING("a new worker already", why_at(MONUMENTS_TASK_POPULATE, "K4"));
    TEST_ASSERT_EQUAL_STRING("nothing that you can pay for", why_at(MONUMENTS_TASK_BUILD, "K4"));
    TEST_ASSERT_EQUAL_STRING("no worker there", why_at(MONUMENTS_TASK_BUILD, "J3"));
    TEST_ASSERT_EQUAL_STRING("", why_at(MONUMENTS_TASK_TRAIN, "K4"));
    stand(1, "L8", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("nothing is built on a monument", why_at(MONUMENTS_TASK_BUILD, "L8"));
    building(1, MONUMENTS_TOWN, "L2", false);
    TEST_ASSERT_EQUAL_STRING("no unit of yours there", why_at(MONUMENTS_TASK_MOVE, "L2"));
    TEST_ASSERT_EQUAL_STRING("no worker there", why_at(MONUMENTS_TASK_PRODUCE, "L2"));
}

static const char *why_to(const char *from, const char *hex) {
    game.task_count = 1;
    game.tasks[0] = (struct monuments_task){.kind = MONUMENTS_TASK_MOVE, .seat = 1, .left = 2};
    return monuments_hex_why(&game, at(from), at(hex));
}

/* Reason by reason, with all hexes that it is true of. */
static void hexes_are_told_by_what_they_lack(void) {
    uint32_t done[MONUMENTS_HEX_WORDS] = {0};
    char words[60];
    struct text_buffer buffer;
    stand(1, "K7", MONUMENTS_WORKER, 1);
    stand(1, "M9", MONUMENTS_ARMY, 1);
    stand(1, "M8", MONUMENTS_ARMY, 1);
    game.task_count = 1;
    game.tasks[0] = (struct monuments_task){.kind = MONUMENTS_TASK_PRODUCE, .seat = 1, .left = 2};
    done[at("K7") >> 5] |= UINT32_C(1) << (at("K7") & 31);
    TEST_ASSERT_TRUE(
        monuments_why_next(&game, MONUMENTS_NO_HEX, done, text_into(&buffer, words, sizeof words)));
    TEST_ASSERT_EQUAL_STRING("*M8, M9:* no worker there.", words);
    TEST_ASSERT_FALSE(
        monuments_why_next(&game, MONUMENTS_NO_HEX, done, text_into(&buffer, words, sizeof words)));
}

static void edges_lead_to_neighbours(void) {
    char words[40];
    struct text_buffer buffer;
    const unsigned b3 = at("B3");
    TEST_ASSERT_TRUE(
        monuments_edges_put(b3, monuments_hexes[b3].rivers, text_into(&buffer, words, sizeof words)));
    TEST_ASSERT_EQUAL_STRING(" C3, B4", words);
    TEST_ASSERT_FALSE(monuments_edges_put(b3, 0, text_into(&buffer, words, sizeof words)));
}

/* Resources that can be spent, workers, pieces: what is where. */
static void what_a_seat_has_is_on_the_board_or_left(void) {
    struct monuments_seat seat;
    stand(1, "K7", MONUMENTS_WORKER, 2);
    store("K7", MONUMENTS_SHEEP, 3);
    building(1, MONUMENTS_TOWN, "K7", false);
    monuments_seat(&game, 1, &seat);
    TEST_ASSERT_EQUAL_UINT(3, monuments_holding(&seat, MONUMENTS_SHEEP).count);
    TEST_ASSERT_EQUAL_UINT(2, monuments_holding(&seat, MONUMENTS_TOKEN_WORKER).count);
    TEST_ASSERT_EQUAL_UINT(seat.workers_left, monuments_holding(&seat, MONUMENTS_TOKEN_WORKER).left);
    const struct monuments_holding towns = monuments_holding(&seat, MONUMENTS_TOKEN_TOWN);
    TEST_ASSERT_EQUAL_UINT(1, towns.count);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_PIECES_OF_A_KIND, towns.count + towns.left + towns.locked);
}

/* What keeps a walker from going there. */
static void a_way_says_why_it_cant_be_gone(void) {
    stand(1, "K4", MONUMENTS_WORKER, 1);
    stand(0, "L4", MONUMENTS_ARMY, 1);
    TEST_ASSERT_EQUAL_STRING("another player is there", why_to("K4", "L4"));
    TEST_ASSERT_EQUAL_STRING("nobody enters a monument", why_to("K4", "K3"));
    TEST_ASSERT_EQUAL_STRING("no ferry waits there", why_to("K4", "J4"));
    dock("K4", "J4");
    TEST_ASSERT_EQUAL_STRING("", why_to("K4", "J4"));
    aboard(1, "J4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("another ferry is there", why_to("K4", "J4"));
    TEST_ASSERT_EQUAL_STRING("", why_to("J4", "I4"));
    TEST_ASSERT_EQUAL_STRING("", why_to("K4", "N8"));
    TEST_ASSERT_EQUAL_STRING("a river without a bridge", why_to("L9", "M8"));
    building(0, MONUMENTS_FORT, "M8", false);
    TEST_ASSERT_EQUAL_STRING("another player is there", why_to("L9", "M8"));
    store("K8", MONUMENTS_WHEAT, MONUMENTS_HEX_ROOM);
    TEST_ASSERT_EQUAL_STRING("full, five resources", why_to("L9", "K8")); /* for a load */
    fixture(2);
    TEST_ASSERT_EQUAL_STRING("not in play", why_to("C2", "B2"));
}

static const char *price_why(const char *hex, unsigned token) {
    static char words[48];
    struct text_buffer buffer;
    monuments_price_why(&game, 1, hex[0] == '\0' ? (unsigned)MONUMENTS_NO_HEX : at(hex), token,
                        text_into(&buffer, words, sizeof words));
    return words;
}

static void prices_say_what_is_lacking(void) {
    TEST_ASSERT_EQUAL_STRING("lacks wood, metal", price_why("", MONUMENTS_TOKEN_FORT));
    TEST_ASSERT_EQUAL_STRING("lacks sheep, 2 wheat", price_why("", MONUMENTS_TOKEN_TOWN));
    TEST_ASSERT_EQUAL_STRING("lacks wood", price_why("", MONUMENTS_TOKENS));
    TEST_ASSERT_EQUAL_STRING("lacks metal", price_why("", MONUMENTS_TOKEN_ARMED));
    stand(1, "K4", MONUMENTS_WORKER, 1);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        store("K4", resource, 1);
    }
    TEST_ASSERT_EQUAL_STRING("", price_why("", MONUMENTS_TOKEN_FORT));
    TEST_ASSERT_EQUAL_STRING("lacks sheep", price_why("", MONUMENTS_TOKEN_FACTORY));
    TEST_ASSERT_EQUAL_STRING("", price_why("", MONUMENTS_TOKENS));
    TEST_ASSERT_EQUAL_STRING("", price_why("", MONUMENTS_TOKEN_NAVY));
    game.seat_states[1].supply[1] = 0;
    game.seat_states[1].locked[1] = 0;
    TEST_ASSERT_EQUAL_STRING("none is left", price_why("", MONUMENTS_TOKEN_NAVY));
    game.seat_states[1].locked[1] = 2;
    TEST_ASSERT_EQUAL_STRING("locked", price_why("", MONUMENTS_TOKEN_NAVY));
    game.crossings = 0;
    TEST_ASSERT_EQUAL_STRING("none is left", price_why("", MONUMENTS_TOKEN_FERRY));
}

/* One cheaper, of whatever kind. */
static void a_reduced_price_lacks_less(void) {
    green(1, MONUMENTS_CARD_BUILD);
    TEST_ASSERT_EQUAL_STRING("lacks 2 resources", price_why("", MONUMENTS_TOKEN_TOWN));
    TEST_ASSERT_EQUAL_STRING("lacks 1 resource", price_why("", MONUMENTS_TOKEN_FACTORY));
    TEST_ASSERT_EQUAL_STRING("lacks wood", price_why("", MONUMENTS_TOKEN_FERRY));
    stand(1, "K4", MONUMENTS_WORKER, 1);
    store("K4", MONUMENTS_SHEEP, 1);
    TEST_ASSERT_EQUAL_STRING("", price_why("", MONUMENTS_TOKEN_FACTORY));
}

/* What the ground doesn't allow, whoever can pay. */
static void a_hex_says_why_a_thing_cant_be_built_there(void) {
    TEST_ASSERT_EQUAL_STRING("no worker there", price_why("M4", MONUMENTS_TOKENS));
    stand(1, "L2", MONUMENTS_WORKER, 1);
    stand(1, "L9", MONUMENTS_WORKER, 1);
    stand(1, "M4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("no river there", price_why("L2", MONUMENTS_TOKENS));
    TEST_ASSERT_EQUAL_STRING("no shore there", price_why("L9", MONUMENTS_TOKEN_FERRY));
    TEST_ASSERT_EQUAL_STRING("lacks wood", price_why("L9", MONUMENTS_TOKENS));
    bridge("L9-M8");
    TEST_ASSERT_EQUAL_STRING("bridged already", price_why("L9", MONUMENTS_TOKENS));
    building(1, MONUMENTS_TOWN, "L9", false);
    TEST_ASSERT_EQUAL_STRING("one is there", price_why("L9", MONUMENTS_TOKEN_TOWN));
    building(0, MONUMENTS_TOWN, "M4", false);
    TEST_ASSERT_EQUAL_STRING("a rival’s building", price_why("M4", MONUMENTS_TOKEN_FORT));
    building(1, MONUMENTS_FORT, "L2", false);
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        if ((monuments_hexes[at("L2")].water >> direction & 1u) != 0) {
            dock("L2", monuments_hexes[monuments_hexes[at("L2")].near[direction]].name);
        }
    }
    TEST_ASSERT_EQUAL_STRING("one is there", price_why("L2", MONUMENTS_TOKEN_FERRY));
}

/* Workers on land, a price that can be paid, and a place for that. */
static void the_card_says_which_of_them_building_lacks(void) {
    TEST_ASSERT_EQUAL_STRING("None of your workers stands on land.",
                             monuments_card_why(&game, 1, MONUMENTS_CARD_BUILD));
    stand(1, "K8", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("You can’t pay for any of these:",
                             monuments_card_why(&game, 1, MONUMENTS_CARD_BUILD));
    store("K8", MONUMENTS_WOOD, 1);
    TEST_ASSERT_EQUAL_STRING("What you can pay for has no place.",
                             monuments_card_why(&game, 1, MONUMENTS_CARD_BUILD));
}

static const char *purpose(move_t move) {
    static struct monuments_state copy;
    static char words[80];
    struct text_buffer buffer;
    monuments_purpose(&game, &copy, move, text_into(&buffer, words, sizeof words));
    return words;
}

static const char *points_words(unsigned seat, unsigned source) {
    static char words[60];
    struct text_buffer buffer;
    monuments_points_put(&game, seat, source, text_into(&buffer, words, sizeof words));
    return words;
}

/* By the seat's score card: Greece has Surveyor, Inca Scholar. */
static void points_say_how_they_count(void) {
    stand(0, "L2", MONUMENTS_WORKER, 2);
    TEST_ASSERT_EQUAL_STRING("1 × 2 points", points_words(0, MONUMENTS_LINE_HEXES));
    TEST_ASSERT_EQUAL_STRING("2: 1 point for every 2", points_words(0, MONUMENTS_LINE_WORKERS));
    TEST_ASSERT_EQUAL_STRING("0 open: they cost at the end", points_words(0, MONUMENTS_LINE_OPEN));
    TEST_ASSERT_EQUAL_STRING("0 turned in: as each says", points_words(0, MONUMENTS_LINE_COMPLETED));
    TEST_ASSERT_EQUAL_STRING("0 turned in: as each says, and 3 more",
                             points_words(2, MONUMENTS_LINE_COMPLETED));
    TEST_ASSERT_EQUAL_STRING("By its card", points_words(0, MONUMENTS_LINES));
}

/* Where the search has no reason to name. */
static void a_move_says_what_it_is_good_for(void) {
    turn_of(1);
    stand(1, "K7", MONUMENTS_WORKER, 1);
    stand(1, "L9", MONUMENTS_WORKER, 1);
    store("L9", MONUMENTS_WOOD, 1);
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        TEST_ASSERT_NOT_EQUAL('\0', purpose(MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0))[0]);
    }
    TEST_ASSERT_EQUAL_STRING("2 points once it is done, 1 less if it isn’t",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_KEEP, quest_id("QS09"), 0, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("1 point once it is done",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_KEEP, quest_id("QS05"), 0, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("a worker is one step away",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_PLACE, at("J8"), MONUMENTS_METAL, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("needed for the next layer",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_PLACE, at("K7"), MONUMENTS_SHEEP, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_PLACE, at("A1"), MONUMENTS_METAL, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("needed for the next layer",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_GET, at("K7"), MONUMENTS_SHEEP, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("workers can cross there",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_FERRY, at("K7"), 0, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("makes 1 sheep",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_PRODUCE, at("K7"), 0, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("", purpose(MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0)));
    TEST_ASSERT_EQUAL_STRING("", purpose(MONUMENTS_MOVE(MONUMENTS_OP_UPGRADE, 0, 0, 0, 0)));
    const struct monuments_state turn = game;
    game.tasks[game.task_count - 1].kind = MONUMENTS_TASK_KEEP;
    TEST_ASSERT_EQUAL_STRING("a quest left open can cost points",
                             purpose(MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0)));
    game = turn;
    play("play:move");
    stand(1, "K8", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("takes wood there", purpose(move_of("step:worker:L9:K8:wood")));
    TEST_ASSERT_EQUAL_STRING("K8 then makes 2 wheat", purpose(move_of("step:worker:L9:K8")));
    TEST_ASSERT_EQUAL_STRING("", purpose(move_of("step:worker:L9:M9")));
}

/* A quest that is complete is turned in before anything is ended. */
static void a_hint_turns_quests_in(void) {
    const move_t done = MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0);
    fixture(2);
    give_quest(0, "QS05"); /* a green card */
    stand(0, "L2", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    play("play:produce produce:L2");
    TEST_ASSERT_EQUAL_HEX32(done, monuments_sense(&game, done));
    green(0, MONUMENTS_CARD_MOVE);
    TEST_ASSERT_EQUAL_HEX32(MONUMENTS_MOVE(MONUMENTS_OP_QUEST, quest_id("QS05"), 0, 0, 0),
                            monuments_sense(&game, done));
    const move_t other = MONUMENTS_MOVE(MONUMENTS_OP_PRODUCE, at("L3"), 0, 0, 0);
    TEST_ASSERT_EQUAL_HEX32(other, monuments_sense(&game, other));
    fixture_seed(2, 1);
    while (asked() != MONUMENTS_TASK_PLACE_FIRST) {
        monuments.apply(&game, monuments_likely(&game));
    }
    TEST_ASSERT_EQUAL_HEX32(monuments_likely(&game), monuments_sense(&game, other));
}

/* ---- where moves are, what is left, and why not */

/* Over whole games: the hexes that a move's text names are where it is and leads, and no others. */
static void a_moves_places_are_those_of_its_text(void) {
    enum { POSITIONS = 1500 };
    static struct match match;
    static move_t moves[GAME_MOVES_MAX];
    struct rng rng;
    unsigned second = 0;
    rng_seed(&rng, 8);
    for (unsigned i = 0; i < POSITIONS; i++) {
        if (i == 0 || match_turn(&match) == GAME_OVER) {
            struct setup setup;
            setup_default(&setup, &monuments);
            setup.seed = i + 3;
            TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
        }
        const unsigned seat = (unsigned)match_turn(&match), count = match_moves(&match, moves);
        for (unsigned at_move = 0; at_move < count; at_move++) {
            char words[GAME_WORD_MAX];
            struct text_buffer buffer;
            const unsigned place = monuments_move_place(match.state, seat, moves[at_move]),
                           to = monuments_move_to(match.state, seat, moves[at_move]);
            monuments.text(match.state, moves[at_move], text_into(&buffer, words, sizeof words));
            TEST_ASSERT_TRUE_MESSAGE(
                place == MONUMENTS_NO_HEX || strstr(words, monuments_hexes[place].name) != NULL, words);
            TEST_ASSERT_TRUE_MESSAGE(
                to == MONUMENTS_NO_HEX || strstr(words, monuments_hexes[to].name) != NULL, words);
            TEST_ASSERT_TRUE_MESSAGE(to == MONUMENTS_NO_HEX || to != place, words);
            second += to != MONUMENTS_NO_HEX;
        }
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, monuments.rollout(match.state, &rng)));
    }
    TEST_ASSERT_GREATER_THAN_UINT(500, second);
}

/* Those that whole games seldom have. */
static void moves_over_water_lead_somewhere(void) {
    const unsigned to_water = monuments_direction(at("J3"), at("I3"));
    const move_t shift =
        MONUMENTS_MOVE(MONUMENTS_OP_SHIFT, at("J3"), 0, to_water, monuments_direction(at("I3"), at("J4")));
    const move_t navy = MONUMENTS_MOVE(MONUMENTS_OP_TRAIN, at("J3"),
                                       (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY, to_water, 0);
    const move_t army =
        MONUMENTS_MOVE(MONUMENTS_OP_TRAIN, at("J3"), (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY, 0, 0);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(at("J4"), monuments_move_to(&game, 0, shift));
    TEST_ASSERT_EQUAL_UINT(at("I3"), monuments_move_to(&game, 0, navy));
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_NO_HEX, monuments_move_to(&game, 0, army));
    for (unsigned river = 0; river < MONUMENTS_RIVERS; river++) { /* the own bank, then the other */
        const unsigned hex = monuments_rivers[river].hex, other = monuments_rivers[river].other;
        const move_t over = MONUMENTS_MOVE(MONUMENTS_OP_BRIDGE, river, 0, 0, 0);
        if (hex == at("K4") || other == at("K4")) {
            TEST_ASSERT_EQUAL_UINT(at("K4"), monuments_move_place(&game, 1, over));
            TEST_ASSERT_EQUAL_UINT(hex == at("K4") ? other : hex, monuments_move_to(&game, 1, over));
        }
    }
}

/* As foretold, so it comes: a unit, then a ferry with an army aboard. */
static void a_unit_that_joins_adds_its_power(void) {
    struct monuments_battle_view foretold, battle;
    const move_t air =
        MONUMENTS_MOVE(MONUMENTS_OP_JOIN, at("L4"), (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_AIR, 0, 0);
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(0, "L4", MONUMENTS_AIR, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    play("play:attack");
    TEST_ASSERT_TRUE(monuments_battle(&game, &foretold));
    monuments_battle_join(&game, air, &foretold);
    play("join:air:L4");
    TEST_ASSERT_TRUE(monuments_battle(&game, &battle));
    TEST_ASSERT_EQUAL_MEMORY(&battle, &foretold, sizeof battle);
    aboard(0, "I3", MONUMENTS_ARMY, 2);
    TEST_ASSERT_EQUAL_UINT(
        monuments_power_at(at("J3"), (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY) + 2,
        monuments_join_power(&game, at("J3"),
                             MONUMENTS_MOVE(MONUMENTS_OP_JOIN, at("I3"),
                                            (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY, 0, 0)));
    TEST_ASSERT_NOT_EQUAL(monuments_power_at(at("J3"), (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY),
                          monuments_power_at(at("I3"), (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY));
}

static void the_first_choices_of_a_card_are_counted(void) {
    static move_t moves[GAME_MOVES_MAX];
    unsigned left = 0;
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    play("play:produce");
    const unsigned hexes = monuments_first_choices(&game, moves, &left);
    TEST_ASSERT_EQUAL_UINT(2, hexes);
    TEST_ASSERT_EQUAL_UINT(monuments_card_steps(&game, 0, MONUMENTS_CARD_PRODUCE), left);
    fixture(4);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_WOOD, 3);
    store("J2", MONUMENTS_METAL, 3);
    play("play:trade");
    TEST_ASSERT_EQUAL_UINT(2, monuments_first_choices(&game, moves, &left)); /* wood, metal */
}

/* A position of random games that follow each other: the next one each time, numbered from 0. */
static const struct match *random_position(unsigned number, uint64_t seed) {
    static struct match match;
    static struct rng rng;
    if (number == 0) {
        rng_seed(&rng, seed);
    } else {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, monuments.rollout(match.state, &rng)));
    }
    if (number == 0 || match_turn(&match) == GAME_OVER) {
        struct setup setup;
        setup_default(&setup, &monuments);
        setup.seed = number + 5;
        TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
    }
    return &match;
}

static bool plays_a_card_of_places(move_t move) {
    const unsigned card = monuments_move_token(move);
    return monuments_move_op(move) == MONUMENTS_OP_PLAY &&
           (card == MONUMENTS_CARD_MOVE || card == MONUMENTS_CARD_BUILD || card == MONUMENTS_CARD_PRODUCE);
}

/* In how many hexes something can be chosen after a card was played; counts the bridges among that. */
static unsigned hexes_to_choose(const void *state, unsigned seat, unsigned *bridges) {
    static move_t moves[GAME_MOVES_MAX];
    bool places[MONUMENTS_HEXES] = {false};
    unsigned hexes = 0;
    const unsigned count = monuments.moves(state, moves);
    for (unsigned i = 0; i < count; i++) {
        const unsigned place = monuments_move_place(state, seat, moves[i]);
        *bridges += monuments_move_op(moves[i]) == MONUMENTS_OP_BRIDGE;
        if (place != MONUMENTS_NO_HEX && !places[place]) {
            places[place] = true;
            hexes++;
        }
    }
    return hexes;
}

/* Over whole games: as many as there are hexes in which something can be chosen, bridges included. */
static void the_first_choices_are_those_that_can_be_made(void) {
    enum { POSITIONS = 4000 };
    static move_t moves[GAME_MOVES_MAX], after[GAME_MOVES_MAX];
    unsigned bridges = 0, cards = 0;
    for (unsigned i = 0; i < POSITIONS; i++) {
        const struct match *match = random_position(i, 10);
        const unsigned count = match_moves(match, moves);
        for (unsigned j = 0; j < count; j++) {
            uint32_t copy[GAME_STATE_MAX / sizeof(uint32_t)];
            unsigned left;
            if (plays_a_card_of_places(moves[j])) {
                memcpy(copy, match->state, sizeof copy);
                (void)monuments.apply(copy, moves[j]);
                const unsigned wanted = hexes_to_choose(copy, (unsigned)match_turn(match), &bridges);
                TEST_ASSERT_EQUAL_UINT(wanted, monuments_first_choices(copy, after, &left));
                cards++;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(100, cards);
    TEST_ASSERT_GREATER_THAN_UINT(10, bridges);
}

static void bridges_and_ferries_are_counted(void) {
    uint8_t bridges, ferries;
    monuments_crossings(&game, &bridges, &ferries);
    TEST_ASSERT_EQUAL_UINT(0, bridges + ferries);
    bridge("K3-K4");
    dock("K4", "J4");
    aboard(1, "I3", MONUMENTS_WORKER, 1);
    monuments_crossings(&game, &bridges, &ferries);
    TEST_ASSERT_EQUAL_UINT(1, bridges);
    TEST_ASSERT_EQUAL_UINT(2, ferries);
}

static void hexes_that_produce_are_listed_the_most_first(void) {
    uint8_t hexes[MONUMENTS_PRODUCING];
    TEST_ASSERT_EQUAL_UINT(0, monuments_producing(&game, 0, hexes));
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_WORKER, 2);
    TEST_ASSERT_EQUAL_UINT(2, monuments_producing(&game, 0, hexes));
    TEST_ASSERT_EQUAL_UINT(at("J2"), hexes[0]);
    TEST_ASSERT_EQUAL_UINT(at("J3"), hexes[1]);
    store("J3", MONUMENTS_WOOD, 4);
    TEST_ASSERT_EQUAL_UINT(2, monuments_producing(&game, 0, hexes));
    store("J3", MONUMENTS_WOOD, 1);
    TEST_ASSERT_EQUAL_UINT(1, monuments_producing(&game, 0, hexes));
}

/* Land, workers, and then what they have to pay. */
static void the_card_says_what_a_layer_takes(void) {
    static const char *const land[] = {"K2", "J3", "L3"};
    TEST_ASSERT_EQUAL_STRING("The next layer takes more land.",
                             monuments_card_why(&game, 0, MONUMENTS_CARD_MONUMENT));
    for (unsigned i = 0; i < sizeof land / sizeof land[0]; i++) {
        stand(0, land[i], MONUMENTS_ARMY, 1);
    }
    TEST_ASSERT_EQUAL_STRING("The next layer takes more workers.",
                             monuments_card_why(&game, 0, MONUMENTS_CARD_MONUMENT));
    stand(0, "K2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_STRING("The next layer takes more resources.",
                             monuments_card_why(&game, 0, MONUMENTS_CARD_MONUMENT));
    game.seat_states[0].built = MONUMENTS_LAYERS;
    TEST_ASSERT_EQUAL_STRING("All five layers stand.", monuments_card_why(&game, 0, MONUMENTS_CARD_MONUMENT));
}

static void grey_cards_say_why(void) {
    TEST_ASSERT_EQUAL_STRING("Units need the bonus Drill ground.",
                             monuments_card_why(&game, 0, MONUMENTS_CARD_TRAIN));
    TEST_ASSERT_EQUAL_STRING("It needs the bonus Drill ground.",
                             monuments_card_why(&game, 0, MONUMENTS_CARD_ATTACK));
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        const char *why = monuments_card_why(&game, 0, card);
        TEST_ASSERT_NOT_NULL(why);
        TEST_ASSERT_NULL_MESSAGE(strstr(why, "Drill"), why);
    }
    TEST_ASSERT_EQUAL_STRING("No rival is next to your power.",
                             monuments_card_why(&game, 0, MONUMENTS_CARD_ATTACK));
}

/* ---- gifts */

/* Those of the Traders' first card, by the number of its option. */
static unsigned lost_of(unsigned option, int8_t lost[MONUMENTS_GIFT_THINGS]) {
    static struct monuments_state copy;
    game.seat_states[0].built = 1;
    monuments_task_push(&game, MONUMENTS_TASK_OPTION, 0, 1);
    copy = game;
    monuments_task_pop(&game);
    return monuments_gifts_lost(&copy, MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0), lost);
}

static unsigned forest_from(unsigned hex) {
    while (monuments_hexes[hex].terrain != MONUMENTS_FOREST || !monuments_open(&game, hex)) {
        hex++;
    }
    return hex;
}

/* What is said to be lost before a worker is given up is lost where that is done, and an option is taken. */
static unsigned check_loss(const void *state, move_t sacrifice, unsigned option) {
    static struct monuments_state before, after;
    struct monuments_step step;
    int8_t which[MONUMENTS_GIFT_THINGS] = {0}, said_which[MONUMENTS_GIFT_THINGS] = {0};
    unsigned lost = 0;
    memcpy(&before, state, sizeof before);
    after = before;
    const unsigned said = monuments_gifts_lost_then(&before, sacrifice, option, said_which);
    (void)monuments.apply(&after, sacrifice);
    monuments_step(&after, &step);
    while (step.kind == MONUMENTS_TASK_SACRIFICE || step.kind == MONUMENTS_TASK_BONUS) {
        (void)monuments.apply(&after, monuments_likely(&after));
        monuments_step(&after, &step);
    }
    if (step.kind == MONUMENTS_TASK_OPTION) {
        lost = monuments_gifts_lost(&after, MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0), which);
    }
    TEST_ASSERT_EQUAL_UINT(lost, said);
    TEST_ASSERT_EQUAL_INT8_ARRAY(which, said_which, MONUMENTS_GIFT_THINGS);
    return said;
}

static void losses_are_told_before_the_sacrifice(void) {
    enum { POSITIONS = 4000, OPTIONS = 3 };
    static move_t moves[GAME_MOVES_MAX];
    unsigned some = 0, none = 0;
    for (unsigned i = 0; i < POSITIONS; i++) {
        const struct match *match = random_position(i, 12);
        const unsigned count = match_moves(match, moves);
        for (unsigned at = 0; at < count * OPTIONS; at++) {
            if (monuments_move_op(moves[at / OPTIONS]) == MONUMENTS_OP_SACRIFICE) {
                const unsigned lost = check_loss(match->state, moves[at / OPTIONS], at % OPTIONS);
                some += lost > 0;
                none += lost == 0;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, some);
    TEST_ASSERT_GREATER_THAN_UINT(0, none);
}

static void gifts_without_a_place_are_counted(void) {
    const unsigned forest = forest_from(0), another = forest_from(forest + 1);
    int8_t lost[MONUMENTS_GIFT_THINGS];
    stand(0, monuments_hexes[forest].name, MONUMENTS_WORKER, 1);
    store(monuments_hexes[forest].name, MONUMENTS_WOOD, 4);
    TEST_ASSERT_EQUAL_UINT(2, lost_of(1, lost)); /* of two wood one fits, of the metal none */
    TEST_ASSERT_EQUAL_INT8(1, lost[MONUMENTS_WOOD]);
    TEST_ASSERT_EQUAL_INT8(1, lost[MONUMENTS_METAL]);
    TEST_ASSERT_EQUAL_UINT(0, lost_of(0, lost)); /* a town and three workers */
    stand(0, monuments_hexes[another].name, MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(1, lost_of(1, lost)); /* the metal; it is asked where the wood goes */
    game.seat_states[0].workers = 1;
    game.seat_states[0].green = MONUMENTS_ALL_CARDS & ~1u;
    TEST_ASSERT_EQUAL_UINT(3, lost_of(2, lost)); /* a worker and a card are left */
    TEST_ASSERT_EQUAL_STRING("no place is left", monuments_gifts_why(lost));
    lost[MONUMENTS_GIFT_GREEN] = 0;
    TEST_ASSERT_EQUAL_STRING("you have no more", monuments_gifts_why(lost));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(best_steps_and_layers_are_told);
    RUN_TEST(the_likely_step_is_legal_and_no_secret);
    RUN_TEST(all_that_is_left_can_be_made);
    RUN_TEST(prices_say_what_is_lacking);
    RUN_TEST(points_say_how_they_count);
    RUN_TEST(a_move_says_what_it_is_good_for);
    RUN_TEST(a_hint_turns_quests_in);
    RUN_TEST(a_reduced_price_lacks_less);
    RUN_TEST(hexes_are_told_by_what_they_lack);
    RUN_TEST(edges_lead_to_neighbours);
    RUN_TEST(what_a_seat_has_is_on_the_board_or_left);
    RUN_TEST(a_hex_says_why_a_thing_cant_be_built_there);
    RUN_TEST(the_card_says_which_of_them_building_lacks);
    RUN_TEST(a_way_says_why_it_cant_be_gone);
    RUN_TEST(a_quest_brings_what_it_is_said_to_be_worth);
    RUN_TEST(a_hex_says_why_nothing_can_be_done_there);
    RUN_TEST(a_moves_places_are_those_of_its_text);
    RUN_TEST(moves_over_water_lead_somewhere);
    RUN_TEST(a_unit_that_joins_adds_its_power);
    RUN_TEST(the_first_choices_of_a_card_are_counted);
    RUN_TEST(the_first_choices_are_those_that_can_be_made);
    RUN_TEST(bridges_and_ferries_are_counted);
    RUN_TEST(hexes_that_produce_are_listed_the_most_first);
    RUN_TEST(the_card_says_what_a_layer_takes);
    RUN_TEST(grey_cards_say_why);
    RUN_TEST(losses_are_told_before_the_sacrifice);
    RUN_TEST(a_reduced_layer_lacks_less);
    RUN_TEST(reduced_prices_are_told);
    RUN_TEST(quests_fit_a_score_card);
    RUN_TEST(gifts_without_a_place_are_counted);
    RUN_TEST(test_a_hex_tells_units_goods_ferries_bridges_and_buildings);
    RUN_TEST(test_a_seat_tells_what_it_has);
    RUN_TEST(test_cards_and_production_are_foretold);
    RUN_TEST(test_a_layer_tells_what_it_still_needs);
    RUN_TEST(test_rounds_and_piles_are_told);
    RUN_TEST(test_a_quest_tells_its_progress);
    RUN_TEST(test_odds_are_those_of_all_casts);
    RUN_TEST(test_odds_of_large_battles);
    RUN_TEST(test_a_verdict_sums_the_odds_up);
    RUN_TEST(test_an_outlook_counts_everybody_who_may_join);
    RUN_TEST(test_points_tell_how_they_arise);
    RUN_TEST(test_what_an_action_gives);
    RUN_TEST(test_costs_and_powers_of_things);
    RUN_TEST(test_a_battle_tells_powers_and_dice_then_its_cast);
    RUN_TEST(test_a_step_tells_what_is_asked);
    RUN_TEST(test_a_step_tells_of_a_unit_on_its_way);
    RUN_TEST(test_words_for_everything);
    RUN_TEST(test_what_bonuses_add_to_a_card);
    return UNITY_END();
}
