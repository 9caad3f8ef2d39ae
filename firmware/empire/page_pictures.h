/* Pictures for the pages of Eight-Minute Empire's rules, as help.h wants them. */
#ifndef OXHIDE_EMPIRE_PAGE_PICTURES_H
#define OXHIDE_EMPIRE_PAGE_PICTURES_H

#include "empire/empire.h"

extern void (*const eight_page_pictures[EMPIRE_PAGES])(int y);

#endif
