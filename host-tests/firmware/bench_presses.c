/* How many presses it takes to play the golden logs by buttons: `presses <n>`, `turns <n>` for each log, and
 * for all of them. All seats are people at one console, with the settings that it comes with.
 *
 *     bench_presses [-v] <golden log> ...
 *
 * For each move the shortest way there is looked for, by the pad, A, B, and A held where that repeats a step:
 * from the memory of the whole console as it stands, every key is tried, breadth first, and what looks like
 * something before, after the same choices, is not gone into again. So it counts what the screens ask for at
 * least, of somebody who knows them well.
 *
 * tools/studies/presses-base compiles this file with the screens of d5c8e9b, too, to compare them; so it uses
 * only what both have. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "canvas.h"
#include "console.h"
#include "flash_model.h"
#include "games.h"
#include "headless.h"
#include "match.h"
#include "match_screens.h"
#include "play.h"
#include "screen.h"
#include "settings_store.h"

enum {
    MOVES_MAX = 4000,
    WORD_ROOM = 128,
    LINE_ROOM = 4096,
    PAGE = 4096,
    NODES_MAX = 4000,
    NODES_WITH_B = 600, /* B opens many ways: where they are too many, it is left out */
    WAIT_MS = 600,      /* between two presses: longer than any rest of a screen */
};

/* ---- a log */

struct golden {
    struct setup setup;
    unsigned count;
    move_t moves[MOVES_MAX];
    uint8_t seats[MOVES_MAX];
};

static void fail(const char *what, const char *where) {
    fprintf(stderr, "bench_presses: %s: %s\n", what, where);
    exit(1);
}

static void read_head(struct golden *golden, char *line) {
    const char *name = strtok(line, " \n");
    unsigned game = 0;
    while (games_all[game] != NULL && strcmp(games_all[game]->name, name) != 0) {
        game++;
    }
    if (games_all[game] == NULL) {
        fail("no such game", name);
    }
    setup_default(&golden->setup, games_all[game]);
    (void)strtok(NULL, " \n"); /* the version of its rules */
    for (const char *word = strtok(NULL, " \n"); word != NULL; word = strtok(NULL, " \n")) {
        if (!setup_word(&golden->setup, word)) {
            fail("bad set-up", word);
        }
    }
}

/* "1 bid:2  # why" of two games; "turn 1, seat 2: play:3:bronze:1 done" of the third. NULL: no moves. */
static char *moves_of_line(char *line) {
    line[strcspn(line, "#\n")] = '\0';
    if (strncmp(line, "turn ", 5) == 0) {
        char *colon = strchr(line, ':');
        return colon != NULL ? colon + 1 : NULL;
    }
    return line[0] >= '1' && line[0] <= '9' && line[1] == ' ' ? line + 2 : NULL;
}

static void read_moves(struct golden *golden, struct match *match, char *line) {
    char *words = moves_of_line(line);
    for (const char *word = words != NULL ? strtok(words, " ") : NULL; word != NULL;
         word = strtok(NULL, " ")) {
        const move_t move = match_find(match, word);
        if (move == MOVE_NONE || golden->count == MOVES_MAX) {
            fail("no such move", word);
        }
        golden->seats[golden->count] = (uint8_t)match_turn(match);
        golden->moves[golden->count++] = move;
        if (match_play(match, move) != MATCH_OK) {
            fail("can't be played", word);
        }
    }
}

static struct golden *golden_read(const char *path) {
    struct golden *golden = calloc(1, sizeof *golden);
    struct match *match = calloc(1, sizeof *match);
    char line[LINE_ROOM] = "";
    FILE *file = fopen(path, "r");
    if (file == NULL || golden == NULL || match == NULL) {
        fail("can't be read", path);
    }
    bool head = false;
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] != '#' && !head) {
            read_head(golden, line);
            head = match_start(match, &golden->setup) == MATCH_OK;
        } else if (head) {
            read_moves(golden, match, line);
        }
    }
    fclose(file);
    if (!head || match_turn(match) != GAME_OVER) {
        fail("doesn't end", path);
    }
    free(match);
    return golden;
}

