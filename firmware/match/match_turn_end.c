#include "match_turn_end.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "dialog.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_explain.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_watch.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "words.h"

enum {
    LINES_Y = 28,
    LINES_HEIGHT = 120,
    ARROWS = 9, /* px of their own below the rows */
    LINE = 30,
    LOW_LINE = 17,
    BARS_Y = 150,
    BARS_HEIGHT = 69,
    BAR_X = 26,
    BAR_WIDTH = 142,
    GROW_MS = 320,
    GROW_FRAMES = 8,
    FLIGHT_FRAMES = 6, /* of these: what was won flies to the points in the title */
    FLIGHTS_MAX = LINES_HEIGHT / LINE,
};

struct turn_end_memory {
    struct motion grow;
    uint16_t began;  /* moves that were played before it */
    uint16_t hidden; /* and before anything that is hidden until it is final */
    uint8_t first;
    bool turned_up; /* something that can be asked for */
    bool tight;     /* one row each: all lines are in view, or more of them */
    bool quiet;     /* it has one line at most besides, and nobody's points have changed */
    bool early;     /* its last move only ended it, though more could be done */
    bool stays;     /* nothing of it can be taken back */
    bool idle;      /* and there is nothing to tell: it goes on by itself */
};

static struct turn_end_memory *kept(void) {
    return screen_memory(sizeof(struct turn_end_memory));
}

static const struct match_turn_end *ui(void) {
    return match_ui()->turn_end;
}

/* ---- the turn */

move_t match_turn_quietly(const void *state, bool *ends) {
    const bool possible = ui() != NULL && ui()->quietly != NULL && play_covers();
    return possible ? ui()->quietly(state, ends) : MOVE_NONE;
}

/* What would end it. Its last step is still there to be shown. */
static move_t quietly(void) {
    const bool possible = play_person_to_move() && !play_held() && play_turn() == (int)play_owner() &&
                          play_match()->length > play_match()->barrier;
    bool ends = false;
    const move_t move = possible ? match_turn_quietly(play_state(), &ends) : MOVE_NONE;
    return ends ? move : MOVE_NONE;
}

bool match_turn_end_due(void) {
    return play_held() || quietly() != MOVE_NONE;
}

/* Who comes after it, or GAME_OVER. */
static int next_turn(void) {
    const move_t last = quietly();
    return last != MOVE_NONE ? match_try(last)->next : play_turn();
}

/* Secrets are left out, also at the end: the next one reads along. */
static struct match_turn turn_now(struct match_turn_pass *pass) {
    const struct match *match = play_match();
    struct match_turn turn = {.pass = pass, .seat = (uint8_t)play_owner(), .next = next_turn()};
    turn.began = kept()->began;
    turn.first = match_move(match, kept()->began);
    turn.move = match_move(match, match->length - 1u);
    turn.before = replay_to(kept()->began);
    turn.last = match->length > match->barrier ? match_before_last() : NULL;
    turn.after = play_state();
    account_sums(play_game(), turn.before, play_game()->secret_sources, turn.sums[0]);
    account_sums(play_game(), turn.after, play_game()->secret_sources, turn.sums[1]);
    match_hold_back(turn.sums[1]);
    return turn;
}

/* A thing, or -1. Once a match is over there is nothing to be done with it. */
static int turned_up(void) {
    const bool possible = ui()->turned_up != NULL && play_turn() != GAME_OVER;
    return possible ? ui()->turned_up(replay_to(kept()->hidden), play_state()) : -1;
}

/* The last turn that began before the last move. */
static unsigned began(void) {
    unsigned at = play_match()->barrier;
    if (ui()->begins == NULL) {
        return at;
    }
    for (unsigned i = 0; i < play_match()->length; i++) {
        at = ui()->begins(replay_to(i)) ? i : at;
    }
    return at;
}

/* ---- lines: counted, or drawn from the first in view on */

struct match_turn_pass {
    bool draws, below;     /* or below the board, on dark ground */
    bool wide;             /* some has no room there */
    unsigned count, shown; /* all of them, and those in view */
    unsigned notes;        /* of all of them */
    int y;
    bool any;                 /* has changed */
    int told[GAME_SEATS_MAX]; /* points, by all lines */
    uint16_t sources;         /* of those of whose turn it was: a set */
    unsigned flying;          /* of those in view */
    struct {
        uint8_t icon, y;
    } flights[FLIGHTS_MAX];
};

