#include "board_picture.h"

#include "game_screen.h"
#include "memory.h"
#include "motion.h"
#include "widgets.h"

enum {
    LAND_X = 46, /* of the first tile; terrains and tokens are left of it */
    TILE = 57,   /* from one to the next */
    ROW = 19,
    SPOT = 17,
    PITCH = 18, /* from one spot to the next */
    HEAD_Y = CHROME_CONTENT_Y,
    HEAD = 14,
    ROWS_Y = 39,
    ROWS_HEIGHT = BRONZE_TERRAINS * ROW,
    FOOT_Y = ROWS_Y + ROWS_HEIGHT + 1, /* cities */
    FOOT = 14,
    LINE_Y = CHROME_STATUS_Y, /* of all tiles */
    VIEW = CANVAS_WIDTH - LAND_X,
    BEHIND = 3, /* eighths of night over land where nothing is to be done */
    CLOSED = 6, /* over a tile's back */
    SCROLL_MS = 120,
    SCROLL_FRAMES = 4,
    DROP_MS = 120,
    DROP_FRAMES = 3,
    TURN_MS = 240,
    TURN_FRAMES = 4,
};

/* ---- scrolling */

static struct bronze_ui_board_memory *kept(void) {
    return &bronze_ui_memory()->board;
}

static int scroll_max(const struct bronze *state) {
    const int most = state->tiles * TILE - VIEW;
    return most > 0 ? most : 0;
}

static int scroll_of(const struct bronze *state, int first) {
    const int px = first < 0 ? 0 : first * TILE;
    return px > scroll_max(state) ? scroll_max(state) : px;
}

static int scroll_now(void) {
    static const uint8_t done[SCROLL_FRAMES] = {3, 5, 7, 8}; /* eighths of the way: slowing */
    if (motion_over(&kept()->scrolling)) {
        return kept()->scroll_to;
    }
    return kept()->scroll_from +
           (kept()->scroll_to - kept()->scroll_from) * done[motion_frame(&kept()->scrolling)] / 8;
}

unsigned bronze_ui_board_first(void) {
    return (unsigned)((kept()->scroll_to + TILE - 1) / TILE);
}

void bronze_ui_board_jump(const struct bronze *state, int first) {
    kept()->scroll_to = scroll_of(state, first);
    kept()->scroll_from = kept()->scroll_to;
    motion_stop(&kept()->scrolling);
}

void bronze_ui_board_scroll(const struct bronze *state, int first) {
    kept()->scroll_from = kept()->scroll_to;
    kept()->scroll_to = scroll_of(state, first);
    if (kept()->scroll_to != kept()->scroll_from) {
        motion_start(&kept()->scrolling, SCROLL_MS, SCROLL_FRAMES);
    }
}

void bronze_ui_board_show(const struct bronze *state, unsigned tile) {
    const int first = (int)tile, at = (kept()->scroll_to + TILE - 1) / TILE;
    if (first < at) {
        bronze_ui_board_scroll(state, first);
    } else if (first * TILE + TILE > kept()->scroll_to + VIEW) {
        bronze_ui_board_scroll(state, first - (BRONZE_UI_TILES_IN_VIEW - 1));
    }
}

void bronze_ui_board_drop(unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    kept()->drop_tile = tile;
    kept()->drop_spot = spot;
    motion_start(&kept()->dropping, DROP_MS, DROP_FRAMES);
}

void bronze_ui_board_turn_over(unsigned tile) {
    kept()->turn_tile = tile;
    motion_start(&kept()->turning, TURN_MS, TURN_FRAMES);
}

static int tile_x(unsigned tile) {
    return LAND_X + (int)tile * TILE - scroll_now();
}

static int spot_x(unsigned tile, unsigned spot) {
    return tile_x(tile) + 2 + PITCH * (int)bronze_spot_place(spot);
}

static int spot_y(unsigned spot) {
    return ROWS_Y + ROW * (int)bronze_spot_terrain(spot) + 1;
}

static bool tile_in_view(unsigned tile) {
    return tile_x(tile) < CANVAS_WIDTH && tile_x(tile) + TILE > LAND_X;
}

/* ---- bands */

