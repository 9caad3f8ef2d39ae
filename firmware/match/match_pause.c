#include "match_pause.h"

#include <stddef.h>

#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

static const struct match_pause *ui(void) {
    return match_ui()->pause;
}

bool match_pause_due(void) {
    return ui() != NULL && ui()->due();
}

static void go_on(void) {
    ui()->seen();
    play_go_on();
    sound_play(CUE_TURN);
    match_go_on();
}

static void back(void) {
    if (play_held()) {
        match_undo_key();
    } else {
        match_leave();
    }
}

static void help(void) {
    rules_open(ui()->page);
}

static void draw(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, ui()->next}, {ICON_KEY_B, play_held() ? "Undo" : "Home"}};
    struct match_words title;
    ui()->title(match_words(&title));
    chrome_page();
    match_page_title(title.words, NULL);
    const int table = points_table_draw(CHROME_PANEL_Y + 4, -1) + 2, y = points_sums_draw(table);
    type_wrap((struct area){CHROME_MARGIN, y, 220, CHROME_KEYS_Y - y}, y > table ? TYPE_SMALL : TYPE_BODY,
              COLOUR_UMBER, ui()->words());
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .act = go_on, .back = back, .help = help, .undo = match_undo_key, .rests = true};

void match_pause_show(void) {
    screen_replace(&screen);
}
