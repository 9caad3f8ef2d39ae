#include "board_picture.h"

#include "memory.h"
#include "textures.h"
#include "words.h"

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
    TILES_IN_VIEW = 3, /* and half a one */
    BEHIND = 3,        /* eighths of night over land where nothing is to be done */
    CLOSED = 6,        /* over a tile's back */
};
enum { SCROLL_MS = 120, SCROLL_FRAMES = 4, DROP_MS = 120, DROP_FRAMES = 3, TURN_MS = 240, TURN_FRAMES = 4 };

/* ---- scrolling */

static struct bronze_ui_board_memory *kept(void) {
    return &bronze_ui_memory()->board;
}

static int scroll_of(int first) {
    const int most = bronze_ui_state()->tiles - (int)TILES_IN_VIEW, at = first < most ? first : most;
    return at > 0 ? at * TILE : 0;
}

static int scroll_now(void) {
    static const uint8_t done[SCROLL_FRAMES] = {3, 5, 7, 8}; /* eighths of the way: slowing */
    const int way = motion_over(&kept()->scrolling) ? 8 : done[motion_frame(&kept()->scrolling)];
    return kept()->scroll_from + (kept()->scroll_to - kept()->scroll_from) * way / 8;
}

unsigned bronze_ui_board_first(void) {
    return (unsigned)(kept()->scroll_to / TILE);
}

void bronze_ui_board_jump(int first) {
    kept()->scroll_to = scroll_of(first);
    kept()->scroll_from = kept()->scroll_to;
    motion_stop(&kept()->scrolling);
}

void bronze_ui_board_jump_to_seat(unsigned seat) {
    bronze_ui_board_jump((int)bronze_ui_state()->reached[seat] - 2);
}

void bronze_ui_board_scroll(int first) {
    kept()->scroll_from = kept()->scroll_to;
    kept()->scroll_to = scroll_of(first);
    if (kept()->scroll_to != kept()->scroll_from) {
        motion_start(&kept()->scrolling, SCROLL_MS, SCROLL_FRAMES);
    }
}

void bronze_ui_board_show(unsigned tile) {
    const int first = (int)tile;
    if (tile < bronze_ui_board_first()) {
        bronze_ui_board_scroll(first);
    } else if (tile >= bronze_ui_board_first() + TILES_IN_VIEW) {
        bronze_ui_board_scroll(first - (TILES_IN_VIEW - 1));
    }
}

void bronze_ui_board_drop(move_t marker) {
    assert(bronze_tile_of(marker) < BRONZE_TILES_MAX && bronze_spot_of(marker) < BRONZE_SPOT_BITS);
    kept()->dropped = marker;
    motion_start(&kept()->dropping, DROP_MS, DROP_FRAMES);
}

bool bronze_ui_board_drops(void) {
    return !motion_over(&kept()->dropping);
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

static void draw_band(unsigned terrain, int x, int width, int behind) {
    const uint16_t base = terrain_colours[terrain].base, dark = terrain_colours[terrain].dark;
    const uint16_t light = colour_mix(base, COLOUR_WHITE, 3);
    const struct texture_colours colours = {colour_mix(base, COLOUR_NIGHT, behind),
                                            colour_mix(colour_mix(base, dark, 6), COLOUR_NIGHT, behind),
                                            colour_mix(light, COLOUR_NIGHT, behind)};
    const int y = ROWS_Y + ROW * (int)terrain;
    canvas_texture((struct area){x, y, width, ROW}, scroll_now(), &terrain_textures[terrain], colours);
    canvas_fill(x, y, width, 1, colours.light);
    canvas_fill(x, y + ROW - 1, width, 1, colour_mix(dark, COLOUR_NIGHT, behind));
}

static int in_view(int x) {
    return x < CANVAS_WIDTH ? x : CANVAS_WIDTH;
}

/* Open tiles lie left of the closed ones, and those left of the land's end. */
static void draw_bands(int behind) {
    const int edge = in_view(tile_x(bronze_ui_state()->open)),
              end = in_view(tile_x(bronze_ui_state()->tiles));
    canvas_fill(end, HEAD_Y, CANVAS_WIDTH - end, LINE_Y - HEAD_Y, COLOUR_NIGHT);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        draw_band(terrain, LAND_X, edge - LAND_X, behind);
        if (edge < end) {
            draw_band(terrain, edge, end - edge, CLOSED);
        }
    }
}

