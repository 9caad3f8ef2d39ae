/* Monuments: hexes, resources, ten action cards, five layers, armies and dice, secret quests. Beside the
 * struct of game.h this header offers what screens ask: what lies where, what a card could do now, what a hex
 * would give, how a battle stands, what a layer still needs, how far a quest is. All read-only; states are
 * passed as game.h passes them. docs/rules-monuments.md */
#ifndef OXHIDE_MONUMENTS_H
#define OXHIDE_MONUMENTS_H

#include "data.h"
#include "game.h"

extern const struct game monuments;

enum {
    MONUMENTS_COLUMNS = 14,
    MONUMENTS_ROWS = 11,
    MONUMENTS_SEATS = 4,
    MONUMENTS_NOBODY = 0xff,
    MONUMENTS_HEX_WORDS = 4, /* of a mask of hexes */
};

/* ---- what is asked */

/* What a seat is to decide, or what happens by itself. A task's `left` counts what its action still gives:
 * cards, units, hexes, buildings, workers, weapons, swaps; steps (GOING), the damage (LOSE), how many were
 * drawn (KEEP). Its `done` is 1 after the first step, which must be made; it counts the gifts given (GIFTS)
 * and the power lost (LOSE). */
enum monuments_task_kind {
    MONUMENTS_TASK_KEEP_FIRST,    /* set-up: one of the two starting quests */
    MONUMENTS_TASK_PLACE_FIRST,   /* set-up: a resource on land of its terrain */
    MONUMENTS_TASK_TURN,          /* a card, or take the discarded ones back */
    MONUMENTS_TASK_END,           /* quests once more, then the turn is over */
    MONUMENTS_TASK_UPGRADE,       /* the card to turn green */
    MONUMENTS_TASK_MOVE,          /* the next unit and its first step */
    MONUMENTS_TASK_GOING,         /* the same unit: a step more, or halt */
    MONUMENTS_TASK_PRODUCE,       /* the hex that produces */
    MONUMENTS_TASK_BUILD,         /* what is built or repaired, and where */
    MONUMENTS_TASK_POPULATE,      /* the town that gets a worker */
    MONUMENTS_TASK_SACRIFICE,     /* a worker given up for the layer */
    MONUMENTS_TASK_LAYER,         /* by itself: the layer is built */
    MONUMENTS_TASK_BONUS,         /* the common bonus that comes with it */
    MONUMENTS_TASK_OPTION,        /* one of the personal card's options */
    MONUMENTS_TASK_GIFTS,         /* by itself: pushes the option's next gift */
    MONUMENTS_TASK_GIFT_RESOURCE, /* where the free resource goes */
    MONUMENTS_TASK_GIFT_WORKER,   /* where the free worker goes */
    MONUMENTS_TASK_GIFT_BUILDING, /* where the free building goes */
    MONUMENTS_TASK_GIFT_UNIT,     /* where the free unit goes */
    MONUMENTS_TASK_GIFT_UPGRADE,  /* the card to turn green for nothing */
    MONUMENTS_TASK_GIFT_BRIDGE,   /* the river that gets a free bridge */
    MONUMENTS_TASK_GIFT_FERRY,    /* the shore that gets a free ferry */
    MONUMENTS_TASK_TRAIN,         /* the unit to train, or a weapon to forge */
    MONUMENTS_TASK_WEAPON,        /* who gets a weapon that has no bearer */
    MONUMENTS_TASK_ATTACK,        /* the hex to attack */
    MONUMENTS_TASK_JOIN,          /* the next attacker, or the cast of dice */
    MONUMENTS_TASK_LOSE,          /* the next loss of a beaten seat */
    MONUMENTS_TASK_RETREAT,       /* where a group of beaten defenders goes */
    MONUMENTS_TASK_ENTER,         /* the next winner who moves in */
    MONUMENTS_TASK_KEEP,          /* the next of the drawn quests to keep */
    MONUMENTS_TASK_TRADE,         /* the resource to give away */
    MONUMENTS_TASK_GET,           /* the resource to get for it, and where */
    MONUMENTS_TASK_PAY,           /* what is spared, and which tokens are paid */
    MONUMENTS_TASK_FINISH,        /* by itself: what was paid for happens */
    MONUMENTS_TASK_KINDS,
};

