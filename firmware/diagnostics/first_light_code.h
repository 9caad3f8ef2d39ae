/* The results of the first tests on a real device, as a short code for an issue: docs/bring-up.md has its
 * bits, tools/first-light reads it. */
#ifndef OXHIDE_FIRST_LIGHT_CODE_H
#define OXHIDE_FIRST_LIGHT_CODE_H

#include <stdbool.h>
#include <stdint.h>

enum first_light_step {
    STEP_LAMP,
    STEP_CHARGING,
    STEP_DIMMEST,
    STEP_LIGHT,
    STEP_COLOURS,
    STEP_VOLUME,
    STEP_BEEPS,
    STEP_TEARS,
    STEP_DRIVE,
    STEP_PORT,
    STEP_NIGHT,
    FIRST_LIGHT_STEPS
};
enum first_light_result { RESULT_SKIPPED, RESULT_RIGHT, RESULT_WRONG };

struct first_light {
    uint8_t results[FIRST_LIGHT_STEPS]; /* enum first_light_result */
    bool lamp_inverted;
};

enum { FIRST_LIGHT_LETTERS = 8, FIRST_LIGHT_ROOM = FIRST_LIGHT_LETTERS + 1 + 2 + 1 };
/* "ABC-DEF-GHJ": eight letters and a check. `board` and `version` as they are called. */
const char *first_light_code(const struct first_light *of, const char *board, const char *version,
                             char room[FIRST_LIGHT_ROOM]);

#endif
