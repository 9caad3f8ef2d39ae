/* The PicoCalc's second controller, which its makers call the southbridge: an STM32 that scans the keyboard,
 * reads the batteries' gauge and dims the backlight. It is asked over I2C: a register's number is written
 * (with 0x80 and a value, to set it), then two bytes are read. No wire of it tells the Pico that a key was
 * pressed (its firmware has the line commented out), so it must be asked again and again: each POLL_AWAKE_US
 * while somebody may type, each POLL_ASLEEP_US while the screen is dark. docs/hardware.md says what that
 * costs.
 *
 * An exchange goes by interrupts alone, and each has an end: when the bus is silent, or held down, the
 * exchange is given up after EXCHANGE_US and the bus is started afresh.
 *
 * Sources: clockworkpi/PicoCalc, Code/picocalc_keyboard: picocalc_keyboard.ino (receiveEvent, requestEvent,
 * 10 kHz, the battery's bit 7), reg.h (registers), backlight.ino (0 to 255).
 * BlairLeduc/picocalc-text-starter, drivers/southbridge.[ch]: the same address, speed and registers, the
 * answer read at once. */
#include "southbridge.h"

#include "board.h"

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/i2c.h"
#include "hardware/irq.h"
#include "hardware/structs/clocks.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

#include "drivers.h"
#include "pins.h"

enum {
    ADDRESS = 0x1F,
    BUS_HZ = 10000,
    SET = 0x80, /* with a register's number */
    REGISTER_BACKLIGHT = 0x05,
    REGISTER_KEYS = 0x09, /* the queue's oldest: its state, and its code */
    REGISTER_BATTERY = 0x0B,
};
enum {
    POLL_AWAKE_US = 20000, /* as often as it scans its keys */
    POLL_ASLEEP_US = 100000,
    POLL_LOST_US = 500000,
    EXCHANGE_US = 20000, /* it takes 5 ms */
    FIRST_ANSWER_US = 40000,
    BATTERY_US = 10000000, /* it looks each 20 s itself */
    AT_ONCE_US = 20,
    LOST_AFTER = 5, /* exchanges in a row without an answer */
    HALF_BIT_US = 50,
    BITS_TO_LET_GO = 9, /* clocks after which a held data line is free: I2C's specification, 3.1.16 */
};

static volatile enum { IDLE, ASKING, ANSWERING } state;
static uint8_t asked;    /* the register */
static uint8_t failures; /* in a row */
static volatile uint8_t battery = SOUTHBRIDGE_NO_BATTERY;
static volatile bool battery_known;
static uint32_t battery_us; /* when it was asked for last */
static volatile uint8_t light_wanted;
static uint8_t light_sent;
static volatile bool light_known; /* it has what was sent */

bool southbridge_answers(void) {
    return failures < LOST_AFTER;
}

bool southbridge_busy(void) {
    return state != IDLE;
}

/* After a restart in the middle of an answer it still holds the data line, until it has been clocked out. */
static void free_data_line(void) {
    gpio_init(PIN_BUS_CLOCK);
    gpio_init(PIN_BUS_DATA);
    gpio_pull_up(PIN_BUS_CLOCK);
    gpio_pull_up(PIN_BUS_DATA);
    busy_wait_us_32(HALF_BIT_US);
    for (unsigned bit = 0; bit < BITS_TO_LET_GO && !gpio_get(PIN_BUS_DATA); bit++) {
        gpio_set_dir(PIN_BUS_CLOCK, GPIO_OUT); /* its level is low */
        busy_wait_us_32(HALF_BIT_US);
        gpio_set_dir(PIN_BUS_CLOCK, GPIO_IN);
        busy_wait_us_32(HALF_BIT_US);
    }
}

static void bus_start(void) {
    free_data_line();
    i2c_init(i2c1, BUS_HZ);
    i2c_get_hw(i2c1)->enable = 0;
    i2c_get_hw(i2c1)->tar = ADDRESS;
    i2c_get_hw(i2c1)->enable = 1;
    i2c_get_hw(i2c1)->intr_mask = I2C_IC_INTR_MASK_M_STOP_DET_BITS | I2C_IC_INTR_MASK_M_TX_ABRT_BITS;
    gpio_set_function(PIN_BUS_CLOCK, GPIO_FUNC_I2C);
    gpio_set_function(PIN_BUS_DATA, GPIO_FUNC_I2C);
}

static uint8_t most_urgent(void) {
    if (!light_known || light_sent != light_wanted) {
        return REGISTER_BACKLIGHT;
    }
    return !battery_known || time_us_32() - battery_us >= BATTERY_US ? REGISTER_BATTERY : REGISTER_KEYS;
}

