#include "board_picture.h"

#include <string.h>

#include "areas.h"
#include "memory.h"

enum {
    NEUTRAL_STYLE = 5, /* the last of seat_colours */
    DIM_LAND = 4,      /* eighths of night on what steps back */
    DIM_SEA = 3,
    DIM_PIECES = 3,
    TOGETHER = 4,   /* eighths of white on the cursor's continent */
    CLIFF = 0x6A46, /* #684830, and the water in its shadow: used here only */
    CLIFF_SHADE = 0x1A0E,
    BORDER = 0x5186, /* #503020 */
};

static const struct empire_ui_map *map_of(const struct empire_state *state) {
    return &empire_ui_maps[state->side];
}

uint32_t empire_ui_board_all(void) {
    return (UINT32_C(1) << empire_map(empire_ui_state())->region_count) - 1;
}

static bool has(uint32_t regions, unsigned region) {
    return (regions >> region & 1) != 0;
}

static bool shines(const struct empire_ui_board *view, unsigned region) {
    return has(view->lit, region) || region == view->from || region == view->at;
}

unsigned empire_ui_owner_style(unsigned owner) {
    return owner < EMPIRE_NEUTRAL ? play_seat_style(owner) : NEUTRAL_STYLE;
}

/* ---- colours of the ground */

/* Nobody's: bare ground up to its edge. From EMPIRE_UI_MAP_COAST on, as all three. */
static void colours_bare(uint16_t *to, uint16_t base) {
    const uint16_t dark = colour_mix(base, COLOUR_UMBER, 1), light = colour_mix(base, COLOUR_WHITE, 2);
    const uint16_t colours[] = {COLOUR_INK, BORDER, base, base, dark, light, base, base, dark, light};
    memcpy(to, colours, sizeof colours);
}

/* A broad rim in the holder's colour, a light line inside it, and a faint ground. */
static void colours_held(uint16_t *to, uint16_t base, uint16_t fill) {
    const uint16_t tint = colour_mix(base, fill, 2), rim = colour_mix(base, fill, 7);
    const uint16_t line = colour_mix(tint, COLOUR_WHITE, 4), dark = colour_mix(tint, fill, 1);
    const uint16_t colours[] = {COLOUR_INK, BORDER, rim, rim, rim, rim, line, tint, dark, tint};
    memcpy(to, colours, sizeof colours);
}

/* The edge as a frame: of gold where one may, of white between two lines of ink for the cursor. */
static void colours_framed(uint16_t *to, uint16_t frame, uint16_t line) {
    const uint16_t colours[] = {COLOUR_INK, COLOUR_INK, COLOUR_INK, frame, frame, frame, line};
    memcpy(to, colours, sizeof colours);
}

static void colours_dim(uint16_t *of, unsigned count, int eighths) {
    for (unsigned i = 0; i < count; i++) {
        of[i] = colour_mix(of[i], COLOUR_NIGHT, eighths);
    }
}

/* Of each ground, the sea's included. */
static void colours_of_region(const struct empire_ui_board *view, unsigned region, uint16_t *to) {
    static const uint16_t sea[EMPIRE_UI_MAP_SEA] = {COLOUR_DEEP, COLOUR_WAVE, COLOUR_SHALLOW,
                                                    COLOUR_SURF, CLIFF,       CLIFF_SHADE};
    const struct empire_map *map = empire_map(view->state);
    const unsigned continent = map->regions[region].continent;
    const bool together = view->together && continent == map->regions[view->at].continent;
    const uint16_t base = colour_mix(land_colours[continent], COLOUR_WHITE, together ? TOGETHER : 0);
    const unsigned holder = view->control->region[region];
    uint16_t *land = to + EMPIRE_UI_MAP_COAST;
    memcpy(to, sea, sizeof sea);
    if (holder == EMPIRE_NOBODY) {
        colours_bare(land, base);
    } else {
        colours_held(land, base, seat_colours[empire_ui_owner_style(holder)].fill);
    }
    to[EMPIRE_UI_MAP_HILL] = colour_mix(to[EMPIRE_UI_MAP_PLAIN], COLOUR_UMBER, 3);
    to[EMPIRE_UI_MAP_HILL_LIGHT] = colour_mix(to[EMPIRE_UI_MAP_PLAIN], COLOUR_WHITE, 4);
    if (view->choosing) {
        colours_dim(to, EMPIRE_UI_MAP_SEA, DIM_SEA);
    }
    if (view->choosing && !shines(view, region)) {
        colours_dim(land, EMPIRE_UI_MAP_GROUNDS - EMPIRE_UI_MAP_SEA, DIM_LAND);
    } else if (view->choosing && has(view->lit, region)) {
        colours_framed(land, COLOUR_GOLD, COLOUR_GOLD);
    }
    if (region == view->at) {
        colours_framed(land, COLOUR_WHITE, COLOUR_INK);
    }
}

