/* Where markers go: the cursor jumps between the spots that the active cards allow, and to Done. */
#include "board_picture.h"
#include "bronze_ui.h"
#include "dialog.h"
#include "game_screen.h"
#include "memory.h"
#include "outlook.h"
#include "widgets.h"

enum { ROW = 19, PITCH = 18, TILE = 57, DONE_X = 197 }; /* px: what "nearest" means; the button */

static struct bronze_ui_place_memory *kept(void) {
    return &bronze_ui_memory()->place;
}

/* ---- the cursor */

static void find_legal(void) {
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        kept()->legal[tile] =
            bronze_markers_due(bronze_ui_state()) > 0 ? bronze_legal_spots(bronze_ui_state(), tile) : 0;
    }
}

static bool any_legal(void) {
    uint32_t any = 0;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        any |= kept()->legal[tile];
    }
    return any != 0;
}

static int spot_x(unsigned tile, unsigned spot) {
    return (int)tile * TILE + (int)bronze_spot_place(spot) * PITCH;
}

static int spot_y(unsigned spot) {
    return (int)bronze_spot_terrain(spot) * ROW;
}

/* How far a spot is from a place when one goes in a direction: sideways counts more; -1: it doesn't lie
 * there. */
static int distance(int x, int y, unsigned tile, unsigned spot, int right, int down) {
    enum { SIDEWAYS = 3 };
    const int along = right != 0 ? (spot_x(tile, spot) - x) * right : (spot_y(spot) - y) * down;
    const int across = right != 0 ? spot_y(spot) - y : spot_x(tile, spot) - x;
    return along <= 0 ? -1 : along + SIDEWAYS * (across < 0 ? -across : across);
}

/* Any direction at all: for the first place of the cursor. */
static int distance_any(int x, int y, unsigned tile, unsigned spot) {
    const int dx = spot_x(tile, spot) - x, dy = spot_y(spot) - y;
    return (dx < 0 ? -dx * 2 : dx) + (dy < 0 ? -dy : dy);
}

static bool jump(int x, int y, int right, int down) {
    int nearest = -1;
    for (unsigned tile = 0; tile < bronze_ui_state()->open; tile++) {
        for (uint32_t left = kept()->legal[tile]; left != 0; left &= left - 1) {
            const unsigned spot = bits_lowest(left);
            const int far = right == 0 && down == 0 ? distance_any(x, y, tile, spot)
                                                    : distance(x, y, tile, spot, right, down);
            if (far >= 0 && (nearest < 0 || far < nearest)) {
                nearest = far;
                kept()->at_tile = tile;
                kept()->at_spot = spot;
            }
        }
    }
    return nearest >= 0;
}

static void move(int right, int down) {
    bool moved = false;
    if (kept()->on_done) {
        moved = down < 0 && any_legal();
        kept()->on_done = !moved;
    } else if (jump(spot_x(kept()->at_tile, kept()->at_spot), spot_y(kept()->at_spot), right, down)) {
        moved = true;
    } else if (down > 0) {
        kept()->on_done = true;
        moved = true;
    }
    sound_play(moved ? CUE_MOVE : CUE_REFUSED);
    if (!kept()->on_done) {
        bronze_ui_board_show(bronze_ui_state(), kept()->at_tile);
    }
}

/* Near the last marker of this turn, or where the seat stands; on Done when nothing can be placed. */
static void put_cursor(void) {
    const struct bronze *state = bronze_ui_state();
    unsigned tile = state->reached[state->seat] == 0 ? 0 : state->reached[state->seat] - 1u, spot = 0;
    if (state->taken_count > 0) {
        const unsigned last = state->taken[state->taken_count - 1];
        tile = last >> BRONZE_TILE_SHIFT;
        spot = last & BRONZE_SPOT_MASK;
    }
    kept()->at_tile = tile;
    kept()->at_spot = spot;
    kept()->on_done = !jump(spot_x(tile, spot), spot_y(spot), 0, 0);
}

