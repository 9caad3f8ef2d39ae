/* A read-only FAT16 volume that does not exist: each of its sectors is made up when it is read, from a list
 * of files whose bytes somebody gives. Each file lies in one piece, in the order of the list, so the table of
 * clusters follows from the sizes. No heap, no pixels, no USB. */
#ifndef OXHIDE_FAT_VOLUME_H
#define OXHIDE_FAT_VOLUME_H

#include <stdbool.h>
#include <stdint.h>

enum {
    FAT_SECTOR = 512,
    FAT_CLUSTER_SECTORS = 8,
    FAT_CLUSTER = FAT_SECTOR * FAT_CLUSTER_SECTORS,
    /* At least 4085, or it would be FAT12; enough for all that can be in it, with room to spare. */
    FAT_CLUSTERS = 5000,
    FAT_NAME = 11,      /* eight letters and three, upper case, filled with spaces, no dot */
    FAT_FILES_MAX = 140 /* a match for each of the journal's 128 sectors, and the others */
};

struct fat_file {
    uint32_t size;
    uint16_t first; /* cluster: fat_add's */
    uint16_t number, extent;
    uint8_t kind, place; /* what these four mean is the source's business */
};

/* What the files are called and hold. `read` writes `count` bytes from `at` on, never beyond the file's size;
 * false: they can't be read any more. */
struct fat_source {
    void (*name)(const struct fat_file *file, char name[FAT_NAME]);
    bool (*read)(const struct fat_file *file, uint32_t at, uint8_t *out, uint32_t count);
};

struct fat_volume {
    const struct fat_source *source;
    char label[FAT_NAME];
    uint32_t serial;
    uint16_t next; /* free cluster */
    uint16_t count;
    struct fat_file files[FAT_FILES_MAX];
};

void fat_begin(struct fat_volume *volume, const struct fat_source *source, const char label[FAT_NAME],
               uint32_t serial);
/* False: no room for it. */
bool fat_add(struct fat_volume *volume, const struct fat_file *file);
uint32_t fat_sectors(void); /* of the whole volume */
/* False: what is in it can't be read any more. */
bool fat_read(const struct fat_volume *volume, uint32_t sector, uint8_t out[FAT_SECTOR]);

#endif
