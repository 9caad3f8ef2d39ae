/* A decision about places, on the board: the cursor goes only where something can be done. Which unit, then
 * where to; where two things can be done in one hex, a list asks which. What is about no place (to be done,
 * to stop, a quest) stands as buttons in the status. */
#include "board_picture.h"
#include "dialog.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "memory.h"

enum {
    BUTTONS_MAX = 3,
    BUTTON_HEIGHT = 16,
    NAMED_ROOM = 120, /* px: for what a move would change, by name */
};

static struct monuments_ui_place_memory *kept(void) {
    return &monuments_ui_memory()->place;
}

/* ---- what is offered */

/* The place that a move is chosen by now. */
static unsigned place_of(move_t move) {
    const unsigned place = monuments_ui_move_place(move);
    if (kept()->from == MONUMENTS_NO_HEX || place == MONUMENTS_NO_HEX) {
        return place;
    }
    return place == kept()->from ? monuments_ui_move_to(move) : MONUMENTS_NO_HEX;
}

static bool offered_here(move_t move) {
    return place_of(move) == monuments_ui_memory()->cursor;
}

static struct monuments_ui_hexes lit_now(void) {
    unsigned count;
    const move_t *moves = monuments_ui_moves(&count);
    struct monuments_ui_hexes lit = {{0}};
    for (unsigned i = 0; i < count; i++) {
        const unsigned place = place_of(moves[i]);
        if (place != MONUMENTS_NO_HEX) {
            monuments_ui_hexes_add(&lit, place);
        }
    }
    return lit;
}

/* One move for each kind that is about no place. */
static unsigned buttons(move_t out[BUTTONS_MAX]) {
    unsigned count, found = 0;
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count && found < BUTTONS_MAX; i++) {
        const bool another = found == 0 || monuments_move_op(out[found - 1]) != monuments_move_op(moves[i]);
        if (monuments_ui_move_place(moves[i]) == MONUMENTS_NO_HEX && another &&
            monuments_ui_offered(moves[i])) {
            out[found++] = moves[i];
        }
    }
    return found;
}

/* The one under the cursor. */
static move_t button_now(void) {
    move_t moves[BUTTONS_MAX];
    assert(kept()->button > 0 && kept()->button <= buttons(moves));
    return moves[kept()->button - 1];
}

static bool choosing_unit(void) {
    return monuments_ui_step()->kind == MONUMENTS_TASK_MOVE && kept()->from == MONUMENTS_NO_HEX;
}

static bool empty(const struct monuments_ui_hexes *set) {
    return (set->word[0] | set->word[1] | set->word[2] | set->word[3]) == 0;
}

/* The cursor on what can be chosen; on the buttons, if nothing on the board can. */
static void put_cursor(void) {
    const struct monuments_ui_hexes lit = lit_now();
    kept()->button = empty(&lit) ? 1 : 0;
    if (!empty(&lit) && !monuments_ui_hexes_has(&lit, monuments_ui_memory()->cursor)) {
        monuments_ui_memory()->cursor =
            (uint8_t)monuments_ui_board_nearest(monuments_ui_memory()->cursor, &lit);
    }
    monuments_ui_board_follow(monuments_ui_memory()->cursor);
}

/* ---- playing */

static void play(move_t move) {
    match_make(move, CUE_PLACE);
}

static void done(void) {
    play(kept()->asked_about);
}

/* What is left of an action is given up. Where that ends the turn, that is asked anyway. */
static void ask_done(move_t move) {
    static struct match_words words;
    static const struct dialog dialog = {.icon = ICON_HOURGLASS,
                                         .title = "Skip the rest?",
                                         .words = words.words,
                                         .yes = "Done",
                                         .on_yes = done,
                                         .no = "Back"};
    struct text *text = match_words(&words);
    kept()->asked_about = move;
    text_put(text, "More could be done with this card: *");
    monuments_ui_question_put(monuments_ui_step(), text);
    text_put(text, "*.");
    sound_play(CUE_OPEN);
    dialog_open(&dialog);
}

