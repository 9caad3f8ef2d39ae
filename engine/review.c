#include "review.h"

#include <assert.h>
#include <string.h>

enum {
    FULL = 1000,        /* of a chance */
    PERCENT = 10,       /* thousandths */
    SIFT_THOUGHTS = 10, /* all decisions are sifted with as many playouts as so many full thoughts, */
    SIFT_LEAST = 24,    /* but each with so many at least */
    FIRST_PART = 2,     /* of a decision's playouts: for finding the best move, */
    DUEL_PARTS = 2,     /* and of a suspect's, so many times as many for comparing */
    GROWING = 4,        /* such a part of a duel lets the tree grow, and isn't counted */
    PROOF_DEALS = 4,    /* in which the end is shown to be as good, */
    PROOF_LINES = 3000, /* by trying so many lines at most */
    LEAST = 30,         /* thousandths of a chance: less is not worth a word */
    SURE = 2,           /* times the mean error */
    GLANCES = 5,        /* quick moves: what most of them are comes to mind first */
    STEP_GROWS = 125,   /* thousandths from one place of a table of chances to the next */
    SQUARE = 64,        /* squares of differences are summed up in such parts, that they fit, */
    SQUARE_ROOT = 8,    /* and this is its root */
    NODES_KEPT = 8,     /* of the tree, for the moves that are compared */
};
_Static_assert((GAME_CHANCES - 1) * STEP_GROWS == FULL, "a table reaches from 0 to 1000");

enum phase { COUNTS, SIFTS, COMPARES, TURNS, KNOWN };
enum stage { BEGINS, THINKS, DUELS, PROVES, REASONS };

/* ---- chances */

/* Between two places of a table. */
static int by_table(const uint16_t *table, int worth) {
    const int place = worth >= FULL ? GAME_CHANCES - 2 : worth / STEP_GROWS;
    const int rest = worth - place * STEP_GROWS;
    assert(worth >= 0 && worth <= FULL);
    return table[place] + (table[place + 1] - table[place]) * rest / STEP_GROWS;
}

enum table { OPEN, ENDED };

/* Where a worth lies between the ends of the tables, from 0 to 1000. */
static int within_reach(const struct game_chances *chances, int worth) {
    const int middle = FULL / 2, off = (worth - middle) * middle / chances->reach;
    assert(chances->reach > 0);
    return off <= -middle ? 0 : off >= middle ? FULL : middle + off;
}

/* Where the search was cut off: between the tables of two stages. */
static int by_stage(const struct game_chances *chances, unsigned at, int worth) {
    const unsigned last = (GAME_CHANCE_STAGES - 1) * chances->moves;
    const unsigned along = at < chances->moves ? at * (GAME_CHANCE_STAGES - 1) : last;
    const unsigned low = along < last ? along / chances->moves : GAME_CHANCE_STAGES - 2;
    const int rest = (int)(along - low * chances->moves), before = by_table(chances->open[low], worth),
              after = by_table(chances->open[low + 1], worth);
    return before + (after - before) * rest / chances->moves;
}

/* Of what a position after so many moves was worth. */
static int chance_by(const struct game *game, unsigned seats, unsigned at, enum table which, int worth) {
    assert(seats >= game->seats_min && seats <= game->seats_max);
    if (game->chances == NULL) {
        return worth;
    }
    const struct game_chances *chances = &game->chances[seats - game->seats_min];
    return which == ENDED ? by_table(chances->ended, worth)
                          : by_stage(chances, at, within_reach(chances, worth));
}

int review_chance(const struct game *game, unsigned seats, unsigned at, const struct review_side *side) {
    const uint32_t all = side->ended + side->open;
    uint32_t sum = 0;
    if (side->open > 0) {
        const int worth = (int)(side->open_sum / side->open);
        sum += side->open * (uint32_t)chance_by(game, seats, at, OPEN, worth);
    }
    if (side->ended > 0) {
        const int worth = (int)(side->ended_sum / side->ended);
        sum += side->ended * (uint32_t)chance_by(game, seats, at, ENDED, worth);
    }
    return all == 0 ? 0 : (int)(sum / all);
}

static int worth_of(const struct review_side *side, enum table which) {
    const uint32_t count = which == OPEN ? side->open : side->ended;
    return count == 0 ? FULL / 2 : (int)((which == OPEN ? side->open_sum : side->ended_sum) / count);
}

/* How steep a table is around what came of both moves: a difference in worth comes to so much of a chance, in
 * thousandths. */
