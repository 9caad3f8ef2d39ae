#include "journal_ring.h"

#include <assert.h>
#include <string.h>

#include "bits.h"
#include "bytes.h"
#include "crc.h"

enum {
    OPEN_TRIES = 3,    /* sectors that may refuse a header before the flash is called broken */
    SPARES_SHARE = 16, /* one sector in so many is kept erased */
    SPARES_MIN = 2,
    MARK_SET_ZEROS = 16, /* of a mark's 32 bits */
    HEADER_CHECKED = JOURNAL_AT_CRC - JOURNAL_AT_FORMAT,
};

_Static_assert(JOURNAL_AT_SETUP + MATCH_SETUP_BYTES == JOURNAL_AT_SEATS, "the set-up fills its place");
_Static_assert(sizeof(struct journal_seat) == JOURNAL_NAME + 2, "seats are bytes without padding");
_Static_assert(JOURNAL_AT_SEATS + GAME_SEATS_MAX * sizeof(struct journal_seat) <= JOURNAL_AT_ORIGIN,
               "the seats fit");
_Static_assert(sizeof(struct journal_ram) <= 4096, "the journal's RAM is small");

const uint8_t journal_sector_magic[4] = {'O', 'X', 'J', '1'};

struct journal_ram journal_ram;

/* ---- flash */

const uint8_t *journal_sector_at(unsigned sector) {
    assert(sector < BOARD_FLASH_SECTORS);
    return board_flash() + (size_t)sector * BOARD_FLASH_SECTOR;
}

bool journal_sector_program(unsigned sector, unsigned at, const uint8_t *bytes, unsigned count) {
    assert(at + count <= BOARD_FLASH_SECTOR && bytes != NULL);
    bool good = true;
    journal_ram.version++;
    while (count > 0) {
        const unsigned left_in_page = BOARD_FLASH_PAGE - at % BOARD_FLASH_PAGE;
        const unsigned now = count < left_in_page ? count : left_in_page;
        memcpy(journal_ram.page, bytes, now);
        good = board_flash_program(sector * BOARD_FLASH_SECTOR + at, journal_ram.page, now) && good;
        at += now;
        bytes += now;
        count -= now;
    }
    return good;
}

bool journal_sector_zero(unsigned sector, unsigned at, unsigned count) {
    static const uint8_t zeros[JOURNAL_HEADER_BYTES];
    assert(count <= sizeof zeros);
    return journal_sector_program(sector, at, zeros, count);
}

bool journal_mark_read(unsigned sector, unsigned at) {
    return bits_count_many(~get32(journal_sector_at(sector) + at)) >= MARK_SET_ZEROS;
}

bool journal_mark_set(unsigned sector, unsigned at) {
    return journal_sector_zero(sector, at, JOURNAL_MARK_BYTES);
}

/* ---- what a sector is */

bool journal_sector_has_magic(unsigned sector) {
    return memcmp(journal_sector_at(sector) + JOURNAL_AT_MAGIC, journal_sector_magic,
                  sizeof journal_sector_magic) == 0;
}

static bool header_good(const uint8_t *at) {
    const uint32_t sequence = get32(at + JOURNAL_AT_SEQUENCE);
    return sequence > 0 && sequence <= JOURNAL_SEQUENCE_MAX &&
           crc32(0, at + JOURNAL_AT_FORMAT, HEADER_CHECKED) == get32(at + JOURNAL_AT_CRC);
}

/* The magic is there: erased and ready, or with a header, or with what is left of one. */
static enum journal_sector_state state_unopened(unsigned sector) {
    const uint8_t *at = journal_sector_at(sector);
    const bool untouched = !journal_mark_read(sector, JOURNAL_AT_OPEN) &&
                           bytes_are(at + JOURNAL_AT_GOING, 0xff, JOURNAL_AT_RECORDS - JOURNAL_AT_GOING);
    return untouched ? JOURNAL_SECTOR_CLEAN : JOURNAL_SECTOR_DIRTY;
}

