/* Bronze, by its booklets of 2017 and 2018, for two to four seats. The rules are in docs/rules-bronze.md, and
 * so are our rulings where the booklets are silent. A turn is: play a technology card (which activates some
 * of one's cards), place a marker for each of them as one likes, taking a city where one comes to a new tile,
 * and end the turn by `done`, upon which trade route tokens and provinces are given out.
 *
 * The game's own struct is `bronze`. The state's fields are open to be read by screens and opponents; below
 * it are the questions that a screen asks. Nothing here changes a state: only the game's `apply` does.
 *
 * Counting: seats, tiles, columns and depths from 0; texts and JSON show them from 1. */
#ifndef OXHIDE_BRONZE_H
#define OXHIDE_BRONZE_H

#include "data.h"
#include "game.h"

extern const struct game bronze;

/* ---- moves
 * BRONZE_PLAY   | stack << 4 | side << 3 | column   column: enum bronze_column
 * BRONZE_CITY   | city
 * BRONZE_DONE
 * BRONZE_SETTLE | tile << 5 | spot                  spot: terrain * 3 + place in the row */
enum {
    BRONZE_PLAY = 0x100,
    BRONZE_CITY = 0x200,
    BRONZE_DONE = 0x300,
    BRONZE_SETTLE = 0x400, /* takes 9 bits: up to 0x5ff */
    BRONZE_KIND_SHIFT = 8,
    BRONZE_STACK_SHIFT = 4,
    BRONZE_FACE_DOWN = 8, /* the card is played as Bronze Casting */
    BRONZE_COLUMN_MASK = 7,
    BRONZE_TILE_SHIFT = 5,
    BRONZE_SPOT_MASK = 31,
};

/* The first card of all goes to BRONZE_FIRST_COLUMN; with four columns no new one can be opened. */
enum bronze_column { BRONZE_LEFT, BRONZE_FIRST_COLUMN, BRONZE_LAST_COLUMN = 4, BRONZE_RIGHT };

enum bronze_edition { BRONZE_2018, BRONZE_2017 };

/* What is decided next. Phases 2 and 4 of the booklet ask nothing: they happen with `play` and with `done`.
 */
enum bronze_phase { BRONZE_PLAYING, BRONZE_SETTLING, BRONZE_CHOOSING, BRONZE_ENDED };

/* The cards that are active are of three groups: the new card with its kind in the column, and both
 * neighbours. */
enum bronze_group { BRONZE_OWN_GROUP, BRONZE_LEFT_GROUP, BRONZE_RIGHT_GROUP, BRONZE_GROUPS };

enum {
    BRONZE_NOBODY = 4,  /* instead of a seat: a token without an owner; a province that was nobody's */
    BRONZE_PENDING = 5, /* a province that is still to be won */
    BRONZE_CITIES_MAX = BRONZE_TILES_MAX - 1, /* of one seat: one on every tile but the first */
    BRONZE_STACKS_TO_END = 2,                 /* stacks that ran out: the round is the last */
    BRONZE_CELL_BYTES = BRONZE_TURNS_MAX / 2, /* of a column: a technology is half a byte */
};

