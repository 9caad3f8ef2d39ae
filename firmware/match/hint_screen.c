/* A hint for whoever is to move, in every game: the best move that the console finds in two seconds, and what
 * it brings. It thinks in slices, as opponents do, and sees no more than the seat does. What it found is then
 * shown where one would do it: the step's own screen with the cursor on it, below a band with the words. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "hint.h"
#include "journal.h"
#include "lesson.h"
#include "match.h"
#include "match_memory.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "palette.h"
#include "plain.h"
#include "play.h"
#include "power.h"
#include "reason_words.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

/* ---- what was found */

enum {
    MARGIN = 6,
    EDGE = 3,
    WIDTH = CANVAS_WIDTH - 2 * MARGIN,
    PARTLY = 20, /* px: what lies so near may be hidden in part */
};

struct found_memory {
    move_t move;
    bool above; /* the band, for the cursor is where it would lie otherwise */
    uint8_t parts;
    struct match_words words, reason[REASON_PARTS];
};

static struct found_memory *found(void) {
    return screen_memory(sizeof(struct found_memory));
}

static int band_height(void) {
    int height =
        2 * EDGE + type_wrap_lines(WIDTH, TYPE_BODY_BOLD, found()->words.words) * type_line(TYPE_BODY_BOLD);
    for (unsigned i = 0; i < found()->parts; i++) {
        height += type_wrap_lines(WIDTH, TYPE_SMALL, found()->reason[i].words) * type_line(TYPE_SMALL);
    }
    return height;
}

static void draw_found(void) {
    const int height = band_height(), top = found()->above ? CHROME_CONTENT_Y : CHROME_KEYS_Y - height;
    struct area box = {MARGIN, top + EDGE, WIDTH, height - EDGE};
    say(SAID_SHADE, (struct area){0, top - PARTLY, CANVAS_WIDTH, height + 2 * PARTLY});
    say(SAID_COVER, (struct area){0, top, CANVAS_WIDTH, height});
    chrome_foot(top, height);
    canvas_fill(0, found()->above ? top + height - 2 : top, CANVAS_WIDTH, 2, COLOUR_GOLD);
    box.y += type_wrap(box, TYPE_BODY_BOLD, COLOUR_PAPYRUS, found()->words.words) * type_line(TYPE_BODY_BOLD);
    for (unsigned i = 0; i < found()->parts; i++) {
        box.y += type_wrap(box, TYPE_SMALL, COLOUR_MIST, found()->reason[i].words) * type_line(TYPE_SMALL);
    }
}

static void make(void) {
    const move_t move = found()->move;
    screen_pop();
    if (match_ui()->make != NULL) {
        match_ui()->make(move);
    } else {
        match_make(move, CUE_PLACE);
    }
}

/* The step before the hint's place was shown: its screen, and what the game's screens remember. */
static struct {
    const struct screen *step, *over; /* what lies over it: a list; or NULL */
    uint64_t memory[MATCH_MEMORY_BYTES / sizeof(uint64_t)];
    struct area cursor; /* the last that was heard where the hint is shown */
} asked;

static void remember_step(void) {
    asked.step = screen_ground();
    asked.over = screen_top() != asked.step ? screen_top() : NULL;
    memcpy(asked.memory, match_memory, sizeof asked.memory);
}

/* Exactly as it was, or the hint's card would lie there as if it had been taken. */
static void leave(void) {
    sound_play(CUE_BACK);
    screen_replace(asked.step);
    if (asked.over != NULL) {
        screen_push(asked.over);
    }
    memcpy(match_memory, asked.memory, sizeof asked.memory);
}

static void explain(void) {
    static const struct help_page page = {
        "Hint",
        "What the console would do in your place. It thinks for two seconds, and sees no more than you do.\nThe cursor shows where. *A* does it, and *B* leaves the choice to you: everything is as it was before. A hint can be taken back like any move: hold *B*.\nThe statistics count how often you asked.",
        NULL};
    rules_about_open(&page);
}

static const struct screen shown = {.draw = draw_found,
                                    .act = make,
                                    .back = leave,
                                    .help = explain,
                                    .keys = {{ICON_KEY_A, "Do it"}, {ICON_KEY_B, "Leave it"}},
                                    .keeps = sizeof(struct found_memory),
                                    .over = true,
                                    .rests = true}; /* A was meant for the thought */

static void hear(const struct saying *saying) {
    if (saying->what == SAID_CURSOR) {
        asked.cursor = saying->area;
    }
}

/* The band stands where less of it lies over the cursor. */
static bool lies_low(void) {
    static const struct listener listener = {hear, false};
    const int height = band_height();
    asked.cursor = (struct area){0};
    screens_say(&listener);
    const int over_above = CHROME_CONTENT_Y + height - asked.cursor.y,
              over_below = asked.cursor.y + asked.cursor.height - (CHROME_KEYS_Y - height);
    return over_below > 0 && over_above < over_below;
}

void match_advice_put(const void *before, move_t move, struct text *out) {
    if (match_ui()->advice != NULL) {
        match_ui()->advice(before, move, out);
    } else {
        plain_move_words(before, move, out);
    }
}

