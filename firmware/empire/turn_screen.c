/* The board to look at: at the beginning of a turn, and over any other step. */
#include "empire_ui.h"

static void move(enum key direction) {
    const uint8_t to = empire_ui_board_towards(empire_ui_state(), empire_ui_place, direction,
                                               empire_ui_board_all(empire_ui_state()));
    sound_play(to == empire_ui_place ? CUE_REFUSED : CUE_MOVE);
    empire_ui_place = to;
}

/* ---- the board with its status */

/* Is there too much in the region for the status's usual letters? */
static bool crowded(unsigned region) {
    unsigned present = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        present += empire_ui_force(empire_ui_state(), owner, region) > 0;
    }
    return present >= GAME_SEATS_MAX - 1;
}

static void draw_forces(int x, unsigned region) {
    const int from = x;
    const bool small = crowded(region);
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned force = empire_ui_force(empire_ui_state(), owner, region);
        if (force > 0) {
            x = words_rich(x, CHROME_LINE1 + small, small ? TYPE_SMALL_BOLD : TYPE_BODY_BOLD, COLOUR_PAPYRUS,
                           small ? "%s{1}%u{3}" : "%s{2}%u{6}", empire_ui_owner(owner), force);
        }
    }
    if (x == from) {
        type_draw(x, CHROME_LINE1, TYPE_BODY, COLOUR_DUSK, "empty");
    }
}

static void draw_holder(unsigned holder, unsigned region) {
    if (holder != EMPIRE_NOBODY) {
        icon_draw(224, CHROME_LINE1 + 3, empire_ui_owner_icon(holder), 12);
    }
    if (!crowded(region)) {
        type_draw_right(holder != EMPIRE_NOBODY ? 221 : 236, CHROME_LINE1 + 1, TYPE_SMALL, COLOUR_MIST,
                        holder != EMPIRE_NOBODY ? "held by" : "not held");
    }
}

/* Who holds how many of its regions; a crown for who holds it. Where many are there they stand closer. */
static void draw_continent(const struct empire_control *control, unsigned continent) {
    enum { CLOSE_FROM = 4 };
    unsigned holders = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        holders += control->held[continent][owner] > 0;
    }
    const int gap = holders >= CLOSE_FROM ? 0 : 3;
    int x =
        type_draw(4, CHROME_LINE2, TYPE_SMALL, COLOUR_MIST, empire_ui_continent(continent).words) + 3 + gap;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned held = control->held[continent][owner];
        const bool crowned = control->continent[continent] == owner;
        if (held > 0) {
            icon_draw(x, CHROME_LINE2 + 3, empire_ui_owner_icon(owner), 9);
            x = words_draw(x + 10, CHROME_LINE2, TYPE_SMALL, crowned ? COLOUR_PAPYRUS : COLOUR_MIST, "%u",
                           held) +
                1;
            x = crowned ? icon_draw(x, CHROME_LINE2 + 2, ICON_CROWN, 12) + 1 + gap : x + 1 + gap;
        }
    }
}

static void draw_left(unsigned seat) {
    const struct empire_state *state = empire_ui_state();
    const unsigned numbers[] = {EMPIRE_CITIES - (unsigned)state->city_count[seat], state->supply[seat],
                                state->coins[seat]};
    static const uint8_t icons[] = {ICON_CITY, ICON_ARMY, ICON_COIN};
    int x = 236;
    for (unsigned i = 0; i < sizeof icons; i++) {
        struct match_words words;
        text_unsigned(match_words(&words), numbers[i]);
        type_draw_right(x, CHROME_LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
        x -= type_width(TYPE_SMALL_BOLD, words.words) + 13;
        icon_draw(x, CHROME_LINE2 + 2, (enum icon)icons[i], 12);
        x -= 5;
    }
}

/* The region under the cursor in numbers, its continent, and what the seat has left. */
static void draw_status(unsigned region, unsigned seat) {
    const struct empire_control control = empire_ui_control(empire_ui_state());
    chrome_status_ground(EMPIRE_UI_STATUS_Y);
    const int x = words_draw(CHROME_STATUS_X, CHROME_LINE1, TYPE_BODY_BOLD, COLOUR_GOLD, "%s%s",
                             empire_ui_region(region).words,
                             region == empire_map(empire_ui_state())->start ? " start" : "");
    draw_forces(x + 8, region);
    draw_holder(control.region[region], region);
    draw_continent(&control, empire_map(empire_ui_state())->regions[region].continent);
    draw_left(seat);
}

static void draw_board(void) {
    empire_ui_board_draw(empire_ui_board_view(empire_ui_place));
    draw_status(empire_ui_place, play_seat());
}

/* ---- the turn begins */

static void open_cards(void) {
    sound_play(CUE_OPEN);
    empire_ui_cards_show();
}

static void draw_turn(void) {
    struct match_words words;
    draw_board();
    empire_ui_turn_title_put(match_words(&words), play_seat());
    match_title(play_seat(), words.words, CHROME_NO_PHASE);
}

static const struct screen turn = {
    .draw = draw_turn,
    .steer = move,
    .act = open_cards,
    .back = match_leave,
    .look = match_look,
    .help = empire_ui_explain_region,
    .undo = match_undo_key,
    .hint = hint_open,
    .keys = {{ICON_KEY_A, "Cards"}, {ICON_KEY_PAD, "Region"}, {ICON_KEY_X, "Look"}},
};

void empire_ui_turn_show(void) {
    screen_replace(&turn);
}

/* ---- over another step */

static void draw_browse(void) {
    draw_board();
    match_title(play_seat(), "The board", CHROME_NO_PHASE);
}

static const struct screen browse = {
    .draw = draw_browse,
    .steer = move,
    .act = empire_ui_explain_region,
    .look = screen_back,
    .help = empire_ui_explain_region,
    .keys = {{ICON_KEY_A, "Explain"}, {ICON_KEY_PAD, "Region"}, {ICON_KEY_B, "Back"}},
};

void empire_ui_browse_open(void) {
    sound_play(CUE_OPEN);
    screen_push(&browse);
}
