#include "journal.h"

#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "crc.h"
#include "journal_ring.h"

enum {
    APPEND_TRIES = 8,   /* slots that may refuse a record before the flash is called broken */
    ROOM_FOR_MATCH = 3, /* sectors: itself, one to go on in, one for the store */
    ROOM_FOR_PART = 2,  /* itself, one for the store */

    GONE_ON = 0, /* with a check, and without a number of its own: void to firmware that doesn't know it */

    PAYLOAD_BYTES = 3,
    AT_CHECK = 3, /* a record's last byte */
};
_Static_assert((int)MATCH_MOVE_BYTES == (int)PAYLOAD_BYTES, "a record holds a move");

const char *journal_result_text(enum journal_result result) {
    static const char *const texts[JOURNAL_RESULTS] = {
        [JOURNAL_OK] = "Saved.",
        [JOURNAL_DAMAGED] = "Part of this match can't be read any more.",
        [JOURNAL_NONE] = "There is no such match.",
        [JOURNAL_FULL] = "No room: too many matches in progress.",
        [JOURNAL_FLASH] = "The flash memory won’t take it.",
        [JOURNAL_FOREIGN] = "This match is from another version.",
        [JOURNAL_OVER] = "This match is over.",
        [JOURNAL_REFUSED] = "This can't be saved.",
    };
    assert(result < JOURNAL_RESULTS && texts[result] != NULL);
    return texts[result];
}

/* ---- records */

/* A record's check covers its match and its number, so that none counts in another's place. It is never what
 * a free or a void record has there. */
uint8_t journal_record_check(uint32_t id, uint32_t number, const uint8_t *payload) {
    uint8_t where[8];
    put32(where, id);
    put32(where + 4, number);
    const uint8_t crc = crc8(crc8(0, where, sizeof where), payload, PAYLOAD_BYTES);
    return crc == JOURNAL_CHECK_FREE || crc == JOURNAL_CHECK_VOID ? crc ^ 1u : crc;
}

static unsigned slot_offset(unsigned slot) {
    assert(slot < JOURNAL_RECORDS_IN_SECTOR);
    return JOURNAL_AT_RECORDS + slot * JOURNAL_RECORD_BYTES;
}

static const uint8_t *slot_at(unsigned sector, unsigned slot) {
    return journal_sector_at(sector) + slot_offset(slot);
}

/* Two steps: the check follows when the payload is known to be there. So a cut leaves a record without a
 * check, or a payload that is right. */
static bool slot_write(unsigned sector, unsigned slot, uint32_t id, uint32_t number, uint32_t record) {
    uint8_t bytes[JOURNAL_RECORD_BYTES];
    put32(bytes, record);
    bytes[AT_CHECK] = journal_record_check(id, number, bytes);
    return journal_sector_program(sector, slot_offset(slot), bytes, PAYLOAD_BYTES) &&
           journal_sector_program(sector, slot_offset(slot) + AT_CHECK, bytes + AT_CHECK, 1);
}

/* Makes a torn or free slot void for good. The check is touched only where the payload is whole, since a cut
 * here too may leave anything. */
static void slot_void(unsigned sector, unsigned slot) {
    const bool unchecked = slot_at(sector, slot)[AT_CHECK] == JOURNAL_CHECK_FREE;
    if (unchecked) {
        journal_sector_zero(sector, slot_offset(slot), PAYLOAD_BYTES);
    } else {
        journal_sector_zero(sector, slot_offset(slot) + AT_CHECK, 1);
    }
}

static bool slot_free(unsigned sector, unsigned slot) {
    return get32(slot_at(sector, slot)) == UINT32_MAX;
}

unsigned journal_slots_used(unsigned sector) {
    unsigned used = JOURNAL_RECORDS_IN_SECTOR;
    while (used > 0 && slot_free(sector, used - 1)) {
        used--;
    }
    return used;
}

/* ---- results */

/* One that was played on from another is in no statistics. */
static bool count_in_stats(uint32_t id, unsigned sector, const struct standing *standing) {
    const uint8_t *header = journal_sector_at(sector);
    return get32(header + JOURNAL_AT_ORIGIN) != 0 || journal_stats_count(id, header, standing);
}

/* Counts a result, once; then the match may go when the ring wraps around. */
static bool result_count(unsigned sector) {
    const uint32_t id = journal_ram.sectors[sector].match;
    struct standing standing;
    journal_result_settle(sector);
    if (journal_result_read(sector, &standing) != JOURNAL_RESULT_PLAYED ||
        (journal_stats_last() != id && !count_in_stats(id, sector, &standing))) {
        return false;
    }
    const bool marked = journal_mark_set(sector, JOURNAL_AT_DONE);
    journal_ring_match_becomes(id, JOURNAL_SECTOR_PLAYED);
    return marked;
}

