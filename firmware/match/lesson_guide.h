/* A caption's place, for whoever writes one: it has two lines. */
#ifndef OXHIDE_LESSON_GUIDE_H
#define OXHIDE_LESSON_GUIDE_H

#include "chrome.h"

enum {
    LESSON_CAPTION_LINES = 2,
    LESSON_CAPTION_WIDTH = 210, /* px of TYPE_BODY: beside it is A's glyph, where A goes on */
};

#endif
