#include "lesson_player.h"

#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "handheld.h"
#include "lesson.h"
#include "play.h"

enum {
    LINE = 4000,
    WAIT_MS = 100,
    WAITS = 200,
    STANDS_MS = 2500, /* an opponent's last move */
    LINE_MS = 1100,   /* one of the last count runs */
};

static bool begins(const char *line, const char *word) {
    const size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\n');
}

/* The letters of a line, without its spaces. */
static void take_presses(char *to, const char *from) {
    size_t count = strlen(to);
    for (; *from != '\0' && *from != '\n'; from++) {
        TEST_ASSERT_LESS_THAN(LESSON_PLAYER_PRESSES - 1, count);
        if (*from != ' ') {
            to[count++] = *from;
        }
    }
    to[count] = '\0';
}

void lesson_player_read(struct lesson_presses *presses, const char *path) {
    static char line[LINE], name[LINE];
    snprintf(name, sizeof name, "%s/%s", PROJECT_DIR, path);
    FILE *file = fopen(name, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, name);
    memset(presses, 0, sizeof *presses);
    bool said = false;
    while (fgets(line, sizeof line, file) != NULL) {
        const char *at = line + strspn(line, " ");
        if (begins(at, "say") || begins(at, "do") || begins(at, "watch") || begins(at, "count")) {
            said = begins(at, "say");
            TEST_ASSERT_LESS_THAN(LESSON_PLAYER_STEPS, presses->steps);
            strcpy(presses->of[presses->steps++], said ? "a" : "");
        } else if (begins(at, "press")) {
            TEST_ASSERT_GREATER_THAN(0, presses->steps);
            char *to = presses->of[presses->steps - 1];
            to[0] = '\0';
            take_presses(to, at + strlen("press"));
        }
    }
    fclose(file);
}

void lesson_player_press(char letter) {
    static const char letters[] = "udlrabxy";
    static const enum board_button buttons[] = {BUTTON_UP, BUTTON_DOWN, BUTTON_LEFT, BUTTON_RIGHT,
                                                BUTTON_A,  BUTTON_B,    BUTTON_X,    BUTTON_Y};
    const char *at = strchr(letters, letter);
    TEST_ASSERT_NOT_NULL_MESSAGE(at, "no button has that letter");
    handheld_press(buttons[at - letters]);
}

unsigned lesson_player_step(const struct lesson_presses *presses, void (*look)(void)) {
    const unsigned step = lesson_step_number();
    TEST_ASSERT_LESS_THAN(presses->steps, step);
    const char *letters = presses->of[step];
    bool pointed;
    for (unsigned i = 0;
         i < WAITS && letters[0] != '\0' && (lesson_caption_now(&pointed) == NULL || !play_person_to_move());
         i++) {
        handheld_run_ms(WAIT_MS); /* somebody else still plays */
    }
    if (step > 0 && presses->of[step - 1][0] == '\0') {
        handheld_run_ms(STANDS_MS);
    }
    look();
    const bool counts = lesson_step_now() != NULL && lesson_step_now()->kind == LESSON_COUNT;
    for (unsigned i = 0; letters[i] != '\0'; i++) {
        handheld_run_ms(counts ? LINE_MS : 0); /* a press before would only complete it */
        lesson_player_press(letters[i]);
        look();
    }
    for (unsigned i = 0; i < WAITS && !counts && lesson_step_number() == step && lesson_on(); i++) {
        handheld_run_ms(WAIT_MS);
        look();
    }
    char words[LINE];
    snprintf(words, sizeof words, "step %u, pressed \"%s\":\n%s", step, letters,
             lesson_step_number() > step ? "" : handheld_text());
    TEST_ASSERT_TRUE_MESSAGE(lesson_step_number() > step || (counts && step + 1 == presses->steps), words);
    return (unsigned)strlen(letters);
}