static void press_button(void) {
    const move_t move = button_now();
    if (monuments_move_op(move) == MONUMENTS_OP_QUEST) {
        monuments_ui_choice_open(monuments_ui_offered_quest);
    } else if (monuments_move_op(move) == MONUMENTS_OP_DONE && match_try(move)->next == (int)play_seat() &&
               !match_refuses(move, ~(move_t)0)) {
        ask_done(move);
    } else {
        play(move);
    }
}

static void choose_here(void) {
    if (choosing_unit() && match_refuses(MONUMENTS_MOVE(0, monuments_ui_memory()->cursor, 0, 0, 0),
                                         MONUMENTS_MOVE(0, MONUMENTS_NO_HEX, 0, 0, 0))) {
        return;
    }
    if (choosing_unit()) {
        kept()->from = monuments_ui_memory()->cursor;
        sound_play(CUE_OPEN);
        put_cursor();
    } else if (monuments_ui_choice_count(offered_here) > 1) {
        monuments_ui_choice_open(offered_here);
    } else {
        play(monuments_ui_choice_at(offered_here, 0));
    }
}

static void act(void) {
    if (kept()->button > 0) {
        press_button();
    } else {
        choose_here();
    }
}

/* ---- the cursor */

static void go_in_buttons(enum key direction) {
    move_t moves[BUTTONS_MAX];
    const struct monuments_ui_hexes lit = lit_now();
    const unsigned count = buttons(moves);
    if ((direction == KEY_LEFT || direction == KEY_RIGHT) && count > 0) {
        kept()->button = (uint8_t)(1 + cursor_ring(kept()->button - 1u, count, direction));
    } else if (direction == KEY_UP && !empty(&lit)) {
        kept()->button = 0;
        sound_play(CUE_MOVE);
    }
}

static void go_on_board(enum key direction) {
    move_t moves[BUTTONS_MAX];
    const struct monuments_ui_hexes lit = lit_now();
    const unsigned to = monuments_ui_board_towards(monuments_ui_memory()->cursor, direction, &lit);
    if (to != monuments_ui_memory()->cursor) {
        monuments_ui_memory()->cursor = (uint8_t)to;
        monuments_ui_board_follow(to);
        sound_play(CUE_MOVE);
    } else if (direction == KEY_DOWN && buttons(moves) > 0) {
        kept()->button = 1;
        sound_play(CUE_MOVE);
    }
}

static void steer(enum key direction) {
    if (kept()->button > 0) {
        go_in_buttons(direction);
    } else {
        go_on_board(direction);
    }
}

/* One step back: off the buttons, the unit put down, the last move. */
static void back(void) {
    const bool picked = kept()->from != MONUMENTS_NO_HEX && monuments_ui_step()->kind == MONUMENTS_TASK_MOVE;
    if (kept()->button > 0 && monuments_ui_choice_count(offered_here) > 0) {
        kept()->button = 0;
    } else if (picked) {
        monuments_ui_memory()->cursor = kept()->from;
        kept()->from = MONUMENTS_NO_HEX;
        put_cursor();
    } else {
        monuments_ui_back();
        return;
    }
    sound_play(CUE_BACK);
}

/* ---- picture: the status */

