/* draw_ends <folder> journals: for the simulator, <game>.BIN, at the last turn's page.
 * draw_ends <folder>: the ends of all games into <folder>/<game>-<seats>-<people>-<how>-<nn>.png: the last
 * turn's page, each step of the last count, the winner, and the pages of the ranking; decided by points, by a
 * tie-break, and shared; with one person, with several, and with opponents alone. tools/screens ends lays
 * them side by side. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "endings.h"
#include "flash_model.h"
#include "games.h"
#include "handheld.h"
#include "play.h"
#include "settings_store.h"

enum { MATCHES = 20000, STEPS_MAX = 24, SETTLED_MS = 1200, LOOK_MS = 150, NAME_ROOM = 64 };
static const char *folder;

void setUp(void) {}
void tearDown(void) {}

static const char *people_in_words(unsigned persons) {
    return persons == 0 ? "opponents" : persons == 1 ? "one" : "several";
}

static void save(unsigned persons, enum ending ending, unsigned step) {
    static const char *const how[ENDINGS] = {"points", "tie", "shared"};
    char name[NAME_ROOM];
    snprintf(name, sizeof name, "%s-%u-%s-%s-%02u", play_game()->name, play_seats(), people_in_words(persons),
             how[ending], step);
    handheld_save(folder, name);
}

/* The step of the count, by how its words begin: the title, names and the keys are the same in all. */
static unsigned step_now(void) {
    const char *text = handheld_text();
    const char *line = strstr(text, " of "), *equal = strstr(text, "Equal");
    if (strstr(text, "The last count") == NULL) {
        return 0;
    }
    return line != NULL ? (unsigned char)line[-1] : equal != NULL ? (unsigned char)equal[6] + 256u : 1;
}

/* The count goes on by itself up to its last step: of each what is seen last. Returns that step. */
static unsigned draw_count(unsigned persons, enum ending ending, unsigned step) {
    for (unsigned now = step_now(); now != 0 && strstr(handheld_text(), "A Winner") == NULL;) {
        const unsigned before = now;
        save(persons, ending, step);
        handheld_run_ms(LOOK_MS);
        now = step_now();
        step += now != before;
    }
    return step;
}

/* A leads through the rest, once round the pages of the ranking. */
static void draw_end(unsigned persons, enum ending ending) {
    handheld_start(&settings_in_journal);
    ending_show(persons);
    handheld_run_ms(LOOK_MS);
    unsigned step = 0;
    if (play_held()) {
        handheld_run_ms(SETTLED_MS);
        save(persons, ending, step++);
        handheld_press(BUTTON_A);
    }
    for (step = draw_count(persons, ending, step); step < STEPS_MAX && !play_viewing(); step++) {
        handheld_run_ms(SETTLED_MS);
        save(persons, ending, step);
        handheld_press(BUTTON_A);
    }
}

static void draw_ends(const struct game *game, unsigned seats) {
    for (enum ending ending = ENDING_BY_POINTS; ending < ENDINGS; ending++) {
        if (!ending_find(game, seats, ending, MATCHES)) {
            printf("%s for %u: no such end among %d matches (%d)\n", game->name, seats, MATCHES, (int)ending);
            continue;
        }
        for (unsigned persons = 0; persons <= 2; persons++) {
            draw_end(persons, ending);
        }
    }
}

static void draw_all(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            draw_ends(games_all[i], seats);
        }
    }
}

/* The journal of a match for two people at its last turn's page, and the presses of A from there to the
 * ranking; without animations, where each press is a step: otherwise it may only complete a line. */
static void write_journal(const struct game *game) {
    enum { PATH_ROOM = 4096, BYTES = BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR };
    char path[PATH_ROOM];
    unsigned presses = 0;
    handheld_start(&settings_in_journal);
    struct settings still = *settings();
    still.animations = false;
    settings_change(&still);
    settings_keep();
    TEST_ASSERT_TRUE(ending_find(game, 2, ENDING_BY_POINTS, MATCHES));
    ending_show(2);
    snprintf(path, sizeof path, "%s/%s.BIN", folder, game->name);
    FILE *file = fopen(path, "wb");
    TEST_ASSERT_NOT_NULL(file);
    fwrite(flash_model_bytes(), 1, BYTES, file);
    fclose(file);
    while (strstr(handheld_text(), "Again") == NULL) {
        handheld_press(BUTTON_A);
        TEST_ASSERT_LESS_THAN_UINT(STEPS_MAX, ++presses);
    }
    printf("steps %s %u\n", game->name, presses);
}

static void write_journals(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        write_journal(games_all[i]);
    }
}

int main(int count, char **words) {
    folder = count > 1 ? words[1] : ".";
    UNITY_BEGIN();
    if (count > 2 && strcmp(words[2], "journals") == 0) {
        RUN_TEST(write_journals);
    } else {
        RUN_TEST(draw_all);
    }
    return UNITY_END();
}
