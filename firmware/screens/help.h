/* Pages to read: the only screen without Y. Left and right turn pages, B goes back to where one was. */
#ifndef OXHIDE_HELP_H
#define OXHIDE_HELP_H

#include "icons.h"

struct help_page {
    const char *title;
    const char *words;      /* rich text, some 60 words: set small where they have no room otherwise */
    void (*picture)(int y); /* draws above the words, HELP_PICTURE px high from y on; NULL: none */
};
enum { HELP_PICTURE = 60 };
void help_picture_draw(void (*picture)(int y), int y);
/* In a picture: a word below; an icon above it. */
void help_label(int middle, int y, const char *words);
void help_icon(int middle, int y, enum icon icon, int size, const char *words);

/* Room for pages that are put together, until others are; there is no help about help. */
enum { HELP_PAGES_MAX = 25 /* Bronze has 9, Monuments most; and one about a thing */ };
struct help_page *help_room(void);
/* The pages must last. */
void help_open(const struct help_page *pages, unsigned count, unsigned first);

/* The pages that were opened last are a game's: its icon stands before their titles. */
void help_of(enum icon icon);
void help_first_of(enum icon icon); /* only the first of them is */
/* X on the pages that were opened last does that; its word stands among the keys. */
void help_offer(const char *word, void (*act)(void));

#endif
