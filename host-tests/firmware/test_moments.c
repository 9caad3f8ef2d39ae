/* Moments: told exactly when the thing happens, over whole random matches of every game; seen and heard for
 * people's moves and for opponents', and in nobody's way. */
#include <string.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "empire/empire.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "match_scene.h"
#include "match_screens.h"
#include "match_watch.h"
#include "moments.h"
#include "monuments/monuments.h"
#include "play.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"

enum {
    EASY = 1,
    C5 = 523, /* Hz: the turn's cue and the fanfare begin with it */
    G5 = 784,
    C6 = 1047,     /* only in the fanfare, of the two */
    OPEN_MS = 300, /* after the wait the band is open */
    OVER_MS = 1500,
    SEEDS_MAX = 400,
    /* Matches that have had the moment, from which on one is looked for: it saves most of this test's time.
     */
    FROM_ROUTE = 2,
    FROM_BATTLE = 53,
    FROM_ROUTE_WATCHED = 16,
    FROM_BATTLE_WATCHED = 20,
};

static struct rng rng;
static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)], after[GAME_STATE_MAX / sizeof(uint32_t)];

void setUp(void) {
    handheld_fresh(&settings_in_journal);
    rng_seed(&rng, 1);
}
void tearDown(void) {}

/* ---- what happened, counted from the states by the rules */

static bool route_of_seven(void) {
    const struct bronze *old = (const void *)before, *now = (const void *)after;
    for (unsigned seat = 0; seat < now->seats; seat++) {
        for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            const unsigned was = bronze_route_held(old, seat, terrain),
                           is = bronze_route_held(now, seat, terrain);
            if (is != was && is > 0 && bronze_route_lengths[is - 1] == 7) {
                return true;
            }
        }
    }
    return false;
}

static unsigned came_back;

static unsigned strength(const struct empire_state *state, unsigned owner, unsigned region) {
    unsigned cities = 0;
    for (unsigned i = 0; owner < state->seats && i < state->city_count[owner]; i++) {
        cities += state->cities[owner][i] == region;
    }
    return state->armies[region][owner] + cities;
}

typedef unsigned amount(const struct empire_state *state, unsigned owner, unsigned place);

static bool has_most(amount *of, const struct empire_state *state, unsigned owner, unsigned place) {
    const unsigned own = of(state, owner, place);
    bool most = own > 0;
    for (unsigned other = 0; other < EMPIRE_OWNERS; other++) {
        most = most && (other == owner || of(state, other, place) < own);
    }
    return most;
}

static unsigned regions_held(const struct empire_state *state, unsigned owner, unsigned continent) {
    unsigned held = 0;
    for (unsigned region = 0; region < empire_map(state)->region_count; region++) {
        held += empire_map(state)->regions[region].continent == continent &&
                has_most(strength, state, owner, region);
    }
    return held;
}

static bool holds_continent(const struct empire_state *state, unsigned owner, unsigned continent) {
    return has_most(regions_held, state, owner, continent);
}

/* What comes back within a turn was never gone: it tells no news. */
static bool continent_won(void) {
    static struct empire_state begun;
    const struct empire_state *old = (const void *)before, *now = (const void *)after;
    bool won = false;
    begun = old->phase == EMPIRE_PHASE_ACT ? begun : *old;
    for (unsigned seat = 0; seat < now->seats; seat++) {
        for (unsigned continent = 0; continent < empire_map(now)->continent_count; continent++) {
            if (holds_continent(now, seat, continent) && !holds_continent(old, seat, continent)) {
                came_back += holds_continent(&begun, seat, continent);
                won |= !holds_continent(&begun, seat, continent);
            }
        }
    }
    return won;
}

static unsigned pips(const uint8_t cast[3]) {
    return cast[1] + 2u * cast[2];
}

static bool layer_or_battle(move_t move) {
    struct monuments_battle_view cast;
    bool fifth = false;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct monuments_layer_needs old, now;
        old = monuments_layer_needs(before, seat);
        now = monuments_layer_needs(after, seat);
        fifth = fifth || (old.layer == 5 && now.layer == 0); /* 0: all five are built */
    }
    cast = monuments_last_cast(after);
    return fifth || (monuments_move_op(move) == MONUMENTS_OP_ROLL && pips(cast.cast[0]) > pips(cast.cast[1]));
}

