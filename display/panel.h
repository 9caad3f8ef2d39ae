/* The panel's controller: how it is started, put to sleep and told where pixels go. What differs between
 * kinds of controllers stands in a file for each (controller.h), what differs between boards of one kind in
 * board_panel(). Waits that the data sheets ask for are kept here. */
#ifndef OXHIDE_PANEL_H
#define OXHIDE_PANEL_H

#include <stdbool.h>

/* Resets and configures it; it is then awake and dark, its memory full of noise. With an ST7789 11 ms after
 * power-on, 126 ms when the panel was running before, and with an ST7365P always. */
void panel_start(void);
void panel_show(bool on); /* light or dark; the memory stays */
/* Asleep it draws next to nothing. It is reset there, and told everything again when it wakes, so that one
 * that came up wrong is well afterwards; its memory is lost. Waking takes 6 ms, but may not follow sleep, nor
 * sleep follow it, within 120 ms: the rest of that is waited for. */
void panel_sleep(void);
void panel_wake(void);
/* The pixels that follow, by one or more board_panel_send, fill this area of the glass row by row. */
void panel_window(int x, int y, int width, int height);

#endif
