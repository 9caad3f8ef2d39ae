#include "say.h"

#include <assert.h>
#include <string.h>

const struct listener *say_listener;

void say_to(const struct listener *listener) {
    assert(listener == NULL || listener->hear != NULL);
    say_listener = listener;
    canvas_hold(listener != NULL && !listener->draws);
}

static void pass_on(const struct saying *saying) {
    if (say_heard() && canvas_in_clip(saying->area)) {
        say_listener->hear(saying);
    }
}

static void say_letters(enum said what, struct area area, const char *words, size_t length) {
    pass_on(&(struct saying){what, area, words, length, ICON_COUNT, SAY_NOBODYS});
}

void say_words(struct area area, const char *words, size_t length) {
    assert(words != NULL);
    say_letters(SAID_WORDS, area, words, length);
}

void say_icon(struct area area, enum icon icon, int seat_style) {
    assert(icon < ICON_COUNT);
    pass_on(&(struct saying){SAID_ICON, area, NULL, 0, icon, seat_style});
}

void say_name(struct area area, const char *words) {
    assert(words != NULL);
    say_letters(SAID_NAME, area, words, strlen(words));
}

void say_mark(struct area area, const char *words) {
    assert(words != NULL);
    say_letters(SAID_MARK, area, words, strlen(words));
}

void say_lost(struct area area, const char *words) {
    assert(words != NULL);
    say_letters(SAID_LOST, area, words, strlen(words));
}

void say(enum said what, struct area area) {
    say_letters(what, area, NULL, 0);
}
