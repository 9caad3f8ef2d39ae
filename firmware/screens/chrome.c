#include "chrome.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "canvas.h"
#include "palette.h"
#include "say.h"
#include "screen.h"
#include "text.h"
#include "type.h"

enum {
    GLYPH = 15,        /* of a key, in the keys' line */
    DIALOG_DARKER = 5, /* eighths of night over what lies behind */
    PANEL_CORNER = 3,
    DIALOG_CORNER = 4,
};

void chrome_ground(void) {
    canvas_clear(COLOUR_NIGHT);
}

void chrome_panel(int x, int y, int width, int height) {
    say(SAID_CHOICE, (struct area){x, y, width, height});
    canvas_box(x, y, width, height, PANEL_CORNER, COLOUR_PAPYRUS, COLOUR_INK);
}

void chrome_page(void) {
    chrome_ground();
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
}

void chrome_foot(int y, int height) {
    say(SAID_CHOICE, (struct area){CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height});
    canvas_box(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height, PANEL_CORNER, COLOUR_NIGHT2, COLOUR_INK);
}

void chrome_focus(int x, int y, int width, int height) {
    say(SAID_CURSOR, (struct area){x, y, width, height});
}

void chrome_choice(int y, int height, bool focused) {
    say(SAID_CHOICE, (struct area){CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height});
    canvas_box(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height, PANEL_CORNER,
               focused ? COLOUR_PAPYRUS : COLOUR_SAND, COLOUR_INK);
    if (focused) {
        chrome_focus(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height);
        canvas_frame(CHROME_PANEL_X + 1, y + 1, CHROME_PANEL_WIDTH - 2, height - 2, 2, COLOUR_GOLD);
    }
}

/* ---- title */

enum { TITLE_X = 30, TITLE_BYTES = 64, SCORES_EDGE = 7 /* left of them, where the ground changes */ };

static void title_ground(uint16_t colour, uint16_t edge) {
    say(SAID_COVER, (struct area){0, 0, CANVAS_WIDTH, CHROME_TITLE_HEIGHT});
    canvas_fill(0, 0, CANVAS_WIDTH, CHROME_TITLE_HEIGHT - 1, colour);
    canvas_fill(0, 0, CANVAS_WIDTH, 1, edge);
}

static void title_edge(void) {
    canvas_fill(0, CHROME_TITLE_HEIGHT - 1, CANVAS_WIDTH, 1, COLOUR_INK);
}

void chrome_title(const char *words, const char *more) {
    chrome_title_of(ICON_BRONZE, words, more);
}

void chrome_title_of(enum icon icon, const char *words, const char *more) {
    assert(words != NULL);
    title_ground(COLOUR_NIGHT2, COLOUR_DUSK);
    canvas_sprite(5, 5, icon_sprite(icon, 12)); /* an ornament, without a word */
    const int room = 208 - (more != NULL ? type_width(TYPE_SMALL, more) : 0);
    type_draw(22, 3, type_fitting(TYPE_BODY_BOLD, words, room), COLOUR_PAPYRUS, words);
    if (more != NULL) {
        type_draw_right(236, 4, TYPE_SMALL, COLOUR_MIST, more);
    }
    title_edge();
}

/* Four dashes under the words: behind is light, now stands out, ahead is dark. */
static void phases(const struct seat_colours *seat, int phase) {
    const uint16_t now = seat->text == COLOUR_INK ? COLOUR_INK : COLOUR_WHITE;
    say_mark((struct area){30, 19, 78, 3}, "Dashes in the title");
    for (int i = 0; i < CHROME_PHASES; i++) {
        const int x = 30 + i * 20;
        canvas_fill(x, 19, 18, 2, i == phase ? now : i < phase ? seat->light : seat->dark);
        canvas_fill(x, 21, 18, 1, seat->dark);
    }
}

