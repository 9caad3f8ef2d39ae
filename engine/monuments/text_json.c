/* The state as JSON, whole for the referee, and for a seat without what it can't know.
 * docs/rules-monuments.md says what each member means. */
#include "rules.h"

enum { DICE_SHOWN = 80, EDGE_ROOM = 8 }; /* the largest battle casts 67 dice: 32 against 35 */

static const char *const task_words[MONUMENTS_TASK_KINDS] = {
    "keep_first", "place_first", "turn",        "end",        "upgrade",   "move",         "going",
    "produce",    "build",       "populate",    "sacrifice",  "layer",     "bonus",        "option",
    "gifts",      "gift_goods",  "gift_worker", "gift_house", "gift_unit", "gift_upgrade", "gift_bridge",
    "gift_ferry", "train",       "weapon",      "attack",     "join",      "lose",         "retreat",
    "enter",      "keep",        "trade",       "get",        "pay",       "finish",
};

static const char *const piece_words[MONUMENTS_PIECES] = {"army", "navy", "air", "fort", "town", "factory"};

static void json_hex(struct json *out, const char *key, unsigned hex) {
    json_string(out, key, monuments_hexes[hex].name);
}

static void json_resources(struct json *out, const char *key, const uint8_t resources[MONUMENTS_RESOURCES]) {
    json_object(out, key);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        json_number(out, monuments_token_words[resource], resources[resource]);
    }
    json_object_end(out);
}

static void json_cards(struct json *out, const char *key, uint32_t mask) {
    json_array(out, key);
    for (uint32_t left = mask & MONUMENTS_ALL_CARDS; left != 0;) {
        json_string(out, NULL, monuments_cards[monuments_bits_next(&left)].word);
    }
    json_array_end(out);
}

static void json_bonuses(struct json *out, const char *key, uint32_t mask) {
    json_array(out, key);
    while (mask != 0) {
        json_string(out, NULL, monuments_bonuses[monuments_bits_next(&mask)].word);
    }
    json_array_end(out);
}

static void json_pieces(struct json *out, const char *key, const uint8_t pieces[MONUMENTS_PIECES]) {
    json_object(out, key);
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        json_number(out, piece_words[piece], pieces[piece]);
    }
    json_object_end(out);
}

/* ---- seats */

static void json_quests(struct json *out, const char *key, const uint32_t words[MONUMENTS_QUEST_WORDS]) {
    json_array(out, key);
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        if ((words[quest >> 5] >> (quest & 31) & 1) != 0) {
            json_string(out, NULL, monuments_quests[quest].word);
        }
    }
    json_array_end(out);
}

/* The cards' backs tell the others which decks they come from. */
static void json_backs(struct json *out, const uint32_t words[MONUMENTS_QUEST_WORDS]) {
    json_object(out, "quest_backs");
    for (unsigned group = 0; group <= MONUMENTS_QUEST_DECKS; group++) {
        unsigned count = 0;
        for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
            count += monuments_quests[quest].group == group && (words[quest >> 5] >> (quest & 31) & 1) != 0;
        }
        json_number(out, monuments_quest_group_words[group], (int32_t)count);
    }
    json_object_end(out);
}

static void json_buildings(struct json *out, const struct monuments_seat_state *seat_state) {
    json_array(out, "houses");
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
            const unsigned hex = seat_state->buildings[building][i];
            if (hex != MONUMENTS_NO_HEX) {
                json_object(out, NULL);
                json_string(out, "house", monuments_token_words[MONUMENTS_TOKEN_BUILDINGS + building]);
                json_hex(out, "hex", hex & ~(unsigned)MONUMENTS_BUILDING_DAMAGED);
                json_bool(out, "damaged", (hex & MONUMENTS_BUILDING_DAMAGED) != 0);
                json_object_end(out);
            }
        }
    }
    json_array_end(out);
}

