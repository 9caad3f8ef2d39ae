/* Monuments' entry in the console: what the screens that all games share ask of it, and what its own share.
 */
#include "board_picture.h"
#include "lesson.h"
#include "match_scene.h"
#include "match_try.h"
#include "match_watch.h"
#include "memory.h"
#include "moments.h"

/* ---- for its own screens */

struct monuments_step monuments_ui_step_of(const void *state) {
    struct monuments_step out;
    monuments_step(state, &out);
    return out;
}

struct monuments_seat monuments_ui_seat_of(const void *state, unsigned seat) {
    struct monuments_seat out;
    monuments_seat(state, seat, &out);
    return out;
}

struct monuments_hex monuments_ui_hex(unsigned hex) {
    struct monuments_hex out;
    monuments_hex(play_state(), hex, &out);
    return out;
}

bool monuments_ui_is_green(unsigned seat, unsigned card) {
    return (monuments_ui_seat(seat).green >> card & 1) != 0;
}

const move_t *monuments_ui_moves(unsigned *count) {
    *count = match_moves(play_match(), match_scratch());
    return match_scratch();
}

/* Before the first step, and where a lesson's scene begins, nothing is left but to leave. */
static bool leads_home(void) {
    return monuments_ui_step().kind == MONUMENTS_TASK_KEEP_FIRST || (lesson_on() && !match_can_undo());
}

void monuments_ui_back(void) {
    if (leads_home()) {
        match_leave();
    } else {
        match_undo_key();
    }
}

const char *monuments_ui_back_word(void) {
    return leads_home() ? "Home" : "Back";
}

void monuments_ui_title(const char *words) {
    match_title(play_seat(), words, CHROME_NO_PHASE);
}

void monuments_ui_title_question(void) {
    struct match_words words;
    monuments_ui_question_put(play_state(), true, match_words(&words));
    monuments_ui_title(words.words);
}

/* ---- status */

const char *monuments_ui_terrain(unsigned hex) {
    static const char *const words[] = {"forest", "pasture", "mountain", "field", "monument", "sea", "lake"};
    return words[monuments_place(hex).terrain];
}

static void draw_owner(const struct monuments_hex *here) {
    if (here->seat != MONUMENTS_NOBODY) {
        const char *name = play_name(here->seat);
        type_draw_right(236, CHROME_LINE1 + 1, TYPE_SMALL, COLOUR_MIST, name);
        icon_draw(236 - type_width(TYPE_SMALL, name) - 14, CHROME_LINE1 + 4, match_seat_icon(here->seat), 12);
    }
}

static void draw_yield(unsigned hex) {
    const unsigned makes = monuments_production(play_state(), play_seat(), hex);
    if (makes > 0) {
        words_right(226, CHROME_LINE2 + 1, TYPE_SMALL, COLOUR_GOODLIGHT, "makes %u", makes);
        monuments_ui_pieces_resource(228, CHROME_LINE2 + 6, monuments_hexes[hex].terrain);
    }
}

void monuments_ui_status(unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    const struct monuments_hex here = monuments_ui_hex(hex);
    const unsigned region = monuments_hexes[hex].region; /* a continent, an island, or the sea */
    const char *land = region < MONUMENTS_REGIONS ? monuments_regions[region].title : "";
    chrome_status_ground(CHROME_STATUS_Y);
    words_rich(4, CHROME_LINE1, TYPE_BODY, COLOUR_PAPYRUS, "{:gold}*%s*{:} %s{7}{:mist}%s%s",
               monuments_ui_hex_name(hex),
               monuments_open(play_state(), hex) ? monuments_ui_terrain(hex) : "not in play",
               region >= MONUMENTS_CIVILISATIONS && land[0] != '\0' ? "island: " : "", land);
    draw_owner(&here);
    int x = monuments_ui_pieces_units(4, CHROME_LINE2 + 3, &here, 4);
    x = monuments_ui_pieces_buildings(x + 2, CHROME_LINE2 + 3, &here, 3);
    x = monuments_ui_pieces_resources(x + 2, CHROME_LINE2 + 6, here.resources, 1);
    if (x == 8) {
        type_draw(4, CHROME_LINE2, TYPE_SMALL, COLOUR_DUSK, "empty");
    }
    draw_yield(hex);
}

/* ---- the entry */