static uint32_t steepness(const struct review *review, const struct match *match, enum table which) {
    const struct setup *setup = &match->setup;
    const int one = worth_of(&review->side[0], which), other = worth_of(&review->side[1], which);
    int low = one < other ? one : other, high = one < other ? other : one;
    low = low > STEP_GROWS ? low - STEP_GROWS : 0;
    high = high < FULL - STEP_GROWS ? high + STEP_GROWS : FULL;
    assert(high > low);
    const int rise = chance_by(setup->game, setup->seats, review->at, which, high) -
                     chance_by(setup->game, setup->seats, review->at, which, low);
    return (uint32_t)(rise * FULL / (high - low));
}

/* The steeper of both, and never less than even. */
static uint32_t steepest(const struct review *review, const struct match *match) {
    const uint32_t open = steepness(review, match, OPEN), ended = steepness(review, match, ENDED);
    const uint32_t most = open > ended ? open : ended;
    return most > FULL ? most : FULL;
}

/* The mean error of the difference, as a chance in thousandths. */
static int error_of(const struct review *review, const struct match *match) {
    enum { FINER = 8 }; /* in such parts of a thousandth */
    const uint32_t n = review->pairs;
    if (n < 2) {
        return FULL;
    }
    const int mean = review->sum / (int)n;
    const uint32_t square = review->squares * SQUARE_ROOT / n * SQUARE_ROOT,
                   of_mean = (uint32_t)(mean * mean), spread = square > of_mean ? square - of_mean : 0;
    const uint32_t error = search_square_root(spread * FINER * FINER / n);
    return (int)((error * steepest(review, match) / FULL + FINER - 1) / FINER);
}

static int chance_of(const struct review *review, const struct match *match, unsigned which) {
    return review_chance(match->setup.game, match->setup.seats, review->at, &review->side[which]);
}

static uint8_t percent(int thousandths) {
    return (uint8_t)((thousandths + PERCENT / 2) / PERCENT);
}

/* ---- one decision */

static bool differ(struct search *search, move_t one, move_t other) {
    return one != other && search_effect(search, one) != search_effect(search, other);
}

/* What most of some quick moves are, each in another deal; MOVE_NONE: the game has none. */
static move_t first_in_mind(struct search *search) {
    move_t seen[GLANCES], found = MOVE_NONE;
    unsigned most = 0;
    for (unsigned i = 0; i < GLANCES && search->game->rollout != NULL; i++) {
        unsigned times = 1;
        search_deal(search, i);
        seen[i] = search->game->rollout(search->state, &search->rng);
        for (unsigned before = 0; before < i; before++) {
            times += seen[before] == seen[i];
        }
        found = times > most ? seen[i] : found;
        most = times > most ? times : most;
    }
    return found;
}

static void think(struct review *review, const struct match *match, uint16_t playouts) {
    struct search *search = review->search;
    search->phase = SEARCH_PLAYOUT; /* nothing of what was there before is kept */
    search_hint(search, match);
    search->room = REVIEW_NODES;
    const uint16_t most = REVIEW_NODES - NODES_KEPT;
    search_budget(search, playouts / FIRST_PART < most ? playouts / FIRST_PART : most);
    review->stage = THINKS;
}

/* The best move is known: what is it compared with? */
static void set_duel(struct review *review, const struct match *match, uint16_t playouts) {
    struct search *search = review->search;
    const move_t best = search_best(search), played = match_move(match, review->at);
    review->best = best;
    review->other = played;
    review->praises = !differ(search, best, played);
    if (review->praises) {
        const move_t first = first_in_mind(search);
        review->best = played;
        review->other = first != MOVE_NONE && differ(search, played, first) ? first : played;
    }
    review->sum = 0;
    review->squares = 0;
    review->pairs = 0;
    memset(review->side, 0, sizeof review->side);
    search_duel(search, review->best, review->other, (uint16_t)(playouts / GROWING / 2 * 2), playouts);
    review->stage = DUELS;
}

static void add_share(struct review_side *side, const struct search *search) {
    const uint32_t share = (uint32_t)search->share;
    if (search->ended) {
        side->ended++;
        side->ended_sum += share;
    } else {
        side->open++;
        side->open_sum += share;
    }
}

