#include "screen.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "motion.h"
#include "say.h"
#include "sound.h"

/* The most that any way in needs: a match that is over, and over its ranking the coach, with a page of help.
 */
enum { WORD = sizeof(uint64_t), WORDS = 1120 / WORD };

static const struct screen *stack[SCREENS_MAX];
static const struct screen *overlay;     /* NULL: none */
static const struct screen_guide *guide; /* NULL: nobody */
static unsigned depth;
/* The screen whose function is called: the top one, but for those below it while they are drawn. */
static unsigned current;
static uint64_t memory[WORDS]; /* of all that are open, one after the other */
static uint8_t pictures;
static bool changed;
static struct {
    bool on; /* the top wants to be called, at that time */
    uint32_t at_ms;
} ticks;
static struct {
    bool told;        /* the picture says that the top rests; when it doesn't any more, another one is due */
    bool on;          /* presses don't reach the top yet */
    bool keyed;       /* a key's function is called: what comes up was asked for; */
    bool ticked;      /* a tick's: it comes by itself */
    bool any;         /* a key was pressed, */
    uint32_t ms;      /* last at that time */
    bool alone;       /* so did the top, */
    uint32_t came_ms; /* at that time: a press that was on its way was meant for the screen before */
} presses;

static unsigned words_kept(const struct screen *screen) {
    return (screen->keeps + WORD - 1u) / WORD;
}

static uint64_t *memory_of(unsigned level) {
    unsigned below = 0;
    for (unsigned i = 0; i < level; i++) {
        below += words_kept(stack[i]);
    }
    assert(below + words_kept(stack[level]) <= WORDS);
    return memory + below;
}

void *screen_memory(size_t bytes) {
    assert(depth > 0 && bytes == stack[current]->keeps);
    return memory_of(current);
}

/* Since when it rests. */
static uint32_t rests_since_ms(void) {
    const bool later = presses.alone && (int32_t)(presses.came_ms - presses.ms) > 0;
    return later ? presses.came_ms : presses.ms;
}

/* Would a press fall through now? */
bool screen_resting(void) {
    return presses.on && presses.any && board_ms() - rests_since_ms() < SCREEN_REST_MS;
}

static void tick_soon(void) {
    ticks.on = screen_top()->tick != NULL;
    ticks.at_ms = board_ms();
}

/* What a press has uncovered was seen before. */
static void came_to_top(bool uncovered) {
    changed = true;
    current = depth - 1;
    presses.on = (screen_top()->rests && !uncovered) || !presses.keyed;
    presses.alone = presses.ticked;
    presses.came_ms = board_ms();
    presses.told = screen_resting();
    tick_soon();
    if (screen_top()->shown != NULL) {
        screen_top()->shown();
    }
}

void screen_rest(void) {
    presses.on = true;
    presses.told = screen_resting();
}

void screens_start(const struct screen *bottom) {
    depth = 0;
    presses.keyed = presses.any = false;
    screen_push(bottom);
}

static void put_on(const struct screen *screen) {
    stack[depth - 1] = screen;
    memset(memory_of(depth - 1), 0, screen->keeps);
    came_to_top(false);
}

void screen_push(const struct screen *screen) {
    assert(screen != NULL && screen->draw != NULL);
    assert(depth < SCREENS_MAX);
    depth++;
    put_on(screen);
}

void screen_pop(void) {
    if (depth > 1) {
        depth--;
        came_to_top(true);
    }
}

void screen_back(void) {
    if (depth > 1) {
        sound_play(CUE_BACK);
        screen_pop();
    }
}

void screen_replace(const struct screen *screen) {
    assert(depth > 0);
    while (depth > 2 && stack[depth - 1]->over) { /* never the bottom: all ways lead back to it */
        depth--;
    }
    put_on(screen);
}

void screen_home(void) {
    if (depth > 1) {
        depth = 1;
        came_to_top(true);
    }
}

bool screen_at_home(void) {
    return depth == 1;
}

bool screen_over_home(void) {
    return depth == 2;
}

void screen_overlay(const struct screen *screen) {
    overlay = screen;
    changed = true;
}

void screen_guide(const struct screen_guide *looks_on) {
    guide = looks_on;
    changed = true;
}

const struct screen *screen_top(void) {
    assert(depth > 0);
    return stack[depth - 1];
}

/* The topmost that lies over no other one. */
static unsigned ground(void) {
    unsigned level = depth - 1;
    assert(depth > 0);
    while (level > 0 && stack[level]->over) {
        level--;
    }
    return level;
}

const struct screen *screen_ground(void) {
    return stack[ground()];
}

bool screen_hints(void) {
    return depth > 0 && stack[current]->hint != NULL;
}

void screen_redraw(void) {
    changed = true;
}

static bool is_answered(const struct screen *screen, enum key key) {
    return key == KEY_A   ? screen->act != NULL
           : key == KEY_X ? screen->look != NULL
           : key == KEY_Y ? screen->help != NULL
                          : key > KEY_RIGHT || screen->steer != NULL;
}

/* To the key's own function: one statement, for the compiler makes one call of it, and the proof of the
 * stack's depth reads from the statement where that can go. */
