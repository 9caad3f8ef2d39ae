/* The end: why a round is the last, and the land with its cities for whoever has won. */
#include "board_picture.h"
#include "bronze_ui.h"
#include "game_screen.h"
#include "match_ending.h"

static bool last_round(const void *state) {
    return ((const struct bronze *)state)->last_round != 0;
}

/* Who has placed the last marker; BRONZE_SEATS_MAX: nobody. */
static unsigned without_markers(const struct bronze *state) {
    unsigned seat = 0;
    while (seat < state->seats && state->markers[seat] > 0) {
        seat++;
    }
    return seat < state->seats ? seat : BRONZE_SEATS_MAX;
}

static void why(const void *of, struct text *out) {
    const struct bronze *state = of;
    const unsigned seat = without_markers(state);
    if (seat < BRONZE_SEATS_MAX) {
        text_format(out, "%s has no markers left.", play_name(seat));
    } else if (state->emptied >= BRONZE_STACKS_TO_END) {
        text_put(out, "Two stacks of cards are empty.");
    } else {
        text_put(out, "The last tile is full.");
    }
}

/* Up to the seat before the one that began. */
static unsigned still(const void *of) {
    const struct bronze *state = of;
    unsigned seats = 0;
    for (unsigned seat = state->seat; seats == 0 || seat != state->first_seat;
         seat = (seat + 1) % state->seats) {
        seats |= 1u << seat;
    }
    return seats;
}

static void picture(unsigned seat) {
    bronze_ui_board_draw(seat, NULL);
}

const struct match_ending bronze_ui_ending = {
    .last_round = last_round, .why = why, .still = still, .picture = picture};
