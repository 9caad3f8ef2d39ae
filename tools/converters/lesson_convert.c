/* A lesson's text as a C table for the firmware, and everything that can be known without a screen to be
 * wrong with it: docs/adding-a-lesson.md. Whether what its captions point at is on the screen is seen when it
 * is played: host-tests/firmware/test_lessons.c.
 *
 *   lesson_convert <text> <name> <out>          writes the table, of the struct <name>
 *   lesson_convert --check <text> <name> <out>  compares it with what is there
 */
#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "empire/empire.h"
#include "empire/map_data.h"
#include "games.h"
#include "lesson.h"
#include "lesson_guide.h"
#include "match.h"
#include "search.h"
#include "type.h"

enum {
    LINE_MAX = 4000, /* bytes of a line: moves of a scene are many */
    STEPS_MAX = 250,
    SCENES_MAX = 6,
    TERMS_MAX = 60,
    MOVES_MAX = 3000,  /* of a scene */
    WORDS_MAX = 14,    /* of a caption */
    PATHS_MAX = 20000, /* ways through a scene */
    CHOICE_PART = 3,   /* one decision in so many leaves a choice */
    MARKED_MAX = 3,    /* terms that one caption may introduce */
};

struct caption {
    char *on, *words, *at;
    int thing;
    int top;
    int x, y, width, height;
    int line;
};

struct step {
    int kind, line;
    unsigned caption_count, move_count;
    struct caption captions[LESSON_CAPTIONS_MAX];
    char *pattern; /* the moves, as words */
    move_t moves[LESSON_MOVES_MAX];
    char *point; /* the cursor's move, as words; NULL: none */
    int cursor;
    move_t on;
    unsigned why_count;
    struct caption whys[LESSON_WHYS_MAX];
};

struct scene {
    struct setup setup;
    unsigned level, first, move_count;
    move_t moves[MOVES_MAX];
    int line;
};

static struct {
    const struct game *game;
    const char *file;
    int line, bad;
    unsigned minutes, scene_count, step_count, term_count;
    struct scene scenes[SCENES_MAX];
    struct step steps[STEPS_MAX];
    struct {
        char *word;
        int shown; /* in that line; 0: not yet */
    } terms[TERMS_MAX];
    char *next_on;
    struct caption *pointing; /* the caption, or the step's why, that was read last */
} made;

static struct match match;

/* ---- messages */

__attribute__((format(printf, 2, 3))) static void wrong(int line, const char *format, ...) {
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s:%d: ", made.file, line);
    vfprintf(stderr, format, values);
    fprintf(stderr, "\n");
    va_end(values);
    made.bad++;
}

__attribute__((format(printf, 1, 2), noreturn)) static void stop(const char *format, ...) {
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s:%d: ", made.file, made.line);
    vfprintf(stderr, format, values);
    fprintf(stderr, "\n");
    va_end(values);
    exit(1);
}

static char *copied(const char *words) {
    char *copy = strdup(words);
    if (copy == NULL) {
        stop("no memory");
    }
    return copy;
}

/* The number at *at, which then stands after it. */
static int read_number(const char **at) {
    char *end;
    const long number = strtol(*at, &end, 10);
    if (end == *at || number < 0 || number > UINT8_MAX) {
        stop("a number from 0 to %d is missing", UINT8_MAX);
    }
    *at = end;
    return (int)number;
}

/* ---- reading */

static struct step *last_step(void) {
    if (made.step_count == 0) {
        stop("this belongs to a step, and there is none yet");
    }
    return &made.steps[made.step_count - 1];
}

static struct caption *last_caption(void) {
    if (made.pointing == NULL) {
        stop("this belongs to a caption, and the step has none yet");
    }
    return made.pointing;
}

static struct scene *last_scene(void) {
    if (made.scene_count == 0) {
        stop("there is no scene yet");
    }
    return &made.scenes[made.scene_count - 1];
}

static void read_game(const char *name) {
    made.game = games_find(games_all, name);
    if (made.game == NULL) {
        stop("no game has the name %s", name);
    }
}

static void read_terms(char *words) {
    for (char *term = strtok(words, ","); term != NULL; term = strtok(NULL, ",")) {
        term += strspn(term, " ");
        if (made.term_count == TERMS_MAX) {
            stop("more than %d terms", TERMS_MAX);
        }
        made.terms[made.term_count++].word = copied(term);
    }
}

