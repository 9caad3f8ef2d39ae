#include "moments.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "match_try.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "type.h"

enum {
    FRAME_MS = 60,
    FRAMES = 13, /* of the band: 780 ms */
    FLASH = 2,   /* of the first frames, in the seat's colour alone */
    CLOSING = 2, /* of the last ones */
    BAND_Y = CHROME_TITLE_HEIGHT,
    BAND_HEIGHT = 60,
    LOW_HEIGHT = 48, /* a lower one, at the keys: where the picture is above */
    LOW_Y = CHROME_KEYS_Y - LOW_HEIGHT,
    STRIPE = 3,
    TILE = 42, /* px: with the picture */
    TILE_X = 10,
    WORDS_X = TILE_X + TILE + 10,
    WORDS_ROOM_PX = CANVAS_WIDTH - WORDS_X - 4,
    WORDS_MAX = 32, /* bytes */
};

/* The last one. */
static struct {
    struct motion motion;
    uint8_t waits; /* frames before the band */
    uint8_t seat, icon;
    bool low;
    char words[WORDS_MAX];
} told;

/* ---- picture */

static int band_y(void) {
    return told.low ? LOW_Y : BAND_Y;
}

static int band_height(void) {
    return told.low ? LOW_HEIGHT : BAND_HEIGHT;
}

/* How much of the band is open, from its middle. */
static int open_height(int frame) {
    const int left = FRAMES - frame;
    const int steps = frame < FLASH ? frame + 1 : left <= CLOSING ? left : FLASH + 1;
    return band_height() * steps / (FLASH + 1);
}

static void draw_picture(void) {
    const struct sprite *sprite = icon_sprite((enum icon)told.icon, 32);
    const int y = band_y() + (band_height() - TILE) / 2;
    canvas_box(TILE_X, y, TILE, TILE, 4, COLOUR_PAPYRUS, COLOUR_INK);
    icon_draw_seat(TILE_X + (TILE - sprite_width(sprite)) / 2, y + (TILE - sprite_height(sprite)) / 2,
                   (enum icon)told.icon, 32, play_seat_style(told.seat));
}

static void draw_words(void) {
    const bool fits = type_width(TYPE_TITLE, told.words) <= WORDS_ROOM_PX;
    const int y = band_y() - (BAND_HEIGHT - band_height()) / 2;
    icon_draw(WORDS_X, y + 13, match_seat_icon(told.seat), 12);
    type_draw(WORDS_X + 17, y + 9, TYPE_BODY, COLOUR_MIST, play_name(told.seat));
    type_draw(WORDS_X, y + (fits ? 27 : 30), fits ? TYPE_TITLE : TYPE_BODY_BOLD, COLOUR_PAPYRUS, told.words);
}

static void draw_band(int frame) {
    const struct seat_colours *colours = &seat_colours[play_seat_style(told.seat)];
    const int height = open_height(frame), y = band_y() + (band_height() - height) / 2;
    const struct area clip = canvas_clip(0, y, CANVAS_WIDTH, height);
    say(SAID_COVER, (struct area){0, band_y(), CANVAS_WIDTH, band_height()});
    canvas_fill(0, y, CANVAS_WIDTH, height, frame < FLASH ? colours->light : COLOUR_NIGHT);
    canvas_fill(0, y, CANVAS_WIDTH, STRIPE, colours->fill);
    canvas_fill(0, y + height - STRIPE, CANVAS_WIDTH, STRIPE, colours->fill);
    if (frame >= FLASH) {
        draw_picture();
        draw_words();
    }
    canvas_clip_set(clip);
}

static void draw(void) {
    const unsigned frame = motion_frame(&told.motion);
    if (frame >= told.waits && frame < told.waits + (unsigned)FRAMES) {
        draw_band((int)(frame - told.waits));
    }
}

static const struct screen band = {.draw = draw};

bool moment_shows(void) {
    return !motion_over(&told.motion);
}

void moment_end(void) {
    motion_stop(&told.motion);
}

/* ---- telling */

void moment_tell(const void *before) {
    char words[WORDS_MAX] = "";
    struct text_buffer buffer;
    struct moment moment = {.cue = CUE_MOMENT, .words = text_into(&buffer, words, sizeof words)};
    if (match_ui()->moment == NULL || !match_ui()->moment(before, play_state(), &moment)) {
        return;
    }
    assert(moment.seat < play_seats() && moment.icon < ICON_COUNT);
    memcpy(told.words, words, sizeof told.words);
    told.seat = (uint8_t)moment.seat;
    told.icon = (uint8_t)moment.icon;
    told.low = moment.low;
    told.waits = (uint8_t)(moment.wait_ms / FRAME_MS);
    motion_start(&told.motion, (uint16_t)((told.waits + FRAMES) * FRAME_MS), (uint16_t)(told.waits + FRAMES));
    sound_play_through(moment.cue);
    screen_overlay(&band);
}

bool moment_play(move_t move, enum cue cue) {
    const void *before = match_copy();
    const bool played = play_move(move);
    sound_play(played ? cue : CUE_REFUSED);
    if (played) {
        moment_tell(before);
    }
    return played;
}
