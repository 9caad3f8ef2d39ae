#include "reason_words.h"

#include <assert.h>
#include <stddef.h>

#include "match_screens.h"
#include "match_turn_end.h"
#include "play.h"

/* The thing that points come from, or their source. */
static void thing_put(const struct reason *part, struct text *out) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    if (part->item != REASON_NO_ITEM && turn_end != NULL && turn_end->name != NULL) {
        const struct account_line line = {
            .points = part->points, .seat = part->seat, .source = part->source, .item = part->item};
        turn_end->name(&line, out);
    } else {
        text_put(out, match_source(part->source).word);
    }
}

/* What the number counts. */
static void name_put(const struct reason *part, struct text *out) {
    if (part->kind >= REASON_GAINS && part->kind <= REASON_KEEPS) {
        assert(part->source < play_game()->prospect_count);
        text_put(out, play_game()->prospects[part->source]);
    } else {
        thing_put(part, out);
    }
}

/* Those that name no points. */
static const char *const plain[REASON_BRINGS] = {
    [REASON_NONE] = "best in many small things",      [REASON_EVEN] = "as good as the next best move",
    [REASON_SECRET] = "the reason is secret",         [REASON_ONLY] = "nothing else could be done",
    [REASON_FEELING] = "played without much thought",
};

static void compared_put(const struct reason *part, bool on_paper, struct text *out) {
    static const char *const verbs[REASON_KINDS] = {
        [REASON_BRINGS] = "brings", [REASON_TAKES] = "costs", [REASON_GAINS] = "builds up",
        [REASON_COSTS] = "costs",   [REASON_KEEPS] = "saves", [REASON_PREPARES] = "sets up",
        [REASON_DENIES] = "holds",
    };
    const bool other =
        part->kind == REASON_TAKES || part->kind == REASON_COSTS || part->kind == REASON_DENIES;
    text_put(out, verbs[part->kind]);
    if (other) {
        text_format(out, " %s%s", match_stone(play_seat_style(part->seat)),
                    part->kind == REASON_DENIES ? " back" : "");
    }
    text_put(out, ": ");
    name_put(part, out);
    if (part->points > 0) {
        text_put(out, " ");
        match_signed_put(out, other ? -part->points : part->points, on_paper);
    }
}

void reason_put(const struct reason *part, bool on_paper, struct text *out) {
    assert(part->kind < REASON_KINDS);
    if (part->kind < REASON_BRINGS) {
        text_put(out, plain[part->kind]);
    } else {
        compared_put(part, on_paper, out);
    }
}
