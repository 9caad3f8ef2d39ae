/* The line protocol, as docs/protocol.md says it. */
#include <string.h>
#include <unity.h>

#include "protocol.h"
#include "test_games.h"

enum { ANSWER_ROOM = 8192 };

static struct match match;
static uint32_t workspace[1 << 14];
static char answers[ANSWER_ROOM];
static struct text_buffer buffer;
static struct protocol protocol;

void setUp(void) {
    protocol = (struct protocol){.match = &match,
                                 .games = test_games,
                                 .workspace = workspace,
                                 .workspace_bytes = sizeof workspace,
                                 .positions = UINT32_MAX,
                                 .out = text_into(&buffer, answers, sizeof answers)};
}

void tearDown(void) {}

static const char *say(const char *line) {
    text_into(&buffer, answers, sizeof answers);
    protocol_feed(&protocol, line, strlen(line));
    protocol_feed(&protocol, "\n", 1);
    return answers;
}

static void expect(const char *line, const char *answer) {
    TEST_ASSERT_EQUAL_STRING_MESSAGE(answer, say(line), line);
}

static void expect_error(const char *line, const char *part) {
    const char *answer = say(line);
    TEST_ASSERT_EQUAL_STRING_LEN_MESSAGE("error: ", answer, 7, line);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(answer, part), answer);
    TEST_ASSERT_TRUE(protocol.failed);
    TEST_ASSERT_EQUAL_CHAR('\n', answer[strlen(answer) - 1]);
}

static void test_a_session(void) {
    expect("games", "ok null seats=2-5 length=short|endless; draw seats=2-5;\n");
    expect("new draw seats=2 seed=7", "ok\n");
    expect("moves", "ok 3 write:1 write:2 write:3\n");
    expect("play write:2", "ok\n");
    expect("play write:1", "ok\n");
    expect("moves", "ok 3 draw leave pebble\n");
    expect("play pebble", "ok\n");
    expect("undo", "ok\n");
    expect("redo", "ok\n");
    expect("log", "ok draw 3 seats=2 seed=7 moves write:2 write:1 pebble\n");
    expect("perft 2", "ok 9\n");
    expect("quit", "ok\n");
    TEST_ASSERT_TRUE(protocol.quit);
}

static void test_state_view_and_score(void) {
    say("new draw seats=2 seed=7");
    say("play write:2");
    TEST_ASSERT_NOT_NULL(strstr(say("state"), "\"seed\":\"7\""));
    TEST_ASSERT_NOT_NULL(strstr(say("state"), "\"deck\":["));
    TEST_ASSERT_NULL(strstr(say("view 2"), "\"seed\""));
    TEST_ASSERT_NULL(strstr(say("view 2"), "\"secret\":2"));
    TEST_ASSERT_NOT_NULL(strstr(say("view 1"), "\"secret\":2"));
    TEST_ASSERT_NOT_NULL(strstr(say("view 1"), "\"to_move\":2"));
    expect(
        "score", /* who would win by the secret is told at the end only */
        "ok {\"over\":false,\"standing\":[{\"seat\":1,\"rank\":1,\"points\":0,\"sources\":{\"cards\":0,\"pebbles\":0}},{\"seat\":2,\"rank\":1,\"points\":0,\"sources\":{\"cards\":0,\"pebbles\":0}}],\"decided_by\":\"points\",\"tie_breaks\":[{\"secret\":null},{\"secret\":null}]}\n");
}

static void test_the_end(void) {
    say("new null seats=3");
    say("random 100");
    expect("moves", "ok 0\n");
    TEST_ASSERT_NOT_NULL(strstr(say("state"), "\"over\":true,\"to_move\":null"));
    expect_error("play step", "over");
}

