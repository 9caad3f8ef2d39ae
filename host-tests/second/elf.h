/* A linked program's parts: what lies where, and where its functions are. 32-bit little-endian ELF, as the
 * ARM compiler writes it. */
#ifndef OXHIDE_SECOND_ELF_H
#define OXHIDE_SECOND_ELF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct elf {
    const char *path;
    uint8_t *bytes;
    size_t size;
};

/* Says on stderr what is wrong, and returns false. */
bool elf_open(struct elf *elf, const char *path);
void elf_close(struct elf *elf);

/* What the file has to put into memory, at the address where it is loaded (flash, for the initial values of
 * variables too). */
struct elf_part {
    uint32_t address, count;
    const uint8_t *bytes;
};
/* False: there is no part of that number. */
bool elf_part(const struct elf *elf, unsigned index, struct elf_part *part);

/* A function or variable by its name; 0: there is none. Bit 0 of a function's is set. */
uint32_t elf_symbol(const struct elf *elf, const char *name);

#endif
