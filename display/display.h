/* The canvas on the panel. The order of things: display_start once; then, whenever something changed,
 * display_wait, draw the whole canvas, display_show. Nothing is sent when nothing changed. */
#ifndef OXHIDE_DISPLAY_H
#define OXHIDE_DISPLAY_H

#include <stdint.h>

void display_start(void); /* the panel stays dark until the first picture is complete */
/* Before drawing: until the pixels of the last picture have left, for they are sent from the canvas itself.
 */
void display_wait(void);
/* Sends what differs from the last picture. Returns when the last window is on its way. */
void display_show(void);
/* The panel's power. Waking starts it again, with the picture that the canvas still holds; that is lit when
 * it returns. */
void display_sleep(void);
void display_wake(void);

/* What the last display_show sent. */
struct display_traffic {
    uint16_t windows, pixels;
};
struct display_traffic display_traffic(void);

#endif
