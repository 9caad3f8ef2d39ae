/* The board to look at: at the beginning of a turn, and over any other step. X makes it small, so that all of
 * it is in view, and X again shows the seats; B makes it large again. */
#include "board_picture.h"
#include "memory.h"

static struct monuments_ui_turn_memory *kept(void) {
    return &monuments_ui_memory()->turn;
}

static void move(enum key direction) {
    const unsigned to = monuments_ui_board_towards(monuments_ui_memory()->cursor, direction, NULL);
    sound_play(to == monuments_ui_memory()->cursor ? CUE_REFUSED : CUE_MOVE);
    monuments_ui_memory()->cursor = (uint8_t)to;
    monuments_ui_board_follow(to);
}

static void help(void) {
    monuments_ui_explain(MONUMENTS_UI_HEX, monuments_ui_memory()->cursor);
}

static void draw_board(void) {
    const struct monuments_ui_board view = {.state = play_state(),
                                            .far = kept()->far,
                                            .at = monuments_ui_memory()->cursor,
                                            .from = MONUMENTS_NO_HEX};
    monuments_ui_board_draw(&view);
    monuments_ui_status(monuments_ui_memory()->cursor);
}

/* ---- the turn begins */

static void act_turn(void) {
    sound_play(CUE_OPEN);
    monuments_ui_cards_show();
}

static void go_back_turn(void) {
    if (kept()->far) {
        kept()->far = false;
        sound_play(CUE_BACK);
    } else {
        match_leave();
    }
}

static void look_turn(void) {
    if (kept()->far) {
        match_look();
    } else {
        sound_play(CUE_OPEN);
    }
    kept()->far = !kept()->far;
}

static void round_put(struct text *text) {
    text_put(text, monuments_last_round(play_state()) ? "Last round" : "Round ");
    if (!monuments_last_round(play_state())) {
        text_unsigned(text, monuments_round(play_state()));
    }
}

static void draw_turn(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, "Cards"}, {ICON_KEY_PAD, "Hex"}, {ICON_KEY_X, kept()->far ? "Look" : "All"}};
    struct match_words words;
    draw_board();
    round_put(match_words(&words));
    monuments_ui_title(words.words);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen turn = {.draw = draw_turn,
                                   .steer = move,
                                   .act = act_turn,
                                   .back = go_back_turn,
                                   .look = look_turn,
                                   .help = help,
                                   .undo = match_undo_key};

void monuments_ui_turn_show(void) {
    kept()->far = false;
    monuments_ui_board_follow(monuments_ui_memory()->cursor);
    screen_replace(&turn);
}

/* ---- over another step */

static void act_browse(void) {
    kept()->far = !kept()->far;
    sound_play(CUE_OPEN);
}

static void draw_browse(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, kept()->far ? "Near" : "All"}, {ICON_KEY_PAD, "Hex"}, {ICON_KEY_B, "Back"}};
    draw_board();
    monuments_ui_title("The board");
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen browse = {
    .draw = draw_browse, .steer = move, .act = act_browse, .look = screen_back, .help = help};

void monuments_ui_browse_open(void) {
    kept()->far = false;
    monuments_ui_board_follow(monuments_ui_memory()->cursor);
    sound_play(CUE_OPEN);
    screen_push(&browse);
}
