/* The console goes to somebody else, or the others are to look away: readable across a table, and nothing
 * secret on it. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "help.h"
#include "match_screens.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "recap.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { FALL_MS = 200, FALL_FRAMES = 5, BAND_Y = 42, BAND_HEIGHT = 104, WEAVE = 20 };

struct hand_over_memory {
    struct motion fall;         /* the seat's colour, from above */
    const struct screen *under; /* what it covers; NULL: the match's step */
    uint8_t seat;               /* who alone may see that, */
    bool has_console;           /* and has the console already, as far as is known */
};

static struct hand_over_memory *kept(void) {
    return screen_memory(sizeof(struct hand_over_memory));
}

static void help(void) {
    static const struct help_page page = {
        "Handing over",
        "Pass the console to the player shown. They press *A* to go on.\n*For your eyes only*: what comes next is secret, so the others look away.\nThe settings say when this screen comes: always, only when the seat has something to hide, or never.\n20+9 points: 9 could still be lost.",
        NULL};
    match_help(&page, 1);
}

static void take(void) {
    sound_play(CUE_TURN);
    play_taken();
    if (!kept()->has_console) {
        recap_handed_over();
    }
    match_go_on();
}

static void uncover(void) {
    sound_play(CUE_REVEAL);
    screen_replace(kept()->under);
}

/* A ground woven of the seat's own shape. */
static void draw_ground(unsigned seat_style) {
    const struct seat_colours *seat = &seat_colours[seat_style];
    const unsigned frame = motion_frame(&kept()->fall);
    const int height = CHROME_KEYS_Y * (int)(frame + 1) / (FALL_FRAMES + 1);
    const uint16_t thread = colour_mix(seat->fill, seat->dark, 3);
    canvas_fill(0, CHROME_TITLE_HEIGHT, CANVAS_WIDTH, CHROME_KEYS_Y - CHROME_TITLE_HEIGHT, COLOUR_NIGHT);
    const struct area clip = canvas_clip(0, CHROME_TITLE_HEIGHT, CANVAS_WIDTH, height - CHROME_TITLE_HEIGHT);
    canvas_fill(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT, seat->fill);
    for (int y = 0; y < CHROME_KEYS_Y; y += WEAVE) {
        for (int x = -WEAVE; x < CANVAS_WIDTH; x += WEAVE) {
            icon_draw_flat(x + 6 + y / WEAVE % 2 * WEAVE / 2, y + 6,
                           (enum icon)(ICON_SEAT_GARNET + seat_style), 7, thread);
        }
    }
    canvas_clip_set(clip);
}

static void draw_band(unsigned seat) {
    struct match_words when, words;
    const unsigned seat_style = play_seat_style(seat);
    const uint16_t fill = seat_colours[seat_style].fill;
    canvas_fill(0, BAND_Y, CANVAS_WIDTH, BAND_HEIGHT, COLOUR_INK);
    canvas_fill(0, BAND_Y + 2, CANVAS_WIDTH, BAND_HEIGHT - 4, COLOUR_PAPYRUS);
    canvas_fill(0, BAND_Y + 4, CANVAS_WIDTH, 2, fill);
    canvas_fill(0, BAND_Y + BAND_HEIGHT - 6, CANVAS_WIDTH, 2, fill);
    icon_draw(20, 60, (enum icon)(ICON_SEAT_GARNET + seat_style), 66);
    type_draw(102, 54, TYPE_BODY, COLOUR_UMBER, kept()->has_console ? "Only for" : "Hand over to");
    const enum type_face face = type_fitting(TYPE_HUGE, play_name(seat), CANVAS_WIDTH - 104);
    type_draw(102, face == TYPE_HUGE ? 72 : 82, face, COLOUR_INK, play_name(seat));
    type_draw(102, 112, TYPE_BODY, COLOUR_UMBER, match_capital(&words, match_when(&when)));
}

/* What is only led stands after what is won, or with many seats below it. */
static void draw_score(int x, const struct chrome_score *score, unsigned seat) {
    struct match_words words;
    const bool few = play_seats() == 2;
    const int shape = few ? 20 : 13, y = few ? 165 : score->led != 0 ? 162 : 170;
    text_number(match_words(&words), score->won);
    icon_draw(x, 179 - shape / 2, match_seat_icon(seat), shape);
    const int right =
        type_draw(x + shape + 4, y, few ? TYPE_BIG : TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
    if (score->led != 0) {
        const int led_x = few ? right : x + shape + 4, led_y = few ? y + 7 : y + 16;
        if (score->led == CHROME_OPEN) {
            type_draw(led_x, led_y, TYPE_SMALL, COLOUR_MIST, "+?");
        } else {
            words_draw(led_x, led_y, TYPE_SMALL, COLOUR_MIST, "+%d", score->led);
        }
    }
}

static void draw_scores(void) {
    const int step = 200 / (int)play_seats();
    struct account_sum sums[GAME_SEATS_MAX];
    struct chrome_score scores[GAME_SEATS_MAX];
    int x = 120 - step * (int)play_seats() / 2 + 4;
    account_sums(play_game(), play_state(), 0, sums);
    match_scores_told(sums, scores);
    canvas_box(20, 158, 200, 42, 4, COLOUR_NIGHT, COLOUR_INK);
    for (unsigned seat = 0; seat < play_seats(); seat++, x += step) {
        draw_score(x, &scores[seat], seat);
    }
}

static void draw(void) {
    struct match_words word;
    const unsigned seat = kept()->seat;
    struct text *text = match_words(&word);
    text_put(text, "I am ");
    text_put(text, play_name(seat));
    const struct chrome_key keys[] = {{ICON_KEY_A, word.words},
                                      {ICON_KEY_B, kept()->under != NULL ? "Back" : "Home"}};
    draw_ground(play_seat_style(seat));
    draw_band(seat);
    draw_scores();
    match_page_title(kept()->has_console ? "For your eyes only" : play_game()->title, NULL);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .act = take,
                                     .back = match_leave,
                                     .help = help,
                                     .keeps = sizeof(struct hand_over_memory),
                                     .rests = true};

static void begin(unsigned seat, bool has_console) {
    motion_start(&kept()->fall, FALL_MS, FALL_FRAMES);
    kept()->seat = (uint8_t)seat;
    kept()->has_console = has_console;
    sound_play(CUE_TURN);
}

void hand_over_open(void) {
    screen_replace(&screen);
    begin((unsigned)play_turn(), play_has_console());
}

static const struct screen cover = {.draw = draw,
                                    .act = uncover,
                                    .look = screen_back,
                                    .help = help,
                                    .keeps = sizeof(struct hand_over_memory),
                                    .rests = true};

void cover_open(unsigned seat, const struct screen *under) {
    screen_push(&cover);
    begin(seat, true);
    kept()->under = under;
}
