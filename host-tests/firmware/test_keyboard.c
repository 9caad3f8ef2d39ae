/* A keyboard's reports become buttons and letters: what the PicoCalc's controller sends, held keys and all.
 */
#include <unity.h>

#include "board.h"
#include "keyboard.h"

enum { ENTER = 0x0A, ESCAPE = 0xB1, LEFT = 0xB4, UP = 0xB5, PAGE_UP = 0xD6, F5 = 0x85, REPEAT_US = 100000 };

static struct keyboard keyboard;
static uint32_t now_us;

void setUp(void) {
    keyboard = (struct keyboard){0};
    now_us = UINT32_MAX - 300000; /* the clock wraps around within the tests */
}

void tearDown(void) {}

static void expect(struct keyboard_news news, bool any, bool down, unsigned button, char letter) {
    TEST_ASSERT_EQUAL(any, news.any);
    if (any) {
        TEST_ASSERT_EQUAL(down, news.down);
        TEST_ASSERT_EQUAL(button, news.button);
        TEST_ASSERT_EQUAL(letter, news.letter);
    }
}

static struct keyboard_news report(enum keyboard_state state, uint8_t code) {
    return keyboard_report(&keyboard, (uint8_t)state, code, now_us);
}

static void keys_are_buttons_and_letters(void) {
    static const struct {
        uint8_t code, button;
        char letter;
    } keys[] = {{UP, BUTTON_UP, 0},       {LEFT, BUTTON_LEFT, 0}, {'a', BUTTON_A, 'a'},
                {ENTER, BUTTON_A, 0},     {' ', BUTTON_A, ' '},   {ESCAPE, BUTTON_B, 0},
                {'q', BUTTON_COUNT, 'q'}, {F5, BUTTON_COUNT, 0}};
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        expect(report(KEYBOARD_PRESSED, keys[i].code), true, true, keys[i].button, keys[i].letter);
        TEST_ASSERT_EQUAL(keys[i].button < BUTTON_COUNT ? 1 << keys[i].button : 0, keyboard_held(&keyboard));
        expect(report(KEYBOARD_RELEASED, keys[i].code), keys[i].button < BUTTON_COUNT, false, keys[i].button,
               0);
        TEST_ASSERT_EQUAL(0, keyboard_held(&keyboard));
    }
}

static void held_key_is_pressed_once(void) {
    expect(report(KEYBOARD_PRESSED, LEFT), true, true, BUTTON_LEFT, 0);
    for (unsigned i = 0; i < 30; i++) {
        now_us += REPEAT_US;
        expect(report(i % 2 == 0 ? KEYBOARD_PRESSED : KEYBOARD_HELD, LEFT), false, false, 0, 0);
        expect(keyboard_silent(&keyboard, now_us + REPEAT_US), false, false, 0, 0);
    }
    expect(report(KEYBOARD_RELEASED, LEFT), true, false, BUTTON_LEFT, 0);
}

/* Its queue was full when the key came up. */
static void key_that_falls_silent_was_let_go(void) {
    report(KEYBOARD_PRESSED, LEFT);
    expect(keyboard_silent(&keyboard, now_us + KEYBOARD_SILENT_US - 1), false, false, 0, 0);
    expect(keyboard_silent(&keyboard, now_us + KEYBOARD_SILENT_US), true, false, BUTTON_LEFT, 0);
    expect(keyboard_silent(&keyboard, now_us + KEYBOARD_SILENT_US), false, false, 0, 0);
    TEST_ASSERT_EQUAL(0, keyboard_held(&keyboard));
}

/* A key is the same whether Shift was down when it went down, or when it came up. */
static void shift_makes_no_other_key(void) {
    expect(report(KEYBOARD_PRESSED, 'B'), true, true, BUTTON_B, 'B');
    expect(report(KEYBOARD_RELEASED, 'b'), true, false, BUTTON_B, 0);
    expect(report(KEYBOARD_PRESSED, UP), true, true, BUTTON_UP, 0);
    expect(report(KEYBOARD_RELEASED, PAGE_UP), true, false, BUTTON_UP, 0);
    TEST_ASSERT_EQUAL(0, keyboard_held(&keyboard));
}

/* Enter, then A as well: one button, which is up when both are. */
static void two_keys_of_a_button_are_one(void) {
    expect(report(KEYBOARD_PRESSED, ENTER), true, true, BUTTON_A, 0);
    expect(report(KEYBOARD_PRESSED, 'a'), true, true, BUTTON_COUNT, 'a');
    expect(report(KEYBOARD_RELEASED, ENTER), false, false, 0, 0);
    TEST_ASSERT_EQUAL(1 << BUTTON_A, keyboard_held(&keyboard));
    expect(report(KEYBOARD_RELEASED, 'a'), true, false, BUTTON_A, 0);
}

static void nonsense_changes_nothing(void) {
    expect(report(KEYBOARD_RELEASED, LEFT), false, false, 0, 0);
    expect(report(KEYBOARD_IDLE, LEFT), false, false, 0, 0);
    for (unsigned state = 0; state < 256; state++) {
        expect(report((enum keyboard_state)state, 0), false, false, 0, 0);
    }
    expect(report((enum keyboard_state)0xff, 0xff), false, false, 0, 0); /* a bus that nobody drives */
    for (unsigned key = 0; key < 3 * KEYBOARD_KEYS; key++) {
        report(KEYBOARD_PRESSED, (uint8_t)('a' + key)); /* more than fingers */
    }
    report(KEYBOARD_RELEASED, 'a');
    report(KEYBOARD_RELEASED, 'b');
    TEST_ASSERT_EQUAL(0, keyboard_held(&keyboard));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(keys_are_buttons_and_letters);
    RUN_TEST(held_key_is_pressed_once);
    RUN_TEST(key_that_falls_silent_was_let_go);
    RUN_TEST(shift_makes_no_other_key);
    RUN_TEST(two_keys_of_a_button_are_one);
    RUN_TEST(nonsense_changes_nothing);
    return UNITY_END();
}
