/* A hint for whoever is to move, in every game: the best move that the console finds in two seconds, and what
 * it brings. It thinks in slices, as opponents do, and sees no more than the seat does. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "hint.h"
#include "journal.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "power.h"
#include "reason_words.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum { BAR_X = 20, BAR_Y = 122, BAR_WIDTH = 200, BAR_HEIGHT = 12, BAR_STEPS = 10, LINE = 21, WIDTH = 220 };

struct hint_memory {
    bool decided;
    unsigned step; /* of the bar */
    struct match_words move, reason[REASON_PARTS];
    unsigned parts;
};

static struct hint_memory *kept(void) {
    return screen_memory(sizeof(struct hint_memory));
}

/* ---- thinking */

static void found(void) {
    struct reason reason[REASON_PARTS];
    const move_t best = hint_best(reason, &kept()->parts);
    match_move_words(play_state(), best, match_words(&kept()->move));
    for (unsigned i = 0; i < kept()->parts; i++) {
        reason_put(&reason[i], true, match_words(&kept()->reason[i]));
    }
}

static uint32_t tick(void) {
    if (kept()->decided) {
        return SCREEN_STILL;
    }
    power_stay();
    kept()->decided = hint_think();
    const unsigned now = hint_percent() * BAR_STEPS / 100;
    if (kept()->decided) {
        found();
        sound_play(CUE_REVEAL);
    }
    if (kept()->decided || now != kept()->step) {
        kept()->step = now;
        screen_redraw();
    }
    return kept()->decided ? SCREEN_STILL : 0;
}

static void act(void) {
    if (kept()->decided) {
        screen_back();
    } else {
        sound_play(CUE_OPEN);
        hint_hurry();
    }
}

/* ---- picture */

static void draw_thinking(void) {
    icon_draw(108, 64, ICON_HOURGLASS, 24);
    type_draw_centred(120, 96, TYPE_BODY, COLOUR_INK, "Looking for your best move …");
    canvas_box(BAR_X, BAR_Y, BAR_WIDTH, BAR_HEIGHT, 2, COLOUR_SAND, COLOUR_INK);
    canvas_fill(BAR_X + 1, BAR_Y + 1, (BAR_WIDTH - 2) * (int)kept()->step / BAR_STEPS, BAR_HEIGHT - 2,
                COLOUR_BRONZE);
}

static void draw_found(void) {
    int y = CHROME_PANEL_Y + 8;
    type_draw(CHROME_MARGIN, y, TYPE_SMALL, COLOUR_UMBER, "Suggested move:");
    y += LINE;
    canvas_box(CHROME_MARGIN - 4, y - 3, WIDTH + 8, 2 * LINE + 6, 3, COLOUR_WHITE, COLOUR_CLAY);
    type_wrap((struct area){CHROME_MARGIN + 2, y, WIDTH - 4, 2 * LINE}, TYPE_BODY, COLOUR_INK,
              kept()->move.words);
    y += 2 * LINE + 12;
    type_draw(CHROME_MARGIN, y, TYPE_SMALL, COLOUR_UMBER, "Why:");
    for (unsigned i = 0; i < kept()->parts; i++) {
        y += LINE;
        const bool fits = type_rich_width(TYPE_BODY, kept()->reason[i].words) <= WIDTH;
        type_rich(CHROME_MARGIN, y, fits ? TYPE_BODY : TYPE_SMALL, COLOUR_INK, kept()->reason[i].words);
    }
}

static void draw(void) {
    static const struct chrome_key thinks[] = {{ICON_KEY_A, "At once"}, {ICON_KEY_B, "Back"}};
    static const struct chrome_key found[] = {{ICON_KEY_B, "Back"}};
    chrome_page();
    match_title((unsigned)play_turn(), "Hint", CHROME_NO_PHASE);
    if (kept()->decided) {
        draw_found();
        chrome_keys(found, 1, false);
    } else {
        draw_thinking();
        chrome_keys(thinks, 2, false);
    }
}

static const struct screen screen = {.draw = draw,
                                     .act = act,
                                     .look = screen_back,
                                     .help = screen_back, /* which lies below */
                                     .tick = tick,
                                     .keeps = sizeof(struct hint_memory)};

bool hint_possible(void) {
    return play_loaded() && play_person_to_move() && !play_hands_over();
}

void hint_open(void) {
    hint_begin();
    journal_note_hint();
    sound_play(CUE_OPEN);
    screen_push(&screen);
}
