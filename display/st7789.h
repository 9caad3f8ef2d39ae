/* The panel's controller, a Sitronix ST7789: how it is started, put to sleep and told where pixels go. What
 * differs from board to board comes from board_panel(). Waits that the datasheet asks for are kept here. */
#ifndef OXHIDE_ST7789_H
#define OXHIDE_ST7789_H

#include <stdbool.h>
#include <stdint.h>

/* Resets and configures it; it is then awake and dark, its memory full of noise. 11 ms after power-on, 126 ms
 * when the panel was running before. */
void st7789_start(void);
void st7789_show(bool on); /* light or dark; the memory stays */
/* Asleep it draws next to nothing. It is reset there, and told everything again when it wakes, so that one
 * that came up wrong is well afterwards; its memory is lost. Waking takes 6 ms, but may not follow sleep, nor
 * sleep follow it, within 120 ms: the rest of that is waited for. */
void st7789_sleep(void);
void st7789_wake(void);
/* The pixels that follow, by board_panel_send, fill this area row by row. */
void st7789_window(int x, int y, int width, int height);

#endif
