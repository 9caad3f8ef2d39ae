#include "fixture.h"

#include <stdio.h>
#include <string.h>

#include "unity.h"

enum { WORD = GAME_WORD_MAX };

void fixture_start(struct bronze *state, unsigned seats, enum bronze_edition edition) {
    const struct setup setup = {
        .game = &bronze, .seed = 1, .seats = (uint8_t)seats, .options = {(uint8_t)edition}};
    memset(state, 0, sizeof *state);
    bronze.start(state, &setup);
    state->first_seat = 0;
    state->seat = 0;
}

void fixture_open(struct bronze *state) {
    state->open = state->tiles;
}

enum bronze_technology fixture_technology(const char *word) {
    enum bronze_technology technology = BRONZE_DOMESTICATION;
    while (strcmp(bronze_technologies[technology].word, word) != 0) {
        technology++;
        TEST_ASSERT_LESS_THAN_MESSAGE(BRONZE_NO_TECHNOLOGY, technology, word);
    }
    return technology;
}

unsigned fixture_city_called(const char *word) {
    unsigned city = 0;
    while (strcmp(bronze_cities[city].word, word) != 0) {
        city++;
        TEST_ASSERT_LESS_THAN_MESSAGE(BRONZE_CITIES, city, word);
    }
    return city;
}

/* The next word, separated by blanks; the rest follows. NULL at the end. */
static const char *next_word(const char *from, char word[WORD]) {
    from += strspn(from, " ");
    const size_t length = strcspn(from, " ");
    TEST_ASSERT_LESS_THAN(WORD, length);
    memcpy(word, from, length);
    word[length] = '\0';
    return length == 0 ? NULL : from + length;
}

void fixture_matrix(struct bronze *state, unsigned seat, const char *columns) {
    char word[WORD];
    unsigned column = 0;
    memset(state->cells[seat], 0, sizeof state->cells[seat]);
    memset(state->height[seat], 0, sizeof state->height[seat]);
    for (const char *rest = columns; (rest = next_word(rest, word)) != NULL;) {
        if (strcmp(word, "|") == 0) {
            column++;
            continue;
        }
        const unsigned depth = state->height[seat][column]++;
        const unsigned both = state->cells[seat][column][depth / 2];
        state->cells[seat][column][depth / 2] =
            (uint8_t)(both | fixture_technology(word) << 4 * (depth & 1u));
    }
    state->width[seat] = (uint8_t)(state->height[seat][0] == 0 ? 0 : column + 1);
}

void fixture_top(struct bronze *state, unsigned stack, const char *technology) {
    state->cards[state->stack_first[stack] + state->stack_left[stack] - 1] =
        (uint8_t)fixture_technology(technology);
}

void fixture_stack(struct bronze *state, unsigned stack, unsigned cards) {
    state->stack_left[stack] = (uint8_t)cards;
}

void fixture_marker(struct bronze *state, unsigned seat, unsigned tile, unsigned spot) {
    const unsigned terrain = bronze_spot_terrain(spot);
    unsigned place = bronze_spot_place(spot);
    TEST_ASSERT_TRUE(state->free[tile] >> spot & 1u);
    for (unsigned i = 0; i < tile; i++) {
        place += bronze_tile(state, i)->rows[terrain];
    }
    state->free[tile] &= ~(1u << spot);
    state->full = (uint16_t)(state->full | (state->free[tile] == 0) << tile);
    state->lines[seat][terrain] |= 1u << place;
    state->kinds[seat] |= 1u << (terrain * BRONZE_TYPES + bronze_spot_type(state, tile, spot));
    state->route_check[seat] = (uint8_t)(state->route_check[seat] | 1u << terrain);
    state->count[seat][tile]++;
    state->markers[seat]--;
    if (state->reached[seat] < tile + 1) {
        state->reached[seat] = (uint8_t)(tile + 1);
    }
}

