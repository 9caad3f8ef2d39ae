/* Golden games: whole games as text, with the points after each round. Each file's moves are played again,
 * and the text that comes out must be the file, byte by byte. `test_monuments_golden write <file> <set-up
 * words ...>` plays a new game with moves of warlike playouts and writes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "match.h"
#include "monuments/monuments.h"
#include "monuments/rules_state.h"
#include "standing.h"

enum { TEXT_ROOM = 1 << 17, LINE_ROOM = 256 };

static const char *const files[] = {"2-seats-old-world.txt", "2-seats-new-world.txt", "3-seats.txt",
                                    "4-seats.txt"};
static const char *file;
static struct match match;
static char room[TEXT_ROOM], in_file[TEXT_ROOM];
static struct text_buffer buffer;
static struct text *out;

void setUp(void) {}

void tearDown(void) {}

static const struct monuments_state *now(void) {
    return (const struct monuments_state *)match.state;
}

static void put_number(const char *before, int number) {
    text_put(out, before);
    text_number(out, number);
}

static void begin(char *words) {
    struct setup setup;
    setup_default(&setup, &monuments);
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
        TEST_ASSERT_TRUE_MESSAGE(setup_word(&setup, word), word);
    }
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_start(&match, &setup));
    out = text_into(&buffer, room, sizeof room);
    setup_text(&match.setup, out);
    for (unsigned seat = 0; seat < now()->seats; seat++) {
        const struct monuments_seat_state *side = &now()->seat_states[seat];
        put_number("\n# seat ", (int)seat + 1);
        text_put(out, ": ");
        text_put(out, monuments_civilisations[side->civilisation].word);
        text_put(out, " ");
        text_put(out, monuments_score_cards[side->score_card].word);
        text_put(out, " ");
        text_put(out, monuments_decks[side->deck].word);
    }
    text_put(out, "\n");
}

static void put_round(unsigned round) {
    struct standing standing;
    standing_of(&monuments, match.state, &standing);
    put_number("# round ", (int)round);
    for (unsigned seat = 0; seat < now()->seats; seat++) {
        put_number(seat == 0 ? ": points " : " ", standing.points[seat]);
    }
    text_put(out, "\n");
}

static void play_and_put(move_t move) {
    const unsigned round = now()->round;
    put_number("", match_turn(&match) + 1);
    text_put(out, " ");
    match_text(&match, move, out);
    text_put(out, "\n");
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_play(&match, move));
    if (now()->round != round || match_turn(&match) == GAME_OVER) {
        put_round(round);
    }
}

static void put_end(void) {
    struct standing standing;
    standing_of(&monuments, match.state, &standing);
    text_put(out, "# ranks");
    for (unsigned seat = 0; seat < now()->seats; seat++) {
        put_number(" ", standing.rank[seat]);
    }
    put_number(", decided by ", standing.decided_by);
    text_put(out, "\n");
}

static void read_all(void) {
    char path[512];
    snprintf(path, sizeof path, "%s/monuments/golden/%s", TEST_DIR, file);
    FILE *in = fopen(path, "rb");
    TEST_ASSERT_NOT_NULL_MESSAGE(in, path);
    in_file[fread(in_file, 1, sizeof in_file - 1, in)] = '\0';
    fclose(in);
}

/* Lines that begin with a seat are moves. */
static void replay_line(const char *line) {
    char word[GAME_WORD_MAX];
    if (line[0] != '#' && sscanf(line + 2, "%47s", word) == 1) {
        const move_t move = match_find(&match, word);
        TEST_ASSERT_TRUE_MESSAGE(move != MOVE_NONE, line);
        play_and_put(move);
    }
}

static void test_golden(void) {
    static const char head[] = "monuments 3 ";
    char line[LINE_ROOM];
    read_all();
    size_t length = strcspn(in_file, "\n");
    TEST_ASSERT_EQUAL_INT(0, strncmp(in_file, head, sizeof head - 1));
    snprintf(line, sizeof line, "%.*s", (int)(length - sizeof head + 1), in_file + sizeof head - 1);
    begin(line);
    for (const char *at = in_file + length + 1; *at != '\0'; at += length + (at[length] == '\n')) {
        length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        replay_line(line);
    }
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&match));
    put_end();
    TEST_ASSERT_FALSE(buffer.cut);
    TEST_ASSERT_EQUAL_STRING(in_file, room);
}

/* The playout's move, but warlike: so that battles are in the files. */
static move_t pick(struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(&match, moves);
    for (unsigned i = 0; i < count; i++) {
        const unsigned card = monuments_move_token(moves[i]);
        const bool train = monuments_move_op(moves[i]) == MONUMENTS_OP_BONUS &&
                           monuments_bonuses[monuments_move_hex(moves[i])].effect == MONUMENTS_GAIN_TRAIN;
        const bool war = monuments_move_op(moves[i]) == MONUMENTS_OP_PLAY &&
                         (card == MONUMENTS_CARD_ATTACK || card == MONUMENTS_CARD_TRAIN);
        if (train || (war && now()->seat_states[match_turn(&match)].gains[MONUMENTS_GAIN_TRAIN] > 0)) {
            return moves[i];
        }
    }
    return monuments.rollout(match.state, rng);
}

static int write_new(const char *path, char *words) {
    struct rng rng;
    begin(words);
    rng_seed(&rng, match.setup.seed);
    while (match_turn(&match) != GAME_OVER) {
        play_and_put(pick(&rng));
    }
    put_end();
    FILE *to = fopen(path, "wb");
    return to != NULL && fputs(room, to) >= 0 && fclose(to) == 0 ? 0 : 1;
}

int main(int count, char **words) {
    if (count > 3 && strcmp(words[1], "write") == 0) {
        char setup[LINE_ROOM] = "";
        for (int i = 3; i < count; i++) {
            strncat(setup, words[i], sizeof setup - strlen(setup) - 2);
            strcat(setup, " ");
        }
        return write_new(words[2], setup);
    }
    UNITY_BEGIN();
    for (unsigned i = 0; i < sizeof files / sizeof files[0]; i++) {
        file = files[i];
        UnityDefaultTestRun(test_golden, file, __LINE__);
    }
    return UNITY_END();
}
