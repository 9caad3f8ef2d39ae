#include "search.h"

#include <assert.h>
#include <string.h>

#include "bits.h"
#include "standing.h"

_Static_assert(sizeof(struct search) <= SEARCH_BYTES, "the search keeps its bound");
_Static_assert(SEARCH_NODES < UINT16_MAX, "nodes are numbered in 16 bits");

enum {
    FULL = 1000,         /* the value of a certain win */
    EXPLORE = 60,        /* weight of what was tried little: found by tournaments, docs/opponents.md */
    WIDEN = 6,           /* children that a node may have: half as many times the root of its visits */
    WIN_SHARE = 300,     /* of a value: for the place; the rest is for the lead in points */
    LEAD_STRAIGHT = 250, /* up to here a lead counts in full (some 30 points); what is beyond shares... */
    LEAD_FLAT = (FULL - WIN_SHARE) / 2 - LEAD_STRAIGHT, /* ...what is left to the end of the scale */
    LEAD_SCALE = 12,                                    /* thousandths that a point of lead is worth */
    GREEDY_TRIES = 4,   /* ways to end the turn that the greedy yardstick looks at for each move */
    TURN_MOVES = 24,    /* of one seat in a row that it looks ahead */
    FIRST_PLACE = 1000, /* more than any lead in points: an end that wins is better than any other */
    VISITS_MAX = 60000,
    END_DEALS = 8,              /* tried: whether a move ends the match may depend on what others hide */
    THOUGHT_PLAYOUTS_MIN = 700, /* per seat: with fewer, a `decide_by_rollout` decision isn't thought about */
    HURRY_PART = 10,            /* a search that is hurried makes at least this part of its playouts, */
    HURRY_LEAST = 16,           /* and at least so many of them */
    TURN_HALVES = 8,            /* all steps of a turn together take no longer than so many half thoughts, */
    STEP_PART = 2,              /* and one step no more than this part of what is left of them */
    FOLLOW_LEAST = 4,           /* visits that a node needs for its line to be gone through again */
    SETTLED_EVERY = 16,         /* playouts between two looks whether the choice is settled */
    BITS = 32                   /* in a word of a set of nodes */
};

/* ---- levels */

static const struct game_level common_levels[] = {
    {.name = "easy",
     .title = "Easy",
     .words = "Plays by feel and often slips.",
     .playouts = 30,
     .cutoff = 20,
     .blunders = 96,
     .number = 1},
    {.name = "normal",
     .title = "Normal",
     .words = "Thinks a little ahead.",
     .playouts = 250,
     .cutoff = 40,
     .blunders = 16,
     .number = 2},
    {.name = "hard",
     .title = "Hard",
     .words = "Thinks as long as it may.",
     .playouts = 1500,
     .cutoff = 60,
     .number = 3},
};

/* What the others are measured by: neither is offered to people. */
static const struct game_level random_level = {
    .name = "random", .title = "Random", .words = "Any legal move."};
static const struct game_level greedy_level = {
    .name = "greedy", .title = "Greedy", .words = "The most points at once.", .playouts = 1};

const struct game_level *search_levels(const struct game *game, unsigned *count) {
    const bool own = game->level_count > 0;
    *count = own ? game->level_count : sizeof common_levels / sizeof common_levels[0];
    return own ? game->levels : common_levels;
}

const struct game_level *search_level_numbered(const struct game *game, uint8_t number) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(game, &count);
    unsigned at = 0;
    while (at + 1 < count && levels[at].number != number) {
        at++;
    }
    return &levels[at];
}

const struct game_level *search_level_find(const struct game *game, const char *name) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(game, &count);
    for (unsigned i = 0; i < count; i++) {
        if (strcmp(levels[i].name, name) == 0) {
            return &levels[i];
        }
    }
    if (strcmp(name, random_level.name) == 0) {
        return &random_level;
    }
    return strcmp(name, greedy_level.name) == 0 ? &greedy_level : NULL;
}

/* ---- numbers */

