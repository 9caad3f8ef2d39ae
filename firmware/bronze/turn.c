#include "bronze/turn.h"

#include "bits.h"
#include "bronze/pieces.h"
#include "match_screens.h"
#include "play.h"
#include "sound.h"

void turn_show(void) {
    static void (*const steps[])(void) = {
        [BRONZE_PLAYING] = board_open,
        [BRONZE_SETTLING] = place_open,
        [BRONZE_CHOOSING] = city_open,
    };
    if (play_person_to_move()) {
        steps[table()->phase]();
    } else {
        watch_open();
    }
}

void turn_play(move_t move) {
    if (!play_move(move)) {
        sound_play(CUE_REFUSED);
    } else if (move == BRONZE_DONE) {
        done_open();
        play_tell();
    } else {
        match_show();
    }
}

void turn_back(void) {
    match_undo_key();
}

/* ---- which play wakes most */

unsigned choice_spots(move_t play, uint32_t lit[BRONZE_TILES_MAX]) {
    const struct bronze *state = table();
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    unsigned const count = bronze_preview(state, play, cells), reached = state->reached[state->seat];
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

static bool better(const struct choice *one, const struct choice *other) {
    return one->cards != other->cards ? one->cards > other->cards : one->spots > other->spots;
}

struct choice choice_best(unsigned stack, bool face_down) {
    enum { PLAYS_MAX = 40 }; /* four stacks, two sides, five columns */
    move_t plays[PLAYS_MAX];
    struct choice best = {.play = MOVE_NONE};
    unsigned const count = bronze.moves(table(), plays);
    for (unsigned i = 0; i < count; i++) {
        struct bronze_cell cells[BRONZE_ACTIVE_MAX];
        uint32_t lit[BRONZE_TILES_MAX];
        unsigned const of = plays[i] >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
        if (((plays[i] & BRONZE_FACE_DOWN) != 0) != face_down || (stack < BRONZE_POOL && of != stack)) {
            continue;
        }
        struct choice one = {.play = plays[i], .cards = bronze_preview(table(), plays[i], cells)};
        one.column = cells[0].column;
        one.spots = choice_spots(plays[i], lit);
        if (best.play == MOVE_NONE || better(&one, &best)) {
            best = one;
        }
    }
    return best;
}
