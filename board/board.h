/* The hardware, as the other rooms see it. One implementation drives the RP2040 boards, one (`headless`)
 * lives on the PC for tests. A capability that a board lacks is a driver that does nothing (`none`), never an
 * #ifdef above this line. Nothing here knows of screens, games or files. */
#ifndef OXHIDE_BOARD_H
#define OXHIDE_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum board_button {
    BUTTON_UP,
    BUTTON_DOWN,
    BUTTON_LEFT,
    BUTTON_RIGHT,
    BUTTON_A,
    BUTTON_B,
    BUTTON_X,
    BUTTON_Y,
    BUTTON_COUNT
};

struct board_event {
    uint8_t button; /* enum board_button; BUTTON_COUNT: a key that only writes */
    bool down;      /* pressed, or let go */
    char letter;    /* what the key writes, in ASCII; '\0': nothing */
    uint32_t at_us; /* when its first edge came */
};

/* Power-on: clocks, pins, drivers. Never fails visibly: a missing part is found by board_health. */
void board_start(void);
const char *board_name(void);  /* of its folder */
bool board_has_joystick(void); /* the pad is a stick: pictures of it differ */

/* Time since power-on; 32 bits of microseconds wrap around after 71 minutes, so compare by difference. */
uint32_t board_us(void);
uint32_t board_ms(void);
/* Sleeps until an event, an interrupt, or that time; returns at once if an event waits. */
void board_wait_until_ms(uint32_t at_ms);
void board_wake(void);         /* from an interrupt whose work is still to be done: no wait sleeps past it */
void board_wait_forever(void); /* until an event or an interrupt */
void board_pause_us(uint32_t us); /* lets that time pass, whatever comes; a second at the most */
/* From now on only buttons, times and the cable are waited for, and what else has a clock may stand still:
 * the lamps are dark, the panel sleeps, USB is off its bus. Until it is called with false, only the waits,
 * the flash, and what tells the time and the buttons may be used. */
void board_rest(bool rest);

/* Buttons: debounced, queued by interrupts; a press counts at its first edge. */
bool board_event_next(struct board_event *event);
bool board_event_waits(void);
uint8_t board_buttons_held(void); /* bit per enum board_button, as it is now */
bool board_has_letters(void);     /* a keyboard: its keys write */
bool board_buttons_answer(void);  /* false: what reads the buttons is silent, and none can be pressed */

/* The panel's bus: commands wait until they are sent, pixels go by DMA in the background, `BOARD_PANEL_ROWS`
 * rows at a time at most. */
enum { BOARD_PANEL_ROWS = 240 };
/* The glass, how it sits on its controller, and the voltages that it wants. */
struct board_panel {
    uint16_t width, height; /* as it is looked at; 240 or more each */
    uint8_t orientation;    /* MADCTL: which way rows and columns run, and the order of the colours */
    uint8_t column, row;    /* of the glass's upper left pixel in the controller's memory */
    uint8_t gate_volts;     /* GCTRL, of an ST7789 */
    uint8_t common_volts;   /* VCOMS, likewise */
};
const struct board_panel *board_panel(void);
void board_panel_reset(bool asserted);
void board_panel_command(uint8_t command, const uint8_t *data, size_t count);
/* Starts sending `height` rows of `width` pixels that lie `stride` pixels apart; the memory must stay as it
 * is until board_panel_wait has returned. */
void board_panel_send(const uint16_t *pixels, uint16_t width, uint16_t height, uint16_t stride);
void board_panel_wait(void); /* asleep, until the pixels are sent */
/* Waits for the panel's tearing line where there is one, a frame at the most; otherwise returns at once. */
void board_panel_sync(void);

/* Light, sound, battery. Levels are 0 (off) to the MAX, in steps that look or sound even. */
enum { BOARD_LIGHT_MAX = 8, BOARD_VOLUME_MAX = 8 };
void board_light(uint8_t level);
void board_led(uint8_t red, uint8_t green, uint8_t blue);
bool board_has_led(void);             /* one that shows colours */
void board_led_invert(bool inverted); /* from the next board_led on: its wires are the other way round */
void board_tone(uint16_t hertz, uint8_t volume); /* 0 Hz: silence */
bool board_has_speaker(void);
/* Percent, or -1 where it can't be read. */
int board_battery_percent(void);
bool board_charging(void); /* to be looked at each second while there is USB power: it ends with a delay */
/* The main loop is woken when it comes or goes, where there is a charger. */
bool board_usb_power(void);
bool board_usb_possible(void); /* there is a cable, or the board can't tell */
void board_usb_reset(void);    /* in the interrupt of a bus reset: what the chip needs to get over it */

/* The journal's flash: a region of whole sectors near the end of the chip, readable as memory. Programming
 * turns bits from 1 to 0, erasing a sector turns them all to 1. Both return whether the flash then holds what
 * was asked for. */
enum {
    BOARD_FLASH_PAGE = 256,
    BOARD_FLASH_SECTOR = 4096,
    BOARD_FLASH_SECTORS = 128, /* 512 kB: a quarter of a Pico's 2 MB */
};
const uint8_t *board_flash(void);
/* Bytes at the end of the chip that a boot loader claims, if they reach into the region: then nothing is ever
 * programmed or erased. 0: the region is ours. */
uint32_t board_flash_claimed(void);
uint64_t board_serial(void); /* the chip's own number, which no other has; 0: it has none */
bool board_flash_program(uint32_t at, const uint8_t *bytes, uint32_t count); /* within one page */
bool board_flash_erase(uint32_t sector);                                     /* number of the sector */

/* Faults. The watchdog bites when it isn't fed for BOARD_WATCHDOG_MS; what happened is kept over the reset.
 */
enum { BOARD_WATCHDOG_MS = 2000 };
enum board_cause { CAUSE_POWER, CAUSE_RESET, CAUSE_WATCHDOG, CAUSE_FAULT };
struct board_boot {
    enum board_cause cause;
    uint32_t where; /* program counter of a fault; 0 otherwise */
};
struct board_boot board_boot_cause(void);
void board_watchdog_feed(void);
_Noreturn void board_restart(void);
/* A word that outlives a restart, not a power-off: 0 at power-on. */
uint32_t board_note(void);
void board_note_set(uint32_t note);
/* Bytes of the stack that were never used, and how many there are. */
uint32_t board_stack_free(void);
uint32_t board_stack_size(void);
uint32_t board_random(void); /* unforeseeable: for seeds, not for play */

#endif
