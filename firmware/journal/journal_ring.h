/* The journal's inside: sectors and their headers (journal_ring.c), settings and statistics
 * (journal_store.c). Only the journal's own files and its tests include this. */
#ifndef OXHIDE_JOURNAL_RING_H
#define OXHIDE_JOURNAL_RING_H

#include "board.h"
#include "journal.h"

/* Where things lie in a sector: docs/save-format.md */
enum {
    JOURNAL_AT_MAGIC = 0,   /* "OXJ1", programmed after an erase that was verified */
    JOURNAL_AT_OPEN = 4,    /* mark: a header was begun */
    JOURNAL_AT_GOING = 8,   /* mark: what is here is about to be erased */
    JOURNAL_AT_DONE = 12,   /* mark: the result was counted; of a store: it is complete */
    JOURNAL_AT_FORMAT = 16, /* 1 */
    JOURNAL_AT_KIND = 17,   /* enum journal_sector_kind */
    JOURNAL_AT_PART = 18,   /* 2 */
    JOURNAL_AT_SEQUENCE = 20,
    JOURNAL_AT_MATCH = 24, /* sequence of the match's first part */
    JOURNAL_AT_FIRST = 28, /* number of the first record */
    JOURNAL_AT_SETUP = 32,
    JOURNAL_AT_SEATS = 52,
    JOURNAL_AT_ORIGIN = 112,       /* the match that it was played on from; 0: none */
    JOURNAL_AT_ORIGIN_MOVES = 116, /* 2: after so many of its moves */
    JOURNAL_AT_CRC = 124,          /* of all from JOURNAL_AT_FORMAT */
    JOURNAL_AT_RESULTS = 128,
    JOURNAL_AT_RECORDS = 256,

    JOURNAL_HEADER_BYTES = 128,
    JOURNAL_MARK_BYTES = 4,
    JOURNAL_RECORD_BYTES = 4,
    JOURNAL_RECORDS_IN_SECTOR = (BOARD_FLASH_SECTOR - JOURNAL_AT_RECORDS) / JOURNAL_RECORD_BYTES,
    JOURNAL_RESULT_BYTES = 32,
    JOURNAL_FORMAT = 1,
    JOURNAL_SEQUENCE_MAX = 0x7fffffff, /* more than all sectors' erases will ever need */
};

enum journal_sector_kind { JOURNAL_KIND_MATCH = 1, JOURNAL_KIND_STORE = 2 };

enum journal_sector_state {
    JOURNAL_SECTOR_DIRTY,   /* nothing that is wanted: to be erased */
    JOURNAL_SECTOR_CLEAN,   /* erased, and known to be */
    JOURNAL_SECTOR_LIVE,    /* of a match in progress */
    JOURNAL_SECTOR_PLAYED,  /* of a finished match: stays until the ring wraps around */
    JOURNAL_SECTOR_STORE,   /* settings and statistics */
    JOURNAL_SECTOR_FOREIGN, /* of another format: left alone */
    JOURNAL_SECTOR_BAD,     /* can't be erased */
    JOURNAL_SECTOR_STATES
};

struct journal_sector {
    uint32_t sequence; /* 0: no header */
    uint32_t match;
    uint16_t part;
    uint8_t state; /* enum journal_sector_state */
    bool damaged;  /* had a header once, and it can't be read */
};

enum journal_store_key {
    JOURNAL_STORE_SETTINGS,
    JOURNAL_STORE_STATS,
    JOURNAL_STORE_CURRENT,
    JOURNAL_STORE_LESSONS,
    JOURNAL_STORE_TIPS,
    JOURNAL_STORE_KEYS
};

enum {
    JOURNAL_STAT_BYTES = 28,
    JOURNAL_STATS_HEAD = 4,
    JOURNAL_STATS_BYTES = JOURNAL_STATS_HEAD + JOURNAL_STATS_MAX * JOURNAL_STAT_BYTES,
    JOURNAL_CURRENT_BYTES = 8, /* the match that was resumed, and the last sequence at that moment */
};

/* All that the journal keeps in RAM. */
struct journal_ram {
    struct journal_sector sectors[BOARD_FLASH_SECTORS];
    uint16_t count;    /* of sectors */
    uint16_t next;     /* where the search for a clean sector begins */
    uint16_t erases;   /* since power-on */
    uint16_t gone_on;  /* journal_gone_on */
    uint32_t version;  /* of the flash's contents */
    uint32_t sequence; /* the last one given away */
    uint8_t header[JOURNAL_HEADER_BYTES];
    uint8_t page[BOARD_FLASH_PAGE]; /* flash can't be programmed from flash */