/* The first of the ways to say it that fits; the last, if none does, and cut there. */
static const char *title_fit(char into[TITLE_BYTES], const char *words, int room) {
    struct text_buffer buffer;
    size_t length = strcspn(words, "|");
    text_bytes(text_into(&buffer, into, TITLE_BYTES), words, length);
    while (words[length] == '|' && type_width(TYPE_SMALL, into) > room) {
        words += length + 1;
        length = strcspn(words, "|");
        text_bytes(text_into(&buffer, into, TITLE_BYTES), words, length);
    }
    while (length > 1 && type_width(TYPE_SMALL, into) > room) {
        struct text *text = text_into(&buffer, into, TITLE_BYTES);
        text_bytes(text, words, --length);
        text_put(text, "…");
    }
    return into;
}

static enum type_face title_face(const char *words, int room) {
    return type_width(TYPE_BODY_BOLD, words) <= room    ? TYPE_BODY_BOLD
           : type_width(TYPE_SMALL_BOLD, words) <= room ? TYPE_SMALL_BOLD
                                                        : TYPE_SMALL;
}

/* The first of two lines, and its length: the second is the shorter one, but not by much. */
static size_t band_line(const char *words, char line[CHROME_BAND_BYTES]) {
    size_t length = 0;
    bool rest_fits = false;
    for (size_t i = 0; words[i] != '\0'; i++) {
        assert(i + 1 < CHROME_BAND_BYTES);
        line[i] = '\0';
        if (words[i] == ' ' && !rest_fits && type_rich_width(TYPE_SMALL, line) <= CHROME_BAND_WIDTH) {
            length = i;
            rest_fits = type_rich_width(TYPE_SMALL, words + i + 1) <= type_rich_width(TYPE_SMALL, line);
        }
        line[i] = words[i];
    }
    line[length] = '\0';
    return length;
}

/* Bars at its ends, and none above and below: two lines need the height. */
void chrome_band(const char *words, uint16_t edge) {
    enum { X = (CANVAS_WIDTH - CHROME_BAND_WIDTH) / 2, BAR = 3, PITCH = 12 /* less than the face has */ };
    const struct area band = {0, 0, CANVAS_WIDTH, CHROME_BAND_HEIGHT};
    char line[CHROME_BAND_BYTES];
    assert(words != NULL);
    say(SAID_COVER, band);
    canvas_fill(band.x, band.y, band.width, band.height, edge);
    canvas_fill(band.x + BAR, band.y, band.width - 2 * BAR, band.height, COLOUR_NIGHT);
    if (type_rich_width(TYPE_BODY, words) <= CHROME_BAND_WIDTH) {
        type_rich(X, 3, TYPE_BODY, COLOUR_PAPYRUS, words);
        return;
    }
    const size_t length = band_line(words, line);
    type_rich(X, 0, TYPE_SMALL, COLOUR_PAPYRUS, line);
    type_rich(X, PITCH, TYPE_SMALL, COLOUR_PAPYRUS, words + length + 1);
}

void chrome_title_seat(unsigned seat_style, const char *words, int phase, int room) {
    char fitting[TITLE_BYTES];
    const struct seat_colours *seat = &seat_colours[seat_style];
    words = title_fit(fitting, words, room);
    const enum type_face face = title_face(words, room);
    title_ground(seat->fill, seat->light);
    canvas_fill(0, 21, CANVAS_WIDTH, 2, seat->dark);
    canvas_trapezoid(0, 23, (struct span){0, 25}, (struct span){0, 19}, COLOUR_PAPYRUS);
    canvas_line(26, 0, 20, 22, 1, COLOUR_INK);
    icon_draw(2, 3, (enum icon)(ICON_SEAT_GARNET + seat_style), 17);
    type_draw(TITLE_X, (phase == CHROME_NO_PHASE ? 3 : 1) + (face == TYPE_BODY_BOLD ? 0 : 1), face,
              seat->text, words);
    if (phase != CHROME_NO_PHASE) {
        phases(seat, phase);
    }
    title_edge();
}

/* How points look: beside few seats in a line; beside more, what is led stands below what is won; and where
 * that leaves no room for a title, the points stand below the seat's shape, and what is led beside it. */
