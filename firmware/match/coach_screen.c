/* What the coach found, over the match again: moment by moment what was to be decided, as the player saw it,
 * the better line with what it brings, and the one that was played, on the board that a replay is shown on.
 */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "coach.h"
#include "help.h"
#include "match_look.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "match_watch.h"
#include "palette.h"
#include "play.h"
#include "reason_words.h"
#include "replay_store.h"
#include "replay_walk.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    WORDS_X = 8,
    WORDS_WIDTH = 224,
    LINE = 16,
    SAYS_Y = CHROME_STATUS_Y - LINE, /* a line more */
};

/* Of a moment, one after the other. */
enum stage {
    ASKS,  /* the position, and what would you do */
    FIRST, /* the better line, move by move; */
    SAYS,  /* what it brings; */
    SECOND /* the other line */
};

struct coach_memory {
    struct match_watched watched;
    uint8_t moment, stage; /* that is shown */
    uint8_t shown;         /* moves of the line */
    /* By the turn's end, by name, or nothing: what the line has brought that the other one hasn't, and what
     * that has brought. */
    char brings[MATCH_WORDS], other[MATCH_WORDS];
};

static struct coach_memory *kept(void) {
    return screen_memory(sizeof(struct coach_memory));
}

static const struct review_moment *moment(void) {
    return coach_moment(kept()->moment);
}

/* ---- showing */

static const struct screen screen, question;
struct asked {
    uint8_t seat, number, count; /* whose moment, which of how many */
};

static struct asked *asked(void) {
    return screen_memory(sizeof(struct asked));
}

/* The step's own screen lies on this one, and the question over it. */
static void ask(unsigned which) {
    static const struct screen nothing_yet = {.draw = chrome_ground};
    kept()->moment = (uint8_t)which;
    kept()->stage = ASKS;
    kept()->shown = 0;
    replay_jump(&kept()->watched, moment()->at);
    play_view_ask();
    const struct asked what = {moment()->seat, (uint8_t)(which + 1u), (uint8_t)coach_moments()};
    screen_push(&nothing_yet);
    match_show_step();
    screen_push(&question);
    *asked() = what;
}

/* Back to this screen. */
static void answer(void) {
    while (screen_top() != &screen) {
        screen_pop();
    }
}

/* The line of the stage is the match's own. */
static bool is_played(void) {
    return (kept()->stage == SECOND) != (moment()->kind == REVIEW_PRAISE);
}

/* MOVE_NONE: the line has no more. */
static move_t move_of_line(bool played, unsigned number) {
    const unsigned at = moment()->at + number;
    if (played) {
        return at < play_moves() ? match_move(play_match(), at) : MOVE_NONE;
    }
    return number < moment()->moves ? review_line_move(moment(), number) : MOVE_NONE;
}

/* The next move of the line; MOVE_NONE: it has ended. */
static move_t next_of_line(void) {
    const bool ended = kept()->shown > 0 && play_turn() != (int)moment()->seat;
    return ended || kept()->shown >= REVIEW_LINE ? MOVE_NONE : move_of_line(is_played(), kept()->shown);
}

/* What is kept might be of other rules: then the line ends. */
static bool go_on_in_line(void) {
    const move_t move = next_of_line();
    if (move == MOVE_NONE || !match_legal_in(play_game(), play_state(), move)) {
        return false;
    }
    replay_step_aside(&kept()->watched, move);
    kept()->shown++;
    return true;
}

static void begin_line(enum stage stage) {
    replay_jump(&kept()->watched, moment()->at);
    kept()->stage = (uint8_t)stage;
    kept()->shown = 0;
    (void)go_on_in_line();
}

/* To the match again, where this moment was: it can be played on from there. */
static void leave(void) {
    const unsigned at = moment()->at;
    coach_rest(false);
    screen_back();
    replay_come_back(at);
}

static void next_moment(void) {
    if (kept()->moment + 1u < coach_moments()) {
        ask(kept()->moment + 1u);
    } else {
        leave();
    }
}

/* What the other line leads to by the turn's end, or in as many moves where the one shown is cut off. */
static const void *end_of_other_line(void) {
    const struct game *const game = play_game();
    const int seat = moment()->seat;
    const unsigned most = play_turn() == seat ? kept()->shown : play_moves();
    void *const state = match_copy();
    memcpy(state, replay_at(moment()->at), game->state_bytes);
    for (unsigned i = 0; i < most && game->turn(state) == seat; i++) {
        const move_t move = move_of_line(!is_played(), i);
        if (move == MOVE_NONE || !match_legal_in(game, state, move)) {
            break;
        }
        game->apply(state, move);
    }
    return state;
}

/* What both lines bring is no reason. */
static void sum_up(void) {
    enum { ROOM = WORDS_WIDTH - 62 /* beside the other words of the sentence */ };
    struct match_words words;
    const void *const other = end_of_other_line();
    const unsigned seat = moment()->seat;
    kept()->brings[0] = kept()->other[0] = '\0';
    if (match_better_put(&words, other, play_state(), seat, ROOM)) {
        memcpy(kept()->brings, words.words, sizeof words.words);
    }
    if (match_better_put(&words, play_state(), other, seat, ROOM)) {
        memcpy(kept()->other, words.words, sizeof words.words);
    }
    kept()->stage = SAYS;
}