    struct {
        bool open;
        uint16_t sector;
        uint16_t slot;   /* the next free one in it */
        uint32_t number; /* of the next record */
        uint32_t id;
        uint16_t hints; /* asked for since it was opened */
    } writer;

    struct {
        int sector;                          /* -1: none yet */
        uint16_t at;                         /* the next free word in it */
        uint16_t newest[JOURNAL_STORE_KEYS]; /* offsets of records; 0: none */
        uint8_t stats[JOURNAL_STATS_BYTES];
    } store;

    struct journal_lent {
        bool on;
        uint32_t sequence;                       /* the last one given away */
        int16_t store;                           /* its sector; -1: none */
        uint16_t store_end, stats;               /* how far it was written; its newest statistics, 0: none */
        uint8_t shown[BOARD_FLASH_SECTORS / 8];  /* a bit per sector: it counts */
        uint8_t erased[BOARD_FLASH_SECTORS / 8]; /* of the others: erased, and marked as such */
    } lent;
};

extern struct journal_ram journal_ram;

const uint8_t *journal_sector_at(unsigned sector);
extern const uint8_t journal_sector_magic[4];
bool journal_sector_has_magic(unsigned sector);
/* Programs any run of bytes within a sector, from RAM or flash; says whether the flash holds it. */
bool journal_sector_program(unsigned sector, unsigned at, const uint8_t *bytes, unsigned count);
bool journal_sector_zero(unsigned sector, unsigned at, unsigned count);

/* A mark is four bytes, set when most of its bits are zero: setting it again is safe at any time. */
bool journal_mark_read(unsigned sector, unsigned at);
bool journal_mark_set(unsigned sector, unsigned at);

/* What a record's last byte must be for it to be that number of that match: never what a free or a void
 * record has there. */
enum { JOURNAL_CHECK_FREE = 0xff, JOURNAL_CHECK_VOID = 0 };
uint8_t journal_record_check(uint32_t id, uint32_t number, const uint8_t *payload);
/* How many slots of a sector were touched: after them all are free. */
unsigned journal_slots_used(unsigned sector);

/* How a match ended, by its first sector. */
enum journal_result_kind { JOURNAL_RESULT_NONE, JOURNAL_RESULT_PLAYED, JOURNAL_RESULT_FORGOTTEN };
enum journal_result_kind journal_result_read(unsigned sector, struct standing *standing);
bool journal_result_write(unsigned sector, enum journal_result_kind kind, const struct standing *standing);
/* Where the result of a match that was played to its end stops, in its first sector. */
unsigned journal_result_end(unsigned sector);
/* Writes it again, so that it lasts. */
void journal_result_settle(unsigned sector);
unsigned journal_result_hints(unsigned sector); /* asked for, as the result says */
/* So that a result that was torn is never read as whole. */
void journal_results_void(unsigned sector);

void journal_ring_mount(uint16_t sectors);
/* The sector with that part of a match, in progress or finished; -1: none. */
int journal_ring_part(uint32_t match, unsigned part);
/* The same among what is lent. */
int journal_ring_lent_part(uint32_t match, unsigned part);
/* The number of the first record that is no longer that part's: the next part's first. */
uint32_t journal_ring_part_end(uint32_t match, unsigned part);
/* Sectors that could be opened, after an erase if need be. */
unsigned journal_ring_room(void);
/* Opens the next sector with journal_ram.header, whose sequence and checksum are filled in here.
 * JOURNAL_AT_MATCH 0: its own sequence. -1: no room, or no flash that works. */
int journal_ring_open(void);
bool journal_ring_tidy(void);
/* Makes a header unreadable for good. */
void journal_ring_retire(unsigned sector);
/* A match's parts change what they are. */
void journal_ring_match_becomes(uint32_t match, enum journal_sector_state state);

/* The newest value of a key: its bytes in flash, NULL if never stored. */
const uint8_t *journal_store_get(enum journal_store_key key, unsigned *count);
/* The value of the record at that place. */
const uint8_t *journal_store_value(unsigned sector, unsigned at, unsigned *count);
bool journal_store_put(enum journal_store_key key, const uint8_t *bytes, unsigned count);
void journal_store_mount(void);

/* Statistics: the id of the match that was counted last, and counting one. */
uint32_t journal_stats_last(void);
bool journal_stat_read(const uint8_t *value, unsigned bytes, unsigned index, struct journal_stat *stat);
void journal_entry_fill(struct journal_entry *entry, unsigned sector);
bool journal_stats_count(uint32_t match, const uint8_t *header, const struct standing *standing);

#endif