static const struct texture patterns[BRONZE_TERRAINS] = {
    {10,
     {0x000, 0x008, 0x014, 0x022, 0x100, 0x280, 0x240, 0x000},
     {0x000, 0x000, 0x008, 0x004, 0x000, 0x100, 0x080, 0x000}},          /* peaks */
    {10, {0x004, 0x00e, 0x08e, 0x1df, 0x1c4, 0x3e0, 0x080, 0x000}, {0}}, /* firs */
    {10,
     {0x000, 0x008, 0x004, 0x100, 0x080, 0x000, 0x020, 0x010},
     {0x000, 0x002, 0x000, 0x040, 0x000, 0x000, 0x008, 0x000}}, /* blades */
    {10,
     {0x000, 0x000, 0x040, 0x000, 0x000, 0x002, 0x000, 0x030},
     {0x000, 0x00c, 0x000, 0x000, 0x180, 0x000, 0x000, 0x000}}, /* dashes */
    {10,
     {0x000, 0x000, 0x062, 0x181, 0x000, 0x000, 0x221, 0x01e},
     {0x000, 0x01c, 0x000, 0x000, 0x000, 0x1c0, 0x000, 0x000}}, /* dunes */
    {10,
     {0x022, 0x055, 0x12a, 0x294, 0x14a, 0x0a5, 0x252, 0x128},
     {0x000, 0x022, 0x000, 0x108, 0x000, 0x042, 0x000, 0x210}},          /* crosses */
    {10, {0}, {0x000, 0x006, 0x0c9, 0x330, 0x000, 0x0c0, 0x123, 0x21c}}, /* waves */
};

static void draw_band(unsigned terrain, int x, int width, int behind) {
    const uint16_t base = terrain_colours[terrain].base, dark = terrain_colours[terrain].dark;
    const uint16_t light = colour_mix(base, COLOUR_WHITE, 3);
    const struct texture_colours colours = {colour_mix(base, COLOUR_NIGHT, behind),
                                            colour_mix(colour_mix(base, dark, 6), COLOUR_NIGHT, behind),
                                            colour_mix(light, COLOUR_NIGHT, behind)};
    const int y = ROWS_Y + ROW * (int)terrain;
    canvas_texture((struct area){x, y, width, ROW}, scroll_now(), &patterns[terrain], colours);
    canvas_fill(x, y, width, 1, colours.light);
    canvas_fill(x, y + ROW - 1, width, 1, colour_mix(dark, COLOUR_NIGHT, behind));
}

/* Open tiles lie left of the closed ones. */
static void draw_bands(const struct bronze_ui_board *land) {
    const int open = tile_x(land->state->open), edge = open < CANVAS_WIDTH ? open : CANVAS_WIDTH;
    const int behind = land->legal != NULL ? BEHIND : 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        draw_band(terrain, LAND_X, edge - LAND_X, behind);
        if (edge < CANVAS_WIDTH) {
            draw_band(terrain, edge, CANVAS_WIDTH - edge, CLOSED);
        }
    }
}

/* ---- spots */

/* Who has which spot of a tile. */
static void find_owners(const struct bronze *state, unsigned tile, uint8_t owners[BRONZE_SPOT_BITS]) {
    for (unsigned spot = 0; spot < BRONZE_SPOT_BITS; spot++) {
        owners[spot] = (uint8_t)bronze_spot_owner(state, tile, spot);
    }
}

static enum icon held_icon(unsigned type, unsigned seat) {
    enum { SEAT_STYLES = ICON_HELD_HERDERS_GARNET - ICON_HELD_FARMERS_GARNET };
    return (enum icon)(ICON_HELD_FARMERS_GARNET + type * SEAT_STYLES + play_seat_style(seat));
}

static void draw_held(int x, int y, unsigned type, unsigned owner, bool behind) {
    if (behind) {
        icon_draw_shaded(x, y, held_icon(type, owner), SPOT, COLOUR_NIGHT, BEHIND);
    } else {
        icon_draw(x, y, held_icon(type, owner), SPOT);
    }
}

static void draw_spot(const struct bronze_ui_board *land, unsigned tile, unsigned spot, unsigned owner) {
    const unsigned type = bronze_spot_type(land->state, tile, spot);
    const int x = spot_x(tile, spot), y = spot_y(spot);
    if (owner != BRONZE_NOBODY) {
        draw_held(x, y, type, owner, land->legal != NULL);
    } else if (land->legal == NULL) {
        icon_draw(x, y, (enum icon)(ICON_SPOT_FREE_FARMERS + type), SPOT);
    } else if ((land->legal[tile] >> spot & 1u) != 0) {
        icon_draw(x, y, (enum icon)(ICON_SPOT_LEGAL_FARMERS + type), SPOT);
    } else {
        icon_draw_shaded(x, y, (enum icon)(ICON_SPOT_DIM_FARMERS + type), SPOT, COLOUR_NIGHT, 2);
    }
}

