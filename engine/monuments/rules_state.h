/* The state of a game of Monuments, and the small questions and changes that everything else is made of.
 * What is still to be decided is a stack of tasks; the last one is decided next. Each kind of task has a rule
 * (how its moves are listed, and what a move does), so that an action is a table's entry and a few functions.
 */
#ifndef OXHIDE_MONUMENTS_RULES_STATE_H
#define OXHIDE_MONUMENTS_RULES_STATE_H

#include "bits.h"
#include "monuments.h"

enum {
    MONUMENTS_TASKS_MAX = 16, /* set-up: a turn, two tasks a seat; a layer's gift with a weapon to give: 8 */
    MONUMENTS_MOVED_MAX =
        16, /* five units in an action (green, two Waymarks), at most three entries each: a landing */
    MONUMENTS_DRAWN_MAX = 4, /* green Quests with Storytellers */
    MONUMENTS_MASK_WORDS = MONUMENTS_HEX_WORDS,
    MONUMENTS_LAND_WORD_1 = 0x3ffff, /* of the second word, the bits of land: hexes 32 to 49, */
    MONUMENTS_DRY_WORD_1 = 0x3fffff, /* and with the monuments: to 53 */
    MONUMENTS_QUEST_WORDS = 2,
    MONUMENTS_BUILDING_DAMAGED = 0x80, /* beside the hex */
    MONUMENTS_ALL_CARDS = (1 << MONUMENTS_CARDS) - 1,
};

/* Unarmed, armed, army, navy and air force of one seat in a hex, and which seat, in 16 bits. */
enum {
    MONUMENTS_UNITS_HOLDER = 14,
    MONUMENTS_UNITS_COUNTS = 0x3fff,
    MONUMENTS_UNITS_WORKERS = 0xff,
    MONUMENTS_UNITS_POWER = 0x3ff0
};

struct monuments_mask {
    uint32_t word[MONUMENTS_MASK_WORDS];
};

/* One decision, or a few of the same kind, of one seat. enum monuments_task_kind says what `left` and `done`
 * count. */
struct monuments_task {
    uint8_t kind, seat;
    uint8_t left, done;
    union {                       /* by kind; other kinds need no more */
        uint8_t all[4];           /* zeroed when the task is pushed */
        struct {                  /* MOVE */
            uint8_t water, shore; /* a ferry that takes a second passenger, and where it must board; or 0 */
        } boarded;
        struct { /* GOING */
            uint8_t hex, unit;
            uint8_t load; /* a resource plus 1; 0: none */
        } going;
        uint8_t option;   /* GIFTS: the personal option chosen */
        struct {          /* GIFT_GOODS, GIFT_HOUSE, GIFT_UNIT, WEAPON */
            uint8_t what; /* a resource, a building, or a piece from MONUMENTS_PIECE_ARMY on */
            uint8_t must; /* a WEAPON that is a gift can't be refused */
        } gift;
        uint8_t least;   /* LOSE: the power of the smallest loss so far; MONUMENTS_NOBODY: no loss yet */
        uint8_t group;   /* RETREAT: walkers, ships or aircraft */
        uint8_t given;   /* GET: the resource that was paid, which isn't taken back */
        uint8_t move[3]; /* FINISH: the move that was paid for, its lowest byte first */
    } of;
};
_Static_assert(sizeof(struct monuments_task) == 8, "without padding, so that equal states are equal bytes");

struct monuments_seat_state {
    uint8_t civilisation, score_card, deck, built, wins; /* built: layers */
    uint8_t workers;                                     /* in the supply */
    uint8_t supply[MONUMENTS_PIECES], locked[MONUMENTS_PIECES];
    uint8_t gains[MONUMENTS_GAINS]; /* of the common bonuses held; the yield is a mask of terrains */
    uint8_t buildings[MONUMENTS_BUILDINGS]
                     [MONUMENTS_PIECES_OF_A_KIND]; /* hex, with MONUMENTS_BUILDING_DAMAGED;
                                                   MONUMENTS_NO_HEX: not on the board */
    uint8_t dealt[2];                              /* the two starting quests, of which one was kept */
    uint16_t hand, green;                          /* masks of cards */
    uint32_t held;                                 /* mask of common bonuses */
    uint32_t open[MONUMENTS_QUEST_WORDS], completed[MONUMENTS_QUEST_WORDS];
    struct monuments_mask unit_hexes;   /* hexes with its units */
    struct monuments_mask worker_hexes; /* hexes with its workers, armed or not */
    uint32_t building_hexes[2];         /* land with its intact buildings */
};

struct monuments_battle {
    uint8_t target, attacker, defender, attackers;             /* attackers: how many units have joined */
    uint8_t joined[MONUMENTS_DIRECTIONS][MONUMENTS_UNITS + 1]; /* by direction from the target */
    uint8_t cast[2][3]; /* the last cast: how many faces of each pip, by side */
};

