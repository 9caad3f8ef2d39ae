#include "empire_ui.h"

const struct empire_state *empire_ui_state(void) {
    return play_state();
}

/* ---- icons */

enum icon empire_ui_good_icon(unsigned good) {
    assert(good <= EMPIRE_GOOD_KINDS);
    static const uint8_t icons[EMPIRE_GOOD_KINDS] = {
        [EMPIRE_RUBY] = ICON_RUBY,   [EMPIRE_WOOD] = ICON_WOOD,     [EMPIRE_ORE] = ICON_ORE,
        [EMPIRE_ANVIL] = ICON_ANVIL, [EMPIRE_CARROT] = ICON_CARROT, [EMPIRE_WILD] = ICON_WILD};
    return (enum icon)icons[good];
}

const struct empire_ui_step empire_ui_steps[] = {
    [EMPIRE_STEP_NONE] = {ICON_ARMY, EMPIRE_MOVE_NEUTRAL, "place", "", NULL, "Place", ""},
    [EMPIRE_STEP_PLACE] = {ICON_ARMY, EMPIRE_MOVE_PLACE, "place", "Place 1 army", "armies", "Place",
                           "New armies go to the start region or where you have a city."},
    [EMPIRE_STEP_MARCH] = {ICON_BOOT, EMPIRE_MOVE_ARMY, "march", "March 1 step, land", "steps, land", "Move",
                           "Each step takes one of your armies over a land border."},
    [EMPIRE_STEP_SAIL] = {ICON_BOAT, EMPIRE_MOVE_ARMY, "sail", "Sail 1 step, land or sea",
                          "steps, land or sea", "Move",
                          "Each step takes one of your armies over a border or a dotted line."},
    [EMPIRE_STEP_CITY] = {ICON_CITY, EMPIRE_MOVE_CITY, "city", "Build a city", NULL, "Build",
                          "Where you have an army. It counts as one more."},
    [EMPIRE_STEP_DESTROY] = {ICON_DESTROY, EMPIRE_MOVE_DESTROY, "destroy", "Destroy an army", NULL, "Destroy",
                             "Any one army, anyone’s, anywhere."},
};

enum icon empire_ui_owner_icon(unsigned owner) {
    assert(owner < EMPIRE_OWNERS);
    return (enum icon)(ICON_SEAT_GARNET + empire_ui_owner_style(owner));
}

/* ---- what may be done */

uint32_t empire_ui_targets(unsigned kind, unsigned from) {
    move_t moves[EMPIRE_MOVES_MAX];
    const unsigned count = empire_moves(empire_ui_state(), moves);
    const bool leaves = kind == EMPIRE_MOVE_ARMY && from == EMPIRE_UI_NOWHERE;
    uint32_t regions = 0;
    for (unsigned i = 0; i < count; i++) {
        const unsigned first = empire_move_first(moves[i]);
        if (empire_move_kind(moves[i]) == kind && (from == EMPIRE_UI_NOWHERE || from == first)) {
            regions |= UINT32_C(1) << (leaves ? first : empire_move_second(moves[i]));
        }
    }
    return regions;
}

bool empire_ui_on_board(move_t move) {
    const unsigned kind = empire_move_kind(move);
    return kind == EMPIRE_MOVE_NEUTRAL || (kind >= EMPIRE_MOVE_PLACE && kind <= EMPIRE_MOVE_DESTROY);
}

struct empire_control empire_ui_control(const struct empire_state *state) {
    struct empire_control control;
    empire_control(state, &control);
    return control;
}

struct empire_goods empire_ui_goods(const struct empire_state *state, unsigned seat) {
    const struct empire_control control = empire_ui_control(state);
    struct empire_goods goods;
    empire_goods(state, &control, seat, &goods);
    return goods;
}

unsigned empire_ui_force(const struct empire_state *state, unsigned owner, unsigned region) {
    return state->armies[region][owner] + (owner < state->seats ? empire_cities_in(state, owner, region) : 0);
}

/* ---- words */

struct empire_ui_name empire_ui_region(unsigned region) {
    struct empire_ui_name name = {""};
    struct text_buffer buffer;
    empire_region_text(empire_ui_state(), region, text_into(&buffer, name.words, sizeof name.words));
    return name;
}

