#include "board_picture.h"
#include "match.h"
#include "match_try.h"
#include "memory.h"

const struct monuments_step *monuments_ui_step(void) {
    struct monuments_step *const step = &monuments_ui_memory()->step;
    monuments_step(play_state(), step);
    return step;
}

struct monuments_seat monuments_ui_seat(unsigned seat) {
    struct monuments_seat out;
    monuments_seat(play_state(), seat, &out);
    return out;
}

struct monuments_hex monuments_ui_hex(unsigned hex) {
    struct monuments_hex out;
    monuments_hex(play_state(), hex, &out);
    return out;
}

const move_t *monuments_ui_moves(unsigned *count) {
    *count = match_moves(play_match(), match_scratch());
    return match_scratch();
}

/* Which of a river's banks is the seat's own, and which the other. */
static unsigned bank(move_t move, bool own) {
    const struct monuments_river *river = &monuments_rivers[monuments_move_hex(move)];
    return (monuments_ui_hex(river->hex).seat == play_seat()) == own ? river->hex : river->other;
}

unsigned monuments_ui_move_place(move_t move) {
    static const uint8_t nowhere[] = {
        /* or the first field is no hex */
        MONUMENTS_OP_PLAY, MONUMENTS_OP_TAKE,  MONUMENTS_OP_KEEP,  MONUMENTS_OP_UPGRADE, MONUMENTS_OP_SPARE,
        MONUMENTS_OP_HALT, MONUMENTS_OP_SPAWN, MONUMENTS_OP_BONUS, MONUMENTS_OP_OPTION,  MONUMENTS_OP_SCRAP,
        MONUMENTS_OP_ROLL, MONUMENTS_OP_SWAP,  MONUMENTS_OP_DONE,  MONUMENTS_OP_QUEST};
    const unsigned op = monuments_move_op(move);
    for (unsigned i = 0; i < sizeof nowhere; i++) {
        if (nowhere[i] == op) {
            return MONUMENTS_NO_HEX;
        }
    }
    return op == MONUMENTS_OP_BRIDGE ? bank(move, true) : monuments_move_hex(move);
}

static unsigned beside(unsigned hex, unsigned direction) {
    return hex == MONUMENTS_NO_HEX ? MONUMENTS_NO_HEX : monuments_place(hex).near[direction];
}

unsigned monuments_ui_move_to(move_t move) {
    const unsigned hex = monuments_move_hex(move);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_GO:
    case MONUMENTS_OP_FERRY:
        return beside(hex, monuments_move_direction(move));
    case MONUMENTS_OP_SHIFT:
        return beside(beside(hex, monuments_move_direction(move)), monuments_move_extra(move));
    case MONUMENTS_OP_TRAIN:
        return monuments_move_token(move) == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY
                   ? beside(hex, monuments_move_direction(move))
                   : MONUMENTS_NO_HEX;
    case MONUMENTS_OP_BRIDGE:
        return bank(move, false);
    default:
        return MONUMENTS_NO_HEX;
    }
}

/* ---- what a move would bring */

unsigned monuments_ui_first_choices(unsigned card, unsigned *left) {
    assert(card < MONUMENTS_CARDS);
    const struct match_tried *tried = match_try(MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0));
    struct monuments_step step;
    unsigned count = 0, last = UINT32_MAX;
    if (tried->next != (int)play_seat()) {
        return 1;
    }
    move_t *moves = match_scratch();
    const unsigned all = monuments.moves(tried->state, moves);
    monuments_step(tried->state, &step);
    *left = step.left;
    for (unsigned i = 0; i < all; i++) {
        const unsigned op = monuments_move_op(moves[i]);
        const bool token = op == MONUMENTS_OP_UPGRADE || op == MONUMENTS_OP_SWAP;
        const unsigned what = token ? monuments_move_token(moves[i]) : monuments_move_hex(moves[i]);
        if (op != MONUMENTS_OP_QUEST && op != MONUMENTS_OP_BRIDGE && what != last) {
            count++;
            last = what;
        }
    }
    return count;
}

void monuments_ui_back(void) {
    const unsigned before = monuments_ui_step()->kind;
    match_undo_key();
    if (before != MONUMENTS_TASK_TURN && monuments_ui_step()->kind == MONUMENTS_TASK_TURN &&
        play_person_to_move()) {
        monuments_ui_cards_show();
    }
}

void monuments_ui_title(const char *words) {
    match_title(play_seat(), words, CHROME_NO_PHASE);
}

void monuments_ui_title_question(void) {
    struct match_words words;
    monuments_ui_question_put(match_words(&words));
    monuments_ui_title(words.words);
}

/* ---- status */

enum { LINE1 = CHROME_STATUS_Y, LINE2 = CHROME_STATUS_Y + 17 };

void monuments_ui_status_ground(void) {
    const int y = MONUMENTS_UI_BOARD_Y + MONUMENTS_UI_BOARD_HEIGHT;
    canvas_fill(0, y, CANVAS_WIDTH, CHROME_STATUS_HEIGHT + 1, COLOUR_NIGHT);
    canvas_fill(0, y, CANVAS_WIDTH, 1, COLOUR_INK);
}

static const char *terrain_word(unsigned hex) {
    static const char *const words[] = {"forest", "pasture", "mountain", "field", "monument", "sea", "lake"};
    return monuments_open(play_state(), hex) ? words[monuments_hexes[hex].terrain] : "not in play";
}

/* Whose continent or island it is. */
static const char *region_title(unsigned hex) {
    const unsigned region = monuments_hexes[hex].region;
    return region < MONUMENTS_REGIONS ? monuments_regions[region].title : "";
}

static void draw_owner(const struct monuments_hex *here) {
    if (here->seat != MONUMENTS_NOBODY) {
        const char *name = play_name(here->seat);
        type_draw_right(236, LINE1 + 1, TYPE_SMALL, COLOUR_MIST, name);
        icon_draw(236 - type_width(TYPE_SMALL, name) - 14, LINE1 + 4, match_seat_icon(here->seat), 12);
    }
}

static void draw_yield(unsigned hex) {
    const unsigned seat = play_seat() < play_seats() ? play_seat() : 0;
    const unsigned makes = monuments_production(play_state(), seat, hex);
    if (makes > 0) {
        words_right(226, LINE2 + 1, TYPE_SMALL, COLOUR_GOODLIGHT, "makes %u", makes);
        monuments_ui_pieces_resource(228, LINE2 + 6, monuments_hexes[hex].terrain);
    }
}

void monuments_ui_status(unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    const struct monuments_hex here = monuments_ui_hex(hex);
    monuments_ui_status_ground();
    words_rich(4, LINE1, TYPE_BODY, COLOUR_PAPYRUS, "{:gold}*%s*{:} %s{7}{:mist}%s",
               monuments_ui_hex_name(hex), terrain_word(hex), region_title(hex));
    draw_owner(&here);
    int x = monuments_ui_pieces_units(4, LINE2 + 3, &here, 4);
    x = monuments_ui_pieces_buildings(x + 2, LINE2 + 3, &here, 3);
    x = monuments_ui_pieces_resources(x + 2, LINE2 + 6, here.resources, 1);
    if (x == 8) {
        type_draw(4, LINE2, TYPE_SMALL, COLOUR_DUSK, "empty");
    }
    draw_yield(hex);
}