static void next(void) {
    sound_play(CUE_MOVE);
    switch ((enum stage)kept()->stage) {
    case ASKS: /* has a screen of its own */
    case FIRST:
        if (!go_on_in_line()) {
            sum_up();
        }
        break;
    case SAYS:
        begin_line(SECOND);
        break;
    case SECOND:
        if (!go_on_in_line()) {
            next_moment();
        }
        break;
    }
}

/* ---- keys */

static void go_to(enum key up_or_down) {
    const unsigned count = coach_moments();
    ask((kept()->moment + (up_or_down == KEY_DOWN ? 1u : count - 1u)) % count);
}

static void steer(enum key pressed) {
    if (pressed == KEY_RIGHT) {
        next();
    } else if (pressed == KEY_LEFT) {
        ask(kept()->moment);
    } else {
        go_to(pressed);
    }
}

static void look(void) {
    match_look_board(kept()->watched.seat);
}

static void help(void) {
    static const struct help_page pages[] = {
        {"The coach",
         "It looks at each decision of the people who played, with what they could know, and shows those that cost the most chances of winning. It goes by chances, not by points alone, and leaves out what it isn’t sure of.\nChances are those among equals: as if all played as well as the console.",
         NULL},
        {"A moment",
         "First comes what was to be decided: what would you do? Look as long as you like.\n*A* or right shows the better moves one by one, what they bring beside what was played, and then that. Left begins again, up and down go to other moments.",
         NULL},
    };
    match_help(pages, sizeof pages / sizeof pages[0]);
}

/* ---- picture */

static const char *title(void) {
    static const char *const first[REVIEW_KINDS] = {
        [REVIEW_MISTAKE] = "A better move|Better",
        [REVIEW_PERHAPS] = "Perhaps better|Perhaps",
        [REVIEW_PRAISE] = "Well played",
        [REVIEW_TURNED] = "Best here",
    };
    if (kept()->stage == SECOND) {
        return moment()->kind == REVIEW_PRAISE ? "Obvious move|Obvious" : "As played";
    }
    return first[moment()->kind];
}

static int words_y(void) {
    return kept()->stage == SAYS ? SAYS_Y : CHROME_STATUS_Y;
}

static void line(unsigned number, const char *words) {
    const bool fits = type_rich_width(TYPE_SMALL_BOLD, words) <= WORDS_WIDTH;
    type_rich(WORDS_X, words_y() + 1 + LINE * (int)number, number == 0 && fits ? TYPE_SMALL_BOLD : TYPE_SMALL,
              COLOUR_INK, words);
}

/* "64% to win; as played, 21%" */
static void chances_put(struct text *text) {
    const unsigned played = moment()->played, other = moment()->other;
    if (moment()->kind == REVIEW_TURNED) {
        text_format(text, "Here it turned: %u%% to win, now %u%%", played, other);
    } else if (moment()->kind == REVIEW_PRAISE) {
        text_format(text, "%u%% to win; with the obvious move, %u%%", played, other);
    } else if (moment()->kind == REVIEW_PERHAPS) {
        text_format(text, "Not sure (±%u): %u%% to win; as played, %u%%", (unsigned)moment()->noise, other,
                    played);
    } else {
        text_format(text, "%u%% to win; as played, %u%%", other, played);
    }
}

/* What the line is good for but for points of the turn: "promises points from goods later". NULL: that isn't
 * known. */
static const struct reason *later(void) {
    const struct reason *found = NULL;
    for (unsigned i = 0; i < moment()->parts && found == NULL; i++) {
        found = moment()->reason[i].kind > REASON_TAKES ? &moment()->reason[i] : NULL;
    }
    return found;
}

static void later_put(struct text *text) {
    if (later() != NULL) {
        text_put(text, kept()->brings[0] != '\0' ? "It also " : "It ");
        reason_put(later(), true, text);
        text_put(text, ".");
    } else {
        text_put(text, "No more points now, better chances later.");
    }
}

/* A sentence about what was brought: by the end of this turn, if there is room to say so. */
static void brought_put(struct match_words *words, const char *who, const char *what) {
    struct text *text = match_words(words);
    text_format(text, "%s %s", who, what);
    const bool room =
        type_rich_width(TYPE_SMALL, words->words) + type_width(TYPE_SMALL, " this turn.") <= WORDS_WIDTH;
    text_put(text, room ? " this turn." : ".");
}

/* "You got Troy +2 this turn.", or what else is left to say. */
static void other_put(struct match_words *words) {
    const char *const who = moment()->kind == REVIEW_PRAISE ? "Obvious:"
                            : play_person_count() == 1      ? "You got"
                                                            : "Played:";
    const bool brings = kept()->brings[0] != '\0';
    struct text *text = match_words(words);
    if (kept()->other[0] != '\0') {
        brought_put(words, who, kept()->other);
    } else if (brings && later() != NULL) {
        later_put(text);
    } else if (brings) {
        text_format(text, "%s nothing of that.", who);
    }
}

