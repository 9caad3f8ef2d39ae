/* Golden games: whole games as text, with the card taken and the points round by round. Each file's moves are
 * played again, and the text that comes out must be the file, byte by byte. `test_empire_golden write <file>
 * <set-up words ...>` plays a new game with the playouts' moves and writes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "fixture.h"
#include "standing.h"

enum { TEXT_ROOM = 1 << 17 };

/* Each number of seats on each side, and each option. */
static const char *const files[] = {"2-seats-side-a.txt",        "2-seats-side-b.txt",
                                    "2-seats-full-game.txt",     "3-seats-side-a-ties-by-seat.txt",
                                    "3-seats-side-b-tokens.txt", "4-seats-neutral-card.txt",
                                    "4-seats-side-b-tokens.txt", "5-seats-side-a-tokens.txt",
                                    "5-seats-side-b.txt"};
static const char *file;

void setUp(void) {}

void tearDown(void) {}

/* ---- a game as text */

static char room[TEXT_ROOM];
static struct text_buffer buffer;
static struct text *out;

static void put_header(void) {
    out = text_into(&buffer, room, sizeof room);
    setup_text(&fixture.setup, out);
    text_put(out, "\n");
}

static void put_number(const char *before, unsigned number) {
    text_put(out, before);
    text_unsigned(out, number);
}

static void put_card(const struct empire_state *state) {
    const struct empire_card *card = empire_card(state, state->deck[state->game][state->taken - 1]);
    put_number("  # card ", state->deck[state->game][state->taken - 1]);
    put_number(": ", card->icons);
    text_put(out, " ");
    text_put(out, empire_good_word(card->good));
}

static void put_points(void) {
    text_put(out, "points");
    for (unsigned seat = 1; seat <= board->seats; seat++) {
        put_number(seat > 1 ? "; seat " : ": seat ", seat);
        put_number(" has ", (unsigned)fixture_points(seat, EMPIRE_SOURCE_REGIONS));
        put_number("+", (unsigned)fixture_points(seat, EMPIRE_SOURCE_CONTINENTS));
        put_number("+", (unsigned)fixture_points(seat, EMPIRE_SOURCE_GOODS));
        put_number(", coins ", board->coins[seat - 1]);
    }
    text_put(out, "\n");
}

static void put_end(void) {
    struct standing standing;
    standing_of(&empire, board, &standing);
    text_put(out, "ranks");
    for (unsigned seat = 0; seat < board->seats; seat++) {
        put_number(" ", standing.rank[seat]);
    }
    put_number(", decided by ", standing.decided_by);
    text_put(out, "\n");
}

/* Plays a move and puts its line, and the points when everybody has taken a card. */
static void play_and_put(move_t move) {
    const struct empire_state before = *board;
    put_number("", board->turn + 1u);
    text_put(out, " ");
    match_text(&fixture, move, out);
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_play(&fixture, move));
    if (before.phase == EMPIRE_PHASE_TAKE && board->taken == before.taken + 1) {
        put_card(board);
    }
    text_put(out, "\n");
    const bool turn_over = before.phase >= EMPIRE_PHASE_TAKE && board->phase != EMPIRE_PHASE_ACT;
    if (turn_over && board->taken % board->seats == 0) {
        put_points();
    }
}

/* ---- files */

static char *read_all(const char *name) {
    static char text[TEXT_ROOM];
    char path[512];
    snprintf(path, sizeof path, "%s/empire/golden/%s", TEST_DIR, name);
    FILE *in = fopen(path, "rb");
    TEST_ASSERT_NOT_NULL_MESSAGE(in, path);
    const size_t length = fread(text, 1, sizeof text - 1, in);
    text[length] = '\0';
    fclose(in);
    return text;
}

/* The first line is the set-up; of the others, those that begin with a seat are moves. */
static void replay_line(const char *line) {
    char word[GAME_WORD_MAX];
    if (line[0] >= '1' && line[0] <= '5' && sscanf(line + 2, "%47s", word) == 1) {
        const move_t move = match_find(&fixture, word);
        TEST_ASSERT_TRUE_MESSAGE(move != MOVE_NONE, line);
        play_and_put(move);
    }
}

static void test_golden(void) {
    const char *text = read_all(file);
    char line[256];
    size_t length = strcspn(text, "\n");
    TEST_ASSERT_EQUAL_INT(0, strncmp(text, "empire 1 ", 9));
    snprintf(line, sizeof line, "%.*s", (int)length - 9, text + 9);
    fixture_set_up(line);
    put_header();
    for (const char *at = text + length + 1; *at != '\0'; at += length + (at[length] == '\n')) {
        length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        replay_line(line);
    }
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&fixture));
    put_end();
    TEST_ASSERT_FALSE(buffer.cut);
    TEST_ASSERT_EQUAL_STRING(text, room);
}

static int write_new(const char *path, const char *setup) {
    struct rng rng;
    fixture_set_up(setup);
    rng_seed(&rng, fixture.setup.seed);
    put_header();
    while (match_turn(&fixture) != GAME_OVER) {
        play_and_put(empire.rollout(board, &rng));
    }
    put_end();
    FILE *to = fopen(path, "wb");
    return to != NULL && fputs(room, to) >= 0 && fclose(to) == 0 ? 0 : 1;
}

int main(int count, char **words) {
    UNITY_BEGIN();
    if (count == 4 && strcmp(words[1], "write") == 0) {
        return write_new(words[2], words[3]);
    }
    for (unsigned i = 0; i < sizeof files / sizeof files[0]; i++) {
        file = files[i];
        UnityDefaultTestRun(test_golden, file, __LINE__);
    }
    return UNITY_END();
}
