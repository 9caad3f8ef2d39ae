/* What a PC finds on the console's USB drive: README.TXT, a text log for every match, STATS.CSV, and
 * JOURNAL.BIN. Made up as it is read, from what the journal lends: it stays as it is until drive_build is
 * called again, which whoever lends it to a host does when it tells the host that the medium changed,
 * however much is played meanwhile. The picture on the console changes all the time, so it is no file of
 * the drive. */
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

/* Where the drive and the picture come from. */
void drive_start(const struct drive_source *source);
/* The journal is lent, and the list of files starts over; drive_build_step then takes in the matches, some
 * moves at a time, and says whether it is done, for how long a log is shows only when it is written. */
void drive_build(void);
bool drive_build_step(void);
void drive_end(void); /* nobody reads it any more: the journal may erase what it likes */
/* The picture alone: a BMP. */
uint32_t drive_picture_bytes(void);
void drive_picture_read(uint32_t at, uint8_t *out, uint32_t count);
uint32_t drive_sectors(void);
bool drive_read(uint32_t sector, uint8_t out[FAT_SECTOR]); /* false: erased since */

#endif
