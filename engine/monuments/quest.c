/* Quests: readings 32, 41, 42 and the tasks of section 5. */
#include "rules.h"

/* ---- what a task asks for ---- */

static unsigned count_kinds(const struct mask *here) {
    unsigned kinds = 0;
    for (unsigned terrain = 0; terrain < GOODS; terrain++) {
        kinds += ((here->word[0] & monuments_terrain_hexes[terrain][0]) |
                  (here->word[1] & monuments_terrain_hexes[terrain][1])) != 0;
    }
    return kinds;
}

static unsigned count_each(uint32_t stock) {
    unsigned least = stock_good(stock, 0);
    for (unsigned good = 1; good < GOODS; good++) {
        least = stock_good(stock, good) < least ? stock_good(stock, good) : least;
    }
    return least;
}

static unsigned count_goods(uint32_t stock) {
    return stock_good(stock, 0) + stock_good(stock, 1) + stock_good(stock, 2) + stock_good(stock, 3);
}

static unsigned count_full(const struct state *state, unsigned seat) {
    struct mask mask = mask_land(&state->sides[seat].hands);
    unsigned full = 0;
    for (int hex; (hex = mask_next(&mask)) >= 0;) {
        full += goods_room(state, (unsigned)hex) == 0;
    }
    return full;
}

static unsigned count_houses(const struct state *state, unsigned seat, unsigned house) {
    uint32_t bits[2];
    monuments_houses_working(state, seat, house, bits);
    return bits_many(bits[0]) + bits_many(bits[1]);
}

static unsigned count_stacked(const struct state *state, unsigned seat) {
    uint32_t bits[HOUSES][2], any = 0, two = 0, three = 0;
    for (unsigned house = 0; house < HOUSES; house++) {
        monuments_houses_working(state, seat, house, bits[house]);
    }
    for (unsigned word = 0; word < 2; word++) {
        uint32_t const fort = bits[FORT][word], town = bits[TOWN][word], factory = bits[FACTORY][word];
        any |= fort | town | factory;
        two |= (fort & town) | (fort & factory) | (town & factory);
        three |= fort & town & factory;
    }
    return (any != 0 ? 1u : 0u) + (two != 0 ? 1u : 0u) + (three != 0 ? 1u : 0u);
}

static unsigned count_bridges(const struct state *state, unsigned seat) {
    struct mask const land = mask_land(&state->sides[seat].here);
    unsigned count = 0;
    for (unsigned i = 0; i < RIVERS; i++) {
        count += monuments_map_bridge(state, monuments_rivers[i].hex, monuments_rivers[i].direction) &&
                 (mask_has(&land, monuments_rivers[i].hex) || mask_has(&land, monuments_rivers[i].other));
    }
    return count;
}

static unsigned count_sea(const struct mask *here) {
    return bits_many(here->word[1] & ~(uint32_t)DRY_WORD_1) + bits_many(here->word[2]) +
           bits_many(here->word[3]);
}

static unsigned count_ferries(const struct state *state, unsigned seat) {
    const struct mask *here = &state->sides[seat].here;
    unsigned count = 0;
    for (unsigned word = 1; word < MASK_WORDS; word++) {
        count += bits_many(here->word[word] & state->middle.word[word]);
    }
    struct mask land = mask_land(here);
    for (int hex; (hex = mask_next(&land)) >= 0;) {
        count += bits_many(state->docks[hex]);
    }
    return count;
}

static unsigned count_armed(const struct state *state, unsigned seat) {
    struct mask mask = state->sides[seat].hands;
    unsigned count = 0;
    for (int hex; (hex = mask_next(&mask)) >= 0;) {
        count += units_of(state, (unsigned)hex, ARMED);
    }
    return count;
}

