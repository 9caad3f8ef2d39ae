/* The board to look at: at the beginning of a turn, and over any other step. */
#include "empire_ui.h"

static void move(enum key direction) {
    const uint8_t to = empire_ui_board_towards(empire_ui_state(), empire_ui_place, direction,
                                               empire_ui_board_all(empire_ui_state()));
    sound_play(to == empire_ui_place ? CUE_REFUSED : CUE_MOVE);
    empire_ui_place = to;
}

static void draw_board(void) {
    const struct empire_ui_board view = empire_ui_board_view(empire_ui_place);
    empire_ui_board_draw(&view);
    empire_ui_status(empire_ui_place, play_seat());
}

/* ---- the turn begins */

static void open_cards(void) {
    sound_play(CUE_OPEN);
    empire_ui_cards_show();
}

static void explain(void) {
    empire_ui_explain_region(empire_ui_place);
}

static void draw_turn(void) {
    struct match_words words;
    draw_board();
    empire_ui_turn_put(match_words(&words), play_seat());
    match_title(play_seat(), words.words, CHROME_NO_PHASE);
}

static const struct screen turn = {
    .draw = draw_turn,
    .steer = move,
    .act = open_cards,
    .back = match_leave,
    .look = match_look,
    .help = explain,
    .undo = match_undo_key,
    .keys = {{ICON_KEY_A, "Cards"}, {ICON_KEY_PAD, "Region"}, {ICON_KEY_X, "Look"}},
};

void empire_ui_turn_show(void) {
    screen_replace(&turn);
}

/* ---- over another step */

static void draw_browse(void) {
    draw_board();
    match_title(play_seat(), "The board", CHROME_NO_PHASE);
}

static const struct screen browse = {
    .draw = draw_browse,
    .steer = move,
    .act = explain,
    .look = screen_back,
    .help = explain,
    .keys = {{ICON_KEY_A, "Explain"}, {ICON_KEY_PAD, "Region"}, {ICON_KEY_B, "Back"}},
};

void empire_ui_browse_open(void) {
    sound_play(CUE_OPEN);
    screen_push(&browse);
}
