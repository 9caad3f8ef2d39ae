/* The board to look at: at the beginning of a turn, and over any other step. */
#include "memory.h"

static void move(enum key direction) {
    const uint8_t to = empire_ui_board_towards(empire_ui_memory()->cursor, direction, empire_ui_board_all());
    sound_play(to == empire_ui_memory()->cursor ? CUE_REFUSED : CUE_MOVE);
    empire_ui_memory()->cursor = to;
}

/* ---- the board with its status */

/* Who has how many there. */
static void draw_forces(int x, unsigned region, unsigned holder) {
    struct match_words forces;
    struct text *text = match_words(&forces);
    unsigned present = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned force = empire_force(empire_ui_state(), owner, region);
        if (force > 0) {
            text_format(text, "%s%s{2}%u", present++ > 0 ? "{5}" : "", empire_ui_owner(owner), force);
        }
    }
    text_put(text, present == 0 ? "{:dusk}empty{:}" : holder == EMPIRE_NOBODY ? "{8}{:mist}a tie{:}" : "");
    type_rich(x, CHROME_LINE1, type_fitting(TYPE_BODY_BOLD, forces.words, 236 - x), COLOUR_PAPYRUS,
              forces.words);
}

/* The region under the cursor in numbers, its continent, and what the seat has left. */
static void draw_status(unsigned region, unsigned seat) {
    const struct empire_control control = empire_control(empire_ui_state());
    chrome_status_ground(EMPIRE_UI_STATUS_Y);
    const int x = words_draw(CHROME_STATUS_X, CHROME_LINE1, TYPE_BODY_BOLD, COLOUR_GOLD, "%s%s",
                             empire_ui_region(region).words,
                             region == empire_map(empire_ui_state())->start ? " start" : "");
    struct match_words words;
    draw_forces(x + 8, region, control.region[region]);
    empire_ui_continent_put(match_words(&words), &control,
                            empire_map(empire_ui_state())->regions[region].continent);
    type_rich(4, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, words.words);
    empire_ui_stock_put(match_words(&words), seat, "{5}");
    type_rich(236 - type_rich_width(TYPE_SMALL_BOLD, words.words), CHROME_LINE2, TYPE_SMALL_BOLD,
              COLOUR_PAPYRUS, words.words);
}

static void draw_board(const char *title) {
    struct empire_ui_board view = empire_ui_board_view(empire_ui_memory()->cursor);
    view.together = true;
    empire_ui_board_draw(view);
    draw_status(empire_ui_memory()->cursor, play_seat());
    match_title(play_seat(), title, CHROME_NO_PHASE);
}

/* ---- the turn begins */

/* "Turn 7 of 10", and shorter ways. */
static void title_put(struct text *text) {
    const struct empire_state *state = empire_ui_state();
    const unsigned turn = empire_ui_turn_of(play_seat()), turns = empire_cards_to_take(state);
    if (state->games > 1) {
        text_format(text, "Game %u/%u, turn %u/%u|Game %u, turn %u|", state->game + 1u,
                    (unsigned)state->games, turn, turns, state->game + 1u, turn);
    }
    text_format(text, "Turn %u of %u|Turn %u/%u|Turn %u", turn, turns, turn, turns, turn);
}

static void draw_turn(void) {
    struct match_words words;
    title_put(match_words(&words));
    draw_board(words.words);
}

static const struct screen turn = {
    .draw = draw_turn,
    .steer = move,
    .act = match_to_cards,
    .back = match_leave,
    .help = empire_ui_explain_region,
    MATCH_STEP,
    .keys = {{ICON_KEY_A, "Cards"}, {ICON_KEY_B, "Home"}, {ICON_KEY_X, "Look"}},
};

void empire_ui_turn_show(void) {
    screen_replace(&turn);
}

/* ---- over another step */

static void draw_browse(void) {
    draw_board("The board");
}

static const struct screen browse = {
    .draw = draw_browse,
    .steer = move,
    .look = screen_back,
    .help = empire_ui_explain_region,
    .keys = {{ICON_KEY_PAD, "Region"}, {ICON_KEY_B, "Back"}},
};

void empire_ui_browse_open(void) {
    sound_play(CUE_OPEN);
    screen_push(&browse);
}
