#include "screen_text.h"

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "chrome.h"
#include "icon_words.h"
#include "json.h"
#include "say.h"
#include "screen.h"

enum {
    LINE_ROOM = 400, /* bytes of a line's words, and of what is known of each */
    LEVEL = 6,       /* px: middles that lie no further apart are on one line */
    PAUSE = 12,      /* px: so much between two words is a comma; */
    SPACE = 2,       /* so little is a space */
    SHADOW = 2,
};

/* A word or an icon of the line; its letters follow it. */
struct piece {
    uint8_t order;               /* from the left; all of a group have the group's */
    uint8_t level;               /* its middle, or the group's */
    uint8_t left, right, middle; /* its own */
    uint8_t length;
    bool icon : 1, dim : 1, grouped : 1;
};

/* What is heard during one drawing: the first line after `from`, as far as the drawing has come. Not on the
 * stack, for drawing takes most of what there is. */
static struct {
    struct area within; /* only what has its middle in here counts */
    int from, level;    /* below 0: none found yet */
    struct area cursor, group;
    bool grouped, cut; /* `cut`: there was no room for all of it */
    uint16_t used;
    uint8_t room[LINE_ROOM];
} line;

/* ---- pieces */

static struct piece piece_at(unsigned at) {
    struct piece piece;
    assert(at + sizeof piece <= line.used);
    memcpy(&piece, line.room + at, sizeof piece);
    return piece;
}

static unsigned after(unsigned at) {
    return at + (unsigned)sizeof(struct piece) + piece_at(at).length;
}

static void drop(unsigned at) {
    const unsigned end = after(at);
    memmove(line.room + at, line.room + end, line.used - end);
    line.used = (uint16_t)(line.used - (end - at));
}

static bool holds(const struct area *area, int x, int y) {
    return x >= area->x && x < area->x + area->width && y >= area->y && y < area->y + area->height;
}

static int middle_x(const struct area *area) {
    return area->x + area->width / 2;
}

static int middle_y(const struct area *area) {
    return area->y + area->height / 2;
}

static uint8_t pixel(int at) {
    return (uint8_t)(at < 0 ? 0 : at > CANVAS_WIDTH ? CANVAS_WIDTH : at);
}

/* The same letters a pixel or two away are a shadow. */
static bool is_shadow(const struct piece *piece, const char *letters) {
    for (unsigned at = 0; at < line.used; at = after(at)) {
        const struct piece other = piece_at(at);
        if (other.length == piece->length && abs(other.left - piece->left) <= SHADOW &&
            abs(other.middle - piece->middle) <= SHADOW &&
            memcmp(line.room + at + sizeof other, letters, other.length) == 0) {
            return true;
        }
    }
    return false;
}

/* From left to right; what stands at the same place, as it came. */
static void insert(const struct piece *piece, const char *letters) {
    const unsigned bytes = (unsigned)sizeof *piece + piece->length;
    unsigned at = 0;
    while (at < line.used && piece_at(at).order <= piece->order) {
        at = after(at);
    }
    line.cut |= line.used + bytes > sizeof line.room;
    if (!line.cut) {
        memmove(line.room + at + bytes, line.room + at, line.used - at);
        memcpy(line.room + at, piece, sizeof *piece);
        memcpy(line.room + at + sizeof *piece, letters, piece->length);
        line.used = (uint16_t)(line.used + bytes);
    }
}

/* A line that lies above the one found so far takes its place; what belongs to that one is found again, by
 * the drawing for the next line. */
static void level_is(int level) {
    line.level = level;
    line.cut = false;
    for (unsigned at = 0; at < line.used;) {
        if (piece_at(at).level > level + LEVEL) {
            drop(at);
        } else {
            at = after(at);
        }
    }
}

static void take(const struct saying *saying, const char *letters, size_t length) {
    const struct area *place = line.grouped ? &line.group : &saying->area;
    const int x = middle_x(&saying->area), y = middle_y(&saying->area), level = middle_y(place);
    if (length == 0 || length > UINT8_MAX || level <= line.from || !holds(&line.within, x, y)) {
        return;
    }
    if (line.level < 0 || level < line.level) {
        level_is(level);
    }
    if (level <= line.level + LEVEL) {
        const struct piece piece = {
            .order = pixel(place->x),
            .level = pixel(level),
            .left = pixel(saying->area.x),
            .right = pixel(saying->area.x + saying->area.width),
            .middle = pixel(y),
            .length = (uint8_t)length,
            .icon = saying->what != SAID_WORDS,
            .grouped = line.grouped,
        };
        if (!is_shadow(&piece, letters)) {
            insert(&piece, letters);
        }
    }
}

static void take_icon(const struct saying *saying) {
    char room[ICON_WORDS_ROOM];
    const size_t length = icon_words(room, saying->icon, saying->seat_style);
    take(saying, room, length);
}

static bool lies_in(const struct area *area, const struct piece *piece) {
    return holds(area, (piece->left + piece->right) / 2, piece->middle);
}

static void cover(const struct area *area) {
    for (unsigned at = 0; at < line.used;) {
        const struct piece piece = piece_at(at);
        if (lies_in(area, &piece)) {
            drop(at);
        } else {
            at = after(at);
        }
    }
    if (holds(area, middle_x(&line.cursor), middle_y(&line.cursor))) {
        line.cursor = (struct area){0};
    }
}

