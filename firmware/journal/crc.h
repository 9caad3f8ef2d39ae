/* Checksums of what is stored. */
#ifndef OXHIDE_CRC_H
#define OXHIDE_CRC_H

#include <stddef.h>
#include <stdint.h>

/* CRC-32 as zip and Ethernet use it (reflected 0x04c11db7). Begin with 0; go on with what the last call gave.
 */
uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/* CRC-8 with polynomial 0x2f (AUTOSAR): it tells apart any two of up to 119 bits that differ in three or
 * fewer, or in one run of up to eight. */
uint8_t crc8(uint8_t crc, const uint8_t *bytes, size_t count);

#endif
