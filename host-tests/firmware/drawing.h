/* Drawing changes nothing: in every test that is linked with the handheld, screens_draw is this file's. It
 * remembers all memory that the program can write, draws, compares, and draws again: what has changed but the
 * canvas, or a second picture that differs, fails the test and is named. */
#ifndef OXHIDE_DRAWING_H
#define OXHIDE_DRAWING_H

#include <stdbool.h>

/* handheld_start begins it; a test that counts its own pictures ends it. */
void drawing_watch(bool on);

#endif
