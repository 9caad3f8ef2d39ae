/* Statistics: a line per game and name, kept as one value in the store together with the id of the match that
 * was counted last, so that a cut between counting a match and marking it as counted does not count it twice.
 */
#include <assert.h>
#include <string.h>

#include "bytes.h"
#include "journal_ring.h"

enum {
    STAT_GAME = 0,
    STAT_NAME = 1,
    STAT_BEATEN = 11,
    STAT_GAMES = 12,
    STAT_WINS = 14,
    STAT_BEST = 16,
    STAT_STREAK = 18,
    STAT_LONGEST = 19,
    STAT_SUM = 20,
    STAT_LAST = 24, /* the match that changed it last */
};
_Static_assert(STAT_NAME + JOURNAL_NAME <= STAT_BEATEN && STAT_LAST + 4 == JOURNAL_STAT_BYTES,
               "a line's places");

static unsigned stats_lines(unsigned bytes) {
    return bytes < JOURNAL_STATS_HEAD ? 0 : (bytes - JOURNAL_STATS_HEAD) / JOURNAL_STAT_BYTES;
}

uint32_t journal_stats_last(void) {
    unsigned bytes = 0;
    const uint8_t *value = journal_store_get(JOURNAL_STORE_STATS, &bytes);
    return value == NULL || bytes < JOURNAL_STATS_HEAD || get32(value) > JOURNAL_SEQUENCE_MAX ? 0
                                                                                              : get32(value);
}

bool journal_stat_read(const uint8_t *value, unsigned bytes, unsigned index, struct journal_stat *stat) {
    if (value == NULL || index >= stats_lines(bytes) || index >= JOURNAL_STATS_MAX) {
        return false;
    }
    const uint8_t *line = value + JOURNAL_STATS_HEAD + index * JOURNAL_STAT_BYTES;
    *stat = (struct journal_stat){
        .game = line[STAT_GAME],
        .games = get16(line + STAT_GAMES),
        .wins = get16(line + STAT_WINS),
        .best = (int16_t)get16(line + STAT_BEST),
        .sum = (int32_t)get32(line + STAT_SUM),
        .streak = line[STAT_STREAK],
        .longest = line[STAT_LONGEST],
        .beaten = line[STAT_BEATEN],
    };
    memcpy(stat->name, line + STAT_NAME, JOURNAL_NAME);
    return true;
}

bool journal_stats(unsigned index, struct journal_stat *stat) {
    unsigned bytes = 0;
    const uint8_t *value = journal_store_get(JOURNAL_STORE_STATS, &bytes);
    return journal_stat_read(value, bytes, index, stat);
}

/* In 32 bits without a sign: the chip divides nothing else by itself. Points are of 16 bits, so nothing is
 * cut off but what nonsense in the flash would bring. */
int32_t journal_mean_tenths(const struct journal_stat *stat) {
    assert(stat != NULL);
    enum { TENTHS = 10 };
    const uint32_t size = stat->sum < 0 ? 0u - (uint32_t)stat->sum : (uint32_t)stat->sum;
    const uint32_t of = stat->games == 0 ? 1 : stat->games;
    const uint32_t tenths = size / of * TENTHS + (size % of * 2 * TENTHS + of) / (2 * of);
    const int32_t mean = (int32_t)(tenths & INT32_MAX);
    return stat->sum < 0 ? -mean : mean;
}

/* ---- counting */

struct result {
    uint32_t match;
    uint8_t game;
    uint8_t name[JOURNAL_NAME];
    int16_t points;
    bool won;
    uint8_t beaten; /* levels */
};

/* The line of that game and name: found, or new, or in place of the one that was unused the longest. */
static uint8_t *line_for(uint8_t *value, unsigned *lines, const struct result *result) {
    assert(*lines <= JOURNAL_STATS_MAX);
    uint8_t *oldest = value + JOURNAL_STATS_HEAD;
    for (unsigned i = 0; i < *lines; i++) {
        uint8_t *line = value + JOURNAL_STATS_HEAD + i * JOURNAL_STAT_BYTES;
        if (line[STAT_GAME] == result->game && memcmp(line + STAT_NAME, result->name, JOURNAL_NAME) == 0) {
            return line;
        }
        if (get32(line + STAT_LAST) < get32(oldest + STAT_LAST)) {
            oldest = line;
        }
    }
    uint8_t *line =
        *lines < JOURNAL_STATS_MAX ? value + JOURNAL_STATS_HEAD + (*lines)++ * JOURNAL_STAT_BYTES : oldest;
    memset(line, 0, JOURNAL_STAT_BYTES);
    line[STAT_GAME] = result->game;
    memcpy(line + STAT_NAME, result->name, JOURNAL_NAME);
    return line;
}

