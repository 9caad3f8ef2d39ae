/* Which city: those that lie under the tile, and what each is worth now. */
#include "memory.h"

enum { FOOT_Y = 172, FOOT = 47, FOOT_CITIES = 4 /* with five, Y tells what the line says */ };

static struct bronze_ui_city_memory *kept(void) {
    return &bronze_ui_memory()->city;
}

static void steer(enum key direction) {
    kept()->at = cursor_ring(kept()->at, kept()->count, direction);
}

static void take(void) {
    match_make(BRONZE_CITY | kept()->cities[kept()->at], CUE_GAIN);
}

static void explain(void) {
    match_explain(&bronze_ui_a_city, BRONZE_UI_CITY(kept()->cities[kept()->at], bronze_ui_state()->seat));
}

static void draw(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, "Take"}, {ICON_KEY_B, match_back_word()}, {ICON_KEY_X, "Look"}};
    const unsigned seat = bronze_ui_state()->seat;
    const int height = kept()->count == 4 ? 32 : 35;
    chrome_ground();
    match_title(seat, "Take a city", BRONZE_UI_DASH_MARKERS);
    words_rich(6, 25, TYPE_SMALL, COLOUR_PAPYRUS, "{:gold}Tile %u:{:} your first marker here",
               bronze_ui_state()->reached[seat]);
    type_draw_centred(209, 25, TYPE_SMALL, COLOUR_GOLD, "now");
    for (unsigned i = 0; i < kept()->count; i++) {
        bronze_ui_city_row_draw(42 + height * (int)i, height, kept()->cities[i], seat, i == kept()->at);
    }
    if (kept()->count <= FOOT_CITIES) {
        chrome_foot(FOOT_Y, FOOT);
        type_wrap((struct area){8, FOOT_Y + 1, 226, 45}, TYPE_SMALL, COLOUR_PAPYRUS,
                  bronze_city_line(kept()->cities[kept()->at]));
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = take, .back = match_back_key, .help = explain, MATCH_STEP};

/* On the city that is worth most now. */
void bronze_ui_city_show(void) {
    const struct bronze *state = bronze_ui_state();
    unsigned most = 0;
    kept()->at = 0;
    kept()->count = bronze_tile_cities(state, state->reached[state->seat] - 1u, kept()->cities);
    for (unsigned i = 0; i < kept()->count; i++) {
        const unsigned worth = bronze_city_worth(state, state->seat, kept()->cities[i]);
        if (worth > most) {
            most = worth;
            kept()->at = i;
        }
    }
    screen_replace(&screen);
}
