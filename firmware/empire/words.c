/* What is asked, moves and things in words. */
#include "empire_ui.h"

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
                          "Where you have an army. It counts as one more, and new armies may come there."},
    [EMPIRE_STEP_DESTROY] = {ICON_DESTROY, EMPIRE_MOVE_DESTROY, "destroy", "Destroy an army", NULL, "Destroy",
                             "Any one army, anybody’s, anywhere."},
};

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

void empire_ui_continent_put(struct text *text, const struct empire_control *control, unsigned continent) {
    text_format(text, "%s{3}", empire_ui_continent(continent).words);
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        if (control->held[continent][owner] > 0) {
            text_format(text, "{1}%s%u%s", empire_ui_owner(owner), control->held[continent][owner],
                        control->continent[continent] == owner ? "{1}{crown}" : "");
        }
    }
    text_put(text, empire_is_tied(control, continent) ? "{4}=" : "");
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

void empire_ui_lack_put(struct text *text, const struct empire_state *state,
                        const struct empire_action *action, bool brief) {
    const unsigned step = action->step, cities = EMPIRE_CITIES - (unsigned)state->city_count[state->turn];
    const unsigned have = step == EMPIRE_STEP_PLACE  ? state->supply[state->turn]
                          : step == EMPIRE_STEP_CITY ? cities
                                                     : action->amount;
    if (have < action->amount) {
        text_put(text, brief ? " " : " {:bad}");
        text_format(text, have > 0 ? "(%u left)" : "(none left)", have);
        text_put(text, brief ? "" : "{:}");
    }
}

void empire_ui_card_put(struct text *text, const struct empire_state *state, unsigned id, bool brief) {
    const struct empire_card *card = empire_card(state, id);
    for (unsigned half = 0; half < (card->join == EMPIRE_ALONE ? 1u : EMPIRE_HALVES); half++) {
        const struct empire_action *action = &card->action[half];
        text_put(text, half == 0 ? "" : card->join != EMPIRE_AND ? " or " : brief ? " + " : " and ");
        text_format(text,
                    action->step != EMPIRE_STEP_CITY      ? "%s %u"
                    : brief && card->join != EMPIRE_ALONE ? "build"
                                                          : "build a city",
                    empire_ui_steps[action->step].name, action->amount);
        if (!brief) {
            empire_ui_lack_put(text, state, action, false);
        }
    }
}

void empire_ui_take_put(const struct empire_state *before, unsigned position, struct text *text) {
    const unsigned id = empire_row_card(before, position);
    text_format(text, empire_card(before, id)->icons > 1 ? "takes {%s}×2" : "takes {%s}",
                empire_good_word(empire_card(before, id)->good)); /* its icon */
    if (empire_row_cost(position) > 0) {
        text_format(text, " for {coin} %u", empire_row_cost(position));
    }
}

/* Nothing of the card was made use of. */
static bool is_unused(const struct empire_state *state) {
    const unsigned hand = empire_hand(state);
    return hand != 0 && state->left[0] == empire_card(state, hand)->action[0].amount &&
           state->left[1] == empire_card(state, hand)->action[1].amount;
}

/* A bid is not shown before all are in: the log can be read by anyone. */
static bool bid_is_secret(const struct empire_state *before) {
    return empire_ui_state()->phase == EMPIRE_PHASE_BID && empire_ui_state()->game == before->game;
}

void empire_ui_move_put(const void *before, move_t move, struct text *text) {
    static const char *const words[] = {[EMPIRE_MOVE_NEUTRAL] = "{seat_neutral} to ",
                                        [EMPIRE_MOVE_PLACE] = "an army to ",
                                        [EMPIRE_MOVE_CITY] = "a city in ",
                                        [EMPIRE_MOVE_PASS] = MATCH_SKIPS};
    const unsigned kind = empire_move_kind(move), first = empire_move_first(move),
                   number = empire_move_second(move);
    if (kind == EMPIRE_MOVE_BID) {
        text_format(text, bid_is_secret(before) ? "makes a secret bid" : "bids {coin} %u", number);
    } else if (kind == EMPIRE_MOVE_FIRST) {
        text_format(text, "%s plays first", empire_ui_owner(number));
    } else if (kind == EMPIRE_MOVE_TAKE) {
        empire_ui_take_put(before, number, text);
    } else if (kind == EMPIRE_MOVE_ARMY) {
        text_format(text, "from %s to ", empire_ui_region(first).words);
    } else if (kind == EMPIRE_MOVE_DESTROY) {
        text_format(text, "%s destroyed in ", empire_ui_owner(first));
    } else {
        text_put(text, kind == EMPIRE_MOVE_PASS && is_unused(before) ? MATCH_SKIPS_ALL : words[kind]);
    }
    text_put(text, empire_ui_on_board(move) ? empire_ui_region(number).words : "");
}

static void advise_card(const struct empire_state *state, unsigned position, struct text *text) {
    const unsigned id = empire_row_card(state, position), cost = empire_row_cost(position);
    text_format(text, empire_card(state, id)->icons > 1 ? "Take card %u: *%s ×2, " : "Take card %u: *%s, ",
                position + 1, empire_good_word(empire_card(state, id)->good));
    empire_ui_card_put(text, state, id, true);
    text_format(text, cost > 0 ? "*, for %u coin%s" : "*, free", cost, words_s(cost));
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
        text_format(text,
                    first == play_seat()   ? "Destroy one of your own armies in "
                    : first < play_seats() ? "Destroy an army of %s in "
                                           : "Destroy a neutral army in ",
                    first < play_seats() ? play_name(first) : "");
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
    const bool over = play_held() && seat == play_owner(); /* its turn stands until it goes on */
    return taken + (!over && state->phase == EMPIRE_PHASE_TAKE && taken < empire_cards_to_take(state));
}
