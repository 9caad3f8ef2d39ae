#include "game_ui.h"

#include <stddef.h>

#include "bronze/bronze_ui.h"
#include "empire/empire_ui.h"
#include "monuments/monuments_ui.h"

const struct game_ui *const game_uis[] = {
    &bronze_ui,
    &empire_ui,
    &monuments_ui,
    NULL,
};
