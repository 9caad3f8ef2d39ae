/* Some of the legal moves as a list over the lower part of the screen: each in words, with an icon and what
 * it costs. Whoever shows it says which moves are offered. */
#ifndef OXHIDE_MONUMENTS_CHOICE_LIST_H
#define OXHIDE_MONUMENTS_CHOICE_LIST_H

#include "monuments_ui.h"
#include "screen.h"

/* Is a move among them? */
typedef bool monuments_ui_choice_filter(move_t move);

unsigned monuments_ui_choice_count(monuments_ui_choice_filter *offered);
move_t monuments_ui_choice_at(monuments_ui_choice_filter *offered, unsigned index);

/* The rows from y on, at most so many; the one at `at` is in gold. */
struct monuments_ui_choice_rows {
    int y;
    unsigned rows, at;
    monuments_ui_choice_filter *offered;
};
void monuments_ui_choice_rows_draw(const struct monuments_ui_choice_rows *rows);

/* A panel with rows at the lower edge. */
void monuments_ui_choice_panel_draw(monuments_ui_choice_filter *offered, unsigned at);

#endif
