/* What the screens of a game remember of the match that is played: where cursors stand, what was shown last.
 * A game has one struct for it, with a member for each of its screens (firmware/<game>/memory.h), and this is
 * the room that it lies in: games share it, for one match is on at a time.
 *
 * All of it is zero when a match is begun or taken up, so zero has to mean "nothing yet". What a screen needs
 * no longer than it is open lies on the stack of screens instead: see screen.h. Drawing changes neither. */
#ifndef OXHIDE_MATCH_MEMORY_H
#define OXHIDE_MATCH_MEMORY_H

#include <stdint.h>

#include "game.h"

enum { MATCH_MEMORY_BYTES = 768 }; /* of the game that remembers most: each asserts that it fits */

extern uint64_t match_memory[MATCH_MEMORY_BYTES / sizeof(uint64_t)];

/* What was shown of what happened (match_scene.h): after so many moves, at once and to each seat. */
extern struct match_scenes_seen { uint16_t now, by[GAME_SEATS_MAX]; } match_scenes_seen;

void match_memory_clear(void);

#endif
