/* What PCs, emulators and chips have to agree about: host-tests/expected/choices.txt, and choices-short.txt
 * for those that have little time; and the reasons of those, reasons-short.txt. */
#ifndef OXHIDE_CHOICES_H
#define OXHIDE_CHOICES_H

#include "search.h"

enum { CHOICES = 60, CHOICES_SHORT = 12 };

/* The first choices of one game among hard opponents, with as many seats as there can be, folded. *reasons:
 * those of each choice, folded as well; NULL: they aren't asked for, which changes no choice. */
uint32_t choices_of(const struct game *game, unsigned count, struct match *match, struct search *search,
                    uint32_t *reasons);

#endif
