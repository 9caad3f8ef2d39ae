/* The state of a game of Monuments, and the small questions and changes that everything else is made of.
 * What is still to be decided is a stack of tasks; the last one is decided next. Each kind of task has a rule
 * (how its moves are listed, and what a move does), so that an action is a table's entry and a few functions.
 */
#ifndef OXHIDE_MONUMENTS_STATE_H
#define OXHIDE_MONUMENTS_STATE_H

#include "bits.h"
#include "moves.h"

enum {
    SEATS = 4,
    NOBODY = 0xff,
    TASKS_MAX = 16, /* set-up: a turn, two tasks a seat; a layer's gift with a weapon to give: 8 */
    MOVED_MAX = 16, /* five units in an action (green, two Waymarks), at most three entries each: a landing */
    DRAWN_MAX = 4,  /* green Quests with Storytellers */
    MASK_WORDS = 4, /* 126 hexes */
    LAND_WORD_1 = 0x3ffff, /* of the second word, the bits of land: hexes 32 to 49, */
    DRY_WORD_1 = 0x3fffff, /* and with the monuments: to 53 */
    QUEST_WORDS = 2,
    HOUSE_DAMAGED = 0x80, /* beside the hex */
    ALL_CARDS = (1 << CARDS) - 1,
};

/* Unarmed, armed, army, navy and airforce of one seat in a hex, and which seat, in 16 bits. */
enum { UNITS_HOLDER = 14, UNITS_COUNTS = 0x3fff, UNITS_WORKERS = 0xff, UNITS_POWER = 0x3ff0 };

struct mask {
    uint32_t word[MASK_WORDS];
};

struct task {
    uint8_t kind, seat;
    uint8_t left; /* steps, pieces, damage still to go */
    uint8_t done; /* steps taken, or damage dealt */
    uint8_t a, b, c, d;
};

struct side {
    uint8_t civilisation, score_card, deck, built, wins; /* built: layers */
    uint8_t workers;                                     /* in the supply */
    uint8_t supply[PIECES], locked[PIECES];
    uint8_t gains[GAINS]; /* of the common bonuses held; the yield is a mask of terrains */
    uint8_t houses[HOUSES][PIECES_OF_A_KIND]; /* hex, with HOUSE_DAMAGED; VOID_HEX: not on the board */
    uint8_t dealt[2];                         /* the two starting quests, of which one was kept */
    uint16_t hand, green;                     /* masks of cards */
    uint32_t held;                            /* mask of common bonuses */
    uint32_t open[QUEST_WORDS], completed[QUEST_WORDS];
    struct mask here;  /* hexes with own units */
    struct mask hands; /* hexes with own workers, armed or not */
    uint32_t walls[2]; /* land with own intact buildings */
};

struct battle {
    uint8_t target, attacker, defender, attackers; /* attackers: how many units have joined */
    uint8_t joined[DIRECTIONS][UNITS + 1];         /* by direction from the target */
    uint8_t cast[2][3];                            /* the last cast: how many faces of each pip, by side */
};

struct moved {
    uint8_t hex, what; /* a unit, or MOVED_DOCKED with the direction of a docked ferry's water */
};
enum { MOVED_DOCKED = 8 };

struct state {
    uint8_t seats, closing, round, last;     /* last: somebody has built the fifth layer */
    uint8_t bank[GOODS], weapons, crossings; /* tokens not on the board */
    uint8_t task_count, moved_count, drawn_count;
    uint8_t due[GOODS], spare; /* the payment going on: tokens to pay, of these to be spared */
    uint8_t deck_count[QUEST_DECKS];
    uint8_t deck[QUEST_DECKS][QUEST_DECK_SIZE];
    uint8_t known[QUESTS]; /* mask of seats that know where in a deck the card lies */
    uint8_t drawn[DRAWN_MAX];
    uint8_t barred[DRY_HEXES]; /* directions with a river and no bridge */
    uint8_t docks[DRY_HEXES];  /* directions with a ferry at the shore */
    uint16_t units[HEXES];
    uint16_t goods[HEXES]; /* four bits a good; on water: aboard the ferry */
    uint32_t piles;        /* common bonuses still to be had */
    uint32_t used[2];      /* land hexes already chosen in this action */
    struct mask middle;    /* water with a ferry in its middle */
    struct task tasks[TASKS_MAX];
    struct moved moved[MOVED_MAX];
    struct battle battle;
    struct side sides[SEATS];
    struct rng dice;
};

/* ---- masks ---- */

static inline bool mask_has(const struct mask *mask, unsigned hex) {
    return (mask->word[hex >> 5] >> (hex & 31) & 1) != 0;
}

static inline void mask_add(struct mask *mask, unsigned hex) {
    mask->word[hex >> 5] |= UINT32_C(1) << (hex & 31);
}

static inline void mask_drop(struct mask *mask, unsigned hex) {
    mask->word[hex >> 5] &= ~(UINT32_C(1) << (hex & 31));
}

/* The hexes of a mask, lowest first: for (int hex = -1; (hex = mask_next(&mask)) >= 0;) eats the mask. */
static inline int mask_next(struct mask *mask) {
    for (int word = 0; word < MASK_WORDS; word++) {
        uint32_t const bits = mask->word[word];
        if (bits != 0) {
            mask->word[word] = bits & (bits - 1);
            return word * 32 + (int)bits_lowest(bits);
        }
    }
    return -1;
}

static inline int bits_next(uint32_t *bits) {
    int const bit = (int)bits_lowest(*bits);
    *bits &= *bits - 1;
    return bit;
}

/* How many bits are set, when they may be many: land held. */
static inline unsigned bits_many(uint32_t bits) {
    bits -= bits >> 1 & 0x55555555u;
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0fu;
    return bits * 0x01010101u >> 24;
}

