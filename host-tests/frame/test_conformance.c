/* Every game keeps every promise. `test_conformance long` takes more seeds. */
#include <string.h>
#include <unity.h>

#include "conformance.h"
#include "games.h"
#include "test_games.h"

enum { SEEDS_QUICK = 2, SEEDS_LONG = 12 /* per combination of options and seat count */ };

static const struct game *subject;
static unsigned seeds = SEEDS_QUICK;

void setUp(void) {}

void tearDown(void) {}

static void test_keeps_all_promises(void) {
    const char *broken = conformance_run(subject, seeds);
    TEST_ASSERT_NULL_MESSAGE(broken, broken);
}

static void run_list(const struct game *const *games) {
    for (; *games != NULL; games++) {
        subject = *games;
        UnityDefaultTestRun(test_keeps_all_promises, (*games)->name, __LINE__);
    }
}

int main(int count, char **words) {
    seeds = count > 1 && strcmp(words[1], "long") == 0 ? SEEDS_LONG : SEEDS_QUICK;
    UNITY_BEGIN();
    run_list(test_games);
    run_list(games_all);
    return UNITY_END();
}
