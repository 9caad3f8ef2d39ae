/* The card taken is carried out, step by step, on the board: first which army, then where to. Also the
 * neutral armies that two seats place before the bid. Only what is legal can be reached. */
#include "empire_ui.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "memory.h"

#include <limits.h>

enum {
    BOTH = EMPIRE_HALVES, /* no half of an "or" card is chosen yet */
    ROOM = CANVAS_WIDTH - 8,
    HELD_X = 170,
    DONE_X = 200,
    ROW_NEITHER = EMPIRE_HALVES, /* while a half is chosen */
    ROWS,
    OWN_ROOM = 90, /* px of it, where a warning follows */
};

static struct empire_ui_place_memory *kept(void) {
    return &empire_ui_memory()->place;
}

/* ---- what is to be done */

static uint8_t here(void) {
    return empire_ui_memory()->cursor;
}

static bool neutral(void) {
    return empire_ui_state()->phase == EMPIRE_PHASE_NEUTRAL;
}

static const struct empire_card *card(void) {
    return empire_card(empire_ui_state(), empire_hand(empire_ui_state()));
}

static bool both_open(void) {
    return empire_half_open(empire_ui_state(), 0) && empire_half_open(empire_ui_state(), 1);
}

static bool choosing_half(void) {
    return both_open() && kept()->chosen == BOTH;
}

/* Chosen, or under the cursor while one chooses. */
static unsigned half_now(void) {
    return kept()->chosen != BOTH                          ? kept()->chosen
           : both_open() && kept()->choice < EMPIRE_HALVES ? kept()->choice
           : empire_half_open(empire_ui_state(), 0)        ? 0
                                                           : 1;
}

static const struct empire_ui_step *step_now(void) {
    return &empire_ui_steps[neutral() ? EMPIRE_STEP_NONE : card()->action[half_now()].step];
}

static unsigned left_now(void) {
    return neutral() ? empire_ui_state()->neutral_left : empire_steps_left(empire_ui_state(), half_now());
}

static bool moves(void) {
    return step_now()->kind == EMPIRE_MOVE_ARMY;
}

static bool destroys(void) {
    return step_now()->kind == EMPIRE_MOVE_DESTROY;
}

/* The region of the army that is chosen, as a set. On Done all are open again. */
static uint32_t picked(void) {
    return !kept()->on_done && kept()->from != EMPIRE_UI_NOWHERE ? UINT32_C(1) << kept()->from : 0;
}

static bool choosing_victim(void) {
    return destroys() && picked() != 0;
}

static uint32_t lit_now(void) {
    return choosing_victim() ? picked()
                             : empire_targets(empire_ui_state(), step_now()->kind,
                                              picked() != 0 ? kept()->from : EMPIRE_UI_NOWHERE);
}

/* While an army is chosen: where others stand that may go instead. */
static uint32_t others_now(void) {
    return moves() && picked() != 0
               ? empire_targets(empire_ui_state(), EMPIRE_MOVE_ARMY, EMPIRE_UI_NOWHERE) & ~picked()
               : 0;
}

/* Of several owners one chooses. */
static bool asks_whose(void) {
    return destroys() && empire_owners_in(empire_ui_state(), here()) > 1;
}

/* A only chooses the army: which one goes, or whose is destroyed. */
static bool picks(void) {
    return picked() == 0 && (moves() || asks_whose());
}

/* What A does now. */
static move_t move_now(void) {
    const unsigned first = moves()             ? kept()->from
                           : choosing_victim() ? kept()->victim
                           : destroys()        ? empire_likely_victim(empire_ui_state(), here())
                                               : 0;
    return empire_move((enum empire_move)step_now()->kind, first, here());
}

/* ---- where a step begins */

/* A new army goes where the last one went. A march begins where the last one did, as long as one from there
 * costs nothing and none wins a point elsewhere; or else where most armies are. A neutral army is as good
 * anywhere. */
static int worth_of(move_t move) {
    enum { HABITS = 64, STAYS = 9 * 64 };
    const unsigned length = play_match()->length, from = empire_move_first(move);
    const move_t last = length > 0 ? match_move(play_match(), length - 1) : MOVE_NONE;
    const bool left = empire_move_kind(last) == EMPIRE_MOVE_ARMY && empire_move_first(last) == from;
    const int worth = neutral() ? 0 : HABITS * empire_step_worth(empire_ui_state(), move);
    return step_now()->kind == EMPIRE_MOVE_PLACE && move == last ? INT_MAX
           : !moves()                                            ? worth
           : left && worth >= 0                                  ? worth + STAYS
                                : worth + empire_ui_state()->armies[from][play_seat()];
}

