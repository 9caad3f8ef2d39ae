/* The first step: the land, and whose turn it is. */
#include "board_picture.h"
#include "bronze_ui.h"

static void steer(enum key direction) {
    const unsigned before = bronze_ui_board_first();
    bronze_ui_board_scroll((int)before + (direction == KEY_RIGHT || direction == KEY_DOWN ? 1 : -1));
    sound_play(bronze_ui_board_first() == before ? CUE_REFUSED : CUE_MOVE);
}

static void draw(void) {
    const unsigned seat = bronze_ui_state()->seat;
    bronze_ui_board_draw(seat, NULL);
    match_title(seat, "Your turn", BRONZE_UI_DASH_CARD);
    bronze_ui_board_status(seat);
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = bronze_ui_cards_show,
    .back = match_leave,
    .help = rules_here,
    .rules = BRONZE_PAGE_TURN,
    MATCH_STEP,
    .keys = {{ICON_KEY_A, "Cards"}, {ICON_KEY_B, "Home"}, {ICON_KEY_X, "Look"}}};

void bronze_ui_turn_show(void) {
    bronze_ui_board_jump_to_seat(bronze_ui_state()->seat);
    screen_replace(&screen);
}
