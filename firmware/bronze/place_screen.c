/* Where markers go: the cursor jumps between the spots that the active cards allow, and to Done. */
#include "board_picture.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "memory.h"

enum { ROW = 19, PITCH = 18, TILE = 57 }; /* px: what "nearest" means */
enum { DONE_X = 197, STATUS_ROOM = CANVAS_WIDTH - 6 };

static struct bronze_ui_place_memory *kept(void) {
    return &bronze_ui_memory()->place;
}

/* ---- the cursor */

static void find_legal(void) {
    const bool due = bronze_markers_due(bronze_ui_state()) > 0;
    kept()->any_legal = false;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        kept()->legal[tile] = due ? bronze_legal_spots(bronze_ui_state(), tile) : 0;
        kept()->any_legal |= kept()->legal[tile] != 0;
    }
}

static int spot_x(unsigned tile, unsigned spot) {
    return (int)tile * TILE + (int)bronze_spot_place(spot) * PITCH;
}

static int spot_y(unsigned spot) {
    return (int)bronze_spot_terrain(spot) * ROW;
}

/* From there to the nearest spot in the direction of the key; KEY_A: in any. */
static bool jump(int x, int y, enum key direction, bool to_final) {
    struct cursor cursor = cursor_from(x, y, direction, 0);
    cursor.sideways = 4;
    cursor.wide = true;
    cursor.onwards = true;
    for (unsigned tile = 0; tile < bronze_ui_state()->open; tile++) {
        const bool may = to_final || !bronze_ui_outlook_final(tile);
        for (uint32_t left = may ? kept()->legal[tile] : 0; left != 0; left &= left - 1) {
            const unsigned spot = bits_lowest(left);
            cursor_offer(&cursor, spot_x(tile, spot), spot_y(spot), tile << BRONZE_TILE_SHIFT | spot);
        }
    }
    if (cursor.least >= 0) {
        kept()->at_tile = cursor.best >> BRONZE_TILE_SHIFT;
        kept()->at_spot = cursor.best & BRONZE_SPOT_MASK;
    }
    return cursor.least >= 0;
}

/* At the left and right edge round to the other, but not onto what is final. */
static bool go(enum key direction) {
    const int x = spot_x(kept()->at_tile, kept()->at_spot), y = spot_y(kept()->at_spot);
    const bool level = direction == KEY_LEFT || direction == KEY_RIGHT;
    return jump(x, y, direction, true) ||
           (level && jump(direction == KEY_LEFT ? BRONZE_TILES_MAX * TILE : -TILE, y, direction, false));
}

static void steer(enum key direction) {
    bool moved = true;
    if (kept()->on_done) {
        moved = direction == KEY_UP && kept()->any_legal;
        kept()->on_done = !moved;
    } else if (!go(direction)) {
        moved = direction == KEY_DOWN;
        kept()->on_done = moved;
    }
    sound_play(moved ? CUE_MOVE : CUE_REFUSED);
    if (!kept()->on_done) {
        bronze_ui_board_show(kept()->at_tile);
    }
}

/* Near the turn's last marker, or in the middle of the seat's tile; on what is final only if it has to be. */
static void put_cursor(void) {
    enum { MIDDLE = BRONZE_GRASSLANDS * BRONZE_ROW_MAX + 1 };
    const struct bronze *state = bronze_ui_state();
    const unsigned reached = state->reached[state->seat], count = state->taken_count,
                   stands = reached == 0 ? 0 : reached - 1u,
                   near = count > 0 ? state->taken[count - 1] : stands << BRONZE_TILE_SHIFT | MIDDLE;
    const int x = spot_x(near >> BRONZE_TILE_SHIFT, near & BRONZE_SPOT_MASK),
              y = spot_y(near & BRONZE_SPOT_MASK);
    kept()->on_done = !jump(x, y, KEY_A, false) && !jump(x, y, KEY_A, true);
}

