#include "drive.h"

#include <string.h>

#include "board.h"
#include "bytes.h"
#include "journal.h"
#include "log_file.h"
#include "window.h"

enum {
    BMP_HEAD = 14,
    BMP_INFO = 40,
    BMP_MASKS = 12,
    BMP_PIXELS_AT = BMP_HEAD + BMP_INFO + BMP_MASKS,
    BMP_ROW = 2 * DRIVE_PICTURE, /* a multiple of four, as it must be */
    BMP_BYTES = BMP_PIXELS_AT + BMP_ROW * DRIVE_PICTURE,
    BMP_BITFIELDS = 3,       /* the masks say which bits are which colour */
    BMP_DOTS_A_METRE = 6136, /* 240 in 1.54 inches across the corner */
    NAME_DIGITS = 4,         /* of a match's number in its file's name */
    NAME_LETTERS = 4,        /* of its game's */
};

static struct fat_volume volume;
static const struct drive_source *source;
static struct journal_entry entry; /* the match that was taken in last */
static bool sizing;                /* and is being measured */

/* ---- README.TXT ---- */

static void put_readme(struct text *out) {
    text_put(out, "Oxhide ");
    text_put(out, source->version);
    text_put(out, " on ");
    text_put(out, source->board);
    text_put(out,
             "\r\n\r\n"
             "This drive shows what the console keeps. It can be read, not written.\r\n\r\n"
             "<GAME><NUMBER>.TXT  a match, as the text that the command `load` takes (docs/protocol.md)\r\n"
             "STATS.CSV           matches, victories and points by game and name\r\n"
             "SCREEN.BMP          the picture on the console\r\n"
             "JOURNAL.BIN         the memory of the saves, for oxhide-dump (docs/save-format.md)\r\n\r\n"
             "The serial port that comes with it speaks the protocol of docs/protocol.md: try `help`.\r\n");
}

static void readme_read(uint32_t number, uint32_t at, uint8_t *out, uint32_t count) {
    struct window window;
    (void)number;
    put_readme(window_open(&window, at, out, count));
}

/* ---- STATS.CSV ---- */

static const char *game_title(uint8_t id) {
    for (const struct game *const *game = source->games; *game != NULL; game++) {
        if ((*game)->id == id) {
            return (*game)->title;
        }
    }
    return "another game";
}

/* Names are the owner's: quotes and line ends in them must not break the table. */
static void put_name(struct text *out, const char *name) {
    text_char(out, '"');
    for (unsigned i = 0; i < JOURNAL_NAME && name[i] != '\0'; i++) {
        text_char(out, name[i] == '"' || (unsigned char)name[i] < ' ' ? '\'' : name[i]);
    }
    text_char(out, '"');
}

static void put_mean(struct text *out, int32_t tenths) {
    uint32_t const size = tenths < 0 ? 0u - (uint32_t)tenths : (uint32_t)tenths;
    if (tenths < 0) {
        text_char(out, '-');
    }
    text_unsigned(out, size / 10);
    text_char(out, '.');
    text_unsigned(out, size % 10);
}

static void put_stats(struct text *out) {
    struct journal_stat stat;
    text_put(out, "game,name,matches,won,best,mean\r\n");
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        text_put(out, game_title(stat.game));
        text_char(out, ',');
        put_name(out, stat.name);
        text_char(out, ',');
        text_unsigned(out, stat.games);
        text_char(out, ',');
        text_unsigned(out, stat.wins);
        text_char(out, ',');
        text_number(out, stat.best);
        text_char(out, ',');
        put_mean(out, journal_mean_tenths(&stat));
        text_put(out, "\r\n");
    }
}

static void stats_read(uint32_t number, uint32_t at, uint8_t *out, uint32_t count) {
    struct window window;
    (void)number;
    put_stats(window_open(&window, at, out, count));
}

/* ---- SCREEN.BMP ---- */

static void picture_head(uint8_t head[BMP_PIXELS_AT]) {
    memset(head, 0, BMP_PIXELS_AT);
    head[0] = 'B';
    head[1] = 'M';
    put32(head + 2, BMP_BYTES);
    put32(head + 10, BMP_PIXELS_AT);
    put32(head + 14, BMP_INFO);
    put32(head + 18, DRIVE_PICTURE);
    put32(head + 22, DRIVE_PICTURE);
    put16(head + 26, 1);  /* planes */
    put16(head + 28, 16); /* bits a pixel */
    put32(head + 30, BMP_BITFIELDS);
    put32(head + 34, BMP_ROW * DRIVE_PICTURE);
    put32(head + 38, BMP_DOTS_A_METRE);
    put32(head + 42, BMP_DOTS_A_METRE);
    put32(head + 54, 0xf800);
    put32(head + 58, 0x07e0);
    put32(head + 62, 0x001f);
}

