/* Settings and statistics: records in a sector of their own kind. A full sector is followed by a fresh one
 * that gets the newest of each, and counts only when its mark says that it is complete. */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "crc.h"
#include "journal_ring.h"

enum {
    HEAD_BYTES = 4,  /* key, check of the head, length of the value */
    WRITE_TRIES = 3, /* places that may refuse a record before the flash is called broken */
    VALUE_MAX = 936, /* bytes of a value: the statistics need 900 */
};
_Static_assert((int)JOURNAL_STATS_BYTES <= (int)VALUE_MAX && (int)JOURNAL_SETTINGS_MAX <= (int)VALUE_MAX,
               "values fit");
/* Only the statistics are longer than settings may be. */
_Static_assert((int)JOURNAL_STATS_BYTES + 8 + (JOURNAL_STORE_KEYS - 1) * ((int)JOURNAL_SETTINGS_MAX + 8) <
                   BOARD_FLASH_SECTOR - JOURNAL_AT_RECORDS,
               "a fresh sector takes all values");

/* ---- a record: head, value, checksum, each at a whole word */

static unsigned words_up(unsigned bytes) {
    return (bytes + 3u) & ~3u;
}

static unsigned record_bytes(unsigned value_bytes) {
    return HEAD_BYTES + words_up(value_bytes) + 4;
}

static void head_fill(uint8_t head[HEAD_BYTES], unsigned key, unsigned count) {
    head[0] = (uint8_t)(key + 1);
    put16(head + 2, count);
    head[1] = crc8(head[0], head + 2, 2);
}

/* Bytes of the record that begins there; 0: none does. */
static unsigned record_size(const uint8_t *sector, unsigned at) {
    assert(at + JOURNAL_RECORD_BYTES <= BOARD_FLASH_SECTOR);
    const uint8_t *head = sector + at;
    uint8_t wanted[HEAD_BYTES];
    const unsigned count = get16(head + 2);
    if (head[0] == 0 || head[0] > JOURNAL_STORE_KEYS || count > VALUE_MAX ||
        at + record_bytes(count) > BOARD_FLASH_SECTOR) {
        return 0;
    }
    head_fill(wanted, head[0] - 1u, count);
    return memcmp(head, wanted, HEAD_BYTES) == 0 ? record_bytes(count) : 0;
}

/* Bound to its sector and never zero, which is what a record's checksum is made when it was torn. */
static uint32_t record_crc(uint32_t sequence, const uint8_t *head, const uint8_t *value, unsigned count) {
    const uint32_t crc = crc32(crc32(sequence, head, HEAD_BYTES), value, count);
    return crc == 0 ? 1 : crc;
}

static bool record_good(unsigned sector, unsigned at, unsigned size) {
    const uint8_t *record = journal_sector_at(sector) + at;
    const uint32_t wanted =
        record_crc(journal_ram.sectors[sector].sequence, record, record + HEAD_BYTES, get16(record + 2));
    return get32(record + size - 4) == wanted;
}

static bool record_write(unsigned sector, unsigned at, unsigned key, const uint8_t *value, unsigned count) {
    uint8_t head[HEAD_BYTES];
    uint8_t crc[4];
    head_fill(head, key, count);
    put32(crc, record_crc(journal_ram.sectors[sector].sequence, head, value, count));
    bool good = journal_sector_program(sector, at, head, HEAD_BYTES);
    good = good && journal_sector_program(sector, at + HEAD_BYTES, value, count);
    return good && journal_sector_program(sector, at + record_bytes(count) - 4, crc, sizeof crc);
}

/* ---- power-on */

/* What was written last is made to last, or made void if it was torn; the first free word is never used, for
 * it may have been touched without a trace. */
static void tail_settle(unsigned sector, unsigned last) {
    const unsigned size = last == 0 ? 0 : record_size(journal_sector_at(sector), last);
    if (size > 0 && record_good(sector, last, size)) {
        journal_sector_program(sector, last, journal_sector_at(sector) + last, size);
    } else if (size > 0) {
        journal_sector_program(sector, last, journal_sector_at(sector) + last, HEAD_BYTES);
        journal_sector_zero(sector, last + size - 4, 4);
    } else if (last > 0) {
        journal_sector_zero(sector, last, JOURNAL_RECORD_BYTES);
    }
    if (journal_ram.store.at < BOARD_FLASH_SECTOR) {
        journal_sector_zero(sector, journal_ram.store.at, JOURNAL_RECORD_BYTES);
        journal_ram.store.at = (uint16_t)(journal_ram.store.at + JOURNAL_RECORD_BYTES);
    }
}

static void store_read(unsigned sector) {
    const uint8_t *bytes = journal_sector_at(sector);
    unsigned last = 0;
    unsigned at = JOURNAL_AT_RECORDS;
    journal_ram.store.at = JOURNAL_AT_RECORDS;
    while (at < BOARD_FLASH_SECTOR) {
        const unsigned size = record_size(bytes, at);
        if (size > 0 && record_good(sector, at, size)) {
            journal_ram.store.newest[bytes[at] - 1] = (uint16_t)at;
        }
        if (!bytes_are(bytes + at, 0xff, JOURNAL_RECORD_BYTES)) {
            last = at;
            journal_ram.store.at = (uint16_t)(at + (size > 0 ? size : JOURNAL_RECORD_BYTES));
        }
        at += size > 0 ? size : JOURNAL_RECORD_BYTES;
    }
    tail_settle(sector, last);
}