static void json_dealt(struct json *out, const struct monuments_seat_state *seat_state) {
    json_array(out, "dealt");
    for (unsigned i = 0; i < 2; i++) {
        json_string(out, NULL, monuments_quests[seat_state->dealt[i]].word);
    }
    json_array_end(out);
}

/* What open quests would cost is as hidden as they are. */
static void json_points(struct json *out, const struct monuments_state *state, unsigned seat, bool seen) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    monuments_count(state, points);
    json_object(out, "points");
    for (unsigned source = 0; source < MONUMENTS_SCORE_SOURCES; source++) {
        if (seen || source != MONUMENTS_LINE_OPEN) {
            json_number(out, monuments_score_sources[source], points[seat][source]);
        }
    }
    json_object_end(out);
}

static void json_seat(struct json *out, const struct monuments_state *state, unsigned seat, bool seen) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    json_object(out, NULL);
    json_number(out, "seat", (int32_t)seat + 1);
    json_string(out, "civilisation", monuments_civilisations[seat_state->civilisation].word);
    json_string(out, "score_card", monuments_score_cards[seat_state->score_card].word);
    if (seen) {
        json_string(out, "deck", monuments_decks[seat_state->deck].word);
        json_dealt(out, seat_state);
        json_quests(out, "quests", seat_state->open);
    }
    json_backs(out, seat_state->open);
    json_quests(out, "completed", seat_state->completed);
    json_number(out, "layers", seat_state->built);
    json_number(out, "wins", seat_state->wins);
    json_cards(out, "hand", seat_state->hand);
    json_cards(out, "discarded", ~(uint32_t)seat_state->hand);
    json_cards(out, "green", seat_state->green);
    json_bonuses(out, "bonuses", seat_state->held);
    json_number(out, "workers", seat_state->workers);
    json_pieces(out, "supply", seat_state->supply);
    json_pieces(out, "locked", seat_state->locked);
    json_buildings(out, seat_state);
    json_points(out, state, seat, seen);
    json_object_end(out);
}

/* ---- the board */

static void json_units(struct json *out, const struct monuments_state *state, unsigned hex) {
    if (state->units[hex] != 0) {
        json_number(out, "seat", (int32_t)monuments_holder_of(state, hex) + 1);
    }
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        if (monuments_units_of(state, hex, unit) > 0) {
            json_number(out, monuments_token_words[MONUMENTS_TOKEN_UNITS + unit],
                        (int32_t)monuments_units_of(state, hex, unit));
        }
    }
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        if (monuments_resources_of(state, hex, resource) > 0) {
            json_number(out, monuments_token_words[resource],
                        (int32_t)monuments_resources_of(state, hex, resource));
        }
    }
}

static void json_hexes(struct json *out, const struct monuments_state *state) {
    json_object(out, "hexes");
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (state->units[hex] != 0 || state->resources[hex] != 0) {
            json_object(out, monuments_hexes[hex].name);
            json_units(out, state, hex);
            json_object_end(out);
        }
    }
    json_object_end(out);
}

static void json_crossings(struct json *out, const struct monuments_state *state) {
    json_array(out, "bridges");
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        if (monuments_map_bridge(state, monuments_rivers[i].hex, monuments_rivers[i].direction)) {
            char room[EDGE_ROOM];
            struct text_buffer buffer;
            monuments_edge_text(text_into(&buffer, room, sizeof room), &monuments_rivers[i]);
            json_string(out, NULL, room);
        }
    }
    json_array_end(out);
    json_array(out, "ferries");
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        for (uint32_t docks = monuments_is_water(hex) ? 0 : state->docks[hex]; docks != 0;) {
            json_object(out, NULL);
            json_hex(out, "water", monuments_hexes[hex].near[monuments_bits_next(&docks)]);
            json_hex(out, "shore", hex);
            json_object_end(out);
        }
        if (monuments_mask_has(&state->ferry_hexes, hex)) {
            json_object(out, NULL);
            json_hex(out, "water", hex);
            json_object_end(out);
        }
    }
    json_array_end(out);
}