/* ---- spots */

static void draw_spot(unsigned tile, unsigned spot, const uint32_t *legal) {
    enum { SEAT_STYLES = ICON_HELD_HERDERS_GARNET - ICON_HELD_FARMERS_GARNET, DIM = 2 };
    const unsigned type = bronze_spot_type(bronze_ui_state(), tile, spot),
                   owner = bronze_spot_owner(bronze_ui_state(), tile, spot);
    unsigned icon = ICON_SPOT_FREE_FARMERS + type;
    int behind = 0;
    if (owner != BRONZE_NOBODY) {
        icon = ICON_HELD_FARMERS_GARNET + SEAT_STYLES * type + play_seat_style(owner);
        behind = legal != NULL ? BEHIND : 0;
    } else if (legal != NULL) {
        const bool may = (legal[tile] >> spot & 1u) != 0;
        icon = (may ? ICON_SPOT_LEGAL_FARMERS : ICON_SPOT_DIM_FARMERS) + type;
        behind = may ? 0 : DIM;
    }
    icon_draw_shaded(spot_x(tile, spot), spot_y(spot), (enum icon)icon, SPOT, COLOUR_NIGHT, behind);
}

static void draw_spots(unsigned tile, const uint32_t *legal) {
    const struct bronze_tile *land = bronze_tile(bronze_ui_state(), tile);
    for (uint32_t left = land->spots[0] | land->spots[1] | land->spots[2]; left != 0; left &= left - 1) {
        if (spot_x(tile, bits_lowest(left)) + SPOT <= CANVAS_WIDTH) { /* none is cut at the edge */
            draw_spot(tile, bits_lowest(left), legal);
        }
    }
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

static void draw_tile(unsigned tile, const uint32_t *legal) {
    enum { BACK_Y = ROWS_Y + (ROWS_HEIGHT - 24) / 2 - 4 };
    const int x = tile_x(tile);
    struct area clip;
    const bool turns = clip_turning(tile, x, &clip);
    if (tile >= bronze_ui_state()->open || (turns && motion_frame(&kept()->turning) < TURN_FRAMES / 2)) {
        icon_draw_shaded(x + (TILE - 1 - 24) / 2, BACK_Y, ICON_BRONZE, 24, COLOUR_NIGHT, BEHIND);
    } else {
        draw_spots(tile, legal);
    }
    if (turns) {
        canvas_clip_set(clip);
    }
    canvas_fill(x + TILE - 1, HEAD_Y, 1, LINE_Y - HEAD_Y, COLOUR_INK);
}

/* ---- above and below a tile */

/* Open: shield and points. Won: its owner and the points. Nobody's: a tie, right of what `ends` before it. */
static void draw_province(const struct bronze *state, unsigned tile, int x, int ends) {
    const unsigned owner = bronze_province_won(state, tile);
    if (owner == BRONZE_NOBODY) {
        type_draw_centred(x + 41, HEAD_Y + 1, TYPE_CHIP, COLOUR_DUSK, ends <= x + 27 ? "none" : "=");
        return;
    }
    const bool open = owner == BRONZE_PENDING;
    icon_draw(x + 34, HEAD_Y + 1, open ? ICON_PROVINCE : match_seat_icon(owner), 12);
    words_draw(x + 47, HEAD_Y + 1, TYPE_CHIP, open ? COLOUR_GOLD : COLOUR_MIST, "%u", state->province[tile]);
}

static void draw_head(const struct bronze *state, unsigned tile) {
    const int x = tile_x(tile);
    int at = x + (tile >= 9 ? 15 : 10);
    canvas_fill(x, HEAD_Y, TILE - 1, HEAD, COLOUR_NIGHT2);
    words_draw(x + 3, HEAD_Y + 1, TYPE_CHIP, COLOUR_MIST, "%u", tile + 1);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        if (state->reached[seat] == tile + 1 && at + 7 <= CANVAS_WIDTH) {
            at = icon_draw(at, HEAD_Y + 4, match_seat_icon(seat), 7) - (state->seats > 3 ? 2 : 0);
        }
    }
    draw_province(state, tile, x, at);
}

