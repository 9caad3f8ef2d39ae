#include "match_watch.h"

#include <assert.h>
#include <stddef.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "match_pause.h"
#include "match_scene.h"
#include "match_screens.h"
#include "match_try.h"
#include "moments.h"
#include "motion.h"
#include "opponents.h"
#include "palette.h"
#include "plain.h"
#include "play.h"
#include "power.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

static struct match_watched *kept(void) {
    return screen_memory(sizeof(struct match_watched));
}

const struct match_watch *match_watch_ui(void) {
    return match_ui()->watch != NULL ? match_ui()->watch : &plain_watch;
}

void match_watch_board(unsigned seat) {
    struct match_watched watched = {.last = MOVE_NONE, .seat = (uint8_t)seat, .ended = true};
    match_points_all(watched.before);
    match_watch_ui()->draw(&watched);
}

/* ---- whose turn is watched */

static void begin(void) {
    const unsigned seat = (unsigned)play_turn();
    assert(seat < GAME_SEATS_MAX);
    *kept() = (struct match_watched){.seat = (uint8_t)seat};
    match_points_all(kept()->before);
    match_watch_ui()->begin(seat);
    screen_redraw();
}

/* What was to be seen was seen. False: this screen is no longer the one. */
static bool next(void) {
    if (!play_opponent_to_move() || match_pause_due() || match_scene_now()) {
        sound_play(CUE_TURN); /* a person is called; what comes at the end has a sound of its own */
        moment_end();
        match_go_on();
        return false;
    }
    begin();
    return true;
}

/* ---- going on */

static void show_thought(void) {
    if (kept()->thought != opponents_thought()) {
        kept()->thought = (uint8_t)opponents_thought();
        screen_redraw();
    }
}

/* The last move of a turn is still to be seen for so long, and any move as long as something moves. */
static uint32_t stands_ms(void) {
    enum { LOOK_MS = 100 };
    uint32_t picture_ms;
    const uint32_t all_ms = match_watch_ui()->paces * opponents_pace_ms(),
                   gone_ms = board_ms() - kept()->moved_ms;
    if (kept()->last == MOVE_NONE || all_ms == 0) {
        return 0;
    }
    return kept()->ended && gone_ms < all_ms            ? all_ms - gone_ms
           : moment_shows() || motions_due(&picture_ms) ? LOOK_MS
                                                        : 0;
}

/* Meanwhile the next opponent thinks. */
static uint32_t stand(uint32_t left_ms) {
    const bool thinks = play_opponent_to_move() && !opponents_think();
    show_thought();
    return thinks ? 0 : left_ms;
}

static void note(move_t move, const void *before) {
    kept()->last = move;
    kept()->moved_ms = board_ms();
    kept()->ended = play_turn() != (int)kept()->seat || match_pause_due() || match_scene_now();
    moment_tell(before);
    match_watch_ui()->note(kept(), before);
    screen_redraw();
}

static uint32_t follow(void) {
    const void *before = match_copy();
    move_t moved;
    const uint32_t again_ms = opponents_turn(&moved);
    show_thought();
    if (moved != MOVE_NONE) {
        note(moved, before);
    }
    return kept()->ended ? 0 : again_ms;
}

static uint32_t tick(void) {
    const uint32_t left_ms = stands_ms();
    power_stay();
    if (left_ms > 0) {
        return stand(left_ms);
    }
    if ((kept()->ended || !play_opponent_to_move()) && !next()) {
        return 0;
    }
    return follow();
}

/* ---- keys */

static void skip(void) {
    sound_play(CUE_OPEN);
    opponents_skip();
    if (kept()->ended) {
        (void)next();
    }
}

/* The next person may have something to hide. */
static void look(void) {
    if (play_turn() != GAME_OVER && !play_hands_over()) {
        match_look_open(kept()->seat);
    }
}

static void help(void) {
    rules_open(match_watch_ui()->page);
}

/* ---- picture */

/* How far the thought is: a bar over the keys. */
static void draw_keys(void) {
    enum { BAR_X = 36, BAR_HEIGHT = 3, BAR_Y = CHROME_KEYS_Y - BAR_HEIGHT, STEP_WIDTH = 33 };
    const bool thinks = kept()->thought > 0 && !kept()->ended;
    const struct chrome_key keys[] = {
        {ICON_KEY_A, thinks ? "Hurry" : "Skip"}, {ICON_KEY_X, "Look"}, {ICON_KEY_B, "Home"}};
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    if (thinks) {
        canvas_fill(BAR_X, BAR_Y, STEP_WIDTH * OPPONENTS_THOUGHT_STEPS, BAR_HEIGHT, COLOUR_NIGHT2);
        canvas_fill(BAR_X, BAR_Y, STEP_WIDTH * kept()->thought, BAR_HEIGHT, COLOUR_GOLD);
    }
}

static void draw(void) {
    match_watch_ui()->draw(kept());
    match_title_name(kept()->seat, "", " plays",
                     match_watch_ui()->phase != NULL ? match_watch_ui()->phase(kept()) : CHROME_NO_PHASE);
    if (kept()->last == MOVE_NONE) {
        icon_draw(6, CHROME_STATUS_Y + 7, ICON_HOURGLASS, 24);
        type_draw(38, CHROME_STATUS_Y + 10, TYPE_BODY, COLOUR_MIST, "thinks …");
    } else {
        match_watch_ui()->status(kept());
    }
    draw_keys();
}

static const struct screen screen = {
    .draw = draw,
    .act = skip,
    .back = match_leave,
    .look = look,
    .help = help,
    .tick = tick,
    .keeps = sizeof(struct match_watched),
    .undo = match_undo_key,
};

void match_watch_show(void) {
    screen_replace(&screen);
    begin();
}
