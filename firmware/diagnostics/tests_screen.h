/* The tests of diagnostics that fill the screen. */
#ifndef OXHIDE_TESTS_SCREEN_H
#define OXHIDE_TESTS_SCREEN_H

void buttons_test_open(void);
void screen_test_open(void);
void sound_test_open(void);

#endif
