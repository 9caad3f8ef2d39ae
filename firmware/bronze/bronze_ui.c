/* Bronze's entry in the console: the step that a match is at, and what the frame's screens ask. */
#include "bronze_ui.h"

#include "board_picture.h"
#include "match_watch.h"
#include "memory.h"
#include "moments.h"

/* ---- the way through a turn */

void bronze_ui_show(void) {
    static void (*const steps[])(void) = {
        [BRONZE_PLAYING] = match_begin_turn,
        [BRONZE_SETTLING] = bronze_ui_place_show,
        [BRONZE_CHOOSING] = bronze_ui_city_show,
    };
    if (play_person_to_move()) {
        steps[bronze_ui_state()->phase]();
    } else {
        match_watch_show();
    }
}

/* A longest route of a terrain has come to a seat. */
static bool moment_of(const void *before, const void *after, struct moment *moment) {
    const struct bronze *old = before, *now = after;
    const unsigned longest = BRONZE_ROUTE_LENGTHS - 1;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        moment->seat = now->route_owner[terrain][longest];
        if (moment->seat != BRONZE_NOBODY && moment->seat != old->route_owner[terrain][longest]) {
            moment->icon = (enum icon)((unsigned)ICON_MOUNTAINS + terrain);
            text_format(moment->words, "Route of %u!", bronze_route_lengths[longest]);
            return true;
        }
    }
    return false;
}

/* ---- words */

static bool is_play(move_t move) {
    return move < BRONZE_CITY; /* turns up the next card of its stack */
}

static bool follows(move_t move) {
    return move == BRONZE_DONE;
}

static unsigned round_of(const void *of) {
    const struct bronze *state = of;
    return (state->turn_number - 1u) / state->seats + 1u;
}

static void set_up_words(const struct setup *setup, struct text *out) {
    struct bronze state = {.seats = 0}; /* to see what is dealt */
    bronze.start(&state, setup);
    text_format(out, "%u tiles, %u cards, %u cities", state.tiles, state.card_count, state.city_count);
}

static void words_play(const struct bronze *before, move_t move, struct text *out) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    (void)bronze_preview(before, move, cells);
    text_format(out, "{%s}{3}*%s*", bronze_technologies[cells[0].technology].word,
                bronze_technologies[cells[0].technology].name);
    bronze_column_text(before, move, out);
}

/* "tile 4: jungle, spot 2, hunters"; the place in a row only where a hint names it, and there are several. */
static void put_spot(struct text *out, const struct bronze *before, move_t move, bool fully) {
    const unsigned tile = bronze_tile_of(move), spot = bronze_spot_of(move),
                   terrain = bronze_spot_terrain(spot);
    const char *const type = bronze_type_names[bronze_spot_type(before, tile, spot)];
    if (!fully) {
        text_format(out, "{%s}{3}%s, %s, tile %u", bronze_terrain_names[terrain], bronze_land(terrain), type,
                    tile + 1);
    } else if (bronze_tile(before, tile)->rows[terrain] > 1) {
        text_format(out, "Place a marker on tile %u: *%s*, spot %u, %s", tile + 1, bronze_land(terrain),
                    bronze_spot_place(spot) + 1, type);
    } else {
        text_format(out, "Place a marker on tile %u: *%s*, %s", tile + 1, bronze_land(terrain), type);
    }
}

static void move_words(const void *before, move_t move, struct text *out) {
    if (move >= BRONZE_SETTLE) {
        put_spot(out, before, move, false);
    } else if (move >= BRONZE_DONE) {
        text_put(out, MATCH_ENDS_TURN);
    } else if (move >= BRONZE_CITY) {
        text_format(out, "{city}{3}%s: ", bronze_cities[move - BRONZE_CITY].name);
        bronze_ui_city_words(move - BRONZE_CITY, BRONZE_NOBODY, out);
    } else {
        words_play(before, move, out);
    }
}

