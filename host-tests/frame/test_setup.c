/* Set-ups in words and bytes, good and bad. */
#include <string.h>
#include <unity.h>

#include "match.h"
#include "test_games.h"

static struct setup setup;

void setUp(void) {
    setup_default(&setup, &null_game);
}

void tearDown(void) {}

static void test_words(void) {
    TEST_ASSERT_TRUE(setup_word(&setup, "seats=5"));
    TEST_ASSERT_TRUE(setup_word(&setup, "seed=18446744073709551615"));
    TEST_ASSERT_TRUE(setup_word(&setup, "length=endless"));
    TEST_ASSERT_EQUAL_UINT(5, setup.seats);
    TEST_ASSERT_EQUAL_HEX64(UINT64_MAX, setup.seed);
    TEST_ASSERT_EQUAL_UINT(1, setup.options[0]);
}

static void test_bad_words_change_nothing_that_matters(void) {
    static const char *const bad[] = {
        "seats=1",  "seats=6", "seats=", "seats=2x",      "seed=18446744073709551616",
        "seed=-1",  "seed=",   "seed",   "length=longer", "length=",
        "colour=1", "",        "=",      "seats",         "seeds=2"};
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(setup_word(&setup, bad[i]), bad[i]);
        TEST_ASSERT_TRUE(setup_good(&setup));
    }
}

static void test_bytes_and_back(void) {
    uint8_t bytes[MATCH_SETUP_BYTES];
    struct setup back;
    setup =
        (struct setup){.game = &null_game, .seed = UINT64_C(0x0123456789abcdef), .seats = 3, .options = {1}};
    match_setup_pack(&setup, bytes);
    TEST_ASSERT_EQUAL(MATCH_OK, match_setup_unpack(&back, bytes, test_games));
    TEST_ASSERT_EQUAL_MEMORY(setup.options, back.options, GAME_OPTIONS_MAX);
    TEST_ASSERT_TRUE(back.game == setup.game && back.seed == setup.seed && back.seats == setup.seats);
}

/* Every byte has one meaning: whatever byte is changed, it is either refused or another set-up. */
static void test_every_changed_byte_is_seen(void) {
    uint8_t bytes[MATCH_SETUP_BYTES];
    uint8_t again[MATCH_SETUP_BYTES];
    struct setup back;
    match_setup_pack(&setup, bytes);
    for (unsigned i = 0; i < MATCH_SETUP_BYTES * 8; i++) {
        bytes[i / 8] ^= (uint8_t)(1u << i % 8);
        if (match_setup_unpack(&back, bytes, test_games) == MATCH_OK) {
            match_setup_pack(&back, again);
            TEST_ASSERT_EQUAL_MEMORY(bytes, again, sizeof bytes);
        }
        bytes[i / 8] ^= (uint8_t)(1u << i % 8);
    }
}

static void test_bytes_of_other_games_and_versions(void) {
    uint8_t bytes[MATCH_SETUP_BYTES];
    struct setup back;
    match_setup_pack(&setup, bytes);
    bytes[1]++;
    TEST_ASSERT_EQUAL(MATCH_BAD_VERSION, match_setup_unpack(&back, bytes, test_games));
    bytes[0] = 77;
    TEST_ASSERT_EQUAL(MATCH_BAD_GAME, match_setup_unpack(&back, bytes, test_games));
    match_setup_pack(&setup, bytes);
    bytes[3] = 9;
    TEST_ASSERT_EQUAL(MATCH_BAD_SETUP, match_setup_unpack(&back, bytes, test_games));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_words);
    RUN_TEST(test_bad_words_change_nothing_that_matters);
    RUN_TEST(test_bytes_and_back);
    RUN_TEST(test_every_changed_byte_is_seen);
    RUN_TEST(test_bytes_of_other_games_and_versions);
    return UNITY_END();
}
