#include "first_light_code.h"

#include <string.h>

/* 32 signs, without 0 and O, 1 and I. */
static const char signs[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
enum { SIGN_BITS = 5, SIGNS = 1 << SIGN_BITS, GROUP = 3 };
enum { BITS_RESULT = 2, BITS_BOARD = 2, BITS_VERSION = 5, VERSION_PARTS = 3 };

static uint32_t board_number(const char *board) {
    static const char *const boards[] = {"picosystem", "pico_lcd_1_3", "breadboard"};
    enum { BOARDS = sizeof boards / sizeof boards[0] };
    uint32_t number = 0;
    while (number < BOARDS && strcmp(board, boards[number]) != 0) {
        number++;
    }
    return number; /* 3: another one */
}

/* "1.2.3" in three parts of five bits; a part that is too large is the largest. */
static uint32_t version_bits(const char *version) {
    uint32_t bits = 0;
    for (unsigned part = 0; part < VERSION_PARTS; part++) {
        uint32_t number = 0;
        for (; *version >= '0' && *version <= '9'; version++) {
            number = number * 10 + (uint32_t)(*version - '0');
        }
        version += *version == '.' ? 1 : 0;
        bits = bits << BITS_VERSION | (number < SIGNS ? number : SIGNS - 1);
    }
    return bits;
}

static uint64_t all_bits(const struct first_light *of, const char *board, const char *version) {
    uint64_t bits = 0;
    for (unsigned step = FIRST_LIGHT_STEPS; step-- > 0;) {
        bits = bits << BITS_RESULT | of->results[step];
    }
    bits = bits << 1 | of->lamp_inverted;
    bits = bits << (BITS_VERSION * VERSION_PARTS) | version_bits(version);
    return bits << BITS_BOARD | board_number(board);
}

/* The check is the sum of the letters, each times its place counted in odd numbers: any one wrong letter
 * changes it. */
const char *first_light_code(const struct first_light *of, const char *board, const char *version,
                             char room[FIRST_LIGHT_ROOM]) {
    uint64_t bits = all_bits(of, board, version);
    uint32_t check = 0;
    char *at = room;
    for (unsigned i = 0; i < FIRST_LIGHT_LETTERS + 1; i++) {
        const uint32_t value = (i < FIRST_LIGHT_LETTERS ? (uint32_t)bits : check) % SIGNS;
        check += value * (2 * i + 1);
        bits >>= SIGN_BITS;
        if (i > 0 && i % GROUP == 0) {
            *at++ = '-';
        }
        *at++ = signs[value];
    }
    *at = '\0';
    return room;
}