static void draw_buttons(void) {
    move_t moves[BUTTONS_MAX];
    const unsigned count = buttons(moves);
    int x = CANVAS_WIDTH - 2;
    for (unsigned i = count; i-- > 0;) {
        const char *word = monuments_ui_choice_button(moves[i]);
        const int width = type_width(TYPE_SMALL_BOLD, word) + 10;
        const bool on = i + 1 == kept()->button;
        x -= width + 2;
        say(SAID_CHOICE, (struct area){x, CHROME_LINE1 + 1, width, BUTTON_HEIGHT});
        canvas_box(x, CHROME_LINE1 + 1, width, BUTTON_HEIGHT, 3, on ? COLOUR_GOLD : COLOUR_NIGHT2,
                   on ? COLOUR_INK : COLOUR_DUSK);
        type_draw(x + 5, CHROME_LINE1 + 1, TYPE_SMALL_BOLD, on ? COLOUR_INK : COLOUR_PAPYRUS, word);
        if (on) {
            chrome_cursor(x, CHROME_LINE1 + 1, width, BUTTON_HEIGHT);
        }
    }
}

/* At the right end: what the choice is paid for with. */
static void draw_cost(move_t move) {
    const int right = CANVAS_WIDTH - 4;
    const int x = monuments_ui_pieces_cost(right, CHROME_LINE2 + 5, monuments_ui_choice_cost(move), 1);
    if (x < right) {
        type_draw_right(x - 3, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, "costs");
    }
}