/* One row each: the bars leave as much room for them as they can. */
static int bar_step(void) {
    const int seats = (int)play_seats(), all = BARS_HEIGHT - 4;
    return !kept()->tight ? all / seats : seats < 3 ? 17 : seats * 14 < all ? 14 : all / seats;
}

static int bars_y(void) {
    return kept()->tight ? BARS_Y + BARS_HEIGHT - 4 - bar_step() * (int)play_seats() : BARS_Y;
}

static int lines_end(void) {
    return kept()->tight ? bars_y() - 2 - ARROWS : LINES_Y + LINES_HEIGHT;
}

/* The y of the next line; 0: it isn't drawn. */
static int line_begins(const struct match_turn *turn, int height) {
    struct match_turn_pass *pass = turn->pass;
    const int y = pass->y;
    if (pass->count++ < kept()->first || y + height > lines_end()) {
        return 0;
    }
    if (pass->draws && pass->shown > 0 && height == LINE) {
        canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
    }
    pass->shown++;
    pass->y += height;
    return pass->draws ? y : 0;
}

/* What others gain or lose may be good or bad for whose turn it is: it has no colour, but their shape before
 * it. */
static uint16_t colour_of(const struct match_turn *turn, const struct account_line *line, uint16_t own) {
    return line->seat == turn->seat ? own : COLOUR_INK;
}

static void draw_amount(const struct match_turn *turn, const struct account_line *line, int y,
                        enum type_face face, uint16_t own, const char *amount) {
    type_draw_right(230, y, face, colour_of(turn, line, own), amount);
    if (line->seat != turn->seat) {
        icon_draw(230 - type_width(face, amount) - 18, face == TYPE_BIG ? y + 6 : y + 1,
                  match_seat_icon(line->seat), 13);
    }
}

/* What was led and is won changes no points, and says so in their place. False: it is something else. */
static bool draw_safe(const struct match_turn *turn, const struct account_line *line, int y, bool low) {
    const bool merged = (ui()->merged >> line->source & 1u) != 0,
               safe = line->points == 0 && line->won && line->is > 0 && !merged;
    struct match_words words;
    text_format(match_words(&words), low ? "+%d safe" : "+%d now", line->is);
    if (safe) {
        draw_amount(turn, line, low ? y : y - 1, TYPE_SMALL_BOLD, COLOUR_GOOD, words.words);
    }
    if (safe && !low) {
        type_draw_right(230, y + 13, TYPE_SMALL_BOLD, colour_of(turn, line, COLOUR_GOOD), "safe");
    }
    return safe;
}

static void draw_points(const struct match_turn *turn, const struct account_line *line, int y, bool low) {
    struct match_words words;
    text_format(match_words(&words), "%s%d",
                line->points > 0   ? "+"
                : line->points < 0 ? "−"
                                   : "",
                line->points < 0 ? -line->points : line->points);
    draw_amount(turn, line, low ? y : y + 1, low ? TYPE_SMALL_BOLD : TYPE_BIG,
                line->points > 0   ? COLOUR_GOOD
                : line->points < 0 ? COLOUR_BAD
                                   : COLOUR_UMBER,
                words.words);
}

enum { TALL_X = 40, LOW_X = CHROME_MARGIN + 20, LOW_GAP = 6 };

static void draw_tall(int y, const struct match_turn_words *words) {
    icon_draw(8, y + 2, words->icon, 24);
    type_rich(TALL_X, y - 1, TYPE_BODY_BOLD, COLOUR_INK, words->title.words);
}

/* What a tall line says below its title has room beside it, up to the points. */
static bool stands_beside(const struct match_turn_words *words) {
    enum { ROOM = 192 };
    return LOW_X + type_rich_width(TYPE_SMALL, words->title.words) + LOW_GAP +
               type_rich_width(TYPE_SMALL, words->words.words) <=
           ROOM;
}

static void draw_low(int y, const struct match_turn_words *words, unsigned seat) {
    icon_draw_seat(CHROME_MARGIN, y + 2, words->icon, 12, play_seat_style(seat));
    const int end = type_rich(LOW_X, y, TYPE_SMALL, COLOUR_INK, words->title.words) + LOW_GAP;
    if (!words->low && stands_beside(words)) {
        type_rich(end, y, TYPE_SMALL, COLOUR_UMBER, words->words.words);
    }
    if (words->amount[0] != words->amount[1]) {
        words_draw(end > 126 ? end : 126, y, TYPE_SMALL_BOLD, COLOUR_INK, "%u › %u", words->amount[0],
                   words->amount[1]);
    }
}

