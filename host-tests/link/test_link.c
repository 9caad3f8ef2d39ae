/* The serial line: the protocol as on a PC, in pieces and at any speed; what a device has besides; and
 * watching the match on the console. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "games.h"
#include "link.h"

enum { SAID_MAX = 1 << 20, JOURNAL_BYTES = 5000, PICTURE_BYTES = 331 };

static char said[SAID_MAX], wanted[SAID_MAX];
static size_t said_count, wanted_count;
static uint8_t journal[JOURNAL_BYTES];
static uint32_t clock_us;

static void picture(uint32_t at, uint8_t *out, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        out[i] = (uint8_t)(at + i);
    }
}

static uint32_t us(void) {
    clock_us += 1234;
    return clock_us;
}

static const struct link_source source = {
    .games = games_all,
    .board = "headless",
    .version = "1.0.0",
    .journal = journal,
    .journal_bytes = JOURNAL_BYTES,
    .picture_bytes = PICTURE_BYTES,
    .picture = picture,
    .us = us,
};

void setUp(void) {
    for (unsigned i = 0; i < JOURNAL_BYTES; i++) {
        journal[i] = (uint8_t)(i * 7);
    }
    link_table_set(NULL);
    link_start(&source);
    said_count = 0;
}

void tearDown(void) {}

/* Reads what the console has to say, `room` bytes at a time; asks for it in the middle of a line too, as the
 * device does at every turn. */
static void listen(size_t room) {
    do {
        const size_t given = link_give(said + said_count, room);
        said_count += given;
        if (given == 0) {
            link_work();
        }
        TEST_ASSERT_LESS_THAN_size_t(SAID_MAX - 4096, said_count);
    } while (link_busy());
    said[said_count] = '\0';
}

/* Says it, `piece` bytes at a time, reading all the while. */
static const char *say(const char *bytes, size_t piece, size_t room) {
    const size_t count = strlen(bytes);
    said_count = 0;
    for (size_t at = 0; at < count;) {
        const size_t now = count - at < piece ? count - at : piece;
        at += link_take(bytes + at, now);
        listen(room);
    }
    return said;
}

static const char *ask(const char *bytes) {
    return say(bytes, 64, 64);
}

static void put_wanted(void *to, const char *bytes, size_t count) {
    (void)to;
    memcpy(wanted + wanted_count, bytes, count);
    wanted_count += count;
}

/* What the engine on a PC would say. */
static void assert_as_on_a_pc(const char *commands) {
    static struct match match;
    static struct protocol protocol;
    struct text out = {put_wanted, NULL};
    memset(&protocol, 0, sizeof protocol);
    protocol.match = &match;
    protocol.games = games_all;
    protocol.out = &out;
    wanted_count = 0;
    protocol_feed(&protocol, commands, strlen(commands));
    wanted[wanted_count] = '\0';
    TEST_ASSERT_EQUAL_STRING(wanted, say(commands, 64, 64));
    link_start(&source);
    TEST_ASSERT_EQUAL_STRING(wanted, say(commands, 1, 7));
    link_start(&source);
    TEST_ASSERT_EQUAL_STRING(wanted, say(commands, 10000, 1));
}

/* ---- the protocol */

static void test_it_answers_as_the_engine_on_a_pc(void) {
    assert_as_on_a_pc(
        "games\nmoves\nnew bronze seats=3 seed=9\nmoves\nrandom 12\nstate\nview 2\nundo\nscore\nlog\nnonsense\n\n# x\n");
}

static void test_answers_longer_than_a_piece_come_whole(void) {
    assert_as_on_a_pc("new bronze seats=4 seed=3\nrandom 20\nrandom 20\nrandom 20\nstate\nlog\nstate\n");
    TEST_ASSERT_GREATER_THAN_size_t(6000, wanted_count);
}

static void test_logs_of_any_length_load(void) {
    static char command[SAID_MAX];
    ask("new bronze seats=4 seed=3\nrandom 20\nrandom 20\nrandom 20\n");
    strcpy(command, "load ");
    strcat(command, ask("log\n") + strlen("ok "));
    TEST_ASSERT_EQUAL_STRING("ok 60\n", ask(command));
}

static void test_a_line_that_is_too_long_is_refused_whole(void) {
    char line[600];
    memset(line, 'x', sizeof line);
    strcpy(line + sizeof line - 10, "\ngames\n");
    TEST_ASSERT_EQUAL_STRING_LEN("error: the line is longer than any command\nok ", ask(line), 46);
}