struct empire_ui_name empire_ui_continent(unsigned continent) {
    assert(continent < EMPIRE_CONTINENTS_MAX);
    struct match_words capital;
    struct empire_ui_name name = {""};
    struct text_buffer buffer;
    text_put(text_into(&buffer, name.words, sizeof name.words),
             match_capital(&capital, empire_map(empire_ui_state())->continents[continent]));
    return name;
}

/* Where many are there they stand closer. */
void empire_ui_continent_put(struct text *text, const struct empire_control *control, unsigned continent) {
    enum { CLOSE_FROM = 4 };
    unsigned holders = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        holders += control->held[continent][owner] > 0;
    }
    text_format(text, "%s{3}", empire_ui_continent(continent).words);
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        if (control->held[continent][owner] > 0) {
            text_format(text, "%s%s%u%s", holders >= CLOSE_FROM ? "" : "{3}", empire_ui_owner(owner),
                        control->held[continent][owner],
                        control->continent[continent] == owner ? "{1}{crown}" : "");
        }
    }
}

const char *empire_ui_owner(unsigned owner) {
    return match_stone(empire_ui_owner_style(owner));
}

void empire_ui_action_put(struct text *text, const struct empire_action *action) {
    const struct empire_ui_step *step = &empire_ui_steps[action->step];
    assert(action->amount <= 1 || step->more != NULL);
    struct match_words verb;
    if (action->amount <= 1) {
        text_put(text, step->one);
    } else {
        text_format(text, "%s %u %s", match_capital(&verb, step->name), action->amount, step->more);
    }
}

static void short_action_put(struct text *text, const struct empire_action *action) {
    text_put(text, empire_ui_steps[action->step].name);
    if (action->step != EMPIRE_STEP_CITY) {
        text_format(text, " %u", action->amount);
    }
}

void empire_ui_card_put(struct text *text, const struct empire_card *card, const char *both) {
    short_action_put(text, &card->action[0]);
    if (card->join != EMPIRE_ALONE) {
        text_put(text, card->join == EMPIRE_AND ? both : " or ");
        short_action_put(text, &card->action[1]);
    }
}

void empire_ui_take_put(unsigned id, unsigned position, struct text *text) {
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    text_format(text, "takes {%s} ", empire_good_word(card->good)); /* icons are called as goods are */
    empire_ui_card_put(text, card, " + "); /* a line of the log has no room for more */
    if (empire_row_cost(position) > 0) {
        text_format(text, ", {coin} %u", empire_row_cost(position));
    }
}

/* A bid is not shown before all are in: the log can be read by anyone. */
static void bid_put(const struct empire_state *before, unsigned coins, struct text *text) {
    const struct empire_state *now = empire_ui_state();
    if (now->phase == EMPIRE_PHASE_BID && now->game == before->game) {
        text_put(text, "makes a secret bid");
    } else {
        text_format(text, "bids {coin} %u", coins);
    }
}

void empire_ui_move_put(const void *before, move_t move, struct text *text) {
    static const char *const words[] = {[EMPIRE_MOVE_NEUTRAL] = "{seat_neutral} to ",
                                        [EMPIRE_MOVE_PLACE] = "an army to ",
                                        [EMPIRE_MOVE_CITY] = "a city in ",
                                        [EMPIRE_MOVE_PASS] = "skips the rest"};
    const unsigned kind = empire_move_kind(move), first = empire_move_first(move),
                   number = empire_move_second(move);
    if (kind == EMPIRE_MOVE_BID) {
        bid_put(before, number, text);
    } else if (kind == EMPIRE_MOVE_FIRST) {
        text_format(text, "%s plays first", empire_ui_owner(number));
    } else if (kind == EMPIRE_MOVE_TAKE) {
        empire_ui_take_put(empire_row_card(before, number), number, text);
    } else if (kind == EMPIRE_MOVE_ARMY) {
        text_format(text, "from %s to ", empire_ui_region(first).words);
    } else if (kind == EMPIRE_MOVE_DESTROY) {
        text_format(text, "%s destroyed in ", empire_ui_owner(first));
    } else {
        text_put(text, words[kind]);
    }
    text_put(text, empire_ui_on_board(move) ? empire_ui_region(number).words : "");
}

