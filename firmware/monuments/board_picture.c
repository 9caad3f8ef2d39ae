#include "board_picture.h"

#include <stdlib.h>

#include "hexagon.h"
#include "memory.h"
#include "say.h"

/* ---- where hexes lie */

/* A hex has level edges above and below; `slope` is how far its points stand out at the left and right. Even
 * columns lie half a hex lower. */
static const struct scale {
    int width, height, slope, pitch;
} near_scale = {52, 44, 13, 39}, far_scale = {22, 14, 6, 16};

enum {
    LAST_COLUMN = MONUMENTS_COLUMNS - 1,
    ALL_WIDTH = LAST_COLUMN * 39 + 52, /* of the near board */
    ALL_HEIGHT = MONUMENTS_ROWS * 44 + 22,
    EDGE = 22, /* around the cursor's hex */
    FAR_X = 5, /* the far board stands in the middle */
    FAR_Y = MONUMENTS_UI_BOARD_Y + 1,
    DIM = 4,    /* eighths of night on what steps back */
    CLOSED = 5, /* and on land that is not in play */
};

static struct monuments_ui_board_memory *kept(void) {
    return &monuments_ui_memory()->board;
}

static struct area box_of(const struct scale *scale, unsigned hex) {
    const struct monuments_hex_data *data = &monuments_hexes[hex];
    const bool low = data->column % 2 == 0;
    return (struct area){data->column * scale->pitch,
                         data->row * scale->height + (low ? scale->height / 2 : 0), scale->width,
                         scale->height};
}

static struct area on_screen(const struct monuments_ui_board *view, unsigned hex) {
    struct area box = box_of(view->far ? &far_scale : &near_scale, hex);
    box.x += view->far ? FAR_X : -kept()->pan_x;
    box.y += view->far ? FAR_Y : MONUMENTS_UI_BOARD_Y - kept()->pan_y;
    return box;
}

static int16_t pan_for(int pan, int from, int length, int window, int whole) {
    const int least = from + length + EDGE - window, most = from - EDGE;
    pan = pan < least ? least : pan > most ? most : pan;
    const int end = whole - window;
    return (int16_t)(pan < 0 ? 0 : pan > end ? end : pan);
}

static int area_right(struct area area) {
    return area.x + area.width;
}

static int area_bottom(struct area area) {
    return area.y + area.height;
}

void monuments_ui_board_go(unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    monuments_ui_memory()->cursor = (uint8_t)hex;
    const struct area box = box_of(&near_scale, hex);
    kept()->pan_x = pan_for(kept()->pan_x, box.x, box.width, CANVAS_WIDTH, ALL_WIDTH);
    kept()->pan_y = pan_for(kept()->pan_y, box.y, box.height, MONUMENTS_UI_BOARD_HEIGHT, ALL_HEIGHT);
}

void monuments_ui_board_above(unsigned hex, unsigned other, int y) {
    const struct area one = box_of(&near_scale, hex), two = box_of(&near_scale, other);
    const int window = y - MONUMENTS_UI_BOARD_Y, top = one.y < two.y ? one.y : two.y,
              least = top + near_scale.height + abs(one.y - two.y) - window;
    const int pan = kept()->pan_y < least ? least : kept()->pan_y;
    kept()->pan_y = (int16_t)(pan < top ? pan : top);
}

/* A hex with what is always in view around the cursor and, the nearest first, what the seat holds and has
 * room in view with it. */
static struct area with_own(unsigned hex, unsigned seat) {
    const struct area home = box_of(&near_scale, hex);
    struct area all = {home.x - EDGE, home.y - EDGE, home.width + 2 * EDGE, home.height + 2 * EDGE};
    for (int reach = home.width; reach < ALL_WIDTH; reach += home.width) {
        for (unsigned other = 0; other < MONUMENTS_HEXES; other++) {
            const struct area box = box_of(&near_scale, other);
            const int left = box.x < all.x ? box.x : all.x, top = box.y < all.y ? box.y : all.y,
                      right = area_right(box) > area_right(all) ? area_right(box) : area_right(all),
                      bottom = area_bottom(box) > area_bottom(all) ? area_bottom(box) : area_bottom(all);
            if (abs(box.x - home.x) + abs(box.y - home.y) <= reach && right - left <= CANVAS_WIDTH &&
                bottom - top <= MONUMENTS_UI_BOARD_HEIGHT && monuments_ui_hex(other).seat == seat) {
                all = (struct area){left, top, right - left, bottom - top};
            }
        }
    }
    return all;
}

