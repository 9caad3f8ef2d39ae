/* Bronze on the console: its entry for game_uis.c. */
#ifndef OXHIDE_BRONZE_UI_H
#define OXHIDE_BRONZE_UI_H

#include "game_ui.h"

extern const struct game_ui bronze_ui;

#endif
