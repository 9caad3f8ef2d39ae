#include "game_ui.h"

#include <stddef.h>

#define GAME_UI(name) extern const struct game_ui name##_ui;
#include "game_uis.def"
#undef GAME_UI

#define GAME(name) extern const struct game name;
#include "games.def"
#undef GAME

/* A game's own screens first, where there are any; for each the frame's plain ones. */
const struct game_ui *const game_uis[] = {
#define GAME_UI(name) &name##_ui,
#include "game_uis.def"
#undef GAME_UI
#define GAME(name) &(const struct game_ui){.game = &name},
#include "games.def"
#undef GAME
    NULL,
};
