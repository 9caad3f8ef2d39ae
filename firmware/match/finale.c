/* The last scoring, from nothing: all points come line by line, for all seats at once and at the same pace,
 * so that whoever has more of a line is seen to pass the others, and moves up once it is counted: at the end
 * they stand as in the ranking. Then the winner. Each line says what it counts. Lines come in the order that
 * keeps open who wins as long as the numbers allow; whoever is ahead is lit, and a fanfare tells when that
 * changes. Where points are equal the tie-breaks follow, one after the other, with their numbers. A press
 * completes the line that runs; the next one shows the next line at once. The last line stands until a press:
 * nobody misses who wins, or how. */
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
#include "power.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum {
    TOP = 26,
    FOOT_Y = 163,
    FOOT = 56,
    OPENING_MS = 2400,
    POINT_MS = 45,    /* a point of a line */
    LINE_MS = 1100,   /* at most for a line */
    SLIDE = 6,        /* frames in which whoever passes somebody moves up, */
    SLIDE_MS = 240,   /* and how long they take */
    REST_MS = 1000,   /* between two lines, */
    HURRIED_MS = 600, /* and where there are many: the whole count is to take 20 s at most */
    MANY = 8,
    TIE_MS = 1400, /* a tie-break */
    ROW_MAX = 50,
    ROOMY_ROW = 44, /* where name and bar have their full height */
    ROOMY_NAME = 22,
    LOW_NAME = 17,
    BAR_X = 36,
    BAR_RIGHT = 190,
    BAR_HEIGHT = 17,
    GAINS_WIDTH = 224,
};

struct finale_memory {
    int16_t gains[MATCH_COUNT_LINES][GAME_SEATS_MAX];
    uint8_t order[MATCH_COUNT_LINES]; /* lines, as they come */
    uint8_t lines, ties; /* how many bring anybody anything; how many tie-breaks come after them */
    uint8_t shown;       /* how many of both were begun */
    bool again;          /* asked for at the ranking, which B leads back to */
    uint32_t ends_ms;    /* when the one that runs is complete, */
    uint32_t next_ms;    /* and when the next one begins by itself */
    struct motion count;
};

static struct finale_memory *kept(void) {
    return screen_memory(sizeof(struct finale_memory));
}

/* ---- what is counted, and in which order */

/* What the game says of its count; NULL: nothing. */
static const struct match_count *own(void) {
    return match_ui()->ending != NULL ? match_ui()->ending->count : NULL;
}

/* Of things of the last source that are counted kind by kind. */
static unsigned kinds(void) {
    return own() != NULL ? own()->kinds : 0;
}

static unsigned all_lines(void) {
    return play_game()->source_count + kinds();
}

/* Where a thing is counted. */
static unsigned line_of(unsigned source, unsigned item) {
    const unsigned last = play_game()->source_count - 1u, count = kinds();
    if (count == 0) {
        return source;
    }
    return item >= own()->earlier ? last : source == last ? last + 1 + item % count : source;
}

static struct source_look look_of(unsigned line) {
    const unsigned last = play_game()->source_count - 1u;
    struct source_look look = match_source(line < last ? line : last);
    if (line > last) {
        look.word = own()->kind_word(line - last - 1);
        look.icon = own()->kind_icon(line - last - 1);
    } else if (line == last && kinds() > 0) {
        look.word = "games before";
        look.icon = ICON_HOURGLASS;
    }
    return look;
}

static void take_gains(void) {
    struct game_item items[GAME_ITEMS_MAX];
    assert(all_lines() <= MATCH_COUNT_LINES);
    for (unsigned source = 0; source < play_game()->source_count; source++) {
        const unsigned count = account_items(play_game(), play_state(), source, items);
        for (unsigned item = 0; item < count; item++) {
            if (items[item].seat < play_seats()) {
                int16_t *gain = &kept()->gains[line_of(source, item)][items[item].seat];
                *gain = (int16_t)(*gain + items[item].points);
            }
        }
    }
}

static bool brings_anything(unsigned line) {
    bool any = false;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        any = any || kept()->gains[line][seat] != 0;
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

static int lead_without(const int16_t points[GAME_SEATS_MAX], unsigned line) {
    int16_t rest[GAME_SEATS_MAX] = {0};
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        rest[seat] = (int16_t)(points[seat] - kept()->gains[line][seat]);
    }
    return lead_of(rest);
}

