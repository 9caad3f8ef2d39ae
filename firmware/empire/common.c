#include "empire_ui.h"

#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "type.h"
#include "words.h"

uint8_t empire_ui_place;

const struct empire_state *empire_ui_state(void) {
    return play_state();
}

unsigned empire_ui_me(void) {
    return play_seat();
}

/* ---- icons */

enum icon empire_ui_good_icon(unsigned good) {
    assert(good <= EMPIRE_GOOD_KINDS);
    static const uint8_t icons[EMPIRE_GOOD_KINDS] = {
        [EMPIRE_RUBY] = ICON_RUBY,   [EMPIRE_WOOD] = ICON_WOOD,     [EMPIRE_ORE] = ICON_ORE,
        [EMPIRE_ANVIL] = ICON_ANVIL, [EMPIRE_CARROT] = ICON_CARROT, [EMPIRE_WILD] = ICON_WILD};
    return (enum icon)icons[good];
}

enum icon empire_ui_step_icon(unsigned step) {
    static const uint8_t icons[] = {[EMPIRE_STEP_NONE] = ICON_ARMY,  [EMPIRE_STEP_PLACE] = ICON_ARMY,
                                    [EMPIRE_STEP_MARCH] = ICON_BOOT, [EMPIRE_STEP_SAIL] = ICON_BOAT,
                                    [EMPIRE_STEP_CITY] = ICON_CITY,  [EMPIRE_STEP_DESTROY] = ICON_DESTROY};
    return (enum icon)icons[step];
}

enum icon empire_ui_owner_icon(unsigned owner) {
    assert(owner < EMPIRE_OWNERS);
    return (enum icon)(ICON_SEAT_GARNET + empire_ui_owner_style(owner));
}

/* ---- what may be done */

uint32_t empire_ui_targets(unsigned kind) {
    move_t moves[EMPIRE_MOVES_MAX];
    const unsigned count = empire_moves(empire_ui_state(), moves);
    uint32_t regions = 0;
    for (unsigned i = 0; i < count; i++) {
        if (empire_move_kind(moves[i]) == kind) {
            const bool army = kind == EMPIRE_MOVE_ARMY;
            regions |= UINT32_C(1) << (army ? empire_move_first(moves[i]) : empire_move_second(moves[i]));
        }
    }
    return regions;
}

uint32_t empire_ui_targets_from(unsigned kind, unsigned from) {
    move_t moves[EMPIRE_MOVES_MAX];
    const unsigned count = empire_moves(empire_ui_state(), moves);
    uint32_t regions = 0;
    for (unsigned i = 0; i < count; i++) {
        if (empire_move_kind(moves[i]) == kind && empire_move_first(moves[i]) == from) {
            regions |= UINT32_C(1) << empire_move_second(moves[i]);
        }
    }
    return regions;
}

/* ---- words */

void empire_ui_region_put(struct text *text, unsigned region) {
    assert(region < EMPIRE_REGIONS_MAX);
    empire_region_text(empire_ui_state(), region, text);
}

void empire_ui_continent_put(struct text *text, unsigned continent) {
    assert(continent < EMPIRE_CONTINENTS_MAX);
    struct match_words name;
    text_put(text, match_capital(&name, empire_map(empire_ui_state())->continents[continent]));
}

void empire_ui_owner_put(struct text *text, unsigned owner) {
    static const char *const stones[SEAT_COLOURS] = {"{seat_garnet}", "{seat_lapis}", "{seat_amber}",
                                                     "{seat_jade}",   "{seat_pearl}", "{seat_neutral}"};
    text_put(text, stones[empire_ui_owner_style(owner)]);
}

static void plural_put(struct text *text, const char *before, unsigned amount, const char *one) {
    text_format(text, "%s%u %s", before, amount, one);
}

void empire_ui_steps_put(struct text *text, unsigned step, unsigned amount) {
    switch (step) {
    case EMPIRE_STEP_PLACE:
        plural_put(text, "Place ", amount, amount == 1 ? "army" : "armies");
        break;
    case EMPIRE_STEP_MARCH:
        plural_put(text, "March ", amount, amount == 1 ? "step, land" : "steps, land");
        break;
    case EMPIRE_STEP_SAIL:
        plural_put(text, "Sail ", amount, amount == 1 ? "step, land or sea" : "steps, land or sea");
        break;
    case EMPIRE_STEP_CITY:
        text_put(text, "Build a city");
        break;
    default:
        text_put(text, amount == 1 ? "Destroy an army" : "Destroy armies");
        break;
    }
}

