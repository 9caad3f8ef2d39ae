#include "tests_screen.h"

#include <stdbool.h>
#include <stddef.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "cursor.h"
#include "palette.h"
#include "screen.h"
#include "settings.h"
#include "sound.h"
#include "type.h"

/* ---- buttons: drawn as they lie on the console; one that was pressed is ticked, one that is held is gold */

static uint8_t tried; /* bit per button */

static const struct place {
    int16_t x, y;
    const char *label;
} places[BUTTON_COUNT] = {
    [BUTTON_UP] = {46, 78, "up"},        [BUTTON_DOWN] = {46, 138, "down"}, [BUTTON_LEFT] = {11, 108, "left"},
    [BUTTON_RIGHT] = {81, 108, "right"}, [BUTTON_A] = {195, 108, "A"},      [BUTTON_B] = {160, 138, "B"},
    [BUTTON_X] = {160, 78, "X"},         [BUTTON_Y] = {125, 108, "Y"},
};
enum { BUTTON_WIDTH = 34, BUTTON_HEIGHT = 28, ALL_TRIED = (1 << BUTTON_COUNT) - 1 };

static void key_button(enum key pressed) {
    sound_play(CUE_OPEN);
    tried = (uint8_t)(tried | 1u << pressed);
}

/* Held buttons are shown as they are, so the picture follows every edge, presses or not. */
static uint32_t tick_buttons(void) {
    static uint8_t before;
    const uint8_t held = board_buttons_held();
    if (held != before) {
        before = held;
        tried = (uint8_t)(tried | held);
        screen_redraw();
    }
    return held != 0 ? 20 : SCREEN_STILL;
}

static void draw_button(unsigned button) {
    const struct place *place = &places[button];
    const bool held = (board_buttons_held() >> button & 1) != 0, was = (tried >> button & 1) != 0;
    canvas_box(place->x, place->y, BUTTON_WIDTH, BUTTON_HEIGHT, 4,
               held  ? COLOUR_GOLD
               : was ? COLOUR_GOODLIGHT
                     : COLOUR_SAND,
               COLOUR_INK);
    type_draw_centred(place->x + BUTTON_WIDTH / 2, place->y + 6, TYPE_SMALL_BOLD, COLOUR_INK, place->label);
}

static void draw_buttons(void) {
    static const struct chrome_key keys[] = {{ICON_KEY_B, "Hold: back"}};
    chrome_page();
    chrome_title("Buttons", NULL);
    type_wrap((struct area){CHROME_MARGIN, 34, 220, 36}, TYPE_BODY, COLOUR_INK,
              tried == ALL_TRIED ? "{:good}*All eight work.*{:} Several at once must all light up."
                                 : "Press each one, then several at once.");
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        draw_button(button);
    }
    chrome_keys(keys, 1, false);
}

static const struct screen buttons = {
    .draw = draw_buttons, .key = key_button, .tick = tick_buttons, .undo = screen_back};

void buttons_test_open(void) {
    tried = 0;
    screen_push(&buttons);
}

/* ---- screen: plain colours from edge to edge, then ramps */

static const uint16_t fills[] = {0xf800, 0x07e0, 0x001f, 0xffff, 0x0000};
enum { FILLS = sizeof fills / sizeof fills[0], RAMPS = FILLS, STAGES = FILLS + 1 };
static unsigned stage;

static void key_stage(enum key pressed) {
    if (pressed == KEY_B || stage + 1 == STAGES) {
        sound_play(CUE_BACK);
        screen_pop();
    } else {
        sound_play(CUE_MOVE);
        stage++;
    }
}

/* 32 steps of red, green, blue and grey: neighbours must differ, and the ends must be full. The frame is cut
 * where the window is off by a pixel. */
static void draw_ramps(void) {
    enum { STEPS = 32, WIDTH = 7, X = 8, Y = 26, HEIGHT = 48 };
    for (unsigned i = 0; i < STEPS; i++) {
        const int x = X + (int)i * WIDTH;
        const uint16_t red = (uint16_t)(i << 11), green = (uint16_t)(i << 6 | i >> 4 << 5),
                       blue = (uint16_t)i;
        const uint16_t ramps[] = {red, green, blue, (uint16_t)(red | green | blue)};
        for (int ramp = 0; ramp < 4; ramp++) {
            canvas_fill(x, Y + ramp * HEIGHT, WIDTH, HEIGHT - 2, ramps[ramp]);
        }
    }
    canvas_frame(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT, 1, 0xffff);
    canvas_frame(2, 2, CANVAS_WIDTH - 4, CANVAS_HEIGHT - 4, 1, 0xf800);
    type_draw(X, 6, TYPE_SMALL, COLOUR_PAPYRUS, "Both frames whole? Steps even?");
    type_draw(X, 220, TYPE_SMALL, COLOUR_PAPYRUS, "Any key: back");
}

static void draw_stage(void) {
    canvas_clear(stage < FILLS ? fills[stage] : COLOUR_NIGHT);
    if (stage == RAMPS) {
        draw_ramps();
    } else {
        const uint16_t ink = fills[stage] == 0xffff || fills[stage] == 0x07e0 ? COLOUR_INK : COLOUR_WHITE;
        type_draw_centred(CANVAS_WIDTH / 2, 112, TYPE_SMALL, ink, "A: next   B: back");
    }
}

static const struct screen colours = {.draw = draw_stage, .key = key_stage};

void screen_test_open(void) {
    stage = 0;
    screen_push(&colours);
}

/* ---- sound: each cue by name */

static const struct {
    enum cue cue;
    const char *name;
} cues[] = {
    {CUE_OPEN, "A key"},      {CUE_REFUSED, "Nothing here"}, {CUE_PLACE, "A piece goes down"},
    {CUE_REVEAL, "Revealed"}, {CUE_GAIN, "Points won"},      {CUE_LOSS, "Points lost"},
    {CUE_TURN, "Your turn"},  {CUE_WIN, "The end: melody"},
};
enum { NAMED = sizeof cues / sizeof cues[0] };
static unsigned cue_at;

static void play_cue(void) {
    sound_play(cues[cue_at].cue);
}

static void steer_cue(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        cue_at = cursor_ring(cue_at, NAMED, pressed);
        play_cue();
    }
}

static const char *sound_state(void) {
    if (!board_has_speaker()) {
        return "no speaker";
    }
    return settings()->sound == 0 ? "muted" : NULL;
}

static void draw_cues(void) {
    chrome_page();
    chrome_title("Sound", sound_state());
    for (unsigned row = 0; row < NAMED; row++) {
        const struct chrome_row line = {
            .y = CHROME_PANEL_Y + 2 + (int)row * CHROME_ROW_HEIGHT,
            .height = CHROME_ROW_HEIGHT,
            .focused = row == cue_at,
            .icon = ICON_COUNT,
            .name = cues[row].name,
        };
        chrome_row(&line);
    }
}

static const struct screen sounds = {
    .draw = draw_cues,
    .steer = steer_cue,
    .act = play_cue,
    .keys = {{ICON_KEY_A, "Play"}, {ICON_KEY_UD, "Choose"}, {ICON_KEY_B, "Back"}}};

void sound_test_open(void) {
    cue_at = 0;
    screen_push(&sounds);
}