static enum journal_sector_state state_opened(unsigned sector) {
    const uint8_t *at = journal_sector_at(sector);
    const bool first = get16(at + JOURNAL_AT_PART) == 0;
    if (at[JOURNAL_AT_FORMAT] != JOURNAL_FORMAT ||
        (at[JOURNAL_AT_KIND] != JOURNAL_KIND_MATCH && at[JOURNAL_AT_KIND] != JOURNAL_KIND_STORE)) {
        return JOURNAL_SECTOR_FOREIGN;
    }
    if (journal_mark_read(sector, JOURNAL_AT_GOING) ||
        first != (get32(at + JOURNAL_AT_MATCH) == get32(at + JOURNAL_AT_SEQUENCE))) {
        return JOURNAL_SECTOR_DIRTY;
    }
    if (at[JOURNAL_AT_KIND] == JOURNAL_KIND_STORE) {
        return JOURNAL_SECTOR_STORE;
    }
    struct standing standing;
    if (first && journal_result_read(sector, &standing) == JOURNAL_RESULT_FORGOTTEN) {
        return JOURNAL_SECTOR_DIRTY;
    }
    return first && journal_mark_read(sector, JOURNAL_AT_DONE) ? JOURNAL_SECTOR_PLAYED : JOURNAL_SECTOR_LIVE;
}

static void sector_classify(unsigned sector) {
    assert(sector < journal_ram.count);
    const uint8_t *at = journal_sector_at(sector);
    struct journal_sector *entry = &journal_ram.sectors[sector];
    *entry = (struct journal_sector){.state = JOURNAL_SECTOR_DIRTY};
    if (!journal_sector_has_magic(sector)) {
        entry->damaged =
            !bytes_are(at, 0xff, JOURNAL_HEADER_BYTES) && !bytes_are(at, 0, JOURNAL_HEADER_BYTES);
    } else if (!header_good(at)) {
        entry->state = (uint8_t)state_unopened(sector);
        entry->damaged = entry->state == JOURNAL_SECTOR_DIRTY;
    } else {
        entry->sequence = get32(at + JOURNAL_AT_SEQUENCE);
        entry->match = get32(at + JOURNAL_AT_MATCH);
        entry->part = get16(at + JOURNAL_AT_PART);
        entry->state = (uint8_t)state_opened(sector);
    }
}

/* ---- parts of a match */

static bool holds_match(const struct journal_sector *entry) {
    return entry->state == JOURNAL_SECTOR_LIVE || entry->state == JOURNAL_SECTOR_PLAYED;
}

int journal_ring_part(uint32_t match, unsigned part) {
    int found = -1;
    for (unsigned i = 0; i < journal_ram.count; i++) {
        const struct journal_sector *entry = &journal_ram.sectors[i];
        if (entry->match == match && entry->part == part && holds_match(entry) &&
            (found < 0 || entry->sequence > journal_ram.sectors[found].sequence)) {
            found = (int)i;
        }
    }
    return found;
}

uint32_t journal_ring_part_end(uint32_t match, unsigned part) {
    const int next = journal_ring_part(match, part + 1);
    return next < 0 ? UINT32_MAX : get32(journal_sector_at((unsigned)next) + JOURNAL_AT_FIRST);
}

void journal_ring_match_becomes(uint32_t match, enum journal_sector_state state) {
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (journal_ram.sectors[i].match == match && holds_match(&journal_ram.sectors[i])) {
            journal_ram.sectors[i].state = (uint8_t)state;
        }
    }
}

/* A part counts when all parts before it are there, each older than the next: what is left of a match that
 * was erased, or that was gone on with elsewhere, does not. */
static bool part_belongs(unsigned sector) {
    uint32_t sequence = journal_ram.sectors[sector].sequence;
    const uint32_t match = journal_ram.sectors[sector].match;
    if (journal_ring_part(match, journal_ram.sectors[sector].part) != (int)sector) {
        return false;
    }
    for (unsigned part = journal_ram.sectors[sector].part; part > 0; part--) {
        const int before = journal_ring_part(match, part - 1);
        if (before < 0 || journal_ram.sectors[before].sequence >= sequence) {
            return false;
        }
        sequence = journal_ram.sectors[before].sequence;
    }
    return true;
}

static void parts_join(void) {
    static bool belongs[BOARD_FLASH_SECTORS];
    for (unsigned i = 0; i < journal_ram.count; i++) {
        belongs[i] = !holds_match(&journal_ram.sectors[i]) || part_belongs(i);
    }
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (!belongs[i]) {
            journal_ram.sectors[i].state = JOURNAL_SECTOR_DIRTY;
        }
    }
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (journal_ram.sectors[i].state == JOURNAL_SECTOR_PLAYED) {
            journal_ring_match_becomes(journal_ram.sectors[i].match, JOURNAL_SECTOR_PLAYED);
        }
    }
}