static void read_level(struct scene *scene, const char *name) {
    unsigned count;
    const struct game_level *levels = search_levels(made.game, &count);
    scene->level = 0;
    for (unsigned i = 0; i < count; i++) {
        scene->level = strcmp(levels[i].name, name) == 0 ? levels[i].number : scene->level;
    }
    if (scene->level == 0) {
        stop("no level has the name %s", name);
    }
}

static void read_scene(char *words) {
    if (made.game == NULL || made.scene_count == SCENES_MAX) {
        stop(made.game == NULL ? "a lesson begins with its game" : "too many scenes");
    }
    struct scene *scene = &made.scenes[made.scene_count++];
    scene->line = made.line;
    scene->first = made.step_count;
    setup_default(&scene->setup, made.game);
    unsigned count;
    scene->level = search_levels(made.game, &count)[0].number;
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
        if (strncmp(word, "level=", 6) == 0) {
            read_level(scene, word + 6);
        } else if (!setup_word(&scene->setup, word)) {
            stop("no set-up of the game: %s", word);
        }
    }
    if (scene->setup.seed > UINT32_MAX || match_start(&match, &scene->setup) != MATCH_OK) {
        stop("no set-up of the game");
    }
}

/* Moves that have been made when the scene begins. */
static void read_moves(char *words) {
    struct scene *scene = last_scene();
    if (scene->first != made.step_count) {
        stop("a scene's moves come before its steps");
    }
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
        const move_t move = match_find(&match, word);
        if (move == MOVE_NONE || match_play(&match, move) != MATCH_OK) {
            stop("move %u of the scene isn't legal: %s", scene->move_count + 1, word);
        }
        if (scene->move_count == MOVES_MAX) {
            stop("more than %d moves", MOVES_MAX);
        }
        scene->moves[scene->move_count++] = move;
    }
}

static void read_step(int kind, char *words) {
    (void)last_scene();
    if (made.step_count == STEPS_MAX) {
        stop("more than %d steps", STEPS_MAX);
    }
    struct step *step = &made.steps[made.step_count++];
    *step = (struct step){.kind = kind, .line = made.line, .pattern = copied(words)};
    made.pointing = NULL;
}

static void read_caption(const char *words) {
    struct step *step = last_step();
    if (step->caption_count == LESSON_CAPTIONS_MAX) {
        stop("more than %d captions", LESSON_CAPTIONS_MAX);
    }
    made.pointing = &step->captions[step->caption_count++];
    *made.pointing = (struct caption){.on = made.next_on, .words = copied(words), .line = made.line};
    made.next_on = NULL;
}

static void read_why(const char *words) {
    struct step *step = last_step();
    if (step->why_count == LESSON_WHYS_MAX) {
        stop("more than %d reasons", LESSON_WHYS_MAX);
    }
    made.pointing = &step->whys[step->why_count++];
    *made.pointing = (struct caption){.on = made.next_on, .words = copied(words), .line = made.line};
    made.next_on = NULL;
}

static void read_cursor(enum lesson_cursor cursor, const char *move) {
    last_step()->cursor = cursor;
    last_step()->point = copied(move);
}

/* "words" without their quotes. */
static char *quoted(const char *words) {
    const size_t length = strlen(words);
    if (length < 3 || words[0] != '"' || words[length - 1] != '"') {
        stop("words of the screen stand in quotes");
    }
    char *inside = copied(words + 1);
    inside[length - 2] = '\0';
    return inside;
}

static void read_region(struct caption *caption, const char *name) {
    const struct empire_map *map = empire_map((const struct empire_state *)match.state);
    const char *digits = name + 1;
    const unsigned number = (unsigned)read_number(&digits);
    if (strcmp(made.game->name, "empire") != 0 || number < 1 || number > map->region_count) {
        stop("no region %s", name);
    }
    const struct empire_ui_map_region *region =
        &empire_ui_maps[last_scene()->setup.options[0]].region[number - 1];
    enum { WIDE = 36, HIGH = 42, NAME = 4 }; /* around its middle, with its name */
    caption->thing = LESSON_AREA;
    caption->width = WIDE;
    caption->height = HIGH;
    caption->x = region->middle_x - WIDE / 2;
    caption->y = CHROME_TITLE_HEIGHT + region->middle_y - HIGH / 2 - NAME;
    const int room = CHROME_STATUS_Y - caption->y - NAME; /* above the status */
    caption->height = room < caption->height ? room : caption->height;
}

