/* Moves as words, states as JSON. Seats, regions and positions count from 1 here. */
#include "rules.h"

#include <assert.h>

/* ---- words */

static const char *const good_words[EMPIRE_GOOD_KINDS] = {"ruby", "wood", "ore", "anvil", "carrot", "wild"};

const char *empire_good_word(unsigned good) {
    assert(good < EMPIRE_GOOD_KINDS);
    return good_words[good];
}

const char *empire_goods_word(unsigned good) {
    static const char *const words[EMPIRE_GOODS] = {[EMPIRE_RUBY] = "rubies",
                                                    [EMPIRE_WOOD] = "wood",
                                                    [EMPIRE_ORE] = "ore",
                                                    [EMPIRE_ANVIL] = "anvils",
                                                    [EMPIRE_CARROT] = "carrots"};
    assert(good < EMPIRE_GOODS);
    return words[good];
}

/* The colours of the box's cubes, in the order of the console's seats. */
static const char *const owner_words[EMPIRE_OWNERS + 1] = {"red",   "blue",    "yellow", "green",
                                                           "white", "neutral", "nobody"};

const char *empire_owner_word(unsigned owner) {
    assert(owner <= EMPIRE_NOBODY);
    return owner_words[owner];
}

static const char *const step_words[] = {"none", "place", "march", "sail", "city", "destroy"};

const char *empire_step_word(unsigned step) {
    assert(step <= EMPIRE_STEP_DESTROY);
    return step_words[step];
}

void empire_region_text(const struct empire_state *state, unsigned region, struct text *out) {
    assert(region < empire_map(state)->region_count);
    text_char(out, empire_map(state)->letter);
    text_unsigned(out, region + 1);
}

/* ---- moves */

static void put_part(const struct empire_state *state, const char *word, unsigned region, struct text *out) {
    text_put(out, word);
    text_char(out, ':');
    empire_region_text(state, region, out);
}

static void put_numbered(const char *word, unsigned number, struct text *out) {
    text_put(out, word);
    text_char(out, ':');
    text_unsigned(out, number);
}

static void put_army(const struct empire_state *state, move_t move, struct text *out) {
    put_part(state, "move", empire_move_first(move), out);
    text_char(out, ':');
    empire_region_text(state, empire_move_second(move), out);
}

static void put_destroy(const struct empire_state *state, move_t move, struct text *out) {
    text_put(out, "destroy:");
    put_part(state, empire_owner_word(empire_move_first(move)), empire_move_second(move), out);
}

void empire_text(const void *from, move_t move, struct text *out) {
    const struct empire_state *state = from;
    const unsigned number = empire_move_second(move);
    switch (empire_move_kind(move)) {
    case EMPIRE_MOVE_NEUTRAL:
        put_part(state, "neutral", number, out);
        break;
    case EMPIRE_MOVE_BID:
        put_numbered("bid", number, out);
        break;
    case EMPIRE_MOVE_FIRST:
        put_numbered("first", number + 1, out);
        break;
    case EMPIRE_MOVE_TAKE:
        put_numbered("take", number + 1, out);
        break;
    case EMPIRE_MOVE_PLACE:
        put_part(state, "place", number, out);
        break;
    case EMPIRE_MOVE_ARMY:
        put_army(state, move, out);
        break;
    case EMPIRE_MOVE_CITY:
        put_part(state, "city", number, out);
        break;
    case EMPIRE_MOVE_DESTROY:
        put_destroy(state, move, out);
        break;
    default:
        text_put(out, "pass");
        break;
    }
}

/* ---- JSON */

enum {
    REGION_WORD_MAX = 4,
    ACTION_WORD_MAX = 48
}; /* "A25" and its end; "destroy 1 and place 1", with room */

static void json_region(const struct empire_state *state, const char *key, unsigned region,
                        struct json *out) {
    char word[REGION_WORD_MAX];
    struct text_buffer buffer;
    empire_region_text(state, region, text_into(&buffer, word, sizeof word));
    json_string(out, key, word);
}

static void json_seat(const char *key, unsigned seat, struct json *out) {
    if (seat < GAME_SEATS_MAX) {
        json_number(out, key, (int32_t)seat + 1);
    } else {
        json_null(out, key);
    }
}

