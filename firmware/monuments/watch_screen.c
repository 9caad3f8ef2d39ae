/* An opponent is at turn: the card that it plays, and each step on the board as it is made. */
#include <stddef.h>

#include "board_picture.h"
#include "board_pieces.h"
#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "widgets.h"

enum { NO_CARD = 0xff, CARD_X = (CANVAS_WIDTH - MONUMENTS_UI_CARD_WIDTH) / 2, CARD_Y = 82, BATTLE_Y = 46 };

static uint8_t who, card; /* the seat, and the card that it has played in this turn, or NO_CARD */
static bool moved_yet;    /* it has made a move since the screen came up */
static bool ended;        /* the opponents' last move is still to be seen */

/* ---- what goes on */

static move_t last_move(void) {
    return moved_yet ? match_move(play_match(), play_match()->length - 1u) : MOVE_NONE;
}

/* Where the last move led, and where it came from. */
static unsigned place_of(move_t move) {
    unsigned const to = monuments_ui_move_to(move);
    bool const goes =
        monuments_move_op(move) == MONUMENTS_OP_GO || monuments_move_op(move) == MONUMENTS_OP_SHIFT;
    return goes ? to : monuments_ui_move_place(move);
}

static void note(unsigned seat, move_t move) {
    if (seat != who || monuments_move_op(move) == MONUMENTS_OP_PLAY ||
        monuments_move_op(move) == MONUMENTS_OP_TAKE) {
        card = monuments_move_op(move) == MONUMENTS_OP_PLAY ? (uint8_t)monuments_move_thing(move)
                                                            : (uint8_t)NO_CARD;
    }
    who = (uint8_t)seat;
    moved_yet = true;
    unsigned const place = place_of(move);
    if (place != MONUMENTS_NO_HEX) {
        monuments_ui_place = (uint8_t)place;
        monuments_ui_board_follow(place);
    }
    sound_play(monuments_move_op(move) == MONUMENTS_OP_PLAY ? CUE_REVEAL : CUE_PLACE);
}

static uint32_t tick(void) {
    move_t moved;
    if (ended) {
        match_show();
        return SCREEN_STILL;
    }
    unsigned const seat = monuments_ui_me();
    uint32_t const ms = match_opponent(&moved);
    if (moved != MOVE_NONE) {
        note(seat, moved);
        ended = play_turn() == GAME_OVER || play_person_to_move();
        screen_redraw();
    }
    return ms;
}

/* ---- keys */

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_A:
        if (ended) {
            match_show();
        } else {
            sound_play(CUE_OPEN);
            opponents_skip();
        }
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_X:
        if (!ended) {
            monuments_ui_look_open();
        }
        break;
    case KEY_Y:
        rules_open(MONUMENTS_UI_PAGE_TURN);
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    default:
        break;
    }
}

/* ---- picture */

static bool is_green(void) {
    struct monuments_seat seat;
    monuments_seat(monuments_ui_state(), who, &seat);
    return (seat.green >> card & 1) != 0;
}

static void draw_board(void) {
    move_t const move = last_move();
    bool const placed = move != MOVE_NONE && place_of(move) != MONUMENTS_NO_HEX;
    bool const goes = placed && (monuments_move_op(move) == MONUMENTS_OP_GO ||
                                 monuments_move_op(move) == MONUMENTS_OP_SHIFT);
    struct monuments_ui_board const view = {.state = monuments_ui_state(),
                                            .at = placed ? monuments_ui_place : (unsigned)MONUMENTS_NO_HEX,
                                            .from =
                                                goes ? monuments_move_hex(move) : (unsigned)MONUMENTS_NO_HEX};
    monuments_ui_board_draw(&view);
    if (monuments_move_op(move) == MONUMENTS_OP_PLAY) {
        monuments_ui_card_draw(CARD_X, CARD_Y, card, is_green());
        chrome_cursor(CARD_X, CARD_Y, MONUMENTS_UI_CARD_WIDTH, MONUMENTS_UI_CARD_HEIGHT);
    } else if (monuments_move_op(move) == MONUMENTS_OP_ROLL) { /* the dice, as they fell */
        struct monuments_battle_view battle;
        monuments_last_cast(monuments_ui_state(), &battle);
        monuments_ui_battle_draw(BATTLE_Y, &battle, true);
    }
}

static void draw_status(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    monuments_ui_status_ground();
    text_put(text, moved_yet ? "" : "thinks …");
    if (moved_yet && card != NO_CARD) {
        text_put(text, "plays {:gold}");
        text_put(text, monuments_card_text(card, false).title);
        text_put(text, is_green() ? "{:}{4}{star}" : "{:}");
    }
    type_rich(4, CHROME_STATUS_Y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
    text = match_words(&words);
    if (moved_yet && monuments_move_op(last_move()) != MONUMENTS_OP_PLAY) {
        monuments_ui_move_put(NULL, last_move(), text);
        type_rich(4, CHROME_STATUS_Y + 17, TYPE_SMALL, COLOUR_MIST, words.words);
    }
}

static void draw(void) {
    draw_board();
    match_title_name(who, "", " plays", CHROME_NO_PHASE);
    draw_status();
    match_watch_keys();
}

static const struct screen screen = {.draw = draw, .key = key, .tick = tick, .undo = true};

void monuments_ui_watch_show(void) {
    if (who != monuments_ui_me() || !moved_yet) {
        card = NO_CARD;
    }
    who = (uint8_t)monuments_ui_me();
    moved_yet = false;
    ended = false;
    monuments_ui_board_follow(monuments_ui_place);
    screen_replace(&screen);
}