/* A playout of the duel has ended. */
static void note_playout(struct review *review) {
    const struct search *search = review->search;
    const unsigned number = search->playouts - 1u, half = number % 2;
    if (number < search->ahead) {
        return;
    }
    add_share(&review->side[half], search);
    if (half == 0) {
        review->first = search->share;
    } else {
        const int difference = review->first - search->share;
        review->sum += difference;
        review->squares += (uint32_t)(difference * difference + SQUARE / 2) / SQUARE;
        review->pairs++;
    }
}

/* The same move twice: both halves are about it. */
static void join_sides(struct review *review) {
    struct review_side *side = review->side;
    if (review->best == review->other) {
        side[0].ended += side[1].ended;
        side[0].ended_sum += side[1].ended_sum;
        side[0].open += side[1].open;
        side[0].open_sum += side[1].open_sum;
        side[1] = side[0];
    }
}

/* True: the decision has been compared. */
static bool step_decision(struct review *review, const struct match *match, uint16_t playouts) {
    struct search *search = review->search;
    if (review->stage == BEGINS) {
        think(review, match, review->phase == SIFTS ? playouts : review->playouts);
    } else if (review->stage == THINKS) {
        if (search_step(search)) {
            set_duel(review, match, playouts);
        }
    } else {
        const uint16_t before = search->playouts;
        const bool done = search_step(search);
        if (search->playouts != before) {
            note_playout(review);
        }
        if (done) {
            join_sides(review);
            return true;
        }
    }
    return false;
}

/* ---- counting, and going on */

static bool is_decision(const struct review *review, const struct match *match) {
    const int seat = match_turn(match);
    return seat >= 0 && match->length >= review->from && (review->persons >> seat & 1u) != 0 &&
           match_moves(match, review->search->legal) > 1;
}

static void sift_begins(struct review *review) {
    const uint32_t all = (uint32_t)SIFT_THOUGHTS * review->playouts;
    const uint32_t each = review->decisions > 0 ? all / review->decisions : 0;
    const uint32_t most = review->playouts;
    review->sift = (uint16_t)(each < SIFT_LEAST ? SIFT_LEAST : each > most ? most : each);
    review->phase = SIFTS;
    review->at = 0;
}

static void step_count(struct review *review, const struct match *match) {
    if (review->at == review->length) {
        sift_begins(review);
        return;
    }
    review->decisions = (uint16_t)(review->decisions + is_decision(review, match));
    review->at++;
}

/* ---- suspects */

/* How many of the six may be one person's: with more people fewer, but two at least. */
static unsigned share_of_suspects(const struct review *review) {
    unsigned persons = 0;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        persons += review->persons >> seat & 1u;
    }
    const unsigned share = REVIEW_SUSPECTS / (persons > 0 ? persons : 1);
    return share > 2 ? share : 2;
}

static bool is_alike(const struct review_suspect *one, const struct review_suspect *other) {
    return one->kind == other->kind && (one->kind == REVIEW_PRAISE || one->seat == other->seat);
}

/* Where another suspect goes: to a free place, else to that of the least of those that are too many already.
 * Of praise there is one. */
static struct review_suspect *place_for(struct review *review, const struct review_suspect *next) {
    const unsigned share = next->kind == REVIEW_PRAISE ? 1 : share_of_suspects(review);
    unsigned alike = 0;
    struct review_suspect *least = NULL, *least_alike = NULL;
    for (unsigned i = 0; i < review->suspects; i++) {
        struct review_suspect *at = &review->suspect[i];
        least = least == NULL || at->score < least->score ? at : least;
        if (is_alike(at, next)) {
            alike++;
            least_alike = least_alike == NULL || at->score < least_alike->score ? at : least_alike;
        }
    }
    if (alike >= share) {
        return least_alike;
    }
    return review->suspects < REVIEW_SUSPECTS ? NULL : least;
}

static void suspect(struct review *review, const struct review_suspect *next) {
    struct review_suspect *place = place_for(review, next);
    if (place == NULL) {
        review->suspect[review->suspects++] = *next;
    } else if (next->score > place->score) {
        *place = *next;
    }
}

/* The chance here beside that after the seat's turn before. */
static void note_turned(struct review *review, unsigned seat, int chance) {
    const int before = review->chance[seat];
    const int swing = chance > before ? chance - before : before - chance;
    if (before >= 0 && (review->others >> seat & 1u) != 0 && swing > review->turned[seat].score) {
        review->turned[seat] = (struct review_suspect){review->at, (int16_t)swing, (uint8_t)seat,
                                                       REVIEW_TURNED, percent(before)};
    }
}

