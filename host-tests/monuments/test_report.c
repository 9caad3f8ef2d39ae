/* The state as JSON: what each kind of task tells, what a seat must not see, and that it is well formed at
 * every step of warlike games. */
#include <string.h>

#include "player.h"

enum { JSON_ROOM = 1 << 15, DEPTH_MAX = 16 };

static char room[JSON_ROOM];

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

/* Seats from 1, as in texts; 0: the referee. */
static const char *report(unsigned viewer) {
    struct text_buffer buffer;
    struct json json = {text_into(&buffer, room, sizeof room), false};
    json_object(&json, NULL);
    monuments.json(&game, (int)viewer - 1, &json);
    json_object_end(&json);
    TEST_ASSERT_FALSE(buffer.cut);
    return room;
}

static void says(const char *words) {
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(report(0), words), words);
}

static void says_not(unsigned viewer, const char *words) {
    TEST_ASSERT_NULL_MESSAGE(strstr(report(viewer), words), words);
}

/* ---- what is going on */

static void test_a_battle_tells_who_joined_and_then_the_cast(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    next_pips(6, 2, 3, 2);
    says_not(0, "\"battle\"");
    play("play:attack"); /* the first joins by itself */
    says(
        "\"battle\":{\"target\":\"K4\",\"attacker\":1,\"defender\":2,\"joined\":[{\"unit\":\"army\",\"hex\":\"L4\",\"count\":1}],\"cast\":[[0,0,0],[0,0,0]]}");
    play("join:army:L4 roll");
    TEST_ASSERT_NOT_NULL(strstr(report(3), "\"cast\":[["));
    says_not(3, "\"cast\":[[0,0,0]");
    struct monuments_battle_view battle;
    battle = monuments_last_cast(&game);
    TEST_ASSERT_EQUAL_UINT(at("K4"), battle.target);
    TEST_ASSERT_EQUAL_UINT(6, battle.cast[0][0] + battle.cast[0][1] + battle.cast[0][2]);
}

static void test_a_ferry_joins_under_its_name(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    aboard(0, "J5", MONUMENTS_ARMY, 1);
    stand(0, "I4", MONUMENTS_AIR, 1);
    stand(1, "J4", MONUMENTS_NAVY, 1);
    play("play:attack join:ferry:J5");
    says("{\"unit\":\"ferry\",\"hex\":\"J5\",\"count\":1}");
}

/* K4's neighbours for somebody of seat 1: J4 and K5 by air, L4 is the attacker's. */
static void test_a_retreat_tells_its_group(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(1, "K4", MONUMENTS_AIR, 2);
    next_pips(6, 5, 4, 4);
    play("play:attack join:army:L4 roll");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_RETREAT, asked());
    says("\"task\":\"retreat\",\"seat\":2,\"left\":1,\"done\":0,\"group\":\"air\"");
}

static void test_a_unit_on_its_way_tells_its_load(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_SHEEP, 1);
    play("play:move step:worker:J3:J2:sheep");
    says(
        "\"task\":\"going\",\"seat\":1,\"left\":1,\"done\":0,\"hex\":\"J2\",\"unit\":\"worker\",\"load\":\"sheep\"");
}

static void test_gifts_tell_what_they_give(void) {
    game.seat_states[0].deck = 3;
    game.seat_states[0].built = 2;
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    monuments_task_push(&game, MONUMENTS_TASK_OPTION, 0, 1);
    play("option:2");
    says("\"task\":\"gifts\",\"seat\":1,\"left\":1,\"done\":1,\"option\":2");
    says("\"task\":\"gift_unit\",\"seat\":1,\"left\":1,\"done\":0,\"unit\":\"army\"");
    play("place:army:K2");
    says("\"task\":\"gift_unit\",\"seat\":1,\"left\":1,\"done\":0,\"unit\":\"air\"");
}

static void test_a_payment_tells_the_rest_and_what_it_is_for(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_WOOD, 1);
    play("play:build ferry:J3:J4");
    says("\"task\":\"finish\",\"seat\":1,\"left\":1,\"done\":0,\"move\":\"ferry:J3:J4\"");
    says("\"due\":{\"wood\":1,\"sheep\":0,\"metal\":0,\"wheat\":0},\"spare\":0");
}

/* ---- secrets */

static void test_a_seat_does_not_see_the_quests_of_others_nor_the_dice(void) {
    give_quest(0, "QB05");
    give_quest(1, "QB06");
    TEST_ASSERT_NOT_NULL(strstr(report(1), "\"quests\":[\"QB05\"]"));
    says_not(1, "\"quests\":[\"QB06\"]");
    says_not(2, "\"quests\":[\"QB05\"]");
    says_not(2, "\"dice\"");
    says("\"dice\"");
}

/* ---- form */

/* Brackets pair, strings end, and no comma stands beside a bracket or a comma. */
static void check_form(const char *json) {
    char open[DEPTH_MAX];
    unsigned depth = 0;
    for (const char *at = json; *at != '\0'; at++) {
        if (*at == '"') {
            at = strchr(at + 1, '"');
            TEST_ASSERT_NOT_NULL(at);
        } else if (*at == '{' || *at == '[') {
            TEST_ASSERT_LESS_THAN_UINT(DEPTH_MAX, depth);
            open[depth++] = *at;
        } else if (*at == '}' || *at == ']') {
            TEST_ASSERT_GREATER_THAN_UINT(0, depth);
            TEST_ASSERT_EQUAL_CHAR(*at == '}' ? '{' : '[', open[--depth]);
            TEST_ASSERT_NOT_EQUAL(',', at[-1]);
        } else if (*at == ',') {
            TEST_ASSERT_NULL(strchr("{[,:", at[-1]));
        }
    }
    TEST_ASSERT_EQUAL_UINT(0, depth);
}

static void test_every_step_of_a_war_is_well_formed_for_everybody(void) {
    for (unsigned seats = 2; seats <= MONUMENTS_SEATS; seats++) {
        struct rng rng;
        player_start(seats, 2 * seats + 1, &rng); /* odd seeds are wars */
        for (unsigned step = 0; decider() != GAME_OVER; step++) {
            check_form(report(step % (seats + 1)));
            monuments.apply(&game, player_pick(&game, &rng));
        }
        check_form(report(0));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_a_battle_tells_who_joined_and_then_the_cast);
    RUN_TEST(test_a_ferry_joins_under_its_name);
    RUN_TEST(test_a_retreat_tells_its_group);
    RUN_TEST(test_a_unit_on_its_way_tells_its_load);
    RUN_TEST(test_gifts_tell_what_they_give);
    RUN_TEST(test_a_payment_tells_the_rest_and_what_it_is_for);
    RUN_TEST(test_a_seat_does_not_see_the_quests_of_others_nor_the_dice);
    RUN_TEST(test_every_step_of_a_war_is_well_formed_for_everybody);
    return UNITY_END();
}
