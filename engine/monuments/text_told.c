/* What a turn has come to, fact by fact: where units went in the end, what was made, built, paid. Most is
 * read off the states before and after it; the steps that lead there are the log's. */
#include "match.h"
#include "rules.h"

/* A unit's, from its first step to its last; a passenger's with the ferry. */
struct way {
    uint8_t from, to, unit, load;
};

struct telling {
    const struct monuments_state *old, *now;
    struct text *out;
    const char *before;  /* the first fact */
    unsigned seat, card; /* that was played, or MONUMENTS_CARDS */
    unsigned facts;
    bool listed;      /* the last one was of the same kind */
    const char *verb; /* that the last of them began with, or NULL */
    unsigned way_count;
    struct way way[MONUMENTS_MOVED_MAX];
    int8_t lost[MONUMENTS_GIFT_THINGS]; /* gifts that found no place, */
    int had[MONUMENTS_GIFT_THINGS];     /* and what there was before them */
    bool given;
    uint8_t got[MONUMENTS_RESOURCES], paid[MONUMENTS_RESOURCES]; /* move by move: both are told */
};

unsigned monuments_card_played(const void *before, const void *after, unsigned seat) {
    const uint32_t had = ((const struct monuments_state *)before)->seat_states[seat].hand,
                   has = ((const struct monuments_state *)after)->seat_states[seat].hand;
    return (had & ~has) != 0 ? bits_lowest(had & ~has) : MONUMENTS_CARDS;
}

/* ---- a fact's beginning */

static struct text *fact(struct telling *of) {
    text_put(of->out, of->facts++ == 0 ? of->before : of->listed ? ", " : "; ");
    of->listed = true;
    return of->out;
}

/* "a worker", "an army", "2 workers"; "1 wood". */
static void put_count(struct text *out, unsigned count, unsigned thing) {
    const char *word = monuments_gift_word(thing, count > 1);
    if (count == 1 && thing >= MONUMENTS_RESOURCES) {
        text_put(out, word[0] == 'a' ? "an " : "a ");
    } else {
        text_format(out, "%u ", count);
    }
    text_put(out, word);
}

static void put_hex(struct text *out, const char *before, unsigned hex) {
    text_format(out, " %s %s", before, monuments_hexes[hex].name);
}

/* ---- units */

static int units_in(const struct monuments_state *state, unsigned seat, unsigned hex, unsigned unit) {
    return monuments_holds(state, seat, hex) ? (int)monuments_units_of(state, hex, unit) : 0;
}

/* More or fewer of them, by hex. */
static void changes_of(const struct telling *of, unsigned unit, int8_t changes[MONUMENTS_HEXES]) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        changes[hex] =
            (int8_t)(units_in(of->now, of->seat, hex, unit) - units_in(of->old, of->seat, hex, unit));
    }
}

static int apart(int one, int other) {
    return one < other ? other - one : one - other;
}

/* In half rows, of which a step to the next column takes one for nothing. */
static int distance(unsigned from, unsigned to) {
    const struct monuments_hex_data *one = &monuments_hexes[from], *other = &monuments_hexes[to];
    const int across = apart(one->column, other->column),
              down = apart(2 * one->row + (one->column % 2 == 0), 2 * other->row + (other->column % 2 == 0));
    return down > across ? across + down : 2 * across;
}

static unsigned nearest(unsigned from, const int8_t changes[MONUMENTS_HEXES]) {
    unsigned best = MONUMENTS_NO_HEX;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (changes[hex] > 0 && (best == MONUMENTS_NO_HEX || distance(from, hex) < distance(from, best))) {
            best = hex;
        }
    }
    return best;
}

/* ---- ways */

static bool same_way(const struct way *one, const struct way *other) {
    return memcmp(one, other, sizeof *one) == 0;
}

/* Passengers come along; without any the ferry itself has gone there. */
static void ferry_goes(struct telling *of, struct way way) {
    bool alone = true;
    for (unsigned i = 0; i < of->way_count; i++) {
        if (of->way[i].to == way.from && (of->way[i].unit <= MONUMENTS_ARMY || of->way[i].unit == way.unit)) {
            of->way[i].to = way.to;
            alone = false;
        }
    }
    if (alone && of->way_count < MONUMENTS_MOVED_MAX) {
        of->way[of->way_count++] = way;
    }
}