uint32_t search_square_root(uint32_t square) {
    uint32_t root = 0;
    for (uint32_t bit = 1u << 30; bit != 0; bit >>= 2) {
        if (square >= root + bit) {
            square -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    }
    return root;
}

/* Sixteen times the logarithm to base 2, from below. */
static uint32_t log2_sixteenths(uint32_t number) {
    uint32_t whole = 0;
    while (number >> (whole + 1) != 0) {
        whole++;
    }
    const uint32_t rest = whole >= 4 ? number >> (whole - 4) : number << (4 - whole);
    return whole * 16 + (rest & 15u);
}

/* ---- moves without a tree */

static move_t random_move(struct search *search, unsigned count) {
    return search->legal[rng_below(&search->rng, count)];
}

static int32_t points_of(const struct game *game, const void *state, int seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    int32_t sum = 0;
    game->count(state, points);
    for (unsigned i = 0; i < game->source_count; i++) {
        sum += points[seat][i];
    }
    return sum;
}

static move_t quick_move(struct search *search, void *state) {
    const struct game *game = search->game;
    if (game->rollout != NULL) {
        return game->rollout(state, &search->rng);
    }
    return random_move(search, game->moves(state, search->legal));
}

/* Plays the rest of the seat's turn by quick moves: many moves bring their points only when the turn ends. */
static void finish_turn(struct search *search) {
    for (unsigned i = 0; i < TURN_MOVES && search->game->turn(search->state) == search->seat; i++) {
        search->game->apply(search->state, quick_move(search, search->state));
    }
}

/* The move that can bring the seat the most points by the end of its turn, as far as it can know; one of the
 * best at random. */
static move_t greedy_move(struct search *search, unsigned count) {
    move_t best = MOVE_NONE;
    int32_t most = INT32_MIN;
    uint32_t equal = 0;
    search->game->redeal(search->root, search->seat, &search->rng);
    for (unsigned i = 0; i < count * GREEDY_TRIES; i++) {
        search->game->moves(search->root, search->legal);
        const move_t move = search->legal[i / GREEDY_TRIES];
        memcpy(search->state, search->root, search->game->state_bytes);
        search->game->apply(search->state, move);
        finish_turn(search);
        const int32_t points = points_of(search->game, search->state, search->seat);
        equal = points > most ? 1 : equal + (points == most);
        if (points > most || (points == most && rng_below(&search->rng, equal) == 0)) {
            most = points;
            best = move;
        }
    }
    return best;
}

/* ---- sense: what the level thinks of */

/* How little a move comes to the seat's mind: by its number, so that it is the same for a whole thought. */
static uint32_t obscurity(const struct search *search, move_t move) {
    static const uint32_t golden = 0x9e3779b1; /* the ratio's 32 bits */
    const uint32_t hash = (move ^ search->salt) * golden;
    return (hash ^ hash >> 15) * golden >> 24;
}

/* By its place among the legal moves. */
static bool is_barred(const struct search *search, unsigned place) {
    return (search->barred[place / BITS] >> place % BITS & 1u) != 0;
}

/* Whether it is thought of: what is plainest always is. */
static bool comes_to_mind(const struct search *search, unsigned place, uint32_t plainest) {
    const uint32_t obscure = obscurity(search, search->legal[place]);
    return !is_barred(search, place) && (obscure + search->level->overlooks < 256 || obscure <= plainest);
}

static uint32_t plainest_of(const struct search *search, unsigned count) {
    uint32_t least = UINT32_MAX;
    for (unsigned i = 0; i < count; i++) {
        const uint32_t obscure = is_barred(search, i) ? UINT32_MAX : obscurity(search, search->legal[i]);
        least = obscure < least ? obscure : least;
    }
    return least;
}

/* The legal moves of the seat that thinks, but for those that it doesn't think of. There is always one. */
static unsigned moves_thought_of(struct search *search, const void *state) {
    const unsigned count = search->game->moves(state, search->legal);
    unsigned kept = 0;
    if (!search->bars && search->level->overlooks == 0) {
        return count;
    }
    const uint32_t plainest = plainest_of(search, count);
    for (unsigned i = 0; i < count; i++) {
        if (comes_to_mind(search, i, plainest)) {
            search->legal[kept++] = search->legal[i];
        }
    }
    return kept != 0 ? kept : search->game->moves(state, search->legal); /* all have no sense */
}

/* How many pieces came to each place, less those that left; and at how many places that isn't none. */
struct balance {
    uint16_t place[2 * TURN_MOVES]; /* a piece leaves one and comes to another */
    int8_t came[2 * TURN_MOVES];
    unsigned count, uneven;
};

static void balance_add(struct balance *balance, uint16_t place, int8_t more) {
    unsigned at = 0;
    while (at < balance->count && balance->place[at] != place) {
        at++;
    }
    if (at == balance->count) {
        assert(at < sizeof balance->place / sizeof balance->place[0]);
        balance->place[at] = place;
        balance->came[at] = 0;
        balance->count++;
    }
    balance->uneven -= balance->came[at] != 0;
    balance->came[at] = (int8_t)(balance->came[at] + more);
    balance->uneven += balance->came[at] != 0;
}

/* False: the move does more than to bring a piece from place to place. */
static bool balance_walk(struct balance *balance, const struct game *game, move_t move) {
    uint16_t way[2];
    const bool walks = game->walks(move, way);
    if (walks) {
        balance_add(balance, way[0], -1);
        balance_add(balance, way[1], 1);
    }
    return walks;
}

/* Does one go the other way than another did? */
static bool trade_places(const struct game *game, move_t move, move_t made) {
    uint16_t way[2], before[2];
    return game->walks(move, way) && game->walks(made, before) && way[0] == before[1] && way[1] == before[0];
}

/* Would all pieces be again where they were some moves ago, or two of them have changed places? */
static bool goes_round(const struct match *match, move_t move) {
    const struct game *game = match->setup.game;
    struct balance balance = {.count = 0};
    bool walks = game->walks != NULL && balance_walk(&balance, game, move) && balance.uneven != 0;
    for (unsigned i = 1; walks && i < TURN_MOVES && i <= match->length; i++) {
        const move_t made = match_move(match, match->length - i);
        walks = balance_walk(&balance, game, made);
        if (walks && (balance.uneven == 0 || trade_places(game, move, made))) {
            return true;
        }
    }
    return false;
}

/* Would the move be one step too many? */
static bool goes_astray(const struct match *match, move_t move) {
    const struct game *game = match->setup.game;
    uint16_t ways[TURN_MOVES][2];
    unsigned count = 0;
    bool walks = game->detour != NULL && game->walks(move, ways[count++]);
    for (unsigned i = 1; walks && count < TURN_MOVES && i <= match->length; i++) {
        walks = game->walks(match_move(match, match->length - i), ways[count]);
        count += walks;
    }
    return count > 1 && game->detour(match->state, ways, count);
}

static bool gains(const struct search *search, unsigned count) {
    for (unsigned i = 0; i < count && search->game->only_gains != NULL; i++) {
        if (search->game->only_gains(search->root, search->legal[i])) {
            return true;
        }
    }
    return false;
}

static bool is_pointless(const struct game *game, const void *state, move_t move) {
    return game->pointless != NULL && game->pointless(state, move);
}

/* Ends of an action while something could still be had for nothing, ways back, and what only loses. */
static void bar_nonsense(struct search *search, const struct match *match) {
    const struct game *game = search->game;
    search->bars = false;
    memset(search->barred, 0, sizeof search->barred);
    const unsigned count = game->moves(search->root, search->legal);
    const bool had = gains(search, count);
    for (unsigned i = 0; i < count; i++) {
        const move_t move = search->legal[i];
        if ((had && game->stops(search->root, move)) || goes_round(match, move) || goes_astray(match, move) ||
            is_pointless(game, search->root, move)) {
            search->barred[i / BITS] |= 1u << i % BITS;
            search->bars = true;
        }
    }
}

/* ---- beginning */

static void decide(struct search *search, move_t move) {
    search->decided = move;
    search->phase = SEARCH_DECIDED;
}

/* A quick move instead of thought; from a redealt state, so that it doesn't peek either. */
static move_t blunder(struct search *search) {
    memcpy(search->state, search->root, search->game->state_bytes);
    search->game->redeal(search->state, search->seat, &search->rng);
    return quick_move(search, search->state);
}

static bool decides_by_rollout(const struct search *search) {
    const struct game *game = search->game;
    return search->level->playouts < THOUGHT_PLAYOUTS_MIN * search->seats &&
           game->decide_by_rollout != NULL && game->decide_by_rollout(search->root);
}

/* Draws nothing for a level that never does, so that its choices don't depend on it. */
static bool happens(struct search *search, uint8_t of_256) {
    return of_256 != 0 && rng_below(&search->rng, 256) < of_256;
}

/* Any move that has sense, and no end of an action that could go on: what is begun is done. */
static move_t lapse(struct search *search) {
    const struct game *game = search->game;
    const unsigned count = moves_thought_of(search, search->root);
    unsigned kept = 0;
    for (unsigned i = 0; i < count && game->stops != NULL; i++) {
        if (!game->stops(search->root, search->legal[i])) {
            search->legal[kept++] = search->legal[i];
        }
    }
    return random_move(search, kept != 0 ? kept : moves_thought_of(search, search->root));
}

/* Redealt, in the same way whenever what comes of moves is compared. */
static void determinize(struct search *search) {
    struct rng rng;
    rng_seed(&rng, search->dealt);
    memcpy(search->state, search->root, search->game->state_bytes);
    search->game->redeal(search->state, search->seat, &rng);
}

static uint32_t hash_after(struct search *search, move_t move) {
    static const uint32_t golden = 0x9e3779b1; /* the ratio's 32 bits */
    uint32_t hash = 0;
    determinize(search);
    search->game->apply(search->state, move);
    memset((uint8_t *)search->state + search->game->state_bytes, 0, /* the rest of the last word */
           -(size_t)search->game->state_bytes % sizeof(uint32_t));
    for (unsigned i = 0; i * sizeof(uint32_t) < search->game->state_bytes; i++) {
        hash = (hash ^ search->state[i]) * golden;
        hash ^= hash >> 15;
    }
    return hash;
}

/* Does every legal move lead to the same state? */
static bool all_the_same(struct search *search, unsigned count) {
    const uint32_t first = hash_after(search, search->legal[0]);
    for (unsigned i = 1; i < count; i++) {
        if (hash_after(search, search->legal[i]) != first) {
            return false;
        }
    }
    return true;
}

static void decide_by_feeling(struct search *search, move_t move) {
    search->decided = move;
    search->reasoning.way = REASON_FEELING;
    search->phase = SEARCH_CHOOSE;
}

/* Of the first of the listed moves that doesn't come before it. */
static unsigned place_of(const struct search *search, unsigned count, move_t move) {
    unsigned low = 0;
    unsigned high = count;
    while (low < high) {
        const unsigned middle = (low + high) / 2;
        if (search->legal[middle] < move) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool lacks_sense(struct search *search, move_t move) {
    return is_barred(search, place_of(search, search->game->moves(search->root, search->legal), move));
}

/* But for one that has no sense: that is thought about. */
static void blunder_with_sense(struct search *search) {
    const move_t move = blunder(search);
    if (!lacks_sense(search, move)) {
        decide_by_feeling(search, move);
    }
}

/* Felt, and once more where that has no sense. */
static void decide_without_thought(struct search *search) {
    enum { TRIES = 16 };
    move_t move = blunder(search);
    for (unsigned i = 1; i < TRIES && lacks_sense(search, move); i++) {
        move = blunder(search);
    }
    decide_by_feeling(search, move);
}

static void decide_only(struct search *search) {
    search->reasoning.way = REASON_ONLY;
    decide(search, search->legal[0]);
}

static void decide_at_once(struct search *search) {
    const unsigned count = search->game->moves(search->root, search->legal);
    if (count == 1) {
        decide_only(search);
    } else if (search->level == &random_level) {
        decide(search, random_move(search, count));
    } else if (search->level == &greedy_level) {
        decide(search, greedy_move(search, count));
    } else if (all_the_same(search, count)) {
        decide_only(search);
    } else if (!decides_by_rollout(search) && happens(search, search->level->lapses)) {
        decide_by_feeling(search, lapse(search));
    } else if (decides_by_rollout(search)) {
        decide_without_thought(search);
    } else if (rng_below(&search->rng, 256) < search->level->blunders) {
        blunder_with_sense(search);
    }
}

/* The game's parameters of the search, and its hardest level with so many seats. */
static void set_parameters(struct search *search, const struct game *game, const struct game_level *level) {
    const bool special = game->hardest != NULL && level == &game->levels[game->level_count - 1];
    search->explore = game->explore != 0 ? game->explore : EXPLORE;
    search->widen = game->widen != 0 ? game->widen : WIDEN;
    search->level = special ? game->hardest[search->seats - game->seats_min] : level;
}

void search_hurry(struct search *search) {
    uint16_t least = search->level->playouts / HURRY_PART;
    least = least > HURRY_LEAST ? least : HURRY_LEAST;
    least = least > search->playouts ? least : search->playouts;
    search->wanted = least < search->wanted ? least : search->wanted;
}

void search_budget(struct search *search, uint16_t playouts) {
    search->wanted = playouts < VISITS_MAX ? playouts : VISITS_MAX;
    search->full = search->wanted > search->full ? search->wanted : search->full;
}

/* ---- in the tree */

static bool is_legal(const struct search *search, unsigned count, move_t move) {
    const unsigned place = place_of(search, count, move);
    return place < count && search->legal[place] == move;
}

static move_t node_move(const struct search_node *node) {
    return node->move & ((1u << GAME_MOVE_BITS) - 1);
}

static uint32_t uct_score(const struct search *search, const struct search_node *node) {
    const uint32_t mean = node->sum * 64u / node->visits;
    const uint32_t unsure = search_square_root((log2_sixteenths(node->available) << 12) / node->visits);
    return mean + unsure * search->explore;
}

/* The legal child with the highest score, or 0; *children counts the legal ones. */
static uint16_t best_child(struct search *search, uint16_t parent, unsigned count, unsigned *children) {
    uint16_t best = 0;
    uint32_t most = 0;
    *children = 0;
    for (uint16_t at = search->node[parent].child; at != 0; at = search->node[at].sibling) {
        struct search_node *node = &search->node[at];
        if (is_legal(search, count, node_move(node))) {
            ++*children;
            node->available++;
            const uint32_t score = uct_score(search, node);
            if (best == 0 || score > most) {
                most = score;
                best = at;
            }
        }
    }
    return best;
}

static const struct search_node *child_of(const struct search *search, uint16_t parent, move_t move) {
    for (uint16_t at = search->node[parent].child; at != 0; at = search->node[at].sibling) {
        if (node_move(&search->node[at]) == move) {
            return &search->node[at];
        }
    }
    return NULL;
}

/* A move that the parent has no child for (there is one): the quick move, or else the next one from a random
 * place on. */
static move_t untried_move(struct search *search, uint16_t parent, unsigned count) {
    if (search->game->rollout != NULL) {
        const move_t quick = search->game->rollout(search->state, &search->rng);
        if (child_of(search, parent, quick) == NULL && (parent != 0 || is_legal(search, count, quick))) {
            return quick;
        }
    }
    unsigned at = rng_below(&search->rng, count);
    while (child_of(search, parent, search->legal[at]) != NULL) {
        at = at + 1 == count ? 0 : at + 1;
    }
    return search->legal[at];
}

static uint16_t add_child(struct search *search, uint16_t parent, move_t move, int seat) {
    assert(search->nodes < search->room);
    const uint16_t at = search->nodes++;
    search->node[at] = (struct search_node){.move = move | (uint32_t)seat << GAME_MOVE_BITS,
                                            .available = 1,
                                            .sibling = search->node[parent].child};
    search->node[parent].child = at;
    return at;
}

static bool may_widen(const struct search *search, uint16_t parent, unsigned children, unsigned count) {
    return children < count && search->nodes < search->room &&
           2 * children <= search->widen * search_square_root(search->node[parent].visits);
}

static void enter(struct search *search, uint16_t node) {
    assert(search->path_length < SEARCH_PATH_MAX && node < SEARCH_NODES);
    search->path[search->path_length++] = node;
    search->game->apply(search->state, node_move(&search->node[node]));
}

/* One of two moves is all that may be tried from here. */
static bool duels(const struct search *search) {
    return search->duel[0] != MOVE_NONE;
}

static void step_tree(struct search *search) {
    const uint16_t at = search->path[search->path_length - 1];
    const int seat = search->game->turn(search->state);
    if (seat == GAME_OVER) {
        search->phase = SEARCH_EVALUATE;
        return;
    }
    if (at == 0 && duels(search)) {
        const bool second = search->playouts < search->ahead || search->playouts % 2 != 0;
        enter(search, search_node_of(search, search->duel[second ? 1 : 0]));
        return;
    }
    const unsigned count =
        at == 0 ? moves_thought_of(search, search->state) : search->game->moves(search->state, search->legal);
    unsigned children = 0;
    const uint16_t best = best_child(search, at, count, &children);
    if (may_widen(search, at, children, count)) {
        enter(search, add_child(search, at, untried_move(search, at, count), seat));
        search->phase = SEARCH_ROLLOUT;
    } else if (best == 0 || search->path_length == SEARCH_PATH_MAX) {
        search->phase = SEARCH_ROLLOUT; /* the tree is full, or as deep as it goes */
    } else {
        enter(search, best);
    }
}

/* ---- after the tree */

static void step_rollout(struct search *search) {
    if (search->rollout_left == 0 || search->game->turn(search->state) == GAME_OVER) {
        search->phase = SEARCH_EVALUATE;
        return;
    }
    search->rollout_left--;
    search->game->apply(search->state, quick_move(search, search->state));
}

static int32_t clamped(int32_t value) {
    if (value < 0) {
        return 0;
    }
    return value > FULL ? FULL : value;
}

/* A lead as a part of a value: linear near a draw, then ever flatter, so that one more point is worth
 * something at any distance. */
static int32_t soft_lead(int32_t lead) {
    const int32_t part = lead * (FULL - WIN_SHARE) / FULL;
    const int32_t size = part < 0 ? -part : part;
    if (size <= LEAD_STRAIGHT) {
        return part;
    }
    const int32_t over = size - LEAD_STRAIGHT;
    const int32_t flat = LEAD_STRAIGHT + LEAD_FLAT * over / (over + LEAD_STRAIGHT);
    return part < 0 ? -flat : flat;
}

/* The most that any other seat has. */
static int32_t best_other(const int16_t *marks, unsigned seats, unsigned seat) {
    int32_t best = INT32_MIN;
    for (unsigned other = 0; other < seats; other++) {
        if (other != seat && marks[other] > best) {
            best = marks[other];
        }
    }
    return best;
}

/* What the game's end, or the outlook where the rollout was cut off, is worth to each seat: its lead over the
 * best of the others. */
static void evaluate(struct search *search, unsigned seats, int32_t worth[GAME_SEATS_MAX]) {
    const struct game *game = search->game;
    const bool by_value = game->value != NULL && game->turn(search->state) != GAME_OVER;
    const bool by_place = !by_value || !game->value_alone;
    int16_t value[GAME_SEATS_MAX] = {0};
    struct standing standing = {0};
    if (by_place) {
        standing_of(game, search->state, &standing);
    }
    if (by_value) {
        game->value(search->state, value);
    }
    for (unsigned seat = 0; seat < seats; seat++) {
        const int32_t lead =
            by_value ? value[seat] - best_other(value, seats, seat)
                     : LEAD_SCALE * (standing.points[seat] - best_other(standing.points, seats, seat));
        const int32_t place = standing.rank[seat] == 1 ? WIN_SHARE / 2 : -WIN_SHARE / 2;
        worth[seat] = FULL / 2 + soft_lead(lead) + (by_place ? place : 0);
    }
}

/* A level's character: its seat sees more in what it likes. */
static int32_t liking(const struct search *search) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    if (search->level->liking == 0) {
        return 0;
    }
    search->game->count(search->state, points);
    return points[search->seat][search->level->favourite] * search->level->liking;
}

/* No other move can be looked at as often any more, whatever is still thought. */
static bool settled(const struct search *search) {
    unsigned best = 0, second = 0;
    for (uint16_t at = search->node[0].child; at != 0; at = search->node[at].sibling) {
        const unsigned visits = search->node[at].visits;
        second = visits > best ? best : visits > second ? visits : second;
        best = visits > best ? visits : best;
    }
    return best > second + search->wanted - search->playouts;
}

static bool enough(const struct search *search) {
    return search->playouts >= search->wanted || settled(search);
}

/* Of the first place, which those who share it divide. */
int search_share(const struct search *search) {
    struct standing standing;
    if (search->game->turn(search->state) != GAME_OVER) {
        return 0;
    }
    standing_of(search->game, search->state, &standing);
    return standing.rank[search->seat] == 1 ? FULL / (int)standing_winners(&standing) : 0;
}

static void note_share(struct search *search, int32_t worth) {
    search->ended = search->game->turn(search->state) == GAME_OVER;
    search->share = (int16_t)(search->ended ? search_share(search) : worth);
}

static enum search_phase phase_after(const struct search *search) {
    if (duels(search)) {
        return search->playouts >= search->wanted ? SEARCH_DECIDED : SEARCH_PLAYOUT;
    }
    const bool looks = search->playouts >= search->wanted || search->playouts % SETTLED_EVERY == 0;
    return looks && enough(search) ? SEARCH_CHOOSE : SEARCH_PLAYOUT;
}

static void step_evaluate(struct search *search) {
    int32_t worth[GAME_SEATS_MAX] = {0};
    evaluate(search, search->seats, worth);
    worth[search->seat] = clamped(worth[search->seat] + liking(search));
    if (duels(search)) {
        note_share(search, worth[search->seat]);
    }
    search->node[0].visits++;
    for (unsigned i = 1; i < search->path_length; i++) {
        struct search_node *node = &search->node[search->path[i]];
        node->visits++;
        node->sum += (uint32_t)worth[node->move >> GAME_MOVE_BITS];
    }
    search->playouts++;
    search->phase = phase_after(search);
}

/* Each pair of a duel in a deal of its own, and no two duels in the same ones. */
static void seed_pair(struct search *search) {
    enum { NUMBER_BITS = 16 };
    const bool pairs = search->playouts >= search->ahead && search->duel[0] != search->duel[1];
    const unsigned pair = pairs ? search->playouts / 2u : search->playouts;
    rng_seed(&search->rng, pair | (uint32_t)search->wanted << NUMBER_BITS);
}

static void step_playout(struct search *search) {
    if (duels(search)) {
        seed_pair(search);
    }
    memcpy(search->state, search->root, search->game->state_bytes);
    search->game->redeal(search->state, search->seat, &search->rng);
    search->path[0] = 0;
    search->path_length = 1;
    search->rollout_left = search->level->cutoff != 0 ? search->level->cutoff : MATCH_LENGTH_MAX;
    search->phase = SEARCH_TREE;
}

/* ---- deciding */

static const struct search_node *best_node(const struct search *search, uint16_t parent) {
    const struct search_node *best = NULL;
    for (uint16_t at = search->node[parent].child; at != 0; at = search->node[at].sibling) {
        const struct search_node *node = &search->node[at];
        if (best == NULL || node->visits > best->visits ||
            (node->visits == best->visits && node->sum > best->sum)) {
            best = node;
        }
    }
    return best;
}

move_t search_best(const struct search *search) {
    if (search->decided != MOVE_NONE) {
        return search->decided;
    }
    const struct search_node *best = best_node(search, 0);
    return best == NULL ? MOVE_NONE : node_move(best);
}

/* ---- the end of the match */

/* Playouts can't tell apart moves that differ by one point. Where the choice ends the match they needn't: the
 * ends that are one or two moves away are counted out. */

/* How far the seat is ahead where the match is over. */
static int32_t final_margin(const struct search *search) {
    const unsigned seat = (unsigned)search->seat;
    struct standing standing;
    standing_of(search->game, search->state, &standing);
    return standing.points[seat] - best_other(standing.points, search->seats, seat) +
           (standing.rank[seat] == 1 ? FIRST_PLACE : 0);
}

/* The best move that was found; of a level that slips now and then the second best, which had half as much
 * thought at least. That is where a turn's thinking begins: another plan has sense, a step away from the plan
 * has none. */
static move_t choice(struct search *search) {
    enum { CLOSE = 2 };
    const move_t best = search_best(search);
    const uint16_t first = search_next_best(search, 0), second = search_next_best(search, first);
    const bool close = second != 0 && search->node[second].visits * CLOSE >= search->node[first].visits;
    const bool begins = search->decided == MOVE_NONE && search->spent == 0;
    if (!begins || !close || !happens(search, search->level->slips)) {
        return best;
    }
    return search_move(search, search_move(search, second) == best ? first : second);
}

static void step_choose(struct search *search) {
    determinize(search);
    search->decided = choice(search);
    search->game->apply(search->state, search->decided);
    if (search->game->turn(search->state) == GAME_OVER) {
        search->most = final_margin(search);
        search->first = search->second = 0;
        search->phase = SEARCH_ENDS;
    } else if (++search->dealt == END_DEALS) {
        search->phase = SEARCH_DECIDED;
    }
}

/* One end. What comes after a move that shows something hidden can't be counted on. */
static void step_ends(struct search *search) {
    const struct game *game = search->game;
    const unsigned count = game->moves(search->root, search->legal);
    if (search->first == count) {
        search->phase = SEARCH_DECIDED;
        return;
    }
    const move_t move = search->legal[search->first];
    determinize(search);
    const bool shown = game->apply(search->state, move);
    const bool goes_on = !shown && game->turn(search->state) == search->seat;
    const unsigned replies = goes_on ? game->moves(search->state, search->legal) : 0;
    if (goes_on) {
        game->apply(search->state, search->legal[search->second]);
    }
    const int32_t reached = game->turn(search->state) == GAME_OVER ? final_margin(search) : search->most;
    if (reached > search->most) {
        search->most = reached;
        search->decided = move;
    }
    search->second++;
    if (search->second >= replies) {
        search->first++;
        search->second = 0;
    }
}

/* ---- the turn goes on */

/* The move that leads from where this seat decided before to where it decides now; MOVE_NONE when that is
 * another turn, or another match. *shown: it showed something hidden. */
static move_t move_since(struct search *search, const struct match *match, bool *shown) {
    const struct game *game = match->setup.game;
    if (search->phase != SEARCH_DECIDED || search->game != game || search->seat != match_turn(match) ||
        search->length + 1 != match->length) {
        return MOVE_NONE;
    }
    const move_t move = match_move(match, search->length);
    if (!is_legal(search, game->moves(search->root, search->legal), move)) {
        return MOVE_NONE;
    }
    memcpy(search->state, search->root, game->state_bytes);
    *shown = game->apply(search->state, move);
    return memcmp(search->state, match->state, game->state_bytes) == 0 ? move : MOVE_NONE;
}

/* What was thought in this turn already, and where the tree goes on. */
static void take_over(struct search *search, const struct match *match, const struct game_level *before) {
    bool shown = false;
    const move_t since = move_since(search, match, &shown);
    const bool knows = since != MOVE_NONE && !shown && search->level == before;
    const struct search_node *node = knows ? child_of(search, 0, since) : NULL;
    search->spent = since == MOVE_NONE ? 0 : search->spent + search->playouts - search->kept;
    search->from = node == NULL ? 0 : (uint16_t)(node - search->node);
}

static void begin(struct search *search, const struct match *match, const struct game_level *level,
                  uint64_t seed) {
    assert(level != NULL && level->cutoff <= MATCH_LENGTH_MAX);
    const struct game_level *before = search->level;
    const struct game *game = match->setup.game;
    search->seats = match->setup.seats;
    set_parameters(search, game, level);
    take_over(search, match, before);
    search->game = game;
    search->seat = match_turn(match);
    search->length = match->length;
    search->phase = SEARCH_PLAYOUT;
    search->decided = search->duel[0] = MOVE_NONE;
    search->reasoning.way = REASON_NONE;
    search->reasoning.begun = false;
    search->playouts = search->kept = 0;
    search->dealt = 0;
    search->wanted = search->full = search->level->playouts;
    search->room = SEARCH_NODES;
    memcpy(search->root, match->state, game->state_bytes);
    rng_seed(&search->rng, seed);
    search->salt = (uint32_t)seed;
    bar_nonsense(search, match);
}

/* A set of nodes, and how many of it come before each word: both lie in the list of legal moves, which is
 * written again at each step. */
enum { SET_WORDS = (SEARCH_NODES + BITS - 1) / BITS };
_Static_assert(2 * SET_WORDS <= GAME_MOVES_MAX, "there is room for it");

static void set_add(struct search *search, unsigned node) {
    assert(node < SEARCH_NODES);
    search->legal[node / BITS] |= 1u << node % BITS;
}

static bool set_has(const struct search *search, unsigned node) {
    return (search->legal[node / BITS] >> node % BITS & 1u) != 0;
}

/* Its number once only the nodes of the set are left; 0 stays 0. */
static uint16_t number_in_set(const struct search *search, unsigned node) {
    const uint32_t below = search->legal[node / BITS] & ((1u << node % BITS) - 1);
    return (uint16_t)(node == 0 ? 0 : search->legal[SET_WORDS + node / BITS] + bits_count(below));
}

/* A node and all that hangs from it. Children are younger than their parents. */
static void set_subtree(struct search *search, unsigned top) {
    memset(search->legal, 0, sizeof search->legal[0] * 2 * SET_WORDS);
    set_add(search, top);
    for (unsigned at = top; at < search->nodes; at++) {
        for (unsigned child = set_has(search, at) ? search->node[at].child : 0; child != 0;
             child = search->node[child].sibling) {
            set_add(search, child);
        }
    }
    for (unsigned word = 1; word < SET_WORDS; word++) {
        search->legal[SET_WORDS + word] =
            search->legal[SET_WORDS + word - 1] + bits_count(search->legal[word - 1]);
    }
}

/* Children that can't be chosen here leave the list: what was dealt for them was another deal. */
static void drop_illegal(struct search *search, uint16_t parent) {
    const unsigned count = moves_thought_of(search, search->root);
    uint16_t *link = &search->node[parent].child;
    while (*link != 0) {
        struct search_node *node = &search->node[*link];
        if (is_legal(search, count, node_move(node))) {
            link = &node->sibling;
        } else {
            *link = node->sibling;
        }
    }
}

/* A turn of many steps doesn't take the time of as many thoughts. */
static void spare_time(struct search *search) {
    const uint32_t halves = search->level->turn_halves != 0 ? search->level->turn_halves : TURN_HALVES;
    const uint32_t all = halves * search->full / 2;
    const uint32_t left = search->spent < all ? (all - search->spent) / STEP_PART : 0;
    const uint32_t playouts = search->kept + left;
    const uint32_t most = playouts > HURRY_LEAST ? playouts : HURRY_LEAST;
    search->wanted = most < search->wanted ? (uint16_t)most : search->wanted;
}

/* Moves the subtree of the move that was made to the front, as the tree. */
static void step_keep(struct search *search) {
    unsigned kept = 0;
    drop_illegal(search, search->from);
    search->node[search->from].sibling = 0;
    set_subtree(search, search->from);
    for (unsigned at = search->from; at < search->nodes; at++) {
        if (set_has(search, at)) {
            struct search_node *node = &search->node[kept++];
            *node = search->node[at];
            node->child = number_in_set(search, node->child);
            node->sibling = number_in_set(search, node->sibling);
        }
    }
    search->nodes = (uint16_t)kept;
    if (search->node[0].child == 0) { /* what was thought of then is overlooked now */
        search->node[0].visits = 0;
    }
    search->playouts = search->kept = search->node[0].visits;
    spare_time(search);
    const bool thinks = search->after_keep == SEARCH_PLAYOUT;
    search->phase = thinks && enough(search) ? SEARCH_CHOOSE : search->after_keep;
}

/* Once it is known what is thought about: what was thought before comes first. */
static void keep_first(struct search *search) {
    if (search->from != 0) {
        search->after_keep = search->phase;
        search->phase = SEARCH_KEEP;
    } else {
        search->nodes = 1;
        memset(&search->node[0], 0, sizeof search->node[0]);
        spare_time(search);
    }
}

void search_begin(struct search *search, const struct match *match, const struct game_level *level,
                  uint64_t seed) {
    begin(search, match, level, seed);
    decide_at_once(search);
    keep_first(search);
}

bool search_step(struct search *search) {
    static void (*const steps[])(struct search *) = {
        [SEARCH_KEEP] = step_keep,       [SEARCH_PLAYOUT] = step_playout,   [SEARCH_TREE] = step_tree,
        [SEARCH_ROLLOUT] = step_rollout, [SEARCH_EVALUATE] = step_evaluate, [SEARCH_CHOOSE] = step_choose,
        [SEARCH_ENDS] = step_ends,
    };
    if (search->phase != SEARCH_DECIDED) {
        steps[search->phase](search);
    }
    return search->phase == SEARCH_DECIDED;
}

/* ---- hints */

void search_hint(struct search *search, const struct match *match) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(match->setup.game, &count);
    begin(search, match, &levels[count - 1], match->length);
    if (search->game->moves(search->root, search->legal) == 1) {
        decide_only(search);
    }
    search->wanted = (uint16_t)(search->level->playouts / 3 * 2);
    keep_first(search);
}

/* ---- two moves alone */

static void add_if_new(struct search *search, move_t move) {
    if (child_of(search, 0, move) == NULL) {
        (void)add_child(search, 0, move, search->seat);
    }
}

void search_duel(struct search *search, move_t one, move_t other, uint16_t ahead, uint16_t playouts) {
    assert(search->phase == SEARCH_DECIDED && ahead % 2 == 0 && search->nodes + 2 <= search->room);
    add_if_new(search, one);
    add_if_new(search, other);
    search->decided = search->duel[0] = one;
    search->duel[1] = other;
    search->ahead = ahead;
    search->playouts = 0;
    search_budget(search, playouts);
    search->phase = SEARCH_PLAYOUT;
}

/* What was found best where the scratch state is, else a quick move; *node goes with it. */
static move_t best_or_quick(struct search *search, uint16_t *node) {
    const struct game *game = search->game;
    const struct search_node *best = *node != 0 ? best_node(search, *node) : NULL;
    const unsigned count = best != NULL ? game->moves(search->state, search->legal) : 0;
    const bool known =
        best != NULL && best->visits >= FOLLOW_LEAST && is_legal(search, count, node_move(best));
    *node = known ? (uint16_t)(best - search->node) : 0;
    return known ? node_move(best) : quick_move(search, search->state);
}

unsigned search_line(struct search *search, const struct match *match, unsigned room, move_t *line) {
    const struct game *game = search->game;
    uint16_t node = search_node_of(search, search->decided);
    unsigned count = 0;
    memcpy(search->state, match->state, game->state_bytes);
    rng_seed(&search->rng, match->length);
    for (move_t move = search->decided;; move = best_or_quick(search, &node)) {
        line[count++] = move;
        game->apply(search->state, move);
        if (count == room || game->turn(search->state) != search->seat) {
            return count;
        }
    }
}

/* ---- the lines that were compared */

void search_deal(struct search *search, uint32_t deal) {
    search->dealt = (uint8_t)deal;
    determinize(search);
    rng_seed(&search->rng, deal);
}

bool search_follow(struct search *search, uint16_t *node) {
    const struct game *game = search->game;
    if (game->turn(search->state) == GAME_OVER) {
        return false;
    }
    game->apply(search->state, best_or_quick(search, node));
    return true;
}

uint16_t search_node_of(const struct search *search, move_t move) {
    const struct search_node *node = child_of(search, 0, move);
    return node == NULL ? 0 : (uint16_t)(node - search->node);
}

/* Of two with as many visits the one that was found later. */
static bool is_before(const struct search_node *node, uint16_t at, uint16_t than) {
    return node[at].visits > node[than].visits || (at > than && node[at].visits == node[than].visits);
}

uint16_t search_next_best(const struct search *search, uint16_t after) {
    const struct search_node *node = search->node;
    const unsigned most = after == 0 ? UINT16_MAX : node[after].visits;
    uint16_t best = 0;
    for (uint16_t at = node[0].child; at != 0; at = node[at].sibling) {
        const bool comes = node[at].visits < most || (at < after && node[at].visits == most);
        const bool before = best == 0 || is_before(node, at, best);
        best = comes && before && node[at].visits > 0 ? at : best;
    }
    return best;
}

uint32_t search_effect(struct search *search, move_t move) {
    search->dealt = 0;
    return hash_after(search, move);
}

move_t search_move(const struct search *search, uint16_t node) {
    return node_move(&search->node[node]);
}