struct bronze {
    uint32_t free[BRONZE_TILES_MAX]; /* spots that nobody has taken, hidden tiles too */
    uint32_t lines[BRONZE_SEATS_MAX]
                  [BRONZE_TERRAINS];      /* markers by terrain: its spots on all tiles, from the left */
    uint32_t kinds[BRONZE_SEATS_MAX];     /* what was ever settled: bit terrain * 3 + type */
    uint32_t won_routes, returned_routes; /* at the turn's end: bit terrain * 3 + length */
    uint32_t
        slack; /* per set of groups: its cards less the markers that only they can pay, half a byte each */
    uint16_t won_provinces, lost_provinces; /* this turn: tiles; lost ones were a draw */
    uint16_t pending;                       /* tiles whose province is still to be won */
    uint16_t full;                          /* tiles without a free spot */
    uint16_t drawn;                         /* tiles whose cities were drawn */
    uint16_t turn_number;                   /* from 1 */
    uint16_t taken[BRONZE_ACTIVE_MAX];      /* spots taken this turn: tile << 5 | spot */
    uint8_t taken_count;
    uint8_t seats, edition, phase, seat, first_seat;
    uint8_t news_seat;                            /* whose turn won_routes and the like are about */
    uint8_t last_round;                           /* the end was triggered: the round is played out */
    uint8_t emptied;                              /* stacks of the pool that ran out so far */
    uint8_t tiles, open;                          /* tiles on the table; of them face up, from the left */
    uint8_t card_count, city_count, cities_drawn; /* cards in the game; cities in the deck; drawn of them */
    uint8_t active_column, active_depth;          /* where this turn's card lies */
    uint8_t active_own;                           /* cards of its group, itself included */
    uint8_t active[BRONZE_GROUPS];                /* the groups' technologies, or BRONZE_NO_TECHNOLOGY */
    uint8_t spent;                                /* groups that can't pay for a marker any more (a set) */
    uint8_t tile[BRONZE_BOX_TILES];               /* the box: those on the table first, from the left */
    uint8_t province[BRONZE_TILES_MAX];           /* points of the token */
    uint8_t province_owner[BRONZE_TILES_MAX];     /* a seat, BRONZE_NOBODY or BRONZE_PENDING */
    uint8_t cities_first[BRONZE_TILES_MAX];       /* where the tile's cities stand in the deck */
    uint8_t cities_left[BRONZE_TILES_MAX];        /* which of them still lie there: a set */
    uint8_t count[BRONZE_SEATS_MAX][BRONZE_TILES_MAX]; /* markers on each tile */
    uint8_t deck[BRONZE_CITIES];                       /* the city deck; the cities of one tile are sorted */
    uint8_t cards[BRONZE_CARDS_MAX];                   /* technologies: stack by stack, the top card last */
    uint8_t stack_first[BRONZE_STACKS];                /* where each stack begins; the last is the reserve */
    uint8_t stack_left[BRONZE_STACKS];                 /* cards in it */
    uint8_t cells[BRONZE_SEATS_MAX][BRONZE_COLUMNS][BRONZE_CELL_BYTES]; /* the matrices: see bronze_card */
    uint8_t height[BRONZE_SEATS_MAX][BRONZE_COLUMNS];
    uint8_t width[BRONZE_SEATS_MAX];                            /* columns */
    uint8_t route_owner[BRONZE_TERRAINS][BRONZE_ROUTE_LENGTHS]; /* a seat or BRONZE_NOBODY */
    uint8_t route_check[BRONZE_SEATS_MAX];                      /* terrains where a token may be due: a set */
    uint8_t markers[BRONZE_SEATS_MAX];                          /* not placed yet */
    uint8_t reached[BRONZE_SEATS_MAX]; /* tiles up to the rightmost marker; 0: none */
    uint8_t cities[BRONZE_SEATS_MAX][BRONZE_CITIES_MAX];
    uint8_t cities_held[BRONZE_SEATS_MAX];
};

/* ---- words */

enum bronze_source_line {
    BRONZE_FROM_PROVINCES,
    BRONZE_FROM_ROUTES,
    BRONZE_FROM_CITIES,
    BRONZE_POINT_SOURCES
};
/* Items of the sources (struct game_item): provinces by tile; each seat's token of each terrain, which it
 * gives back for a better one only, by bronze_route_item; cities by their number. Of the routes, the fourth
 * seat's come last: in older notes an item below them was terrain * 3 + length, and so has the same terrain.
 */
static inline unsigned bronze_route_item(unsigned terrain, unsigned seat) {
    return seat < 3 ? terrain * 3 + seat : BRONZE_TERRAINS * 3 + terrain;
}
static inline unsigned bronze_route_terrain(unsigned item) {
    return item < BRONZE_TERRAINS * 3 ? item / 3 : item - BRONZE_TERRAINS * 3;
}

