#include "call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t call(struct chip *chip, const struct elf *called, const char *function,
              const uint32_t arguments[CHIP_ARGUMENTS]) {
    const uint32_t at = elf_symbol(called, function);
    if (at == 0) {
        fprintf(stderr, "%s has no %s\n", called->path, function);
        exit(1);
    }
    return chip_call(chip, at, arguments);
}

bool call_name(struct chip *chip, const struct elf *called, unsigned game, char name[CALL_NAME_BYTES]) {
    unsigned length = 0;
    do {
        name[length] =
            (char)call(chip, called, "called_name", (const uint32_t[CHIP_ARGUMENTS]){game, length});
    } while (name[length] != '\0' && ++length < CALL_NAME_BYTES - 1);
    name[length] = '\0';
    return length > 0;
}

uint32_t call_game(struct chip *chip, const struct elf *called, const char *name) {
    char known[CALL_NAME_BYTES];
    for (unsigned game = 0; call_name(chip, called, game, known); game++) {
        if (strcmp(known, name) == 0) {
            return game;
        }
    }
    fprintf(stderr, "%s has no game %s\n", called->path, name);
    exit(1);
}
