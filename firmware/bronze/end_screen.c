/* The end: why a round is the last, and the land with its cities for whoever has won. */
#include "bronze_ui.h"
#include "game_screen.h"
#include "match_ending.h"

static bool last_round(const void *state) {
    return ((const struct bronze *)state)->last_round != 0;
}

static void why(const void *of, struct text *out) {
    const struct bronze *state = of;
    const unsigned seat = bronze_without_markers(state);
    if (seat != BRONZE_NOBODY) {
        const bool you = seat == match_reader();
        text_format(out, "%s %s no markers left.", you ? "You" : play_name(seat), you ? "have" : "has");
    } else {
        const bool cards = state->emptied >= BRONZE_STACKS_TO_END;
        text_put(out, cards ? "Two stacks of cards are empty." : "The last tile is full.");
    }
}

/* ---- the winner's land: its markers, the provinces above, and its cities with what they are worth */

enum { HEAD_Y = CHROME_CONTENT_Y + 3, LAND_Y = HEAD_Y + 16, ROW = 11, CITIES_Y = 132, CITY_ROW = 14 };

static void draw_head(int x, unsigned tile, unsigned seat) {
    if (bronze_ui_state()->province_owner[tile] == seat) {
        icon_draw(x, HEAD_Y, ICON_PROVINCE, 12);
        words_draw(x + 12, HEAD_Y, TYPE_CHIP, COLOUR_GOLD, "%u", bronze_ui_state()->province[tile]);
    }
}

static void picture(unsigned seat) {
    const struct bronze *state = bronze_ui_state();
    const int tile_width = CANVAS_WIDTH / state->tiles;
    int city_x = CHROME_MARGIN, y = CITIES_Y;
    const struct bronze_ui_small small = {(tile_width - 3) / 3, ROW, 2, seat};
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        const int x = 1 + tile_width * (int)tile;
        draw_head(x, tile, seat);
        bronze_ui_small_draw(x, LAND_Y, &small, tile, 0);
    }
    for (unsigned i = 0; i < state->cities_held[seat]; i++) {
        struct match_words words;
        const unsigned city = state->cities[seat][i];
        text_format(match_words(&words), "{city}{2}%s {:gold}%u", bronze_cities[city].name,
                    bronze_city_worth(state, seat, city));
        const bool fits = city_x + type_rich_width(TYPE_SMALL, words.words) <= CANVAS_WIDTH - CHROME_MARGIN;
        y += fits ? 0 : CITY_ROW;
        city_x = type_rich(fits ? city_x : CHROME_MARGIN, y, TYPE_SMALL, COLOUR_PAPYRUS, words.words) + 8;
    }
}
static const char each[] =
    "For the most markers on a tile\nFor 3 or more in line on one land\nWhat each city is worth";
static const struct match_count count = {NULL, each, 0, 0, NULL, NULL, NULL};
const struct match_ending bronze_ui_ending = {last_round, why, bronze_still_to_play, picture, &count};