/* Pages of the rules for people; those that screens lead to are called by these names. */
enum bronze_page {
    BRONZE_PAGE_AIM,
    BRONZE_PAGE_TURN,
    BRONZE_PAGE_MATRIX,
    BRONZE_PAGE_ACTIVE,
    BRONZE_PAGE_SETTLING,
    BRONZE_PAGE_CITIES,
    BRONZE_PAGE_ROUTES,
    BRONZE_PAGE_PROVINCES,
    BRONZE_PAGE_END,
    BRONZE_PAGES
};

/* One line for people about a city, a technology. */
const char *bronze_city_line(unsigned city);
const char *bronze_technology_line(unsigned technology);
const char *bronze_land(unsigned terrain); /* a row of a tile: "savanna", where several are "savannas" */
/* "Take Pottery", or "Take the top Wheel" if there are several of them, in rich text. */
void bronze_top_text(const struct bronze *state, unsigned stack, struct text *out);
/* Where that play lays its card: ", new column left", ", column 2 below {wheel}". */
void bronze_column_text(const struct bronze *state, move_t play, struct text *out);

/* ---- the matrix */

/* The technology at a place, or BRONZE_NO_TECHNOLOGY where no card lies. */
uint8_t bronze_card(const struct bronze *state, unsigned seat, unsigned column, unsigned depth);
/* How many cards of a technology a seat has in its matrix. */
unsigned bronze_cards_of(const struct bronze *state, unsigned seat, unsigned technology);
/* The card on top of a stack (0 to 3), or BRONZE_NO_TECHNOLOGY. */
uint8_t bronze_top(const struct bronze *state, unsigned stack);

/* The technology that came to the top of a stack from one state to the other (both struct bronze, for the
 * frame); -1: none did. */
int bronze_turned_up(const void *before, const void *after);

struct bronze_cell {
    uint8_t column, depth, technology;
    uint8_t group; /* enum bronze_group */
};
/* The cards that are active in this turn, the new one first. Returns how many. */
unsigned bronze_active(const struct bronze *state, struct bronze_cell out[BRONZE_ACTIVE_MAX]);
/* The same for a play that is legal now, columns as they will be after it: out_count markers could be placed.
 */
unsigned bronze_preview(const struct bronze *state, move_t play, struct bronze_cell out[BRONZE_ACTIVE_MAX]);
/* The cards of a seat, column by column, from 0: where the n-th lies. Returns how many there are; from that
 * on its technology is BRONZE_NO_TECHNOLOGY. */
unsigned bronze_nth_card(const struct bronze *state, unsigned seat, unsigned n, struct bronze_cell *out);
/* How many of the cells from the i-th on are of its technology; 0 if it isn't the first of them. */
unsigned bronze_alike(const struct bronze_cell *cells, unsigned count, unsigned i);
/* Cards of a group that could still place a marker, with those of the same technology in another group; a
 * marker that two technologies can pay may count for each. */
unsigned bronze_group_left(const struct bronze *state, unsigned group);
/* Markers that can still be placed this turn if spots are found for them. */
unsigned bronze_markers_due(const struct bronze *state);

/* ---- what a play would bring, to the seat to move */

/* The play that places most markers, of those with this stack and side; of these the one that could bring
 * most points, then the one that wakes most cards, then the one that lights most spots. MOVE_NONE if there is
 * none. `stack` may be BRONZE_POOL: of all stacks. */
struct bronze_choice {
    move_t play;
    uint8_t cards, spots; /* that it wakes, that they light */
    uint8_t markers;      /* that can be placed on these, whatever lies on tiles still closed */
    int8_t points;        /* bronze_play_points */
};
struct bronze_choice bronze_best_play(const struct bronze *state, unsigned stack, bool face_down);
bool bronze_choice_beats(const struct bronze_choice *one, const struct bronze_choice *other);
/* What a play's markers could bring by the best route in reach, and what its card alone adds to cities. */
int bronze_play_points(const struct bronze *state, move_t play);
/* The latter, which can be a loss; *city is the one that changes, or BRONZE_CITIES if none does or several
 * do. */