/* ---- the answers */

/* What a move does. It has the fields that are named here, and `hex` where a place is. */
enum monuments_op {
    MONUMENTS_OP_PLAY = 1, /* a card (token: the card) */
    MONUMENTS_OP_TAKE,     /* the discarded cards back into the hand */
    MONUMENTS_OP_KEEP,     /* a quest (hex: its number) */
    MONUMENTS_OP_PLACE,    /* token on a hex: set-up and gifts */
    MONUMENTS_OP_UPGRADE,  /* token: the card */
    MONUMENTS_OP_SPARE,    /* token: a resource that a discount spares */
    MONUMENTS_OP_PAY,      /* token: the resource, from a hex */
    MONUMENTS_OP_GO, /* token: the unit, from hex in a direction; extra: its load, a resource plus 1, or 0 */
    MONUMENTS_OP_SHIFT, /* the empty ferry at hex, in a direction; extra: the direction of its new shore */
    MONUMENTS_OP_HALT,  /* the unit on its way stays where it is */
    MONUMENTS_OP_PRODUCE,
    MONUMENTS_OP_BUILD,     /* token: the building */
    MONUMENTS_OP_REPAIR,    /* token: the building */
    MONUMENTS_OP_BRIDGE,    /* hex: the river's number */
    MONUMENTS_OP_FERRY,     /* at the shore of hex, in a direction */
    MONUMENTS_OP_POPULATE,  /* a worker into the town in hex */
    MONUMENTS_OP_SPAWN,     /* workers at the monument, until two are on the board */
    MONUMENTS_OP_SACRIFICE, /* a worker in hex */
    MONUMENTS_OP_BONUS,     /* hex: its number */
    MONUMENTS_OP_OPTION,    /* hex: its number, from 0 */
    MONUMENTS_OP_ARM,       /* an unarmed worker in hex gets the weapon */
    MONUMENTS_OP_SCRAP,     /* the weapon goes back to the pool */
    MONUMENTS_OP_TRAIN,     /* token: the unit; a worker in hex leaves for it; a navy comes in a direction */
    MONUMENTS_OP_FORGE,     /* a weapon for a worker in hex */
    MONUMENTS_OP_ATTACK,    /* hex: the target */
    MONUMENTS_OP_JOIN,      /* token: a unit in hex joins the attack */
    MONUMENTS_OP_ROLL,      /* the dice are cast */
    MONUMENTS_OP_LOSE,      /* token in hex */
    MONUMENTS_OP_RETREAT,   /* token: the group; to hex */
    MONUMENTS_OP_ENTER,     /* token: a unit from hex moves into the target */
    MONUMENTS_OP_SWAP,      /* token: the resource given away */
    MONUMENTS_OP_GET,       /* token: the resource, onto hex */
    MONUMENTS_OP_DONE,      /* ends what may be ended */
    MONUMENTS_OP_QUEST,     /* turns in a quest (hex: its number) */
};

/* 6 bits what is done, 7 where, 4 with what, 3 in which direction, 3 with what load or in what second
 * direction. */
#define MONUMENTS_MOVE(op, hex, token, direction, extra)                                                     \
    ((move_t)((uint32_t)(op) << 17 | (uint32_t)(hex) << 10 | (uint32_t)(token) << 6 |                        \
              (uint32_t)(direction) << 3 | (uint32_t)(extra)))
static inline unsigned monuments_move_op(move_t move) {
    return move >> 17;
}
static inline unsigned monuments_move_hex(move_t move) {
    return move >> 10 & 127;
}
static inline unsigned monuments_move_token(move_t move) {
    return move >> 6 & 15;
}
static inline unsigned monuments_move_direction(move_t move) {
    return move >> 3 & 7;
}
static inline unsigned monuments_move_extra(move_t move) {
    return move & 7;
}

/* ---- what never changes */

struct monuments_place {
    const char *name;
    uint8_t column, row; /* from 0; columns 0, 2, 4 ... lie half a hex lower */
    uint8_t terrain;
    uint8_t near[MONUMENTS_DIRECTIONS]; /* MONUMENTS_NO_HEX at the edge */
    uint8_t rivers;                     /* mask of directions */
};
struct monuments_place monuments_place(unsigned hex);