bool bronze_ui_place_at(unsigned *tile, unsigned *spot) {
    *tile = kept()->at_tile;
    *spot = kept()->at_spot;
    return !kept()->on_done;
}

/* ---- keys */

static void done(void) {
    sound_play(CUE_OPEN);
    bronze_ui_play(BRONZE_DONE);
}

static void ask_done(void) {
    static const struct dialog give_up = {
        .icon = ICON_HOURGLASS,
        .title = "Done already?",
        .words = "Active cards could still place markers. They can’t be saved for another turn.",
        .yes = "Done",
        .on_yes = done,
        .no = "Back",
    };
    if (any_legal()) {
        sound_play(CUE_OPEN);
        dialog_open(&give_up);
    } else {
        done();
    }
}

static void place(void) {
    const unsigned tile = kept()->at_tile, spot = kept()->at_spot;
    const bool opens = bronze_spot_reveals(bronze_ui_state(), tile);
    sound_play(opens ? CUE_REVEAL : CUE_PLACE);
    bronze_ui_play(BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | spot);
    bronze_ui_board_drop(tile, spot);
    if (opens) {
        bronze_ui_board_turn_over(tile + 1);
    }
}

static void pad(enum key direction) {
    move((direction == KEY_RIGHT) - (direction == KEY_LEFT), (direction == KEY_DOWN) - (direction == KEY_UP));
}

