/* A decision about places, on the board: the cursor goes only where something can be done, and begins on the
 * likeliest place. Which unit, then where to; where two things can be done in one hex, a list asks which.
 * What is about no place (to be done, to stop, a quest, the rest of the card at once) stands as buttons in
 * the status: B leads to Done from anywhere. */
#include "board_picture.h"
#include "dialog.h"
#include "lesson.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "memory.h"

enum {
    BUTTONS_MAX = 4,
    LIKEWISE = 0, /* all steps that are left, one like the other: no move has that number */
    BUTTON_HEIGHT = 16,
    NAMED_ROOM = 120, /* px: for what a move would change, by name */
    TOTAL_ROOM = 62,  /* and for all of it, before that */
};

static struct monuments_ui_place_memory *kept(void) {
    return &monuments_ui_memory()->place;
}

/* ---- what is offered */

/* Units, one after the other. */
static bool moving(void) {
    return monuments_ui_step().kind == MONUMENTS_TASK_MOVE;
}

/* The place that a move is chosen by; where a unit stands there already, the hex that it goes to. */
static unsigned place_from(unsigned from, move_t move) {
    const unsigned place = monuments_ui_move_place(move);
    if (from == MONUMENTS_NO_HEX || place == MONUMENTS_NO_HEX) {
        return place;
    }
    return place == from ? monuments_ui_move_to(move) : MONUMENTS_NO_HEX;
}

static unsigned place_of(move_t move) {
    return place_from(kept()->from, move);
}

static bool offered_here(move_t move) {
    return place_of(move) == monuments_ui_memory()->cursor;
}

struct monuments_ui_hexes monuments_ui_lit(unsigned from) {
    unsigned count;
    const move_t *moves = monuments_ui_moves(&count);
    struct monuments_ui_hexes lit = {{0}};
    for (unsigned i = 0; i < count; i++) {
        const unsigned place = place_from(from, moves[i]);
        if (place != MONUMENTS_NO_HEX) {
            monuments_ui_hexes_add(&lit, place);
        }
    }
    return lit;
}

static struct monuments_ui_hexes lit_now(void) {
    return monuments_ui_lit(kept()->from);
}

/* All steps that are left, as they are likeliest; a single one is the step itself. */
static void find_rest(void) {
    const move_t last = moving() ? match_move(play_match(), play_match()->length - 1u) : MOVE_NONE;
    const unsigned count = lesson_on() ? 0 : monuments_rest(match_copy(), last, kept()->rest);
    kept()->rest_count = (uint8_t)(count > 1 || moving() ? count : 0);
}

/* One move for each kind that is about no place; first of all, where several steps are left, all of them. */
static unsigned buttons(move_t out[BUTTONS_MAX]) {
    unsigned count, found = 0;
    if (kept()->rest_count > 0) {
        out[found++] = LIKEWISE;
    }
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
    return moving() && kept()->from == MONUMENTS_NO_HEX;
}

/* On the board. */
static unsigned choices(void) {
    const struct monuments_ui_hexes lit = lit_now();
    unsigned count = 0;
    for (unsigned i = 0; i < MONUMENTS_UI_BOARD_WORDS; i++) {
        count += bits_count_many(lit.word[i]);
    }
    return count;
}

/* The cursor on what can be chosen; on the buttons, if nothing on the board can. */
static void put_cursor(void) {
    const struct monuments_ui_hexes lit = lit_now();
    const unsigned at = monuments_ui_memory()->cursor;
    kept()->barred = MONUMENTS_NO_HEX;
    kept()->button = choices() == 0 ? 1 : 0;
    monuments_ui_board_go(monuments_ui_hexes_has(&lit, at) ? at : monuments_ui_board_nearest(at, &lit));
}

/* The same on the likeliest of it; on the button for all that is left. */
static void put_cursor_likely(void) {
    const unsigned place = place_of(monuments_likely_gentle(play_state(), match_copy(), &kept()->lost_least));
    if (place != MONUMENTS_NO_HEX && !lesson_on()) {
        monuments_ui_memory()->cursor = (uint8_t)place;
    }
    put_cursor();
    if (kept()->rest_count > 0 && !moving()) {
        kept()->button = 1;
    }
}