int bronze_city_gain(const struct bronze *state, move_t play, unsigned *city);
/* The plays of that card and side, by where it is laid: from the left column to the right one. */
enum { BRONZE_PLACES_MAX = BRONZE_COLUMNS + 1 }; /* of a card: three columns, and a new one at an end */
unsigned bronze_places(const struct bronze *state, move_t play, move_t out[BRONZE_PLACES_MAX]);
/* The spots that the active cells of a play would light up, by tile. Returns how many. */
unsigned bronze_lit_spots(const struct bronze *state, move_t play, uint32_t lit[BRONZE_TILES_MAX]);
/* The best token on a terrain that a play's markers could win, if they all went there: its place among the
 * lengths from 1, 0 for none that is better; *points is what it would add. */
unsigned bronze_route_in_reach(const struct bronze *state, move_t play, unsigned terrain, int *points);
/* How many in line the next token on a terrain asks for that a line of so many doesn't win, and that is
 * better than what the seat to move holds; 0: there is none left. */
unsigned bronze_route_next(const struct bronze *state, unsigned terrain, unsigned line);
/* Could a line of two or more of that seat ever be so long, as far as the open tiles tell? */
bool bronze_line_may_reach(const struct bronze *state, unsigned seat, unsigned terrain, unsigned length);
/* What a marker there would bring at once: a route, or the lead on a tile that all will have reached. */
int bronze_spot_points(const struct bronze *state, unsigned tile, unsigned spot);
/* The most that a marker on one of the spots would, and with `to_undo` on one that can be taken back. */
unsigned bronze_most_points(const struct bronze *state, const uint32_t spots[BRONZE_TILES_MAX], bool to_undo);

/* ---- the land */

/* Where a marker is placed, by its move or by that without its kind. */
static inline unsigned bronze_tile_of(move_t marker) {
    return (marker & (BRONZE_SETTLE - 1u)) >> BRONZE_TILE_SHIFT;
}
static inline unsigned bronze_spot_of(move_t marker) {
    return marker & BRONZE_SPOT_MASK;
}
static inline unsigned bronze_spot_terrain(unsigned spot) {
    return spot / BRONZE_ROW_MAX;
}
static inline unsigned bronze_spot_place(unsigned spot) {
    return spot % BRONZE_ROW_MAX;
}
const struct bronze_tile *bronze_tile(const struct bronze *state, unsigned tile);
/* The spots of a tile that the seat to move may settle now. */
uint32_t bronze_legal_spots(const struct bronze *state, unsigned tile);
/* The same of all tiles. Returns how many markers can still be placed. */
unsigned bronze_all_legal_spots(const struct bronze *state, uint32_t legal[BRONZE_TILES_MAX]);
/* Through all spots of the open tiles, as one reads: from a marker's move without its kind to the next. */
move_t bronze_next_spot(const struct bronze *state, move_t at, bool on);
/* The spots of a tile, open or not, that a technology allows (whether free or not). */
uint32_t bronze_allowed_spots(const struct bronze *state, unsigned tile, unsigned technology);
/* A spot's type; BRONZE_TYPES if the tile has no such spot. */
unsigned bronze_spot_type(const struct bronze *state, unsigned tile, unsigned spot);
/* A spot's owner, or BRONZE_NOBODY. */
unsigned bronze_spot_owner(const struct bronze *state, unsigned tile, unsigned spot);
/* The groups of active cards that could pay for this spot now: a set. */
unsigned bronze_spot_groups(const struct bronze *state, unsigned tile, unsigned spot);
/* Would this marker open the tile to the right; would it bring a city? */
bool bronze_spot_reveals(const struct bronze *state, unsigned tile);
bool bronze_spot_brings_city(const struct bronze *state, unsigned tile);
/* Would it show what is hidden, and stay? */
bool bronze_spot_is_final(const struct bronze *state, unsigned tile);
/* The cities that lie at a tile, ascending. Returns how many. */
unsigned bronze_tile_cities(const struct bronze *state, unsigned tile, uint8_t out[BRONZE_SEATS_MAX + 1]);

/* ---- how things stand */

