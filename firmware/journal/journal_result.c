/* How a match ended: written into its first sector's first page, at the first of four places that was never
 * touched. */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "crc.h"
#include "journal_ring.h"

enum {
    PLACES = 4,
    /* after the mark that says that the place was touched: */
    RESULT_POINTS = 4,
    RESULT_RANKS = 14,
    RESULT_DECIDED = 19,
    RESULT_KIND = 20,
    RESULT_HINTS = 22,
    RESULT_CRC = 28,
    CRC_VOID = 0,
};
_Static_assert(RESULT_RANKS == RESULT_POINTS + 2 * GAME_SEATS_MAX, "points fill their place");
_Static_assert(RESULT_DECIDED == RESULT_RANKS + GAME_SEATS_MAX, "ranks fill their place");
_Static_assert(JOURNAL_AT_RESULTS + PLACES * JOURNAL_RESULT_BYTES == JOURNAL_AT_RECORDS,
               "the results fill the first page");

static unsigned place_offset(unsigned place) {
    assert(place < PLACES);
    return JOURNAL_AT_RESULTS + place * JOURNAL_RESULT_BYTES;
}

static const uint8_t *place_at(unsigned sector, unsigned place) {
    return journal_sector_at(sector) + place_offset(place);
}

/* Never what a free or a void place has there. */
static uint32_t place_crc(const uint8_t *bytes) {
    const uint32_t crc = crc32(0, bytes + JOURNAL_MARK_BYTES, RESULT_CRC - JOURNAL_MARK_BYTES);
    return crc == CRC_VOID || crc == UINT32_MAX ? 1 : crc;
}

static bool place_good(const uint8_t *bytes) {
    const uint32_t crc = get32(bytes + RESULT_CRC);
    return crc != UINT32_MAX && crc == place_crc(bytes);
}

/* The last good one counts; NULL: there is none. */
static const uint8_t *result_bytes(unsigned sector) {
    for (unsigned place = PLACES; place > 0; place--) {
        if (place_good(place_at(sector, place - 1))) {
            return place_at(sector, place - 1);
        }
    }
    return NULL;
}

unsigned journal_result_end(unsigned sector) {
    unsigned end = JOURNAL_AT_RESULTS;
    for (unsigned place = 0; place < PLACES && end == JOURNAL_AT_RESULTS; place++) {
        const uint8_t *bytes = place_at(sector, place);
        if (place_good(bytes) && bytes[RESULT_KIND] == JOURNAL_RESULT_PLAYED) {
            end = place_offset(place) + JOURNAL_RESULT_BYTES;
        }
    }
    return end;
}

enum journal_result_kind journal_result_read(unsigned sector, struct standing *standing) {
    assert(standing != NULL);
    const uint8_t *bytes = result_bytes(sector);
    if (bytes == NULL) {
        return JOURNAL_RESULT_NONE;
    }
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        standing->points[seat] = (int16_t)get16(bytes + RESULT_POINTS + 2 * seat);
        standing->rank[seat] = bytes[RESULT_RANKS + seat];
    }
    standing->decided_by = bytes[RESULT_DECIDED];
    return bytes[RESULT_KIND] == JOURNAL_RESULT_FORGOTTEN ? JOURNAL_RESULT_FORGOTTEN : JOURNAL_RESULT_PLAYED;
}

bool journal_result_write(unsigned sector, enum journal_result_kind kind, const struct standing *standing) {
    assert(kind != JOURNAL_RESULT_NONE);
    uint8_t bytes[JOURNAL_RESULT_BYTES] = {0};
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        put16(bytes + RESULT_POINTS + 2 * seat, (uint16_t)standing->points[seat]);
        bytes[RESULT_RANKS + seat] = standing->rank[seat];
    }
    bytes[RESULT_DECIDED] = standing->decided_by;
    bytes[RESULT_KIND] = (uint8_t)kind;
    put16(bytes + RESULT_HINTS, kind == JOURNAL_RESULT_PLAYED ? journal_ram.writer.hints : 0u);
    put32(bytes + RESULT_CRC, place_crc(bytes));
    for (unsigned place = 0; place < PLACES; place++) {
        const unsigned at = place_offset(place);
        if (!journal_mark_read(sector, at) && journal_mark_set(sector, at) &&
            journal_sector_program(sector, at + JOURNAL_MARK_BYTES, bytes + JOURNAL_MARK_BYTES,
                                   JOURNAL_RESULT_BYTES - JOURNAL_MARK_BYTES)) {
            return true;
        }
    }
    return false;
}

unsigned journal_result_hints(unsigned sector) {
    const uint8_t *bytes = result_bytes(sector);
    return bytes == NULL ? 0 : get16(bytes + RESULT_HINTS);
}

void journal_result_settle(unsigned sector) {
    const uint8_t *bytes = result_bytes(sector);
    if (bytes != NULL) {
        journal_sector_program(sector, (unsigned)(bytes - journal_sector_at(sector)), bytes,
                               JOURNAL_RESULT_BYTES);
    }
}

void journal_results_void(unsigned sector) {
    for (unsigned place = 0; place < PLACES; place++) {
        const uint8_t *bytes = place_at(sector, place);
        const bool settled = place_good(bytes) || get32(bytes + RESULT_CRC) == CRC_VOID;
        if (!settled && !bytes_are(bytes, 0xff, JOURNAL_RESULT_BYTES)) {
            journal_mark_set(sector, place_offset(place));
            journal_sector_zero(sector, place_offset(place) + RESULT_CRC, 4);
        }
    }
}