static const struct scores_style {
    enum type_face face, led_face;
    int shape, gap;
    enum { IN_LINE, LED_BELOW, STACKED } order;
} few = {TYPE_BODY_BOLD, TYPE_SMALL, 13, 5, IN_LINE}, many = {TYPE_SMALL_BOLD, TYPE_CHIP, 11, 3, LED_BELOW},
  crowd = {TYPE_CHIP, TYPE_CHIP, 11, 3, STACKED};
enum { INLINE_SEATS = 2, FEW_SEATS = 3, NUMBER_ROOM = 8, SHAPE_GAP = 2, ROOM_MIN = 70 };

static const char *points_text(char room[NUMBER_ROOM], const char *sign, int points) {
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, NUMBER_ROOM);
    text_put(text, sign);
    if (points == CHROME_OPEN) {
        text_put(text, "?");
    } else {
        text_number(text, points);
    }
    return room;
}

static int won_width(const struct chrome_score *score, const struct scores_style *style) {
    char room[NUMBER_ROOM];
    return type_width(style->face, points_text(room, "", score->won));
}

static int led_width(const struct chrome_score *score, const struct scores_style *style) {
    char room[NUMBER_ROOM];
    return score->led == 0 ? 0 : type_width(style->led_face, points_text(room, "+", score->led));
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

/* Of a seat's shape and numbers. */
static int score_width(const struct chrome_score *score, const struct scores_style *style) {
    const int won = won_width(score, style), led = led_width(score, style);
    return style->order == STACKED     ? larger(won, style->shape + led)
           : style->order == LED_BELOW ? larger(style->shape + SHAPE_GAP + won, led)
                                       : style->shape + SHAPE_GAP + won + led;
}

static int scores_width(const struct chrome_score *scores, unsigned count, const struct scores_style *style) {
    int width = 4;
    for (unsigned i = 0; i < count; i++) {
        width += score_width(&scores[i], style) + style->gap;
    }
    return width;
}

static bool any_led(const struct chrome_score *scores, unsigned count) {
    bool any = false;
    for (unsigned i = 0; i < count; i++) {
        any = any || scores[i].led != 0;
    }
    return any;
}

static int room_beside(const struct chrome_score *scores, unsigned count, const struct scores_style *style) {
    return CANVAS_WIDTH - scores_width(scores, count, style) - SCORES_EDGE - TITLE_X;
}

static const struct scores_style *style_for(const struct chrome_score *scores, unsigned count) {
    return count <= (any_led(scores, count) ? INLINE_SEATS : FEW_SEATS) ? &few
           : room_beside(scores, count, &many) >= ROOM_MIN              ? &many
                                                                        : &crowd;
}

int chrome_title_room(const struct chrome_score *scores, unsigned count) {
    enum { ROOM_MAX = 94 }; /* as beside three seats: a title looks the same beside two */
    const int left = room_beside(scores, count, style_for(scores, count));
    return left < ROOM_MAX ? left : ROOM_MAX;
}

int chrome_score_x(const struct chrome_score *scores, unsigned count, unsigned seat) {
    assert(seat < count);
    const struct scores_style *style = style_for(scores, count);
    const int whole = scores_width(scores, count, style);
    return CANVAS_WIDTH + 2 - whole + scores_width(scores, seat, style) - scores_width(scores, 0, style);
}

/* The shape above, the points below it. */
static void draw_stacked(int x, const struct chrome_score *score, uint16_t colour) {
    char room[NUMBER_ROOM];
    icon_draw(x, 0, (enum icon)(ICON_SEAT_GARNET + score->seat_style), crowd.shape);
    if (score->led != 0) {
        type_draw(x + crowd.shape, -1, crowd.led_face, colour, points_text(room, "+", score->led));
    }
    type_draw(x, 10, crowd.face, colour, points_text(room, "", score->won));
}

static void draw_score(int x, const struct chrome_score *score, const struct scores_style *style,
                       bool bright) {
    char room[NUMBER_ROOM];
    const bool raised = style->order == LED_BELOW && score->led != 0;
    const uint16_t colour = bright ? COLOUR_PAPYRUS : COLOUR_MIST;
    const int right = x + score_width(score, style), top = raised ? -1 : style == &few ? 3 : 4;
    if (style->order == STACKED) {
        draw_stacked(x, score, colour);
        return;
    }
    icon_draw(x, raised ? 1 : 5, (enum icon)(ICON_SEAT_GARNET + score->seat_style), style->shape);
    const int after =
        type_draw(x + style->shape + SHAPE_GAP, top, style->face, colour, points_text(room, "", score->won));
    if (raised) {
        type_draw_right(right, top + 11, style->led_face, colour, points_text(room, "+", score->led));
    } else if (score->led != 0) {
        type_draw(after, top + 2, style->led_face, colour, points_text(room, "+", score->led));
    }
}

void chrome_scores(const struct chrome_score *scores, unsigned count, unsigned at_turn) {
    assert(count > 0);
    const struct scores_style *style = style_for(scores, count);
    int x = CANVAS_WIDTH - scores_width(scores, count, style);
    canvas_trapezoid(0, 23, (struct span){x - 7, CANVAS_WIDTH - 1}, (struct span){x - 1, CANVAS_WIDTH - 1},
                     COLOUR_NIGHT);
    canvas_line(x - 8, 0, x - 2, 22, 1, COLOUR_INK);
    x += 2;
    for (unsigned i = 0; i < count; i++) {
        draw_score(x, &scores[i], style, i == at_turn);
        x += score_width(&scores[i], style) + style->gap;
    }
}

/* ---- keys */

static bool of_pad(enum icon glyph) {
    return glyph >= ICON_KEY_PAD && glyph <= ICON_KEY_D;
}

/* Returns the x after it. */
static int draw_glyph(int x, int y, enum icon glyph) {
    return icon_draw(x, y, of_pad(glyph) && board_has_joystick() ? icon_joystick(glyph) : glyph, GLYPH);
}

static void keys_ground(void) {
    say(SAID_COVER, (struct area){0, CHROME_KEYS_Y, CANVAS_WIDTH, CHROME_KEYS_HEIGHT});
    canvas_fill(0, CHROME_KEYS_Y, CANVAS_WIDTH, CHROME_KEYS_HEIGHT, COLOUR_NIGHT);
    canvas_fill(0, CHROME_KEYS_Y, CANVAS_WIDTH, 1, COLOUR_INK);
}

enum { KEYS_X = 4, KEYS_GAP = 8, KEYS_CLOSE = 4, WORD_GAP = 3 };

/* The gap after each that there is room for, at most the usual one. */
static int keys_gap(const struct chrome_key *keys, unsigned count, int room) {
    int width = 0;
    for (unsigned i = 0; i < count; i++) {
        width += GLYPH + WORD_GAP + type_width(TYPE_SMALL, keys[i].word);
    }
    const int gap = count > 0 ? (room - width) / (int)count : 0;
    return gap < KEYS_GAP ? gap : KEYS_GAP;
}

/* Keys that a screen doesn't take yet. */
static void dim_while_resting(void) {
    enum { DARKER = 5 }; /* eighths of night */
    if (screen_resting()) {
        canvas_shade(0, CHROME_KEYS_Y + 1, CANVAS_WIDTH, CHROME_KEYS_HEIGHT - 1, COLOUR_NIGHT, DARKER);
    }
}

/* Where there is little room, keys stand closer; where that isn't enough, the pad's glyph says all. */
void chrome_keys(const struct chrome_key *keys, unsigned count, bool help) {
    const char *const word = !help ? "" : screen_hints() ? "Help/Hint" : "Help";
    const int y = CHROME_KEYS_Y + 2, end = CANVAS_WIDTH - 4 - type_width(TYPE_SMALL, word),
              room = help ? end - GLYPH - WORD_GAP - KEYS_X : CANVAS_WIDTH;
    const int whole = keys_gap(keys, count, room), gap = whole > 1 ? whole : KEYS_CLOSE;
    int x = KEYS_X;
    keys_ground();
    for (unsigned i = 0; i < count; i++) {
        x = draw_glyph(x, y, keys[i].glyph) + WORD_GAP;
        if (whole >= KEYS_CLOSE || !of_pad(keys[i].glyph)) {
            x = type_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, keys[i].word);
        }
        x += gap;
    }
    if (help) {
        draw_glyph(end - GLYPH - WORD_GAP, y, ICON_KEY_Y);
        type_draw(end, y, TYPE_SMALL, COLOUR_PAPYRUS, word);
    }
    dim_while_resting();
}

