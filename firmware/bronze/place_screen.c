/* Where markers go: the cursor jumps between the spots that the active cards allow, and to Done. */
#include "board_picture.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "memory.h"

/* What "nearest" means: as on the picture, but for tiles, which are so far apart that up and down stay on
 * one; and for rows, which the pad only leaves where it has to. */
enum { ROW = 19, PITCH = 18, TILE = 96, FAR_ROW = BRONZE_TILES_MAX * TILE };
enum { DONE_X = 197, STATUS_ROOM = CANVAS_WIDTH - 6 };

static struct bronze_ui_place_memory *kept(void) {
    return &bronze_ui_memory()->place;
}

/* ---- the cursor */

static int spot_x(move_t marker) {
    return (int)bronze_tile_of(marker) * TILE + (int)bronze_spot_place(bronze_spot_of(marker)) * PITCH;
}

static unsigned terrain_of(move_t marker) {
    return bronze_spot_terrain(bronze_spot_of(marker));
}

/* Onto which spots: all but those that ask for something else. */
enum onto { ANY = 0, NOT_FINAL = 1, ON_TILE = 2 /* the cursor's */, POINTS = 4 /* times so many, or more */ };
static bool may(unsigned onto, unsigned tile, unsigned spot) {
    return ((onto & NOT_FINAL) == 0 || !bronze_spot_is_final(bronze_ui_state(), tile)) &&
           ((onto & ON_TILE) == 0 || tile == bronze_tile_of(kept()->at)) &&
           (onto < POINTS || bronze_spot_points(bronze_ui_state(), tile, spot) >= (int)(onto / POINTS));
}

/* From there to the nearest spot in the direction of the key; KEY_A: in any. */
static bool jump(int x, unsigned terrain, enum key direction, unsigned onto) {
    const int row = direction == KEY_A ? ROW : FAR_ROW;
    struct cursor cursor = cursor_from(x, (int)terrain * row, direction, kept()->at);
    cursor.wide = true;
    cursor.onwards = true;
    for (unsigned tile = 0; tile < bronze_ui_state()->open; tile++) {
        for (uint32_t left = kept()->legal[tile]; left != 0; left &= left - 1) {
            const move_t marker = BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | bits_lowest(left);
            if (may(onto, tile, bits_lowest(left))) {
                cursor_offer(&cursor, spot_x(marker), (int)terrain_of(marker) * row, marker);
            }
        }
    }
    kept()->at = cursor.best;
    return cursor.least >= 0;
}

/* Up and down on the tile if they can; at an edge round to the other, but not onto what is final; below all
 * lies Done. */
static bool go(enum key direction) {
    const unsigned terrain = terrain_of(kept()->at);
    const int x = spot_x(kept()->at);
    return ((direction == KEY_UP || direction == KEY_DOWN) && jump(x, terrain, direction, ON_TILE)) ||
           jump(x, terrain, direction, ANY) ||
           (direction == KEY_UP && jump(x, BRONZE_TERRAINS, direction, NOT_FINAL)) ||
           (direction == KEY_LEFT && jump(FAR_ROW, terrain, direction, NOT_FINAL)) ||
           (direction == KEY_RIGHT && jump(-TILE, terrain, direction, NOT_FINAL));
}

/* The board scrolls to the cursor. */
static void follow(void) {
    if (!kept()->on_done) {
        bronze_ui_board_show(bronze_tile_of(kept()->at));
    }
}

static void steer(enum key direction) {
    const bool was = kept()->on_done, went = !was && go(direction);
    kept()->on_done = was ? direction != KEY_UP || kept()->left == 0 : !went && direction == KEY_DOWN;
    sound_play(went || kept()->on_done != was ? CUE_MOVE : CUE_REFUSED);
    follow();
}

