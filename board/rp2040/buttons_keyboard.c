/* Buttons that are keys of a keyboard behind a controller of its own: keyboard.h says what its reports mean,
 * southbridge.c fetches them. */
#include "board.h"

#include "hardware/structs/clocks.h"
#include "hardware/timer.h"

#include "drivers.h"
#include "keyboard.h"
#include "southbridge.h"

static struct keyboard keyboard;
static bool listening; /* what was pressed before the console ran is known, but no event */

static void queue(struct keyboard_news news) {
    if (news.any && listening) {
        driver_event_queue(
            &(struct board_event){news.button, news.down, news.down ? news.letter : '\0', time_us_32()});
    }
}

void keyboard_take(uint8_t state, uint8_t code) {
    if (state == KEYBOARD_IDLE) {
        listening = true;
    }
    queue(keyboard_report(&keyboard, state, code, time_us_32()));
    queue(keyboard_silent(&keyboard, time_us_32()));
}

void keyboard_lost(void) {
    keyboard = (struct keyboard){0}; /* no key stays down for ever */
}

void driver_buttons_start(void) {
    southbridge_start();
}

uint8_t board_buttons_held(void) {
    return keyboard_held(&keyboard);
}

bool board_has_letters(void) {
    return true;
}

bool board_buttons_answer(void) {
    return southbridge_answers();
}

uint32_t driver_buttons_gates(void) {
    return southbridge_busy() ? CLOCKS_SLEEP_EN0_CLK_SYS_I2C1_BITS : 0;
}