/* What a move would bring; or what lies there, where it brings nothing yet. */
static void draw_outlook(move_t move) {
    struct match_words words;
    struct text *text = match_words(&words);
    const unsigned me = play_seat();
    const struct match_tried *tried = match_try(move);
    const int points = match_tried_gain(tried, me);
    int gains[GAME_SEATS_MAX];
    match_tried_gains(tried, gains);
    struct monuments_seat now, then;
    monuments_seat(play_state(), me, &now);
    monuments_seat(tried->state, me, &then);
    if (monuments_move_op(move) == MONUMENTS_OP_PRODUCE) {
        text_format(text, "{:goodlight}+%u %s{:}{7}",
                    monuments_production(play_state(), me, monuments_move_hex(move)),
                    monuments_token_text(monuments_hexes[monuments_move_hex(move)].terrain).title);
    }
    if (monuments_move_op(move) == MONUMENTS_OP_ATTACK) {
        monuments_ui_attack_put(text, monuments_move_hex(move));
    }
    const int hexes = (int)then.land - (int)now.land;
    match_gain_put(text, hexes, hexes == 1 || hexes == -1 ? "hex" : "hexes");
    if (!match_preview_put(&words, tried, NAMED_ROOM)) {
        match_gain_put(text, points, points == 1 || points == -1 ? "point" : "points");
        match_rivals_put(gains, text);
    }
    text_put(text, tried->next != (int)me ? "{:mist}ends your turn{:}" : "");
    type_rich(4, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

/* What is still to be paid, and for what. */
static void draw_paying(void) {
    const struct monuments_step *step = monuments_ui_step();
    struct match_words words;
    struct text *text = match_words(&words);
    monuments_ui_pieces_resources(4, CHROME_LINE2 + 5, step->due, 2);
    if (step->paying != MOVE_NONE) {
        text_put(text, "for: ");
        monuments_ui_choice_put(step->paying, text);
    } else {
        text_put(text, step->below == MONUMENTS_TASK_GET ? "to trade" : "for the layer");
    }
    type_rich(60, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, words.words);
}

static void draw_contents(void) {
    const struct monuments_hex here = monuments_ui_hex(monuments_ui_memory()->cursor);
    const int x = monuments_ui_pieces_units(4, CHROME_LINE2 + 3, &here, 4);
    monuments_ui_pieces_resources(x, CHROME_LINE2 + 6, here.resources, 1);
}

/* What is asked here, or the only answer. */
static void here_put(struct text *text, unsigned choices) {
    const char *name = monuments_ui_hex_name(monuments_ui_memory()->cursor);
    if (choosing_unit()) {
        text_format(text, "{:gold}*%s*{:} which unit moves?", name);
    } else if (choices > 1) {
        text_format(text, "{:gold}*%s*{:} %u choices", name, choices);
    } else {
        monuments_ui_choice_put(monuments_ui_choice_at(offered_here, 0), text);
    }
}

static void draw_status_here(void) {
    enum { ROOM = 188 }; /* beside a button */
    struct match_words words;
    const unsigned choices = monuments_ui_choice_count(offered_here);
    here_put(match_words(&words), choices);
    type_rich(4, CHROME_LINE1, type_fitting(TYPE_BODY, words.words, ROOM), COLOUR_PAPYRUS, words.words);
    if (monuments_ui_step()->kind == MONUMENTS_TASK_PAY) {
        draw_paying();
    } else if (choosing_unit() || choices > 1) {
        draw_contents();
    } else {
        draw_outlook(monuments_ui_choice_at(offered_here, 0));
        draw_cost(monuments_ui_choice_at(offered_here, 0));
    }
}

/* The button under the cursor; that of quests says all. */
static void draw_status_button(move_t move) {
    struct match_words words;
    if (monuments_move_op(move) != MONUMENTS_OP_QUEST) {
        monuments_ui_choice_put(move, match_words(&words));
        type_rich(4, CHROME_LINE1, TYPE_BODY, COLOUR_PAPYRUS, words.words);
        draw_outlook(move);
    }
}

static void draw_status(void) {
    chrome_status_ground(CHROME_STATUS_Y);
    if (kept()->button > 0) {
        draw_status_button(button_now());
    } else {
        draw_status_here();
    }
    draw_buttons();
}

static void draw_board(void) {
    const struct monuments_ui_hexes lit = lit_now();
    const struct monuments_ui_board view = {.state = play_state(),
                                            .lit = &lit,
                                            .at = kept()->button > 0 ? MONUMENTS_NO_HEX
                                                                     : monuments_ui_memory()->cursor,
                                            .from = kept()->from};
    monuments_ui_board_draw(&view);
}

static void draw(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, choosing_unit() && kept()->button == 0 ? "Unit" : "Choose"},
        {ICON_KEY_B, "Back"},
        {ICON_KEY_X, "Look"}};
    draw_board();
    monuments_ui_title_question();
    draw_status();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

/* The cursor may have gone anywhere meanwhile. */
static void shown(void) {
    const struct monuments_ui_hexes lit = lit_now();
    if (!monuments_ui_hexes_has(&lit, monuments_ui_memory()->cursor)) {
        put_cursor();
    }
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = back,
                                     .look = match_look,
                                     .help = monuments_ui_explain_here,
                                     .shown = shown,
                                     .undo = match_undo_key,
                                     .hint = hint_open};

void monuments_ui_place_show(void) {
    const struct monuments_step *step = monuments_ui_step();
    kept()->from = step->kind == MONUMENTS_TASK_GOING ? step->hex : MONUMENTS_NO_HEX;
    put_cursor();
    screen_replace(&screen);
}

/* The button of that kind of move. */
static uint8_t button_of(move_t move) {
    move_t moves[BUTTONS_MAX];
    unsigned at = buttons(moves);
    while (at > 1 && monuments_move_op(moves[at - 1]) != monuments_move_op(move)) {
        at--;
    }
    return (uint8_t)at;
}

void monuments_ui_place_point(move_t move, bool unit) {
    const unsigned place = monuments_ui_move_place(move);
    monuments_ui_place_show();
    if (place == MONUMENTS_NO_HEX) {
        kept()->button = button_of(move);
    } else {
        kept()->from = choosing_unit() && !unit ? (uint8_t)place : kept()->from;
        monuments_ui_memory()->cursor = (uint8_t)(unit ? place : place_of(move));
        put_cursor();
    }
    if (monuments_move_op(move) == MONUMENTS_OP_QUEST && !play_covers()) {
        monuments_ui_choice_open(monuments_ui_offered_quest);
        monuments_ui_choice_point(move);
    } else if (!unit && kept()->button == 0 && monuments_ui_choice_count(offered_here) > 1) {
        monuments_ui_choice_open(offered_here);
        monuments_ui_choice_point(move);
    }
}
