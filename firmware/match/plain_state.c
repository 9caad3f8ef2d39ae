#include "plain_state.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "type.h"

enum { TOP = 0, DEEPEST_IN_LINES = 1 }; /* what lies deeper stands in the line of what it belongs to */

/* Takes JSON byte by byte. */
struct lines {
    const struct plain_reader *reader; /* NULL: they are only counted */
    unsigned count;
    unsigned depth;                  /* of brackets */
    unsigned set_in;                 /* of the line that is being made */
    char words[PLAIN_STATE_LETTERS]; /* this line */
    size_t used;
    char token[PLAIN_STATE_LETTERS]; /* a key or a value */
    size_t length;
    bool quoted, escaped;
    bool empty;     /* the bracket was opened just now */
    unsigned items; /* of the list that is the member */
};

static void line_end(struct lines *lines) {
    while (lines->used > 0 &&
           (lines->words[lines->used - 1] == ' ' || lines->words[lines->used - 1] == ',')) {
        lines->used--;
    }
    if (lines->used > 0) {
        lines->words[lines->used] = '\0';
        if (lines->reader != NULL) {
            lines->reader->line(lines->count, lines->set_in, lines->words);
        }
        lines->count++;
    }
    lines->used = 0;
}

static void line_begin(struct lines *lines, unsigned set_in) {
    line_end(lines);
    lines->set_in = set_in;
}

static bool has_room(struct lines *lines, const char *bytes, size_t count) {
    if (lines->used + count + 1 > sizeof lines->words) {
        return false;
    }
    memcpy(lines->words + lines->used, bytes, count);
    lines->words[lines->used + count] = '\0';
    const int room = PLAIN_STATE_WIDTH - PLAIN_STATE_SET_IN * (int)lines->set_in;
    return type_width(TYPE_SMALL_BOLD, lines->words) <= room;
}

/* What has no room goes on in a line below, set in further. */
static void put(struct lines *lines, const char *bytes, size_t count) {
    if (!has_room(lines, bytes, count)) {
        line_begin(lines, lines->depth > DEEPEST_IN_LINES ? DEEPEST_IN_LINES + 1 : lines->depth + 1);
    }
    assert(lines->used + count < sizeof lines->words);
    memcpy(lines->words + lines->used, bytes, count);
    lines->used += count;
}

static const char *in_words(const char *token) {
    static const char *const words[][2] = {{"true", "yes"}, {"false", "no"}, {"null", "none"}};
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(token, words[i][0]) == 0) {
            return words[i][1];
        }
    }
    return token;
}

static void token_end(struct lines *lines) {
    lines->token[lines->length] = '\0';
    const char *words = in_words(lines->token);
    put(lines, words, strlen(words));
    lines->length = 0;
}

static void token_add(struct lines *lines, char letter) {
    lines->empty = false;
    if (lines->length + 1 < sizeof lines->token) {
        lines->token[lines->length++] = letter == '_' ? ' ' : letter;
    }
}

static void put_number(struct lines *lines, unsigned number) {
    char digits[2] = {(char)('0' + number / 10 % 10), (char)('0' + number % 10)};
    const bool two = number >= 10;
    put(lines, two ? digits : digits + 1, two ? 2 : 1);
    put(lines, "  ", 2);
}

/* Things of a list are numbered. */
static void open_bracket(struct lines *lines) {
    if (lines->depth == TOP) {
        lines->items = 0;
    } else if (lines->depth == DEEPEST_IN_LINES) {
        line_begin(lines, DEEPEST_IN_LINES);
        put_number(lines, ++lines->items);
    }
    lines->depth++;
    lines->empty = true;
}

static void close_bracket(struct lines *lines) {
    token_end(lines);
    assert(lines->depth > 0);
    lines->depth--;
    if (lines->empty) {
        put(lines, "none", 4);
    }
    lines->empty = false;
}

static void separate(struct lines *lines) {
    token_end(lines);
    if (lines->depth == TOP) {
        line_begin(lines, TOP);
    } else if (has_room(lines, ", ", 2)) { /* at the end of a line it needs no comma */
        put(lines, ", ", 2);
    }
}

static void take_bare(struct lines *lines, char letter) {
    switch (letter) {
    case '{':
    case '[':
        open_bracket(lines);
        break;
    case '}':
    case ']':
        close_bracket(lines);
        break;
    case ':':
        token_end(lines);
        put(lines, " ", 1);
        break;
    case ',':
        separate(lines);
        break;
    case '"':
        lines->quoted = true;
        break;
    default:
        token_add(lines, letter);
        break;
    }
}

static void take_quoted(struct lines *lines, char letter) {
    if (!lines->escaped && letter == '\\') {
        lines->escaped = true;
    } else if (!lines->escaped && letter == '"') {
        lines->quoted = false;
    } else {
        lines->escaped = false;
        token_add(lines, letter);
    }
}

static void lines_put(void *to, const char *bytes, size_t count) {
    struct lines *lines = to;
    for (size_t i = 0; i < count; i++) {
        if (lines->quoted) {
            take_quoted(lines, bytes[i]);
        } else {
            take_bare(lines, bytes[i]);
        }
    }
}

unsigned plain_state_lines(const struct game *game, const void *state, int viewer,
                           const struct plain_reader *reader) {
    struct lines lines = {.reader = reader};
    struct text text = {lines_put, &lines};
    struct json json = {.out = &text};
    game->json(state, viewer, &json);
    token_end(&lines);
    line_end(&lines);
    return lines.count;
}