/* ---- all memory that the program can write */

extern char data_start[], end[]; /* the linker's */

struct page {
    size_t at;
    char bytes[PAGE];
};

struct node {
    struct page *pages; /* that differ from the root's */
    unsigned count, parent, presses;
    char key;
    uint64_t sum,
        before; /* of its picture; of those on which A was pressed, which may have chosen something */
    bool looks; /* X was pressed */
};

/* On the heap: what is kept here isn't put back with the rest. */
struct finder {
    char *root;
    size_t bytes;
    uint32_t programs, erases; /* of the flash, when the root was kept */
    struct node nodes[NODES_MAX];
    unsigned count;
};

static struct finder *finder;

static size_t page_bytes(size_t at) {
    return at + PAGE <= finder->bytes ? PAGE : finder->bytes - at;
}

/* Within the flash's model, which is most of the memory, and seldom written to. */
static bool is_flash(size_t at) {
    const char *flash = (const char *)flash_model_bytes(), *here = data_start + at;
    return here >= flash && here + PAGE <= flash + (size_t)BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR;
}

static bool flash_is_roots(void) {
    return flash_model_counts()->programs == finder->programs &&
           flash_model_counts()->erases == finder->erases;
}

static void root_keep(void) {
    memcpy(finder->root, data_start, finder->bytes);
    finder->programs = flash_model_counts()->programs;
    finder->erases = flash_model_counts()->erases;
}

static void node_add_page(struct node *node, size_t at) {
    node->pages = realloc(node->pages, (node->count + 1) * sizeof *node->pages);
    node->pages[node->count].at = at;
    memcpy(node->pages[node->count++].bytes, data_start + at, page_bytes(at));
}

static void node_keep(struct node *node) {
    const bool same_flash = flash_is_roots();
    for (size_t at = 0; at < finder->bytes; at += PAGE) {
        if (!(same_flash && is_flash(at)) &&
            memcmp(finder->root + at, data_start + at, page_bytes(at)) != 0) {
            node_add_page(node, at);
        }
    }
}

static void node_go(const struct node *node) {
    const bool same_flash = flash_is_roots();
    for (size_t at = 0; at < finder->bytes; at += PAGE) {
        if (!(same_flash && is_flash(at))) {
            memcpy(data_start + at, finder->root + at, page_bytes(at));
        }
    }
    for (unsigned i = 0; i < node->count; i++) {
        memcpy(data_start + node->pages[i].at, node->pages[i].bytes, page_bytes(node->pages[i].at));
    }
}

static void nodes_free(void) {
    for (unsigned i = 0; i < finder->count; i++) {
        free(finder->nodes[i].pages);
    }
    finder->count = 0;
}

/* ---- pressing */

static void rest(void) {
    headless_pass_us(WAIT_MS * 1000u);
    for (unsigned i = 0; i < 4; i++) {
        screens_tick(board_ms());
    }
}

static uint64_t picture(void) {
    const uint64_t *words = (const void *)canvas_pixels();
    uint64_t sum = 1469598103934665603u;
    screens_draw();
    for (unsigned i = 0; i < CANVAS_PIXELS / 4; i++) {
        sum = (sum ^ words[i]) * 1099511628211u;
        sum ^= sum >> 29;
    }
    return sum;
}

/* A held before A: of two ways of one press the one that makes more moves. */
#if defined(KEY_AGAIN_MS)
#define KEYS "udlrAa"
#else
#define KEYS "udlra"
#endif

