/* Results of a contest, counted by deal. The games of one deal (one for each seat of the first level) hang
 * together: a deal that is good for a seat is good for whoever sits there. So the interval and the early stop
 * look at how much the deals' shares differ, not at single games. */
#ifndef OXHIDE_TALLY_H
#define OXHIDE_TALLY_H

#include <stdbool.h>
#include <stdint.h>

struct tally {
    uint32_t deals, games_a_deal;
    double sum, squares; /* of the deals' shares of the win, 0 to 1 */
};

void tally_add(struct tally *tally, double share);
double tally_rate(const struct tally *tally);

/* Wilson's interval of 95 % of as many independent games as would be as sure of the rate as these deals are.
 */
struct tally_interval {
    double low, high;
};
struct tally_interval tally_interval(const struct tally *tally);

/* Wald's sequential test of two rates, by deals as fishtest does it by pairs: the likelihood ratio of normal
 * distributions with the spread that was seen. Wrong in at most one of twenty contests, either way. */
struct tally_test {
    double low, high; /* the rates: "no better than" and "at least as good as"; equal: no test */
};
enum tally_verdict { TALLY_OPEN, TALLY_LOW, TALLY_HIGH };
double tally_evidence(const struct tally *tally, const struct tally_test *test);
enum tally_verdict tally_verdict(const struct tally *tally, const struct tally_test *test);

#endif
