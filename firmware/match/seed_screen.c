/* A seed, digit by digit: to deal a match again. */
#include "canvas.h"
#include "cursor.h"
#include "help.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

#include <stddef.h>

enum { CELL = 24, CELLS_X = (CANVAS_WIDTH - PLAY_SEED_DIGITS * CELL) / 2, CELLS_Y = 92 };

struct seed_memory {
    uint64_t *seed;
    bool *random;
    uint8_t digits[PLAY_SEED_DIGITS]; /* from the left */
    uint8_t at;
};

static struct seed_memory *kept(void) {
    return screen_memory(sizeof(struct seed_memory));
}

static void take_over(void) {
    uint64_t number = 0;
    for (unsigned i = 0; i < PLAY_SEED_DIGITS; i++) {
        number = number * 10 + kept()->digits[i];
    }
    *kept()->seed = number;
    *kept()->random = false;
}

static void done(void) {
    take_over();
    sound_play(CUE_OPEN);
    screen_pop();
}

/* Up makes a digit larger. */
static void steer(enum key pressed) {
    uint8_t *digit = &kept()->digits[kept()->at];
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        *digit = (uint8_t)cursor_ring(*digit, 10, pressed == KEY_UP ? KEY_DOWN : KEY_UP);
    } else {
        kept()->at = (uint8_t)cursor_ring(kept()->at, PLAY_SEED_DIGITS, pressed);
    }
}

static void type_digit(char typed) {
    if (typed < '0' || typed > '9') {
        sound_play(CUE_REFUSED);
        return;
    }
    kept()->digits[kept()->at] = (uint8_t)(typed - '0');
    steer(KEY_RIGHT);
}

static void help(void) {
    static const struct help_page page = {
        "Seed",
        "Everything random in a match comes from its seed. Left and right choose a digit, up and down change it.\nA match with the same seed, seats and options begins with the same cards, tiles and tokens.",
        NULL};
    help_open(&page, 1, 0);
}

static void draw(void) {
    const struct seed_memory *const seed = kept();
    chrome_page();
    chrome_title("Seed", NULL);
    type_wrap((struct area){CHROME_MARGIN, 34, 220, 40}, TYPE_BODY, COLOUR_UMBER,
              "The same seed, seats and options deal the same match.");
    for (unsigned i = 0; i < PLAY_SEED_DIGITS; i++) {
        const int x = CELLS_X + CELL * (int)i;
        const char digit[2] = {(char)('0' + seed->digits[i]), '\0'};
        canvas_box(x, CELLS_Y, CELL - 2, 34, 3, i == seed->at ? COLOUR_GOLD : COLOUR_SAND, COLOUR_INK);
        type_draw_centred(x + CELL / 2 - 1, CELLS_Y + 4, TYPE_BIG, COLOUR_INK, digit);
        if (i == seed->at) {
            icon_draw_flat(x + 7, CELLS_Y - 10, ICON_ARROW_U, 5, COLOUR_INK);
            icon_draw_flat(x + 7, CELLS_Y + 38, ICON_ARROW_D, 5, COLOUR_INK);
        }
    }
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = done,
    .help = help,
    .keys = {{ICON_KEY_PAD, "Digit"}, {ICON_KEY_A, "Done"}, {ICON_KEY_B, "Back"}},
    .write = type_digit,
    .keeps = sizeof(struct seed_memory)};

void seed_open(uint64_t *to, bool *random) {
    uint32_t rest = *random ? 0 : (uint32_t)*to; /* nine digits fit, and 64-bit divisions are slow */
    screen_push(&screen);
    struct seed_memory *const seed = kept();
    seed->seed = to;
    seed->random = random;
    for (unsigned i = PLAY_SEED_DIGITS; i-- > 0;) {
        seed->digits[i] = (uint8_t)(rest % 10);
        rest /= 10;
    }
}
