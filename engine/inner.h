/* Asserts of what a playout does hundreds of times: `assert_inner` is an assert in every build of the PC
 * (tests, sanitizers, fuzzers), and nothing in the firmware, where the search's speed is the opponents'
 * strength. For all else there is assert, which stays on everywhere. */
#ifndef OXHIDE_INNER_H
#define OXHIDE_INNER_H

#include <assert.h>

#ifndef assert_inner
#define assert_inner(condition) assert(condition)
#endif

#endif