void fixture_markers(struct bronze *state, unsigned seat, unsigned tile, unsigned count) {
    for (unsigned spot = 0; spot < BRONZE_SPOT_BITS && count > 0; spot++) {
        if ((state->free[tile] >> spot & 1u) != 0) {
            fixture_marker(state, seat, tile, spot);
            count--;
        }
    }
    TEST_ASSERT_EQUAL(0, count);
}

void fixture_line(struct bronze *state, enum bronze_terrain terrain, const char *owners) {
    unsigned tile = 0;
    unsigned place = 0;
    for (; *owners != '\0'; owners++, place++) {
        while (place == bronze_tile(state, tile)->rows[terrain]) {
            place = 0;
            tile++;
            TEST_ASSERT_LESS_THAN_MESSAGE(state->tiles, tile, "the line is longer than the land");
        }
        if (*owners != '.') {
            fixture_marker(state, (unsigned)(*owners - '1'), tile, terrain * BRONZE_ROW_MAX + place);
        }
    }
}

void fixture_province(struct bronze *state, unsigned tile, unsigned points, unsigned seat) {
    state->province[tile] = (uint8_t)points;
    state->province_owner[tile] = (uint8_t)seat;
    state->pending = (uint16_t)(state->pending & ~(1u << tile));
}

void fixture_city(struct bronze *state, unsigned seat, const char *city) {
    state->cities[seat][state->cities_held[seat]++] = (uint8_t)fixture_city_called(city);
}

/* ---- moves */

static move_t find(const struct bronze *state, const char *word) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = bronze.moves(state, legal);
    for (unsigned i = 0; i < count; i++) {
        char text[WORD];
        struct text_buffer buffer;
        bronze.text(state, legal[i], text_into(&buffer, text, sizeof text));
        if (strcmp(text, word) == 0) {
            return legal[i];
        }
    }
    return MOVE_NONE;
}

bool fixture_legal(const struct bronze *state, const char *move) {
    return find(state, move) != MOVE_NONE;
}

bool fixture_play(struct bronze *state, const char *moves) {
    char word[WORD];
    bool shown = false;
    for (const char *rest = moves; (rest = next_word(rest, word)) != NULL;) {
        const move_t move = find(state, word);
        TEST_ASSERT_NOT_EQUAL_MESSAGE(MOVE_NONE, move, word);
        shown = bronze.apply(state, move);
    }
    return shown;
}

unsigned fixture_count(const struct bronze *state, const char *prefix) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = bronze.moves(state, legal);
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++) {
        char text[WORD];
        struct text_buffer buffer;
        bronze.text(state, legal[i], text_into(&buffer, text, sizeof text));
        found += strncmp(text, prefix, strlen(prefix)) == 0;
    }
    return found;
}

const char *fixture_active(const struct bronze *state) {
    static char words[BRONZE_ACTIVE_MAX * WORD];
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned count = bronze_active(state, cells);
    size_t used = 0;
    words[0] = '\0';
    for (unsigned i = 0; i < count; i++) {
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s@%d.%d", i == 0 ? "" : " ",
                                 bronze_technologies[cells[i].technology].word, cells[i].column + 1,
                                 cells[i].depth + 1);
    }
    return words;
}

const char *fixture_settle(unsigned tile, unsigned spot) {
    static char text[WORD];
    snprintf(text, sizeof text, "settle:%u:%s:%u", tile + 1, bronze_terrain_names[bronze_spot_terrain(spot)],
             bronze_spot_place(spot) + 1);
    return text;
}

unsigned fixture_spot(const struct bronze *state, unsigned tile, const char *technology) {
    const uint32_t spots =
        bronze_allowed_spots(state, tile, fixture_technology(technology)) & state->free[tile];
    unsigned spot = 0;
    TEST_ASSERT_NOT_EQUAL(0, spots);
    while ((spots >> spot & 1u) == 0) {
        spot++;
    }
    return spot;
}