/* A title and a line of text. Tokens: 0 to 3 resources, 4 to 8 units, 9 the ferry, 10 to 12 buildings. */
struct monuments_text {
    const char *title, *line;
};
struct monuments_text monuments_token_text(unsigned token);
struct monuments_text monuments_card_text(unsigned card, bool green);
struct monuments_text monuments_bonus_text(unsigned bonus);
struct monuments_text monuments_quest_text(unsigned quest);
struct monuments_text monuments_score_card_text(unsigned card);
const char *monuments_option_text(unsigned deck, unsigned layer,
                                  unsigned option);  /* layers from 1, options from 0 */
const uint8_t *monuments_card_cost(unsigned card);   /* to turn it green, by resource */
unsigned monuments_bonus_layer(unsigned bonus);      /* from 1 */
const char *monuments_quest_origin(unsigned quest);  /* "From the deck for 0 or 1 layers" */
const uint8_t *monuments_token_cost(unsigned token); /* by resource; MONUMENTS_TOKENS: a bridge */
void monuments_token_power(unsigned token, unsigned *land, unsigned *sea);

extern const uint8_t monuments_pieces[MONUMENTS_PIECES]; /* the tokens that come in threes */

/* ---- the board and the seats */

struct monuments_hex {
    bool open;                              /* in play; a monument, as the land beside it */
    uint8_t seat;                           /* of the units there, or MONUMENTS_NOBODY */
    uint8_t units[MONUMENTS_UNITS];         /* on water: walkers are aboard the ferry */
    uint8_t resources[MONUMENTS_RESOURCES]; /* on water: aboard */
    bool ferry;                             /* in the middle of the water */
    uint8_t docks, bridges;                 /* of land: masks of directions */
    uint8_t buildings[MONUMENTS_SEATS], ruins[MONUMENTS_SEATS]; /* masks of buildings: intact, damaged */
};
void monuments_hex(const void *state, unsigned hex, struct monuments_hex *out);
bool monuments_open(const void *state, unsigned hex); /* the same as its `open` */

struct monuments_seat {
    uint8_t civilisation, score_card, deck, layers, wins;
    uint8_t workers_left, workers_on_board;
    uint8_t supply[MONUMENTS_PIECES],
        locked[MONUMENTS_PIECES];           /* army, navy, air force, fort, town, factory */
    uint8_t resources[MONUMENTS_RESOURCES]; /* that it can spend */
    uint8_t land, power;
    uint16_t hand, green; /* masks of cards */
    uint32_t bonuses;     /* mask */
    uint8_t open_count, completed_count;
    uint8_t open[MONUMENTS_QUESTS], completed[MONUMENTS_QUESTS]; /* open ones are the seat's secret */
};
void monuments_seat(const void *state, unsigned seat, struct monuments_seat *out);

/* Of a resource, workers or pieces: on the board, in the supply, still to be unlocked. */
struct monuments_holding {
    uint8_t count, left, locked;
};
struct monuments_holding monuments_holding(const struct monuments_seat *of, unsigned token);

unsigned monuments_round(const void *state);
bool monuments_last_round(const void *state);
/* Those that a seat may choose from with that layer: of an equal one it may hold only so many. */
uint32_t monuments_bonuses_open(const void *state, unsigned seat, unsigned layer);
uint32_t monuments_piles(const void *state); /* common bonuses still available */

/* The decision that is asked for now. */
struct monuments_step {
    uint8_t kind;       /* enum monuments_task_kind; MONUMENTS_TASK_KINDS: the game is over */
    uint8_t left, done; /* steps, pieces, damage still to go, and what is done of them */
    uint8_t hex, unit;  /* of a unit on its way */
    uint8_t load;       /* that it carries: a resource plus 1; 0: none */
    uint8_t below;      /* the kind of the decision that comes after this one */
    uint8_t below_left; /* and how much is left of that */
    uint8_t due[MONUMENTS_RESOURCES],
        spare;     /* while paying: tokens to pay, and how many of them are spared */
    move_t paying; /* the move that takes effect once it is paid for; or MOVE_NONE */
};
void monuments_step(const void *state, struct monuments_step *out);

/* ---- previews */