struct monuments_moved {
    uint8_t hex, what; /* a unit, or MONUMENTS_MOVED_DOCKED with the direction of a docked ferry's water */
};
enum { MONUMENTS_MOVED_DOCKED = 8 };

struct monuments_state {
    uint8_t seats, layout, round, last;                    /* last: somebody has built the fifth layer */
    uint8_t bank[MONUMENTS_RESOURCES], weapons, crossings; /* tokens not on the board */
    uint8_t task_count, moved_count, drawn_count;
    uint8_t due[MONUMENTS_RESOURCES], spare; /* the payment going on: tokens to pay, of these to be spared */
    uint8_t deck_count[MONUMENTS_QUEST_DECKS];
    uint8_t deck[MONUMENTS_QUEST_DECKS][MONUMENTS_QUEST_DECK_SIZE];
    uint8_t known[MONUMENTS_QUESTS]; /* mask of seats that know where in a deck the card lies */
    uint8_t drawn[MONUMENTS_DRAWN_MAX];
    uint8_t barred[MONUMENTS_DRY_HEXES]; /* directions with a river and no bridge */
    uint8_t docks[MONUMENTS_DRY_HEXES];  /* directions with a ferry at the shore */
    uint16_t units[MONUMENTS_HEXES];
    uint16_t resources[MONUMENTS_HEXES]; /* four bits a resource; on water: aboard the ferry */
    uint32_t piles;                      /* common bonuses still available */
    uint32_t used[2];                    /* land hexes already chosen in this action */
    struct monuments_mask ferry_hexes;   /* water with a ferry in its middle */
    struct monuments_task tasks[MONUMENTS_TASKS_MAX];
    struct monuments_moved moved[MONUMENTS_MOVED_MAX];
    struct monuments_battle battle;
    struct monuments_seat_state seat_states[MONUMENTS_SEATS];
    struct rng dice;
};

/* ---- masks */

static inline bool monuments_mask_has(const struct monuments_mask *mask, unsigned hex) {
    return (mask->word[hex >> 5] >> (hex & 31) & 1) != 0;
}

static inline void monuments_mask_add(struct monuments_mask *mask, unsigned hex) {
    mask->word[hex >> 5] |= UINT32_C(1) << (hex & 31);
}

static inline void monuments_mask_drop(struct monuments_mask *mask, unsigned hex) {
    mask->word[hex >> 5] &= ~(UINT32_C(1) << (hex & 31));
}

/* The hexes of a mask, lowest first: for (int hex = -1; (hex = monuments_mask_next(&mask)) >= 0;) empties the
 * mask. */
static inline int monuments_mask_next(struct monuments_mask *mask) {
    for (int word = 0; word < MONUMENTS_MASK_WORDS; word++) {
        const uint32_t bits = mask->word[word];
        if (bits != 0) {
            mask->word[word] = bits & (bits - 1);
            return word * 32 + (int)bits_lowest(bits);
        }
    }
    return -1;
}

static inline int monuments_bits_next(uint32_t *bits) {
    const int bit = (int)bits_lowest(*bits);
    *bits &= *bits - 1;
    return bit;
}

/* Land only, monuments left out. */
static inline struct monuments_mask monuments_mask_land(const struct monuments_mask *mask) {
    return (struct monuments_mask){{mask->word[0], mask->word[1] & MONUMENTS_LAND_WORD_1, 0, 0}};
}

static inline bool monuments_is_land(unsigned hex) {
    return hex < MONUMENTS_LAND_HEXES;
}
static inline bool monuments_is_water(unsigned hex) {
    return hex >= MONUMENTS_DRY_HEXES;
}
static inline unsigned monuments_opposite(unsigned direction) {
    return direction < 3 ? direction + 3 : direction - 3;
}
unsigned monuments_direction_between(unsigned from, unsigned to); /* of neighbours */

/* ---- resources */

static inline unsigned monuments_resources_of(const struct monuments_state *state, unsigned hex,
                                              unsigned resource) {
    return state->resources[hex] >> (4 * resource) & 15u;
}

static inline unsigned monuments_resources_total(unsigned resources) {
    const unsigned pairs = (resources & 0x0f0fu) + (resources >> 4 & 0x0f0fu);
    return (pairs & 0xffu) + (pairs >> 8);
}

static inline unsigned monuments_resources_room(const struct monuments_state *state, unsigned hex) {
    return MONUMENTS_HEX_ROOM - monuments_resources_total(state->resources[hex]);
}

static inline void monuments_resources_put(struct monuments_state *state, unsigned hex, unsigned resource,
                                           unsigned count) {
    state->resources[hex] = (uint16_t)(state->resources[hex] + (count << (4 * resource)));
}

static inline void monuments_resources_take(struct monuments_state *state, unsigned hex, unsigned resource,
                                            unsigned count) {
    state->resources[hex] = (uint16_t)(state->resources[hex] - (count << (4 * resource)));
}

