/* The state as JSON, whole for the referee, and for a seat without what it can't know.
 * docs/rules-monuments.md says what each member means. */
#include "rules.h"
#include "words.h"

enum { DICE_SHOWN = 80, EDGE_ROOM = 8 }; /* the largest battle casts 67 dice: 32 against 35 */

static const char *const task_words[TASK_KINDS] = {
    "keep_first", "place_first", "turn",        "end",        "upgrade",   "move",         "going",
    "produce",    "build",       "populate",    "sacrifice",  "layer",     "bonus",        "option",
    "gifts",      "gift_goods",  "gift_worker", "gift_house", "gift_unit", "gift_upgrade", "gift_bridge",
    "gift_ferry", "train",       "weapon",      "attack",     "join",      "lose",         "retreat",
    "enter",      "keep",        "trade",       "get",        "pay",       "finish",
};

static const char *const piece_words[PIECES] = {"army", "navy", "air", "fort", "town", "factory"};

static void json_hex(struct json *out, const char *key, unsigned hex) {
    json_string(out, key, monuments_hexes[hex].name);
}

static void json_goods(struct json *out, const char *key, const uint8_t goods[GOODS]) {
    json_object(out, key);
    for (unsigned good = 0; good < GOODS; good++) {
        json_number(out, monuments_thing_words[good], goods[good]);
    }
    json_object_end(out);
}

static void json_cards(struct json *out, const char *key, uint32_t mask) {
    json_array(out, key);
    for (uint32_t left = mask & ALL_CARDS; left != 0;) {
        json_string(out, NULL, monuments_cards[bits_next(&left)].word);
    }
    json_array_end(out);
}

static void json_bonuses(struct json *out, const char *key, uint32_t mask) {
    json_array(out, key);
    while (mask != 0) {
        json_string(out, NULL, monuments_bonuses[bits_next(&mask)].word);
    }
    json_array_end(out);
}

static void json_pieces(struct json *out, const char *key, const uint8_t pieces[PIECES]) {
    json_object(out, key);
    for (unsigned piece = 0; piece < PIECES; piece++) {
        json_number(out, piece_words[piece], pieces[piece]);
    }
    json_object_end(out);
}

/* ---- seats ---- */

static void json_quests(struct json *out, const char *key, const uint32_t words[QUEST_WORDS]) {
    json_array(out, key);
    for (unsigned quest = 0; quest < QUESTS; quest++) {
        if ((words[quest >> 5] >> (quest & 31) & 1) != 0) {
            json_string(out, NULL, monuments_quests[quest].word);
        }
    }
    json_array_end(out);
}

/* The cards' backs tell the others which decks they come from. */
static void json_backs(struct json *out, const uint32_t words[QUEST_WORDS]) {
    json_object(out, "quest_backs");
    for (unsigned group = 0; group <= QUEST_DECKS; group++) {
        unsigned count = 0;
        for (unsigned quest = 0; quest < QUESTS; quest++) {
            count += monuments_quests[quest].group == group && (words[quest >> 5] >> (quest & 31) & 1) != 0;
        }
        json_number(out, monuments_quest_group_words[group], (int32_t)count);
    }
    json_object_end(out);
}

static void json_houses(struct json *out, const struct side *side) {
    json_array(out, "houses");
    for (unsigned house = 0; house < HOUSES; house++) {
        for (unsigned i = 0; i < PIECES_OF_A_KIND; i++) {
            unsigned const hex = side->houses[house][i];
            if (hex != VOID_HEX) {
                json_object(out, NULL);
                json_string(out, "house", monuments_thing_words[THING_HOUSES + house]);
                json_hex(out, "hex", hex & ~(unsigned)HOUSE_DAMAGED);
                json_bool(out, "damaged", (hex & HOUSE_DAMAGED) != 0);
                json_object_end(out);
            }
        }
    }
    json_array_end(out);
}

static void json_dealt(struct json *out, const struct side *side) {
    json_array(out, "dealt");
    for (unsigned i = 0; i < 2; i++) {
        json_string(out, NULL, monuments_quests[side->dealt[i]].word);
    }
    json_array_end(out);
}

/* What open quests would cost is as hidden as they are. */
static void json_points(struct json *out, const struct state *state, unsigned seat, bool seen) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    monuments_score_count(state, points);
    json_object(out, "points");
    for (unsigned source = 0; source < SCORE_SOURCES; source++) {
        if (seen || source != LINE_OPEN) {
            json_number(out, monuments_score_sources[source], points[seat][source]);
        }
    }
    json_object_end(out);
}