/* Where a marker brings most points; without any in the middle of the seat's tile, from where all is near. */
static bool put_among(unsigned onto) {
    const unsigned reached = bronze_ui_state()->reached[bronze_ui_state()->seat];
    const int x = ((int)reached - (reached > 0)) * TILE + PITCH;
    const unsigned most = bronze_most_points(bronze_ui_state(), kept()->legal, onto == NOT_FINAL);
    return jump(x, BRONZE_GRASSLANDS, KEY_A, onto | POINTS * most);
}

/* On what is final only if it has to be. */
static void put_cursor(void) {
    kept()->on_done = !put_among(NOT_FINAL) && !put_among(ANY);
}

void bronze_ui_place_point(move_t move) {
    kept()->on_done = move == BRONZE_DONE;
    kept()->at = kept()->on_done ? kept()->at : move;
    follow();
}

move_t bronze_ui_place_at(void) {
    return kept()->on_done ? BRONZE_DONE : kept()->at;
}

/* ---- keys */

void bronze_ui_place(move_t move) {
    const unsigned tile = bronze_tile_of(move);
    const bool opens = bronze_spot_reveals(bronze_ui_state(), tile);
    match_make(move, opens ? CUE_REVEAL : CUE_PLACE);
    bronze_ui_board_drop(move);
    if (opens) {
        bronze_ui_board_turn_over(tile + 1);
    }
}

static void act(void) {
    bronze_ui.make(bronze_ui_place_at());
}

/* Outwards: from the spots to Done, from there to the step before. */
static void back(void) {
    if (kept()->on_done) {
        match_back_key();
    } else {
        kept()->on_done = true;
        sound_play(CUE_BACK);
    }
}

static void explain(void) {
    if (kept()->on_done) {
        rules_open(BRONZE_PAGE_SETTLING);
    } else {
        match_explain(&bronze_ui_a_spot, kept()->at - BRONZE_SETTLE);
    }
}

/* ---- picture */

/* Cards of a group that can still place a marker; without any it is ticked. Returns the x after it. */
static int draw_group(int x, int y, unsigned technology, unsigned cards) {
    const bool spent = cards == 0;
    canvas_box(x, y, 18, 16, 2, spent ? COLOUR_NIGHT2 : technology_colours[technology],
               spent ? COLOUR_DUSK : COLOUR_INK);
    icon_draw(x + 3, y + 2, bronze_ui_technology_icon(technology), 12);
    if (spent) {
        canvas_shade(x + 1, y + 1, 16, 14, COLOUR_NIGHT, 5);
        canvas_line(x + 5, y + 8, x + 8, y + 11, 2, COLOUR_GOODLIGHT);
        canvas_line(x + 8, y + 11, x + 13, y + 4, 2, COLOUR_GOODLIGHT);
    }
    x += 20;
    if (cards > 1) {
        x = words_draw(x, y, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, "×%u", cards) + 4;
    }
    return x;
}

/* Cards of one technology together, wherever they lie. */
static int draw_groups(int y) {
    const struct bronze *state = bronze_ui_state();
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned active = bronze_active(state, cells);
    int x = 3;
    for (unsigned i = 0; i < active; i++) {
        if (bronze_alike(cells, active, i) > 0) {
            x = draw_group(x, y, cells[i].technology, bronze_group_left(state, cells[i].group));
        }
    }
    return x + 4;
}

/* "leaves tile 5", "leaves 3 tiles": those that the seat to move hasn't won. */
static void put_leaves(struct text *text) {
    const struct bronze *state = bronze_ui_state();
    const uint32_t leaves = bronze_tiles_left_behind(state, bronze_tile_of(kept()->at)) &
                            ~(uint32_t)bronze_tiles_won(state, state->seat);
    const unsigned tiles = bits_count(leaves);
    if (tiles > 0) {
        text_format(text, tiles > 1 ? "{8}{:mist}leaves %u tiles" : "{8}{:mist}leaves tile %u",
                    tiles > 1 ? tiles : bits_lowest(leaves) + 1u);
    }
}