static void act(void) {
    if (kept()->on_done) {
        ask_done();
    } else {
        place();
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

static void draw_tick(int x, int y) {
    canvas_line(x + 5, y + 8, x + 8, y + 11, 2, COLOUR_GOODLIGHT);
    canvas_line(x + 8, y + 11, x + 13, y + 4, 2, COLOUR_GOODLIGHT);
}

/* One card of a group; spent ones are ticked. Returns the x after it. */
static int draw_group(int x, int y, unsigned group) {
    const unsigned technology = bronze_ui_state()->active[group];
    const unsigned cards = group == BRONZE_OWN_GROUP ? bronze_ui_state()->active_own : 1;
    const bool spent =
        (bronze_ui_state()->spent >> group & 1u) != 0 || bronze_markers_due(bronze_ui_state()) == 0;
    if (technology == BRONZE_NO_TECHNOLOGY) {
        return x;
    }
    canvas_box(x, y, 18, 16, 2, spent ? COLOUR_NIGHT2 : technology_colours[technology],
               spent ? COLOUR_DUSK : COLOUR_INK);
    icon_draw(x + 3, y + 2, bronze_ui_technology_icon(technology), 12);
    if (spent) {
        canvas_shade(x + 1, y + 1, 16, 14, COLOUR_NIGHT, 5);
        draw_tick(x, y);
    }
    x += 20;
    if (cards > 1) {
        x = words_draw(x, y, TYPE_SMALL_BOLD, spent ? COLOUR_DUSK : COLOUR_PAPYRUS, "×%u", cards) + 4;
    }
    return x;
}

static int draw_groups(int y) {
    int x = 3;
    for (unsigned group = 0; group < BRONZE_GROUPS; group++) {
        x = draw_group(x, y, group);
    }
    return x + 4;
}

static void put_leaves(struct text *text, unsigned leaves) {
    const char *before = "{8}{:badlight}leaves ";
    for (uint32_t left = leaves; left != 0; left &= left - 1) {
        text_format(text, "%s%u", before, bits_lowest(left) + 1);
        before = ", ";
    }
    text_put(text, leaves != 0 ? "{:}" : "");
}

/* What a marker on the spot would bring. */
static void draw_outlook(int y) {
    struct match_words words;
    struct text *text = match_words(&words);
    const struct bronze_ui_outlook outlook = bronze_ui_outlook_of_spot(kept()->at_tile, kept()->at_spot);
    if (outlook.routes != 0) {
        text_put(text, "{route}{3}");
        match_signed_put(text, outlook.routes, false);
        text_put(text, "{8}");
    }
    if (outlook.provinces != 0) {
        text_put(text, "{province}{2}");
        match_signed_put(text, outlook.provinces, false);
        text_put(text, "{8}");
    }
    if (outlook.city) {
        text_format(text, "{city}{3}{:goodlight}1 of %u{:}{8}", outlook.cities);
    }
    text_put(text, outlook.opens ? "{:goodlight}opens a tile{:}" : "");
    put_leaves(text, outlook.leaves);
    if (text == &words.buffer.text && words.buffer.used == 0) {
        text_put(text, "{:mist}no token with this marker alone{:}");
    }
    type_rich(4, y, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

static void draw_spot_words(int x, int y) {
    words_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, "%s, %s",
               bronze_ui_terrain_name(bronze_spot_terrain(kept()->at_spot)),
               bronze_type_names[bronze_spot_type(bronze_ui_state(), kept()->at_tile, kept()->at_spot)]);
}

static void draw_done_words(int x, int y) {
    const bool more = any_legal();
    type_draw(x, y, TYPE_SMALL, COLOUR_PAPYRUS, more ? "End the turn now" : "End the turn");
    struct match_words words;
    struct text *text = match_words(&words);
    if (more) {
        text_format(text, "{:badlight}gives up %u%s", bronze_markers_due(bronze_ui_state()),
                    bronze_markers_due(bronze_ui_state()) == 1 ? " marker" : " markers");
    } else {
        text_put(text, bronze_markers_due(bronze_ui_state()) > 0
                           ? "{:mist}no spot is left for the active cards"
                           : "{:mist}every active card is used");
    }
    type_rich(4, y + 17, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
}

static void draw_status(void) {
    const int y = CHROME_STATUS_Y + 3, x = draw_groups(y);
    canvas_box(DONE_X, y, 37, 16, 3, kept()->on_done ? COLOUR_GOLD : COLOUR_NIGHT2,
               kept()->on_done ? COLOUR_WHITE : COLOUR_DUSK);
    type_draw_centred(DONE_X + 19, y, TYPE_SMALL, kept()->on_done ? COLOUR_INK : COLOUR_PAPYRUS, "Done");
    if (kept()->on_done) {
        chrome_cursor(DONE_X, y, 37, 16);
        draw_done_words(x, y);
    } else {
        draw_spot_words(x, y);
        draw_outlook(y + 17);
    }
}

static void draw_title(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    const unsigned due = bronze_markers_due(bronze_ui_state()), taken = bronze_ui_state()->taken_count;
    if (due == 0) {
        text_put(text, "All placed");
    } else {
        text_format(text, "Place %u of %u", taken + 1, taken + due);
    }
    match_title(bronze_ui_state()->seat, words.words, BRONZE_UI_DASH_MARKERS);
}

static void draw(void) {
    static const struct chrome_key place_keys[] = {
        {ICON_KEY_A, "Place"}, {ICON_KEY_B, "Undo"}, {ICON_KEY_X, "Look"}};
    static const struct chrome_key done_keys[] = {
        {ICON_KEY_A, "Done"}, {ICON_KEY_B, "Undo"}, {ICON_KEY_X, "Look"}};
    bronze_ui_board_draw(
        &(struct bronze_ui_board){bronze_ui_state(), bronze_ui_state()->seat, kept()->legal});
    if (!kept()->on_done) {
        bronze_ui_board_cursor(kept()->at_tile, kept()->at_spot);
    }
    draw_title();
    draw_status();
    chrome_keys(kept()->on_done ? done_keys : place_keys, 3, true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = pad,
                                     .act = act,
                                     .back = match_undo_key,
                                     .look = match_look,
                                     .help = explain,
                                     .undo = match_undo_key};

void bronze_ui_place_show(void) {
    find_legal();
    put_cursor();
    const unsigned reached = bronze_ui_state()->reached[bronze_ui_state()->seat],
                   own = reached == 0 ? 0 : reached - 1u;
    if (screen_top() != &screen) {
        bronze_ui_board_jump(bronze_ui_state(), (int)own - 1);
    }
    if (!kept()->on_done) {
        bronze_ui_board_show(bronze_ui_state(), kept()->at_tile);
    }
    play_taken();
    screen_replace(&screen);
}