static bool happened(move_t move) {
    return play_game() == &bronze   ? route_of_seven()
           : play_game() == &empire ? continent_won()
                                    : layer_or_battle(move);
}

/* ---- whole random matches */

static bool told(struct moment *moment, char words[32]) {
    struct text_buffer buffer;
    *moment = (struct moment){.seat = GAME_SEATS_MAX, .icon = ICON_COUNT};
    moment->words = text_into(&buffer, words, 32);
    words[0] = '\0';
    const bool is = match_ui()->moment(before, after, moment);
    TEST_ASSERT_FALSE(buffer.cut);
    return is;
}

/* The two states around the game's next cheap move. */
static move_t try_next(void) {
    const move_t move = play_game()->rollout(play_state(), &rng);
    memcpy(before, play_state(), play_game()->state_bytes);
    memcpy(after, before, play_game()->state_bytes);
    (void)play_game()->apply(after, move);
    return move;
}

static unsigned a_match_tells_what_happens(const struct game *game, unsigned seats, uint64_t seed) {
    struct moment moment;
    char words[32];
    unsigned count = 0;
    handheld_match(game, seats, seats, NULL, seed);
    while (play_turn() != GAME_OVER) {
        const move_t move = try_next();
        const bool is = told(&moment, words);
        TEST_ASSERT_EQUAL(happened(move), is);
        if (is) {
            TEST_ASSERT_LESS_THAN_UINT(seats, moment.seat);
            TEST_ASSERT_LESS_THAN_UINT(ICON_COUNT, moment.icon);
            TEST_ASSERT_GREATER_THAN(4, strlen(words));
            count++;
        }
        TEST_ASSERT_TRUE(handheld_move(move));
    }
    return count;
}

static void moments_are_told_when_they_happen(void) {
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        const struct game *game = games_all[g];
        const unsigned matches = game == &monuments ? 2 : 12;
        unsigned count = 0;
        for (unsigned i = 0; i < matches; i++) {
            for (unsigned seats = game->seats_min; seats <= game->seats_max; seats++) {
                count += a_match_tells_what_happens(game, seats, i + 1);
            }
        }
        TEST_ASSERT_GREATER_THAN_MESSAGE(0, count, game->name);
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, came_back);
}

/* ---- seen and heard */

static void change(bool animations, uint8_t sound) {
    struct settings changed = *settings();
    changed.animations = animations;
    changed.sound = sound;
    changed.handover = HANDOVER_NEVER;
    settings_change(&changed);
}

static bool wanted(const struct moment *moment, const char *words, const char *only) {
    return moment->seat == (unsigned)play_turn() && strstr(words, only) != NULL;
}

/* People only, one move before a moment of the seat to move; returns that move. */
static move_t before_moment(const struct game *game, uint64_t from, const char *only, struct moment *moment) {
    char words[32];
    for (uint64_t seed = from; seed < from + SEEDS_MAX; seed++) {
        rng_seed(&rng, seed);
        handheld_match(game, 3, 3, NULL, seed);
        while (play_turn() != GAME_OVER) {
            const move_t move = try_next();
            if (told(moment, words) && wanted(moment, words, only)) {
                return move;
            }
            TEST_ASSERT_TRUE(handheld_move(move));
        }
    }
    TEST_FAIL_MESSAGE(only);
    return MOVE_NONE;
}

