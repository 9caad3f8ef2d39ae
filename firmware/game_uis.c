#include "game_ui.h"

#include <stddef.h>

const struct game_ui *const game_uis[] = {
    NULL,
};