static void short_steps_put(struct text *text, const struct empire_action *action) {
    static const char *const words[] = {
        [EMPIRE_STEP_NONE] = "",      [EMPIRE_STEP_PLACE] = "place ", [EMPIRE_STEP_MARCH] = "march ",
        [EMPIRE_STEP_SAIL] = "sail ", [EMPIRE_STEP_CITY] = "city",    [EMPIRE_STEP_DESTROY] = "destroy "};
    text_put(text, words[action->step]);
    if (action->step != EMPIRE_STEP_CITY) {
        text_unsigned(text, action->amount);
    }
}

static void card_put(struct text *text, const struct empire_card *card, const char *both) {
    short_steps_put(text, &card->action[0]);
    if (card->join != EMPIRE_ALONE) {
        text_put(text, card->join == EMPIRE_AND ? both : " or ");
        short_steps_put(text, &card->action[1]);
    }
}

void empire_ui_card_put(struct text *text, const struct empire_card *card) {
    card_put(text, card, " and ");
}

void empire_ui_take_put(unsigned id, unsigned position, struct text *text) {
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    static const char *const goods[EMPIRE_GOOD_KINDS] = {
        [EMPIRE_RUBY] = "{ruby}",   [EMPIRE_WOOD] = "{wood}",     [EMPIRE_ORE] = "{ore}",
        [EMPIRE_ANVIL] = "{anvil}", [EMPIRE_CARROT] = "{carrot}", [EMPIRE_WILD] = "{wild}"};
    text_format(text, "takes %s ", goods[card->good]);
    card_put(text, card, " + "); /* a line of the log has no room for more */
    if (empire_row_cost(position) > 0) {
        text_format(text, ", {coin} %u", empire_row_cost(position));
    }
}

/* A bid is not shown before all are in: the log can be read by anyone. */
static void bid_put(const struct empire_state *before, unsigned coins, struct text *text) {
    const struct empire_state *now = empire_ui_state();
    text_put(text, "bids ");
    if (now->phase == EMPIRE_PHASE_BID && now->game == before->game) {
        text_put(text, "in secret");
    } else {
        text_format(text, "{coin} %u", coins);
    }
}

static void step_put(move_t move, struct text *text) {
    static const char *const words[] = {
        [EMPIRE_MOVE_NEUTRAL] = "{seat_neutral} to ",
        [EMPIRE_MOVE_PLACE] = "an army to ",
        [EMPIRE_MOVE_ARMY] = "to ",
        [EMPIRE_MOVE_CITY] = "a city in ",
        [EMPIRE_MOVE_DESTROY] = " destroyed in ",
    };
    if (empire_move_kind(move) == EMPIRE_MOVE_DESTROY) {
        empire_ui_owner_put(text, empire_move_first(move));
    } else if (empire_move_kind(move) == EMPIRE_MOVE_ARMY) {
        text_put(text, "from ");
        empire_ui_region_put(text, empire_move_first(move));
        text_char(text, ' ');
    }
    text_put(text, words[empire_move_kind(move)]);
    empire_ui_region_put(text, empire_move_second(move));
}

void empire_ui_move_put(const void *before, move_t move, struct text *text) {
    const unsigned number = empire_move_second(move);
    switch (empire_move_kind(move)) {
    case EMPIRE_MOVE_BID:
        bid_put(before, number, text);
        break;
    case EMPIRE_MOVE_FIRST:
        empire_ui_owner_put(text, number);
        text_put(text, " plays first");
        break;
    case EMPIRE_MOVE_TAKE:
        empire_ui_take_put(empire_row_card(before, number), number, text);
        break;
    case EMPIRE_MOVE_PASS:
        text_put(text, "is done");
        break;
    default:
        step_put(move, text);
        break;
    }
}

/* ---- title and status */

void empire_ui_title(const char *words) {
    match_title(empire_ui_me(), words, CHROME_NO_PHASE);
}

void empire_ui_turn_put(struct text *text, unsigned seat) {
    const struct empire_state *state = empire_ui_state();
    unsigned taken = 0;
    for (unsigned i = 0; i < state->taken; i++) {
        taken += empire_taken_by(state, i) == seat;
    }
    const bool more = state->phase == EMPIRE_PHASE_TAKE && taken < empire_cards_to_take(state);
    text_format(text, "Turn %u of %u", taken + more, empire_cards_to_take(state));
}

void empire_ui_status_ground(void) {
    canvas_fill(0, EMPIRE_UI_MAP_HEIGHT + CHROME_TITLE_HEIGHT, CANVAS_WIDTH, CHROME_STATUS_HEIGHT + 1,
                COLOUR_NIGHT);
    canvas_fill(0, EMPIRE_UI_MAP_HEIGHT + CHROME_TITLE_HEIGHT, CANVAS_WIDTH, 1, COLOUR_INK);
}

enum { LINE1 = CHROME_STATUS_Y, LINE2 = CHROME_STATUS_Y + 17 };

static int draw_number(int x, int y, enum type_face face, uint16_t colour, unsigned number) {
    return words_draw(x, y, face, colour, "%u", number);
}

