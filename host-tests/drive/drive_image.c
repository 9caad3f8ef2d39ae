/* Writes the console's USB drive as an image, for other people's tools to look at: plays some matches into a
 * journal, some to their end, and builds the drive over it.
 *
 * usage: drive_image <image> <folder>     also writes what each file must hold into the folder
 *        drive_image <folder>             only BRONZE.BIN, EMPIRE.BIN and MONUMENTS.BIN there: journals with
 * one match of two people that is over; and BRONZE-2.BIN and so on, with another one of the same deal */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drive.h"
#include "flash_model.h"
#include "games.h"
#include "journal.h"
#include "review_note.h"

enum { MATCHES = 9, LONG_ONE = 99, PLAYED_ON = 3, ALONE = 8, PICTURE_PIXELS = DRIVE_PICTURE * DRIVE_PICTURE };

static struct match match;
static struct rng rng;
static bool coached;                 /* the match that was played last has a note, */
static char better[GAME_WORD_MAX];   /* and in that a better move than its fourth */
static struct journal_origin origin; /* of the match that was played last */
static uint16_t picture[PICTURE_PIXELS];
static const struct journal_seat seats[GAME_SEATS_MAX] = {
    {"Ann", {0, 0}}, {"Ben \"B\"", {0, 1}}, {"Cat", {0, 2}}, {"Dan", {0, 3}}, {"Eve", {0, 4}},
};

static const uint16_t *pixels(void) {
    return picture;
}

static void must(bool good, const char *what) {
    if (!good) {
        fprintf(stderr, "drive_image: %s\n", what);
        exit(1);
    }
}

static void put_file(void *to, const char *bytes, size_t count) {
    fwrite(bytes, 1, count, to);
}

static FILE *open_in(const char *folder, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    must(file != NULL, path);
    return file;
}

enum { FOURTH = 3 };

/* A legal move other than the match's fourth. */
static move_t better_move(void) {
    static struct match there;
    static move_t moves[GAME_MOVES_MAX];
    struct text_buffer buffer;
    there = match;
    match_rewind(&there, FOURTH);
    move_t other = MOVE_NONE;
    for (unsigned i = match_moves(&there, moves); i-- > 0;) {
        other = moves[i] != match_move(&there, FOURTH) ? moves[i] : other;
    }
    match_text(&there, other, text_into(&buffer, better, sizeof better));
    return other;
}

/* What a coach might have found in matches of this program: a note of two moments, and what docs/usb.md says
 * of them. The second names a move that is none. */
static void note_moments(uint32_t id, move_t other) {
    static struct review review = {.moments = 2};
    static uint8_t bytes[REVIEW_NOTE_MAX];
    review.moment[0] = (struct review_moment){.at = FOURTH,
                                              .kind = REVIEW_MISTAKE,
                                              .seat = 1,
                                              .played = 21,
                                              .other = 64,
                                              .noise = 3,
                                              .parts = 1,
                                              .moves = 1};
    for (unsigned byte = 0; byte < MATCH_MOVE_BYTES; byte++) {
        review.moment[0].line[0][byte] = (uint8_t)(other >> 8 * byte);
    }
    review.moment[1] = (struct review_moment){
        .at = 700, .kind = REVIEW_TURNED, .seat = 0, .played = 62, .other = 41, .parts = 1, .moves = 8};
    must(journal_note_save(id, bytes, review_note_put(&review, bytes)) == JOURNAL_OK, "a note");
}

/* Every third match is left in the middle; now and then a move is taken back. The long one is of Monuments
 * and fills several sectors. */
static void play(unsigned number, const struct game *game, uint32_t *id) {
    static move_t moves[GAME_MOVES_MAX];
    const bool is_long = number == LONG_ONE;
    struct setup setup;
    struct standing standing = {0};
    coached = false;
    setup_default(&setup, game);
    setup.seats = is_long ? game->seats_max : setup.seats;
    setup.seed = 100 + number;
    must(match_start(&match, &setup) == MATCH_OK, "a set-up");
    origin = number == PLAYED_ON ? (struct journal_origin){1, 17} : (struct journal_origin){0, 0};
    must(journal_new_match_from(&setup, seats, &origin, id) == JOURNAL_OK, "a match");
    while (match_turn(&match) != GAME_OVER && !(number % 3 == 0 && !is_long && match.length >= 40)) {
        const move_t move = moves[rng_below(&rng, match_moves(&match, moves))];
        must(match_play(&match, move) == MATCH_OK && journal_append(move) == JOURNAL_OK, "a move");
        if (rng_below(&rng, is_long ? 2 : 6) == 0 && match_undo(&match) == MATCH_OK) {
            must(journal_append(JOURNAL_UNDO) == JOURNAL_OK, "an undo");
        }
    }
    if (match_turn(&match) == GAME_OVER) {
        standing_of(game, match.state, &standing);
        must(journal_finish(&standing) == JOURNAL_OK, "to finish");
        coached = number % 2 == 1;
        if (coached) {
            note_moments(*id, better_move());
        }
    }
}

static void write_moments(FILE *file) {
    fprintf(file,
            "# coach: seat 2 after move 3: 21%% to win, 64%% by %s\n"
            "# coach: seat 1 after move 700: turned: 62%% to win, then 41%% by another move\n",
            better);
}

