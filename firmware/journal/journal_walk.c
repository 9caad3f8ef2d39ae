/* A match's moves without playing it: a bit for each record tells whether its move stands. */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "journal_ring.h"

uint32_t journal_version(void) {
    return journal_ram.version;
}

static bool kept(const struct journal_walk *walk, unsigned record) {
    assert(record < JOURNAL_WALK_MAX);
    return (walk->kept[record / 8] >> record % 8 & 1) != 0;
}

static void keep(struct journal_walk *walk, unsigned record, bool yes) {
    assert(record < JOURNAL_WALK_MAX);
    const uint8_t bit = (uint8_t)(1u << record % 8);
    walk->kept[record / 8] = (uint8_t)(yes ? walk->kept[record / 8] | bit : walk->kept[record / 8] & ~bit);
}

static bool has_check(const uint8_t *slot) {
    return slot[MATCH_MOVE_BYTES] != JOURNAL_CHECK_FREE && slot[MATCH_MOVE_BYTES] != JOURNAL_CHECK_VOID;
}

/* The record's payload, 0 if it does not count. */
static uint32_t payload_checked(const uint8_t *slot, uint32_t id, uint32_t number) {
    return has_check(slot) && slot[MATCH_MOVE_BYTES] == journal_record_check(id, number, slot) ? get24(slot)
                                                                                               : 0;
}

static int part_of(const struct journal_walk *walk, unsigned part) {
    return walk->lent ? journal_ring_lent_part(walk->id, part) : journal_ring_part(walk->id, part);
}

/* Slots are numbered here over all parts, in each as many as were used. NULL: there is no such part any more.
 */
static const uint8_t *slot_of(const struct journal_walk *walk, unsigned number) {
    int sector = part_of(walk, 0);
    for (unsigned part = 1; sector >= 0; part++) {
        const int next = part_of(walk, part);
        const unsigned used = next < 0 ? JOURNAL_RECORDS_IN_SECTOR : journal_slots_used((unsigned)sector);
        if (number < used) {
            return journal_sector_at((unsigned)sector) + JOURNAL_AT_RECORDS + number * JOURNAL_RECORD_BYTES;
        }
        number -= used;
        sector = next;
    }
    return NULL;
}

/* What is being walked through: moves that stand, and after them those that could be played again. */
struct log {
    uint16_t length, redo;
    uint16_t slot;   /* the next, over all parts */
    uint32_t number; /* of the next record that counts */
};

static uint32_t payload_of(const struct journal_walk *walk, unsigned record) {
    const uint8_t *slot = slot_of(walk, record);
    return slot == NULL ? 0 : get24(slot);
}

/* The record of the n-th kept move before `record`, counted from 1 backwards. */
static unsigned kept_before(const struct journal_walk *walk, unsigned record, unsigned count) {
    while (count > 0) {
        assert(record > 0);
        record--;
        count -= kept(walk, record);
    }
    return record;
}

/* A move: the same again as was taken back, or another, and then what was taken back goes. */
static void take_move(struct journal_walk *walk, struct log *log, unsigned record, uint32_t move) {
    if (log->redo > 0) {
        const unsigned again = kept_before(walk, record, log->redo);
        if (payload_of(walk, again) == move) {
            log->redo--;
            log->length++;
            return;
        }
        for (unsigned i = again; i < record; i++) {
            keep(walk, i, false);
        }
        log->redo = 0;
    }
    keep(walk, record, true);
    log->length++;
}

static void take(struct journal_walk *walk, struct log *log, unsigned record, uint32_t payload) {
    if (payload == JOURNAL_UNDO && log->length > 0) {
        log->length--;
        log->redo++;
    } else if (payload == JOURNAL_REDO && log->redo > 0) {
        log->length++;
        log->redo--;
    } else if (payload < JOURNAL_MOVE_END) {
        take_move(walk, log, record, payload);
    }
}

static void walk_part(struct journal_walk *walk, struct log *log, unsigned sector, unsigned limit) {
    const uint8_t *slot = journal_sector_at(sector) + JOURNAL_AT_RECORDS;
    const unsigned used = journal_slots_used(sector);
    const int next = part_of(walk, get16(journal_sector_at(sector) + JOURNAL_AT_PART) + 1u);
    const uint32_t end = next < 0 ? UINT32_MAX : get32(journal_sector_at((unsigned)next) + JOURNAL_AT_FIRST);
    for (unsigned i = 0; i < used && log->slot < limit; i++, log->slot++, slot += JOURNAL_RECORD_BYTES) {
        const uint32_t payload = log->number < end ? payload_checked(slot, walk->id, log->number) : 0;
        if (payload != 0) {
            take(walk, log, log->slot, payload);
            log->number++;
            walk->records = (uint16_t)(log->slot + 1);
        }
        if (payload != 0 || !has_check(slot)) { /* else it was torn: when the match goes on it is made void */
            walk->slots = (uint16_t)(log->slot + 1);
        }
    }
}

static bool walk_begin(struct journal_walk *walk, uint32_t id, bool lent, unsigned limit) {
    struct log log = {0};
    memset(walk, 0, sizeof *walk);
    walk->id = id;
    walk->lent = lent;
    int sector = part_of(walk, 0);
    const bool there = sector >= 0;
    for (unsigned part = 0; sector >= 0; sector = part_of(walk, ++part)) {
        walk_part(walk, &log, (unsigned)sector, limit);
    }
    walk->length = log.length;
    return there;
}

bool journal_walk_begin(struct journal_walk *walk, uint32_t id) {
    assert(walk != NULL);
    return walk_begin(walk, id, false, JOURNAL_WALK_MAX);
}

bool journal_lent_walk(struct journal_walk *walk, unsigned sector, unsigned slots) {
    struct journal_entry entry;
    return journal_lent_match(sector, &entry) &&
           walk_begin(walk, entry.id, true, slots < JOURNAL_WALK_MAX ? slots : JOURNAL_WALK_MAX);
}

move_t journal_walk_next(struct journal_walk *walk) {
    assert(walk->record <= walk->records && walk->records <= JOURNAL_WALK_MAX);
    if (walk->done == walk->length) {
        return MOVE_NONE;
    }
    while (walk->record < walk->records && !kept(walk, walk->record)) {
        walk->record++;
    }
    if (walk->record == walk->records) {
        return MOVE_NONE;
    }
    walk->done++;
    return payload_of(walk, walk->record++);
}

/* ---- what a match's players asked for */

static unsigned undone_in(unsigned sector) {
    const uint8_t *slot = journal_sector_at(sector) + JOURNAL_AT_RECORDS;
    unsigned undone = 0;
    for (unsigned i = 0; i < JOURNAL_RECORDS_IN_SECTOR; i++, slot += JOURNAL_RECORD_BYTES) {
        undone += get24(slot) == JOURNAL_UNDO && has_check(slot);
    }
    return undone;
}

/* All that is kept is counted at once, so checks are not computed. */
struct journal_used journal_used(uint32_t id) {
    struct journal_used used = {0, 0};
    int sector = journal_ring_part(id, 0);
    used.hints = (uint16_t)(sector < 0 ? 0 : journal_result_hints((unsigned)sector));
    for (unsigned part = 1; sector >= 0; part++) {
        used.undone = (uint16_t)(used.undone + undone_in((unsigned)sector));
        sector = journal_ring_part(id, part);
    }
    return used;
}
