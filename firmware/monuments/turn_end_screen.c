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
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    uint16_t green;
};

/* ---- what it has brought */

static void count_lines(const void *state, unsigned me, struct counts *out) {
    for (unsigned line = 0; line < MONUMENTS_LINES; line++) {
        struct monuments_points of;
        monuments_points_of(state, me, line, &of);
        out->amount[line] = of.amount;
    }
    monuments.count(state, out->points);
    out->points[me][MONUMENTS_LINE_OPEN] = 0; /* what open quests would cost isn't in the title either */
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

/* Of all seats: nobody else decides meanwhile. Both banks know a bridge. */
static void count_crossings(const void *state, struct counts *out) {
    unsigned bridges = 0, ferries = 0;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        struct monuments_hex here;
        monuments_hex(state, hex, &here);
        bridges += bits_count(here.bridges);
        ferries += bits_count(here.docks) + here.ferry;
    }
    out->amount[BRIDGES] = (uint8_t)(bridges / 2);
    out->amount[FERRIES] = (uint8_t)ferries;
}

static struct counts count(const void *state, unsigned me) {
    struct counts counts = {.green = 0};
    count_lines(state, me, &counts);
    count_pieces(state, me, &counts);
    count_crossings(state, &counts);
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
    struct match_words title, step;
    struct text *text = match_words(&title);
    put_step(match_words(&step), turn->move, turned_green);
    if (card != MOVE_NONE) {
        monuments_ui_choice_put(card, text);
    } else {
        text_put(text, step.words);
    }
    match_turn_line(turn, &(struct match_turn_line){
                              .icon = plays ? (enum icon)monuments_ui_cards[monuments_move_token(card)].icon
                                            : ICON_HOURGLASS,
                              .title = title.words,
                              .words = card != MOVE_NONE ? step.words : "",
                              .points = MATCH_TURN_NO_POINTS,
                              .seat = MATCH_TURN_OWN});
}

static void note(const struct match_turn *turn) {
    const bool more =
        monuments_move_op(turn->move) == MONUMENTS_OP_DONE && monuments_ui_step()->kind != MONUMENTS_TASK_END;
    struct match_words words;
    struct text *text = match_words(&words);
    if (more) {
        text_put(text, "{:bad}More could be done: *");
        monuments_ui_question_put(text);
        text_put(text, "*.");
    } else {
        text_put(text, "After this it can’t be taken back.");
    }
    match_turn_note(turn, words.words);
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

static void lines(const struct match_turn *turn) {
    const struct counts before = count(turn->before, turn->seat), after = count(turn->after, turn->seat);
    const bool takes = monuments_move_op(turn->move) == MONUMENTS_OP_TAKE; /* only that fills the hand */
    head(turn, (uint32_t)(after.green & ~before.green));
    note(turn);
    for (unsigned line = 0; line < COUNTED; line++) {
        const uint8_t amount[2] = {before.amount[line], after.amount[line]};
        const int points =
            line < SOURCES ? after.points[turn->seat][line] - before.points[turn->seat][line] : 0;
        if (points != 0 || (amount[0] != amount[1] && (line != HAND || takes))) {
            const struct about about = about_line(line);
            struct match_words word;
            text_put(match_words(&word), about.word);
            word.words[0] = (char)(word.words[0] | LOWER);
            match_turn_count(turn, about.icon, word.words, amount, points);
        }
    }
}

static void title(const struct match_turn *turn, struct text *out) {
    struct monuments_step step;
    monuments_step(turn->after, &step);
    if (step.kind == MONUMENTS_TASK_TURN || turn->next == GAME_OVER) {
        text_put(out, "End of turn");
    } else {
        monuments_ui_question_put(out);
    }
}

const struct match_turn_end monuments_ui_turn_end = {
    .asks = true,
    .lines = lines,
    .title = title,
    .rules = MONUMENTS_UI_PAGE_TURN,
    .phase = CHROME_NO_PHASE,
    .bar_full = 60,
};
