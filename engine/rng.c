#include "rng.h"

#include <assert.h>

/* SplitMix64 spreads a seed with few set bits over the whole generator. */
static uint64_t split_mix(uint64_t *x) {
    *x += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = *x;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void rng_seed(struct rng *rng, uint64_t seed) {
    uint64_t x = seed;
    const uint64_t low = split_mix(&x);
    const uint64_t high = split_mix(&x);
    *rng = (struct rng){(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, 1};
}

void rng_shuffle_bytes(struct rng *rng, uint8_t *items, size_t count) {
    assert(count <= UINT32_MAX);
    for (size_t left = count; left > 1; left--) {
        const size_t pick = rng_below(rng, (uint32_t)left);
        const uint8_t moved = items[pick];
        items[pick] = items[left - 1];
        items[left - 1] = moved;
    }
}

void rng_redeal_bytes(struct rng *rng, uint8_t *items, size_t count) {
    uint8_t kinds[RNG_ITEMS_MAX] = {0};
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        kinds[items[i]]++;
    }
    for (unsigned item = 0; at < count; item++) {
        for (uint8_t left = kinds[item]; left > 0; left--) {
            items[at++] = (uint8_t)item;
        }
    }
    rng_shuffle_bytes(rng, items, count);
}
