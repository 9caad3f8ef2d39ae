/* Reads the journal out of a dump of a handheld's flash: JOURNAL.BIN from its USB drive, what the protocol's
 * `dump` gave, or a whole flash chip (the journal is found near its
 * end). docs/save-format.md specifies what is in
 * it.
 *
 *   oxhide-dump <file>                   matches, statistics, the settings' size, and what was left alone
 *   oxhide-dump <file> log <id>          a match as a text log, for `oxhide load`
 *   oxhide-dump <file> export <folder>   every match that can be read, as <folder>/<id>-<game>.txt */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flash_model.h"
#include "games.h"
#include "journal.h"

enum {
    REGION = BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR,
    SPARED = 16 * 1024, /* after it on a PicoCalc: board/rp2040/loader_uf2.c */
    SEQUENCE_AT = 20,   /* in a sector: docs/save-format.md */
    PATH_BYTES = 4096,  /* Linux's PATH_MAX */
};

static struct match match;

static void put_file(void *to, const char *bytes, size_t count) {
    fwrite(bytes, 1, count, to);
}

/* The highest sequence of the sectors within SPARED bytes there; 0: none is the journal's. Whether anything
 * is written there, `used` says. */
static uint32_t newest_at(FILE *file, long from, bool *used) {
    static const uint8_t magic[] = {'O', 'X', 'J', '1'};
    static uint8_t sector[BOARD_FLASH_SECTOR];
    uint32_t newest = 0;
    *used = false;
    fseek(file, from, SEEK_SET);
    for (long at = 0; at < SPARED && fread(sector, sizeof sector, 1, file) == 1; at += BOARD_FLASH_SECTOR) {
        for (size_t i = 0; i < sizeof sector; i++) {
            *used = *used || sector[i] != 0xff;
        }
        uint32_t sequence = 0;
        for (unsigned i = 4; i-- > 0;) {
            sequence = sequence << 8 | sector[SEQUENCE_AT + i];
        }
        if (memcmp(sector, magic, sizeof magic) == 0 && sequence > newest) {
            newest = sequence;
        }
    }
    return newest;
}

/* Where the journal begins in a dump of that size. In one of a whole chip it ends with the chip, or SPARED
 * bytes before: then the first of its sectors are where no other has one, and the last ones are a loader's.
 */
static long journal_from(FILE *file, long size) {
    bool first_used, last_used;
    if (size < REGION + SPARED) {
        return size > REGION ? size - REGION : 0;
    }
    const uint32_t first = newest_at(file, size - REGION - SPARED, &first_used);
    const uint32_t last = newest_at(file, size - SPARED, &last_used);
    return first > last || (first == 0 && last == 0 && last_used) ? size - REGION - SPARED : size - REGION;
}

/* The sectors in the file; 0: none. The journal makes good what a cut left half done, in memory only. */
static unsigned read_dump(const char *name) {
    FILE *file = fopen(name, "rb");
    unsigned sectors = 0;
    if (file == NULL) {
        perror(name);
        return 0;
    }
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    const long from = size > 0 ? journal_from(file, size) : 0;
    fseek(file, from, SEEK_SET);
    if (size > 0 && (size - from) % BOARD_FLASH_SECTOR == 0) {
        sectors = (unsigned)((size - from < REGION ? size - from : REGION) / BOARD_FLASH_SECTOR);
        flash_model_start(sectors);
        if (fread(flash_model_bytes(), BOARD_FLASH_SECTOR, sectors, file) != sectors) {
            sectors = 0;
        }
    }
    if (sectors == 0) {
        fprintf(stderr, "%s: not a dump of whole sectors of %d bytes\n", name, BOARD_FLASH_SECTOR);
    }
    fclose(file);
    return sectors;
}

static void print_name(const char *name) {
    for (unsigned i = 0; i < JOURNAL_NAME && name[i] != '\0'; i++) {
        putchar(name[i] >= ' ' && name[i] <= '~' ? name[i] : '?');
    }
}

static bool loaded(enum journal_result result) {
    return result == JOURNAL_OK || result == JOURNAL_DAMAGED;
}

static const char *game_name(uint8_t id) {
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        if ((*game)->id == id) {
            return (*game)->name;
        }
    }
    return "unknown game";
}

