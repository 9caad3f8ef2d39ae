/* Moves to choose from, in a list: on a screen of its own for what is not about places (quests, bonuses,
 * options, cards to turn, resources), with what the one under the cursor means below it; for a battle's
 * steps, below its picture; and in a panel over the screen before, where there is more than one. */
#include <limits.h>

#include "board_picture.h"
#include "match_try.h"
#include "memory.h"

enum {
    ROWS = 5,
    ROWS_Y = CHROME_PANEL_Y + 2,
    PANEL_ROWS = 4, /* two hexes have room above it */
    PANEL_BOTTOM = CHROME_KEYS_Y - 2,
    FOOT_Y = ROWS_Y + ROWS * CHROME_ROW_HEIGHT + 3,
    OPTION_LINES = 3,
    OPTION_HEIGHT = 48,
    FOOT_X = 8,
    FOOT_WIDTH = 224,
};

static struct monuments_ui_list_memory *kept(void) {
    return &monuments_ui_memory()->list;
}

/* ---- what is offered */

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

void monuments_ui_choice_point(move_t move) {
    for (unsigned i = 0; i < kept()->list.count; i++) {
        if (monuments_ui_choice_at(kept()->offered, i) == move) {
            list_go(&kept()->list, i);
            return;
        }
    }
}

bool monuments_ui_offered_quest(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_QUEST;
}

bool monuments_ui_offered(move_t move) {
    return !monuments_ui_offered_quest(move) || !play_covers();
}

static move_t chosen(void) {
    return monuments_ui_choice_at(kept()->offered, kept()->list.at);
}

/* ---- keys */

static int panel_y(void) {
    return PANEL_BOTTOM - kept()->list.in_view * CHROME_ROW_HEIGHT - 4;
}

/* A choice that leads to another hex shows it above the list that lies over the board. */
static void show_target(void) {
    const unsigned to = monuments_ui_move_to(chosen());
    if (to != MONUMENTS_NO_HEX) {
        monuments_ui_board_above(monuments_ui_memory()->cursor, to, panel_y());
    }
}

static void steer(enum key direction) {
    list_steer(&kept()->list, direction);
    show_target();
}

static void choose(void) {
    match_make(chosen(), monuments_move_op(chosen()) == MONUMENTS_OP_ROLL ? CUE_REVEAL : CUE_PLACE);
}

static void explain(void) {
    if (!monuments_ui_explain_move(chosen())) {
        rules_open(monuments_ui_page());
    }
}

/* ---- the foot: what a choice means */

static int paragraph(int y, uint16_t colour, const char *words) {
    const int lines =
        type_wrap((struct area){FOOT_X, y, FOOT_WIDTH, CHROME_KEYS_Y - y}, TYPE_SMALL, colour, words);
    return y + lines * type_line(TYPE_SMALL) + 2;
}

/* Its tasks, and how far each is. */
static void foot_quest(int y, unsigned quest) {
    const bool fits = monuments_quest_fits(play_state(), play_seat(), quest);
    y = paragraph(y, COLOUR_INK, monuments_quest_text(quest).line);
    monuments_ui_tasks_draw(y, play_seat(), quest);
    type_draw(FOOT_X, y + 23, TYPE_SMALL_BOLD, COLOUR_UMBER, fits ? "It fits your score card." : "");
}

/* What the seat can spend. */
static void foot_resources(int y) {
    int x = FOOT_X + type_width(TYPE_SMALL, "You have") + 8;
    const struct monuments_seat seat = monuments_ui_seat(play_seat());
    type_draw(FOOT_X, y, TYPE_SMALL, COLOUR_UMBER, "You have");
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        x = icon_draw(x, y + 2, monuments_ui_token_icon(resource), 12) + 3;
        x = words_draw(x, y, TYPE_SMALL_BOLD, COLOUR_INK, "%u", seat.resources[resource]) + 10;
    }
}

static void draw_foot(void) {
    const move_t move = chosen();
    const unsigned op = monuments_move_op(move);
    const int y = FOOT_Y + 3;
    canvas_fill(FOOT_X, FOOT_Y, FOOT_WIDTH, 1, COLOUR_CLAY);
    if (op == MONUMENTS_OP_KEEP || op == MONUMENTS_OP_QUEST) {
        foot_quest(y, monuments_move_hex(move));
    } else if (op == MONUMENTS_OP_UPGRADE) {
        monuments_ui_sides_draw(y, monuments_move_token(move), true);
    } else {
        paragraph(y, COLOUR_INK,
                  op == MONUMENTS_OP_BONUS  ? monuments_bonus_text(monuments_move_hex(move)).line
                  : op == MONUMENTS_OP_SWAP ? "Give these, and get one of another kind."
                  : monuments_ui_step().kind == MONUMENTS_TASK_END  ? "Your turn ends."
                  : monuments_ui_step().kind == MONUMENTS_TASK_KEEP ? "The other ones go back under the deck."
                                                                    : "Nothing more with this card.");
    }
    if (op == MONUMENTS_OP_UPGRADE || op == MONUMENTS_OP_SWAP) {
        foot_resources(y + 36);
    }
}

