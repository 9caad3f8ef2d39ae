/* What runs while nothing is to be done: the gates of the clocks in each sleep, and the clocks themselves
 * while the console is asleep. docs/hardware.md says what that saves. */
#include "board.h"

#include "hardware/clocks.h"
#include "hardware/pll.h"
#include "hardware/structs/clocks.h"
#include "hardware/structs/scb.h"
#include "hardware/structs/usb.h"
#include "hardware/sync.h"

#include "drivers.h"

/* Blocks that nobody has a use for: they never get a clock. A driver that does opens its gate again. */
static const uint32_t unused_0 = CLOCKS_WAKE_EN0_CLK_SYS_I2C0_BITS | CLOCKS_WAKE_EN0_CLK_SYS_I2C1_BITS |
                                 CLOCKS_WAKE_EN0_CLK_SYS_PIO0_BITS | CLOCKS_WAKE_EN0_CLK_SYS_PIO1_BITS |
                                 CLOCKS_WAKE_EN0_CLK_SYS_RTC_BITS | CLOCKS_WAKE_EN0_CLK_RTC_RTC_BITS |
                                 CLOCKS_WAKE_EN0_CLK_SYS_JTAG_BITS;
static const uint32_t unused_1 = CLOCKS_WAKE_EN1_CLK_SYS_UART0_BITS | CLOCKS_WAKE_EN1_CLK_PERI_UART0_BITS |
                                 CLOCKS_WAKE_EN1_CLK_SYS_UART1_BITS | CLOCKS_WAKE_EN1_CLK_PERI_UART1_BITS;

/* What goes on while the core sleeps: edges of pins, the time and its alarms. The watchdog's block makes the
 * time's microseconds. */
enum {
    SLEEP_0 = CLOCKS_SLEEP_EN0_CLK_SYS_IO_BITS,
    SLEEP_1 = CLOCKS_SLEEP_EN1_CLK_SYS_TIMER_BITS | CLOCKS_SLEEP_EN1_CLK_SYS_WATCHDOG_BITS,
    /* ... lamps and notes, while the console is awake; ... */
    SLEEP_0_AWAKE = CLOCKS_SLEEP_EN0_CLK_SYS_PWM_BITS,
    /* ... and USB, while there may be a cable. */
    SLEEP_1_USB = CLOCKS_SLEEP_EN1_CLK_SYS_USBCTRL_BITS | CLOCKS_SLEEP_EN1_CLK_USB_USBCTRL_BITS,
};

static bool resting;

void driver_rest_start(void) {
    clock_stop(clk_rtc);
    hw_clear_bits(&clocks_hw->wake_en0, unused_0);
    hw_clear_bits(&clocks_hw->wake_en1, unused_1);
}

/* Deep sleep closes the gates that SLEEP_EN leaves out: the memories', the flash's, the DMA's, ... They are
 * open again before the core runs on. Core 1 has slept deeply in the boot ROM since power-on, as is wanted
 * for that. While pixels are on their way the sleep is an ordinary one. */
void driver_rest_until_interrupt(void) {
    clocks_hw->sleep_en0 = SLEEP_0 | driver_buttons_gates() | (resting ? 0u : SLEEP_0_AWAKE);
    clocks_hw->sleep_en1 = SLEEP_1 | (board_usb_possible() ? SLEEP_1_USB : 0u);
    scb_hw->scr = driver_panel_idle() ? M0PLUS_SCR_SLEEPDEEP_BITS : 0;
    __dsb();
    __wfi();
    scb_hw->scr = 0;
}

/* The crystal alone: its 12 MHz drive the core, and the time as ever. No lamp is lit, no note sounds, and
 * nothing is on its way to the panel, so nobody misses the rate that their clocks had. */
static void slow_down(void) {
    board_panel_wait();
    hw_set_bits(&usb_hw->sie_ctrl, USB_SIE_CTRL_TRANSCEIVER_PD_BITS);
    clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLK_REF, 0, XOSC_HZ);
    clock_stop(clk_usb);
    clock_stop(clk_adc);
    pll_deinit(pll_sys);
    pll_deinit(pll_usb);
}

/* As the SDK's start has it. The time's clock is not touched. */
static void speed_up(void) {
    pll_init(pll_sys, PLL_SYS_REFDIV, PLL_SYS_VCO_FREQ_HZ, PLL_SYS_POSTDIV1, PLL_SYS_POSTDIV2);
    pll_init(pll_usb, PLL_USB_REFDIV, PLL_USB_VCO_FREQ_HZ, PLL_USB_POSTDIV1, PLL_USB_POSTDIV2);
    clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLKSRC_CLK_SYS_AUX,
                              CLOCKS_CLK_SYS_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ);
    clock_configure_undivided(clk_usb, 0, CLOCKS_CLK_USB_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB, USB_CLK_HZ);
    clock_configure_undivided(clk_adc, 0, CLOCKS_CLK_ADC_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB, USB_CLK_HZ);
    hw_clear_bits(&usb_hw->sie_ctrl, USB_SIE_CTRL_TRANSCEIVER_PD_BITS);
}

void board_rest(bool rest) {
    if (rest != resting) {
        resting = rest;
        if (rest) {
            slow_down();
        } else {
            speed_up();
        }
    }
}