static void draw_spots(const struct bronze_ui_board *land, unsigned tile) {
    uint8_t owners[BRONZE_SPOT_BITS];
    const struct bronze_tile *land_tile = bronze_tile(land->state, tile);
    const uint32_t spots = land_tile->spots[0] | land_tile->spots[1] | land_tile->spots[2];
    find_owners(land->state, tile, owners);
    for (uint32_t left = spots; left != 0; left &= left - 1) {
        const unsigned spot = bits_lowest(left);
        draw_spot(land, tile, spot, owners[spot]);
    }
}

static void draw_back(int x) {
    const int y = ROWS_Y + (ROWS_HEIGHT - 24) / 2 - 4;
    icon_draw_shaded(x + (TILE - 1 - 24) / 2, y, ICON_BRONZE, 24, COLOUR_NIGHT, BEHIND);
}

/* A tile that turns over: the back grows narrow, then the face grows wide. */
static bool clip_turning(unsigned tile, int x, struct area *clip) {
    static const uint8_t widths[TURN_FRAMES] = {38, 12, 20, 42};
    if (tile != kept()->turn_tile || motion_over(&kept()->turning)) {
        return false;
    }
    const unsigned frame = motion_frame(&kept()->turning);
    int left = x + (TILE - widths[frame]) / 2, width = widths[frame];
    canvas_fill(x > LAND_X ? x : LAND_X, ROWS_Y, TILE - 1, ROWS_HEIGHT, COLOUR_NIGHT);
    if (left < LAND_X) {
        width -= LAND_X - left;
        left = LAND_X;
    }
    *clip = canvas_clip(left, ROWS_Y, width, ROWS_HEIGHT);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        draw_band(terrain, left, width, frame < 2 ? CLOSED : 0);
    }
    return true;
}

static bool shows_back(const struct bronze *state, unsigned tile) {
    return tile >= state->open || (tile == kept()->turn_tile && !motion_over(&kept()->turning) &&
                                   motion_frame(&kept()->turning) < TURN_FRAMES / 2);
}

static void draw_tile(const struct bronze_ui_board *land, unsigned tile) {
    const int x = tile_x(tile);
    struct area clip;
    const bool turns = clip_turning(tile, x, &clip);
    if (shows_back(land->state, tile)) {
        draw_back(x);
    } else {
        draw_spots(land, tile);
    }
    if (turns) {
        canvas_clip_set(clip);
    }
    canvas_fill(x + TILE - 1, HEAD_Y, 1, LINE_Y - HEAD_Y, COLOUR_INK);
}

/* ---- above and below a tile */

static void draw_number(int x, int y, unsigned number, uint16_t colour) {
    words_draw(x, y, TYPE_CHIP, colour, "%u", number);
}

/* Open: shield and points. Won: its owner and the points. Nobody's: an equals sign. */
static void draw_province(const struct bronze *state, unsigned tile, int x) {
    const unsigned owner = state->province_owner[tile];
    if (owner == BRONZE_NOBODY) {
        type_draw_centred(x + 46, HEAD_Y + 1, TYPE_CHIP, COLOUR_DUSK, "=");
        return;
    }
    const bool open = owner == BRONZE_PENDING;
    icon_draw(x + 34, HEAD_Y + 1, open ? ICON_PROVINCE : match_seat_icon(owner), 12);
    draw_number(x + 47, HEAD_Y + 1, state->province[tile], open ? COLOUR_GOLD : COLOUR_MIST);
}

static void draw_head(const struct bronze *state, unsigned tile) {
    const int x = tile_x(tile);
    int at = x + (tile >= 9 ? 15 : 10);
    canvas_fill(x, HEAD_Y, TILE - 1, HEAD, COLOUR_NIGHT2);
    draw_number(x + 3, HEAD_Y + 1, tile + 1, COLOUR_MIST);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        if (state->reached[seat] == tile + 1) {
            at = icon_draw(at, HEAD_Y + 4, match_seat_icon(seat), 7) - (state->seats > 3 ? 2 : 0);
        }
    }
    draw_province(state, tile, x);
}

