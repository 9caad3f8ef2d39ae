/* Chance. One small generator (sfc32, 16 bytes, no multiplication wider than 32 bits, so it is quick on a
 * Cortex-M0+), seeded from the 64 bits in a match's set-up. The same seed gives the same numbers everywhere.
 */
#ifndef OXHIDE_RNG_H
#define OXHIDE_RNG_H

#include <stddef.h>
#include <stdint.h>

struct rng {
    uint32_t a, b, c, counter;
};

void rng_seed(struct rng *rng, uint64_t seed);

static inline uint32_t rng_next(struct rng *rng) {
    const uint32_t out = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + out;
    return out;
}

/* A uniform number below bound, 1 to 65535: a multiplication of 16 by 16 bits, and exact by rejection. */
static inline uint32_t rng_below(struct rng *rng, uint32_t bound) {
    uint32_t product = (rng_next(rng) >> 16) * bound;
    if ((product & 0xffffu) < bound) {
        const uint32_t threshold = 0x10000u % bound;
        while ((product & 0xffffu) < threshold) {
            product = (rng_next(rng) >> 16) * bound;
        }
    }
    return product >> 16;
}

void rng_shuffle_bytes(struct rng *rng, uint8_t *items, size_t count);
/* The same for what is hidden from whoever shuffles: sorted first, so that their order gives nothing away.
 * Items are below RNG_ITEMS_MAX, and at most 255 of a kind. */
enum { RNG_ITEMS_MAX = 128 /* more than any game's cards of one deck */ };
void rng_redeal_bytes(struct rng *rng, uint8_t *items, size_t count);

#endif
