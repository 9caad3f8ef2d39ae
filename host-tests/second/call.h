/* Calling what firmware/selftest/called.c has. */
#ifndef OXHIDE_SECOND_CALL_H
#define OXHIDE_SECOND_CALL_H

#include "chip.h"

enum { CALL_NAME_BYTES = 32 };

/* By the function's name; what is missing ends the program with a message. */
uint64_t call(struct chip *chip, const struct elf *called, const char *function,
              const uint32_t arguments[CHIP_ARGUMENTS]);
/* A game's name by its number; false: there is no such game. */
bool call_name(struct chip *chip, const struct elf *called, unsigned game, char name[CALL_NAME_BYTES]);
/* A game's number by its name. */
uint32_t call_game(struct chip *chip, const struct elf *called, const char *name);

#endif
