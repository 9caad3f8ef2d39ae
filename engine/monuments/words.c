/* Moves as texts: section 6 of the dossier, docs/rules-monuments.md. */
#include "words.h"

const char *const monuments_thing_words[THINGS] = {"wood",  "sheep", "metal",  "wheat", "worker",
                                                   "armed", "army",  "navy",   "air",   "ferry",
                                                   "fort",  "town",  "factory"};
const char *const monuments_group_words[3] = {"land", "sea", "air"};
const char *const monuments_quest_group_words[QUEST_DECKS + 1] = {"start", "0-1", "2-3", "4-5"};

static const char *const plain[OP_QUEST + 1] = {
    [OP_TAKE] = "take",   [OP_HALT] = "halt", [OP_SPAWN] = "spawn",
    [OP_SCRAP] = "scrap", [OP_ROLL] = "roll", [OP_DONE] = "done",
};

/* First the word, then what the move's fields say, in this order. */
enum { SAY_THING = 1, SAY_HEX = 2, SAY_CARD = 4, SAY_QUEST = 8 };
static const struct {
    const char *word;
    uint8_t says;
} simple[OP_QUEST + 1] = {
    [OP_PLAY] = {"play", SAY_CARD},
    [OP_KEEP] = {"keep", SAY_QUEST},
    [OP_PLACE] = {"place", SAY_THING | SAY_HEX},
    [OP_UPGRADE] = {"upgrade", SAY_CARD},
    [OP_SPARE] = {"spare", SAY_THING},
    [OP_PAY] = {"pay", SAY_THING | SAY_HEX},
    [OP_PRODUCE] = {"produce", SAY_HEX},
    [OP_BUILD] = {"build", SAY_THING | SAY_HEX},
    [OP_REPAIR] = {"repair", SAY_THING | SAY_HEX},
    [OP_POPULATE] = {"populate", SAY_HEX},
    [OP_SACRIFICE] = {"sacrifice", SAY_HEX},
    [OP_ARM] = {"arm", SAY_HEX},
    [OP_FORGE] = {"forge", SAY_HEX},
    [OP_ATTACK] = {"attack", SAY_HEX},
    [OP_JOIN] = {"join", SAY_THING | SAY_HEX},
    [OP_LOSE] = {"lose", SAY_THING | SAY_HEX},
    [OP_ENTER] = {"enter", SAY_THING | SAY_HEX},
    [OP_SWAP] = {"swap", SAY_THING},
    [OP_GET] = {"get", SAY_THING | SAY_HEX},
    [OP_QUEST] = {"quest", SAY_QUEST},
};

static void say(struct text *out, const char *word) {
    text_char(out, ':');
    text_put(out, word);
}

static void say_hex(struct text *out, unsigned hex) {
    say(out, monuments_hexes[hex].name);
}

static void go_text(move_t move, struct text *out) {
    unsigned const from = move_hex(move), to = monuments_hexes[from].near[move_direction(move)];
    unsigned const unit = move_thing(move) - THING_UNITS;
    if (unit == FERRY) {
        text_put(out, is_water(to) ? "sail" : "land");
    } else {
        text_put(out, unit <= ARMY && is_water(to) ? "board" : "step");
        say(out, monuments_thing_words[move_thing(move)]);
    }
    say_hex(out, from);
    say_hex(out, to);
    if (move_extra(move) > 0) {
        say(out, monuments_thing_words[move_extra(move) - 1]);
    }
}

static void shift_text(move_t move, struct text *out) {
    unsigned const water = monuments_hexes[move_hex(move)].near[move_direction(move)];
    text_put(out, "shift");
    say_hex(out, water);
    say_hex(out, move_hex(move));
    say_hex(out, monuments_hexes[water].near[move_extra(move)]);
}

void monuments_edge_text(struct text *out, const struct river *river) {
    text_put(out, monuments_hexes[river->hex].name);
    text_char(out, '-');
    text_put(out, monuments_hexes[river->other].name);
}

static void train_text(move_t move, struct text *out) {
    text_put(out, "train");
    say(out, monuments_thing_words[move_thing(move)]);
    say_hex(out, move_hex(move));
    if (move_thing(move) == (unsigned)THING_UNITS + NAVY) {
        say_hex(out, monuments_hexes[move_hex(move)].near[move_direction(move)]);
    }
}

static void simple_text(move_t move, struct text *out) {
    unsigned const says = simple[move_op(move)].says;
    text_put(out, simple[move_op(move)].word);
    if ((says & SAY_THING) != 0) {
        say(out, monuments_thing_words[move_thing(move)]);
    }
    if ((says & SAY_HEX) != 0) {
        say_hex(out, move_hex(move));
    }
    if ((says & SAY_CARD) != 0) {
        say(out, monuments_cards[move_thing(move)].word);
    }
    if ((says & SAY_QUEST) != 0) {
        say(out, monuments_quests[move_hex(move)].word);
    }
}

void monuments_words_text(const void *state, move_t move, struct text *out) {
    (void)state;
    switch (move_op(move)) {
    case OP_GO:
        go_text(move, out);
        break;
    case OP_SHIFT:
        shift_text(move, out);
        break;
    case OP_BRIDGE:
        text_put(out, "bridge:");
        monuments_edge_text(out, &monuments_rivers[move_hex(move)]);
        break;
    case OP_FERRY:
        text_put(out, "ferry");
        say_hex(out, move_hex(move));
        say_hex(out, monuments_hexes[move_hex(move)].near[move_direction(move)]);
        break;
    case OP_BONUS:
        text_put(out, "bonus");
        say(out, monuments_bonuses[move_hex(move)].word);
        break;
    case OP_OPTION:
        text_put(out, "option:");
        text_unsigned(out, move_hex(move) + 1);
        break;
    case OP_TRAIN:
        train_text(move, out);
        break;
    case OP_RETREAT:
        text_put(out, "retreat");
        say(out, monuments_group_words[move_thing(move)]);
        say_hex(out, move_hex(move));
        break;
    default:
        if (plain[move_op(move)] != NULL) {
            text_put(out, plain[move_op(move)]);
        } else {
            simple_text(move, out);
        }
        break;
    }
}