static void sifted(struct review *review, const struct match *match) {
    const unsigned seat = (unsigned)match_turn(match), played = review->praises ? 0 : 1;
    const int difference = chance_of(review, match, 0) - chance_of(review, match, 1);
    const int score = difference - error_of(review, match);
    note_turned(review, seat, chance_of(review, match, 0));
    review->chance[seat] = (int16_t)chance_of(review, match, played);
    review->others &= (uint8_t) ~(1u << seat);
    if (review->best != review->other && score > 0) {
        suspect(review, &(struct review_suspect){review->at, (int16_t)score, (uint8_t)seat,
                                                 review->praises ? REVIEW_PRAISE : REVIEW_MISTAKE, 0});
    }
}

/* ---- what is compared, in the order of the match */

static void swap(struct review_suspect *one, struct review_suspect *other) {
    const struct review_suspect kept = *one;
    *one = *other;
    *other = kept;
}

static void order(struct review *review) {
    for (unsigned i = 1; i < review->suspects; i++) {
        for (unsigned at = i; at > 0 && review->suspect[at - 1].at > review->suspect[at].at; at--) {
            swap(&review->suspect[at - 1], &review->suspect[at]);
        }
    }
}

static void step_sift(struct review *review, const struct match *match) {
    if (review->at == review->length) {
        order(review);
        review->phase = COMPARES;
        return;
    }
    if (review->stage != BEGINS || is_decision(review, match)) {
        if (!step_decision(review, match, review->sift)) {
            return;
        }
        sifted(review, match);
    }
    review->others |= (uint8_t) ~(1u << match_turn(match));
    review->at++;
    review->stage = BEGINS;
}

/* ---- verdicts */

/* How much better the best move is, beyond what is no more than noise; 0: that can't be said. */
static enum review_kind verdict(const struct review *review, const struct match *match) {
    const struct review_suspect *of = &review->suspect[review->thought];
    const int difference = chance_of(review, match, 0) - chance_of(review, match, 1),
              error = error_of(review, match);
    const bool praises = of->kind == REVIEW_PRAISE;
    if (of->kind == REVIEW_TURNED) { /* the full thought may see no more of what the short one saw */
        const int swing = (int)percent(chance_of(review, match, 0)) - of->before;
        return (swing < 0 ? -swing : swing) * PERCENT < LEAST ? REVIEW_KINDS : REVIEW_TURNED;
    }
    if (review->best == review->other || review->praises != praises || difference < LEAST) {
        return REVIEW_KINDS;
    }
    if (difference > SURE * error) {
        return praises ? REVIEW_PRAISE : REVIEW_MISTAKE;
    }
    return !praises && difference > error ? REVIEW_PERHAPS : REVIEW_KINDS;
}

/* Where the move that was played can end the match in its own turn as well as the best one is said to, it is
 * no mistake, however many other ways of going on are worse: they are tried out, one line after the other, in
 * some deals. */

/* Makes the line that is tried next, as far as it goes. Returns its length; *counts: how many moves there
 * were at each place. */
static unsigned make_line(const struct review *review, uint16_t counts[3]) {
    struct search *search = review->search;
    const struct game *game = search->game;
    const struct review_proof *proof = &review->proof;
    unsigned depth = 0;
    search_deal(search, proof->deal);
    game->apply(search->state, review->other);
    while (depth < sizeof proof->place / sizeof proof->place[0] &&
           game->turn(search->state) == search->seat) {
        counts[depth] = (uint16_t)game->moves(search->state, search->legal);
        assert(proof->place[depth] < counts[depth]);
        game->apply(search->state, search->legal[proof->place[depth++]]);
    }
    return depth;
}

/* False: that was the last. */
static bool next_line(struct review_proof *proof, unsigned depth, const uint16_t counts[3]) {
    while (depth > 0) {
        depth--;
        if (++proof->place[depth] < counts[depth]) {
            return ++proof->lines < PROOF_LINES;
        }
        proof->place[depth] = 0;
    }
    return false;
}

/* A line. True: it is known; *good: the move is as good. */
static bool step_proof(struct review *review, const struct match *match, bool *good) {
    uint16_t counts[3];
    const struct search *search = review->search;
    struct review_proof *proof = &review->proof;
    const unsigned depth = make_line(review, counts);
    const int share =
        chance_by(match->setup.game, match->setup.seats, review->at, ENDED, search_share(search));
    *good = false;
    if (share + LEAST <= chance_of(review, match, 0)) {
        return !next_line(proof, depth, counts);
    }
    *proof = (struct review_proof){.deal = (uint8_t)(proof->deal + 1), .lines = proof->lines};
    *good = proof->deal == PROOF_DEALS;
    return *good;
}