static void count_up(uint8_t *at) {
    const uint16_t number = get16(at);
    put16(at, number == UINT16_MAX ? number : number + 1u);
}

/* Of a name. */
static void streak_add(uint8_t *line, const struct result *result) {
    const uint8_t before = line[STAT_STREAK];
    line[STAT_STREAK] = !result->won ? 0 : before == UINT8_MAX ? before : (uint8_t)(before + 1u);
    if (line[STAT_STREAK] > line[STAT_LONGEST]) {
        line[STAT_LONGEST] = line[STAT_STREAK];
    }
    line[STAT_BEATEN] |= result->beaten;
}

static void line_add(uint8_t *value, unsigned *lines, const struct result *result) {
    uint8_t *line = line_for(value, lines, result);
    const bool first = get16(line + STAT_GAMES) == 0;
    if (first || result->points > (int16_t)get16(line + STAT_BEST)) {
        put16(line + STAT_BEST, (uint16_t)result->points);
    }
    count_up(line + STAT_GAMES);
    if (result->won) {
        count_up(line + STAT_WINS);
    }
    if (result->name[0] != 0) {
        streak_add(line, result);
    }
    const int32_t sum = (int32_t)get32(line + STAT_SUM) + result->points;
    put32(line + STAT_SUM, (uint32_t)sum);
    put32(line + STAT_LAST, result->match);
}

/* The line of all who played: its points are the winners'. */
static struct result winners(const struct standing *standing) {
    struct result all = {.won = standing_winners(standing) == 1};
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        if (standing->rank[seat] == 1) {
            all.points = standing->points[seat];
        }
    }
    return all;
}

/* The levels of all seats but that one: what its victory is over. */
static uint8_t levels_beside(const uint8_t *header, unsigned seats, unsigned mine) {
    enum { LEVELS = 8 };
    uint8_t levels = 0;
    for (unsigned seat = 0; seat < seats; seat++) {
        const uint8_t *at = header + JOURNAL_AT_SEATS + seat * sizeof(struct journal_seat);
        const unsigned level = at[JOURNAL_NAME];
        if (seat != mine && level > 0 && level <= LEVELS) {
            levels |= (uint8_t)(1u << (level - 1));
        }
    }
    return levels;
}

bool journal_stats_count(uint32_t match, const uint8_t *header, const struct standing *standing) {
    assert(header != NULL && standing != NULL);
    uint8_t *value = journal_ram.store.stats;
    unsigned bytes = 0;
    const uint8_t *old = journal_store_get(JOURNAL_STORE_STATS, &bytes);
    unsigned lines = old == NULL ? 0 : stats_lines(bytes);
    const uint8_t told = header[JOURNAL_AT_SETUP + 3]; /* of a packed set-up: match.h */
    const unsigned seats = told < GAME_SEATS_MAX ? told : GAME_SEATS_MAX;
    memset(value, 0, JOURNAL_STATS_BYTES);
    if (lines > JOURNAL_STATS_MAX) {
        lines = JOURNAL_STATS_MAX;
    }
    if (lines > 0) {
        memcpy(value, old, JOURNAL_STATS_HEAD + lines * JOURNAL_STAT_BYTES);
    }
    put32(value, match);
    struct result result = winners(standing);
    result.match = match;
    result.game = header[JOURNAL_AT_SETUP];
    line_add(value, &lines, &result);
    const bool alone = result.won;
    for (unsigned seat = 0; seat < seats; seat++) {
        memcpy(result.name, header + JOURNAL_AT_SEATS + seat * sizeof(struct journal_seat), JOURNAL_NAME);
        result.points = standing->points[seat];
        result.won = standing->rank[seat] == 1;
        result.beaten = result.won && alone ? levels_beside(header, seats, seat) : 0;
        if (result.name[0] != 0) {
            line_add(value, &lines, &result);
        }
    }
    return journal_store_put(JOURNAL_STORE_STATS, value, JOURNAL_STATS_HEAD + lines * JOURNAL_STAT_BYTES);
}
