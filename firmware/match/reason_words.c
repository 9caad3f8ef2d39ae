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
    [REASON_NONE] = "a little better in many ways",   [REASON_EVEN] = "no other move is clearly better",
    [REASON_SECRET] = "the reason is secret",         [REASON_ONLY] = "the only legal move",
    [REASON_FEELING] = "played without much thought",
};

/* Before the thing, and after it. */
static const struct verb {
    const char *before, *after;
    bool other; /* whose points these are comes first */
} verbs[REASON_KINDS] = {
    [REASON_BRINGS] = {"gains ", "", false},
    [REASON_TAKES] = {"costs ", "", true},
    [REASON_GAINS] = {"", "", false},
    [REASON_COSTS] = {"costs ", "", true},
    [REASON_KEEPS] = {"saves ", "", false},
    [REASON_PREPARES] = {"more from ", " later", false},
    [REASON_DENIES] = {"less from ", " later for ", false},
};

static void compared_put(const struct reason *part, bool on_paper, struct text *out) {
    const char *const stone = match_stone(play_seat_style(part->seat));
    const struct verb *const verb = &verbs[part->kind];
    text_put(out, verb->before);
    if (verb->other) {
        text_format(out, "%s ", stone);
    }
    name_put(part, out);
    text_put(out, verb->after);
    if (part->kind == REASON_DENIES) {
        text_put(out, stone);
    } else if (part->points > 0 && part->kind < REASON_PREPARES) { /* later ones are no numbers to count on */
        text_put(out, " ");
        match_signed_put(out, verb->other ? -part->points : part->points, on_paper);
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
