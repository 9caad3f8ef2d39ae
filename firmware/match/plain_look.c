/* Looking around in any game: all points by source, and how the game stands as its state says. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "list.h"
#include "match_screens.h"
#include "palette.h"
#include "plain.h"
#include "plain_state.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum { LINE = 16, IN_VIEW = 11, LINES_Y = CHROME_PANEL_Y + 7, NO_VIEWER = -2 };

struct look_memory {
    bool state;        /* is looked at; otherwise the points are */
    struct list lines; /* of the state */
};

static struct look_memory *kept(void) {
    return screen_memory(sizeof(struct look_memory));
}

static int viewer(void) {
    const unsigned reader = match_reader();
    return reader == MATCH_NOBODY ? NO_VIEWER : (int)reader;
}

static void next_view(void) {
    struct look_memory *memory = kept();
    if (!memory->state && viewer() != NO_VIEWER) {
        sound_play(CUE_MOVE);
        memory->state = true;
        list_set(&memory->lines, plain_state_lines(play_game(), play_state(), viewer(), NULL), IN_VIEW);
    } else {
        sound_play(CUE_OPEN);
        memory->state = false;
        log_open();
    }
}

static void help(void) {
    static const struct help_page page = {
        "Looking around",
        "First all points by where they came from, then how the game stands, in the game’s own words, as you may see it: up and down go line by line, left and right page by page. Then every move so far.\n*B* goes back; nothing has changed.",
        NULL};
    rules_about_open(&page);
}

static void steer(enum key pressed) {
    if (kept()->state) {
        list_scroll(&kept()->lines, pressed);
    }
}

/* ---- picture */

static void draw_line(unsigned index, unsigned depth, const char *words) {
    const struct list *lines = &kept()->lines;
    if (index >= lines->first && index < list_end(lines)) {
        const int y = list_y(lines, index, LINES_Y, LINE);
        if (depth == 0 && index > lines->first) {
            canvas_fill(8, y - 1, 224, 1, COLOUR_SAND);
        }
        type_draw(CHROME_MARGIN + PLAIN_STATE_SET_IN * (int)depth, y,
                  depth == 0 ? TYPE_SMALL_BOLD : TYPE_SMALL, COLOUR_INK, words);
    }
}

static void draw_state(void) {
    static const struct plain_reader reader = {draw_line};
    (void)plain_state_lines(play_game(), play_state(), viewer(), &reader);
    list_more(&kept()->lines, 116, CHROME_PANEL_Y + 1, CHROME_KEYS_Y - 8, COLOUR_CLAY);
}

static void draw(void) {
    const bool state = kept()->state;
    const bool last = state || viewer() == NO_VIEWER;
    const struct chrome_key keys[] = {{ICON_KEY_X, last ? "Log" : "State"}, {ICON_KEY_B, "Back"}};
    chrome_page();
    match_title(play_seat(), state ? "How it stands" : "Points", CHROME_NO_PHASE);
    if (state) {
        draw_state();
    } else {
        (void)points_table_draw(CHROME_PANEL_Y + 4, -1);
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .look = next_view, .help = help, .keeps = sizeof(struct look_memory)};

void plain_look_open(void) {
    sound_play(CUE_OPEN);
    screen_push(&screen);
}
