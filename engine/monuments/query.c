/* What screens ask; see monuments.h. */
#include "monuments.h"

#include <assert.h>

#include "rules.h"

/* ---- what never changes */

struct monuments_place monuments_place(unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    const struct monuments_hex_data *data = &monuments_hexes[hex];
    struct monuments_place place = {.name = data->name,
                                    .column = data->column,
                                    .row = data->row,
                                    .terrain = data->terrain,
                                    .rivers = data->rivers};
    memcpy(place.near, data->near, sizeof place.near);
    return place;
}

static const struct monuments_text tokens[MONUMENTS_TOKENS] = {
    {"Wood", "Grows in forests."},
    {"Sheep", "Graze on pastures."},
    {"Metal", "Lies in mountains."},
    {"Wheat", "Ripens in fields."},
    {"Worker", "Holds land, makes and spends resources, carries one. One step."},
    {"Armed worker", "A worker with a weapon: power 1."},
    {"Army", "Holds land. Power 3, at sea 1. One step."},
    {"Navy", "Power 3 at sea. Two steps."},
    {"Air force", "Holds land, flies over all. Power 2. Two steps."},
    {"Ferry", "Carries two walkers over water, two steps. Power 1 at sea while occupied."},
    {"Fort", "Power 2 in defence."},
    {"Town", "New workers come here. Power 1."},
    {"Factory", "Makes one resource, or two where a worker stands."},
};

struct monuments_text monuments_token_text(unsigned token) {
    assert(token < MONUMENTS_TOKENS);
    return tokens[token];
}

const char *monuments_gift_word(unsigned thing, bool several) {
    static const char *const words[MONUMENTS_GIFT_THINGS][2] = {
        {"wood", "wood"},         {"sheep", "sheep"},    {"metal", "metal"},
        {"wheat", "wheat"},       {"worker", "workers"}, {"armed worker", "armed workers"},
        {"army", "armies"},       {"navy", "navies"},    {"air force", "air forces"},
        {"ferry", "ferries"},     {"fort", "forts"},     {"town", "towns"},
        {"factory", "factories"}, {"bridge", "bridges"}, {"card turned", "cards turned"}};
    assert(thing < MONUMENTS_GIFT_THINGS);
    return words[thing][several];
}

struct monuments_text monuments_card_text(unsigned card, bool green) {
    assert(card < MONUMENTS_CARDS);
    const struct monuments_card_data *data = &monuments_cards[card];
    return (struct monuments_text){data->title, green ? data->green : data->red};
}

struct monuments_text monuments_bonus_text(unsigned bonus) {
    assert(bonus < MONUMENTS_BONUSES);
    return (struct monuments_text){monuments_bonuses[bonus].title, monuments_bonuses[bonus].text};
}

struct monuments_text monuments_quest_text(unsigned quest) {
    assert(quest < MONUMENTS_QUESTS);
    return (struct monuments_text){monuments_quests[quest].title, monuments_quests[quest].text};
}

struct monuments_text monuments_score_card_text(unsigned card) {
    assert(card < MONUMENTS_SCORE_CARDS);
    return (struct monuments_text){monuments_score_cards[card].title, monuments_score_cards[card].text};
}

const char *monuments_option_text(unsigned deck, unsigned layer, unsigned option) {
    assert(deck < MONUMENTS_DECKS && layer >= 1 && layer < MONUMENTS_LAYERS && option < MONUMENTS_OPTIONS);
    return monuments_decks[deck].options[layer - 1][option].text;
}

const uint8_t *monuments_card_cost(unsigned card) {
    assert(card < MONUMENTS_CARDS);
    return monuments_cards[card].cost;
}

/* ---- the board and the seats */

static void hex_buildings(const struct monuments_state *state, unsigned hex, struct monuments_hex *out) {
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned i = 0; i < MONUMENTS_BUILDINGS * MONUMENTS_PIECES_OF_A_KIND; i++) {
            const unsigned kind = i / MONUMENTS_PIECES_OF_A_KIND;
            const unsigned at = state->seat_states[seat].buildings[kind][i % MONUMENTS_PIECES_OF_A_KIND];
            uint8_t *mask = at == hex ? &out->buildings[seat] : &out->ruins[seat];
            if ((at & ~(unsigned)MONUMENTS_BUILDING_DAMAGED) == hex) {
                *mask = (uint8_t)(*mask | 1u << kind);
            }
        }
    }
}

