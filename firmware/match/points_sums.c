/* A match in parts, as the three games of a full game of Eight-Minute Empire: what each part that is over has
 * brought to each seat. */
#include <assert.h>
#include <string.h>

#include "canvas.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "standing.h"
#include "type.h"

enum {
    PARTS_MAX = 3,
    LINE = 16,
    LEFT = 10,
    STEP = 76 /* px from one seat's sum to the next: three stand side by side */
};

struct parts {
    int16_t points[PARTS_MAX][GAME_SEATS_MAX]; /* of each, not of those before it */
    int16_t all[GAME_SEATS_MAX];
    unsigned count;
};

static void end_part(struct parts *parts, const void *state) {
    struct standing standing;
    assert(parts->count < PARTS_MAX);
    standing_of(play_game(), state, &standing);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        parts->points[parts->count][seat] = (int16_t)(standing.points[seat] - parts->all[seat]);
        parts->all[seat] = standing.points[seat];
    }
    parts->count++;
}

/* The points of a part all stand when the next one begins, and nobody has any in that yet. */
static void find_parts(struct parts *parts) {
    struct match_words was, is;
    (void)match_ui()->part(replay_to(0), match_words(&was));
    for (unsigned moves = 1; moves <= play_match()->length; moves++) {
        const void *state = replay_to(moves);
        (void)match_ui()->part(state, match_words(&is));
        if (strcmp(was.words, is.words) != 0) {
            end_part(parts, state);
            memcpy(was.words, is.words, sizeof was.words);
        }
    }
    if (play_turn() == GAME_OVER) {
        end_part(parts, play_state());
    }
}

static int draw_sums(int y, const struct parts *parts) {
    int x = LEFT;
    for (unsigned seat = 0; seat < play_seats(); seat++, x += STEP) {
        struct match_words words;
        struct text *text = match_words(&words);
        for (unsigned part = 0; part < parts->count; part++) {
            text_format(text, part > 0 ? "+%d" : "%d", parts->points[part][seat]);
        }
        if (x + STEP > CANVAS_WIDTH) {
            x = LEFT;
            y += LINE;
        }
        icon_draw(x, y + 2, match_seat_icon(seat), 12);
        type_draw(x + 16, y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
    }
    return y + LINE;
}

int points_sums_draw(int y) {
    struct parts parts = {.count = 0};
    struct match_words words;
    if (match_ui()->part != NULL && match_ui()->part(play_state(), match_words(&words))) {
        find_parts(&parts);
    }
    return parts.count > 1 ? draw_sums(y, &parts) : y;
}
