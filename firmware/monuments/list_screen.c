/* Moves to choose from, in a list: on a screen of its own for what is not about places (quests, bonuses,
 * options, cards to turn, resources), with what the one under the cursor means below it; for a battle's
 * steps, below its picture; and in a panel over the screen before, where there is more than one. */
#include "match_try.h"
#include "memory.h"

enum {
    ROWS = 5,
    ROWS_Y = CHROME_PANEL_Y + 2,
    PANEL_ROWS = 6,
    PANEL_BOTTOM = CHROME_KEYS_Y - 2,
    FOOT_Y = ROWS_Y + ROWS * CHROME_ROW_HEIGHT + 3,
    OPTION_HEIGHT = 48, /* three lines */
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

static void steer(enum key direction) {
    list_steer(&kept()->list, direction);
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

/* Its tasks, how far each is, and what it is worth. */
static void foot_quest(int y, unsigned quest) {
    int8_t points, penalty;
    struct monuments_goal goals[MONUMENTS_QUEST_GOALS];
    struct match_words words;
    struct text *text = match_words(&words);
    y = paragraph(y, COLOUR_INK, monuments_quest_text(quest, &points, &penalty).line);
    text_put(text, "when done ");
    match_signed_put(text, points, true);
    if (penalty != 0) {
        text_put(text, "{7}if not ");
        match_signed_put(text, penalty, true);
    }
    type_rich(FOOT_X, y, TYPE_SMALL_BOLD, COLOUR_UMBER, words.words);
    const unsigned count = monuments_quest_progress(play_state(), play_seat(), quest, goals);
    text = match_words(&words);
    for (unsigned i = 0; i < count; i++) {
        text_format(text, "%s%u/%u %s{9}", goals[i].have >= goals[i].need ? "{:good}" : "{:umber}",
                    goals[i].have, goals[i].need, goals[i].word);
    }
    type_rich(FOOT_X, y + 16, TYPE_SMALL, COLOUR_INK, words.words);
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
    const int y = FOOT_Y + 3;
    canvas_fill(FOOT_X, FOOT_Y, FOOT_WIDTH, 1, COLOUR_CLAY);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_KEEP:
    case MONUMENTS_OP_QUEST:
        foot_quest(y, monuments_move_hex(move));
        return;
    case MONUMENTS_OP_BONUS:
        paragraph(y, COLOUR_INK, monuments_bonus_text(monuments_move_hex(move)).line);
        return;
    case MONUMENTS_OP_UPGRADE:
        monuments_ui_sides_draw(y, monuments_move_token(move), true);
        break;
    case MONUMENTS_OP_SWAP:
        paragraph(y, COLOUR_INK, "Pay these and take one of another kind in return.");
        break;
    case MONUMENTS_OP_SPARE:
        paragraph(y, COLOUR_INK, "You pay less: this one stays yours.");
        break;
    default:
        paragraph(y, COLOUR_INK,
                  monuments_ui_step()->kind == MONUMENTS_TASK_END ? "Your turn ends." : "Finish this step.");
        return;
    }
    foot_resources(y + 36);
}

/* ---- rows */

/* A resource, or a piece in the seat's colours; returns whether there is a sign. */
static bool draw_sign(int x, int y, move_t move) {
    const unsigned sign = monuments_ui_choice_sign(move);
    if (sign != MONUMENTS_UI_NO_SIGN) {
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

static void draw_rows(int y) {
    const struct list *list = &kept()->list;
    unsigned count, row = 0;
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count && row < list_end(list); i++) {
        if (kept()->offered(moves[i])) {
            if (row >= list->first) {
                draw_row(list_y(list, row, y, CHROME_ROW_HEIGHT), moves[i], row == list->at);
            }
            row++;
        }
    }
    list_more(list, CANVAS_WIDTH - 13, y + 1, y + list->in_view * CHROME_ROW_HEIGHT - 7, COLOUR_INK);
}

/* What could be placed nowhere; else what the seat has. */
static void foot_option(int y) {
    unsigned all;
    const unsigned lost = monuments_gifts_lost(match_copy(), chosen(), &all);
    if (lost > 0) {
        words_rich(FOOT_X, y, TYPE_SMALL, COLOUR_BAD, "No place for %u of these %u: lost.", lost, all);
    } else {
        foot_resources(y);
    }
}

/* Options are sentences: three tall rows, and one line below them. */
static void draw_options(void) {
    const struct monuments_seat seat = monuments_ui_seat(play_seat());
    for (unsigned i = 0; i < kept()->list.count; i++) {
        const int y = ROWS_Y + 22 + OPTION_HEIGHT * (int)i;
        const unsigned option = monuments_move_hex(monuments_ui_choice_at(monuments_ui_offered, i));
        const struct chrome_row row = {
            .y = y, .height = OPTION_HEIGHT, .focused = i == kept()->list.at, .icon = ICON_COUNT, .name = ""};
        chrome_row(&row);
        type_wrap((struct area){FOOT_X + 2, y + 3, FOOT_WIDTH - 6, OPTION_HEIGHT}, TYPE_SMALL_BOLD,
                  COLOUR_INK, monuments_option_text(seat.deck, seat.layers, option));
    }
    foot_option(ROWS_Y + 22 + OPTION_HEIGHT * MONUMENTS_OPTIONS + 4);
}

/* ---- the whole screen */

static void draw_choices(void) {
    const bool options = monuments_ui_step()->kind == MONUMENTS_TASK_OPTION;
    chrome_page();
    if (options) {
        draw_options();
    } else {
        draw_rows(ROWS_Y);
        draw_foot();
    }
    if (options || kept()->list.count < ROWS) { /* there is room */
        type_draw(FOOT_X + 2, options ? ROWS_Y + 2 : FOOT_Y - 21, TYPE_BODY, COLOUR_UMBER,
                  monuments_ui_list_question());
    }
}

static void draw(void) {
    if (monuments_ui_in_battle()) {
        monuments_ui_battle_step_draw(&kept()->list);
    } else {
        draw_choices();
    }
    monuments_ui_title_question();
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = choose,
    .back = monuments_ui_back,
    .look = match_look,
    .help = explain,
    .undo = match_undo_key,
    .hint = hint_open,
    .keys = {{ICON_KEY_A, "Choose"}, {ICON_KEY_UD, "Choice"}, {ICON_KEY_X, "Look"}}};

/* Where the turn would end, on the quest that can be turned in before. A battle's next step of the same kind
 * finds the cursor where it was. */
void monuments_ui_list_show(void) {
    struct list *list = &kept()->list;
    const unsigned count = monuments_ui_choice_count(monuments_ui_offered);
    const uint8_t asked = monuments_ui_step()->kind;
    const bool battle = monuments_ui_in_battle(),
               stays = battle && asked == kept()->asked && list->at < count;
    kept()->offered = monuments_ui_offered;
    kept()->asked = asked;
    list_set(list, count, battle ? MONUMENTS_UI_BATTLE_ROWS : ROWS);
    list_go(list, stays ? list->at : asked == MONUMENTS_TASK_END && count > 1 ? 1 : 0);
    screen_replace(&screen);
}

/* ---- a panel at the lower edge, over the screen before */

static void explain_over(void) {
    if (!monuments_ui_explain_move(chosen())) {
        monuments_ui_explain_here();
    }
}

static void draw_over(void) {
    const int height = kept()->list.in_view * CHROME_ROW_HEIGHT + 4, y = PANEL_BOTTOM - height;
    chrome_panel(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height);
    draw_rows(y + 2);
}

static const struct screen panel = {
    .draw = draw_over,
    .steer = steer,
    .act = choose,
    .look = match_look,
    .help = explain_over,
    .undo = match_undo_key,
    .hint = hint_open,
    .keys = {{ICON_KEY_A, "Choose"}, {ICON_KEY_B, "Back"}, {ICON_KEY_X, "Look"}},
    .over = true};

void monuments_ui_choice_open(monuments_ui_choice_filter *offered) {
    const unsigned count = monuments_ui_choice_count(offered);
    kept()->offered = offered;
    list_set(&kept()->list, count, count < PANEL_ROWS ? count : PANEL_ROWS);
    list_go(&kept()->list, 0);
    sound_play(CUE_OPEN);
    screen_push(&panel);
}