static void read_at(char *words) {
    struct caption *caption = last_caption();
    if (words[0] == '"') {
        caption->thing = LESSON_WORDS;
        caption->at = quoted(words);
    } else if (strcmp(words, "cursor") == 0) {
        caption->thing = LESSON_CURSOR;
    } else if (strncmp(words, "region ", 7) == 0) {
        read_region(caption, words + 7);
    } else if (strncmp(words, "area ", 5) == 0) {
        const char *at = words + 5;
        caption->thing = LESSON_AREA;
        caption->x = read_number(&at);
        caption->y = read_number(&at);
        caption->width = read_number(&at);
        caption->height = read_number(&at);
    } else {
        stop("a caption points at \"words\", cursor, region <name> or area <x> <y> <width> <height>");
    }
}

static bool begins(char **at, const char *word) {
    const size_t length = strlen(word);
    const bool does = strncmp(*at, word, length) == 0 && ((*at)[length] == ' ' || (*at)[length] == '\0');
    if (does) {
        *at += length;
        *at += strspn(*at, " ");
    }
    return does;
}

static void read_line(char *line) {
    char *at = line + strspn(line, " ");
    at[strcspn(at, "\r\n")] = '\0';
    if (*at == '\0' || *at == '#') {
        return;
    }
    if (begins(&at, "lesson")) {
        read_game(at);
    } else if (begins(&at, "minutes")) {
        const char *digits = at;
        made.minutes = (unsigned)read_number(&digits);
    } else if (begins(&at, "terms")) {
        read_terms(at);
    } else if (begins(&at, "scene")) {
        read_scene(at);
    } else if (begins(&at, "moves")) {
        read_moves(at);
    } else if (begins(&at, "say")) {
        read_step(LESSON_SAY, at);
    } else if (begins(&at, "do")) {
        read_step(LESSON_DO, at);
    } else if (begins(&at, "watch")) {
        read_step(LESSON_WATCH, at);
    } else if (begins(&at, "why")) {
        read_why(at);
    } else if (begins(&at, "count")) {
        read_step(LESSON_COUNT, at);
    } else if (begins(&at, "point")) {
        read_cursor(LESSON_ON_MOVE, at);
    } else if (begins(&at, "unit")) {
        read_cursor(LESSON_ON_UNIT, at);
    } else if (begins(&at, "on")) {
        made.next_on = quoted(at);
    } else if (begins(&at, "at")) {
        read_at(at);
    } else if (begins(&at, "press")) {
        (void)last_step(); /* for who plays it: host-tests/firmware/lesson_player.c */
    } else if (begins(&at, "above")) {
        last_caption()->top = CHROME_CONTENT_Y;
    } else if (begins(&at, "top")) {
        const char *digits = at;
        last_caption()->top = read_number(&digits);
    } else if (begins(&at, ">")) {
        read_caption(at);
    } else {
        stop("no line of a lesson: %s", at);
    }
}

static void read_all(const char *path) {
    static char line[LINE_MAX];
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        stop("can't be read");
    }
    while (fgets(line, sizeof line, file) != NULL) {
        made.line++;
        if (strchr(line, '\n') == NULL && !feof(file)) {
            stop("longer than %d bytes", LINE_MAX);
        }
        read_line(line);
    }
    fclose(file);
    if (made.game == NULL || made.scene_count == 0 || made.step_count == 0) {
        stop("a lesson has a game, a scene and steps");
    }
}

/* ---- moves */

static unsigned scene_end(unsigned scene) {
    return scene + 1 < made.scene_count ? made.scenes[scene + 1].first : made.step_count;
}

static void start_scene(const struct scene *scene) {
    (void)match_start(&match, &scene->setup);
    for (unsigned i = 0; i < scene->move_count; i++) {
        (void)match_play(&match, scene->moves[i]);
    }
}

/* "place:A13", "place:*" or "any". */
static bool fits(const char *pattern, const char *words) {
    const size_t length = strlen(pattern);
    return strcmp(pattern, "any") == 0 || strcmp(pattern, words) == 0 ||
           (length > 0 && pattern[length - 1] == '*' && strncmp(pattern, words, length - 1) == 0);
}