static unsigned amount_held(const struct state *state, unsigned seat, unsigned goal) {
    const struct side *side = &state->sides[seat];
    switch (goal) {
    case GOAL_LAND:
        return monuments_map_held(state, seat);
    case GOAL_KINDS:
        return count_kinds(&side->here);
    case GOAL_ISLANDS:
        return bits_many(side->here.word[0] & monuments_island_hexes[0]) +
               bits_many(side->here.word[1] & monuments_island_hexes[1]);
    case GOAL_FULL:
        return count_full(state, seat);
    case GOAL_BRIDGES:
        return count_bridges(state, seat);
    case GOAL_FERRIES:
        return count_ferries(state, seat);
    default:
        return count_sea(&side->here);
    }
}

static unsigned amount_pieces(const struct state *state, unsigned seat, unsigned goal) {
    switch (goal) {
    case GOAL_WORKERS:
        return monuments_workers_on_board(state, seat);
    case GOAL_TOWN:
        return count_houses(state, seat, TOWN);
    case GOAL_FORT:
        return count_houses(state, seat, FORT);
    case GOAL_FACTORY:
        return count_houses(state, seat, FACTORY);
    case GOAL_BUILDINGS:
        return count_houses(state, seat, TOWN) + count_houses(state, seat, FORT) +
               count_houses(state, seat, FACTORY);
    case GOAL_STACKED:
        return count_stacked(state, seat);
    case GOAL_ARMY:
    case GOAL_NAVY:
    case GOAL_AIR:
        return monuments_pieces_on_board(state, seat, PIECE_ARMY + goal - GOAL_ARMY);
    case GOAL_ARMED:
        return count_armed(state, seat);
    default:
        return monuments_score_amount(state, seat, LINE_MILITARY);
    }
}

unsigned monuments_goal_amount(const struct state *state, unsigned seat, const struct goal_data *goal) {
    const struct side *side = &state->sides[seat];
    switch (goal->goal) {
    case GOAL_STOCK:
        return stock_good(monuments_stock_of(state, seat), goal->kind);
    case GOAL_GOODS:
        return count_goods(monuments_stock_of(state, seat));
    case GOAL_EACH:
        return count_each(monuments_stock_of(state, seat));
    case GOAL_UPGRADED:
        return bits_many(side->green);
    case GOAL_LAYERS:
        return side->built;
    case GOAL_DISCARDED:
        return CARDS - bits_many(side->hand);
    case GOAL_WINS:
        return side->wins;
    case GOAL_LAND:
    case GOAL_KINDS:
    case GOAL_ISLANDS:
    case GOAL_FULL:
    case GOAL_BRIDGES:
    case GOAL_FERRIES:
    case GOAL_SEA:
        return amount_held(state, seat, goal->goal);
    default:
        return amount_pieces(state, seat, goal->goal);
    }
}

bool monuments_quest_met(const struct state *state, unsigned seat, unsigned quest) {
    const struct goal_data *goals = monuments_quests[quest].goals;
    for (unsigned i = 0; i < QUEST_TASKS && goals[i].goal != GOAL_NONE; i++) {
        if (monuments_goal_amount(state, seat, &goals[i]) < goals[i].count) {
            return false;
        }
    }
    return true;
}

/* ---- turning in ---- */

void monuments_quests_offer(const struct state *state, unsigned seat, struct list *list) {
    for (unsigned word = 0; word < QUEST_WORDS; word++) {
        for (uint32_t open = state->sides[seat].open[word]; open != 0 && !list_full(list);) {
            unsigned const quest = word * 32 + (unsigned)bits_next(&open);
            if (monuments_quest_met(state, seat, quest)) {
                list_add(list, MOVE(OP_QUEST, quest, 0, 0, 0));
            }
        }
    }
}

void monuments_quest_turn_in(struct state *state, unsigned seat, unsigned quest) {
    struct side *side = &state->sides[seat];
    side->open[quest >> 5] &= ~(UINT32_C(1) << (quest & 31));
    side->completed[quest >> 5] |= UINT32_C(1) << (quest & 31);
}

static void quest_open(struct state *state, unsigned seat, unsigned quest) {
    state->sides[seat].open[quest >> 5] |= UINT32_C(1) << (quest & 31);
}

/* ---- set-up ---- */

