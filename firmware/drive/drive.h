/* What a PC finds on the console's USB drive: README.TXT, a text log for every match, STATS.CSV, SCREEN.BMP
 * with the present picture, and JOURNAL.BIN. Made up as it is read. It stays as it is until drive_build is
 * called again, which whoever lends it to a host does when journal_version or the picture changes, and tells
 * the host that the medium changed. */
#ifndef OXHIDE_DRIVE_H
#define OXHIDE_DRIVE_H

#include "fat_volume.h"
#include "game.h"

/* What the drive shows beyond the journal. */
struct drive_source {
    const struct game *const *games;
    const char *board, *version;
    uint16_t sectors;                /* of the journal */
    const uint16_t *(*pixels)(void); /* the picture, RGB565, row by row */
};

enum { DRIVE_PICTURE = 240 }; /* its width and height */

/* The list of files begins anew; drive_build_step then takes in the matches, some moves at a time, and says
 * whether it is done, for how long a log is shows only when it is written. */
void drive_build(const struct drive_source *source);
bool drive_build_step(void);
/* The picture alone: a BMP. */
uint32_t drive_picture_bytes(void);
void drive_picture_read(uint32_t at, uint8_t *out, uint32_t count);
uint32_t drive_sectors(void);
void drive_read(uint32_t sector, uint8_t out[FAT_SECTOR]);

#endif
