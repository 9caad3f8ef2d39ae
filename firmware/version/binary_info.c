/* What picotool shows of the file, besides what the SDK puts in by itself. No date: the same source makes the
 * same file. */
#include "pico/binary_info.h"

#include "commit.h"

bi_decl(bi_program_version_string(OXHIDE_VERSION " (" OXHIDE_COMMIT ")"))
    bi_decl(bi_program_build_attribute("commit " OXHIDE_COMMIT))
#ifdef OXHIDE_URL
        bi_decl(bi_program_url(OXHIDE_URL))
#endif
