/* A decision that is not about places: quests, bonuses, options, cards to turn, resources. The choices are a
 * list; below it stands what the one under the cursor means. */
#include "match_turn_end.h"
#include "memory.h"

enum {
    ROWS = 5,
    ROWS_Y = CHROME_PANEL_Y + 2,
    FOOT_Y = ROWS_Y + ROWS * CHROME_ROW_HEIGHT + 3,
    OPTION_HEIGHT = 48, /* three lines */
    FOOT_X = 8,
    FOOT_WIDTH = 224,
};

static struct monuments_ui_list_memory *kept(void) {
    return &monuments_ui_memory()->list;
}

static bool offered_any(move_t move) {
    return move != MOVE_NONE;
}

static move_t chosen(void) {
    return monuments_ui_choice_at(offered_any, kept()->at);
}

/* ---- keys */

static void choose(void) {
    match_turn_end_play(chosen(), CUE_PLACE);
}

static void steer(enum key direction) {
    kept()->at = (uint8_t)cursor_ring(kept()->at, monuments_ui_choice_count(offered_any), direction);
}

static void back(void) {
    if (monuments_ui_step()->kind == MONUMENTS_TASK_KEEP_FIRST) {
        match_leave();
    } else {
        monuments_ui_back();
    }
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
    text_put(text, "done ");
    match_signed_put(text, points, true);
    if (penalty != 0) {
        text_put(text, "{7}open at the end ");
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
        x = monuments_ui_pieces_resource(x, y + 5, resource) + 4;
        x = words_draw(x, y, TYPE_SMALL_BOLD, COLOUR_INK, "%u", seat.resources[resource]) + 10;
    }
}

static void draw_foot(void) {
    const move_t move = chosen();
    const int y = FOOT_Y + 3;
    const char *words = "Nothing more of this.";
    canvas_fill(FOOT_X, FOOT_Y, FOOT_WIDTH, 1, COLOUR_CLAY);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_KEEP:
    case MONUMENTS_OP_QUEST:
        foot_quest(y, monuments_move_hex(move));
        return;
    case MONUMENTS_OP_UPGRADE:
        monuments_ui_sides_draw(y, monuments_move_token(move), true);
        foot_resources(y + 36);
        return;
    case MONUMENTS_OP_SWAP:
        words = "Pay these, and take one of another kind for them.";
        foot_resources(y + 36);
        break;
    case MONUMENTS_OP_SPARE:
        words = "You pay less: this one stays yours.";
        foot_resources(y + 36);
        break;
    case MONUMENTS_OP_BONUS:
        words = monuments_bonus_text(monuments_move_hex(move)).line;
        break;
    default:
        words = monuments_ui_step()->kind == MONUMENTS_TASK_END ? "Your turn ends." : words;
        break;
    }
    paragraph(y, COLOUR_INK, words);
}

/* ---- picture */

/* Options are sentences: three tall rows without a foot. */
static void draw_options(void) {
    const struct monuments_seat seat = monuments_ui_seat(play_seat());
    for (unsigned i = 0; i < monuments_ui_choice_count(offered_any); i++) {
        const int y = ROWS_Y + 22 + OPTION_HEIGHT * (int)i;
        const unsigned option = monuments_move_hex(monuments_ui_choice_at(offered_any, i));
        const struct chrome_row row = {
            .y = y, .height = OPTION_HEIGHT, .focused = i == kept()->at, .icon = ICON_COUNT, .name = ""};
        chrome_row(&row);
        type_wrap((struct area){FOOT_X + 2, y + 3, FOOT_WIDTH - 6, OPTION_HEIGHT}, TYPE_SMALL_BOLD,
                  COLOUR_INK, monuments_option_text(seat.deck, seat.layers, option));
    }
    foot_resources(ROWS_Y + 22 + OPTION_HEIGHT * MONUMENTS_OPTIONS + 4);
}

static void draw(void) {
    chrome_ground();
    monuments_ui_title_question();
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    const bool options = monuments_ui_step()->kind == MONUMENTS_TASK_OPTION;
    if (options) {
        draw_options();
    } else {
        monuments_ui_choice_rows_draw(
            &(struct monuments_ui_choice_rows){ROWS_Y, ROWS, kept()->at, offered_any});
        draw_foot();
    }
    if (options || monuments_ui_choice_count(offered_any) < ROWS) { /* there is room */
        type_draw(FOOT_X + 2, options ? ROWS_Y + 2 : FOOT_Y - 21, TYPE_BODY, COLOUR_UMBER,
                  monuments_ui_list_question());
    }
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = choose,
    .back = back,
    .look = match_look,
    .help = explain,
    .undo = match_undo_key,
    .keys = {{ICON_KEY_A, "Choose"}, {ICON_KEY_UD, "Choice"}, {ICON_KEY_X, "Look"}}};

/* On the quest that can be turned in, where the turn would end without it. */
void monuments_ui_list_show(void) {
    kept()->at = monuments_ui_step()->kind == MONUMENTS_TASK_END ? 1 : 0;
    screen_replace(&screen);
}