static void print_seats(const struct journal_entry *entry) {
    const unsigned seats = entry->setup[3]; /* of a packed set-up: match.h */
    for (unsigned seat = 0; seat < seats && seat < GAME_SEATS_MAX; seat++) {
        printf(seat == 0 ? " " : ", ");
        print_name(entry->seats[seat].name);
        if (entry->finished) {
            printf(" %d (%u.)", entry->standing.points[seat], entry->standing.rank[seat]);
        }
    }
}

/* Seats and result stand in the journal itself: they are told of matches too whose moves mean nothing here.
 */
static void print_match(const struct journal_entry *entry) {
    const enum journal_result result = journal_load(entry->id, &match, games_all);
    printf("%u %s, ", (unsigned)entry->id, game_name(entry->setup[0]));
    if (loaded(result)) {
        printf("%u moves, ", match.length);
    }
    printf("%s:", entry->finished ? "finished" : "in progress");
    print_seats(entry);
    if (entry->origin.match != 0) {
        printf(", played on from %u after move %u", (unsigned)entry->origin.match, entry->origin.moves);
    }
    printf("%s%s\n", result == JOURNAL_OK ? "" : ". ",
           result == JOURNAL_OK ? "" : journal_result_text(result));
}

static void print_stats(void) {
    struct journal_stat stat;
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        printf("statistics: %s, ", game_name(stat.game));
        if (stat.name[0] == '\0') {
            printf("all: %u matches, %u with a single winner, winners' best %d, mean %.1f\n", stat.games,
                   stat.wins, stat.best, journal_mean_tenths(&stat) / 10.0);
        } else {
            print_name(stat.name);
            printf(": %u matches, %u won, best %d, mean %.1f\n", stat.games, stat.wins, stat.best,
                   journal_mean_tenths(&stat) / 10.0);
        }
    }
}

static int list(void) {
    uint8_t settings[JOURNAL_SETTINGS_MAX];
    struct journal_entry entry = {0};
    const struct journal_health health = journal_health();
    while (journal_list(&entry)) {
        print_match(&entry);
    }
    print_stats();
    printf("settings: %u bytes\n", (unsigned)journal_settings_load(settings, sizeof settings));
    printf("sectors: %u, of which erased %u, live %u, finished %u; left alone: foreign %u, unreadable %u\n",
           health.sectors, health.clean, health.live, health.finished, health.foreign, health.damaged);
    return 0;
}

/* Reads a match, as far as it can be read; what is wrong with it goes to stderr. */
static enum journal_result load(uint32_t id) {
    const enum journal_result result = journal_load(id, &match, games_all);
    if (result != JOURNAL_OK) {
        fprintf(stderr, "%u: %s\n", (unsigned)id, journal_result_text(result));
    }
    return result;
}

static void write_log(FILE *file) {
    struct text out = {put_file, file};
    match_log(&match, &out);
    fputc('\n', file);
}

static int print_log(uint32_t id) {
    const enum journal_result result = load(id);
    if (loaded(result)) {
        write_log(stdout);
    }
    return result == JOURNAL_OK ? 0 : 1;
}

static int export(const char *folder) {
    struct journal_entry entry = {0};
    int bad = 0;
    while (journal_list(&entry)) {
        char name[PATH_BYTES];
        const enum journal_result result = load(entry.id);
        bad |= result != JOURNAL_OK;
        if (!loaded(result)) {
            continue;
        }
        snprintf(name, sizeof name, "%s/%u-%s.txt", folder, (unsigned)entry.id, match.setup.game->name);
        FILE *file = fopen(name, "w");
        if (file == NULL) {
            perror(name);
            return 1;
        }
        write_log(file);
        fclose(file);
    }
    return bad;
}

int main(int count, char **words) {
    const bool is_log = count == 4 && strcmp(words[2], "log") == 0;
    const bool is_export = count == 4 && strcmp(words[2], "export") == 0;
    if (count != 2 && !is_log && !is_export) {
        fprintf(stderr, "usage: oxhide-dump <file> [log <id> | export <folder>]\n");
        return 2;
    }
    const unsigned sectors = read_dump(words[1]);
    if (sectors == 0) {
        return 1;
    }
    journal_mount((uint16_t)sectors);
    if (is_log) {
        return print_log((uint32_t)strtoul(words[3], NULL, 10));
    }
    return is_export ? export(words[3]) : list();
}