/* The one of some lines before which the winner is least ahead. */
static unsigned last_of(unsigned lines, const int16_t points[GAME_SEATS_MAX]) {
    unsigned last = MATCH_COUNT_LINES;
    for (unsigned line = 0; line < all_lines(); line++) {
        if ((lines >> line & 1u) != 0 &&
            (last == MATCH_COUNT_LINES || lead_without(points, line) < lead_without(points, last))) {
            last = line;
        }
    }
    assert(last < MATCH_COUNT_LINES);
    return last;
}

/* From the last line back. */
static void put_in_order(void) {
    int16_t points[GAME_SEATS_MAX] = {0};
    unsigned left = 0;
    for (unsigned line = 0; line < all_lines(); line++) {
        left |= brings_anything(line) ? 1u << line : 0;
        kept()->lines = (uint8_t)(kept()->lines + (left >> line & 1u));
    }
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        points[seat] = play_standing()->points[seat];
    }
    for (unsigned at = kept()->lines; at-- > 0;) {
        const unsigned line = last_of(left, points);
        kept()->order[at] = (uint8_t)line;
        left &= ~(1u << line);
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            points[seat] = (int16_t)(points[seat] - kept()->gains[line][seat]);
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
    int points = 0;
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

static int longest(unsigned line) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int size = size_of(kept()->gains[line][seat]);
        most = size > most ? size : most;
    }
    return most;
}

static unsigned rest_ms(void) {
    return kept()->lines + kept()->ties > MANY ? HURRIED_MS : REST_MS;
}

static bool comes_before(unsigned seat, unsigned other, unsigned shown) {
    const bool all = shown == kept()->lines + kept()->ties;
    const unsigned lines = shown < kept()->lines ? shown : kept()->lines;
    const int by = all ? play_standing()->rank[other] - play_standing()->rank[seat]
                       : points_after(seat, lines) - points_after(other, lines);
    return by > 0 || (by == 0 && seat < other);
}

/* From 0: where a seat stands after so many lines and tie-breaks. */
static unsigned place_after(unsigned seat, unsigned shown) {
    unsigned place = 0;
    for (unsigned other = 0; other < play_seats(); other++) {
        place += other != seat && comes_before(other, seat, shown);
    }
    return place;
}

static bool anybody_passes(void) {
    bool any = false;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        any = any || place_after(seat, kept()->shown) != place_after(seat, kept()->shown - 1u);
    }
    return any;
}

/* The next line or tie-break, whose points take so many frames; then who passes whom. */
static unsigned begin(unsigned ms, unsigned points) {
    kept()->shown++;
    const bool passes = anybody_passes();
    ms += passes ? SLIDE_MS : 0;
    motion_stop(&kept()->count);
    if (ms > 0) {
        motion_start(&kept()->count, (uint16_t)ms, (uint16_t)(points + (passes ? SLIDE : 0)));
    }
    screen_redraw(); /* it comes by itself, too */
    return ms;
}

static void begin_line(void) {
    const int points = longest(kept()->order[kept()->shown]);
    const unsigned before = leaders(kept()->shown);
    const unsigned ms =
        begin(points * POINT_MS < LINE_MS ? (unsigned)points * POINT_MS : LINE_MS, (unsigned)points);
    kept()->ends_ms = board_ms() + (motion_over(&kept()->count) ? 0 : ms);
    kept()->next_ms = board_ms() + ms + rest_ms();
    sound_play(leaders(kept()->shown) != before ? CUE_MOMENT : CUE_GAIN);
}

static void begin_tie_break(void) {
    (void)begin(0, 0);
    kept()->next_ms = board_ms() + TIE_MS;
    sound_play(CUE_REVEAL);
}

static bool is_last(void) {
    return kept()->shown == kept()->lines + kept()->ties;
}

static void go_on(void) {
    if (kept()->shown < kept()->lines) {
        begin_line();
    } else if (!is_last()) {
        begin_tie_break();
    } else {
        match_winner_show();
    }
}

/* The press has ended the motion. */
static void act(void) {
    if ((int32_t)(kept()->ends_ms - board_ms()) > 0) {
        kept()->ends_ms = board_ms();
        kept()->next_ms = board_ms() + rest_ms();
    } else {
        go_on();
    }
}

static void back(void) {
    if (kept()->again) {
        ranking_open();
    } else {
        match_leave();
    }
}

static uint32_t tick(void) {
    const int32_t left_ms = (int32_t)(kept()->next_ms - board_ms());
    if (lesson_on() || is_last()) {
        return SCREEN_STILL; /* to be read as long as one likes */
    }
    power_stay();
    if (left_ms > 0) {
        return (uint32_t)left_ms;
    }
    go_on();
    return HURRIED_MS;
}

