#include "sound.h"

#include <stddef.h>

#include "board.h"
#include "settings.h"

/* A note of 0 Hz is a rest; one of 0 ms ends the tune. */
struct note {
    uint16_t hertz, ms;
};

/* Equal temperament, A4 = 440 Hz. */
enum {
    G4 = 392,
    A4 = 440,
    C5 = 523,
    D5 = 587,
    E5 = 659,
    G5 = 784,
    A5 = 880,
    B5 = 988,
    C6 = 1047,
    E6 = 1319,
    G6 = 1568
};

static const struct note move[] = {{C6, 8}, {0, 0}};
static const struct note open[] = {{E5, 25}, {A5, 30}, {0, 0}};
static const struct note back[] = {{A5, 25}, {E5, 30}, {0, 0}};
static const struct note refused[] = {{G4, 60}, {0, 30}, {G4, 60}, {0, 0}};
static const struct note place[] = {{C5, 20}, {G4, 35}, {0, 0}};
static const struct note reveal[] = {{E5, 40}, {G5, 40}, {B5, 60}, {0, 0}};
static const struct note gain[] = {{G5, 50}, {C6, 50}, {E6, 90}, {0, 0}};
static const struct note loss[] = {{C5, 70}, {A4, 110}, {0, 0}};
static const struct note turn[] = {{C5, 60}, {G5, 90}, {0, 0}};
static const struct note start[] = {{G5, 40}, {C6, 80}, {0, 0}};
/* Five bars of our own, like horns over water. */
static const struct note win[] = {
    {C5, 150}, {E5, 150}, {G5, 150}, {C6, 300}, {0, 40},   {A5, 150}, {C6, 150},
    {B5, 150}, {G5, 300}, {0, 40},   {E5, 150}, {G5, 150}, {A5, 150}, {G5, 150},
    {E5, 150}, {D5, 150}, {C5, 300}, {G5, 100}, {C6, 450}, {0, 0},
};

/* Up to the octave's octave. After a cast the dice are heard first, as long as they roll. */
static const struct note moment[] = {{C5, 70}, {E5, 70}, {G5, 70}, {C6, 110}, {G5, 60}, {C6, 200}, {0, 0}};
static const struct note battle[] = {{E5, 40}, {G5, 40},  {B5, 60}, {0, 340},  {C5, 70}, {E5, 70},
                                     {G5, 70}, {C6, 110}, {G5, 60}, {C6, 200}, {0, 0}};

static const struct note *const tunes[CUES] = {
    [CUE_MOVE] = move,     [CUE_OPEN] = open,     [CUE_BACK] = back, [CUE_REFUSED] = refused,
    [CUE_PLACE] = place,   [CUE_REVEAL] = reveal, [CUE_GAIN] = gain, [CUE_LOSS] = loss,
    [CUE_TURN] = turn,     [CUE_START] = start,   [CUE_WIN] = win,   [CUE_MOMENT] = moment,
    [CUE_BATTLE] = battle,
};

static struct {
    const struct note *playing; /* the note that sounds; NULL: silence */
    uint32_t ends_ms;
    bool through; /* what sounds isn't cut off */
    bool asked;
} now;

static void begin(const struct note *note) {
    now.playing = note->ms > 0 ? note : NULL;
    now.through = now.through && now.playing != NULL;
    board_tone(note->hertz, settings()->sound);
    now.ends_ms = board_ms() + note->ms;
}

void sound_play(enum cue cue) {
    now.asked = true;
    if (settings()->sound > 0 && board_has_speaker() && !now.through) {
        begin(tunes[cue]);
    }
}

void sound_play_through(enum cue cue) {
    sound_give_way();
    sound_play(cue);
    now.through = now.playing != NULL;
}

void sound_give_way(void) {
    now.through = false;
}

bool sound_asked(void) {
    const bool was = now.asked;
    now.asked = false;
    return was;
}

/* Also of a note that a test sounds by itself. */
void sound_stop(void) {
    now.playing = NULL;
    sound_give_way();
    board_tone(0, 0);
}

void sound_tick(uint32_t now_ms) {
    if (now.playing != NULL && (int32_t)(now_ms - now.ends_ms) >= 0) {
        begin(now.playing + 1);
    }
}

bool sound_due(uint32_t *at_ms) {
    *at_ms = now.ends_ms;
    return now.playing != NULL;
}