void monuments_ui_board_centre(unsigned seat) {
    const unsigned hex = monuments_civilisations[monuments_ui_seat(seat).civilisation].hex;
    const struct area box = with_own(hex, seat);
    kept()->pan_x = (int16_t)(box.x + box.width / 2 - CANVAS_WIDTH / 2);
    kept()->pan_y = (int16_t)(box.y + box.height / 2 - MONUMENTS_UI_BOARD_HEIGHT / 2);
    monuments_ui_board_go(hex);
}

/* ---- the ground */

enum { GROUNDS = MONUMENTS_LAKE + 1, TEXTURE_WIDTH = 13 };

/* Firs; tufts; peaks; ears; blocks; waves, on the sea and on lakes. */
static const struct texture textures[GROUNDS] = {
    [MONUMENTS_FOREST] = {TEXTURE_WIDTH,
                          {0x0008, 0x001c, 0x003e, 0x0008, 0x0400, 0x0e00, 0x1f00, 0x0400},
                          {0x0000, 0x0004, 0x0002, 0x0000, 0x0000, 0x0200, 0x0100, 0x0000}},
    [MONUMENTS_PASTURE] = {TEXTURE_WIDTH,
                           {0x0000, 0x0014, 0x0008, 0x0000, 0x0000, 0x0500, 0x0200, 0x0000},
                           {0x0000, 0x0000, 0x0000, 0x0180, 0x0000, 0x0000, 0x0000, 0x0003}},
    [MONUMENTS_MOUNTAIN] = {TEXTURE_WIDTH,
                            {0x0000, 0x0020, 0x0050, 0x0888, 0x1505, 0x0202, 0x0000, 0x0000},
                            {0x0020, 0x0010, 0x0008, 0x0404, 0x0202, 0x0000, 0x0000, 0x0000}},
    [MONUMENTS_FIELD] = {TEXTURE_WIDTH,
                         {0x0924, 0x0924, 0x0000, 0x0924, 0x0924, 0x0924, 0x0924, 0x0000},
                         {0x0000, 0x0000, 0x0492, 0x0000, 0x0000, 0x0000, 0x0492, 0x0492}},
    [MONUMENTS_MONUMENT] = {TEXTURE_WIDTH,
                            {0x1fff, 0x0040, 0x0040, 0x0040, 0x1fff, 0x1000, 0x1000, 0x1000},
                            {0x0000, 0x1f80, 0x0000, 0x0000, 0x0000, 0x0fff, 0x0000, 0x0000}},
    [MONUMENTS_SEA] = {TEXTURE_WIDTH, {0}, {0x0000, 0x0006, 0x0009, 0x0000, 0x0000, 0x0180, 0x0240, 0x0000}},
    [MONUMENTS_LAKE] = {TEXTURE_WIDTH, {0}, {0x0000, 0x001c, 0x0000, 0x0700, 0x0000, 0x0000, 0x0070, 0x0000}},
};

static struct texture_colours colours_of(unsigned terrain) {
    /* Of terrain_colours: woods, grasslands, mountains, savannas. */
    static const uint8_t lands[] = {1, 2, 0, 3};
    if (terrain <= MONUMENTS_FIELD) {
        const struct terrain_colours *land = &terrain_colours[lands[terrain]];
        return (struct texture_colours){land->base, land->dark, colour_mix(land->base, COLOUR_WHITE, 3)};
    }
    if (terrain == MONUMENTS_MONUMENT) {
        return (struct texture_colours){COLOUR_SAND, colour_mix(COLOUR_SAND, COLOUR_CLAY, 4), COLOUR_PAPYRUS};
    }
    return terrain == MONUMENTS_SEA ? (struct texture_colours){COLOUR_WAVE, COLOUR_DEEP, COLOUR_SHALLOW}
                                    : (struct texture_colours){COLOUR_SHALLOW, COLOUR_WAVE, COLOUR_SURF};
}

static struct texture_colours dimmed(struct texture_colours colours, int eighths) {
    return (struct texture_colours){colour_mix(colours.base, COLOUR_NIGHT, eighths),
                                    colour_mix(colours.dark, COLOUR_NIGHT, eighths),
                                    colour_mix(colours.light, COLOUR_NIGHT, eighths)};
}

