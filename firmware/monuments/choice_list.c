#include "choice_list.h"

#include <stddef.h>

#include "board_pieces.h"
#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "type.h"

enum { PANEL_ROWS = 6, PANEL_BOTTOM = CHROME_KEYS_Y - 2, RESOURCE_STEP = MONUMENTS_UI_PIECES_RESOURCE + 1 };

unsigned monuments_ui_choice_count(monuments_ui_choice_filter *offered) {
    unsigned count, found = 0;
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count; i++) {
        found += offered(moves[i]);
    }
    return found;
}

move_t monuments_ui_choice_at(monuments_ui_choice_filter *offered, unsigned index) {
    unsigned count;
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count; i++) {
        if (offered(moves[i]) && index-- == 0) {
            return moves[i];
        }
    }
    return MOVE_NONE;
}

/* ---- rows */

/* A piece in the seat's colours, or a token of a resource; returns whether there is one. */
static bool draw_token(int x, int y, unsigned token) {
    if (token < MONUMENTS_RESOURCES) {
        monuments_ui_pieces_resource(x + 3, y + 3, token);
    } else {
        icon_draw_seat(x, y, (enum icon)(ICON_UNIT_WORKER + token - MONUMENTS_RESOURCES), 12,
                       play_seat_style(monuments_ui_me()));
    }
    return true;
}

static bool draw_sign(int x, int y, move_t move) {
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_GO:
    case MONUMENTS_OP_BUILD:
    case MONUMENTS_OP_REPAIR:
    case MONUMENTS_OP_TRAIN:
    case MONUMENTS_OP_PLACE:
    case MONUMENTS_OP_GET:
    case MONUMENTS_OP_PAY:
    case MONUMENTS_OP_SPARE:
    case MONUMENTS_OP_SWAP:
    case MONUMENTS_OP_JOIN:
    case MONUMENTS_OP_LOSE:
    case MONUMENTS_OP_ENTER:
        return draw_token(x, y, monuments_move_token(move));
    case MONUMENTS_OP_FERRY:
    case MONUMENTS_OP_SHIFT:
        return draw_token(x, y, (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY);
    case MONUMENTS_OP_FORGE:
    case MONUMENTS_OP_ARM:
        return draw_token(x, y, (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMED);
    case MONUMENTS_OP_POPULATE:
    case MONUMENTS_OP_SACRIFICE:
    case MONUMENTS_OP_SPAWN:
        return draw_token(x, y, (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER);
    case MONUMENTS_OP_BRIDGE:
        icon_draw(x, y, ICON_BRIDGE, 12);
        return true;
    case MONUMENTS_OP_QUEST:
    case MONUMENTS_OP_KEEP:
        icon_draw(x, y, ICON_QUESTS, 12);
        return true;
    default:
        return false;
    }
}

static void draw_cost(int y, move_t move) {
    uint8_t cost[MONUMENTS_RESOURCES];
    int x = 230;
    monuments_ui_choice_cost(move, cost);
    for (unsigned resource = MONUMENTS_RESOURCES; resource-- > 0;) {
        for (unsigned i = 0; i < cost[resource]; i++) {
            x -= RESOURCE_STEP;
            monuments_ui_pieces_resource(x, y, resource);
        }
    }
}

static void draw_row(int y, move_t move, bool on) {
    struct match_words words;
    const struct chrome_row row = {
        .y = y, .height = CHROME_ROW_HEIGHT, .focused = on, .icon = ICON_COUNT, .name = ""};
    chrome_row(&row);
    monuments_ui_choice_put(move, match_words(&words));
    const bool sign = draw_sign(10, y + 5, move);
    type_rich(sign ? 28 : 10, y + 2, TYPE_BODY, COLOUR_INK, words.words);
    draw_cost(y + 8, move);
}

/* Keeps the cursor in view. */
void monuments_ui_choice_rows_draw(const struct monuments_ui_choice_rows *rows) {
    unsigned count, index = 0;
    const unsigned first = rows->at >= rows->rows ? rows->at - rows->rows + 1 : 0;
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count && index < first + rows->rows; i++) {
        if (rows->offered(moves[i])) {
            if (index >= first) {
                draw_row(rows->y + (int)(index - first) * CHROME_ROW_HEIGHT, moves[i], index == rows->at);
            }
            index++;
        }
    }
    const unsigned all = monuments_ui_choice_count(rows->offered);
    const int right = CANVAS_WIDTH - 13, bottom = rows->y + (int)rows->rows * CHROME_ROW_HEIGHT;
    if (first > 0) {
        icon_draw(right, rows->y + 1, ICON_ARROW_U, 5);
    }
    if (first + rows->rows < all) {
        icon_draw(right, bottom - 7, ICON_ARROW_D, 5);
    }
}

void monuments_ui_choice_panel_draw(monuments_ui_choice_filter *offered, unsigned at) {
    const unsigned count = monuments_ui_choice_count(offered), rows = count < PANEL_ROWS ? count : PANEL_ROWS;
    const int height = (int)rows * CHROME_ROW_HEIGHT + 4, y = PANEL_BOTTOM - height;
    canvas_box(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height, 3, COLOUR_PAPYRUS, COLOUR_INK);
    monuments_ui_choice_rows_draw(&(struct monuments_ui_choice_rows){y + 2, rows, at, offered});
}