void monuments_quests_deal(struct state *state, struct rng *rng) {
    uint8_t starting[QUEST_DECK_SIZE];
    unsigned count = 0;
    for (unsigned quest = 0; quest < QUESTS; quest++) {
        if (monuments_quests[quest].seats > state->seats) {
            continue;
        }
        if (monuments_quests[quest].group == 0) {
            starting[count++] = (uint8_t)quest;
        } else {
            unsigned const deck = monuments_quests[quest].group - 1u;
            state->deck[deck][state->deck_count[deck]++] = (uint8_t)quest;
        }
    }
    rng_shuffle_bytes(rng, starting, count);
    for (unsigned deck = 0; deck < QUEST_DECKS; deck++) {
        rng_shuffle_bytes(rng, state->deck[deck], state->deck_count[deck]);
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        memcpy(state->sides[seat].dealt, starting + 2 * seat, 2);
    }
}

void monuments_keep_first_list(const struct state *state, const struct task *task, struct list *list) {
    unsigned const first = list->count;
    for (unsigned i = 0; task->left > 0 && i < 2; i++) {
        list_add(list, MOVE(OP_KEEP, state->sides[task->seat].dealt[i], 0, 0, 0));
    }
    monuments_list_sort(list, first);
}

void monuments_keep_first_apply(struct state *state, struct task *task, move_t move) {
    quest_open(state, task->seat, move_hex(move));
    task->left = 0;
}

/* ---- the Quests card ---- */

unsigned monuments_quest_deck(const struct state *state, unsigned seat) {
    return state->sides[seat].built / 2u;
}

bool monuments_quests_possible(const struct state *state, unsigned seat) {
    return state->deck_count[monuments_quest_deck(state, seat)] > 0;
}

void monuments_quests_draw(struct state *state, unsigned seat) {
    unsigned const deck = monuments_quest_deck(state, seat);
    unsigned count =
        (is_green(state, seat, CARD_QUESTS) ? 3u : 2u) + state->sides[seat].gains[GAIN_QUEST_DRAW];
    count = count < state->deck_count[deck] ? count : state->deck_count[deck];
    memcpy(state->drawn, state->deck[deck], count);
    memmove(state->deck[deck], state->deck[deck] + count, state->deck_count[deck] - count);
    state->deck_count[deck] = (uint8_t)(state->deck_count[deck] - count);
    memset(state->deck[deck] + state->deck_count[deck], 0, count);
    state->drawn_count = (uint8_t)count;
    for (unsigned i = 0; i < count; i++) {
        state->known[state->drawn[i]] = (uint8_t)(1u << seat);
    }
    monuments_task_push(state, TASK_KEEP, seat, count);
}

/* Kept ones are struck off the drawn, so that the refused keep their order. */
void monuments_keep_list(const struct state *state, const struct task *task, struct list *list) {
    unsigned const first = list->count;
    if (state->drawn_count == 0) {
        return;
    }
    for (unsigned i = 0; i < state->drawn_count; i++) {
        list_add(list, MOVE(OP_KEEP, state->drawn[i], 0, 0, 0));
    }
    monuments_list_sort(list, first);
    if (task->done > 0) {
        list_add(list, MOVE(OP_DONE, 0, 0, 0, 0));
    }
}

/* Reading 42: refused quests go under the deck in the order drawn. */
static void refuse(struct state *state, unsigned seat) {
    unsigned const deck = monuments_quest_deck(state, seat);
    for (unsigned i = 0; i < state->drawn_count; i++) {
        state->deck[deck][state->deck_count[deck]++] = state->drawn[i];
    }
    state->drawn_count = 0;
    memset(state->drawn, 0, sizeof state->drawn);
}

void monuments_keep_apply(struct state *state, struct task *task, move_t move) {
    if (move_op(move) == OP_DONE) {
        refuse(state, task->seat);
        monuments_task_pop(state);
        return;
    }
    unsigned i = 0;
    while (state->drawn[i] != move_hex(move)) {
        i++;
    }
    state->drawn_count--;
    memmove(state->drawn + i, state->drawn + i + 1, state->drawn_count - i);
    state->drawn[state->drawn_count] = 0;
    task->done = 1;
    quest_open(state, task->seat, move_hex(move));
}