/* ---- power-on */

static bool is_first_part(const struct journal_sector *entry) {
    return entry->part == 0 && (entry->state == JOURNAL_SECTOR_LIVE || entry->state == JOURNAL_SECTOR_PLAYED);
}

/* Counts what a cut kept from being counted, and makes void what a cut tore. */
static void results_settle(void) {
    for (unsigned i = 0; i < journal_ram.count; i++) {
        const struct journal_sector *entry = &journal_ram.sectors[i];
        if (is_first_part(entry) &&
            (entry->state == JOURNAL_SECTOR_LIVE || entry->match == journal_stats_last())) {
            journal_results_void(i);
            result_count(i);
        }
    }
}

void journal_mount(uint16_t sectors) {
    assert(sectors > 0 && sectors <= BOARD_FLASH_SECTORS);
    journal_ring_mount(sectors);
    journal_store_mount();
    results_settle();
    if (journal_ram.sequence < journal_stats_last()) {
        journal_ram.sequence =
            journal_stats_last(); /* its sector may be gone; its number is not used again */
    }
}

bool journal_tidy(void) {
    return !journal_ram.lent.on && journal_ring_tidy();
}

/* ---- writing */

static void writer_open(unsigned sector, unsigned slot, uint32_t number, uint32_t id) {
    journal_ram.writer.open = true;
    journal_ram.writer.sector = (uint16_t)sector;
    journal_ram.writer.slot = (uint16_t)slot;
    journal_ram.writer.number = number;
    journal_ram.writer.id = id;
}

enum journal_result journal_new_match(const struct setup *setup, const struct journal_seat *seats,
                                      uint32_t *id) {
    static const struct journal_origin none;
    return journal_new_match_from(setup, seats, &none, id);
}

enum journal_result journal_new_match_from(const struct setup *setup, const struct journal_seat *seats,
                                           const struct journal_origin *origin, uint32_t *id) {
    assert(setup != NULL && seats != NULL && origin != NULL && id != NULL);
    uint8_t *header = journal_ram.header;
    journal_ram.writer.open = false;
    if (journal_ring_room() < ROOM_FOR_MATCH) {
        return JOURNAL_FULL;
    }
    memset(header, 0, JOURNAL_HEADER_BYTES);
    header[JOURNAL_AT_FORMAT] = JOURNAL_FORMAT;
    header[JOURNAL_AT_KIND] = JOURNAL_KIND_MATCH;
    match_setup_pack(setup, header + JOURNAL_AT_SETUP);
    memcpy(header + JOURNAL_AT_SEATS, seats, GAME_SEATS_MAX * sizeof *seats);
    put32(header + JOURNAL_AT_ORIGIN, origin->match);
    put16(header + JOURNAL_AT_ORIGIN_MOVES, origin->moves);
    const int sector = journal_ring_open();
    if (sector < 0) {
        return JOURNAL_FLASH;
    }
    *id = journal_ram.sectors[sector].match;
    writer_open((unsigned)sector, 0, 0, *id);
    journal_ram.writer.hints = 0;
    return JOURNAL_OK;
}

/* The open match goes on in another sector. */
static enum journal_result writer_continue(void) {
    uint8_t *header = journal_ram.header;
    if (journal_ring_room() < ROOM_FOR_PART) {
        return JOURNAL_FULL;
    }
    memcpy(header, journal_sector_at(journal_ram.writer.sector), JOURNAL_HEADER_BYTES);
    put16(header + JOURNAL_AT_PART, get16(header + JOURNAL_AT_PART) + 1u);
    put32(header + JOURNAL_AT_FIRST, journal_ram.writer.number);
    const int sector = journal_ring_open();
    if (sector < 0) {
        return JOURNAL_FLASH;
    }
    writer_open((unsigned)sector, 0, journal_ram.writer.number, journal_ram.writer.id);
    return JOURNAL_OK;
}

void journal_note_hint(void) {
    const uint16_t hints = journal_ram.writer.hints;
    journal_ram.writer.hints = hints == UINT16_MAX ? hints : (uint16_t)(hints + 1u);
}