static bool seen(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

/* A tone of that height in so many ms. */
static bool heard(uint16_t hertz, uint32_t ms) {
    bool is = false;
    for (uint32_t i = 0; i < ms; i++) {
        handheld_run_ms(1);
        is = is || headless_state()->hertz == hertz;
    }
    return is;
}

/* Played by the seat that is to move, on its own screen. */
static struct moment play_one(const struct game *game, uint64_t from, const char *words) {
    struct moment moment;
    const move_t move = before_moment(game, from, words, &moment);
    match_continue();
    handheld_run_ms(OVER_MS);
    TEST_ASSERT_FALSE(seen(words));
    TEST_ASSERT_TRUE(moment_play(move, CUE_PLACE));
    match_show();
    return moment;
}

static void an_own_moment_is(const struct game *game, uint64_t from, const char *words, const char *picture) {
    const struct moment moment = play_one(game, from, words);
    TEST_ASSERT_FALSE(seen(words)); /* at first only the band, or what is to be seen before it */
    const bool early = heard(C6, moment.wait_ms + OPEN_MS);
    TEST_ASSERT_TRUE_MESSAGE(seen(words), handheld_text());
    if (picture != NULL) {
        handheld_picture(picture);
    }
    TEST_ASSERT_TRUE(heard(C6, OVER_MS) || early);
    TEST_ASSERT_FALSE(seen(words));
    screen_home();
}

static void an_own_moment_is_seen_and_heard(void) {
    change(true, 3);
    an_own_moment_is(&bronze, FROM_ROUTE, "Route of 7!", "moment-route");
    an_own_moment_is(&empire, 1, "is won", "moment-continent");
    an_own_moment_is(&monuments, 1, "The fifth layer!", NULL); /* over the screen of the last round */
    an_own_moment_is(&monuments, FROM_BATTLE, "Battle won!", "moment-battle");
}

/* The states before and after the last move. */
static void replay_last(void) {
    static struct match again;
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&again, &play_match()->setup));
    for (unsigned i = 0; i + 1 < play_match()->length; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&again, match_move(play_match(), i)));
    }
    memcpy(before, again.state, play_game()->state_bytes);
    memcpy(after, play_state(), play_game()->state_bytes);
}

/* Opponents play until one of them has a moment that is wanted. */
static void watch_one(const struct game *game, uint64_t from, const char *wanted_words,
                      struct moment *moment) {
    char words[32];
    for (uint64_t seed = from; seed < from + SEEDS_MAX; seed++) {
        handheld_match(game, 3, 0, NULL, seed);
        match_continue();
        for (unsigned length = 0; play_turn() != GAME_OVER; length = play_match()->length) {
            while (play_match()->length == length && play_turn() != GAME_OVER) {
                handheld_run_ms(1);
            }
            replay_last();
            if (told(moment, words) && strstr(words, wanted_words) != NULL) {
                return;
            }
        }
        screen_home();
    }
    TEST_FAIL_MESSAGE(game->name);
}

static void an_opponents_moment_is(const struct game *game, uint64_t from, const char *words,
                                   const char *picture) {
    struct moment moment;
    watch_one(game, from, words, &moment);
    handheld_run_ms(moment.wait_ms + OPEN_MS);
    TEST_ASSERT_TRUE_MESSAGE(seen(words), handheld_text());
    TEST_ASSERT_TRUE(seen(play_name(moment.seat)));
    handheld_picture(picture);
    TEST_ASSERT_TRUE(heard(C6, OVER_MS));
    screen_home();
}

static void an_opponents_moment_is_seen_and_heard(void) {
    change(true, 3);
    an_opponents_moment_is(&bronze, FROM_ROUTE_WATCHED, "Route of 7!", "moment-watched-route");
    an_opponents_moment_is(&empire, 1, "is won", "moment-watched-continent");
    an_opponents_moment_is(&monuments, 1, "The fifth layer!", "moment-watched-layer");
    an_opponents_moment_is(&monuments, FROM_BATTLE_WATCHED, "Battle won!", "moment-watched-battle");
}

static unsigned layers(void) {
    unsigned all = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct monuments_seat of;
        monuments_seat(play_state(), seat, &of);
        all += of.layers;
    }
    return all;
}

/* It falls as a person's does, and the next step waits until it was seen. */
static void an_opponents_layer_comes_down(void) {
    enum { FALLS_MS = 200, STANDS_MS = 900, AFTER_MS = 3000 };
    change(true, 3);
    handheld_match(&monuments, 3, 0, NULL, 1);
    match_continue();
    while (layers() == 0) {
        handheld_run_ms(1);
    }
    const unsigned length = play_match()->length;
    handheld_run_ms(FALLS_MS);
    handheld_picture("watched-layer-falls");
    handheld_run_ms(STANDS_MS);
    TEST_ASSERT_TRUE_MESSAGE(seen("1 of 5 layers"), handheld_text());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    handheld_run_ms(AFTER_MS);
    TEST_ASSERT_FALSE(seen("1 of 5 layers"));
    TEST_ASSERT_GREATER_THAN_UINT(length, play_match()->length);
    screen_home();
}

