#include "plain_choice.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "match.h"
#include "play.h"

/* A move's text, and the part of it that is in question. */
struct parts {
    struct text_buffer buffer;
    char words[GAME_WORD_MAX];
    const char *next; /* the part after those that were asked for; "" after the last */
    size_t length;    /* of that part */
};

/* Where the part of that number begins in a text; at its end, where it has fewer. */
static const char *part_begin(const char *words, unsigned part) {
    for (; part > 0 && *words != '\0'; words++) {
        part -= *words == ':';
    }
    return words;
}

static void parts_read(struct parts *parts, move_t move, unsigned part) {
    play_game()->text(play_state(), move, text_into(&parts->buffer, parts->words, sizeof parts->words));
    assert(!parts->buffer.cut);
    parts->next = part_begin(parts->words, part);
    parts->length = strcspn(parts->next, ":");
}

/* Bytes before the part in question, without the colon between. */
static size_t before_next(const struct parts *parts) {
    const size_t before = (size_t)(parts->next - parts->words);
    return before > 0 && parts->words[before - 1] == ':' ? before - 1 : before;
}

/* Up to the part in question they are the same. */
static bool same_before(const struct parts *one, const struct parts *other) {
    const size_t before = before_next(one);
    return before == before_next(other) && memcmp(one->words, other->words, before) == 0;
}

static bool same_next(const struct parts *one, const struct parts *other) {
    return one->length == other->length && memcmp(one->next, other->next, one->length) == 0;
}

/* A move leaves eight bits of its number free: there lies a mark of its next part, so that texts are compared
 * only where they may well be the same. */
static move_t marked(const struct parts *parts, move_t move) {
    uint32_t mark = 0;
    for (size_t i = 0; i < parts->length; i++) {
        mark = mark * 31 + (uint8_t)parts->next[i];
    }
    return move | (mark & 0xff) << GAME_MOVE_BITS;
}

#define UNMARKED(move) ((move) & ((1u << GAME_MOVE_BITS) - 1))

/* Where in a list of marked moves one with the same next part stands; `count`: there is none. */
static unsigned find_next(const move_t *list, unsigned count, const struct parts *parts, move_t move,
                          unsigned part) {
    struct parts other;
    for (unsigned i = 0; i < count; i++) {
        if (list[i] >> GAME_MOVE_BITS == move >> GAME_MOVE_BITS) {
            parts_read(&other, UNMARKED(list[i]), part);
            if (same_next(&other, parts)) {
                return i;
            }
        }
    }
    return count;
}

/* Of the moves that are left those that are the first with their next part, marked, in the scratch list. */
static unsigned distinct(const struct plain_choice *choice, move_t *list) {
    struct parts like, parts;
    const unsigned all = match_moves(play_match(), list);
    unsigned count = 0;
    parts_read(&like, choice->like, choice->parts);
    for (unsigned i = 0; i < all; i++) {
        parts_read(&parts, list[i], choice->parts);
        const move_t move = marked(&parts, list[i]);
        if (same_before(&parts, &like) && find_next(list, count, &parts, move, choice->parts) == count) {
            assert(count <= i);
            list[count++] = move;
        }
    }
    return count;
}

/* A line for a part: the whole move, where no other has that part. */
static struct plain_line line_of(const struct plain_choice *choice, move_t move) {
    struct parts mine, parts;
    move_t *list = match_scratch();
    const unsigned all = match_moves(play_match(), list);
    unsigned same = 0;
    parts_read(&mine, move, choice->parts);
    for (unsigned i = 0; i < all; i++) {
        parts_read(&parts, list[i], choice->parts);
        same += same_before(&parts, &mine) && same_next(&parts, &mine);
    }
    enum { MOST = 255 };
    const enum plain_kind kind = same == 1 ? PLAIN_MOVE : PLAIN_PART;
    return (struct plain_line){.move = UNMARKED(move),
                               .kind = (uint8_t)kind,
                               .last = UNMARKED(move),
                               .more = (uint8_t)(same < MOST ? same : MOST)};
}

static unsigned lines_of_parts(const struct plain_choice *choice, struct plain_line lines[PLAIN_LINES],
                               const move_t *list, unsigned count) {
    assert(count <= PLAIN_LINES);
    for (unsigned i = 0; i < count; i++) {
        lines[i].move = UNMARKED(list[i]);
    }
    for (unsigned i = 0; i < count; i++) { /* now the list is written over */
        lines[i] = line_of(choice, lines[i].move);
    }
    return count;
}

