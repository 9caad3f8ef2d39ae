/* The end of a match: who stands where and by what, the points of every source in a table, and how they grew.
 */
#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chart.h"
#include "chrome.h"
#include "help.h"
#include "match_ending.h"
#include "match_screens.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "replay_store.h"
#include "same_deal.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum {
    ROWS_Y = 26,
    BAR_RIGHT = 198,      /* of the most points */
    BAR_RIGHT_TIES = 166, /* where numbers of tie-breaks stand after it */
    TIE_WIDTH = 34,
    THIRD_DIGIT = 12, /* px of the points at the right end */
    TWO_DIGITS = 99,
    GROW_MS = 320,
    GROW_FRAMES = 8,
    LEGEND_Y = 190,
    LEGEND_SOURCES = 4, /* as many have room for their words in the legend */
    LEGEND_STEP = 25,   /* where there are more: an icon for each */
};

enum view { RANKING, BOTH, TABLE, CHART, VIEWS };
struct ranking_memory {
    enum view view;
    struct motion grow;
    int16_t sources[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    uint8_t order[GAME_SEATS_MAX]; /* seats, the first place first */
    uint32_t other;                /* a match of the same deal, to be shown beside; 0: there is none */
};

static struct ranking_memory *kept(void) {
    return screen_memory(sizeof(struct ranking_memory));
}

/* ---- keys */

/* Beside the table stands how it came about. */
static void again(void) {
    sound_play(CUE_OPEN);
    if (kept()->view == TABLE) {
        match_finale_again();
    } else {
        new_game_again();
    }
}

static void help(void) {
    static const struct help_page page = {
        "The end",
        "Each bar shows where the points came from. If a tie-break decided, it is named.\n*A* shows how the same deal ended before, if it did, the numbers in a table, then the points turn by turn, then the whole match again: there *A* asks the coach what could have been better.\n*X* deals the same again, or a new match; seats and options can be changed. At the table it shows the last count again.",
        NULL};
    match_help(&page, 1);
}

/* The chart's points lie where others may have been meanwhile. */
static void shown(void) {
    if (kept()->view == CHART) {
        replay_gather();
    }
}

static void turn_to(unsigned view) {
    sound_play(CUE_MOVE);
    kept()->view = (enum view)view;
    shown();
    motion_start(&kept()->grow, GROW_MS, GROW_FRAMES);
}

/* So many views on. */
static unsigned view_after(unsigned view, unsigned step) {
    const unsigned next = (view + step) % VIEWS;
    return next == BOTH && kept()->other == 0 ? (next + step) % VIEWS : next;
}

/* After the last view the match again, from its beginning. */
static void act(void) {
    if (kept()->view + 1 < VIEWS) {
        turn_to(view_after(kept()->view, 1));
    } else {
        sound_play(CUE_OPEN);
        replay_open(0);
        screen_rest(); /* whoever presses A on and on asks nobody there */
    }
}

static void steer(enum key pressed) {
    if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
        turn_to(view_after(kept()->view, pressed == KEY_RIGHT ? 1 : VIEWS - 1));
    }
}

/* By the views as they came, then to where the ranking was opened from. */
static void back(void) {
    if (kept()->view == RANKING) {
        match_leave();
    } else {
        turn_to(view_after(kept()->view, VIEWS - 1));
    }
}

/* ---- ranking */

/* A place in the list: the name above the bar, with five seats a smaller one. */
static const struct place_style {
    int height, shape, shape_x, shape_y, bar_x, bar_y, bar_height;
    int name_x, name_y;
    enum type_face name;
} roomy = {54, 17, 36, 5, 36, 27, 19, 58, 4, TYPE_BODY_BOLD},
  close = {41, 17, 36, 2, 36, 20, 16, 58, 1, TYPE_BODY_BOLD},
  tight = {32, 13, 36, 1, 36, 15, 14, 54, 0, TYPE_SMALL_BOLD};

static const struct place_style *style(void) {
    return play_seats() <= 3 ? &roomy : play_seats() == 4 ? &close : &tight;
}

static int most_points(void) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int points = play_standing()->points[seat];
        most = points > most ? points : most;
    }
    return most;
}

/* The longest bar: what costs points is no part of it. */
static int most_bar(void) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        int sum = 0;
        for (unsigned i = 0; i < play_game()->source_count; i++) {
            sum += kept()->sources[seat][i] > 0 ? kept()->sources[seat][i] : 0;
        }
        most = sum > most ? sum : most;
    }
    return most;
}