/* A step, or that of a unit which is on its way. */
static void note_step(struct telling *of, const struct monuments_state *state, move_t move) {
    const struct way way = {.from = (uint8_t)monuments_move_hex(move),
                            .to = (uint8_t)monuments_move_to(state, of->seat, move),
                            .unit = (uint8_t)(monuments_move_token(move) - MONUMENTS_TOKEN_UNITS),
                            .load = (uint8_t)monuments_move_extra(move)};
    const bool goes_on = monuments_task_now(state)->kind == MONUMENTS_TASK_GOING && of->way_count > 0;
    if (monuments_move_op(move) == MONUMENTS_OP_SHIFT) {
        ferry_goes(of, (struct way){.from = way.from, .to = way.to, .unit = MONUMENTS_FERRY});
    } else if (monuments_move_op(move) == MONUMENTS_OP_GO && way.unit == MONUMENTS_FERRY) {
        ferry_goes(of, way);
    } else if (monuments_move_op(move) == MONUMENTS_OP_GO && goes_on) {
        of->way[of->way_count - 1].to = way.to;
        of->way[of->way_count - 1].load = way.load;
    } else if (monuments_move_op(move) == MONUMENTS_OP_GO && of->way_count < MONUMENTS_MOVED_MAX) {
        of->way[of->way_count++] = way;
    }
}

/* Given up for a layer: a way that leads nowhere. */
static void note_given_up(struct telling *of, const struct monuments_state *state, move_t move) {
    const unsigned hex = monuments_move_hex(move);
    if (monuments_move_op(move) == MONUMENTS_OP_SACRIFICE && of->way_count < MONUMENTS_MOVED_MAX) {
        const bool worker = monuments_units_of(state, hex, MONUMENTS_WORKER) > 0;
        of->way[of->way_count++] = (struct way){.from = (uint8_t)hex,
                                                .to = MONUMENTS_NO_HEX,
                                                .unit = worker ? MONUMENTS_WORKER : MONUMENTS_ARMED};
    }
}

static void put_way(struct telling *of, const struct way *way, unsigned count) {
    put_count(fact(of), count, MONUMENTS_TOKEN_UNITS + way->unit);
    put_hex(of->out, "from", way->from);
    put_hex(of->out, way->unit <= MONUMENTS_ARMY && monuments_is_water(way->to) ? "aboard to" : "to",
            way->to);
    if (way->load > 0) {
        text_format(of->out, " with %s", monuments_token_words[way->load - 1]);
    }
}

/* How many there are of this one; 0 where an equal one came before. */
static unsigned together(const struct telling *of, unsigned i) {
    unsigned before = 0, count = 0;
    for (unsigned other = 0; other < of->way_count; other++) {
        const bool same = same_way(&of->way[i], &of->way[other]);
        count += same;
        before += same && other < i;
    }
    return before == 0 ? count : 0;
}

/* Equal ones together; what went back to where it was is none. */
static void tell_ways(struct telling *of) {
    for (unsigned i = 0; i < of->way_count; i++) {
        const unsigned count = together(of, i);
        if (count > 0 && of->way[i].from != of->way[i].to) {
            put_way(of, &of->way[i], count);
        }
    }
}

/* ---- units, by hex */

/* After a battle. */
static void tell_walks(struct telling *of, unsigned unit, int8_t changes[MONUMENTS_HEXES]) {
    for (unsigned from = 0; from < MONUMENTS_HEXES; from++) {
        const unsigned to = changes[from] < 0 ? nearest(from, changes) : MONUMENTS_NO_HEX;
        if (to != MONUMENTS_NO_HEX) {
            const int count = -changes[from] < changes[to] ? -changes[from] : changes[to];
            put_way(of, &(struct way){(uint8_t)from, (uint8_t)to, (uint8_t)unit, 0}, (unsigned)count);
            changes[from] = (int8_t)(changes[from] + count);
            changes[to] = (int8_t)(changes[to] - count);
            from--; /* others may have left it, too */
        }
    }
}

