/* What a game's screens are made of, in one header: the match and its frame, keys and sounds, and what a
 * picture is put together from. A game's own headers come beside it, and the frame's larger parts where they
 * are used (match_watch.h, match_turn_end.h, ...). */
#ifndef OXHIDE_GAME_SCREEN_H
#define OXHIDE_GAME_SCREEN_H

#include <assert.h>
#include <stddef.h>

#include "bits.h"
#include "canvas.h"
#include "chrome.h"
#include "cursor.h"
#include "icons.h"
#include "list.h"
#include "match_explain.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "text.h"
#include "type.h"
#include "words.h"

#endif
