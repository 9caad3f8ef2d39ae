/* The match again, on the board that opponents' turns are watched on: a step or a turn at a time, with the
 * points turn by turn below, and a mark at where it stands. Of a match in progress only what everybody may
 * know is shown. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chart.h"
#include "chrome.h"
#include "coach.h"
#include "help.h"
#include "keys.h"
#include "lesson.h"
#include "match_look.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
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
    WORDS_X = 8,
    WORDS_WIDTH = 224,
    COUNT_ROOM = 52, /* beside what a move has brought: "111/111" */
    CHART_X = 104,   /* after the count */
    CHART_Y = WORDS_Y + WORDS_HEIGHT,
    CHART_WIDTH = 128,
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

/* Before the match begins, so many moves after its beginning. */
static bool prepares_at(unsigned moves) {
    return match_ui()->prepares != NULL && match_ui()->prepares(replay_at(moves));
}

/* All that comes before the match begins is gone through as one turn. */
static unsigned turn_after(unsigned at) {
    unsigned to = replay_turn_ends(at);
    while (to < play_moves() && prepares_at(to)) {
        to++;
    }
    return to;
}

static unsigned turn_before(unsigned at) {
    unsigned to = replay_turn_began(at - 1);
    while (to > 0 && prepares_at(to) && prepares_at(to - 1)) {
        to--;
    }
    return to;
}

static void turn_key(bool on) {
    if (on) {
        jump(now() < play_moves() ? turn_after(now()) : 0);
    } else {
        jump(now() > 0 ? turn_before(now()) : play_moves());
    }
}

/* ---- keys */

/* A key that is held stops at an end: another press goes around it. */
static void steer(enum key pressed) {
    const bool on = pressed == KEY_RIGHT || pressed == KEY_DOWN;
    if (keys_repeat() && now() == (on ? play_moves() : 0)) {
        return;
    }
    if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
        step_key(on);
    } else {
        turn_key(on);
    }
}

/* At the match's end and at its beginning the coach has room for words. */
static bool coach_tells(void) {
    return (play_turn() == GAME_OVER || now() == 0) && coach_possible() && coach_state() != COACH_IDLE;
}

/* Nobody plays on in a match that is going on, nor where it is over, nor in a lesson. */
static bool plays_on(void) {
    return play_finished() && play_turn() != GAME_OVER && !lesson_on();
}

/* A asks the coach, wherever one is. */
static bool coach_answers(void) {
    return coach_possible() && (coach_state() == COACH_IDLE || coach_moments() > 0);
}

/* While it thinks it shows what it has found so far. */
static void ask_coach(void) {
    if (!coach_answers()) {
        sound_play(CUE_REFUSED);
    } else if (coach_state() == COACH_IDLE) {
        sound_play(CUE_OPEN);
        coach_begin();
        screen_rest();
    } else {
        sound_play(CUE_OPEN);
        coach_open(now() < play_moves() ? now() : 0);
    }
}

static void take_over(void) {
    if (plays_on()) {
        play_on_open();
    } else {
        sound_play(CUE_REFUSED);
    }
}

static void look(void) {
    match_look_board(kept()->seat);
}

static void back(void) {
    play_view_end();
    replay_put_back();
    screen_back();
}

static void help(void) {
    static const struct help_page pages[] = {
        {"The match again",
         "Left and right go move by move, up and down turn by turn. Hold one, and the match runs to its end; there another press leads around to the other end.\n*A* asks the coach what could have been better. *X* looks around as it stood then, *B* goes back. *B*, held, takes over from there, as a new match. Nothing of this match is changed.",
         NULL},
        {"The match again",
         "The lines are everybody’s points from the first turn to the last. The white mark shows where you are, golden ones the coach’s moments.\nBeside a move, or below it, you see what it brought; beside a turn’s last move, what the whole turn brought. Where that is no points, you may see why an opponent made the move.",
         NULL},
    };
    match_help(pages, sizeof pages / sizeof pages[0]);
}

/* ---- picture */

/* Where the turn of the last move began, if that ended it; else where the move was made. */
static const void *before_it(void) {
    const unsigned began = replay_turn_began(now() - 1);
    if (!kept()->ended || began + 1 == now()) {
        return replay_before();
    }
    void *copy = match_copy();
    memcpy(copy, replay_at(began), play_game()->state_bytes);
    (void)replay_at(now());
    return copy;
}