enum { BELOW_X = CHROME_STATUS_X + 20, BELOW_GAP = 8, BELOW_ROOM = 232 };

static bool has_room_below(const struct match_turn_words *words) {
    return BELOW_X + type_rich_width(TYPE_BODY_BOLD, words->title.words) + BELOW_GAP +
               type_rich_width(TYPE_SMALL, words->words.words) <=
           BELOW_ROOM;
}

/* The one line below the board. */
static void draw_below(const struct match_turn_words *words) {
    icon_draw(CHROME_STATUS_X, CHROME_LINE1 + 2, words->icon, 16);
    const int x = type_rich(BELOW_X, CHROME_LINE1, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words->title.words);
    type_rich(x + BELOW_GAP, CHROME_LINE1 + 2, TYPE_SMALL, COLOUR_MIST, words->words.words);
}

/* What is said below a line's title, in as many rows as it takes; a tall line has the first one's room. */
static void put_rows(const struct match_turn *turn, int y, bool low, int room, char *rest) {
    const int x = low ? LOW_X : TALL_X;
    for (unsigned row = 0; rest != NULL; row++) {
        char *const end = match_row_end(rest, room);
        const int at = low || row > 0 ? line_begins(turn, LOW_LINE) : y != 0 ? y + 13 : 0;
        if (end != NULL) {
            *end = '\0';
        }
        type_rich(x, at, TYPE_SMALL, COLOUR_UMBER, at != 0 ? rest : "");
        rest = end != NULL ? end + 1 : NULL;
    }
}

/* Returns the y where it was drawn, or 0. */
static int draw_words(const struct match_turn *turn, const struct match_turn_words *words, unsigned seat,
                      int room) {
    const bool low = words->low || kept()->tight;
    const int y = line_begins(turn, low ? LOW_LINE : LINE);
    turn->pass->wide = turn->pass->wide || words->more != NULL || !has_room_below(words);
    if (y != 0 && turn->pass->below) {
        draw_below(words);
    } else if (y != 0 && low) {
        draw_low(y, words, seat);
    } else if (y != 0) {
        draw_tall(y, words);
    }
    if (words->more != NULL) {
        put_rows(turn, y, low, room, words->more);
    } else if (!words->low && !turn->pass->below && !(low && stands_beside(words))) {
        struct match_words rows = words->words;
        put_rows(turn, y, low, room, rows.words);
    }
    return y;
}

void match_turn_line(const struct match_turn *turn, const struct match_turn_words *line) {
    enum { ROOM = 192 };
    (void)draw_words(turn, line, turn->seat, ROOM);
}

/* What it turned up was seen. */
static bool is_final(void) {
    return kept()->stays || play_match()->length == play_match()->barrier;
}

static bool ended_early(void) {
    const struct match *match = play_match();
    struct match_words words;
    if (is_final()) {
        return false;
    }
    match_move_words(match_before_last(), match_move(match, match->length - 1u), match_words(&words));
    return match_only_ends(words.words) && play_game()->moves(match_before_last(), match_scratch()) > 1;
}

/* After the last move what it brought isn't in the bars yet. */
static void put_last(struct text *text) {
    text_put(text, is_final() ? "It is final. " : "");
    text_put(text, "*+?* is counted next, this turn included.");
}

static void put_final(struct match_words *words) {
    struct text *text = match_words(words);
    if (match_marks_led() && !kept()->early) {
        put_last(text);
        return;
    }
    text_put(text, kept()->early ? "*B:* you can do more. " : "");
    text_put(text, is_final() ? "It is final." : "*A* makes it final.");
    text_put(text, kept()->turned_up && !kept()->early ? " *X* shows the new card." : "");
}

void match_turn_note(const struct match_turn *turn, const char *words) {
    if (words[0] == '\0') {
        return;
    }
    const int y = line_begins(turn, LOW_LINE);
    turn->pass->notes++;
    if (turn->pass->below) { /* after what is said of all turns */
        enum { GAP = 6 };
        struct match_words final;
        put_final(&final);
        type_rich(CHROME_STATUS_X + type_rich_width(TYPE_SMALL, final.words) + GAP, CHROME_LINE2, TYPE_SMALL,
                  COLOUR_MIST, words);
    } else if (y != 0) {
        type_rich(CHROME_MARGIN, y, TYPE_SMALL, COLOUR_UMBER, words);
    }
}

