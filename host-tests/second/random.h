/* Short runs of random instructions, executed by Unicorn for simulator/second.mjs to compare. */
#ifndef OXHIDE_SECOND_RANDOM_H
#define OXHIDE_SECOND_RANDOM_H

#include <stdbool.h>
#include <stdio.h>

/* Reads a batch, and writes what became of each case. */
bool random_run(FILE *in, FILE *out);

#endif
