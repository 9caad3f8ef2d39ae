/* Quests: rulings 32, 41 and 42, and what their tasks count. */
#include "inner.h"
#include "rules.h"

#include <assert.h>

/* ---- what a task asks for */

static unsigned count_kinds(const struct monuments_mask *unit_hexes) {
    unsigned kinds = 0;
    for (unsigned terrain = 0; terrain < MONUMENTS_RESOURCES; terrain++) {
        kinds += ((unit_hexes->word[0] & monuments_terrain_hexes[terrain][0]) |
                  (unit_hexes->word[1] & monuments_terrain_hexes[terrain][1])) != 0;
    }
    return kinds;
}

static unsigned count_each(uint32_t stock) {
    unsigned least = monuments_stock_resource(stock, 0);
    for (unsigned resource = 1; resource < MONUMENTS_RESOURCES; resource++) {
        least = monuments_stock_resource(stock, resource) < least ? monuments_stock_resource(stock, resource)
                                                                  : least;
    }
    return least;
}

static unsigned count_resources(uint32_t stock) {
    return monuments_stock_resource(stock, 0) + monuments_stock_resource(stock, 1) +
           monuments_stock_resource(stock, 2) + monuments_stock_resource(stock, 3);
}

static unsigned count_full(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[seat].worker_hexes);
    unsigned full = 0;
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        full += monuments_resources_room(state, (unsigned)hex) == 0;
    }
    return full;
}

static unsigned count_buildings(const struct monuments_state *state, unsigned seat, unsigned building) {
    uint32_t bits[2];
    monuments_buildings_working(state, seat, building, bits);
    return bits_count_many(bits[0]) + bits_count_many(bits[1]);
}

static unsigned count_stacked(const struct monuments_state *state, unsigned seat) {
    uint32_t bits[MONUMENTS_BUILDINGS][2], any = 0, two = 0, three = 0;
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        monuments_buildings_working(state, seat, building, bits[building]);
    }
    for (unsigned word = 0; word < 2; word++) {
        const uint32_t fort = bits[MONUMENTS_FORT][word], town = bits[MONUMENTS_TOWN][word],
                       factory = bits[MONUMENTS_FACTORY][word];
        any |= fort | town | factory;
        two |= (fort & town) | (fort & factory) | (town & factory);
        three |= fort & town & factory;
    }
    return (any != 0 ? 1u : 0u) + (two != 0 ? 1u : 0u) + (three != 0 ? 1u : 0u);
}

static unsigned count_bridges(const struct monuments_state *state, unsigned seat) {
    const struct monuments_mask land = monuments_mask_land(&state->seat_states[seat].unit_hexes);
    unsigned count = 0;
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        count += monuments_map_bridge(state, monuments_rivers[i].hex, monuments_rivers[i].direction) &&
                 (monuments_mask_has(&land, monuments_rivers[i].hex) ||
                  monuments_mask_has(&land, monuments_rivers[i].other));
    }
    return count;
}

static unsigned count_sea(const struct monuments_mask *unit_hexes) {
    return bits_count_many(unit_hexes->word[1] & ~(uint32_t)MONUMENTS_DRY_WORD_1) +
           bits_count_many(unit_hexes->word[2]) + bits_count_many(unit_hexes->word[3]);
}

static unsigned count_ferries(const struct monuments_state *state, unsigned seat) {
    const struct monuments_mask *unit_hexes = &state->seat_states[seat].unit_hexes;
    unsigned count = 0;
    for (unsigned word = 1; word < MONUMENTS_MASK_WORDS; word++) {
        count += bits_count_many(unit_hexes->word[word] & state->ferry_hexes.word[word]);
    }
    struct monuments_mask land = monuments_mask_land(unit_hexes);
    for (int hex; (hex = monuments_mask_next(&land)) >= 0;) {
        count += bits_count_many(state->docks[hex]);
    }
    return count;
}

static unsigned count_armed(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask mask = state->seat_states[seat].worker_hexes;
    unsigned count = 0;
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        count += monuments_units_of(state, (unsigned)hex, MONUMENTS_ARMED);
    }
    return count;
}

static unsigned amount_held(const struct monuments_state *state, unsigned seat, unsigned goal) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    switch (goal) {
    case MONUMENTS_GOAL_LAND:
        return monuments_map_held(state, seat);
    case MONUMENTS_GOAL_KINDS:
        return count_kinds(&seat_state->unit_hexes);
    case MONUMENTS_GOAL_ISLANDS:
        return bits_count_many(seat_state->unit_hexes.word[0] & monuments_island_hexes[0]) +
               bits_count_many(seat_state->unit_hexes.word[1] & monuments_island_hexes[1]);
    case MONUMENTS_GOAL_FULL:
        return count_full(state, seat);
    case MONUMENTS_GOAL_BRIDGES:
        return count_bridges(state, seat);
    case MONUMENTS_GOAL_FERRIES:
        return count_ferries(state, seat);
    default:
        return count_sea(&seat_state->unit_hexes);
    }
}