static void add_moves(struct step *step, const char *pattern) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = match_moves(&match, legal), before = step->move_count;
    for (unsigned i = 0; i < count; i++) {
        char words[GAME_WORD_MAX];
        struct text_buffer buffer;
        match_text(&match, legal[i], text_into(&buffer, words, sizeof words));
        if (fits(pattern, words) && step->move_count == LESSON_MOVES_MAX) {
            wrong(step->line, "%s: more than %d moves", pattern, LESSON_MOVES_MAX);
            return;
        }
        if (fits(pattern, words)) {
            step->moves[step->move_count++] = legal[i];
        }
    }
    if (step->move_count == before) {
        wrong(step->line, "no legal move: %s", pattern);
    }
}

static bool again(const struct step *step) {
    return step->pattern != NULL && strcmp(step->pattern, "again") == 0;
}

/* Those of the decision before: not the one that was chosen there. */
static void add_again(struct step *step) {
    const struct step *before = step - 1;
    if (step == made.steps || before->kind != LESSON_DO || before->move_count < 2) {
        wrong(step->line, "\"again\" comes after a decision with a choice");
        return;
    }
    step->cursor = LESSON_AGAIN;
    step->move_count = before->move_count;
    for (unsigned i = 0; i < step->move_count; i++) { /* the first of all is legal here */
        step->moves[i] = before->moves[(i + 1) % step->move_count];
    }
}

/* The moves of a step, as it is when the first of each step before it was chosen. */
static void find_moves(struct step *step) {
    static move_t legal[GAME_MOVES_MAX];
    const int turn = match_turn(&match);
    if (again(step)) {
        add_again(step);
    }
    char *words = copied(again(step) ? "" : step->pattern);
    for (char *pattern = strtok(words, " "); pattern != NULL; pattern = strtok(NULL, " ")) {
        add_moves(step, pattern);
    }
    free(words);
    if (step->kind == LESSON_DO && turn != 0) {
        wrong(step->line, "it isn't the person's turn");
    } else if (step->kind == LESSON_WATCH && (turn <= 0 || step->move_count != 1)) {
        wrong(step->line, "an opponent makes one move in its turn");
    }
    if (step->kind == LESSON_DO && step->why_count == 0 && step->move_count < match_moves(&match, legal)) {
        wrong(step->line, "other moves are legal: why not those?");
    }
    if (step->point != NULL) {
        step->on = match_find(&match, step->point);
    }
    if (step->point != NULL && step->on == MOVE_NONE) {
        wrong(step->line, "the cursor can't point at what isn't legal: %s", step->point);
    }
    if (step->move_count > 0 && match_play(&match, step->moves[0]) != MATCH_OK) {
        wrong(step->line, "not legal");
    }
}

static bool same_setup(const struct setup *one, const struct setup *other) {
    return one->game == other->game && one->seed == other->seed && one->seats == other->seats &&
           memcmp(one->options, other->options, sizeof one->options) == 0;
}

/* Does the next scene go on with the match that this one is, from the same set-up? */
static bool goes_on(unsigned number) {
    const struct scene *scene = &made.scenes[number];
    return number + 1 < made.scene_count && same_setup(&scene->setup, &scene[1].setup);
}

/* What was played stays: a jump within a match goes on from what was chosen before. */
static void check_jump(const struct scene *next) {
    bool same = next->move_count >= match.length;
    for (unsigned i = 0; same && i < match.length; i++) {
        same = match_move(&match, i) == next->moves[i];
    }
    if (!same) {
        wrong(next->line, "the same match, but not as it was played before, on every way");
    }
}

/* One way through a scene: the choices are the digits of `way`. False: it can't be gone. */
static bool walk(const struct scene *scene, unsigned end, unsigned way) {
    start_scene(scene);
    for (unsigned i = scene->first; i < end; i++) {
        const struct step *step = &made.steps[i];
        if (step->move_count == 0) {
            continue;
        }
        const int seat = step->kind == LESSON_DO ? 0 : 1;
        const bool turn = match_turn(&match) == 0 ? seat == 0 : match_turn(&match) > 0 && seat == 1;
        if (step->on != MOVE_NONE && !match_legal(&match, step->on)) {
            wrong(step->line, "after other choices the cursor can't point at %s", step->point);
            return false;
        }
        const move_t move = step->moves[way % step->move_count];
        if (turn && again(step) && move == match_move(&match, match.length - 1u)) {
            return true; /* nobody goes that way */
        }
        if (!turn || match_play(&match, move) != MATCH_OK) {
            wrong(step->line, "not legal after other choices: number %u of %s", way % step->move_count + 1,
                  step->pattern);
            return false;
        }
        way /= step->move_count;
    }
    return true;
}