/* ---- hints */

static unsigned stack_of(move_t play) {
    return play >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
}

static void advise_play(const struct bronze *before, move_t play, struct text *out) {
    bronze_top_text(before, stack_of(play), out);
    text_put(out, (play & BRONZE_FACE_DOWN) != 0 ? " as *Bronze Casting*" : "");
    bronze_column_text(before, play, out);
}

static void advise(const void *before, move_t move, struct text *out) {
    if (move >= BRONZE_SETTLE) {
        put_spot(out, before, move, true);
    } else if (move >= BRONZE_DONE) {
        text_put(out, "End your turn");
    } else if (!is_play(move)) {
        text_format(out, "Take the city *%s*: ", bronze_cities[move - BRONZE_CITY].name);
        bronze_ui_city_words(move - BRONZE_CITY, bronze_ui_state()->seat, out);
    } else {
        advise_play(before, move, out);
    }
}

static void point_at_city(unsigned city) {
    struct bronze_ui_city_memory *const memory = &bronze_ui_memory()->city;
    bronze_ui_city_show();
    for (unsigned i = 0; i < memory->count; i++) {
        memory->at = memory->cities[i] == city ? i : memory->at;
    }
}

static void point(move_t move, bool unit) {
    (void)unit;
    if (move >= BRONZE_DONE) {
        bronze_ui_place_show();
        bronze_ui_place_point(move);
    } else if (!is_play(move)) {
        point_at_city(move - BRONZE_CITY);
    } else {
        bronze_ui_cards_show();
        bronze_ui_memory()->cards.at = (uint8_t)stack_of(move);
        bronze_ui_memory()->cards.face_down = (move & BRONZE_FACE_DOWN) != 0;
        bronze_ui_column_show(move);
    }
}

static void make(move_t move) {
    if (move >= BRONZE_SETTLE) {
        bronze_ui_place(move);
    } else {
        match_make(move, is_play(move) ? CUE_PLACE : CUE_OPEN);
    }
}

/* ---- what was shown */

/* Only a play and a marker show anything. */
static void shown_words(const void *of, move_t last, struct text *out) {
    const struct bronze *state = of;
    if (state->phase == BRONZE_PLAYING) {
        text_put(out,
                 "The turn before showed something that was hidden. What has been seen can’t be unseen.");
    } else if (is_play(last)) {
        text_format(out, "A new card was turned up when you took %s.",
                    bronze_technologies[state->active[BRONZE_OWN_GROUP]].name);
    } else {
        text_put(out, state->phase == BRONZE_CHOOSING ? "Your last marker drew cities to choose from."
                                                      : "Your last marker turned a new tile over.");
    }
}

const struct source_look bronze_ui_sources[BRONZE_POINT_SOURCES] = {
    {"provinces", ICON_PROVINCE, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE},
    {"routes", ICON_ROUTE, CHART_DIAGONALS, COLOUR_ROUTES, COLOUR_INK},
    {"cities", ICON_CITY, CHART_DOTS, COLOUR_UMBER, COLOUR_WHITE},
};

static const char options_help[] =
    "*Edition*: the game was printed twice; the rules differ in when a tile’s province is won.\n"
    "*2018*: when the tile is full, or all have passed it; a tie wins nothing.\n"
    "*2017*: as soon as nobody can catch up.";

const struct game_ui bronze_ui = {
    .game = &bronze,
    GAME_UI_PARTS(bronze_ui),
    .icon = ICON_BRONZE,
    .in_short =
        "Lead a people across an ancient land: take cards, settle tile by tile, and join your markers into trade routes.",
    .minutes = 20,
    .veils = is_play,
    .follows = follows,
    .round = round_of,
    .set_up = set_up_words,
    .move_words = move_words,
    .advice = advise,
    .point = point,
    .make = make,
    .shown = shown_words,
    .moment = moment_of,
    .tie_kind = "points from ",
    .options_help = options_help,
};
