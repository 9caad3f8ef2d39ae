#include "keyboard.h"

#include "board.h"

#include <stddef.h>

enum {
    CODE_BACKSPACE = 0x08,
    CODE_TAB = 0x09,
    CODE_ENTER = 0x0A,
    CODE_F1 = 0x81,
    CODE_ESCAPE = 0xB1,
    CODE_LEFT = 0xB4,
    CODE_UP = 0xB5,
    CODE_DOWN = 0xB6,
    CODE_RIGHT = 0xB7,
    CODE_DELETE = 0xD4,
    /* Keys with Shift: Esc, Enter, Tab, Del, up, down. */
    CODE_BREAK = 0xD0,
    CODE_INSERT = 0xD1,
    CODE_HOME = 0xD2,
    CODE_END = 0xD5,
    CODE_PAGE_UP = 0xD6,
    CODE_PAGE_DOWN = 0xD7,
};

static const struct meaning {
    uint8_t code, button;
} meanings[] = {
    {CODE_UP, BUTTON_UP},     {CODE_DOWN, BUTTON_DOWN},
    {CODE_LEFT, BUTTON_LEFT}, {CODE_RIGHT, BUTTON_RIGHT},
    {'a', BUTTON_A},          {CODE_ENTER, BUTTON_A},
    {' ', BUTTON_A},          {'b', BUTTON_B},
    {CODE_ESCAPE, BUTTON_B},  {CODE_BACKSPACE, BUTTON_B},
    {CODE_DELETE, BUTTON_B},  {'x', BUTTON_X},
    {CODE_TAB, BUTTON_X},     {'y', BUTTON_Y},
    {CODE_F1, BUTTON_Y},
};

/* The key, whatever Shift made of it when it went down or comes up. */
static uint8_t plain(uint8_t code) {
    static const struct shifted {
        uint8_t code, plain;
    } shifted[] = {{CODE_PAGE_UP, CODE_UP},   {CODE_PAGE_DOWN, CODE_DOWN}, {CODE_INSERT, CODE_ENTER},
                   {CODE_BREAK, CODE_ESCAPE}, {CODE_HOME, CODE_TAB},       {CODE_END, CODE_DELETE}};
    for (size_t i = 0; i < sizeof shifted / sizeof shifted[0]; i++) {
        if (shifted[i].code == code) {
            return shifted[i].plain;
        }
    }
    return code >= 'A' && code <= 'Z' ? (uint8_t)(code - 'A' + 'a') : code;
}

static uint8_t button_of(uint8_t code) {
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++) {
        if (meanings[i].code == code) {
            return meanings[i].button;
        }
    }
    return BUTTON_COUNT;
}

static struct keyboard_key *find(struct keyboard *keyboard, uint8_t code) {
    for (unsigned i = 0; i < KEYBOARD_KEYS; i++) {
        if (keyboard->keys[i].code == code) {
            return &keyboard->keys[i];
        }
    }
    return NULL;
}

uint8_t keyboard_held(const struct keyboard *keyboard) {
    unsigned held = 0;
    for (unsigned i = 0; i < KEYBOARD_KEYS; i++) {
        held |= 1u << button_of(keyboard->keys[i].code);
    }
    return (uint8_t)held; /* without the bit of those that are no button's */
}

static bool is_held(const struct keyboard *keyboard, uint8_t button) {
    return button < BUTTON_COUNT && (keyboard_held(keyboard) >> button & 1) != 0;
}

static struct keyboard_news press(struct keyboard *keyboard, uint8_t code, uint32_t now_us) {
    const uint8_t key = plain(code), button = button_of(key);
    struct keyboard_key *const known = find(keyboard, key), *const free = find(keyboard, 0);
    struct keyboard_news news = {.button = BUTTON_COUNT};
    if (known != NULL) {
        known->heard_us = now_us;
    } else if (free != NULL) {
        news.button = is_held(keyboard, button) ? BUTTON_COUNT : button;
        news.letter = code >= ' ' && code <= '~' ? (char)code : '\0';
        news.any = news.down = true;
        *free = (struct keyboard_key){key, now_us};
    }
    return news;
}

static struct keyboard_news let_go(struct keyboard *keyboard, struct keyboard_key *key) {
    const uint8_t button = button_of(key->code);
    key->code = 0;
    return (struct keyboard_news){.any = button < BUTTON_COUNT && !is_held(keyboard, button),
                                  .button = button};
}

struct keyboard_news keyboard_report(struct keyboard *keyboard, uint8_t state, uint8_t code,
                                     uint32_t now_us) {
    struct keyboard_key *const key = code != 0 ? find(keyboard, plain(code)) : NULL;
    if (state == KEYBOARD_RELEASED && key != NULL) {
        return let_go(keyboard, key);
    }
    if ((state == KEYBOARD_PRESSED || state == KEYBOARD_HELD) && code != 0) {
        return press(keyboard, code, now_us);
    }
    return (struct keyboard_news){.button = BUTTON_COUNT};
}

struct keyboard_news keyboard_silent(struct keyboard *keyboard, uint32_t now_us) {
    for (unsigned i = 0; i < KEYBOARD_KEYS; i++) {
        struct keyboard_key *const key = &keyboard->keys[i];
        if (key->code != 0 && now_us - key->heard_us >= KEYBOARD_SILENT_US) {
            return let_go(keyboard, key);
        }
    }
    return (struct keyboard_news){.button = BUTTON_COUNT};
}