static unsigned amount_pieces(const struct monuments_state *state, unsigned seat, unsigned goal) {
    switch (goal) {
    case MONUMENTS_GOAL_WORKERS:
        return monuments_workers_on_board(state, seat);
    case MONUMENTS_GOAL_TOWN:
        return count_buildings(state, seat, MONUMENTS_TOWN);
    case MONUMENTS_GOAL_FORT:
        return count_buildings(state, seat, MONUMENTS_FORT);
    case MONUMENTS_GOAL_FACTORY:
        return count_buildings(state, seat, MONUMENTS_FACTORY);
    case MONUMENTS_GOAL_BUILDINGS:
        return count_buildings(state, seat, MONUMENTS_TOWN) + count_buildings(state, seat, MONUMENTS_FORT) +
               count_buildings(state, seat, MONUMENTS_FACTORY);
    case MONUMENTS_GOAL_STACKED:
        return count_stacked(state, seat);
    case MONUMENTS_GOAL_ARMY:
    case MONUMENTS_GOAL_NAVY:
    case MONUMENTS_GOAL_AIR:
        return monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_ARMY + goal - MONUMENTS_GOAL_ARMY);
    case MONUMENTS_GOAL_ARMED:
        return count_armed(state, seat);
    default:
        return monuments_score_amount(state, seat, MONUMENTS_LINE_MILITARY);
    }
}

unsigned monuments_goal_amount(const struct monuments_state *state, unsigned seat,
                               const struct monuments_goal_data *goal) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    switch (goal->goal) {
    case MONUMENTS_GOAL_STOCK:
        return monuments_stock_resource(monuments_stock_of(state, seat), goal->kind);
    case MONUMENTS_GOAL_RESOURCES:
        return count_resources(monuments_stock_of(state, seat));
    case MONUMENTS_GOAL_EACH:
        return count_each(monuments_stock_of(state, seat));
    case MONUMENTS_GOAL_UPGRADED:
        return bits_count_many(seat_state->green);
    case MONUMENTS_GOAL_LAYERS:
        return seat_state->built;
    case MONUMENTS_GOAL_DISCARDED:
        return MONUMENTS_CARDS - bits_count_many(seat_state->hand);
    case MONUMENTS_GOAL_WINS:
        return seat_state->wins;
    case MONUMENTS_GOAL_LAND:
    case MONUMENTS_GOAL_KINDS:
    case MONUMENTS_GOAL_ISLANDS:
    case MONUMENTS_GOAL_FULL:
    case MONUMENTS_GOAL_BRIDGES:
    case MONUMENTS_GOAL_FERRIES:
    case MONUMENTS_GOAL_SEA:
        return amount_held(state, seat, goal->goal);
    default:
        return amount_pieces(state, seat, goal->goal);
    }
}

bool monuments_quest_met(const struct monuments_state *state, unsigned seat, unsigned quest) {
    assert_inner(seat < MONUMENTS_SEATS && quest < MONUMENTS_QUESTS);
    const struct monuments_goal_data *goals = monuments_quests[quest].goals;
    for (unsigned i = 0; i < MONUMENTS_QUEST_GOALS && goals[i].goal != MONUMENTS_GOAL_NONE; i++) {
        if (monuments_goal_amount(state, seat, &goals[i]) < goals[i].count) {
            return false;
        }
    }
    return true;
}

/* ---- turning in */

void monuments_quests_offer(const struct monuments_state *state, unsigned seat, struct monuments_list *list) {
    for (unsigned word = 0; word < MONUMENTS_QUEST_WORDS; word++) {
        for (uint32_t open = state->seat_states[seat].open[word]; open != 0 && !monuments_list_full(list);) {
            const unsigned quest = word * 32 + (unsigned)monuments_bits_next(&open);
            if (monuments_quest_met(state, seat, quest)) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_QUEST, quest, 0, 0, 0));
            }
        }
    }
}

void monuments_quest_turn_in(struct monuments_state *state, unsigned seat, unsigned quest) {
    assert(seat < MONUMENTS_SEATS && quest < MONUMENTS_QUESTS);
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    seat_state->open[quest >> 5] &= ~(UINT32_C(1) << (quest & 31));
    seat_state->completed[quest >> 5] |= UINT32_C(1) << (quest & 31);
}

static void quest_open(struct monuments_state *state, unsigned seat, unsigned quest) {
    state->seat_states[seat].open[quest >> 5] |= UINT32_C(1) << (quest & 31);
}

