/* Proofs that count. perft: how many ways there are to go on for so many moves. signature: a hash over
 * complete random games on fixed seeds, over every list of legal moves and every result; the same on every
 * platform. */
#ifndef OXHIDE_PERFT_H
#define OXHIDE_PERFT_H

#include "match.h"

enum { SIGNATURE_DIGITS = 16 }; /* hexadecimal ones, of 64 bits */

/* How deep perft can go in a workspace of that many bytes. */
unsigned perft_depth_max(size_t workspace_bytes);

/* The number of sequences of `depth` legal moves (or less, where the game ends) from `state`, at least 1; 0
 * if more than `positions` would have to be looked at, for a count can take longer than anybody waits.
 * `workspace` is aligned for words, and large enough by perft_depth_max. */
uint64_t perft_count(const struct game *game, const void *state, unsigned depth, void *workspace,
                     uint32_t positions);

/* One match of the signature, folded into the hash: every decision made at random. */
uint64_t signature_match(uint64_t hash, const struct setup *setup);

/* The whole signature of a game, a match at a time, for those who must not be away for long. */
struct signature {
    const struct game *game;
    uint64_t hash; /* the signature, when there is no more step */
    uint8_t seats, seed;
};

void signature_begin(struct signature *signature, const struct game *game);
bool signature_step(struct signature *signature); /* false: it was done before */

/* The whole signature of a game: every seat count, several seeds, the options turned through. */
uint64_t signature_game(const struct game *game);

#endif