/* On the likeliest step, of an army from `from` or from anywhere; of equal ones the nearest. */
static void put_cursor(uint8_t from) {
    uint32_t best = 0;
    int most = INT_MIN;
    move_t all[EMPIRE_MOVES_MAX];
    const unsigned count = empire_moves(empire_ui_state(), all);
    for (unsigned i = 0; i < count; i++) {
        const uint8_t first = (uint8_t)(moves() ? empire_move_first(all[i]) : EMPIRE_UI_NOWHERE);
        const bool fits = from == EMPIRE_UI_NOWHERE || from == first;
        if (empire_move_kind(all[i]) == step_now()->kind && fits) {
            const int worth = worth_of(all[i]);
            kept()->from = worth > most ? first : kept()->from;
            best = worth > most ? 0 : best;
            most = worth > most ? worth : most;
            best |= worth == most && first == kept()->from ? UINT32_C(1) << empire_move_second(all[i]) : 0;
        }
    }
    empire_ui_memory()->cursor = empire_ui_board_towards(moves() ? kept()->from : here(), KEY_A, best);
}

/* ---- keys */

/* Or opens the choice of one that is to be destroyed. */
static void pick_up(void) {
    const move_t part = empire_move((enum empire_move)step_now()->kind, here(), here());
    if (match_refuses(part, ~(move_t)(moves() ? 0xff : 0xff00))) {
        return;
    }
    kept()->from = here();
    kept()->victim = (uint8_t)empire_likely_victim(empire_ui_state(), here());
    sound_play(CUE_OPEN);
    if (moves()) {
        put_cursor(here());
    }
}

static void act(void) {
    kept()->stepped = false;
    if (kept()->waits) {
        kept()->waits = false;
        sound_play(CUE_OPEN);
    } else if (kept()->on_done || (choosing_half() && kept()->choice == ROW_NEITHER)) {
        empire_ui_play(empire_move(EMPIRE_MOVE_PASS, 0, 0), CUE_PLACE);
    } else if (choosing_half()) {
        kept()->chosen = kept()->choice;
        sound_play(CUE_OPEN);
        put_cursor(EMPIRE_UI_NOWHERE);
    } else if (picks()) {
        pick_up();
    } else {
        kept()->stepped = true;
        empire_ui_play(move_now(), CUE_PLACE);
    }
}

/* From Done to all armies, as from the one that one had; up to that, where it is to be destroyed. Past the
 * last region that an army reaches the pad leads to another army. */
static void go(enum key direction) {
    if (kept()->on_done && kept()->from != EMPIRE_UI_NOWHERE) {
        empire_ui_memory()->cursor = kept()->from;
        kept()->from = EMPIRE_UI_NOWHERE;
    }
    const bool up = kept()->on_done && destroys() && direction == KEY_UP;
    const uint8_t lit = empire_ui_board_towards(here(), direction, up ? 0 : lit_now());
    const uint8_t to = lit != here() ? lit : empire_ui_board_towards(here(), direction, others_now());
    const bool ends = to == here() && direction == KEY_DOWN && !neutral() && picked() == 0;
    sound_play(to == here() && ends == kept()->on_done ? CUE_REFUSED : CUE_MOVE);
    kept()->from = to != lit ? EMPIRE_UI_NOWHERE : kept()->from;
    kept()->on_done = ends;
    empire_ui_memory()->cursor = to;
}

static void steer(enum key direction) {
    kept()->waits = false;
    if (choosing_half()) {
        kept()->choice = cursor_ring(kept()->choice, ROWS, direction);
    } else if (choosing_victim()) {
        do {
            kept()->victim = (uint8_t)cursor_ring(kept()->victim, EMPIRE_OWNERS, direction);
        } while (empire_ui_state()->armies[kept()->from][kept()->victim] == 0);
    } else {
        go(direction);
    }
}

/* All that is left of the action as the last step was made, as far as it can be. */
static void again(void) {
    const unsigned length = play_match()->length, hand = empire_hand(empire_ui_state());
    const move_t last = length > 0 ? match_move(play_match(), length - 1) : MOVE_NONE;
    while (kept()->stepped && empire_ui_on_board(last) && hand != 0 && play_person_to_move() &&
           hand == empire_hand(empire_ui_state()) && play_allows(last)) {
        empire_ui_play(last, CUE_PLACE);
    }
}

/* Puts the army down where others may go instead; then from the map to Done, and from there back to where one
 * was, or to the choice of a half; only from that choice to the step before. */
static void back(void) {
    sound_play(CUE_BACK);
    if (neutral()) {
        match_leave();
    } else if (choosing_half()) {
        match_undo_key();
    } else if (kept()->on_done && kept()->chosen != BOTH && both_open()) {
        kept()->chosen = BOTH;
        kept()->on_done = false;
    } else if (others_now() != 0) {
        empire_ui_memory()->cursor = kept()->from;
        kept()->from = EMPIRE_UI_NOWHERE;
        kept()->waits = false;
    } else {
        kept()->on_done = !kept()->on_done;
        kept()->waits = false;
    }
}

