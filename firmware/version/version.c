/* With binary_info.c all that is compiled again after a commit. Tests of screens have a version of their own,
 * so that stored pictures stay. */
#include "version.h"

#include "commit.h"

const char version_number[] = OXHIDE_VERSION;
const char version_words[] = "version " OXHIDE_VERSION;
const char version_commit[] = OXHIDE_COMMIT;
const char version_text[] = OXHIDE_VERSION " (" OXHIDE_COMMIT ")";
_Static_assert(sizeof version_text <= VERSION_ROOM, "the version is a line of a screen at most");
