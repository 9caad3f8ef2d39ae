#include "usb.h"

#include "usb_none.h"

static enum usb_drive answer = USB_DRIVE_NO_PC;

void usb_start(const struct link_table *table) {
    (void)table;
}

void usb_rest(bool rest) {
    (void)rest;
}

void usb_turn(uint32_t now_ms) {
    (void)now_ms;
}

bool usb_due(uint32_t *at_ms) {
    (void)at_ms;
    return false;
}

void usb_none_answer(enum usb_drive to_refresh) {
    answer = to_refresh;
}

enum usb_drive usb_refresh_drive(void) {
    return answer;
}
