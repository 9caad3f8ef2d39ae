/* What the console makes before a match begins, in its players' place: Empire's neutral armies with two
 * seats. By chance, but the same with the same seed; nobody takes it back. */
#ifndef OXHIDE_PREPARE_H
#define OXHIDE_PREPARE_H

/* As far as the game has something to prepare. */
void match_prepare(void);
/* Before a step is shown: likewise for the next game of a match whose first one was prepared so. */
void match_prepare_next(void);

/* Before another match is begun or taken up: one that was set up, and in which nobody has decided anything,
 * is not kept. */
void match_drop_unplayed(void);

#endif
