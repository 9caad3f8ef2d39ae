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

/* Before the thing (of another seat's: before its stone, and after that), and after it. */
static const struct verb {
    const char *before, *whom, *after;
    bool counted; /* what is only compared with other moves, or comes later, is no number to count on */
} verbs[REASON_KINDS] = {
    [REASON_BRINGS] = {"for ", NULL, "", true},
    [REASON_TAKES] = {"to cost ", " ", "", true},
    [REASON_GAINS] = {"for ", NULL, "", true},
    [REASON_COSTS] = {"to keep ", " short of ", "", false},
    [REASON_KEEPS] = {"to save ", NULL, "", false},
    [REASON_PREPARES] = {"for ", NULL, " later", false},
    [REASON_DENIES] = {"to hold ", " back in ", "", false},
};

static void compared_put(const struct reason *part, bool on_paper, struct text *out) {
    const struct verb *const verb = &verbs[part->kind];
    text_put(out, verb->before);
    if (verb->whom != NULL) {
        text_format(out, "%s%s", match_stone(play_seat_style(part->seat)), verb->whom);
    }
    name_put(part, out);
    text_put(out, verb->after);
    if (verb->counted && part->points > 0) {
        text_put(out, " ");
        match_signed_put(out, verb->whom != NULL ? -part->points : part->points, on_paper);
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
