/* Monuments' entry in the console: what the screens that all games share ask of it. */
#include "board_picture.h"
#include "match_watch.h"
#include "memory.h"

/* Another seat's turn begins at home; its cursor stays where it was after that. */
static void come_home(void) {
    uint8_t *const of = &monuments_ui_memory()->home_of;
    const struct monuments_seat seat = monuments_ui_seat(play_seat());
    if (*of != play_seat() + 1 || play_match()->length == 0) {
        *of = (uint8_t)(play_seat() + 1);
        monuments_ui_memory()->cursor = monuments_civilisations[seat.civilisation].hex;
        monuments_ui_board_centre(monuments_ui_memory()->cursor);
    }
}

static void show_person(void) {
    const unsigned kind = monuments_ui_step()->kind;
    if (kind == MONUMENTS_TASK_TURN) {
        monuments_ui_turn_show();
    } else if (monuments_ui_in_battle() || monuments_ui_list_question() != NULL) {
        monuments_ui_list_show();
    } else {
        monuments_ui_place_show();
    }
    if (kind == MONUMENTS_TASK_BONUS) {
        monuments_ui_built_open();
    }
}

static void show_step(void) {
    come_home();
    if (play_person_to_move()) {
        show_person();
    } else {
        match_watch_show();
    }
}

static void show_end(void) {
    come_home();
    monuments_ui_end_show();
}

static unsigned round_of(const void *state) {
    return monuments_round(state);
}

static void set_up_words(const struct setup *setup, struct text *out) {
    static const char *const continents[] = {"old or new world", "Greece and Egypt", "Maya and Inca"};
    text_put(out, setup->seats > 3    ? "All four continents"
                  : setup->seats == 3 ? "Greece, Egypt and Inca"
                                      : continents[setup->options[0]]);
}

static void shown_words(const void *state, move_t last, struct text *out) {
    (void)state;
    if (monuments_move_op(last) == MONUMENTS_OP_ROLL) {
        text_put(out, "The dice were cast. They stay as they fell.");
    } else if (monuments_move_op(last) == MONUMENTS_OP_PLAY) {
        text_put(out, "Quests were drawn. What has been seen can’t be unseen.");
    } else {
        text_put(out, "The decision has passed from seat to seat; what lies before that stays.");
    }
}

static bool by_chance(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_ROLL;
}

static const char options_help[] =
    "*Continents*: two seats play in the *old* world, Greece and Egypt, or in the *new* one, Maya and Inca; *random* leaves it to the seed.\nThree play without the Maya, four everywhere.";

const struct game_ui monuments_ui = {
    .game = &monuments,
    .icon = ICON_MONUMENT,
    .show = show_step,
    .watch = &monuments_ui_watch,
    .turn_end = &monuments_ui_turn_end,
    .round = round_of,
    .set_up = set_up_words,
    .move_words = monuments_ui_move_put,
    .shown = shown_words,
    .by_chance = by_chance,
    .look = monuments_ui_look,
    .sources = monuments_ui_sources,
    .ended = show_end,
    .page_pictures = monuments_ui_page_pictures,
    .options_help = options_help,
};