static bool is_lit(const struct monuments_ui_board *view, unsigned hex) {
    return view->lit != NULL && monuments_ui_hexes_has(view->lit, hex);
}

static bool is_back(const struct monuments_ui_board *view, unsigned hex) {
    return view->lit != NULL && !is_lit(view, hex) && hex != view->from;
}

/* The sea goes on beyond the board, so it is drawn in one piece; its hexes are those with an outline. */
static void draw_sea(const struct monuments_ui_board *view) {
    const struct area all = {-(kept()->pan_x % TEXTURE_WIDTH),
                             MONUMENTS_UI_BOARD_Y - kept()->pan_y % TEXTURE_ROWS,
                             CANVAS_WIDTH + TEXTURE_WIDTH, MONUMENTS_UI_BOARD_HEIGHT + TEXTURE_ROWS};
    const struct texture_colours colours = colours_of(MONUMENTS_SEA);
    if (view->far) {
        canvas_fill(0, MONUMENTS_UI_BOARD_Y, CANVAS_WIDTH, MONUMENTS_UI_BOARD_HEIGHT, COLOUR_NIGHT);
    } else {
        canvas_texture(all, 0, &textures[MONUMENTS_SEA], view->lit != NULL ? dimmed(colours, DIM) : colours);
    }
}

static void each_ground(const struct monuments_ui_board *view, unsigned hex) {
    const unsigned terrain = monuments_hexes[hex].terrain;
    const struct area box = on_screen(view, hex);
    struct texture_colours colours = colours_of(terrain);
    if (terrain == MONUMENTS_SEA && !view->far && (view->lit == NULL || is_back(view, hex))) {
        return;
    }
    if (!monuments_open(play_state(), hex)) {
        colours = dimmed(colours, CLOSED);
    } else if (is_back(view, hex)) {
        say_mark(box, "Dark hexes");
        colours = dimmed(colours, DIM);
    }
    hexagon_fill(box, view->far ? far_scale.slope : near_scale.slope, colours.base);
    if (!view->far && monuments_open(play_state(), hex)) {
        hexagon_texture(box, near_scale.slope, &textures[terrain], colours);
    }
}

/* Coasts in ink, other edges faint. Each edge is drawn by the hex that has it below or at its right. */
static void each_borders(const struct monuments_ui_board *view, unsigned hex) {
    const struct monuments_hex_data *data = &monuments_hexes[hex];
    const struct scale *scale = view->far ? &far_scale : &near_scale;
    const struct hexagon at = hexagon_corners(on_screen(view, hex), scale->slope, 0);
    const bool dry = hex < MONUMENTS_DRY_HEXES;
    const uint16_t faint = dry ? colour_mix(COLOUR_UMBER, COLOUR_NIGHT, 2) : COLOUR_DEEP;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned other = data->near[direction];
        const bool coast = dry && other >= MONUMENTS_DRY_HEXES; /* or beyond the board */
        if (coast) {
            hexagon_edge(&at, direction, view->far ? 1 : 2, COLOUR_INK);
        } else if (!view->far && (other == MONUMENTS_NO_HEX || (direction >= 1 && direction <= 3))) {
            hexagon_edge(&at, direction, 1, faint);
        }
    }
}

/* ---- rivers, bridges, ferries at the shore */

static void draw_rivers(const struct monuments_ui_board *view, unsigned hex,
                        const struct monuments_hex *here) {
    const struct hexagon at = hexagon_corners(on_screen(view, hex), near_scale.slope, 0);
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        if ((monuments_hexes[hex].rivers >> direction & 1) == 0 || direction < 1 || direction > 3) {
            continue;
        }
        hexagon_edge(&at, direction, 7, COLOUR_INK);
        hexagon_edge(&at, direction, 5, COLOUR_WAVE);
        hexagon_edge(&at, direction, 2, COLOUR_SURF);
        if ((here->bridges >> direction & 1) != 0) {
            const int x = (at.x[direction] + at.x[direction + 1]) / 2;
            const int y = (at.y[direction] + at.y[direction + 1]) / 2;
            icon_draw(x - 6, y - 6, ICON_BRIDGE, 12);
        }
    }
}

