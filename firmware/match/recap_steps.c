#include "recap_steps.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "match_turn_end.h"
#include "match_watch.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "recap.h"
#include "replay_store.h"
#include "replay_walk.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

struct steps_memory {
    struct match_watched watched;
    uint16_t from, to;
    uint8_t all, done; /* steps */
    bool marks;        /* where the last one was made */
};

static struct steps_memory *kept(void) {
    return screen_memory(sizeof(struct steps_memory));
}

static unsigned now(void) {
    return play_match()->length;
}

/* ---- going through them */

/* What was done with the last of so many moves. */
static void words_of(unsigned moves, struct match_words *words) {
    (void)replay_at(moves);
    match_log_words(replay_before(), match_move(play_match(), moves - 1u), match_words(words));
}

/* To leave the rest undone is no step, unless it is all that was done. */
static bool is_step(unsigned moves) {
    struct match_words words;
    words_of(moves, &words);
    return !match_only_ends(words.words) || replay_turn_began(moves - 1u) + 1u == moves;
}

/* So many moves are the next step's, or the last one's; `at` itself: there is none. */
static unsigned step_after(unsigned at) {
    unsigned next = at;
    do {
        next++;
    } while (next <= kept()->to && !is_step(next));
    return next <= kept()->to ? next : at;
}

static unsigned step_before(unsigned at) {
    unsigned last = at;
    while (last > kept()->from && --last > kept()->from && !is_step(last)) {
    }
    return last;
}

static void count(void) {
    kept()->all = kept()->done = 0;
    for (unsigned at = kept()->from, to; (to = step_after(at)) != at; at = to) {
        kept()->all++;
        kept()->done = (uint8_t)(kept()->done + (to <= now()));
    }
    (void)replay_at(now());
}

/* The place of the last step comes into view. */
static void show_place(void) {
    const struct match_watch *ui = match_watch_ui();
    kept()->marks = now() > kept()->from && ui->go != NULL && ui->go(kept()->watched.last);
    count();
}

static void go_to(unsigned moves) {
    if (moves > kept()->from) {
        replay_jump(&kept()->watched, moves);
    } else {
        replay_turn(&kept()->watched, moves);
    }
    show_place();
}

/* So that it is seen to happen. */
static void step_on(unsigned to) {
    while (now() < to) {
        replay_step(&kept()->watched);
    }
    show_place();
}

static bool step(bool on) {
    const unsigned at = now(), to = on ? step_after(at) : step_before(at);
    if (on && to > at) {
        step_on(to);
    } else if (to != at) {
        go_to(to);
    }
    return to != at;
}

/* ---- keys */

static void steer(enum key pressed) {
    sound_play(step(pressed == KEY_RIGHT || pressed == KEY_DOWN) ? CUE_MOVE : CUE_REFUSED);
}

static void leave(void) {
    play_view_end();
    replay_put_back();
    motions_end();
    screen_back();
}

/* After the last step back to the page. */
static void next(void) {
    if (!step(true)) {
        leave();
    }
}

/* ---- picture */

/* What the step has changed: points, or else what counts beside them; or only which it is. */
static void changed_put(struct match_words *words) {
    enum { ROOM = CANVAS_WIDTH - 2 * CHROME_STATUS_X };
    if (!match_changes_put(words, replay_before(), kept()->watched.seat, ROOM, false) &&
        !recap_news(replay_before(), play_state(), kept()->watched.seat, words)) {
        text_format(match_words(words), "Step %u of %u", kept()->done, kept()->all);
    }
}

/* "{city} takes Troy" is a sentence of its own here; one that begins with a seat's shape goes on as it is. */
static void begin_sentence(char *words) {
    static const char stone[] = "{seat";
    const bool by_seat = strncmp(words, stone, sizeof stone - 1) == 0;
    while (!by_seat && (*words == '{' || *words == ' ')) {
        words = *words == '{' ? strchr(words, '}') + 1 : words + 1;
    }
    *words = (char)(*words >= 'a' && *words <= 'z' ? *words - 'a' + 'A' : *words);
}

static void draw_words(void) {
    enum { ROOM = CANVAS_WIDTH - 2 * CHROME_STATUS_X };
    struct match_words done, changed;
    if (kept()->done == 0) {
        chrome_status(CHROME_STATUS_X, "The board before", "*A* shows one step after another.");
        return;
    }
    match_log_words(replay_before(), kept()->watched.last, match_words(&done));
    begin_sentence(done.words);
    changed_put(&changed);
    chrome_status(CHROME_STATUS_X, "", changed.words);
    type_rich(CHROME_STATUS_X, CHROME_LINE1, type_fitting(TYPE_BODY_BOLD, done.words, ROOM), COLOUR_PAPYRUS,
              done.words);
}

static void draw(void) {
    const bool first = kept()->done == 0, last = kept()->done == kept()->all;
    const struct chrome_key keys[] = {
        {ICON_KEY_A, last ? "Done" : "Next"}, {ICON_KEY_LR, "Step"}, {ICON_KEY_B, "Back"}};
    struct match_watched watched = kept()->watched;
    watched.again = kept()->marks;
    match_watch_ui()->draw(&watched);
    chrome_status_ground(CHROME_STATUS_Y);
    match_title_name(watched.seat, "", first ? " begins" : " plays", CHROME_NO_PHASE);
    draw_words();
    chrome_keys(keys, sizeof keys / sizeof keys[0], false);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = next,
                                     .back = leave,
                                     .look = leave,
                                     .keeps = sizeof(struct steps_memory)};

void recap_steps_open(unsigned from, unsigned to) {
    assert(from < to && to <= play_match()->length && !play_viewing());
    screen_push(&screen);
    kept()->from = (uint16_t)from;
    kept()->to = (uint16_t)to;
    replay_gather();
    go_to(from);
}
