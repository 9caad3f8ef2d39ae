/* What is asked, and moves, in words. A pattern says what a kind of move is called: %t the thing, %h where,
 * %d the second place, %c a card, %q a quest, %b a common bonus, %o the number of an option, %g the group
 * that retreats, %l " with" its load, or nothing. */
#include <stddef.h>
#include <string.h>

#include "match_screens.h"
#include "monuments_ui.h"

const char *monuments_ui_hex_name(unsigned hex) {
    return monuments_place(hex).name;
}

/* ---- moves */

/* The log can be read by anyone, so that it doesn't tell quests that are kept. */
static const struct pattern {
    const char *log, *choice;
} patterns[MONUMENTS_OP_QUEST + 1] = {
    [MONUMENTS_OP_PLAY] = {"plays *%c*", "%c"},
    [MONUMENTS_OP_TAKE] = {"takes all cards back", "Take all cards back"},
    [MONUMENTS_OP_KEEP] = {"keeps a quest", "%q"},
    [MONUMENTS_OP_PLACE] = {"%t comes to %h", "%t to %h"},
    [MONUMENTS_OP_UPGRADE] = {"turns %c to green", "%c"},
    [MONUMENTS_OP_SPARE] = {"saves one %t", "One %t less"},
    [MONUMENTS_OP_PAY] = {"pays %t in %h", "%t from %h"},
    [MONUMENTS_OP_GO] = {"%t %h to %d%l", "%t to %d%l"},
    [MONUMENTS_OP_SHIFT] = {"ferry %h to %d", "Empty ferry to %d"},
    [MONUMENTS_OP_HALT] = {"stops there", "Stop here"},
    [MONUMENTS_OP_PRODUCE] = {"produces in %h", "Produce in %h"},
    [MONUMENTS_OP_BUILD] = {"builds a %t in %h", "%t in %h"},
    [MONUMENTS_OP_REPAIR] = {"repairs the %t in %h", "Repair the %t in %h"},
    [MONUMENTS_OP_BRIDGE] = {"bridge %h to %d", "Bridge %h to %d"},
    [MONUMENTS_OP_FERRY] = {"ferry in %h on %d", "Ferry on %d"},
    [MONUMENTS_OP_POPULATE] = {"a worker is born in %h", "Worker in %h"},
    [MONUMENTS_OP_SPAWN] = {"workers come to the monument", "Workers on the monument"},
    [MONUMENTS_OP_SACRIFICE] = {"gives up a worker in %h", "Worker in %h"},
    [MONUMENTS_OP_BONUS] = {"takes *%b*", "%b"},
    [MONUMENTS_OP_OPTION] = {"takes option %o of its card", "Option %o"},
    [MONUMENTS_OP_ARM] = {"arms a worker in %h", "Weapon to %h"},
    [MONUMENTS_OP_SCRAP] = {"lets a weapon go", "Let the weapon go"},
    [MONUMENTS_OP_TRAIN] = {"trains: %t in %h", "%t in %h"},
    [MONUMENTS_OP_FORGE] = {"forges a weapon in %h", "Weapon in %h"},
    [MONUMENTS_OP_ATTACK] = {"attacks %h", "Attack %h"},
    [MONUMENTS_OP_JOIN] = {"%t of %h joins", "%t from %h"},
    [MONUMENTS_OP_ROLL] = {"rolls the dice", "Roll the dice"},
    [MONUMENTS_OP_LOSE] = {"loses %t in %h", "Lose %t in %h"},
    [MONUMENTS_OP_RETREAT] = {"%g retreat to %h", "%g retreat to %h"},
    [MONUMENTS_OP_ENTER] = {"%t of %h moves in", "%t from %h"},
    [MONUMENTS_OP_SWAP] = {"trades %t", "%t"},
    [MONUMENTS_OP_GET] = {"takes %t in %h", "%t in %h"},
    [MONUMENTS_OP_DONE] = {"is done", "Done"},
    [MONUMENTS_OP_QUEST] = {"fulfils *%q*", "Turn in: %q"},
};