enum journal_result journal_append(uint32_t record) {
    const bool goes_on = record == JOURNAL_GO_ON;
    const bool special = record == JOURNAL_UNDO || record == JOURNAL_REDO || goes_on;
    if (!journal_ram.writer.open) {
        return JOURNAL_NONE;
    }
    if (record == MOVE_NONE || (record >= JOURNAL_MOVE_END && !special)) {
        return JOURNAL_REFUSED;
    }
    for (unsigned i = 0; i < APPEND_TRIES; i++) {
        if (journal_ram.writer.slot == JOURNAL_RECORDS_IN_SECTOR) {
            const enum journal_result result = writer_continue();
            if (result != JOURNAL_OK) {
                return result;
            }
        }
        const unsigned slot = journal_ram.writer.slot++;
        if (slot_write(journal_ram.writer.sector, slot, journal_ram.writer.id, journal_ram.writer.number,
                       goes_on ? GONE_ON : record)) {
            journal_ram.writer.number += goes_on ? 0 : 1;
            return JOURNAL_OK;
        }
        slot_void(journal_ram.writer.sector, slot);
    }
    return JOURNAL_FLASH;
}

enum journal_result journal_finish(const struct standing *standing) {
    assert(standing != NULL);
    if (!journal_ram.writer.open) {
        return JOURNAL_NONE;
    }
    if (journal_ram.writer.slot == JOURNAL_RECORDS_IN_SECTOR) {
        (void)writer_continue(); /* a record that was torn must not come back after the result */
    }
    const int sector = journal_ring_part(journal_ram.writer.id, 0);
    journal_ram.writer.open = false;
    if (sector < 0 || !journal_result_write((unsigned)sector, JOURNAL_RESULT_PLAYED, standing)) {
        return JOURNAL_FLASH;
    }
    return result_count((unsigned)sector) ? JOURNAL_OK : JOURNAL_FLASH;
}

enum journal_result journal_forget(uint32_t id) {
    const int sector = journal_ring_part(id, 0);
    if (sector < 0) {
        return JOURNAL_NONE;
    }
    if (journal_ram.writer.id == id) {
        journal_ram.writer.open = false;
    }
    const struct standing none = {0};
    if (!journal_result_write((unsigned)sector, JOURNAL_RESULT_FORGOTTEN, &none)) {
        return JOURNAL_FLASH;
    }
    journal_ring_match_becomes(id, JOURNAL_SECTOR_DIRTY);
    return JOURNAL_OK;
}

/* ---- reading */

static void current_note(uint32_t id);

struct replay {
    struct match *match;
    uint32_t id;
    uint32_t number; /* of the next record */
    unsigned sector; /* of the last part */
    unsigned used;   /* slots in it */
    bool last_good;  /* the last of them counts */
    bool damaged;
};

/* Whether it may be taken back was for the console to say, which may have hidden what it showed. */
static enum match_result undo(struct match *match) {
    if (match->length == 0) {
        return MATCH_NOTHING;
    }
    if (match->length == match->barrier) {
        match_rewind(match, (uint16_t)(match->length - 1));
        return MATCH_OK;
    }
    return match_undo(match);
}

static enum match_result record_play(struct match *match, uint32_t record) {
    switch (record) {
    case JOURNAL_UNDO:
        return undo(match);
    case JOURNAL_REDO:
        return match_redo(match);
    default:
        return match_play(match, record);
    }
}

/* A record counts when its check fits and the rules allow it. */
static bool slot_play(struct replay *replay, const uint8_t *slot, uint32_t end) {
    struct match *match = replay->match;
    if (slot[AT_CHECK] != journal_record_check(replay->id, replay->number, slot)) {
        return false;
    }
    if (get24(slot) == GONE_ON) {
        journal_ram.gone_on = match->length;
        return true;
    }
    if (replay->number >= end || record_play(match, get24(slot)) != MATCH_OK) {
        return false;
    }
    if (match->length < journal_ram.gone_on) { /* what it was about has gone */
        journal_ram.gone_on = 0;
    }
    replay->number++;
    return true;
}

uint16_t journal_gone_on(void) {
    return journal_ram.gone_on;
}

/* Voided on purpose, or never checked: a cut did that, and nothing is missing. */
static bool slot_harmless(const uint8_t *slot) {
    return get24(slot) == 0 || slot[AT_CHECK] == JOURNAL_CHECK_VOID || slot[AT_CHECK] == JOURNAL_CHECK_FREE;
}

static void replay_part(struct replay *replay, unsigned sector, uint32_t end) {
    replay->damaged =
        replay->damaged || get32(journal_sector_at(sector) + JOURNAL_AT_FIRST) != replay->number;
    replay->sector = sector;
    replay->used = journal_slots_used(sector);
    for (unsigned i = 0; i < replay->used; i++) {
        const uint8_t *slot = slot_at(sector, i);
        const bool good = slot_play(replay, slot, end);
        const bool last = i + 1 == replay->used;
        replay->damaged = replay->damaged || (!good && !last && !slot_harmless(slot));
        replay->last_good = good;
    }
}