static void draw_foot(const struct bronze *state, unsigned tile, unsigned me) {
    enum { SHOWN = 4 };
    const int x = tile_x(tile), taken = state->count[me][tile] > 0 ? 5 : 0; /* eighths of night */
    const bool whole = x + TILE <= CANVAS_WIDTH + 1;
    const unsigned cities = bits_count(state->cities_left[tile]), left = whole || cities == 0 ? cities : 1;
    canvas_fill(x, FOOT_Y, TILE - 1, FOOT, COLOUR_NIGHT2);
    if (tile == 0) {
        type_draw_centred(x + 28, FOOT_Y + 1, TYPE_CHIP, COLOUR_DUSK, "no city");
    } else if (left > 0) {
        for (unsigned i = 0; i < left && i < SHOWN; i++) {
            icon_draw_shaded(x + 3 + 13 * (int)i, FOOT_Y + 1, ICON_CITY, 12, COLOUR_NIGHT2, taken);
        }
    } else if ((state->drawn >> tile & 1u) != 0) {
        type_draw(x + 4, FOOT_Y + 1, TYPE_CHIP, COLOUR_DUSK, "none left");
    } else {
        words_draw(x + 4, FOOT_Y + 1, TYPE_CHIP, COLOUR_MIST, whole ? "%d new" : "%d", state->seats + 1);
    }
}

/* ---- left of the land */

static void draw_token(const struct bronze *state, unsigned terrain, unsigned length) {
    const unsigned owner = state->route_owner[terrain][length];
    const int x = 18 + 9 * (int)length, y = ROWS_Y + ROW * (int)terrain;
    if (owner == BRONZE_NOBODY) {
        canvas_box(x, y + 3, 8, 13, 1, COLOUR_PAPYRUS, COLOUR_INK);
        words_draw(x + 1, y + 4, TYPE_CHIP, COLOUR_INK, "%u", bronze_route_lengths[length]);
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
    const int first = (int)bronze_ui_board_first();
    words_name((struct area){LAND_X, LINE_Y, VIEW, 3}, "from tile %d of %u", first + 1,
               (unsigned)state->tiles);
    canvas_fill(0, LINE_Y, CANVAS_WIDTH, CHROME_STATUS_HEIGHT, COLOUR_NIGHT);
    canvas_fill(0, LINE_Y, CANVAS_WIDTH, 1, COLOUR_INK);
    for (int i = 0; i < state->tiles; i++) {
        const int x = LAND_X + VIEW * i / state->tiles, end = LAND_X + VIEW * (i + 1) / state->tiles;
        const bool seen = i >= first && i < first + TILES_IN_VIEW;
        const uint16_t plain = i < state->open ? COLOUR_DUSK : COLOUR_NIGHT2;
        canvas_fill(x, LINE_Y, end - x - 1, 3, seen ? COLOUR_GOLD : plain);
    }
}

static void draw_dropping(const struct bronze *state) {
    static const uint8_t above[DROP_FRAMES] = {6, 2, 0};
    const unsigned tile = bronze_tile_of(kept()->dropped), spot = bronze_spot_of(kept()->dropped),
                   owner = bronze_spot_owner(state, tile, spot); /* nobody: taken back meanwhile */
    const int x = spot_x(tile, spot), y = spot_y(spot);
    if (!motion_over(&kept()->dropping) && tile_in_view(tile) && owner != BRONZE_NOBODY) {
        icon_draw(x, y, (enum icon)(ICON_SPOT_LEGAL_FARMERS + bronze_spot_type(state, tile, spot)), SPOT);
        icon_draw(x + 2, y + 2 - above[motion_frame(&kept()->dropping)], match_seat_icon(owner), 13);
    }
}

void bronze_ui_board_draw(unsigned me, const uint32_t *legal) {
    assert(me < BRONZE_SEATS_MAX);
    const struct bronze *state = bronze_ui_state();
    draw_line(state);
    const struct area clip = canvas_clip(LAND_X, HEAD_Y, VIEW, LINE_Y - HEAD_Y);
    draw_bands(legal != NULL ? BEHIND : 0);
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        if (tile_in_view(tile)) {
            draw_tile(tile, legal);
            draw_head(state, tile);
            draw_foot(state, tile, me);
        }
    }
    draw_dropping(state);
    canvas_clip_set(clip);
    draw_side(state);
    canvas_fill(0, ROWS_Y - 1, CANVAS_WIDTH, 1, COLOUR_INK);
    canvas_fill(0, FOOT_Y - 1, CANVAS_WIDTH, 1, COLOUR_INK);
}