static void put_there(struct telling *of, const char *verb, unsigned count, unsigned unit, unsigned hex) {
    struct text *out = fact(of);
    text_put(out, of->verb == verb ? "" : verb);
    of->verb = verb;
    put_count(out, count, MONUMENTS_TOKEN_UNITS + unit);
    put_hex(out, monuments_hexes[hex].terrain == MONUMENTS_MONUMENT ? "at" : "in", hex);
}

/* So many more, or fewer, in each hex. */
static void tell_there(struct telling *of, const char *verb, unsigned unit, int sign,
                       const int8_t changes[MONUMENTS_HEXES]) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (sign * changes[hex] > 0) {
            put_there(of, verb, (unsigned)(sign * changes[hex]), unit, hex);
        }
    }
}

/* Those that came in the same hex are told apart: four come, though one was given up. */
static void tell_given_up(struct telling *of, unsigned unit, int8_t changes[MONUMENTS_HEXES]) {
    static const char verb[] = "gives up ";
    for (unsigned i = 0; i < of->way_count; i++) {
        const unsigned count = of->way[i].unit == unit ? together(of, i) : 0, hex = of->way[i].from;
        changes[hex] = (int8_t)(changes[hex] + (int)count);
        if (count > 0) {
            put_there(of, verb, count, unit, hex);
        }
    }
}

/* Weapons that were given to workers are no workers lost. */
static void tell_arms(struct telling *of, int8_t workers[MONUMENTS_HEXES], int8_t armed[MONUMENTS_HEXES]) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        while (workers[hex] < 0 && armed[hex] > 0) {
            text_put(fact(of), "arms a worker");
            put_hex(of->out, "in", hex);
            workers[hex]++;
            armed[hex]--;
        }
    }
}

/* Workers make way for what is trained. */
static void tell_units(struct telling *of) {
    const unsigned card = of->card;
    const bool walks = card == MONUMENTS_CARD_ATTACK || card == MONUMENTS_CARDS,
               layer = card == MONUMENTS_CARD_MONUMENT;
    int8_t changes[MONUMENTS_UNITS][MONUMENTS_HEXES];
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        changes_of(of, unit, changes[unit]);
        if (walks) {
            tell_walks(of, unit, changes[unit]);
        }
    }
    tell_arms(of, changes[MONUMENTS_WORKER], changes[MONUMENTS_ARMED]);
    for (unsigned unit = 0; unit < MONUMENTS_UNITS && layer; unit++) {
        tell_given_up(of, unit, changes[unit]);
    }
    for (unsigned unit = 0; unit < MONUMENTS_UNITS && card != MONUMENTS_CARD_TRAIN; unit++) {
        tell_there(of, "loses ", unit, -1, changes[unit]);
    }
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        tell_there(of, layer ? "gets " : "", unit, 1, changes[unit]);
    }
}

/* ---- a battle */

static unsigned pips(const struct monuments_state *state, unsigned side) {
    return state->battle.cast[side][1] + 2u * state->battle.cast[side][2];
}

static void tell_battle(struct telling *of) {
    const struct monuments_battle *battle = &of->now->battle;
    if (of->card == MONUMENTS_CARD_ATTACK && battle->attacker == of->seat) {
        const unsigned own = pips(of->now, 0), other = pips(of->now, 1);
        text_format(fact(of), "attacks %s%s %u to %u", monuments_hexes[battle->target].name,
                    own > other   ? " and wins"
                    : own < other ? " and loses"
                                  : ": nobody wins,",
                    own, other);
        of->listed = false;
    }
}

/* ---- land: buildings, crossings */

