/* What is asked, and moves, in words. A pattern says what a kind of move is called: %t the thing, %h where,
 * %d the second place, %c a card, %q a quest, %b a common bonus, %o the number of an option, %g the group
 * that retreats, %l " with" its load, or nothing. */
#include <stddef.h>
#include <string.h>

#include "match_screens.h"
#include "monuments_ui.h"
#include "play.h"

const char *realm_hex_name(unsigned hex) {
    return monuments_place(hex).name;
}

/* ---- moves */

/* The log can be read by anyone, so that it doesn't tell quests that are kept. */
static const struct pattern {
    const char *log, *choice;
} patterns[OP_QUEST + 1] = {
    [OP_PLAY] = {"plays *%c*", "%c"},
    [OP_TAKE] = {"takes all cards back", "Take all cards back"},
    [OP_KEEP] = {"keeps a quest", "%q"},
    [OP_PLACE] = {"%t comes to %h", "%t to %h"},
    [OP_UPGRADE] = {"turns %c to green", "%c"},
    [OP_SPARE] = {"saves one %t", "One %t less"},
    [OP_PAY] = {"pays %t in %h", "%t from %h"},
    [OP_GO] = {"%t %h to %d%l", "%t to %d%l"},
    [OP_SHIFT] = {"ferry %h to %d", "Empty ferry to %d"},
    [OP_HALT] = {"stops there", "Stop here"},
    [OP_PRODUCE] = {"produces in %h", "Produce in %h"},
    [OP_BUILD] = {"builds a %t in %h", "%t in %h"},
    [OP_REPAIR] = {"repairs the %t in %h", "Repair the %t in %h"},
    [OP_BRIDGE] = {"bridge %h to %d", "Bridge %h to %d"},
    [OP_FERRY] = {"ferry in %h on %d", "Ferry on %d"},
    [OP_POPULATE] = {"a worker is born in %h", "Worker in %h"},
    [OP_SPAWN] = {"workers come to the monument", "Workers on the monument"},
    [OP_SACRIFICE] = {"gives up a worker in %h", "Worker in %h"},
    [OP_BONUS] = {"takes *%b*", "%b"},
    [OP_OPTION] = {"takes option %o of its card", "Option %o"},
    [OP_ARM] = {"arms a worker in %h", "Weapon to %h"},
    [OP_SCRAP] = {"lets a weapon go", "Let the weapon go"},
    [OP_TRAIN] = {"trains: %t in %h", "%t in %h"},
    [OP_FORGE] = {"forges a weapon in %h", "Weapon in %h"},
    [OP_ATTACK] = {"attacks %h", "Attack %h"},
    [OP_JOIN] = {"%t of %h joins", "%t from %h"},
    [OP_ROLL] = {"rolls the dice", "Roll the dice"},
    [OP_LOSE] = {"loses %t in %h", "Lose %t in %h"},
    [OP_RETREAT] = {"%g retreat to %h", "%g retreat to %h"},
    [OP_ENTER] = {"%t of %h moves in", "%t from %h"},
    [OP_SWAP] = {"trades %t", "%t"},
    [OP_GET] = {"takes %t in %h", "%t in %h"},
    [OP_DONE] = {"is done", "Done"},
    [OP_QUEST] = {"fulfils *%q*", "Turn in: %q"},
};

static const char *quest_title(unsigned quest) {
    int8_t points, penalty;
    return monuments_quest_text(quest, &points, &penalty).title;
}

static void put_load(struct text *text, move_t move) {
    if (move_op(move) == OP_GO && move_extra(move) > 0) {
        text_put(text, " +");
        text_put(text, monuments_thing_text(move_extra(move) - 1).title);
    }
}

/* Things of moves that are about one kind only carry no thing. */
static void put_field(struct text *text, char field, move_t move) {
    static const char *const groups[] = {"Land units", "Ships", "Airforces"};
    switch (field) {
    case 't':
        text_put(text, monuments_thing_text(move_thing(move)).title);
        break;
    case 'h':
        text_put(text, realm_hex_name(realm_move_place(move)));
        break;
    case 'd':
        text_put(text, realm_hex_name(realm_move_to(move)));
        break;
    case 'c':
        text_put(text, monuments_card_text(move_thing(move), false).title);
        break;
    case 'q':
        text_put(text, quest_title(move_hex(move)));
        break;
    case 'b':
        text_put(text, monuments_bonus_text(move_hex(move)).title);
        break;
    case 'o':
        text_unsigned(text, move_hex(move) + 1);
        break;
    case 'g':
        text_put(text, groups[move_thing(move)]);
        break;
    default:
        put_load(text, move);
        break;
    }
}

static void put_pattern(struct text *text, const char *pattern, move_t move) {
    for (; *pattern != '\0'; pattern++) {
        if (*pattern == '%') {
            put_field(text, *++pattern, move);
        } else {
            text_char(text, *pattern);
        }
    }
}

void realm_move_put(const void *before, move_t move, struct text *text) {
    (void)before;
    put_pattern(text, patterns[move_op(move)].log, move);
}

void realm_choice_put(move_t move, struct text *text) {
    put_pattern(text, patterns[move_op(move)].choice, move);
}

