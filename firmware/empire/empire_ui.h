/* Eight-Minute Empire's door into the console: see game_ui.h. */
#ifndef OXHIDE_EMPIRE_UI_H
#define OXHIDE_EMPIRE_UI_H

#include "game_ui.h"

extern const struct game_ui empire_ui;

#endif
