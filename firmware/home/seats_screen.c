/* Seats: each one's name, colour and shape. A colour that another seat has changes places with it. */
#include "home.h"

#include <stddef.h>

#include "chrome.h"
#include "cursor.h"
#include "help.h"
#include "match_screens.h"
#include "palette.h"
#include "settings.h"
#include "sound.h"
#include "type.h"

enum { ROW = 36 };

struct seats_memory {
    unsigned at;
};

static struct seats_memory *kept(void) {
    return screen_memory(sizeof(struct seats_memory));
}

static void exchange_seat_styles(bool up) {
    struct settings changed = *settings();
    const unsigned step = up ? 1 : SETTINGS_SEATS - 1;
    const uint8_t mine = changed.seat_style[kept()->at], wanted = (uint8_t)((mine + step) % SETTINGS_SEATS);
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        if (changed.seat_style[seat] == wanted) {
            changed.seat_style[seat] = mine;
        }
    }
    changed.seat_style[kept()->at] = wanted;
    settings_change(&changed);
    sound_play(CUE_OPEN);
}

static void help(void) {
    static const struct help_page page = {
        "Seats",
        "Left and right give the seat another colour, with its shape; the seat that had it takes yours.\n*A* writes its name, up to eight letters. Without a name of its own a seat is called by its stone.",
        NULL,
    };
    help_open(&page, 1, 0);
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        kept()->at = cursor_ring(kept()->at, SETTINGS_SEATS, pressed);
    } else {
        exchange_seat_styles(pressed == KEY_RIGHT);
    }
}

static void act(void) {
    sound_play(CUE_OPEN);
    name_open(kept()->at);
}

static void go_back(void) {
    settings_keep();
    screen_back();
}

static void draw_row(unsigned seat) {
    const struct chrome_row line = {
        .y = CHROME_PANEL_Y + 4 + (int)seat * ROW,
        .height = ROW,
        .focused = seat == kept()->at,
        .icon = ICON_COUNT,
        .name = "",
        .value = settings_style_name(settings()->seat_style[seat]),
        .changes = true,
    };
    chrome_row(&line);
    icon_draw(CHROME_MARGIN, line.y + (ROW - 25) / 2,
              (enum icon)(ICON_SEAT_GARNET + settings()->seat_style[seat]), 24);
    type_draw(42, line.y + (ROW - 19) / 2, TYPE_BODY_BOLD, COLOUR_INK, settings_seat_name(seat));
}

static void draw(void) {
    chrome_page();
    chrome_title("Seats", NULL);
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        draw_row(seat);
    }
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = act,
    .back = go_back,
    .help = help,
    .keys = {{ICON_KEY_LR, "Colour"}, {ICON_KEY_A, "Name"}, {ICON_KEY_B, "Back"}},
    .keeps = sizeof(struct seats_memory)};

void seats_open(void) {
    screen_push(&screen);
}