/* ---- rows */

/* What a quest is worth, kept and not done too; the points of a fifth layer's card. */
static void value_put(struct text *text, move_t move) {
    const unsigned op = monuments_move_op(move);
    if (monuments_ui_in_battle()) {
        monuments_ui_battle_value_put(text, move);
    } else if (op == MONUMENTS_OP_KEEP) {
        monuments_ui_worth_put(text, play_seat(), monuments_move_hex(move), true);
    } else if (op == MONUMENTS_OP_BONUS && monuments_ui_seat(play_seat()).layers == MONUMENTS_LAYERS) {
        match_signed_put(text, match_tried_gain(match_try(move), play_seat()), true);
    }
}

static void draw_row(int y, move_t move, bool on) {
    struct match_words words;
    chrome_row_ground(y, CHROME_ROW_HEIGHT, on);
    monuments_ui_choice_put(move, match_words(&words));
    const enum icon sign = monuments_ui_choice_sign(move);
    if (sign != ICON_COUNT) {
        icon_draw_seat(10, y + 5, sign, 12, play_seat_style(play_seat()));
    }
    type_rich(sign != ICON_COUNT ? 28 : 10, y + 2, TYPE_BODY, COLOUR_INK, words.words);
    value_put(match_words(&words), move);
    type_rich(230 - type_rich_width(TYPE_BODY, words.words), y + 2, TYPE_BODY, COLOUR_UMBER, words.words);
    (void)monuments_ui_price_draw(230, y + 8, move, COLOUR_GOOD);
}

static void draw_rows(int y) {
    const struct list *list = &kept()->list;
    for (unsigned row = list->first; row < list_end(list); row++) {
        draw_row(list_y(list, row, y, CHROME_ROW_HEIGHT), monuments_ui_choice_at(kept()->offered, row),
                 row == list->at);
    }
    list_more(list, CANVAS_WIDTH - 13, y + 1, y + list->in_view * CHROME_ROW_HEIGHT - 7, COLOUR_INK);
}

/* " Lost: 2{unit_worker}"; false: nothing is. */
static bool lost_put(struct text *text, const int8_t lost[MONUMENTS_GIFT_THINGS]) {
    struct match_words things;
    (void)match_words(&things);
    monuments_ui_things_put(&things.buffer.text, lost);
    text_format(text, things.buffer.used > 0 ? " {:bad}Lost:%s" : "", things.words);
    return things.buffer.used > 0;
}

/* Why something could be placed nowhere; else what the seat has. */
static void foot_option(int y) {
    const int8_t *lost = kept()->lost[monuments_move_hex(chosen())];
    struct match_words words;
    if (lost_put(match_words(&words), lost)) {
        text_format(&words.buffer.text, ": %s", monuments_gifts_why(lost));
        type_rich(FOOT_X - 3, y, TYPE_SMALL, COLOUR_BAD, words.words);
    } else {
        foot_resources(y);
    }
}

/* Options are sentences: three tall rows, and one line below them. What is lost stands beside all, if it
 * fits.
 */
static void draw_options(void) {
    const struct monuments_seat seat = monuments_ui_seat(play_seat());
    for (unsigned i = 0; i < kept()->list.count; i++) {
        const int y = ROWS_Y + 22 + OPTION_HEIGHT * (int)i;
        const unsigned option = monuments_move_hex(monuments_ui_choice_at(monuments_ui_offered, i));
        chrome_row_ground(y, OPTION_HEIGHT, i == kept()->list.at);
        struct match_words words;
        text_put(match_words(&words), monuments_option_text(seat.deck, seat.layers, option));
        const size_t end = words.buffer.used;
        (void)lost_put(&words.buffer.text, kept()->lost[option]);
        if (words.buffer.cut ||
            type_wrap_lines(FOOT_WIDTH - 6, TYPE_SMALL_BOLD, words.words) > OPTION_LINES) {
            words.words[end] = '\0';
        }
        type_wrap((struct area){FOOT_X + 2, y + 3, FOOT_WIDTH - 6, OPTION_HEIGHT}, TYPE_SMALL_BOLD,
                  COLOUR_INK, words.words);
    }
    foot_option(ROWS_Y + 22 + OPTION_HEIGHT * MONUMENTS_OPTIONS + 4);
}

/* ---- the whole screen */

