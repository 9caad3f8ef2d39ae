/* A match's moves without playing it: a bit for each record tells whether its move stands. */
#include <string.h>

#include "bytes.h"
#include "journal_ring.h"

uint32_t journal_version(void) {
    return journal_ram.version;
}

static bool kept(const struct journal_walk *walk, unsigned record) {
    return (walk->kept[record / 8] >> record % 8 & 1) != 0;
}

static void keep(struct journal_walk *walk, unsigned record, bool yes) {
    uint8_t const bit = (uint8_t)(1u << record % 8);
    walk->kept[record / 8] = (uint8_t)(yes ? walk->kept[record / 8] | bit : walk->kept[record / 8] & ~bit);
}

/* The record's payload, 0 if it does not count. */
static uint32_t payload_at(const uint8_t *part, unsigned record, uint32_t id, uint32_t number) {
    const uint8_t *slot = part + AT_RECORDS + record % RECORDS_IN_SECTOR * RECORD_BYTES;
    bool const checked = slot[MATCH_MOVE_BYTES] != CHECK_FREE && slot[MATCH_MOVE_BYTES] != CHECK_VOID;
    return checked && slot[MATCH_MOVE_BYTES] == record_check(id, number, slot) ? get24(slot) : 0;
}

static const uint8_t *part_of(uint32_t id, unsigned record) {
    int const sector = ring_part(id, record / RECORDS_IN_SECTOR);
    return sector < 0 ? NULL : sector_at((unsigned)sector);
}

/* What is being walked through: moves that stand, and behind them those that could be played again. */
struct log {
    uint16_t length, redo;
};

static uint32_t payload_of(uint32_t id, unsigned record) {
    const uint8_t *part = part_of(id, record);
    return get24(part + AT_RECORDS + record % RECORDS_IN_SECTOR * RECORD_BYTES);
}

/* The record of the n-th kept move before `record`, counted from 1 backwards. */
static unsigned kept_before(const struct journal_walk *walk, unsigned record, unsigned count) {
    while (count > 0) {
        record--;
        count -= kept(walk, record);
    }
    return record;
}

/* A move: the same again as was taken back, or another, and then what was taken back goes. */
static void take_move(struct journal_walk *walk, struct log *log, unsigned record, uint32_t move) {
    if (log->redo > 0) {
        unsigned const again = kept_before(walk, record, log->redo);
        if (payload_of(walk->id, again) == move) {
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

bool journal_walk_begin(struct journal_walk *walk, uint32_t id) {
    struct log log = {0, 0};
    const uint8_t *part = NULL;
    uint32_t number = 0;
    memset(walk, 0, sizeof *walk);
    walk->id = id;
    for (unsigned record = 0; record < JOURNAL_WALK_MAX; record++) {
        if (record % RECORDS_IN_SECTOR == 0) {
            part = part_of(id, record);
        }
        if (part == NULL) {
            break;
        }
        uint32_t const payload = payload_at(part, record, id, number);
        if (payload != 0) {
            take(walk, &log, record, payload);
            number++;
            walk->records = (uint16_t)(record + 1);
        }
    }
    walk->length = log.length;
    return ring_part(id, 0) >= 0;
}

move_t journal_walk_next(struct journal_walk *walk) {
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
    return payload_of(walk->id, walk->record++);
}
