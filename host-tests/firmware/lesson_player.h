/* Plays a lesson by the presses that its text names (firmware/<game>/lesson.txt): from the step that it is
 * at, step by step. */
#ifndef OXHIDE_LESSON_PLAYER_H
#define OXHIDE_LESSON_PLAYER_H

#include <stdbool.h>

enum { LESSON_PLAYER_STEPS = 250, LESSON_PLAYER_PRESSES = 24 };

struct lesson_presses {
    unsigned steps;
    char of[LESSON_PLAYER_STEPS]
           [LESSON_PLAYER_PRESSES]; /* a letter each; "" where the lesson goes on itself */
};

/* From the project's folder. */
void lesson_player_read(struct lesson_presses *presses, const char *path);
/* The presses of the step that the lesson is at; returns how many. `look` is called before them and after
 * each. Fails when it doesn't come to the next step. */
unsigned lesson_player_step(const struct lesson_presses *presses, void (*look)(void));
void lesson_player_press(char letter);

#endif
