/* An opponent's turn, so that one can follow it: the card and what it activates, the markers one by one, what
 * it won. A press skips to the next person's turn; looking around pauses it. */
#include <stddef.h>

#include "bits.h"
#include "board_picture.h"
#include "bronze_ui.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "widgets.h"

static struct bronze
    shown; /* the state as it is told about: the turn's end is still to be seen when it is over */
static move_t last;
static unsigned watched; /* the seat */
static int16_t before[GAME_SEATS_MAX];
static bool ended; /* its turn is over, and the result stands there for a while */

static void remember_points(void) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        before[seat] = play_standing()->points[seat];
    }
}

static void new_turn(void) {
    watched = (unsigned)play_turn();
    last = MOVE_NONE;
    ended = false;
    shown = *bronze_ui_state();
    remember_points();
    unsigned const reached = shown.reached[watched];
    bronze_ui_board_jump(&shown, reached < 2 ? 0 : (int)reached - 2);
}

/* ---- going on */

static void leave(void) {
    if (play_person_to_move() || play_turn() == GAME_OVER) {
        match_show();
    } else {
        new_turn();
    }
    screen_redraw();
}

static void tell(move_t move) {
    unsigned const open = shown.open;
    last = move;
    shown = *bronze_ui_state();
    ended = move == BRONZE_DONE;
    if (move >= BRONZE_SETTLE) {
        unsigned const tile = (move - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT;
        bronze_ui_board_show(&shown, tile);
        bronze_ui_board_drop(tile, move & BRONZE_SPOT_MASK);
        sound_play(CUE_PLACE);
        if (shown.open > open) {
            bronze_ui_board_turn_over(shown.open - 1u);
        }
    } else if (ended) {
        sound_play(play_standing()->points[watched] > before[watched] ? CUE_GAIN : CUE_MOVE);
    }
    screen_redraw();
}

static uint32_t tick(void) {
    move_t move;
    if (ended || play_turn() == GAME_OVER || play_person_to_move()) {
        leave();
        return 0;
    }
    uint32_t const again_ms = match_opponent(&move);
    if (move != MOVE_NONE) {
        tell(move);
    }
    return ended ? 2 * opponents_pace_ms() : again_ms;
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_X:
        bronze_ui_look_open(watched);
        break;
    case KEY_Y:
        rules_open(BRONZE_UI_PAGE_TURN);
        break;
    case KEY_B:
        match_leave();
        break;
    default:
        sound_play(CUE_OPEN);
        opponents_skip();
        break;
    }
}

/* ---- picture */

static void draw_gain(int x, int y) {
    struct match_words words;
    struct text *text = match_words(&words);
    int const gain = play_standing()->points[watched] - before[watched];
    text_put(text, "{:gold}Turn done{:}{8}");
    if (gain != 0) {
        bronze_ui_gain_put(text, gain, true);
        text_put(text, gain == 1 || gain == -1 ? " point" : " points");
    } else {
        text_put(text, "nothing won");
    }
    type_rich(x, y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
    text = match_words(&words);
    text_put(text, "provinces {:papyrus}");
    text_unsigned(text, bits_count(shown.won_provinces));
    text_put(text, "{:}{8}route tokens {:papyrus}");
    text_unsigned(text, bits_count(shown.won_routes));
    type_rich(x, y + 16, TYPE_SMALL, COLOUR_MIST, words.words);
}

static void draw_wakes(int x, int y) {
    struct match_words words;
    struct text *text = match_words(&words);
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    unsigned const active = bronze_active(&shown, cells);
    text_put(text, active > 1 ? "wakes " : "wakes nothing else");
    for (unsigned i = 1; i < active && i < 6; i++) {
        text_char(text, '{');
        text_put(text, bronze_technologies[cells[i].technology].word);
        text_put(text, "}{3}");
    }
    text_put(text, "{8}");
    text_unsigned(text, shown.taken_count);
    text_put(text, " of ");
    text_unsigned(text, active);
    text_put(text, active == 1 ? " marker" : " markers");
    type_rich(x, y, TYPE_SMALL, COLOUR_MIST, words.words);
}

static void draw_card_words(int x, int y) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (last >= BRONZE_CITY && last < BRONZE_DONE) {
        text_put(text, "Takes ");
        text_put(text, bronze_cities[last - BRONZE_CITY].name);
    } else {
        text_put(text, bronze_technologies[shown.active[BRONZE_OWN_GROUP]].name);
        text_put(text, ", column ");
        text_unsigned(text, shown.active_column + 1u);
    }
    type_draw(x, y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
}

static void draw_status(void) {
    int const y = CHROME_STATUS_Y + 3;
    if (last == MOVE_NONE) {
        type_draw(38, y + 7, TYPE_BODY, COLOUR_MIST, "thinks …");
        icon_draw(6, y + 4, ICON_HOURGLASS, 24);
        return;
    }
    bronze_ui_card_draw((struct area){3, y + 1, 29, 29}, shown.active[BRONZE_OWN_GROUP], 24);
    if (ended) {
        draw_gain(38, y - 1);
    } else {
        draw_card_words(38, y - 1);
        draw_wakes(38, y + 16);
    }
}

static int dash(void) {
    return last == MOVE_NONE        ? BRONZE_UI_DASH_CARD
           : ended                  ? BRONZE_UI_DASH_TOKENS
           : shown.taken_count == 0 ? BRONZE_UI_DASH_COLUMN
                                    : BRONZE_UI_DASH_MARKERS;
}

static void draw(void) {
    bronze_ui_board_draw(&(struct bronze_ui_board){&shown, watched, NULL});
    if (shown.taken_count > 0 && last >= BRONZE_CITY && !ended) {
        unsigned const taken = shown.taken[shown.taken_count - 1];
        bronze_ui_board_cursor(taken >> BRONZE_TILE_SHIFT, taken & BRONZE_SPOT_MASK);
    }
    match_title_name(watched, "", " plays", dash());
    draw_status();
    match_watch_keys();
}

static const struct screen screen = {.draw = draw, .key = key, .tick = tick};

void bronze_ui_watch_show(void) {
    new_turn();
    screen_replace(&screen);
}