/* Where a unit goes: on what brings most. */
static void put_cursor_best(void) {
    unsigned count;
    put_cursor_likely();
    const move_t *moves = monuments_ui_moves(&count);
    const move_t best = monuments_best_step(play_state(), match_copy(), moves, count, kept()->from);
    if (best != MOVE_NONE && !lesson_on()) {
        monuments_ui_memory()->cursor = (uint8_t)place_of(best);
    }
    put_cursor();
}

/* ---- playing */

static void play(move_t move) {
    match_make(move, CUE_PLACE);
}

static void done(void) {
    play(kept()->asked_about);
}

static bool offered_with_points(move_t move) {
    return match_tried_gain(match_try(move), play_seat()) > 0;
}

/* What would bring points is given up. Where that ends the turn, that is asked anyway. */
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
    monuments_ui_question_put(play_state(), false, text);
    text_put(text, "*.");
    sound_play(CUE_OPEN);
    dialog_open(&dialog);
}

static void press_button(void) {
    const move_t move = button_now();
    if (move == LIKEWISE) {
        match_make_all(kept()->rest, kept()->rest_count, CUE_PLACE);
    } else if (monuments_move_op(move) == MONUMENTS_OP_QUEST) {
        monuments_ui_choice_open(monuments_ui_offered_quest, MOVE_NONE);
    } else if (monuments_move_op(move) == MONUMENTS_OP_DONE && !lesson_on() &&
               match_try(move)->next == (int)play_seat() &&
               monuments_ui_choice_count(offered_with_points) > 0 && !match_refuses(move, ~(move_t)0)) {
        ask_done(move);
    } else {
        play(move);
    }
}

/* A lesson wants none of what could be done there. */
static bool all_refused(void) {
    unsigned left = monuments_ui_choice_count(offered_here);
    while (left > 0 && !lesson_allows(monuments_ui_choice_at(offered_here, left - 1))) {
        left--;
    }
    return left == 0 && match_refuses(monuments_ui_choice_at(offered_here, 0), ~(move_t)0);
}