static void put_line(struct review *review, const struct match *match, struct review_moment *moment) {
    struct search *search = review->search;
    move_t line[REVIEW_LINE];
    if (moment->kind == REVIEW_PRAISE) {
        search->decided = review->other;
    }
    moment->moves = (uint8_t)search_line(search, match, REVIEW_LINE, line);
    for (unsigned i = 0; i < moment->moves; i++) {
        for (unsigned byte = 0; byte < MATCH_MOVE_BYTES; byte++) {
            moment->line[i][byte] = (uint8_t)(line[i] >> 8 * byte);
        }
    }
}

static void put_chances(const struct review *review, const struct match *match,
                        struct review_moment *moment) {
    const uint8_t best = percent(chance_of(review, match, 0)), other = percent(chance_of(review, match, 1));
    moment->played = moment->kind == REVIEW_PRAISE ? best : other;
    moment->other = moment->kind == REVIEW_PRAISE ? other : best;
    moment->noise = percent(SURE * error_of(review, match));
    if (moment->kind == REVIEW_TURNED) {
        moment->played = review->suspect[review->thought].before;
        moment->noise = 0;
    }
}

static void put_moment(struct review *review, const struct match *match) {
    assert(review->moments < REVIEW_MOMENTS);
    struct review_moment *moment = &review->moment[review->moments++];
    *moment = (struct review_moment){
        .at = review->at, .kind = (uint8_t)verdict(review, match), .seat = (uint8_t)match_turn(match)};
    put_chances(review, match, moment);
    moment->parts = (uint8_t)reason_parts(review->search, moment->reason);
    put_line(review, match, moment);
}

/* ---- which moments stay */

static bool is_fault(const struct review_moment *moment) {
    return moment->kind == REVIEW_MISTAKE || moment->kind == REVIEW_PERHAPS;
}

static unsigned count_of(const struct review *review, unsigned seat, enum review_kind kind) {
    unsigned count = 0;
    for (unsigned i = 0; i < review->moments; i++) {
        count += review->moment[i].seat == seat && review->moment[i].kind == kind;
    }
    return count;
}

static int weight_of(const struct review_moment *moment) {
    const int difference = moment->other - moment->played;
    return is_fault(moment) ? difference : -difference;
}

static void drop(struct review *review, unsigned which) {
    assert(which < review->moments);
    review->moments--;
    memmove(&review->moment[which], &review->moment[which + 1],
            (size_t)(review->moments - which) * sizeof review->moment[0]);
}

/* The least of a person's moments. */
static void drop_least(struct review *review, unsigned seat) {
    unsigned least = REVIEW_MOMENTS;
    for (unsigned i = 0; i < review->moments; i++) {
        const struct review_moment *moment = &review->moment[i];
        if (moment->seat == seat &&
            (least == REVIEW_MOMENTS || weight_of(moment) < weight_of(&review->moment[least]))) {
            least = i;
        }
    }
    drop(review, least);
}

static void drop_perhaps(struct review *review, unsigned seat) {
    for (unsigned i = review->moments; i-- > 0;) {
        if (review->moment[i].seat == seat && review->moment[i].kind == REVIEW_PERHAPS) {
            drop(review, i);
        }
    }
}

static unsigned of_person(const struct review *review, unsigned seat) {
    return count_of(review, seat, REVIEW_MISTAKE) + count_of(review, seat, REVIEW_PERHAPS) +
           count_of(review, seat, REVIEW_PRAISE);
}

/* Who made no mistake sees where the match turned; in the order of seats, as far as there is room. */
static void settle(struct review *review) {
    review->suspects = review->thought = 0;
    review->phase = TURNS;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        if (count_of(review, seat, REVIEW_MISTAKE) > 0) {
            drop_perhaps(review, seat);
        }
        while (of_person(review, seat) > REVIEW_OF_A_PERSON) {
            drop_least(review, seat);
        }
        const bool faultless =
            count_of(review, seat, REVIEW_MISTAKE) + count_of(review, seat, REVIEW_PERHAPS) == 0;
        if (faultless && review->turned[seat].score > 0) {
            review->suspect[review->suspects++] = review->turned[seat];
        }
    }
}

