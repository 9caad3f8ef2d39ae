/* Eight-Minute Empire: seats take cards from a row, paying for those further along, and each card carries out
 * an action on the map and is worth goods at the end. This header holds the state and the questions that
 * screens and tests may ask of it; legal targets come from the game's moves. The rules, and our rulings where
 * the rulebook is silent ("ruling n" in comments and tests), are in docs/rules-empire.md. */
#ifndef OXHIDE_EMPIRE_H
#define OXHIDE_EMPIRE_H

#include "data.h"
#include "game.h"

extern const struct game empire;

enum empire_option {
    EMPIRE_OPTION_SIDE,
    EMPIRE_OPTION_TOKENS,
    EMPIRE_OPTION_GAMES,
    EMPIRE_OPTION_CARD16,
    EMPIRE_OPTION_TIES
};
enum empire_source { EMPIRE_SOURCE_REGIONS, EMPIRE_SOURCE_CONTINENTS, EMPIRE_SOURCE_GOODS, EMPIRE_SOURCES };
/* Items of the sources (struct game_item): regions; continents; goods, as seat * EMPIRE_GOODS + good. From
 * EMPIRE_ITEM_EARLIER on: what a seat, from 0, has of that source from earlier games of a full game. */
enum { EMPIRE_ITEM_EARLIER = 25 };

enum empire_phase {
    EMPIRE_PHASE_NEUTRAL, /* two seats place the neutral armies in turn */
    EMPIRE_PHASE_BID,
    EMPIRE_PHASE_FIRST, /* the bid's winner names the first player */
    EMPIRE_PHASE_TAKE,
    EMPIRE_PHASE_ACT, /* the card taken is being carried out */
    EMPIRE_PHASE_OVER,
};

/* A move: what it does, then two bytes of where. Zero is none, and the order is the one that lists have. */
enum empire_move {
    EMPIRE_MOVE_NEUTRAL = 1, /* region */
    EMPIRE_MOVE_BID,         /* coins */
    EMPIRE_MOVE_FIRST,       /* seat */
    EMPIRE_MOVE_TAKE,        /* position in the row */
    EMPIRE_MOVE_PLACE,       /* region */
    EMPIRE_MOVE_ARMY,        /* from, to */
    EMPIRE_MOVE_CITY,        /* region */
    EMPIRE_MOVE_DESTROY,     /* owner, region */
    EMPIRE_MOVE_PASS,
};

static inline move_t empire_move(enum empire_move kind, unsigned first, unsigned second) {
    return (move_t)kind << 16 | (move_t)first << 8 | (move_t)second;
}
static inline unsigned empire_move_kind(move_t move) {
    return (unsigned)(move >> 16);
}
static inline unsigned empire_move_first(move_t move) {
    return (unsigned)(move >> 8 & 0xffu);
}
static inline unsigned empire_move_second(move_t move) {
    return (unsigned)(move & 0xffu);
}

/* The hook of game.h, for direct calls. */
unsigned empire_moves(const void *state, move_t *out);

/* Each game's deck holds the taken cards in the order of taking, then the row from left to right, then the
 * cards face down. Taking moves a card to the front of the row, which slides the others; the i-th card taken
 * belongs to the i-th seat from the first player on. All games' decks, tokens and dice are fixed at the
 * start. */
struct empire_state {
    uint32_t army_regions[EMPIRE_OWNERS]; /* a bit per region where the owner has an army */
    uint8_t armies[EMPIRE_REGIONS_MAX][EMPIRE_OWNERS];
    uint8_t cities[GAME_SEATS_MAX][EMPIRE_CITIES]; /* regions, in the order of building */
    uint8_t city_count[GAME_SEATS_MAX];
    uint8_t supply[GAME_SEATS_MAX]; /* armies not on the board */
    uint8_t coins[GAME_SEATS_MAX];
    uint8_t bids[GAME_SEATS_MAX];
    uint8_t goods[GAME_SEATS_MAX][EMPIRE_GOOD_KINDS]; /* icons on the cards taken */
    uint8_t earlier[GAME_SEATS_MAX][EMPIRE_SOURCES];  /* points of the full game's finished games */
    uint8_t deck[EMPIRE_GAMES_MAX][EMPIRE_CARDS];
    uint8_t tokens[EMPIRE_GAMES_MAX][EMPIRE_TRIANGLES];  /* goods, by triangle */
    uint8_t tie_order[EMPIRE_GAMES_MAX][GAME_SEATS_MAX]; /* the first of the tied seats in it wins the bid */
    uint8_t side, seats, games, with_tokens, neutral_card16, die; /* the set-up */
    uint8_t game;                                                 /* being played, from 0 */
    uint8_t phase, turn;
    uint8_t neutral_left;        /* armies still to be placed before the bid */
    uint8_t winner, first;       /* of the bid; to play */
    uint8_t taken;               /* cards, of this game */
    uint8_t left[EMPIRE_HALVES]; /* steps left in each action of the card taken */
    uint8_t spare[EMPIRE_SPARE];
};

/* The board and its facts. */
const struct empire_map *empire_map(const struct empire_state *state);
void empire_region_text(const struct empire_state *state, unsigned region, struct text *out);