static void tell_buildings(struct telling *of) {
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
            const bool had = monuments_building_here(&of->old->seat_states[of->seat], building, hex),
                       has = monuments_building_here(&of->now->seat_states[of->seat], building, hex),
                       repairs = had && has && monuments_building_works(of->now, of->seat, building, hex) &&
                                 !monuments_building_works(of->old, of->seat, building, hex) &&
                                 of->card == MONUMENTS_CARD_BUILD;
            if (has && (!had || repairs)) {
                text_put(fact(of), repairs ? "repairs " : "");
                put_count(of->out, 1, MONUMENTS_TOKEN_BUILDINGS + building);
                put_hex(of->out, "in", hex);
            }
        }
    }
}

static void tell_bridges(struct telling *of) {
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        const struct monuments_river *river = &monuments_rivers[i];
        const unsigned direction = monuments_direction_between(river->hex, river->other);
        if (monuments_map_bridge(of->now, river->hex, direction) &&
            !monuments_map_bridge(of->old, river->hex, direction)) {
            text_put(fact(of), "a bridge");
            put_hex(of->out, "from", river->hex);
            put_hex(of->out, "to", river->other);
        }
    }
}

static void tell_ferries(struct telling *of) {
    for (unsigned hex = 0; hex < MONUMENTS_DRY_HEXES; hex++) {
        const unsigned more = (unsigned)of->now->docks[hex] & ~(unsigned)of->old->docks[hex];
        if (more != 0 && of->card != MONUMENTS_CARD_MOVE) {
            text_put(fact(of), "a ferry");
            put_hex(of->out, "at", hex);
        }
    }
}

/* ---- resources */

static unsigned any_of(const uint8_t counts[MONUMENTS_RESOURCES]) {
    unsigned all = 0;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        all += counts[resource];
    }
    return all;
}

static void put_all(const struct telling *of, const uint8_t counts[MONUMENTS_RESOURCES], const char *before) {
    const char *joint = before;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        if (counts[resource] > 0) {
            text_put(of->out, joint);
            put_count(of->out, counts[resource], resource);
            joint = ", ";
        }
    }
}

static void tell_counts(struct telling *of, const uint8_t counts[MONUMENTS_RESOURCES], const char *before) {
    if (any_of(counts) > 0) {
        of->listed = false;
        (void)fact(of);
        put_all(of, counts, before);
    }
}

/* Where it lies now. */
static void tell_produced(struct telling *of, const char *verb) {
    for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
        for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
            const int more = (int)monuments_resources_of(of->now, hex, resource) -
                             (int)monuments_resources_of(of->old, hex, resource);
            if (more > 0) {
                text_put(fact(of), of->verb == verb ? "" : verb);
                of->verb = verb;
                put_count(of->out, (unsigned)more, resource);
                put_hex(of->out, "in", hex);
            }
        }
    }
}

static void tell_resources(struct telling *of) {
    const bool placed = of->card == MONUMENTS_CARDS && any_of(of->got) > 0; /* in the set-up */
    of->listed = false;
    if (of->card == MONUMENTS_CARD_PRODUCE || placed) {
        tell_produced(of, placed ? "places " : "");
    } else if (of->card == MONUMENTS_CARD_TRADE) {
        tell_counts(of, of->paid, "gives ");
        put_all(of, of->got, " for ");
    } else if (of->card != MONUMENTS_CARD_MOVE && of->card != MONUMENTS_CARDS) {
        tell_counts(of, of->got, "gets ");
        tell_counts(of, of->paid, "pays ");
    }
}

/* ---- layers, cards, quests */

static void tell_hand(struct telling *of) {
    if (bits_count(of->now->seat_states[of->seat].hand) > bits_count(of->old->seat_states[of->seat].hand)) {
        text_put(fact(of), "takes all cards back");
        of->listed = false;
    }
}

static void tell_layer(struct telling *of) {
    const struct monuments_seat_state *old = &of->old->seat_states[of->seat],
                                      *now = &of->now->seat_states[of->seat];
    const uint32_t bonuses = now->held & ~old->held;
    if (now->built > old->built) {
        text_format(fact(of), "builds layer %u", now->built);
    }
    if (bonuses != 0) {
        text_format(fact(of), "takes %s", monuments_bonuses[bits_lowest(bonuses)].title);
    }
    of->listed = false;
}

