/* RP2040-E5 (data sheet, appendix B): after a bus reset the controller of a B0 or B1 chip waits for 800 us of
 * idle bus, and a hub that passes on packets for other devices does not leave it so much. The remedy is the
 * data sheet's, as in the SDK's pico_fix: when the reset is over, the controller sees an idle bus for 1 ms,
 * made by GPIO15, whichever pin of the board that is. Its output is off meanwhile, and what it reads is high:
 * a lamp is dark and a piezo rests for 1 ms, and a key that is held is seen open for less time than a
 * contact may bounce.
 *
 * The SDK's own waits for the end of the reset inside the interrupt, since its alarm pool is not linked here.
 * This one looks every millisecond, and gives up after a second: a port that holds both lines low for longer
 * has no PC that runs, and one that starts resets the bus again. */
#include "board.h"

#include <assert.h>
#include <stdbool.h>

#include "hardware/gpio.h"
#include "hardware/structs/io_bank0.h"
#include "hardware/structs/pads_bank0.h"
#include "hardware/structs/usb.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "pico/platform.h"

#include "drivers.h"

enum {
    DATA_PLUS = 15,   /* the pin that can stand in for D+ */
    FUNCTION_USB = 8, /* by which it does: "USB muxing" in the data sheet's table of functions */
    REVISION_B2 = 2,  /* by rp2040_chip_version: B0 and B1 are 1 */
    STEP_US = 1000,   /* of which 800 are needed */
    LOOKS_AT_MOST = 1000,
    FORCED_AT_MOST = 5, /* steps: less than DEBOUNCE_US */
};

static uint16_t looks; /* still to be made until the reset is over, or until the controller has seen it */
static bool forced;    /* the controller sees an idle bus of ours */
static uint32_t pin_function, pin_pad; /* of DATA_PLUS, as they were */

static bool reset_goes_on(void) {
    return (usb_hw->sie_status & USB_SIE_STATUS_LINE_STATE_BITS) == 0; /* both lines are low: SE0 */
}

/* D- reads low by itself, since no pin has its function. The pull-up by which the PC sees the console must
 * stay: it would go with the way to the bus. */
static void force(void) {
    pin_function = io_bank0_hw->io[DATA_PLUS].ctrl;
    pin_pad = pads_bank0_hw->io[DATA_PLUS];
    gpio_set_pulls(DATA_PLUS, true, true); /* both: the pin keeps its level */
    gpio_set_oeover(DATA_PLUS, GPIO_OVERRIDE_LOW);
    gpio_set_inover(DATA_PLUS, GPIO_OVERRIDE_HIGH);
    hw_write_masked(&io_bank0_hw->io[DATA_PLUS].ctrl, FUNCTION_USB << IO_BANK0_GPIO15_CTRL_FUNCSEL_LSB,
                    IO_BANK0_GPIO15_CTRL_FUNCSEL_BITS);
    hw_set_bits(&usb_hw->phy_direct, USB_USBPHY_DIRECT_DP_PULLUP_EN_BITS);
    hw_set_bits(&usb_hw->phy_direct_override, USB_USBPHY_DIRECT_OVERRIDE_DP_PULLUP_EN_OVERRIDE_EN_BITS);
    usb_hw->muxing = USB_USB_MUXING_TO_DIGITAL_PAD_BITS | USB_USB_MUXING_SOFTCON_BITS;
    forced = true;
    looks = FORCED_AT_MOST;
}

static void put_back(void) {
    usb_hw->muxing = USB_USB_MUXING_TO_PHY_BITS | USB_USB_MUXING_SOFTCON_BITS;
    hw_clear_bits(&usb_hw->phy_direct_override, USB_USBPHY_DIRECT_OVERRIDE_DP_PULLUP_EN_OVERRIDE_EN_BITS);
    io_bank0_hw->io[DATA_PLUS].ctrl = pin_function;
    pads_bank0_hw->io[DATA_PLUS] = pin_pad;
    forced = false;
}

static void after_reset(unsigned alarm) {
    assert(looks > 0 && looks <= LOOKS_AT_MOST);
    looks--;
    if (forced && (looks == 0 || (usb_hw->sie_status & USB_SIE_STATUS_CONNECTED_BITS) != 0)) {
        put_back();
        return;
    }
    if (!forced && !reset_goes_on()) {
        force();
    }
    if (looks > 0) {
        driver_clock_alarm(alarm, STEP_US);
    }
}

void driver_usb_reset_start(void) {
    hardware_alarm_claim(DRIVER_ALARM_USB);
    hardware_alarm_set_callback(DRIVER_ALARM_USB, after_reset);
}

void board_usb_reset(void) {
    const bool attached = (usb_hw->sie_ctrl & USB_SIE_CTRL_PULLUP_EN_BITS) != 0;
    if (rp2040_chip_version() >= REVISION_B2 || !attached) {
        return;
    }
    if (forced) {
        put_back(); /* what the pin is must not be taken for what it was */
    }
    looks = LOOKS_AT_MOST;
    driver_clock_alarm(DRIVER_ALARM_USB, STEP_US);
}
