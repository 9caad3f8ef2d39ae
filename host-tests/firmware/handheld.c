#include "handheld.h"

#include <png.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "console.h"
#include "drawing.h"
#include "fits.h"
#include "flash_model.h"
#include "games.h"
#include "journal.h"
#include "lesson_progress.h"
#include "play.h"
#include "recap.h"
#include "screen.h"
#include "screen_text.h"
#include "text.h"
#include "tips.h"

enum {
    TAP_MS = 50,
    LOOK_MS = 10,
    REST_MS = 450, /* longer than any animation, and than the debounce */
    SIZE = 240,
    CHANNELS = 3,
    PATH_ROOM = 512,
    TEXT_ROOM = 8192,
    PRESSES_MAX = 8000, /* the longest match that is recorded takes some 2,500 */
    PRESSES_IN_LINE = 100,
};

struct image {
    uint8_t rgb[SIZE * SIZE * CHANNELS];
};

static bool recaps_stay;

/* As simulator/page/journal.js has it, too: knownConsole. */
static void know_the_console(void) {
    static const struct lesson_progress declined = {.state = LESSON_DECLINED};
    journal_mount(BOARD_FLASH_SECTORS);
    lesson_progress_start();
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        lesson_progress_keep(games_all[i], &declined, false);
    }
    tips_start();
    tips_turn(false);
}

void handheld_start(const struct settings_store *store) {
    recaps_stay = false;
    drawing_watch(true);
    board_start();
    flash_model_start(BOARD_FLASH_SECTORS);
    know_the_console();
    console_start(store);
}

void handheld_start_new(const struct settings_store *store) {
    recaps_stay = false;
    drawing_watch(true);
    board_start();
    flash_model_start(BOARD_FLASH_SECTORS);
    console_start(store);
}

void handheld_fresh(const struct settings_store *store) {
    static const struct board_boot by_hand = {CAUSE_POWER, 0};
    headless_capabilities(true, false);
    headless_battery(87, false, false);
    headless_name("picosystem");
    headless_boot_cause(by_hand);
    headless_hold_at_start(0);
    handheld_start(store);
}

void handheld_recaps_stay(void) {
    recaps_stay = true;
}

static void run_ms(uint32_t ms) {
    const uint64_t end = headless_now_us() + ms * 1000u;
    headless_stop_at_us(end);
    while (headless_now_us() < end) {
        console_turn();
    }
    headless_stop_at_us(UINT64_MAX);
}

void handheld_run_ms(uint32_t ms) {
    run_ms(ms);
    while (!recaps_stay && recap_shown()) {
        run_ms(SCREEN_REST_MS); /* after the press before */
        handheld_hold(BUTTON_A, TAP_MS);
    }
}

static char presses[PRESSES_MAX];
static unsigned pressed = PRESSES_MAX; /* full: nothing is written down */

static void write_down(enum board_button button, uint32_t ms) {
    static const char letters[] = {
        [BUTTON_UP] = 'u', [BUTTON_DOWN] = 'd', [BUTTON_LEFT] = 'l', [BUTTON_RIGHT] = 'r',
        [BUTTON_A] = 'a',  [BUTTON_B] = 'b',    [BUTTON_X] = 'x',    [BUTTON_Y] = 'y'};
    if (pressed < PRESSES_MAX) {
        const char letter = letters[button];
        presses[pressed++] = ms > TAP_MS ? (char)(letter - 'a' + 'A') : letter;
    }
}

void handheld_keys(const char *keys) {
    for (; *keys != '\0'; keys++) {
        handheld_press(*keys == 'u'   ? BUTTON_UP
                       : *keys == 'd' ? BUTTON_DOWN
                       : *keys == 'l' ? BUTTON_LEFT
                       : *keys == 'r' ? BUTTON_RIGHT
                       : *keys == 'A' ? BUTTON_A
                       : *keys == 'B' ? BUTTON_B
                       : *keys == 'X' ? BUTTON_X
                                      : BUTTON_Y);
    }
}

void handheld_hold(enum board_button button, uint32_t ms) {
    while (screen_resting()) {
        run_ms(LOOK_MS); /* who presses looks at the keys, which are dark */
    }
    write_down(button, ms);
    const uint32_t now = board_us();
    headless_contact(now, button, true);
    headless_contact(now + ms * 1000u, button, false);
    handheld_run_ms(ms + REST_MS);
}

void handheld_press(enum board_button button) {
    handheld_hold(button, TAP_MS);
}

void handheld_count(void) {
    enum { FLAKES_MS = 3500 };
    handheld_run_ms(HANDHELD_COUNT_MS);
    handheld_press(BUTTON_A);
    handheld_run_ms(FLAKES_MS);
}

