/* A voltage at a pin. */
#include "board.h"

#include "hardware/adc.h"

#include "drivers.h"

enum {
    ADC_FIRST_PIN = 26,
    ADC_FULL = 4096,
    ADC_MILLIVOLTS = 3300, /* the reference is the supply */
    SAMPLES = 8,           /* averaged: single readings wander by some 10 mV */
};

void driver_adc_pin_start(unsigned pin) {
    adc_init();
    adc_gpio_init(pin);
    hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
}

/* The converter has power only while it is read. */
static void power_up(void) {
    hw_set_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    while ((adc_hw->cs & ADC_CS_READY_BITS) == 0) {
        tight_loop_contents(); /* some microseconds */
    }
}

uint32_t driver_adc_pin_millivolts(unsigned pin, uint32_t divider) {
    uint32_t sum = 0;
    power_up();
    adc_select_input(pin - ADC_FIRST_PIN);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        sum += adc_read();
    }
    hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    return sum * ADC_MILLIVOLTS / ADC_FULL * divider / SAMPLES;
}
