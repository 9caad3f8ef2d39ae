/* Contests counted by deal: the interval is that of a slow bootstrap over deals and holds the truth as often
 * as it says; the early stop errs no more often than it says. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unity.h>

#include "rng.h"
#include "tally.h"

enum {
    DEALS = 200,
    RESAMPLES = 2000,
    CONTESTS = 2000, /* of 60 deals, for how often the truth lies inside */
    CONTEST_DEALS = 60,
    TESTS = 1000,
    TEST_DEALS_MAX = 5000,
    PRECISION = 50000 /* a bound that the generator takes */
};

void setUp(void) {}

void tearDown(void) {}

static double chance(struct rng *rng) {
    return (double)rng_below(rng, PRECISION) / (double)PRECISION;
}

/* A deal of two games that hang together: with some chance the second ends as the first did. */
static double deal(struct rng *rng, double rate, double alike) {
    const double first = chance(rng) < rate ? 1 : 0;
    const double other = chance(rng) < rate ? 1 : 0;
    return (first + (chance(rng) < alike ? first : other)) / 2;
}

static int ascending(const void *a, const void *b) {
    const double one = *(const double *)a;
    const double other = *(const double *)b;
    return (one > other) - (one < other);
}

/* The middle 95 % of what the rate would have been, had other deals of the same kind been dealt. */
static struct tally_interval bootstrap(const double *shares, struct rng *rng) {
    static double rates[RESAMPLES];
    for (unsigned i = 0; i < RESAMPLES; i++) {
        double sum = 0;
        for (unsigned j = 0; j < DEALS; j++) {
            sum += shares[rng_below(rng, DEALS)];
        }
        rates[i] = sum / (double)DEALS;
    }
    qsort(rates, RESAMPLES, sizeof rates[0], ascending);
    return (struct tally_interval){rates[RESAMPLES / 40], rates[RESAMPLES - RESAMPLES / 40]};
}

static void compare_with_bootstrap(double rate, double alike) {
    double shares[DEALS];
    struct tally tally = {.games_a_deal = 2};
    struct rng rng;
    rng_seed(&rng, (uint64_t)(100 * rate + 10 * alike));
    for (unsigned i = 0; i < DEALS; i++) {
        shares[i] = deal(&rng, rate, alike);
        tally_add(&tally, shares[i]);
    }
    const struct tally_interval slow = bootstrap(shares, &rng);
    const struct tally_interval quick = tally_interval(&tally);
    printf("rate %.2f, alike %.1f: %.3f to %.3f, bootstrap %.3f to %.3f\n", rate, alike, quick.low,
           quick.high, slow.low, slow.high);
    TEST_ASSERT_DOUBLE_WITHIN(0.012, slow.low, quick.low);
    TEST_ASSERT_DOUBLE_WITHIN(0.012, slow.high, quick.high);
}

static void test_the_interval_is_that_of_a_bootstrap_by_deal(void) {
    static const double rates[] = {0.5, 0.65, 0.85};
    static const double alikes[] = {0, 0.5, 1};
    for (unsigned i = 0; i < 3; i++) {
        for (unsigned j = 0; j < 3; j++) {
            compare_with_bootstrap(rates[i], alikes[j]);
        }
    }
}

/* Deals whose games always end alike are half as many games: an interval by games would be too narrow. */
static void test_the_truth_lies_in_95_of_100_intervals(void) {
    static const double alikes[] = {0, 1};
    for (unsigned which = 0; which < 2; which++) {
        unsigned inside = 0;
        struct rng rng;
        rng_seed(&rng, which);
        for (unsigned i = 0; i < CONTESTS; i++) {
            struct tally tally = {.games_a_deal = 2};
            for (unsigned j = 0; j < CONTEST_DEALS; j++) {
                tally_add(&tally, deal(&rng, 0.6, alikes[which]));
            }
            const struct tally_interval interval = tally_interval(&tally);
            inside += interval.low <= 0.6 && 0.6 <= interval.high;
        }
        printf("alike %.0f: the truth lies in %.1f %% of the intervals\n", alikes[which],
               inside * 100.0 / (double)CONTESTS);
        TEST_ASSERT_GREATER_THAN_UINT(CONTESTS * 935 / 1000, inside);
        TEST_ASSERT_LESS_THAN_UINT(CONTESTS * 970 / 1000, inside);
    }
}

static void test_few_deals_that_all_ended_alike_prove_little(void) {
    struct tally tally = {.games_a_deal = 2};
    for (unsigned i = 0; i < 4; i++) {
        tally_add(&tally, 1);
    }
    const struct tally_interval interval = tally_interval(&tally);
    TEST_ASSERT_DOUBLE_WITHIN(1e-9, 1, interval.high);
    TEST_ASSERT_TRUE(interval.low < 0.4);
}

/* How often of TESTS the verdict is the wrong one; *deals: how many it took in the middle of them all. */
static unsigned wrong_verdicts(double truth, double alike, enum tally_verdict right, double *deals) {
    const struct tally_test test = {0.50, 0.56};
    unsigned wrong = 0;
    *deals = 0;
    for (unsigned i = 0; i < TESTS; i++) {
        struct tally tally = {.games_a_deal = 2};
        struct rng rng;
        rng_seed(&rng, i);
        while (tally_verdict(&tally, &test) == TALLY_OPEN && tally.deals < TEST_DEALS_MAX) {
            tally_add(&tally, deal(&rng, truth, alike));
        }
        wrong += tally_verdict(&tally, &test) != right;
        *deals += (double)tally.deals / (double)TESTS;
    }
    printf("truth %.2f, alike %.1f: %u of %u wrong, after %.0f deals\n", truth, alike, wrong, (unsigned)TESTS,
           *deals);
    return wrong;
}

static void test_the_early_stop_errs_in_one_of_twenty_at_most(void) {
    enum { ONE_IN = 20, LUCK = 15 }; /* two standard deviations of fifty errors of a thousand */
    static const double alikes[] = {0, 0.7};
    double deals = 0;
    for (unsigned i = 0; i < 2; i++) {
        TEST_ASSERT_LESS_THAN_UINT(TESTS / ONE_IN + LUCK, wrong_verdicts(0.50, alikes[i], TALLY_LOW, &deals));
        TEST_ASSERT_LESS_THAN_UINT(TESTS / ONE_IN + LUCK,
                                   wrong_verdicts(0.56, alikes[i], TALLY_HIGH, &deals));
    }
    wrong_verdicts(0.75, 0, TALLY_HIGH, &deals);
    TEST_ASSERT_TRUE(deals < 60);
}

static void test_no_hypotheses_no_verdict(void) {
    const struct tally_test none = {0, 0};
    struct tally tally = {.games_a_deal = 2};
    for (unsigned i = 0; i < 100; i++) {
        tally_add(&tally, 1);
    }
    TEST_ASSERT_EQUAL(TALLY_OPEN, tally_verdict(&tally, &none));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_interval_is_that_of_a_bootstrap_by_deal);
    RUN_TEST(test_the_truth_lies_in_95_of_100_intervals);
    RUN_TEST(test_few_deals_that_all_ended_alike_prove_little);
    RUN_TEST(test_the_early_stop_errs_in_one_of_twenty_at_most);
    RUN_TEST(test_no_hypotheses_no_verdict);
    return UNITY_END();
}