/* Ferries lie a little off the shore. */
static void draw_docks(const struct monuments_ui_board *view, unsigned hex,
                       const struct monuments_hex *here) {
    const struct area box = on_screen(view, hex);
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned water = monuments_hexes[hex].near[direction];
        if ((here->docks >> direction & 1) == 0 || water == MONUMENTS_NO_HEX) {
            continue;
        }
        const struct area other = on_screen(view, water);
        const int x = box.x + box.width / 2 + (other.x - box.x) * 5 / 8;
        const int y = box.y + box.height / 2 + (other.y - box.y) * 5 / 8;
        icon_draw(x - 6, y - 6, ICON_UNIT_FERRY, 12);
    }
}

/* ---- a hex's things */

static void draw_frame(const struct monuments_ui_board *view, unsigned hex,
                       const struct monuments_hex *here) {
    const struct area box = on_screen(view, hex);
    const int slope = near_scale.slope;
    if (here->seat != MONUMENTS_NOBODY) {
        say_mark(box, "ring in a seat’s colour");
        hexagon_outline(box, slope, 3, 3, seat_colours[play_seat_style(here->seat)].fill);
        hexagon_outline(box, slope, 5, 1, COLOUR_INK);
    }
    if (is_lit(view, hex)) {
        say_mark(box, "white ring");
        hexagon_outline(box, slope, 1, 3, COLOUR_WHITE); /* no seat has it */
    }
    if (hex == view->from) {
        say_mark(box, "gold ring");
        hexagon_outline(box, slope, 1, 3, COLOUR_GOLD);
    }
}

static void each_frame(const struct monuments_ui_board *view, unsigned hex) {
    const struct monuments_hex here = monuments_ui_hex(hex);
    draw_frame(view, hex, &here);
    if (hex < MONUMENTS_DRY_HEXES) {
        draw_rivers(view, hex, &here);
        draw_docks(view, hex, &here);
    }
}

/* Dark is water, and what steps back. The dots of a way would lie under a name, which the status has; at the
 * screen's edge there is no room for one. */
static enum monuments_ui_named named(const struct monuments_ui_board *view, unsigned hex) {
    enum { NAME_ROOM = 8 };
    const bool way = view->from != MONUMENTS_NO_HEX && view->at != MONUMENTS_NO_HEX,
               on_it = way && (hex == view->from || hex == view->at),
               dark = hex >= MONUMENTS_DRY_HEXES || is_back(view, hex) || !monuments_open(play_state(), hex);
    const struct area box = on_screen(view, hex);
    const int middle = box.x + box.width / 2;
    const bool in_view = middle >= NAME_ROOM && middle < CANVAS_WIDTH - NAME_ROOM;
    return on_it || !in_view || monuments_hexes[hex].terrain == MONUMENTS_MONUMENT ? MONUMENTS_UI_UNNAMED
           : dark ? MONUMENTS_UI_NAMED_ON_DARK
                  : MONUMENTS_UI_NAMED_ON_LIGHT;
}

static void each_piece(const struct monuments_ui_board *view, unsigned hex) {
    monuments_ui_pieces_draw(on_screen(view, hex), hex, named(view, hex));
}

static void each_far(const struct monuments_ui_board *view, unsigned hex) {
    const struct monuments_hex here = monuments_ui_hex(hex);
    const struct area box = on_screen(view, hex);
    if (is_lit(view, hex)) {
        hexagon_outline(box, far_scale.slope, 0, 2, COLOUR_WHITE);
    }
    if (monuments_hexes[hex].terrain == MONUMENTS_MONUMENT) {
        icon_draw(box.x + 3, box.y - 2, ICON_MONUMENT, 16);
    }
    if (here.seat != MONUMENTS_NOBODY) {
        icon_draw(box.x + 6, box.y + 2, match_seat_icon(here.seat), 9);
    }
}

/* ---- the whole picture */

/* In view, with the shadows that its neighbours' things throw over it. */
static bool visible(const struct monuments_ui_board *view, unsigned hex) {
    const struct area box = on_screen(view, hex);
    return box.x + box.width > -8 && box.x < CANVAS_WIDTH + 8 &&
           box.y + box.height > MONUMENTS_UI_BOARD_Y - 8 &&
           box.y < MONUMENTS_UI_BOARD_Y + MONUMENTS_UI_BOARD_HEIGHT + 8;
}

