/* How a match ended: written into its first sector's first page, at the first of four places that was never
 * touched. */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "crc.h"
#include "journal_ring.h"

enum {
    PLACES = 4,
    /* behind the mark that says that the place was touched: */
    RESULT_POINTS = 4,
    RESULT_RANKS = 14,
    RESULT_DECIDED = 19,
    RESULT_KIND = 20,
    RESULT_CRC = 28,
    CRC_VOID = 0,
};
_Static_assert(RESULT_RANKS == RESULT_POINTS + 2 * GAME_SEATS_MAX, "points fill their place");
_Static_assert(RESULT_DECIDED == RESULT_RANKS + GAME_SEATS_MAX, "ranks fill their place");
_Static_assert(AT_RESULTS + PLACES * RESULT_BYTES == AT_RECORDS, "the results fill the first page");

static unsigned place_offset(unsigned place) {
    return AT_RESULTS + place * RESULT_BYTES;
}

static const uint8_t *place_at(unsigned sector, unsigned place) {
    return sector_at(sector) + place_offset(place);
}

/* Never what a free or a void place has there. */
static uint32_t place_crc(const uint8_t *bytes) {
    uint32_t const crc = crc32(0, bytes + MARK_BYTES, RESULT_CRC - MARK_BYTES);
    return crc == CRC_VOID || crc == UINT32_MAX ? 1 : crc;
}

static bool place_good(const uint8_t *bytes) {
    uint32_t const crc = get32(bytes + RESULT_CRC);
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

unsigned result_end(unsigned sector) {
    unsigned end = AT_RESULTS;
    for (unsigned place = 0; place < PLACES && end == AT_RESULTS; place++) {
        const uint8_t *bytes = place_at(sector, place);
        if (place_good(bytes) && bytes[RESULT_KIND] == RESULT_PLAYED) {
            end = place_offset(place) + RESULT_BYTES;
        }
    }
    return end;
}

enum result_kind result_read(unsigned sector, struct standing *standing) {
    assert(standing != NULL);
    const uint8_t *bytes = result_bytes(sector);
    if (bytes == NULL) {
        return RESULT_NONE;
    }
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        standing->points[seat] = (int16_t)get16(bytes + RESULT_POINTS + 2 * seat);
        standing->rank[seat] = bytes[RESULT_RANKS + seat];
    }
    standing->decided_by = bytes[RESULT_DECIDED];
    return bytes[RESULT_KIND] == RESULT_FORGOTTEN ? RESULT_FORGOTTEN : RESULT_PLAYED;
}

bool result_write(unsigned sector, enum result_kind kind, const struct standing *standing) {
    assert(kind != RESULT_NONE);
    uint8_t bytes[RESULT_BYTES] = {0};
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        put16(bytes + RESULT_POINTS + 2 * seat, (uint16_t)standing->points[seat]);
        bytes[RESULT_RANKS + seat] = standing->rank[seat];
    }
    bytes[RESULT_DECIDED] = standing->decided_by;
    bytes[RESULT_KIND] = (uint8_t)kind;
    put32(bytes + RESULT_CRC, place_crc(bytes));
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned const at = place_offset(place);
        if (!mark_read(sector, at) && mark_set(sector, at) &&
            sector_program(sector, at + MARK_BYTES, bytes + MARK_BYTES, RESULT_BYTES - MARK_BYTES)) {
            return true;
        }
    }
    return false;
}

void result_settle(unsigned sector) {
    const uint8_t *bytes = result_bytes(sector);
    if (bytes != NULL) {
        sector_program(sector, (unsigned)(bytes - sector_at(sector)), bytes, RESULT_BYTES);
    }
}

void results_void(unsigned sector) {
    for (unsigned place = 0; place < PLACES; place++) {
        const uint8_t *bytes = place_at(sector, place);
        bool const settled = place_good(bytes) || get32(bytes + RESULT_CRC) == CRC_VOID;
        if (!settled && !bytes_are(bytes, 0xff, RESULT_BYTES)) {
            mark_set(sector, place_offset(place));
            sector_zero(sector, place_offset(place) + RESULT_CRC, 4);
        }
    }
}
