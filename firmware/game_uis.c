#include "game_ui.h"

#include <stddef.h>

#define GAME_UI(name) extern const struct game_ui name##_ui;
#include "game_uis.def"
#undef GAME_UI

const struct game_ui *const game_uis[] = {
#define GAME_UI(name) &name##_ui,
#include "game_uis.def"
#undef GAME_UI
    NULL,
};
