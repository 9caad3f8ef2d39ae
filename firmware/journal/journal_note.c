/* A note to a match that is over: bytes in slots after its records, three in each, and no check, as a record
 * has that was torn. Whoever reads records steps over them, older firmware too. The last whole note counts.
 */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "crc.h"
#include "journal_ring.h"

enum {
    MAGIC = 0x4e,
    AT_COUNT = 1, /* of the note's bytes: 2 */
    HEAD = 3,
    CRC = 4,
    PAYLOAD = MATCH_MOVE_BYTES,
    SLOTS_AT_ONCE = 16,
};

/* The last sector of a match; *before: slots used in those before it. -1: no such match. */
static int last_part(uint32_t id, bool lent, unsigned *before) {
    int sector = -1;
    *before = 0;
    for (unsigned part = 0;; part++) {
        const int next = lent ? journal_ring_lent_part(id, part) : journal_ring_part(id, part);
        if (next < 0) {
            return sector;
        }
        *before += sector < 0 ? 0 : journal_slots_used((unsigned)sector);
        sector = next;
    }
}

static const uint8_t *slot_at(unsigned sector, unsigned slot) {
    assert(slot < JOURNAL_RECORDS_IN_SECTOR);
    return journal_sector_at(sector) + JOURNAL_AT_RECORDS + slot * JOURNAL_RECORD_BYTES;
}

/* ---- reading */

/* A note that begins in that slot, or what looks like one. */
struct note {
    unsigned sector, slot, count;
};

static uint8_t byte_at(const struct note *note, unsigned at) {
    return slot_at(note->sector, note->slot + at / PAYLOAD)[at % PAYLOAD];
}

static unsigned slots_of(unsigned count) {
    return (HEAD + count + CRC + PAYLOAD) / PAYLOAD; /* and a byte that is never free */
}

static uint32_t crc_of(const struct note *note, uint32_t id) {
    uint32_t crc = id;
    for (unsigned i = 0; i < HEAD + note->count; i++) {
        const uint8_t byte = byte_at(note, i);
        crc = crc32(crc, &byte, 1);
    }
    return crc;
}

static bool is_note(struct note *note, uint32_t id, unsigned end) {
    uint32_t stored = 0;
    if (slot_at(note->sector, note->slot)[0] != MAGIC) {
        return false;
    }
    note->count = byte_at(note, AT_COUNT) | (unsigned)slot_at(note->sector, note->slot)[AT_COUNT + 1] << 8;
    if (note->count > JOURNAL_NOTE_MAX || note->slot + slots_of(note->count) > end) {
        return false;
    }
    for (unsigned i = 0; i < slots_of(note->count); i++) {
        if (slot_at(note->sector, note->slot + i)[PAYLOAD] != JOURNAL_CHECK_FREE) {
            return false;
        }
    }
    for (unsigned i = 0; i < CRC; i++) {
        stored |= (uint32_t)byte_at(note, HEAD + note->count + i) << 8 * i;
    }
    return stored == crc_of(note, id);
}

static unsigned load(uint32_t id, bool lent, unsigned limit, uint8_t *bytes, unsigned room) {
    unsigned before = 0, found = 0;
    const int sector = last_part(id, lent, &before);
    const unsigned used = sector < 0 ? 0 : journal_slots_used((unsigned)sector);
    const unsigned left = limit > before ? limit - before : 0, end = used < left ? used : left;
    for (unsigned slot = 0; slot < end; slot++) {
        struct note note = {(unsigned)sector, slot, 0};
        if (is_note(&note, id, end) && note.count <= room) {
            for (found = 0; found < note.count; found++) {
                bytes[found] = byte_at(&note, HEAD + found);
            }
        }
    }
    return found;
}

unsigned journal_note_load(uint32_t id, uint8_t *bytes, unsigned room) {
    assert(bytes != NULL);
    return load(id, false, UINT16_MAX, bytes, room);
}

unsigned journal_lent_note(uint32_t id, unsigned slots, uint8_t *bytes, unsigned room) {
    assert(bytes != NULL);
    return load(id, true, slots, bytes, room);
}

/* ---- writing */

struct written {
    const uint8_t *bytes;
    unsigned count;
    uint32_t crc;
};

static uint8_t byte_of(const struct written *note, unsigned at) {
    if (at >= HEAD && at < HEAD + note->count) {
        return note->bytes[at - HEAD];
    }
    if (at >= HEAD + note->count) {
        const unsigned byte = at - HEAD - note->count;
        return byte < CRC ? (uint8_t)(note->crc >> 8 * byte) : 0;
    }
    return at == 0 ? MAGIC : (uint8_t)(note->count >> 8 * (at - AT_COUNT));
}

static uint32_t crc_to_write(const struct written *note, uint32_t id) {
    uint32_t crc = id;
    for (unsigned i = 0; i < HEAD; i++) {
        const uint8_t byte = byte_of(note, i);
        crc = crc32(crc, &byte, 1);
    }
    return crc32(crc, note->bytes, note->count);
}

static bool write_slots(unsigned sector, unsigned first, unsigned slots, const struct written *note) {
    uint8_t image[SLOTS_AT_ONCE * JOURNAL_RECORD_BYTES];
    for (unsigned from = 0; from < slots; from += SLOTS_AT_ONCE) {
        const unsigned now = slots - from < SLOTS_AT_ONCE ? slots - from : SLOTS_AT_ONCE;
        for (unsigned i = 0; i < now * JOURNAL_RECORD_BYTES; i++) {
            const unsigned place = i % JOURNAL_RECORD_BYTES;
            image[i] = place == PAYLOAD ? (uint8_t)JOURNAL_CHECK_FREE
                                        : byte_of(note, (from + i / JOURNAL_RECORD_BYTES) * PAYLOAD + place);
        }
        if (!journal_sector_program(sector, JOURNAL_AT_RECORDS + (first + from) * JOURNAL_RECORD_BYTES, image,
                                    now * JOURNAL_RECORD_BYTES)) {
            return false;
        }
    }
    return true;
}

/* The first free slot is left alone: a cut may have touched it without a trace. */
enum journal_result journal_note_save(uint32_t id, const uint8_t *bytes, unsigned count) {
    struct journal_entry entry;
    unsigned before = 0;
    const int sector = last_part(id, false, &before);
    assert(bytes != NULL);
    if (count == 0 || count > JOURNAL_NOTE_MAX) {
        return JOURNAL_REFUSED;
    }
    if (sector < 0 || !journal_find(id, &entry) || !entry.finished) {
        return JOURNAL_NONE;
    }
    struct written note = {bytes, count, 0};
    const unsigned first = journal_slots_used((unsigned)sector) + 1;
    if (first + slots_of(count) > JOURNAL_RECORDS_IN_SECTOR) {
        return JOURNAL_FULL;
    }
    note.crc = crc_to_write(&note, id);
    return write_slots((unsigned)sector, first, slots_of(count), &note) ? JOURNAL_OK : JOURNAL_FLASH;
}
