/* Points, ranks and tie-breaks: rulings 33 and 34. */
#include <assert.h>

#include "inner.h"
#include "rules.h"

_Static_assert((int)MONUMENTS_QUESTS <= (int)GAME_ITEMS_MAX, "every quest is an item");

const char *const monuments_score_sources[MONUMENTS_SCORE_SOURCES] = {
    "layers", "resources", "workers", "hexes", "military", "upgraded", "completed", "open", "layer5"};
const char *const monuments_score_tie_breaks[MONUMENTS_SCORE_TIE_BREAKS] = {"layers", "military",
                                                                            "resources"};

static unsigned military_units(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask mask = state->seat_states[seat].unit_hexes;
    unsigned power = 0;
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        const bool water = monuments_is_water((unsigned)hex);
        if ((state->units[hex] & MONUMENTS_UNITS_POWER) == 0 && !water) {
            continue;
        }
        for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_AIR; unit++) {
            power += monuments_units_of(state, (unsigned)hex, unit) *
                     (water ? monuments_unit_data[unit].power_sea : monuments_unit_data[unit].power_land);
        }
        power += monuments_mask_has(&state->ferry_hexes, (unsigned)hex) ? MONUMENTS_FERRY_POWER : 0;
    }
    return power;
}

static unsigned military(const struct monuments_state *state, unsigned seat) {
    unsigned power = military_units(state, seat);
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        uint32_t bits[2];
        monuments_buildings_working(state, seat, building, bits);
        power += monuments_building_data[building].power_land *
                 (bits_count_many(bits[0]) + bits_count_many(bits[1]));
    }
    return power;
}

static unsigned quests_in(const uint32_t words[MONUMENTS_QUEST_WORDS]) {
    return bits_count_many(words[0]) + bits_count_many(words[1]);
}

/* What a line of the score card counts. */
unsigned monuments_score_amount(const struct monuments_state *state, unsigned seat, unsigned line) {
    assert_inner(seat < MONUMENTS_SEATS && line < MONUMENTS_LINES);
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    uint32_t stock;
    switch (line) {
    case MONUMENTS_LINE_LAYERS:
        return seat_state->built;
    case MONUMENTS_LINE_RESOURCES:
        stock = monuments_stock_of(state, seat);
        return monuments_stock_resource(stock, 0) + monuments_stock_resource(stock, 1) +
               monuments_stock_resource(stock, 2) + monuments_stock_resource(stock, 3);
    case MONUMENTS_LINE_WORKERS:
        return monuments_workers_on_board(state, seat);
    case MONUMENTS_LINE_HEXES:
        return monuments_map_held(state, seat);
    case MONUMENTS_LINE_MILITARY:
        return military(state, seat);
    case MONUMENTS_LINE_UPGRADED:
        return bits_count_many(seat_state->green);
    case MONUMENTS_LINE_COMPLETED:
        return quests_in(seat_state->completed);
    default:
        return quests_in(seat_state->open);
    }
}

struct monuments_score_line monuments_score_line_of(const struct monuments_state *state, unsigned seat,
                                                    unsigned line) {
    assert_inner(seat < MONUMENTS_SEATS && line < MONUMENTS_LINES);
    const struct monuments_score_card *card = &monuments_score_cards[state->seat_states[seat].score_card];
    for (unsigned i = 0; i < 2; i++) {
        if (card->change[i].line == line) {
            return card->change[i].as;
        }
    }
    return monuments_score_lines[line];
}

static int quest_points(const uint32_t words[MONUMENTS_QUEST_WORDS], bool done) {
    int points = 0;
    for (unsigned word = 0; word < MONUMENTS_QUEST_WORDS; word++) {
        for (uint32_t bits = words[word]; bits != 0;) {
            const struct monuments_quest *quest =
                &monuments_quests[word * 32 + (unsigned)monuments_bits_next(&bits)];
            points += done ? quest->points : quest->penalty;
        }
    }
    return points;
}

/* The fifth layer's, or NULL: no other brings points. */
static const struct monuments_bonus *fifth_bonus(const struct monuments_state *state, unsigned seat) {
    for (uint32_t held = state->seat_states[seat].held; held != 0;) {
        const struct monuments_bonus *bonus = &monuments_bonuses[monuments_bits_next(&held)];
        if (bonus->effect == MONUMENTS_GAIN_VP || bonus->effect == MONUMENTS_GAIN_VP_PER) {
            return bonus;
        }
    }
    return NULL;
}

const char *monuments_fifth_bonus(const void *state, unsigned seat) {
    const struct monuments_bonus *bonus = fifth_bonus(state, seat);
    return bonus != NULL ? bonus->title : "";
}

