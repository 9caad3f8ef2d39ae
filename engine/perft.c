#include "perft.h"

#include <assert.h>
#include <string.h>

#include "standing.h"

enum {
    SIGNATURE_SEEDS = 8, /* per seat count: a few hundred decisions each, seconds on the device */
};

/* One level of the count: the state there, and its legal moves that are still to be tried. */
struct level {
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    move_t moves[GAME_MOVES_MAX];
    unsigned left;
};

unsigned perft_depth_max(size_t workspace_bytes) {
    return (unsigned)(workspace_bytes / sizeof(struct level));
}

uint64_t perft_count(const struct game *game, const void *state, unsigned depth, void *workspace,
                     uint32_t positions) {
    struct level *levels = workspace;
    uint64_t count = 0;
    if (depth == 0) {
        return 1;
    }
    unsigned at = 0;
    memcpy(levels[0].state, state, game->state_bytes);
    levels[0].left = game->moves(levels[0].state, levels[0].moves);
    if (levels[0].left == 0) {
        return 1;
    }
    for (;;) {
        struct level *level = &levels[at];
        if (at + 1 == depth) { /* the last level is only counted */
            count += level->left;
            level->left = 0;
        }
        if (level->left == 0) {
            if (at == 0) {
                return count;
            }
            at--;
            continue;
        }
        if (positions-- == 0) {
            return 0;
        }
        struct level *next = &levels[at + 1];
        memcpy(next->state, level->state, game->state_bytes);
        game->apply(next->state, level->moves[--level->left]);
        next->left = game->moves(next->state, next->moves);
        if (next->left == 0) {
            count++; /* the game ended here */
        } else {
            at++;
        }
    }
}

/* FNV-1a, a word at a time, low byte first. */
static uint64_t fold(uint64_t hash, uint32_t word) {
    for (unsigned i = 0; i < 4; i++) {
        hash = (hash ^ (word >> (8 * i) & 0xffu)) * UINT64_C(0x100000001b3);
    }
    return hash;
}

static uint64_t fold_standing(uint64_t hash, const struct game *game, const void *state, unsigned seats) {
    struct standing standing;
    standing_of(game, state, &standing);
    for (unsigned seat = 0; seat < seats; seat++) {
        hash = fold(hash, (uint32_t)(int32_t)standing.points[seat]);
        hash = fold(hash, standing.rank[seat]);
    }
    return fold(hash, standing.decided_by);
}

uint64_t signature_match(uint64_t hash, const struct setup *setup) {
    assert(setup->seats <= GAME_SEATS_MAX);
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    move_t *const moves = match_scratch();
    const struct game *game = setup->game;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    memset(state, 0, sizeof state);
    game->start(state, setup);
    for (;;) {
        const unsigned count = game->moves(state, moves);
        hash = fold(hash, (uint32_t)game->turn(state));
        hash = fold(hash, count);
        for (unsigned i = 0; i < count; i++) {
            hash = fold(hash, moves[i]);
        }
        if (count == 0) {
            return fold_standing(hash, game, state, setup->seats);
        }
        hash = fold(hash, game->apply(state, moves[rng_below(&rng, count)]));
    }
}

void signature_begin(struct signature *signature, const struct game *game) {
    *signature = (struct signature){
        .game = game, .hash = UINT64_C(0xcbf29ce484222325), .seats = game->seats_min, .seed = 1};
}

bool signature_step(struct signature *signature) {
    const struct game *game = signature->game;
    struct setup setup = {.game = game, .seed = signature->seed, .seats = signature->seats};
    if (signature->seats > game->seats_max) {
        return false;
    }
    for (unsigned i = 0; i < GAME_OPTIONS_MAX && i < game->option_count; i++) {
        setup.options[i] = (uint8_t)((signature->seed >> i) % game->options[i].value_count);
    }
    signature->hash = signature_match(signature->hash, &setup);
    if (++signature->seed > SIGNATURE_SEEDS) {
        signature->seed = 1;
        signature->seats++;
    }
    return true;
}

uint64_t signature_game(const struct game *game) {
    struct signature signature;
    signature_begin(&signature, game);
    while (signature_step(&signature)) {
    }
    return signature.hash;
}