static void draw_choices(void) {
    const bool options = monuments_ui_step().kind == MONUMENTS_TASK_OPTION;
    chrome_page();
    if (options) {
        draw_options();
    } else {
        draw_rows(ROWS_Y);
        draw_foot();
    }
    if (monuments_ui_step().kind == MONUMENTS_TASK_KEEP_FIRST) {
        const struct monuments_text card =
            monuments_score_card_text(monuments_ui_seat(play_seat()).score_card);
        words_wrap((struct area){FOOT_X + 2, ROWS_Y + 2 * CHROME_ROW_HEIGHT + 4, FOOT_WIDTH - 4, 62},
                   TYPE_SMALL, COLOUR_UMBER, "Your score card, *%s*: %s", card.title, card.line);
    } else if (options || kept()->list.count < ROWS) { /* there is room */
        type_draw(FOOT_X + 2, options ? ROWS_Y + 2 : FOOT_Y - 21, TYPE_BODY, COLOUR_UMBER,
                  monuments_ui_list_question());
    }
}

static void draw(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, "Choose"}, {ICON_KEY_B, monuments_ui_back_word()}, {ICON_KEY_X, "Look"}};
    if (monuments_ui_in_battle()) {
        draw_rows(monuments_ui_battle_step_draw(chosen()));
    } else {
        draw_choices();
    }
    monuments_ui_title_question();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = choose, .back = monuments_ui_back, .help = explain, MATCH_STEP};

/* Of a layer's bonuses the most points; of its options the fewest gifts lost; Done once a quest is kept, else
 * never: one press too many would end what can't be begun again. */
static int worth_of(move_t move) {
    const unsigned op = monuments_move_op(move), row = monuments_move_hex(move);
    return op == MONUMENTS_OP_DONE     ? kept()->asked == MONUMENTS_TASK_KEEP ? 1 : INT_MIN
           : op == MONUMENTS_OP_BONUS  ? match_tried_gain(match_try(move), play_seat())
           : op == MONUMENTS_OP_OPTION ? -(int)monuments_gifts_lost(match_copy(), move, kept()->lost[row])
                                       : 0;
}

static unsigned best_from(unsigned row) {
    int most = worth_of(monuments_ui_choice_at(monuments_ui_offered, row));
    for (unsigned i = 0; i < kept()->list.count; i++) {
        const int worth = worth_of(monuments_ui_choice_at(monuments_ui_offered, i));
        row = worth > most ? i : row;
        most = worth > most ? worth : most;
    }
    return row;
}

/* A battle's next step of a kind finds its cursor again, and so does the next card that turns green. */
void monuments_ui_list_show(void) {
    struct list *list = &kept()->list;
    const unsigned length = play_match()->length;
    const unsigned count = monuments_ui_choice_count(monuments_ui_offered);
    const uint8_t asked = monuments_ui_step().kind;
    const bool battle = monuments_ui_in_battle(),
               turned = length > 0 &&
                        monuments_move_op(match_move(play_match(), length - 1)) == MONUMENTS_OP_UPGRADE,
               stays = (battle || turned) && asked == kept()->asked && list->at < count;
    kept()->offered = monuments_ui_offered;
    kept()->asked = asked;
    list_set(list, count, battle ? MONUMENTS_UI_BATTLE_ROWS : ROWS);
    list_go(list, best_from(stays ? list->at : 0));
    screen_replace(&screen);
}

/* ---- a panel at the lower edge, over the screen before */

static void explain_over(void) {
    if (!monuments_ui_explain_move(chosen())) {
        monuments_ui_explain_here();
    }
}

static void draw_over(void) {
    const unsigned to = monuments_ui_move_to(chosen());
    if (to != MONUMENTS_NO_HEX && to != monuments_ui_memory()->cursor) {
        monuments_ui_board_mark(monuments_ui_memory()->cursor, to);
    }
    chrome_panel(CHROME_PANEL_X, panel_y(), CHROME_PANEL_WIDTH, PANEL_BOTTOM - panel_y());
    draw_rows(panel_y() + 2);
}

static const struct screen panel = {
    .draw = draw_over,
    .steer = steer,
    .act = choose,
    .help = explain_over,
    MATCH_STEP,
    .keys = {{ICON_KEY_A, "Choose"}, {ICON_KEY_B, "Back"}, {ICON_KEY_X, "Look"}},
    .over = true};

void monuments_ui_choice_open(monuments_ui_choice_filter *offered, move_t at) {
    const unsigned count = monuments_ui_choice_count(offered);
    kept()->offered = offered;
    list_set(&kept()->list, count, count < PANEL_ROWS ? count : PANEL_ROWS);
    list_go(&kept()->list, 0);
    monuments_ui_choice_point(at);
    show_target();
    sound_play(CUE_OPEN);
    screen_push(&panel);
}
