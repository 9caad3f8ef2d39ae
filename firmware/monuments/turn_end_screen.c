/* Before the decision passes to another seat, which can't be taken back: what the turn has brought, line by
 * line of the score card. Nothing has happened yet; a power cut meanwhile comes back to the step, too. */
#include "match_turn_end.h"
#include "monuments_ui.h"

/* What is counted: the lines of the score card and the fifth layer, then what lies and stands. */
enum {
    SOURCES = MONUMENTS_LINES + 1,
    PIECES_FIRST = SOURCES,
    BRIDGES = PIECES_FIRST + MONUMENTS_PIECES,
    FERRIES,
    HAND,
    COUNTED,
    LOWER = 'a' - 'A', /* a bit of a letter */
};

struct counts {
    uint8_t amount[COUNTED];
    uint16_t green;
};

/* ---- what it has brought */

static uint8_t amount_of(const void *state, unsigned seat, unsigned line) {
    struct monuments_points of;
    monuments_points_of(state, seat, line, &of);
    return of.amount;
}

static void count_pieces(const void *state, unsigned me, struct counts *out) {
    struct monuments_seat seat;
    monuments_seat(state, me, &seat);
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        const unsigned aside = (unsigned)seat.supply[piece] + seat.locked[piece];
        out->amount[PIECES_FIRST + piece] = (uint8_t)(MONUMENTS_PIECES_OF_A_KIND - aside);
    }
    out->green = seat.green;
    out->amount[HAND] = (uint8_t)bits_count(seat.hand);
}

static struct counts count(const void *state, unsigned me) {
    struct counts counts = {.green = 0};
    for (unsigned line = 0; line < MONUMENTS_LINES; line++) {
        counts.amount[line] = amount_of(state, me, line);
    }
    count_pieces(state, me, &counts);
    monuments_crossings(state, &counts.amount[BRIDGES], &counts.amount[FERRIES]);
    return counts;
}

/* ---- the turn's card and its last step */

static bool is_card(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_PLAY || monuments_move_op(move) == MONUMENTS_OP_TAKE;
}

/* The card of this turn; MOVE_NONE: there is none before the first. */
static move_t card_played(move_t last) {
    const struct match *match = play_match();
    move_t move = last;
    for (unsigned i = match->length; !is_card(move) && i > 0; i--) {
        move = match_move(match, i - 1);
    }
    return is_card(move) ? move : MOVE_NONE;
}

/* The last step; or what turned green by itself, there being nothing else to turn. */
static void put_step(struct text *text, move_t move, uint32_t turned_green) {
    if (turned_green != 0) {
        text_format(text, "%s turns green", monuments_card_text(bits_lowest(turned_green), true).title);
    } else if (!is_card(move)) {
        monuments_ui_choice_put(move, text);
    }
}

static void head(const struct match_turn *turn, uint32_t turned_green) {
    const move_t card = card_played(turn->move);
    const bool plays = card != MOVE_NONE && monuments_move_op(card) == MONUMENTS_OP_PLAY;
    struct match_turn_words line = {
        .icon = plays ? (enum icon)monuments_ui_cards[monuments_move_token(card)].icon : ICON_HOURGLASS};
    line.icon = card != MOVE_NONE ? line.icon : (enum icon)monuments_ui_choice_sign(turn->move);
    struct text *text = match_words(card != MOVE_NONE ? &line.words : &line.title);
    put_step(text, turn->move, turned_green);
    if (card != MOVE_NONE) {
        monuments_ui_choice_put(card, match_words(&line.title));
    }
    match_turn_line(turn, &line);
}

static void note(const struct match_turn *turn) {
    struct monuments_step step;
    monuments_step(turn->last, &step);
    const bool declines = step.kind == MONUMENTS_TASK_END || step.kind == MONUMENTS_TASK_KEEP; /* a quest */
    if (step.kind == MONUMENTS_TASK_PLACE_FIRST) {
        match_turn_note(turn, "With a worker there, it is yours to spend.");
    } else if (monuments_move_op(turn->move) == MONUMENTS_OP_DONE && !declines) {
        struct match_words words;
        struct text *text = match_words(&words);
        text_put(text, "{:bad}More could be done: *");
        monuments_ui_question_put(&step, text);
        text_put(text, "*.");
        match_turn_note(turn, words.words);
    }
}

