/* Light and sleep. After the time that the settings say nobody touched anything, the light goes down for a
 * while, then the panel sleeps and the light goes out; the core sleeps all the same whenever it can. A press
 * while it is dim counts as a press; a press while it sleeps only wakes. */
#ifndef OXHIDE_POWER_H
#define OXHIDE_POWER_H

#include <stdbool.h>
#include <stdint.h>

enum {
    POWER_DIM_MS = 15000,     /* dim before it sleeps */
    POWER_BATTERY_MS = 30000, /* between looks at the battery */
    POWER_CHARGER_MS = 1000,  /* between looks at the charger, while there is USB power */
    POWER_LOW_PERCENT = 10,
};

void power_start(void);
/* The settings' brightness changed. */
void power_light(void);
/* The lamp as battery and charger want it. */
void power_lamp(void);
/* A button was pressed. False: it only woke the console, and means nothing else. */
bool power_touched(void);
/* Keeps awake without a touch, while something is to be watched. */
void power_stay(void);
bool power_asleep(void);
/* Asleep, and nothing is left to be done: without a cable the clocks stand still until a press or a cable. */
void power_rest(void);
/* As it was at the last look: percent, or -1; looked at when the console shows it and every half minute. */
int power_battery(void);
bool power_charging(void);

/* For the main loop. Tick returns whether the picture must be drawn again. */
bool power_tick(uint32_t now_ms);
bool power_due(uint32_t *at_ms);

#endif
