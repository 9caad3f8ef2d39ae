/* Is the journal's flash sound? Writes a pattern to a sector that holds nothing, reads it back, and erases it
 * again. */
#ifndef OXHIDE_FLASH_CHECK_H
#define OXHIDE_FLASH_CHECK_H

#include <stdbool.h>
#include <stdint.h>

unsigned flash_free_sectors(void); /* that hold nothing */
enum flash_verdict { FLASH_SOUND, FLASH_BAD, FLASH_FULL };
enum flash_verdict flash_check(void);

#endif