/* What the coach has found of the last move. False: nothing. */
static bool coach_put(struct text *text) {
    static const char *const words[REVIEW_KINDS] = {
        [REVIEW_MISTAKE] = "A better move",
        [REVIEW_PERHAPS] = "Perhaps better",
        [REVIEW_PRAISE] = "Well played",
        [REVIEW_TURNED] = "Here it turned",
    };
    for (unsigned i = 0; i < coach_moments(); i++) {
        const struct review_moment *const moment = coach_moment(i);
        if (moment->at + 1u == now()) {
            const bool turned = moment->kind == REVIEW_TURNED;
            const bool played = turned || moment->kind == REVIEW_PRAISE;
            text_format(text, turned ? "%s: %u%% to win, now %u%%" : "%s: %u%% to win, not %u%%",
                        words[moment->kind], (unsigned)(played ? moment->played : moment->other),
                        (unsigned)(played ? moment->other : moment->played));
            return true;
        }
    }
    return false;
}

/* What the move has brought, or the whole turn that it ended. Where that is no points, an opponent's reason
 * to look ahead, if it is still known: what it counted on for its turn's end may have gone otherwise; or
 * nothing. */
static void why_put(struct match_words *why) {
    struct reason parts[REASON_PARTS];
    struct text *text = match_words(why);
    why->words[0] = '\0';
    const bool told = now() == 0 || coach_put(text) ||
                      match_changes_put(why, before_it(), kept()->seat, WORDS_WIDTH - COUNT_ROOM, true);
    if (!told && recap_reason(now() - 1, parts) > 0 && parts[0].kind >= REASON_KEEPS) {
        reason_put(&parts[0], true, text);
    }
}

enum { WHY_GAP = 8 };

static bool fits_beside(const struct match_words *done, const struct match_words *why) {
    return type_rich_width(TYPE_SMALL_BOLD, done->words) + WHY_GAP +
               type_rich_width(TYPE_SMALL, why->words) <=
           WORDS_WIDTH;
}

/* What was done; where that only ended a turn, what the turn had begun with, if there is room. */
static void done_put(struct match_words *words, const struct match_words *why) {
    const unsigned began = replay_turn_began(now() - 1);
    struct match_words first;
    match_log_words(replay_before(), kept()->last, match_words(words));
    if (match_only_ends(words->words) && began + 1 < now()) {
        match_log_words(replay_at(began), match_move(play_match(), began), match_words(&first));
        (void)replay_at(now());
        if (fits_beside(&first, why)) {
            text_put(match_words(words), first.words);
        }
    }
}

