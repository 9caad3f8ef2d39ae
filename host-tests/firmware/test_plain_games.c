/* The three games on the frame's plain screens alone, as if they had none of their own: each is played by
 * buttons from home to the ranking. */
#include <unity.h>

#include "bronze/bronze.h"
#include "empire/empire.h"
#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "match_screens.h"
#include "match_watch.h"
#include "monuments/monuments.h"
#include "plain_player.h"
#include "play.h"
#include "rng.h"
#include "screen.h"

enum { BRONZE_LINE, EMPIRE_LINE, MONUMENTS_LINE, MOVES_MAX = 20000, CHECKED_ONE_IN = 16 };

/* In place of the console's own list. */
static const struct game_ui plain[] = {{.game = &bronze, .icon = ICON_BRONZE},
                                       {.game = &empire, .icon = ICON_ARMY},
                                       {.game = &monuments, .icon = ICON_MONUMENT}};
const struct game_ui *const game_uis[] = {&plain[BRONZE_LINE], &plain[EMPIRE_LINE], &plain[MONUMENTS_LINE],
                                          NULL};

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 11);
    plain_player_start();
}

void tearDown(void) {}

static void play(unsigned line, unsigned persons, unsigned opponents) {
    plain_player_begin(line, persons, opponents);
    (void)plain_player_to_the_end(&rng, MOVES_MAX);
    handheld_run_ms(500);
    TEST_ASSERT_EQUAL_INT(GAME_OVER, play_turn());
    TEST_ASSERT_TRUE(screen_top() != &home_screen);
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE_MESSAGE(screen_top() == &home_screen, "from the ranking B leads home");
}

static void bronze_to_the_ranking(void) {
    play(BRONZE_LINE, 2, 0);
}

static void empire_to_the_ranking(void) {
    play(EMPIRE_LINE, 2, 1);
}

static void monuments_to_the_ranking(void) {
    play(MONUMENTS_LINE, 1, 1);
}

/* Without a screen: of each position every legal move can be chosen, and no list has more than twelve lines.
 */
static void every_move_can_be_chosen(void) {
    static move_t legal[GAME_MOVES_MAX];
    for (unsigned line = BRONZE_LINE; line <= MONUMENTS_LINE; line++) {
        setUp();
        plain_player_begin(line, 2, 0);
        for (unsigned i = 0; play_turn() != GAME_OVER; i++) {
            if (i % CHECKED_ONE_IN == 0) {
                plain_player_check_choices();
            }
            TEST_ASSERT_TRUE(play_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
        }
    }
}

/* Each game's first steps as they look. */
static void pictures(void) {
    static const char *const names[] = {"plain-bronze", "plain-empire", "plain-monuments"};
    static const char *const states[] = {"plain-bronze-state", "plain-empire-state", "plain-monuments-state"};
    for (unsigned line = BRONZE_LINE; line <= MONUMENTS_LINE; line++) {
        setUp();
        plain_player_begin(line, 2, 0);
        if (play_hands_over()) {
            handheld_press(BUTTON_A);
        }
        handheld_picture(names[line]);
        handheld_press_times(BUTTON_X, 2);
        handheld_picture(states[line]);
    }
}

/* Random moves, until an opponent is to move, and the person has points that are a secret. */
static void to_a_secret(void) {
    static move_t legal[GAME_MOVES_MAX];
    plain_player_begin(MONUMENTS_LINE, 1, 1);
    while (play_person_to_move() || match_points(0) == play_standing()->points[0]) {
        TEST_ASSERT_TRUE(play_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
        TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    }
}

/* What an opponent's turn has brought is counted from points that everybody knows to such points: otherwise
 * their difference would tell the secret ones. */
static void watching_tells_no_secret_points(void) {
    to_a_secret();
    match_show();
    const struct match_watched *watched = screen_memory(sizeof *watched);
    TEST_ASSERT_EQUAL_INT(play_turn(), watched->seat);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        TEST_ASSERT_EQUAL_INT(match_points(seat), watched->before[seat]);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(pictures);
    RUN_TEST(bronze_to_the_ranking);
    RUN_TEST(empire_to_the_ranking);
    RUN_TEST(monuments_to_the_ranking);
    RUN_TEST(watching_tells_no_secret_points);
    RUN_TEST(every_move_can_be_chosen);
    return UNITY_END();
}
