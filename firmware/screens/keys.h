/* Buttons become keys: every press counts in its order, however many buttons are down; the pad repeats while
 * it is held; B, where it can also mean undo, and Y, where it can also mean a hint, are told apart by how
 * long they are held. A counts at once, and once more when it is held as long. */
#ifndef OXHIDE_KEYS_H
#define OXHIDE_KEYS_H

#include <stdbool.h>
#include <stdint.h>

#include "screen.h"

enum {
    KEYS_REPEAT_FIRST_MS = 350,
    KEYS_REPEAT_NEXT_MS = 90,
    KEYS_HOLD_MS = 500,
};
#define KEY_AGAIN_MS KEYS_HOLD_MS /* also to ask whether there is such a key: bench_presses.c */

/* The next key, if there is one now. `undo`: a B that is pressed now waits for its meaning; `hint`: a Y does.
 * `again`: a held A is one more key. `letters`: a key that writes is its letter, and nothing else. */
struct keys_wanted {
    bool undo, hint, again, letters;
};
bool keys_next(struct keys_wanted wanted, enum key *key);
/* When a held button becomes a key next; false: nothing is held that would. */
bool keys_due(uint32_t *at_ms);
bool keys_held(enum key key); /* its button is down now */
bool keys_repeat(void);       /* the pad is held, and its last key was not the first one */
/* Forgets what is held and what waits: presses so far mean nothing any more. */
void keys_forget(void);

#endif