static void shade(const struct area *area) {
    for (unsigned at = 0; at < line.used; at = after(at)) {
        struct piece piece = piece_at(at);
        piece.dim |= lies_in(area, &piece);
        memcpy(line.room + at, &piece, sizeof piece);
    }
}

static void hear(const struct saying *saying) {
    if (saying->what == SAID_WORDS || saying->what == SAID_NAME) {
        take(saying, saying->words, saying->length);
    } else if (saying->what == SAID_ICON) {
        take_icon(saying);
    } else if (saying->what == SAID_GROUP || saying->what == SAID_APART) {
        line.grouped = saying->what == SAID_GROUP;
        line.group = saying->area;
    } else if (saying->what == SAID_CURSOR) {
        line.cursor = saying->area;
    } else if (saying->what == SAID_COVER) {
        cover(&saying->area);
    } else if (saying->what == SAID_SHADE) {
        shade(&saying->area);
    }
}

static const struct listener listening = {.hear = hear, .draws = false};

static void listen(struct area within, int from) {
    memset(&line, 0, sizeof line);
    line.within = within;
    line.from = from;
    line.level = -1;
    screens_say(&listening);
}

/* ---- the words of a line */

static bool is_space(unsigned at) {
    return line.room[at] == ' ';
}

/* Between two pieces, of which the second begins at `at`. */
static const char *between(unsigned before_at, unsigned at) {
    const struct piece before = piece_at(before_at), piece = piece_at(at);
    const bool same = before.grouped && piece.grouped && before.order == piece.order;
    const int gap = same ? SPACE : piece.left - before.right;
    const bool spaced = is_space(at - 1) || is_space(at + (unsigned)sizeof piece);
    return gap >= PAUSE || (before.grouped && piece.grouped && !same)          ? ", "
           : !spaced && (gap >= SPACE || gap < 0 || before.icon || piece.icon) ? " "
                                                                               : "";
}

static void put(struct text *out, bool json) {
    for (unsigned at = 0, before = 0; at < line.used; before = at, at = after(at)) {
        const struct piece piece = piece_at(at);
        const char *letters = (const char *)line.room + at + sizeof piece;
        text_put(out, at > 0 ? between(before, at) : "");
        text_put(out, piece.dim ? "(" : "");
        if (json) {
            json_letters(out, letters, piece.length);
        } else {
            text_bytes(out, letters, piece.length);
        }
        text_put(out, piece.dim ? ")" : "");
    }
    text_put(out, line.cut ? " and more" : "");
}

/* ---- parts */

static const struct area places[SCREEN_PARTS] = {
    [SCREEN_TITLE] = {0, 0, CANVAS_WIDTH, CHROME_TITLE_HEIGHT},
    [SCREEN_LINES] = {0, CHROME_CONTENT_Y, CANVAS_WIDTH, CHROME_KEYS_Y - CHROME_CONTENT_Y},
    [SCREEN_KEYS] = {0, CHROME_KEYS_Y, CANVAS_WIDTH, CHROME_KEYS_HEIGHT},
};

/* `before`: what JSON has before it; NULL: it is to be plain. */
static bool next_line(struct screen_reader *reader, struct text *out, const char *before) {
    struct area within = places[reader->part];
    if (reader->part == SCREEN_CURSOR) {
        listen(within, 0);
        within = line.cursor;
    }
    do {
        listen(within, reader->y);
        reader->y = (uint8_t)(line.level + LEVEL);
    } while (line.level >= 0 && line.used == 0); /* all that stood there is covered */
    text_put(out, line.level >= 0 && before != NULL ? before : "");
    put(out, before != NULL);
    return line.level >= 0;
}

static bool part_line(struct screen_reader *reader, struct text *out, const char *before) {
    assert(reader->part < SCREEN_PARTS);
    if (next_line(reader, out, before)) {
        return true;
    }
    reader->part++;
    reader->y = 0;
    return false;
}

struct screen_reader screen_text_begin(void) {
    return (struct screen_reader){SCREEN_TITLE, 0, screens_pictures()};
}

bool screen_text_line(struct screen_reader *reader, struct text *out) {
    return part_line(reader, out, NULL);
}

bool screen_text_json(struct screen_reader *reader, struct text *out) {
    static const struct {
        const char *begin, *between, *end;
    } marks[SCREEN_PARTS] = {
        [SCREEN_TITLE] = {"{\"title\":\"", ", ", "\""},
        [SCREEN_LINES] = {",\"lines\":[\"", "\",\"", "\"]"},
        [SCREEN_CURSOR] = {",\"cursor\":\"", ", ", "\""},
        [SCREEN_KEYS] = {",\"keys\":\"", ", ", "\""},
    };
    const unsigned part = reader->part;
    const bool first = reader->y == 0;
    text_put(out, first ? marks[part].begin : "");
    if (!part_line(reader, out, first ? "" : marks[part].between)) {
        text_put(out, marks[part].end);
    }
    if (reader->part == SCREEN_PARTS) {
        text_put(out, reader->picture == screens_pictures() ? "}" : ",\"moved\":true}");
    }
    return reader->part < SCREEN_PARTS;
}