/* ---- what decided between equal points */

/* How many tie-breaks it takes to tell the seat from everybody with as many points; all, where even they
 * don't. 0: nobody has as many. */
static unsigned ties_of(unsigned seat) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    const unsigned all = play_game()->tie_break_count;
    unsigned needed = 0;
    (void)play_game()->keys(play_state(), keys);
    for (unsigned other = 0; other < play_seats() && match_ui()->tie_icons != NULL; other++) {
        unsigned which = 1;
        if (other == seat || keys[other][0] != keys[seat][0]) {
            continue;
        }
        while (which < all && keys[seat][which] == keys[other][which]) {
            which++;
        }
        needed = which > needed ? which : needed;
    }
    return needed;
}

static int bar_right(void) {
    unsigned most = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const unsigned ties = ties_of(seat);
        most = ties > most ? ties : most;
    }
    const int right = most > 0 ? BAR_RIGHT_TIES - TIE_WIDTH * ((int)most - 1) : BAR_RIGHT;
    return most_points() > TWO_DIGITS ? right - THIRD_DIGIT : right;
}

/* Returns the x after it. */
static int draw_bar(unsigned seat, int y) {
    const unsigned frame = motion_frame(&kept()->grow);
    const int most = most_bar() * GROW_FRAMES, left = style()->bar_x, right = bar_right();
    int sum = 0, x = left;
    for (unsigned i = 0; i < play_game()->source_count; i++) {
        const struct source_look look = match_source(i);
        if (kept()->sources[seat][i] <= 0) {
            continue;
        }
        sum += kept()->sources[seat][i];
        const int end = left + (right - left) * sum * (int)frame / most;
        const struct area bar = {x, y + style()->bar_y, end - x + 1, style()->bar_height};
        if (frame == GROW_FRAMES) {
            chart_bar_number(bar, look.fill, look.colour, look.text, kept()->sources[seat][i]);
        } else {
            chart_bar(bar.x, bar.y, bar.width, bar.height, look.fill, look.colour);
        }
        x = end;
    }
    return x;
}

/* The numbers that it took, after the bar. */
static void draw_ties(int x, int y, unsigned seat) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    (void)play_game()->keys(play_state(), keys);
    for (unsigned which = 0; which < ties_of(seat); which++) {
        struct match_words words;
        text_number(match_words(&words), keys[seat][1 + which]);
        icon_draw(x + 5, y + (style()->bar_height - 12) / 2, (enum icon)match_ui()->tie_icons[which], 12);
        type_draw(x + 19, y + (style()->bar_height - 18) / 2, TYPE_BODY_BOLD, COLOUR_INK, words.words);
        x += TIE_WIDTH;
    }
}

/* The name of what decided the first place. */
static void draw_tie_break(int x, int y) {
    const unsigned by = play_standing()->decided_by;
    if (by > 0) {
        type_draw(x + 8, y, TYPE_SMALL, COLOUR_UMBER, play_game()->tie_breaks[by - 1]);
    }
}

static void draw_place(unsigned place) {
    struct match_words words;
    const unsigned seat = kept()->order[place];
    const int y = ROWS_Y + style()->height * (int)place, middle = y + style()->height / 2;
    chrome_choice(y, style()->height - 2, play_standing()->rank[seat] == 1);
    text_number(match_words(&words), play_standing()->rank[seat]);
    type_draw_centred(19, middle - 15, TYPE_BIG, COLOUR_UMBER, words.words);
    icon_draw(style()->shape_x, y + style()->shape_y, match_seat_icon(seat), style()->shape);
    draw_ties(draw_bar(seat, y), y + style()->bar_y, seat);
    const int x = type_draw(style()->name_x, y + style()->name_y, style()->name, COLOUR_INK, play_name(seat));
    if (place == 0) {
        draw_tie_break(x, y + style()->name_y + (style() == &tight ? 0 : 1));
    }
    text_number(match_words(&words), play_standing()->points[seat]);
    type_draw_right(230, y + (style()->height < 40 ? 1 : 2), TYPE_BIG, COLOUR_INK, words.words);
}

/* Between two words: closer where they are long. */
static int legend_gap(void) {
    enum { WIDE = 14, CLOSE = 11, ROOM = 216 };
    int width = 0;
    for (unsigned i = 0; i < play_game()->source_count; i++) {
        width += 19 + type_width(TYPE_SMALL, match_source(i).word) + WIDE;
    }
    return width - WIDE <= ROOM ? WIDE : CLOSE;
}