static void each(const struct monuments_ui_board *view,
                 void (*draw)(const struct monuments_ui_board *, unsigned)) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (visible(view, hex)) {
            draw(view, hex);
        }
    }
}

enum { WAY_STEPS = 8, WAY_FIRST = 2, WAY_EDGE = 4 };

static void draw_way(const struct monuments_ui_board *view, int first) {
    const struct area from = on_screen(view, view->from), to = on_screen(view, view->at);
    for (int i = first; i < WAY_STEPS - 1; i++) {
        const int x = from.x + from.width / 2 + (to.x - from.x) * i / WAY_STEPS;
        const int y = from.y + from.height / 2 + (to.y - from.y) * i / WAY_STEPS;
        canvas_fill(x - 2, y - 2, 5, 5, COLOUR_INK);
        canvas_fill(x - 1, y - 1, 3, 3, COLOUR_WHITE);
    }
}

void monuments_ui_board_draw(const struct monuments_ui_board *view) {
    const struct area clip = canvas_clip(0, MONUMENTS_UI_BOARD_Y, CANVAS_WIDTH, MONUMENTS_UI_BOARD_HEIGHT);
    draw_sea(view);
    each(view, each_ground);
    each(view, each_borders);
    each(view, view->far ? each_far : each_frame);
    if (view->at != MONUMENTS_NO_HEX) {
        const struct area box = on_screen(view, view->at);
        if (view->from != MONUMENTS_NO_HEX && view->from != view->at && !view->far) {
            draw_way(view, WAY_FIRST);
        }
        chrome_cursor(box.x + 2, box.y + 1, box.width - 4,
                      box.height - 2); /* below the pieces: it hides none */
    }
    if (!view->far) {
        each(view, each_piece);
    }
    canvas_clip_set(clip);
}

void monuments_ui_board_mark(unsigned from, unsigned hex) {
    const struct monuments_ui_board view = {.at = hex, .from = from};
    const struct area clip = canvas_clip(0, MONUMENTS_UI_BOARD_Y, CANVAS_WIDTH, MONUMENTS_UI_BOARD_HEIGHT);
    hexagon_outline(on_screen(&view, hex), near_scale.slope, 1, 3, COLOUR_WHITE);
    draw_way(&view, WAY_EDGE); /* clear of its name */
    canvas_clip_set(clip);
}

/* ---- from hex to hex */

/* Twice as far, and a little more. */
static int beyond(int from, int to) {
    return 2 * to + (to < from ? -1 : 1);
}

/* In half pixels, of which another row counts as one more off the way: left and right keep the row, which
 * goes up and down by half a hex, so that the way back leads back. */
static unsigned nearest(unsigned at, enum key key, const struct monuments_ui_hexes *among, bool wide) {
    const bool level = key == KEY_LEFT || key == KEY_RIGHT;
    const struct area from = box_of(&near_scale, at);
    struct cursor cursor = cursor_from(2 * from.x, 2 * from.y, key, at);
    cursor.wide = wide;
    cursor.sideways = level || among == NULL ? 1 : 2; /* what lies beside it, left and right reach */
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const struct area to = box_of(&near_scale, hex);
        const bool other_row = key <= KEY_RIGHT && monuments_hexes[at].row != monuments_hexes[hex].row;
        if (among == NULL || monuments_ui_hexes_has(among, hex)) {
            cursor_offer(&cursor, other_row && !level ? beyond(from.x, to.x) : 2 * to.x,
                         other_row && level ? beyond(from.y, to.y) : 2 * to.y, hex);
        }
    }
    return cursor.best;
}

/* Where few hexes are lit, the only way to one may lead far off; down leads to the buttons rather. */
unsigned monuments_ui_board_towards(unsigned at, enum key direction, const struct monuments_ui_hexes *among) {
    const unsigned best = nearest(at, direction, among, false);
    return best == at && among != NULL && direction != KEY_DOWN ? nearest(at, direction, among, true) : best;
}

bool monuments_ui_board_steer(enum key direction, const struct monuments_ui_hexes *among) {
    const unsigned at = monuments_ui_memory()->cursor, to = monuments_ui_board_towards(at, direction, among);
    if (to != at) {
        monuments_ui_board_go(to);
        sound_play(CUE_MOVE);
    }
    return to != at;
}

unsigned monuments_ui_board_nearest(unsigned at, const struct monuments_ui_hexes *among) {
    return nearest(at, KEY_A, among, false);
}