static void draw_new_cities(const struct bronze *state, int x) {
    words_draw(x + 4, FOOT_Y + 1, TYPE_CHIP, COLOUR_MIST, "%d new", state->seats + 1);
}

static void draw_cities_left(unsigned count, int x, bool mine) {
    for (unsigned i = 0; i < count && i < 4; i++) {
        if (mine) {
            icon_draw_shaded(x + 3 + 13 * (int)i, FOOT_Y + 1, ICON_CITY, 12, COLOUR_NIGHT2, 5);
        } else {
            icon_draw(x + 3 + 13 * (int)i, FOOT_Y + 1, ICON_CITY, 12);
        }
    }
}

static void draw_foot(const struct bronze_ui_board *land, unsigned tile) {
    const struct bronze *state = land->state;
    const int x = tile_x(tile);
    const unsigned left = bits_count(state->cities_left[tile]);
    canvas_fill(x, FOOT_Y, TILE - 1, FOOT, COLOUR_NIGHT2);
    if (tile == 0) {
        type_draw_centred(x + 28, FOOT_Y + 1, TYPE_CHIP, COLOUR_DUSK, "-");
    } else if (left > 0) {
        draw_cities_left(left, x, state->count[land->me][tile] > 0);
    } else if ((state->drawn >> tile & 1u) != 0) {
        type_draw(x + 4, FOOT_Y + 1, TYPE_CHIP, COLOUR_DUSK, "none");
    } else {
        draw_new_cities(state, x);
    }
}

/* ---- left of the land */

static void draw_token(const struct bronze *state, unsigned terrain, unsigned length) {
    const unsigned owner = state->route_owner[terrain][length];
    const int x = 18 + 9 * (int)length, y = ROWS_Y + ROW * (int)terrain;
    if (owner == BRONZE_NOBODY) {
        canvas_box(x, y + 3, 9, 13, 1, COLOUR_PAPYRUS, COLOUR_INK);
        draw_number(x + 2, y + 4, bronze_route_lengths[length], COLOUR_INK);
    } else {
        icon_draw(x, y + 5, match_seat_icon(owner), 9);
    }
}

static void draw_side(const struct bronze *state) {
    canvas_fill(0, HEAD_Y, LAND_X - 1, HEAD, COLOUR_NIGHT2);
    canvas_fill(0, FOOT_Y, LAND_X - 1, FOOT, COLOUR_NIGHT2);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        const int y = ROWS_Y + ROW * (int)terrain;
        canvas_fill(0, y, LAND_X - 1, ROW, terrain_colours[terrain].base);
        canvas_fill(0, y, LAND_X - 1, 1, colour_mix(terrain_colours[terrain].base, COLOUR_WHITE, 3));
        canvas_fill(0, y + ROW - 1, LAND_X - 1, 1, terrain_colours[terrain].dark);
        icon_draw(1, y + 1, bronze_ui_terrain_icon(terrain), 16);
        for (unsigned length = 0; length < BRONZE_ROUTE_LENGTHS; length++) {
            draw_token(state, terrain, length);
        }
    }
    icon_draw(2, HEAD_Y + 1, ICON_ROUTE, 12);
    icon_draw(31, HEAD_Y + 1, ICON_PROVINCE, 12);
    icon_draw(31, FOOT_Y + 1, ICON_CITY, 12);
    canvas_fill(LAND_X - 1, HEAD_Y, 1, LINE_Y - HEAD_Y, COLOUR_INK);
}

/* ---- the whole */

/* All tiles in a line: what is in view is gold, what is closed is dark. */
static void draw_line(const struct bronze *state) {
    const int first = (kept()->scroll_to + TILE / 2) / TILE;
    canvas_fill(0, LINE_Y, CANVAS_WIDTH, CHROME_STATUS_HEIGHT, COLOUR_NIGHT);
    canvas_fill(0, LINE_Y, CANVAS_WIDTH, 1, COLOUR_INK);
    for (int i = 0; i < state->tiles; i++) {
        const int x = LAND_X + VIEW * i / state->tiles, end = LAND_X + VIEW * (i + 1) / state->tiles;
        const bool seen = i >= first && i < first + BRONZE_UI_TILES_IN_VIEW;
        canvas_fill(x, LINE_Y, end - x - 1, 3,
                    seen              ? COLOUR_GOLD
                    : i < state->open ? COLOUR_DUSK
                                      : COLOUR_NIGHT2);
    }
}

