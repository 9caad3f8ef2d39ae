#include "tips.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "board.h"
#include "chrome.h"
#include "game_ui.h"
#include "journal.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"

enum {
    FORMAT = 1,    /* first of the bytes */
    OFF = 1,       /* of flags */
    PLACES = 16,   /* a name in a game each; the one that was unused the longest makes room */
    SEEN_MS = 250, /* whoever presses sooner has not seen it: it comes once more */
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
    const char *words; /* on the screen, or below one that lies over it; NULL: none */
    uint32_t since_ms; /* it has stood there */
    uint8_t number;
    uint8_t told;                   /* in the turn of this seat, and one more; 0: not in this turn */
    uint8_t game;                   /* of the next one: its number in saves */
    uint16_t hasty[GAME_SEATS_MAX]; /* a bit for each that a seat has pressed away: none comes a third time */
} now;

/* ---- the frame's own: after the games' in the bits */

static bool last_round(const struct tip_asked *at) {
    (void)at;
    return match_last_round();
}

static bool can_take_back(const struct tip_asked *at) {
    return play_match()->length > play_match()->barrier && play_owner() == at->seat;
}

static bool has_moved(const struct tip_asked *at) {
    return play_moved(at->seat) > 0;
}

enum { LAST_ROUND, TAKE_BACK, LOOK, COMMON };
static const struct tip common[COMMON] = {
    [LAST_ROUND] = {last_round, "The last round: whatever you lead at its end counts.", 0},
    [TAKE_BACK] = {can_take_back, "Hold *B* to take your last step back.", 0},
    [LOOK] = {has_moved, "*X* lets you look around: at points, rivals and the log.", 0},
};
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

void tips_learnt(void) {
    meet(play_name(0), 0);
    meet(play_name(0), TIPS_MAX + LOOK);
}

/* ---- on the screen */

static bool stands(void) {
    return now.words != NULL && screen_over_home();
}

static void draw(void) {
    if (stands()) {
        chrome_band(now.words, COLOUR_GOLD);
    }
}

static void end(void) {
    if (now.words != NULL && !lesson_on()) {
        screen_guide(NULL);
    }
    now.words = NULL;
}

/* Has the seat pressed this one away before? From now on it has. */
static bool was_hasty(unsigned seat, unsigned number) {
    const uint16_t bit = (uint16_t)(1u << number);
    assert(seat < GAME_SEATS_MAX);
    if (now.game != play_game()->id) {
        memset(now.hasty, 0, sizeof now.hasty);
        now.game = play_game()->id;
    }
    const bool was = (now.hasty[seat] & bit) != 0;
    now.hasty[seat] = (uint16_t)(now.hasty[seat] | bit);
    return was;
}

/* The press is the screen's: nothing is held up. */
static bool takes(enum key key) {
    (void)key;
    if (!stands()) {
        now.since_ms = board_ms();
        return false;
    }
    const unsigned seat = now.told - 1u;
    if (was_hasty(seat, now.number) || board_ms() - now.since_ms >= SEEN_MS) {
        meet(play_name(seat), now.number);
    }
    end();
    return false;
}

static void tell(unsigned number, const char *words) {
    static const struct screen_guide guide = {NULL, NULL, draw, takes};
    now.words = words;
    now.number = (uint8_t)number;
    now.since_ms = board_ms();
    now.told = (uint8_t)(play_turn() + 1);
    screen_guide(&guide);
}

/* ---- which */

static bool matters(unsigned number, const struct tip *tip) {
    const struct tip_asked at = {play_state(), (unsigned)play_turn(), tip->what};
    return !has_met(number) && tip->matters(&at);
}

/* Where something can first be taken back, though the turn has had its tip. */
static void tell_undo(void) {
    if (matters(TIPS_MAX + TAKE_BACK, &common[TAKE_BACK])) {
        tell(TIPS_MAX + TAKE_BACK, common[TAKE_BACK].words);
    }
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
        end(); /* nobody has pressed it away: another one may matter more by now */
        now.told = 0;
    }
    const bool tells = decides && step && tips_on();
    if (tells && now.told == 0) {
        choose();
    } else if (tells) {
        tell_undo();
    }
}

const char *tips_now(void) {
    return now.words;
}