void monuments_ui_come_home(unsigned seat) {
    uint8_t *const of = &monuments_ui_memory()->home_of;
    if (*of != seat + 1 || play_match()->length == 0) {
        *of = (uint8_t)(seat + 1);
        monuments_ui_board_centre(seat);
    }
}

static bool asks_by_list(void) {
    return monuments_ui_in_battle() || monuments_ui_list_question() != NULL;
}

static void show_person(void) {
    const unsigned kind = monuments_ui_step().kind;
    if (kind == MONUMENTS_TASK_TURN) {
        match_begin_turn();
    } else if (monuments_ui_step().spare > 0) {
        monuments_ui_pay_show();
    } else if (asks_by_list()) {
        monuments_ui_list_show();
    } else {
        monuments_ui_place_show();
    }
    if (kind == MONUMENTS_TASK_BONUS) {
        monuments_ui_built_open();
    } else if (kind == MONUMENTS_TASK_SACRIFICE) { /* another layer, or the same once more */
        monuments_ui_memory()->built.told_at = 0;
    }
}

void monuments_ui_show(void) {
    monuments_ui_come_home(play_seat());
    if (play_person_to_move()) {
        show_person();
    } else {
        match_watch_show();
    }
}

/* For hints. */
static void point(move_t move, bool unit) {
    if (monuments_ui_step().kind == MONUMENTS_TASK_TURN) {
        monuments_ui_cards_point(move);
    } else if (monuments_move_op(move) == MONUMENTS_OP_SPARE) {
        monuments_ui_pay_show();
    } else if (asks_by_list()) {
        monuments_ui_list_show();
        monuments_ui_choice_point(move);
    } else {
        monuments_ui_place_point(move, unit);
    }
}

static void purpose(const void *before, move_t move, struct text *out) {
    monuments_purpose(before, match_copy(), move, out);
}

static void set_up_words(const struct setup *setup, struct text *out) {
    static const char *const continents[] = {"old or new world", "Greece and Egypt", "Maya and Inca"};
    text_put(out, setup->seats > 3    ? "all four continents"
                  : setup->seats == 3 ? "Greece, Egypt and Inca"
                                      : continents[setup->options[0]]);
}

static void shown_words(const void *state, move_t last, struct text *out) {
    (void)state;
    const unsigned op = monuments_move_op(last);
    text_put(out, op == MONUMENTS_OP_ROLL   ? "The dice have been rolled, and can’t be rolled again."
                  : op == MONUMENTS_OP_PLAY ? "Quests were drawn. What has been seen can’t be unseen."
                                            : "Another player has decided since; that can’t be taken back.");
}

/* The last layer stands, or a battle is won. */
static bool moment_of(const void *before, const void *after, struct moment *moment) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const struct monuments_seat old = monuments_ui_seat_of(before, seat),
                                    now = monuments_ui_seat_of(after, seat);
        moment->seat = seat;
        if (now.layers > old.layers && now.layers == MONUMENTS_LAYERS) {
            moment->icon = ICON_MONUMENT;
            moment->low = true; /* below what was built */
            text_put(moment->words, "The fifth layer!");
            return true;
        }
        if (now.wins > old.wins) {
            moment->icon = ICON_WEAPON;
            moment->wait_ms = match_scene_stops(after) ? 780 : 540; /* the dice are cast, and counted */
            moment->cue = CUE_BATTLE;
            text_put(moment->words, "Battle won!");
            return true;
        }
    }
    return false;
}

static const char options_help[] =
    "*Continents*: two seats play in the *old* world, Greece and Egypt, or in the *new* one, Maya and Inca; *random* leaves it to the seed.\nThree play without the Maya, four everywhere.";

const struct game_ui monuments_ui = {
    .game = &monuments,
    GAME_UI_PARTS(monuments_ui),
    .icon = ICON_MONUMENT,
    .one = "keeps a quest",
    .several = "quests kept",
    .in_short =
        "Gather and trade, defend your land, and build the five layers of a monument before the others do.",
    .minutes = 40,
    .scene = &monuments_ui_scene,
    .came_of = monuments_ui_came_of,
    .round = monuments_round,
    .set_up = set_up_words,
    .move_words = monuments_ui_move_put,
    .turn_words = monuments_ui_turn_put,
    .advice = monuments_ui_advise,
    .purpose = purpose,
    .sense = monuments_sense,
    .point = point,
    .shown = shown_words,
    .by_chance = monuments_ui_by_chance,
    .moment = moment_of,
    .options_seats = 2,
    .options_more = "one each",
    .options_help = options_help,
};
