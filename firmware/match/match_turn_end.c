#include "match_turn_end.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
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
    LINE = 30,
    LOW_LINE = 17,
    BARS_Y = 150,
    BARS_HEIGHT = 69,
    BAR_X = 26,
    BAR_WIDTH = 152,
    GROW_MS = 320,
    GROW_FRAMES = 8,
    FLIGHT_FRAMES = 6, /* of these: what was won flies to the points in the title */
    FLIGHTS_MAX = LINES_HEIGHT / LINE,
};

struct turn_end_memory {
    struct motion grow;
    move_t move;
    uint16_t began; /* moves that were played before it */
    uint8_t seat, first;
};

static struct turn_end_memory *kept(void) {
    return screen_memory(sizeof(struct turn_end_memory));
}

static const struct match_turn_end *ui(void) {
    return match_ui()->turn_end;
}

/* ---- the turn */

/* Secrets are left out, also at the end: before it is played they can't be told. */
static void count_points(const void *state, int16_t points[GAME_SEATS_MAX]) {
    int16_t counted[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    play_game()->count(state, counted);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        points[seat] = 0;
        for (unsigned i = 0; i < play_game()->source_count; i++) {
            const bool secret = (play_game()->secret_sources >> i & 1u) != 0;
            points[seat] = (int16_t)(points[seat] + (secret ? 0 : counted[seat][i]));
        }
    }
}

static struct match_turn turn_now(struct match_turn_pass *pass) {
    struct match_turn turn = {.pass = pass, .seat = kept()->seat, .next = play_turn(), .move = kept()->move};
    if (turn.move != MOVE_NONE) {
        const struct match_tried *tried = match_try(turn.move);
        turn.next = tried->next;
        turn.before = play_match()->base;
        turn.after = tried->state;
    } else {
        turn.first = match_move(play_match(), kept()->began);
        turn.before = replay_to(kept()->began);
        turn.after = play_state();
    }
    count_points(turn.before, turn.points[0]);
    count_points(turn.after, turn.points[1]);
    return turn;
}

/* The last turn that began before the last move. */
static unsigned began(void) {
    unsigned at = 0;
    for (unsigned i = 0; i < play_match()->length; i++) {
        at = ui()->begins(replay_to(i)) ? i : at;
    }
    return at;
}

/* ---- lines: counted, or drawn from the first in view on */

struct match_turn_pass {
    bool draws;
    unsigned count, shown; /* all of them, and those in view */
    int y;
    unsigned flying; /* of those in view */
    struct {
        uint8_t icon, y;
    } flights[FLIGHTS_MAX];
};

/* The y of the next line; 0: it isn't drawn. */
static int line_begins(const struct match_turn *turn, int height) {
    struct match_turn_pass *pass = turn->pass;
    const int y = pass->y;
    if (pass->count++ < kept()->first || y + height > LINES_Y + LINES_HEIGHT) {
        return 0;
    }
    if (pass->draws && pass->shown > 0 && height == LINE) {
        canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
    }
    pass->shown++;
    pass->y += height;
    return pass->draws ? y : 0;
}

static void draw_points(int y, const struct match_turn_line *line) {
    struct match_words words;
    const bool own = line->seat == MATCH_TURN_OWN;
    text_format(match_words(&words), "%s%d",
                line->points > 0   ? "+"
                : line->points < 0 ? "−"
                                   : "",
                line->points < 0 ? -line->points : line->points);
    type_draw_right(230, y + 1, TYPE_BIG,
                    !own || line->points == 0 ? COLOUR_UMBER
                    : line->points > 0        ? COLOUR_GOOD
                                              : COLOUR_BAD,
                    words.words);
    if (!own) {
        icon_draw(230 - type_width(TYPE_BIG, words.words) - 18, y + 7, match_seat_icon((unsigned)line->seat),
                  13);
    }
}

void match_turn_line(const struct match_turn *turn, const struct match_turn_line *line) {
    struct match_turn_pass *pass = turn->pass;
    const int y = line_begins(turn, LINE);
    if (y == 0) {
        return;
    }
    icon_draw(8, y + 2, line->icon, 24);
    type_rich(40, y - 1, TYPE_BODY_BOLD, COLOUR_INK, line->title);
    type_rich(40, y + 13, TYPE_SMALL, COLOUR_UMBER, line->words);
    if (line->points != MATCH_TURN_NO_POINTS) {
        draw_points(y, line);
    }
    if (line->points > 0 && line->seat == MATCH_TURN_OWN) {
        assert(pass->flying < FLIGHTS_MAX);
        pass->flights[pass->flying].icon = (uint8_t)line->icon;
        pass->flights[pass->flying++].y = (uint8_t)y;
    }
}

