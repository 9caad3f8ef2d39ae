#include "monuments_ui.h"

enum { PANEL_ROWS = 6, PANEL_BOTTOM = CHROME_KEYS_Y - 2 };

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

/* A piece in the seat's colours, or a token of a resource; returns whether there is a sign. */
static bool draw_sign(int x, int y, move_t move) {
    const unsigned sign = monuments_ui_choice_sign(move);
    const unsigned token = monuments_move_token(move);
    if (token < MONUMENTS_RESOURCES && sign == (unsigned)monuments_ui_token_icon(token)) {
        monuments_ui_pieces_resource(x + 3, y + 3, token);
    } else if (sign != MONUMENTS_UI_NO_SIGN) {
        icon_draw_seat(x, y, (enum icon)sign, 12, play_seat_style(play_seat()));
    }
    return sign != MONUMENTS_UI_NO_SIGN;
}

static void draw_row(int y, move_t move, bool on) {
    struct match_words words;
    const struct chrome_row row = {
        .y = y, .height = CHROME_ROW_HEIGHT, .focused = on, .icon = ICON_COUNT, .name = ""};
    chrome_row(&row);
    monuments_ui_choice_put(move, match_words(&words));
    const bool sign = draw_sign(10, y + 5, move);
    type_rich(sign ? 28 : 10, y + 2, TYPE_BODY, COLOUR_INK, words.words);
    monuments_ui_pieces_cost(230, y + 8, monuments_ui_choice_cost(move), 1);
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
    const int right = CANVAS_WIDTH - 13, bottom = rows->y + (int)rows->rows * CHROME_ROW_HEIGHT;
    if (first > 0) {
        icon_draw(right, rows->y + 1, ICON_ARROW_U, 5);
    }
    if (first + rows->rows < monuments_ui_choice_count(rows->offered)) {
        icon_draw(right, bottom - 7, ICON_ARROW_D, 5);
    }
}

void monuments_ui_choice_panel_draw(monuments_ui_choice_filter *offered, unsigned at) {
    const unsigned count = monuments_ui_choice_count(offered), rows = count < PANEL_ROWS ? count : PANEL_ROWS;
    const int height = (int)rows * CHROME_ROW_HEIGHT + 4, y = PANEL_BOTTOM - height;
    canvas_box(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height, 3, COLOUR_PAPYRUS, COLOUR_INK);
    monuments_ui_choice_rows_draw(&(struct monuments_ui_choice_rows){y + 2, rows, at, offered});
}
