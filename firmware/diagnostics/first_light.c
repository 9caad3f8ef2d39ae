#include "first_light.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "first_light_code.h"
#include "palette.h"
#include "power.h"
#include "screen.h"
#include "settings.h"
#include "sound.h"
#include "text.h"
#include "type.h"
#include "version.h"

enum {
    ALWAYS = 0,
    NEEDS_LAMP = 1,
    NEEDS_BATTERY = 2,
    NEEDS_SPEAKER = 4,
    BEEP_MS = 200,
    NOTE_MS = 450, /* of a volume: half of it sounds */
    BARS_MS = 40,
    AGAIN_MS = 500, /* until lamp and light are as the step wants them, whatever else has changed them */
    A5 = 880,
};

static const struct step {
    const char *title, *words;
    uint8_t needs;
} steps[FIRST_LIGHT_STEPS] = {
    [STEP_LAMP] =
        {"The lamp",
         "Is the lamp *red* now?\nIf it is white or blue-green, press left or right: its wires are the other way round. This is remembered.",
         NEEDS_LAMP},
    [STEP_CHARGING] =
        {"Charging",
         "Pull the USB cable out: the lamp goes *dark*. Plug it in: it is *amber* while the cell charges.",
         NEEDS_LAMP | NEEDS_BATTERY},
    [STEP_DIMMEST] = {"Dimmest", "The screen is as dim as it gets. Can you read this in a room?", ALWAYS},
    [STEP_LIGHT] =
        {"Brightness",
         "Left and right go through the eight steps. Does each one look brighter than the one before?",
         ALWAYS},
    [STEP_COLOURS] = {"Greys", "Do the bars go from black to white evenly, and without a tint?", ALWAYS},
    [STEP_VOLUME] = {"Volume", "Eight notes, again and again. Is each one louder than the one before?",
                     NEEDS_SPEAKER},
    [STEP_BEEPS] = {"Beeps",
                    "Five beeps a second. Listen for five minutes: none may last, and none may be left out.",
                    NEEDS_SPEAKER},
    [STEP_TEARS] = {"Tearing", "Are the moving bars whole, without a step in them?", ALWAYS},
    [STEP_DRIVE] =
        {"The drive",
         "Plug it into a PC: a drive appears. Eject it there, pull the cable, plug it in. Is it back?",
         ALWAYS},
    [STEP_PORT] = {"The port", "Run this on the PC:\n*oxhide --port*\nDoes it find nothing wrong?", ALWAYS},
    [STEP_NIGHT] = {"The night",
                    "Leave it asleep overnight, without a cable. Did it keep all but a tenth of its charge?",
                    NEEDS_BATTERY},
};

static struct first_light seen;
static uint8_t at;        /* the step; FIRST_LIGHT_STEPS: the code */
static uint8_t light;     /* of STEP_LIGHT */
static uint32_t since_ms; /* the step was begun */

static bool has(uint8_t needs) {
    return ((needs & NEEDS_LAMP) == 0 || board_has_led()) &&
           ((needs & NEEDS_BATTERY) == 0 || power_battery() >= 0) &&
           ((needs & NEEDS_SPEAKER) == 0 || board_has_speaker());
}

static void lamp_red(void) {
    board_led(90, 0, 0);
}

/* Lamp and light, if it is them that the step asks about. */
static bool show(void) {
    if (at == STEP_LAMP) {
        lamp_red();
    } else if (at == STEP_DIMMEST || at == STEP_LIGHT) {
        board_light(light);
    }
    return at == STEP_LAMP || at == STEP_DIMMEST || at == STEP_LIGHT;
}

/* Light, lamp and sound as the step wants them. */
static void begin(void) {
    since_ms = board_ms();
    sound_stop();
    power_light();
    power_lamp();
    light = 1;
    (void)show();
}

static void next(void) {
    do {
        at++;
    } while (at < FIRST_LIGHT_STEPS && !has(steps[at].needs));
    begin();
}

static void leave(void) {
    at = FIRST_LIGHT_STEPS;
    begin();
    sound_play(CUE_BACK);
    screen_pop();
}

static void turn_lamp(void) {
    struct settings changed = *settings();
    changed.lamp_inverted = !changed.lamp_inverted;
    settings_change(&changed);
    settings_keep();
    board_led_invert(changed.lamp_inverted);
}

static void key_sideways(bool right) {
    if (at == STEP_LAMP) {
        turn_lamp();
    } else if (at == STEP_LIGHT) {
        light = (uint8_t)(right ? light % BOARD_LIGHT_MAX + 1
                                : (light + BOARD_LIGHT_MAX - 2) % BOARD_LIGHT_MAX + 1);
    }
    if (at == STEP_LAMP || at == STEP_LIGHT) {
        (void)show();
        sound_play(CUE_MOVE);
    }
}

