/* An opponent is at turn: the card that it takes, and each step on the board as it is made. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "empire_ui.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

static struct match_words took, did; /* the card, and the last step, in words */
static unsigned who;
static uint8_t from;     /* where the army came from, or EMPIRE_UI_NOWHERE */
static bool stepped;     /* the last move was one on the board */
static unsigned card_id; /* the card that was taken just now, or 0 */
static bool ended;       /* the opponents' last move is still to be seen */

/* ---- what goes on */

static void note_turn(void) {
    who = empire_ui_me();
    from = EMPIRE_UI_NOWHERE;
    stepped = false;
    card_id = 0;
    (void)match_words(&took);
    (void)match_words(&did);
    took.words[0] = '\0';
    did.words[0] = '\0';
}

static bool on_board(unsigned kind) {
    return kind == EMPIRE_MOVE_NEUTRAL || (kind >= EMPIRE_MOVE_PLACE && kind <= EMPIRE_MOVE_DESTROY);
}

static void note(move_t move) {
    unsigned const kind = empire_move_kind(move);
    from = kind == EMPIRE_MOVE_ARMY ? (uint8_t)empire_move_first(move) : EMPIRE_UI_NOWHERE;
    card_id = kind == EMPIRE_MOVE_TAKE ? empire_row_card(&empire_ui_second, empire_move_second(move)) : 0;
    if (who != empire_ui_second.turn || kind == EMPIRE_MOVE_TAKE) {
        who = empire_ui_second.turn;
        took.words[0] = '\0';
    }
    did.words[0] = '\0';
    empire_ui_move_put(&empire_ui_second, move, match_words(kind == EMPIRE_MOVE_TAKE ? &took : &did));
    stepped = on_board(kind);
    if (stepped) {
        empire_ui_place = (uint8_t)empire_move_second(move);
    }
    if (stepped && opponents_pace_ms() > 0) { /* in haste steps may come faster than they could be seen */
        empire_ui_fly(move);
    }
    sound_play(kind == EMPIRE_MOVE_TAKE ? CUE_REVEAL : CUE_PLACE);
}

static uint32_t tick(void) {
    move_t moved;
    if (ended) {
        empire_ui_after_step();
        return SCREEN_STILL;
    }
    if (!empire_ui_flies()) {
        empire_ui_fly_prepare();
    }
    uint32_t const ms = match_opponent(&moved);
    if (moved != MOVE_NONE) {
        note(moved);
        ended = play_turn() == GAME_OVER || play_person_to_move() || empire_ui_break_due();
        screen_redraw();
    }
    return ms;
}

/* ---- keys, picture */

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_A:
        if (ended) {
            empire_ui_after_step();
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
            empire_ui_look_open();
        }
        break;
    case KEY_Y:
        rules_open(EMPIRE_UI_PAGE_TURN);
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    default:
        break;
    }
}

static void draw_board(void) {
    enum { CARD_X = (CANVAS_WIDTH - EMPIRE_UI_CARD_WIDTH) / 2, CARD_Y = 54 };
    struct empire_ui_board const view = {.state = empire_ui_state(),
                                         .y = CHROME_TITLE_HEIGHT,
                                         .at = stepped ? empire_ui_place : (uint8_t)EMPIRE_UI_NOWHERE,
                                         .from = from};
    empire_ui_board_draw_flying(view);
    if (card_id != 0) {
        empire_ui_card_draw(CARD_X, CARD_Y, card_id, true, true);
    }
}

static void draw(void) {
    chrome_ground();
    draw_board();
    match_title_name(who, "", " plays", CHROME_NO_PHASE);
    empire_ui_status_ground();
    type_rich(4, CHROME_STATUS_Y, TYPE_BODY_BOLD, COLOUR_PAPYRUS,
              took.words[0] != '\0'  ? took.words
              : did.words[0] != '\0' ? did.words
                                     : "thinks …");
    type_rich(4, CHROME_STATUS_Y + 17, TYPE_SMALL, COLOUR_MIST, took.words[0] != '\0' ? did.words : "");
    match_watch_keys();
}

static const struct screen screen = {.draw = draw, .key = key, .tick = tick, .undo = true};

void empire_ui_watch_show(void) {
    ended = false;
    note_turn();
    screen_replace(&screen);
}
