/* Numbers in bytes, low byte first: everything that is stored or sent. */
#ifndef OXHIDE_BYTES_H
#define OXHIDE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline void put16(uint8_t *at, uint32_t number) {
    at[0] = (uint8_t)number;
    at[1] = (uint8_t)(number >> 8);
}

static inline void put32(uint8_t *at, uint32_t number) {
    put16(at, number);
    put16(at + 2, number >> 16);
}

static inline uint16_t get16(const uint8_t *at) {
    return (uint16_t)(at[0] | at[1] << 8);
}

static inline uint32_t get24(const uint8_t *at) {
    return (uint32_t)get16(at) | (uint32_t)at[2] << 16;
}

static inline uint32_t get32(const uint8_t *at) {
    return (uint32_t)get16(at) | (uint32_t)get16(at + 2) << 16;
}

static inline bool bytes_are(const uint8_t *at, uint8_t value, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (at[i] != value) {
            return false;
        }
    }
    return true;
}

#endif
