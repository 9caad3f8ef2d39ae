#include "type.h"

#include "icons.h"
#include "palette.h"
#include "say.h"
#include "type_data.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static const struct type_glyph *glyph_find(const struct type_data *data, uint32_t code) {
    for (const struct type_range *range = data->ranges; range->first; range++) {
        if (code >= range->first && code <= range->last) {
            return &data->glyphs[range->glyph + (code - range->first)];
        }
    }
    return NULL;
}

static const struct type_glyph *glyph_of(enum type_face face, uint32_t code) {
    const struct type_data *data = &type_faces[face];
    const struct type_glyph *glyph = glyph_find(data, code);
    return glyph ? glyph : glyph_find(data, '?'); /* which every face has */
}

/* How many bytes follow a first byte, by its upper four bits less 12; what it carries itself. */
static const uint8_t utf8_following[4] = {1, 1, 2, 3};
static const uint8_t utf8_payload[4] = {0x1F, 0x1F, 0x0F, 0x07};

/* Takes one code point; a byte that begins none, or is cut off, is a question mark. */
static uint32_t utf8_next(const char **text) {
    const uint8_t first = (uint8_t) * (*text)++;
    if (first < 0xC0) {
        return first < 0x80 ? first : '?';
    }
    uint32_t code = first & utf8_payload[(first >> 4) - 12];
    for (int left = utf8_following[(first >> 4) - 12]; left > 0; left--) {
        const uint8_t byte = (uint8_t) * *text;
        if ((byte & 0xC0) != 0x80) {
            return '?';
        }
        code = code << 6 | (byte & 0x3F);
        (*text)++;
    }
    return code;
}

static int glyph_draw(int x, int y, enum type_face face, uint16_t colour, const struct type_glyph *glyph) {
    const struct type_data *data = &type_faces[face];
    const struct area box = {x + glyph->left, y + data->baseline - glyph->top, glyph->width, glyph->height};
    canvas_mask(box, data->stream + glyph->at, colour);
    return x + glyph->advance;
}

int type_line(enum type_face face) {
    assert(face < TYPE_FACES);
    return type_faces[face].line;
}

int type_width(enum type_face face, const char *text) {
    assert(face < TYPE_FACES && text != NULL);
    int width = 0;
    while (*text) {
        width += glyph_of(face, utf8_next(&text))->advance;
    }
    return width;
}

SAY_RARELY static void text_say(int x, int y, enum type_face face, const char *text) {
    say_words((struct area){x, y, type_width(face, text), type_line(face)}, text, strlen(text));
}

int type_draw(int x, int y, enum type_face face, uint16_t colour, const char *text) {
    assert(face < TYPE_FACES && text != NULL);
    if (say_heard()) {
        text_say(x, y, face, text);
    }
    while (*text) {
        x = glyph_draw(x, y, face, colour, glyph_of(face, utf8_next(&text)));
    }
    return x;
}

int type_draw_centred(int middle, int y, enum type_face face, uint16_t colour, const char *text) {
    return type_draw(middle - (type_width(face, text) + 1) / 2, y, face, colour, text);
}

int type_draw_right(int right, int y, enum type_face face, uint16_t colour, const char *text) {
    return type_draw(right - type_width(face, text), y, face, colour, text);
}

/* Rich text is read as items, each with the look that holds there. */
enum item_kind { ITEM_END, ITEM_LETTER, ITEM_SPACE, ITEM_NEWLINE, ITEM_ICON, ITEM_GAP };

struct item {
    enum item_kind kind;
    const struct type_glyph *glyph; /* of a letter or a space */
    const struct sprite *sprite;    /* of an icon */
    int width;
};

struct reader {
    const char *at;
    enum type_face plain, face;
    uint16_t base, colour;
};

static struct reader reader_start(enum type_face face, uint16_t colour, const char *text) {
    return (struct reader){text, face, face, colour, colour};
}

static enum type_face bold_of(enum type_face face) {
    return face == TYPE_SMALL ? TYPE_SMALL_BOLD : face == TYPE_BODY ? TYPE_BODY_BOLD : face;
}