unsigned monuments_score_layer_card(const struct monuments_state *state, unsigned seat) {
    const struct monuments_bonus *bonus = fifth_bonus(state, seat);
    if (bonus == NULL || bonus->effect == MONUMENTS_GAIN_VP) {
        return bonus != NULL ? bonus->amount : 0;
    }
    const unsigned points = monuments_score_amount(state, seat, bonus->amount) / bonus->per * bonus->points;
    return points < bonus->most ? points : bonus->most;
}

static int source_points(const struct monuments_state *state, unsigned seat, unsigned source) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    if (source == MONUMENTS_LINES) {
        return (int)monuments_score_layer_card(state, seat);
    }
    const struct monuments_score_line as = monuments_score_line_of(state, seat, source);
    const unsigned points =
        as.points == 0 ? 0 : monuments_score_amount(state, seat, source) / as.per * as.points;
    return (int)points + (source == MONUMENTS_LINE_COMPLETED ? quest_points(seat_state->completed, true)
                          : source == MONUMENTS_LINE_OPEN    ? quest_points(seat_state->open, false)
                                                             : 0);
}

void monuments_score_seat(const struct monuments_state *state, unsigned seat,
                          int16_t points[GAME_SOURCES_MAX]) {
    for (unsigned source = 0; source < MONUMENTS_SCORE_SOURCES; source++) {
        points[source] = (int16_t)source_points(state, seat, source);
    }
}

void monuments_count(const void *now, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    const struct monuments_state *state = now;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        monuments_score_seat(state, seat, points[seat]);
    }
}

/* ---- items */

/* The quests of one line, each with its own points and what the line adds to every one. */
static void items_of_quests(const struct monuments_state *state, bool done, struct game_item *out) {
    const unsigned line = done ? MONUMENTS_LINE_COMPLETED : MONUMENTS_LINE_OPEN;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct monuments_seat_state *seat_state = &state->seat_states[seat];
        const uint32_t *quests = done ? seat_state->completed : seat_state->open;
        const int each = monuments_score_line_of(state, seat, line).points;
        for (unsigned i = 0; i < MONUMENTS_QUESTS; i++) {
            if ((quests[i / 32] >> i % 32 & 1u) != 0) {
                const int points = each + (done ? monuments_quests[i].points : monuments_quests[i].penalty);
                out[i] = (struct game_item){(int16_t)points, (int16_t)(done ? points : 0), (uint8_t)seat};
            }
        }
    }
}

/* Layers, green cards and quests turned in stay; whatever stands on the board can be lost. */
static bool stays(const struct monuments_state *state, unsigned seat, unsigned source) {
    static const uint16_t lasting =
        1u << MONUMENTS_LINE_LAYERS | 1u << MONUMENTS_LINE_UPGRADED | 1u << MONUMENTS_LINE_COMPLETED;
    if (source < MONUMENTS_LINES) {
        return (lasting >> source & 1u) != 0;
    }
    const struct monuments_bonus *bonus = fifth_bonus(state, seat);
    return bonus == NULL || bonus->effect == MONUMENTS_GAIN_VP || (lasting >> bonus->amount & 1u) != 0;
}

unsigned monuments_items(const void *now, unsigned source, struct game_item out[GAME_ITEMS_MAX]) {
    const struct monuments_state *state = now;
    assert(source < MONUMENTS_SCORE_SOURCES);
    for (unsigned i = 0; i < MONUMENTS_QUESTS; i++) {
        out[i] = (struct game_item){0, 0, GAME_NOBODY};
    }
    if (source == MONUMENTS_LINE_COMPLETED || source == MONUMENTS_LINE_OPEN) {
        items_of_quests(state, source == MONUMENTS_LINE_COMPLETED, out);
        return MONUMENTS_QUESTS;
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const int16_t points = (int16_t)source_points(state, seat, source);
        out[seat] =
            (struct game_item){points, stays(state, seat, source) ? points : (int16_t)0, (uint8_t)seat};
    }
    return state->seats;
}

/* ---- what seats are compared by */

static void keys_of(const struct monuments_state *state, unsigned seat, int16_t keys[GAME_KEYS_MAX]) {
    int16_t points[GAME_SOURCES_MAX];
    monuments_score_seat(state, seat, points);
    keys[0] = 0;
    for (unsigned source = 0; source < MONUMENTS_SCORE_SOURCES; source++) {
        keys[0] = (int16_t)(keys[0] + points[source]);
    }
    keys[1] = (int16_t)monuments_score_amount(state, seat, MONUMENTS_LINE_LAYERS);
    keys[2] = (int16_t)monuments_score_amount(state, seat, MONUMENTS_LINE_MILITARY);
    keys[3] = (int16_t)monuments_score_amount(state, seat, MONUMENTS_LINE_RESOURCES);
}

unsigned monuments_keys(const void *now, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const struct monuments_state *state = now;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        keys_of(state, seat, keys[seat]);
    }
    return state->seats;
}