static void ask(void) {
    state = ASKING;
    asked = most_urgent();
    driver_clock_alarm(DRIVER_ALARM_DEBOUNCE, EXCHANGE_US);
    if (asked == REGISTER_BACKLIGHT) {
        light_sent = light_wanted;
        i2c_get_hw(i2c1)->data_cmd = REGISTER_BACKLIGHT | SET;
        i2c_get_hw(i2c1)->data_cmd = light_sent | I2C_IC_DATA_CMD_STOP_BITS;
    } else {
        i2c_get_hw(i2c1)->data_cmd = asked | I2C_IC_DATA_CMD_STOP_BITS;
    }
}

static void listen(void) {
    state = ANSWERING;
    i2c_get_hw(i2c1)->data_cmd = I2C_IC_DATA_CMD_CMD_BITS;
    i2c_get_hw(i2c1)->data_cmd = I2C_IC_DATA_CMD_CMD_BITS | I2C_IC_DATA_CMD_STOP_BITS;
}

static uint32_t pause_us(void) {
    if (!southbridge_answers()) {
        return POLL_LOST_US;
    }
    return light_wanted > 0 || !battery_known ? POLL_AWAKE_US : POLL_ASLEEP_US;
}

/* The main loop is told when it falls silent, and when it answers again. */
static void count_failure(bool failed) {
    const bool answered = southbridge_answers();
    failures = failed ? (uint8_t)(failures < LOST_AFTER ? failures + 1 : LOST_AFTER) : 0;
    if (southbridge_answers() != answered) {
        keyboard_lost();
        light_known = false; /* it may have started afresh */
        board_wake();
    }
}

static void give_up(void) {
    bus_start();
    state = IDLE;
    count_failure(true);
    driver_clock_alarm(DRIVER_ALARM_DEBOUNCE, pause_us());
}

static void take_battery(uint8_t value) {
    battery_us = time_us_32();
    battery_known = true;
    if (value != battery) {
        battery = value;
        board_wake();
    }
}

static void take(uint8_t first, uint8_t second) {
    bool empty = false;
    if (asked == REGISTER_BACKLIGHT) {
        light_known = true;
    } else if (asked == REGISTER_BATTERY) {
        take_battery(second);
    } else {
        keyboard_take(first, second);
        empty = first == 0;
    }
    state = IDLE;
    count_failure(false);
    driver_clock_alarm(DRIVER_ALARM_DEBOUNCE, empty ? pause_us() : AT_ONCE_US);
}

static void i2c_interrupt(void) {
    i2c_hw_t *const bus = i2c_get_hw(i2c1);
    const uint32_t why = bus->intr_stat;
    (void)bus->clr_intr;
    if (state == ASKING && why == I2C_IC_INTR_STAT_R_STOP_DET_BITS) {
        listen();
    } else if (state == ANSWERING && why == I2C_IC_INTR_STAT_R_STOP_DET_BITS && bus->rxflr == 2) {
        const uint8_t first = (uint8_t)bus->data_cmd;
        take(first, (uint8_t)bus->data_cmd);
    } else if (state != IDLE) {
        give_up();
    }
}

/* It is time to ask; or there was no answer in time. */
static void bus_alarm(unsigned alarm) {
    (void)alarm;
    if (state == IDLE) {
        ask();
    } else {
        give_up();
    }
}

void southbridge_start(void) {
    hw_set_bits(&clocks_hw->wake_en0, CLOCKS_WAKE_EN0_CLK_SYS_I2C1_BITS);
    bus_start();
    irq_set_exclusive_handler(I2C1_IRQ, i2c_interrupt);
    irq_set_enabled(I2C1_IRQ, true);
    hardware_alarm_claim(DRIVER_ALARM_DEBOUNCE);
    hardware_alarm_set_callback(DRIVER_ALARM_DEBOUNCE, bus_alarm);
    driver_clock_alarm(DRIVER_ALARM_DEBOUNCE, AT_ONCE_US);
}

/* A sleeper's pause is long: light comes and goes without it. */
void southbridge_light(uint8_t value) {
    const uint32_t interrupts = save_and_disable_interrupts();
    const bool at_once = state == IDLE && southbridge_answers() && (light_wanted == 0 || value == 0);
    light_wanted = value;
    if (at_once) {
        driver_clock_alarm(DRIVER_ALARM_DEBOUNCE, AT_ONCE_US);
    }
    restore_interrupts(interrupts);
}

/* At power-on it may not have been asked yet: its first exchanges then wait for no key. */
uint8_t southbridge_battery(void) {
    const uint32_t from_us = time_us_32();
    while (!battery_known && southbridge_answers() && time_us_32() - from_us < FIRST_ANSWER_US) {
        tight_loop_contents();
    }
    return battery;
}