static void test_errors_help(void) {
    expect_error("moves", "no match yet");
    expect_error("fly", "'fly' is no command");
    expect_error("new", "name of a game");
    expect_error("new chess", "name of a game");
    expect_error("new draw seats=6", "'seats=6'");
    say("new draw");
    expect_error("play", "one move");
    expect_error("play jump", "'jump' is not a legal move");
    expect_error("undo", "nothing to take back or to play again");
    expect_error("redo", "nothing to take back or to play again");
    expect_error("view 0", "number of a seat");
    expect_error("view 3", "number of a seat");
    expect_error("view x", "number of a seat");
    expect_error("view", "number of a seat");
    expect_error("random", "number");
    expect_error("perft", "depth");
    expect_error("random -1", "number");
    expect_error("view 4294967297", "number of a seat");
    expect_error("perft 1000", "no room");
    expect_error("perft 4294967297", "no room");
    expect_error("signature chess", "name of a game");
    expect_error("load", "a log");
    expect_error("a b c d e f g h i j k l m n o p q", "more words");
    say("play write:1");
    expect_error("undo", "hidden");
}

static void test_no_command_takes_for_ever(void) {
    expect("new null length=endless", "ok\n");
    TEST_ASSERT_EQUAL_STRING_LEN("ok", say("random 99999999999"), 2);
    TEST_ASSERT_EQUAL_UINT16(MATCH_LENGTH_MAX, match.length);
    expect("new draw seats=2 seed=7", "ok\n");
    protocol.positions = 4; /* the first one's three moves are not looked at for a count of one */
    expect("perft 1", "ok 3\n");
    expect("perft 2", "ok 9\n");
    expect_error("perft 3", "too long");
    protocol.positions = 12;
    TEST_ASSERT_EQUAL_STRING_LEN("ok", say("perft 3"), 2);
}

static void test_a_failed_new_keeps_the_match(void) {
    say("new draw");
    say("play write:1");
    say("new draw seats=77");
    expect("log", "ok draw 3 seats=2 seed=1 moves write:1\n");
}

static void test_help_names_every_command(void) {
    static const char *const names[] = {"help",   "games", "new",       "moves", "play", "undo",
                                        "redo",   "state", "view",      "score", "log",  "load",
                                        "random", "perft", "signature", "quit"};
    say("help");
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(answers, names[i]), names[i]);
    }
}

static void test_white_space_comments_and_empty_lines(void) {
    expect("", "");
    expect("   \t ", "");
    expect("# a remark", "");
    expect("# one of more words than any command takes: a b c d e f g h i j k l m n o p q r", "");
    expect("  new \t draw\tseats=3  \r", "ok\n");
    expect("  moves \r", "ok 3 write:1 write:2 write:3\n");
}

static void test_a_long_line_is_refused_whole(void) {
    char line[PROTOCOL_LINE_MAX * 2];
    memset(line, 'x', sizeof line);
    line[sizeof line - 1] = '\0';
    say("new draw");
    expect_error(line, "longer");
    expect("moves", "ok 3 write:1 write:2 write:3\n");
    memset(line, ' ', sizeof line - 1);
    expect_error(line, "longer");
}

static void test_outside_bytes_are_shown_harmlessly(void) {
    expect_error("\x1b[2J\xff", "'?[2J?' is no command");
    text_into(&buffer, answers, sizeof answers);
    protocol_feed(&protocol, "new\0null\n", 9);
    TEST_ASSERT_NOT_NULL(strstr(answers, "'new?null'"));
}