static bool is_store(unsigned sector) {
    return journal_ram.sectors[sector].state == JOURNAL_SECTOR_STORE;
}

/* The newest complete one counts. An incomplete one is retired at once, lest it look complete another day;
 * older ones have been copied. */
static int store_choose(void) {
    int chosen = -1;
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (is_store(i) && !journal_mark_read(i, JOURNAL_AT_DONE)) {
            journal_ring_retire(i);
        } else if (is_store(i) &&
                   (chosen < 0 || journal_ram.sectors[i].sequence > journal_ram.sectors[chosen].sequence)) {
            chosen = (int)i;
        }
    }
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (is_store(i) && (int)i != chosen) {
            journal_ram.sectors[i].state = JOURNAL_SECTOR_DIRTY;
        }
    }
    return chosen;
}

void journal_store_mount(void) {
    journal_ram.store.sector = store_choose();
    if (journal_ram.store.sector >= 0) {
        journal_mark_set((unsigned)journal_ram.store.sector, JOURNAL_AT_DONE);
        store_read((unsigned)journal_ram.store.sector);
    }
}

/* ---- reading and writing */

const uint8_t *journal_store_value(unsigned sector, unsigned at, unsigned *count) {
    assert(at >= JOURNAL_AT_RECORDS && at + HEAD_BYTES <= BOARD_FLASH_SECTOR);
    const uint8_t *record = journal_sector_at(sector) + at;
    *count = get16(record + 2);
    return record + HEAD_BYTES;
}

const uint8_t *journal_store_get(enum journal_store_key key, unsigned *count) {
    assert(key < JOURNAL_STORE_KEYS);
    if (journal_ram.store.sector < 0 || journal_ram.store.newest[key] == 0) {
        return NULL;
    }
    return journal_store_value((unsigned)journal_ram.store.sector, journal_ram.store.newest[key], count);
}

/* Appends to the sector in use. */
static bool store_append(unsigned key, const uint8_t *value, unsigned count) {
    for (unsigned i = 0; i < WRITE_TRIES && journal_ram.store.sector >= 0; i++) {
        const unsigned at = journal_ram.store.at;
        if (at + record_bytes(count) > BOARD_FLASH_SECTOR) {
            return false;
        }
        journal_ram.store.at = (uint16_t)(at + record_bytes(count));
        if (record_write((unsigned)journal_ram.store.sector, at, key, value, count)) {
            journal_ram.store.newest[key] = (uint16_t)at;
            return true;
        }
    }
    return false;
}

static int store_open(void) {
    memset(journal_ram.header, 0, JOURNAL_HEADER_BYTES);
    journal_ram.header[JOURNAL_AT_FORMAT] = JOURNAL_FORMAT;
    journal_ram.header[JOURNAL_AT_KIND] = JOURNAL_KIND_STORE;
    return journal_ring_open();
}

/* A fresh sector with the newest of each key, then its mark; the old one stays until then. */
static bool store_renew(unsigned key, const uint8_t *value, unsigned count) {
    const int old = journal_ram.store.sector;
    const int fresh = store_open();
    const uint8_t *values[JOURNAL_STORE_KEYS] = {NULL};
    unsigned counts[JOURNAL_STORE_KEYS] = {0};
    for (unsigned i = 0; i < JOURNAL_STORE_KEYS; i++) {
        values[i] = journal_store_get((enum journal_store_key)i, &counts[i]);
    }
    if (fresh < 0) {
        return false;
    }
    values[key] = value;
    counts[key] = count;
    memset(journal_ram.store.newest, 0, sizeof journal_ram.store.newest);
    journal_ram.store.sector = fresh;
    journal_ram.store.at = JOURNAL_AT_RECORDS;
    bool good = true;
    for (unsigned i = 0; i < JOURNAL_STORE_KEYS; i++) {
        good = good && (values[i] == NULL || store_append(i, values[i], counts[i]));
    }
    good = good && journal_mark_set((unsigned)fresh, JOURNAL_AT_DONE);
    if (!good) {
        journal_ring_retire((unsigned)fresh);
        journal_ram.store.sector = old;
        if (old >= 0) {
            store_read((unsigned)old);
        }
        return false;
    }
    if (old >= 0) {
        journal_ram.sectors[old].state = JOURNAL_SECTOR_DIRTY;
    }
    return true;
}

bool journal_store_put(enum journal_store_key key, const uint8_t *bytes, unsigned count) {
    assert(key < JOURNAL_STORE_KEYS && bytes != NULL && count <= VALUE_MAX);
    unsigned stored = 0;
    const uint8_t *value = journal_store_get(key, &stored);
    if (value != NULL && stored == count && memcmp(value, bytes, count) == 0) {
        return true;
    }
    return store_append(key, bytes, count) || store_renew(key, bytes, count);
}