/* ---- set-up */

void monuments_quests_deal(struct monuments_state *state, struct rng *rng) {
    uint8_t starting[MONUMENTS_QUEST_DECK_SIZE];
    unsigned count = 0;
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        if (monuments_quests[quest].seats > state->seats) {
            continue;
        }
        if (monuments_quests[quest].group == 0) {
            assert(count < sizeof starting);
            starting[count++] = (uint8_t)quest;
        } else {
            const unsigned deck = monuments_quests[quest].group - 1u;
            state->deck[deck][state->deck_count[deck]++] = (uint8_t)quest;
        }
    }
    rng_shuffle_bytes(rng, starting, count);
    for (unsigned deck = 0; deck < MONUMENTS_QUEST_DECKS; deck++) {
        rng_shuffle_bytes(rng, state->deck[deck], state->deck_count[deck]);
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        memcpy(state->seat_states[seat].dealt, starting + 2 * seat, 2);
    }
}

void monuments_keep_first_list(const struct monuments_state *state, const struct monuments_task *task,
                               struct monuments_list *list) {
    const unsigned first = list->count;
    for (unsigned i = 0; task->left > 0 && i < 2; i++) {
        monuments_list_add(
            list, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, state->seat_states[task->seat].dealt[i], 0, 0, 0));
    }
    monuments_list_sort(list, first);
}

void monuments_keep_first_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    quest_open(state, task->seat, monuments_move_hex(move));
    task->left = 0;
}

/* ---- the Quests card */

unsigned monuments_quest_deck(const struct monuments_state *state, unsigned seat) {
    return state->seat_states[seat].built / 2u;
}

bool monuments_quests_possible(const struct monuments_state *state, unsigned seat) {
    return state->deck_count[monuments_quest_deck(state, seat)] > 0;
}

void monuments_quests_draw(struct monuments_state *state, unsigned seat) {
    const unsigned deck = monuments_quest_deck(state, seat);
    unsigned count = (monuments_is_green(state, seat, MONUMENTS_CARD_QUESTS) ? 3u : 2u) +
                     state->seat_states[seat].gains[MONUMENTS_GAIN_QUEST_DRAW];
    count = count < state->deck_count[deck] ? count : state->deck_count[deck];
    memcpy(state->drawn, state->deck[deck], count);
    memmove(state->deck[deck], state->deck[deck] + count, state->deck_count[deck] - count);
    state->deck_count[deck] = (uint8_t)(state->deck_count[deck] - count);
    memset(state->deck[deck] + state->deck_count[deck], 0, count);
    state->drawn_count = (uint8_t)count;
    for (unsigned i = 0; i < count; i++) {
        state->known[state->drawn[i]] = (uint8_t)(1u << seat);
    }
    monuments_task_push(state, MONUMENTS_TASK_KEEP, seat, count);
}

/* Kept ones are struck off the drawn, so that the refused keep their order. */
void monuments_keep_list(const struct monuments_state *state, const struct monuments_task *task,
                         struct monuments_list *list) {
    const unsigned first = list->count;
    if (state->drawn_count == 0) {
        return;
    }
    for (unsigned i = 0; i < state->drawn_count; i++) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, state->drawn[i], 0, 0, 0));
    }
    monuments_list_sort(list, first);
    if (task->done > 0) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0));
    }
}

/* Ruling 42: refused quests go under the deck in the order drawn. */
static void refuse(struct monuments_state *state, unsigned seat) {
    const unsigned deck = monuments_quest_deck(state, seat);
    for (unsigned i = 0; i < state->drawn_count; i++) {
        state->deck[deck][state->deck_count[deck]++] = state->drawn[i];
    }
    state->drawn_count = 0;
    memset(state->drawn, 0, sizeof state->drawn);
}

void monuments_keep_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    if (monuments_move_op(move) == MONUMENTS_OP_DONE) {
        refuse(state, task->seat);
        monuments_task_pop(state);
        return;
    }
    unsigned i = 0;
    while (state->drawn[i] != monuments_move_hex(move)) {
        i++;
    }
    state->drawn_count--;
    memmove(state->drawn + i, state->drawn + i + 1, state->drawn_count - i);
    state->drawn[state->drawn_count] = 0;
    task->done = 1;
    quest_open(state, task->seat, monuments_move_hex(move));
}

/* ---- what a seat can't know */

/* Places of quests that a seat can't see: cards there are gathered in a fixed order, shuffled and put back.
 */
struct unseen {
    uint8_t card[MONUMENTS_QUESTS];
    uint8_t known[MONUMENTS_QUESTS]; /* before the exchange */
    unsigned count;
    bool put; /* the second time */
};