/* Its pattern, where it has no icon. */
static void draw_source_icon(int x, int y, const struct source_look *look, int size) {
    if (look->icon < ICON_COUNT) {
        icon_draw(x, y, look->icon, size);
    } else {
        chart_bar(x, y, size, size, look->fill, look->colour);
    }
}

static void draw_legend(void) {
    const bool words = play_game()->source_count <= LEGEND_SOURCES;
    const int y = LEGEND_Y;
    int x = words ? 10 : 8;
    if (style()->height * (int)play_seats() > LEGEND_Y - ROWS_Y) {
        return;
    }
    chrome_foot(y, 29);
    for (unsigned i = 0; i < play_game()->source_count; i++) {
        const struct source_look look = match_source(i);
        chart_bar(x, y + 8, words ? 13 : 6, 13, look.fill, look.colour);
        if (words) {
            x = type_draw(x + 19, y + 7, TYPE_SMALL, COLOUR_PAPYRUS, look.word) + legend_gap();
        } else {
            draw_source_icon(x + 7, y + 8, &look, 12);
            x += LEGEND_STEP;
        }
    }
}

static void draw_winner_title(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (standing_winners(play_standing()) == 1) {
        text_put(text, play_name(kept()->order[0]));
        text_put(text, " wins");
        chrome_title_seat(play_seat_style(kept()->order[0]), words.words, CHROME_NO_PHASE, CHROME_TITLE_ROOM);
    } else {
        match_page_title("The first place is shared", NULL);
    }
    icon_draw(220, 5, ICON_CROWN, 12);
}

static void draw_ranking(void) {
    chrome_ground();
    draw_winner_title();
    for (unsigned place = 0; place < play_seats(); place++) {
        draw_place(place);
    }
    draw_legend();
}

static void draw_both(void) {
    same_deal_draw(kept()->other);
}

/* ---- table */

static void draw_table_row(int y, int step, unsigned source, bool focused) {
    struct match_words name;
    const struct source_look look = match_source(source);
    if (focused) {
        canvas_fill(4, y + 1, 232, step - 1, COLOUR_GOLD);
    }
    canvas_fill(8, y, 224, 1, COLOUR_CLAY);
    const int size = step < 16 ? 12 : 16;
    draw_source_icon(10, y + (step - size) / 2 + 1, &look, size);
    const char *words = match_capital(&name, look.word);
    const bool fits = 32 + type_width(TYPE_BODY_BOLD, words) < points_column_x(0) - 10; /* two digits there */
    type_draw(32, y + (step - (fits ? 18 : 15)) / 2, fits ? TYPE_BODY_BOLD : TYPE_SMALL_BOLD, COLOUR_INK,
              words);
}

int points_column_x(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    const int step = play_seats() <= 3 ? 44 : play_seats() == 4 ? 33 : 27;
    return 228 - step * (int)(play_seats() - 1 - seat) - step / 2 + 4;
}

/* Won and led of a source, for every seat, as everybody may know them. */
static void source_scores(unsigned source, struct chrome_score scores[GAME_SEATS_MAX]) {
    struct account_sum sums[GAME_SEATS_MAX];
    account_sums(play_game(), play_state(), ~(1u << source), sums);
    match_scores(sums, scores);
}

/* "6+4": what is only led stands after what is won, smaller. */
static void draw_number(const struct chrome_score *score, int middle, int y, int step) {
    struct match_words won, led;
    const bool wide = step >= 22 && play_seats() <= 3;
    const enum type_face face = score->led == 0 && step >= 22 ? TYPE_TITLE
                                : wide                        ? TYPE_BODY_BOLD
                                                              : TYPE_SMALL_BOLD,
                         led_face = wide ? TYPE_SMALL : TYPE_CHIP;
    text_number(match_words(&won), score->won);
    struct text *text = match_words(&led);
    if (score->led != 0) {
        text_format(text, "+%d", score->led);
    }
    const int width = type_width(face, won.words) + type_width(led_face, led.words),
              line = face == TYPE_TITLE       ? 20
                     : face == TYPE_BODY_BOLD ? 18
                                              : 15;
    const int x = type_draw(middle - width / 2, y + (step - line) / 2, face,
                            score->won != 0 ? COLOUR_INK : COLOUR_CLAY, won.words);
    type_draw(x, y + (step - 15) / 2 + 1, led_face, COLOUR_UMBER, led.words);
}