static void advise_card(const struct empire_state *state, unsigned position, struct text *text) {
    const struct empire_card *card = empire_card(state, empire_row_card(state, position));
    const unsigned cost = empire_row_cost(position);
    text_format(text, "Take card %u: *%s, ", position + 1, empire_good_word(card->good));
    empire_ui_card_put(text, card, " and ");
    if (cost > 0) {
        text_format(text, "*, for %u coin%s", cost, words_s(cost));
    } else {
        text_put(text, "*, free");
    }
}

static void victim_put(unsigned owner, struct text *text) {
    if (owner == play_seat()) {
        text_put(text, "Destroy one of your own armies in ");
    } else if (owner < play_seats()) {
        text_format(text, "Destroy an army of %s in ", play_name(owner));
    } else {
        text_put(text, "Destroy a neutral army in ");
    }
}

void empire_ui_advise(const void *before, move_t move, struct text *text) {
    static const char *const words[] = {[EMPIRE_MOVE_NEUTRAL] = "Place a neutral army in ",
                                        [EMPIRE_MOVE_PLACE] = "Place an army in ",
                                        [EMPIRE_MOVE_CITY] = "Build a city in ",
                                        [EMPIRE_MOVE_PASS] = "Skip the rest of the card"};
    const unsigned kind = empire_move_kind(move), first = empire_move_first(move),
                   number = empire_move_second(move);
    if (kind == EMPIRE_MOVE_BID) {
        text_format(text, "Bid %u coin%s", number, words_s(number));
    } else if (kind == EMPIRE_MOVE_FIRST) {
        text_format(text, "First to play: %s", play_name(number));
    } else if (kind == EMPIRE_MOVE_TAKE) {
        advise_card(before, number, text);
    } else if (kind == EMPIRE_MOVE_ARMY) {
        text_format(text, "Move an army from *%s* to ", empire_ui_region(first).words);
    } else if (kind == EMPIRE_MOVE_DESTROY) {
        victim_put(first, text);
    } else {
        text_put(text, words[kind]);
    }
    if (empire_ui_on_board(move)) {
        text_format(text, "*%s*", empire_ui_region(number).words);
    }
}

void empire_ui_stock_put(struct text *text, unsigned seat, const char *gap) {
    const struct empire_state *state = empire_ui_state();
    text_format(text, "{coin}{1}%u%s{army}{1}%u%s{city}{1}%u", state->coins[seat], gap, state->supply[seat],
                gap, EMPIRE_CITIES - (unsigned)state->city_count[seat]);
}

/* ---- turns */

unsigned empire_ui_turn_of(unsigned seat) {
    const struct empire_state *state = empire_ui_state();
    unsigned taken = 0;
    for (unsigned i = 0; i < state->taken; i++) {
        taken += empire_taken_by(state, i) == seat;
    }
    return taken + (state->phase == EMPIRE_PHASE_TAKE && taken < empire_cards_to_take(state));
}

void empire_ui_turn_put(struct text *text, unsigned seat) {
    const struct empire_state *state = empire_ui_state();
    if (state->games > 1) {
        text_format(text, "Game %u/%u, turn %u/%u", state->game + 1u, (unsigned)state->games,
                    empire_ui_turn_of(seat), empire_cards_to_take(state));
    } else {
        text_format(text, "Turn %u of %u", empire_ui_turn_of(seat), empire_cards_to_take(state));
    }
}

void empire_ui_turn_title_put(struct text *text, unsigned seat) {
    const unsigned turn = empire_ui_turn_of(seat);
    empire_ui_turn_put(text, seat);
    text_put(text, "|");
    if (empire_ui_state()->games > 1) {
        text_format(text, "Game %u, turn %u|", empire_ui_state()->game + 1u, turn);
    }
    text_format(text, "Turn %u/%u|Turn %u", turn, empire_cards_to_take(empire_ui_state()), turn);
}

/* ---- cards */

static void draw_action(int x, int y, const struct empire_action *action) {
    const int middle = EMPIRE_UI_CARD_WIDTH / 2;
    icon_draw(x + middle - 8, y + 41, empire_ui_steps[action->step].icon, 16);
    if (action->step != EMPIRE_STEP_CITY) {
        words_centred(x + middle + 1, y + 60, TYPE_BIG, COLOUR_INK, "%u", action->amount);
    }
}