/* ---- decks and dice */

static void json_decks(struct json *out, const struct monuments_state *state, int viewer) {
    json_object(out, "decks");
    for (unsigned deck = 0; deck < MONUMENTS_QUEST_DECKS; deck++) {
        json_array(out, monuments_quest_group_words[deck + 1]);
        for (unsigned i = 0; i < state->deck_count[deck]; i++) {
            const unsigned quest = state->deck[deck][i];
            if (viewer == GAME_REFEREE || (state->known[quest] >> viewer & 1) != 0) {
                json_string(out, NULL, monuments_quests[quest].word);
            } else {
                json_null(out, NULL);
            }
        }
        json_array_end(out);
    }
    json_object_end(out);
    if (state->drawn_count > 0 && (viewer == GAME_REFEREE || viewer == monuments_task_now(state)->seat)) {
        json_array(out, "drawn");
        for (unsigned i = 0; i < state->drawn_count; i++) {
            json_string(out, NULL, monuments_quests[state->drawn[i]].word);
        }
        json_array_end(out);
    }
}

static void json_dice(struct json *out, const struct monuments_state *state) {
    struct rng dice = state->dice;
    json_array(out, "dice");
    for (unsigned i = 0; i < DICE_SHOWN; i++) {
        json_number(out, NULL, monuments_die_faces[rng_below(&dice, MONUMENTS_DIE_FACES)]);
    }
    json_array_end(out);
}

/* ---- what is going on */

static void json_finish(struct json *out, const struct monuments_state *state,
                        const struct monuments_task *task) {
    char room[GAME_WORD_MAX];
    struct text_buffer buffer;
    monuments_words_text(state, monuments_finish_move(task), text_into(&buffer, room, sizeof room));
    json_string(out, "move", room);
}

static void json_task_more(struct json *out, const struct monuments_state *state,
                           const struct monuments_task *task) {
    switch (task->kind) {
    case MONUMENTS_TASK_MOVE:
        if (task->of.boarded.water != 0) {
            json_hex(out, "boarded", task->of.boarded.water);
            json_hex(out, "shore", task->of.boarded.shore);
        }
        break;
    case MONUMENTS_TASK_GOING:
        json_hex(out, "hex", task->of.going.hex);
        json_string(out, "unit", monuments_token_words[MONUMENTS_TOKEN_UNITS + task->of.going.unit]);
        if (task->of.going.load > 0) {
            json_string(out, "load", monuments_token_words[task->of.going.load - 1]);
        }
        break;
    case MONUMENTS_TASK_GIFTS:
        json_number(out, "option", task->of.option + 1);
        break;
    case MONUMENTS_TASK_GIFT_RESOURCE:
        json_string(out, "good", monuments_token_words[task->of.gift.what]);
        break;
    case MONUMENTS_TASK_GET:
        json_string(out, "good", monuments_token_words[task->of.given]);
        break;
    case MONUMENTS_TASK_GIFT_BUILDING:
        json_string(out, "house", monuments_token_words[MONUMENTS_TOKEN_BUILDINGS + task->of.gift.what]);
        break;
    case MONUMENTS_TASK_GIFT_UNIT:
        json_string(
            out, "unit",
            monuments_token_words[(unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY + task->of.gift.what]);
        break;
    case MONUMENTS_TASK_WEAPON:
        json_bool(out, "must", task->of.gift.must != 0);
        break;
    case MONUMENTS_TASK_RETREAT:
        json_string(out, "group", monuments_group_words[task->of.group]);
        break;
    case MONUMENTS_TASK_FINISH:
        json_finish(out, state, task);
        break;
    default:
        break;
    }
}

static void json_todo(struct json *out, const struct monuments_state *state) {
    json_array(out, "todo");
    for (unsigned i = 0; i < state->task_count; i++) {
        const struct monuments_task *task = &state->tasks[i];
        json_object(out, NULL);
        json_string(out, "task", task_words[task->kind]);
        json_number(out, "seat", task->seat + 1);
        json_number(out, "left", task->left);
        json_number(out, "done", task->done);
        json_task_more(out, state, task);
        json_object_end(out);
    }
    json_array_end(out);
}

static void json_used(struct json *out, const struct monuments_state *state) {
    json_array(out, "used");
    for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
        if ((state->used[hex >> 5] >> (hex & 31) & 1) != 0) {
            json_hex(out, NULL, hex);
        }
    }
    json_array_end(out);
    json_array(out, "moved");
    for (unsigned i = 0; i < state->moved_count; i++) {
        const struct monuments_moved *moved = &state->moved[i];
        json_object(out, NULL);
        json_string(
            out, "unit",
            monuments_token_words[MONUMENTS_TOKEN_UNITS +
                                  (moved->what < MONUMENTS_MOVED_DOCKED ? moved->what : MONUMENTS_FERRY)]);
        json_hex(out, "hex", moved->hex);
        if (moved->what >= MONUMENTS_MOVED_DOCKED) {
            json_hex(out, "water", monuments_hexes[moved->hex].near[moved->what - MONUMENTS_MOVED_DOCKED]);
        }
        json_object_end(out);
    }
    json_array_end(out);
}

