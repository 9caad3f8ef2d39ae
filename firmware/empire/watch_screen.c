/* An opponent's turn: the card that it takes, and each step on the board as it is made. */
#include "empire_ui.h"
#include "match_watch.h"
#include "memory.h"
#include "opponents.h"
#include "say.h"

static void begin(unsigned seat) {
    (void)seat;
    empire_ui_memory()->took_words[0] = '\0';
}

static void note(const struct match_watched *watched, const void *before) {
    struct empire_ui_memory *const kept = empire_ui_memory();
    const bool takes = empire_move_kind(watched->last) == EMPIRE_MOVE_TAKE;
    const uint8_t at = (uint8_t)empire_move_second(watched->last);
    struct text_buffer words;
    kept->did_words[0] = '\0';
    empire_ui_move_put(before, watched->last,
                       takes ? text_into(&words, kept->took_words, sizeof kept->took_words)
                             : text_into(&words, kept->did_words, sizeof kept->did_words));
    if (takes) {
        kept->took = (uint8_t)empire_row_card(before, at);
    } else if (empire_ui_on_board(watched->last)) {
        kept->cursor = play_viewing() ? kept->cursor : at;
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
    const move_t at =
        empire_ui_on_board(watched->last) ? empire_move_second(watched->last) : EMPIRE_UI_NOWHERE;
    struct empire_ui_board view = empire_ui_board_view((uint8_t)at);
    view.from = kind == EMPIRE_MOVE_ARMY ? (uint8_t)empire_move_first(watched->last) : view.from;
    chrome_ground();
    empire_ui_board_draw(view);
    if (kind == EMPIRE_MOVE_TAKE && !(play_viewing() && play_turn() == GAME_OVER)) { /* the end is in sight */
        say(SAID_COVER, (struct area){CARD_X, CARD_Y, EMPIRE_UI_CARD_WIDTH, EMPIRE_UI_CARD_HEIGHT});
        empire_ui_card_draw(CARD_X, CARD_Y, empire_ui_memory()->took, true, true);
    }
    chrome_status_ground(EMPIRE_UI_STATUS_Y);
}

static void draw_status(const struct match_watched *watched) {
    const struct empire_ui_memory *const kept = empire_ui_memory();
    const bool took = kept->took_words[0] != '\0';
    (void)watched;
    chrome_status(CHROME_STATUS_X, took ? kept->took_words : kept->did_words, took ? kept->did_words : "");
}

const struct match_watch empire_ui_watch = {
    .begin = begin,
    .note = note,
    .draw = draw,
    .status = draw_status,
    .go = empire_ui_on_board,
    .page = EMPIRE_PAGE_TURN,
    .paces = 1,
};
