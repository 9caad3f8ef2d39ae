/* What the owner has chosen. It takes effect at once, and is kept when the settings are left. Where it is
 * kept is the journal's business: it gives settings_start two functions for a few bytes. */
#ifndef OXHIDE_SETTINGS_H
#define OXHIDE_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

enum handover { HANDOVER_SECRETS, HANDOVER_ALWAYS, HANDOVER_NEVER, HANDOVERS };
enum pace { PACE_NORMAL, PACE_SLOW, PACE_INSTANT, PACES };
enum sleep_after { SLEEP_1_MINUTE, SLEEP_2, SLEEP_3, SLEEP_5, SLEEP_10, SLEEP_NEVER, SLEEPS };

enum {
    SETTINGS_SEATS = 5,    /* as many as the game with most: Eight-Minute Empire */
    SETTINGS_NAME_MAX = 8, /* letters of a seat's name: what a title has room for */
    SETTINGS_BYTES = 8 + SETTINGS_SEATS * (1 + SETTINGS_NAME_MAX), /* packed: docs/save-format.md */
};

struct settings {
    uint8_t sound;                       /* 0 (mute) to BOARD_VOLUME_MAX */
    uint8_t light;                       /* 1 to BOARD_LIGHT_MAX */
    uint8_t sleep_after, handover, pace; /* the enums above */
    bool animations;
    bool lamp_inverted; /* the lamp's wires are the other way round than the board's folder says */
    uint8_t seat_style[SETTINGS_SEATS]; /* of each seat: colour and shape, each once; 0 Garnet, Lapis, Amber,
                                      Jade, Pearl */
    char name[SETTINGS_SEATS][SETTINGS_NAME_MAX + 1]; /* empty: the style's name */
};

const struct settings *settings(void);
/* Changes take effect at once; settings_keep writes them, if they differ from what is written. */
void settings_change(const struct settings *changed);
bool settings_keep(void);
const char *settings_style_name(unsigned seat_style); /* "Garnet" */
/* The seat's own name, or its style's. */
const char *settings_seat_name(unsigned seat);
unsigned settings_seat_of(unsigned seat_style); /* that has this colour */
uint32_t settings_sleep_ms(void);               /* 0: never */
uint16_t settings_pace_ms(void);                /* of one step of an opponent */
uint16_t settings_pace_of(enum pace pace);      /* the same at any pace */

struct settings_store {
    bool (*load)(uint8_t bytes[SETTINGS_BYTES]); /* false: none there */
    bool (*save)(const uint8_t bytes[SETTINGS_BYTES]);
};
/* Loads what is kept; NULL, or bytes that make no sense: the defaults. */
void settings_start(const struct settings_store *store);

void settings_pack(const struct settings *from, uint8_t bytes[SETTINGS_BYTES]);
bool settings_unpack(struct settings *to,
                     const uint8_t bytes[SETTINGS_BYTES]); /* false: not settings of ours */

#endif