static void explain(void) {
    if (kept()->on_done || choosing_half()) {
        match_explain(&empire_ui_a_card, empire_hand(empire_ui_state()));
    } else {
        empire_ui_explain_region();
    }
}

/* ---- what a move would bring */

static void draw_gains(const struct match_tried *tried) {
    struct match_words line;
    struct text *text = match_words(&line);
    const unsigned me = play_seat();
    int gains[GAME_SEATS_MAX];
    const bool own = destroys() && empire_move_first(move_now()) == me;
    match_tried_gains(tried, gains);
    if (!match_preview_put(&line, tried, ROOM - (own ? OWN_ROOM : 0))) {
        match_gain_put(text, gains[me], "points");
        match_rivals_put(gains, text);
    }
    text_put(text, own ? "{:badlight}Your own army!{:}" : "");
    if (type_rich_width(TYPE_SMALL_BOLD, line.words) < HELD_X - 4) {
        type_rich(HELD_X, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST,
                  moves()                                            ? ""
                  : left_now() < empire_ui_state()->left[half_now()] ? "No more left"
                  : left_now() > 1                                   ? "Hold A: all"
                                                                     : "");
    }
    type_rich(4, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS,
              line.buffer.used > 0 ? line.words : "{:mist}no change in points{:}");
}

/* ---- picture */

/* Steps of the action, those left in gold. Returns the x after them. */
static int draw_steps(void) {
    enum { WIDE = 4 };
    const unsigned all = card()->action[half_now()].amount;
    const int step = all > WIDE ? 10 : 13;
    icon_draw(4, CHROME_LINE1 + 2, step_now()->icon, 16);
    for (unsigned i = 0; i < all; i++) {
        const bool left = i < left_now();
        canvas_box(25 + (int)i * step, CHROME_LINE1 + 3, step - 1, 13, 2, left ? COLOUR_GOLD : COLOUR_NIGHT2,
                   left ? COLOUR_INK : COLOUR_DUSK);
    }
    return 25 + (int)all * step + 6;
}

static void where_put(struct text *text) {
    const unsigned kind = step_now()->kind;
    if (moves() && !picks()) {
        text_format(text, "%s ", empire_ui_region(kept()->from).words);
    }
    text_put(text, kind == EMPIRE_MOVE_CITY      ? "city in "
                   : kind == EMPIRE_MOVE_DESTROY ? "in "
                   : picks()                     ? "from "
                                                 : "to ");
    text_format(text, "{:gold}%s{:}", empire_ui_region(here()).words);
}

/* Armies and cities there, of whom the move is about. */
static void forces_put(struct text *text, move_t move, const struct match_tried *tried) {
    const unsigned owner = destroys() ? empire_move_first(move) : play_seat();
    text_format(text, "{7}%s %u›%u", empire_ui_owner(owner), empire_force(empire_ui_state(), owner, here()),
                empire_force(tried->state, owner, here()));
}

static void draw_move(int x) {
    struct match_words words;
    where_put(match_words(&words));
    if (kept()->on_done) {
        chrome_status(x, "end the action", "Unused steps are lost.");
    } else if (picks()) {
        chrome_status(x, words.words, moves() ? "Move which army?" : "Destroy whose army?");
    } else {
        const move_t move = move_now();
        const struct match_tried *tried = match_try(move);
        draw_gains(tried);
        forces_put(&words.buffer.text, move, tried);
        type_rich(x, CHROME_LINE1, type_fitting(TYPE_BODY_BOLD, words.words, DONE_X - 2 - x), COLOUR_PAPYRUS,
                  words.words);
    }
}

static void draw_status(void) {
    const int x = draw_steps();
    if (!empire_ui_flies()) {
        draw_move(x);
    }
    chrome_status_button((struct area){DONE_X, CHROME_LINE1 + 2, 37, 16}, TYPE_SMALL, "Done",
                         kept()->on_done);
}

static void draw_neutral_status(void) {
    struct match_words words;
    text_format(match_words(&words), "{seat_neutral} neutral army to {:gold}%s{:}",
                empire_ui_region(here()).words);
    chrome_status(CHROME_STATUS_X, words.words, "Counts as a rival’s, and scores no points.");
}

static void draw_title(void) {
    struct match_words what, title;
    match_capital(&what, step_now()->name);
    text_put(&what.buffer.text, ":");
    match_left_title_put(match_words(&title), what.words, left_now());
    match_title(play_seat(),
                choosing_half()     ? "Choose one"
                : choosing_victim() ? "Whose army?"
                                    : title.words,
                CHROME_NO_PHASE);
}