static void draw_ground(const struct empire_ui_board *view) {
    enum { RUN_BITS = (1 << EMPIRE_UI_MAP_GROUND_SHIFT) - 1 };
    const uint8_t *at = map_of(view->state)->picture;
    uint16_t colours[EMPIRE_REGIONS_MAX][EMPIRE_UI_MAP_GROUNDS] = {{0}}, row[EMPIRE_UI_MAP_WIDTH];
    const uint16_t *here = colours[0];
    for (unsigned region = 0; region < empire_map(view->state)->region_count; region++) {
        colours_of_region(view, region, colours[region]);
    }
    for (int y = 0; y < EMPIRE_UI_MAP_HEIGHT; y++) {
        for (uint16_t *to = row; to < row + EMPIRE_UI_MAP_WIDTH;) {
            const unsigned what = *at++, ground = what >> EMPIRE_UI_MAP_GROUND_SHIFT;
            if (ground == EMPIRE_UI_MAP_REGION) {
                here = colours[*at++];
                continue;
            }
            for (const uint16_t *end = to + (what & RUN_BITS) + 1; to < end; to++) {
                *to = here[ground];
            }
        }
        canvas_row(0, view->y + y, row, EMPIRE_UI_MAP_WIDTH);
    }
}

/* ---- sea ways */

static void draw_dot(int x, int y, int size, uint16_t edge) {
    canvas_fill(x - 1 - size / 2, y - 1 - size / 2, size + 2, size + 2, edge);
    canvas_fill(x - size / 2, y - size / 2, size, size, COLOUR_WHITE);
}

/* Dots over the water, and a larger one on each shore, so far in that it is seen whose shore it is. */
static void draw_way(const struct empire_ui_map_way *way, int top) {
    enum { STEP = 5, ASHORE = 3, DOT = 2, LANDING = 4 };
    const int dx = way->x1 - way->x0, dy = way->y1 - way->y0;
    int length = 1;
    while (length * length < dx * dx + dy * dy) {
        length++;
    }
    for (int at = STEP - ASHORE; at < length; at += STEP) {
        draw_dot(way->x0 + dx * at / length, top + way->y0 + dy * at / length, DOT, COLOUR_NIGHT);
    }
    const int in_x = dx * ASHORE / length, in_y = dy * ASHORE / length;
    draw_dot(way->x0 - in_x, top + way->y0 - in_y, LANDING, COLOUR_NIGHT);
    draw_dot(way->x1 + in_x, top + way->y1 + in_y, LANDING, COLOUR_NIGHT);
}

/* ---- pieces */

enum { MARK = 12, CITY = 13, ARMY = 13 /* px of icons */, SOME = 0 /* so many that "+" has to do */ };
/* Its number: on a plate that begins below the icon, a pixel away from its edges. */
enum { PLATE_X = 8, DIGIT_X = ARMY, DIGIT_WIDTH = 8, PLATE_END = 1 };

struct piece {
    uint8_t icon, size, width;
    uint8_t count; /* above 1, or SOME: it stands beside the icon */
};
/* More than these are not told apart in a region of 23 by 21 pixels. */
enum { PIECES_MAX = 6, PIECES_ROOM = 2 + GAME_SEATS_MAX * EMPIRE_CITIES + EMPIRE_OWNERS };

/* A region's pieces in the order in which they stand, in rows of at most `limit` pixels. */
struct block {
    struct piece piece[PIECES_ROOM];
    unsigned count;
    int limit;
    int x, y, width, height;
};

