#include "empire_ui.h"

#include <stddef.h>

#include "eight.h"
#include "empire/empire_data.h"
#include "palette.h"
#include "play.h"

static void show_step(void) {
    static void (*const steps[])(void) = {
        [EMPIRE_PHASE_NEUTRAL] = eight_action_show, [EMPIRE_PHASE_BID] = eight_bid_show,
        [EMPIRE_PHASE_FIRST] = eight_first_show,    [EMPIRE_PHASE_TAKE] = eight_map_show,
        [EMPIRE_PHASE_ACT] = eight_action_show,
    };
    if (eight_state()->phase == EMPIRE_PHASE_BID || eight_place >= empire_map(eight_state())->region_count) {
        eight_place = empire_map(eight_state())->start;
    }
    if (play_person_to_move()) {
        steps[eight_state()->phase]();
    } else {
        eight_watch_show();
    }
}

/* Everybody's turn once; a full game counts on. */
static unsigned round_of(const void *from) {
    const struct empire_state *state = from;
    unsigned const each = empire_cards_to_take(state);
    unsigned const round = state->taken / state->seats + 1u;
    return state->game * each + (round < each ? round : each);
}

static void set_up(const struct setup *setup, struct text *out) {
    bool const full = setup->options[EMPIRE_OPTION_GAMES] != 0;
    text_put(out, full ? "3 games, " : "");
    text_unsigned(out, empire_cards_each[setup->seats]);
    text_put(out, " cards, ");
    text_unsigned(out, empire_coins[setup->seats]);
    text_put(out, " coins each");
}

static const struct source_look sources[EMPIRE_SOURCES] = {
    [EMPIRE_SOURCE_REGIONS] = {"regions", ICON_FLAG, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE},
    [EMPIRE_SOURCE_CONTINENTS] = {"continents", ICON_CROWN, CHART_DIAGONALS, COLOUR_ROUTES, COLOUR_INK},
    [EMPIRE_SOURCE_GOODS] = {"goods", ICON_RUBY, CHART_DOTS, COLOUR_CITIES, COLOUR_WHITE},
};

const struct game_ui empire_ui = {
    .game = &empire,
    .icon = ICON_ARMY,
    .short_title = "Empire",
    .show = show_step,
    .round = round_of,
    .set_up = set_up,
    .move_words = eight_move_put,
    .sources = sources,
};
