/* The end: the last round of cards, and the map on which the winner's lands stand out. */
#include "empire_ui.h"
#include "match_ending.h"

/* Of each game, once everybody has carried out all cards but one. */
static bool last_round(const void *of) {
    const struct empire_state *state = of;
    const unsigned over = state->taken - (state->phase == EMPIRE_PHASE_ACT ? 1u : 0u);
    return state->phase >= EMPIRE_PHASE_TAKE && over >= state->seats * (empire_cards_to_take(state) - 1u);
}

static void why(const void *state, struct text *out) {
    const bool over = empire.turn(state) == GAME_OVER;
    text_put(out, over ? "Everybody has taken their last card." : "Everybody takes one more card.");
}

static void picture(unsigned seat) {
    const struct empire_control control = empire_control(empire_ui_state());
    struct empire_ui_board view = empire_ui_board_view(EMPIRE_UI_NOWHERE);
    view.choosing = true;
    for (unsigned region = 0; region < empire_map(empire_ui_state())->region_count; region++) {
        view.lit |= control.region[region] == seat ? 1u << region : 0;
    }
    empire_ui_board_draw(view);
}

static unsigned amount(unsigned line, unsigned seat) {
    const struct empire_goods goods = empire_seat_goods(empire_ui_state(), seat);
    const unsigned good = line - EMPIRE_SOURCES;
    return line < EMPIRE_SOURCES ? MATCH_COUNT_NONE : (unsigned)goods.count[good] + goods.wilds[good];
}

static const char each[] =
    "1 point for each region held\n1 point for the most regions of each\nWhat the games before have brought\n1, 2, 3, 5 points for 1, 2, 3, 4\n1, 2, 3, 5 points for 2, 4, 5, 6\n1, 2, 3, 5 points for 2, 3, 4, 5\n1, 2, 3, 5 points for 2, 4, 6, 7\n1, 2, 3, 5 points for 3, 5, 7, 8";
static const struct match_count count = {
    amount, each, EMPIRE_GOODS, EMPIRE_ITEM_EARLIER, empire_good_word, empire_ui_good_icon, NULL};
const struct match_ending empire_ui_ending = {last_round, why, empire_still_to_play, picture, &count};
