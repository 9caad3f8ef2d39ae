/* On the PC there is no cable; tests say what is at its other end. */
#ifndef OXHIDE_USB_NONE_H
#define OXHIDE_USB_NONE_H

#include "usb.h"

void usb_none_answer(enum usb_drive to_refresh);

#endif