static void draw_dropping(const struct bronze *state) {
    static const uint8_t above[DROP_FRAMES] = {6, 2, 0};
    if (motion_over(&kept()->dropping) || !tile_in_view(kept()->drop_tile)) {
        return;
    }
    const unsigned frame = motion_frame(&kept()->dropping),
                   owner = bronze_spot_owner(state, kept()->drop_tile, kept()->drop_spot);
    if (owner == BRONZE_NOBODY) {
        return; /* taken back meanwhile */
    }
    const unsigned type = bronze_spot_type(state, kept()->drop_tile, kept()->drop_spot);
    const int x = spot_x(kept()->drop_tile, kept()->drop_spot), y = spot_y(kept()->drop_spot);
    icon_draw(x, y, (enum icon)(ICON_SPOT_LEGAL_FARMERS + type), SPOT);
    icon_draw(x + 2, y + 2 - above[frame], match_seat_icon(owner), 13);
}

void bronze_ui_board_draw(const struct bronze_ui_board *land) {
    const struct bronze *state = land->state;
    draw_line(state);
    const struct area clip = canvas_clip(LAND_X, HEAD_Y, VIEW, LINE_Y - HEAD_Y);
    draw_bands(land);
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        if (tile_in_view(tile)) {
            draw_tile(land, tile);
            draw_head(state, tile);
            draw_foot(land, tile);
        }
    }
    draw_dropping(state);
    canvas_clip_set(clip);
    draw_side(state);
    canvas_fill(0, ROWS_Y - 1, CANVAS_WIDTH, 1, COLOUR_INK);
    canvas_fill(0, FOOT_Y - 1, CANVAS_WIDTH, 1, COLOUR_INK);
}

void bronze_ui_board_cursor(unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    if (tile_in_view(tile)) {
        chrome_cursor(spot_x(tile, spot), spot_y(spot), SPOT, SPOT);
    }
}

/* ---- status */

static void draw_stacks(const struct bronze *state, int y) {
    int x = type_draw(72, y + 1, TYPE_SMALL, COLOUR_MIST, "Stacks") + 5;
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++, x += 19) {
        bronze_ui_card_back_draw(x, y + 1, state->stack_left[stack]);
    }
    const unsigned reserve = state->stack_left[BRONZE_POOL];
    if (reserve > 0) {
        type_draw(x + 2, y + 1, TYPE_SMALL_BOLD, COLOUR_MIST, "+");
        canvas_box(x + 10, y + 1, 17, 14, 2, COLOUR_NIGHT2, COLOUR_DUSK);
        words_centred(x + 19, y + 2, TYPE_CHIP, COLOUR_MIST, "%u", reserve);
    }
}

static void put_count(struct text *text, unsigned count, const char *one, const char *many) {
    text_format(text, "%u%s", count, count == 1 ? one : many);
}

static void ends_text(const struct bronze *state, struct text *text) {
    const struct bronze_ends ends = bronze_ends(state);
    if (state->last_round) {
        text_put(text, "{:gold}The last round{:}: all have as many turns");
        return;
    }
    text_put(text, state->open < state->tiles ? "Ends in {:gold}" : "Ends: {:gold}"); /* "tiles" is short */
    put_count(text, ends.cards, " card{:}, ", " cards{:}, ");
    put_count(text, ends.markers, " marker or ", " markers or ");
    if (state->open < state->tiles) {
        put_count(text, (unsigned)state->tiles - state->open, " tile", " tiles");
    } else {
        put_count(text, ends.spots, " spot", " spots");
    }
}

void bronze_ui_board_status(const struct bronze *state, unsigned seat) {
    assert(seat < BRONZE_SEATS_MAX);
    const int y = CHROME_STATUS_Y + 3;
    struct match_words words;
    text_number(match_words(&words), state->markers[seat]);
    icon_draw(4, y + 1, match_seat_icon(seat), 13);
    const int x = type_draw(20, y - 1, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
    type_draw(x + 4, y + 1, TYPE_SMALL, COLOUR_MIST, "left");
    draw_stacks(state, y);
    ends_text(state, match_words(&words));
    icon_draw(4, y + 18, ICON_HOURGLASS, 12);
    type_rich(20, y + 17, TYPE_SMALL, COLOUR_MIST, words.words);
}