static void check_ways(unsigned number) {
    const struct scene *scene = &made.scenes[number];
    unsigned ways = 1, decisions = 0;
    for (unsigned i = scene->first; i < scene_end(number); i++) {
        ways *= made.steps[i].move_count > 1 && ways <= PATHS_MAX ? made.steps[i].move_count : 1;
        decisions += made.steps[i].move_count > 1;
    }
    if (ways > PATHS_MAX || decisions > LESSON_CHOICES) {
        wrong(scene->line, "too many choices: %u ways, %u decisions", ways, decisions);
        return;
    }
    for (unsigned way = 0; way < ways && walk(scene, scene_end(number), way); way++) {
        if (goes_on(number) && made.bad == 0) {
            check_jump(scene + 1);
        }
    }
}

static void check_moves(void) {
    unsigned decisions = 0, free_ones = 0;
    for (unsigned number = 0; number < made.scene_count; number++) {
        start_scene(&made.scenes[number]);
        for (unsigned i = made.scenes[number].first; i < scene_end(number); i++) {
            struct step *step = &made.steps[i];
            if (step->kind == LESSON_DO || step->kind == LESSON_WATCH) {
                find_moves(step);
            }
            decisions += step->kind == LESSON_DO;
            free_ones += step->move_count > 1;
        }
        if (made.bad == 0) {
            check_ways(number);
        }
        if (number + 1 < made.scene_count && made.steps[scene_end(number) - 1].kind != LESSON_SAY) {
            wrong(made.scenes[number].line, "a scene before another one ends with something to be read");
        }
    }
    if (match_turn(&match) != GAME_OVER || made.steps[made.step_count - 1].kind != LESSON_COUNT) {
        wrong(made.line, "a lesson ends with the end of a match, and its count");
    }
    if (free_ones * CHOICE_PART < decisions) {
        wrong(made.line, "%u of %u decisions leave a choice: a third should", free_ones, decisions);
    }
    fprintf(stderr, "%s: %u steps, %u decisions, %u of them with a choice\n", made.file, made.step_count,
            decisions, free_ones);
}

/* ---- captions */

/* Where a term begins in the words, as a word or its plural; NULL: nowhere. */
static const char *find_term(const char *words, const char *term) {
    const size_t length = strlen(term);
    for (const char *at = words; *at != '\0'; at++) {
        const bool starts = at == words || !isalpha((unsigned char)at[-1]);
        if (starts && strncasecmp(at, term, length) == 0) {
            const size_t more = strspn(at + length, "s");
            if (!isalpha((unsigned char)at[length + (more > 1 ? 1 : more)])) {
                return at;
            }
        }
    }
    return NULL;
}

static void check_terms(const char *words, int line) {
    for (unsigned i = 0; i < made.term_count; i++) {
        const char *at = find_term(words, made.terms[i].word);
        const bool marked = at != NULL && at > words && at[-1] == '*';
        if (marked && made.terms[i].shown != 0) {
            wrong(line, "*%s* was introduced in line %d", made.terms[i].word, made.terms[i].shown);
        } else if (marked) {
            made.terms[i].shown = line;
        } else if (at != NULL && made.terms[i].shown == 0) {
            wrong(line, "no caption has introduced *%s*", made.terms[i].word);
        }
    }
}

static void check_words(const char *words, int line) {
    unsigned count = 1;
    for (const char *at = words; *at != '\0'; at++) {
        count += *at == ' ';
    }
    const int lines = type_wrap_lines(LESSON_CAPTION_WIDTH, TYPE_BODY, words);
    if (lines > LESSON_CAPTION_LINES) {
        wrong(line, "%d lines, and there is room for %d: %s", lines, LESSON_CAPTION_LINES, words);
    }
    if (count > WORDS_MAX) {
        wrong(line, "%u words, at most %d: %s", count, WORDS_MAX, words);
    }
    check_terms(words, line);
}