static void tell_change(const struct match_turn *turn, const struct account_line *line) {
    enum { ROOM = 168 }; /* clear of its points */
    struct match_turn_pass *pass = turn->pass;
    struct match_turn_words words = {.low = false};
    (void)match_words(&words.title);
    (void)match_words(&words.words);
    ui()->change(turn, line, &words);
    pass->told[line->seat] += line->points;
    pass->any = true;
    pass->sources = (uint16_t)(pass->sources | (line->seat == turn->seat ? 1u << line->source : 0));
    const int y = draw_words(turn, &words, line->seat, ROOM);
    if (y == 0) {
        return;
    }
    const bool low = words.low || kept()->tight;
    if (!draw_safe(turn, line, y, low)) {
        draw_points(turn, line, y, low);
    }
    if (line->points > 0 && line->seat == turn->seat && !low) {
        assert(pass->flying < FLIGHTS_MAX);
        pass->flights[pass->flying].icon = (uint8_t)words.icon;
        pass->flights[pass->flying++].y = (uint8_t)y;
    }
}

/* What another seat lost to whose turn it is, and nobody else has any part of, stands in that one's line. */
static bool is_mirrored(const struct match_turn *turn, const struct account_line *lost) {
    const bool merged = (ui()->merged >> lost->source & 1u) != 0;
    struct account account;
    struct account_line line;
    bool mirrored = false;
    if (lost->other != turn->seat || lost->points >= 0 || merged) {
        return false;
    }
    account_begin(&account, play_game(), turn->before, turn->after, turn->seat);
    while (account_next(&account, &line)) {
        mirrored = mirrored || (line.source == lost->source && line.item == lost->item &&
                                line.other == lost->seat && line.points == -lost->points);
    }
    return mirrored;
}

static void tell(const struct match_turn *turn, const struct account_line *line) {
    if (is_mirrored(turn, line)) {
        turn->pass->told[line->seat] += line->points;
    } else {
        tell_change(turn, line);
    }
}

/* The lines of a seat that bring points, or those that don't; of a source that is told as one, their sum. */
static void tell_lines(const struct match_turn *turn, unsigned seat, bool points) {
    struct account account;
    struct account_line line, held = {.points = 0};
    bool holds = false;
    account_begin(&account, play_game(), turn->before, turn->after, seat);
    while (account_next(&account, &line)) {
        if (holds && line.source == held.source && (ui()->merged >> line.source & 1u) != 0) {
            held.points = (int16_t)(held.points + line.points);
        } else if ((play_game()->secret_sources >> line.source & 1u) == 0) {
            if (holds && (held.points != 0) == points) {
                tell(turn, &held);
            }
            held = line;
            holds = true;
        }
    }
    if (holds && (held.points != 0) == points) {
        tell(turn, &held);
    }
}

/* Points come first: with many lines the rest is below the fold. */
static void tell_seat(const struct match_turn *turn, unsigned seat) {
    tell_lines(turn, seat, true);
    tell_lines(turn, seat, false);
}

void match_turn_changes(const struct match_turn *turn) {
    tell_seat(turn, turn->seat);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (seat != turn->seat) {
            tell_seat(turn, seat);
        }
    }
}

bool match_turn_told(const struct match_turn *turn, unsigned source) {
    return (turn->pass->sources >> source & 1u) != 0;
}

/* ---- what was done */

/* How far the words are those of the move before, up to a space: so much needn't be said again. */
static size_t alike(const char *words, const char *last) {
    size_t same = 0;
    for (size_t i = 0; words[i] != '\0' && words[i] == last[i]; i++) {
        same = words[i] == ' ' ? i + 1 : same;
    }
    return same;
}

/* "an army to A13 ×2, A9": the words of a move as they go on after those of the last one. */
static void put_done(const char *move, const char *last, unsigned times, struct text *text) {
    text_put(text, last[0] == '\0' ? "" : ", ");
    text_put(text, move + alike(move, last));
    text_format(text, times > 1 ? "\u00a0×%u" : "", times);
}