static void choose_here(void) {
    const unsigned count = choosing_unit() ? 0 : monuments_ui_choice_count(offered_here);
    if (count > 1 && !all_refused()) {
        monuments_ui_choice_open(offered_here, monuments_likely(play_state()));
    } else if (count == 1) {
        play(monuments_ui_choice_at(offered_here, 0));
    } else if (count == 0 && !match_refuses(MONUMENTS_MOVE(0, monuments_ui_memory()->cursor, 0, 0, 0),
                                            MONUMENTS_MOVE(0, MONUMENTS_NO_HEX, 0, 0, 0))) {
        kept()->from = monuments_ui_memory()->cursor;
        put_cursor_best();
        sound_play(CUE_OPEN);
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
    const unsigned count = buttons(moves);
    if ((direction == KEY_LEFT || direction == KEY_RIGHT) && count > 0) {
        kept()->button = (uint8_t)(1 + cursor_ring(kept()->button - 1u, count, direction));
    } else if (direction == KEY_UP && choices() > 0) {
        kept()->button = 0;
        sound_play(CUE_MOVE);
    }
}

/* The button of that kind of move, from 1. 0: there is none. */
static uint8_t button_of(unsigned op) {
    move_t moves[BUTTONS_MAX];
    unsigned at = buttons(moves);
    while (at > 0 && monuments_move_op(moves[at - 1]) != op) {
        at--;
    }
    return (uint8_t)at;
}

static uint8_t button_ending(void) {
    const uint8_t done = button_of(MONUMENTS_OP_DONE);
    return done > 0 ? done : button_of(MONUMENTS_OP_HALT);
}

static void go_on_board(enum key direction) {
    move_t moves[BUTTONS_MAX];
    const struct monuments_ui_hexes lit = lit_now();
    kept()->barred = MONUMENTS_NO_HEX;
    if (monuments_ui_board_steer(direction, &lit)) {
        return;
    }
    if (direction == KEY_DOWN && buttons(moves) > 0) {
        kept()->button = button_ending() > 0 ? button_ending() : 1;
        sound_play(CUE_MOVE);
    } else { /* dark, or nothing: it is said why; what is no step away from the unit, by what is that way */
        const unsigned from = kept()->from,
                       there = monuments_ui_board_towards(monuments_ui_memory()->cursor, direction, NULL);
        const bool near = from == MONUMENTS_NO_HEX || monuments_beside(from, there);
        const unsigned to = near ? there : monuments_ui_board_towards(from, direction, NULL);
        kept()->barred = (uint8_t)(monuments_ui_hexes_has(&lit, to) ? MONUMENTS_NO_HEX : to);
    }
}

static void steer(enum key direction) {
    if (kept()->button > 0) {
        go_in_buttons(direction);
    } else {
        go_on_board(direction);
    }
}

static bool picked(void) {
    return kept()->from != MONUMENTS_NO_HEX && moving();
}

/* One step back: the unit put down; to Done or Stop; the last move. */
static void back(void) {
    if (kept()->button == 0 && picked()) {
        monuments_ui_memory()->cursor = kept()->from;
        kept()->from = MONUMENTS_NO_HEX;
        put_cursor();
    } else if (button_ending() > 0 && kept()->button != button_ending()) {
        kept()->button = button_ending();
    } else {
        monuments_ui_back();
        return;
    }
    sound_play(CUE_BACK);
}

/* ---- picture: the status */

/* All that is left, or the best of it, where there is more; another unit, as the one before. */
static const char *button_word(move_t move) {
    return move != LIKEWISE                 ? monuments_ui_choice_button(move)
           : moving()                       ? "Same way"
           : choices() > kept()->rest_count ? "Best"
                                            : "All";
}

/* Returns the room that they leave at their left. */
static int draw_buttons(void) {
    move_t moves[BUTTONS_MAX];
    const unsigned count = buttons(moves);
    int x = CANVAS_WIDTH - 2;
    for (unsigned i = count; i-- > 0;) {
        const char *word = button_word(moves[i]);
        const int width = type_width(TYPE_SMALL_BOLD, word) + 10;
        const bool on = i + 1 == kept()->button;
        x -= width + 2;
        chrome_status_button((struct area){x, CHROME_LINE1 + 1, width, BUTTON_HEIGHT}, TYPE_SMALL_BOLD, word,
                             on);
    }
    return x - 8;
}

/* At the right end: what the choice is paid for with. Returns where that begins. */
static int draw_cost(move_t move) {
    const int right = CANVAS_WIDTH - 4;
    const int x = monuments_ui_price_draw(right, CHROME_LINE2 + 5, move, COLOUR_GOODLIGHT);
    if (x == right) {
        return right;
    }
    type_draw_right(x - 3, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, "costs");
    return x - 3 - type_width(TYPE_SMALL, "costs");
}

/* What was tried would bring, after other words: all points, then which. */
static void draw_gains(const struct match_tried *tried, struct match_words *words, int x, int end_x) {
    struct text *text = &words->buffer.text;
    const int points = match_tried_gain(tried, play_seat()),
              room = end_x - x - TOTAL_ROOM - type_rich_width(TYPE_SMALL_BOLD, words->words);
    int gains[GAME_SEATS_MAX];
    struct match_words named;
    (void)match_words(&named);
    match_tried_gains(tried, gains);
    const bool names = match_preview_put(&named, tried, room < NAMED_ROOM ? room : NAMED_ROOM),
               one = points == 1 || points == -1;
    match_gain_put(text, points, names ? one ? "point:" : "points:" : one ? "point" : "points");
    if (names) {
        text_format(text, "%s%s", points == 0 ? "points: " : "", named.words);
    } else {
        match_rivals_put(gains, text);
    }
    const size_t end = words->buffer.used;
    text_put(text, tried->next != (int)play_seat() ? "{:mist}ends your turn{:}" : "");
    if (x + type_rich_width(TYPE_SMALL_BOLD, words->words) > end_x) {
        words->words[end] = '\0';
    }
    type_rich(x, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words->words);
}

/* What a seat can spend more or less of than now: "+2 wood". */
static void resources_put(struct text *text, const void *state) {
    const struct monuments_seat now = monuments_ui_seat(play_seat()),
                                then = monuments_ui_seat_of(state, play_seat());
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        match_gain_put(text, (int)then.resources[i] - now.resources[i], monuments_ui_resource_symbols[i]);
    }
}

