#include "charging.h"

bool charging_look(struct charging *charging, bool usb_power, bool low, uint32_t now_ms) {
    if (usb_power && low) {
        *charging = (struct charging){true, now_ms};
    } else if (!usb_power || now_ms - charging->low_ms >= CHARGING_RELEASE_MS) {
        charging->on = false;
    }
    return charging->on;
}