void match_turn_done(const struct match_turn *turn, struct match_turn_words *line) {
    const struct match *match = play_match();
    char last[MATCH_WORDS] = "";
    struct text *text = match_words(&line->words);
    for (unsigned at = kept()->began + 1u, next; at < match->length; at = next) {
        const move_t move = match_move(match, at);
        struct match_words words;
        for (next = at + 1; next < match->length && match_move(match, next) == move;) {
            next++;
        }
        match_move_words(turn->before, move, match_words(&words));
        if (strcmp(words.words, MATCH_SKIPS) != 0 && strcmp(words.words, MATCH_SKIPS_ALL) != 0) {
            put_done(words.words, last, next - at, text);
            memcpy(last, words.words, sizeof last);
        }
    }
    text_put(text, last[0] == '\0' ? MATCH_STOPS : "");
    match_turn_line(turn, line);
}

static void tell_lines_of(const struct match_turn *turn) {
    if (ui()->lines != NULL) {
        ui()->lines(turn);
    } else {
        match_turn_changes(turn);
    }
}

static void go_through(const struct match_turn *turn, bool draws) {
    struct match_words words;
    *turn->pass = (struct match_turn_pass){.draws = draws, .y = LINES_Y};
    put_final(&words);
    match_turn_note(turn, words.words);
    tell_lines_of(turn);
}

/* One line at most, and one note besides what is said of all turns. Without either there is nothing to tell.
 */
static bool is_quiet(bool *nothing) {
    enum { LINES = 1, NOTES = 2 };
    struct match_turn_pass pass;
    const struct match_turn turn = turn_now(&pass);
    go_through(&turn, false);
    *nothing = pass.count == 1 && pass.notes == 1 && !pass.any;
    return pass.count <= LINES + pass.notes && pass.notes <= NOTES && !pass.any && !pass.wide;
}

/* What there is to say goes below the board, which has the rest. */
static void draw_quietly(const struct match_turn *turn) {
    struct match_words words;
    *turn->pass = (struct match_turn_pass){.draws = true, .below = true, .y = LINES_Y};
    match_watch_board(turn->seat);
    chrome_status_ground(CHROME_STATUS_Y);
    put_final(&words);
    tell_lines_of(turn);
    chrome_status(CHROME_STATUS_X, turn->pass->count == turn->pass->notes ? ui()->none : "", words.words);
}

static void draw_lines(const struct match_turn *turn) {
    const int end = bars_y() - 2, arrow_y = end - ARROWS + 2;
    canvas_box(CHROME_PANEL_X, 26, CHROME_PANEL_WIDTH, end - 26, 3, COLOUR_PAPYRUS, COLOUR_INK);
    go_through(turn, true);
    if (kept()->first > 0) {
        icon_draw_flat(104, arrow_y, ICON_ARROW_U, 5, COLOUR_CLAY);
    }
    if (kept()->first + turn->pass->shown < turn->pass->count) {
        icon_draw_flat(128, arrow_y, ICON_ARROW_D, 5, COLOUR_CLAY);
    }
}

/* Where tall lines would leave some below the fold. */
static bool is_tight(void) {
    struct match_turn_pass pass;
    const struct match_turn turn = turn_now(&pass);
    kept()->tight = false;
    go_through(&turn, false);
    return pass.shown < pass.count;
}

/* ---- points */

static void draw_title(const struct match_turn *turn, const struct chrome_score scores[GAME_SEATS_MAX]) {
    struct match_words title;
    struct text *text = match_words(&title);
    if (ui()->title != NULL) {
        ui()->title(turn, text);
    } else {
        text_put(text, "Turn done");
    }
    chrome_title_seat(play_seat_style(turn->seat), title.words, ui()->phase,
                      chrome_title_room(scores, play_seats()));
    chrome_scores(scores, play_seats(), turn->seat);
}

/* What was won, from its line to the points. */
static void draw_flights(const struct match_turn *turn, const struct chrome_score scores[GAME_SEATS_MAX]) {
    const int frame = (int)motion_frame(&kept()->grow),
              to_x = chrome_score_x(scores, play_seats(), turn->seat);
    for (unsigned i = 0; i < turn->pass->flying && frame < FLIGHT_FRAMES; i++) {
        const int y = turn->pass->flights[i].y;
        icon_draw(8 + (to_x - 8) * frame / FLIGHT_FRAMES, y + 2 + (4 - y) * frame / FLIGHT_FRAMES,
                  (enum icon)turn->pass->flights[i].icon, 16);
    }
}