static void test_load_and_its_errors(void) {
    expect("load draw 3 seats=2 seed=7 moves write:2 write:1 pebble", "ok 3\n");
    expect("log", "ok draw 3 seats=2 seed=7 moves write:2 write:1 pebble\n");
    expect_error("load draw 3 seats=2 seed=7 moves write:2 wri", "after move 1");
    expect("log", "ok draw 3 seats=2 seed=7 moves write:2\n");
    expect_error("load draw 9 seats=2 seed=7 moves write:2", "version");
    expect_error("load chess 1", "no game");
    expect_error("load draw", "cut off");
    expect("log", "ok draw 3 seats=2 seed=7 moves write:2\n");
    expect_error("load draw 3 moves aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                 "legal");
}

static void test_a_load_longer_than_any_line(void) {
    say("new null length=endless");
    say("random 900");
    static char line[ANSWER_ROOM];
    strcpy(line, say("log"));
    say("new draw");
    memcpy(line, "lo", 2); /* "ok null ..." becomes "load null ..." */
    memmove(line + 5, line + 3, strlen(line + 3) + 1);
    memcpy(line, "load ", 5);
    line[strlen(line) - 1] = '\0';
    expect(line, "ok 900\n");
}

static void test_a_last_line_without_its_end(void) {
    protocol_feed(&protocol, "games", 5);
    protocol_end(&protocol);
    TEST_ASSERT_EQUAL_STRING_LEN("ok null", answers, 7);
    text_into(&buffer, answers, sizeof answers);
    protocol_end(&protocol);
    TEST_ASSERT_EQUAL_STRING("", answers);
    protocol_feed(&protocol, "load draw 3 moves", 17);
    protocol_end(&protocol);
    TEST_ASSERT_EQUAL_STRING("ok 0\n", answers);
}

static void test_random_is_the_same_from_the_same_match(void) {
    char first[ANSWER_ROOM];
    say("new draw seats=4 seed=5");
    strcpy(first, say("random 20"));
    say("new draw seats=4 seed=5");
    expect("random 20", first);
    say("new null length=endless");
    say("random 10000");
    TEST_ASSERT_EQUAL_UINT(MATCH_LENGTH_MAX, match.length);
    expect_error("play step", "no room");
}

static void run_hello(struct protocol *to, unsigned count, const char *const *words) {
    (void)count, (void)words;
    protocol_ok(to);
    protocol_done(to);
}

static void test_the_owners_own_commands(void) {
    static const struct protocol_command more[] = {{"hello", "<you>", "greets", run_hello, true}, {0}};
    protocol.more = more;
    expect("hello", "ok\n");
    TEST_ASSERT_NOT_NULL(strstr(say("help"), "hello <you> (greets);"));
    expect("games", "ok null seats=2-5 length=short|endless; draw seats=2-5;\n");
}

/* An owner's command of the same name comes first, and may hand on to the protocol's. */
static void run_games(struct protocol *to, unsigned count, const char *const *words) {
    if (count > 1) {
        run_hello(to, count, words);
    } else {
        protocol_command("games")->run(to, count, words);
    }
}

static void test_an_owner_s_command_goes_on_with_the_protocol_s(void) {
    static const struct protocol_command more[] = {{"games", "", "", run_games, true}, {0}};
    TEST_ASSERT_NULL(protocol_command("hello"));
    protocol.more = more;
    expect("games all", "ok\n");
    expect("games", "ok null seats=2-5 length=short|endless; draw seats=2-5;\n");
}

static void test_signature_names_every_game(void) {
    char first[128];
    strcpy(first, say("signature"));
    TEST_ASSERT_NOT_NULL(strstr(first, " null="));
    TEST_ASSERT_NOT_NULL(strstr(first, " draw="));
    expect("signature", first);
    TEST_ASSERT_NULL(strstr(say("signature draw"), "null"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_a_session);
    RUN_TEST(test_state_view_and_score);
    RUN_TEST(test_the_end);
    RUN_TEST(test_errors_help);
    RUN_TEST(test_no_command_takes_for_ever);
    RUN_TEST(test_a_failed_new_keeps_the_match);
    RUN_TEST(test_help_names_every_command);
    RUN_TEST(test_white_space_comments_and_empty_lines);
    RUN_TEST(test_a_long_line_is_refused_whole);
    RUN_TEST(test_outside_bytes_are_shown_harmlessly);
    RUN_TEST(test_load_and_its_errors);
    RUN_TEST(test_a_load_longer_than_any_line);
    RUN_TEST(test_a_last_line_without_its_end);
    RUN_TEST(test_random_is_the_same_from_the_same_match);
    RUN_TEST(test_the_owners_own_commands);
    RUN_TEST(test_an_owner_s_command_goes_on_with_the_protocol_s);
    RUN_TEST(test_signature_names_every_game);
    return UNITY_END();
}