static void without_animations_there_is_no_band(void) {
    change(false, 3);
    const struct moment moment = play_one(&empire, 1, "is won");
    for (unsigned ms = 0; ms < OVER_MS; ms += 20) {
        handheld_run_ms(20);
        TEST_ASSERT_FALSE(seen("is won"));
    }
    TEST_ASSERT_GREATER_THAN(0, moment.wait_ms);
}

static void without_sound_there_is_no_fanfare(void) {
    change(true, 0);
    const uint32_t tones = headless_state()->tones;
    (void)play_one(&empire, 1, "is won");
    TEST_ASSERT_FALSE(heard(C6, OVER_MS));
    TEST_ASSERT_EQUAL_UINT32(tones, headless_state()->tones);
}

/* It looks around, as it would without the band, which is gone at once, and the fanfare with it. */
static void a_press_ends_it_and_counts(void) {
    change(true, 3);
    const struct moment moment = play_one(&empire, 1, "is won");
    handheld_run_ms(moment.wait_ms + OPEN_MS);
    TEST_ASSERT_TRUE(seen("is won"));
    const struct screen *step = screen_top();
    headless_contact(board_us(), BUTTON_X, true);
    handheld_run_ms(30);
    TEST_ASSERT_NOT_EQUAL(step, screen_top());
    TEST_ASSERT_FALSE(seen("is won"));
    headless_contact(board_us(), BUTTON_X, false);
    TEST_ASSERT_FALSE(heard(C6, OVER_MS));
}

/* ---- "your turn" */

static void a_person_is_called_when_opponents_are_done(void) {
    change(true, 3);
    handheld_recaps_stay();
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        handheld_match(games_all[g], 3, 1, NULL, 3);
        while (!play_opponent_to_move()) {
            TEST_ASSERT_TRUE(handheld_move(try_next()));
        }
        match_continue();
        const struct screen *watched = screen_top();
        for (bool seen = false; !seen || screen_top() == watched;) {
            seen = screen_top() == watched;
            for (; match_scene_due(); handheld_run_ms(1)) { /* all bids, which everybody sees */
                handheld_run_ms(SCREEN_REST_MS);
                headless_tap(BUTTON_A);
            }
            handheld_run_ms(1);
        }
        TEST_ASSERT_TRUE(play_person_to_move());
        TEST_ASSERT_EQUAL_UINT(C5, headless_state()->hertz);
        TEST_ASSERT_TRUE(heard(G5, 100));
        screen_home();
    }
}

static void whoever_takes_the_console_hears_it(void) {
    struct settings changed = *settings();
    changed.handover = HANDOVER_ALWAYS;
    settings_change(&changed);
    handheld_match(&empire, 3, 3, NULL, 1);
    match_continue();
    handheld_run_ms(OVER_MS);
    TEST_ASSERT_TRUE(play_hands_over());
    headless_tap(BUTTON_A);
    handheld_run_ms(5);
    TEST_ASSERT_FALSE(play_hands_over());
    TEST_ASSERT_EQUAL_UINT(C5, headless_state()->hertz);
    TEST_ASSERT_TRUE(heard(G5, 100));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(moments_are_told_when_they_happen);
    RUN_TEST(an_own_moment_is_seen_and_heard);
    RUN_TEST(an_opponents_moment_is_seen_and_heard);
    RUN_TEST(an_opponents_layer_comes_down);
    RUN_TEST(without_animations_there_is_no_band);
    RUN_TEST(without_sound_there_is_no_fanfare);
    RUN_TEST(a_press_ends_it_and_counts);
    RUN_TEST(a_person_is_called_when_opponents_are_done);
    RUN_TEST(whoever_takes_the_console_hears_it);
    return UNITY_END();
}