static void add(struct block *block, enum icon icon, int size, unsigned count) {
    assert(block->count < sizeof block->piece / sizeof block->piece[0]);
    const int digits = count > 9 ? 2 : 1;
    const int width = count == 1 ? size : DIGIT_X + digits * DIGIT_WIDTH + PLATE_END;
    block->piece[block->count++] =
        (struct piece){(uint8_t)icon, (uint8_t)size, (uint8_t)width, (uint8_t)count};
}

static void add_marks(const struct empire_state *state, unsigned region, struct block *block) {
    const struct empire_map *map = empire_map(state);
    for (unsigned i = 0; state->with_tokens && i < EMPIRE_TRIANGLES; i++) {
        if (map->triangles[i] == region && state->tokens[state->game][i] < EMPIRE_GOOD_KINDS) {
            add(block, empire_ui_good_icon(state->tokens[state->game][i]), MARK, 1);
        }
    }
    if (region == map->start) {
        add(block, ICON_START, MARK, 1);
    }
}

static void add_forces(const struct empire_state *state, unsigned region, struct block *block) {
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned i = empire_cities_in(state, seat, region); i > 0; i--) {
            add(block, (enum icon)(ICON_CITY_GARNET + empire_ui_owner_style(seat)), CITY, 1);
        }
    }
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned armies = state->armies[region][owner];
        if (armies > 0) {
            add(block, empire_ui_owner_icon(owner), ARMY, armies);
        }
    }
}

struct row {
    unsigned end; /* the piece after it */
    int width, height;
};

static struct row row_from(const struct block *block, unsigned first) {
    struct row row = {first, -1, 0};
    for (; row.end < block->count; row.end++) {
        const struct piece *piece = &block->piece[row.end];
        const int width = row.width + 1 + piece->width;
        if (row.end > first && width > block->limit) {
            break;
        }
        row.width = width;
        row.height = piece->size > row.height ? piece->size : row.height;
    }
    return row;
}

static void measure(struct block *block) {
    struct row row = {0};
    block->width = 0;
    block->height = -1;
    while (row.end < block->count) {
        row = row_from(block, row.end);
        block->width = row.width > block->width ? row.width : block->width;
        block->height += row.height + 1;
    }
}

/* The class of a size: the first that holds it. */
static unsigned size_class(const uint8_t *sizes, unsigned count, int size) {
    unsigned i = 0;
    while (i + 1 < count && sizes[i] < size) {
        i++;
    }
    return i;
}

/* How well it stands; below 0 for a block larger than any that was thought of. */
static int place_find(const struct empire_ui_map_region *region, struct block *block) {
    const unsigned i = size_class(empire_ui_map_block_widths, EMPIRE_UI_MAP_BLOCK_WIDTHS, block->width);
    const unsigned j = size_class(empire_ui_map_block_heights, EMPIRE_UI_MAP_BLOCK_HEIGHTS, block->height);
    const struct empire_ui_map_place *place = &region->place[i][j];
    const int free_width = empire_ui_map_block_widths[i] - block->width;
    const int free_height = empire_ui_map_block_heights[j] - block->height;
    block->x = place->x + free_width / 2;
    block->y = place->y + free_height / 2;
    return free_width < 0 || free_height < 0 ? -1 : place->good;
}

/* Tries rows of all the widths that were thought of; the most good. */
static void arrange(const struct empire_ui_map_region *region, struct block *block) {
    struct block best = *block;
    int good = -1;
    for (unsigned i = 0; i < EMPIRE_UI_MAP_BLOCK_WIDTHS; i++) {
        block->limit = empire_ui_map_block_widths[i];
        measure(block);
        const int now = place_find(region, block);
        if (now > good) {
            good = now;
            best = *block;
        }
    }
    *block = best;
}

static void draw_count(int x, int y, const struct piece *piece, int dim) {
    enum { ABOVE = 3 /* px of a line above its digits */, ROUND = 2 };
    const int middle = x + DIGIT_X + (piece->width - DIGIT_X - PLATE_END) / 2;
    const uint16_t plate = colour_mix(COLOUR_PAPYRUS, COLOUR_NIGHT, dim);
    canvas_box(x + PLATE_X, y, piece->width - PLATE_X, ARMY, ROUND, plate, plate);
    words_centred(middle, y + 1 - ABOVE, TYPE_BODY_BOLD, COLOUR_INK, piece->count == SOME ? "+" : "%u",
                  piece->count);
}