/* Rows come from the lowest up. */
static uint8_t picture_byte(uint32_t at) {
    uint32_t const row = DRIVE_PICTURE - 1 - at / BMP_ROW;
    uint16_t const pixel = source->pixels()[row * DRIVE_PICTURE + at % BMP_ROW / 2];
    return (uint8_t)(at % 2 == 0 ? pixel : pixel >> 8);
}

uint32_t drive_picture_bytes(void) {
    return BMP_BYTES;
}

void drive_picture_read(uint32_t at, uint8_t *out, uint32_t count) {
    uint8_t head[BMP_PIXELS_AT];
    picture_head(head);
    for (uint32_t i = 0; i < count; i++) {
        out[i] = at + i < BMP_PIXELS_AT ? head[at + i] : picture_byte(at + i - BMP_PIXELS_AT);
    }
}

static void picture_read(uint32_t number, uint32_t at, uint8_t *out, uint32_t count) {
    (void)number;
    drive_picture_read(at, out, count);
}

/* ---- JOURNAL.BIN and the logs ---- */

static void journal_read(uint32_t number, uint32_t at, uint8_t *out, uint32_t count) {
    (void)number;
    memcpy(out, board_flash() + at, count);
}

static void log_read(uint32_t number, uint32_t at, uint8_t *out, uint32_t count) {
    log_file_read(number, source->games, at, out, count);
}

/* "BRON0017TXT" */
static void log_name(uint32_t id, char name[FAT_NAME]) {
    struct journal_entry match;
    const char *letters = journal_find(id, &match) ? game_title(match.setup[0]) : "";
    memcpy(name, "        TXT", FAT_NAME);
    for (unsigned i = 0; i < NAME_LETTERS && letters[i] != '\0'; i++) {
        bool const lower = letters[i] >= 'a' && letters[i] <= 'z';
        name[i] = lower ? (char)(letters[i] - 'a' + 'A') : letters[i];
    }
    for (unsigned i = 0; i < NAME_DIGITS; i++, id /= 10) {
        name[NAME_LETTERS + NAME_DIGITS - 1 - i] = (char)('0' + id % 10);
    }
}

/* ---- the files ---- */

enum kind { KIND_README, KIND_STATS, KIND_PICTURE, KIND_JOURNAL, KIND_LOG, KINDS };

static void file_name(uint8_t kind, uint32_t number, char name[FAT_NAME]) {
    static const char names[KIND_LOG][FAT_NAME + 1] = {"README  TXT", "STATS   CSV", "SCREEN  BMP",
                                                       "JOURNAL BIN"};
    if (kind == KIND_LOG) {
        log_name(number, name);
    } else {
        memcpy(name, names[kind], FAT_NAME);
    }
}

static void file_read(uint8_t kind, uint32_t number, uint32_t at, uint8_t *out, uint32_t count) {
    static void (*const readers[KINDS])(uint32_t number, uint32_t at, uint8_t * out, uint32_t count) = {
        readme_read, stats_read, picture_read, journal_read, log_read};
    readers[kind](number, at, out, count);
}

/* ---- the drive ---- */

void drive_build(const struct drive_source *from) {
    static const struct fat_source files = {file_name, file_read};
    struct window whole;
    source = from;
    entry = (struct journal_entry){0};
    sizing = false;
    log_file_forget();
    fat_begin(&volume, &files, "OXHIDE     ", journal_version());
    put_readme(window_open(&whole, UINT32_MAX, NULL, 0));
    fat_add(&volume, KIND_README, 0, whole.seen);
    put_stats(window_open(&whole, UINT32_MAX, NULL, 0));
    fat_add(&volume, KIND_STATS, 0, whole.seen);
    fat_add(&volume, KIND_PICTURE, 0, BMP_BYTES);
    fat_add(&volume, KIND_JOURNAL, 0, (uint32_t)from->sectors * BOARD_FLASH_SECTOR);
}

bool drive_build_step(void) {
    uint32_t size;
    if (sizing) {
        if (log_file_size_step(&size)) {
            fat_add(&volume, KIND_LOG, entry.id, size);
            sizing = false;
        }
        return false;
    }
    if (!journal_list(&entry)) {
        return true;
    }
    sizing = log_file_size_begin(entry.id, source->games);
    return false;
}

uint32_t drive_sectors(void) {
    return fat_sectors();
}

void drive_read(uint32_t sector, uint8_t out[FAT_SECTOR]) {
    fat_read(&volume, sector, out);
}