static const char *quest_title(unsigned quest) {
    int8_t points, penalty;
    return monuments_quest_text(quest, &points, &penalty).title;
}

static void put_load(struct text *text, move_t move) {
    if (monuments_move_op(move) == MONUMENTS_OP_GO && monuments_move_extra(move) > 0) {
        text_format(text, " +%s", monuments_token_text(monuments_move_extra(move) - 1).title);
    }
}

/* Moves that are about one kind of token only carry none. */
static void put_field(struct text *text, char field, move_t move) {
    static const char *const groups[] = {"Land units", "Ships", "Airforces"};
    switch (field) {
    case 't':
        text_put(text, monuments_token_text(monuments_move_token(move)).title);
        break;
    case 'h':
        text_put(text, monuments_ui_hex_name(monuments_ui_move_place(move)));
        break;
    case 'd':
        text_put(text, monuments_ui_hex_name(monuments_ui_move_to(move)));
        break;
    case 'c':
        text_put(text, monuments_card_text(monuments_move_token(move), false).title);
        break;
    case 'q':
        text_put(text, quest_title(monuments_move_hex(move)));
        break;
    case 'b':
        text_put(text, monuments_bonus_text(monuments_move_hex(move)).title);
        break;
    case 'o':
        text_unsigned(text, monuments_move_hex(move) + 1);
        break;
    case 'g':
        text_put(text, groups[monuments_move_token(move)]);
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

void monuments_ui_move_put(const void *before, move_t move, struct text *text) {
    (void)before;
    put_pattern(text, patterns[monuments_move_op(move)].log, move);
}

void monuments_ui_choice_put(move_t move, struct text *text) {
    put_pattern(text, patterns[monuments_move_op(move)].choice, move);
}

void monuments_ui_choice_cost(move_t move, uint8_t cost[MONUMENTS_RESOURCES]) {
    static const uint8_t nothing[MONUMENTS_RESOURCES];
    const uint8_t *from = nothing;
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_BUILD:
        from = monuments_building_data[monuments_move_token(move) - MONUMENTS_TOKEN_BUILDINGS].cost;
        break;
    case MONUMENTS_OP_BRIDGE:
    case MONUMENTS_OP_FERRY:
        from = monuments_crossing_cost;
        break;
    case MONUMENTS_OP_TRAIN:
        from = monuments_unit_data[monuments_move_token(move) - MONUMENTS_TOKEN_UNITS].cost;
        break;
    case MONUMENTS_OP_FORGE:
        from = monuments_unit_data[MONUMENTS_ARMED].cost;
        break;
    case MONUMENTS_OP_UPGRADE:
        from = monuments_card_cost(monuments_move_token(move));
        break;
    default:
        break;
    }
    memcpy(cost, from, MONUMENTS_RESOURCES);
}

/* ---- what is asked */

/* %n how much is left. */
static const struct question {
    const char *words;
    uint8_t page;
} questions[MONUMENTS_TASK_KINDS + 1] = {
    [MONUMENTS_TASK_KEEP_FIRST] = {"Keep a quest", MONUMENTS_UI_PAGE_SETUP},
    [MONUMENTS_TASK_PLACE_FIRST] = {"Place: %n left", MONUMENTS_UI_PAGE_SETUP},
    [MONUMENTS_TASK_TURN] = {"Play a card", MONUMENTS_UI_PAGE_TURN},
    [MONUMENTS_TASK_END] = {"End of turn", MONUMENTS_UI_PAGE_QUESTS},
    [MONUMENTS_TASK_UPGRADE] = {"Upgrade", MONUMENTS_UI_PAGE_UPGRADE},
    [MONUMENTS_TASK_MOVE] = {"Move: %n left", MONUMENTS_UI_PAGE_MOVEMENT},
    [MONUMENTS_TASK_GOING] = {"Go on: %n left", MONUMENTS_UI_PAGE_MOVEMENT},
    [MONUMENTS_TASK_PRODUCE] = {"Produce: %n left", MONUMENTS_UI_PAGE_PRODUCTION},
    [MONUMENTS_TASK_BUILD] = {"Build", MONUMENTS_UI_PAGE_BUILD},
    [MONUMENTS_TASK_POPULATE] = {"Populate: %n left", MONUMENTS_UI_PAGE_POPULATE},
    [MONUMENTS_TASK_SACRIFICE] = {"Give up: %n left", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_LAYER] = {"Layer", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_BONUS] = {"Common bonus", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_OPTION] = {"Your own card", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_GIFTS] = {"Gifts", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_GIFT_RESOURCE] = {"Place: %n left", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_GIFT_WORKER] = {"New worker: %n", MONUMENTS_UI_PAGE_MONUMENT},
    [MONUMENTS_TASK_GIFT_BUILDING] = {"Free building", MONUMENTS_UI_PAGE_BUILDINGS},
    [MONUMENTS_TASK_GIFT_UNIT] = {"Free unit", MONUMENTS_UI_PAGE_UNITS},
    [MONUMENTS_TASK_GIFT_UPGRADE] = {"Free upgrade", MONUMENTS_UI_PAGE_UPGRADE},
    [MONUMENTS_TASK_GIFT_BRIDGE] = {"Free bridge", MONUMENTS_UI_PAGE_BUILD},
    [MONUMENTS_TASK_GIFT_FERRY] = {"Free ferry", MONUMENTS_UI_PAGE_FERRIES},
    [MONUMENTS_TASK_TRAIN] = {"Train", MONUMENTS_UI_PAGE_TRAIN},
    [MONUMENTS_TASK_WEAPON] = {"A weapon", MONUMENTS_UI_PAGE_TRAIN},
    [MONUMENTS_TASK_ATTACK] = {"Attack", MONUMENTS_UI_PAGE_ATTACK},
    [MONUMENTS_TASK_JOIN] = {"Who joins?", MONUMENTS_UI_PAGE_ATTACK},
    [MONUMENTS_TASK_LOSE] = {"Lose: %n left", MONUMENTS_UI_PAGE_ATTACK},
    [MONUMENTS_TASK_RETREAT] = {"Retreat", MONUMENTS_UI_PAGE_ATTACK},
    [MONUMENTS_TASK_ENTER] = {"Move in", MONUMENTS_UI_PAGE_ATTACK},
    [MONUMENTS_TASK_KEEP] = {"Keep quests", MONUMENTS_UI_PAGE_QUESTS},
    [MONUMENTS_TASK_TRADE] = {"Trade: %n left", MONUMENTS_UI_PAGE_TRADE},
    [MONUMENTS_TASK_GET] = {"Take for it", MONUMENTS_UI_PAGE_TRADE},
    [MONUMENTS_TASK_PAY] = {"Pay: %n left", MONUMENTS_UI_PAGE_HEXES},
    [MONUMENTS_TASK_FINISH] = {"", MONUMENTS_UI_PAGE_TURN},
    [MONUMENTS_TASK_KINDS] = {"", MONUMENTS_UI_PAGE_TURN},
};

static unsigned left_now(const struct monuments_step *step) {
    if (step->kind != MONUMENTS_TASK_PAY) {
        return step->left;
    }
    unsigned due = 0;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        due += step->due[resource];
    }
    return due - step->spare;
}

void monuments_ui_question_put(struct text *text) {
    const struct monuments_step *step = monuments_ui_step();
    if (step->kind == MONUMENTS_TASK_PAY && step->spare > 0) {
        text_format(text, "Save: %u", step->spare);
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

unsigned monuments_ui_page(void) {
    return questions[monuments_ui_step()->kind].page;
}