static void test_random_keeps_within_a_piece(void) {
    ask("new bronze\n");
    TEST_ASSERT_EQUAL_STRING("error: at most 20 moves at a time here\n", ask("random 21\n"));
    TEST_ASSERT_EQUAL_STRING_LEN("error: random takes", ask("random many\n"), 19);
}

static void test_quit_leaves_the_line_open(void) {
    TEST_ASSERT_EQUAL_STRING("ok\n", ask("quit\n"));
    TEST_ASSERT_EQUAL_STRING("ok headless 1.0.0\n", ask("board\n"));
}

/* ---- hosts */

static void test_a_host_that_never_reads_holds_nothing_up(void) {
    ask("new bronze\n");
    TEST_ASSERT_EQUAL_size_t(6, link_take("state\nmoves\n", 12)); /* the rest waits at the host */
    for (unsigned i = 0; i < 1000; i++) {
        link_work();
        TEST_ASSERT_EQUAL_size_t(0, link_take("moves\n", 6));
    }
    link_cut();
    TEST_ASSERT_FALSE(link_busy());
    TEST_ASSERT_EQUAL_STRING("ok headless 1.0.0\n", ask("board\n"));
    TEST_ASSERT_EQUAL_STRING_LEN("ok {", ask("state\n"), 4); /* the match is still there */
}

static void test_a_cut_in_mid_line_forgets_the_line(void) {
    ask("new bronze\n");
    link_take("load bronze 1 seats=2 se", 24);
    link_cut();
    TEST_ASSERT_EQUAL_STRING_LEN("ok {", ask("state\n"), 4);
    link_take("boa", 3);
    link_cut();
    TEST_ASSERT_EQUAL_STRING("ok headless 1.0.0\n", ask("board\n"));
}

static void test_a_cut_in_mid_answer_forgets_the_answer(void) {
    char some[100];
    link_take("dump\n", 5);
    link_give(some, sizeof some);
    link_work();
    link_cut();
    TEST_ASSERT_EQUAL_STRING("ok headless 1.0.0\n", ask("board\n"));
}

static void test_garbage_is_answered_or_ignored(void) {
    struct rng rng;
    rng_seed(&rng, 1);
    for (unsigned i = 0; i < 20000; i++) {
        char bytes[64];
        for (unsigned k = 0; k < sizeof bytes; k++) {
            bytes[k] = (char)rng_below(&rng, 256);
        }
        link_take(bytes, sizeof bytes);
        said_count = 0;
        listen(64);
    }
    ask("\n");
    TEST_ASSERT_EQUAL_STRING("ok headless 1.0.0\n", ask("board\n"));
}

/* ---- the device */

static int base64_value(char letter) {
    const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = strchr(letters, letter);
    return letter == '\0' || at == NULL ? -1 : (int)(at - letters);
}

/* Bytes after "ok <n> "; checks that their number is n. */
static const uint8_t *unpacked(const char *answer, uint32_t count) {
    static uint8_t bytes[SAID_MAX];
    char *end = NULL;
    uint32_t bits = 0;
    uint32_t used = 0;
    unsigned have = 0;
    TEST_ASSERT_EQUAL_STRING_LEN("ok ", answer, 3);
    TEST_ASSERT_EQUAL_UINT32(count, strtoul(answer + 3, &end, 10));
    for (const char *at = end + 1; base64_value(*at) >= 0; at++) {
        bits = bits << 6 | (uint32_t)base64_value(*at);
        have += 6;
        if (have >= 8) {
            have -= 8;
            bytes[used++] = (uint8_t)(bits >> have);
        }
    }
    TEST_ASSERT_EQUAL_UINT32(count, used);
    return bytes;
}

static void test_dump_tells_every_byte_of_the_journal(void) {
    TEST_ASSERT_EQUAL_MEMORY(journal, unpacked(ask("dump\n"), JOURNAL_BYTES), JOURNAL_BYTES);
    TEST_ASSERT_EQUAL_CHAR('\n', said[said_count - 1]);
}

static void test_screen_tells_the_picture(void) {
    uint8_t bytes[PICTURE_BYTES];
    picture(0, bytes, sizeof bytes);
    TEST_ASSERT_EQUAL_MEMORY(bytes, unpacked(ask("screen\n"), PICTURE_BYTES), PICTURE_BYTES);
}

static void test_signature_is_that_of_a_pc(void) {
    assert_as_on_a_pc("signature bronze\nsignature nothing\nsignature\n");
}

static void test_bench_tells_a_time(void) {
    TEST_ASSERT_EQUAL_STRING("ok us=1234\n", ask("bench bronze\n"));
    TEST_ASSERT_EQUAL_STRING_LEN("error:", ask("bench nothing\n"), 6);
}