static void put_points(struct text *text, const char *icon, int points) {
    if (points != 0) {
        text_put(text, icon);
        match_signed_put(text, points, false);
        text_put(text, "{7}");
    }
}

/* What a marker would bring to the end of the turn, when routes and provinces are won, beside what that
 * brings without it. */
struct outlook {
    int routes; /* points by tokens, of the seat to move */
    int gains[GAME_SEATS_MAX];
};

static struct outlook outlook_of(move_t marker) {
    struct outlook with;
    int without[GAME_SEATS_MAX];
    const unsigned me = bronze_ui_state()->seat;
    const struct match_tried *tried = match_try(BRONZE_DONE);
    const int routes = tried->gains[me][BRONZE_FROM_ROUTES];
    match_tried_gains(tried, without);
    (void)match_try(marker);
    tried = match_try_further(BRONZE_DONE);
    match_tried_gains(tried, with.gains);
    with.routes = tried->gains[me][BRONZE_FROM_ROUTES] - routes;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        with.gains[seat] -= without[seat];
    }
    return with;
}

/* What changes by name, where that is all that does. */
static bool put_named(struct match_words *words, const struct outlook *outlook) {
    const struct match_tried *tried = match_try(kept()->at);
    const unsigned me = bronze_ui_state()->seat;
    bool all = true, any = false;
    for (unsigned seat = 0; seat < bronze_ui_state()->seats; seat++) {
        const int routes = seat == me ? outlook->routes : 0, gain = match_tried_gain(tried, seat);
        all &= gain + routes == outlook->gains[seat];
        any |= gain != 0;
    }
    put_points(&words->buffer.text, "{route}{3}", outlook->routes);
    const int room = STATUS_ROOM - type_rich_width(TYPE_SMALL_BOLD, words->words);
    return all && (match_preview_put(words, tried, room) || !any);
}

/* "cuts [shape] line of 4". */
static void put_hurt(struct text *text) {
    const struct bronze *after = match_try(kept()->at)->state;
    const struct bronze_hurt hurt = bronze_line_hurt(bronze_ui_state(), after, terrain_of(kept()->at));
    if (hurt.line > 0) {
        text_format(text, "{8}{:goodlight}%s{:} %s line of %u", hurt.cut ? "cuts" : "blocks",
                    match_stone(play_seat_style(hurt.seat)), hurt.line);
    }
}

/* In full, by name; less of tile and city; by name, without what it leaves; that by seat. False: not so. */
enum detail { GAINS, NAMES, SHORTER, SHORT, NAMED };
static bool put_outlook(struct match_words *words, const struct outlook *outlook, enum detail detail) {
    struct text *text = match_words(words);
    const struct bronze *state = bronze_ui_state();
    const unsigned tile = bronze_tile_of(kept()->at);
    bool fits = true;
    text_put(text, bronze_spot_is_final(state, tile) ? "{:gold}no undo:{:}{7}" : "");
    if (detail > GAINS) {
        fits = put_named(words, outlook);
    } else {
        put_points(text, match_stone(play_seat_style(state->seat)), outlook->gains[state->seat]);
        match_rivals_put(outlook->gains, text);
    }
    if (bronze_spot_brings_city(state, tile)) {
        const bool drawn = (state->drawn >> tile & 1u) != 0;
        text_format(text, detail == SHORTER ? "{city}" : "{city}{3}{:goodlight}take 1 of %u{:}{8}",
                    drawn ? bits_count(state->cities_left[tile]) : state->seats + 1u);
    }
    if (detail == NAMED) {
        text_put(text, bronze_spot_reveals(state, tile) ? "{:goodlight}opens a tile{:}" : "");
        put_hurt(text);
    }
    if (detail >= SHORTER) {
        put_leaves(text);
    }
    return fits && !words->buffer.cut && type_rich_width(TYPE_SMALL_BOLD, words->words) <= STATUS_ROOM;
}

