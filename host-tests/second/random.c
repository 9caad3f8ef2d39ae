#include "random.h"

#include <stdlib.h>

#include "chip.h"

/* A batch, in words: where the code goes and how many bytes of it, the same of the piece of RAM that cases
 * work on, the number of cases; code; RAM; the cases. simulator/random-code.mjs writes it, and reads the
 * results. */
struct head {
    uint32_t code_at, code_bytes;
    uint32_t window_at, window_bytes;
    uint32_t cases;
};

enum { CORE_REGISTERS = 16 };

struct start {
    uint32_t registers[CORE_REGISTERS];
    uint32_t flags; /* N Z C V, V is bit 0 */
    uint32_t steps; /* so many instructions */
};

struct result {
    uint32_t registers[CORE_REGISTERS];
    uint32_t flags;
    uint32_t hash; /* of the piece of RAM */
};

enum { FLAGS_SHIFT = 28 }; /* in the program status register */

static struct chip chip;

static bool read_into_memory(FILE *in, uint32_t at, uint32_t count) {
    uint8_t *bytes = malloc(count + 1);
    const bool good = bytes != NULL && fread(bytes, 1, count, in) == count;
    if (good) {
        chip_write(&chip, at, bytes, count);
    }
    free(bytes);
    return good;
}

/* FNV-1a, a word at a time. */
static uint32_t hash_of(const uint32_t *words, size_t count) {
    uint32_t hash = 0x811c9dc5u;
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ words[i]) * 0x01000193u;
    }
    return hash;
}

static void run_case(const struct start *start, const struct head *head, uint32_t *window,
                     struct result *result) {
    for (int i = 0; i < CORE_REGISTERS; i++) {
        chip_set(&chip, i, start->registers[i]);
    }
    chip_set_flags(&chip, start->flags << FLAGS_SHIFT);
    chip_steps(&chip, start->registers[CORE_REGISTERS - 1], start->steps);
    for (int i = 0; i < CORE_REGISTERS; i++) {
        result->registers[i] = chip_get(&chip, i);
    }
    result->flags = chip_flags(&chip) >> FLAGS_SHIFT;
    chip_read(&chip, head->window_at, window, head->window_bytes);
    result->hash = hash_of(window, head->window_bytes / sizeof *window);
}

static bool run_cases(FILE *in, FILE *out, const struct head *head) {
    struct start start;
    struct result result;
    uint32_t *window = malloc(head->window_bytes + sizeof *window);
    bool good = window != NULL;
    for (uint32_t i = 0; good && i < head->cases; i++) {
        good = fread(&start, sizeof start, 1, in) == 1;
        run_case(&start, head, window, &result);
        good = good && fwrite(&result, sizeof result, 1, out) == 1;
    }
    free(window);
    return good;
}

bool random_run(FILE *in, FILE *out) {
    struct head head;
    if (fread(&head, sizeof head, 1, in) != 1) {
        return false;
    }
    chip_start(&chip);
    const bool good = read_into_memory(in, head.code_at, head.code_bytes) &&
                      read_into_memory(in, head.window_at, head.window_bytes) && run_cases(in, out, &head);
    chip_end(&chip);
    return good;
}
