/* A second implementation of movement, battles and points: slow, from the rules' words and the board's
 * picture, with its own geometry; it takes nothing from the engine but what lies where. */
#ifndef MONUMENTS_REFERENCE_H
#define MONUMENTS_REFERENCE_H

#include "fixture.h"

enum { REFERENCE_MOVES = 1024 };

struct texts {
    char word[REFERENCE_MOVES][GAME_WORD_MAX];
    unsigned count;
};

/* The moves of a Movement's next unit or of the unit that goes on; quests and done left out. */
void reference_movement(const struct monuments_state *state, struct texts *out);
void reference_targets(const struct monuments_state *state, struct texts *out);
void reference_joins(const struct monuments_state *state, struct texts *out); /* with the roll */
unsigned reference_power(const struct monuments_state *state, unsigned side);
/* The losses that may be chosen, by trying every set of pieces. */
void reference_losses(const struct monuments_state *state, struct texts *out);
void reference_retreats(const struct monuments_state *state, struct texts *out);
void reference_entries(const struct monuments_state *state, struct texts *out);
void reference_points(const struct monuments_state *state, unsigned seat,
                      int points[MONUMENTS_SCORE_SOURCES]);

#endif