void chrome_keys_back(void) {
    say_name((struct area){CANVAS_WIDTH - 1, CHROME_KEYS_Y, 1, CHROME_KEYS_HEIGHT}, "B Back");
}

/* A keyboard's key, as wide as its name. Returns the x after it. */
static int draw_cap(int x, int y, enum icon glyph) {
    enum { MARGIN = 4 };
    const char *const name = glyph == ICON_KEY_A ? "Enter" : glyph == ICON_KEY_B ? "Esc" : "F1";
    const int width = type_width(TYPE_SMALL, name) + 2 * MARGIN;
    canvas_box(x, y, width, GLYPH, 2, COLOUR_PAPYRUS, COLOUR_DUSK);
    type_draw(x + MARGIN, y, TYPE_SMALL, COLOUR_INK, name);
    return x + width;
}

void chrome_keys_typed(const struct chrome_key *keys, unsigned count) {
    const struct chrome_key help = {ICON_KEY_Y, "Help"};
    const int y = CHROME_KEYS_Y + 2;
    keys_ground();
    int x = 4;
    for (unsigned i = 0; i <= count; i++) {
        const struct chrome_key *const key = i < count ? &keys[i] : &help;
        if (key->glyph >= ICON_KEY_A && key->glyph <= ICON_KEY_Y) {
            x = draw_cap(x, y, key->glyph) + 3;
            x = type_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, key->word) + 6;
        }
    }
}