static void tell_green(struct telling *of) {
    uint32_t green = of->now->seat_states[of->seat].green & ~(uint32_t)of->old->seat_states[of->seat].green;
    of->listed = false;
    while (green != 0) {
        text_format(fact(of), "%s turns green", monuments_cards[bits_lowest(green)].title);
        green &= green - 1;
    }
}

static unsigned quests_of(const uint32_t mask[MONUMENTS_QUEST_WORDS]) {
    return bits_count_many(mask[0]) + bits_count_many(mask[1]);
}

/* Which ones are kept is their seat's secret; which ones are turned in is not. */
static void tell_quests(struct telling *of) {
    const struct monuments_seat_state *old = &of->old->seat_states[of->seat],
                                      *now = &of->now->seat_states[of->seat];
    const int done = (int)quests_of(now->completed) - (int)quests_of(old->completed),
              kept = (int)quests_of(now->open) + done - (int)quests_of(old->open);
    of->listed = false;
    if (kept > 0 && (of->card == MONUMENTS_CARD_QUESTS || of->card == MONUMENTS_CARDS)) {
        text_format(fact(of), "keeps %d quest%s", kept, kept > 1 ? "s" : "");
    }
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        if (((now->completed[quest / 32] & ~old->completed[quest / 32]) >> quest % 32 & 1) != 0) {
            text_format(fact(of), "turns in *%s*", monuments_quests[quest].title);
        }
    }
}

/* ---- gifts that found no place */

static void note_gifts(struct telling *of, const struct monuments_state *state, move_t move) {
    if (monuments_move_op(move) == MONUMENTS_OP_OPTION && monuments.turn(state) == (int)of->seat) {
        monuments_gifts(state, of->seat, move, of->lost);
        monuments_gifts_had(state, of->seat, of->had);
        of->given = true;
    }
}

static void tell_lost(struct telling *of) {
    const char *joint = "gifts lost:";
    const bool any = of->given && monuments_gifts_left(of->now, of->seat, of->had, of->lost) > 0;
    of->listed = false;
    for (unsigned thing = 0; any && thing < MONUMENTS_GIFT_THINGS; thing++) {
        if (of->lost[thing] > 0) {
            text_format(joint[0] == ',' ? of->out : fact(of), "%s ", joint);
            put_count(of->out, (unsigned)of->lost[thing], thing);
            joint = ",";
        }
    }
    of->listed = false;
}

/* ---- in brief: what a rival's turn came to. What was paid, where from, and in which hexes is left out */

/* "3 workers to J3, L3, L4": all of a kind that went somewhere. */
static void tell_goals(struct telling *of) {
    for (unsigned unit = 0; unit <= MONUMENTS_FERRY; unit++) {
        unsigned count = 0;
        struct monuments_mask goals = {{0}};
        for (unsigned i = 0; i < of->way_count; i++) {
            if (of->way[i].unit == unit && of->way[i].from != of->way[i].to) {
                monuments_mask_add(&goals, of->way[i].to);
                count++;
            }
        }
        if (count > 0) {
            of->listed = false;
            put_count(fact(of), count, MONUMENTS_TOKEN_UNITS + unit);
            const char *joint = " to ";
            for (int hex; (hex = monuments_mask_next(&goals)) >= 0; joint = ", ") {
                text_put(of->out, joint);
                text_put(of->out, monuments_hexes[hex].name);
            }
        }
    }
}

/* What came of a layer, besides its points: "3 workers, a ferry". */
static void tell_gifts(struct telling *of) {
    int had[MONUMENTS_GIFT_THINGS], has[MONUMENTS_GIFT_THINGS];
    monuments_gifts_had(of->old, of->seat, had);
    monuments_gifts_had(of->now, of->seat, has);
    for (unsigned i = 0; i < of->way_count; i++) {
        had[MONUMENTS_TOKEN_UNITS + of->way[i].unit]--; /* given up */
    }
    of->listed = false;
    for (unsigned thing = 0; thing < MONUMENTS_GIFT_THINGS; thing++) {
        if (has[thing] > had[thing]) {
            put_count(fact(of), (unsigned)(has[thing] - had[thing]), thing);
        }
    }
}

