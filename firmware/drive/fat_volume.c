#include "fat_volume.h"

#include <assert.h>
#include <string.h>

#include "bytes.h"

enum {
    ENTRY_BYTES = 32,
    ROOT_ENTRIES = 512, /* what Windows expects of FAT16 */
    ROOT_SECTORS = ROOT_ENTRIES * ENTRY_BYTES / FAT_SECTOR,
    ENTRIES_IN_SECTOR = FAT_SECTOR / ENTRY_BYTES,
    FIRST_CLUSTER = 2, /* the first two of the table have another meaning */
    CLUSTERS_IN_SECTOR = FAT_SECTOR / 2,
    TABLE_SECTORS = (FAT_CLUSTERS + FIRST_CLUSTER + CLUSTERS_IN_SECTOR - 1) / CLUSTERS_IN_SECTOR,
    TABLES = 2,

    TABLE_AT = 1, /* after the boot sector */
    ROOT_AT = TABLE_AT + TABLES * TABLE_SECTORS,
    DATA_AT = ROOT_AT + ROOT_SECTORS,
    SECTORS = DATA_AT + FAT_CLUSTERS * FAT_CLUSTER_SECTORS,

    MEDIA = 0xf8, /* a fixed disk: what USB drives say */
    CHAIN_END = 0xffff,
    ATTRIBUTE_READ_ONLY = 0x01,
    ATTRIBUTE_LABEL = 0x08,
    DATE = (2026 - 1980) << 9 | 1 << 5 | 1, /* the console has no clock: 1 January 2026 */
};
_Static_assert((int)FAT_FILES_MAX < (int)ROOT_ENTRIES, "files and the label fit into the root");
_Static_assert(SECTORS < 65536, "a 16-bit number holds the sectors");

void fat_begin(struct fat_volume *volume, const struct fat_source *source, const char label[FAT_NAME],
               uint32_t serial) {
    assert(source != NULL && label != NULL);
    memset(volume, 0, sizeof *volume);
    memcpy(volume->label, label, FAT_NAME);
    volume->source = source;
    volume->serial = serial;
    volume->next = FIRST_CLUSTER;
}

bool fat_add(struct fat_volume *volume, const struct fat_file *file) {
    const uint32_t clusters = (file->size + FAT_CLUSTER - 1) / FAT_CLUSTER;
    if (volume->count == FAT_FILES_MAX ||
        clusters > (uint32_t)(FAT_CLUSTERS + FIRST_CLUSTER - volume->next)) {
        return false;
    }
    assert(volume->count < FAT_FILES_MAX);
    struct fat_file *added = &volume->files[volume->count++];
    *added = *file;
    added->first = file->size > 0 ? volume->next : 0;
    volume->next = (uint16_t)(volume->next + clusters);
    return true;
}

uint32_t fat_sectors(void) {
    return SECTORS;
}

/* ---- what a sector holds */

static void boot_sector(const struct fat_volume *volume, uint8_t *out) {
    static const uint8_t jump[] = {0xeb, 0x3c, 0x90};
    memcpy(out, jump, sizeof jump);
    memcpy(out + 3, "OXHIDE  ", 8);
    put16(out + 11, FAT_SECTOR);
    out[13] = FAT_CLUSTER_SECTORS;
    put16(out + 14, TABLE_AT);
    out[16] = TABLES;
    put16(out + 17, ROOT_ENTRIES);
    put16(out + 19, SECTORS);
    out[21] = MEDIA;
    put16(out + 22, TABLE_SECTORS);
    put16(out + 24, 1); /* sectors a track and heads: nobody asks, and zeros upset some */
    put16(out + 26, 1);
    out[36] = 0x80; /* drive number, as BIOS counts */
    out[38] = 0x29; /* serial, label and type follow */
    put32(out + 39, volume->serial);
    memcpy(out + 43, volume->label, FAT_NAME);
    memcpy(out + 54, "FAT16   ", 8);
    out[510] = 0x55;
    out[511] = 0xaa;
}

static uint16_t last_cluster(const struct fat_file *file) {
    return (uint16_t)(file->first + (file->size + FAT_CLUSTER - 1) / FAT_CLUSTER - 1);
}

/* The file that a cluster belongs to; NULL: it is free. The list is in the order of the clusters. */
static const struct fat_file *file_of(const struct fat_volume *volume, uint32_t cluster) {
    for (unsigned i = 0; i < volume->count; i++) {
        const struct fat_file *file = &volume->files[i];
        if (file->size > 0 && cluster >= file->first && cluster <= last_cluster(file)) {
            return file;
        }
    }
    return NULL;
}

static uint32_t table_entry(const struct fat_volume *volume, uint32_t cluster) {
    if (cluster < FIRST_CLUSTER) {
        return cluster == 0 ? 0xff00u | MEDIA : CHAIN_END;
    }
    const struct fat_file *file = file_of(volume, cluster);
    return file == NULL ? 0 : cluster == last_cluster(file) ? CHAIN_END : cluster + 1;
}

static void table_sector(const struct fat_volume *volume, uint32_t sector, uint8_t *out) {
    for (uint32_t i = 0; i < CLUSTERS_IN_SECTOR; i++) {
        put16(out + 2 * i, table_entry(volume, sector * CLUSTERS_IN_SECTOR + i));
    }
}

static void directory_entry(const struct fat_volume *volume, const struct fat_file *file, uint8_t *out) {
    char name[FAT_NAME];
    volume->source->name(file, name);
    memcpy(out, name, FAT_NAME);
    out[11] = ATTRIBUTE_READ_ONLY;
    put16(out + 16, DATE); /* made */
    put16(out + 18, DATE); /* read */
    put16(out + 24, DATE); /* written */
    put16(out + 26, file->first);
    put32(out + 28, file->size);
}

static void root_sector(const struct fat_volume *volume, uint32_t sector, uint8_t *out) {
    for (uint32_t i = 0; i < ENTRIES_IN_SECTOR; i++) {
        const uint32_t entry = sector * ENTRIES_IN_SECTOR + i;
        if (entry == 0) {
            memcpy(out, volume->label, FAT_NAME);
            out[11] = ATTRIBUTE_LABEL;
            put16(out + 24, DATE);
        } else if (entry <= volume->count) {
            directory_entry(volume, &volume->files[entry - 1], out + i * ENTRY_BYTES);
        }
    }
}

static bool data_sector(const struct fat_volume *volume, uint32_t sector, uint8_t *out) {
    const struct fat_file *file = file_of(volume, FIRST_CLUSTER + sector / FAT_CLUSTER_SECTORS);
    if (file == NULL) {
        return true;
    }
    const uint32_t first = (uint32_t)(file->first - FIRST_CLUSTER) * FAT_CLUSTER_SECTORS;
    const uint32_t at = (sector - first) * FAT_SECTOR;
    if (at >= file->size) {
        return true;
    }
    const uint32_t left = file->size - at;
    return volume->source->read(file, at, out, left < FAT_SECTOR ? left : FAT_SECTOR);
}

bool fat_read(const struct fat_volume *volume, uint32_t sector, uint8_t out[FAT_SECTOR]) {
    assert(volume->source != NULL); /* fat_begin came first */
    memset(out, 0, FAT_SECTOR);
    if (sector < TABLE_AT) {
        boot_sector(volume, out);
    } else if (sector < ROOT_AT) {
        table_sector(volume, (sector - TABLE_AT) % TABLE_SECTORS, out);
    } else if (sector < DATA_AT) {
        root_sector(volume, sector - ROOT_AT, out);
    } else if (sector < SECTORS) {
        return data_sector(volume, sector - DATA_AT, out);
    }
    return true;
}
