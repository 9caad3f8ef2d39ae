/* Deals and whole matches as QR codes, made in the opponents' memory: they hold until that is lent again. */
#ifndef OXHIDE_MATCH_QR_H
#define OXHIDE_MATCH_QR_H

#include <stdbool.h>

#include "deal.h"

struct match_qr;

/* Of the deal's code, after the page's address where there is one. NULL: there is none. */
const struct match_qr *match_qr_make_deal(const struct deal *deal);
/* Of the match that is played: its set-up, seats and moves. NULL: it is too long, or not in the journal. */
const struct match_qr *match_qr_make_log(void);
/* In the middle of a light square of so many pixels, as large as it fits. */
void match_qr_draw(const struct match_qr *qr, int x, int y, int size);

#endif
