#include "usb.h"

void usb_start(void) {}

void usb_turn(uint32_t now_ms) {
    (void)now_ms;
}

bool usb_due(uint32_t *at_ms) {
    (void)at_ms;
    return false;
}
