/* A layer has been built: the monument with its new layer coming down on it. Then the bonus is chosen. */
#include "memory.h"

enum { FRAME_MS = 50, FRAMES = 24 };

/* Above its place, by frames that are left: at the end it stands a while. */
static const uint8_t heights[FRAMES + 1] = {[17] = 3, 11, 23, 36, 50, 64, 78, 90};
static struct monuments_ui_built_memory *kept(void) {
    return &monuments_ui_memory()->built;
}

static void go_on(void) {
    sound_play(CUE_OPEN);
    screen_pop();
}

static void take_back(void) {
    screen_pop();
    match_undo_key();
}

static void draw(void) {
    const struct monuments_seat seat = monuments_ui_seat(kept()->who);
    struct match_words stands;
    text_format(match_words(&stands), "Layer %u stands: +%u", seat.layers,
                monuments_points_of(play_state(), kept()->who, MONUMENTS_LINE_LAYERS).points);
    chrome_ground();
    monuments_ui_ending.picture(kept()->who);
    chrome_foot(MATCH_ENDING_BOTTOM, CHROME_KEYS_Y - MATCH_ENDING_BOTTOM - 2);
    type_draw_centred(120, MATCH_ENDING_BOTTOM + 3, TYPE_TITLE, COLOUR_GOLD, stands.words);
    type_draw_centred(120, MATCH_ENDING_BOTTOM + 24, TYPE_SMALL, COLOUR_PAPYRUS,
                      seat.layers == MONUMENTS_LAYERS ? "Choose its bonus: points."
                                                      : "Choose a bonus that lasts, then gifts.");
    match_title_name(kept()->who, "", "", CHROME_NO_PHASE);
}

static const struct screen screen = {
    .draw = draw,
    .act = go_on,
    .back = take_back,
    .look = match_look,
    .help = rules_here,
    .rules = MONUMENTS_PAGE_MONUMENT,
    .undo = take_back,
    .keys = {{ICON_KEY_A, "Bonus"}, {ICON_KEY_B, "Undo"}, {ICON_KEY_X, "Look"}},
    .rests = true};

int monuments_ui_built_fall(void) {
    return heights[kept()->fall.frames - motion_frame(&kept()->fall)];
}

void monuments_ui_built(unsigned seat) {
    kept()->who = (uint8_t)seat;
    kept()->told_at = play_match()->length;
    motion_start(&kept()->fall, FRAME_MS * FRAMES, FRAMES);
    sound_play(CUE_GAIN);
}

void monuments_ui_built_open(void) {
    if (kept()->told_at != play_match()->length) {
        monuments_ui_built((unsigned)play_seat());
        screen_push(&screen);
    }
}