bool monuments_open(const void *now, unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    const unsigned land =
        monuments_hexes[hex].terrain == MONUMENTS_MONUMENT ? monuments_hexes[hex].near[1] : hex;
    return !monuments_is_land(land) || monuments_map_open(now, land);
}

void monuments_hex(const void *now, unsigned hex, struct monuments_hex *out) {
    assert(hex < MONUMENTS_HEXES);
    const struct monuments_state *state = now;
    *out = (struct monuments_hex){.open = monuments_open(state, hex),
                                  .seat = (uint8_t)monuments_holder_of(state, hex),
                                  .ferry = monuments_mask_has(&state->ferry_hexes, hex)};
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        out->units[unit] = (uint8_t)monuments_units_of(state, hex, unit);
    }
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        out->resources[resource] = (uint8_t)monuments_resources_of(state, hex, resource);
    }
    if (!monuments_is_water(hex)) {
        out->docks = state->docks[hex];
        out->bridges = (uint8_t)(monuments_hexes[hex].rivers & ~state->barred[hex]);
        hex_buildings(state, hex, out);
    }
}

static uint8_t list_quests(const uint32_t words[MONUMENTS_QUEST_WORDS], uint8_t out[MONUMENTS_QUESTS]) {
    uint8_t count = 0;
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        if ((words[quest >> 5] >> (quest & 31) & 1) != 0) {
            assert(count < MONUMENTS_QUESTS);
            out[count++] = (uint8_t)quest;
        }
    }
    return count;
}

static void put_resources(uint32_t stock, uint8_t out[MONUMENTS_RESOURCES]) {
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        out[resource] = (uint8_t)monuments_stock_resource(stock, resource);
    }
}

void monuments_seat(const void *now, unsigned seat, struct monuments_seat *out) {
    assert(seat < MONUMENTS_SEATS);
    const struct monuments_state *state = now;
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    *out = (struct monuments_seat){.civilisation = seat_state->civilisation,
                                   .score_card = seat_state->score_card,
                                   .deck = seat_state->deck,
                                   .layers = seat_state->built,
                                   .wins = seat_state->wins,
                                   .workers_left = seat_state->workers,
                                   .workers_on_board = (uint8_t)monuments_workers_on_board(state, seat),
                                   .land = (uint8_t)monuments_map_held(state, seat),
                                   .power =
                                       (uint8_t)monuments_score_amount(state, seat, MONUMENTS_LINE_MILITARY),
                                   .hand = seat_state->hand,
                                   .green = seat_state->green,
                                   .bonuses = seat_state->held};
    memcpy(out->supply, seat_state->supply, sizeof out->supply);
    memcpy(out->locked, seat_state->locked, sizeof out->locked);
    put_resources(monuments_stock_of(state, seat), out->resources);
    out->open_count = list_quests(seat_state->open, out->open);
    out->completed_count = list_quests(seat_state->completed, out->completed);
}

struct monuments_holding monuments_holding(const struct monuments_seat *of, unsigned token) {
    unsigned piece = 0;
    if (token < MONUMENTS_RESOURCES) {
        return (struct monuments_holding){of->resources[token], 0, 0};
    }
    if (token == MONUMENTS_TOKEN_WORKER) {
        return (struct monuments_holding){of->workers_on_board, of->workers_left, 0};
    }
    while (monuments_pieces[piece] != token) {
        piece++;
        assert(piece < MONUMENTS_PIECES);
    }
    const unsigned left = of->supply[piece], locked = of->locked[piece];
    return (struct monuments_holding){(uint8_t)(MONUMENTS_PIECES_OF_A_KIND - left - locked), (uint8_t)left,
                                      (uint8_t)locked};
}

unsigned monuments_round(const void *now) {
    return ((const struct monuments_state *)now)->round;
}

bool monuments_last_round(const void *now) {
    return ((const struct monuments_state *)now)->last != 0;
}

