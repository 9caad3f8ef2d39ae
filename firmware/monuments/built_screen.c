/* A layer has been built: the monument with its new layer coming down on it. Then the bonus is chosen. */
#include "memory.h"

enum { FALL_MS = 400, FALL_FRAMES = 8, BOTTOM = 206, TOWER_X = 12, WORDS_X = 108, WORDS_WIDTH = 122 };

static const uint8_t heights[FALL_FRAMES + 1] = {90, 78, 64, 50, 36, 23, 11, 3, 0}; /* above its place */
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

static void help(void) {
    rules_open(MONUMENTS_UI_PAGE_MONUMENT);
}

static void draw_words(const struct monuments_seat *seat) {
    struct monuments_points points;
    const char *monument;
    monuments_points_of(play_state(), kept()->who, MONUMENTS_LINE_LAYERS, &points);
    (void)monuments_civilisation(seat->civilisation, &monument);
    type_wrap((struct area){WORDS_X, 40, WORDS_WIDTH, 60}, TYPE_TITLE, COLOUR_INK, monument);
    words_draw(WORDS_X, 108, TYPE_BODY_BOLD, COLOUR_UMBER, "Layer %u stands.", seat->layers);
    words_draw(WORDS_X, 128, TYPE_BIG, COLOUR_GOOD, "+%u", points.points);
    type_wrap((struct area){WORDS_X, 154, WORDS_WIDTH, 62}, TYPE_SMALL, COLOUR_UMBER,
              seat->layers == MONUMENTS_LAYERS
                  ? "This round is the last. Choose a card of the fifth layer."
                  : "Now choose a common bonus, then an option of your own card.");
}

static void draw(void) {
    const struct monuments_seat seat = monuments_ui_seat(kept()->who);
    chrome_page();
    canvas_fill(8, BOTTOM, 92, 4, COLOUR_GOOD);
    monuments_ui_tower_draw(TOWER_X, BOTTOM,
                            &(struct monuments_ui_tower){seat.civilisation, seat.layers, seat.layers,
                                                         heights[motion_frame(&kept()->fall)]});
    draw_words(&seat);
    match_title_name(kept()->who, "", "", CHROME_NO_PHASE);
}

static const struct screen screen = {
    .draw = draw,
    .act = go_on,
    .back = take_back,
    .look = match_look,
    .help = help,
    .undo = take_back,
    .keys = {{ICON_KEY_A, "Bonus"}, {ICON_KEY_B, "Undo"}, {ICON_KEY_X, "Look"}},
    .rests = true};

void monuments_ui_built_open(void) {
    if (kept()->told_at == play_match()->length) {
        return;
    }
    kept()->who = (uint8_t)play_seat();
    kept()->told_at = play_match()->length;
    motion_start(&kept()->fall, FALL_MS, FALL_FRAMES);
    sound_play(CUE_GAIN);
    screen_push(&screen);
}
