/* The last scoring: what was still open comes line by line, for all seats at once and at the same pace, so
 * that whoever has more of it is seen to pass the others; then the winner. Lines come in the order that keeps
 * open who wins as long as the numbers allow; whoever is ahead is lit, and a fanfare tells when that changes.
 * Where points are equal the tie-breaks follow, one after the other, with their numbers. A press shows the
 * next one at once. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "account.h"
#include "board.h"
#include "canvas.h"
#include "chart.h"
#include "chrome.h"
#include "help.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_screens.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum {
    TOP = 26,
    FOOT_Y = 178,
    FOOT = 41,
    POINT_MS = 45,    /* a point of a line */
    LINE_MS = 1100,   /* at most for a line */
    REST_MS = 1000,   /* between two lines, */
    HURRIED_MS = 600, /* and where there are many: the whole count is to take 20 s at most */
    MANY = 8,
    TIE_MS = 1400, /* a tie-break */
    ROW_MAX = 50,
    NAMED_ROW = 44, /* where there is room for a name above the bar */
    BAR_X = 36,
    BAR_RIGHT = 190,
    BAR_HEIGHT = 17,
    GAINS_WIDTH = 224,
};

struct finale_memory {
    int16_t base[GAME_SEATS_MAX]; /* points that stood fast before the last turn was over */
    int16_t gains[GAME_SOURCES_MAX][GAME_SEATS_MAX];
    uint8_t order[GAME_SOURCES_MAX]; /* sources, as they come */
    uint8_t lines, ties; /* how many bring anybody anything; how many tie-breaks come after them */
    uint8_t shown;       /* how many of both were begun */
    uint32_t next_ms;    /* when the next one begins by itself */
    struct motion count;
};

static struct finale_memory *kept(void) {
    return screen_memory(sizeof(struct finale_memory));
}

/* ---- what is counted, and in which order */

static void take_gains(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    const unsigned moves = play_match()->length > 0 ? play_match()->length - 1u : 0;
    play_game()->count(play_state(), points);
    for (unsigned source = 0; source < play_game()->source_count; source++) {
        struct account_sum before[GAME_SEATS_MAX];
        account_sums(play_game(), replay_to(moves), ~(1u << source), before);
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            kept()->gains[source][seat] = (int16_t)(points[seat][source] - before[seat].won);
            kept()->base[seat] = (int16_t)(kept()->base[seat] + before[seat].won);
        }
    }
}

static bool brings_anything(unsigned source) {
    bool any = false;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        any = any || kept()->gains[source][seat] != 0;
    }
    return any;
}

/* By how much the winner is ahead of the best of the others. */
static int lead_of(const int16_t points[GAME_SEATS_MAX]) {
    const unsigned winner = play_seat();
    int best = INT16_MIN;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        best = seat != winner && points[seat] > best ? points[seat] : best;
    }
    return points[winner] - best;
}

static int lead_without(const int16_t points[GAME_SEATS_MAX], unsigned source) {
    int16_t rest[GAME_SEATS_MAX] = {0};
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        rest[seat] = (int16_t)(points[seat] - kept()->gains[source][seat]);
    }
    return lead_of(rest);
}

/* The one of some sources before which the winner is least ahead. */
static unsigned last_of(unsigned sources, const int16_t points[GAME_SEATS_MAX]) {
    unsigned last = GAME_SOURCES_MAX;
    for (unsigned source = 0; source < play_game()->source_count; source++) {
        if ((sources >> source & 1u) != 0 &&
            (last == GAME_SOURCES_MAX || lead_without(points, source) < lead_without(points, last))) {
            last = source;
        }
    }
    assert(last < GAME_SOURCES_MAX);
    return last;
}

/* From the last line back. */
static void put_in_order(void) {
    int16_t points[GAME_SEATS_MAX] = {0};
    unsigned sources = 0;
    for (unsigned source = 0; source < play_game()->source_count; source++) {
        sources |= brings_anything(source) ? 1u << source : 0;
        kept()->lines = (uint8_t)(kept()->lines + (sources >> source & 1u));
    }
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        points[seat] = play_standing()->points[seat];
    }
    for (unsigned line = kept()->lines; line-- > 0;) {
        const unsigned source = last_of(sources, points);
        kept()->order[line] = (uint8_t)source;
        sources &= ~(1u << source);
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            points[seat] = (int16_t)(points[seat] - kept()->gains[source][seat]);
        }
    }
}

/* ---- tie-breaks */

/* Have several seats the most points? */
static bool best_are_equal(void) {
    unsigned best = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        best += play_standing()->points[seat] == play_standing()->points[play_seat()];
    }
    return best > 1;
}

