#include "bronze_ui.h"
#include "game_screen.h"
#include "match_turn_end.h"
#include "match_watch.h"
#include "widgets.h"

void bronze_ui_show(void) {
    static void (*const steps[])(void) = {
        [BRONZE_PLAYING] = bronze_ui_turn_show,
        [BRONZE_SETTLING] = bronze_ui_place_show,
        [BRONZE_CHOOSING] = bronze_ui_city_show,
    };
    if (play_person_to_move()) {
        steps[bronze_ui_state()->phase]();
    } else {
        match_watch_show();
    }
}

void bronze_ui_play(move_t move) {
    if (!play_move(move)) {
        sound_play(CUE_REFUSED);
    } else if (move == BRONZE_DONE) {
        match_turn_end_show();
        match_tell_saving();
    } else {
        match_show();
    }
}

/* ---- which play wakes most */

unsigned bronze_ui_choice_spots(move_t play, uint32_t lit[BRONZE_TILES_MAX]) {
    const struct bronze *state = bronze_ui_state();
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned count = bronze_preview(state, play, cells), reached = state->reached[state->seat];
    unsigned spots = 0;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        lit[tile] = 0;
        for (unsigned i = 0; i < count && tile < state->open && tile + 1 >= reached; i++) {
            lit[tile] |= bronze_allowed_spots(state, tile, cells[i].technology) & state->free[tile];
        }
        spots += bits_count(lit[tile]);
    }
    return spots;
}

static bool better(const struct bronze_ui_choice *one, const struct bronze_ui_choice *other) {
    return one->cards != other->cards ? one->cards > other->cards : one->spots > other->spots;
}

struct bronze_ui_choice bronze_ui_choice_best(unsigned stack, bool face_down) {
    enum { PLAYS_MAX = 40 }; /* four stacks, two sides, five columns */
    move_t plays[PLAYS_MAX];
    struct bronze_ui_choice best = {.play = MOVE_NONE};
    const unsigned count = bronze.moves(bronze_ui_state(), plays);
    for (unsigned i = 0; i < count; i++) {
        struct bronze_cell cells[BRONZE_ACTIVE_MAX];
        uint32_t lit[BRONZE_TILES_MAX];
        const unsigned of = plays[i] >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
        if (((plays[i] & BRONZE_FACE_DOWN) != 0) != face_down || (stack < BRONZE_POOL && of != stack)) {
            continue;
        }
        struct bronze_ui_choice one = {.play = plays[i],
                                       .cards = bronze_preview(bronze_ui_state(), plays[i], cells)};
        one.column = cells[0].column;
        one.spots = bronze_ui_choice_spots(plays[i], lit);
        if (best.play == MOVE_NONE || better(&one, &best)) {
            best = one;
        }
    }
    return best;
}
