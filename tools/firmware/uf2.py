#!/usr/bin/env python3
"""Writes a UF2, the file that the RP2040's boot ROM takes by drag and drop, from a flash image.

usage: uf2.py image.bin firmware.uf2

Each 512-byte block carries 256 bytes of flash and says where they go, which block of how many it is, and for which
family of chips (the UF2 specification; family 0xe48bff56 is the RP2040)."""
import struct
import sys

FLASH = 0x10000000
PAYLOAD = 256
MAGIC = 0x0A324655, 0x9E5D5157
MAGIC_END = 0x0AB16F30
FAMILY_PRESENT = 0x2000
RP2040 = 0xE48BFF56


def block(image, number, count):
    payload = image[number * PAYLOAD:(number + 1) * PAYLOAD].ljust(PAYLOAD, b"\0")
    head = struct.pack("<8I", *MAGIC, FAMILY_PRESENT, FLASH + number * PAYLOAD, PAYLOAD, number, count, RP2040)
    return (head + payload).ljust(508, b"\0") + struct.pack("<I", MAGIC_END)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        image = file.read()
    count = -(-len(image) // PAYLOAD)
    with open(sys.argv[2], "wb") as file:
        file.writelines(block(image, number, count) for number in range(count))


if __name__ == "__main__":
    main()