void monuments_resources_from_bank(struct monuments_state *state, unsigned hex, unsigned resource,
                                   unsigned count);
void monuments_resources_to_bank(struct monuments_state *state, unsigned hex, unsigned resource,
                                 unsigned count);

/* What a seat can spend, a byte a resource: 15 hexes of 5 fit. */
uint32_t monuments_stock_of(const struct monuments_state *state, unsigned seat);
static inline unsigned monuments_stock_resource(uint32_t stock, unsigned resource) {
    return stock >> (8 * resource) & 0xff;
}

/* ---- units */

extern const uint8_t monuments_unit_shifts[MONUMENTS_UNITS];

static inline unsigned monuments_unit_limit(unsigned unit) {
    return unit < MONUMENTS_ARMY ? 15 : 3;
}

static inline unsigned monuments_units_of(const struct monuments_state *state, unsigned hex, unsigned unit) {
    return state->units[hex] >> monuments_unit_shifts[unit] & monuments_unit_limit(unit);
}

static inline unsigned monuments_workers_in(const struct monuments_state *state, unsigned hex) {
    return (state->units[hex] & 15u) + (state->units[hex] >> 4 & 15u);
}

static inline unsigned monuments_holder_of(const struct monuments_state *state, unsigned hex) {
    return state->units[hex] == 0 ? MONUMENTS_NOBODY : state->units[hex] >> MONUMENTS_UNITS_HOLDER;
}

static inline bool monuments_holds(const struct monuments_state *state, unsigned seat, unsigned hex) {
    return monuments_mask_has(&state->seat_states[seat].unit_hexes, hex);
}

void monuments_units_add(struct monuments_state *state, unsigned seat, unsigned hex, unsigned unit,
                         unsigned count);
void monuments_units_drop(struct monuments_state *state, unsigned hex, unsigned unit, unsigned count);
unsigned monuments_workers_on_board(const struct monuments_state *state, unsigned seat);
unsigned monuments_pieces_on_board(const struct monuments_state *state, unsigned seat, unsigned piece);
/* A unit leaves the board: to the supply, its weapon to be given away, its ferry or cargo to the pool. */
void monuments_unit_kill(struct monuments_state *state, unsigned seat, unsigned hex, unsigned unit);
void monuments_ferry_trim(struct monuments_state *state, unsigned hex); /* after passengers left */

/* ---- buildings */

bool monuments_building_here(const struct monuments_seat_state *seat_state, unsigned building,
                             unsigned hex); /* damaged or not */
bool monuments_building_works(const struct monuments_state *state, unsigned seat, unsigned building,
                              unsigned hex);
void monuments_building_set(struct monuments_state *state, unsigned seat, unsigned building, unsigned from,
                            unsigned to);
/* Land where a seat's working buildings of a kind stand. */
void monuments_buildings_working(const struct monuments_state *state, unsigned seat, unsigned building,
                                 uint32_t out[2]);
/* Another seat's intact building stands there, whether it works or not. */
bool monuments_foreign_building(const struct monuments_state *state, unsigned seat, unsigned hex);

/* ---- tasks */

static inline struct monuments_task *monuments_task_top(struct monuments_state *state) {
    return &state->tasks[state->task_count - 1];
}
static inline const struct monuments_task *monuments_task_now(const struct monuments_state *state) {
    return &state->tasks[state->task_count - 1];
}
struct monuments_task *monuments_task_push(struct monuments_state *state, unsigned kind, unsigned seat,
                                           unsigned left);
void monuments_task_pop(struct monuments_state *state);

/* ---- what can be done */

/* Moves as they are found; with a small limit a list answers "is there any" and "is there only one". */
struct monuments_list {
    move_t *out;
    unsigned count, limit;
};

static inline void monuments_list_add(struct monuments_list *list, move_t move) {
    if (list->count < list->limit) {
        list->out[list->count++] = move;
    }
}

static inline bool monuments_list_full(const struct monuments_list *list) {
    return list->count >= list->limit;
}
void monuments_list_sort(struct monuments_list *list, unsigned from); /* short ones only */

/* What a kind of task offers and what a choice does. Rules without `list` run by themselves. */
struct monuments_task_rule {
    void (*list)(const struct monuments_state *state, const struct monuments_task *task,
                 struct monuments_list *list);
    void (*apply)(struct monuments_state *state, struct monuments_task *task, move_t move);
    void (*dropped)(struct monuments_state *state,
                    struct monuments_task *task); /* nothing can be chosen; NULL: the task just goes */
    uint8_t flags;
};
enum {
    MONUMENTS_RULE_QUESTS = 1, /* quests may be turned in here: ruling 41 */
    MONUMENTS_RULE_STOP = 2,   /* after the first step `done` ends it */
    MONUMENTS_RULE_ASK = 4,    /* asked even if only one thing can be done: ruling 38 */
};
extern const struct monuments_task_rule monuments_task_rules[MONUMENTS_TASK_KINDS];

#endif
