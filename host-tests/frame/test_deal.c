/* Codes of deals: every set-up has one, and no slip of the finger makes another one of it. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "deal.h"
#include "games.h"
#include "rng.h"
#include "test_games.h"

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 21);
}

void tearDown(void) {}

/* A seed of each size. */
static uint64_t random_seed(void) {
    const uint64_t high = rng_next(&rng);
    return (high << 32 | rng_next(&rng)) >> rng_below(&rng, 64);
}

static struct deal random_deal(const struct game *game) {
    struct deal deal = {.setup = {.game = game, .seed = random_seed()}};
    deal.setup.seats = (uint8_t)(game->seats_min + rng_below(&rng, game->seats_max - game->seats_min + 1u));
    for (unsigned i = 0; i < game->option_count; i++) {
        deal.setup.options[i] = (uint8_t)rng_below(&rng, game->options[i].value_count);
    }
    for (unsigned seat = 0; seat < deal.setup.seats; seat++) {
        deal.levels[seat] = (uint8_t)rng_below(&rng, 5);
    }
    return deal;
}

static void expect_equal(const struct deal *wanted, const struct deal *deal, const char *code) {
    TEST_ASSERT_TRUE_MESSAGE(wanted->setup.game == deal->setup.game, code);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(wanted->setup.seed, deal->setup.seed, code);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(wanted->setup.seats, deal->setup.seats, code);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(wanted->setup.options, deal->setup.options, GAME_OPTIONS_MAX, code);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(wanted->levels, deal->levels, GAME_SEATS_MAX, code);
}

static void round_trip(const struct deal *deal, const struct game *const *games) {
    char code[DEAL_CODE_ROOM];
    struct deal back;
    memset(&back, 0x55, sizeof back);
    deal_code(deal, code);
    TEST_ASSERT_EQUAL_MESSAGE(DEAL_OK, deal_read(&back, code, games), code);
    expect_equal(deal, &back, code);
}

static void every_set_up_has_a_code(void) {
    enum { DEALS = 20000 };
    for (unsigned i = 0; i < DEALS; i++) {
        for (unsigned game = 0; games_all[game] != NULL; game++) {
            const struct deal deal = random_deal(games_all[game]);
            round_trip(&deal, games_all);
        }
        const struct deal deal = random_deal(&null_game);
        round_trip(&deal, test_games);
    }
}

static void the_largest_of_everything_has_a_code(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        const struct game *const game = games_all[i];
        struct deal deal = {.setup = {.game = game, .seed = UINT64_MAX, .seats = game->seats_max}};
        for (unsigned option = 0; option < game->option_count; option++) {
            deal.setup.options[option] = (uint8_t)(game->options[option].value_count - 1);
        }
        memset(deal.levels, 4, deal.setup.seats);
        round_trip(&deal, games_all);
        deal.levels[0] = UINT8_MAX; /* of a newer console */
        round_trip(&deal, games_all);
    }
}

/* What people type: two seats of the console's own seeds. */
static void usual_codes_are_short(void) {
    static const unsigned letters[] = {12, 16, 12}; /* by game, in the order of games_all */
    for (unsigned game = 0; games_all[game] != NULL; game++) {
        struct deal deal = {.setup = {.game = games_all[game], .seed = 999999999}, .levels = {0, 4}};
        char code[DEAL_CODE_ROOM];
        deal.setup.seats = 2;
        deal_code(&deal, code);
        TEST_ASSERT_EQUAL_MESSAGE(letters[game] + letters[game] / DEAL_GROUP - 1, strlen(code), code);
    }
}

static enum deal_result read_letters(const char *code) {
    struct deal deal;
    return deal_read(&deal, code, games_all);
}

/* Each letter as each other one. */
static void try_substitutions(const char *good) {
    char code[DEAL_CODE_ROOM];
    for (unsigned at = 0; good[at] != '\0'; at++) {
        strcpy(code, good);
        for (unsigned i = 0; i < DEAL_LETTERS && good[at] != '-'; i++) {
            code[at] = deal_letters[i];
            TEST_ASSERT_EQUAL_MESSAGE(code[at] == good[at] ? DEAL_OK : DEAL_MISTYPED, read_letters(code),
                                      code);
        }
    }
}

/* Each two letters in each other's place, far ones too. */
static void try_transpositions(const char *good) {
    char code[DEAL_CODE_ROOM];
    for (unsigned at = 0; good[at] != '\0'; at++) {
        for (unsigned with = 0; with < at; with++) {
            strcpy(code, good);
            code[at] = good[with];
            code[with] = good[at];
            if (good[at] != good[with] && good[at] != '-' && good[with] != '-') {
                TEST_ASSERT_EQUAL_MESSAGE(DEAL_MISTYPED, read_letters(code), code);
            }
        }
    }
}

/* Each letter left out: the length says so; and doubled. */
static void try_missing(const char *good) {
    char code[DEAL_CODE_ROOM + 1];
    for (unsigned at = 0; good[at] != '\0'; at++) {
        snprintf(code, sizeof code, "%.*s%s", (int)at, good, good + at + 1);
        TEST_ASSERT_EQUAL_MESSAGE(good[at] == '-' ? DEAL_OK : DEAL_OPEN, read_letters(code), code);
        snprintf(code, sizeof code, "%.*s%s", (int)at + 1, good, good + at);
        TEST_ASSERT_NOT_EQUAL_MESSAGE(good[at] == '-' ? DEAL_OPEN : DEAL_OK, read_letters(code), code);
    }
}

