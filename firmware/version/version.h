/* Which Oxhide this is. The number is OXHIDE_VERSION (the file VERSION); the commit is found at each build by
 * cmake/commit.cmake. */
#ifndef OXHIDE_VERSION_H
#define OXHIDE_VERSION_H

enum { VERSION_ROOM = 33 /* bytes of its text at most, the 0 included */ };

extern const char version_number[]; /* "1.0.0" */
extern const char version_words[];  /* "version 1.0.0" */
extern const char version_commit[]; /* "0123abcd", "0123abcd, changed" or "source archive" */
extern const char version_text[];   /* "1.0.0 (0123abcd)" */

#endif