static void test_help_names_what_a_device_has(void) {
    const char *help = ask("help\n");
    TEST_ASSERT_NOT_NULL(strstr(help, " dump ("));
    TEST_ASSERT_NOT_NULL(strstr(help, " state ("));
}

/* ---- the screen as text */

enum { SCREEN_LINES = 7 };
static unsigned lines_told;

static bool table_words(bool first, struct text *out) {
    lines_told = first ? 0 : lines_told;
    text_char(out, (char)('1' + lines_told));
    for (unsigned i = 0; i < 950; i++) {
        text_char(out, '.');
    }
    return ++lines_told < SCREEN_LINES;
}

static void test_text_tells_the_screen_line_by_line(void) {
    static const struct link_table with_screen = {.words = table_words};
    TEST_ASSERT_EQUAL_STRING_LEN("error:", ask("text\n"), 6);
    link_table_set(&with_screen);
    for (size_t room = 1; room <= 2000; room += 1999) {
        const char *told = say("text\n", 1, room);
        TEST_ASSERT_EQUAL_STRING_LEN("ok 1...", told, 7);
        TEST_ASSERT_EQUAL_CHAR('2', told[4 + 950]);
        TEST_ASSERT_EQUAL_size_t(3 + SCREEN_LINES * 951 + 1, strlen(told));
        TEST_ASSERT_EQUAL_CHAR('\n', told[3 + SCREEN_LINES * 951]);
    }
}

static void test_a_cut_forgets_the_rest_of_the_screen(void) {
    static const struct link_table with_screen = {.words = table_words};
    link_table_set(&with_screen);
    TEST_ASSERT_EQUAL_size_t(5, link_take("text\n", 5));
    link_work();
    TEST_ASSERT_TRUE(link_busy());
    link_cut();
    TEST_ASSERT_FALSE(link_busy());
    TEST_ASSERT_EQUAL_STRING("ok headless 1.0.0\n", ask("board\n"));
}

/* ---- the match on the console */

static struct match on_table;
static bool is_played;
static unsigned asked;

static const struct match *table_match(void) {
    return is_played ? &on_table : NULL;
}

static bool asks = true;

static bool table_ask(void) {
    asked += asks;
    return asks;
}

static bool table_play(move_t move) {
    return match_play(&on_table, move) == MATCH_OK;
}

static const struct link_table table = {.match = table_match, .ask = table_ask, .play = table_play};

static void begin_on_table(void) {
    struct setup setup;
    setup_default(&setup, games_find(games_all, "bronze"));
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&on_table, &setup));
    is_played = true;
    asked = 0;
    link_table_set(&table);
}

static void test_nothing_to_watch_is_told(void) {
    TEST_ASSERT_EQUAL_STRING_LEN("error: nothing", ask("watch\n"), 14);
    is_played = false;
    link_table_set(&table);
    TEST_ASSERT_EQUAL_STRING_LEN("error: nothing", ask("watch\n"), 14);
}

static void test_a_match_that_is_watched_cannot_be_changed(void) {
    static const char *const changes[] = {
        "new bronze\n",
        "undo\n",
        "redo\n",
        "random 3\n",
        "load bronze 1 seats=2 seed=1 edition=2018 moves\n",
        "  load bronze 1 seats=2\n",
    };
    static struct match before;
    begin_on_table();
    before = on_table;
    TEST_ASSERT_EQUAL_STRING("ok\n", ask("watch\n"));
    for (unsigned i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        TEST_ASSERT_EQUAL_STRING_LEN("error: ", ask(changes[i]), 7);
        TEST_ASSERT_EQUAL_STRING_LEN_MESSAGE("error: ", say(changes[i], 1, 64), 7, "typed");
        TEST_ASSERT_EQUAL_MEMORY(&before, &on_table, sizeof before);
    }
    TEST_ASSERT_EQUAL_STRING("error: not in a match that is watched: see 'own'\n",
                             ask("load bronze 1 seats=2\n"));
    TEST_ASSERT_EQUAL_STRING("error: 'loads' is no command: see 'help'\n", ask("loads of it\n"));
    TEST_ASSERT_EQUAL_STRING_LEN("ok {\"game\":\"bronze\"", ask("state\n"), 19);
}

static void play_first_move(char *command) {
    char first[GAME_WORD_MAX] = "";
    const char *moves = strchr(ask("moves\n") + 3, ' ') + 1;
    memcpy(first, moves, strcspn(moves, " \n"));
    strcat(strcat(strcpy(command, "play "), first), "\n");
}