/* One of the two actions of an "or" card, or neither: below the map, which shows where each can be done. */
static void draw_choice(void) {
    enum { WIDTH = 76, PITCH = 78, HEIGHT = 18 };
    struct match_words words;
    struct text *text = match_words(&words);
    for (unsigned i = 0; i < ROWS; i++) {
        struct match_words name, number;
        const struct empire_action *action = &card()->action[i % EMPIRE_HALVES];
        const struct empire_ui_step *step = &empire_ui_steps[action->step];
        text_format(match_words(&number),
                    i == ROW_NEITHER     ? "Neither"
                    : step->more != NULL ? "%s %u"
                                         : "%s",
                    match_capital(&name, step->name), action->amount);
        chrome_status_button((struct area){CHROME_STATUS_X + (int)i * PITCH, CHROME_LINE1 + 1, WIDTH, HEIGHT},
                             TYPE_BODY_BOLD, number.words, i == kept()->choice);
    }
    if (kept()->choice == ROW_NEITHER) {
        text_put(text, "The action of this card is lost.");
    } else {
        empire_ui_action_put(text, &card()->action[kept()->choice]);
        empire_ui_lack_put(text, empire_ui_state(), &card()->action[kept()->choice], true);
    }
    type_rich(CHROME_STATUS_X, CHROME_LINE2 + 2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

static void draw_keys(void) {
    const char *act_word = kept()->on_done              ? "Done"
                           : kept()->waits              ? "Next"
                           : choosing_half() || picks() ? "Choose"
                                                        : step_now()->act;
    const char *back_word = choosing_victim()                      ? "Whose"
                            : neutral()                            ? "Home"
                            : choosing_half()                      ? "Undo"
                            : others_now() != 0                    ? "Armies"
                            : !kept()->on_done                     ? "Done"
                            : kept()->chosen < BOTH && both_open() ? "Choice"
                                                                   : "Map";
    const struct chrome_key keys[] = {{ICON_KEY_A, act_word},
                                      {choosing_victim() ? ICON_KEY_LR : ICON_KEY_B, back_word},
                                      {ICON_KEY_X, "Look"}};
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static void draw_board(void) {
    const bool all = neutral() || (choosing_half() && kept()->choice == ROW_NEITHER);
    const bool off = kept()->on_done || choosing_half();
    struct empire_ui_board view = empire_ui_board_view(off ? (uint8_t)EMPIRE_UI_NOWHERE : here());
    view.choosing = !all;
    view.lit = all ? 0 : lit_now();
    view.from = off ? EMPIRE_UI_NOWHERE : kept()->from;
    empire_ui_board_draw(view);
}

static void draw(void) {
    chrome_ground();
    draw_board();
    draw_title();
    chrome_status_ground(EMPIRE_UI_STATUS_Y);
    if (neutral()) {
        draw_neutral_status();
    } else if (choosing_half()) {
        draw_choice();
    } else {
        draw_status();
    }
    draw_keys();
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = act,
    .again = again,
    .back = back,
    .help = explain,
    MATCH_STEP,
};

void empire_ui_place_show(void) {
    const struct empire_state *state = empire_ui_state();
    const uint32_t now = 1u + ((uint32_t)state->game << 8 | state->taken);
    const bool same = now == kept()->card_now;
    kept()->chosen = same && both_open() ? kept()->chosen : BOTH;
    kept()->choice = same ? kept()->choice : 0;
    kept()->card_now = now;
    kept()->from = EMPIRE_UI_NOWHERE;
    kept()->on_done = false;
    kept()->waits &= !choosing_half();
    if (!choosing_half()) {
        put_cursor(EMPIRE_UI_NOWHERE);
        kept()->on_done = moves() && !kept()->waits &&
                          empire_is_no_use(empire_ui_state(),
                                           match_move(play_match(), play_match()->length - 1), move_now());
    }
    screen_replace(&screen);
}

void empire_ui_place_point(move_t move, bool unit) {
    const unsigned kind = empire_move_kind(move);
    kept()->waits = false;
    empire_ui_place_show();
    kept()->on_done = false;
    if (kind == EMPIRE_MOVE_PASS) {
        kept()->on_done = !choosing_half();
        kept()->choice = ROW_NEITHER;
        return;
    }
    if (!neutral() && both_open()) {
        kept()->chosen = empire_ui_steps[card()->action[0].step].kind == kind ? 0 : 1;
    }
    empire_ui_memory()->cursor = (uint8_t)(unit ? empire_move_first(move) : empire_move_second(move));
    if (kind == EMPIRE_MOVE_ARMY) {
        kept()->from = unit ? (uint8_t)EMPIRE_UI_NOWHERE : (uint8_t)empire_move_first(move);
    } else if (asks_whose()) {
        kept()->from = here();
        kept()->victim = (uint8_t)empire_move_first(move);
    }
}
