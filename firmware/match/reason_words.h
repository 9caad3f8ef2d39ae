/* Reasons for moves (engine/reason.h) in words: for hints, and for what opponents did. */
#ifndef OXHIDE_REASON_WORDS_H
#define OXHIDE_REASON_WORDS_H

#include <stdbool.h>

#include "reason.h"
#include "text.h"

/* A part of a reason, rich text: "brings Troy +6", "costs ■ points from cities later". */
void reason_put(const struct reason *part, bool on_paper, struct text *out);

#endif
