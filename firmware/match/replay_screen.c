/* The match again, on the board that opponents' turns are watched on: a step or a turn at a time, with the
 * points turn by turn below, and a mark at where it stands. Of a match in progress only what everybody may
 * know is shown. */
#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chart.h"
#include "chrome.h"
#include "coach.h"
#include "help.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_look.h"
#include "match_screens.h"
#include "match_watch.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "reason_words.h"
#include "recap.h"
#include "replay_store.h"
#include "replay_walk.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum {
    WORDS_Y = CHROME_STATUS_Y,
    WORDS_HEIGHT = 16,
    CHART_X = 8,
    CHART_Y = WORDS_Y + WORDS_HEIGHT,
    CHART_WIDTH = 224,
    CHART_HEIGHT = CHROME_KEYS_Y - CHART_Y,
};

static struct match_watched *kept(void) {
    return screen_memory(sizeof(struct match_watched));
}

static unsigned now(void) {
    return play_match()->length;
}

/* ---- going through it */

static void jump(unsigned to) {
    replay_jump(kept(), to);
}

/* Steps go around the ends. */
static void step_key(bool on) {
    if (on && now() < play_moves()) {
        sound_play(CUE_MOVE);
        replay_step(kept());
    } else {
        jump(on ? 0 : now() > 0 ? now() - 1 : play_moves());
    }
}

static void turn_key(bool on) {
    if (on) {
        jump(now() < play_moves() ? replay_turn_ends(now()) : 0);
    } else {
        jump(now() > 0 ? replay_turn_began(now() - 1) : play_moves());
    }
}

/* ---- keys */

static void steer(enum key pressed) {
    if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
        step_key(pressed == KEY_RIGHT);
    } else {
        turn_key(pressed == KEY_DOWN);
    }
}

/* Nobody plays on in a match that is going on, nor where it is over, nor in a lesson. */
static bool plays_on(void) {
    return play_finished() && play_turn() != GAME_OVER && !lesson_on();
}

/* At the end of a match that is over. */
static bool coaches(void) {
    return play_turn() == GAME_OVER && coach_possible();
}

static void act(void) {
    if (plays_on()) {
        play_on_open();
    } else if (coaches()) {
        play_view_end();
        replay_put_back();
        sound_play(CUE_OPEN);
        coach_show();
    }
}

static void look(void) {
    const struct match_ending *ending = match_ui()->ending;
    match_look_board(kept()->seat);
    if (ending != NULL && ending->board != NULL) {
        ending->board();
    }
}

static void back(void) {
    play_view_end();
    replay_put_back();
    screen_back();
}

static void help(void) {
    static const struct help_page pages[] = {
        {"The match again",
         "Left and right go through it move by move, up and down turn by turn; held, it runs. At the ends it goes round.\n*A* plays on from there, as a new match; at the end of one that is over it asks the coach what could have been better. *X* looks around as it stood then. Nothing of this match is changed.",
         NULL},
        {"The match again",
         "The lines are everybody’s points from the first turn to the last, and the mark is where it stands.\nBeside a move, or below it, stands why, where an opponent’s reason is still known, and beside a turn’s last move whose points it changed.",
         NULL},
    };
    help_open(pages, sizeof pages / sizeof pages[0], 0);
}

/* ---- picture */

/* Why: an opponent's reason, where it is still known: true; else, at the end of a turn, whose points it
 * changed. */
static bool why_put(struct text *out) {
    struct reason parts[REASON_PARTS];
    int16_t points[GAME_SEATS_MAX];
    if (now() > 0 && recap_reason(now() - 1, parts) > 0 && parts[0].kind >= REASON_BRINGS) {
        reason_put(&parts[0], true, out);
        return true;
    }
    match_points_all(points);
    for (unsigned seat = 0; seat < play_seats() && kept()->ended; seat++) {
        if (points[seat] != kept()->before[seat]) {
            text_put(out, match_stone(play_seat_style(seat)));
            match_change_put(out, points[seat] - kept()->before[seat], true);
        }
    }
    return false;
}