static void press(const struct screen *screen, enum key key) {
    assert(key != KEY_UNDO || screen->undo != NULL);
    assert(key != KEY_HINT || screen->hint != NULL);
    assert(key != KEY_AGAIN || screen->again != NULL);
    if (is_answered(screen, key)) {
        key <= KEY_RIGHT         ? screen->steer(key)
        : key == KEY_A           ? screen->act()
        : key == KEY_X           ? screen->look()
        : key == KEY_Y           ? screen->help()
        : key == KEY_UNDO        ? screen->undo()
        : key == KEY_HINT        ? screen->hint()
        : key == KEY_AGAIN       ? screen->again()
        : (screen->back != NULL) ? screen->back()
                                 : screen_back();
    }
}

static bool is_held(enum key key) {
    return key == KEY_UNDO || key == KEY_HINT || key == KEY_AGAIN;
}

static bool has_held(const struct screen *screen, enum key key) {
    return (key == KEY_UNDO ? screen->undo : key == KEY_HINT ? screen->hint : screen->again) != NULL;
}

/* B may have been pressed on a screen with `undo`, and be held long enough when that one is gone; Y and A
 * likewise. */
static void key_to_top(enum key key) {
    const struct screen *top = screen_top();
    const bool held = is_held(key);
    if (key >= KEY_LETTER) {
        assert(top->write != NULL);
        top->write((char)(key - KEY_LETTER));
    } else if (top->key != NULL && !held) {
        top->key(key);
    } else if (!held || has_held(top, key)) {
        press(top, key);
    }
}

/* Does it come too soon after the one before, for a screen that nobody can have seen yet? Then it counts as
 * the one before the next. */
static bool falls_through(void) {
    const bool soon = screen_resting();
    presses.any = true;
    presses.ms = board_ms();
    presses.on = presses.told = soon;
    return soon;
}

/* Every press is answered: one that did nothing, and ended no motion, is heard to have been refused. */
void screens_key(enum key key) {
    uint32_t frame_ms;
    const bool moved = motions_due(&frame_ms);
    (void)sound_asked();
    sound_give_way();
    motions_end();
    changed = true;
    if (!falls_through()) {
        presses.keyed = true;
        if (guide == NULL || !guide->takes(key)) {
            key_to_top(key);
        }
        presses.keyed = false;
    }
    if (!sound_asked() && !moved) {
        sound_play(CUE_REFUSED);
    }
    tick_soon();
}

void screens_tick(uint32_t now_ms) {
    if (presses.told && !screen_resting()) {
        presses.told = false;
        changed = true;
    }
    if (!ticks.on || (int32_t)(now_ms - ticks.at_ms) < 0) {
        return;
    }
    const struct screen *ticking = screen_top();
    presses.ticked = true;
    const uint32_t again_ms = ticking->tick();
    presses.ticked = false;
    if (screen_top() == ticking) { /* otherwise the one that came to the top has asked for its own */
        ticks.on = again_ms != SCREEN_STILL;
        ticks.at_ms = now_ms + again_ms;
    }
}

/* The earlier one of the two, as far as they are. */
static bool earlier(bool any, uint32_t *at_ms, bool other, uint32_t other_ms) {
    if (other && (!any || (int32_t)(other_ms - *at_ms) < 0)) {
        *at_ms = other_ms;
    }
    return any || other;
}

bool screens_due(uint32_t *at_ms) {
    uint32_t picture_ms;
    const bool moves = motions_due(&picture_ms);
    *at_ms = ticks.at_ms;
    return earlier(earlier(ticks.on, at_ms, moves, picture_ms), at_ms, presses.told,
                   rests_since_ms() + SCREEN_REST_MS);
}

static bool picture_due(void) {
    uint32_t at_ms;
    return motions_due(&at_ms) && (int32_t)(board_ms() - at_ms) >= 0;
}

bool screens_changed(void) {
    return changed || picture_due();
}

static void draw_keys(const struct screen *screen) {
    unsigned count = 0;
    bool back = screen->back == NULL; /* it is shown */
    while (count < SCREEN_KEYS_MAX && screen->keys[count].word != NULL) {
        back |= screen->keys[count].glyph == ICON_KEY_B;
        count++;
    }
    if (count > 0 && screen->write != NULL && board_has_letters()) {
        chrome_keys_typed(screen->keys, count);
    } else if (count > 0) {
        chrome_keys(screen->keys, count, screen->help != NULL || screen->key != NULL);
    }
    if (count > 0 && !back) {
        chrome_keys_back();
    }
}

static void draw_screens(void) {
    for (current = ground(); current < depth; current++) {
        stack[current]->draw();
        draw_keys(stack[current]);
    }
    current = depth - 1;
}

/* The guide hears the picture that is seen; who has it read hears what the guide draws, too. */
static void draw_heard(void) {
    if (guide != NULL && guide->listener != NULL && !say_heard()) {
        guide->begins();
        say_to(guide->listener);
        draw_screens();
        say_to(NULL);
    } else {
        draw_screens();
    }
}

static void draw_stack(void) {
    draw_heard();
    if (guide != NULL) {
        guide->draw();
    }
    if (overlay != NULL) {
        overlay->draw();
    }
}

uint8_t screens_pictures(void) {
    return pictures;
}

void screens_draw(void) {
    changed = false;
    pictures++;
    motions_begin_picture();
    draw_stack();
}

void screens_say(const struct listener *listener) {
    say_to(listener);
    draw_stack();
    say_to(NULL);
}
