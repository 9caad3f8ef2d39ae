#include "refusal.h"

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "display.h"
#include "keys.h"
#include "palette.h"
#include "text.h"
#include "type.h"

enum { ROOM = 300 /* bytes of what is said */, KB = 1024, TEXT_Y = CHROME_PANEL_Y + 10 };

bool refusal_needed(void) {
    return board_flash_claimed() > 0;
}

static void draw(void) {
    char room[ROOM];
    struct text_buffer buffer;
    text_format(
        text_into(&buffer, room, sizeof room),
        "A boot loader keeps the last %d kB of the flash. Oxhide’s saves would be written over it, so "
        "Oxhide does not start. *Nothing was written.*\n"
        "uf2loader 2.0 and newer keep 16 kB: there is room for both. Or hold BOOTSEL while you plug the "
        "cable in, and install Oxhide alone.",
        (int)((board_flash_claimed() + KB - 1) / KB));
    chrome_ground();
    chrome_title("A boot loader is in the way", NULL);
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    type_wrap(
        (struct area){CHROME_MARGIN, TEXT_Y, CANVAS_WIDTH - 2 * CHROME_MARGIN, CHROME_PANEL_HEIGHT - 20},
        TYPE_BODY, COLOUR_INK, room);
}

void refusal_show(void) {
    draw();
    display_show();
    board_light(BOARD_LIGHT_MAX);
}

void refusal_turn(void) {
    board_watchdog_feed();
    keys_forget();
    board_wait_forever();
}