static void help(void) {
    static const struct help_page page = {
        "The last count",
        "All points of the match, line by line, for everybody at once, and what each line counts. {crown} Who is ahead; whoever passes another moves up. If points are equal, what decides comes after them.\n*A* completes a line, then shows the next one; after the last the winner.",
        NULL};
    rules_about_open(&page);
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
    int points = 0;
    for (unsigned line = 0; line < lines_shown(); line++) {
        points += counted(seat, line);
    }
    return points;
}

static bool is_ahead(unsigned seat) {
    bool ahead = kept()->shown > 0;
    for (unsigned other = 0; other < play_seats(); other++) {
        ahead = ahead && points_now(seat) >= points_now(other);
    }
    return ahead && (kept()->shown <= kept()->lines || is_tied(seat, kept()->shown - kept()->lines));
}

/* The bar of all that a seat will have, however it comes together. */
static int most_points(void) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        int sum = 0;
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
static int draw_part(int x, struct area bar, int sum, const struct source_look *look) {
    const int end = bar.x + bar.width * sum / most_points();
    if (end > x) {
        chart_bar(x, bar.y, end - x + 1, bar.height, look->fill, look->colour);
    }
    return end > x ? end : x;
}

static void draw_bar(unsigned seat, struct area bar) {
    int sum = 0, x = bar.x;
    for (unsigned line = 0; line < lines_shown(); line++) {
        const struct source_look look = look_of(kept()->order[line]);
        const int part = counted(seat, line);
        sum += part > 0 ? part : 0;
        x = draw_part(x, bar, sum, &look);
    }
}

/* Where it stood before the line; once that is counted it moves to where it stands then. */
static int seat_y(unsigned seat) {
    const unsigned shown = kept()->shown, frame = motion_frame(&kept()->count);
    const unsigned counts =
        shown > 0 && shown <= kept()->lines ? (unsigned)longest(kept()->order[shown - 1]) : 0;
    const int to = row_height() * (int)place_after(seat, shown);
    const int from = shown > 0 ? row_height() * (int)place_after(seat, shown - 1) : to;
    const int passed = motion_over(&kept()->count) ? SLIDE : frame > counts ? (int)(frame - counts) : 0;
    return TOP + from + (to - from) * passed / SLIDE;
}

static void draw_seat(unsigned seat) {
    const int height = row_height(), y = seat_y(seat);
    const bool roomy = height >= ROOMY_ROW;
    const int bar_y = y + (roomy ? ROOMY_NAME : LOW_NAME);
    struct match_words words;
    chrome_choice(y, height - 2, is_ahead(seat));
    icon_draw(10, y + (height - 21) / 2, match_seat_icon(seat), 20);
    const int x = type_draw(BAR_X, roomy ? y + 2 : y + 1, roomy ? TYPE_BODY_BOLD : TYPE_SMALL_BOLD,
                            COLOUR_INK, play_name(seat));
    if (is_ahead(seat)) {
        icon_draw(x + 8, roomy ? y + 5 : y + 3, ICON_CROWN, 12);
    }
    draw_bar(seat,
             (struct area){BAR_X, bar_y, BAR_RIGHT - BAR_X, roomy ? BAR_HEIGHT : y + height - bar_y - 4});
    text_number(match_words(&words), points_now(seat));
    type_draw_right(230, y + (height - 32) / 2, TYPE_BIG, COLOUR_INK, words.words);
}

/* A number for a seat, below what it is of. */
static int seat_x(unsigned seat) {
    return CHROME_MARGIN + GAINS_WIDTH / (int)play_seats() * (int)seat;
}

static void draw_of_seat(unsigned seat, const char *rich) {
    const int x = seat_x(seat);
    icon_draw(x, FOOT_Y + 38, match_seat_icon(seat), 12);
    type_rich(x + 16, FOOT_Y + 36, TYPE_BODY_BOLD, COLOUR_PAPYRUS, rich);
}

static void draw_explained(const char *words) {
    type_draw(CHROME_MARGIN, FOOT_Y + 20, TYPE_SMALL, COLOUR_MIST, words);
}

/* "A tie: most coins", and how many everybody has whom it concerns. */
static void draw_tie_break(unsigned which) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    (void)play_game()->keys(play_state(), keys);
    words_draw(CHROME_MARGIN, FOOT_Y + 3, TYPE_BODY_BOLD, COLOUR_GOLD, "%s: most %s%s",
               which == 0 ? "A tie" : "Then", match_tie_kind(), play_game()->tie_breaks[which]);
    draw_explained("Whoever has more comes first.");
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words number;
        if (is_tied(seat, which)) {
            text_number(match_words(&number), keys[seat][1 + which]);
            draw_of_seat(seat, number.words);
        }
    }
}