static void json_seat(struct json *out, const struct state *state, unsigned seat, bool seen) {
    const struct side *side = &state->sides[seat];
    json_object(out, NULL);
    json_number(out, "seat", (int32_t)seat + 1);
    json_string(out, "civilisation", monuments_civilisations[side->civilisation].word);
    json_string(out, "score_card", monuments_score_cards[side->score_card].word);
    if (seen) {
        json_string(out, "deck", monuments_decks[side->deck].word);
        json_dealt(out, side);
        json_quests(out, "quests", side->open);
    }
    json_backs(out, side->open);
    json_quests(out, "completed", side->completed);
    json_number(out, "layers", side->built);
    json_number(out, "wins", side->wins);
    json_cards(out, "hand", side->hand);
    json_cards(out, "discarded", ~(uint32_t)side->hand);
    json_cards(out, "green", side->green);
    json_bonuses(out, "bonuses", side->held);
    json_number(out, "workers", side->workers);
    json_pieces(out, "supply", side->supply);
    json_pieces(out, "locked", side->locked);
    json_houses(out, side);
    json_points(out, state, seat, seen);
    json_object_end(out);
}

/* ---- the board ---- */

static void json_units(struct json *out, const struct state *state, unsigned hex) {
    if (state->units[hex] != 0) {
        json_number(out, "seat", (int32_t)holder_of(state, hex) + 1);
    }
    for (unsigned unit = 0; unit < UNITS; unit++) {
        if (units_of(state, hex, unit) > 0) {
            json_number(out, monuments_thing_words[THING_UNITS + unit], (int32_t)units_of(state, hex, unit));
        }
    }
    for (unsigned good = 0; good < GOODS; good++) {
        if (goods_of(state, hex, good) > 0) {
            json_number(out, monuments_thing_words[good], (int32_t)goods_of(state, hex, good));
        }
    }
}

static void json_hexes(struct json *out, const struct state *state) {
    json_object(out, "hexes");
    for (unsigned hex = 0; hex < HEXES; hex++) {
        if (state->units[hex] != 0 || state->goods[hex] != 0) {
            json_object(out, monuments_hexes[hex].name);
            json_units(out, state, hex);
            json_object_end(out);
        }
    }
    json_object_end(out);
}

static void json_crossings(struct json *out, const struct state *state) {
    json_array(out, "bridges");
    for (unsigned i = 0; i < RIVERS; i++) {
        if (monuments_map_bridge(state, monuments_rivers[i].hex, monuments_rivers[i].direction)) {
            char room[EDGE_ROOM];
            struct text_buffer buffer;
            monuments_edge_text(text_into(&buffer, room, sizeof room), &monuments_rivers[i]);
            json_string(out, NULL, room);
        }
    }
    json_array_end(out);
    json_array(out, "ferries");
    for (unsigned hex = 0; hex < HEXES; hex++) {
        for (uint32_t docks = is_water(hex) ? 0 : state->docks[hex]; docks != 0;) {
            json_object(out, NULL);
            json_hex(out, "water", monuments_hexes[hex].near[bits_next(&docks)]);
            json_hex(out, "shore", hex);
            json_object_end(out);
        }
        if (mask_has(&state->middle, hex)) {
            json_object(out, NULL);
            json_hex(out, "water", hex);
            json_object_end(out);
        }
    }
    json_array_end(out);
}

/* ---- decks and dice ---- */

static void json_decks(struct json *out, const struct state *state, int viewer) {
    json_object(out, "decks");
    for (unsigned deck = 0; deck < QUEST_DECKS; deck++) {
        json_array(out, monuments_quest_group_words[deck + 1]);
        for (unsigned i = 0; i < state->deck_count[deck]; i++) {
            unsigned const quest = state->deck[deck][i];
            if (viewer == GAME_REFEREE || (state->known[quest] >> viewer & 1) != 0) {
                json_string(out, NULL, monuments_quests[quest].word);
            } else {
                json_null(out, NULL);
            }
        }
        json_array_end(out);
    }
    json_object_end(out);
    if (state->drawn_count > 0 && (viewer == GAME_REFEREE || viewer == task_now(state)->seat)) {
        json_array(out, "drawn");
        for (unsigned i = 0; i < state->drawn_count; i++) {
            json_string(out, NULL, monuments_quests[state->drawn[i]].word);
        }
        json_array_end(out);
    }
}

static void json_dice(struct json *out, const struct state *state) {
    struct rng dice = state->dice;
    json_array(out, "dice");
    for (unsigned i = 0; i < DICE_SHOWN; i++) {
        json_number(out, NULL, monuments_die_faces[rng_below(&dice, DIE_FACES)]);
    }
    json_array_end(out);
}

/* ---- what is going on ---- */