/* What is to be done has its place over the title. */
static void check_band(const struct caption *caption) {
    if (caption->top != 0) {
        wrong(caption->line, "a decision's caption lies over the title, and nowhere else");
    }
    if (strlen(caption->words) >= CHROME_BAND_BYTES) {
        wrong(caption->line, "%u bytes at most: %s", CHROME_BAND_BYTES - 1, caption->words);
    }
}

static void check_captions(void) {
    for (unsigned i = 0; i < made.step_count; i++) {
        const struct step *step = &made.steps[i];
        bool always = step->kind != LESSON_DO;
        for (unsigned c = 0; c < step->caption_count; c++) {
            if (c > 0 && step->captions[c - 1].on == NULL) {
                wrong(step->captions[c].line, "never seen: the one before it is always shown");
            }
            always = always || step->captions[c].on == NULL;
            check_words(step->captions[c].words, step->captions[c].line);
            if (step->kind == LESSON_DO) {
                check_band(&step->captions[c]);
            }
        }
        if (!always) {
            wrong(step->line, "the last caption of a decision has no 'on': there is always something to say");
        }
        if (step->kind == LESSON_SAY && step->caption_count == 0) {
            wrong(step->line, "nothing to be read");
        }
        for (unsigned c = 0; c < step->why_count; c++) {
            check_words(step->whys[c].words, step->whys[c].line);
            check_band(&step->whys[c]);
            if ((step->whys[c].on == NULL) != (c + 1 == step->why_count)) {
                wrong(step->whys[c].line, "the last reason of a step is the one without 'on'");
            }
        }
        if (step->point != NULL && step->kind != LESSON_DO) {
            wrong(step->line, "there is no cursor but in a decision");
        }
        if (step->kind == LESSON_COUNT && i + 1 < made.step_count) {
            wrong(step->line, "the count is the last step");
        }
    }
    for (unsigned i = 0; i < made.term_count; i++) {
        if (made.terms[i].shown == 0) {
            wrong(made.line, "no caption introduces *%s*", made.terms[i].word);
        }
    }
}

/* ---- the table */

static void write_string(FILE *out, const char *words) {
    if (words == NULL) {
        fputs("NULL", out);
        return;
    }
    fputc('"', out);
    for (const char *at = words; *at != '\0'; at++) {
        fprintf(out, *at == '"' || *at == '\\' ? "\\%c" : "%c", *at);
    }
    fputc('"', out);
}

static void write_caption(FILE *out, const struct caption *caption) {
    static const char *const things[] = {"LESSON_NOTHING", "LESSON_WORDS", "LESSON_CURSOR", "LESSON_AREA"};
    fputs("{", out);
    write_string(out, caption->on);
    fputs(", ", out);
    write_string(out, caption->words);
    fputs(", ", out);
    write_string(out, caption->at);
    fprintf(out, ", %s, %d, %d, %d, %d, %d},\n", things[caption->thing], caption->top, caption->x, caption->y,
            caption->width, caption->height);
}

/* The step's, and after them why not. */
static void write_captions(FILE *out, unsigned number) {
    const struct step *step = &made.steps[number];
    if (step->caption_count + step->why_count == 0) {
        return;
    }
    fprintf(out, "static const struct lesson_caption captions_%u[] = {\n", number);
    for (unsigned i = 0; i < step->caption_count; i++) {
        write_caption(out, &step->captions[i]);
    }
    for (unsigned i = 0; i < step->why_count; i++) {
        write_caption(out, &step->whys[i]);
    }
    fputs("};\n", out);
}

static void write_step_parts(FILE *out) {
    for (unsigned i = 0; i < made.step_count; i++) {
        const struct step *step = &made.steps[i];
        write_captions(out, i);
        if (step->move_count > 0) {
            fprintf(out, "static const move_t moves_%u[] = {", i);
            for (unsigned m = 0; m < step->move_count; m++) {
                fprintf(out, "0x%x, ", (unsigned)step->moves[m]);
            }
            fputs("};\n", out);
        }
    }
}

