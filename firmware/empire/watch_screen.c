/* An opponent's turn: the card that it takes, and each step on the board as it is made. */
#include "empire_ui.h"
#include "match_watch.h"
#include "opponents.h"

static struct { uint8_t card, position; } took; /* in this turn; card 0: nothing yet */

static void begin(unsigned seat) {
    (void)seat;
    took.card = 0;
}

static void note(const struct match_watched *watched, const void *before) {
    const bool takes = empire_move_kind(watched->last) == EMPIRE_MOVE_TAKE;
    if (takes) {
        took.position = (uint8_t)empire_move_second(watched->last);
        took.card = (uint8_t)empire_row_card(before, took.position);
    } else if (empire_ui_on_board(watched->last)) {
        empire_ui_place = (uint8_t)empire_move_second(watched->last);
        if (opponents_pace_ms() > 0) { /* in haste steps may come faster than they could be seen */
            empire_ui_fly(before, watched->last);
        }
    }
    sound_play(takes ? CUE_REVEAL : CUE_PLACE);
}

/* ---- picture */

static void draw(const struct match_watched *watched) {
    enum { CARD_X = (CANVAS_WIDTH - EMPIRE_UI_CARD_WIDTH) / 2, CARD_Y = 54 };
    const unsigned kind = empire_move_kind(watched->last);
    struct empire_ui_board view =
        empire_ui_board_view(empire_ui_on_board(watched->last) ? empire_ui_place : EMPIRE_UI_NOWHERE);
    if (kind == EMPIRE_MOVE_ARMY) {
        view.from = (uint8_t)empire_move_first(watched->last);
    }
    chrome_ground();
    empire_ui_board_draw(view);
    if (kind == EMPIRE_MOVE_TAKE) {
        empire_ui_card_draw(CARD_X, CARD_Y, took.card, true, true);
    }
    chrome_status_ground(EMPIRE_UI_STATUS_Y);
}

static void draw_status(const struct match_watched *watched) {
    struct match_words did = {.words = ""}, card = {.words = ""};
    if (empire_move_kind(watched->last) != EMPIRE_MOVE_TAKE) {
        empire_ui_move_put(empire_ui_state(), watched->last, match_words(&did));
    }
    if (took.card != 0) {
        empire_ui_take_put(took.card, took.position, match_words(&card));
    }
    chrome_status(CHROME_STATUS_X, took.card != 0 ? card.words : did.words, took.card != 0 ? did.words : "");
}

const struct match_watch empire_ui_watch = {
    .begin = begin,
    .note = note,
    .draw = draw,
    .status = draw_status,
    .page = EMPIRE_UI_PAGE_TURN,
    .paces = 1,
};
