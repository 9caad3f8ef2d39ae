#include "reason_words.h"

#include <assert.h>
#include <stddef.h>

#include "match_ending.h"
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

/* Those that name no points. */
static const char *const plain[REASON_BRINGS] = {
    [REASON_NONE] = "a little more in the long run",  [REASON_EVEN] = "no other move is clearly better",
    [REASON_SECRET] = "the reason is secret",         [REASON_ONLY] = "the only legal move",
    [REASON_FEELING] = "played without much thought",
};

static void stone_put(const struct reason *part, struct text *out) {
    text_put(out, match_stone(play_seat_style(part->seat)));
}

/* "brings Troy +6", "takes A11 from ■ −1": the only numbers, for they are points of the turn's account. */
static void points_put(const struct reason *part, bool on_paper, struct text *out) {
    const bool takes = part->kind == REASON_TAKES;
    text_put(out, takes ? "takes " : "brings ");
    thing_put(part, out);
    if (takes) {
        text_put(out, " from ");
        stone_put(part, out);
    }
    text_put(out, " ");
    if (takes) {
        match_other_put(out, -part->points);
    } else {
        match_signed_put(out, part->points, on_paper);
    }
}

/* "puts more armies on the map", "saves coins", "destroys armies of ■" */
static void prospect_put(const struct reason *part, struct text *out) {
    assert(part->source < play_game()->prospect_count);
    const struct game_prospect *const prospect = &play_game()->prospects[part->source];
    if (part->kind == REASON_GAINS) {
        text_put(out, prospect->gains);
        return;
    }
    if (part->kind == REASON_COSTS) {
        text_put(out, prospect->costs);
        text_put(out, " ");
        stone_put(part, out);
    } else {
        text_put(out, "saves ");
        text_put(out, prospect->name);
    }
}

/* "promises points from cities later", "costs ■ points from cities later"; nothing is later than the last
 * round */
static void later_put(const struct reason *part, struct text *out) {
    const bool own = part->kind == REASON_PREPARES;
    if (own && play_game()->later != NULL && play_game()->later[part->source] != NULL) {
        text_put(out, play_game()->later[part->source]);
        return;
    }
    text_put(out, own ? "promises" : "costs ");
    if (!own) {
        stone_put(part, out);
    }
    text_put(out, " points from ");
    thing_put(part, out);
    text_put(out, match_last_round() ? " at the end" : " later");
}

void reason_put(const struct reason *part, bool on_paper, struct text *out) {
    assert(part->kind < REASON_KINDS);
    if (part->kind < REASON_BRINGS) {
        text_put(out, plain[part->kind]);
    } else if (part->kind <= REASON_TAKES) {
        points_put(part, on_paper, out);
    } else if (part->kind <= REASON_KEEPS) {
        prospect_put(part, out);
    } else {
        later_put(part, out);
    }
}
