/* Settings are kept in the journal, which must be mounted. */
#ifndef OXHIDE_SETTINGS_STORE_H
#define OXHIDE_SETTINGS_STORE_H

#include "settings.h"

extern const struct settings_store settings_in_journal;

#endif
