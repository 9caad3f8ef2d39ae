/* The board to look at: at the beginning of a turn, and over any other step. X makes it small, so that all of
 * it is in view, and X again shows the seats; B makes it large again. */
#include "board_picture.h"
#include "memory.h"

static bool is_far(void) {
    return monuments_ui_memory()->far;
}

static void turn_far(void) {
    monuments_ui_memory()->far = !is_far();
    sound_play(CUE_OPEN);
}

static void move(enum key direction) {
    (void)monuments_ui_board_steer(direction, NULL);
}

static void draw_board(void) {
    monuments_ui_board_draw(&(struct monuments_ui_board){
        .far = is_far(), .at = monuments_ui_memory()->cursor, .from = MONUMENTS_NO_HEX});
    monuments_ui_status(monuments_ui_memory()->cursor);
}

/* ---- the turn begins */

static void go_back_turn(void) {
    if (is_far()) {
        turn_far();
        sound_play(CUE_BACK);
    } else {
        match_leave();
    }
}

static void look_turn(void) {
    if (is_far()) {
        match_look();
    }
    turn_far();
}

static void draw_turn(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, "Cards"},
                                      {ICON_KEY_B, is_far() ? "Near" : "Home"},
                                      {ICON_KEY_X, is_far() ? "Look" : "All"}};
    struct match_words words;
    draw_board();
    text_format(match_words(&words), monuments_last_round(play_state()) ? "Last round" : "Round %u",
                monuments_round(play_state()));
    monuments_ui_title(words.words);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen turn = {.draw = draw_turn,
                                   .steer = move,
                                   .act = match_to_cards,
                                   .back = go_back_turn,
                                   .look = look_turn,
                                   .help = monuments_ui_explain_here,
                                   MATCH_DECISION};

void monuments_ui_turn_show(void) {
    monuments_ui_memory()->far = false;
    monuments_ui_board_go(monuments_ui_memory()->cursor);
    screen_replace(&turn);
}

/* ---- over another step */

static void draw_browse(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, is_far() ? "Near" : "All"}, {ICON_KEY_PAD, "Hex"}, {ICON_KEY_B, "Back"}};
    draw_board();
    monuments_ui_title("The board");
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

/* The cursor goes where it was: what is under this, a list over the board, too, counts on what it is on. */
static void go_back_browse(void) {
    monuments_ui_board_go(*(uint8_t *)screen_memory(sizeof(uint8_t)));
    screen_back();
}

static const struct screen browse = {.draw = draw_browse,
                                     .steer = move,
                                     .act = turn_far,
                                     .back = go_back_browse,
                                     .look = go_back_browse,
                                     .help = monuments_ui_explain_here,
                                     .keeps = sizeof(uint8_t)};

void monuments_ui_browse_open(void) {
    monuments_ui_memory()->far = false;
    monuments_ui_board_go(monuments_ui_memory()->cursor);
    sound_play(CUE_OPEN);
    screen_push(&browse);
    *(uint8_t *)screen_memory(sizeof(uint8_t)) = monuments_ui_memory()->cursor;
}