/* What a move would bring; or what lies there, where it brings nothing yet. */
static void draw_outlook(move_t move) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (monuments_move_op(move) == MONUMENTS_OP_PRODUCE) {
        text_format(text, "{:goodlight}+%u %s{:}{7}",
                    monuments_production(play_state(), play_seat(), monuments_move_hex(move)),
                    monuments_token_text(monuments_hexes[monuments_move_hex(move)].terrain).title);
    }
    if (monuments_move_op(move) == MONUMENTS_OP_ATTACK) {
        monuments_ui_attack_put(text, monuments_move_hex(move));
    }
    const struct match_tried *tried = match_try(move);
    if (monuments_move_op(move) == MONUMENTS_OP_GO) {
        resources_put(text, tried->state);
    }
    draw_gains(tried, &words, 4, draw_cost(move));
}

/* ---- picture: a worker given up for a layer */

/* All that the layer brings if that one is given up: since its card was played, with what has been paid. */
static int layer_gain(move_t move) {
    void *const copy = match_copy();
    (void)play_barrier_at(play_match()->barrier, copy);
    return monuments_layer_gain(play_match(), copy, move);
}

/* Gifts without a place are told only where another worker would spare them: their card tells them all. */
static void draw_sacrifice(move_t move) {
    struct match_words words;
    int8_t lost[MONUMENTS_GIFT_THINGS];
    const int gain = layer_gain(move);
    if (monuments_gifts_lost_most(play_state(), match_copy(), move, lost) > kept()->lost_least) {
        text_put(match_words(&words), "may find no room:");
        monuments_ui_things_put(&words.buffer.text, lost);
        type_rich(CANVAS_WIDTH - 4 - type_rich_width(TYPE_SMALL_BOLD, words.words), CHROME_LINE1 + 2,
                  TYPE_SMALL_BOLD, COLOUR_BADLIGHT, words.words);
    }
    text_format(match_words(&words), "{:mist}Layer %u less its price:{:} ",
                monuments_layer_needs(play_state(), play_seat()).layer);
    match_signed_put(&words.buffer.text, gain, false);
    text_put(&words.buffer.text, gain == 1 || gain == -1 ? " point" : " points");
    type_rich(4, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

/* What is still to be paid, and for what. */
static void draw_paying(void) {
    const struct monuments_step step = monuments_ui_step();
    struct match_words words;
    struct text *text = match_words(&words);
    const int x = monuments_ui_pieces_resources(4, CHROME_LINE2 + 5, step.due, 2);
    if (step.paying != MOVE_NONE) {
        text_put(text, "for: ");
        monuments_ui_choice_put(step.paying, text);
    } else {
        text_put(text, step.below == MONUMENTS_TASK_GET ? "to trade" : "for the layer");
    }
    type_rich(x + 4, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, words.words);
}

static unsigned thing_here(unsigned choice) {
    return monuments_move_thing(monuments_ui_choice_at(offered_here, choice));
}

/* Each kind of thing that can be chosen here: " worker, army?" */
static void kinds_put(struct text *text, unsigned choices) {
    for (unsigned i = 0; i < choices; i++) {
        const bool more = i == 0 || thing_here(i) != thing_here(i - 1);
        text_format(text, i == 0 ? " %s" : more ? ", %s" : "", monuments_gift_word(thing_here(i), false));
    }
    text_put(text, "?");
}

/* What is asked here, or the only answer. */
static void here_put(struct text *text, unsigned choices) {
    const char *name = monuments_ui_hex_name(monuments_ui_memory()->cursor);
    if (choosing_unit()) {
        text_format(text, "{:gold}*%s*{:} %s", name,
                    monuments_move_op(monuments_ui_choice_at(offered_here, 0)) == MONUMENTS_OP_SHIFT
                        ? "move the empty ferry?"
                        : "which unit?");
    } else if (choices > 1 && moving() && thing_here(0) == thing_here(choices - 1)) {
        text_format(text, "To {:gold}*%s*{:}: carry what?", name);
    } else if (choices > 1) {
        text_format(text, "{:gold}*%s*{:}", name);
        kinds_put(text, choices);
    } else {
        monuments_ui_choice_put(monuments_ui_choice_at(offered_here, 0), text);
    }
}

/* What can't be built here, beside what can: each with its reason, the most wanted first, as many as fit. */
static void draw_unbuilt(void) {
    static const uint8_t tokens[] = {MONUMENTS_TOKEN_TOWN, MONUMENTS_TOKENS, MONUMENTS_TOKEN_FACTORY,
                                     MONUMENTS_TOKEN_FERRY, MONUMENTS_TOKEN_FORT};
    int x = 4;
    for (unsigned i = 0; i < sizeof tokens; i++) {
        struct match_words why, words;
        monuments_price_why(play_state(), play_seat(), monuments_ui_memory()->cursor, tokens[i],
                            match_words(&why));
        text_format(match_words(&words), "{%s}{2}%s", icon_name(monuments_ui_token_icon(tokens[i])),
                    why.words);
        if (why.words[0] != '\0' && x + type_rich_width(TYPE_SMALL, words.words) < CANVAS_WIDTH) {
            x = type_rich(x, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, words.words) + 7;
        }
    }
}

static void draw_status_here(int room) {
    struct match_words words;
    const unsigned choices = monuments_ui_choice_count(offered_here);
    const move_t first = monuments_ui_choice_at(offered_here, 0);
    const unsigned kind = monuments_ui_step().kind, barred = kept()->barred;
    const char *why = barred == MONUMENTS_NO_HEX ? "" : monuments_hex_why(play_state(), kept()->from, barred);
    here_put(match_words(&words), choices);
    type_rich(4, CHROME_LINE1, type_fitting(TYPE_BODY, words.words, room), COLOUR_PAPYRUS, words.words);
    if (why[0] != '\0') {
        words_draw(4, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_BADLIGHT, "%s: %s", monuments_ui_hex_name(barred),
                   why);
    } else if (kind == MONUMENTS_TASK_PAY) {
        draw_paying();
    } else if (monuments_move_op(first) == MONUMENTS_OP_SACRIFICE) {
        draw_sacrifice(first);
    } else if (kind == MONUMENTS_TASK_BUILD && choices > 1) {
        draw_unbuilt();
    } else if (choosing_unit() || (choices > 1 && monuments_move_op(first) != MONUMENTS_OP_GO)) {
        const struct monuments_hex here = monuments_ui_hex(monuments_ui_memory()->cursor);
        const int x = monuments_ui_pieces_units(4, CHROME_LINE2 + 3, &here, 4);
        monuments_ui_pieces_resources(x, CHROME_LINE2 + 6, here.resources, 1);
    } else {
        draw_outlook(first);
    }
}

/* Land that gives nothing now, if there is room: All is not all of it. */
static void put_left_out(struct match_words *words, int room) {
    const struct monuments_step step = monuments_ui_step();
    struct monuments_ui_hexes done = lit_now();
    const size_t end = words->buffer.used;
    text_put(&words->buffer.text, "{3}{:mist}");
    if (step.kind != MONUMENTS_TASK_PRODUCE || step.done > 0 ||
        !monuments_why_next(play_state(), MONUMENTS_NO_HEX, done.word, &words->buffer.text) ||
        type_rich_width(TYPE_SMALL, words->words) > room) {
        words->words[end] = '\0';
    }
}

/* All that is left, where, and what it brings. */
static void draw_rest(int room) {
    struct match_words words;
    struct text *text = match_words(&words);
    const unsigned count = kept()->rest_count;
    const struct match_tried *tried = match_try(kept()->rest[0]);
    for (unsigned i = 1; i < count; i++) {
        tried = match_try_further(kept()->rest[i]);
    }
    if (moving()) {
        monuments_ui_choice_put(kept()->rest[0], text);
        text_format(text, count > 1 ? ": %u units" : "", count);
    } else {
        for (unsigned i = 0, alike = 1; i < count; i += alike, alike = 1) {
            const unsigned place = place_of(kept()->rest[i]);
            while (i + alike < count && place_of(kept()->rest[i + alike]) == place) {
                alike++;
            }
            text_format(text, alike > 1 ? "{:gold}*%s* ×%u{:}  " : "{:gold}*%s*{:} ",
                        monuments_ui_hex_name(place), alike);
        }
        put_left_out(&words, room);
    }
    type_rich(4, CHROME_LINE1, type_fitting(TYPE_BODY, words.words, room), COLOUR_PAPYRUS, words.words);
    resources_put(match_words(&words), tried->state);
    const int x = type_rich(4, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
    (void)match_words(&words);
    draw_gains(tried, &words, x, room);
}

/* What is under the cursor; the button of quests says all. */
static void draw_status(void) {
    struct match_words words;
    chrome_status_ground(CHROME_STATUS_Y);
    const int room = draw_buttons();
    if (kept()->button == 0) {
        draw_status_here(room);
    } else if (button_now() == LIKEWISE) {
        draw_rest(room);
    } else if (monuments_move_op(button_now()) != MONUMENTS_OP_QUEST) {
        monuments_ui_choice_put(button_now(), match_words(&words));
        type_rich(4, CHROME_LINE1, TYPE_BODY, COLOUR_PAPYRUS, words.words);
        draw_outlook(button_now());
    }
}

/* On the button for all that is left, only what that is about. */
static struct monuments_ui_hexes lit_shown(void) {
    struct monuments_ui_hexes lit = {{0}};
    if (kept()->button == 0 || button_now() != LIKEWISE) {
        return lit_now();
    }
    for (unsigned i = 0; i < kept()->rest_count; i++) {
        const unsigned to = monuments_ui_move_to(kept()->rest[i]);
        monuments_ui_hexes_add(&lit, to != MONUMENTS_NO_HEX ? to : place_of(kept()->rest[i]));
    }
    return lit;
}

static void draw_board(void) {
    const struct monuments_ui_hexes lit = lit_shown();
    const struct monuments_ui_board view = {.lit = &lit,
                                            .at = kept()->button > 0 ? MONUMENTS_NO_HEX
                                                                     : monuments_ui_memory()->cursor,
                                            .from = kept()->from};
    monuments_ui_board_draw(&view);
}

/* Where B leads. */
static const char *back_word(void) {
    const unsigned ending = button_ending();
    const bool leads = ending > 0 && kept()->button != ending && !(kept()->button == 0 && picked());
    return !leads ? "Back" : monuments_ui_step().kind == MONUMENTS_TASK_GOING ? "Stop" : "Done";
}

static void draw(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, choosing_unit() && kept()->button == 0 ? "Unit" : "Choose"},
        {ICON_KEY_B, back_word()},
        {ICON_KEY_X, "Look"}};
    draw_board();
    monuments_ui_title_question();
    draw_status();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

/* What the buttons are for; where something is paid for, all prices; else the hex. */
static void help(void) {
    const unsigned kind = monuments_ui_step().kind;
    if (kept()->button > 0) {
        rules_about_open(&monuments_ui_signs[1]);
    } else if (kind == MONUMENTS_TASK_BUILD || kind == MONUMENTS_TASK_TRAIN) {
        match_explain(&monuments_ui_a_card,
                      kind == MONUMENTS_TASK_BUILD ? MONUMENTS_CARD_BUILD : MONUMENTS_CARD_TRAIN);
    } else {
        monuments_ui_explain_here();
    }
}

/* The cursor, and what is in view, may have gone anywhere meanwhile. */
static void shown(void) {
    const uint8_t button = kept()->button, barred = kept()->barred;
    put_cursor();
    kept()->button = button;
    kept()->barred = barred;
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = act, .back = back, .help = help, .shown = shown, MATCH_STEP};

void monuments_ui_place_show(void) {
    const struct monuments_step step = monuments_ui_step();
    kept()->from = step.kind == MONUMENTS_TASK_GOING ? step.hex : MONUMENTS_NO_HEX;
    find_rest();
    step.kind == MONUMENTS_TASK_GOING ? put_cursor_best() : put_cursor_likely();
    screen_replace(&screen);
}

void monuments_ui_place_point(move_t move, bool unit) {
    const unsigned place = monuments_ui_move_place(move);
    monuments_ui_place_show();
    if (place == MONUMENTS_NO_HEX) {
        kept()->button = button_of(monuments_move_op(move));
    } else {
        kept()->from = choosing_unit() && !unit ? (uint8_t)place : kept()->from;
        monuments_ui_memory()->cursor = (uint8_t)(unit ? place : place_of(move));
        put_cursor();
    }
    const bool quest = monuments_move_op(move) == MONUMENTS_OP_QUEST && !play_covers();
    if (quest || (!unit && kept()->button == 0 && monuments_ui_choice_count(offered_here) > 1)) {
        monuments_ui_choice_open(quest ? monuments_ui_offered_quest : offered_here, move);
    }
}