void handheld_press_told(enum board_button button) {
    const bool loaded = play_loaded(), held = loaded && play_held();
    const char *const text = handheld_text();
    const bool told =
        !loaded || button != BUTTON_A || strstr(text, "final") != NULL || strstr(text, "no undo") != NULL;
    const unsigned length = loaded ? play_match()->length : 0;
    handheld_press(button);
    const struct match *match = play_match();
    const bool stays = match->length > length && match->barrier > length && play_is_person(play_owner());
    TEST_ASSERT_FALSE_MESSAGE(stays && !held && !told, "it wasn't said that the step is final");
}

void handheld_press_times(enum board_button button, unsigned times) {
    while (times-- > 0) {
        handheld_press(button);
    }
}

static bool under_the_cursor(const char *words) {
    char line[80] = "";
    const char *cursor = strstr(handheld_text(), "> ");
    TEST_ASSERT_NOT_NULL(cursor);
    snprintf(line, sizeof line, "%.*s", (int)strcspn(cursor, "\n"), cursor);
    return strstr(line, words) != NULL;
}

void handheld_seat(const char *who) {
    enum { KINDS_MOST = 16 };
    if (strstr(handheld_text(), "A Name") == NULL) {
        handheld_press(BUTTON_DOWN); /* from Play */
    }
    for (unsigned i = 0; !under_the_cursor(who); i++) {
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(KINDS_MOST, i, who);
        handheld_press(BUTTON_RIGHT);
    }
}

void handheld_type_seed(uint32_t seed) {
    uint32_t power = 100000000; /* of the first digit */
    for (unsigned i = 0; i < PLAY_SEED_DIGITS; i++, power /= 10) {
        handheld_press_times(BUTTON_UP, seed / power % 10);
        handheld_press(BUTTON_RIGHT);
    }
    handheld_press(BUTTON_A);
}

void handheld_match(const struct game *game, unsigned seats, unsigned persons, const char *options,
                    uint64_t seed) {
    enum { WEAKEST = 1 };
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX];
    setup_default(&setup, game);
    TEST_ASSERT_TRUE(options == NULL || setup_word(&setup, options));
    setup.seats = (uint8_t)seats;
    setup.seed = seed;
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        who[i] = (struct play_seat){i < persons ? PLAY_PERSON : WEAKEST, (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
}

bool handheld_move(move_t move) {
    const bool legal = play_move(move);
    if (play_held()) {
        play_go_on();
    }
    return legal;
}

bool handheld_again(void) {
    return play_move(match_move(play_match(), play_match()->length));
}

/* ---- pictures */

static uint8_t wide(unsigned part, unsigned bits) {
    return (uint8_t)(part << (8 - bits) | part >> (2 * bits - 8));
}

static void see(struct image *image) {
    uint8_t *at = image->rgb;
    for (unsigned i = 0; i < SIZE * SIZE; i++) {
        const uint16_t pixel = headless_panel()->frame[i / SIZE][i % SIZE];
        *at++ = wide(pixel >> 11, 5);
        *at++ = wide(pixel >> 5 & 63u, 6);
        *at++ = wide(pixel & 31u, 5);
    }
}

static void store(const char *folder, const char *name, const char *suffix, const struct image *image) {
    char path[PATH_ROOM];
    png_image png = {.version = PNG_IMAGE_VERSION, .width = SIZE, .height = SIZE, .format = PNG_FORMAT_RGB};
    snprintf(path, sizeof path, "%s/%s%s.png", folder, name, suffix);
    if (!png_image_write_to_file(&png, path, 0, image->rgb, 0, NULL)) {
        fprintf(stderr, "%s: %s\n", path, png.message);
        exit(1);
    }
}

static bool load(const char *name, struct image *image) {
    char path[PATH_ROOM];
    png_image png = {.version = PNG_IMAGE_VERSION};
    snprintf(path, sizeof path, "%s/pictures/%s.png", TEST_DIR, name);
    const bool found = png_image_begin_read_from_file(&png, path) != 0;
    png.format = PNG_FORMAT_RGB;
    return found && png.width == SIZE && png.height == SIZE &&
           png_image_finish_read(&png, NULL, image->rgb, 0, NULL);
}

/* What differs in red, on a faint copy of what was seen; returns how many pixels do. */
static unsigned compare(const struct image *stored, const struct image *seen, struct image *difference) {
    static const uint8_t red[CHANNELS] = {220, 0, 0};
    unsigned count = 0;
    for (unsigned i = 0; i < SIZE * SIZE * CHANNELS; i += CHANNELS) {
        const bool same = memcmp(&stored->rgb[i], &seen->rgb[i], CHANNELS) == 0;
        const unsigned grey = (unsigned)seen->rgb[i] + seen->rgb[i + 1] + seen->rgb[i + 2];
        count += same ? 0 : 1;
        for (unsigned c = 0; c < CHANNELS; c++) {
            difference->rgb[i + c] = same ? (uint8_t)(192 + grey / 12) : red[c];
        }
    }
    return count;
}

const char *handheld_text(void) {
    static char room[TEXT_ROOM];
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, sizeof room);
    struct screen_reader reader = screen_text_begin();
    while (reader.part < SCREEN_PARTS) {
        const size_t before = buffer.used;
        text_put(text, reader.part == SCREEN_CURSOR ? "> " : "");
        const bool more = screen_text_line(&reader, text);
        buffer.used = more ? buffer.used : before;
        text_put(text, more ? "\n" : "");
    }
    TEST_ASSERT_FALSE(buffer.cut);
    room[buffer.used] = '\0';
    return room;
}