void bronze_ui_board_tile(unsigned tile) {
    const int x = tile_x(tile);
    canvas_frame(x - 1, HEAD_Y, (x + TILE < CANVAS_WIDTH ? TILE + 1 : CANVAS_WIDTH - x),
                 FOOT_Y + FOOT - HEAD_Y, 2, COLOUR_GOLD);
}

void bronze_ui_board_cursor(move_t marker) {
    const unsigned tile = bronze_tile_of(marker), spot = bronze_spot_of(marker);
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    if (tile_in_view(tile)) {
        chrome_cursor(spot_x(tile, spot), spot_y(spot), SPOT, SPOT);
    }
}

/* ---- status */

static void draw_stacks(const struct bronze *state, int y) {
    int x = type_draw(65, y + 1, TYPE_SMALL, COLOUR_MIST, "Stacks") + 4;
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++, x += 18) {
        bronze_ui_card_back_draw(x, y + 1, state->stack_left[stack]);
    }
    const unsigned reserve = state->stack_left[BRONZE_POOL];
    if (reserve > 0) {
        x = type_draw(x + 3, y + 1, TYPE_SMALL, COLOUR_MIST, "spare") + 3;
        canvas_box(x, y + 1, 17, 14, 2, COLOUR_NIGHT2, COLOUR_DUSK);
        words_centred(x + 9, y + 2, TYPE_CHIP, COLOUR_MIST, "%u", reserve);
    }
}

static void draw_ends(const struct bronze *state, int y) {
    const struct bronze_ends ends = bronze_ends(state);
    icon_draw(4, y + 1, ICON_HOURGLASS, 12);
    if (state->last_round) {
        const bool over = state->phase == BRONZE_ENDED;
        type_rich(20, y, TYPE_SMALL, COLOUR_MIST,
                  over ? "The match is over" : "{:gold}The last round{:}: everybody completes it");
    } else {
        words_rich(20, y, TYPE_SMALL, COLOUR_MIST, "Ends in {:gold}%u card%s{:}, %s{2}%u or a full tile %u",
                   ends.cards, words_s(ends.cards), match_stone(play_seat_style(ends.seat)), ends.markers,
                   (unsigned)state->tiles);
    }
}

void bronze_ui_board_status(unsigned seat) {
    assert(seat < BRONZE_SEATS_MAX);
    const struct bronze *state = bronze_ui_state();
    const int y = CHROME_STATUS_Y + 3;
    icon_draw(4, y + 1, match_seat_icon(seat), 13);
    const int x = words_draw(20, y - 1, TYPE_BODY_BOLD, COLOUR_PAPYRUS, "%u", state->markers[seat]);
    type_draw(x + 4, y + 1, TYPE_SMALL, COLOUR_MIST, "left");
    draw_stacks(state, y);
    draw_ends(state, y + 17);
}
