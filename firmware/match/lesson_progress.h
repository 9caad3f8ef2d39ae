/* How far each game's lesson has come, kept in the journal beside the settings. */
#ifndef OXHIDE_LESSON_PROGRESS_H
#define OXHIDE_LESSON_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct game;

enum lesson_state { LESSON_NEW, LESSON_DECLINED, LESSON_BEGUN, LESSON_DONE, LESSON_STATES };

enum { LESSON_CHOICES = 10 /* of a scene that are kept: steps that allow several moves */ };

struct lesson_progress {
    uint8_t state;   /* enum lesson_state */
    uint8_t edition; /* of the lesson */
    uint8_t step;
    uint8_t choices[LESSON_CHOICES / 2]; /* of the scene: which of the moves, four bits each */
};

void lesson_progress_start(void); /* power-on, when the journal is mounted */
struct lesson_progress lesson_progress_of(const struct game *game);
/* Kept at once. `on_screen`: power-on goes on with it. */
void lesson_progress_keep(const struct game *game, const struct lesson_progress *progress, bool on_screen);
bool lesson_progress_on_screen(const struct game *game);
unsigned lesson_choice(const struct lesson_progress *progress, unsigned decision);
void lesson_choice_set(struct lesson_progress *progress, unsigned decision, unsigned choice);

#endif