/* As many groups as there is room for, of two or more, and of one size but for one. */
static unsigned lines_of_groups(struct plain_line lines[PLAIN_LINES], const move_t *list, unsigned count) {
    const unsigned least = (count + PLAIN_LINES - 1) / PLAIN_LINES, groups = count / least;
    assert(least > 1 && groups <= PLAIN_LINES);
    for (unsigned i = 0; i < groups; i++) {
        const unsigned from = i * count / groups, to = (i + 1) * count / groups;
        lines[i] = (struct plain_line){.move = UNMARKED(list[from]),
                                       .kind = PLAIN_GROUP,
                                       .last = UNMARKED(list[to - 1]),
                                       .more = (uint8_t)(to - from)};
    }
    return groups;
}

unsigned plain_choice_lines(struct plain_choice *choice, struct plain_line lines[PLAIN_LINES]) {
    move_t *list = match_scratch();
    if (choice->parts == 0 && match_moves(play_match(), list) > 0) {
        choice->like = list[0];
    }
    unsigned all = play_turn() == GAME_OVER ? 0 : distinct(choice, list);
    while (all == 1 && choice->count == 0) {
        const unsigned made = lines_of_parts(choice, lines, list, 1);
        if (lines[0].kind == PLAIN_MOVE) {
            return made;
        }
        choice->parts++;
        all = distinct(choice, list);
    }
    const unsigned from = choice->from, count = choice->count == 0 ? all : choice->count;
    assert(from + count <= all);
    return count <= PLAIN_LINES ? lines_of_parts(choice, lines, list + from, count)
                                : lines_of_groups(lines, list + from, count);
}

struct plain_choice plain_choice_enter(const struct plain_choice *choice, const struct plain_line *lines,
                                       unsigned at) {
    struct plain_choice next = *choice;
    assert(at < PLAIN_LINES && lines[at].kind != PLAIN_MOVE);
    if (lines[at].kind == PLAIN_GROUP) {
        next.count = lines[at].more;
        for (unsigned i = 0; i < at; i++) {
            next.from = (uint16_t)(next.from + lines[i].more);
        }
    } else {
        next = (struct plain_choice){.like = lines[at].move, .parts = (uint8_t)(choice->parts + 1)};
    }
    return next;
}

bool plain_choice_back(struct plain_choice *choice) {
    struct plain_line lines[PLAIN_LINES];
    struct plain_choice before = {.like = choice->like, .parts = choice->parts};
    if (choice->count != 0) {
        *choice = before;
        return true;
    }
    while (before.parts > 0) { /* over the parts that chose themselves */
        struct plain_choice tried = {.like = choice->like, .parts = --before.parts};
        (void)plain_choice_lines(&tried, lines);
        if (tried.parts < choice->parts) {
            *choice = tried;
            return true;
        }
    }
    return false;
}

/* ---- words */

/* Colons and dashes become spaces. */
static void put_plain(struct text *out, const char *from, const char *to, bool capital) {
    for (const char *at = from; at < to; at++) {
        const bool small = *at >= 'a' && *at <= 'z';
        const bool space = *at == ':' || *at == '-' || *at == '_';
        text_char(out, space ? ' ' : capital && at == from && small ? (char)(*at - 'a' + 'A') : *at);
    }
}

void plain_choice_words(const struct plain_choice *choice, struct text *out) {
    struct parts parts;
    parts_read(&parts, choice->like, choice->parts);
    put_plain(out, parts.words, parts.words + before_next(&parts), true);
}

void plain_line_words(const struct plain_choice *choice, const struct plain_line *line, struct text *out) {
    struct parts parts;
    parts_read(&parts, line->move, choice->parts);
    if (parts.length == 0) {
        text_put(out, "Nothing more");
        return;
    }
    put_plain(out, parts.next, parts.next + (line->kind == PLAIN_MOVE ? strlen(parts.next) : parts.length),
              true);
    if (line->kind == PLAIN_GROUP) {
        parts_read(&parts, line->last, choice->parts);
        text_put(out, " – ");
        put_plain(out, parts.next, parts.next + parts.length, true);
    }
}