static enum journal_result replay_match(struct replay *replay, uint32_t id, const struct game *const *games) {
    int sector = journal_ring_part(id, 0);
    struct setup setup;
    if (sector < 0) {
        return JOURNAL_NONE;
    }
    if (match_setup_unpack(&setup, journal_sector_at((unsigned)sector) + JOURNAL_AT_SETUP, games) !=
            MATCH_OK ||
        match_start(replay->match, &setup) != MATCH_OK) {
        return JOURNAL_FOREIGN;
    }
    replay->id = id;
    journal_ram.gone_on = 0;
    for (unsigned part = 0; sector >= 0; part++, sector = journal_ring_part(id, part)) {
        replay_part(replay, (unsigned)sector, journal_ring_part_end(id, part));
    }
    if (replay->match->length != journal_ram.gone_on) {
        journal_ram.gone_on = 0;
    }
    return replay->damaged ? JOURNAL_DAMAGED : JOURNAL_OK;
}

enum journal_result journal_load(uint32_t id, struct match *match, const struct game *const *games) {
    assert(match != NULL && games != NULL);
    struct replay replay = {.match = match};
    return replay_match(&replay, id, games);
}

/* A payload without a check. Nobody can tell whether a cut left half a payload, or a whole one whose check
 * may yet be seen some other day: to touch either would be to risk that they fit by chance. */
static bool slot_unsure(const uint8_t *slot) {
    return slot[AT_CHECK] == JOURNAL_CHECK_FREE && get24(slot) != 0;
}

/* The last record is made to last, or void if it does not count. The first free slot is never used, for a cut
 * may have touched it without a trace. After a record that is unsure, the match goes on in another sector:
 * that one's header says how many records count before it. */
static void replay_settle(const struct replay *replay) {
    const unsigned last = replay->used - 1;
    unsigned slot = replay->used;
    if (replay->used > 0 && replay->last_good) {
        journal_sector_program(replay->sector, slot_offset(last), slot_at(replay->sector, last),
                               PAYLOAD_BYTES);
        journal_sector_program(replay->sector, slot_offset(last) + AT_CHECK,
                               slot_at(replay->sector, last) + AT_CHECK, 1);
    } else if (replay->used > 0 && slot_unsure(slot_at(replay->sector, last))) {
        slot = JOURNAL_RECORDS_IN_SECTOR;
    } else if (replay->used > 0) {
        slot_void(replay->sector, last);
    }
    if (slot < JOURNAL_RECORDS_IN_SECTOR) {
        slot_void(replay->sector, slot++);
    }
    writer_open(replay->sector, slot, replay->number, replay->id);
    journal_ram.writer.hints = 0;
}

enum journal_result journal_resume(uint32_t id, struct match *match, const struct game *const *games) {
    assert(match != NULL && games != NULL);
    struct replay replay = {.match = match};
    const int sector = journal_ring_part(id, 0);
    journal_ram.writer.open = false;
    struct standing standing;
    if (sector >= 0 && journal_result_read((unsigned)sector, &standing) != JOURNAL_RESULT_NONE) {
        return JOURNAL_OVER;
    }
    const enum journal_result result = replay_match(&replay, id, games);
    if (result == JOURNAL_OK || result == JOURNAL_DAMAGED) {
        replay_settle(&replay);
        current_note(id);
    }
    return result;
}

/* ---- the list */

void journal_entry_fill(struct journal_entry *entry, unsigned sector) {
    assert(sector < journal_ram.count);
    const uint8_t *at = journal_sector_at(sector);
    memset(entry, 0, sizeof *entry);
    entry->id = journal_ram.sectors[sector].match;
    entry->sector = (uint16_t)sector;
    entry->finished = journal_result_read(sector, &entry->standing) == JOURNAL_RESULT_PLAYED;
    entry->setup = at + JOURNAL_AT_SETUP;
    entry->seats = (const struct journal_seat *)(at + JOURNAL_AT_SEATS);
    entry->origin.match = get32(at + JOURNAL_AT_ORIGIN);
    entry->origin.moves = get16(at + JOURNAL_AT_ORIGIN_MOVES);
}

bool journal_find(uint32_t id, struct journal_entry *entry) {
    assert(entry != NULL);
    const int sector = journal_ring_part(id, 0);
    if (sector >= 0) {
        journal_entry_fill(entry, (unsigned)sector);
    }
    return sector >= 0;
}

