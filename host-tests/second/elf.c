#include "elf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of the ELF specification, for 32 bits: offsets in the file's head, a segment's, a section's and a symbol's.
 */
enum {
    HEAD_BYTES = 52,
    HEAD_SEGMENTS_AT = 28,
    HEAD_SECTIONS_AT = 32,
    HEAD_SEGMENT_COUNT = 44,
    HEAD_SECTION_COUNT = 48,
    SEGMENT_BYTES = 32,
    SEGMENT_OFFSET = 4,
    SEGMENT_LOADED_AT = 12,
    SEGMENT_FILE_BYTES = 16,
    SEGMENT_LOAD = 1, /* its type */
    SECTION_BYTES = 40,
    SECTION_TYPE = 4,
    SECTION_OFFSET = 16,
    SECTION_SIZE = 20,
    SECTION_LINK = 24, /* of symbols: the section of their names */
    SECTION_SYMBOLS = 2,
    SYMBOL_BYTES = 16,
    SYMBOL_VALUE = 4,
};

static const char MAGIC[] = "\x7f"
                            "ELF\x01\x01"; /* 32 bits, little-endian */

static uint32_t word(const struct elf *elf, size_t at) {
    uint32_t value = 0;
    if (at + sizeof value > elf->size) {
        fprintf(stderr, "%s: cut off\n", elf->path);
        exit(1);
    }
    memcpy(&value, elf->bytes + at, sizeof value);
    return value;
}

static uint16_t half(const struct elf *elf, size_t at) {
    return (uint16_t)(word(elf, at & ~(size_t)3) >> (at % 4 * 8));
}

static bool read_all(struct elf *elf, FILE *file) {
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    rewind(file);
    elf->size = size > 0 ? (size_t)size : 0;
    elf->bytes = malloc(elf->size + 1);
    return elf->bytes != NULL && fread(elf->bytes, 1, elf->size, file) == elf->size;
}

bool elf_open(struct elf *elf, const char *path) {
    *elf = (struct elf){.path = path};
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return false;
    }
    const bool good =
        read_all(elf, file) && elf->size >= HEAD_BYTES && memcmp(elf->bytes, MAGIC, sizeof MAGIC - 1) == 0;
    fclose(file);
    if (!good) {
        fprintf(stderr, "%s: not a linked program for a 32-bit chip\n", path);
    }
    return good;
}

void elf_close(struct elf *elf) {
    free(elf->bytes);
    elf->bytes = NULL;
}

bool elf_part(const struct elf *elf, unsigned index, struct elf_part *part) {
    const unsigned count = half(elf, HEAD_SEGMENT_COUNT);
    for (unsigned i = 0; i < count; i++) {
        const size_t at = word(elf, HEAD_SEGMENTS_AT) + (size_t)i * SEGMENT_BYTES;
        const uint32_t bytes = word(elf, at + SEGMENT_FILE_BYTES);
        if (word(elf, at) != SEGMENT_LOAD || bytes == 0 || index-- > 0) {
            continue;
        }
        const uint32_t offset = word(elf, at + SEGMENT_OFFSET);
        *part = (struct elf_part){word(elf, at + SEGMENT_LOADED_AT), bytes, elf->bytes + offset};
        return (size_t)offset + bytes <= elf->size;
    }
    return false;
}

static uint32_t find_in(const struct elf *elf, size_t section, const char *name) {
    const size_t names =
        word(elf, HEAD_SECTIONS_AT) + (size_t)word(elf, section + SECTION_LINK) * SECTION_BYTES;
    const size_t texts = word(elf, names + SECTION_OFFSET);
    const size_t from = word(elf, section + SECTION_OFFSET);
    const size_t end = from + word(elf, section + SECTION_SIZE);
    for (size_t at = from; at + SYMBOL_BYTES <= end; at += SYMBOL_BYTES) {
        const size_t text = texts + word(elf, at);
        if (text + strlen(name) < elf->size && strcmp((const char *)elf->bytes + text, name) == 0) {
            return word(elf, at + SYMBOL_VALUE);
        }
    }
    return 0;
}

uint32_t elf_symbol(const struct elf *elf, const char *name) {
    const unsigned count = half(elf, HEAD_SECTION_COUNT);
    for (unsigned i = 0; i < count; i++) {
        const size_t section = word(elf, HEAD_SECTIONS_AT) + (size_t)i * SECTION_BYTES;
        if (word(elf, section + SECTION_TYPE) == SECTION_SYMBOLS) {
            return find_in(elf, section, name);
        }
    }
    return 0;
}
