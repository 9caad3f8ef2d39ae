#include "pack.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

/* ---- deflate */

enum {
    MATCH_MIN = 3,
    MATCH_MAX = 258,
    END_OF_BLOCK = 256,
    LENGTHS = 29,
    DISTANCES = 30,
    DISTANCE_BITS = 5,
    LAST_BLOCK_FIXED = 3, /* in three bits: the last block, of the fixed code */
};

/* From which length, and from which distance, each code is, and with how many more bits: RFC 1951, 3.2.5. */
static const uint16_t length_from[LENGTHS] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                              31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[LENGTHS] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                             2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_from[DISTANCES] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

struct bits {
    uint8_t *out;
    unsigned room, used;
    uint32_t waiting; /* bits that are no whole byte yet */
    unsigned count;
    bool full;
};

static void put_bits(struct bits *bits, unsigned value, unsigned count) {
    bits->waiting |= (uint32_t)value << bits->count;
    for (bits->count += count; bits->count >= 8; bits->count -= 8, bits->waiting >>= 8) {
        bits->full = bits->full || bits->used == bits->room;
        if (!bits->full) {
            bits->out[bits->used++] = (uint8_t)bits->waiting;
        }
    }
}

/* A code's bits begin with its highest. */
static void put_code(struct bits *bits, unsigned code, unsigned count) {
    unsigned turned = 0;
    for (unsigned i = 0; i < count; i++) {
        turned |= (code >> i & 1u) << (count - 1 - i);
    }
    put_bits(bits, turned, count);
}

/* The fixed code of a byte, of the end, or of a length: RFC 1951, 3.2.6. */
static void put_symbol(struct bits *bits, unsigned symbol) {
    if (symbol < 144) {
        put_code(bits, 0x30 + symbol, 8);
    } else if (symbol < END_OF_BLOCK) {
        put_code(bits, 0x190 + symbol - 144, 9);
    } else if (symbol < 280) {
        put_code(bits, symbol - END_OF_BLOCK, 7);
    } else {
        put_code(bits, 0xC0 + symbol - 280, 8);
    }
}

static unsigned code_for(const uint16_t *from, unsigned codes, unsigned value) {
    unsigned code = 0;
    while (code + 1 < codes && from[code + 1] <= value) {
        code++;
    }
    return code;
}

static void put_match(struct bits *bits, unsigned length, unsigned distance) {
    const unsigned of_length = code_for(length_from, LENGTHS, length);
    const unsigned of_distance = code_for(distance_from, DISTANCES, distance);
    const unsigned distance_bits = of_distance < 4 ? 0 : of_distance / 2 - 1;
    put_symbol(bits, END_OF_BLOCK + 1 + of_length);
    put_bits(bits, length - length_from[of_length], length_bits[of_length]);
    put_code(bits, of_distance, DISTANCE_BITS);
    put_bits(bits, distance - distance_from[of_distance], distance_bits);
}

static unsigned same(const uint8_t *one, const uint8_t *other, unsigned most) {
    unsigned count = 0;
    while (count < most && one[count] == other[count]) {
        count++;
    }
    return count;
}

/* The longest piece before `at` that is repeated there, the nearest of these. */
static unsigned find_match(const uint8_t *bytes, unsigned count, unsigned at, unsigned *distance) {
    const unsigned most = count - at < MATCH_MAX ? count - at : MATCH_MAX;
    unsigned best = 0;
    for (unsigned from = at; from-- > 0 && best < most;) {
        const unsigned length = same(bytes + from, bytes + at, most);
        if (length > best) {
            best = length;
            *distance = at - from;
        }
    }
    return best;
}

unsigned pack_deflate(const uint8_t *bytes, unsigned count, uint8_t *out, unsigned room) {
    assert(count < 24577); /* so no distance is too far */
    struct bits bits = {.out = out, .room = room};
    put_bits(&bits, LAST_BLOCK_FIXED, 3);
    for (unsigned at = 0; at < count;) {
        unsigned distance = 0;
        const unsigned length = find_match(bytes, count, at, &distance);
        if (length >= MATCH_MIN) {
            put_match(&bits, length, distance);
            at += length;
        } else {
            put_symbol(&bits, bytes[at++]);
        }
    }
    put_symbol(&bits, END_OF_BLOCK);
    put_bits(&bits, 0, 7); /* what is left */
    return bits.full ? 0 : bits.used;
}

/* ---- digits */

/* Divides the number, and returns what is left over. */
static uint32_t divide(uint8_t *bytes, unsigned count, uint32_t by) {
    uint32_t rest = 0;
    for (unsigned i = 0; i < count; i++) {
        rest = rest << 8 | bytes[i];
        bytes[i] = (uint8_t)(rest / by);
        rest %= by;
    }
    return rest;
}

unsigned pack_digits(uint8_t *bytes, unsigned count, char *out, unsigned room) {
    enum { AT_ONCE = 7 };
    static const uint32_t by = 10000000; /* ten to that; and a byte more fits into 32 bits */
    unsigned used = 1;
    assert(room > 0);
    out[room - 1] = '\0';
    for (;;) {
        while (count > 0 && bytes[0] == 0) {
            bytes++;
            count--;
        }
        if (count == 0) {
            break;
        }
        uint32_t some = divide(bytes, count, by);
        for (unsigned i = 0; i < AT_ONCE && used < room; i++, some /= 10) {
            out[room - 1 - used++] = (char)('0' + some % 10);
        }
        if (used == room) {
            return 0;
        }
    }
    const char *first = out + room - used;
    while (*first == '0') {
        first++;
    }
    memmove(out, first, (size_t)(out + room - first));
    return (unsigned)strlen(out);
}
