/* What a turn has changed besides points, in words: the `news` of struct game writes facts here that anybody
 * can see in the states before and after it, the weightiest first. A seat's thing is "@2 line", seats from 0:
 * screens put the seat's shape there. */
#ifndef OXHIDE_NEWS_H
#define OXHIDE_NEWS_H

#include <stdbool.h>

#include "text.h"

enum { NEWS_MAX = 2 }; /* facts of a turn */

struct news {
    struct text *out;
    unsigned count; /* facts so far */
};

/* Is there room for one more? Then it is put after this. */
static inline bool news_next(struct news *news) {
    if (news->count == NEWS_MAX) {
        return false;
    }
    text_put(news->out, news->count++ == 0 ? "" : "; ");
    return true;
}

#endif