/* ---- line by line */

struct about {
    const char *word;
    enum icon icon;
};

static struct about about_line(unsigned line) {
    if (line < SOURCES) {
        return (struct about){monuments_ui_sources[line].word, monuments_ui_sources[line].icon};
    }
    if (line == HAND) {
        return (struct about){"cards in hand", ICON_HOURGLASS};
    }
    if (line == BRIDGES) {
        return (struct about){"bridges", ICON_BRIDGE};
    }
    const unsigned token = line == FERRIES ? (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY
                                           : monuments_ui_pieces[line - PIECES_FIRST];
    return (struct about){monuments_token_text(token).title, monuments_ui_token_icon(token)};
}

static void put_word(struct match_turn_words *out, unsigned line) {
    const struct about about = about_line(line);
    out->icon = about.icon;
    out->low = true;
    text_put(match_words(&out->title), about.word);
    out->title.words[0] = (char)(out->title.words[0] | LOWER);
}

/* A line of a score card; of the quests one by its name. */
static void change(const struct match_turn *turn, const struct account_line *line,
                   struct match_turn_words *out) {
    put_word(out, line->source);
    if (line->source == MONUMENTS_LINE_COMPLETED) {
        int8_t points, penalty;
        text_format(match_words(&out->title), "quest *%s*",
                    monuments_quest_text(line->item, &points, &penalty).title);
    } else if (line->source < MONUMENTS_LINES) {
        out->amount[0] = amount_of(turn->before, line->seat, line->source);
        out->amount[1] = amount_of(turn->after, line->seat, line->source);
    }
}

/* What there is more or less of, without points. */
static void pieces(const struct match_turn *turn, const struct counts *before, const struct counts *after) {
    const bool takes = monuments_move_op(turn->move) == MONUMENTS_OP_TAKE; /* only that fills the hand */
    for (unsigned line = 0; line < COUNTED; line++) {
        const bool told = line < SOURCES ? match_turn_told(turn, line) : line == HAND && !takes;
        if (before->amount[line] != after->amount[line] && !told) {
            struct match_turn_words words = {.amount = {before->amount[line], after->amount[line]}};
            put_word(&words, line);
            match_turn_line(turn, &words);
        }
    }
}

/* Not a decision within somebody's turn, or before the first. */
static bool is_whole(const struct match_turn *turn) {
    struct monuments_step step;
    monuments_step(turn->after, &step);
    return step.kind == MONUMENTS_TASK_TURN || step.kind == MONUMENTS_TASK_END || turn->next == GAME_OVER;
}

static void lines(const struct match_turn *turn) {
    const struct counts before = count(turn->before, turn->seat), after = count(turn->after, turn->seat);
    head(turn, (uint32_t)(after.green & ~before.green));
    note(turn);
    match_turn_changes(turn);
    pieces(turn, &before, &after);
    if (play_covers() && is_whole(turn) && monuments_ui_seat(turn->seat).open_count > 0) {
        match_turn_note(turn, "To turn in a quest: *X*, then *A*.");
    }
}

static void title(const struct match_turn *turn, struct text *out) {
    if (is_whole(turn)) {
        text_put(out, "End of turn");
    } else {
        struct monuments_step step;
        monuments_step(turn->last, &step);
        monuments_ui_question_title_put(&step, out);
    }
}

static bool first_step(const void *state) {
    struct monuments_step step;
    monuments_step(state, &step);
    return step.kind == MONUMENTS_TASK_TURN;
}

const struct match_turn_end monuments_ui_turn_end = {
    .first_step = first_step,
    .quietly = monuments_only_move,
    .lines = lines,
    .change = change,
    .title = title,
    .rules = MONUMENTS_UI_PAGE_TURN,
    .phase = CHROME_NO_PHASE,
    .bar_full = 60,
};