static const struct {
    const char *name;
    uint16_t colour;
} colour_names[] = {
    {"ink", COLOUR_INK},           {"night", COLOUR_NIGHT}, {"night2", COLOUR_NIGHT2},
    {"dusk", COLOUR_DUSK},         {"mist", COLOUR_MIST},   {"papyrus", COLOUR_PAPYRUS},
    {"sand", COLOUR_SAND},         {"clay", COLOUR_CLAY},   {"umber", COLOUR_UMBER},
    {"bronze", COLOUR_BRONZE},     {"gold", COLOUR_GOLD},   {"white", COLOUR_WHITE},
    {"good", COLOUR_GOOD},         {"bad", COLOUR_BAD},     {"goodlight", COLOUR_GOODLIGHT},
    {"badlight", COLOUR_BADLIGHT},
};

static uint16_t colour_named(const char *name, size_t length, uint16_t otherwise) {
    for (size_t i = 0; i < sizeof colour_names / sizeof colour_names[0]; i++) {
        if (strlen(colour_names[i].name) == length && memcmp(colour_names[i].name, name, length) == 0) {
            return colour_names[i].colour;
        }
    }
    return otherwise;
}

static int number_read(const char *text, const char *end) {
    int number = 0;
    for (; text < end && *text >= '0' && *text <= '9'; text++) {
        number = number * 10 + (*text - '0');
    }
    return number;
}

enum { ICON_IN_TEXT = 12, ICON_IN_TITLE = 16 };

static struct item icon_item(const struct reader *reader, const char *name, const char *end) {
    const char *slash = memchr(name, '/', (size_t)(end - name));
    const enum icon icon = icon_named(name, (size_t)((slash ? slash : end) - name));
    const int usual = reader->face == TYPE_TITLE ? ICON_IN_TITLE : ICON_IN_TEXT;
    if (icon == ICON_COUNT) {
        return (struct item){ITEM_LETTER, glyph_of(reader->face, '?'), NULL,
                             glyph_of(reader->face, '?')->advance};
    }
    const struct sprite *sprite = icon_sprite(icon, slash ? number_read(slash + 1, end) : usual);
    return (struct item){ITEM_ICON, NULL, sprite, sprite_width(sprite)};
}

/* What stands in braces, without them. A colour changes the reader and is a gap of nothing. */
static struct item braced_item(struct reader *reader, const char *text, const char *end) {
    if (*text == ':') {
        reader->colour = colour_named(text + 1, (size_t)(end - text - 1), reader->base);
        return (struct item){ITEM_GAP, NULL, NULL, 0};
    }
    if (*text >= '0' && *text <= '9') {
        return (struct item){ITEM_GAP, NULL, NULL, number_read(text, end)};
    }
    return icon_item(reader, text, end);
}

static struct item letter_item(struct reader *reader) {
    const uint32_t code = utf8_next(&reader->at);
    const struct type_glyph *glyph = glyph_of(reader->face, code);
    return (struct item){code == ' ' ? ITEM_SPACE : ITEM_LETTER, glyph, NULL, glyph->advance};
}

static struct item item_next(struct reader *reader) {
    const char first = reader->at[0], second = first ? reader->at[1] : '\0';
    const bool marked = (first == '*' || first == '{') && second != first;
    if (!first) {
        return (struct item){ITEM_END, NULL, NULL, 0};
    }
    if (first == '\n') {
        reader->at++;
        return (struct item){ITEM_NEWLINE, NULL, NULL, 0};
    }
    if (marked && first == '*') {
        reader->at++;
        reader->face = reader->face == reader->plain ? bold_of(reader->plain) : reader->plain;
        return (struct item){ITEM_GAP, NULL, NULL, 0};
    }
    if (marked) {
        const char *text = reader->at + 1, *close = strchr(text, '}');
        reader->at = close ? close + 1 : text + strlen(text); /* a sign that was cut off ends the text */
        return close ? braced_item(reader, text, close) : (struct item){ITEM_END, NULL, NULL, 0};
    }
    reader->at += second == first && (first == '*' || first == '{'); /* one of the two stands for itself */
    return letter_item(reader);
}

/* The icon that an item stands for, from its opening brace on. */
static enum icon icon_at(const char *brace) {
    return icon_named(brace + 1, strcspn(brace + 1, "/}"));
}

