#include "tally.h"

#include <assert.h>
#include <math.h>

static const double quantile = 1.959964; /* of a normal distribution: 95 % lie between it and its negative */
static const double enough = 2.944439;   /* Wald's bound: the logarithm of (1 - 0.05) / 0.05 */

enum {
    TEST_DEALS = 10, /* before these the spread that was seen says too little */
    SURER_MAX = 4 /* times as sure as independent games: deals may be that even, few deals may only look so */
};

void tally_add(struct tally *tally, double share) {
    assert(share >= 0 && share <= 1);
    tally->deals++;
    tally->sum += share;
    tally->squares += share * share;
}

double tally_rate(const struct tally *tally) {
    assert(tally->deals > 0);
    return tally->sum / tally->deals;
}

/* Of the deals' shares. */
static double variance(const struct tally *tally) {
    const double rate = tally_rate(tally);
    const double sum = tally->squares - tally->deals * rate * rate;
    return tally->deals > 1 && sum > 0 ? sum / (tally->deals - 1) : 0;
}

/* How many independent games would be as sure. Where all deals ended alike nothing is known of how they hang
 * together: each counts once. */
static double games_worth(const struct tally *tally) {
    const double rate = tally_rate(tally);
    const double spread = variance(tally);
    const double most = (double)SURER_MAX * tally->deals * tally->games_a_deal;
    if (rate <= 0 || rate >= 1) {
        return tally->deals;
    }
    const double worth = spread > 0 ? rate * (1 - rate) * tally->deals / spread : most;
    return worth < most ? worth : most;
}

/* Student's quantile for a spread that was seen in so few deals (Cornish and Fisher's expansion). */
static double student(double freedom) {
    const double z = quantile;
    const double once = (pow(z, 3) + z) / 4;
    const double twice = (5 * pow(z, 5) + 16 * pow(z, 3) + 3 * z) / 96;
    return z + once / freedom + twice / (freedom * freedom);
}

struct tally_interval tally_interval(const struct tally *tally) {
    const double games = games_worth(tally);
    const double rate = tally_rate(tally);
    const double z = student(tally->deals > 1 ? tally->deals - 1 : 1);
    const double narrowed = 1 + z * z / games;
    const double middle = (rate + z * z / (2 * games)) / narrowed;
    const double margin = z / narrowed * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games));
    return (struct tally_interval){middle - margin, middle + margin};
}

double tally_evidence(const struct tally *tally, const struct tally_test *test) {
    const double least = 0.25 / tally->deals; /* deals that ended all alike could have differed */
    const double seen = variance(tally);
    const double spread = seen > least ? seen : least;
    const double middle = (test->low + test->high) / 2;
    return tally->deals * (test->high - test->low) * (tally_rate(tally) - middle) / spread;
}

enum tally_verdict tally_verdict(const struct tally *tally, const struct tally_test *test) {
    if (test->low >= test->high || tally->deals < TEST_DEALS) {
        return TALLY_OPEN;
    }
    const double evidence = tally_evidence(tally, test);
    if (evidence >= enough) {
        return TALLY_HIGH;
    }
    return evidence <= -enough ? TALLY_LOW : TALLY_OPEN;
}