static void draw_piece(int x, int y, const struct piece *piece, int dim) {
    if (piece->count != 1) {
        draw_count(x, y, piece, dim);
    }
    icon_draw_shaded(x, y, (enum icon)piece->icon, piece->size, COLOUR_NIGHT, dim);
}

/* `dim`: eighths of night. */
static void draw_block(const struct block *block, int top, int dim) {
    int y = top + block->y;
    struct row row;
    for (unsigned i = 0; i < block->count; y += row.height + 1) {
        row = row_from(block, i);
        int x = block->x + (block->width - row.width) / 2;
        for (; i < row.end; i++) {
            const struct piece *piece = &block->piece[i];
            draw_piece(x, y + (row.height - piece->size) / 2, piece, dim);
            x += piece->width + 1;
        }
    }
}

/* What stands in a region, in the rows that suit it best; where there is too much of it, a mark for all: the
 * status has the numbers. */
static void gather(const struct empire_ui_board *view, unsigned region, int limit, struct block *block) {
    const struct empire_ui_map_region *where = &map_of(view->state)->region[region];
    block->count = 0;
    add_marks(view->state, region, block);
    const unsigned marks = block->count;
    add_forces(view->state, region, block);
    if (block->count > marks + PIECES_MAX) {
        const unsigned holder = view->control->region[region];
        block->count = marks;
        add(block, empire_ui_owner_icon(holder == EMPIRE_NOBODY ? EMPIRE_NEUTRAL : holder), ARMY, SOME);
    }
    if (limit == 0) {
        arrange(where, block);
    } else {
        block->limit = limit;
        measure(block);
        (void)place_find(where, block);
    }
}

/* Small groups make way for larger ones, which have less room; two pieces that get into others so stand one
 * above the other. */
static void place_pieces(const struct empire_ui_board *view, struct area *areas) {
    const unsigned count = empire_map(view->state)->region_count;
    struct block block;
    for (int limit = 0; limit <= ARMY; limit += ARMY) {
        for (unsigned region = 0, last = 0; region < count; region++) {
            const struct area area = areas[region];
            areas[region] = (struct area){0};
            if (limit > 0 && (area.width > 2 * ARMY + 1 || areas_free(&area, areas, count, &last))) {
                areas[region] = area;
            } else {
                gather(view, region, limit, &block);
                areas[region] = (struct area){block.x, block.y, block.width, block.height};
            }
        }
        areas_make_way(areas, count);
    }
}

static void draw_pieces(const struct empire_ui_board *view, const struct area *areas) {
    struct block block;
    for (unsigned region = 0; region < empire_map(view->state)->region_count; region++) {
        gather(view, region, areas[region].width, &block);
        block.x = areas[region].x;
        block.y = areas[region].y;
        draw_block(&block, view->y, view->choosing && !shines(view, region) ? DIM_PIECES : 0);
    }
}

/* ---- names */

/* The pieces of the regions, the banners of continents, and the names. */
enum {
    HOLDERS = EMPIRE_REGIONS_MAX,
    NAMES = HOLDERS + EMPIRE_CONTINENTS_MAX,
    THINGS = NAMES + EMPIRE_REGIONS_MAX
};

/* The first of its places, from one to another, where nothing else stands; an empty area: there is none. Only
 * those that the screen's words name go out to the corners. */
static void place_names(const struct empire_ui_board *view, unsigned from, unsigned to, struct area *things) {
    for (unsigned region = 0; region < empire_map(view->state)->region_count; region++) {
        const int width = type_width(TYPE_CHIP, empire_ui_region(region).words) + 2;
        unsigned last = region;
        const unsigned end =
            region == view->at || region == view->from ? EMPIRE_UI_MAP_NAMES : EMPIRE_UI_MAP_OWN_NAMES;
        for (unsigned i = from; i < to && i < end && things[NAMES + region].width == 0; i++) {
            const struct empire_ui_map_name *at = &map_of(view->state)->region[region].name[i];
            const struct area area = {at->x + (EMPIRE_UI_MAP_NAME_WIDTH - width) / 2, at->y, width,
                                      EMPIRE_UI_MAP_NAME_HEIGHT};
            things[NAMES + region] = areas_free(&area, things, THINGS, &last) ? area : (struct area){0};
        }
    }
}