/* What was done, and how far it is; words of moves are written for a light ground. Returns the x after them.
 */
static int draw_words(void) {
    struct match_words words = {.words = "The match begins"};
    if (now() > 0) {
        match_log_words(replay_before(), kept()->last, match_words(&words));
    }
    canvas_fill(0, WORDS_Y, CANVAS_WIDTH, WORDS_HEIGHT, COLOUR_PAPYRUS);
    words_right(CANVAS_WIDTH - CHART_X, WORDS_Y, TYPE_SMALL, COLOUR_UMBER, "%u/%u", now(), play_moves());
    return type_rich(CHART_X, WORDS_Y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
}

/* After those words; a reason for which that has no room, in place of the chart: true. */
static bool draw_why(int x) {
    enum { GAP = 8, COUNT_WIDTH = 46 };
    struct match_words why;
    struct text *text = match_words(&why);
    const bool reason = now() > 0 && why_put(text);
    const int width = type_rich_width(TYPE_SMALL, why.words);
    const bool beside = x + GAP + width <= CANVAS_WIDTH - CHART_X - COUNT_WIDTH;
    if (!beside && !reason) {
        return false;
    }
    if (!beside) {
        canvas_fill(0, CHART_Y, CANVAS_WIDTH, CHART_HEIGHT, COLOUR_PAPYRUS);
    }
    type_rich(beside ? x + GAP : CHART_X, beside ? WORDS_Y : CHART_Y, TYPE_SMALL, COLOUR_UMBER, why.words);
    return !beside;
}

static void draw_chart(void) {
    const struct replay_history *history = replay_history();
    const struct chart chart = {
        {CHART_X, CHART_Y + 2, CHART_WIDTH, CHART_HEIGHT - 5}, history->length - 1, history->most};
    canvas_fill(0, CHART_Y, CANVAS_WIDTH, CHART_HEIGHT, COLOUR_INK);
    for (unsigned seat = play_seats(); seat-- > 0;) {
        chart_trace(&chart, history->points[seat], history->length,
                    seat_colours[play_seat_style(seat)].light);
    }
    const int x = CHART_X + replay_progress(now(), CHART_WIDTH);
    canvas_fill(x - 1, CHART_Y, 3, CHART_HEIGHT, COLOUR_INK);
    canvas_fill(x, CHART_Y, 1, CHART_HEIGHT, COLOUR_WHITE);
}

static void draw_title(void) {
    if (play_turn() != GAME_OVER) {
        match_title_name(kept()->seat, "", now() > 0 ? " plays" : " begins", CHROME_NO_PHASE);
    } else if (standing_winners(play_standing()) == 1) {
        match_title_name(play_seat(), "", " wins", CHROME_NO_PHASE);
    } else {
        match_title(play_seat(), "The end", CHROME_NO_PHASE);
    }
}

static void draw(void) {
    match_watch_ui()->draw(kept());
    draw_title();
    chrome_status_ground(CHROME_STATUS_Y);
    if (!draw_why(draw_words())) {
        draw_chart();
    }
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Play on"}, {ICON_KEY_PAD, "Step"}, {ICON_KEY_X, "Look"}};
    static const struct chrome_key end[] = {
        {ICON_KEY_A, "Coach"}, {ICON_KEY_PAD, "Step"}, {ICON_KEY_X, "Look"}};
    const bool acts = plays_on() || coaches();
    chrome_keys(acts ? (coaches() ? end : keys) : keys + 1, acts ? 3 : 2, true);
    chrome_keys_back();
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = act,
    .back = back,
    .look = look,
    .help = help,
    .keeps = sizeof(struct match_watched),
};

static void begin_at(unsigned moves) {
    assert(!play_viewing() && moves <= play_moves() && play_moves() > 0);
    replay_gather();
    jump(moves);
}

void replay_open(unsigned moves) {
    screen_push(&screen);
    begin_at(moves);
}

void replay_show(unsigned moves) {
    screen_replace(&screen);
    begin_at(moves);
}
