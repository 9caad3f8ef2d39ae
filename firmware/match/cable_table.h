/* The match on the console, for a PC at the cable that watches it, and plays in it once the owner has said
 * yes. */
#ifndef OXHIDE_CABLE_TABLE_H
#define OXHIDE_CABLE_TABLE_H

#include "link.h"

extern const struct link_table cable_table;

#endif