bool journal_list(struct journal_entry *entry) {
    assert(entry != NULL);
    int found = -1;
    for (unsigned i = 0; i < journal_ram.count; i++) {
        const struct journal_sector *sector = &journal_ram.sectors[i];
        if (is_first_part(sector) && (entry->id == 0 || sector->match < entry->id) &&
            (found < 0 || sector->match > journal_ram.sectors[found].match)) {
            found = (int)i;
        }
    }
    if (found >= 0) {
        journal_entry_fill(entry, (unsigned)found);
    }
    return found >= 0;
}

uint32_t journal_oldest(uint32_t spared) {
    struct journal_entry entry = {0};
    uint32_t oldest = 0;
    while (journal_list(&entry)) {
        oldest = entry.finished || entry.id == spared ? oldest : entry.id;
    }
    return oldest;
}

static bool in_progress(uint32_t id) {
    struct journal_entry entry;
    return journal_find(id, &entry) && !entry.finished;
}

static uint32_t newest_in_progress(void) {
    struct journal_entry entry = {0};
    while (journal_list(&entry)) {
        if (!entry.finished) {
            return entry.id;
        }
    }
    return 0;
}

/* A match that was begun counts as played without a record of it. */
uint32_t journal_current(void) {
    unsigned count = 0;
    const uint32_t newest = newest_in_progress();
    const uint8_t *resumed = journal_store_get(JOURNAL_STORE_CURRENT, &count);
    const bool counts = resumed != NULL && count == JOURNAL_CURRENT_BYTES && newest <= get32(resumed + 4) &&
                        in_progress(get32(resumed));
    return counts ? get32(resumed) : newest;
}

/* That it can't be noted is no reason not to play. */
static void current_note(uint32_t id) {
    uint8_t value[JOURNAL_CURRENT_BYTES];
    if (journal_current() != id) {
        put32(value, id);
        put32(value + 4, journal_ram.sequence);
        (void)journal_store_put(JOURNAL_STORE_CURRENT, value, sizeof value);
    }
}

/* ---- settings, lessons, tips, health */

static size_t value_load(enum journal_store_key key, void *bytes, size_t room) {
    assert(bytes != NULL || room == 0);
    unsigned count = 0;
    const uint8_t *value = journal_store_get(key, &count);
    if (value == NULL) {
        return 0;
    }
    memcpy(bytes, value, count < room ? count : room);
    return count;
}

static enum journal_result value_save(enum journal_store_key key, const void *bytes, size_t count) {
    assert(bytes != NULL);
    if (count == 0 || count > JOURNAL_SETTINGS_MAX) {
        return JOURNAL_REFUSED;
    }
    return journal_store_put(key, bytes, (unsigned)count) ? JOURNAL_OK : JOURNAL_FLASH;
}

size_t journal_settings_load(void *settings, size_t room) {
    return value_load(JOURNAL_STORE_SETTINGS, settings, room);
}

enum journal_result journal_settings_save(const void *settings, size_t count) {
    return value_save(JOURNAL_STORE_SETTINGS, settings, count);
}

size_t journal_lessons_load(void *lessons, size_t room) {
    return value_load(JOURNAL_STORE_LESSONS, lessons, room);
}

enum journal_result journal_lessons_save(const void *lessons, size_t count) {
    return value_save(JOURNAL_STORE_LESSONS, lessons, count);
}

size_t journal_tips_load(void *tips, size_t room) {
    return value_load(JOURNAL_STORE_TIPS, tips, room);
}

enum journal_result journal_tips_save(const void *tips, size_t count) {
    return value_save(JOURNAL_STORE_TIPS, tips, count);
}

struct journal_health journal_health(void) {
    uint16_t states[JOURNAL_SECTOR_STATES] = {0};
    uint16_t damaged = 0;
    for (unsigned i = 0; i < journal_ram.count; i++) {
        states[journal_ram.sectors[i].state]++;
        damaged = (uint16_t)(damaged + journal_ram.sectors[i].damaged);
    }
    return (struct journal_health){
        .sectors = journal_ram.count,
        .clean = states[JOURNAL_SECTOR_CLEAN],
        .live = (uint16_t)(states[JOURNAL_SECTOR_LIVE] + states[JOURNAL_SECTOR_STORE]),
        .finished = states[JOURNAL_SECTOR_PLAYED],
        .foreign = states[JOURNAL_SECTOR_FOREIGN],
        .damaged = damaged,
        .bad = states[JOURNAL_SECTOR_BAD],
        .erases = journal_ram.erases,
    };
}