/* What a technology settles, as a set of terrains, or of types. */
unsigned bronze_technology_terrains(unsigned technology);
unsigned bronze_technology_types(unsigned technology);
unsigned bronze_markers_on(const struct bronze *state, unsigned seat, unsigned terrain);
/* How much of what a city asks a seat has; 0: there is nothing to count. */
unsigned bronze_city_has(const struct bronze *state, unsigned seat, unsigned city);
unsigned bronze_tallest(const struct bronze *state, unsigned seat); /* cards of its tallest column */
unsigned bronze_cards_in_play(const struct bronze *state, unsigned technology); /* in all matrices */
/* Has the seat more of them than anybody else? */
bool bronze_has_most(const struct bronze *state, unsigned seat, unsigned technology);
/* The tiles with free spots that a marker on a tile gives up for good: a set. */
uint16_t bronze_tiles_left_behind(const struct bronze *state, unsigned tile);
/* Is the seat one marker short of its first token on some terrain; could a rival's marker cut such a line; is
 * the seat one of those who tie on a tile; does it lead on one that not all have reached, and so may count
 * for nobody? */
bool bronze_begins_route(const struct bronze *state, unsigned seat);
bool bronze_may_be_cut(const struct bronze *state, unsigned seat);
bool bronze_ties(const struct bronze *state, unsigned seat);
bool bronze_leads_alone(const struct bronze *state, unsigned seat);

/* Whose longest line on a terrain, of two or more, is hurt by what the seat to move does to come to the state
 * after: it is cut in two, or can't grow any more to the next token that its owner could win. */
struct bronze_hurt {
    uint8_t seat; /* or BRONZE_NOBODY */
    uint8_t line; /* how many markers are in it */
    bool cut;
};
struct bronze_hurt bronze_line_hurt(const struct bronze *state, const struct bronze *after, unsigned terrain);

/* The longest line of a seat's markers on a terrain that no other seat interrupts. */
unsigned bronze_route_run(const struct bronze *state, unsigned seat, unsigned terrain);
/* The same with further markers at those places of its line. */
unsigned bronze_route_run_with(const struct bronze *state, unsigned seat, unsigned terrain, uint32_t more);
/* The token that a seat holds there: its place among the lengths from 1, or 0. */
unsigned bronze_route_held(const struct bronze *state, unsigned seat, unsigned terrain);
/* The tiles whose provinces are a seat's for good: a set. */
uint16_t bronze_tiles_won(const struct bronze *state, unsigned seat);
/* Who has strictly the most markers on a tile, or BRONZE_NOBODY. */
unsigned bronze_leader(const struct bronze *state, unsigned tile);
/* Whose province it is if the game ends now: before all have reached it that is nobody's in most cases. */
unsigned bronze_province_at_end(const struct bronze *state, unsigned tile);
/* Whose it is for good: also of whoever can't lose it any more. BRONZE_PENDING: it can still be lost. */
unsigned bronze_province_won(const struct bronze *state, unsigned tile);
/* What a city would be worth to a seat if the game ended now. */
unsigned bronze_city_worth(const struct bronze *state, unsigned seat, unsigned city);
/* Who keeps a city that asks for the most, or the fewest, from being worth anything to a seat. */
struct bronze_rival {
    uint8_t seat; /* or BRONZE_NOBODY: nobody does, or the city depends on nobody else */
    bool ties;    /* as many, neither more nor fewer */
    bool fewer;   /* the city asks for the fewest */
};
struct bronze_rival bronze_city_rival(const struct bronze *state, unsigned seat, unsigned city);
/* How near the three ends are: the fewest markers that any seat has left, the cards to take until the second
 * stack can be empty, the free spots of the last tile. Any zero ends the game with the round. */
struct bronze_ends {
    uint8_t markers, cards, spots;
    uint8_t seat; /* whose markers these are; with others, the seat to move */
};
struct bronze_ends bronze_ends(const struct bronze *state);
unsigned bronze_without_markers(const struct bronze *state); /* the first such seat, or BRONZE_NOBODY */
/* Who still has a turn in this round, the seat to move included: a set. */
unsigned bronze_still_to_play(const void *state);

#endif