/* Would the card do anything for the seat now? */
bool monuments_card_useful(const void *state, unsigned seat, unsigned card);
/* The one thing that can be done but for turning in quests, which then nobody would have been asked about; or
 * MOVE_NONE. `ends`: it ends the turn, and is nothing else. */
move_t monuments_only_move(const void *state, bool *ends);
/* Within an action, the step that is taken most often, or produces most: what a cursor begins on. Never a
 * quest, which is secret, and an end only where nothing else can be done. */
move_t monuments_likely(const void *state);
/* The same, but a worker is given up where least is lost with it, gifts as well; how many of these are lost
 * whoever is given up. `copy` is overwritten. */
move_t monuments_likely_gentle(const void *state, void *copy, unsigned *lost_least);
/* Of the steps among those moves that lead from a hex: what brings most points, then most that can be spent,
 * of equals the likeliest; or MOVE_NONE. `copy` is overwritten. */
move_t monuments_best_step(const void *state, void *copy, const move_t *moves, unsigned count, unsigned from);
/* All steps of the action that are left, each the likeliest; of units, each like `last`, which was made
 * before. They are carried out in the copy. Returns how many; 0: its steps aren't alike. */
enum { MONUMENTS_REST_MAX = 9 };
unsigned monuments_rest(void *copy, move_t last, move_t out[MONUMENTS_REST_MAX]);
/* In how many places, or with how many things, a card's first step could begin when it has been played;
 * `left` is how many steps it has. `moves` has room for all. */
unsigned monuments_first_choices(const void *after, move_t *moves, unsigned *left);
/* What the move is paid for with, if it is. */
const uint8_t *monuments_move_cost(const void *state, move_t move);
/* How much less than such a price the seat to move pays for what the move buys. */
unsigned monuments_discount(const void *state, move_t move, unsigned price);
/* What an option of the seat's last layer gives: tokens by their number, bridges, cards that turn green. */
enum {
    MONUMENTS_GIFT_BRIDGES = MONUMENTS_TOKENS,
    MONUMENTS_GIFT_GREEN,
    MONUMENTS_GIFT_THINGS,
};
unsigned monuments_move_thing(move_t move); /* what is chosen, by these numbers */
/* A reduced price: what of it is paid unless the seat decides otherwise, of what it has most of. */
void monuments_pays(const void *state, uint8_t pays[MONUMENTS_RESOURCES]);
const char *monuments_gift_word(unsigned thing, bool several);
void monuments_gifts(const void *state, unsigned seat, move_t option, int8_t counts[MONUMENTS_GIFT_THINGS]);
/* It is carried out in the copy: how many of them find no place, and which. */
unsigned monuments_gifts_lost(void *copy, move_t option, int8_t lost[MONUMENTS_GIFT_THINGS]);
/* Why they find none: "all cards are green". */
const char *monuments_gifts_why(const int8_t lost[MONUMENTS_GIFT_THINGS]);
/* The same of the layer that is being built, before it stands: if that worker is given up for it, and all
 * else is as likely. None for the fifth, which brings no gifts. */
unsigned monuments_gifts_lost_then(void *copy, move_t sacrifice, unsigned option,
                                   int8_t lost[MONUMENTS_GIFT_THINGS]);
/* The same of the option with most of them. `copy` is overwritten. */
unsigned monuments_gifts_lost_most(const void *state, void *copy, move_t sacrifice,
                                   int8_t lost[MONUMENTS_GIFT_THINGS]);
/* All points that the layer brings if that worker is given up for it, since its card was played: with what
 * has been paid. Secrets aside. The copy holds the state at the match's barrier, and is overwritten. */
struct match;
int monuments_layer_gain(const struct match *match, void *copy, move_t sacrifice);
/* What those moves of a seat have come to: where units went in the end, what was made, built, paid: "a worker
 * from K3 to J3, a worker from K3 to K2"; after other words, if it is anything. The copy is overwritten with
 * the state after them. The card that was played is left out; that is MONUMENTS_CARDS where none was. */
void monuments_told(const void *before, void *copy, const move_t *moves, unsigned count, const char *joint,
                    struct text *out);
/* The same of a match's moves; or with the card before them, and in brief, what matters most first: "plays
 * *Move*: 2 workers to J3, K2". */
void monuments_told_turn(const void *before, void *copy, const struct match *match, unsigned from,
                         unsigned to, bool card, struct text *out);
