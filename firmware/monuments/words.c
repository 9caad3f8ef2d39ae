/* What is asked, and moves, in words. A pattern says what a kind of move is called: %t the thing, %w the same
 * within a sentence, %h where, %d the second place, %c a card, %q a quest, %b a common bonus, %g the group
 * that retreats, %s the same in short, %n the ground, %l " with" its load, or nothing. */
#include <string.h>

#include "match_try.h"
#include "monuments_ui.h"

enum { NO_SIGN = ICON_COUNT, OF_TOKEN, OF_CARD };

const char *monuments_ui_hex_name(unsigned hex) {
    return monuments_place(hex).name;
}

/* ---- moves */

/* What to do, as a hint says it; what the log says, which can be read by anyone and so doesn't tell quests
 * that are kept; and a list of choices. NULL: the same, in the log "builds" for "Build". The sign is an icon,
 * or that of the move's token or card; the button is for what is about no place. */
static const struct kind {
    const char *advice, *log, *choice;
    uint8_t sign;
    const char *button;
} kinds[MONUMENTS_OP_QUEST + 1] = {
    [MONUMENTS_OP_PLAY] = {"Play *%c*", NULL, "%c", OF_CARD, NULL},
    [MONUMENTS_OP_TAKE] = {"Take all cards back", NULL, NULL, ICON_HOURGLASS, NULL},
    [MONUMENTS_OP_KEEP] = {"Keep the quest *%q*", "keeps a quest", "%q", ICON_QUESTS, NULL},
    [MONUMENTS_OP_PLACE] = {"Place %a in %h", NULL, "%t to %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_UPGRADE] = {"Turn *%c* green", "turns %c green", "%c", NO_SIGN, NULL},
    [MONUMENTS_OP_SPARE] = {"Keep one %w", NULL, NULL, OF_TOKEN, NULL},
    [MONUMENTS_OP_PAY] = {"Pay %w from %h", "pays %w in %h", "%t from %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_GO] = {"Move %a from %h to %d%l", "%t %h to %d%l", "%t to %d%l", OF_TOKEN, NULL},
    [MONUMENTS_OP_SHIFT] = {"Move the empty ferry from %h to %d", "moves a ferry from %h to %d",
                            "Empty ferry to %d", ICON_UNIT_FERRY, NULL},
    [MONUMENTS_OP_HALT] = {"Stop here", "stops there", NULL, NO_SIGN, "Stop"},
    [MONUMENTS_OP_PRODUCE] = {"Produce in %h", NULL, NULL, NO_SIGN, NULL},
    [MONUMENTS_OP_BUILD] = {"Build %a in %h", NULL, "%t in %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_REPAIR] = {"Repair the %w in %h", NULL, NULL, OF_TOKEN, NULL},
    [MONUMENTS_OP_BRIDGE] = {"Build a bridge from %h to %d", NULL, "Bridge %h to %d", ICON_BRIDGE, NULL},
    [MONUMENTS_OP_FERRY] = {"Build a ferry at %h, on %d", NULL, "Ferry at %h, on %d", ICON_UNIT_FERRY, NULL},
    [MONUMENTS_OP_POPULATE] = {"Put a new worker in %h", "a new worker in %h", "Worker in %h",
                               ICON_UNIT_WORKER, NULL},
    [MONUMENTS_OP_SPAWN] = {"Put new workers on the monument", "new workers on the monument",
                            "Workers on the monument", ICON_UNIT_WORKER, "Monument"},
    [MONUMENTS_OP_SACRIFICE] = {"Sacrifice a worker in %h", NULL, "Worker in %h", ICON_UNIT_WORKER, NULL},
    [MONUMENTS_OP_BONUS] = {"Take the bonus *%b*", "takes *%b*", "%b", NO_SIGN, NULL},
    [MONUMENTS_OP_OPTION] = {"Gifts of your card", NULL, NULL, NO_SIGN, NULL},
    [MONUMENTS_OP_ARM] = {"Give the weapon to a worker in %h", "arms a worker in %h", "Weapon to %h",
                          ICON_UNIT_ARMED, NULL},
    [MONUMENTS_OP_SCRAP] = {"Let the weapon go", "lets a weapon go", NULL, NO_SIGN, "Let go"},
    [MONUMENTS_OP_TRAIN] = {"Train %a in %h", NULL, "%t in %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_FORGE] = {"Forge a weapon in %h", NULL, "Weapon in %h", ICON_UNIT_ARMED, NULL},
    [MONUMENTS_OP_ATTACK] = {"Attack %h", NULL, NULL, NO_SIGN, NULL},
    [MONUMENTS_OP_JOIN] = {"Attack with %a from %h", "%t from %h joins", "%t from %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_ROLL] = {"Roll the dice", NULL, NULL, ICON_DESTROY, "Roll"},
    [MONUMENTS_OP_LOSE] = {"Lose %a in %h", NULL, NULL, OF_TOKEN, NULL},
    [MONUMENTS_OP_RETREAT] = {"Retreat to %h with %g", NULL, "%s to %h, %n", NO_SIGN, NULL},
    [MONUMENTS_OP_ENTER] = {"Move in with %a from %h", "%t from %h moves in", "%t from %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_SWAP] = {"Trade %w away", "trades %w", "%t", OF_TOKEN, NULL},
    [MONUMENTS_OP_GET] = {"Take %w in %h", NULL, "%t in %h", OF_TOKEN, NULL},
    [MONUMENTS_OP_DONE] = {"Skip the rest", MATCH_SKIPS, "Done", NO_SIGN, "Done"},
    [MONUMENTS_OP_QUEST] = {"Turn in the quest *%q*", "turns in *%q*", "Turn in: %q", ICON_QUESTS, "Quest"},
};

static const struct kind *kind_of(move_t move) {
    assert(monuments_move_op(move) <= MONUMENTS_OP_QUEST);
    return &kinds[monuments_move_op(move)];
}

/* Moves that are about one kind of token only carry none. */
static const char *field_words(char field, move_t move) {
    static const char *const groups[] = {"land units", "ships", "air forces"};
    static const char *const short_groups[] = {"All", "Ships", "Air"};
    static const char *const loads[] = {"", " with wood", " with sheep", " with metal", " with wheat"};
    const unsigned token = monuments_move_token(move), hex = monuments_move_hex(move);
    const bool bridge = monuments_move_op(move) == MONUMENTS_OP_BRIDGE, /* called alike from both banks */
        shift = monuments_move_op(move) == MONUMENTS_OP_SHIFT;
    assert(monuments_move_op(move) != MONUMENTS_OP_GO || monuments_move_extra(move) <= MONUMENTS_RESOURCES);
    return field == 't'   ? monuments_token_text(token).title
           : field == 'h' ? monuments_ui_hex_name(bridge  ? monuments_rivers[hex].hex
                                                  : shift ? hex /* the shore that it lies at */
                                                          : monuments_ui_move_place(move))
           : field == 'd'
               ? monuments_ui_hex_name(bridge ? monuments_rivers[hex].other : monuments_ui_move_to(move))
           : field == 'c' ? monuments_card_text(token, false).title
           : field == 'q' ? monuments_quest_text(hex).title
           : field == 'b' ? monuments_bonus_text(hex).title
           : field == 'g' ? groups[token]
           : field == 's' ? short_groups[token]
           : field == 'n' ? monuments_ui_terrain(hex)
                          : loads[monuments_move_extra(move)];
}

static bool boards(move_t move) {
    const unsigned unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS;
    return monuments_move_op(move) == MONUMENTS_OP_GO && unit <= MONUMENTS_ARMY &&
           monuments_ui_move_to(move) >= MONUMENTS_DRY_HEXES;
}

/* Within a sentence: "a worker", "an army"; "wood". */
static void put_within(struct text *text, bool article, const char *word) {
    const bool vowel = *word == 'A' || *word == 'E' || *word == 'I' || *word == 'O' || *word == 'U';
    text_put(text, !article ? "" : vowel ? "an " : "a ");
    text_char(text, (char)(*word - 'A' + 'a'));
    text_put(text, word + 1);
}

void monuments_ui_things_put(struct text *text, const int8_t counts[MONUMENTS_GIFT_THINGS]) {
    for (unsigned thing = 0; thing < MONUMENTS_GIFT_THINGS; thing++) {
        const enum icon icon = thing == MONUMENTS_GIFT_GREEN ? ICON_UPGRADE : monuments_ui_token_icon(thing);
        if (counts[thing] > 0) {
            text_format(text, counts[thing] > 1 ? " %d" : " ", counts[thing]);
            text_format(text, "{%s}", icon_name(icon));
        }
    }
}

static void put_pattern(struct text *text, const char *pattern, move_t move) {
    for (; *pattern != '\0'; pattern++) {
        if (pattern[0] == '%' && (pattern[1] == 'w' || pattern[1] == 'a')) {
            const bool piece = *++pattern == 'a' && monuments_move_token(move) >= MONUMENTS_RESOURCES;
            put_within(text, piece, field_words('t', move));
        } else if (*pattern == '%') {
            text_put(text, *++pattern == 'l' && boards(move) ? " aboard" : "");
            text_put(text, field_words(*pattern, move));
        } else {
            text_char(text, *pattern);
        }
    }
}

/* Whoever reads it is told what was done: "Build a bridge" becomes "builds a bridge". */
static void put_log(struct text *text, move_t move) {
    const struct kind *kind = kind_of(move);
    const char *at = kind->log != NULL ? kind->log : kind->advice + 1;
    if (kind->log == NULL) {
        text_char(text, (char)(kind->advice[0] - 'A' + 'a'));
        for (; *at != ' '; at++) {
            text_char(text, *at);
        }
        text_char(text, 's');
    }
    put_pattern(text, at, move);
}

void monuments_ui_step_put(const void *state, unsigned seat, move_t move, struct text *text) {
    if (monuments_move_op(move) == MONUMENTS_OP_OPTION) {
        text_put(text, "chooses");
        int8_t counts[MONUMENTS_GIFT_THINGS];
        monuments_gifts(state, seat, move, counts);
        monuments_ui_things_put(text, counts);
    } else if (monuments_move_op(move) == MONUMENTS_OP_DONE &&
               monuments_ui_step_of(state).kind == MONUMENTS_TASK_END) { /* no quest is turned in */
        text_put(text, MATCH_ENDS_TURN);
    } else {
        put_log(text, move);
    }
}

void monuments_ui_by_itself_put(const void *before, move_t move, struct text *text) {
    const unsigned seat = (unsigned)monuments.turn(before), op = monuments_move_op(move);
    if (op == MONUMENTS_OP_PAY) {
        const unsigned green = monuments_turned_green(before, match_after(before, move), seat);
        text_format(text, green < MONUMENTS_CARDS ? ": %s{3}{star}" : "",
                    monuments_card_text(green % MONUMENTS_CARDS, true).title);
    } else if (op == MONUMENTS_OP_PLAY) {
        struct match_words told;
        monuments_told(before, match_copy(), &move, 1, ", ", match_words(&told));
        told.words[strcspn(told.words, ";")] = '\0'; /* what it was paid with has no room */
        text_put(text, told.words);
        text_put(text,
                 monuments_card_useful(before, seat, monuments_move_token(move)) ? "" : " and does nothing");
    }
}

void monuments_ui_turn_put(const void *before, unsigned from, unsigned to, struct text *text) {
    monuments_told_turn(before, match_copy(), play_match(), from, to, true, text);
}

void monuments_ui_move_put(const void *before, move_t move, struct text *text) {
    monuments_ui_step_put(before, (unsigned)monuments.turn(before), move, text);
}

void monuments_ui_choice_put(move_t move, struct text *text) {
    const struct kind *kind = kind_of(move);
    put_pattern(text, kind->choice != NULL ? kind->choice : kind->advice, move);
}

void monuments_ui_advise(const void *before, move_t move, struct text *text) {
    const unsigned op = monuments_move_op(move);
    if (op == MONUMENTS_OP_OPTION) {
        const struct monuments_seat seat = monuments_ui_seat_of(before, play_seat());
        text_put(text, monuments_option_text(seat.deck, seat.layers, monuments_move_hex(move)));
    } else {
        put_pattern(text, kind_of(move)->advice, move);
    }
    if (op == MONUMENTS_OP_TRAIN && monuments_ui_move_to(move) != MONUMENTS_NO_HEX) {
        text_format(text, ", launched in %s", monuments_ui_hex_name(monuments_ui_move_to(move)));
    }
}

const char *monuments_ui_choice_button(move_t move) {
    return kind_of(move)->button;
}

enum icon monuments_ui_choice_sign(move_t move) {
    const unsigned sign = kind_of(move)->sign, token = monuments_move_token(move);
    return sign == OF_TOKEN  ? monuments_ui_token_icon(token)
           : sign == OF_CARD ? monuments_ui_cards[token].icon
                             : (enum icon)sign;
}

int monuments_ui_price_draw(int right, int y, move_t move, uint16_t colour) {
    const uint8_t *cost = monuments_move_cost(play_state(), move);
    const unsigned all = (unsigned)cost[0] + cost[1] + cost[2] + cost[3],
                   less = all > 0 ? monuments_discount(play_state(), move, all) : 0;
    if (less > 0) {
        words_right(right, y - 6, TYPE_SMALL_BOLD, colour, "−%u", less);
        right -= 20;
    }
    return monuments_ui_pieces_cost(right, y, cost, 1);
}

void monuments_ui_worth_put(struct text *text, unsigned seat, unsigned quest, bool open) {
    const struct monuments_worth worth = monuments_quest_worth(play_state(), seat, quest);
    match_signed_put(text, worth.done, true);
    if (worth.open < 0 && open) {
        text_put(text, ", else ");
        match_signed_put(text, worth.open, true);
    }
}

/* ---- what is asked */

/* In the title, with how much is left where it ends in a colon; the page of the rules; and above a list,
 * where one is chosen from. */
static const struct question {
    const char *words;
    uint8_t page;
    const char *list;
} questions[MONUMENTS_TASK_KINDS + 1] = {
    [MONUMENTS_TASK_KEEP_FIRST] = {"Keep a quest", MONUMENTS_PAGE_SETUP, "Which one do you keep?"},
    [MONUMENTS_TASK_PLACE_FIRST] = {"Place:", MONUMENTS_PAGE_SETUP, NULL},
    [MONUMENTS_TASK_TURN] = {"Play a card", MONUMENTS_PAGE_TURN, NULL},
    [MONUMENTS_TASK_END] = {"End of turn", MONUMENTS_PAGE_QUESTS, "Turn in a quest?"},
    [MONUMENTS_TASK_UPGRADE] = {"Upgrade", MONUMENTS_PAGE_UPGRADE, "Which card turns green?"},
    [MONUMENTS_TASK_MOVE] = {"Move:", MONUMENTS_PAGE_MOVEMENT, NULL},
    [MONUMENTS_TASK_GOING] = {"Move on:", MONUMENTS_PAGE_MOVEMENT, NULL},
    [MONUMENTS_TASK_PRODUCE] = {"Produce:", MONUMENTS_PAGE_PRODUCTION, NULL},
    [MONUMENTS_TASK_BUILD] = {"Build", MONUMENTS_PAGE_BUILD, NULL},
    [MONUMENTS_TASK_POPULATE] = {"Populate:", MONUMENTS_PAGE_POPULATE, NULL},
    [MONUMENTS_TASK_SACRIFICE] = {"Sacrifice:", MONUMENTS_PAGE_MONUMENT, NULL},
    [MONUMENTS_TASK_LAYER] = {"Layer", MONUMENTS_PAGE_MONUMENT, NULL},
    [MONUMENTS_TASK_BONUS] = {"Common bonus|Bonus", MONUMENTS_PAGE_MONUMENT,
                              "From the shared pile. It lasts."},
    [MONUMENTS_TASK_OPTION] = {"Your own card", MONUMENTS_PAGE_MONUMENT, "Your gifts: once, right away."},
    [MONUMENTS_TASK_GIFTS] = {"Gifts", MONUMENTS_PAGE_MONUMENT, NULL},
    [MONUMENTS_TASK_GIFT_RESOURCE] = {"Place:", MONUMENTS_PAGE_MONUMENT, NULL},
    [MONUMENTS_TASK_GIFT_WORKER] = {"New worker:", MONUMENTS_PAGE_MONUMENT, NULL},
    [MONUMENTS_TASK_GIFT_BUILDING] = {"Free building", MONUMENTS_PAGE_BUILDINGS, NULL},
    [MONUMENTS_TASK_GIFT_UNIT] = {"Free unit", MONUMENTS_PAGE_UNITS, NULL},
    [MONUMENTS_TASK_GIFT_UPGRADE] = {"Free upgrade", MONUMENTS_PAGE_UPGRADE, "Which card turns green?"},
    [MONUMENTS_TASK_GIFT_BRIDGE] = {"Free bridge", MONUMENTS_PAGE_BUILD, NULL},
    [MONUMENTS_TASK_GIFT_FERRY] = {"Free ferry", MONUMENTS_PAGE_FERRIES, NULL},
    [MONUMENTS_TASK_TRAIN] = {"Train", MONUMENTS_PAGE_TRAIN, NULL},
    [MONUMENTS_TASK_WEAPON] = {"A weapon", MONUMENTS_PAGE_TRAIN, NULL},
    [MONUMENTS_TASK_ATTACK] = {"Attack", MONUMENTS_PAGE_ATTACK, NULL},
    [MONUMENTS_TASK_JOIN] = {"Who joins?", MONUMENTS_PAGE_ATTACK, NULL},
    [MONUMENTS_TASK_LOSE] = {"Lose:", MONUMENTS_PAGE_ATTACK, NULL},
    [MONUMENTS_TASK_RETREAT] = {"Retreat", MONUMENTS_PAGE_ATTACK, NULL},
    [MONUMENTS_TASK_ENTER] = {"Move in", MONUMENTS_PAGE_ATTACK, NULL},
    [MONUMENTS_TASK_KEEP] = {"Keep quests", MONUMENTS_PAGE_QUESTS, "Which ones do you keep?"},
    [MONUMENTS_TASK_TRADE] = {"Trade:", MONUMENTS_PAGE_TRADE, "What do you give?"},
    [MONUMENTS_TASK_GET] = {"In exchange", MONUMENTS_PAGE_TRADE, NULL},
    [MONUMENTS_TASK_PAY] = {"Pay:", MONUMENTS_PAGE_HEXES, NULL},
    [MONUMENTS_TASK_FINISH] = {"", MONUMENTS_PAGE_TURN, NULL},
    [MONUMENTS_TASK_KINDS] = {"", MONUMENTS_PAGE_TURN, NULL},
};

void monuments_ui_question_put(const void *state, bool title, struct text *text) {
    const struct monuments_step step = monuments_ui_step_of(state);
    if (step.spare > 0) { /* neither more nor less */
        text_format(text, "Pay: %u", step.left);
    } else if (title) {
        match_left_title_put(text, questions[step.kind].words, step.left);
    } else {
        match_left_put(text, questions[step.kind].words, step.left);
    }
}

unsigned monuments_ui_page(void) {
    return questions[monuments_ui_step().kind].page;
}

const char *monuments_ui_list_question(void) {
    return questions[monuments_ui_step().kind].list;
}
