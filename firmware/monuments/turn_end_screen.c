/* Before the decision passes to another seat, which can't be taken back: what the turn has brought, line by
 * line of the score card. Nothing has happened yet; a power cut meanwhile comes back to the step, too. */
#include "match_try.h"
#include "match_turn_end.h"
#include "monuments_ui.h"

/* ---- the turn's card, and what was done by it */

static bool is_card(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_PLAY || monuments_move_op(move) == MONUMENTS_OP_TAKE;
}

/* The first step of this turn after its card, by its number in the log; 0: no card has been played yet. */
static unsigned after_card(void) {
    unsigned at = play_match()->length;
    while (at > 0 && !is_card(match_move(play_match(), at - 1))) {
        at--;
    }
    return at;
}

enum { TOLD = 400 }; /* what a turn can have come to, in words: half as much again as the longest seen */

/* The card, and what came of it; or what was decided without one. */
static void head(const struct match_turn *turn) {
    const unsigned at = after_card();
    const move_t card = at > 0 ? match_move(play_match(), at - 1) : turn->move;
    struct match_turn_words line = {.icon = monuments_ui_choice_sign(card)};
    struct text_buffer buffer;
    char told[TOLD];
    (void)match_words(&line.words);
    monuments_ui_choice_put(card, match_words(&line.title));
    if (monuments_move_op(card) == MONUMENTS_OP_PLAY) {
        monuments_told_turn(turn->before, match_copy(), play_match(), turn->began, play_match()->length,
                            false, text_into(&buffer, told, sizeof told));
        told[0] = match_capital(&line.words, told)[0];
        line.more = line.words.buffer.cut ? told : NULL;
        (void)(turn->last != NULL ? match_before_last() : NULL); /* in the room of the copy */
    } else if (at == 0 && monuments_ui_move_place(card) != MONUMENTS_NO_HEX) {
        text_put(&line.words.buffer.text, "a worker there can spend it");
    }
    match_turn_line(turn, &line);
}

static void note(const struct match_turn *turn) {
    const unsigned kind = monuments_ui_step_of(turn->last).kind;
    const bool declines = kind == MONUMENTS_TASK_END || kind == MONUMENTS_TASK_KEEP; /* a quest */
    if (monuments_move_op(turn->move) == MONUMENTS_OP_DONE && !declines) {
        struct match_turn_words line = {.icon = ICON_HOURGLASS};
        text_put(match_words(&line.title), "{:bad}More could be done");
        monuments_ui_question_put(turn->last, false, match_words(&line.words));
        match_turn_line(turn, &line);
    }
}

/* ---- line by line */

static void put_word(struct match_turn_words *out, unsigned line) {
    out->icon = monuments_ui_sources[line].icon;
    out->low = true;
    text_put(match_words(&out->title), monuments_ui_sources[line].word);
}

static void put_amounts(const struct match_turn *turn, unsigned seat, unsigned line,
                        struct match_turn_words *out) {
    put_word(out, line);
    out->amount[0] = monuments_points_of(turn->before, seat, line).amount;
    out->amount[1] = monuments_points_of(turn->after, seat, line).amount;
}

/* A line of a score card; a quest, and the fifth layer's bonus, by its name. */
static void change(const struct match_turn *turn, const struct account_line *line,
                   struct match_turn_words *out) {
    const bool quest = line->source == MONUMENTS_LINE_COMPLETED;
    if (line->source < MONUMENTS_LINES && !quest) {
        put_amounts(turn, line->seat, line->source, out);
    } else { /* its name says which: two quests may be done in one turn */
        put_word(out, line->source);
        text_format(match_words(&out->title), quest ? "quest *%s*" : "bonus *%s*",
                    quest ? monuments_quest_text(line->item).title
                          : monuments_fifth_bonus(turn->after, line->seat));
    }
}

/* What there is more or less of, without points. */
static void without_points(const struct match_turn *turn) {
    for (unsigned line = 0; line < MONUMENTS_LINES; line++) {
        struct match_turn_words words = {.low = true};
        put_amounts(turn, turn->seat, line, &words);
        if (words.amount[0] != words.amount[1] && !match_turn_told(turn, line)) {
            match_turn_line(turn, &words);
        }
    }
}

/* Not a decision within somebody's turn, or before the first. */
static bool is_whole(const struct match_turn *turn) {
    const unsigned kind = monuments_ui_step_of(turn->after).kind;
    return kind == MONUMENTS_TASK_TURN || kind == MONUMENTS_TASK_END || turn->next == GAME_OVER;
}

static void lines(const struct match_turn *turn) {
    head(turn);
    note(turn);
    match_turn_changes(turn);
    without_points(turn);
    if (play_covers() && is_whole(turn) && monuments_ui_seat(turn->seat).open_count > 0) {
        match_turn_note(turn, "Turn in a quest: *X*, *A*.");
    }
}

static void title(const struct match_turn *turn, struct text *out) {
    text_put(out, is_whole(turn) ? "End of turn" : "Your choice");
}

static bool first_step(const void *state) {
    return monuments_ui_step_of(state).kind == MONUMENTS_TASK_TURN;
}

const struct match_turn_end monuments_ui_turn_end = {
    .first_step = first_step,
    .quietly = monuments_only_move,
    .lines = lines,
    .change = change,
    .title = title,
    .rules = MONUMENTS_PAGE_POINTS,
    .phase = CHROME_NO_PHASE,
    .bar_full = 60,
};
