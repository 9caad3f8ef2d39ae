/* Whole games as people can read them, one for each number of seats and edition: golden/. The test replays
 * the moves of each file, plays the game again, and compares word by word. `test_bronze_golden write` writes
 * them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bronze/bronze.h"
#include "match.h"
#include "standing.h"
#include "unity.h"

enum { FILE_MAX = 64 * 1024, GOLDEN_SEED = 2018 };

static char told[FILE_MAX];
static char file[FILE_MAX];
static struct text_buffer buffer;
static struct text *out;
static struct bronze state;
static const struct setup *setup;

void setUp(void) {}
void tearDown(void) {}

/* ---- telling */

static void tell_number(const char *before, unsigned number) {
    text_put(out, before);
    text_unsigned(out, number);
}

static void tell_head(void) {
    text_put(out, "# A whole game of Bronze. Each turn: the moves, then what they brought.\n");
    setup_text(setup, out);
    tell_number("\nfirst seat ", state.first_seat + 1u);
    text_char(out, '\n');
}

static void tell_routes(uint32_t set, const char *what) {
    for (unsigned i = 0; i < BRONZE_TERRAINS * BRONZE_ROUTE_LENGTHS; i++) {
        if ((set >> i & 1u) != 0) {
            text_put(out, what);
            text_put(out, bronze_terrain_names[i / BRONZE_ROUTE_LENGTHS]);
            tell_number(" ", bronze_route_lengths[i % BRONZE_ROUTE_LENGTHS]);
            text_char(out, '\n');
        }
    }
}

static void tell_provinces(void) {
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        const unsigned owner = state.province_owner[tile];
        if (((state.won_provinces | state.lost_provinces) >> tile & 1u) != 0) {
            tell_number("    province of tile ", tile + 1u);
            tell_number(", ", state.province[tile]);
            text_put(out, owner < BRONZE_NOBODY ? " points: seat " : " points: nobody");
            if (owner < BRONZE_NOBODY) {
                text_unsigned(out, owner + 1u);
            }
            text_char(out, '\n');
        }
    }
}

static void tell_seat(unsigned seat, const struct standing *standing, const int16_t *points) {
    tell_number("seat ", seat + 1u);
    tell_number(": place ", standing->rank[seat]);
    tell_number(", points ", (unsigned)standing->points[seat]);
    for (unsigned source = 0; source < BRONZE_POINT_SOURCES; source++) {
        text_put(out, source == 0 ? " = " : " + ");
        text_put(out, bronze.sources[source]);
        tell_number(" ", (unsigned)points[source]);
    }
    text_put(out, " (");
    for (unsigned i = 0; i < state.cities_held[seat]; i++) {
        const unsigned city = state.cities[seat][i];
        text_put(out, i == 0 ? "" : ", ");
        text_put(out, bronze_cities[city].word);
        tell_number(" ", bronze_city_worth(&state, seat, city));
    }
    tell_number("), markers left ", state.markers[seat]);
    text_char(out, '\n');
}

static void tell_end(void) {
    struct standing standing;
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    standing_of(&bronze, &state, &standing);
    bronze.count(&state, points);
    for (unsigned seat = 0; seat < state.seats; seat++) {
        tell_seat(seat, &standing, points[seat]);
    }
}

static void tell_move(move_t move) {
    if (state.phase == BRONZE_PLAYING) {
        tell_number("turn ", state.turn_number);
        tell_number(", seat ", state.seat + 1u);
        text_char(out, ':');
    }
    text_char(out, ' ');
    bronze.text(&state, move, out);
    bronze.apply(&state, move);
    if (move == BRONZE_DONE) {
        text_char(out, '\n');
        tell_routes(state.won_routes, "    trade route ");
        tell_routes(state.returned_routes, "    returned: ");
        tell_provinces();
    }
}

static void begin(const struct setup *from) {
    setup = from;
    out = text_into(&buffer, told, sizeof told);
    memset(&state, 0, sizeof state);
    bronze.start(&state, setup);
    tell_head();
}

/* ---- files */

static void path_of(const struct setup *of, char *path, size_t room) {
    snprintf(path, room, "%s/bronze/golden/%u-seats-%s.txt", TEST_DIR, of->seats,
             bronze.options[0].values[of->options[0]]);
}

static struct setup golden_setup(unsigned seats, unsigned edition) {
    return (struct setup){
        .game = &bronze, .seed = GOLDEN_SEED + seats, .seats = (uint8_t)seats, .options = {(uint8_t)edition}};
}

static move_t find(const char *word, size_t length) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = bronze.moves(&state, legal);
    for (unsigned i = 0; i < count; i++) {
        char text[GAME_WORD_MAX];
        struct text_buffer room;
        bronze.text(&state, legal[i], text_into(&room, text, sizeof text));
        if (strlen(text) == length && strncmp(text, word, length) == 0) {
            return legal[i];
        }
    }
    return MOVE_NONE;
}

/* The moves of a line "turn 3, seat 1: play:... done". */
static void replay_line(const char *at) {
    at = strstr(at, ": ") + 1;
    while (*at == ' ') {
        at++;
        const size_t length = strcspn(at, " \n");
        const move_t move = find(at, length);
        TEST_ASSERT_NOT_EQUAL_MESSAGE(MOVE_NONE, move, at);
        tell_move(move);
        at += length;
    }
}

static void replay(unsigned seats, unsigned edition) {
    const struct setup golden = golden_setup(seats, edition);
    char path[500];
    path_of(&golden, path, sizeof path);
    FILE *stream = fopen(path, "rb");
    TEST_ASSERT_NOT_NULL_MESSAGE(stream, path);
    file[fread(file, 1, sizeof file - 1, stream)] = '\0';
    fclose(stream);
    begin(&golden);
    for (const char *line = file; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, "turn ", strlen("turn ")) == 0) {
            replay_line(line);
        }
    }
    TEST_ASSERT_EQUAL(GAME_OVER, bronze.turn(&state));
    tell_end();
    TEST_ASSERT_FALSE(buffer.cut);
    TEST_ASSERT_EQUAL_STRING(file, told);
}

static void two_seats(void) {
    replay(2, BRONZE_2018);
    replay(2, BRONZE_2017);
}

static void three_seats(void) {
    replay(3, BRONZE_2018);
    replay(3, BRONZE_2017);
}

static void four_seats(void) {
    replay(4, BRONZE_2018);
    replay(4, BRONZE_2017);
}

static int write_one(unsigned seats, unsigned edition) {
    const struct setup golden = golden_setup(seats, edition);
    char path[500];
    struct rng rng;
    rng_seed(&rng, golden.seed);
    begin(&golden);
    while (bronze.turn(&state) != GAME_OVER) {
        tell_move(bronze.rollout(&state, &rng));
    }
    tell_end();
    path_of(&golden, path, sizeof path);
    FILE *stream = fopen(path, "wb");
    if (stream == NULL || fwrite(told, 1, strlen(told), stream) != strlen(told) || fclose(stream) != 0) {
        perror(path);
        return 1;
    }
    return 0;
}

static int write_all(void) {
    int bad = 0;
    for (unsigned seats = BRONZE_SEATS_MIN; seats <= BRONZE_SEATS_MAX; seats++) {
        bad |= write_one(seats, BRONZE_2018) | write_one(seats, BRONZE_2017);
    }
    return bad;
}

int main(int count, char **words) {
    if (count > 1 && strcmp(words[1], "write") == 0) {
        return write_all();
    }
    UNITY_BEGIN();
    RUN_TEST(two_seats);
    RUN_TEST(three_seats);
    RUN_TEST(four_seats);
    return UNITY_END();
}
