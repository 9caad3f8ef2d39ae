#include "drive.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "bytes.h"
#include "journal.h"
#include "log_file.h"
#include "text_window.h"

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
    NUMBERS = 10000,         /* that many digits */
    PLACE_SECTOR = 0x7f,     /* of a match's file: the sector of its first part */
    PLACE_FINISHED = 0x80,   /* and whether it was over */
};
_Static_assert(BOARD_FLASH_SECTORS - 1 <= PLACE_SECTOR, "a sector's number fits");

/* KIND_LOG and above: the log of a match, of that game in the list of games. */
enum kind { KIND_README, KIND_STATS, KIND_JOURNAL, KIND_LOG };

static struct fat_volume volume;
static const struct drive_source *source;
static struct journal_entry entry; /* the match that was taken in last */
static bool sizing;                /* and is being measured */

/* ---- README.TXT */

static void put_readme(struct text *out) {
    text_put(out, "Oxhide ");
    text_put(out, source->version);
    text_put(out, " on ");
    text_put(out, source->board);
    text_put(
        out,
        "\r\n\r\n"
        "This drive shows what the console kept when it was plugged in. It can be read, not written.\r\n"
        "What was played since is here when you plug it in again, or after Settings > Refresh USB drive on the\r\n"
        "console: eject the drive on the PC first. If a file can't be read, its place was needed for new\r\n"
        "matches: refresh the drive.\r\n\r\n"
        "<GAME><NUMBER>.TXT  a match, as the text that the command `load` takes (docs/protocol.md)\r\n"
        "STATS.CSV           matches, victories and points by game and name\r\n"
        "JOURNAL.BIN         the memory of the saves, for oxhide-dump (docs/save-format.md)\r\n\r\n"
        "The serial port that comes with it speaks the protocol of docs/protocol.md: try `help`. There, `screen`\r\n"
        "gives the picture on the console, and `oxhide --port <port> screen SCREEN.BMP` makes a file of it.\r\n");
}

static bool readme_read(const struct fat_file *file, uint32_t at, uint8_t *out, uint32_t count) {
    struct text_window window;
    (void)file;
    put_readme(text_window_open(&window, at, out, count));
    return true;
}

/* ---- STATS.CSV */

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
    const uint32_t size = tenths < 0 ? 0u - (uint32_t)tenths : (uint32_t)tenths;
    if (tenths < 0) {
        text_char(out, '-');
    }
    text_unsigned(out, size / 10);
    text_char(out, '.');
    text_unsigned(out, size % 10);
}

static void put_stats(struct text *out) {
    struct journal_stat stat;
    text_put(out, "game,name,matches,won,best,mean,in a row,most in a row\r\n");
    for (unsigned i = 0; journal_lent_stats(i, &stat); i++) {
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
        text_format(out, ",%u,%u\r\n", stat.streak, stat.longest);
    }
}

static bool stats_read(const struct fat_file *file, uint32_t at, uint8_t *out, uint32_t count) {
    struct text_window window;
    (void)file;
    put_stats(text_window_open(&window, at, out, count));
    return journal_lent_store();
}

/* ---- the picture */

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
    const uint32_t row = DRIVE_PICTURE - 1 - at / BMP_ROW;
    const uint16_t pixel = source->pixels()[row * DRIVE_PICTURE + at % BMP_ROW / 2];
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

/* ---- the logs */

static bool log_read(const struct fat_file *file, uint32_t at, uint8_t *out, uint32_t count) {
    const struct log_file log = {source->games, file->place & PLACE_SECTOR, file->extent};
    return log_file_read(&log, at, out, count);
}

/* "BRON0017TXT", from what is kept of the match in RAM: its sector may be erased, the list of files stays. */
static void log_name(const struct fat_file *file, char name[FAT_NAME]) {
    const char *letters = source->games[file->kind - KIND_LOG]->title;
    unsigned number = file->number;
    memcpy(name, "        TXT", FAT_NAME);
    for (unsigned i = 0; i < NAME_LETTERS && letters[i] != '\0'; i++) {
        const bool lower = letters[i] >= 'a' && letters[i] <= 'z';
        name[i] = lower ? (char)(letters[i] - 'a' + 'A') : letters[i];
    }
    for (unsigned i = 0; i < NAME_DIGITS; i++, number /= 10) {
        name[NAME_LETTERS + NAME_DIGITS - 1 - i] = (char)('0' + number % 10);
    }
}

