#include "tips.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "game_ui.h"
#include "journal.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "type.h"

enum {
    FORMAT = 1,    /* first of the bytes */
    OFF = 1,       /* of flags */
    PLACES = 16,   /* a name in a game each; the one that was unused the longest makes room */
    READ_MS = 900, /* whoever presses sooner has not read it: it comes again */
    NO_TIP = 0xff,
};

/* As it is kept. docs/save-format.md */
static struct {
    uint8_t format, flags;
    struct place {
        char name[SETTINGS_NAME_MAX];
        uint8_t game;   /* its number in saves; 0: free */
        uint8_t met[2]; /* a bit for each tip, low byte first */
    } of[PLACES];       /* the one that was changed last is first */
} known;
_Static_assert(sizeof known == 2 + PLACES * (SETTINGS_NAME_MAX + 3), "bytes alone");

static struct {
    const char *words; /* on the screen, or waiting for room; NULL: none */
    uint32_t since_ms; /* it has stood there */
    uint8_t number;
    uint8_t told; /* in the turn of this seat, and one more; 0: not in this turn */
} now;

/* ---- the frame's own: after the games' in the bits */

static bool last_round(const void *state, unsigned seat) {
    (void)state, (void)seat;
    return match_last_round();
}

static bool can_take_back(const void *state, unsigned seat) {
    (void)state;
    return play_match()->length > play_match()->barrier && play_owner() == seat;
}

static bool has_moved(const void *state, unsigned seat) {
    (void)state;
    return play_moved(seat) > 0;
}

static const struct tip common[] = {
    {last_round, "The last round: what you lead when it is over counts."},
    {can_take_back, "Hold *B* to take a step back, up to what was turned up."},
    {has_moved, "*X* lets you look around: at points, rivals and the log."},
};
enum { COMMON = sizeof common / sizeof common[0] };
_Static_assert(TIPS_MAX + COMMON <= 16, "a bit each");

/* ---- who has met what */

void tips_start(void) {
    memset(&now, 0, sizeof now);
    if (journal_tips_load(&known, sizeof known) != sizeof known || known.format != FORMAT) {
        memset(&known, 0, sizeof known);
    }
}

bool tips_kept(void) {
    return known.format == FORMAT;
}

void tips_keep(void) {
    known.format = FORMAT;
    (void)journal_tips_save(&known, sizeof known);
}

bool tips_on(void) {
    return (known.flags & OFF) == 0;
}

void tips_turn(bool on) {
    if (on != tips_on()) {
        known.flags = (uint8_t)(known.flags ^ OFF);
        tips_keep();
    }
}

static bool is_of(const struct place *place, const char *name, const struct game *game) {
    return place->game == game->id && strncmp(place->name, name, sizeof place->name) == 0;
}

/* PLACES: nothing is known of the name. */
static unsigned find(const char *name) {
    unsigned at = 0;
    while (at < PLACES && !is_of(&known.of[at], name, play_game())) {
        at++;
    }
    return at;
}

static bool has_met(unsigned tip) {
    const unsigned at = find(play_name((unsigned)play_turn()));
    return at < PLACES && ((known.of[at].met[tip / 8u] >> tip % 8u) & 1u) != 0;
}

static void meet(const char *name, unsigned tip) {
    const unsigned at = find(name), from = at < PLACES ? at : PLACES - 1u;
    struct place place = {.game = play_game()->id};
    assert(tip / 8u < sizeof place.met);
    if (at < PLACES) {
        place = known.of[at];
    } else {
        memcpy(place.name, name, sizeof place.name); /* which has zeros after its end (play.c) */
    }
    memmove(&known.of[1], &known.of[0], from * sizeof place);
    place.met[tip / 8u] = (uint8_t)(place.met[tip / 8u] | 1u << tip % 8u);
    known.of[0] = place;
    tips_keep();
}

/* ---- on the screen */

/* So many px of the status, from its left, are free of what can be chosen: in the picture that was drawn
 * last.
 */