/* ---- power-on */

/* A cut may leave bits that read differently from one time to the next. What was written last is written
 * again, and what was torn is made unreadable, before anything is built on either. */
static void newest_settle(unsigned newest) {
    if (journal_ram.sectors[newest].sequence != 0) {
        journal_sector_program(newest, 0, journal_sector_at(newest), JOURNAL_HEADER_BYTES);
    }
}

/* A header that can't be read above a sector without records was torn; above records it is bit rot, and stays
 * as it is for whoever wants to look at it, until the ring wraps around. */
static void torn_settle(unsigned sector) {
    const uint8_t *at = journal_sector_at(sector);
    const bool dropped = journal_ram.sectors[sector].sequence != 0 && journal_ram.sectors[sector].part == 0 &&
                         journal_ram.sectors[sector].state == JOURNAL_SECTOR_DIRTY;
    if (dropped) {
        journal_ring_retire(sector);
    } else if (journal_ram.sectors[sector].damaged && journal_mark_read(sector, JOURNAL_AT_OPEN) &&
               !bytes_are(at, 0, JOURNAL_HEADER_BYTES) &&
               bytes_are(at + JOURNAL_AT_RECORDS, 0xff, JOURNAL_RECORD_BYTES)) {
        journal_ring_retire(sector);
    }
}

/* A flash on which no sector is ours held something else before: that is no damage. Its headers are wiped at
 * once, so that what is left of it is not taken for damage when the first sectors are ours. */
static void foreign_settle(void) {
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (journal_sector_has_magic(i) || header_good(journal_sector_at(i))) {
            return;
        }
    }
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (journal_ram.sectors[i].damaged) {
            journal_ram.sectors[i].damaged = false;
            journal_sector_zero(i, 0, JOURNAL_HEADER_BYTES);
        }
    }
}

void journal_ring_mount(uint16_t sectors) {
    unsigned newest = 0;
    const uint32_t version = journal_ram.version;
    memset(&journal_ram, 0, sizeof journal_ram);
    journal_ram.version = version + 1;
    journal_ram.count = sectors;
    for (unsigned i = 0; i < sectors; i++) {
        sector_classify(i);
        if (journal_ram.sectors[i].sequence > journal_ram.sectors[newest].sequence) {
            newest = i;
        }
    }
    journal_ram.sequence = journal_ram.sectors[newest].sequence;
    journal_ram.next = journal_ram.sequence == 0 ? 0 : (uint16_t)((newest + 1) % sectors);
    parts_join();
    foreign_settle();
    newest_settle(newest);
    for (unsigned i = 0; i < sectors; i++) {
        torn_settle(i);
    }
}

/* ---- erasing */

void journal_ring_retire(unsigned sector) {
    assert(sector < journal_ram.count);
    journal_mark_set(sector, JOURNAL_AT_GOING); /* first, so that a header half wiped never counts again */
    journal_sector_zero(sector, 0, JOURNAL_HEADER_BYTES);
    journal_ram.sectors[sector] = (struct journal_sector){.state = JOURNAL_SECTOR_DIRTY};
}

static bool erase(unsigned sector) {
    assert(sector < journal_ram.count);
    const uint8_t *at = journal_sector_at(sector);
    if (!bytes_are(at, 0xff, JOURNAL_HEADER_BYTES) && !bytes_are(at, 0, JOURNAL_HEADER_BYTES)) {
        journal_ring_retire(sector); /* half erased, it must not look like what it was */
    }
    journal_ram.erases++;
    const bool good =
        board_flash_erase(sector) &&
        journal_sector_program(sector, JOURNAL_AT_MAGIC, journal_sector_magic, sizeof journal_sector_magic);
    journal_ram.sectors[sector] =
        (struct journal_sector){.state = good ? JOURNAL_SECTOR_CLEAN : JOURNAL_SECTOR_BAD};
    return good;
}

static bool can_go(const struct journal_sector *entry) {
    return entry->state == JOURNAL_SECTOR_DIRTY || entry->state == JOURNAL_SECTOR_PLAYED;
}

