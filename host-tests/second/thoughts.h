/* How long the hardest opponents think on the chip, with what reading flash costs. */
#ifndef OXHIDE_SECOND_THOUGHTS_H
#define OXHIDE_SECOND_THOUGHTS_H

#include "chip.h"

/* Thinks about every position of the file ("<game> <seats> <seed> <moves ...>" a line), and prints of each
 * what it took: "<game> <seats> <playouts> <cycles> <lines missed> <words missed>". False: a line is no
 * position. */
bool thoughts_run(struct chip *chip, const struct elf *called, const char *path);

#endif