/* A group of noughts before it, which changes neither its number nor its check. */
static void try_noughts(const char *good) {
    char code[2 * DEAL_CODE_ROOM];
    snprintf(code, sizeof code, "0000-%s", good);
    TEST_ASSERT_EQUAL_MESSAGE(DEAL_MISTYPED, read_letters(code), code);
}

static void every_slip_is_found(void) {
    enum { DEALS = 150 };
    for (unsigned i = 0; i < DEALS; i++) {
        const struct deal deal = random_deal(games_all[i % 3]);
        char code[DEAL_CODE_ROOM];
        deal_code(&deal, code);
        try_substitutions(code);
        try_transpositions(code);
        try_missing(code);
        try_noughts(code);
    }
}

/* Any letters at all: a deal that is read has these letters as its code, and no others. */
static void noise_is_refused_or_is_the_code_of_what_is_read(void) {
    enum { CODES = 200000 };
    unsigned good = 0;
    for (unsigned i = 0; i < CODES; i++) {
        char code[DEAL_CODE_MAX + 1] = {0}, again[DEAL_CODE_ROOM], *end = again;
        const unsigned length = 8 + 4 * rng_below(&rng, 6);
        struct deal deal;
        for (unsigned at = 0; at < length; at++) {
            code[at] = deal_letters[rng_below(&rng, DEAL_LETTERS)];
        }
        if (deal_read(&deal, code, games_all) == DEAL_OK) {
            deal_code(&deal, again);
            for (const char *from = again; *from != '\0'; from++) {
                *end = *from;
                end += *from != '-';
            }
            *end = '\0';
            TEST_ASSERT_EQUAL_STRING(code, again);
            good++;
        }
    }
    TEST_ASSERT_LESS_THAN(CODES / 2000, good);
}

static void letters_that_look_alike_are_the_same(void) {
    static const char typed[] = "oOiIlLzZsSbBuUvVaAyY09", meant[] = "001111225588VVVVAAYY09";
    for (unsigned i = 0; typed[i] != '\0'; i++) {
        TEST_ASSERT_EQUAL(meant[i], deal_letter(typed[i]));
    }
    TEST_ASSERT_EQUAL('\0', deal_letter('-'));
    TEST_ASSERT_EQUAL('\0', deal_letter('?'));
    TEST_ASSERT_EQUAL('\0', deal_letter('\0'));
    TEST_ASSERT_EQUAL('\0', deal_letter('\xe4'));
}

/* As people write it: other hyphens, small letters, letters that look alike. */
static void codes_are_read_as_people_write_them(void) {
    const struct deal deal = {.setup = {.game = games_all[0], .seed = 100285618, .seats = 2}};
    char code[DEAL_CODE_ROOM], other[2 * DEAL_CODE_ROOM], *to = other;
    struct deal back;
    deal_code(&deal, code);
    for (const char *from = code; *from != '\0'; from++) {
        *to++ = *from == '-'   ? ' '
                : *from == '0' ? 'o'
                : *from == '8' ? 'b'
                               : (char)(*from | (*from >= 'A') << 5);
        *to++ = ' ';
    }
    *to = '\0';
    TEST_ASSERT_EQUAL_MESSAGE(DEAL_OK, deal_read(&back, other, games_all), other);
    expect_equal(&deal, &back, other);
}

static void bad_codes_get_a_word(void) {
    static const struct game *const none[] = {NULL};
    const struct deal deal = {.setup = {.game = games_all[0], .seed = 7, .seats = 2}};
    struct game newer = *games_all[0];
    const struct game *const other_rules[] = {&newer, NULL};
    char code[DEAL_CODE_ROOM];
    struct deal out = deal;
    out.setup.seed = 12345;
    newer.version++;
    deal_code(&deal, code);
    TEST_ASSERT_EQUAL(DEAL_BAD_GAME, deal_read(&out, code, none));
    TEST_ASSERT_EQUAL(DEAL_BAD_VERSION, deal_read(&out, code, other_rules));
    TEST_ASSERT_EQUAL(DEAL_OPEN, deal_read(&out, "", games_all));
    TEST_ASSERT_EQUAL(DEAL_OPEN, deal_read(&out, "K7M", games_all));
    TEST_ASSERT_EQUAL(DEAL_LETTER, deal_read(&out, "K7M?", games_all));
    TEST_ASSERT_EQUAL(DEAL_MISTYPED,
                      deal_read(&out, "0000-0000-0000-0000-0000-0000-0000-0000-0000", games_all));
    TEST_ASSERT_EQUAL(12345, out.setup.seed); /* nothing has changed */
    for (unsigned i = 0; i < DEAL_RESULTS; i++) {
        TEST_ASSERT_GREATER_THAN(10, strlen(deal_result_text((enum deal_result)i)));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(every_set_up_has_a_code);
    RUN_TEST(the_largest_of_everything_has_a_code);
    RUN_TEST(usual_codes_are_short);
    RUN_TEST(every_slip_is_found);
    RUN_TEST(noise_is_refused_or_is_the_code_of_what_is_read);
    RUN_TEST(letters_that_look_alike_are_the_same);
    RUN_TEST(codes_are_read_as_people_write_them);
    RUN_TEST(bad_codes_get_a_word);
    return UNITY_END();
}
