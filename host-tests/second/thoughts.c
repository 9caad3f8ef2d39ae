#include "thoughts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "call.h"
#include "match.h"
#include "xip.h"

enum { LINE_BYTES = 1 << 17 };

static struct xip xip;

/* Writes the moves into the chip; how many there are. */
static unsigned write_moves(struct chip *chip, const struct elf *called, char *text) {
    static move_t moves[MATCH_LENGTH_MAX];
    unsigned count = 0;
    for (char *word = strtok(text, " \n"); word != NULL && count < MATCH_LENGTH_MAX;
         word = strtok(NULL, " \n")) {
        moves[count++] = (move_t)strtoul(word, NULL, 10);
    }
    chip_write(chip, elf_symbol(called, "called_moves"), moves, count * sizeof *moves);
    return count;
}

static bool think(struct chip *chip, const struct elf *called, char *line) {
    char name[CALL_NAME_BYTES];
    unsigned seats = 0;
    unsigned seed = 0;
    int length = 0;
    if (sscanf(line, "%31s %u %u%n", name, &seats, &seed, &length) != 3) {
        return false;
    }
    const unsigned moves = write_moves(chip, called, line + length);
    const uint32_t game = call_game(chip, called, name);
    const int32_t turn =
        (int32_t)call(chip, called, "called_position", (const uint32_t[]){game, seats, seed, moves});
    if (turn < 0) {
        return false;
    }
    xip_reset(&xip);
    const unsigned playouts =
        (unsigned)call(chip, called, "called_think", (const uint32_t[CHIP_ARGUMENTS]){0});
    printf("%s %u %u %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", name, seats, playouts, xip.cycles, xip.lines,
           xip.words);
    fflush(stdout);
    return true;
}

bool thoughts_run(struct chip *chip, const struct elf *called, const char *path) {
    static char line[LINE_BYTES];
    bool good = true;
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        return false;
    }
    xip_count(&xip, chip);
    while (good && fgets(line, sizeof line, file) != NULL) {
        good = line[0] == '#' || think(chip, called, line);
    }
    if (!good) {
        fprintf(stderr, "%s: no position, or none of this engine: %.40s\n", path, line);
    }
    fclose(file);
    return good;
}
