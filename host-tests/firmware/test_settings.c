/* Settings are kept as bytes, survive the way there and back, and bytes that make no sense change nothing. */
#include <string.h>
#include <unity.h>

#include "flash_model.h"
#include "headless.h"
#include "journal.h"
#include "rng.h"
#include "settings.h"
#include "settings_store.h"

static uint8_t flash[SETTINGS_BYTES];
static bool written;
static unsigned saves;

static bool load(uint8_t bytes[SETTINGS_BYTES]) {
    memcpy(bytes, flash, sizeof flash);
    return written;
}

static bool save(const uint8_t bytes[SETTINGS_BYTES]) {
    memcpy(flash, bytes, sizeof flash);
    written = true;
    saves++;
    return true;
}

static const struct settings_store store = {load, save};

void setUp(void) {
    board_start();
    written = false;
    saves = 0;
    settings_start(&store);
}

void tearDown(void) {}

static void first_start_has_the_stones_names(void) {
    TEST_ASSERT_EQUAL_STRING("Garnet", settings_seat_name(0));
    TEST_ASSERT_EQUAL_STRING("Pearl", settings_seat_name(4));
    TEST_ASSERT_TRUE(settings()->animations);
}

static void changes_are_there_after_power_off(void) {
    struct settings changed = *settings();
    changed.sound = 0;
    changed.pace = PACE_SLOW;
    changed.animations = false;
    changed.seat_style[0] = 1;
    changed.seat_style[1] = 0;
    strcpy(changed.name[2], "Ada-1815");
    settings_change(&changed);
    TEST_ASSERT_TRUE(settings_keep());
    settings_start(&store);
    TEST_ASSERT_EQUAL_MEMORY(&changed, settings(), sizeof changed);
    TEST_ASSERT_EQUAL_STRING("Ada-1815", settings_seat_name(2));
    TEST_ASSERT_EQUAL_STRING("Lapis", settings_seat_name(0));
}

static void nothing_is_written_without_a_change(void) {
    TEST_ASSERT_TRUE(settings_keep());
    TEST_ASSERT_EQUAL(0, saves);
    struct settings changed = *settings();
    changed.light = 8;
    settings_change(&changed);
    settings_keep();
    settings_keep();
    TEST_ASSERT_EQUAL(1, saves);
}

/* What can be unpacked packs to the same bytes: one form for each meaning, whatever the flash holds. */
static void foreign_bytes_are_refused_or_mean_something(void) {
    struct rng rng;
    uint8_t good[SETTINGS_BYTES];
    rng_seed(&rng, 1);
    settings_pack(settings(), good);
    for (unsigned run = 0; run < 100000; run++) {
        uint8_t bytes[SETTINGS_BYTES], again[SETTINGS_BYTES];
        struct settings read;
        memcpy(bytes, good, sizeof bytes);
        for (unsigned change = 0; change < 3; change++) {
            bytes[rng_below(&rng, SETTINGS_BYTES)] = (uint8_t)rng_next(&rng);
        }
        if (settings_unpack(&read, bytes)) {
            settings_pack(&read, again);
            TEST_ASSERT_EQUAL_MEMORY(bytes, again, sizeof bytes);
        }
    }
}

static void erased_flash_is_no_settings(void) {
    struct settings read;
    memset(flash, 0xff, sizeof flash);
    TEST_ASSERT_FALSE(settings_unpack(&read, flash));
    memset(flash, 0, sizeof flash);
    TEST_ASSERT_FALSE(settings_unpack(&read, flash));
}

static void two_seats_never_share_a_style(void) {
    uint8_t bytes[SETTINGS_BYTES];
    struct settings same = *settings(), read;
    same.seat_style[3] = same.seat_style[0];
    settings_pack(&same, bytes);
    TEST_ASSERT_FALSE(settings_unpack(&read, bytes));
}

static void journal_keeps_them(void) {
    flash_model_start(BOARD_FLASH_SECTORS);
    journal_mount(BOARD_FLASH_SECTORS);
    settings_start(&settings_in_journal);
    struct settings changed = *settings();
    changed.light = 2;
    strcpy(changed.name[4], "Zoe");
    settings_change(&changed);
    TEST_ASSERT_TRUE(settings_keep());
    settings_start(NULL);
    TEST_ASSERT_NOT_EQUAL(2, settings()->light);
    journal_mount(BOARD_FLASH_SECTORS);
    settings_start(&settings_in_journal);
    TEST_ASSERT_EQUAL_MEMORY(&changed, settings(), sizeof changed);
}

/* Byte 7 was 0 before it was the lamp's: a save from then means a lamp as it is built. */
static void saves_from_before_the_lamp_are_read(void) {
    enum { AT_LAMP = 7 };
    uint8_t bytes[SETTINGS_BYTES];
    struct settings changed = *settings(), read;
    changed.lamp_inverted = true;
    settings_pack(&changed, bytes);
    TEST_ASSERT_EQUAL_HEX8(1, bytes[AT_LAMP]);
    TEST_ASSERT_TRUE(settings_unpack(&read, bytes));
    TEST_ASSERT_TRUE(read.lamp_inverted);
    bytes[AT_LAMP] = 0;
    TEST_ASSERT_TRUE(settings_unpack(&read, bytes));
    TEST_ASSERT_FALSE(read.lamp_inverted);
    bytes[AT_LAMP] = 2;
    TEST_ASSERT_FALSE(settings_unpack(&read, bytes));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(first_start_has_the_stones_names);
    RUN_TEST(changes_are_there_after_power_off);
    RUN_TEST(nothing_is_written_without_a_change);
    RUN_TEST(foreign_bytes_are_refused_or_mean_something);
    RUN_TEST(erased_flash_is_no_settings);
    RUN_TEST(two_seats_never_share_a_style);
    RUN_TEST(journal_keeps_them);
    RUN_TEST(saves_from_before_the_lamp_are_read);
    return UNITY_END();
}
