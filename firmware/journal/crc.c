#include "crc.h"

/* Four bits a step: 64 bytes of table instead of a kilobyte, and quick enough for 128 headers at power-on. */
uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
    static const uint32_t nibbles[16] = {
        0x00000000u, 0x1db71064u, 0x3b6e20c8u, 0x26d930acu, 0x76dc4190u, 0x6b6b51f4u,
        0x4db26158u, 0x5005713cu, 0xedb88320u, 0xf00f9344u, 0xd6d6a3e8u, 0xcb61b38cu,
        0x9b64c2b0u, 0x86d3d2d4u, 0xa00ae278u, 0xbdbdf21cu,
    };
    crc = ~crc;
    for (size_t i = 0; i < count; i++) {
        crc ^= bytes[i];
        crc = crc >> 4 ^ nibbles[crc & 15u];
        crc = crc >> 4 ^ nibbles[crc & 15u];
    }
    return ~crc;
}

uint8_t crc8(uint8_t crc, const uint8_t *bytes, size_t count) {
    static const uint8_t nibbles[16] = {
        0x00, 0x2f, 0x5e, 0x71, 0xbc, 0x93, 0xe2, 0xcd, 0x57, 0x78, 0x09, 0x26, 0xeb, 0xc4, 0xb5, 0x9a,
    };
    for (size_t i = 0; i < count; i++) {
        crc ^= bytes[i];
        crc = (uint8_t)(crc << 4) ^ nibbles[crc >> 4];
        crc = (uint8_t)(crc << 4) ^ nibbles[crc >> 4];
    }
    return crc;
}
