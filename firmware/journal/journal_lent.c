/* A view of the journal that stays while matches go on. Nothing is copied: flash is only ever appended to, so
 * it is enough to remember which sectors counted and how far they were written, and to show the rest as the
 * erased flash that it was. A sector that had to be erased all the same can't be read any more. */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "journal_ring.h"

enum { ERASED = 0xff };
_Static_assert(BOARD_FLASH_SECTORS % 8 == 0, "a bit per sector fills whole bytes");

static bool bit(const uint8_t *bits, unsigned sector) {
    assert(sector < BOARD_FLASH_SECTORS);
    return (bits[sector / 8] >> sector % 8 & 1) != 0;
}

static void bit_set(uint8_t *bits, unsigned sector) {
    assert(sector < BOARD_FLASH_SECTORS);
    bits[sector / 8] = (uint8_t)(bits[sector / 8] | 1u << sector % 8);
}

/* What is worth showing: what counts, what another version left, and what somebody may want to rescue. */
static bool is_shown(unsigned sector) {
    const struct journal_sector *entry = &journal_ram.sectors[sector];
    return entry->state == JOURNAL_SECTOR_LIVE || entry->state == JOURNAL_SECTOR_PLAYED ||
           entry->state == JOURNAL_SECTOR_FOREIGN || (int)sector == journal_ram.store.sector ||
           entry->damaged;
}

void journal_lend(void) {
    struct journal_lent *lent = &journal_ram.lent;
    memset(lent, 0, sizeof *lent);
    lent->on = true;
    lent->sequence = journal_ram.sequence;
    lent->store = (int16_t)journal_ram.store.sector;
    lent->store_end = journal_ram.store.at;
    lent->stats = journal_ram.store.newest[JOURNAL_STORE_STATS];
    for (unsigned i = 0; i < journal_ram.count; i++) {
        if (is_shown(i)) {
            bit_set(lent->shown, i);
        }
        if (journal_sector_has_magic(i)) {
            bit_set(lent->erased, i);
        }
    }
}

void journal_lend_end(void) {
    journal_ram.lent.on = false;
}

/* Still what it was: erased, it would have lost its sequence, and opened again, got a higher one. */
static bool is_same(unsigned sector) {
    const struct journal_sector *entry = &journal_ram.sectors[sector];
    return entry->damaged || (entry->sequence != 0 && entry->sequence <= journal_ram.lent.sequence);
}

static bool is_lent(unsigned sector) {
    return journal_ram.lent.on && bit(journal_ram.lent.shown, sector) && is_same(sector);
}

/* What became of the sector since does not matter: thrown away, a match stays to be read until it is erased.
 */
int journal_ring_lent_part(uint32_t match, unsigned part) {
    int found = -1;
    for (unsigned i = 0; i < journal_ram.count; i++) {
        const struct journal_sector *entry = &journal_ram.sectors[i];
        if (entry->match == match && entry->part == part && is_lent(i) &&
            (found < 0 || entry->sequence > journal_ram.sectors[found].sequence)) {
            found = (int)i;
        }
    }
    return found;
}

bool journal_lent_match(unsigned sector, struct journal_entry *entry) {
    const bool there = sector < journal_ram.count && is_lent(sector) && journal_ram.sectors[sector].part == 0;
    if (there) {
        journal_entry_fill(entry, sector);
    }
    return there;
}

int journal_lent_first(unsigned sector) {
    assert(sector < BOARD_FLASH_SECTORS);
    return journal_ring_lent_part(journal_ram.sectors[sector].match, 0);
}

/* ---- statistics */

bool journal_lent_stats(unsigned index, struct journal_stat *stat) {
    const struct journal_lent *lent = &journal_ram.lent;
    unsigned bytes = 0;
    if (lent->store < 0 || lent->stats == 0 || !is_lent((unsigned)lent->store)) {
        return false;
    }
    const uint8_t *value = journal_store_value((unsigned)lent->store, lent->stats, &bytes);
    return journal_stat_read(value, bytes, index, stat);
}

