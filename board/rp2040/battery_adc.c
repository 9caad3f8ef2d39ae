/* A LiPo cell behind a voltage divider on an ADC pin. */
#include "board.h"

#include "hardware/adc.h"

#include "drivers.h"
#include "pins.h"

enum {
    ADC_FIRST_PIN = 26,
    ADC_FULL = 4096,
    ADC_MILLIVOLTS = 3300, /* the reference is the supply */
    SAMPLES = 8,           /* averaged: single readings wander by some 10 mV */
};

/* What a single cell still holds at a voltage, under the light load of a handheld. Straight lines between. */
static const struct charge {
    uint16_t millivolts;
    uint8_t percent;
} charges[] = {
    {3300, 0}, {3500, 6}, {3600, 12}, {3700, 32}, {3800, 54}, {3900, 70}, {4000, 84}, {4100, 95}, {4150, 100},
};
enum { CHARGES = sizeof charges / sizeof charges[0] };

void driver_battery_start(void) {
    adc_init();
    adc_gpio_init(PIN_BATTERY);
    hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
}

/* The converter has power only while it is read. */
static void power_up(void) {
    hw_set_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    while ((adc_hw->cs & ADC_CS_READY_BITS) == 0) {
        tight_loop_contents(); /* some microseconds */
    }
}

static uint32_t cell_millivolts(void) {
    uint32_t sum = 0;
    power_up();
    adc_select_input(PIN_BATTERY - ADC_FIRST_PIN);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        sum += adc_read();
    }
    hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    return sum * ADC_MILLIVOLTS / ADC_FULL * BATTERY_DIVIDER / SAMPLES;
}

int board_battery_percent(void) {
    const uint32_t millivolts = cell_millivolts();
    if (millivolts <= charges[0].millivolts) {
        return 0;
    }
    for (unsigned i = 1; i < CHARGES; i++) {
        const struct charge low = charges[i - 1], high = charges[i];
        if (millivolts < high.millivolts) {
            const uint32_t rise = (millivolts - low.millivolts) * (uint32_t)(high.percent - low.percent);
            return (int)(low.percent + rise / (uint32_t)(high.millivolts - low.millivolts));
        }
    }
    return 100;
}
