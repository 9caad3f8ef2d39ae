/* Icons in words, for who reads the screen as text. */
#ifndef OXHIDE_ICON_WORDS_H
#define OXHIDE_ICON_WORDS_H

#include <stddef.h>

#include "icons.h"

/* `seat_style`: in whose colours, an index of seat_colours; below 0: its own. Returns how many letters there
 * are: none for ornaments. It doesn't write by text.h, for it is called while a text may be written to the
 * screen. */
enum { ICON_WORDS_ROOM = 32 };
size_t icon_words(char room[ICON_WORDS_ROOM], enum icon icon, int seat_style);

#endif