/* Up to the one that decides; all of them, where none does. */
static unsigned tie_breaks(void) {
    const unsigned by = play_standing()->decided_by;
    return !best_are_equal() ? 0 : by > 0 ? by : play_game()->tie_break_count;
}

/* Whom a tie-break is about: of those with the most points, those who were equal in all before it. */
static bool is_tied(unsigned seat, unsigned which) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    (void)play_game()->keys(play_state(), keys);
    return memcmp(keys[seat], keys[play_seat()], (1 + which) * sizeof keys[seat][0]) == 0;
}

/* ---- line by line */

/* What a seat has after so many lines. */
static int points_after(unsigned seat, unsigned lines) {
    int points = kept()->base[seat];
    for (unsigned line = 0; line < lines; line++) {
        points += kept()->gains[kept()->order[line]][seat];
    }
    return points;
}

/* Who has the most then: a set. */
static unsigned leaders(unsigned lines) {
    int most = INT16_MIN;
    unsigned seats = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int points = points_after(seat, lines);
        seats = points > most ? 0 : seats;
        most = points > most ? points : most;
        seats |= points == most ? 1u << seat : 0;
    }
    return seats;
}

static int size_of(int number) {
    return number < 0 ? -number : number;
}

static int longest(unsigned source) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int size = size_of(kept()->gains[source][seat]);
        most = size > most ? size : most;
    }
    return most;
}

static unsigned rest_ms(void) {
    return kept()->lines + kept()->ties > MANY ? HURRIED_MS : REST_MS;
}

static void begin_line(void) {
    const int points = longest(kept()->order[kept()->shown]);
    const int ms = points * POINT_MS < LINE_MS ? points * POINT_MS : LINE_MS;
    const unsigned before = leaders(kept()->shown);
    kept()->shown++;
    kept()->next_ms = board_ms() + (uint32_t)ms + rest_ms();
    motion_start(&kept()->count, (uint16_t)ms, (uint16_t)points);
    sound_play(leaders(kept()->shown) != before ? CUE_MOMENT : CUE_GAIN);
    screen_redraw(); /* it comes by itself, too */
}

static void begin_tie_break(void) {
    kept()->shown++;
    kept()->next_ms = board_ms() + TIE_MS;
    sound_play(CUE_REVEAL);
    screen_redraw();
}

static void go_on(void) {
    if (kept()->shown < kept()->lines) {
        begin_line();
    } else if (kept()->shown < kept()->lines + kept()->ties) {
        begin_tie_break();
    } else {
        match_winner_show();
    }
}

static uint32_t tick(void) {
    const int32_t left_ms = (int32_t)(kept()->next_ms - board_ms());
    if (lesson_on()) {
        return SCREEN_STILL; /* each line is to be read */
    }
    if (left_ms > 0) {
        return (uint32_t)left_ms;
    }
    go_on();
    return HURRIED_MS;
}

static void help(void) {
    static const struct help_page page = {
        "The last count",
        "Points that can’t be lost any more were there before. What was still open is counted now, line by line, for everybody at once. Who is ahead is lit. If points are equal, what decides comes after them.\n*A* shows the next line, then the winner.",
        NULL};
    help_open(&page, 1, 0);
}

/* ---- picture */

/* What a seat has of a line by now; of the last one so many points as the motion has come to. */
static int counted(unsigned seat, unsigned line) {
    const int gain = kept()->gains[kept()->order[line]][seat];
    const int most = line + 1u < kept()->shown ? size_of(gain) : (int)motion_frame(&kept()->count);
    return size_of(gain) <= most ? gain : gain < 0 ? -most : most;
}

/* Those that were begun, without tie-breaks. */
static unsigned lines_shown(void) {
    return kept()->shown < kept()->lines ? kept()->shown : kept()->lines;
}

static int points_now(unsigned seat) {
    int points = kept()->base[seat];
    for (unsigned line = 0; line < lines_shown(); line++) {
        points += counted(seat, line);
    }
    return points;
}

static bool is_ahead(unsigned seat) {
    bool ahead = true;
    for (unsigned other = 0; other < play_seats(); other++) {
        ahead = ahead && points_now(seat) >= points_now(other);
    }
    return ahead && (kept()->shown <= kept()->lines || is_tied(seat, kept()->shown - kept()->lines));
}

/* The bar of all that a seat will have, however it comes together. */
static int most_points(void) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        int sum = kept()->base[seat] > 0 ? kept()->base[seat] : 0;
        for (unsigned line = 0; line < kept()->lines; line++) {
            const int gain = kept()->gains[kept()->order[line]][seat];
            sum += gain > 0 ? gain : 0;
        }
        most = sum > most ? sum : most;
    }
    return most;
}

