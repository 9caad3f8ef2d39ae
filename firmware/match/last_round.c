/* The last round begins: who brought it about and by what, and who is still to play. */
#include <stddef.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { SHOWN_MS = 2500 };
static uint32_t told; /* the match, by its number in the journal, and one more: 0 is none */

struct last_round_memory {
    uint32_t until_ms;
};

static struct last_round_memory *kept(void) {
    return screen_memory(sizeof(struct last_round_memory));
}

static const struct match_ending *ui(void) {
    return match_ui()->ending;
}

bool match_last_round(void) {
    return ui() != NULL && play_turn() != GAME_OVER && ui()->last_round(play_state());
}

/* Not before it was said why. An opponent's last move stands a while before its count begins. */
bool match_holds_back(void) {
    const bool said = told == play_id() + 1;
    return ui() != NULL &&
           (play_turn() == GAME_OVER ? play_held() || lesson_on() || said : said && match_last_round());
}

bool match_marks_led(void) {
    return play_turn() == GAME_OVER && match_holds_back();
}

void match_count_waits(void) {
    told = play_id() + 1;
}

void match_count_begins(void) {
    told = told == play_id() + 1 ? 0 : told;
}

/* It is said between two turns, not in the one that brought it about. */
static bool turn_begins(void) {
    const unsigned moves = play_match()->length;
    return moves == 0 || play_game()->turn(replay_to(moves - 1)) != play_turn();
}

bool match_last_round_due(void) {
    if (!match_last_round()) {
        match_count_begins();
        return false;
    }
    return told != play_id() + 1 && turn_begins();
}

/* ---- keys */

static void go_on(void) {
    sound_play(CUE_TURN);
    match_go_on();
}

/* Where nobody sits who could press. */
static uint32_t tick(void) {
    const int32_t left_ms = (int32_t)(kept()->until_ms - board_ms());
    if (play_person_count() > 0) {
        return SCREEN_STILL;
    }
    if (left_ms > 0) {
        return (uint32_t)left_ms;
    }
    go_on();
    return SCREEN_STILL;
}

/* ---- picture */

/* Who still plays, in the order of their turns. */
static void draw_still(int y) {
    const unsigned still = ui()->still(play_state()), first = (unsigned)play_turn();
    int x = type_draw(CHROME_MARGIN, y, TYPE_BODY, COLOUR_UMBER, "Still to play:") + 8;
    for (unsigned i = 0; i < play_seats(); i++) {
        const unsigned seat = (first + i) % play_seats();
        if ((still >> seat & 1u) != 0) {
            x = icon_draw(x, y + 2, match_seat_icon(seat), 17) + 6;
        }
    }
}

/* What decides between equal points, before anybody needs to know. */
static void put_ties(struct text *text) {
    text_format(text, "A tie? Most %s", match_tie_kind());
    for (unsigned i = 0; i < play_game()->tie_break_count; i++) {
        text_format(text, "%s%s", i == 0 ? "" : ", then ", play_game()->tie_breaks[i]);
    }
    text_put(text, ".");
}

static void draw(void) {
    enum {
        SIZE = 32,
        ICON_Y = 29,
        WORDS_Y = 60,
        WHY_Y = 96,
        HELD_Y = 135,
        TIES_Y = 167,
        STILL_Y = 199,
        SMALL = 31
    };
    struct match_words why, when, ties;
    ui()->why(play_state(), match_words(&why));
    chrome_page();
    match_page_title("The end is near", match_when(&when));
    icon_draw(120 - SIZE / 2, ICON_Y, ICON_HOURGLASS, SIZE);
    type_draw_centred(120, WORDS_Y, TYPE_HUGE, COLOUR_INK, "The last round");
    type_wrap((struct area){CHROME_MARGIN, WHY_Y, 220, 38}, TYPE_BODY, COLOUR_INK, why.words);
    type_wrap((struct area){CHROME_MARGIN, HELD_Y, 220, SMALL}, TYPE_SMALL, COLOUR_UMBER,
              "What you lead when it ends is yours.");
    if (play_game()->tie_break_count > 0) {
        put_ties(match_words(&ties));
        type_wrap((struct area){CHROME_MARGIN, TIES_Y, 220, SMALL}, TYPE_SMALL, COLOUR_UMBER, ties.words);
    }
    draw_still(STILL_Y);
}

const struct screen match_last_round_screen = {
    .draw = draw,
    .act = go_on,
    .back = match_leave,
    .help = rules_here,
    .look = match_look,
    .undo = match_undo_key,
    .tick = tick,
    .keeps = sizeof(struct last_round_memory),
    .rests = true,
    .keys = {{ICON_KEY_A, "Next"}, {ICON_KEY_X, "Look"}, {ICON_KEY_B, "Home"}}};

void match_last_round_show(void) {
    match_count_waits();
    sound_play(CUE_REVEAL);
    screen_replace(&match_last_round_screen);
    kept()->until_ms = board_ms() + SHOWN_MS;
}