static void write_text(const char *name) {
    char path[PATH_ROOM];
    const char *folder = getenv("OXHIDE_TEXTS");
    if (folder != NULL) {
        snprintf(path, sizeof path, "%s/%s.txt", folder, name);
        FILE *file = fopen(path, "w");
        TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
        fputs(handheld_text(), file);
        fclose(file);
    }
}

/* A misfit that wasn't listed yet, with its picture. */
static void list_misfit(const char *where, const char *report) {
    enum { LISTED_MAX = 400, NAME_ROOM = 24 };
    static unsigned listed[LISTED_MAX], count;
    static struct image seen;
    char name[NAME_ROOM];
    unsigned sum = 0, at = 0;
    for (const char *letter = report; *letter != '\0'; letter++) {
        sum = sum * 31u + (unsigned char)*letter;
    }
    while (at < count && listed[at] != sum) {
        at++;
    }
    if (at == count && count < LISTED_MAX) {
        listed[count++] = sum;
        snprintf(name, sizeof name, "misfit-%03u", count);
        see(&seen);
        store(SEEN_DIR, name, "", &seen);
        fprintf(stderr, "%s (%s):\n%s", name, where, report);
    }
}

void handheld_fits(const char *where) {
    char message[TEXT_ROOM];
    const char *report = fits_report();
    if (report[0] != '\0' && getenv("OXHIDE_LIST_MISFITS") != NULL) {
        list_misfit(where, report);
    } else if (report[0] != '\0') {
        snprintf(message, sizeof message, "%s: doesn't fit:\n%s", where, report);
        TEST_FAIL_MESSAGE(message);
    }
}

void handheld_picture(const char *name) {
    static struct image seen, stored, difference;
    char message[PATH_ROOM];
    write_text(name);
    handheld_fits(name);
    see(&seen);
    if (getenv("OXHIDE_STORE_PICTURES") != NULL) {
        store(TEST_DIR "/pictures", name, "", &seen);
        return;
    }
    const unsigned pixels = load(name, &stored) ? compare(&stored, &seen, &difference) : SIZE * SIZE;
    if (pixels > 0) {
        store(SEEN_DIR, name, "-seen", &seen);
        store(SEEN_DIR, name, "-difference", &difference);
        snprintf(message, sizeof message, "%s: %u pixels differ; see %s", name, pixels, SEEN_DIR);
        TEST_FAIL_MESSAGE(message);
    }
}

void handheld_save(const char *folder, const char *name) {
    static struct image seen;
    see(&seen);
    store(folder, name, "", &seen);
}

/* ---- recordings */

void handheld_record(void) {
    pressed = 0;
}

static void store_presses(FILE *file) {
    for (unsigned i = 0; i < pressed; i += PRESSES_IN_LINE) {
        const unsigned left = pressed - i;
        const unsigned count = left < PRESSES_IN_LINE ? left : (unsigned)PRESSES_IN_LINE;
        fprintf(file, "%.*s\n", (int)count, presses + i);
    }
}

static bool same_presses(FILE *file) {
    unsigned i = 0;
    for (int letter = fgetc(file); letter != EOF; letter = fgetc(file)) {
        if (letter != '\n' && (i == pressed || presses[i++] != letter)) {
            return false;
        }
    }
    return i == pressed;
}

void handheld_recorded(const char *name) {
    char path[PATH_ROOM];
    const bool stores = getenv("OXHIDE_STORE_PICTURES") != NULL;
    snprintf(path, sizeof path, TEST_DIR "/pictures/%s.presses", name);
    FILE *file = fopen(path, stores ? "w" : "r");
    TEST_ASSERT_LESS_THAN_MESSAGE(PRESSES_MAX, pressed, "more presses than there is room for");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    if (stores) {
        store_presses(file);
    }
    const bool same = stores || same_presses(file);
    fclose(file);
    pressed = PRESSES_MAX;
    TEST_ASSERT_TRUE_MESSAGE(same, "other presses than those that are recorded: tools/pictures stores them");
}