/* Who sat there and how it ended, in the words of docs/usb.md. */
static void write_comments(FILE *file) {
    struct standing standing;
    const bool over = match_turn(&match) == GAME_OVER;
    standing_of(match.setup.game, match.state, &standing);
    for (unsigned i = 0; i < match.setup.seats; i++) {
        fprintf(file, "# seat %u: %.*s", i + 1, JOURNAL_NAME, seats[i].name);
        if (over) {
            fprintf(file, ", %d points, place %d", standing.points[i], standing.rank[i]);
        }
        fputc('\n', file);
    }
    if (!over) {
        fprintf(file, "# in progress\n");
    } else if (standing.decided_by > 0) {
        fprintf(file, "# decided by %s\n", match.setup.game->tie_breaks[standing.decided_by - 1]);
    }
    if (origin.match != 0) {
        fprintf(file, "# played on from match %u after move %u\n", (unsigned)origin.match, origin.moves);
    }
    if (coached) {
        write_moments(file);
    }
}

static void write_expected_log(const char *folder, uint32_t id) {
    char name[32];
    snprintf(name, sizeof name, "%c%c%c%c%04u.TXT", match.setup.game->title[0] & ~0x20,
             match.setup.game->title[1] & ~0x20, match.setup.game->title[2] & ~0x20,
             match.setup.game->title[3] & ~0x20, (unsigned)id);
    FILE *file = open_in(folder, name);
    struct text out = {put_file, file};
    match_log(&match, &out);
    fputc('\n', file);
    write_comments(file);
    fclose(file);
}

static void write_picture(const char *folder) {
    FILE *file = open_in(folder, "picture.rgb565");
    for (unsigned i = 0; i < PICTURE_PIXELS; i++) {
        picture[i] = (uint16_t)rng_next(&rng);
        fputc(picture[i] & 0xff, file);
        fputc(picture[i] >> 8, file);
    }
    fclose(file);
}

/* What the serial port's `screen` sends. */
static void write_bmp(const char *folder) {
    FILE *file = open_in(folder, "screen.bmp");
    for (uint32_t at = 0; at < drive_picture_bytes(); at++) {
        uint8_t byte;
        drive_picture_read(at, &byte, 1);
        fwrite(&byte, 1, 1, file);
    }
    fclose(file);
}

/* What the drive shows was settled when it was built: matches that are begun, gone on with, finished and
 * thrown away after that must not show in it. */
static void play_on(void) {
    static const uint8_t settings[] = "changed";
    static move_t moves[GAME_MOVES_MAX];
    struct journal_entry entry = {0};
    uint32_t id;
    while (journal_list(&entry)) {
        if (!entry.finished && journal_resume(entry.id, &match, games_all) == JOURNAL_OK) {
            const move_t move = moves[rng_below(&rng, match_moves(&match, moves))];
            must(match_play(&match, move) == MATCH_OK && journal_append(move) == JOURNAL_OK, "another move");
            must(journal_append(JOURNAL_UNDO) == JOURNAL_OK, "taken back");
        } else {
            note_moments(entry.id, MOVE_NONE);
            must(journal_forget(entry.id) == JOURNAL_OK, "to forget");
        }
    }
    for (unsigned i = 0; i < MATCHES; i++) {
        play(i, games_all[i % 2], &id);
    }
    must(journal_settings_save(settings, sizeof settings) == JOURNAL_OK, "settings");
}

static void write_journal(const char *folder, const char *name) {
    FILE *file = open_in(folder, name);
    fwrite(board_flash(), BOARD_FLASH_SECTOR, BOARD_FLASH_SECTORS, file);
    fclose(file);
}

static void start(void) {
    flash_model_start(BOARD_FLASH_SECTORS);
    rng_seed(&rng, 1);
    journal_mount(BOARD_FLASH_SECTORS);
}

/* Each game's match in a journal of its own. */
static void write_alone(const char *folder) {
    static const char *const names[][2] = {
        {"BRONZE.BIN", "BRONZE-2.BIN"}, {"EMPIRE.BIN", "EMPIRE-2.BIN"}, {"MONUMENTS.BIN", "MONUMENTS-2.BIN"}};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        uint32_t id = 0;
        start();
        for (unsigned times = 0; times < 2; times++) {
            play(ALONE, games_all[i], &id);
            write_journal(folder, names[i][times]);
        }
    }
}

static void write_image(const char *name) {
    FILE *file = fopen(name, "wb");
    must(file != NULL, name);
    for (uint32_t i = 0; i < drive_sectors(); i++) {
        uint8_t sector[FAT_SECTOR];
        must(drive_read(i, sector), "a sector");
        fwrite(sector, 1, sizeof sector, file);
    }
    fclose(file);
}

int main(int count, char **words) {
    static const struct drive_source source = {games_all, "headless", "1.0.0", BOARD_FLASH_SECTORS, pixels};
    must(count == 2 || count == 3, "usage: drive_image [<image>] <folder>");
    if (count == 2) {
        write_alone(words[1]);
        return 0;
    }
    start();
    write_picture(words[2]);
    for (unsigned i = 0; i <= MATCHES; i++) {
        uint32_t id = 0;
        play(i == 0 ? LONG_ONE : i - 1, games_all[i == 0 ? 2 : (i - 1) % 2], &id);
        must(i > 0 || journal_health().finished > 1, "a match of several sectors");
        write_expected_log(words[2], id);
        if (i == 0) {
            write_journal(words[2], "LONG.BIN"); /* that match alone */
        }
    }
    write_journal(words[2], "JOURNAL.BIN");
    drive_start(&source);
    write_bmp(words[2]);
    drive_build();
    while (!drive_build_step()) {
    }
    play_on();
    write_image(words[1]);
    return 0;
}
