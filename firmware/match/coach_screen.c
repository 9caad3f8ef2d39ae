/* The coach's screen: thinks with a bar, then shows moment by moment what was to be decided, as the player
 * saw it, the better line with what it brings, and the one that was played, on the board that a replay is
 * shown on. */
#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "coach.h"
#include "help.h"
#include "match_look.h"
#include "match_screens.h"
#include "match_watch.h"
#include "palette.h"
#include "play.h"
#include "power.h"
#include "reason_words.h"
#include "replay_store.h"
#include "replay_walk.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum {
    BAR_X = 20,
    BAR_Y = 122,
    BAR_WIDTH = 200,
    BAR_HEIGHT = 12,
    BAR_STEPS = 20,
    WORDS_X = 8,
    WORDS_WIDTH = 224,
    LINE = 16,
    WORDS_HEIGHT = CHROME_KEYS_Y - CHROME_STATUS_Y,
};

/* Of a moment, one after the other. */
enum stage {
    ASKS,  /* the position, and what would you do */
    FIRST, /* the better line, move by move; */
    SAYS,  /* what it brings; */
    SECOND /* the other line */
};

struct coach_memory {
    struct review review;
    struct match_watched watched;
    bool thinks, stopped;
    uint8_t step;          /* of the bar */
    uint8_t moment, stage; /* that is shown */
    uint8_t shown;         /* moves of the line */
};

static struct coach_memory *kept(void) {
    return screen_memory(sizeof(struct coach_memory));
}

static const struct review_moment *moment(void) {
    assert(kept()->moment < kept()->review.moments);
    return &kept()->review.moment[kept()->moment];
}

static bool finds(void) {
    return kept()->review.moments > 0;
}

