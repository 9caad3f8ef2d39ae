#include "rules.h"

/* Moves as texts: docs/rules-monuments.md, Moves. */

const char *const monuments_token_words[MONUMENTS_TOKENS] = {"wood",  "sheep", "metal",  "wheat", "worker",
                                                             "armed", "army",  "navy",   "air",   "ferry",
                                                             "fort",  "town",  "factory"};
const char *const monuments_group_words[3] = {"land", "sea", "air"};
const char *const monuments_quest_group_words[MONUMENTS_QUEST_DECKS + 1] = {"start", "0-1", "2-3", "4-5"};

static const char *const plain[MONUMENTS_OP_QUEST + 1] = {
    [MONUMENTS_OP_TAKE] = "take",   [MONUMENTS_OP_HALT] = "halt", [MONUMENTS_OP_SPAWN] = "spawn",
    [MONUMENTS_OP_SCRAP] = "scrap", [MONUMENTS_OP_ROLL] = "roll", [MONUMENTS_OP_DONE] = "done",
};

/* First the word, then what the move's fields say, in this order. */
enum { SAY_TOKEN = 1, SAY_HEX = 2, SAY_CARD = 4, SAY_QUEST = 8 };
static const struct {
    const char *word;
    uint8_t says;
} simple[MONUMENTS_OP_QUEST + 1] = {
    [MONUMENTS_OP_PLAY] = {"play", SAY_CARD},
    [MONUMENTS_OP_KEEP] = {"keep", SAY_QUEST},
    [MONUMENTS_OP_PLACE] = {"place", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_UPGRADE] = {"upgrade", SAY_CARD},
    [MONUMENTS_OP_SPARE] = {"spare", SAY_TOKEN},
    [MONUMENTS_OP_PAY] = {"pay", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_PRODUCE] = {"produce", SAY_HEX},
    [MONUMENTS_OP_BUILD] = {"build", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_REPAIR] = {"repair", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_POPULATE] = {"populate", SAY_HEX},
    [MONUMENTS_OP_SACRIFICE] = {"sacrifice", SAY_HEX},
    [MONUMENTS_OP_ARM] = {"arm", SAY_HEX},
    [MONUMENTS_OP_FORGE] = {"forge", SAY_HEX},
    [MONUMENTS_OP_ATTACK] = {"attack", SAY_HEX},
    [MONUMENTS_OP_JOIN] = {"join", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_LOSE] = {"lose", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_ENTER] = {"enter", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_SWAP] = {"swap", SAY_TOKEN},
    [MONUMENTS_OP_GET] = {"get", SAY_TOKEN | SAY_HEX},
    [MONUMENTS_OP_QUEST] = {"quest", SAY_QUEST},
};

static void say(struct text *out, const char *word) {
    text_char(out, ':');
    text_put(out, word);
}

static void say_hex(struct text *out, unsigned hex) {
    say(out, monuments_hexes[hex].name);
}

static void go_text(move_t move, struct text *out) {
    const unsigned from = monuments_move_hex(move),
                   to = monuments_hexes[from].near[monuments_move_direction(move)];
    const unsigned unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS;
    if (unit == MONUMENTS_FERRY) {
        text_put(out, monuments_is_water(to) ? "sail" : "land");
    } else {
        text_put(out, unit <= MONUMENTS_ARMY && monuments_is_water(to) ? "board" : "step");
        say(out, monuments_token_words[monuments_move_token(move)]);
    }
    say_hex(out, from);
    say_hex(out, to);
    if (monuments_move_extra(move) > 0) {
        say(out, monuments_token_words[monuments_move_extra(move) - 1]);
    }
}

static void shift_text(move_t move, struct text *out) {
    const unsigned water = monuments_hexes[monuments_move_hex(move)].near[monuments_move_direction(move)];
    text_put(out, "shift");
    say_hex(out, water);
    say_hex(out, monuments_move_hex(move));
    say_hex(out, monuments_hexes[water].near[monuments_move_extra(move)]);
}

void monuments_edge_text(struct text *out, const struct monuments_river *river) {
    text_put(out, monuments_hexes[river->hex].name);
    text_char(out, '-');
    text_put(out, monuments_hexes[river->other].name);
}

static void train_text(move_t move, struct text *out) {
    text_put(out, "train");
    say(out, monuments_token_words[monuments_move_token(move)]);
    say_hex(out, monuments_move_hex(move));
    if (monuments_move_token(move) == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY) {
        say_hex(out, monuments_hexes[monuments_move_hex(move)].near[monuments_move_direction(move)]);
    }
}

static void simple_text(move_t move, struct text *out) {
    const unsigned says = simple[monuments_move_op(move)].says;
    text_put(out, simple[monuments_move_op(move)].word);
    if ((says & SAY_TOKEN) != 0) {
        say(out, monuments_token_words[monuments_move_token(move)]);
    }
    if ((says & SAY_HEX) != 0) {
        say_hex(out, monuments_move_hex(move));
    }
    if ((says & SAY_CARD) != 0) {
        say(out, monuments_cards[monuments_move_token(move)].word);
    }
    if ((says & SAY_QUEST) != 0) {
        say(out, monuments_quests[monuments_move_hex(move)].word);
    }
}

void monuments_words_text(const void *state, move_t move, struct text *out) {
    (void)state;
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_GO:
        go_text(move, out);
        break;
    case MONUMENTS_OP_SHIFT:
        shift_text(move, out);
        break;
    case MONUMENTS_OP_BRIDGE:
        text_put(out, "bridge:");
        monuments_edge_text(out, &monuments_rivers[monuments_move_hex(move)]);
        break;
    case MONUMENTS_OP_FERRY:
        text_put(out, "ferry");
        say_hex(out, monuments_move_hex(move));
        say_hex(out, monuments_hexes[monuments_move_hex(move)].near[monuments_move_direction(move)]);
        break;
    case MONUMENTS_OP_BONUS:
        text_put(out, "bonus");
        say(out, monuments_bonuses[monuments_move_hex(move)].word);
        break;
    case MONUMENTS_OP_OPTION:
        text_put(out, "option:");
        text_unsigned(out, monuments_move_hex(move) + 1);
        break;
    case MONUMENTS_OP_TRAIN:
        train_text(move, out);
        break;
    case MONUMENTS_OP_RETREAT:
        text_put(out, "retreat");
        say(out, monuments_group_words[monuments_move_token(move)]);
        say_hex(out, monuments_move_hex(move));
        break;
    default:
        if (plain[monuments_move_op(move)] != NULL) {
            text_put(out, plain[monuments_move_op(move)]);
        } else {
            simple_text(move, out);
        }
        break;
    }
}
