/* A deal's code, to be typed on another console, and as a QR code, for the page; of a match that is over, all
 * its moves as well. */
#include "deal.h"

#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "dialog.h"
#include "help.h"
#include "match_qr.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "qr.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

struct deal_memory {
    struct deal deal;
    const struct match_qr *qr; /* NULL: none */
    bool types;                /* another code can be typed in its place */
};

enum { QR_Y = 28, QR_SIZE = 146, CODE_BELOW_Y = QR_Y + QR_SIZE, CODE_ALONE_Y = 60 };

static struct deal_memory *kept(void) {
    return screen_memory(sizeof(struct deal_memory));
}

/* ---- the whole match */

/* Over the whole panel: any of the usual keys leads back. */
static const struct match_qr **log_qr(void) {
    return screen_memory(sizeof(struct match_qr *));
}

static void draw_log(void) {
    match_qr_draw(*log_qr(), 0, 0, CANVAS_WIDTH);
}

static const struct screen log_screen = {
    .draw = draw_log, .act = screen_back, .look = screen_back, .keeps = sizeof(struct match_qr *)};

/* Is it the deal of a match that is over, which nobody can learn anything hidden from? */
static bool whole_match(void) {
    uint8_t mine[MATCH_SETUP_BYTES], played[MATCH_SETUP_BYTES];
    if (!qr_there() || !play_loaded() || play_turn() != GAME_OVER) {
        return false;
    }
    match_setup_pack(&kept()->deal.setup, mine);
    match_setup_pack(&play_match()->setup, played);
    return memcmp(mine, played, sizeof mine) == 0;
}

static void tell_too_long(void) {
    static const struct dialog dialog = {
        .icon = ICON_LOCK,
        .title = "Too long",
        .words =
            "A match with so many moves is too long for a QR code. It is among the logs on the console’s drive.",
        .yes = "OK",
    };
    sound_play(CUE_REFUSED);
    dialog_open(&dialog);
}

static void act(void) {
    const struct match_qr *const qr = whole_match() ? match_qr_make_log() : NULL;
    if (qr != NULL) {
        sound_play(CUE_OPEN);
        screen_push(&log_screen);
        *log_qr() = qr;
    } else if (whole_match()) {
        tell_too_long();
    }
}

/* ---- keys */

/* The log lies in the same memory. */
static void shown(void) {
    if (kept()->deal.setup.game != NULL) {
        kept()->qr = match_qr_make_deal(&kept()->deal);
    }
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
        "Whoever types it on another console, where a match is set up, under *Code*, gets the same cards, tiles and tokens, and the same opponents. A phone’s camera reads it, too.\n*A*, after a match: all its moves as a code for the camera, with the seats’ names.",
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

static void draw_seats(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, kept()->deal.setup.game->title);
    text_put(text, ": ");
    put_seats(text);
    type_wrap((struct area){CHROME_MARGIN, 112, 220, 40}, TYPE_SMALL, COLOUR_UMBER, words.words);
}

static void draw_keys(void) {
    struct chrome_key keys[3] = {{ICON_KEY_B, "Back"}};
    unsigned count = 1;
    if (kept()->types) {
        keys[count++] = (struct chrome_key){ICON_KEY_X, "Type"};
    }
    if (whole_match()) {
        keys[count++] = (struct chrome_key){ICON_KEY_A, "Moves"};
    }
    chrome_keys(keys, count, true);
}

static void draw(void) {
    char letters[DEAL_CODE_ROOM];
    chrome_page();
    chrome_title("The code of this deal", NULL);
    letters_of(&kept()->deal, letters);
    code_draw(kept()->qr != NULL ? CODE_BELOW_Y : CODE_ALONE_Y, letters);
    if (kept()->qr != NULL) {
        match_qr_draw(kept()->qr, (CANVAS_WIDTH - QR_SIZE) / 2, QR_Y, QR_SIZE);
    } else {
        draw_seats();
    }
    draw_keys();
}

static const struct screen screen = {.draw = draw,
                                     .act = act,
                                     .look = look,
                                     .help = help,
                                     .shown = shown,
                                     .keeps = sizeof(struct deal_memory)};

void deal_open(const struct deal *deal, bool types) {
    screen_push(&screen);
    kept()->deal = *deal;
    kept()->types = types;
    shown();
}