/* What is still missing where a marker brings no points. */
static void put_why_none(struct text *text) {
    const unsigned tile = bronze_tile_of(kept()->at), me = bronze_ui_state()->seat,
                   land = terrain_of(kept()->at);
    const struct bronze *now = bronze_ui_state(), *after = match_try(kept()->at)->state;
    const unsigned line = bronze_route_run(after, me, land), next = bronze_route_next(now, land, line),
                   leader = bronze_leader(after, tile);
    text_put(text, "{:mist}");
    if (leader == me && bronze_province_at_end(after, tile) != me) {
        text_format(text, "you lead: counts once %s get this far", play_seats() > 2 ? "all" : "both");
    } else if (line > 1 && next == 0) {
        text_put(text, "no points: no more routes on this land");
    } else if (line > 1 && line > bronze_route_run(now, me, land)) {
        text_format(text,
                    bronze_line_may_reach(after, me, land, next)
                        ? "no points yet: %u of %u in line for a route"
                        : "no points: %u in line, no room for %u",
                    line, next);
    } else if (leader == me) {
        text_put(text, "no points now: you already lead this tile");
    } else {
        const bool tie = leader == BRONZE_NOBODY;
        text_put(text, tie ? "no points yet: a tie on this tile" : "no points yet: a rival leads this tile");
    }
}

/* What a marker on the spot would bring; more shortly where it would not fit. */
static void draw_outlook(int y) {
    struct match_words words;
    const struct outlook outlook = outlook_of(kept()->at);
    unsigned detail = NAMED;
    while (!put_outlook(&words, &outlook, detail) && detail > GAINS) {
        detail--;
    }
    if (words.buffer.used == 0) {
        put_why_none(&words.buffer.text);
    }
    type_rich(4, y, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

static void draw_spot_words(int x, int y) {
    struct match_words terrain;
    const unsigned tile = bronze_tile_of(kept()->at), spot = bronze_spot_of(kept()->at);
    words_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, "%s, %s",
               match_capital(&terrain, bronze_land(bronze_spot_terrain(spot))),
               bronze_type_names[bronze_spot_type(bronze_ui_state(), tile, spot)]);
    draw_outlook(y + 17);
}

static void draw_done_words(int x, int y, unsigned left) {
    type_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, "End the turn");
    words_draw(4, y + 17, TYPE_SMALL_BOLD, left > 0 ? COLOUR_BADLIGHT : COLOUR_MIST,
               left > 0 ? "gives up %u marker%s" : "no more markers can be placed", left, words_s(left));
}

static void draw_status(void) {
    const int y = CHROME_STATUS_Y + 3, x = draw_groups(y);
    chrome_status_button((struct area){DONE_X, y, 37, 16}, TYPE_SMALL, "Done", kept()->on_done);
    if (kept()->on_done) {
        draw_done_words(x, y, kept()->left);
    } else {
        draw_spot_words(x, y);
    }
}

static void draw(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, kept()->on_done ? "Done" : "Place"},
                                      {ICON_KEY_B, kept()->on_done ? match_back_word() : "Done"},
                                      {ICON_KEY_X, "Look"}};
    struct match_words title;
    const unsigned left = kept()->left, taken = bronze_ui_state()->taken_count;
    bronze_ui_board_draw(bronze_ui_state()->seat, kept()->legal);
    if (!kept()->on_done) {
        bronze_ui_board_cursor(kept()->at);
    }
    text_format(match_words(&title), "Place %u of %u", taken + 1, taken + left);
    match_title(bronze_ui_state()->seat, left == 0 ? "All placed" : title.words, BRONZE_UI_DASH_MARKERS);
    draw_status();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = act, .back = back, .help = explain, MATCH_STEP};

void bronze_ui_place_show(void) {
    kept()->left = bronze_all_legal_spots(bronze_ui_state(), kept()->legal);
    put_cursor();
    if (screen_top() != &screen) {
        bronze_ui_board_jump_to_seat(bronze_ui_state()->seat);
    }
    follow();
    screen_replace(&screen);
}
