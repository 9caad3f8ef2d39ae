/* What PCs and chips have to agree about: host-tests/expected/reviews.txt. */
#ifndef OXHIDE_REVIEWS_H
#define OXHIDE_REVIEWS_H

#include "review.h"

/* What the coach finds with little thought in the last moves of one game by quick moves, folded. */
uint32_t review_of(const struct game *game, struct match *match, struct search *search);

#endif