uint32_t monuments_piles(const void *now) {
    return ((const struct monuments_state *)now)->piles;
}

static void step_below(const struct monuments_task *below, struct monuments_step *out) {
    out->below = below->kind;
    out->below_left = below->left;
    if (below->kind == MONUMENTS_TASK_FINISH) {
        out->paying = monuments_finish_move(below);
    }
}

void monuments_step(const void *now, struct monuments_step *out) {
    const struct monuments_state *state = now;
    *out = (struct monuments_step){
        .kind = MONUMENTS_TASK_KINDS, .below = MONUMENTS_TASK_KINDS, .spare = state->spare};
    memcpy(out->due, state->due, sizeof out->due);
    if (state->task_count == 0) {
        return;
    }
    const struct monuments_task *task = monuments_task_now(state);
    out->kind = task->kind;
    out->left = task->kind == MONUMENTS_TASK_PAY
                    ? (uint8_t)(out->due[0] + out->due[1] + out->due[2] + out->due[3] - out->spare)
                    : task->left;
    out->done = task->done;
    if (task->kind == MONUMENTS_TASK_GOING) {
        out->hex = task->of.going.hex;
        out->unit = task->of.going.unit;
        out->load = task->of.going.load;
    }
    if (state->task_count > 1) {
        step_below(task - 1, out);
    }
}

/* ---- previews */

bool monuments_card_useful(const void *now, unsigned seat, unsigned card) {
    assert(seat < MONUMENTS_SEATS && card < MONUMENTS_CARDS);
    return monuments_card_possible(now, seat, card);
}

unsigned monuments_production(const void *now, unsigned seat, unsigned hex) {
    assert(seat < MONUMENTS_SEATS && hex < MONUMENTS_HEXES);
    return monuments_is_land(hex) ? monuments_produce_amount(now, seat, hex) : 0;
}

unsigned monuments_producing(const void *now, unsigned seat, uint8_t hexes[MONUMENTS_PRODUCING]) {
    unsigned count = 0;
    for (unsigned most = MONUMENTS_HEX_ROOM; most > 0; most--) {
        for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
            if (monuments_production(now, seat, hex) == most) {
                assert(count < MONUMENTS_PRODUCING);
                hexes[count++] = (uint8_t)hex;
            }
        }
    }
    return count;
}

struct monuments_layer_needs monuments_layer_needs(const void *now, unsigned seat) {
    assert(seat < MONUMENTS_SEATS);
    const struct monuments_state *state = now;
    const unsigned built = state->seat_states[seat].built;
    struct monuments_layer_needs out = {.layer = 0};
    if (built == MONUMENTS_LAYERS) {
        return out;
    }
    out.layer = (uint8_t)(built + 1);
    out.hexes = (uint8_t)monuments_layer_hexes(state, seat);
    out.land = (uint8_t)monuments_map_held(state, seat);
    out.workers = (uint8_t)monuments_layer_workers(state, seat);
    out.workers_on_board = (uint8_t)monuments_workers_on_board(state, seat);
    out.discount = (uint8_t)monuments_layer_discount(state, seat);
    memcpy(out.cost, monuments_layers[built].cost, MONUMENTS_RESOURCES);
    put_resources(monuments_stock_of(state, seat), out.resources);
    out.possible = monuments_layer_possible(state, seat);
    unsigned lacking = 0;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        const unsigned cost = out.cost[resource], have = out.resources[resource];
        lacking += cost > have ? cost - have : 0;
    }
    out.short_of = (uint8_t)(lacking > out.discount ? lacking - out.discount : 0);
    return out;
}

static const char *const goal_words[MONUMENTS_GOALS] = {
    "",           "land",        "kinds of land", "islands",      "",           "resources", "of each",
    "full hexes", "workers",     "towns",         "forts",        "factories",  "buildings", "in one hex",
    "bridges",    "ferries",     "armies",        "navies",       "air forces", "weapons",   "power",
    "waters",     "green cards", "layers",        "played cards", "victories",
};