static void tell_brief_layer(struct telling *of) {
    const struct monuments_seat_state *now = &of->now->seat_states[of->seat];
    const uint32_t bonuses = now->held & ~of->old->seat_states[of->seat].held;
    text_format(fact(of), "layer %u", now->built);
    if (bonuses != 0) {
        text_format(of->out, ", %s", monuments_bonuses[bits_lowest(bonuses)].title);
    }
    tell_gifts(of);
}

static void tell_made(struct telling *of) {
    tell_buildings(of);
    tell_bridges(of);
    tell_ferries(of);
    tell_green(of);
}

static void tell_work(struct telling *of) {
    if (of->card == MONUMENTS_CARD_PRODUCE) {
        tell_counts(of, of->got, "");
    } else if (of->card == MONUMENTS_CARD_MOVE) {
        tell_goals(of);
    } else {
        tell_units(of);
        tell_made(of);
    }
}

/* Fights first, then layers, then what else was made. */
static void tell_brief(struct telling *of) {
    of->card = monuments_card_played(of->old, of->now, of->seat);
    tell_hand(of);
    tell_battle(of);
    if (of->card == MONUMENTS_CARD_MONUMENT) {
        tell_brief_layer(of);
    } else {
        tell_work(of);
    }
    if (of->card == MONUMENTS_CARD_TRADE || of->card == MONUMENTS_CARDS) {
        tell_resources(of);
    }
    tell_quests(of);
}

/* ---- all of it */

static void tell_all(struct telling *of) {
    of->card = monuments_card_played(of->old, of->now, of->seat);
    tell_hand(of);
    tell_layer(of);
    tell_lost(of);
    tell_battle(of);
    if (of->card == MONUMENTS_CARD_MOVE) {
        tell_ways(of);
    } else {
        tell_units(of);
    }
    tell_made(of);
    tell_resources(of);
    tell_quests(of);
}

/* What the bank gave, and what came to it. */
static void note_bank(struct telling *of, const uint8_t bank[MONUMENTS_RESOURCES]) {
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        const int gave = bank[resource] - of->now->bank[resource];
        of->got[resource] = (uint8_t)(of->got[resource] + (gave > 0 ? gave : 0));
        of->paid[resource] = (uint8_t)(of->paid[resource] - (gave < 0 ? gave : 0));
    }
}

static void follow(struct telling *of, struct monuments_state *copy, move_t move) {
    uint8_t bank[MONUMENTS_RESOURCES];
    note_step(of, copy, move);
    note_given_up(of, copy, move);
    note_gifts(of, copy, move);
    memcpy(bank, copy->bank, sizeof bank);
    (void)monuments.apply(copy, move);
    note_bank(of, bank);
}

static struct telling begin(const void *before, void *copy, const char *joint, struct text *out) {
    memcpy(copy, before, sizeof(struct monuments_state));
    const unsigned seat = (unsigned)monuments.turn(before);
    return (struct telling){.old = before, .now = copy, .out = out, .before = joint, .seat = seat};
}

void monuments_told(const void *before, void *copy, const move_t *moves, unsigned count, const char *joint,
                    struct text *out) {
    struct telling of = begin(before, copy, joint, out);
    for (unsigned i = 0; i < count; i++) {
        follow(&of, copy, moves[i]);
    }
    tell_all(&of);
}

void monuments_told_turn(const void *before, void *copy, const struct match *match, unsigned from,
                         unsigned to, bool card, struct text *out) {
    struct telling of = begin(before, copy, "", out);
    for (unsigned i = from; i < to; i++) {
        const move_t move = match_move(match, i);
        follow(&of, copy, move);
        if (card && monuments_move_op(move) == MONUMENTS_OP_PLAY) {
            text_format(out, "plays *%s*", monuments_cards[monuments_move_token(move)].title);
            of.before = ": ";
        }
    }
    if (card) {
        tell_brief(&of);
    } else {
        tell_all(&of);
    }
}
