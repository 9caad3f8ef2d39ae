/* An opponent's turn in any game: what it did last, and all points. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "plain.h"
#include "play.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { ROW = 27, ROWS_Y = CHROME_PANEL_Y + 10, SHAPE = 18 };

static void begin(unsigned seat) {
    (void)seat;
}

static void note(const struct match_watched *watched, const void *before) {
    struct plain_last *last = plain_last();
    struct text_buffer buffer;
    last->seat = watched->seat;
    last->after = play_match()->length;
    plain_log_words(before, watched->last, text_into(&buffer, last->words, sizeof last->words));
    sound_play(match_points(watched->seat) > watched->before[watched->seat] ? CUE_GAIN : CUE_PLACE);
}

/* ---- picture */

static void draw_seat(unsigned seat, const struct match_watched *watched) {
    struct match_words gain;
    const int y = ROWS_Y + ROW * (int)seat, gained = match_points(seat) - watched->before[seat];
    chrome_row_ground(y, ROW, seat == watched->seat);
    icon_draw(CHROME_MARGIN, y + (ROW - SHAPE) / 2 - 1, match_seat_icon(seat), SHAPE);
    type_draw(38, y + (ROW - 19) / 2, TYPE_BODY_BOLD, COLOUR_INK, play_name(seat));
    words_right(230, y + (ROW - 24) / 2 - 1, TYPE_BIG, COLOUR_INK, "%d", match_points(seat));
    if (gained != 0) {
        text_format(match_words(&gain), gained > 0 ? "+%d" : "−%d", gained > 0 ? gained : -gained);
        type_draw_right(190, y + (ROW - 19) / 2, TYPE_BODY_BOLD, gained > 0 ? COLOUR_GOOD : COLOUR_BAD,
                        gain.words);
    }
}

static void draw(const struct match_watched *watched) {
    chrome_ground();
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_STATUS_Y - CHROME_PANEL_Y);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat, watched);
    }
}

static void draw_status(const struct match_watched *watched) {
    const struct plain_last *last = plain_last();
    const bool fits = type_width(TYPE_TITLE, last->words) <= CANVAS_WIDTH - 44;
    icon_draw(8, CHROME_STATUS_Y + 8, match_seat_icon(watched->seat), SHAPE);
    type_draw(38, CHROME_STATUS_Y + (fits ? 6 : 8), fits ? TYPE_TITLE : TYPE_BODY_BOLD, COLOUR_PAPYRUS,
              last->words);
}

const struct match_watch plain_watch = {
    .begin = begin,
    .note = note,
    .draw = draw,
    .status = draw_status,
    .paces = 1,
};
