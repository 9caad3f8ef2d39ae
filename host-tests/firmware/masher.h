/* Random buttons, for the tests in which nothing that anybody can press may break a match. */
#ifndef OXHIDE_MASHER_H
#define OXHIDE_MASHER_H

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

/* One press, short or now and then long, and a short while: movements and opponents are cut off by the next.
 */
void masher_press(struct rng *rng);
/* As a child would play the match on screen to its end, and out of what was opened to home, where none waits
 * then. Fails after so many presses, with a picture of where it stuck. */
void masher_play_to_home(uint64_t seed, unsigned presses_max);
bool masher_at_home(void);
/* What is on the table is what the log's moves make of the set-up, and each of them was legal. */
void masher_check_rules(void);
/* Power-on, into the match that was played. False: none waited. */
bool masher_restart(void);

/* Random buttons, so many presses in all: matches by their number, each on a console that was never played
 * on, begun by `begin` and pressed so often; the rules are checked, and `finish`, or NULL, sees that nothing
 * is stuck. */
void masher_matches(unsigned presses, unsigned presses_a_match, void (*begin)(unsigned number),
                    void (*finish)(void));
/* How many: what the program was told, otherwise so many. */
unsigned masher_presses(int argc, char **argv, unsigned otherwise);

#endif