/* Cards. Positions in the row count from 0. */
const struct empire_card *empire_card(const struct empire_state *state, unsigned id);
unsigned empire_deck_size(const struct empire_state *state);
unsigned empire_row_size(const struct empire_state *state);
unsigned empire_row_card(const struct empire_state *state, unsigned position);
/* What the card costs from its place in the row; 0: nothing, or it lies elsewhere. */
unsigned empire_card_cost(const struct empire_state *state, unsigned id);
/* The card that filled the row from one state to the other (both struct empire_state, for the frame); -1:
 * none did, or all cards lie otherwise, in the next game. */
int empire_turned_up(const void *before, const void *after);
unsigned empire_row_cost(unsigned position);
unsigned empire_cards_to_take(const struct empire_state *state);            /* by each seat in a game */
unsigned empire_taken_by(const struct empire_state *state, unsigned index); /* the seat */
/* The card being carried out, or 0. */
unsigned empire_hand(const struct empire_state *state);
/* May a step of that action of the hand be made now? An "and" card's second waits for its first. */
bool empire_half_open(const struct empire_state *state, unsigned half);
/* Steps of that action of the hand that are still to be made; of armies no more than there are. */
unsigned empire_steps_left(const struct empire_state *state, unsigned half);

/* What a step on the board is worth at a glance, in twelfths of a point: a region won, or made nobody's, less
 * what the army leaves. Of the cards' steps only. */
int empire_step_worth(const struct empire_state *state, move_t move);
/* A march that would cost something, or take back the move before, for nothing. */
bool empire_is_no_use(const struct empire_state *state, move_t before, move_t move);

/* How many owners have armies there; and whose army one wants gone most, who has some. */
unsigned empire_owners_in(const struct empire_state *state, unsigned region);
unsigned empire_likely_victim(const struct empire_state *state, unsigned region);

unsigned empire_cities_in(const struct empire_state *state, unsigned seat, unsigned region);
/* Armies, and of a seat cities, too. */
unsigned empire_force(const struct empire_state *state, unsigned owner, unsigned region);

/* The regions that legal moves of a kind (enum empire_move) lead to; of armies those that they go to from
 * `from`, or, from EMPIRE_ANYWHERE, that they leave. */
enum { EMPIRE_ANYWHERE = 0xff };
uint32_t empire_targets(const struct empire_state *state, unsigned kind, unsigned from);

unsigned empire_highest_bids(const struct empire_state *state); /* a bit for each seat, once all have bid */
unsigned empire_still_to_play(const void *state);               /* likewise, in this game (for the frame) */

/* Who controls what, as the board stands. Owners may be EMPIRE_NEUTRAL or EMPIRE_NOBODY. */
struct empire_control {
    uint8_t region[EMPIRE_REGIONS_MAX];
    uint8_t continent[EMPIRE_CONTINENTS_MAX];
    uint8_t regions[EMPIRE_OWNERS];                     /* held by each owner */
    uint8_t continents[EMPIRE_OWNERS];                  /* likewise */
    uint8_t held[EMPIRE_CONTINENTS_MAX][EMPIRE_OWNERS]; /* regions of a continent held by each */
};
struct empire_control empire_control(const struct empire_state *state);
/* Does nobody hold it, though somebody has regions there? */
bool empire_is_tied(const struct empire_control *control, unsigned continent);

/* A seat's goods: cards and controlled tokens (without `control`, none), wilds assigned for the most points.
 */
struct empire_goods {
    uint8_t count[EMPIRE_GOODS]; /* with tokens, without wilds */
    uint8_t wilds[EMPIRE_GOODS]; /* added to each */
    uint8_t points[EMPIRE_GOODS];
    uint8_t next[EMPIRE_GOODS]; /* the count at which the points rise again, or 0 at the top */
    uint8_t total;
};
struct empire_goods empire_goods(const struct empire_state *state, const struct empire_control *control,
                                 unsigned seat);
/* The same, where what is controlled isn't known yet. */
struct empire_goods empire_seat_goods(const struct empire_state *state, unsigned seat);
/* What they would be with a card more. */
struct empire_goods empire_goods_with(const struct empire_state *state, unsigned seat, unsigned id);
/* Does a wild count for another good than before? From which, and for which. */
bool empire_wild_moved(const struct empire_state *before, const struct empire_state *after, unsigned seat,
                       unsigned *from, unsigned *to);
unsigned empire_good_points(unsigned good, unsigned count);
unsigned empire_good_next(unsigned good, unsigned count);

unsigned empire_armies_on_board(const struct empire_state *state, unsigned owner);

/* Words used in texts and JSON. */
const char *empire_good_word(unsigned good);
const char *empire_goods_word(unsigned good);  /* several of them: "rubies" */
const char *empire_owner_word(unsigned owner); /* "red" ... "white", "neutral" */
const char *empire_step_word(unsigned step);

/* Pages of the rules for people; those that screens lead to are called by these names. */
enum empire_page {
    EMPIRE_PAGE_AIM,
    EMPIRE_PAGE_START,
    EMPIRE_PAGE_BID,
    EMPIRE_PAGE_TURN,
    EMPIRE_PAGE_ACTIONS,
    EMPIRE_PAGE_JOINS,
    EMPIRE_PAGE_CONTROL,
    EMPIRE_PAGE_GOODS,
    EMPIRE_PAGE_WILDS,
    EMPIRE_PAGE_END,
    EMPIRE_PAGE_TOKENS,
    EMPIRE_PAGE_FULL_GAME,
    EMPIRE_PAGES
};
extern const struct game_page empire_pages[EMPIRE_PAGES];

#endif