static void put_action(const struct empire_card *card, struct text *out) {
    static const char *const joins[] = {[EMPIRE_ALONE] = "", [EMPIRE_OR] = " or ", [EMPIRE_AND] = " and "};
    for (unsigned half = 0; half < EMPIRE_HALVES && card->action[half].amount > 0; half++) {
        text_put(out, half == 0 ? "" : joins[card->join]);
        text_put(out, empire_step_word(card->action[half].step));
        text_char(out, ' ');
        text_unsigned(out, card->action[half].amount);
    }
}

static void json_card(const struct empire_state *state, const char *key, unsigned id, struct json *out) {
    const struct empire_card *card = empire_card(state, id);
    char action[ACTION_WORD_MAX];
    struct text_buffer buffer;
    put_action(card, text_into(&buffer, action, sizeof action));
    json_object(out, key);
    json_number(out, "card", (int32_t)id);
    json_string(out, "good", empire_good_word(card->good));
    json_number(out, "icons", card->icons);
    json_string(out, "action", action);
    json_object_end(out);
}

static void json_row(const struct empire_state *state, struct json *out) {
    json_array(out, "row");
    for (unsigned i = 0; i < empire_row_size(state); i++) {
        json_card(state, NULL, empire_row_card(state, i), out);
    }
    json_array_end(out);
}

/* The card being carried out, and the steps still open in it. */
static void json_hand(const struct empire_state *state, struct json *out) {
    const unsigned hand = empire_hand(state);
    if (hand == 0) {
        json_null(out, "hand");
        return;
    }
    json_card(state, "hand", hand, out);
    json_array(out, "left");
    for (unsigned half = 0; half < EMPIRE_HALVES; half++) {
        if (state->left[half] > 0) {
            json_object(out, NULL);
            json_string(out, "step", empire_step_word(empire_card(state, hand)->action[half].step));
            json_number(out, "steps", state->left[half]);
            json_bool(out, "now", empire_half_open(state, half));
            json_object_end(out);
        }
    }
    json_array_end(out);
}

/* A bid is seen by its own seat and the referee until all are in. */
static void json_bid(const struct empire_state *state, unsigned seat, int viewer, struct json *out) {
    const bool sealed = state->phase == EMPIRE_PHASE_BID && viewer != GAME_REFEREE && viewer != (int)seat;
    if (state->bids[seat] == EMPIRE_BID_NONE) {
        json_null(out, "bid");
    } else if (sealed) {
        json_string(out, "bid", "sealed");
    } else {
        json_number(out, "bid", state->bids[seat]);
    }
}

static void json_taken(const struct empire_state *state, unsigned seat, struct json *out) {
    json_array(out, "cards");
    for (unsigned i = 0; i < state->taken; i++) {
        if (empire_taken_by(state, i) == seat) {
            json_number(out, NULL, state->deck[state->game][i]);
        }
    }
    json_array_end(out);
    json_object(out, "goods");
    for (unsigned good = 0; good < EMPIRE_GOOD_KINDS; good++) {
        json_number(out, empire_good_word(good), state->goods[seat][good]);
    }
    json_object_end(out);
}

static void json_earlier(const struct empire_state *state, unsigned seat, struct json *out) {
    json_object(out, "earlier_points");
    for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
        json_number(out, empire.sources[source], state->earlier[seat][source]);
    }
    json_object_end(out);
}

static void json_player(const struct empire_state *state, unsigned seat, int viewer, struct json *out) {
    json_object(out, NULL);
    json_number(out, "seat", (int32_t)seat + 1);
    json_string(out, "colour", empire_owner_word(seat));
    json_number(out, "coins", state->coins[seat]);
    json_number(out, "armies_left", state->supply[seat]);
    json_number(out, "cities_left", EMPIRE_CITIES - state->city_count[seat]);
    json_bid(state, seat, viewer, out);
    json_taken(state, seat, out);
    if (state->games > 1) {
        json_earlier(state, seat, out);
    }
    json_object_end(out);
}

static void json_armies(const struct empire_state *state, unsigned region, struct json *out) {
    json_object(out, "armies");
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        if (state->armies[region][owner] > 0) {
            json_number(out, empire_owner_word(owner), state->armies[region][owner]);
        }
    }
    json_object_end(out);
    json_object(out, "cities");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const unsigned cities = empire_cities_in(state, seat, region);
        if (cities > 0) {
            json_number(out, empire_owner_word(seat), (int32_t)cities);
        }
    }
    json_object_end(out);
}