static void answer(enum first_light_result result) {
    assert(at < FIRST_LIGHT_STEPS);
    seen.results[at] = (uint8_t)result;
    next();
    sound_play(CUE_MOVE);
}

static void key_guide(enum key pressed) {
    if (pressed == KEY_B && at == FIRST_LIGHT_STEPS) {
        leave();
    } else if (at == FIRST_LIGHT_STEPS) {
        return;
    } else if (pressed == KEY_A) {
        answer(RESULT_RIGHT);
    } else if (pressed == KEY_X) {
        answer(RESULT_WRONG);
    } else if (pressed == KEY_B) {
        answer(RESULT_SKIPPED);
    } else if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
        key_sideways(pressed == KEY_RIGHT);
    }
}

static uint32_t tick_guide(void) {
    const uint32_t turn = (board_ms() - since_ms) / NOTE_MS;
    if (at == STEP_VOLUME) {
        board_tone(A5, turn % 2 == 0 ? (uint8_t)(turn / 2 % BOARD_VOLUME_MAX + 1) : 0);
        return NOTE_MS / 2;
    }
    if (at == STEP_BEEPS) {
        power_stay();
        sound_play(CUE_MOVE);
        return BEEP_MS;
    }
    if (at == STEP_TEARS) {
        power_stay();
        screen_redraw();
        return BARS_MS;
    }
    return show() ? AGAIN_MS : SCREEN_STILL;
}

/* Light and dark bars over the whole picture, further on in each. */
static void draw_bars(void) {
    enum { WIDTH = 24, SPEED = 6 };
    const int shift = (int)((board_ms() - since_ms) / BARS_MS * SPEED % (2 * WIDTH));
    canvas_clear(COLOUR_NIGHT);
    for (int x = shift - 2 * WIDTH; x < CANVAS_WIDTH; x += 2 * WIDTH) {
        canvas_fill(x, 0, WIDTH, CHROME_KEYS_Y, COLOUR_PAPYRUS);
    }
    canvas_fill(0, 92, CANVAS_WIDTH, 44, COLOUR_PAPYRUS);
}

static void draw_greys(void) {
    enum { STEPS = 32, WIDTH = 7, Y = 110, HEIGHT = 90 };
    for (unsigned i = 0; i < STEPS; i++) {
        const uint16_t grey = (uint16_t)(i << 11 | i << 6 | i >> 4 << 5 | i);
        canvas_fill(8 + (int)i * WIDTH, Y, WIDTH, HEIGHT, grey);
    }
}

static void draw_code(void) {
    char room[FIRST_LIGHT_ROOM];
    struct first_light told = seen;
    told.lamp_inverted = settings()->lamp_inverted;
    type_draw_centred(CANVAS_WIDTH / 2, 60, TYPE_TITLE, COLOUR_INK,
                      first_light_code(&told, board_name(), version_number, room));
    type_wrap(
        (struct area){CHROME_MARGIN, 110, 220, 100}, TYPE_BODY, COLOUR_INK,
        "These are your answers. Put them into an issue, with a word about whatever was wrong. Thank you!");
}

static void draw_step(void) {
    const int y = at == STEP_TEARS ? 96 : 34;
    type_wrap((struct area){CHROME_MARGIN, y, 220, 150}, TYPE_BODY, COLOUR_INK, steps[at].words);
    if (at == STEP_COLOURS) {
        draw_greys();
    }
}

static void draw_guide(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Yes"}, {ICON_KEY_X, "No"}, {ICON_KEY_B, "Skip; hold: back"}};
    static const struct chrome_key last[] = {{ICON_KEY_B, "Back"}};
    const bool done = at == FIRST_LIGHT_STEPS;
    char room[16];
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, sizeof room);
    text_format(text, "%d / %d", at + 1, FIRST_LIGHT_STEPS);
    chrome_page();
    if (at == STEP_TEARS) {
        draw_bars();
    }
    if (done) {
        draw_code();
    } else {
        draw_step();
    }
    if (at != STEP_TEARS) {
        chrome_title(done ? "Your code" : steps[at].title, done ? NULL : room);
    }
    chrome_keys(done ? last : keys, done ? 1 : sizeof keys / sizeof keys[0], false);
}

static const struct screen guide = {.draw = draw_guide, .key = key_guide, .tick = tick_guide, .undo = leave};

void guide_test_open(void) {
    memset(&seen, 0, sizeof seen);
    at = STEP_LAMP;
    if (!has(steps[at].needs)) {
        next();
    }
    begin();
    screen_push(&guide);
}
