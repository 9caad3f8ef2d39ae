/* What the others have done since a seat's turn: one page before its next turn, or the last count, and again
 * from there for any seat. For each of them its moves in the log's words, an opponent's reasons (reason.h),
 * and what changed whose points. And the reasons themselves, as far back as there is room. */
#ifndef OXHIDE_RECAP_H
#define OXHIDE_RECAP_H

#include <stdbool.h>

#include "reason.h"

enum { RECAP_REASONS = 40 }; /* moves with a choice of two rounds, as a rule */

void recap_clear(void); /* another match */
/* Of the move that is played next, by an opponent. Reasons of moves from there on are forgotten: they were
 * taken back. */
void recap_keep(const struct reason *parts, unsigned count);
/* Of the move with that number; 0: none is known. */
unsigned recap_reason(unsigned move, struct reason parts[REASON_PARTS]);

/* Why the turn of these moves was played so, as the page says it: points as its account has them before all
 * else, and what is none only where there are no points. 0: nothing is known. */
unsigned recap_why(unsigned from, unsigned to, struct reason parts[REASON_PARTS]);

/* What a turn has changed besides points, in the game's words (news.h): where it brought its seat some, only
 * what it did to whoever reads. False: nothing that has words. */
struct match_words;
bool recap_news(const void *before, const void *after, unsigned seat, struct match_words *out);

/* The console was handed over: what other people did is told as well. */
void recap_handed_over(void);
/* Before the turn of the person to move; or before the last count, where opponents moved last. */
bool recap_due(void);
void recap_show(void); /* in place of the top */
bool recap_read(void); /* whoever is to move has just gone on from there, with the board below it */
/* Over the top, to be read again: before that seat's turn, then the others'; or first of whoever reads. */
void recap_open(unsigned seat);
void recap_look(void);
bool recap_shown(void); /* for tests: it is on top */

#endif