/* Where each seat has a rate of its own, it stands above what that brings. */
static void draw_rates(unsigned line) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words words;
        own()->rate(line, seat, match_words(&words));
        type_draw(seat_x(seat), FOOT_Y + 20, TYPE_SMALL, COLOUR_MIST, words.words);
    }
}

/* The game's words for the line. */
static void draw_each(unsigned line) {
    struct match_words words;
    struct text *text = match_words(&words);
    const unsigned of = line;
    for (const char *at = own() != NULL ? own()->each : ""; *at != '\0'; at++) {
        line -= *at == '\n';
        if (line == 0 && *at != '\n') {
            text_char(text, *at);
        }
    }
    draw_explained(words.words);
    if (own() != NULL && own()->rate != NULL && words.words[0] == '\0') {
        draw_rates(of);
    }
}

/* How much of it a seat has, where there is room for it, and what that brings. */
static void put_gain(struct text *text, unsigned seat, unsigned line) {
    enum { ROOMY_SEATS = 3 };
    const unsigned amount = own() != NULL && own()->amount != NULL && play_seats() <= ROOMY_SEATS
                                ? own()->amount(kept()->order[line], seat)
                                : MATCH_COUNT_NONE;
    if (amount != MATCH_COUNT_NONE) {
        text_format(text, "%u: ", amount);
    }
    match_signed_put(text, counted(seat, line), false);
}

/* What the line is, what it counts, and how much of it each seat has. */
static void draw_line(unsigned line) {
    struct match_words room;
    const struct source_look look = look_of(kept()->order[line]);
    if (look.icon < ICON_COUNT) {
        icon_draw(CHROME_MARGIN, FOOT_Y + 4, look.icon, 16);
    }
    type_draw(CHROME_MARGIN + 22, FOOT_Y + 2, TYPE_BODY_BOLD, COLOUR_PAPYRUS,
              match_capital(&room, look.word));
    words_right(230, FOOT_Y + 3, TYPE_SMALL, COLOUR_MIST, "%u of %u", line + 1, kept()->lines);
    draw_each(kept()->order[line]);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words gain;
        put_gain(match_words(&gain), seat, line);
        draw_of_seat(seat, gain.words);
    }
}

/* Why it is over, as the last round was announced, and what comes now, if there is room. */
static void draw_opening(void) {
    struct match_words why;
    struct text *text = match_words(&why);
    if (match_ui()->ending != NULL) {
        match_ui()->ending->why(play_state(), text);
    }
    const bool roomy = type_wrap_lines(GAINS_WIDTH, TYPE_SMALL, why.words) < 2;
    type_draw_centred(120, FOOT_Y, TYPE_TITLE, COLOUR_GOLD, "The match is over");
    type_wrap((struct area){CHROME_MARGIN, FOOT_Y + 21, GAINS_WIDTH, 32}, TYPE_SMALL, COLOUR_PAPYRUS,
              why.words);
    if (roomy) {
        type_draw(CHROME_MARGIN, FOOT_Y + 37, TYPE_SMALL, COLOUR_MIST,
                  "Now all points are counted, line by line.");
    }
}

static void draw_keys(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, is_last() ? "Winner" : "Next"},
                                      {ICON_KEY_B, kept()->again ? "Back" : "Home"},
                                      {ICON_KEY_X, "Look"}};
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    chrome_keys_back();
}

static void draw(void) {
    chrome_ground();
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat);
    }
    chrome_foot(FOOT_Y, FOOT);
    if (kept()->shown == 0) {
        draw_opening();
    } else if (kept()->shown > kept()->lines) {
        draw_tie_break(kept()->shown - kept()->lines - 1u);
    } else {
        draw_line(kept()->shown - 1u);
    }
    match_page_title("The last count", NULL);
    draw_keys();
}

static const struct screen screen = {.draw = draw,
                                     .act = act,
                                     .back = back,
                                     .look = match_look,
                                     .help = help,
                                     .tick = tick,
                                     .rests = true,
                                     .keeps = sizeof(struct finale_memory)};

void match_finale_again(void) {
    match_finale_show();
    kept()->again = true;
}

void match_finale_show(void) {
    match_count_begins();
    screen_replace(&screen);
    take_gains();
    put_in_order();
    kept()->ties = (uint8_t)tie_breaks();
    kept()->next_ms = board_ms() + OPENING_MS;
    sound_play(CUE_REVEAL);
}