static void press(char key) {
    headless_pass_us(WAIT_MS * 1000u);
    screens_key(key == 'u'   ? KEY_UP
                : key == 'd' ? KEY_DOWN
                : key == 'l' ? KEY_LEFT
                : key == 'r' ? KEY_RIGHT
                : key == 'x' ? KEY_X
                : key == 'b' ? KEY_B
                             : KEY_A);
#if defined(KEY_AGAIN_MS)
    if (key == 'A') {
        headless_pass_us(WAIT_MS * 1000u);
        screens_key(KEY_AGAIN);
    }
#endif
    rest();
}

/* ---- the shortest way to the next move */

static const struct screen *home; /* B may lead there, but no way to a move goes by it */

static unsigned length_before; /* moves of the match, before those that are looked for */
static struct match logged;    /* the log as far as it was played */

/* What comes of some of the log's moves: other moves can lead there, too (a price is spared in any order). */
static unsigned moves_equal(const struct golden *golden, unsigned at) {
    enum { MOST = 12 };
    static struct match ahead;
    ahead = logged;
    for (unsigned i = 1; i <= MOST && at + i <= golden->count; i++) {
        if (match_play(&ahead, golden->moves[at + i - 1]) != MATCH_OK) {
            return 0;
        }
        if (memcmp(ahead.state, play_state(), play_game()->state_bytes) == 0) {
            return i;
        }
    }
    return 0;
}

/* How many moves of the log were made, in whatever order; 0: others, or none. */
static unsigned moves_made(const struct golden *golden, unsigned at) {
    const unsigned made = play_match()->length - length_before;
    bool used[MOVES_MAX] = {false};
    for (unsigned i = 0; i < made; i++) {
        bool found = false;
        for (unsigned j = at; j < at + made && !found; j++) {
            found = !used[j] && j < golden->count &&
                    golden->moves[j] == match_move(play_match(), length_before + i);
            used[j] = used[j] || found;
        }
        if (!found) {
            return moves_equal(golden, at);
        }
    }
    return made;
}

static uint64_t choices(const struct node *node, char key) {
    return node->looks || key == 'x' ? 1 : key == 'a' ? node->before * 31 + node->sum : node->before;
}

static bool seen_before(uint64_t sum, uint64_t before) {
    for (unsigned i = 0; i < finder->count; i++) {
        if (finder->nodes[i].sum == sum && finder->nodes[i].before == before) {
            return true;
        }
    }
    return false;
}

static void tell(unsigned node, char last) {
    char way[NODES_MAX + 1];
    unsigned at = sizeof way;
    way[--at] = '\0';
    way[--at] = last;
    for (; node != 0; node = finder->nodes[node].parent) {
        way[--at] = finder->nodes[node].key;
    }
    fprintf(stderr, " %s", way + at);
}

/* Presses the way to the move at `at`, or to that and others after it, by those keys alone, X at the
 * beginning; returns how many presses it took, or 0. */
static unsigned find_by(const struct golden *golden, unsigned at, bool told, const char *tried) {
    const unsigned most = strchr(tried, 'b') != NULL ? NODES_WITH_B : NODES_MAX;
    bool too_many = false;
    root_keep();
    finder->count = 1;
    finder->nodes[0] = (struct node){.sum = picture()};
    for (unsigned from = 0; from < finder->count && !too_many; from++) {
        for (const char *key = tried; *key != '\0'; key++) {
            if (*key == 'x' && from > 0) {
                continue;
            }
            node_go(&finder->nodes[from]);
            press(*key);
            if (play_match()->length != length_before) {
                if (play_match()->length > length_before && moves_made(golden, at) > 0) {
                    const unsigned presses = finder->nodes[from].presses + 1;
                    if (told) {
                        tell(from, *key);
                    }
                    nodes_free();
                    return presses;
                }
                continue;
            }
            const uint64_t sum = picture(), before = choices(&finder->nodes[from], *key);
            if (screen_top() != home && !seen_before(sum, before)) {
                if (finder->count == most) {
                    too_many = true;
                    break;
                }
                struct node *node = &finder->nodes[finder->count];
                *node = (struct node){.sum = sum,
                                      .before = before,
                                      .parent = from,
                                      .key = *key,
                                      .looks = finder->nodes[from].looks || *key == 'x',
                                      .presses = finder->nodes[from].presses + 1};
                node_keep(node);
                finder->count++;
            }
        }
    }
    node_go(&finder->nodes[0]);
    nodes_free();
    return 0;
}