/* ---- status */

void chrome_status_ground(int y) {
    canvas_fill(0, y, CANVAS_WIDTH, CHROME_KEYS_Y - y, COLOUR_NIGHT);
    canvas_fill(0, y, CANVAS_WIDTH, 1, COLOUR_INK);
}

void chrome_status(int x, const char *first, const char *second) {
    type_rich(x, CHROME_LINE1, TYPE_BODY_BOLD, COLOUR_PAPYRUS, first);
    type_rich(CHROME_STATUS_X, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, second);
}

void chrome_status_button(struct area area, enum type_face face, const char *word, bool on) {
    say(SAID_CHOICE, area);
    canvas_box(area.x, area.y, area.width, area.height, PANEL_CORNER, on ? COLOUR_GOLD : COLOUR_NIGHT2,
               on ? COLOUR_INK : COLOUR_DUSK);
    type_draw_centred(area.x + area.width / 2, area.y, face, on ? COLOUR_INK : COLOUR_PAPYRUS, word);
    if (on) {
        chrome_cursor(area.x, area.y, area.width, area.height);
    }
}

/* ---- rows */

static void row_value(const struct chrome_row *row) {
    const int y = row->y + (row->height - 19) / 2;
    if (!row->focused || !row->changes) {
        type_draw_right(230, y, TYPE_BODY, row->focused ? COLOUR_INK : COLOUR_UMBER, row->value);
        return;
    }
    const int width = type_width(TYPE_BODY, row->value), middle = row->y + row->height / 2;
    type_draw_right(224, y, TYPE_BODY, COLOUR_INK, row->value);
    icon_draw_flat(227, middle - 5, ICON_ARROW_R, 5, COLOUR_INK);
    icon_draw_flat(224 - width - 9, middle - 5, ICON_ARROW_L, 5, COLOUR_INK);
}

void chrome_row_ground(int y, int height, bool focused) {
    say(SAID_CHOICE, (struct area){CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height});
    if (focused) {
        canvas_box(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height - 1, PANEL_CORNER, COLOUR_GOLD, COLOUR_INK);
        chrome_focus(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height - 1); /* a box covers it */
        canvas_fill(CHROME_PANEL_X + PANEL_CORNER, y + 1, CHROME_PANEL_WIDTH - 2 * PANEL_CORNER, 1,
                    COLOUR_WHITE);
    } else {
        canvas_fill(8, y + height - 1, 224, 1, COLOUR_SAND);
    }
}