void match_turn_count(const struct match_turn *turn, enum icon icon, const char *word,
                      const uint8_t amount[2], int points) {
    const int y = line_begins(turn, LOW_LINE);
    if (y == 0) {
        return;
    }
    icon_draw_seat(CHROME_MARGIN, y + 2, icon, 12, play_seat_style(turn->seat));
    type_draw(CHROME_MARGIN + 20, y, TYPE_SMALL, COLOUR_INK, word);
    if (amount[0] != amount[1]) {
        words_draw(126, y, TYPE_SMALL_BOLD, COLOUR_INK, "%u › %u", amount[0], amount[1]);
    }
    if (points != 0) {
        words_right(230, y, TYPE_SMALL_BOLD, points > 0 ? COLOUR_GOOD : COLOUR_BAD, "%s%d",
                    points > 0 ? "+" : "−", points > 0 ? points : -points);
    }
}

void match_turn_note(const struct match_turn *turn, const char *words) {
    const int y = line_begins(turn, LOW_LINE);
    if (y != 0) {
        type_rich(CHROME_MARGIN, y, TYPE_SMALL, COLOUR_UMBER, words);
    }
}

static void go_through(const struct match_turn *turn, bool draws) {
    *turn->pass = (struct match_turn_pass){.draws = draws, .y = LINES_Y};
    ui()->lines(turn);
}

static void draw_lines(const struct match_turn *turn) {
    canvas_box(CHROME_PANEL_X, 26, CHROME_PANEL_WIDTH, 122, 3, COLOUR_PAPYRUS, COLOUR_INK);
    go_through(turn, true);
    if (turn->pass->count == 0) {
        type_draw_centred(120, 76, TYPE_BODY, COLOUR_UMBER, ui()->none);
    }
    if (kept()->first > 0) {
        icon_draw_flat(116, 27, ICON_ARROW_U, 5, COLOUR_CLAY);
    }
    if (kept()->first + turn->pass->shown < turn->pass->count) {
        icon_draw_flat(116, 142, ICON_ARROW_D, 5, COLOUR_CLAY);
    }
}

/* ---- points */

/* A seat's points on the way from before the turn to after it, times GROW_FRAMES. */
static int points_shown(const struct match_turn *turn, unsigned seat) {
    const int old = turn->points[0][seat], now = turn->points[1][seat];
    return old * GROW_FRAMES + (now - old) * (int)motion_frame(&kept()->grow);
}

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

static int scale(const struct match_turn *turn, int points) {
    int most = ui()->bar_full;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        most = turn->points[1][seat] > most ? turn->points[1][seat] : most;
    }
    return points > 0 ? BAR_WIDTH * points / most : 0;
}

static void draw_bar(int y, int height, const struct match_turn *turn, unsigned seat) {
    const struct seat_colours *colours = &seat_colours[play_seat_style(seat)];
    const int old = turn->points[0][seat], now = turn->points[1][seat];
    const int start = scale(turn, old < now ? old : now),
              end = scale(turn, points_shown(turn, seat)) / GROW_FRAMES;
    canvas_fill(BAR_X, y, BAR_WIDTH, height, COLOUR_NIGHT);
    canvas_fill(BAR_X, y, start, height, colours->fill);
    canvas_fill(BAR_X, y, start, 2, colours->light);
    if (end > start) {
        canvas_fill(BAR_X + start, y, end - start, height, colours->light);
        for (int x = start + 2; x < end - 1; x += 4) {
            canvas_fill(BAR_X + x, y + 2, 2, height - 4, colours->fill);
        }
    }
}

static void draw_bars(const struct match_turn *turn) {
    const int step = (BARS_HEIGHT - 4) / (int)play_seats(), height = step > 16 ? 11 : 9;
    chrome_foot(BARS_Y, BARS_HEIGHT);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words words;
        struct text *text = match_words(&words);
        const int middle = BARS_Y + 2 + step * (int)seat + step / 2, now = turn->points[1][seat];
        if (turn->points[0][seat] != now) {
            text_format(text, "%d › ", turn->points[0][seat]);
        }
        text_number(text, now);
        icon_draw(8, middle - 6, match_seat_icon(seat), 12);
        draw_bar(middle - height / 2, height, turn, seat);
        type_draw(186, middle - (step > 16 ? 9 : 7), step > 16 ? TYPE_BODY_BOLD : TYPE_SMALL_BOLD,
                  seat == turn->seat ? COLOUR_PAPYRUS : COLOUR_MIST, words.words);
    }
}

/* ---- the whole picture */

