/* Chance: reproducible, uniform, and a shuffle that loses nothing. */
#include <string.h>
#include <unity.h>

#include "rng.h"

void setUp(void) {}

void tearDown(void) {}

static void test_the_same_seed_gives_these_numbers_for_ever(void) {
    struct rng rng;
    rng_seed(&rng, 1);
    uint32_t sum = 0;
    for (int i = 0; i < 1000; i++) {
        sum = sum * 31 + rng_next(&rng);
    }
    /* Committed: if it changes, every saved match means something else. */
    TEST_ASSERT_EQUAL_HEX32(0x31e37940, sum);
}

static void test_below_is_uniform(void) {
    static const uint32_t bounds[] = {1, 2, 3, 7, 10, 50, 1000, 65535};
    for (unsigned b = 0; b < sizeof bounds / sizeof bounds[0]; b++) {
        struct rng rng;
        unsigned low = 0;
        rng_seed(&rng, b);
        for (int i = 0; i < 20000; i++) {
            const uint32_t pick = rng_below(&rng, bounds[b]);
            TEST_ASSERT_LESS_THAN_UINT32(bounds[b], pick);
            low += pick < (bounds[b] + 1) / 2;
        }
        const uint32_t expected = 20000u * ((bounds[b] + 1) / 2) / bounds[b];
        TEST_ASSERT_UINT32_WITHIN(400, expected, low); /* more than five standard errors */
    }
}

static void test_every_order_of_three_comes_up(void) {
    struct rng rng;
    unsigned seen[27] = {0};
    rng_seed(&rng, 9);
    for (int i = 0; i < 6000; i++) {
        uint8_t items[3] = {0, 1, 2};
        rng_shuffle_bytes(&rng, items, 3);
        seen[items[0] * 9 + items[1] * 3 + items[2]]++;
    }
    unsigned orders = 0;
    for (unsigned i = 0; i < 27; i++) {
        orders += seen[i] > 0;
        TEST_ASSERT_TRUE(seen[i] == 0 || (seen[i] > 850 && seen[i] < 1150));
    }
    TEST_ASSERT_EQUAL_UINT(6, orders);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_same_seed_gives_these_numbers_for_ever);
    RUN_TEST(test_below_is_uniform);
    RUN_TEST(test_every_order_of_three_comes_up);
    return UNITY_END();
}
