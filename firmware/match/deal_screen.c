/* A deal's code, to be typed on another console. */
#include "deal.h"

#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "help.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

struct deal_memory {
    struct deal deal;
    bool types; /* another code can be typed in its place */
};

static struct deal_memory *kept(void) {
    return screen_memory(sizeof(struct deal_memory));
}

static void look(void) {
    if (kept()->types) {
        sound_play(CUE_OPEN);
        screen_pop();
        code_open();
    }
}

static void help(void) {
    static const struct help_page page = {
        "The code of a deal",
        "Whoever types it on another console, where a match is set up, under *Code*, gets the same cards, tiles and tokens, and the same opponents.\nNames and moves are not in it.",
        NULL};
    help_open(&page, 1, 0);
}

/* Without its hyphens. */
static void letters_of(const struct deal *deal, char letters[DEAL_CODE_ROOM]) {
    char code[DEAL_CODE_ROOM];
    deal_code(deal, code);
    for (const char *from = code; *from != '\0'; from++) {
        *letters = *from;
        letters += *from != '-';
    }
    *letters = '\0';
}

static void put_seats(struct text *text) {
    struct deal *const deal = &kept()->deal;
    unsigned persons = 0;
    for (unsigned seat = 0; seat < deal->setup.seats; seat++) {
        persons += deal->levels[seat] == PLAY_PERSON;
    }
    text_format(text, "%d person%s", persons, persons == 1 ? "" : "s");
    for (unsigned seat = 0; seat < deal->setup.seats; seat++) {
        if (deal->levels[seat] != PLAY_PERSON) {
            text_put(text, ", ");
            text_put(text, search_level_numbered(deal->setup.game, deal->levels[seat])->title);
        }
    }
}

static void draw(void) {
    char letters[DEAL_CODE_ROOM];
    struct match_words words;
    const struct chrome_key keys[] = {{ICON_KEY_B, "Back"}, {ICON_KEY_X, "Type one"}};
    chrome_page();
    chrome_title("The code of this deal", NULL);
    letters_of(&kept()->deal, letters);
    code_draw(60, letters);
    struct text *text = match_words(&words);
    text_put(text, kept()->deal.setup.game->title);
    text_put(text, ": ");
    put_seats(text);
    type_wrap((struct area){CHROME_MARGIN, 112, 220, 40}, TYPE_SMALL, COLOUR_UMBER, words.words);
    chrome_keys(keys, kept()->types ? 2 : 1, true);
}

static const struct screen screen = {
    .draw = draw, .look = look, .help = help, .keeps = sizeof(struct deal_memory)};

void deal_open(const struct deal *deal, bool types) {
    screen_push(&screen);
    kept()->deal = *deal;
    kept()->types = types;
}