/* A match goes with its first part: the others mean nothing without it. */
static int first_part_of(unsigned sector) {
    const struct journal_sector *wanted = &journal_ram.sectors[sector];
    for (unsigned i = 0; i < journal_ram.count && wanted->part > 0; i++) {
        const struct journal_sector *entry = &journal_ram.sectors[i];
        if (entry->match == wanted->match && entry->sequence == entry->match && can_go(entry)) {
            return (int)i;
        }
    }
    return (int)sector;
}

/* What the ring comes to next and may take; -1: nothing. */
static int victim(void) {
    for (unsigned i = 0; i < journal_ram.count; i++) {
        const unsigned sector = (journal_ram.next + i) % journal_ram.count;
        if (can_go(&journal_ram.sectors[sector])) {
            return first_part_of(sector);
        }
    }
    return -1;
}

static bool make_room(void) {
    const int sector = victim();
    if (sector < 0) {
        return false;
    }
    if (journal_ram.sectors[sector].state == JOURNAL_SECTOR_PLAYED) {
        journal_ring_match_becomes(journal_ram.sectors[sector].match, JOURNAL_SECTOR_DIRTY);
    }
    erase((unsigned)sector);
    return true;
}

static unsigned count_state(enum journal_sector_state state) {
    unsigned count = 0;
    for (unsigned i = 0; i < journal_ram.count; i++) {
        count += journal_ram.sectors[i].state == state;
    }
    return count;
}

unsigned journal_ring_room(void) {
    return count_state(JOURNAL_SECTOR_CLEAN) + count_state(JOURNAL_SECTOR_DIRTY) +
           count_state(JOURNAL_SECTOR_PLAYED);
}

bool journal_ring_tidy(void) {
    const unsigned share = journal_ram.count / SPARES_SHARE;
    const unsigned spares = share < SPARES_MIN ? SPARES_MIN : share;
    return count_state(JOURNAL_SECTOR_CLEAN) < spares && make_room();
}

/* ---- opening */

static int next_clean(void) {
    for (unsigned i = 0; i < journal_ram.count; i++) {
        const unsigned sector = (journal_ram.next + i) % journal_ram.count;
        if (journal_ram.sectors[sector].state == JOURNAL_SECTOR_CLEAN) {
            return (int)sector;
        }
    }
    return -1;
}

static int clean_sector(void) {
    int sector = next_clean();
    while (sector < 0 && make_room()) {
        sector = next_clean();
    }
    return sector;
}

/* Two steps: the mark says for good that the sector was touched, so a header that was cut off before any of
 * its bits can be seen is never written over. The magic is written again with it, since it may be half
 * written itself. */
static bool header_write(unsigned sector) {
    uint8_t open[JOURNAL_AT_OPEN + JOURNAL_MARK_BYTES] = {0};
    memcpy(open, journal_sector_magic, sizeof journal_sector_magic);
    return journal_sector_program(sector, JOURNAL_AT_MAGIC, open, sizeof open) &&
           journal_sector_program(sector, JOURNAL_AT_FORMAT, journal_ram.header + JOURNAL_AT_FORMAT,
                                  JOURNAL_HEADER_BYTES - JOURNAL_AT_FORMAT);
}

int journal_ring_open(void) {
    const bool first = get32(journal_ram.header + JOURNAL_AT_MATCH) == 0;
    for (unsigned i = 0; i < OPEN_TRIES; i++) {
        const int sector = clean_sector();
        if (sector < 0) {
            return -1;
        }
        journal_ram.sequence++;
        put32(journal_ram.header + JOURNAL_AT_SEQUENCE, journal_ram.sequence);
        if (first) {
            put32(journal_ram.header + JOURNAL_AT_MATCH, journal_ram.sequence);
        }
        put32(journal_ram.header + JOURNAL_AT_CRC,
              crc32(0, journal_ram.header + JOURNAL_AT_FORMAT, HEADER_CHECKED));
        journal_ram.next = (uint16_t)(((unsigned)sector + 1) % journal_ram.count);
        if (header_write((unsigned)sector)) {
            sector_classify((unsigned)sector);
            return sector;
        }
        journal_ring_retire((unsigned)sector);
    }
    return -1;
}
