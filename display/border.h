/* What surrounds the picture where the glass is larger than it: the picture is in its middle, and around it
 * is a border that stays as it is. On glass of the picture's size there is none. */
#ifndef OXHIDE_BORDER_H
#define OXHIDE_BORDER_H

/* Where the picture begins on the glass. */
int border_left(void);
int border_top(void);
/* Fills the glass around the picture: when the panel starts, and when it wakes with its memory lost. */
void border_show(void);

#endif