static void write_steps(FILE *out) {
    static const char *const kinds[] = {"LESSON_SAY", "LESSON_DO", "LESSON_WATCH", "LESSON_COUNT"};
    static const char *const cursors[] = {"LESSON_ANYWHERE", "LESSON_ON_MOVE", "LESSON_ON_UNIT",
                                          "LESSON_AGAIN"};
    fputs("static const struct lesson_step steps[] = {\n", out);
    for (unsigned i = 0; i < made.step_count; i++) {
        const struct step *step = &made.steps[i];
        fprintf(out, "{%s, %u, %u, %u, %s, 0x%x, ", kinds[step->kind], step->caption_count, step->move_count,
                step->why_count, cursors[step->cursor], (unsigned)step->on);
        fprintf(out, step->caption_count + step->why_count > 0 ? "captions_%u, " : "NULL, ", i);
        fprintf(out, step->move_count > 0 ? "moves_%u},\n" : "NULL},\n", i);
    }
    fputs("};\n", out);
}

static void write_scenes(FILE *out) {
    enum { IN_LINE = 24 };
    for (unsigned i = 0; i < made.scene_count; i++) {
        const struct scene *scene = &made.scenes[i];
        fprintf(out, "static const uint8_t before_%u[] = {", i);
        for (unsigned m = 0; m < scene->move_count; m++) {
            const unsigned move = scene->moves[m];
            fprintf(out, "%s%u, %u, %u, ", m % IN_LINE == 0 ? "\n" : "", move & 0xff, move >> 8 & 0xff,
                    move >> 16);
        }
        fputs(scene->move_count == 0 ? "0};\n" : "\n};\n", out);
    }
    fputs("static const struct lesson_scene scenes[] = {\n", out);
    for (unsigned i = 0; i < made.scene_count; i++) {
        const struct scene *scene = &made.scenes[i];
        fprintf(out, "{%u, %u, %u, {", (unsigned)scene->setup.seed, (unsigned)scene->setup.seats,
                scene->level);
        for (unsigned o = 0; o < GAME_OPTIONS_MAX; o++) {
            fprintf(out, "%u, ", (unsigned)scene->setup.options[o]);
        }
        fprintf(out, "}, %u, %u, before_%u},\n", scene->first, scene->move_count, i);
    }
    fputs("};\n", out);
}

/* Of its steps: another edition's numbers mean other ones. */
static unsigned edition(void) {
    unsigned sum = 1;
    for (unsigned i = 0; i < made.step_count; i++) {
        sum = sum * 31 + (unsigned)made.steps[i].kind;
        for (unsigned m = 0; m < made.steps[i].move_count; m++) {
            sum = sum * 31 + made.steps[i].moves[m];
        }
    }
    return sum % 255 + 1;
}

static void write_all(FILE *out, const char *name) {
    fprintf(
        out,
        "/* Made of a lesson's text by tools/lessons. */\n#include <stddef.h>\n\n#include \"lesson.h\"\n\n");
    fprintf(out, "extern const struct lesson %s;\n\n/* clang-format off */\n", name);
    write_step_parts(out);
    write_steps(out);
    write_scenes(out);
    fprintf(out, "const struct lesson %s = {scenes, steps, %u, %u, %u, %u};\n", name, made.scene_count,
            made.step_count, made.minutes, edition());
}

/* ---- the command */

static bool same(FILE *made_now, const char *path) {
    FILE *there = fopen(path, "r");
    bool equal = there != NULL;
    rewind(made_now);
    for (int letter = 0; equal && letter != EOF;) {
        letter = getc(made_now);
        equal = letter == getc(there);
    }
    if (there != NULL) {
        fclose(there);
    }
    return equal;
}

int main(int count, char **words) {
    const bool checks = count == 5 && strcmp(words[1], "--check") == 0;
    if (count != 4 && !checks) {
        fprintf(stderr, "usage: lesson_convert [--check] <text> <name> <out>\n");
        return 2;
    }
    char **at = words + (checks ? 2 : 1);
    made.file = at[0];
    read_all(at[0]);
    check_moves();
    check_captions();
    if (made.bad > 0) {
        return 1;
    }
    FILE *out = checks ? tmpfile() : fopen(at[2], "w");
    if (out == NULL) {
        stop("%s can't be written", at[2]);
    }
    write_all(out, at[1]);
    if (checks && !same(out, at[2])) {
        fprintf(stderr, "%s is not what %s makes: run tools/lessons and commit it\n", at[2], at[0]);
        return 1;
    }
    fclose(out);
    return 0;
}