bool journal_lent_store(void) {
    return journal_ram.lent.store < 0 || is_lent((unsigned)journal_ram.lent.store);
}

/* ---- bytes */

/* A piece of a sector: `count` bytes from `at` on. */
struct piece {
    uint8_t *out;
    unsigned at, count;
};

/* Shows what lies from `from` up to `to` as not yet written. */
static void hide(const struct piece *piece, unsigned from, unsigned to) {
    const unsigned end = piece->at + piece->count < to ? piece->at + piece->count : to;
    for (unsigned at = from > piece->at ? from : piece->at; at < end; at++) {
        piece->out[at - piece->at] = ERASED;
    }
}

static void show_erased(const struct piece *piece, unsigned sector) {
    memset(piece->out, ERASED, piece->count);
    for (unsigned at = piece->at; at < sizeof journal_sector_magic && at < piece->at + piece->count; at++) {
        piece->out[at - piece->at] = bit(journal_ram.lent.erased, sector) ? journal_sector_magic[at] : ERASED;
    }
}

/* Slots of a match that stand in the parts before this one. */
static unsigned slots_before(const struct journal_sector *entry) {
    unsigned slots = 0;
    for (unsigned part = 0; part < entry->part; part++) {
        const int sector = journal_ring_lent_part(entry->match, part);
        slots += sector < 0 ? 0 : journal_slots_used((unsigned)sector);
    }
    return slots;
}

static bool is_match(unsigned sector) {
    const uint8_t *bytes = journal_sector_at(sector);
    return journal_ram.sectors[sector].sequence != 0 && bytes[JOURNAL_AT_FORMAT] == JOURNAL_FORMAT &&
           bytes[JOURNAL_AT_KIND] == JOURNAL_KIND_MATCH;
}

/* Slots that were written since. */
static void hide_slots(const struct piece *piece, unsigned sector, unsigned slots) {
    const unsigned before = slots_before(&journal_ram.sectors[sector]);
    const unsigned here = slots > before ? slots - before : 0;
    hide(piece, JOURNAL_AT_RECORDS + here * JOURNAL_RECORD_BYTES, BOARD_FLASH_SECTOR);
}

/* A match that was over has its result, and none that followed, which would say that it was thrown away, nor
 * a later note. One that was going on has none, and nothing after its last slot. What nobody walked through
 * is shown as it is. */
static void hide_later(const struct piece *piece, unsigned sector, const struct journal_extent *extent) {
    hide(piece, extent->finished ? journal_result_end(sector) : JOURNAL_AT_RESULTS, JOURNAL_AT_RECORDS);
    if (!extent->finished) {
        hide(piece, JOURNAL_AT_DONE, JOURNAL_AT_DONE + JOURNAL_MARK_BYTES);
    }
    if (!extent->finished || extent->slots > 0) {
        hide_slots(piece, sector, extent->slots);
    }
}

bool journal_lent_read(unsigned sector, unsigned at, uint8_t *out, unsigned count,
                       const struct journal_extent *extent) {
    assert(sector < BOARD_FLASH_SECTORS && at + count <= BOARD_FLASH_SECTOR && out != NULL && extent != NULL);
    const struct piece piece = {out, at, count};
    if (!bit(journal_ram.lent.shown, sector)) {
        show_erased(&piece, sector);
        return true;
    }
    if (!is_lent(sector) || (is_match(sector) && journal_lent_first(sector) < 0)) {
        return false; /* a match goes with its first part */
    }
    memcpy(out, journal_sector_at(sector) + at, count);
    if ((int)sector == journal_ram.lent.store) {
        hide(&piece, journal_ram.lent.store_end, BOARD_FLASH_SECTOR);
    } else if (is_match(sector)) {
        hide_later(&piece, sector, extent);
    }
    return true;
}