/* What a move is good for at all, where nothing more is known: "makes 2 sheep", or nothing. */
void monuments_purpose(const void *state, void *copy, move_t move, struct text *out);
/* That move, as a hint: nothing is ended while a quest can be turned in, which costs nothing; the first
 * resources are those that the first layer takes. */
move_t monuments_sense(const void *state, move_t move);
unsigned monuments_card_played(const void *before, const void *after, unsigned seat);
/* A card that was turned green; MONUMENTS_CARDS: none was. */
unsigned monuments_turned_green(const void *before, const void *after, unsigned seat);
/* What lies beyond some of a hex's edges: " B3, C4". False: nothing does. */
bool monuments_edges_put(unsigned hex, unsigned edges, struct text *out);
/* All that there are on the board. */
void monuments_crossings(const void *state, uint8_t *bridges, uint8_t *ferries);
/* Where a move is; MONUMENTS_NO_HEX: nowhere on the board. A bridge is at the seat's own bank. */
unsigned monuments_move_place(const void *state, unsigned seat, move_t move);
/* Where it leads, beside that: the second hex of a step, a ferry's shore, a ship that is trained, a river's
 * other bank; MONUMENTS_NO_HEX: it is about one place or none. */
unsigned monuments_move_to(const void *state, unsigned seat, move_t move);
unsigned monuments_direction(unsigned from, unsigned to);                        /* of two neighbours */
bool monuments_beside(unsigned hex, unsigned other);                             /* are they? */
const char *monuments_card_why(const void *state, unsigned seat, unsigned card); /* it does nothing now */
/* How many steps, cards or swaps more than it says the seat's bonuses give it. */
unsigned monuments_card_more(const void *state, unsigned seat, unsigned card);
/* Why the seat can't have a unit, a building, a ferry or (MONUMENTS_TOKENS) a bridge: "lacks 2 wheat";
 * nothing if it can, as far as resources and pieces go. On land what that hex doesn't allow comes first. */
void monuments_price_why(const void *state, unsigned seat, unsigned hex, unsigned token, struct text *out);
/* Of a hex in which nothing of the step that is asked for can be done: why, or "" where that is plain. Of a
 * hex where no unit can go that stands in `from` (or MONUMENTS_NO_HEX). */
const char *monuments_hex_why(const void *state, unsigned from, unsigned hex);
/* The same of all hexes with pieces of the seat to move but those that can be chosen, reason by reason: "*B2,
 * C3:* moved already."; those that were told are added to these. False: no more are left. Both are masks of
 * hexes. */
bool monuments_why_next(const void *state, unsigned from, uint32_t done[MONUMENTS_HEX_WORDS],
                        struct text *out);
/* What Production would give in a hex; those that give something, the most first: returns how many. */
unsigned monuments_production(const void *state, unsigned seat, unsigned hex);
enum { MONUMENTS_PRODUCING = 18 }; /* at most: 15 workers and 3 factories, each in a hex of its own */
unsigned monuments_producing(const void *state, unsigned seat, uint8_t hexes[MONUMENTS_PRODUCING]);

struct monuments_layer_needs {
    uint8_t layer; /* the next one, from 1; 0: all are built */
    uint8_t hexes, land, workers, workers_on_board, discount;
    uint8_t cost[MONUMENTS_RESOURCES], resources[MONUMENTS_RESOURCES];
    uint8_t short_of; /* resources that lack to it even at the reduced price */
    bool possible;
};
struct monuments_layer_needs monuments_layer_needs(const void *state, unsigned seat);

struct monuments_goal {
    const char *word; /* what is counted */
    uint8_t have, need;
};
/* Returns how many tasks the quest has. */
unsigned monuments_quest_progress(const void *state, unsigned seat, unsigned quest,
                                  struct monuments_goal out[MONUMENTS_QUEST_GOALS]);
/* To the seat, by its score card: turned in, and left open at the end. */
struct monuments_worth {
    int8_t done, open;
};
struct monuments_worth monuments_quest_worth(const void *state, unsigned seat, unsigned quest);
/* Does one of its tasks ask for more of what the seat's score card pays better than others'? */
bool monuments_quest_fits(const void *state, unsigned seat, unsigned quest);
bool monuments_quest_done(const void *state, unsigned seat, unsigned quest); /* all its tasks hold */
bool monuments_any_done(const void *state, unsigned seat);                   /* of its open quests */