/* "brings ruby +3 ore -2": all that the move itself changes, as its preview has it, so that it adds up. */
static bool brings_put(const struct match_tried *tried, struct match_words *out) {
    struct match_words named;
    (void)match_words(&named);
    const bool any = !tried->hidden && match_preview_put(&named, tried, WIDTH);
    text_put(match_words(out), "brings ");
    text_put(&out->buffer.text, any ? named.words : "");
    return any;
}

/* What it is good for, in the game's words, where the search names nothing. */
static bool purpose_put(move_t best, const struct reason *reason, struct match_words *out) {
    struct text *text = match_words(out);
    if (reason->kind <= REASON_EVEN && match_ui()->purpose != NULL) {
        match_ui()->purpose(play_state(), best, text);
    }
    return out->words[0] != '\0';
}

/* What it brings, and of the reasons those that this hasn't told. Of a move that costs points at first they
 * tell what for: that it costs some is seen below the band. */
static void put_reasons(move_t best, const struct reason reason[REASON_PARTS], unsigned parts) {
    const struct match_tried *tried = match_try(best);
    const bool costs = parts > 0 && match_tried_gain(tried, (unsigned)play_turn()) < 0;
    found()->parts = !costs && brings_put(tried, &found()->reason[0]);
    const bool brings = found()->parts > 0,
               good_for = !brings && parts > 0 && purpose_put(best, &reason[0], &found()->reason[0]);
    found()->parts = brings || good_for;
    for (unsigned i = 0; i < parts && found()->parts < REASON_PARTS; i++) {
        const bool points = reason[i].kind == REASON_BRINGS || reason[i].kind == REASON_TAKES;
        if ((!brings && !good_for) || (reason[i].kind > REASON_TAKES) ||
            (points && tried->gains[reason[i].seat][reason[i].source] == 0)) {
            reason_put(&reason[i], false, match_words(&found()->reason[found()->parts++]));
        }
    }
}

/* In a lesson it is the lesson's move: another one would be refused. */
static void show_found(void) {
    struct reason reason[REASON_PARTS];
    unsigned parts = 0;
    move_t best = lesson_on() ? lesson_meant() : hint_best(reason, &parts);
    if (!lesson_on() && reason[0].kind <= REASON_EVEN && match_ui()->sense != NULL) {
        best = match_ui()->sense(play_state(), best);
    }
    screen_pop();
    remember_step();
    if (match_ui()->point != NULL) {
        match_ui()->point(best, false);
    }
    screen_push(&shown);
    found()->move = best;
    struct text *text = match_words(&found()->words);
    text_put(text, "{:gold}Hint:{:} ");
    match_advice_put(play_state(), best, text);
    put_reasons(best, reason, parts);
    found()->above = lies_low();
    sound_play(CUE_REVEAL);
}

/* ---- thinking */

enum { BAR_X = 20, BAR_Y = 122, BAR_WIDTH = 200, BAR_HEIGHT = 12, BAR_STEPS = 10 };

static uint8_t *step(void) { /* of the bar */
    return screen_memory(sizeof(uint8_t));
}

static uint32_t tick(void) {
    power_stay();
    if (lesson_on() || hint_think()) {
        show_found();
        return SCREEN_STILL;
    }
    const uint8_t now = (uint8_t)(hint_percent() * BAR_STEPS / 100);
    if (now != *step()) {
        *step() = now;
        screen_redraw();
    }
    return 0;
}

static void act(void) {
    sound_play(CUE_OPEN);
    if (!lesson_on()) {
        hint_hurry();
    }
}

static void draw(void) {
    chrome_page();
    match_title((unsigned)play_turn(), "Hint", CHROME_NO_PHASE);
    icon_draw(108, 64, ICON_HOURGLASS, 24);
    type_draw_centred(120, 96, TYPE_BODY, COLOUR_INK, "Looking for your best move …");
    canvas_box(BAR_X, BAR_Y, BAR_WIDTH, BAR_HEIGHT, 2, COLOUR_SAND, COLOUR_INK);
    canvas_fill(BAR_X + 1, BAR_Y + 1, (BAR_WIDTH - 2) * (int)*step() / BAR_STEPS, BAR_HEIGHT - 2,
                COLOUR_BRONZE);
}

static const struct screen thinks = {.draw = draw,
                                     .act = act,
                                     .look = screen_back,
                                     .help = explain,
                                     .tick = tick,
                                     .keys = {{ICON_KEY_A, "At once"}, {ICON_KEY_B, "Back"}},
                                     .keeps = sizeof(uint8_t)};

bool hint_possible(void) {
    return play_loaded() && !play_viewing() && play_person_to_move() && !play_hands_over() &&
           (!lesson_on() || lesson_meant() != MOVE_NONE);
}

/* What was looked at over the step is put away. */
static void close_to_step(void) {
    while (!screen_over_home() && screen_top()->hint == NULL) {
        screen_pop();
    }
}

void hint_open(void) {
    if (!hint_possible()) {
        sound_play(CUE_REFUSED);
        return;
    }
    close_to_step();
    if (!lesson_on()) {
        hint_begin();
        journal_note_hint();
    }
    sound_play(CUE_OPEN);
    screen_push(&thinks);
}