void realm_choice_cost(move_t move, uint8_t cost[MONUMENTS_GOODS]) {
    static const uint8_t nothing[MONUMENTS_GOODS];
    const uint8_t *from = nothing;
    switch (move_op(move)) {
    case OP_BUILD:
        from = monuments_house_data[move_thing(move) - THING_HOUSES].cost;
        break;
    case OP_BRIDGE:
    case OP_FERRY:
        from = monuments_crossing_cost;
        break;
    case OP_TRAIN:
        from = monuments_unit_data[move_thing(move) - THING_UNITS].cost;
        break;
    case OP_FORGE:
        from = monuments_unit_data[ARMED].cost;
        break;
    case OP_UPGRADE:
        from = monuments_card_cost(move_thing(move));
        break;
    default:
        break;
    }
    memcpy(cost, from, MONUMENTS_GOODS);
}

/* ---- what is asked */

/* %n how much is left. */
static const struct question {
    const char *words;
    uint8_t page;
} questions[TASK_KINDS + 1] = {
    [TASK_KEEP_FIRST] = {"Keep a quest", REALM_PAGE_SETUP},
    [TASK_PLACE_FIRST] = {"Place: %n left", REALM_PAGE_SETUP},
    [TASK_TURN] = {"Play a card", REALM_PAGE_TURN},
    [TASK_END] = {"End of turn", REALM_PAGE_QUESTS},
    [TASK_UPGRADE] = {"Upgrade", REALM_PAGE_UPGRADE},
    [TASK_MOVE] = {"Move: %n left", REALM_PAGE_MOVEMENT},
    [TASK_GOING] = {"Go on: %n left", REALM_PAGE_MOVEMENT},
    [TASK_PRODUCE] = {"Produce: %n left", REALM_PAGE_PRODUCTION},
    [TASK_BUILD] = {"Build", REALM_PAGE_BUILD},
    [TASK_POPULATE] = {"Populate: %n left", REALM_PAGE_POPULATE},
    [TASK_SACRIFICE] = {"Give up: %n left", REALM_PAGE_MONUMENT},
    [TASK_LAYER] = {"Layer", REALM_PAGE_MONUMENT},
    [TASK_BONUS] = {"Common bonus", REALM_PAGE_MONUMENT},
    [TASK_OPTION] = {"Your own card", REALM_PAGE_MONUMENT},
    [TASK_GIFTS] = {"Gifts", REALM_PAGE_MONUMENT},
    [TASK_GIFT_GOODS] = {"Place: %n left", REALM_PAGE_MONUMENT},
    [TASK_GIFT_WORKER] = {"New worker: %n", REALM_PAGE_MONUMENT},
    [TASK_GIFT_HOUSE] = {"Free building", REALM_PAGE_BUILDINGS},
    [TASK_GIFT_UNIT] = {"Free unit", REALM_PAGE_UNITS},
    [TASK_GIFT_UPGRADE] = {"Free upgrade", REALM_PAGE_UPGRADE},
    [TASK_GIFT_BRIDGE] = {"Free bridge", REALM_PAGE_BUILD},
    [TASK_GIFT_FERRY] = {"Free ferry", REALM_PAGE_FERRIES},
    [TASK_TRAIN] = {"Train", REALM_PAGE_TRAIN},
    [TASK_WEAPON] = {"A weapon", REALM_PAGE_TRAIN},
    [TASK_ATTACK] = {"Attack", REALM_PAGE_ATTACK},
    [TASK_JOIN] = {"Who joins?", REALM_PAGE_ATTACK},
    [TASK_LOSE] = {"Lose: %n left", REALM_PAGE_ATTACK},
    [TASK_RETREAT] = {"Retreat", REALM_PAGE_ATTACK},
    [TASK_ENTER] = {"Move in", REALM_PAGE_ATTACK},
    [TASK_KEEP] = {"Keep quests", REALM_PAGE_QUESTS},
    [TASK_TRADE] = {"Trade: %n left", REALM_PAGE_TRADE},
    [TASK_GET] = {"Take for it", REALM_PAGE_TRADE},
    [TASK_PAY] = {"Pay: %n left", REALM_PAGE_HEXES},
    [TASK_FINISH] = {"", REALM_PAGE_TURN},
    [TASK_KINDS] = {"", REALM_PAGE_TURN},
};

static unsigned left_now(const struct monuments_step *step) {
    if (step->kind != TASK_PAY) {
        return step->left;
    }
    unsigned due = 0;
    for (unsigned good = 0; good < MONUMENTS_GOODS; good++) {
        due += step->due[good];
    }
    return due - step->spare;
}

void realm_question_put(struct text *text) {
    const struct monuments_step *step = realm_step();
    if (step->kind == TASK_PAY && step->spare > 0) {
        text_put(text, "Save: ");
        text_unsigned(text, step->spare);
        return;
    }
    for (const char *words = questions[step->kind].words; *words != '\0'; words++) {
        if (*words == '%') {
            text_unsigned(text, left_now(step));
            words++;
        } else {
            text_char(text, *words);
        }
    }
}

unsigned realm_page(void) {
    return questions[realm_step()->kind].page;
}
