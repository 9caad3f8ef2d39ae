/* The console on the PC: the real firmware over the headless board, pressed and looked at by tests. Shared by
 * all tests of screens. */
#ifndef OXHIDE_HANDHELD_H
#define OXHIDE_HANDHELD_H

#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "game.h"
#include "headless.h"

struct settings_store;

/* Power-on, up to the first picture. */
void handheld_start(const struct settings_store *store);
/* Of a console that has never been played on. Otherwise its owner knows it: no lesson is offered, and tips
 * are off. */
void handheld_start_new(const struct settings_store *store);
/* The same of a PicoSystem, whole, its battery nearly full, switched on by hand: what a test of screens
 * begins with. */
void handheld_fresh(const struct settings_store *store);
/* Runs the main loop for so long; the keys set before happen meanwhile. */
void handheld_run_ms(uint32_t ms);
/* Longer than the last count of any game takes, up to its last line, which stands until a press. */
enum { HANDHELD_COUNT_MS = 26000 };
/* All of it, and from there to the winner's picture, in which nothing moves any more. */
void handheld_count(void);
/* The page that says what the others did (recap.h) is gone over by A wherever it comes up, until the next
 * start; not from here on. */
void handheld_recaps_stay(void);
/* Presses, lets go, and waits until nothing moves. */
void handheld_press(enum board_button button);
/* In a match: what a person can't take back afterwards has to be said before. */
void handheld_press_told(enum board_button button);
void handheld_press_times(enum board_button button, unsigned times);
void handheld_keys(const char *keys); /* one after the other: u d l r A B X Y */
void handheld_hold(enum board_button button, uint32_t ms);
/* Where a match is set up, from Play to the first seat; then right until the seat under the cursor is a
 * "person", "empty" or the opponent of a level, by its title. */
void handheld_seat(const char *who);
void handheld_type_seed(uint32_t seed); /* and there, on the screen of the seed: every digit, and A */

/* A match, not shown yet: `persons` people, then opponents of the weakest level. `options` are words of the
 * protocol, or NULL. */
void handheld_match(const struct game *game, unsigned seats, unsigned persons, const char *options,
                    uint64_t seed);
/* A move that its player leaves as it is. False: it isn't legal. */
bool handheld_move(move_t move);
bool handheld_again(void); /* the move that was taken back last; its turn is held where it ends with it */

/* Compares what the panel shows with host-tests/pictures/<name>.png; a difference fails the test, and is
 * written to build/.../pictures/<name>-difference.png (red on a faint copy) beside <name>-seen.png.
 * OXHIDE_STORE_PICTURES=1 in the environment stores what is seen instead: tools/pictures does that. */
void handheld_picture(const char *name);
/* What the panel shows, into <folder>/<name>.png, for other programs to read. */
void handheld_save(const char *folder, const char *name);

/* What stands on the screen, as text: its title, its lines, "> " and what the cursor is on, its keys. Lives
 * until the next call. OXHIDE_TEXTS=<folder> in the environment writes that of each compared picture there.
 */
const char *handheld_text(void);

/* Fails the test where something on the screen is cut off or hidden (fits.h). handheld_picture looks, too. */
void handheld_fits(const char *where);

/* From here on presses are written down, a letter each: u d l r a b x y, a capital when it is held. */
void handheld_record(void);
/* Compares what was pressed with host-tests/pictures/<name>.presses, or stores it: as with pictures. The
 * simulator's tests press the same, so that a match is the same in the firmware. */
void handheld_recorded(const char *name);

#endif