static void draw_says(void) {
    struct match_words words;
    chances_put(match_words(&words));
    line(0, words.words);
    if (kept()->brings[0] != '\0') {
        brought_put(&words, "It brings", kept()->brings);
    } else {
        later_put(match_words(&words));
    }
    line(1, words.words);
    other_put(&words);
    line(2, words.words);
}

/* Are the line's first steps those that were played? */
static bool same_until(unsigned steps) {
    const unsigned at = moment()->at;
    bool same = at + steps <= play_moves();
    for (unsigned i = 0; i < steps && same; i++) {
        same = review_line_move(moment(), i) == match_move(play_match(), at + i);
    }
    return same;
}

/* Where the line leaves the match, what was played there. */
static void compare_put(struct match_words *words) {
    struct match_words played = {.words = ""};
    const unsigned shown = kept()->shown;
    const bool leaves = !is_played() && shown > 0 && same_until(shown - 1u) && !same_until(shown);
    struct text *text = match_words(words);
    if (leaves && moment()->at + shown <= play_moves()) {
        match_log_words(replay_before(), match_move(play_match(), moment()->at + shown - 1u),
                        match_words(&played));
        text_format(text, "Played: %s", played.words);
    }
    if (words->words[0] == '\0' || type_rich_width(TYPE_SMALL, words->words) > WORDS_WIDTH) {
        text_format(match_words(words), "%s, step %u",
                    is_played()         ? "As it was played"
                    : same_until(shown) ? "The same as played"
                                        : "Instead",
                    shown);
    }
}

static void draw_move(void) {
    struct match_words words = {.words = ""};
    if (kept()->watched.last != MOVE_NONE && kept()->shown > 0) {
        match_log_words(replay_before(), kept()->watched.last, match_words(&words));
    }
    line(0, words.words);
    struct match_words second;
    compare_put(&second);
    line(1, second.words);
}

static void draw(void) {
    match_watch_ui()->draw(&kept()->watched);
    match_title(moment()->seat, title(), CHROME_NO_PHASE);
    say(SAID_COVER, (struct area){0, words_y(), CANVAS_WIDTH, CHROME_KEYS_Y - words_y()});
    canvas_fill(0, words_y(), CANVAS_WIDTH, CHROME_KEYS_Y - words_y(), COLOUR_PAPYRUS);
    canvas_fill(0, words_y(), CANVAS_WIDTH, 1, COLOUR_INK);
    if (kept()->stage == SAYS) {
        draw_says();
    } else {
        draw_move();
    }
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = next,
    .back = leave,
    .look = look,
    .help = help,
    .keys = {{ICON_KEY_A, "Next"}, {ICON_KEY_UD, "Moment"}, {ICON_KEY_X, "Look"}},
    .keeps = sizeof(struct coach_memory),
};

void coach_open(unsigned moves) {
    unsigned first = 0;
    while (first < coach_moments() && coach_moment(first)->at + 1u < moves) {
        first++;
    }
    coach_rest(true);
    screen_push(&screen);
    ask(first < coach_moments() ? first : 0);
}

/* ---- the question */

static void show_answer(void) {
    answer();
    sound_play(CUE_MOVE);
    begin_line(FIRST);
}

static void steer_question(enum key pressed) {
    if (pressed == KEY_RIGHT) {
        show_answer();
        return;
    }
    answer();
    if (pressed == KEY_LEFT) {
        ask(kept()->moment > 0 ? kept()->moment - 1u : 0);
    } else {
        go_to(pressed);
    }
}

static void look_at_question(void) {
    match_look_open(asked()->seat);
}

static void back_from_question(void) {
    answer();
    leave();
}

static void draw_question(void) {
    enum { NUMBER_ROOM = 44, NUMBER_Y = 4 };
    struct match_words words;
    say(SAID_COVER, (struct area){0, 0, CANVAS_WIDTH, CHROME_TITLE_HEIGHT});
    chrome_title_seat(play_seat_style(asked()->seat), "What would you do?", CHROME_NO_PHASE,
                      CHROME_TITLE_ROOM - NUMBER_ROOM);
    text_format(match_words(&words), "%u of %u", (unsigned)asked()->number, (unsigned)asked()->count);
    type_draw_right(CANVAS_WIDTH - CHROME_MARGIN, NUMBER_Y, TYPE_SMALL,
                    seat_colours[play_seat_style(asked()->seat)].text, words.words);
}

static const struct screen question = {
    .draw = draw_question,
    .steer = steer_question,
    .act = show_answer,
    .back = back_from_question,
    .look = look_at_question,
    .help = help,
    .keys = {{ICON_KEY_A, "Show"}, {ICON_KEY_UD, "Moment"}, {ICON_KEY_X, "Look"}},
    .keeps = sizeof(struct asked),
    .over = true,
};