static void json_joined(struct json *out, const struct monuments_battle *battle) {
    json_array(out, "joined");
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        for (unsigned unit = 0; unit <= MONUMENTS_FERRY; unit++) {
            if (battle->joined[direction][unit] > 0) {
                json_object(out, NULL);
                json_string(out, "unit", monuments_token_words[MONUMENTS_TOKEN_UNITS + unit]);
                json_hex(out, "hex", monuments_hexes[battle->target].near[direction]);
                json_number(out, "count", battle->joined[direction][unit]);
                json_object_end(out);
            }
        }
    }
    json_array_end(out);
}

/* The last battle, until the next one: whom, where, who joined, and how many dice showed 0, 1 and 2 pips. */
static void json_battle(struct json *out, const struct monuments_state *state) {
    const struct monuments_battle *battle = &state->battle;
    if (battle->attackers == 0 &&
        (state->task_count == 0 || monuments_task_now(state)->kind != MONUMENTS_TASK_JOIN)) {
        return;
    }
    json_object(out, "battle");
    json_hex(out, "target", battle->target);
    json_number(out, "attacker", battle->attacker + 1);
    json_number(out, "defender", battle->defender + 1);
    json_joined(out, battle);
    json_array(out, "cast");
    for (unsigned side = 0; side < 2; side++) {
        json_array(out, NULL);
        for (unsigned pips = 0; pips < 3; pips++) {
            json_number(out, NULL, battle->cast[side][pips]);
        }
        json_array_end(out);
    }
    json_array_end(out);
    json_object_end(out);
}

void monuments_report_json(const void *now, int viewer, struct json *out) {
    static const char *const in_play[MONUMENTS_LAYOUTS] = {"old", "new", "three", "four"};
    const struct monuments_state *state = now;
    json_number(out, "round", state->round);
    json_bool(out, "last_round", state->last != 0);
    json_string(out, "continents", in_play[state->layout]);
    json_array(out, "players");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        json_seat(out, state, seat, viewer == GAME_REFEREE || viewer == (int)seat);
    }
    json_array_end(out);
    json_hexes(out, state);
    json_crossings(out, state);
    json_resources(out, "bank", state->bank);
    json_number(out, "weapons", state->weapons);
    json_number(out, "crossings", state->crossings);
    json_bonuses(out, "piles", state->piles);
    json_decks(out, state, viewer);
    if (viewer == GAME_REFEREE) {
        json_dice(out, state);
    }
    json_todo(out, state);
    if (state->task_count > 0 && monuments_task_now(state)->kind == MONUMENTS_TASK_PAY) {
        json_resources(out, "due", state->due);
        json_number(out, "spare", state->spare);
    }
    json_used(out, state);
    json_battle(out, state);
}
