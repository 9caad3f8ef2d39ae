/* Pictures for the pages of Bronze's rules, as help.h wants them. */
#ifndef OXHIDE_BRONZE_PAGE_PICTURES_H
#define OXHIDE_BRONZE_PAGE_PICTURES_H

extern void (*const bronze_page_pictures[])(int y);

#endif
