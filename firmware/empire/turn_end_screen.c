/* What a turn brought: goods, regions and continents won and lost, the card that came into the row. And
 * between two games of a full game, how it stands. */
#include <string.h>

#include "empire_ui.h"
#include "match_pause.h"
#include "match_turn_end.h"
#include "memory.h"
#include "standing.h"

/* ---- the turn that is over */

/* The card that was taken, also where it brings no points. */
static void taken_line(const struct match_turn *turn) {
    const struct empire_state *before = turn->before;
    const unsigned id = empire_row_card(before, empire_move_second(turn->first));
    const struct empire_card *card = empire_card(before, id);
    struct match_turn_words line = {.icon = empire_ui_good_icon(card->good)};
    if (card->good < EMPIRE_GOODS) {
        const struct empire_goods with = empire_goods_with(before, turn->seat, id);
        empire_ui_goods_put(match_words(&line.title), &with, card);
    } else {
        text_put(match_words(&line.title), "Wild: adds to other goods");
    }
    match_turn_done(turn, &line);
}

static void name_put(const struct account_line *line, struct text *text) {
    text_put(text, line->item >= EMPIRE_ITEM_EARLIER          ? "earlier games"
                   : line->source == EMPIRE_SOURCE_REGIONS    ? empire_ui_region(line->item).words
                   : line->source == EMPIRE_SOURCE_CONTINENTS ? empire_ui_continent(line->item).words
                                                              : empire_good_word(line->item % EMPIRE_GOODS));
}

/* "ore +2"; "+A18", and the shape of whoever had it, or has it now. */
static void item_put(struct text *text, const struct account_line *line) {
    const bool won = line->points > 0, other = line->other != GAME_NOBODY;
    if (line->source == EMPIRE_SOURCE_GOODS) {
        name_put(line, text);
        text_put(text, "\u00a0");
        match_signed_put(text, line->points, true);
    } else {
        text_put(text, won ? "{:good}+" : "{:bad}−");
        name_put(line, text);
        text_format(text, other ? "%s{:}%s" : "{:}", won ? "\u00a0from\u00a0" : "\u00a0to\u00a0",
                    other ? empire_ui_owner(line->other) : "");
    }
}

/* All of the seat that come from there, as far as there is room. */
static void items_put(const struct match_turn *turn, const struct account_line *first,
                      struct match_words *out) {
    enum { ITEM_BYTES = 48 }; /* at most, with what joins it */
    struct account account;
    struct account_line line;
    account_begin(&account, &empire, turn->before, turn->after, first->seat);
    while (account_next(&account, &line)) {
        const size_t used = strlen(out->words);
        if (line.source == first->source && line.points != 0 && line.item < EMPIRE_ITEM_EARLIER) {
            text_put(&out->buffer.text, used == 0 ? "" : used > MATCH_WORDS - ITEM_BYTES ? " …" : "{4} ");
            if (used > MATCH_WORDS - ITEM_BYTES) {
                return;
            }
            item_put(&out->buffer.text, &line);
        }
    }
}

/* A seat's line of a source names all that has changed in it. */
static void change(const struct match_turn *turn, const struct account_line *first,
                   struct match_turn_words *out) {
    const struct source_look look = match_source(first->source);
    struct match_words source;
    struct account_sum before[GAME_SEATS_MAX], after[GAME_SEATS_MAX];
    out->icon =
        first->source == EMPIRE_SOURCE_GOODS ? empire_ui_good_icon(first->item % EMPIRE_GOODS) : look.icon;
    account_sums(&empire, turn->before, ~(1u << first->source), before);
    account_sums(&empire, turn->after, ~(1u << first->source), after);
    text_format(match_words(&out->title),
                first->source == EMPIRE_SOURCE_GOODS ? "Points for %s %d to %d" : "%s %d to %d",
                first->source == EMPIRE_SOURCE_GOODS ? look.word : match_capital(&source, look.word),
                before[first->seat].points, after[first->seat].points);
    items_put(turn, first, &out->words);
}

/* Points come and go then by goods that no card brought. */
static void wild_put(const void *before, const void *after, unsigned seat, struct text *out) {
    unsigned from, to;
    if (empire_wild_moved(before, after, seat, &from, &to)) {
        text_format(out, "{wild} A wild moves from %s to %s", empire_goods_word(from), empire_goods_word(to));
    }
}

static void lines(const struct match_turn *turn) {
    struct match_words note;
    taken_line(turn);
    match_turn_changes(turn);
    wild_put(turn->before, turn->after, turn->seat, match_words(&note));
    match_turn_note(turn, note.words);
}

static bool begins(const void *of) {
    return ((const struct empire_state *)of)->phase == EMPIRE_PHASE_TAKE;
}

static bool ends(const void *before) {
    return ((const struct empire_state *)before)->phase >= EMPIRE_PHASE_TAKE;
}

const struct match_turn_end empire_ui_turn_end = {
    .begins = begins,
    .ends = ends,
    .lines = lines,
    .change = change,
    .name = name_put,
    .moved = wild_put,
    .merged = 1u << EMPIRE_SOURCE_REGIONS | 1u << EMPIRE_SOURCE_CONTINENTS | 1u << EMPIRE_SOURCE_GOODS,
    .turned_up = empire_turned_up,
    .thing = &empire_ui_a_card,
    .last_step_moves = empire_ui_flies,
    .rules = EMPIRE_PAGE_CONTROL,
    .phase = CHROME_NO_PHASE,
    .bar_full = 20,
};

/* ---- between two games */

/* No step of the next game is made yet. */
static bool break_due(void) {
    const struct empire_state *state = empire_ui_state();
    const bool begins = state->phase == EMPIRE_PHASE_NEUTRAL
                            ? state->neutral_left == EMPIRE_NEUTRAL_ARMIES
                            : state->phase == EMPIRE_PHASE_BID && state->turn == 0 && state->seats > 2;
    return begins && state->game > empire_ui_memory()->breaks_seen;
}

static void break_seen(void) {
    empire_ui_memory()->breaks_seen = empire_ui_state()->game;
}

static void break_title(struct text *out) {
    struct standing standing;
    unsigned leader = 0;
    standing_of(&empire, empire_ui_state(), &standing);
    while (standing.rank[leader] != 1) {
        leader++;
    }
    text_format(out, standing_winners(&standing) == 1 ? "Game %u: %s leads" : "Game %u is over",
                (unsigned)empire_ui_state()->game, play_name(leader));
}

static const char *break_words(void) {
    return empire_ui_state()->game + 1 < empire_ui_state()->games
               ? "Two more games follow; points add up. Each begins with a new deck."
               : "The last game follows, with a new deck; its points are added.";
}

const struct match_pause empire_ui_break = {
    .due = break_due,
    .seen = break_seen,
    .title = break_title,
    .words = break_words,
    .next = "Next game",
    .page = EMPIRE_PAGE_FULL_GAME,
};