/* Every region, with what stands in it and who controls it. */
static void json_board(const struct empire_state *state, const struct empire_control *control,
                       struct json *out) {
    const struct empire_map *map = empire_map(state);
    json_array(out, "board");
    for (unsigned region = 0; region < map->region_count; region++) {
        json_object(out, NULL);
        json_region(state, "region", region, out);
        json_string(out, "continent", map->continents[map->regions[region].continent]);
        json_armies(state, region, out);
        json_string(out, "control", empire_owner_word(control->region[region]));
        json_object_end(out);
    }
    json_array_end(out);
    json_object(out, "continents");
    for (unsigned continent = 0; continent < map->continent_count; continent++) {
        json_string(out, map->continents[continent], empire_owner_word(control->continent[continent]));
    }
    json_object_end(out);
}

static void json_tokens(const struct empire_state *state, unsigned game, struct json *out) {
    json_object(out, "tokens");
    for (unsigned i = 0; state->with_tokens && i < EMPIRE_TRIANGLES; i++) {
        char word[REGION_WORD_MAX];
        struct text_buffer buffer;
        empire_region_text(state, empire_map(state)->triangles[i], text_into(&buffer, word, sizeof word));
        json_string(out, word, empire_good_word(state->tokens[game][i]));
    }
    json_object_end(out);
}

static void json_deck(const struct empire_state *state, unsigned game, unsigned from, struct json *out) {
    json_array(out, "deck");
    for (unsigned i = from; i < empire_deck_size(state); i++) {
        json_number(out, NULL, state->deck[game][i]);
    }
    json_array_end(out);
}

static void json_tie_order(const struct empire_state *state, unsigned game, struct json *out) {
    json_array(out, "tie_order");
    for (unsigned i = 0; i < state->seats; i++) {
        json_number(out, NULL, state->tie_order[game][i] + 1);
    }
    json_array_end(out);
}

/* What only the referee sees: the cards to come, the die to be thrown, and the later games of a full game. */
static void json_hidden(const struct empire_state *state, struct json *out) {
    json_deck(state, state->game, state->taken + empire_row_size(state), out);
    if (state->phase <= EMPIRE_PHASE_BID) {
        json_tie_order(state, state->game, out);
    }
    json_array(out, "later_games");
    for (unsigned game = state->game + 1u; game < state->games; game++) {
        json_object(out, NULL);
        json_deck(state, game, 0, out);
        json_tie_order(state, game, out);
        json_tokens(state, game, out);
        json_object_end(out);
    }
    json_array_end(out);
}

static void json_table(const struct empire_state *state, struct json *out) {
    static const char *const phases[] = {"neutral", "bid", "first", "take", "act", "over"};
    json_string(out, "phase", phases[state->phase]);
    json_number(out, "game_number", state->game + 1);
    json_number(out, "games", state->games);
    json_number(out, "neutral_left", state->neutral_left);
    json_seat("bid_winner", state->winner, out);
    json_seat("first", state->first, out);
    json_number(out, "cards_each", (int32_t)empire_cards_to_take(state));
    json_number(out, "deck_left", (int32_t)(empire_deck_size(state) - state->taken - empire_row_size(state)));
    json_row(state, out);
    json_hand(state, out);
}

void empire_json(const void *from, int viewer, struct json *out) {
    assert(viewer < GAME_SEATS_MAX);
    const struct empire_state *state = from;
    const struct empire_control control = empire_control(state);
    json_table(state, out);
    json_array(out, "players");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        json_player(state, seat, viewer, out);
    }
    json_array_end(out);
    json_board(state, &control, out);
    json_tokens(state, state->game, out);
    if (viewer == GAME_REFEREE) {
        json_hidden(state, out);
    }
}

/* ---- the score */

static void json_resources(const struct empire_goods *goods, struct json *out) {
    json_object(out, NULL);
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        json_object(out, empire_good_word(good));
        json_number(out, "held", goods->count[good]);
        json_number(out, "wilds", goods->wilds[good]);
        json_number(out, "points", goods->points[good]);
        json_object_end(out);
    }
    json_object_end(out);
}

/* Each seat's goods with the wilds where they count most. */
void empire_score(const void *from, struct json *out) {
    const struct empire_state *state = from;
    const struct empire_control control = empire_control(state);
    json_array(out, "goods");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct empire_goods goods = empire_goods(state, &control, seat);
        json_resources(&goods, out);
    }
    json_array_end(out);
}
