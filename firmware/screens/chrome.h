/* What every screen has in common, at the same four places: title, content, status, keys. And the few things
 * that screens are made of: papyrus panels, rows of a list, the cursor, buttons in a dialog.
 * docs/firmware.md says what is where. */
#ifndef OXHIDE_CHROME_H
#define OXHIDE_CHROME_H

#include <stdbool.h>
#include <stdint.h>

#include "icons.h"
#include "type.h"

enum {
    CHROME_TITLE_HEIGHT = 24,
    CHROME_CONTENT_Y = 24,
    CHROME_CONTENT_HEIGHT = 163,
    CHROME_STATUS_X = 4,
    CHROME_STATUS_Y = 187,
    CHROME_STATUS_HEIGHT = 34,
    CHROME_LINE1 = CHROME_STATUS_Y, /* its two lines */
    CHROME_LINE2 = CHROME_STATUS_Y + 17,
    CHROME_KEYS_Y = 221,
    CHROME_KEYS_HEIGHT = 19,
    CHROME_PANEL_X = 2, /* of a panel over content and status */
    CHROME_PANEL_Y = 26,
    CHROME_PANEL_WIDTH = 236,
    CHROME_PANEL_HEIGHT = 193,
    CHROME_MARGIN = 10, /* from the edge of the screen to the text in a panel */
    CHROME_ROW_HEIGHT = 23,
};

/* The title of a screen that belongs to nobody; `more` stands small at the right end, or is NULL. */
void chrome_title(const char *words, const char *more);
void chrome_title_of(enum icon icon, const char *words, const char *more); /* with a game's icon */
/* The title while somebody is at turn, in the seat's colour. `seat_style` is an index of seat_colours.
 * `phase` lights one of four dashes, or is CHROME_NO_PHASE. The words get smaller where `room` asks for it,
 * and shorter: "Move: 2 left|Move 2" is said the first way that fits. The room is CHROME_TITLE_ROOM where no
 * points stand beside them. */
enum { CHROME_NO_PHASE = -1, CHROME_PHASES = 4, CHROME_TITLE_ROOM = 180 };
void chrome_title_seat(unsigned seat_style, const char *words, int phase, int room);
/* Words over the title, in one line or two: where nothing can be chosen, and nothing says what a choice would
 * bring. Rich text. */
enum { CHROME_BAND_HEIGHT = CHROME_PANEL_Y, CHROME_BAND_WIDTH = 224, CHROME_BAND_BYTES = 100 };
void chrome_band(const char *words, uint16_t edge);
/* All points at the right end of the title, in seat order; the seat at turn is brighter. What is only led
 * stands after what is won for good, "13+5", or with more than two seats below it. Where long numbers of many
 * seats would leave no room for the words, each seat's shape stands above its points. */
enum { CHROME_OPEN = INT16_MAX /* led: some points, that are not told yet: "+?" */ };
struct chrome_score {
    uint8_t seat_style;
    int16_t won, led;
};
void chrome_scores(const struct chrome_score *scores, unsigned count, unsigned at_turn);
int chrome_title_room(const struct chrome_score *scores, unsigned count);             /* that they leave */
int chrome_score_x(const struct chrome_score *scores, unsigned count, unsigned seat); /* its shape's left */

/* The keys' line: each a glyph, or two, and a word. ICON_COUNT: no second glyph. The pad's glyphs become a
 * joystick's where the board has one. `help`: Y Help at the right end, on every screen but help itself, or
 * Help/Hint where there is a hint. */
struct chrome_key {
    enum icon glyph;
    const char *word;
};
void chrome_keys(const struct chrome_key *keys, unsigned count, bool help);
/* B leads back, and the line has no room to show it: it is said to those who listen. */
void chrome_keys_back(void);
/* The same where a keyboard types, on which A, B, X and Y are letters: with its keys that do as they do. */
void chrome_keys_typed(const struct chrome_key *keys, unsigned count);

/* Ground of night under everything, and a light panel with an ink edge; both, the panel from title to keys.
 */
void chrome_ground(void);
void chrome_panel(int x, int y, int width, int height);
void chrome_page(void);
/* A panel over the whole width: dark, for words about what the cursor is on; and one of several to choose
 * from, which has a golden edge under the cursor. */
void chrome_foot(int y, int height);
void chrome_choice(int y, int height, bool focused);

/* The ground of the status, under a board that ends at y; two lines in it, of rich text. */
void chrome_status_ground(int y);
void chrome_status(int x, const char *first, const char *second);
/* A small button there. */
void chrome_status_button(struct area area, enum type_face face, const char *word, bool on);

/* A row of a list in the wide panel. A focused row is gold. */
struct chrome_row {
    int y, height;
    bool focused;
    enum icon icon; /* 16 px before the name; ICON_COUNT: none */
    const char *name;
    const char *value; /* at the right; NULL: none */
    bool changes;      /* left and right change the value: arrows beside it while the row is focused */
};
void chrome_row(const struct chrome_row *row);
void chrome_row_ground(int y, int height, bool focused); /* of one with other things in it */
/* A level in boxes, at the right end of a row. */
void chrome_level(int y, int height, unsigned level, unsigned most);
/* The one cursor of the console: white corners in ink, around the thing that they hold. */
void chrome_cursor(int x, int y, int width, int height);
/* Where another ground or edge shows what is chosen: for who reads the screen as text (screen_text.h). The
 * cursor, focused rows and choices say it themselves. */
void chrome_focus(int x, int y, int width, int height);
/* Puts content and status into the background, and what stands above them from `top` on; and a panel with a
 * golden edge before it all. */
void chrome_dialog(int top, int x, int y, int width, int height);
/* A button in a dialog: a glyph (ICON_COUNT: none) and a word; the first choice is gold. Returns the x after
 * it. */
int chrome_button(int x, int y, enum icon glyph, const char *word, bool first);

#endif
