/* Before the decision passes to another seat, which can't be taken back: what the turn has brought, line by
 * line of the score card. A goes on; B leads back to the step, where nothing has happened yet. A power cut
 * meanwhile comes back to the step, too. */
#include <stddef.h>

#include "bits.h"
#include "chrome.h"
#include "match.h"
#include "match_screens.h"
#include "match_try.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "type.h"
#include "widgets.h"

enum {
    HEAD_Y = CHROME_PANEL_Y + 4,
    LINES_Y = HEAD_Y + 46,
    LINE = 17,
    LINES_SHOWN = 6,
    FOOT_Y = 180,
    LOWER = 'a' - 'A', /* a bit of a letter */
};

/* What is counted: the lines of the score card and the fifth layer, then what lies and stands. */
enum {
    SOURCES = MONUMENTS_LINES + 1,
    PIECES_FIRST = SOURCES,
    BRIDGES = PIECES_FIRST + MONUMENTS_PIECES,
    FERRIES,
    HAND,
    COUNTED,
};

static struct {
    move_t move;  /* that would pass it on */
    uint8_t me;   /* whose decision it is */
    uint8_t next; /* whose it would be; MONUMENTS_NOBODY: the game would be over */
    bool turn;    /* a turn would begin there */
    uint8_t amount[COUNTED][2];
    int8_t points[SOURCES];
    int16_t all[2];
    uint16_t green[2];
} end;

/* ---- what it has brought */

static void count_amounts(const void *state, unsigned which) {
    for (unsigned line = 0; line < MONUMENTS_LINES; line++) {
        struct monuments_points of;
        monuments_points_of(state, end.me, line, &of);
        end.amount[line][which] = of.amount;
    }
}

/* What open quests would cost isn't counted: it isn't in the title either. */
static void count_points(const void *state, unsigned which) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    monuments.count(state, points);
    end.all[which] = 0;
    for (unsigned source = 0; source < SOURCES; source++) {
        int const now = source == MONUMENTS_LINE_OPEN ? 0 : points[end.me][source];
        end.all[which] = (int16_t)(end.all[which] + now);
        end.points[source] = (int8_t)(which == 0 ? now : now - end.points[source]);
    }
}

static void count_pieces(const void *state, unsigned which) {
    struct monuments_seat seat;
    monuments_seat(state, end.me, &seat);
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        end.amount[PIECES_FIRST + piece][which] =
            (uint8_t)(MONUMENTS_PIECES_OF_A_KIND - seat.supply[piece] - seat.locked[piece]);
    }
    end.green[which] = seat.green;
    end.amount[HAND][which] =
        monuments_move_op(end.move) == MONUMENTS_OP_TAKE ? (uint8_t)bits_count(seat.hand) : 0;
}

/* Of all seats: nobody else decides meanwhile. Both banks know a bridge. */
static void count_crossings(const void *state, unsigned which) {
    unsigned bridges = 0, ferries = 0;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        struct monuments_hex here;
        monuments_hex(state, hex, &here);
        bridges += bits_count(here.bridges);
        ferries += bits_count(here.docks) + here.ferry;
    }
    end.amount[BRIDGES][which] = (uint8_t)(bridges / 2);
    end.amount[FERRIES][which] = (uint8_t)ferries;
}

static void count(const void *state, unsigned which) {
    count_amounts(state, which);
    count_pieces(state, which);
    count_crossings(state, which);
    count_points(state, which);
}

/* Tries the move on a copy. False: the same seat goes on deciding, or the dice will tell. */
static bool passes_on(move_t move) {
    const struct match_tried *tried = match_try(move);
    struct monuments_step step;
    if (tried->hidden || tried->next == play_turn()) {
        return false;
    }
    end.move = move;
    end.me = (uint8_t)monuments_ui_me();
    monuments_step(tried->state, &step);
    end.next = tried->next == GAME_OVER ? (uint8_t)MONUMENTS_NOBODY : (uint8_t)tried->next;
    end.turn = step.kind == MONUMENTS_TASK_TURN;
    count(play_match()->base, 0); /* when this seat's decisions began */
    count(tried->state, 1);
    return true;
}

