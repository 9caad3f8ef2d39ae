#include "same_deal.h"

#include <assert.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "journal.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "settings.h"
#include "type.h"

enum {
    HEAD_Y = CHROME_PANEL_Y + 3,
    ROWS_Y = HEAD_Y + 19,
    ROW_MOST = 44,
    ROWS_HEIGHT = 168,
    CELL_WIDTH = 96,
    LEFT_X = 6,
    RIGHT_X = CANVAS_WIDTH - LEFT_X - CELL_WIDTH,
    SHAPE = 12,
};

/* ---- which */

static bool is_same(const struct journal_entry *entry, const uint8_t setup[MATCH_SETUP_BYTES]) {
    return entry->finished && entry->id != play_id() && memcmp(entry->setup, setup, MATCH_SETUP_BYTES) == 0;
}

uint32_t same_deal_other(void) {
    struct journal_entry entry = {0};
    uint8_t setup[MATCH_SETUP_BYTES];
    uint32_t other = 0;
    if (!journal_find(play_id(), &entry) || !entry.finished) {
        return 0; /* it isn't saved: nothing is known of it after power-off */
    }
    match_setup_pack(&play_match()->setup, setup);
    memset(&entry, 0, sizeof entry);
    while ((other == 0 || other > play_id()) && journal_list(&entry)) { /* the newest first */
        other = is_same(&entry, setup) ? entry.id : other;
    }
    return other;
}

/* ---- picture */

/* A seat's name and points; the winner has a crown. */
static void draw_result(const struct journal_entry *entry, unsigned seat, int x, int y, int height) {
    char name[JOURNAL_NAME + 1] = {0};
    struct match_words points;
    const bool first = entry->standing.rank[seat] == 1;
    const unsigned style = entry->seats[seat].kind[PLAY_KIND_SEAT_STYLE] % SETTINGS_SEATS;
    memcpy(name, entry->seats[seat].name, JOURNAL_NAME);
    text_number(match_words(&points), entry->standing.points[seat]);
    canvas_box(x, y, CELL_WIDTH, height - 2, 3, first ? COLOUR_GOLD : COLOUR_SAND,
               first ? COLOUR_INK : COLOUR_CLAY);
    icon_draw(x + 5, y + 3, (enum icon)(ICON_SEAT_GARNET + style), SHAPE);
    type_draw(x + 22, y + 1, TYPE_SMALL_BOLD, COLOUR_INK, name);
    type_draw_right(x + CELL_WIDTH - 5, y + height - 24, TYPE_TITLE, COLOUR_INK, points.words);
    if (first) {
        icon_draw(x + 5, y + height - 17, ICON_CROWN, SHAPE);
    }
}

static void draw_difference(const struct journal_entry *then, const struct journal_entry *now, unsigned seat,
                            int y, int height) {
    struct match_words words;
    struct text *text = match_words(&words);
    const int points = now->standing.points[seat] - then->standing.points[seat];
    if (points == 0) {
        text_put(text, "=");
    } else {
        match_signed_put(text, points, true);
    }
    type_rich(CANVAS_WIDTH / 2 - (points > -10 && points < 10 ? 8 : 12), y + height / 2 - 10, TYPE_BODY_BOLD,
              COLOUR_INK, words.words);
}

void same_deal_draw(uint32_t other) {
    struct journal_entry played, before;
    const bool found = journal_find(play_id(), &played) && journal_find(other, &before);
    const struct journal_entry *const then = other < play_id() ? &before : &played;
    const struct journal_entry *const now = other < play_id() ? &played : &before;
    const int most = ROWS_HEIGHT / (int)play_seats(), height = most < ROW_MOST ? most : ROW_MOST;
    chrome_page();
    match_page_title("The same deal", NULL);
    type_draw_centred(LEFT_X + CELL_WIDTH / 2, HEAD_Y, TYPE_SMALL, COLOUR_UMBER,
                      then == &played ? "this match" : "before");
    type_draw_centred(RIGHT_X + CELL_WIDTH / 2, HEAD_Y, TYPE_SMALL, COLOUR_UMBER,
                      now == &played ? "this match" : "later");
    for (unsigned seat = 0; found && seat < play_seats(); seat++) {
        const int y = ROWS_Y + height * (int)seat;
        draw_result(then, seat, LEFT_X, y, height);
        draw_difference(then, now, seat, y, height);
        draw_result(now, seat, RIGHT_X, y, height);
    }
}
