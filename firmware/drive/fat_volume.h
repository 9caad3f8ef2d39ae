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

/* What the files are called and hold, by kind and number. `read` writes `count` bytes from `at` on, never
 * beyond the file's size. */
struct fat_source {
    void (*name)(uint8_t kind, uint32_t number, char name[FAT_NAME]);
    void (*read)(uint8_t kind, uint32_t number, uint32_t at, uint8_t *out, uint32_t count);
};

struct fat_file {
    uint32_t size, number;
    uint16_t first; /* cluster */
    uint8_t kind;
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
bool fat_add(struct fat_volume *volume, uint8_t kind, uint32_t number, uint32_t size);
uint32_t fat_sectors(void); /* of the whole volume */
void fat_read(const struct fat_volume *volume, uint32_t sector, uint8_t out[FAT_SECTOR]);

#endif