/* What its owner alone may see is turned in where it is looked at. */
static unsigned find(const struct golden *golden, unsigned at, bool told) {
    struct text_buffer buffer;
    char word[WORD_ROOM];
    unsigned presses = find_by(golden, at, told, "b" KEYS);
    presses = presses > 0 ? presses : find_by(golden, at, told, KEYS);
    presses = presses > 0 ? presses : find_by(golden, at, told, "udlrax");
    if (presses == 0) {
        match_text(play_match(), golden->moves[at], text_into(&buffer, word, sizeof word));
        fail("no way by buttons to", word);
    }
    return presses;
}

/* ---- whole matches */

/* The console prepares nothing here: the golden logs' neutral armies, which are those that it would put, are
 * put by buttons. */
void __wrap_match_prepare_next(void);   /* NOLINT(bugprone-reserved-identifier) */
void __wrap_match_prepare_next(void) {} /* NOLINT(bugprone-reserved-identifier) */

static const struct screen nothing = {.draw = canvas_clip_all};

static void begin(const struct setup *setup) {
    struct play_seat who[GAME_SEATS_MAX];
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        who[i] = (struct play_seat){PLAY_PERSON, (uint8_t)i};
    }
    static const struct board_boot by_hand = {CAUSE_POWER, 0};
    headless_capabilities(true, false);
    headless_battery(87, false, false);
    headless_boot_cause(by_hand);
    headless_hold_at_start(0);
    board_start();
    flash_model_start(BOARD_FLASH_SECTORS);
    console_start(&settings_in_journal);
    home = screen_top();
    if (!play_new(setup, who)) {
        fail("no match", setup->game->name);
    }
    screen_push(&nothing);
    match_show();
}

static void tell_move(move_t move) {
    char word[WORD_ROOM];
    struct text_buffer buffer;
    match_text(&logged, move, text_into(&buffer, word, sizeof word));
    fprintf(stderr, "=%s", word);
}

static void play_golden(const struct golden *golden, bool told, unsigned *presses, unsigned *turns) {
    begin(&golden->setup);
    match_start(&logged, &golden->setup);
    for (unsigned at = 0; at < golden->count;) {
        const bool turn = at == 0 || golden->seats[at] != golden->seats[at - 1];
        *turns += turn;
        if (told && turn) {
            fprintf(stderr, "\n%u:", golden->seats[at] + 1u);
        }
        rest();
        length_before = play_match()->length;
        *presses += find(golden, at, told);
        for (const unsigned next = at + moves_made(golden, at); at < next; at++) {
            if (told) {
                tell_move(golden->moves[at]);
            }
            match_play(&logged, golden->moves[at]);
        }
    }
}

int main(int count, char **words) {
    const bool told = count > 1 && strcmp(words[1], "-v") == 0;
    unsigned all_presses = 0, all_turns = 0;
    finder = calloc(1, sizeof *finder);
    finder->bytes = (uintptr_t)end - (uintptr_t)data_start;
    finder->root = malloc(finder->bytes);
    for (int i = told ? 2 : 1; i < count; i++) {
        unsigned presses = 0, turns = 0;
        struct golden *golden = golden_read(words[i]);
        play_golden(golden, told, &presses, &turns);
        free(golden);
        fprintf(stderr, "%s%s: %u presses, %u turns\n", told ? "\n" : "", words[i], presses, turns);
        all_presses += presses;
        all_turns += turns;
    }
    printf("%u %u\n", all_presses, all_turns);
    return 0;
}