/* ---- keys */

static void go_on(void) {
    sound_play(play_move(end.move) ? CUE_PLACE : CUE_REFUSED);
    screen_pop();
    match_show();
}

static void key(enum key pressed) {
    if (pressed == KEY_A) {
        go_on();
    } else if (pressed == KEY_X) {
        monuments_ui_look_open();
    } else if (pressed == KEY_Y) {
        rules_open(MONUMENTS_UI_PAGE_TURN);
    } else if (pressed == KEY_B) {
        sound_play(CUE_BACK);
        screen_pop();
    }
}

/* ---- picture */

static bool is_card(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_PLAY || monuments_move_op(move) == MONUMENTS_OP_TAKE;
}

/* The card of this turn; MOVE_NONE: there is none before the first. */
static move_t card_played(void) {
    const struct match *match = play_match();
    move_t move = end.move;
    for (unsigned i = match->length; !is_card(move) && i > 0; i--) {
        move = match_move(match, i - 1);
    }
    return is_card(move) ? move : MOVE_NONE;
}

/* The last step; or what turned green by itself, there being nothing else to turn. */
static void step_put(struct text *text) {
    uint32_t const turned = (uint32_t)(end.green[1] & ~end.green[0]);
    if (turned != 0) {
        text_put(text, monuments_card_text(bits_lowest(turned), true).title);
        text_put(text, " turns green");
    } else if (!is_card(end.move)) {
        monuments_ui_choice_put(end.move, text);
    }
}

static void draw_head(void) {
    move_t const card = card_played();
    struct match_words words;
    if (card == MOVE_NONE) {
        step_put(match_words(&words));
        type_draw(CHROME_MARGIN, HEAD_Y, TYPE_BODY_BOLD, COLOUR_INK, words.words);
        return;
    }
    enum icon const icon = monuments_move_op(card) == MONUMENTS_OP_TAKE
                               ? ICON_HOURGLASS
                               : monuments_ui_card_icon(monuments_move_thing(card));
    int const x = icon_draw(CHROME_MARGIN, HEAD_Y, icon, 16) + 8;
    monuments_ui_choice_put(card, match_words(&words));
    type_draw(x, HEAD_Y - 2, TYPE_BODY_BOLD, COLOUR_INK, words.words);
    step_put(match_words(&words));
    type_draw(CHROME_MARGIN, HEAD_Y + 20, TYPE_SMALL, COLOUR_UMBER, words.words);
}

struct about {
    const char *word;
    enum icon icon;
};

static struct about about_line(unsigned line) {
    static const uint8_t pieces[MONUMENTS_PIECES] = {(unsigned)MONUMENTS_THING_UNITS + MONUMENTS_ARMY,
                                                     (unsigned)MONUMENTS_THING_UNITS + MONUMENTS_NAVY,
                                                     (unsigned)MONUMENTS_THING_UNITS + MONUMENTS_AIR,
                                                     (unsigned)MONUMENTS_THING_HOUSES + MONUMENTS_FORT,
                                                     (unsigned)MONUMENTS_THING_HOUSES + MONUMENTS_TOWN,
                                                     (unsigned)MONUMENTS_THING_HOUSES + MONUMENTS_FACTORY};
    if (line < SOURCES) {
        return (struct about){monuments_ui_sources[line].word, monuments_ui_sources[line].icon};
    }
    if (line == HAND) {
        return (struct about){"cards in hand", ICON_HOURGLASS};
    }
    if (line == BRIDGES) {
        return (struct about){"bridges", ICON_BRIDGE};
    }
    unsigned const thing =
        line == FERRIES ? (unsigned)MONUMENTS_THING_UNITS + MONUMENTS_FERRY : pieces[line - PIECES_FIRST];
    return (struct about){monuments_thing_text(thing).title, monuments_ui_thing_icon(thing)};
}