/* Words of moves are written for a light ground. Returns the x after them. */
static int draw_words(const struct match_words *why) {
    struct match_words words;
    text_put(match_words(&words),
             plays_on() ? "Left, right: a move. Hold B: take over." : "Left, right: a move. Held, it runs.");
    if (now() > 0) {
        done_put(&words, why);
    }
    canvas_fill(0, WORDS_Y, CANVAS_WIDTH, WORDS_HEIGHT, COLOUR_PAPYRUS);
    return type_rich(WORDS_X, WORDS_Y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
}

/* The mark at where it stands. */
static void draw_mark(void) {
    const int x = CHART_X + replay_progress(now(), CHART_WIDTH);
    canvas_fill(x - 1, CHART_Y, 3, CHART_HEIGHT, COLOUR_INK);
    canvas_fill(x, CHART_Y, 1, CHART_HEIGHT, COLOUR_WHITE);
}

/* "Move 3 of 111", or where it has less room "3/111". */
static void put_count(struct match_words *count, int room) {
    text_format(match_words(count), "Move %u of %u", now(), play_moves());
    if (type_width(TYPE_SMALL, count->words) > room) {
        text_format(match_words(count), "%u/%u", now(), play_moves());
    }
}

/* In place of the chart: the count, and a line as long as the match is gone through. */
static void draw_way(int room) {
    enum { THIN = 3 };
    struct match_words count;
    put_count(&count, room);
    canvas_fill(0, CHART_Y, CANVAS_WIDTH, CHART_HEIGHT, COLOUR_PAPYRUS);
    canvas_fill(0, CHROME_KEYS_Y - THIN, CANVAS_WIDTH, THIN, COLOUR_SAND);
    canvas_fill(0, CHROME_KEYS_Y - THIN, replay_progress(now(), CANVAS_WIDTH), THIN, COLOUR_BRONZE);
    if (type_width(TYPE_SMALL, count.words) <= room) {
        type_draw_right(WORDS_X + WORDS_WIDTH, CHART_Y - 1, TYPE_SMALL, COLOUR_UMBER, count.words);
    }
}

/* After those words; what has no room there, in place of the chart: true. */
static bool draw_why(int x, const struct match_words *why) {
    const int width = type_rich_width(TYPE_SMALL, why->words);
    const bool beside = x + WHY_GAP + width <= WORDS_X + WORDS_WIDTH;
    if (!beside) {
        draw_way(WORDS_WIDTH - width - WHY_GAP);
    }
    type_rich(beside ? x + WHY_GAP : WORDS_X, beside ? WORDS_Y : CHART_Y - 1, TYPE_SMALL, COLOUR_UMBER,
              why->words);
    return !beside;
}

/* Where the coach has found something: above the moves that it is about. */
static void draw_moments(void) {
    enum { MARK = 4 };
    for (unsigned i = 0; i < coach_moments(); i++) {
        const int x = CHART_X + replay_progress(coach_moment(i)->at + 1u, CHART_WIDTH);
        for (int row = 0; row < MARK; row++) {
            canvas_fill(x - MARK + 1 + row, CHART_Y + row, 2 * (MARK - row) - 1, 1, COLOUR_GOLD);
        }
    }
}

/* How far the coach is: a line below the words. */
static void draw_thought(void) {
    enum { THIN = 2, ALL = 100, Y = CHROME_KEYS_Y - THIN };
    canvas_fill(0, Y, CANVAS_WIDTH, THIN, COLOUR_SAND);
    canvas_fill(0, Y, CANVAS_WIDTH * (int)coach_percent() / ALL, THIN, COLOUR_BRONZE);
}

/* In place of the chart, where the coach was asked. */
static void draw_coach(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (coach_state() == COACH_THINKS) {
        text_format(text, "Coach: %u%% done", coach_percent());
    } else if (coach_moments() == 0) {
        text_put(text, "Coach: no mistake that it is sure of");
    } else {
        text_format(text, "Coach: %u %s to look at", coach_moments(),
                    coach_moments() == 1 ? "moment" : "moments");
    }
    canvas_fill(0, CHART_Y, CANVAS_WIDTH, CHART_HEIGHT, COLOUR_PAPYRUS);
    type_draw(WORDS_X, CHART_Y, TYPE_SMALL, COLOUR_UMBER, words.words);
}

static void draw_chart(void) {
    const struct replay_history *history = replay_history();
    const struct chart chart = {
        {CHART_X, CHART_Y + 2, CHART_WIDTH, CHART_HEIGHT - 5}, history->length - 1, history->most, 1};
    canvas_fill(0, CHART_Y, CANVAS_WIDTH, CHART_HEIGHT, COLOUR_INK);
    for (unsigned seat = play_seats(); seat-- > 0;) {
        chart_trace(&chart, history->points[seat], history->length,
                    seat_colours[play_seat_style(seat)].light);
    }
    draw_moments();
    draw_mark();
    struct match_words count;
    put_count(&count, CHART_X - WORDS_X);
    if (coach_state() == COACH_THINKS) {
        text_format(match_words(&count), "Coach: %u%%", coach_percent());
    }
    type_draw(WORDS_X, CHART_Y, TYPE_SMALL, COLOUR_MIST, count.words);
}

/* What comes before the match begins is nobody's turn. */
static bool prepares(void) {
    const void *const state = now() > 0 ? replay_before() : play_state();
    return match_ui()->prepares != NULL && match_ui()->prepares(state);
}

static void draw_title(void) {
    if (prepares()) {
        match_page_title(match_ui()->prepares_name, NULL);
    } else if (play_turn() != GAME_OVER) {
        match_title_name(kept()->seat, "", now() > 0 ? " plays" : " begins", CHROME_NO_PHASE);
    } else if (standing_winners(play_standing()) == 1) {
        match_title_name(play_seat(), "", " wins", CHROME_NO_PHASE);
    } else {
        match_title(play_seat(), "The end", CHROME_NO_PHASE);
    }
}

/* What steps is said at the beginning in words: where A has something to do, its name takes that room. */
static void draw_keys(void) {
    const bool coach = coach_answers();
    const struct chrome_key keys[] = {
        {coach ? ICON_KEY_A : ICON_KEY_PAD, coach ? "Coach" : "Step"},
        {ICON_KEY_X, "Look"},
        {ICON_KEY_B, "Back"},
    };
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static void draw(void) {
    struct match_words why;
    match_watch_ui()->draw(kept());
    draw_title();
    chrome_status_ground(CHROME_STATUS_Y);
    why_put(&why);
    const int x = draw_words(&why);
    if (coach_tells()) {
        draw_coach();
    } else if (!draw_why(x, &why)) {
        draw_chart();
    }
    if (coach_state() == COACH_THINKS) {
        draw_thought();
    }
    draw_keys();
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = ask_coach,
    .back = back,
    .look = look,
    .help = help,
    .undo = take_over,
    .keeps = sizeof(struct match_watched),
};

static void begin_at(unsigned moves) {
    assert(!play_viewing() && moves <= play_moves() && play_moves() > 0);
    replay_gather();
    coach_recall();
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

void replay_come_back(unsigned moves) {
    jump(moves);
}