/* ---- what a seat can't know ---- */

/* Places of quests that a seat can't see: cards there are gathered in a fixed order, shuffled and put back.
 */
struct unseen {
    uint8_t card[QUESTS];
    uint8_t known[QUESTS]; /* before the exchange */
    unsigned count;
    bool put; /* the second time round */
};

static bool is_bit(const uint32_t words[QUEST_WORDS], unsigned quest) {
    return (words[quest >> 5] >> (quest & 31) & 1) != 0;
}

/* The card that now lies where `quest` lay; who knew that place knows it still. */
static unsigned exchange(struct state *state, struct unseen *unseen, unsigned quest) {
    if (!unseen->put) {
        unseen->card[unseen->count++] = (uint8_t)quest;
        return quest;
    }
    unsigned const now = unseen->card[unseen->count++];
    state->known[now] = unseen->known[quest];
    return now;
}

static void open_exchange(struct state *state, struct side *side, unsigned group, struct unseen *unseen) {
    uint32_t open[QUEST_WORDS], now[QUEST_WORDS] = {0};
    memcpy(open, side->open, sizeof open);
    for (unsigned quest = 0; quest < QUESTS; quest++) {
        if (is_bit(open, quest)) {
            unsigned const other =
                monuments_quests[quest].group == group ? exchange(state, unseen, quest) : quest;
            now[other >> 5] |= UINT32_C(1) << (other & 31);
        }
    }
    memcpy(side->open, now, sizeof now);
}

/* A deck, the drawn cards of somebody else, and the others' quests in progress from that deck. */
static void group_exchange(struct state *state, unsigned seat, unsigned deck, struct unseen *unseen) {
    unsigned const decider = state->task_count > 0 ? task_now(state)->seat : seat; /* none once it is over */
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
            open_exchange(state, &state->sides[other], deck + 1, unseen);
        }
    }
}

/* Starting quests: the others' two, unless turned in, and those that nobody was dealt. */
static void starts_redeal(struct state *state, unsigned seat, struct rng *rng) {
    struct unseen unseen = {.count = 0};
    uint32_t seen[QUEST_WORDS] = {0};
    for (unsigned other = 0; other < state->seats; other++) {
        seen[0] |= state->sides[other].completed[0];
    }
    for (unsigned i = 0; i < 2; i++) {
        seen[0] |= UINT32_C(1) << state->sides[seat].dealt[i];
    }
    for (unsigned quest = 0; quest < QUEST_DECK_SIZE; quest++) {
        if (!is_bit(seen, quest)) {
            unseen.card[unseen.count++] = (uint8_t)quest;
        }
    }
    rng_redeal_bytes(rng, unseen.card, unseen.count);
    for (unsigned other = 0, next = 0; other < state->seats; other++) {
        struct side *side = &state->sides[other];
        uint32_t open = side->open[0];
        for (unsigned i = 0; i < 2 && other != seat; i++) {
            unsigned const old = side->dealt[i];
            if (is_bit(side->completed, old)) {
                continue;
            }
            side->dealt[i] = unseen.card[next++];
            bool const kept = is_bit(side->open, old);
            open = kept ? (open & ~(UINT32_C(1) << old)) | UINT32_C(1) << side->dealt[i] : open;
        }
        side->open[0] = open;
    }
}

void monuments_quests_redeal(struct state *state, unsigned seat, struct rng *rng) {
    starts_redeal(state, seat, rng);
    for (unsigned deck = 0; deck < QUEST_DECKS; deck++) {
        struct unseen unseen = {.count = 0};
        memcpy(unseen.known, state->known, sizeof unseen.known);
        group_exchange(state, seat, deck, &unseen);
        rng_redeal_bytes(rng, unseen.card, unseen.count);
        unseen.put = true;
        group_exchange(state, seat, deck, &unseen);
    }
}
