/* A version that never changes, for the stored pictures: firmware/version/version.c is not linked here. */
#include "version.h"

const char version_number[] = "1.0.0";
const char version_words[] = "version 1.0.0";
const char version_commit[] = "0123abcd, changed"; /* the longest */
const char version_text[] = "1.0.0 (0123abcd, changed)";