static int heard;

enum { EDGE = 2, TEXT_X = 10, RIGHT = 6 };
static const struct area status = {0, CHROME_STATUS_Y, CANVAS_WIDTH, CHROME_STATUS_HEIGHT};

/* What can't be taken back is said there, too, and is to be seen. */
static bool warns(const struct saying *saying) {
    static const char final[] = "final";
    enum { LENGTH = sizeof final - 1 };
    bool found = false;
    for (size_t i = 0; saying->what == SAID_WORDS && i + LENGTH <= saying->length && !found; i++) {
        found = memcmp(saying->words + i, final, LENGTH) == 0;
    }
    return found;
}

static void hear(const struct saying *saying) {
    const bool chosen = saying->what == SAID_CURSOR || saying->what == SAID_CHOICE || warns(saying);
    const int end = saying->area.y + saying->area.height;
    if (chosen && end > status.y && saying->area.y < CHROME_KEYS_Y && saying->area.x < heard) {
        heard = saying->area.x;
    }
}

static void begins(void) {
    heard = CANVAS_WIDTH;
}

/* Of its words, where they stand. */
static struct area room(void) {
    return (struct area){TEXT_X, status.y + 1, heard - TEXT_X - RIGHT, status.height};
}

static bool stands(void) {
    return now.words != NULL && screen_over_home() && heard > CANVAS_WIDTH / 2 &&
           type_wrap_lines(room().width, TYPE_SMALL, now.words) <= TIPS_LINES;
}

static void draw(void) {
    const struct area box = {status.x, status.y, heard, status.height};
    if (!stands()) {
        return;
    }
    say(SAID_COVER, box);
    canvas_fill(box.x, box.y, box.width, box.height, COLOUR_NIGHT);
    canvas_frame(box.x, box.y, box.width, box.height, EDGE, COLOUR_GOLD);
    type_wrap(room(), TYPE_SMALL, COLOUR_PAPYRUS, now.words);
}

static void end(void) {
    if (now.words != NULL && !lesson_on()) {
        screen_guide(NULL);
    }
    now.words = NULL;
}

/* The press is the screen's: nothing is held up. */
static bool takes(enum key key) {
    (void)key;
    if (!stands()) {
        now.since_ms = board_ms();
    } else {
        if (board_ms() - now.since_ms >= READ_MS) {
            meet(play_name((unsigned)play_turn()), now.number);
        }
        end();
    }
    return false;
}

static void tell(unsigned number, const char *words) {
    static const struct listener listener = {hear, true};
    static const struct screen_guide guide = {begins, &listener, draw, takes};
    now.words = words;
    now.number = (uint8_t)number;
    now.since_ms = board_ms();
    now.told = (uint8_t)(play_turn() + 1);
    screen_guide(&guide);
}

/* ---- which */

static bool matters(unsigned number, const struct tip *tip) {
    return !has_met(number) && tip->matters(play_state(), (unsigned)play_turn());
}

static void choose(void) {
    const struct tip *tips = match_ui()->tips;
    for (unsigned i = 0; tips != NULL && tips[i].words != NULL; i++) {
        assert(i < TIPS_MAX);
        if (matters(i, &tips[i])) {
            tell(i, tips[i].words);
            return;
        }
    }
    for (unsigned i = 0; i < COMMON; i++) {
        if (matters(TIPS_MAX + i, &common[i])) {
            tell(TIPS_MAX + i, common[i].words);
            return;
        }
    }
}

void tips_look(bool step) {
    const bool decides = !lesson_on() && play_person_to_move();
    if (!decides || play_turn() + 1 != now.told) {
        end();
        now.told = 0;
    }
    if (now.words != NULL) {
        end(); /* it has found no room: another one may matter more by now */
        now.told = 0;
    }
    if (decides && step && tips_on() && now.told == 0) {
        choose();
    }
}

const char *tips_now(void) {
    return now.words;
}
