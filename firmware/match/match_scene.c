#include "match_scene.h"

#include <stddef.h>

#include "chrome.h"
#include "match_memory.h"
#include "match_screens.h"
#include "motion.h"
#include "opponents.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"

struct scene_memory {
    uint16_t moves; /* after which it was */
};

static struct scene_memory *kept(void) {
    return screen_memory(sizeof(struct scene_memory));
}

static const struct match_scene *ui(void) {
    return match_ui()->scene;
}

static unsigned persons(void) {
    unsigned set = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        set |= play_is_person(seat) ? 1u << seat : 0;
    }
    return set;
}

/* ---- is there one to be seen? */

static bool may_be(unsigned moves) {
    return moves > 0 && ui()->may_be(match_move(play_match(), moves - 1));
}

/* One among opponents stops for whoever watches at a pace; else the page after their turns tells of it. */
bool match_scene_stops(const void *after) {
    const unsigned concerned = ui()->concerns(after);
    const bool watched = play_person_count() > 0 && opponents_pace_ms() > 0;
    return (watched ? concerned : concerned & persons()) != 0;
}

bool match_scene_now(void) {
    const unsigned moves = play_match()->length;
    return ui() != NULL && match_scenes_seen.now != moves && may_be(moves) && match_scene_stops(play_state());
}

/* The first of those that the seat to move wasn't there to see: one after the other is shown. 0: none. */
static unsigned missed(void) {
    const unsigned seat = (unsigned)play_turn(), seen = match_scenes_seen.by[seat], own = play_moved(seat),
                   after = seen > own ? seen : own;
    for (unsigned moves = after + 1; moves <= play_match()->length; moves++) {
        if (may_be(moves) && (ui()->concerns(replay_to(moves)) >> seat & 1u) != 0) {
            return moves;
        }
    }
    return 0;
}

static unsigned due(void) {
    if (ui() == NULL) {
        return 0;
    }
    if (match_scene_now()) {
        return play_match()->length;
    }
    return ui()->later && play_person_to_move() && !play_hands_over() ? missed() : 0;
}

bool match_scene_due(void) {
    return due() > 0;
}

/* ---- the screen */

/* Who had the console, or is the only person, has seen it. */
static void seen(void) {
    const uint16_t moves = kept()->moves;
    const bool now = moves == play_match()->length && match_scenes_seen.now != moves;
    const unsigned seat = now ? play_owner() : (unsigned)play_turn();
    for (unsigned i = 0; i < play_seats(); i++) {
        if (i == seat || play_person_count() == 1) {
            match_scenes_seen.by[i] = moves;
        }
    }
    match_scenes_seen.now = now ? moves : match_scenes_seen.now;
}

/* A press while it moves shows what comes of it, and no more. */
static void go_on(void) {
    uint32_t frame_ms;
    if (motions_due(&frame_ms)) {
        return;
    }
    seen();
    sound_play(CUE_TURN);
    match_go_on();
}

static void look(void) {
    match_look_open(play_owner());
}

static void help(void) {
    rules_open(ui()->page);
}

static void draw(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, "Next"}, {ICON_KEY_X, "Look"}, {ICON_KEY_B, "Home"}};
    ui()->draw(kept()->moves);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .act = go_on,
                                     .back = match_leave,
                                     .look = look,
                                     .help = help,
                                     .undo = match_undo_key,
                                     .keeps = sizeof(struct scene_memory),
                                     .rests = true};

void match_scene_show(void) {
    const unsigned moves = due();
    ui()->begin(moves == play_match()->length ? play_state() : replay_to(moves));
    screen_replace(&screen);
    kept()->moves = (uint16_t)moves;
}
