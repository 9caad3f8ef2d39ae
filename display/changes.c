#include "changes.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

/* Two pixels at once; may_alias, because they are written as single ones too. */
typedef uint32_t __attribute__((may_alias)) pair;

enum { FRAME_WIDTH = CELL * CELLS_ACROSS };

static uint32_t shown[CELLS];
static bool known;

/* 2^32 over the golden ratio: odd, and its bits are well mixed. Volatile, because the compiler would
 * otherwise replace the M0+'s multiplication, one cycle, by 17 shifts and additions. */
static const volatile uint32_t golden = 2654435769u;

/* One step of the sum: a rotation, because a product alone never carries a high bit to a low one, so that two
 * changes of a pixel's top bit would cancel each other; then an odd factor, so that no bit is lost. Each step
 * can be undone: a single pair that differs always changes the sum. Five cycles of the M0+. */
static inline uint32_t mix(uint32_t sum, uint32_t two, uint32_t factor) {
    enum { TURN = 13 };
    return ((sum >> TURN | sum << (32 - TURN)) ^ two) * factor;
}

static uint32_t cell_sum(const uint16_t *pixels, uint32_t factor) {
    uint32_t sum = 0;
    for (int row = 0; row < CELL; row++, pixels += FRAME_WIDTH) {
        const pair *two = (const pair *)(const void *)pixels;
        sum = mix(sum, two[0], factor);
        sum = mix(sum, two[1], factor);
        sum = mix(sum, two[2], factor);
        sum = mix(sum, two[3], factor);
        sum = mix(sum, two[4], factor);
        sum = mix(sum, two[5], factor);
        sum = mix(sum, two[6], factor);
        sum = mix(sum, two[7], factor);
    }
    return sum;
}

/* The changed cells of a row, a bit each from the left. */
static unsigned row_changes(const uint16_t *pixels, int row) {
    const uint32_t factor = golden;
    uint32_t *sums = shown + row * CELLS_ACROSS;
    unsigned changed = 0;
    pixels += (ptrdiff_t)row * CELL * FRAME_WIDTH;
    for (int cell = 0; cell < CELLS_ACROSS; cell++) {
        const uint32_t sum = cell_sum(pixels + cell * CELL, factor);
        changed |= (!known || sum != sums[cell]) ? 1u << cell : 0;
        sums[cell] = sum;
    }
    return changed;
}

/* The window above that ends here and is as wide; NULL if there is none. */
static struct dirty_rect *window_above(struct dirty_rect *windows, int count, struct dirty_rect below) {
    for (int i = 0; i < count; i++) {
        struct dirty_rect *above = &windows[i];
        if (above->x == below.x && above->width == below.width && above->y + above->height == below.y) {
            return above;
        }
    }
    return NULL;
}

static int row_windows(unsigned changed, int row, struct dirty_rect *windows, int count) {
    for (int cell = 0; changed >> cell; cell++) {
        int length = 0;
        while (changed >> (cell + length) & 1) {
            length++;
        }
        if (length > 0) {
            const struct dirty_rect window = {(uint8_t)(cell * CELL), (uint8_t)(row * CELL),
                                              (uint8_t)(length * CELL), CELL};
            struct dirty_rect *above = window_above(windows, count, window);
            if (above) {
                above->height = (uint8_t)(above->height + CELL);
            } else {
                assert(count < WINDOWS_MAX);
                windows[count++] = window;
            }
            cell += length;
        }
    }
    return count;
}

static void row_find(const uint16_t *pixels, struct changes *changes) {
    const unsigned changed = row_changes(pixels, changes->rows);
    changes->count = row_windows(changed, changes->rows, changes->windows, changes->count);
    changes->rows++;
}

void changes_find_first(const uint16_t *pixels, struct changes *changes) {
    changes->count = changes->rows = 0;
    while (known && changes->rows < CELLS_DOWN && changes->count == 0) {
        row_find(pixels, changes);
    }
}

bool changes_may_exceed(const uint16_t *pixels, const struct changes *changes, uint32_t limit) {
    /* Two cells of each row, some columns further in the next: a change of half a picture is hit as often. */
    enum { STEP = 4, APART = 7, PIXELS_A_HIT = FRAME_WIDTH * CELL / 2 };
    uint32_t seen = 0;
    for (int row = changes->rows; row < CELLS_DOWN; row++) {
        for (int cell = row * STEP; cell <= row * STEP + APART; cell += APART) {
            const int column = cell % CELLS_ACROSS;
            const uint16_t *at = pixels + row * CELL * FRAME_WIDTH + column * CELL;
            seen += cell_sum(at, golden) != shown[row * CELLS_ACROSS + column] ? PIXELS_A_HIT : 0;
        }
    }
    return seen >= limit;
}

void changes_find_rest(const uint16_t *pixels, struct changes *changes) {
    while (changes->rows < CELLS_DOWN) {
        row_find(pixels, changes);
    }
    known = true;
}

void changes_forget(void) {
    known = false;
}