static void think(void) {
    coach_begin(&kept()->review);
    kept()->thinks = true;
    kept()->stopped = false;
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
    const struct asked what = {moment()->seat, (uint8_t)(which + 1u), kept()->review.moments};
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

static void show(void) {
    kept()->thinks = false;
    if (finds()) {
        replay_gather();
        ask(0);
    }
    screen_redraw();
}

/* The line of the stage is the match's own. */
static bool is_played(void) {
    return (kept()->stage == SECOND) != (moment()->kind == REVIEW_PRAISE);
}

/* The next move of the line; MOVE_NONE: it has ended. */
static move_t next_of_line(void) {
    const unsigned at = moment()->at + (unsigned)kept()->shown;
    if (kept()->shown > 0 && play_turn() != (int)moment()->seat) {
        return MOVE_NONE;
    }
    if (is_played()) {
        return at < play_moves() && kept()->shown < REVIEW_LINE ? match_move(play_match(), at) : MOVE_NONE;
    }
    return kept()->shown < moment()->moves ? review_line_move(moment(), kept()->shown) : MOVE_NONE;
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

static void leave(void) {
    if (play_viewing()) {
        play_view_end();
        replay_put_back();
    }
    screen_back();
}

static void next_moment(void) {
    if (kept()->moment + 1u < kept()->review.moments) {
        ask(kept()->moment + 1u);
    } else {
        leave();
    }
}

static void next(void) {
    sound_play(CUE_MOVE);
    switch ((enum stage)kept()->stage) {
    case ASKS: /* has a screen of its own */
    case FIRST:
        if (!go_on_in_line()) {
            kept()->stage = SAYS;
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

static bool is_last(void) {
    return kept()->stage == SECOND && next_of_line() == MOVE_NONE &&
           kept()->moment + 1u == kept()->review.moments;
}

/* ---- keys */

static void act(void) {
    if (kept()->thinks) {
        sound_play(CUE_OPEN);
        coach_end();
        kept()->stopped = true;
        show();
    } else if (finds()) {
        next();
    } else if (kept()->stopped) {
        sound_play(CUE_OPEN);
        think();
    } else {
        leave();
    }
}

static void back(void) {
    if (kept()->thinks) {
        coach_end();
    }
    leave();
}

static void go_to(enum key up_or_down) {
    const unsigned count = kept()->review.moments;
    ask((kept()->moment + (up_or_down == KEY_DOWN ? 1u : count - 1u)) % count);
}

static void steer(enum key pressed) {
    if (kept()->thinks || !finds()) {
        return;
    }
    if (pressed == KEY_RIGHT) {
        next();
    } else if (pressed == KEY_LEFT) {
        ask(kept()->moment);
    } else {
        go_to(pressed);
    }
}

static void look(void) {
    if (!kept()->thinks && finds()) {
        match_look_board(kept()->watched.seat);
    }
}

static void help(void) {
    static const struct help_page page = {
        "The coach",
        "It looks at each decision of the people who played, with what they could know, and shows those that cost the most chances of winning: never points alone, and nothing that may be chance in its own thinking.\nFirst comes what was to be decided: what would you do? *A* or right: the better moves one by one, what they bring, and what was played. Left begins again, up and down go to other moments. Chances are those among equals.",
        NULL};
    help_open(&page, 1, 0);
}

static uint32_t tick(void) {
    if (!kept()->thinks) {
        return SCREEN_STILL;
    }
    power_stay();
    if (coach_think(&kept()->review)) {
        sound_play(CUE_REVEAL);
        show();
        return SCREEN_STILL;
    }
    const unsigned step = review_percent(&kept()->review) * BAR_STEPS / 100;
    if (step != kept()->step) {
        kept()->step = (uint8_t)step;
        screen_redraw();
    }
    return 0;
}

/* ---- picture */

static void draw_thinking(void) {
    chrome_page();
    chrome_title("Coach", NULL);
    icon_draw(108, 64, ICON_HOURGLASS, 24);
    type_draw_centred(120, 96, TYPE_BODY, COLOUR_INK, "Going through the match …");
    canvas_box(BAR_X, BAR_Y, BAR_WIDTH, BAR_HEIGHT, 2, COLOUR_SAND, COLOUR_INK);
    canvas_fill(BAR_X + 1, BAR_Y + 1, (BAR_WIDTH - 2) * (int)kept()->step / BAR_STEPS, BAR_HEIGHT - 2,
                COLOUR_BRONZE);
    words_wrap((struct area){CHROME_MARGIN, BAR_Y + 24, 220, 60}, TYPE_SMALL, COLOUR_UMBER,
               "Each decision of the people who played, with what they could know. It takes about a minute, "
               "longer after a long match.");
    static const struct chrome_key keys[] = {{ICON_KEY_A, "Stop"}, {ICON_KEY_B, "Back"}};
    chrome_keys(keys, 2, true);
}

static void draw_nothing(void) {
    static const struct chrome_key done[] = {{ICON_KEY_A, "Done"}, {ICON_KEY_B, "Back"}},
                                   stopped[] = {{ICON_KEY_A, "Start again"}, {ICON_KEY_B, "Back"}};
    chrome_page();
    chrome_title("Coach", NULL);
    words_wrap((struct area){CHROME_MARGIN, 80, 220, 80}, TYPE_BODY, COLOUR_INK,
               kept()->stopped
                   ? "Stopped before it had found anything."
                   : "Nothing that I am sure of: no move that cost more than my thinking may be wrong by.");
    chrome_keys(kept()->stopped ? stopped : done, 2, true);
}

static const char *title(void) {
    static const char *const first[REVIEW_KINDS] = {
        [REVIEW_MISTAKE] = "A better move|Better",
        [REVIEW_PERHAPS] = "Perhaps better|Perhaps",
        [REVIEW_PRAISE] = "Well played",
        [REVIEW_TURNED] = "Best here",
    };
    if (kept()->stage == SECOND) {
        return moment()->kind == REVIEW_PRAISE ? "More obvious|Obvious" : "As played";
    }
    return first[moment()->kind];
}

static void line(unsigned number, const char *words) {
    const bool fits = type_rich_width(TYPE_SMALL_BOLD, words) <= WORDS_WIDTH;
    type_rich(WORDS_X, CHROME_STATUS_Y + 1 + LINE * (int)number,
              number == 0 && fits ? TYPE_SMALL_BOLD : TYPE_SMALL, COLOUR_INK, words);
}

/* "64% to win; as played, 21%" */
static void chances_put(struct text *text) {
    const unsigned played = moment()->played, other = moment()->other;
    if (moment()->kind == REVIEW_TURNED) {
        text_format(text, "Here it turned: %u%% to win, now %u%%", played, other);
    } else if (moment()->kind == REVIEW_PRAISE) {
        text_format(text, "%u%% to win; the obvious move, %u%%", played, other);
    } else if (moment()->kind == REVIEW_PERHAPS) {
        text_format(text, "Not sure (±%u): %u%% to win; as played, %u%%", (unsigned)moment()->noise, other,
                    played);
    } else {
        text_format(text, "%u%% to win; as played, %u%%", other, played);
    }
}

static void draw_says(void) {
    struct match_words words;
    chances_put(match_words(&words));
    line(0, words.words);
    struct text *text = match_words(&words);
    text_put(text, "Why: ");
    for (unsigned i = 0; i < moment()->parts; i++) {
        struct match_words part;
        reason_put(&moment()->reason[i], true, match_words(&part));
        if (i == 0 ||
            type_rich_width(TYPE_SMALL, words.words) + type_rich_width(TYPE_SMALL, part.words) + 8 <=
                WORDS_WIDTH) {
            text_put(text, i == 0 ? "" : "; ");
            text_put(text, part.words);
        }
    }
    line(1, words.words);
}

static void draw_move(void) {
    struct match_words words = {.words = ""};
    if (kept()->watched.last != MOVE_NONE && kept()->shown > 0) {
        match_log_words(replay_before(), kept()->watched.last, match_words(&words));
    }
    line(0, words.words);
    struct match_words second;
    text_format(match_words(&second), "%s, move %u", is_played() ? "As it was played" : "Instead",
                (unsigned)kept()->shown);
    line(1, second.words);
}

static void draw(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, is_last() ? "Done" : "Next"}, {ICON_KEY_UD, "Moment"}, {ICON_KEY_X, "Look"}};
    match_watch_ui()->draw(&kept()->watched);
    match_title(moment()->seat, title(), CHROME_NO_PHASE);
    chrome_status_ground(CHROME_STATUS_Y);
    canvas_fill(0, CHROME_STATUS_Y, CANVAS_WIDTH, WORDS_HEIGHT, COLOUR_PAPYRUS);
    if (kept()->stage == SAYS) {
        draw_says();
    } else {
        draw_move();
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    chrome_keys_back();
}

static void draw_any(void) {
    if (kept()->thinks) {
        draw_thinking();
    } else if (!finds()) {
        draw_nothing();
    } else {
        draw();
    }
}

static const struct screen screen = {
    .draw = draw_any,
    .steer = steer,
    .act = act,
    .back = back,
    .look = look,
    .help = help,
    .tick = tick,
    .keeps = sizeof(struct coach_memory),
};

void coach_show(void) {
    screen_replace(&screen);
    if (coach_recall(&kept()->review)) {
        show();
    } else {
        think();
    }
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