static void json_finish(struct json *out, const struct state *state, const struct task *task) {
    char room[GAME_WORD_MAX];
    struct text_buffer buffer;
    move_t const move = task->a | (uint32_t)task->b << 8 | (uint32_t)task->c << 16;
    monuments_words_text(state, move, text_into(&buffer, room, sizeof room));
    json_string(out, "move", room);
}

static void json_task_more(struct json *out, const struct state *state, const struct task *task) {
    switch (task->kind) {
    case TASK_MOVE:
        if (task->a != 0) {
            json_hex(out, "boarded", task->a);
            json_hex(out, "shore", task->b);
        }
        break;
    case TASK_GOING:
        json_hex(out, "hex", task->a);
        json_string(out, "unit", monuments_thing_words[THING_UNITS + task->b]);
        if (task->c > 0) {
            json_string(out, "load", monuments_thing_words[task->c - 1]);
        }
        break;
    case TASK_GIFTS:
        json_number(out, "option", task->a + 1);
        break;
    case TASK_GIFT_GOODS:
    case TASK_GET:
        json_string(out, "good", monuments_thing_words[task->a]);
        break;
    case TASK_GIFT_HOUSE:
        json_string(out, "house", monuments_thing_words[THING_HOUSES + task->a]);
        break;
    case TASK_GIFT_UNIT:
        json_string(out, "unit", monuments_thing_words[(unsigned)THING_UNITS + ARMY + task->a]);
        break;
    case TASK_WEAPON:
        json_bool(out, "must", task->b != 0);
        break;
    case TASK_RETREAT:
        json_string(out, "group", monuments_group_words[task->a]);
        break;
    case TASK_FINISH:
        json_finish(out, state, task);
        break;
    default:
        break;
    }
}

static void json_todo(struct json *out, const struct state *state) {
    json_array(out, "todo");
    for (unsigned i = 0; i < state->task_count; i++) {
        const struct task *task = &state->tasks[i];
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

static void json_used(struct json *out, const struct state *state) {
    json_array(out, "used");
    for (unsigned hex = 0; hex < LAND_HEXES; hex++) {
        if ((state->used[hex >> 5] >> (hex & 31) & 1) != 0) {
            json_hex(out, NULL, hex);
        }
    }
    json_array_end(out);
    json_array(out, "moved");
    for (unsigned i = 0; i < state->moved_count; i++) {
        const struct moved *moved = &state->moved[i];
        json_object(out, NULL);
        json_string(out, "unit",
                    monuments_thing_words[THING_UNITS + (moved->what < MOVED_DOCKED ? moved->what : FERRY)]);
        json_hex(out, "hex", moved->hex);
        if (moved->what >= MOVED_DOCKED) {
            json_hex(out, "water", monuments_hexes[moved->hex].near[moved->what - MOVED_DOCKED]);
        }
        json_object_end(out);
    }
    json_array_end(out);
}

static void json_joined(struct json *out, const struct battle *battle) {
    json_array(out, "joined");
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        for (unsigned unit = 0; unit <= FERRY; unit++) {
            if (battle->joined[direction][unit] > 0) {
                json_object(out, NULL);
                json_string(out, "unit", monuments_thing_words[THING_UNITS + unit]);
                json_hex(out, "hex", monuments_hexes[battle->target].near[direction]);
                json_number(out, "count", battle->joined[direction][unit]);
                json_object_end(out);
            }
        }
    }
    json_array_end(out);
}

/* The last battle, until the next one: whom, where, who joined, and how many dice showed 0, 1 and 2 pips. */
static void json_battle(struct json *out, const struct state *state) {
    const struct battle *battle = &state->battle;
    if (battle->attackers == 0 && (state->task_count == 0 || task_now(state)->kind != TASK_JOIN)) {
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
    static const char *const in_play[CLOSINGS] = {"old", "new", "three", "four"};
    const struct state *state = now;
    json_number(out, "round", state->round);
    json_bool(out, "last_round", state->last != 0);
    json_string(out, "continents", in_play[state->closing]);
    json_array(out, "players");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        json_seat(out, state, seat, viewer == GAME_REFEREE || viewer == (int)seat);
    }
    json_array_end(out);
    json_hexes(out, state);
    json_crossings(out, state);
    json_goods(out, "bank", state->bank);
    json_number(out, "weapons", state->weapons);
    json_number(out, "crossings", state->crossings);
    json_bonuses(out, "piles", state->piles);
    json_decks(out, state, viewer);
    if (viewer == GAME_REFEREE) {
        json_dice(out, state);
    }
    json_todo(out, state);
    if (state->task_count > 0 && task_now(state)->kind == TASK_PAY) {
        json_goods(out, "due", state->due);
        json_number(out, "spare", state->spare);
    }
    json_used(out, state);
    json_battle(out, state);
}