void chrome_row(const struct chrome_row *row) {
    int x = CHROME_MARGIN;
    chrome_row_ground(row->y, row->height, row->focused);
    if (row->icon != ICON_COUNT) {
        enum { ICON = 16 };
        const struct sprite *icon = icon_sprite(row->icon, ICON); /* some are smaller: in the middle */
        icon_draw(x + (ICON - sprite_width(icon)) / 2, row->y + (row->height - 1 - sprite_height(icon)) / 2,
                  row->icon, ICON);
        x += 24;
    }
    type_draw(x, row->y + (row->height - 19) / 2, TYPE_BODY_BOLD, COLOUR_INK, row->name);
    if (row->value != NULL) {
        row_value(row);
    }
}

void chrome_level(int y, int height, unsigned level, unsigned most) {
    assert(level <= most);
    for (unsigned i = 0; i < most; i++) {
        const int x = 228 - 11 * (int)(most - i);
        canvas_fill(x, y + height / 2 - 6, 8, 12, COLOUR_INK);
        canvas_fill(x + 1, y + height / 2 - 5, 6, 10, i < level ? COLOUR_BRONZE : COLOUR_SAND);
    }
}

/* ---- cursor */

/* A corner's two strokes at its tip x, y: `right` and `down` are 1 or -1, the way in to what it holds. */
static void corner(int x, int y, int right, int down, int length) {
    const int back_x = right > 0 ? 0 : length - 1, back_y = down > 0 ? 0 : length - 1;
    const int thin_x = right > 0 ? 0 : 3, thin_y = down > 0 ? 0 : 3;
    canvas_fill(x - back_x, y - thin_y, length, 4, COLOUR_INK);
    canvas_fill(x - thin_x, y - back_y, 4, length, COLOUR_INK);
    canvas_fill(x - back_x + 1, y - thin_y + 1, length - 2, 2, COLOUR_WHITE);
    canvas_fill(x - thin_x + 1, y - back_y + 1, 2, length - 2, COLOUR_WHITE);
}

void chrome_cursor(int x, int y, int width, int height) {
    int length = width < height ? width / 2 - 1 : height / 2 - 1;
    length = (length < 7 ? length : 7) + 4;
    const int right = x + width + 3, bottom = y + height + 3;
    chrome_focus(x, y, width, height);
    corner(x - 4, y - 4, 1, 1, length);
    corner(right, y - 4, -1, 1, length);
    corner(x - 4, bottom, 1, -1, length);
    corner(right, bottom, -1, -1, length);
}

/* ---- dialogs */

void chrome_dialog(int top, int x, int y, int width, int height) {
    say(SAID_COVER, (struct area){0, top, CANVAS_WIDTH, CHROME_KEYS_Y - top});
    canvas_shade(0, top, CANVAS_WIDTH, CHROME_KEYS_Y - top, COLOUR_NIGHT, DIALOG_DARKER);
    canvas_box(x, y, width, height, DIALOG_CORNER, COLOUR_PAPYRUS, COLOUR_INK);
    canvas_frame(x + 1, y + 1, width - 2, height - 2, 2, COLOUR_GOLD);
}

int chrome_button(int x, int y, enum icon glyph, const char *word, bool first) {
    const int width = 20 + type_width(TYPE_BODY_BOLD, word) + 14;
    canvas_box(x, y, width, 22, DIALOG_CORNER, first ? COLOUR_GOLD : COLOUR_SAND,
               first ? COLOUR_INK : COLOUR_CLAY);
    if (first) {
        canvas_fill(x + DIALOG_CORNER, y + 1, width - 2 * DIALOG_CORNER, 1, COLOUR_WHITE);
    }
    if (glyph != ICON_COUNT) {
        draw_glyph(x + 6, y + 4, glyph);
    }
    type_draw(x + 26, y + 2, TYPE_BODY_BOLD, COLOUR_INK, word);
    return x + width;
}