static void draw_keys(const struct match_turn *turn) {
    struct match_words next;
    const bool over = turn->next == GAME_OVER;
    text_format(match_words(&next), "%s%s",
                over ? "The end" : "Next: ", over ? "" : play_name((unsigned)turn->next));
    const struct chrome_key back = {ICON_KEY_B, ui()->asks ? "Back" : "Undo"}, look = {ICON_KEY_X, "Look"};
    const struct chrome_key keys[] = {{ICON_KEY_A, next.words}, ui()->undo || ui()->asks ? back : look};
    chrome_keys(keys, over && !ui()->asks ? 1 : 2, true);
}

static void draw_what_it_brought(const struct match_turn *turn) {
    struct chrome_score scores[GAME_SEATS_MAX];
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        scores[seat] = (struct chrome_score){(uint8_t)play_seat_style(seat),
                                             (int16_t)(points_shown(turn, seat) / GROW_FRAMES)};
    }
    draw_lines(turn);
    draw_bars(turn);
    draw_title(turn, scores);
    draw_flights(turn, scores);
}

static void draw(void) {
    struct match_turn_pass pass;
    const struct match_turn turn = turn_now(&pass);
    chrome_ground();
    if (ui()->last_step != NULL && ui()->last_step()) {
        match_title(turn.seat, "Turn done", ui()->phase);
    } else {
        draw_what_it_brought(&turn);
    }
    draw_keys(&turn);
}

/* ---- keys */

static void scroll(const struct match_turn *turn, bool down) {
    go_through(turn, false);
    const struct match_turn_pass *pass = turn->pass;
    const bool more = down ? kept()->first + pass->shown < pass->count : kept()->first > 0;
    kept()->first = (uint8_t)(kept()->first + (more ? (down ? 1 : -1) : 0));
    sound_play(more ? CUE_MOVE : CUE_REFUSED);
}

static void go_on(void) {
    const move_t move = kept()->move;
    if (move != MOVE_NONE) {
        sound_play(play_move(move) ? CUE_PLACE : CUE_REFUSED);
        screen_pop();
    } else {
        sound_play(CUE_TURN);
    }
    match_show();
}

static void back(bool held) {
    if (kept()->move != MOVE_NONE) {
        sound_play(CUE_BACK);
        screen_pop();
    } else if (held || ui()->undo) {
        match_undo_key();
    } else {
        match_leave();
    }
}

static void key(enum key pressed) {
    struct match_turn_pass pass;
    const struct match_turn turn = turn_now(&pass);
    if (pressed == KEY_A || (play_turn() == GAME_OVER && pressed != KEY_Y)) {
        go_on(); /* what is over can only be looked at */
    } else if (pressed == KEY_B) {
        back(false);
    } else if (pressed == KEY_X) {
        match_look_open(turn.seat);
    } else if (pressed == KEY_Y) {
        rules_open(ui()->page != NULL ? ui()->page(&turn) : ui()->rules);
    } else if (pressed == KEY_UP || pressed == KEY_DOWN) {
        scroll(&turn, pressed == KEY_DOWN);
    }
}

static void undo(void) {
    if (play_turn() == GAME_OVER) {
        go_on();
    } else {
        back(true);
    }
}

static const struct screen screen = {
    .draw = draw, .key = key, .keeps = sizeof(struct turn_end_memory), .undo = undo, .rests = true};

/* ---- coming up */

void match_turn_end_show(void) {
    const unsigned from = began();
    const int seat = play_game()->turn(replay_to(from));
    assert(seat != GAME_OVER);
    screen_replace(&screen);
    *kept() = (struct turn_end_memory){.seat = (uint8_t)seat, .began = (uint16_t)from};
    motion_start(&kept()->grow, GROW_MS, GROW_FRAMES);
    const struct match_turn turn = turn_now(NULL);
    sound_play(turn.points[1][seat] > turn.points[0][seat] ? CUE_GAIN : CUE_OPEN);
}

static bool passes_on(move_t move) {
    const struct match_tried *tried = match_try(move);
    return !tried->hidden && tried->next != play_turn();
}

void match_turn_end_play(move_t move, enum cue cue) {
    if (!match_legal(play_match(), move)) {
        sound_play(CUE_REFUSED);
    } else if (passes_on(move)) {
        const unsigned seat = (unsigned)play_turn();
        sound_play(CUE_OPEN);
        screen_push(&screen);
        *kept() = (struct turn_end_memory){.seat = (uint8_t)seat, .move = move};
        motion_start(&kept()->grow, GROW_MS, GROW_FRAMES);
    } else {
        sound_play(play_move(move) ? cue : CUE_REFUSED);
        match_show();
    }
}