/* ---- JOURNAL.BIN */

/* How far the match came that has a part in that sector. One that is of another version is none of the files,
 * and stays as it is. */
static struct journal_extent extent_of(unsigned sector) {
    const int first = journal_lent_first(sector);
    struct journal_extent extent = {.finished = true};
    for (unsigned i = 0; i < volume.count; i++) {
        const struct fat_file *file = &volume.files[i];
        if (file->kind >= KIND_LOG && (file->place & PLACE_SECTOR) == first) {
            extent.finished = (file->place & PLACE_FINISHED) != 0;
            extent.slots = file->extent;
        }
    }
    return extent;
}

static bool journal_read(const struct fat_file *file, uint32_t at, uint8_t *out, uint32_t count) {
    const unsigned sector = at / BOARD_FLASH_SECTOR;
    const struct journal_extent extent = extent_of(sector);
    (void)file;
    return journal_lent_read(sector, at % BOARD_FLASH_SECTOR, out, count, &extent);
}

/* ---- the files */

static void file_name(const struct fat_file *file, char name[FAT_NAME]) {
    static const char names[KIND_LOG][FAT_NAME + 1] = {"README  TXT", "STATS   CSV", "JOURNAL BIN"};
    if (file->kind >= KIND_LOG) {
        log_name(file, name);
    } else {
        memcpy(name, names[file->kind], FAT_NAME);
    }
}

static bool file_read(const struct fat_file *file, uint32_t at, uint8_t *out, uint32_t count) {
    assert(at + count <= file->size && out != NULL);
    static bool (*const readers[])(const struct fat_file *file, uint32_t at, uint8_t *out,
                                   uint32_t count) = {readme_read, stats_read, journal_read, log_read};
    return readers[file->kind < KIND_LOG ? file->kind : KIND_LOG](file, at, out, count);
}

/* ---- the drive */

void drive_start(const struct drive_source *from) {
    assert(from != NULL && from->games != NULL);
    source = from;
}

static void add_file(uint8_t kind, uint32_t size) {
    const struct fat_file file = {.size = size, .kind = kind};
    fat_add(&volume, &file);
}

void drive_build(void) {
    assert(source != NULL);
    static const struct fat_source files = {file_name, file_read};
    struct text_window whole;
    entry = (struct journal_entry){0};
    sizing = false;
    log_file_forget();
    journal_lend();
    fat_begin(&volume, &files, "OXHIDE     ", journal_version());
    put_readme(text_window_open(&whole, UINT32_MAX, NULL, 0));
    add_file(KIND_README, whole.seen);
    put_stats(text_window_open(&whole, UINT32_MAX, NULL, 0));
    add_file(KIND_STATS, whole.seen);
    add_file(KIND_JOURNAL, (uint32_t)source->sectors * BOARD_FLASH_SECTOR);
}

void drive_end(void) {
    journal_lend_end();
}

static uint8_t game_index(uint8_t id) {
    uint8_t index = 0;
    while (source->games[index]->id != id) {
        index++;
        assert(source->games[index] != NULL); /* a match that was measured is of a game that is here */
    }
    return index;
}

static void add_log(uint32_t size, uint16_t slots) {
    const struct fat_file file = {
        .size = size,
        .number = (uint16_t)(entry.id % NUMBERS),
        .extent = slots,
        .kind = (uint8_t)(KIND_LOG + game_index(entry.setup[0])),
        .place = (uint8_t)(entry.sector | (entry.finished ? PLACE_FINISHED : 0)),
    };
    fat_add(&volume, &file);
}

bool drive_build_step(void) {
    uint32_t size;
    uint16_t slots;
    if (sizing) {
        struct journal_entry still;
        sizing = !log_file_size_step(&size, &slots);
        if (!sizing && journal_lent_match(entry.sector, &still)) {
            add_log(size, slots);
        }
        return false;
    }
    if (!journal_list(&entry)) {
        return true;
    }
    sizing = log_file_size_begin(entry.sector, source->games);
    return false;
}

uint32_t drive_sectors(void) {
    return fat_sectors();
}

bool drive_read(uint32_t sector, uint8_t out[FAT_SECTOR]) {
    assert(out != NULL);
    return fat_read(&volume, sector, out);
}