/* Says what lies before `end` (all if NULL) on one line: letters as far as they run, and icons. */
SAY_RARELY static void items_say(struct reader reader, const char *end, int x, int y) {
    const int height = type_line(reader.plain);
    const char *run = NULL; /* of letters; NULL: none yet */
    int run_x = x;
    struct item item = {ITEM_GAP, NULL, NULL, 0};
    while (item.kind != ITEM_END && item.kind != ITEM_NEWLINE) {
        const char *at = reader.at;
        item = end == NULL || at < end ? item_next(&reader) : (struct item){ITEM_END, NULL, NULL, 0};
        const bool letter = item.kind == ITEM_LETTER || item.kind == ITEM_SPACE;
        const bool doubled = letter && reader.at == at + 2 && at[0] == at[1];
        if (run != NULL && (!letter || doubled)) {
            say_words((struct area){run_x, y, x - run_x, height}, run, (size_t)(at - run));
            run = NULL;
        }
        if (letter && run == NULL) {
            run = doubled ? at + 1 : at;
            run_x = x;
        }
        if (item.sprite) {
            say_icon((struct area){x, y, item.width, height}, icon_at(at), SAY_NOBODYS);
        }
        x += item.width;
    }
}

/* Draws what lies before `end` (all if NULL) on one line; returns the x after it. */
static int items_draw(struct reader reader, const char *end, int x, int y) {
    if (say_heard()) {
        items_say(reader, end, x, y);
    }
    while (!end || reader.at < end) {
        const struct item item = item_next(&reader);
        if (item.kind == ITEM_END || item.kind == ITEM_NEWLINE) {
            break;
        }
        if (item.sprite) {
            canvas_sprite(x, y + (type_line(reader.plain) - sprite_height(item.sprite)) / 2, item.sprite);
        }
        if (item.glyph) {
            glyph_draw(x, y, reader.face, reader.colour, item.glyph);
        }
        x += item.width;
    }
    return x;
}

enum type_face type_fitting(enum type_face face, const char *text, int room) {
    static const uint8_t smaller[TYPE_FACES] = {
        [TYPE_HUGE] = TYPE_TITLE,           [TYPE_BIG] = TYPE_TITLE,
        [TYPE_TITLE] = TYPE_BODY_BOLD,      [TYPE_BODY] = TYPE_SMALL,
        [TYPE_BODY_BOLD] = TYPE_SMALL_BOLD, [TYPE_SMALL_BOLD] = TYPE_SMALL,
        [TYPE_SMALL] = TYPE_SMALL,          [TYPE_CHIP] = TYPE_CHIP};
    while (face != smaller[face] && type_rich_width(face, text) > room) {
        face = (enum type_face)smaller[face];
    }
    return face;
}

int type_rich_width(enum type_face face, const char *text) {
    assert(face < TYPE_FACES && text != NULL);
    struct reader reader = reader_start(face, 0, text);
    struct item item = item_next(&reader);
    int width = 0;
    for (; item.kind != ITEM_END && item.kind != ITEM_NEWLINE; item = item_next(&reader)) {
        width += item.width;
    }
    return width;
}

int type_rich(int x, int y, enum type_face face, uint16_t colour, const char *text) {
    assert(face < TYPE_FACES && text != NULL);
    return items_draw(reader_start(face, colour, text), NULL, x, y);
}

struct line {
    const char *end;    /* where its letters end */
    struct reader next; /* the line after it */
    bool last;
};

static struct line line_find(struct reader reader, int width) {
    struct line line = {NULL, reader, false};
    int x = 0;
    for (;;) {
        const char *before = reader.at;
        const struct item item = item_next(&reader);
        if (item.kind == ITEM_SPACE || item.kind == ITEM_NEWLINE || item.kind == ITEM_END) {
            if (x > width && line.end) {
                return line; /* the word that ends here was too much: the break before it holds */
            }
            line = (struct line){before, reader, item.kind == ITEM_END};
        }
        if (item.kind == ITEM_NEWLINE || item.kind == ITEM_END) {
            return line;
        }
        x += item.width;
    }
}

static int lines_draw(struct area box, struct reader reader, bool drawn) {
    const int height = type_line(reader.plain);
    for (int count = 0;; count++) {
        const struct line line = line_find(reader, box.width);
        if (drawn && (count + 1) * height <= box.height) {
            items_draw(reader, line.end, box.x, box.y + count * height);
        } else if (drawn) {
            say_lost(box, reader.at);
        }
        if (line.last) {
            return count + 1;
        }
        reader = line.next;
    }
}

int type_wrap(struct area box, enum type_face face, uint16_t colour, const char *text) {
    assert(face < TYPE_FACES && text != NULL);
    return lines_draw(box, reader_start(face, colour, text), true);
}

int type_wrap_lines(int width, enum type_face face, const char *text) {
    assert(face < TYPE_FACES && text != NULL);
    return lines_draw((struct area){0, 0, width, 0}, reader_start(face, 0, text), false);
}