int points_table_draw(int y, int focus) {
    const unsigned count = play_game()->source_count;
    const int step = count <= 4 ? 25 : 15;
    struct chrome_score scores[GAME_SEATS_MAX];
    int16_t points[GAME_SEATS_MAX];
    match_points_all(points);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        icon_draw(points_column_x(seat) - 8, y, match_seat_icon(seat), 17);
    }
    y += 20;
    for (unsigned i = 0; i < count; i++, y += step) {
        draw_table_row(y, step, i, focus == (int)i);
        source_scores(i, scores);
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            draw_number(&scores[seat], points_column_x(seat), y, step);
        }
    }
    canvas_fill(8, y, 224, 2, COLOUR_UMBER);
    type_draw(10, y + 5, TYPE_BODY_BOLD, COLOUR_INK, "Points");
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words number;
        text_number(match_words(&number), points[seat]);
        const enum type_face face = play_seats() < 4    ? TYPE_BIG
                                    : play_seats() == 4 ? TYPE_TITLE
                                                        : TYPE_BODY_BOLD;
        const int room = points_column_x(1) - points_column_x(0) - 2;
        type_draw_centred(points_column_x(seat), y + (play_seats() < 4 ? 1 : 4),
                          type_fitting(face, number.words, room), COLOUR_INK, number.words);
    }
    return y + 30;
}

/* ---- names */

enum { NAMES_X = 8, NAMES_WIDTH = 228, NAME_X = 15, NAMES_LINE = 15 };

/* Of all seats, in lines of so many. */
struct names {
    unsigned columns, rows;
    struct match_words words[GAME_SEATS_MAX];
};

/* In as many columns as there is room for, at most as many as there are set; rows: none in fewer than two. */
static void find_names(struct names *names, bool points) {
    int widest = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct text *text = match_words(&names->words[seat]);
        text_put(text, play_name(seat));
        if (points) {
            text_format(text, " %d", play_standing()->points[seat]);
        }
        const int width = NAME_X + 2 + type_width(TYPE_SMALL_BOLD, names->words[seat].words);
        widest = width > widest ? width : widest;
    }
    while (names->columns > 1 && widest > NAMES_WIDTH / (int)names->columns) {
        names->columns--;
    }
    assert(names->columns > 0);
    names->rows = (play_seats() + names->columns - 1) / names->columns;
    names->columns = (play_seats() + names->rows - 1) / names->rows; /* as many in each */
}

static void put_names(const struct names *names, int y) {
    const int step = NAMES_WIDTH / (int)names->columns;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int x = NAMES_X + step * (int)(seat % names->columns),
                  line_y = y + NAMES_LINE * (int)(seat / names->columns);
        icon_draw(x, line_y + 2, match_seat_icon(seat), 12);
        type_draw(x + NAME_X, line_y, TYPE_SMALL_BOLD, COLOUR_INK, names->words[seat].words);
    }
}

/* Below the table, where there is room for them. */
static void draw_table(void) {
    struct names names = {.columns = play_seats()};
    chrome_page();
    draw_winner_title();
    const int y = points_sums_draw(points_table_draw(CHROME_PANEL_Y + 4, -1) + 2);
    find_names(&names, false);
    if (y + NAMES_LINE * (int)names.rows <= CHROME_KEYS_Y - 2) {
        put_names(&names, y);
    }
}

/* ---- chart */

static int round_up(int number, int to) {
    return (number + to - 1) / to * to;
}

/* Below the chart, in one line or two. Returns how many pixels the second one takes. */
static int draw_names(void) {
    enum { LINE_Y = 200, LINES = 2 };
    struct names names = {.columns = play_seats()};
    find_names(&names, true);
    if (names.rows > LINES) {
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            text_number(match_words(&names.words[seat]), play_standing()->points[seat]);
        }
        names.columns = play_seats();
        names.rows = 1;
    }
    const int more = ((int)names.rows - 1) * NAMES_LINE;
    put_names(&names, LINE_Y - more);
    return more;
}

/* Turns that are counted as one: where all had as many, those of a round, as one counts while one plays. */
static unsigned turns_counted(unsigned turns) {
    return turns > play_seats() && turns < REPLAY_HISTORY_MAX && turns % play_seats() == 0 ? play_seats() : 1;
}