static void test_playing_in_it_needs_the_owners_yes(void) {
    char command[64];
    begin_on_table();
    ask("watch\n");
    play_first_move(command);
    TEST_ASSERT_EQUAL_STRING_LEN("error: the owner", ask(command), 16);
    TEST_ASSERT_EQUAL_STRING("ok asked\n", ask("ask\n"));
    TEST_ASSERT_EQUAL_UINT(1, asked);
    link_allow(false);
    TEST_ASSERT_EQUAL_STRING_LEN("error: the owner", ask(command), 16);
    link_allow(true);
    TEST_ASSERT_EQUAL_STRING("ok allowed\n", ask("ask\n"));
    TEST_ASSERT_EQUAL_STRING("ok\n", ask(command));
    TEST_ASSERT_EQUAL_UINT(1, on_table.length);
    link_cut(); /* whoever comes next has to ask again */
    TEST_ASSERT_EQUAL_STRING_LEN("error: the owner", ask(command), 16);
}

static void test_a_yes_that_comes_after_watching_ended_is_none(void) {
    begin_on_table();
    asks = false;
    TEST_ASSERT_EQUAL_STRING_LEN("ok\nerror: something else", ask("watch\nask\n"), 24);
    link_allow(true);
    asks = true;
    ask("ask\n");
    link_cut();
    link_allow(true); /* this yes was for the one who went away */
    TEST_ASSERT_EQUAL_STRING("ok asked\n", ask("ask\n"));
    ask("own\n");
    link_allow(true);
    ask("watch\n");
    TEST_ASSERT_EQUAL_STRING("ok asked\n", ask("ask\n"));
}

static void test_when_the_match_ends_the_own_one_is_back(void) {
    begin_on_table();
    ask("new bronze seats=3 seed=5\n");
    ask("watch\n");
    is_played = false;
    TEST_ASSERT_NOT_NULL(strstr(ask("state\n"), "\"seats\":3"));
    TEST_ASSERT_EQUAL_STRING_LEN("ok ", ask("random 3\n"), 3);
}

static void test_without_an_own_match_there_is_none_after_watching(void) {
    begin_on_table();
    ask("watch\n");
    TEST_ASSERT_EQUAL_STRING("ok\n", ask("own\n"));
    TEST_ASSERT_EQUAL_STRING_LEN("error: there is no match yet", ask("state\n"), 28);
}

static void test_a_match_that_goes_on_while_it_is_told_ends_the_answer(void) {
    char some[64];
    begin_on_table();
    ask("watch\n");
    link_take("state\n", 6);
    link_give(some, sizeof some);
    on_table.length++;
    said_count = 0;
    listen(64);
    TEST_ASSERT_NOT_NULL(strstr(said, "\nerror: the match went on while this was sent\n"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_it_answers_as_the_engine_on_a_pc);
    RUN_TEST(test_answers_longer_than_a_piece_come_whole);
    RUN_TEST(test_logs_of_any_length_load);
    RUN_TEST(test_a_line_that_is_too_long_is_refused_whole);
    RUN_TEST(test_random_keeps_within_a_piece);
    RUN_TEST(test_quit_leaves_the_line_open);
    RUN_TEST(test_a_host_that_never_reads_holds_nothing_up);
    RUN_TEST(test_a_cut_in_mid_line_forgets_the_line);
    RUN_TEST(test_a_cut_in_mid_answer_forgets_the_answer);
    RUN_TEST(test_garbage_is_answered_or_ignored);
    RUN_TEST(test_dump_tells_every_byte_of_the_journal);
    RUN_TEST(test_screen_tells_the_picture);
    RUN_TEST(test_signature_is_that_of_a_pc);
    RUN_TEST(test_bench_tells_a_time);
    RUN_TEST(test_help_names_what_a_device_has);
    RUN_TEST(test_text_tells_the_screen_line_by_line);
    RUN_TEST(test_a_cut_forgets_the_rest_of_the_screen);
    RUN_TEST(test_nothing_to_watch_is_told);
    RUN_TEST(test_a_match_that_is_watched_cannot_be_changed);
    RUN_TEST(test_playing_in_it_needs_the_owners_yes);
    RUN_TEST(test_a_yes_that_comes_after_watching_ended_is_none);
    RUN_TEST(test_when_the_match_ends_the_own_one_is_back);
    RUN_TEST(test_without_an_own_match_there_is_none_after_watching);
    RUN_TEST(test_a_match_that_goes_on_while_it_is_told_ends_the_answer);
    return UNITY_END();
}
