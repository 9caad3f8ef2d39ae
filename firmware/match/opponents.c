#include "opponents.h"

#include <assert.h>
#include <stddef.h>

#include "board.h"
#include "journal.h"
#include "keys.h"
#include "lesson.h"
#include "play.h"
#include "recap.h"
#include "tips.h"

static struct search search;
static struct {
    bool thinking;         /* about the match as it stood at */
    uint32_t version;      /* play_version */
    uint32_t began_ms;     /* when it began to think */
    bool skipping;         /* the rest of the opponents' turns comes at once, */
    uint32_t skipped;      /* in the match of that number: play_id */
    uint32_t pressed_ms;   /* when a press skipped or hurried */
    bool moved_before;     /* an opponent's move was played in this round of theirs, */
    uint32_t last_move_ms; /* and when */
    uint32_t asked;        /* of the match of that number in the journal, and one more: */
    bool first;            /* is it the first one of its game? */
} now;

/* A thought about a match that has gone on, or is another one, is worth nothing. */
static bool is_thinking(void) {
    return now.thinking && now.version == play_version();
}

struct search *opponents_lend_search(void) {
    now.thinking = false;
    return &search;
}

void *opponents_lend_memory(void) {
    return opponents_lend_search()->node + REVIEW_NODES;
}

/* Whoever left a match while it was skipping sees the next one's opponents at their pace. */
static bool is_skipping(void) {
    return now.skipping && now.skipped == play_id();
}

void opponents_skip(void) {
    now.skipping = play_opponent_to_move();
    now.skipped = play_id();
    now.pressed_ms = board_ms();
    if (is_thinking()) {
        search_hurry(&search);
    }
}

/* A is held, not just pressed. */
static bool hurried_on(void) {
    enum { HELD_MS = 500 };
    return is_skipping() && keys_held(KEY_A) && board_ms() - now.pressed_ms >= HELD_MS;
}

/* No match of the game is counted by the statistics. */
static bool none_finished(void) {
    struct journal_stat stat;
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        if (stat.game == play_game()->id && stat.games > 0) {
            return false;
        }
    }
    return true;
}

/* Whoever has turned tips off knows the games. */
static bool is_first_match(void) {
    if (now.asked != play_id() + 1) {
        now.asked = play_id() + 1;
        now.first = none_finished();
    }
    return now.first && tips_on();
}

/* Whoever learns is to see each move; so is whoever plays a game for the first time, but at once is at once.
 */
uint32_t opponents_pace_ms(void) {
    const bool learns = lesson_on() || (settings()->pace == PACE_NORMAL && is_first_match());
    return is_skipping() ? 0 : learns ? settings_pace_of(PACE_SLOW) : settings_pace_ms();
}

/* The same match thinks the same thoughts. */
static void think(void) {
    const struct match *match = play_match();
    const uint8_t number = (uint8_t)play_level((unsigned)play_turn());
    search_begin(&search, match, search_level_numbered(match->setup.game, number),
                 match->setup.seed + ((uint64_t)match->length << 32));
    now.thinking = true;
    now.version = play_version();
    now.began_ms = board_ms();
}

unsigned opponents_thought(void) {
    enum { SHORT_MS = 250 }; /* what is over so soon needs no bar */
    const bool thinks =
        is_thinking() && search.phase < SEARCH_CHOOSE && board_ms() - now.began_ms >= SHORT_MS;
    return thinks ? 1 + search.playouts * (OPPONENTS_THOUGHT_STEPS - 1u) / search.wanted : 0;
}

/* A step of the thought, then of its reason. */
static bool think_step(struct search *thought, bool own) {
    if (thought->phase != SEARCH_DECIDED) {
        (void)search_step(thought);
        return false;
    }
    if (!thought->reasoning.begun) {
        reason_begin(thought, own, opponents_pace_ms() == 0 && !own);
        return false;
    }
    return reason_step(thought);
}

bool opponents_think_slice(struct search *thought, bool own) {
    const uint32_t start_us = board_us();
    do {
        if (think_step(thought, own)) {
            return true;
        }
    } while (board_us() - start_us < OPPONENTS_SLICE_US);
    return false;
}

bool opponents_think(void) {
    assert(play_opponent_to_move());
    if (lesson_on()) {
        return true;
    }
    if (!is_thinking()) {
        think();
    }
    if (hurried_on()) {
        search_hurry(&search);
    }
    return opponents_think_slice(&search, false);
}

static uint32_t pace_left_ms(void) {
    const uint32_t since = board_ms() - now.last_move_ms, pace = opponents_pace_ms();
    return !now.moved_before || since >= pace ? 0 : pace - since;
}

static move_t play_decided(move_t best) {
    const bool legal = play_move(best);
    assert(legal);
    (void)legal;
    now.last_move_ms = board_ms();
    now.moved_before = true;
    if (!play_opponent_to_move()) {
        now.skipping = false;
        now.moved_before = false;
    }
    return best;
}

/* A lesson's opponent plays what the lesson says, when what was to be read before it has been; and what is
 * said of its move can be read before that is made. */
static uint32_t lesson_turn(move_t *moved) {
    enum { SAID = 3 /* times as long */ };
    const move_t move = lesson_opponents_move();
    if (!now.moved_before || move == MOVE_NONE) {
        now.last_move_ms = board_ms();
        now.moved_before = true;
    }
    const bool said = move != MOVE_NONE && lesson_step_now()->caption_count > 0;
    const uint32_t since = board_ms() - now.last_move_ms, pace = opponents_pace_ms() * (said ? SAID : 1);
    if (move == MOVE_NONE || since < pace) {
        return pace > since ? pace - since : opponents_pace_ms();
    }
    *moved = play_decided(move);
    return opponents_pace_ms();
}

static void keep_reason(void) {
    struct reason parts[REASON_PARTS];
    const unsigned count = reason_parts(&search, parts);
    recap_keep(parts, count);
}

uint32_t opponents_turn(move_t *moved) {
    *moved = MOVE_NONE;
    assert(play_opponent_to_move());
    if (lesson_on()) {
        return lesson_turn(moved);
    }
    if (!opponents_think()) {
        return 0;
    }
    const uint32_t left = pace_left_ms();
    if (left > 0) {
        return left;
    }
    keep_reason();
    *moved = play_decided(search_best(&search));
    return opponents_pace_ms();
}