/* Land only, monuments left out. */
static inline struct mask mask_land(const struct mask *mask) {
    return (struct mask){{mask->word[0], mask->word[1] & LAND_WORD_1, 0, 0}};
}

static inline bool is_land(unsigned hex) {
    return hex < LAND_HEXES;
}
static inline bool is_water(unsigned hex) {
    return hex >= DRY_HEXES;
}
static inline unsigned opposite(unsigned direction) {
    return direction < 3 ? direction + 3 : direction - 3;
}
unsigned monuments_direction_between(unsigned from, unsigned to); /* of neighbours */

/* ---- goods ---- */

static inline unsigned goods_of(const struct state *state, unsigned hex, unsigned good) {
    return state->goods[hex] >> (4 * good) & 15u;
}

static inline unsigned goods_total(unsigned goods) {
    unsigned const pairs = (goods & 0x0f0fu) + (goods >> 4 & 0x0f0fu);
    return (pairs & 0xffu) + (pairs >> 8);
}

static inline unsigned goods_room(const struct state *state, unsigned hex) {
    return HEX_ROOM - goods_total(state->goods[hex]);
}

static inline void goods_put(struct state *state, unsigned hex, unsigned good, unsigned count) {
    state->goods[hex] = (uint16_t)(state->goods[hex] + (count << (4 * good)));
}

static inline void goods_take(struct state *state, unsigned hex, unsigned good, unsigned count) {
    state->goods[hex] = (uint16_t)(state->goods[hex] - (count << (4 * good)));
}

void monuments_goods_from_bank(struct state *state, unsigned hex, unsigned good, unsigned count);
void monuments_goods_to_bank(struct state *state, unsigned hex, unsigned good, unsigned count);

/* What a seat can spend, a byte a good: 15 hexes of 5 fit. */
uint32_t monuments_stock_of(const struct state *state, unsigned seat);
static inline unsigned stock_good(uint32_t stock, unsigned good) {
    return stock >> (8 * good) & 0xff;
}

/* ---- units ---- */

extern const uint8_t monuments_unit_shifts[UNITS];

static inline unsigned unit_limit(unsigned unit) {
    return unit < ARMY ? 15 : 3;
}

static inline unsigned units_of(const struct state *state, unsigned hex, unsigned unit) {
    return state->units[hex] >> monuments_unit_shifts[unit] & unit_limit(unit);
}

static inline unsigned workers_in(const struct state *state, unsigned hex) {
    return (state->units[hex] & 15u) + (state->units[hex] >> 4 & 15u);
}

static inline unsigned holder_of(const struct state *state, unsigned hex) {
    return state->units[hex] == 0 ? NOBODY : state->units[hex] >> UNITS_HOLDER;
}

static inline bool holds(const struct state *state, unsigned seat, unsigned hex) {
    return mask_has(&state->sides[seat].here, hex);
}

void monuments_units_add(struct state *state, unsigned seat, unsigned hex, unsigned unit, unsigned count);
void monuments_units_drop(struct state *state, unsigned hex, unsigned unit, unsigned count);
unsigned monuments_workers_on_board(const struct state *state, unsigned seat);
unsigned monuments_pieces_on_board(const struct state *state, unsigned seat, unsigned piece);
/* A unit leaves the board: to the supply, its weapon to be given away, its ferry or cargo to the pool. */
void monuments_unit_kill(struct state *state, unsigned seat, unsigned hex, unsigned unit);
void monuments_ferry_trim(struct state *state, unsigned hex); /* after passengers left */

/* ---- buildings ---- */

bool monuments_house_here(const struct side *side, unsigned house, unsigned hex); /* damaged or not */
bool monuments_house_works(const struct state *state, unsigned seat, unsigned house, unsigned hex);
void monuments_house_set(struct state *state, unsigned seat, unsigned house, unsigned from, unsigned to);
/* Land where a seat's working buildings of a kind stand. */
void monuments_houses_working(const struct state *state, unsigned seat, unsigned house, uint32_t out[2]);
/* Another seat's intact building stands there, whether it works or not. */
bool monuments_foreign_walls(const struct state *state, unsigned seat, unsigned hex);

/* ---- tasks ---- */

static inline struct task *task_top(struct state *state) {
    return &state->tasks[state->task_count - 1];
}
static inline const struct task *task_now(const struct state *state) {
    return &state->tasks[state->task_count - 1];
}
struct task *monuments_task_push(struct state *state, unsigned kind, unsigned seat, unsigned left);
void monuments_task_pop(struct state *state);

/* ---- what can be done ---- */

/* Moves as they are found; with a small limit a list answers "is there any" and "is there only one". */
struct list {
    move_t *out;
    unsigned count, limit;
};

static inline void list_add(struct list *list, move_t move) {
    if (list->count < list->limit) {
        list->out[list->count++] = move;
    }
}

static inline bool list_full(const struct list *list) {
    return list->count >= list->limit;
}
void monuments_list_sort(struct list *list, unsigned from); /* short ones only */

/* What a kind of task offers and what a choice does. Rules without `list` run by themselves. */
struct task_rule {
    void (*list)(const struct state *state, const struct task *task, struct list *list);
    void (*apply)(struct state *state, struct task *task, move_t move);
    void (*dropped)(struct state *state,
                    struct task *task); /* nothing can be chosen; NULL: the task just goes */
    uint8_t flags;
};
enum {
    RULE_QUESTS = 1, /* quests may be turned in here: reading 41 */
    RULE_STOP = 2,   /* after the first step `done` ends it */
    RULE_ASK = 4,    /* asked even if only one thing can be done: reading 38 */
};
extern const struct task_rule monuments_task_rules[TASK_KINDS];

#endif