/* On its own land and in the land's colour; light where that steps back. */
static void draw_name(const struct empire_ui_board *view, unsigned region, const struct area *area) {
    enum { ABOVE = 2, QUIET = 2 /* eighths of the ground */, ROUND = 2 };
    const int x = area->x, y = view->y + area->y;
    uint16_t colours[EMPIRE_UI_MAP_GROUNDS];
    colours_of_region(view, region, colours);
    const bool dark = view->choosing && !shines(view, region);
    const uint16_t plate = colours[EMPIRE_UI_MAP_PLAIN], ink = dark ? COLOUR_PAPYRUS : COLOUR_INK;
    canvas_box(x, y, area->width, EMPIRE_UI_MAP_NAME_HEIGHT, ROUND, plate, plate);
    type_draw(x + 1, y - ABOVE, TYPE_CHIP, colour_mix(ink, plate, QUIET), empire_ui_region(region).words);
}

/* A crown and the holder's shape, or "=" in a tie, in the sea beside a continent. */
static void draw_holders(const struct empire_ui_board *view, struct area *things) {
    enum { WIDTH = EMPIRE_UI_MAP_BANNER_WIDTH, HEIGHT = EMPIRE_UI_MAP_BANNER_HEIGHT, ROUND = 3 };
    for (unsigned i = 0; i < empire_map(view->state)->continent_count; i++) {
        const int x = map_of(view->state)->banner[i][0], y = map_of(view->state)->banner[i][1];
        const unsigned holder = view->control->continent[i];
        if (holder != EMPIRE_NOBODY || empire_is_tied(view->control, i)) {
            things[HOLDERS + i] = (struct area){x, y, WIDTH, HEIGHT};
            canvas_box(x, view->y + y, WIDTH, HEIGHT, ROUND, COLOUR_NIGHT, COLOUR_INK);
            icon_draw_shaded(x + 1, view->y + y + 1, ICON_CROWN, 12, COLOUR_NIGHT,
                             holder == EMPIRE_NOBODY ? DIM_PIECES : 0);
            if (holder != EMPIRE_NOBODY) {
                icon_draw(x + 14, view->y + y + 1, empire_ui_owner_icon(holder), 12);
            } else {
                type_draw(x + 16, view->y + y - 3, TYPE_BODY_BOLD, COLOUR_PAPYRUS, "=");
            }
        }
    }
}

static void draw_names_and_pieces(const struct empire_ui_board *view) {
    struct area things[THINGS] = {{0}};
    place_pieces(view, things);
    draw_holders(view, things);
    place_names(view, 0, 1, things);
    place_names(view, 1, EMPIRE_UI_MAP_NAMES, things);
    for (unsigned region = 0; region < empire_map(view->state)->region_count; region++) {
        if (things[NAMES + region].width > 0) {
            draw_name(view, region, &things[NAMES + region]);
        }
    }
    draw_pieces(view, things);
}

/* ---- cursor */

/* So far on the way from the middle of a region to that of another. */
static struct area between(const struct empire_ui_map *map, unsigned from, unsigned to, int at, int of) {
    const struct empire_ui_map_region *a = &map->region[from], *b = &map->region[to];
    return (struct area){.x = a->middle_x + (b->middle_x - a->middle_x) * at / of,
                         .y = a->middle_y + (b->middle_y - a->middle_y) * at / of};
}

/* The way that the army would go. */
static void draw_march(const struct empire_ui_board *view) {
    enum { STEPS = 7 };
    for (int i = 2; i < STEPS - 1; i++) {
        const struct area at = between(map_of(view->state), view->from, view->at, i, STEPS);
        draw_dot(at.x, view->y + at.y, 3, COLOUR_INK);
    }
}

struct empire_ui_board empire_ui_board_view(uint8_t at) {
    return (struct empire_ui_board){
        .state = empire_ui_state(), .y = CHROME_TITLE_HEIGHT, .at = at, .from = EMPIRE_UI_NOWHERE};
}

