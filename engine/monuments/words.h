/* What things are called in moves and in JSON. */
#ifndef OXHIDE_MONUMENTS_WORDS_H
#define OXHIDE_MONUMENTS_WORDS_H

#include "state.h"

extern const char *const monuments_thing_words[THINGS];
extern const char *const monuments_group_words[3];
extern const char *const monuments_quest_group_words[QUEST_DECKS + 1];

void monuments_words_text(const void *state, move_t move, struct text *out);
void monuments_edge_text(struct text *out, const struct river *river);
void monuments_report_json(const void *state, int viewer, struct json *out);
enum { PAGES = 19 };
extern const struct game_page monuments_pages[PAGES];

#endif
