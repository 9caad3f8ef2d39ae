#include "fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

enum { WORD_MAX = 64, JSON_ROOM = 1 << 15 };

struct match fixture;
struct empire_state *const board = (struct empire_state *)fixture.state;

/* Calls `use` with each word. */
static void each_word(const char *words, void (*use)(const char *word)) {
    while (*words != '\0') {
        char word[WORD_MAX];
        const size_t length = strcspn(words, " ");
        TEST_ASSERT_TRUE(length < sizeof word);
        memcpy(word, words, length);
        word[length] = '\0';
        if (length > 0) {
            use(word);
        }
        words += length + (words[length] == ' ');
    }
}

static struct setup setup;

static void use_setup(const char *word) {
    TEST_ASSERT_TRUE_MESSAGE(setup_word(&setup, word), word);
}

void fixture_set_up(const char *words) {
    setup_default(&setup, &empire);
    each_word(words, use_setup);
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_start(&fixture, &setup));
}

void fixture_set_up_playing(const char *words) {
    fixture_set_up(words);
    while (board->phase == EMPIRE_PHASE_NEUTRAL) {
        fixture_play(board->side == 0 ? "neutral:A25" : "neutral:B23");
    }
    while (board->phase == EMPIRE_PHASE_BID) {
        fixture_play("bid:0");
    }
    fixture_play("first:1");
}

static void use_move(const char *word) {
    const move_t move = match_find(&fixture, word);
    TEST_ASSERT_TRUE_MESSAGE(move != MOVE_NONE, word);
    TEST_ASSERT_EQUAL_INT_MESSAGE(MATCH_OK, match_play(&fixture, move), word);
}

void fixture_play(const char *words) {
    each_word(words, use_move);
}

bool fixture_legal(const char *word) {
    return match_find(&fixture, word) != MOVE_NONE;
}

static void all_moves(char *out, size_t room, const char *letters, unsigned *count) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned all = match_moves(&fixture, moves);
    out[0] = '\0';
    *count = 0;
    for (unsigned i = 0; i < all; i++) {
        char word[GAME_WORD_MAX];
        struct text_buffer buffer;
        match_text(&fixture, moves[i], text_into(&buffer, word, sizeof word));
        *count += strncmp(word, letters, strlen(letters)) == 0;
        snprintf(out + strlen(out), room - strlen(out), "%s%s", i > 0 ? " " : "", word);
    }
}

void fixture_expect(const char *words) {
    char legal[2048];
    unsigned count = 0;
    all_moves(legal, sizeof legal, "", &count);
    TEST_ASSERT_EQUAL_STRING(words, legal);
}

unsigned fixture_count(const char *letters) {
    char legal[2048];
    unsigned count = 0;
    all_moves(legal, sizeof legal, letters, &count);
    return count;
}

void fixture_front_card(unsigned id) {
    uint8_t *deck = board->deck[board->game];
    unsigned at = board->taken;
    while (deck[at] != id) {
        at++;
        TEST_ASSERT_TRUE_MESSAGE(at < EMPIRE_CARDS, "the card was taken already");
    }
    deck[at] = deck[board->taken];
    deck[board->taken] = (uint8_t)id;
    memcpy(fixture.base, fixture.state, sizeof *board);
    fixture.barrier = fixture.length;
}

void fixture_take(unsigned id) {
    fixture_front_card(id);
    fixture_play("take:1");
}

unsigned fixture_region(const char *word) {
    return (unsigned)strtoul(word + 1, NULL, 10) - 1;
}

void fixture_armies(unsigned owner, const char *word, unsigned armies) {
    const unsigned region = fixture_region(word);
    const uint32_t bit = UINT32_C(1) << region;
    board->armies[region][owner - 1] = (uint8_t)armies;
    board->army_regions[owner - 1] =
        armies > 0 ? board->army_regions[owner - 1] | bit : board->army_regions[owner - 1] & ~bit;
}

void fixture_city(unsigned seat, const char *region) {
    board->cities[seat - 1][board->city_count[seat - 1]++] = (uint8_t)fixture_region(region);
}

void fixture_clear(void) {
    memset(board->armies, 0, sizeof board->armies);
    memset(board->army_regions, 0, sizeof board->army_regions);
    memset(board->cities, 0, sizeof board->cities);
    memset(board->city_count, 0, sizeof board->city_count);
}

void fixture_turn(unsigned seat) {
    board->phase = EMPIRE_PHASE_TAKE;
    board->turn = (uint8_t)(seat - 1);
}

int fixture_points(unsigned seat, enum empire_source source) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    empire.count(board, points);
    return points[seat - 1][source];
}

unsigned fixture_owner(const char *region) {
    const struct empire_control control = empire_control(board);
    return control.region[fixture_region(region)] + 1u;
}

unsigned fixture_continent_owner(unsigned continent) {
    const struct empire_control control = empire_control(board);
    return control.continent[continent] + 1u;
}

const char *fixture_json(int viewer) {
    static char room[JSON_ROOM];
    struct text_buffer buffer;
    struct json json = {text_into(&buffer, room, sizeof room), false};
    json_object(&json, NULL);
    empire.json(board, viewer - 1, &json);
    json_object_end(&json);
    TEST_ASSERT_FALSE(buffer.cut);
    return room;
}