static void draw_cursor(const struct empire_ui_board *view) {
    const struct empire_ui_map_region *box = &map_of(view->state)->region[view->at];
    if (view->from != EMPIRE_UI_NOWHERE && view->from != view->at && !empire_ui_flies()) {
        draw_march(view);
    }
    chrome_cursor(box->x + 1, box->y + 1 + view->y, box->width - 2, box->height - 2);
}

/* ---- steps as they are seen to be made: an army that goes, a piece that is put down or lifted off */

enum { GO_MS = 200, GO_FRAMES = 5, DROP_MS = 120, DROP_FRAMES = 3 };

static struct empire_ui_flight_memory *kept(void) {
    return &empire_ui_memory()->flight;
}

void empire_ui_fly(const struct empire_state *before, move_t move) {
    const unsigned kind = empire_move_kind(move), first = empire_move_first(move);
    const bool army = kind == EMPIRE_MOVE_ARMY;
    kept()->seen = *before;
    kept()->move = move;
    kept()->owner = kind == EMPIRE_MOVE_NEUTRAL   ? EMPIRE_NEUTRAL
                    : kind == EMPIRE_MOVE_DESTROY ? (uint8_t)first
                                                  : before->turn;
    if (army || kind == EMPIRE_MOVE_DESTROY) { /* meanwhile it is drawn by itself */
        kept()->seen.armies[army ? first : empire_move_second(move)][kept()->owner]--;
    }
    motion_start(&kept()->motion, army ? GO_MS : DROP_MS, army ? GO_FRAMES : DROP_FRAMES);
}

bool empire_ui_flies(void) {
    return !motion_over(&kept()->motion);
}

/* From 0 at the beginning to `frames` at the end. */
static void draw_flier(int top, int frame, int frames) {
    enum { DROP = 15, ICON = 13 }; /* px that it falls or is lifted */
    const unsigned kind = empire_move_kind(kept()->move), to = empire_move_second(kept()->move);
    const unsigned from = kind == EMPIRE_MOVE_ARMY ? empire_move_first(kept()->move) : to;
    const struct area at = between(map_of(&kept()->seen), from, to, frame, frames);
    const int above = kind == EMPIRE_MOVE_DESTROY ? DROP * frame / frames
                      : kind == EMPIRE_MOVE_ARMY  ? 0
                                                  : DROP * (frames - frame) / frames;
    const unsigned icons = kind == EMPIRE_MOVE_CITY ? ICON_CITY_GARNET : ICON_SEAT_GARNET;
    icon_draw(at.x - ICON / 2, top + at.y - above - ICON / 2,
              (enum icon)(icons + empire_ui_owner_style(kept()->owner)), ICON);
}

void empire_ui_board_draw(struct empire_ui_board view) {
    const unsigned frame = motion_frame(&kept()->motion);
    const bool flies = frame < kept()->motion.frames;
    assert(view.state != NULL);
    view.state = flies ? &kept()->seen : view.state;
    const struct empire_control control = empire_control(view.state);
    view.control = &control;
    draw_ground(&view);
    for (unsigned i = 0; i < EMPIRE_UI_MAP_WAYS; i++) {
        draw_way(&map_of(view.state)->way[i], view.y);
    }
    if (view.at != EMPIRE_UI_NOWHERE) {
        draw_cursor(&view); /* below the pieces: it must hide none */
    }
    draw_names_and_pieces(&view);
    if (flies) {
        draw_flier(view.y, (int)frame, kept()->motion.frames);
    }
}

/* ---- from region to region */

/* What lies off the direction counts twice. */
uint8_t empire_ui_board_towards(uint8_t at, enum key direction, uint32_t among) {
    const struct empire_ui_map_region *region = map_of(empire_ui_state())->region;
    struct cursor cursor = cursor_from(region[at].middle_x, region[at].middle_y, direction, at);
    cursor.sideways = 2;
    for (; among != 0; among &= among - 1) {
        const unsigned other = bits_lowest(among);
        cursor_offer(&cursor, region[other].middle_x, region[other].middle_y, other);
    }
    return (uint8_t)cursor.best;
}