static int row_height(void) {
    return (FOOT_Y - TOP) / (int)play_seats() < ROW_MAX ? (FOOT_Y - TOP) / (int)play_seats() : ROW_MAX;
}

/* Returns the x after a part of the bar. */
static int draw_part(int x, int y, int sum, enum chart_fill fill, uint16_t colour) {
    const int end = BAR_X + (BAR_RIGHT - BAR_X) * sum / most_points();
    if (end > x) {
        chart_bar(x, y, end - x + 1, BAR_HEIGHT, fill, colour);
    }
    return end > x ? end : x;
}

static void draw_bar(unsigned seat, int y) {
    int sum = kept()->base[seat] > 0 ? kept()->base[seat] : 0;
    int x = draw_part(BAR_X, y, sum, CHART_PLAIN, seat_colours[play_seat_style(seat)].fill);
    for (unsigned line = 0; line < lines_shown(); line++) {
        const struct source_look look = match_source(kept()->order[line]);
        const int part = counted(seat, line);
        sum += part > 0 ? part : 0;
        x = draw_part(x, y, sum, look.fill, look.colour);
    }
}

static void draw_seat(unsigned seat) {
    const int height = row_height(), y = TOP + height * (int)seat;
    const bool named = height >= NAMED_ROW;
    const int bar_y = named ? y + 22 : y + (height - BAR_HEIGHT) / 2 - 1;
    struct match_words words;
    chrome_choice(y, height - 2, is_ahead(seat));
    icon_draw(10, y + (height - 21) / 2, match_seat_icon(seat), 20);
    if (named) {
        const int x = type_draw(BAR_X, y + 2, TYPE_BODY_BOLD, COLOUR_INK, play_name(seat));
        if (is_ahead(seat)) {
            icon_draw(x + 8, y + 5, ICON_CROWN, 12);
        }
    }
    draw_bar(seat, bar_y);
    text_number(match_words(&words), points_now(seat));
    type_draw_right(230, y + (height - 32) / 2, TYPE_BIG, COLOUR_INK, words.words);
}

/* A number for a seat, below what it is of. */
static void draw_of_seat(unsigned seat, const char *rich) {
    const int x = CHROME_MARGIN + GAINS_WIDTH / (int)play_seats() * (int)seat;
    icon_draw(x, FOOT_Y + 24, match_seat_icon(seat), 12);
    type_rich(x + 16, FOOT_Y + 22, TYPE_BODY_BOLD, COLOUR_PAPYRUS, rich);
}

/* "Equal points: most coins", and how many everybody has whom it concerns. */
static void draw_tie_break(unsigned which) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    (void)play_game()->keys(play_state(), keys);
    words_draw(CHROME_MARGIN, FOOT_Y + 3, TYPE_BODY_BOLD, COLOUR_GOLD, "%s: most %s",
               which == 0 ? "Equal points" : "Equal again", play_game()->tie_breaks[which]);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words number;
        if (is_tied(seat, which)) {
            text_number(match_words(&number), keys[seat][1 + which]);
            draw_of_seat(seat, number.words);
        }
    }
}

/* What the line is, and how much of it each seat has. */
static void draw_line(unsigned line) {
    struct match_words room;
    const struct source_look look = match_source(kept()->order[line]);
    if (look.icon < ICON_COUNT) {
        icon_draw(CHROME_MARGIN, FOOT_Y + 5, look.icon, 16);
    }
    type_draw(CHROME_MARGIN + 22, FOOT_Y + 3, TYPE_BODY_BOLD, COLOUR_PAPYRUS,
              match_capital(&room, look.word));
    words_right(230, FOOT_Y + 4, TYPE_SMALL, COLOUR_MIST, "%u of %u", line + 1, kept()->lines);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words gain;
        match_signed_put(match_words(&gain), counted(seat, line), false);
        draw_of_seat(seat, gain.words);
    }
}

static void draw(void) {
    chrome_ground();
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat);
    }
    chrome_foot(FOOT_Y, FOOT);
    if (kept()->shown > kept()->lines) {
        draw_tie_break(kept()->shown - kept()->lines - 1u);
    } else {
        draw_line(kept()->shown - 1u);
    }
    chrome_title("The last count", NULL);
}

static const struct screen screen = {.draw = draw,
                                     .act = go_on,
                                     .back = match_leave,
                                     .look = match_look,
                                     .help = help,
                                     .tick = tick,
                                     .rests = true,
                                     .keys = {{ICON_KEY_A, "Next"}, {ICON_KEY_X, "Look"}},
                                     .keeps = sizeof(struct finale_memory)};

void match_finale_show(void) {
    screen_replace(&screen);
    take_gains();
    put_in_order();
    kept()->ties = (uint8_t)tie_breaks();
    go_on();
}