/* What stands in the bars: after the last move what is won, and what is led comes with the last count. */
static int told_points(const struct account_sum *sum) {
    return match_marks_led() ? sum->won : sum->points;
}

/* How long a bar of so many points is, in pixels. */
static int scale(const struct match_turn *turn, int points) {
    int most = ui()->bar_full;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        most = turn->sums[1][seat].points > most ? turn->sums[1][seat].points : most;
    }
    return points > 0 ? BAR_WIDTH * points / most : 0;
}

/* What is won is filled, what is only led hatched; what the turn has brought grows, and is brighter. */
static void draw_bar(int y, int height, const struct match_turn *turn, unsigned seat) {
    const struct seat_colours *colours = &seat_colours[play_seat_style(seat)];
    const int old = scale(turn, told_points(&turn->sums[0][seat])),
              now = scale(turn, told_points(&turn->sums[1][seat])),
              won = scale(turn, turn->sums[1][seat].won);
    const int end = old + (now - old) * (int)motion_frame(&kept()->grow) / GROW_FRAMES;
    canvas_fill(BAR_X, y, BAR_WIDTH, height, COLOUR_NIGHT);
    canvas_fill(BAR_X, y, end, height, colours->fill);
    canvas_fill(BAR_X + old, y, end > old ? end - old : 0, height, colours->light);
    for (int x = won + 1; x < end; x += 4) {
        canvas_fill(BAR_X + x, y, 2, height, COLOUR_NIGHT);
    }
    canvas_fill(BAR_X, y, end, 2, colours->light);
}

/* "15 › 18"; after the last move "11 +?". */
static void draw_sum(const struct match_turn *turn, unsigned seat, int middle, bool roomy) {
    struct match_words words;
    struct text *text = match_words(&words);
    const struct account_sum *old = &turn->sums[0][seat], *now = &turn->sums[1][seat];
    if (told_points(old) != told_points(now)) {
        text_format(text, "%d › ", told_points(old));
    }
    text_number(text, told_points(now));
    if (match_marks_led() && now->points != now->won) {
        text_put(text, " +?");
    }
    type_draw_right(236, middle - (roomy ? 9 : 7), roomy ? TYPE_BODY_BOLD : TYPE_SMALL_BOLD,
                    seat == turn->seat ? COLOUR_PAPYRUS : COLOUR_MIST, words.words);
}

static void draw_bars(const struct match_turn *turn) {
    const int step = bar_step(), top = bars_y(), height = step > 16 ? 11 : 9;
    chrome_foot(top, BARS_Y + BARS_HEIGHT - top);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int middle = top + 2 + step * (int)seat + step / 2;
        icon_draw(8, middle - 6, match_seat_icon(seat), 12);
        draw_bar(middle - height / 2, height, turn, seat);
        draw_sum(turn, seat, middle, step > 16);
    }
}

/* ---- the whole picture */

/* Three keys leave no room for a long name; the bars have all of them. */
static void draw_keys(const struct match_turn *turn) {
    enum { ROOM = 62, KEYS = 3 };
    struct match_words next;
    const bool over = turn->next == GAME_OVER;
    text_format(match_words(&next), "%s%s",
                over ? "The end" : "Next: ", over ? "" : play_name((unsigned)turn->next));
    struct chrome_key keys[KEYS] = {{ICON_KEY_A, next.words}};
    unsigned count = 1;
    if (!is_final()) {
        keys[count++] = (struct chrome_key){ICON_KEY_B, kept()->early ? "Do more" : "Undo"};
    }
    if (kept()->turned_up) {
        keys[count++] = (struct chrome_key){ICON_KEY_X, "See it"};
    }
    if (count == KEYS && (kept()->early || type_width(TYPE_SMALL, next.words) > ROOM)) {
        keys[0].word = "Next";
    }
    chrome_keys(keys, count, true);
}

static void draw_what_it_brought(const struct match_turn *turn) {
    struct chrome_score scores[GAME_SEATS_MAX];
    match_scores_told(turn->sums[1], scores);
    if (kept()->quiet) {
        draw_quietly(turn);
    } else {
        draw_lines(turn);
        draw_bars(turn);
    }
    draw_title(turn, scores);
    draw_flights(turn, scores);
}

static void draw(void) {
    struct match_turn_pass pass;
    const struct match_turn turn = turn_now(&pass);
    chrome_ground();
    if (ui()->last_step_moves != NULL && ui()->last_step_moves()) {
        match_watch_board(turn.seat);
        match_title(turn.seat, "Turn done", ui()->phase);
    } else {
        draw_what_it_brought(&turn);
    }
    draw_keys(&turn);
}