/* Those that quests ask one of. */
static const char *const goal_one[MONUMENTS_GOALS] = {
    [MONUMENTS_GOAL_ISLANDS] = "island",  [MONUMENTS_GOAL_FULL] = "full hex",
    [MONUMENTS_GOAL_TOWN] = "town",       [MONUMENTS_GOAL_FORT] = "fort",
    [MONUMENTS_GOAL_FACTORY] = "factory", [MONUMENTS_GOAL_BRIDGES] = "bridge",
    [MONUMENTS_GOAL_FERRIES] = "ferry",   [MONUMENTS_GOAL_ARMY] = "army",
    [MONUMENTS_GOAL_NAVY] = "navy",       [MONUMENTS_GOAL_AIR] = "air force",
    [MONUMENTS_GOAL_WINS] = "victory",    [MONUMENTS_GOAL_UPGRADED] = "green card",
};

static const char *goal_word(const struct monuments_goal_data *goal) {
    const bool one = goal->count == 1 && goal_one[goal->goal] != NULL;
    return goal->goal == MONUMENTS_GOAL_STOCK ? monuments_token_words[goal->kind]
           : one                              ? goal_one[goal->goal]
                                              : goal_words[goal->goal];
}

unsigned monuments_quest_progress(const void *now, unsigned seat, unsigned quest,
                                  struct monuments_goal out[MONUMENTS_QUEST_GOALS]) {
    assert(seat < MONUMENTS_SEATS && quest < MONUMENTS_QUESTS);
    const struct monuments_goal_data *goals = monuments_quests[quest].goals;
    unsigned count = 0;
    for (; count < MONUMENTS_QUEST_GOALS && goals[count].goal != MONUMENTS_GOAL_NONE; count++) {
        const struct monuments_goal_data *goal = &goals[count];
        out[count].word = goal_word(goal);
        out[count].have = (uint8_t)monuments_goal_amount(now, seat, goal);
        out[count].need = goal->count;
    }
    return count;
}

struct monuments_worth monuments_quest_worth(const void *now, unsigned seat, unsigned quest) {
    assert(seat < MONUMENTS_SEATS && quest < MONUMENTS_QUESTS);
    const struct monuments_quest *data = &monuments_quests[quest];
    const unsigned done = monuments_score_line_of(now, seat, MONUMENTS_LINE_COMPLETED).points,
                   open = monuments_score_line_of(now, seat, MONUMENTS_LINE_OPEN).points;
    return (struct monuments_worth){(int8_t)(data->points + (int)done), (int8_t)(data->penalty + (int)open)};
}

bool monuments_quest_fits(const void *now, unsigned seat, unsigned quest) {
    static const uint8_t lines[MONUMENTS_GOALS] = {[MONUMENTS_GOAL_LAND] = 1u << MONUMENTS_LINE_HEXES,
                                                   [MONUMENTS_GOAL_KINDS] = 1u << MONUMENTS_LINE_HEXES,
                                                   [MONUMENTS_GOAL_ISLANDS] = 1u << MONUMENTS_LINE_HEXES,
                                                   [MONUMENTS_GOAL_LAYERS] = 1u << MONUMENTS_LINE_LAYERS,
                                                   [MONUMENTS_GOAL_UPGRADED] = 1u << MONUMENTS_LINE_UPGRADED};
    const struct monuments_state *state = now;
    assert(seat < MONUMENTS_SEATS && quest < MONUMENTS_QUESTS);
    const unsigned better = monuments_score_cards[state->seat_states[seat].score_card].change[0].line;
    unsigned told = 0;
    for (unsigned i = 0; i < MONUMENTS_QUEST_GOALS; i++) {
        told |= lines[monuments_quests[quest].goals[i].goal];
    }
    return (told >> better & 1u) != 0;
}

bool monuments_quest_done(const void *now, unsigned seat, unsigned quest) {
    return monuments_quest_met(now, seat, quest);
}

bool monuments_any_done(const void *now, unsigned seat) {
    struct monuments_seat of;
    unsigned done = 0;
    monuments_seat(now, seat, &of);
    for (unsigned i = 0; i < of.open_count; i++) {
        done += monuments_quest_done(now, seat, of.open[i]);
    }
    return done > 0;
}