/* The battle being joined, or the last one. */
enum {
    MONUMENTS_ODDS_SPREAD = 8,
    MONUMENTS_ODDS = 2 * MONUMENTS_ODDS_SPREAD + 1,
    MONUMENTS_CERTAIN = 1 << 14
};
struct monuments_battle_view {
    uint8_t target, attacker, defender;
    uint8_t power[2], dice[2]; /* attacker's, defender's */
    uint8_t cast[2][3];        /* the last cast: dice that showed 0, 1 and 2 pips; no dice: not yet cast */
    uint8_t joined[MONUMENTS_DIRECTIONS]
                  [MONUMENTS_UNITS + 1]; /* by direction from the target; with ferries */
};
/* False: no attackers are being chosen. */
bool monuments_battle(const void *state, struct monuments_battle_view *out);
struct monuments_battle_view monuments_last_cast(const void *state); /* powers and dice are left 0 */
/* How many pieces of that kind fight for a side: the attacker is 0. */
unsigned monuments_battle_pieces(const void *state, const struct monuments_battle_view *battle, unsigned side,
                                 unsigned token);
/* Before a target is chosen: with everybody who may join. Only for a hex that may be attacked. */
struct monuments_battle_view monuments_battle_outlook(const void *state, unsigned seat, unsigned target);
/* Power of a piece there; of a unit that may join, a ferry with its crew; the battle with that unit. */
unsigned monuments_power_at(unsigned target, unsigned token);
unsigned monuments_join_power(const void *state, unsigned target, move_t move);
void monuments_battle_join(const void *state, move_t move, struct monuments_battle_view *battle);
/* How likely each difference of pips is, in parts of MONUMENTS_CERTAIN, to the nearest:
 * out[MONUMENTS_ODDS_SPREAD + d] for the attacker's d more; the first and the last stand for all beyond. */
void monuments_odds(unsigned attack_dice, unsigned defence_dice, uint16_t out[MONUMENTS_ODDS]);
/* The same in percent: the attacker wins, nothing happens, the attacker loses. */
void monuments_verdict(const uint16_t odds[MONUMENTS_ODDS], unsigned percent[3]);

/* ---- points */

/* Items of the sources (struct game_item): quests by their number, turned in or open; all else by seat. */

/* A line of the score card: 0 layers, 1 resources, 2 workers, 3 land hexes, 4 military power, 5 green cards,
 * 6 quests completed, 7 quests open (to these two their own points are added). */
struct monuments_points {
    uint8_t amount, per, points;     /* `points` for every `per` */
    uint8_t usual_per, usual_points; /* without the seat's score card */
};
struct monuments_points monuments_points_of(const void *state, unsigned seat, unsigned line);

/* The title of the bonus that the fifth layer brought, or "". */
const char *monuments_fifth_bonus(const void *state, unsigned seat);

/* How a source counts for a seat: "12 × 2 points"; the lines, then the bonus of the fifth layer. */
void monuments_points_put(const void *state, unsigned seat, unsigned source, struct text *out);

/* Pages of the rules for people, by the names that screens lead to them by. */
enum monuments_page {
    MONUMENTS_PAGE_GAME,
    MONUMENTS_PAGE_TURN,
    MONUMENTS_PAGE_HEXES,
    MONUMENTS_PAGE_UPGRADE,
    MONUMENTS_PAGE_MOVEMENT,
    MONUMENTS_PAGE_FERRIES,
    MONUMENTS_PAGE_PRODUCTION,
    MONUMENTS_PAGE_BUILD,
    MONUMENTS_PAGE_POPULATE,
    MONUMENTS_PAGE_MONUMENT,
    MONUMENTS_PAGE_TRAIN,
    MONUMENTS_PAGE_ATTACK,
    MONUMENTS_PAGE_QUESTS,
    MONUMENTS_PAGE_TRADE,
    MONUMENTS_PAGE_UNITS,
    MONUMENTS_PAGE_BUILDINGS,
    MONUMENTS_PAGE_POINTS,
    MONUMENTS_PAGE_TIES,
    MONUMENTS_PAGE_SETUP,
    MONUMENTS_PAGES
};

#endif