/* ---- keys */

static void steer(enum key direction) {
    struct match_turn_pass pass;
    const struct match_turn turn = turn_now(&pass);
    const bool down = direction == KEY_DOWN;
    go_through(&turn, false);
    const bool more = down ? kept()->first + pass.shown < pass.count : kept()->first > 0;
    kept()->first = (uint8_t)(kept()->first + (more ? (down ? 1 : -1) : 0));
    sound_play(more ? CUE_MOVE : CUE_REFUSED);
}

static void go_on(void) {
    const move_t last = quietly();
    sound_play(CUE_TURN);
    if (last != MOVE_NONE) {
        (void)play_move(last);
    }
    play_go_on();
    match_go_on();
}

static uint32_t tick(void) {
    if (kept()->idle) {
        go_on();
    }
    return SCREEN_STILL;
}

static void look_around(void) {
    match_look_open(play_owner());
}

static void see(void) {
    play_see();
    match_explain(ui()->thing, (unsigned)turned_up());
}

static void look(void) {
    static const struct dialog question = {
        .icon = ICON_LOCK,
        .title = "See the new card?",
        .words = "Once you have seen it, you can’t take your turn back any more.",
        .yes = "See it",
        .on_yes = see,
        .no = "Not yet",
    };
    if (!kept()->turned_up) {
        look_around();
    } else if (is_final()) {
        see();
    } else {
        dialog_open(&question);
    }
}

static void help(void) {
    const struct match_turn turn = turn_now(NULL);
    rules_open(ui()->page != NULL ? ui()->page(&turn) : ui()->rules);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = go_on,
                                     .back = match_undo_key,
                                     .look = look,
                                     .help = help,
                                     .tick = tick,
                                     .keeps = sizeof(struct turn_end_memory),
                                     .undo = match_undo_key,
                                     .rests = true};

static void change_name_put(const struct account_line *line, struct text *text) {
    if (ui() != NULL && ui()->name != NULL) {
        ui()->name(line, text);
    } else {
        text_put(text, match_source(line->source).word);
    }
}

struct states {
    const void *before, *after;
    unsigned first; /* the seat whose changes come first, and without its stone */
    int room;       /* px */
    bool on_paper;
    bool good;         /* only what is good for that seat, as in a sentence */
    size_t bytes;      /* that all words may take */
    unsigned put, all; /* how many changes are told, of how many */
    unsigned lost;     /* the seat whose losses come before all else, or GAME_NOBODY */
};

/* Returns the width in pixels with it, more than there is room for if it has none. */
static int add_change(struct match_words *all, const struct account_line *line, struct states *states,
                      int width) {
    struct match_words words;
    struct text *text = match_words(&words);
    const int room = states->room;
    const bool own = line->seat == states->first;
    text_put(text, states->good && states->put > 0 ? ", " : "");
    text_put(text, own ? "" : match_stone(play_seat_style(line->seat)));
    text_put(text, states->good && !own ? " " : "");
    change_name_put(line, text);
    text_put(text, " ");
    if (play_is_person(line->seat) && (own || play_person_count() == 1)) { /* good or bad for who reads */
        match_signed_put(text, line->points, states->on_paper);
    } else {
        match_other_put(text, line->points);
    }
    text_put(text, states->good ? "" : "{8}");
    const int wider = width + type_rich_width(TYPE_SMALL, words.words);
    states->all++;
    if (wider <= room && all->buffer.used + words.buffer.used < states->bytes) {
        text_put(&all->buffer.text, words.words);
        states->put++;
        return wider;
    }
    return wider > room ? wider : room + 1;
}

/* Of a seat: what whoever reads has lost, or all else. Returns the width with it. */
static int add_seat(struct match_words *all, struct states *states, unsigned seat, bool lost,
                    unsigned without, int width) {
    struct account account;
    struct account_line line;
    account_begin(&account, play_game(), states->before, states->after, seat);
    while (account_next(&account, &line)) {
        const bool first = seat == states->lost && line.points < 0,
                   good = !states->good ||
                          (seat == states->first ? line.points > 0
                                                 : line.points < 0 && line.other != states->first),
                   told = line.points != 0 && good && (without >> line.source & 1u) == 0;
        width = told && first == lost ? add_change(all, &line, states, width) : width;
    }
    return width;
}

