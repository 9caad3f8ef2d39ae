#include "empire_ui.h"

#include <string.h>

#include "match_pause.h"
#include "match_try.h"
#include "match_watch.h"
#include "memory.h"
#include "moments.h"

const struct empire_state *empire_ui_state(void) {
    return play_state();
}

bool empire_ui_on_board(move_t move) {
    const unsigned kind = empire_move_kind(move);
    return kind == EMPIRE_MOVE_NEUTRAL || (kind >= EMPIRE_MOVE_PLACE && kind <= EMPIRE_MOVE_DESTROY);
}

/* ---- the step of a turn */

void empire_ui_show(void) {
    static void (*const steps[])(void) = {
        [EMPIRE_PHASE_NEUTRAL] = empire_ui_place_show, [EMPIRE_PHASE_BID] = empire_ui_bid_show,
        [EMPIRE_PHASE_FIRST] = empire_ui_bid_show,     [EMPIRE_PHASE_TAKE] = match_begin_turn,
        [EMPIRE_PHASE_ACT] = empire_ui_place_show,
    };
    empire_ui_memory()->place.waits =
        !empire_ui_memory()->begun && empire_ui_state()->phase == EMPIRE_PHASE_ACT;
    if ((empire_ui_state()->phase != EMPIRE_PHASE_NEUTRAL && empire_ui_state()->taken == 0) ||
        !empire_ui_memory()->begun) {
        empire_ui_memory()->cursor = empire_map(empire_ui_state())->start;
        empire_ui_memory()->begun = true;
    }
    if (play_person_to_move()) {
        steps[empire_ui_state()->phase]();
    } else {
        match_watch_show();
    }
}

void empire_ui_play(move_t move, enum cue cue) {
    const struct empire_state *before = match_copy();
    if (play_allows(move) && empire_ui_on_board(move)) {
        empire_ui_fly(before, move);
    }
    match_make(move, cue);
}

/* For hints: the step where it is chosen. */
static void point(move_t move, bool unit) {
    struct empire_ui_memory *const memory = empire_ui_memory();
    const unsigned kind = empire_move_kind(move), number = empire_move_second(move);
    if (kind == EMPIRE_MOVE_BID || kind == EMPIRE_MOVE_FIRST) {
        empire_ui_bid_show();
        memory->bid.at = number;
    } else if (kind == EMPIRE_MOVE_TAKE) {
        empire_ui_cards_show();
        memory->cards.at = number;
    } else {
        empire_ui_place_point(move, unit);
    }
}

static void make(move_t move) {
    empire_ui_play(move, empire_move_kind(move) == EMPIRE_MOVE_TAKE ? CUE_REVEAL : CUE_PLACE);
}

/* Who held continents as the turn began; as far as that is known. */
static const uint8_t *held_at_first(const struct empire_state *before, const struct empire_control *old) {
    struct empire_ui_memory *const memory = empire_ui_memory();
    const bool begins = before->phase != EMPIRE_PHASE_ACT;
    if (begins || memory->held_in != before->taken) {
        memcpy(memory->held, old->continent, sizeof memory->held);
        memory->held_in = (uint8_t)(before->taken + begins);
    }
    return memory->held;
}

/* A continent has come to a seat, which it wasn't as its turn began. */
static bool moment_of(const void *before, const void *after, struct moment *moment) {
    const struct empire_control old = empire_control(before), now = empire_control(after);
    const uint8_t *first = held_at_first(before, &old);
    for (unsigned continent = 0; continent < empire_map(after)->continent_count; continent++) {
        moment->seat = now.continent[continent];
        if (moment->seat < play_seats() && moment->seat != old.continent[continent] &&
            moment->seat != first[continent]) {
            moment->icon = ICON_CROWN;
            moment->wait_ms = 240; /* the step is seen first */
            text_format(moment->words, "%s is won", empire_ui_continent(continent).words);
            return true;
        }
    }
    return false;
}

/* Everybody's turn once. */
static unsigned round_of(const void *from) {
    const struct empire_state *state = from;
    const unsigned each = empire_cards_to_take(state);
    const unsigned round = state->taken / state->seats + 1u;
    return round < each ? round : each;
}

static bool part_put(const void *from, struct text *out) {
    const struct empire_state *state = from;
    if (state->games > 1) {
        text_format(out, "game %u of %u", state->game + 1u, (unsigned)state->games);
    }
    return state->games > 1;
}

static void set_up(const struct setup *setup, struct text *out) {
    const bool full = setup->options[EMPIRE_OPTION_GAMES] != 0;
    text_format(out, "%s%u cards, %u%s", full ? "3 games, " : "", empire_cards_each[setup->seats],
                empire_coins[setup->seats], full ? " coins" : " coins each");
}

const struct source_look empire_ui_sources[EMPIRE_SOURCES] = {
    [EMPIRE_SOURCE_REGIONS] = {"regions", ICON_FLAG, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE},
    [EMPIRE_SOURCE_CONTINENTS] = {"continents", ICON_CROWN, CHART_DIAGONALS, COLOUR_ROUTES, COLOUR_INK},
    [EMPIRE_SOURCE_GOODS] = {"goods", ICON_RUBY, CHART_DOTS, COLOUR_UMBER, COLOUR_WHITE},
};

#define VALUES (const char *const[])
static const struct option_look options[] = {
    /* by enum empire_option */
    {"Board", VALUES{"A, 25 regions", "B, 23 regions"}, "A has four continents, B has five."},
    {"Goods tokens", VALUES{"without", "with"}, "Five regions bring their holder a good."},
    {"Length", VALUES{"one game", "three games"}, "Points of three games add up."},
    {"One ore card", VALUES{"place 2 or city", "place 2"}, "Two printings of that card differ."},
    {"Tied bids go by", VALUES{"a die", "seat order"}, "Who wins if two bid the same."},
};
static const char options_help[] =
    "*Board*: side A has four continents, side B five.\n*Goods tokens*: five regions bring a good at the end.\n*Length*: three games add up.\n*One ore card* was printed as “place 2 or build a city”, and as “place 2”.\n*Tied bids* are settled by a die, or the first seat wins.\n*Neutral armies*, with two seats: the console puts them by chance.";

static const uint8_t tie_icons[EMPIRE_TIE_BREAKS] = {ICON_COIN, ICON_ARMY, ICON_FLAG};

static bool prepares(const void *of) {
    const struct empire_state *state = of;
    return state->phase == EMPIRE_PHASE_NEUTRAL;
}

const struct game_ui empire_ui = {
    .game = &empire,
    GAME_UI_PARTS(empire_ui),
    .in_short =
        "Spread your armies over the map. Each turn is one card: a good to keep, and something to do at once.",
    .minutes = 10,
    .icon = ICON_ARMY,
    .short_title = "Empire",
    .scene = &empire_ui_scene,
    .came_of = empire_ui_came_of,
    .by_chance = empire_ui_is_bid,
    .moment = moment_of,
    .pause = &empire_ui_break,
    .round = round_of,
    .part = part_put,
    .set_up = set_up,
    .move_words = empire_ui_move_put,
    .one = "an army ",
    .several = "armies ",
    .advice = empire_ui_advise,
    .point = point,
    .make = make,
    .options = options,
    .options_help = options_help,
    .tie_icons = tie_icons,
    .prepares = prepares,
    .prepares_name = "Neutral armies",
    .prepares_seats = 2,
};