/* How many of them lie from one number to the next. */
static int numbered(int counted) {
    enum { NUMBERS = 4 }; /* at most: clear of the word before them */
    static const uint8_t plain[] = {1, 2, 5, 10, 20};
    unsigned i = 0;
    while (i + 1 < sizeof plain && counted > NUMBERS * plain[i]) {
        i++;
    }
    return plain[i];
}

enum { CHART_X = 28, CHART_Y = 46 };

static bool is_ahead_after(const struct replay_history *history, unsigned turn, unsigned seat) {
    bool ahead = true;
    for (unsigned other = 0; other < play_seats(); other++) {
        ahead = ahead && (other == seat || history->points[seat][turn] > history->points[other][turn]);
    }
    return ahead;
}

/* Since when the winner was ahead, above the chart: "Lapis led from round 9 on". Nothing where nobody is
 * ahead at the end, or not every turn is kept. */
static void draw_since(const struct replay_history *history, unsigned turns, unsigned per) {
    const unsigned winner = kept()->order[0];
    unsigned since = turns + 1;
    while (since > 1 && is_ahead_after(history, history->lead + since - 1u, winner)) {
        since--;
    }
    if (since <= turns && turns < REPLAY_HISTORY_MAX) {
        words_draw(CHART_X, CHROME_PANEL_Y + 2, TYPE_SMALL, COLOUR_UMBER, "%s led from %s %u on",
                   play_name(winner), per > 1 ? "round" : "turn", (since + per - 1u) / per);
    }
}

/* After every turn: so one sees who led when. */
static void draw_chart(void) {
    enum { LINES = 5, SMALL = 25 };
    const struct replay_history *history = replay_history();
    const int most = history->most, turns = history->length - 1 - history->lead,
              per = (int)turns_counted((unsigned)turns);
    const int lines = round_up((most + LINES - 1) / LINES, most > SMALL ? 5 : 1);
    chrome_page();
    match_page_title("Points turn by turn", NULL);
    draw_since(history, (unsigned)turns, (unsigned)per);
    const struct chart chart = {{CHART_X, CHART_Y, 198, 182 - CHART_Y - draw_names()},
                                turns > 0 ? turns : 1,
                                round_up(most, lines),
                                per};
    const bool every = turns < REPLAY_HISTORY_MAX; /* else a number would be no turn's */
    chart_grid(&chart, lines, every ? numbered(turns / per) : turns + 1,
               !every    ? "from the first turn to the last"
               : per > 1 ? "rounds"
                         : "turns");
    for (unsigned place = play_seats(); place-- > 0;) {
        const unsigned seat = kept()->order[place];
        chart_line(&chart, &history->points[seat][history->lead], turns + 1,
                   seat_colours[play_seat_style(seat)].fill);
    }
    for (unsigned place = play_seats(); place-- > 0;) {
        const unsigned seat = kept()->order[place];
        chart_marks(&chart, &history->points[seat][history->lead], turns + 1, (int)seat % 3 + 1,
                    match_seat_icon(seat));
    }
}

static void draw(void) {
    static void (*const views[VIEWS])(void) = {draw_ranking, draw_both, draw_table, draw_chart};
    static const char *const names[VIEWS] = {"Replay", "Both", "Table", "Chart"};
    const struct chrome_key keys[] = {
        {ICON_KEY_A, names[view_after(kept()->view, 1)]},
        {ICON_KEY_X, kept()->view == TABLE ? "Count" : "Again"},
        {ICON_KEY_B, kept()->view == RANKING && screen_over_home() ? "Home" : "Back"}};
    views[kept()->view]();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = back,
                                     .look = again,
                                     .help = help,
                                     .shown = shown,
                                     .keeps = sizeof(struct ranking_memory),
                                     .rests = true};

static void put_in_order(void) {
    unsigned count = 0;
    for (unsigned rank = 1; rank <= play_seats(); rank++) {
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            if (play_standing()->rank[seat] == rank) {
                assert(count < GAME_SEATS_MAX);
                kept()->order[count++] = (uint8_t)seat;
            }
        }
    }
}

void ranking_open(void) {
    screen_replace(&screen);
    put_in_order();
    kept()->other = same_deal_other();
    play_game()->count(play_state(), kept()->sources);
    motion_start(&kept()->grow, GROW_MS, GROW_FRAMES);
    sound_play(CUE_WIN);
}
