/* About: what this is, which version, and whose work is in it. */
#include "home.h"

#include <stddef.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "diagnostics_screen.h"
#include "help.h"
#include "palette.h"
#include "sound.h"
#include "type.h"
#include "version.h"

static void help(void) {
    static const struct help_page page = {
        "About",
        "*A* opens diagnostics: tests of the buttons, the screen, the sound and the memory, and what the console has noticed of itself.\nThey also open when a button is held while the console is switched on.",
        NULL,
    };
    help_open(&page, 1, 0);
}

static void act(void) {
    sound_play(CUE_OPEN);
    diagnostics_open();
}

static void draw(void) {
    chrome_page();
    chrome_title("About", board_name());
    icon_draw(14, 38, ICON_BRONZE, 48);
    type_draw(76, 32, TYPE_HUGE, COLOUR_INK, "Oxhide");
    type_draw(76, 65, TYPE_BODY, COLOUR_UMBER, version_words);
    type_draw(76, 80, TYPE_SMALL, COLOUR_UMBER, version_commit);
    canvas_fill(CHROME_MARGIN, 95, 220, 1, COLOUR_CLAY);
    type_wrap(
        (struct area){CHROME_MARGIN, 101, 220, 118}, TYPE_BODY, COLOUR_INK,
        "A pocket console for strategy board games. An oxhide ingot was money in the Bronze Age.\n"
        "{:umber}Free software; the licenses are in the source. Type: Roboto, Apache 2.0. QR: Nayuki, MIT.");
}

static const struct screen screen = {
    .draw = draw, .act = act, .help = help, .keys = {{ICON_KEY_A, "Diagnostics"}, {ICON_KEY_B, "Back"}}};

void about_open(void) {
    screen_push(&screen);
}
