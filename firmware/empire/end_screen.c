/* The end: the last round of cards, and the map on which the winner's lands stand out. */
#include "board_picture.h"
#include "empire_ui.h"
#include "game_screen.h"
#include "match_ending.h"

/* Of each game, once everybody has taken all cards but one. */
static bool last_round(const void *of) {
    const struct empire_state *state = of;
    return state->phase >= EMPIRE_PHASE_TAKE &&
           state->taken >= state->seats * (empire_cards_to_take(state) - 1u);
}

static void why(const void *state, struct text *out) {
    (void)state;
    text_put(out, "Everybody takes one more card.");
}

static unsigned still(const void *of) {
    const struct empire_state *state = of;
    const unsigned cards = state->seats * empire_cards_to_take(state);
    unsigned seats = 1u << state->turn;
    for (unsigned card = state->taken; card < cards; card++) {
        seats |= 1u << empire_taken_by(state, card);
    }
    return seats;
}

static void picture(unsigned seat) {
    struct empire_control control;
    struct empire_ui_board view = empire_ui_board_view(EMPIRE_UI_NOWHERE);
    empire_control(empire_ui_state(), &control);
    view.choosing = true;
    for (unsigned region = 0; region < empire_map(empire_ui_state())->region_count; region++) {
        view.lit |= control.region[region] == seat ? 1u << region : 0;
    }
    empire_ui_board_draw(view);
}

const struct match_ending empire_ui_ending = {
    .last_round = last_round, .why = why, .still = still, .picture = picture, .board = empire_ui_browse_open};
