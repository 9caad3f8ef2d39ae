/* An opponent's turn: the card that it plays, and each step on the board as it is made. */
#include "board_picture.h"
#include "match_watch.h"
#include "memory.h"
#include "say.h"

enum { CARD_X = (CANVAS_WIDTH - MONUMENTS_UI_CARD_WIDTH) / 2, CARD_Y = 82, BATTLE_Y = 46, RIM = 5 };

/* The same seat goes on after others had something to decide. */
static void begin(unsigned seat) {
    struct monuments_ui_memory *const kept = monuments_ui_memory();
    kept->played = kept->watched == seat + 1 ? kept->played : 0;
    kept->watched = (uint8_t)(seat + 1);
    monuments_ui_come_home(seat);
    monuments_ui_board_go(kept->cursor);
}

static move_t here(void) {
    return MONUMENTS_MOVE(MONUMENTS_OP_PRODUCE, monuments_ui_memory()->cursor, 0, 0, 0);
}

/* Where a unit goes step by step, the cursor goes with it. */
static bool goes(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_GO || monuments_move_op(move) == MONUMENTS_OP_SHIFT;
}

static unsigned place_of(move_t move) {
    return goes(move) ? monuments_ui_move_to(move) : monuments_ui_move_place(move);
}

static bool go(move_t move) {
    const unsigned place = place_of(move);
    if (place != MONUMENTS_NO_HEX) {
        monuments_ui_board_go(place);
    }
    return place != MONUMENTS_NO_HEX;
}

static void note(const struct match_watched *watched, const void *before) {
    struct monuments_ui_memory *const kept = monuments_ui_memory();
    const unsigned op = monuments_move_op(watched->last);
    const bool acts = op == MONUMENTS_OP_PLAY && play_turn() == watched->seat; /* near there, most likely */
    const unsigned played = op == MONUMENTS_OP_PLAY ? monuments_move_token(watched->last) + 1 : 0;
    kept->made =
        (uint8_t)(op != MONUMENTS_OP_PRODUCE
                      ? 0
                      : monuments_production(before, watched->seat, monuments_move_hex(watched->last)));
    kept->turned = (uint8_t)monuments_turned_green(before, play_state(), watched->seat);
    kept->played = played > 0 || op == MONUMENTS_OP_TAKE ? (uint8_t)played : kept->played;
    kept->watched = monuments_ui_step().kind == MONUMENTS_TASK_TURN ? 0 : kept->watched; /* a turn is over */
    (void)go(acts ? monuments_likely(play_state()) : watched->last);
    if (op == MONUMENTS_OP_ROLL) {
        monuments_ui_battle_cast();
    }
    sound_play(op == MONUMENTS_OP_PLAY ? CUE_REVEAL : CUE_PLACE);
    if (monuments_ui_seat(watched->seat).layers > monuments_ui_seat_of(before, watched->seat).layers) {
        monuments_ui_built(watched->seat);
    }
}

/* ---- picture */

static void draw(const struct match_watched *watched) {
    const move_t move = watched->last;
    const bool placed = move != MOVE_NONE && place_of(move) != MONUMENTS_NO_HEX;
    const struct monuments_ui_board view = {
        .at = placed ? monuments_ui_memory()->cursor : (unsigned)MONUMENTS_NO_HEX,
        .from = placed && goes(move) ? monuments_move_hex(move) : (unsigned)MONUMENTS_NO_HEX};
    monuments_ui_board_draw(&view);
    if (monuments_move_op(move) == MONUMENTS_OP_PLAY) {
        say(SAID_COVER, (struct area){CARD_X - RIM, CARD_Y - RIM, MONUMENTS_UI_CARD_WIDTH + 2 * RIM,
                                      MONUMENTS_UI_CARD_HEIGHT + 2 * RIM});
        monuments_ui_card_draw(CARD_X, CARD_Y, monuments_ui_memory()->played - 1u,
                               monuments_ui_is_green(watched->seat, monuments_ui_memory()->played - 1u));
        chrome_cursor(CARD_X, CARD_Y, MONUMENTS_UI_CARD_WIDTH, MONUMENTS_UI_CARD_HEIGHT);
    } else if (monuments_move_op(move) == MONUMENTS_OP_ROLL) { /* the dice, as they fell */
        const struct monuments_battle_view battle = monuments_last_cast(play_state());
        monuments_ui_battle_draw(BATTLE_Y, &battle, true);
    } else if (!watched->again && move != MOVE_NONE &&
               monuments_ui_memory()->built.told_at == play_match()->length) {
        chrome_ground();
        monuments_ui_ending.picture(watched->seat);
    }
    chrome_status_ground(CHROME_STATUS_Y);
}

static void draw_status(const struct match_watched *watched) {
    struct match_words card, step;
    struct text *text = match_words(&card), *below = match_words(&step);
    if (monuments_ui_memory()->played != 0) {
        const unsigned played = monuments_ui_memory()->played - 1u;
        text_format(text, "plays {:gold}%s%s", monuments_card_text(played, false).title,
                    monuments_ui_is_green(watched->seat, played) ? "{:}{4}{star}" : "{:}");
    }
    if (monuments_move_op(watched->last) != MONUMENTS_OP_PLAY) {
        monuments_ui_step_put(play_state(), watched->seat, watched->last, below);
        if (monuments_ui_memory()->made > 0) {
            text_format(
                below, " {:goodlight}+%u{:}%s", monuments_ui_memory()->made,
                monuments_ui_resource_symbols[monuments_hexes[monuments_move_hex(watched->last)].terrain]);
        }
    } else if (monuments_ui_memory()->turned < MONUMENTS_CARDS) {
        text_format(below, "turns %s green", monuments_card_text(monuments_ui_memory()->turned, true).title);
    }
    chrome_status(CHROME_STATUS_X, card.words, step.words);
}

const struct match_watch monuments_ui_watch = {
    .begin = begin,
    .note = note,
    .draw = draw,
    .status = draw_status,
    .go = go,
    .here = here,
    .page = MONUMENTS_PAGE_TURN,
    .paces = 1,
};