static void draw_line(int y, unsigned line) {
    struct match_words words;
    struct text *text = match_words(&words);
    struct about const about = about_line(line);
    int const points = line < SOURCES ? end.points[line] : 0;
    icon_draw_seat(CHROME_MARGIN, y + 2, about.icon, 12, play_seat_style(end.me));
    text_put(text, about.word);
    words.words[0] = (char)(words.words[0] | LOWER);
    type_draw(CHROME_MARGIN + 20, y, TYPE_SMALL, COLOUR_INK, words.words);
    if (end.amount[line][0] != end.amount[line][1]) {
        text = match_words(&words);
        text_unsigned(text, end.amount[line][0]);
        text_put(text, " › ");
        text_unsigned(text, end.amount[line][1]);
        type_draw(126, y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
    }
    if (points != 0) {
        text = match_words(&words);
        text_put(text, points > 0 ? "+" : "−");
        text_number(text, points > 0 ? points : -points);
        type_draw_right(230, y, TYPE_SMALL_BOLD, points > 0 ? COLOUR_GOOD : COLOUR_BAD, words.words);
    }
}

static bool changed(unsigned line) {
    return (line < SOURCES && end.points[line] != 0) || end.amount[line][0] != end.amount[line][1];
}

static void draw_lines(void) {
    unsigned shown = 0;
    for (unsigned line = 0; line < COUNTED && shown < LINES_SHOWN; line++) {
        if (changed(line)) {
            draw_line(LINES_Y + LINE * (int)shown, line);
            shown++;
        }
    }
    if (shown == 0 && end.turn) {
        type_draw(CHROME_MARGIN, LINES_Y, TYPE_SMALL, COLOUR_UMBER, "Nothing that counts has changed.");
    }
}

static void draw_foot(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (monuments_move_op(end.move) == MONUMENTS_OP_DONE && monuments_ui_step()->kind != MONUMENTS_TASK_END) {
        text_put(text, "{:bad}More could be done: *");
        monuments_ui_question_put(text);
        text_put(text, "*.{:}");
    } else {
        text_put(text, "After this it can’t be taken back.");
    }
    type_wrap((struct area){CHROME_MARGIN, FOOT_Y + 20, 220, 18}, TYPE_SMALL, COLOUR_UMBER, words.words);
    text = match_words(&words);
    text_put(text, "Points ");
    text_number(text, end.all[0]);
    if (end.all[0] != end.all[1]) {
        text_put(text, " › ");
        text_number(text, end.all[1]);
    }
    type_draw(CHROME_MARGIN, FOOT_Y, TYPE_BODY_BOLD, COLOUR_INK, words.words);
}

static void draw(void) {
    struct match_words title, next;
    struct text *text = match_words(&next);
    if (end.next == MONUMENTS_NOBODY) {
        text_put(text, "The end");
    } else {
        text_put(text, "Next: ");
        text_put(text, play_name(end.next));
    }
    struct chrome_key const keys[] = {{ICON_KEY_A, next.words}, {ICON_KEY_B, "Back"}};
    text = match_words(&title);
    if (end.turn || end.next == MONUMENTS_NOBODY) {
        text_put(text, "End of turn");
    } else {
        monuments_ui_question_put(text);
    }
    chrome_ground();
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    monuments_ui_title(title.words);
    draw_head();
    draw_lines();
    canvas_fill(8, FOOT_Y - 3, 224, 1, COLOUR_CLAY);
    draw_foot();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key};

void monuments_ui_play(move_t move, enum cue cue) {
    if (!match_legal(play_match(), move)) {
        sound_play(CUE_REFUSED);
    } else if (passes_on(move)) {
        sound_play(CUE_OPEN);
        screen_push(&screen);
    } else if (play_move(move)) {
        sound_play(cue);
        match_show();
    } else {
        sound_play(CUE_REFUSED);
    }
}
