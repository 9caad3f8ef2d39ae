/* A flash full of anything: the journal mounts it, lists and reads whatever it holds, takes matches and
 * settings, and stays able to. Input: how the flash is filled, sector by sector; some sectors get the
 * checksums that their bytes call for, so that the fuzzer gets past them. */
#include <stdlib.h>
#include <string.h>

#include "bytes.h"
#include "crc.h"
#include "flash_model.h"
#include "journal_ring.h"
#include "tally.h"

enum { SECTORS = 7, RECORDS_FILLED = 24 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct match match;
static const uint8_t *input;
static size_t left;

static uint8_t next(void) {
    if (left == 0) {
        return 0xff;
    }
    left--;
    return *input++;
}

/* A header of ours but for some bytes, and records. */
static void fill_sector(uint8_t *sector) {
    const uint8_t how = next();
    if (how & 1u) {
        memcpy(sector, "OXJ1\0\0\0", 8);
        memset(sector + JOURNAL_AT_FORMAT, 0, JOURNAL_HEADER_BYTES - JOURNAL_AT_FORMAT);
        sector[JOURNAL_AT_FORMAT] = JOURNAL_FORMAT;
        sector[JOURNAL_AT_KIND] = (how & 2u) != 0 ? JOURNAL_KIND_STORE : JOURNAL_KIND_MATCH;
        sector[JOURNAL_AT_PART] = next() & 3u;
        sector[JOURNAL_AT_SEQUENCE] = next();
        sector[JOURNAL_AT_MATCH] = (how & 4u) != 0 ? sector[JOURNAL_AT_SEQUENCE] : next();
        sector[JOURNAL_AT_SETUP] = tally.id;
        put16(sector + JOURNAL_AT_SETUP + 1, tally.version);
        sector[JOURNAL_AT_SETUP + 3] = 2;
        sector[JOURNAL_AT_FIRST] = (how & 8u) != 0 ? 0 : next();
        memset(sector + JOURNAL_AT_DONE, (how & 16u) != 0 ? 0 : 0xff, 4);
    }
    for (unsigned i = next() % 8; i > 0; i--) {
        const unsigned at = next() * 16u % JOURNAL_AT_RECORDS;
        sector[at + next() % 16u] = next();
    }
    for (unsigned i = 0; i < RECORDS_FILLED * JOURNAL_RECORD_BYTES && left > 0; i++) {
        sector[JOURNAL_AT_RECORDS + i] = next();
    }
    if (how & 32u) {
        put32(sector + JOURNAL_AT_CRC,
              crc32(0, sector + JOURNAL_AT_FORMAT, JOURNAL_AT_CRC - JOURNAL_AT_FORMAT));
        put32(sector + JOURNAL_AT_RESULTS + 28, crc32(0, sector + JOURNAL_AT_RESULTS + 4, 24));
    }
}

static void walk_through(uint32_t id) {
    static struct journal_walk walk;
    unsigned count = 0;
    if (!journal_walk_begin(&walk, id)) {
        abort();
    }
    while (journal_walk_next(&walk) != MOVE_NONE) {
        count++;
    }
    if (count > walk.length) {
        abort();
    }
}

static void read_all(void) {
    struct journal_entry entry = {0};
    struct journal_stat stat;
    uint8_t settings[JOURNAL_SETTINGS_MAX];
    uint32_t last = UINT32_MAX;
    for (unsigned i = 0; journal_list(&entry); i++) {
        if (entry.id >= last || i > SECTORS) {
            abort(); /* must come down, and to an end */
        }
        last = entry.id;
        journal_load(entry.id, &match, tally_games);
        walk_through(entry.id);
    }
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
    }
    journal_settings_load(settings, sizeof settings);
}

/* Whatever was there: a match that the journal accepts is there after the next power-on. */
static void use(void) {
    static const struct journal_seat seats[GAME_SEATS_MAX] = {{"Ann", {0, 0}}};
    struct setup setup;
    uint32_t id = 0;
    move_t moves[16];
    struct journal_entry entry = {0};
    while (journal_list(&entry)) {
        const enum journal_result result = journal_resume(entry.id, &match, tally_games);
        if ((result == JOURNAL_OK || result == JOURNAL_DAMAGED) && match_moves(&match, moves) > 0) {
            journal_append(moves[0]);
        }
    }
    journal_settings_save("loud", 5);
    setup_default(&setup, &tally);
    if (journal_new_match(&setup, seats, &id) != JOURNAL_OK) {
        return;
    }
    match_start(&match, &setup);
    match_moves(&match, moves);
    if (journal_append(moves[1]) != JOURNAL_OK) {
        abort();
    }
    journal_mount(SECTORS);
    if (journal_resume(id, &match, tally_games) != JOURNAL_OK || match.length != 1) {
        abort();
    }
    journal_forget(id);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const struct standing standing = {.rank = {1, 1}};
    input = data;
    left = size;
    flash_model_start(SECTORS);
    for (unsigned i = 0; i < SECTORS; i++) {
        fill_sector(flash_model_bytes() + (size_t)i * BOARD_FLASH_SECTOR);
    }
    journal_mount(SECTORS);
    read_all();
    use();
    journal_finish(&standing);
    journal_tidy();
    journal_mount(SECTORS);
    read_all();
    if (flash_model_counts()->faults > 0) {
        abort();
    }
    return 0;
}