/* In the order of the match. */
static void order_moments(struct review *review) {
    for (unsigned i = 1; i < review->moments; i++) {
        const struct review_moment moved = review->moment[i];
        unsigned at = i;
        for (; at > 0 && review->moment[at - 1].at > moved.at; at--) {
            review->moment[at] = review->moment[at - 1];
        }
        review->moment[at] = moved;
    }
}

/* ---- steps */

static void next_suspect(struct review *review) {
    review->thought++;
    review->stage = BEGINS;
}

static void begin_reason(struct review *review) {
    review->stage = REASONS;
    if (review->best != review->other) {
        reason_against(review->search, review->other);
    } else {
        reason_begin(review->search, true, false);
    }
}

static void compared(struct review *review, const struct match *match) {
    const enum review_kind kind = verdict(review, match);
    if (kind == REVIEW_KINDS) {
        next_suspect(review);
    } else if (kind == REVIEW_MISTAKE || kind == REVIEW_PERHAPS) {
        review->stage = PROVES;
        memset(&review->proof, 0, sizeof review->proof);
    } else {
        begin_reason(review);
    }
}

static void prove(struct review *review, const struct match *match) {
    bool good = false;
    if (step_proof(review, match, &good)) {
        if (good) {
            next_suspect(review);
        } else {
            begin_reason(review);
        }
    }
}

static void compare(struct review *review, const struct match *match) {
    const uint32_t playouts = (uint32_t)review->playouts * DUEL_PARTS;
    if (review->stage == PROVES) {
        prove(review, match);
    } else if (review->stage == REASONS) {
        if (reason_step(review->search)) {
            put_moment(review, match);
            next_suspect(review);
        }
    } else if (step_decision(review, match, playouts < UINT16_MAX ? (uint16_t)playouts : UINT16_MAX)) {
        compared(review, match);
    }
}

static void step_compare(struct review *review, const struct match *match) {
    if (review->thought < review->suspects && review->moments < REVIEW_MOMENTS) {
        compare(review, match);
    } else if (review->phase == COMPARES) {
        settle(review);
    } else {
        order_moments(review);
        review->phase = KNOWN;
    }
}

void review_begin(struct review *review, struct search *search, const struct setup *setup, uint16_t length,
                  uint8_t persons, uint16_t playouts) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(setup->game, &count);
    assert(search != NULL && count > 0);
    *review = (struct review){.search = search, .length = length, .persons = persons};
    review->playouts = playouts != 0 ? playouts : levels[count - 1].playouts;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        review->chance[seat] = -1;
    }
}

unsigned review_at(const struct review *review) {
    const bool compares = review->phase == COMPARES || review->phase == TURNS;
    return compares && review->thought < review->suspects ? review->suspect[review->thought].at : review->at;
}

bool review_step(struct review *review, const struct match *match) {
    static void (*const steps[])(struct review *, const struct match *) = {
        [COUNTS] = step_count, [SIFTS] = step_sift, [COMPARES] = step_compare, [TURNS] = step_compare};
    assert(match->length == review_at(review));
    review->at = match->length;
    if (review->phase != KNOWN) {
        steps[review->phase](review, match);
    }
    return review->phase == KNOWN;
}

unsigned review_percent(const struct review *review) {
    enum { SIFTED = 55, COMPARED = 90, ALL = 100 }; /* about as much of the time */
    const unsigned suspects = review->suspects > 0 ? review->suspects : 1;
    switch ((enum phase)review->phase) {
    case COUNTS:
        return 0;
    case SIFTS:
        return (unsigned)SIFTED * review->at / review->length;
    case COMPARES:
        return SIFTED + (COMPARED - SIFTED) * review->thought / suspects;
    case TURNS:
        return COMPARED + (ALL - COMPARED) * review->thought / suspects;
    case KNOWN:
        break;
    }
    return ALL;
}

move_t review_line_move(const struct review_moment *moment, unsigned number) {
    move_t move = MOVE_NONE;
    assert(number < moment->moves);
    for (unsigned byte = 0; byte < MATCH_MOVE_BYTES; byte++) {
        move |= (move_t)moment->line[number][byte] << 8 * byte;
    }
    return move;
}

bool review_sample(struct review *review, const struct match *match, uint16_t playouts,
                   struct review_side *side) {
    review->phase = SIFTS;
    review->stage = BEGINS;
    review->at = match->length;
    if (!is_decision(review, match)) {
        return false;
    }
    while (!step_decision(review, match, playouts)) {
    }
    *side = review->side[review->praises ? 0 : 1];
    return true;
}
