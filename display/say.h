/* What is drawn, in words. Whoever wants to know what stands on the screen listens, and has it drawn once
 * more: every text and every icon then says what it is and where, also what is under a cursor, what lies over
 * something else, and what didn't fit. Nothing is remembered here, so words and picture are always of the
 * same moment. Where nobody listens that costs one look at a variable for each text, icon or box.
 *
 * Pictures that have no words of their own get them by say_name (words.h has it with a format), which draws
 * nothing. */
#ifndef OXHIDE_SAY_H
#define OXHIDE_SAY_H

#include <stdbool.h>
#include <stddef.h>

#include "canvas.h"
#include "icon_names.h"

enum said {
    SAID_WORDS,  /* letters that stand in the area */
    SAID_ICON,   /* an icon */
    SAID_NAME,   /* what the area shows; not drawn */
    SAID_GROUP,  /* what comes now belongs together, and is read where this area is */
    SAID_APART,  /* the group is complete */
    SAID_CURSOR, /* a cursor, or the ground of what is chosen; the last one counts */
    SAID_CHOICE, /* the area can be chosen, is a list's row, or a panel that says what a choice brings */
    SAID_COVER,  /* what stood in the area is covered */
    SAID_SHADE,  /* what stood in the area is put into the background: it can't be chosen now */
    SAID_MARK,   /* a ring, a dash, a shade that means something: words of the page that explains it */
    SAID_LOST,   /* words that have no room in the area: a part of them isn't drawn */
};

struct saying {
    enum said what;
    struct area area;
    const char *words; /* of SAID_WORDS, SAID_NAME, SAID_MARK, SAID_LOST: `length` bytes of UTF-8 */
    size_t length;
    enum icon icon; /* of SAID_ICON, else ICON_COUNT */
    int seat_style; /* whose colours a piece has; SAY_NOBODYS: its own */
};
enum { SAY_NOBODYS = -1 };

struct listener {
    void (*hear)(const struct saying *saying);
    bool draws; /* the picture is drawn, too; otherwise the canvas stays as it is */
};

/* From now on; NULL: nobody. Begin and end it outside of a drawing. */
void say_to(const struct listener *listener);
extern const struct listener *say_listener;
static inline bool say_heard(void) {
    return say_listener != NULL;
}

/* For functions that only say something: out of the way of those that draw. */
#define SAY_RARELY __attribute__((noinline))
/* Each does nothing where nobody listens, nor outside of the clip. */
void say_words(struct area area, const char *words, size_t length);
void say_icon(struct area area, enum icon icon, int seat_style);
void say_name(struct area area, const char *words);
void say_mark(struct area area, const char *words);
void say_lost(struct area area, const char *words);
void say(enum said what, struct area area); /* one of those without words */

#endif
