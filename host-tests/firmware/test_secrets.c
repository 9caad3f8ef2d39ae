/* Hot seat: what only one of several people may see is drawn after they asked for it, and not before. Each
 * picture up to a cover is drawn twice: as the match is, and with all reshuffled that another seat can't
 * know. No pixel may differ, and neither may whether a cover comes. */
#include <string.h>
#include <unity.h>

#include "empire/empire.h"
#include "games.h"
#include "handheld.h"
#include "match_memory.h"
#include "match_screens.h"
#include "monuments/monuments.h"
#include "monuments/monuments_ui.h"
#include "play.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"

enum { SEATS = 3, STANDS_MS = 800, PICTURES = 64, STEPS_MAX = 700, EVERY = 61, TEXT = 1200 };

static struct rng rng, shuffled;
static unsigned covers, ready; /* that were met: covers, and steps at which a quest could be turned in */

void setUp(void) {
    handheld_start(&settings_in_journal);
}
void tearDown(void) {}

/* ---- what is seen */

struct seen {
    unsigned count;
    uint32_t picture[PICTURES];
    char text[PICTURES][TEXT];
};

static void take(struct seen *seen) {
    uint32_t sum = 2166136261u; /* FNV-1a */
    const uint16_t *at = headless_panel()->frame[0];
    for (unsigned i = 0; i < 240u * 240u; i++) {
        sum = (sum ^ at[i]) * 16777619u;
    }
    TEST_ASSERT_LESS_THAN_UINT(PICTURES, seen->count);
    strncpy(seen->text[seen->count], handheld_text(), TEXT - 1);
    seen->picture[seen->count++] = sum;
}

static bool reads(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

static bool is_covered(void) {
    return reads("A I am ");
}

/* Keys from the step on, as far as no cover comes. A goes into something, and makes no move. */
static bool goes_in(void) {
    return reads("Look: ") || reads("A Cards") || reads("Your quests, for your eyes only");
}

static void look_by(const char *keys, struct seen *seen) {
    static const struct {
        char key;
        enum board_button button;
    } buttons[] = {{'A', BUTTON_A},  {'B', BUTTON_B},    {'X', BUTTON_X},    {'Y', BUTTON_Y},
                   {'u', BUTTON_UP}, {'d', BUTTON_DOWN}, {'l', BUTTON_LEFT}, {'r', BUTTON_RIGHT}};
    screen_home();
    match_memory_clear(); /* cursors */
    match_continue();
    handheld_run_ms(STANDS_MS);
    take(seen);
    for (; *keys != '\0' && !is_covered() && (*keys != 'A' || goes_in()); keys++) {
        unsigned i = 0;
        while (buttons[i].key != *keys) {
            i++;
        }
        handheld_press(buttons[i].button);
        take(seen);
    }
    covers += is_covered();
}

static void see(struct seen *seen) {
    static const char *const ways[] = {"XrrrrrY", "XX", "YrrB", "XA"};
    const unsigned length = play_match()->length;
    match_continue(); /* what is said once has been said */
    seen->count = 0;
    for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        look_by(ways[i], seen);
    }
    if (play_game() == &monuments && monuments_ui_step().kind == MONUMENTS_TASK_TURN && !play_hands_over()) {
        look_by("AddddrrdAY", seen); /* the last row of the cards: taking back, the quests */
    }
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
}

/* ---- the same, as it might be */

static void compare(const struct seen *one, const struct seen *other) {
    for (unsigned i = 0; i < one->count && i < other->count; i++) {
        if (one->picture[i] != other->picture[i]) {
            TEST_ASSERT_EQUAL_STRING(one->text[i], other->text[i]);
            TEST_FAIL_MESSAGE(one->text[i]);
        }
    }
    TEST_ASSERT_EQUAL_UINT(one->count, other->count);
}

static uint32_t kept[GAME_STATE_MAX / sizeof(uint32_t)];

/* The match's own, which is const to everybody else. */
static void *own_state(void) {
    const void *seen = play_state();
    void *own;
    memcpy(&own, &seen, sizeof own);
    return own;
}

/* The match as a seat that doesn't decide might think it is. */
static void redeal(unsigned seat) {
    void *state = own_state();
    memcpy(kept, state, play_game()->state_bytes);
    play_game()->redeal(state, (int)seat, &shuffled);
}

static void put_back(void) {
    memcpy(own_state(), kept, play_game()->state_bytes);
}

static unsigned an_other(void) {
    return ((unsigned)play_turn() + 1 + rng_below(&rng, SEATS - 1u)) % SEATS;
}

static void nothing_shows_now(void) {
    static struct seen as_it_is, as_it_might_be;
    if (play_game()->secret(play_state()) && !play_hands_over()) {
        return; /* the owner looks */
    }
    see(&as_it_is);
    redeal(an_other());
    see(&as_it_might_be);
    put_back();
    compare(&as_it_is, &as_it_might_be);
}

/* ---- matches */

static bool could_turn_in(void) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = play_game() == &monuments ? monuments.moves(play_state(), moves) : 0;
    for (unsigned i = 0; i < count; i++) {
        if (monuments_move_op(moves[i]) == MONUMENTS_OP_QUEST) {
            return true;
        }
    }
    return false;
}

static void begin(const struct game *game, uint8_t handover, unsigned seed) {
    struct settings changed = *settings();
    changed.handover = handover;
    settings_change(&changed);
    rng_seed(&rng, seed);
    rng_seed(&shuffled, seed + 1);
    handheld_match(game, SEATS, SEATS, NULL, seed);
    match_continue();
}

/* Where somebody could do more than all know, always; else now and then. */
static void walk(const struct game *game, uint8_t handover, unsigned seed) {
    begin(game, handover, seed);
    for (unsigned i = 0; play_turn() != GAME_OVER && i < STEPS_MAX; i++) {
        const bool secret = could_turn_in();
        if (secret || i % EVERY == 0 || (game == &empire && i < 2 * SEATS)) {
            ready += secret;
            nothing_shows_now();
        }
        if (play_hands_over()) {
            play_taken();
        }
        TEST_ASSERT_TRUE(handheld_move(game->rollout(play_state(), &rng)));
    }
}

static void a_quest_is_nobodys_but_its_owners(void) {
    walk(&monuments, HANDOVER_SECRETS, 3);
    walk(&monuments, HANDOVER_ALWAYS, 4);
    TEST_ASSERT_GREATER_THAN_UINT(5, ready);
    TEST_ASSERT_GREATER_THAN_UINT(20, covers);
}

static void so_is_a_bid(void) {
    walk(&empire, HANDOVER_SECRETS, 5);
    walk(&empire, HANDOVER_ALWAYS, 6);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(a_quest_is_nobodys_but_its_owners);
    RUN_TEST(so_is_a_bid);
    return UNITY_END();
}