static int draw_name(unsigned region) {
    struct match_words words;
    struct text *text = match_words(&words);
    empire_ui_region_put(text, region);
    if (region == empire_map(empire_ui_state())->start) {
        text_put(text, " start");
    }
    return type_draw(4, LINE1, TYPE_BODY_BOLD, COLOUR_GOLD, words.words) + 8;
}

/* Armies and cities of everyone there. */
static void draw_forces(int x, unsigned region) {
    const struct empire_state *state = empire_ui_state();
    const int from = x;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        unsigned force = state->armies[region][owner];
        force += owner < state->seats ? empire_cities_in(state, owner, region) : 0;
        if (force > 0) {
            icon_draw(x, LINE1 + 3, empire_ui_owner_icon(owner), 12);
            x = draw_number(x + 14, LINE1, TYPE_BODY_BOLD, COLOUR_PAPYRUS, force) + 6;
        }
    }
    if (x == from) {
        type_draw(x, LINE1, TYPE_BODY, COLOUR_DUSK, "empty");
    }
}

static void draw_holder(unsigned holder, unsigned region) {
    unsigned present = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        present += empire_ui_state()->armies[region][owner] > 0;
    }
    if (holder != EMPIRE_NOBODY) {
        icon_draw(224, LINE1 + 3, empire_ui_owner_icon(holder), 12);
    }
    if (present < GAME_SEATS_MAX - 1) {
        type_draw_right(holder != EMPIRE_NOBODY ? 221 : 236, LINE1 + 1, TYPE_SMALL, COLOUR_MIST,
                        holder != EMPIRE_NOBODY ? "held by" : "nobody’s");
    }
}

/* Who holds how many of its regions; a crown for who holds it. */
static void draw_continent(const struct empire_control *control, unsigned continent) {
    struct match_words name;
    empire_ui_continent_put(match_words(&name), continent);
    int x = type_draw(4, LINE2, TYPE_SMALL, COLOUR_MIST, name.words) + 6;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned held = control->held[continent][owner];
        const bool crowned = control->continent[continent] == owner;
        if (held > 0) {
            icon_draw(x, LINE2 + 3, empire_ui_owner_icon(owner), 9);
            x = draw_number(x + 10, LINE2, TYPE_SMALL, crowned ? COLOUR_PAPYRUS : COLOUR_MIST, held) + 2;
            x = crowned ? icon_draw(x, LINE2 + 2, ICON_CROWN, 12) + 4 : x + 3;
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
        type_draw_right(x, LINE2, TYPE_SMALL_BOLD, COLOUR_PAPYRUS, words.words);
        x -= type_width(TYPE_SMALL_BOLD, words.words) + 13;
        icon_draw(x, LINE2 + 2, (enum icon)icons[i], 12);
        x -= 5;
    }
}

void empire_ui_status(unsigned region, unsigned seat) {
    assert(region < EMPIRE_REGIONS_MAX && seat < GAME_SEATS_MAX);
    struct empire_control control;
    empire_control(empire_ui_state(), &control);
    empire_ui_status_ground();
    draw_forces(draw_name(region), region);
    draw_holder(control.region[region], region);
    draw_continent(&control, empire_map(empire_ui_state())->regions[region].continent);
    draw_left(seat);
}

/* ---- cards */

static void draw_action(int x, int y, const struct empire_action *action) {
    const int middle = EMPIRE_UI_CARD_WIDTH / 2;
    icon_draw(x + middle - 8, y + 41, empire_ui_step_icon(action->step), 16);
    if (action->step != EMPIRE_STEP_CITY) {
        words_centred(x + middle + 1, y + 60, TYPE_BIG, COLOUR_INK, "%u", action->amount);
    }
}

static void draw_half(int x, int y, const struct empire_action *action) {
    const bool city = action->step == EMPIRE_STEP_CITY;
    icon_draw(x + (city ? 11 : 3), y + 3, empire_ui_step_icon(action->step), 16);
    if (!city) {
        words_centred(x + 28, y, TYPE_TITLE, COLOUR_INK, "%u", action->amount);
    }
}

static void draw_halves(int x, int y, const struct empire_card *card, uint16_t paper) {
    const int middle = x + EMPIRE_UI_CARD_WIDTH / 2;
    draw_half(x, y + 35, &card->action[0]);
    draw_half(x, y + 72, &card->action[1]);
    canvas_fill(x + 4, y + 63, EMPIRE_UI_CARD_WIDTH - 8, 1, COLOUR_CLAY);
    canvas_fill(middle - 10 - (card->join == EMPIRE_AND) * 2, y + 58, 20 + (card->join == EMPIRE_AND) * 4, 12,
                paper);
    type_draw_centred(middle, y + 55, TYPE_SMALL_BOLD, COLOUR_BRONZE,
                      card->join == EMPIRE_AND ? "and" : "or");
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
