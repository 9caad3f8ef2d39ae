/* Does everything on the screen fit its place? Drawing reports it: words that are cut off by the edge of the
 * screen or of their box, words over words, words and pieces that something drawn later hides (a cursor,
 * too); and letters, figures and scroll marks that lie on their own colour, as a figure on a rim does. Linked
 * with the handheld. */
#ifndef OXHIDE_FITS_H
#define OXHIDE_FITS_H

/* Draws the screen once more and looks. Returns what doesn't fit, a line for each; "" if all does. What
 * stands in the list of exceptions (fits.c) is left out. Lives until the next call. */
const char *fits_report(void);

#endif