static void draw_half(int x, int y, const struct empire_action *action) {
    const bool city = action->step == EMPIRE_STEP_CITY;
    icon_draw(x + (city ? 11 : 3), y + 3, empire_ui_steps[action->step].icon, 16);
    if (!city) {
        words_centred(x + 28, y, TYPE_TITLE, COLOUR_INK, "%u", action->amount);
    }
}

static void draw_halves(int x, int y, const struct empire_card *card, uint16_t paper) {
    const bool both = card->join == EMPIRE_AND;
    const int middle = x + EMPIRE_UI_CARD_WIDTH / 2, gap = both ? 24 : 20;
    draw_half(x, y + 35, &card->action[0]);
    draw_half(x, y + 72, &card->action[1]);
    canvas_fill(x + 4, y + 63, EMPIRE_UI_CARD_WIDTH - 8, 1, COLOUR_CLAY);
    canvas_fill(middle - gap / 2, y + 58, gap, 12, paper);
    type_draw_centred(middle, y + 55, TYPE_SMALL_BOLD, COLOUR_BRONZE, both ? "and" : "or");
}

void empire_ui_card_draw(int x, int y, unsigned id, bool on, bool affordable) {
    assert(id <= EMPIRE_CARDS);
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    const uint16_t paper = on ? COLOUR_PAPYRUS : COLOUR_SAND;
    canvas_box(x, y, EMPIRE_UI_CARD_WIDTH, EMPIRE_UI_CARD_HEIGHT, 3, paper, COLOUR_INK);
    if (on) {
        canvas_frame(x + 1, y + 1, EMPIRE_UI_CARD_WIDTH - 2, EMPIRE_UI_CARD_HEIGHT - 2, 2, COLOUR_GOLD);
    }
    icon_draw(x + (EMPIRE_UI_CARD_WIDTH - 24) / 2, y + 5, empire_ui_good_icon(card->good), 24);
    if (card->icons > 1) {
        type_draw_right(x + EMPIRE_UI_CARD_WIDTH - 4, y + 18, TYPE_SMALL_BOLD, COLOUR_INK, "×2");
    }
    canvas_fill(x + 4, y + 32, EMPIRE_UI_CARD_WIDTH - 8, 1, COLOUR_CLAY);
    if (card->join == EMPIRE_ALONE) {
        draw_action(x, y, &card->action[0]);
    } else {
        draw_halves(x, y, card, paper);
    }
    if (!affordable) {
        canvas_shade(x, y, EMPIRE_UI_CARD_WIDTH, EMPIRE_UI_CARD_HEIGHT, COLOUR_NIGHT, 4);
    }
}

/* ---- goods */

void empire_ui_goods_bar(int x, int y, unsigned good, unsigned count, unsigned more, int step) {
    assert(good < EMPIRE_GOODS);
    const unsigned last = empire_good_steps[good][EMPIRE_GOOD_STEPS - 1];
    for (unsigned i = 0; i < last; i++) {
        const int left = x + (int)i * step;
        canvas_fill(left, y, step - 1, 9, COLOUR_INK);
        canvas_fill(left + 1, y + 1, step - 3, 7,
                    i < count          ? COLOUR_BRONZE
                    : i < count + more ? COLOUR_GOLD
                                       : COLOUR_SAND);
    }
    for (unsigned i = 0; i < EMPIRE_GOOD_STEPS; i++) {
        const unsigned at = empire_good_steps[good][i];
        words_centred(x + (int)(at - 1) * step + step / 2, y + 9, TYPE_CHIP,
                      at <= count + more ? COLOUR_GOOD : COLOUR_UMBER, "%u", empire_good_step_points[i]);
    }
}

/* Once the card is taken, what it brought is among what the seat holds. */
void empire_ui_card_good_draw(int x, int y, unsigned id) {
    const struct empire_state *state = empire_ui_state();
    const struct empire_card *card = empire_card(state, id);
    const unsigned brings = card->icons, counted = id == empire_hand(state) ? brings : 0;
    const unsigned held = empire_ui_goods(state, play_seat()).count[card->good] - counted;
    words_draw(x, y, TYPE_BODY, COLOUR_INK, "%s %u to %u", empire_good_word(card->good), held, held + brings);
    empire_ui_goods_bar(x, y + 19, card->good, held, brings, 13);
}