void bronze_ui_place_point(move_t move) {
    kept()->on_done = move < BRONZE_SETTLE;
    if (!kept()->on_done) {
        kept()->at_tile = (move - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT;
        kept()->at_spot = move & BRONZE_SPOT_MASK;
        bronze_ui_board_show(kept()->at_tile);
    }
}

bool bronze_ui_place_at(unsigned *tile, unsigned *spot) {
    *tile = kept()->at_tile;
    *spot = kept()->at_spot;
    return !kept()->on_done;
}

/* ---- keys */

void bronze_ui_place(move_t move) {
    const unsigned tile = (move - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT;
    const bool opens = bronze_spot_reveals(bronze_ui_state(), tile);
    match_make(move, opens ? CUE_REVEAL : CUE_PLACE);
    bronze_ui_board_drop(tile, move & BRONZE_SPOT_MASK);
    if (opens) {
        bronze_ui_board_turn_over(tile + 1);
    }
}

static void act(void) {
    if (!kept()->on_done) {
        bronze_ui_place(BRONZE_SETTLE | kept()->at_tile << BRONZE_TILE_SHIFT | kept()->at_spot);
    } else {
        match_make(BRONZE_DONE, CUE_OPEN); /* until its owner goes on it can be taken back */
    }
}

/* Outwards: from the spots to Done, from there to the step before. */
static void back(void) {
    if (kept()->on_done) {
        match_undo_key();
    } else {
        kept()->on_done = true;
        sound_play(CUE_BACK);
    }
}

static void explain(void) {
    if (kept()->on_done) {
        rules_open(BRONZE_UI_PAGE_SETTLING);
    } else {
        bronze_ui_explain_spot(kept()->at_tile, kept()->at_spot);
    }
}

/* ---- picture */

/* One card of a group; spent ones are ticked. Returns the x after it. */
static int draw_group(int x, int y, unsigned technology, unsigned cards, bool spent) {
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
        x = words_draw(x, y, TYPE_SMALL_BOLD, spent ? COLOUR_DUSK : COLOUR_PAPYRUS, "×%u", cards) + 4;
    }
    return x;
}

static int draw_groups(int y) {
    const struct bronze *state = bronze_ui_state();
    int x = 3;
    for (unsigned group = 0; group < BRONZE_GROUPS; group++) {
        const bool spent = (state->spent >> group & 1u) != 0 || bronze_markers_due(state) == 0;
        if (state->active[group] != BRONZE_NO_TECHNOLOGY) {
            x = draw_group(x, y, state->active[group], group == BRONZE_OWN_GROUP ? state->active_own : 1,
                           spent);
        }
    }
    return x + 4;
}

/* "leaves 5–7": tiles between them that it doesn't leave are full. */
static void put_leaves(struct text *text, uint32_t leaves) {
    unsigned last = 0;
    for (uint32_t left = leaves; left != 0; left &= left - 1) {
        last = bits_lowest(left) + 1;
    }
    if (leaves != 0) {
        const unsigned first = bits_lowest(leaves) + 1;
        text_format(text, "{8}{:badlight}leaves %u", first);
        if (last > first) {
            text_format(text, "–%u", last);
        }
    }
}

static void put_points(struct text *text, const char *icon, int points) {
    if (points != 0) {
        text_put(text, icon);
        match_signed_put(text, points, false);
        text_put(text, "{7}");
    }
}

/* What changes by name, where that is all that does: routes are won when the turn ends. */
static bool put_named(struct match_words *words, const struct bronze_ui_outlook *outlook) {
    const struct match_tried *tried =
        match_try(BRONZE_SETTLE | kept()->at_tile << BRONZE_TILE_SHIFT | kept()->at_spot);
    const unsigned me = bronze_ui_state()->seat;
    bool all = true;
    for (unsigned seat = 0; seat < bronze_ui_state()->seats; seat++) {
        const int routes = seat == me ? outlook->routes : 0;
        all &= match_tried_gain(tried, seat) + routes == outlook->gains[seat];
    }
    put_points(&words->buffer.text, "{route}{3}", outlook->routes);
    return all &&
           match_preview_put(words, tried, STATUS_ROOM - type_rich_width(TYPE_SMALL_BOLD, words->words));
}

/* False: not so. */
static bool put_outlook(struct match_words *words, const struct bronze_ui_outlook *outlook, bool named) {
    struct text *text = match_words(words);
    const unsigned me = bronze_ui_state()->seat;
    bool fits = true;
    text_put(text, outlook->final ? "{:gold}final:{:}{7}" : "");
    if (named) {
        fits = put_named(words, outlook);
    } else {
        put_points(text, match_stone(play_seat_style(me)), outlook->gains[me]);
        match_rivals_put(outlook->gains, text);
    }
    if (outlook->city) {
        text_format(text, "{city}{3}{:goodlight}1 of %u{:}{8}", outlook->cities);
    }
    text_put(text, !outlook->opens                 ? ""
                   : named || outlook->leaves == 0 ? "{:goodlight}opens a tile{:}"
                                                   : "{:goodlight}opens{:}");
    put_leaves(text, outlook->leaves);
    return fits && type_rich_width(TYPE_SMALL_BOLD, words->words) <= STATUS_ROOM;
}

/* What a marker on the spot would bring; more shortly where it would not fit. */
static void draw_outlook(int y) {
    struct match_words words;
    const struct bronze_ui_outlook outlook = bronze_ui_outlook_of_spot(kept()->at_tile, kept()->at_spot);
    if (!put_outlook(&words, &outlook, true)) {
        (void)put_outlook(&words, &outlook, false);
    }
    if (words.buffer.used == 0) {
        text_put(&words.buffer.text, "{:mist}no points for this marker{:}");
    }
    type_rich(4, y, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

static void draw_spot_words(int x, int y) {
    struct match_words terrain;
    words_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, "%s, %s",
               match_capital(&terrain, bronze_ui_land(bronze_spot_terrain(kept()->at_spot))),
               bronze_type_names[bronze_spot_type(bronze_ui_state(), kept()->at_tile, kept()->at_spot)]);
    draw_outlook(y + 17);
}

static void draw_done_words(int x, int y) {
    const unsigned due = bronze_markers_due(bronze_ui_state());
    type_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, "End the turn");
    if (kept()->any_legal) {
        words_draw(4, y + 17, TYPE_SMALL_BOLD, COLOUR_BADLIGHT, "gives up %u marker%s", due, words_s(due));
    } else {
        type_draw(4, y + 17, TYPE_SMALL_BOLD, COLOUR_MIST, "no more markers can be placed");
    }
}

static void draw_status(void) {
    const int y = CHROME_STATUS_Y + 3, x = draw_groups(y);
    say(SAID_CHOICE, (struct area){DONE_X, y, 37, 16});
    canvas_box(DONE_X, y, 37, 16, 3, kept()->on_done ? COLOUR_GOLD : COLOUR_NIGHT2,
               kept()->on_done ? COLOUR_WHITE : COLOUR_DUSK);
    type_draw_centred(DONE_X + 19, y, TYPE_SMALL, kept()->on_done ? COLOUR_INK : COLOUR_PAPYRUS, "Done");
    if (kept()->on_done) {
        chrome_cursor(DONE_X, y, 37, 16);
        draw_done_words(x, y);
    } else {
        draw_spot_words(x, y);
    }
}

static void draw(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, kept()->on_done ? "Done" : "Place"},
                                      {ICON_KEY_B, kept()->on_done ? "Undo" : "Done"},
                                      {ICON_KEY_X, "Look"}};
    struct match_words title;
    const unsigned due = bronze_markers_due(bronze_ui_state()), taken = bronze_ui_state()->taken_count;
    bronze_ui_board_draw(bronze_ui_state()->seat, kept()->legal);
    if (!kept()->on_done) {
        bronze_ui_board_cursor(kept()->at_tile, kept()->at_spot);
    }
    text_format(match_words(&title), "Place %u of %u", taken + 1, taken + due);
    match_title(bronze_ui_state()->seat, due == 0 ? "All placed" : title.words, BRONZE_UI_DASH_MARKERS);
    draw_status();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = back,
                                     .look = match_look,
                                     .help = explain,
                                     .undo = match_undo_key,
                                     .hint = hint_open};

void bronze_ui_place_show(void) {
    find_legal();
    put_cursor();
    if (screen_top() != &screen) {
        bronze_ui_board_jump_to_seat(bronze_ui_state()->seat);
    }
    if (!kept()->on_done) {
        bronze_ui_board_show(kept()->at_tile);
    }
    play_taken();
    screen_replace(&screen);
}
