#include "settings_store.h"

#include "journal.h"

_Static_assert((int)SETTINGS_BYTES <= (int)JOURNAL_SETTINGS_MAX, "the journal's room for settings");

static bool load_settings(uint8_t bytes[SETTINGS_BYTES]) {
    return journal_settings_load(bytes, SETTINGS_BYTES) == SETTINGS_BYTES;
}

static bool save_settings(const uint8_t bytes[SETTINGS_BYTES]) {
    return journal_settings_save(bytes, SETTINGS_BYTES) == JOURNAL_OK;
}

const struct settings_store settings_in_journal = {load_settings, save_settings};