static bool is_bit(const uint32_t words[MONUMENTS_QUEST_WORDS], unsigned quest) {
    return (words[quest >> 5] >> (quest & 31) & 1) != 0;
}

/* The card that now lies where `quest` lay; who knew that place knows it still. */
static unsigned exchange(struct monuments_state *state, struct unseen *unseen, unsigned quest) {
    if (!unseen->put) {
        assert(unseen->count < MONUMENTS_QUESTS);
        unseen->card[unseen->count++] = (uint8_t)quest;
        return quest;
    }
    assert(unseen->count < MONUMENTS_QUESTS);
    const unsigned now = unseen->card[unseen->count++];
    state->known[now] = unseen->known[quest];
    return now;
}

static void open_exchange(struct monuments_state *state, struct monuments_seat_state *seat_state,
                          unsigned group, struct unseen *unseen) {
    uint32_t open[MONUMENTS_QUEST_WORDS], now[MONUMENTS_QUEST_WORDS] = {0};
    memcpy(open, seat_state->open, sizeof open);
    for (unsigned word = 0; word < MONUMENTS_QUEST_WORDS; word++) {
        while (open[word] != 0) {
            const unsigned quest = word * 32 + (unsigned)monuments_bits_next(&open[word]);
            const unsigned other =
                monuments_quests[quest].group == group ? exchange(state, unseen, quest) : quest;
            now[other >> 5] |= UINT32_C(1) << (other & 31);
        }
    }
    memcpy(seat_state->open, now, sizeof now);
}

/* A deck, the drawn cards of somebody else, and the others' quests in progress from that deck. */
static void group_exchange(struct monuments_state *state, unsigned seat, unsigned deck,
                           struct unseen *unseen) {
    const unsigned decider =
        state->task_count > 0 ? monuments_task_now(state)->seat : seat; /* none once it is over */
    unseen->count = 0;
    for (unsigned i = 0; i < state->deck_count[deck]; i++) {
        uint8_t *card = &state->deck[deck][i];
        if ((unseen->known[*card] >> seat & 1) == 0) {
            *card = (uint8_t)exchange(state, unseen, *card);
        }
    }
    for (unsigned i = 0;
         i < state->drawn_count && decider != seat && monuments_quest_deck(state, decider) == deck; i++) {
        state->drawn[i] = (uint8_t)exchange(state, unseen, state->drawn[i]);
    }
    for (unsigned other = 0; other < state->seats; other++) {
        if (other != seat) {
            open_exchange(state, &state->seat_states[other], deck + 1, unseen);
        }
    }
}

/* Starting quests: the others' two, unless turned in, and those that nobody was dealt. */
static void starts_redeal(struct monuments_state *state, unsigned seat, struct rng *rng) {
    struct unseen unseen = {.count = 0};
    uint32_t seen[MONUMENTS_QUEST_WORDS] = {0};
    for (unsigned other = 0; other < state->seats; other++) {
        seen[0] |= state->seat_states[other].completed[0];
    }
    for (unsigned i = 0; i < 2; i++) {
        seen[0] |= UINT32_C(1) << state->seat_states[seat].dealt[i];
    }
    for (unsigned quest = 0; quest < MONUMENTS_QUEST_DECK_SIZE; quest++) {
        if (!is_bit(seen, quest)) {
            assert(unseen.count < MONUMENTS_QUESTS);
            unseen.card[unseen.count++] = (uint8_t)quest;
        }
    }
    rng_redeal_bytes(rng, unseen.card, unseen.count);
    for (unsigned other = 0, next = 0; other < state->seats; other++) {
        struct monuments_seat_state *seat_state = &state->seat_states[other];
        uint32_t open = seat_state->open[0];
        for (unsigned i = 0; i < 2 && other != seat; i++) {
            const unsigned old = seat_state->dealt[i];
            if (is_bit(seat_state->completed, old)) {
                continue;
            }
            seat_state->dealt[i] = unseen.card[next++];
            const bool kept = is_bit(seat_state->open, old);
            open = kept ? (open & ~(UINT32_C(1) << old)) | UINT32_C(1) << seat_state->dealt[i] : open;
        }
        seat_state->open[0] = open;
    }
}

void monuments_quests_redeal(struct monuments_state *state, unsigned seat, struct rng *rng) {
    starts_redeal(state, seat, rng);
    for (unsigned deck = 0; deck < MONUMENTS_QUEST_DECKS; deck++) {
        struct unseen unseen = {.count = 0};
        memcpy(unseen.known, state->known, sizeof unseen.known);
        group_exchange(state, seat, deck, &unseen);
        rng_redeal_bytes(rng, unseen.card, unseen.count);
        unseen.put = true;
        group_exchange(state, seat, deck, &unseen);
    }
}
