/* The first start of a console: who plays, and the games in a picture and a sentence each. It goes on by
 * itself until its pages are turned, by A or the pad; any other press but X ends it. */
#include "home.h"

#include <stddef.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "game_ui.h"
#include "help.h"
#include "journal.h"
#include "palette.h"
#include "settings.h"
#include "sound.h"
#include "text.h"
#include "tips.h"
#include "type.h"
#include "words.h"

enum {
    PAGE_MS = 4500, /* four of them in less than 20 s */
    PICTURE_Y = 34,
    FACTS_Y = 100,
    WORDS_Y = 124,
    WORDS_WIDTH = 216,
    DOT = 8,
    DOTS_Y = 206,
};

struct first_start_memory {
    uint8_t page; /* 0: who plays; then a game each */
    bool turned;  /* by somebody who reads at their own pace */
    uint32_t until_ms;
};

static struct first_start_memory *kept(void) {
    return screen_memory(sizeof(struct first_start_memory));
}

bool first_start_due(void) {
    struct journal_entry entry = {0};
    struct journal_stat stat;
    uint8_t byte;
    return !tips_kept() && journal_settings_load(&byte, sizeof byte) == 0 &&
           journal_lessons_load(&byte, sizeof byte) == 0 && !journal_stats(0, &stat) && !journal_list(&entry);
}

static unsigned pages(void) {
    unsigned games = 0;
    while (game_ui_at(games) != NULL) {
        games++;
    }
    return 1 + games;
}

/* ---- keys */

static void end(void) {
    tips_keep(); /* it isn't the first start any more */
    screen_back();
}

/* On from the last one is the end. */
static void turn(bool on) {
    if (on && kept()->page + 1u >= pages()) {
        end();
        return;
    }
    sound_play(on || kept()->page > 0 ? CUE_MOVE : CUE_REFUSED);
    kept()->page = (uint8_t)(on ? kept()->page + 1 : kept()->page > 0 ? kept()->page - 1 : 0);
    kept()->turned = true;
}

static void press(enum key key) {
    if (key == KEY_LEFT || key == KEY_RIGHT || key == KEY_A) {
        turn(key != KEY_LEFT);
    } else if (key == KEY_X) {
        sound_play(CUE_OPEN);
        tips_keep();
        kept()->turned = true; /* B there comes back here */
        seats_open();
    } else {
        end();
    }
}

static uint32_t tick(void) {
    const int32_t left_ms = (int32_t)(kept()->until_ms - board_ms());
    if (kept()->turned) {
        return SCREEN_STILL;
    }
    if (left_ms > 0) {
        return (uint32_t)left_ms;
    }
    if (kept()->page + 1u >= pages()) {
        end();
        return SCREEN_STILL;
    }
    kept()->page++;
    kept()->until_ms = board_ms() + PAGE_MS;
    screen_redraw();
    return PAGE_MS;
}

/* ---- picture */

static void draw_seats(void) {
    enum { STEP = 44, ICON = 24 };
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        const int middle = CANVAS_WIDTH / 2 + ((int)seat - SETTINGS_SEATS / 2) * STEP;
        icon_draw(middle - ICON / 2, PICTURE_Y + 10,
                  (enum icon)(ICON_SEAT_GARNET + settings()->seat_style[seat]), ICON);
        type_draw_centred(middle, PICTURE_Y + 40, TYPE_SMALL, COLOUR_INK, settings_seat_name(seat));
    }
}

static void draw_who(void) {
    chrome_title("Welcome to Oxhide", NULL);
    draw_seats();
    type_wrap(
        (struct area){12, FACTS_Y, WORDS_WIDTH, DOTS_Y - FACTS_Y}, TYPE_BODY, COLOUR_INK,
        "*Who plays?* You, against the console; or up to five people who pass it around.\n*X* writes your "
        "names.");
}

static void draw_game(const struct game_ui *ui) {
    chrome_title_of(ui->icon, ui->game->title, NULL);
    if (ui->page_pictures != NULL && ui->page_pictures[0] != NULL) {
        help_picture_draw(ui->page_pictures[0], PICTURE_Y);
    } else {
        icon_draw(CANVAS_WIDTH / 2 - 8, PICTURE_Y + HELP_PICTURE / 2, ui->icon, 16);
    }
    words_rich(12, FACTS_Y, TYPE_BODY, COLOUR_UMBER, "*%u–%u players*, about *%u minutes*",
               ui->game->seats_min, ui->game->seats_max, ui->minutes);
    type_wrap((struct area){12, WORDS_Y, WORDS_WIDTH, DOTS_Y - WORDS_Y}, TYPE_BODY, COLOUR_INK,
              ui->in_short != NULL ? ui->in_short : "");
}

static void draw_dots(void) {
    const int step = 2 * DOT, left = CANVAS_WIDTH / 2 - (int)pages() * step / 2;
    for (unsigned page = 0; page < pages(); page++) {
        canvas_disc(left + step / 2 + (int)page * step, DOTS_Y, DOT / 2,
                    page == kept()->page ? COLOUR_BRONZE : COLOUR_CLAY);
    }
}

static void draw(void) {
    const bool last = kept()->page + 1u >= pages();
    const struct chrome_key keys[] = {
        {ICON_KEY_A, last ? "Begin" : "Next"}, {ICON_KEY_B, "Skip"}, {ICON_KEY_X, "Names"}};
    chrome_page();
    if (kept()->page == 0) {
        draw_who();
    } else {
        draw_game(game_ui_at(kept()->page - 1u));
    }
    draw_dots();
    chrome_keys(keys, sizeof keys / sizeof keys[0], false);
}

static const struct screen screen = {
    .draw = draw, .key = press, .tick = tick, .keeps = sizeof(struct first_start_memory)};

void first_start_open(void) {
    screen_push(&screen);
    kept()->until_ms = board_ms() + PAGE_MS;
}
