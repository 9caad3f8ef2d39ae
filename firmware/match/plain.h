/* The screens of a game that has none of its own, or not yet: the frame plays any game by what struct game
 * tells. A member of struct game_ui that is NULL means what stands here. Moves come from their texts, part by
 * part; the state from its JSON. */
#ifndef OXHIDE_PLAIN_H
#define OXHIDE_PLAIN_H

#include "game_ui.h"
#include "match_watch.h"

/* The step: what a person may do, or what an opponent does. */
void plain_show(void);
/* "Settle 3 12" of "settle:3:12"; and for all to read: not where something was to be hidden. */
void plain_move_words(const void *before, move_t move, struct text *out);
void plain_log_words(const void *before, move_t move, struct text *out);
/* An opponent's turn: its moves in words, and all points. */
extern const struct match_watch plain_watch;
/* "2 seats", for the button that begins. */
void plain_set_up(const struct setup *setup, struct text *out);
/* How a source of points is shown: its own name, and a pattern in a colour that no other source has. */
struct source_look plain_source(const struct game *game, unsigned source);

/* In the files of these screens alone. */
struct plain_last { /* an opponent's move that was seen, for whoever is next */
    char words[GAME_WORD_MAX];
    uint16_t after; /* as long was the match after it; 0: none was seen */
    uint8_t seat;
};
struct plain_last *plain_last(void); /* belongs to the match */
void plain_look_open(void);          /* over the screen before: points, the state, the log */

#endif
