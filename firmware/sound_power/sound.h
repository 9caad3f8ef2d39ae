/* Short cues and a melody, one note at a time, through the board's tone. Starting one ends the one before.
 * Nothing waits: the main loop plays the next note when it is due. Mute is volume 0 in the settings. */
#ifndef OXHIDE_SOUND_H
#define OXHIDE_SOUND_H

#include <stdbool.h>
#include <stdint.h>

enum cue {
    CUE_MOVE,    /* the cursor moved */
    CUE_OPEN,    /* A did something */
    CUE_BACK,    /* B did */
    CUE_REFUSED, /* nothing to be done here */
    CUE_PLACE,   /* a piece goes down */
    CUE_REVEAL,  /* something hidden turns up */
    CUE_GAIN,    /* points won */
    CUE_LOSS,    /* points lost */
    CUE_TURN,    /* the next person's turn */
    CUE_START,   /* the console comes on */
    CUE_WIN,     /* the game is over: the melody */
    CUE_MOMENT,  /* a great moment of a match: a fanfare of half a second */
    CUE_BATTLE,  /* the same, when the dice have rolled */
    CUES
};

void sound_play(enum cue cue);
/* The same, and until it is over, or a key is pressed, what is asked for besides isn't heard. */
void sound_play_through(enum cue cue);
void sound_give_way(void); /* a key is pressed */
bool sound_asked(void);    /* was a cue asked for since the last call? Also when sound is off */
void sound_stop(void);

/* For the main loop: plays what is due; when the next note is, if any. */
void sound_tick(uint32_t now_ms);
bool sound_due(uint32_t *at_ms);

#endif