/* Returns the width that all of them want, but for what comes from sources of the set `without`. */
static int put_between(struct match_words *all, struct states *states, unsigned without) {
    int width = 0;
    (void)match_words(all);
    states->put = states->all = 0;
    if (states->lost < play_seats()) {
        width = add_seat(all, states, states->lost, true, without, width);
    }
    for (unsigned i = 0; i < play_seats(); i++) {
        width = add_seat(all, states, (states->first + i) % play_seats(), false, without, width);
    }
    return width;
}

#define MORE "and 99 others"
bool match_changes_put(struct match_words *all, const void *before, unsigned first, int room, bool on_paper) {
    struct states states = {
        .before = before,
        .after = play_state(),
        .first = first,
        .room = room,
        .on_paper = on_paper,
        .bytes = MATCH_WORDS,
        .lost = match_reader() == first ? GAME_NOBODY : match_reader(), /* what one pays is no loss */
    };
    const bool any = put_between(all, &states, 0) > 0;
    if (states.put < states.all) {
        states.room = room - type_width(TYPE_SMALL, MORE);
        states.bytes = MATCH_WORDS - sizeof MORE;
        (void)put_between(all, &states, 0);
        text_format(&all->buffer.text,
                    states.put == 0                ? "%u changes"
                    : states.all - states.put == 1 ? "and %u other"
                                                   : "and %u others",
                    states.all - states.put);
    }
    return any;
}

#define AND_MORE " and 9 more"
bool match_better_put(struct match_words *all, const void *than, const void *state, unsigned seat, int room) {
    struct states states = {
        .before = than,
        .after = state,
        .first = seat,
        .room = room,
        .on_paper = true,
        .good = true,
        .bytes = MATCH_WORDS - sizeof AND_MORE,
        .lost = GAME_NOBODY,
    };
    (void)put_between(all, &states, 0);
    const unsigned alone = states.put;
    if (alone > 0 && alone < states.all) {
        states.room = room - type_width(TYPE_SMALL, AND_MORE);
        (void)put_between(all, &states, 0);
        if (states.put > 0) {
            text_format(&all->buffer.text, " and %u more", states.all - states.put);
        } else { /* the first fits only alone */
            states.room = room;
            (void)put_between(all, &states, 0);
        }
    }
    return alone > 0;
}

bool match_preview_put(struct match_words *all, const struct match_tried *tried, int room) {
    struct match_words named;
    struct states states = {
        .before = play_state(),
        .after = tried->state,
        .first = play_seat(),
        .room = room,
        .bytes = MATCH_WORDS,
        .lost = GAME_NOBODY,
    };
    const int width = put_between(&named, &states, play_game()->secret_sources);
    const bool fits = width > 0 && width <= room && all->buffer.used + named.buffer.used < MATCH_WORDS;
    if (fits) {
        text_put(&all->buffer.text, named.words);
    }
    return fits;
}

bool match_turn_end_adds_up(void) {
    struct match_turn_pass pass;
    if (screen_top() != &screen) {
        return true;
    }
    const struct match_turn turn = turn_now(&pass);
    bool all = true;
    go_through(&turn, false);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        all = all && turn.sums[0][seat].points + pass.told[seat] == turn.sums[1][seat].points;
    }
    return all;
}

/* ---- coming up */

/* People who share the console see where a turn ends; and a lesson's turns are told. */
static bool goes_on_unseen(void) {
    return play_held() && play_turn() != GAME_OVER && play_person_count() == 1 && !lesson_on();
}

void match_turn_end_show(void) {
    bool nothing;
    assert(match_turn_end_due());
    screen_replace(&screen);
    kept()->hidden = play_match()->barrier;
    kept()->turned_up = play_held() && turned_up() >= 0;
    kept()->began = (uint16_t)began();
    kept()->early = ended_early();
    kept()->stays = match_only_end_left() || is_final();
    kept()->quiet = is_quiet(&nothing);
    kept()->idle = nothing && kept()->stays && goes_on_unseen();
    kept()->tight = is_tight();
    motion_start(&kept()->grow, GROW_MS, GROW_FRAMES);
    const struct match_turn turn = turn_now(NULL);
    sound_play(turn.sums[1][turn.seat].points > turn.sums[0][turn.seat].points ? CUE_GAIN : CUE_OPEN);
}
