#include "drawing.h"

#include <elf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "canvas.h"
#include "match_turn_end.h"

/* In the linker's place: screens_draw is called through the first, and the second is the console's own. */
void __wrap_screens_draw(void); /* NOLINT(bugprone-reserved-identifier) */
void __real_screens_draw(void); /* NOLINT(bugprone-reserved-identifier) */

enum {
    VARIABLES_MAX = 1500,
    ALL = 600, /* so many pictures are all looked at; of those after them one in SAMPLE */
    SAMPLE = 16,
    MESSAGE_ROOM = 256,
};

/* What may change while something is drawn. */
static const struct {
    const char *file, *name, *why;
} allowed[] = {
    {"canvas.c", "frame", "the canvas itself"},
    {"canvas.c", "ramp", "the shades of the letters that were drawn last: made again for other colours"},
    {"screen.c", "changed", "that something is to be drawn: it is"},
    {"screen.c", "pictures", "how many were drawn"},
    {"lesson_guide.c", "heard", "what stands in the picture: the same for the same picture"},
    {"tips.c", "heard", "likewise"},
    {"say.c", "say_listener", "who hears it"},
    {"motion.c", "moving", "a motion asks for its next picture, "},
    {"motion.c", "next_ms", "and when"},
    {"play.c", "counted", "the standing, counted once after each move: the same whenever it is asked for, "},
    {"play.c", "standing", "and this is it"},
    {"replay.c", "last", "a replay that goes on where it was: the same state for the same question, "},
    {"replay.c", "version", "and of which match it is"},
    {"match_try.c", "copy", "scratch room: a move is tried on it, and nothing is kept"},
    {"match_try.c", "tried", "and what came of it"},
    {"match.c", "legal", "scratch room: a list of legal moves between two calls"},
};

struct variable {
    const char *file, *name; /* in the program as it was read */
    uint8_t *at;
    size_t bytes, before; /* where its bytes stand in the copy */
};

static struct variable variables[VARIABLES_MAX];
static unsigned variable_count;
static uint8_t *copy;
static uint16_t *picture;
static unsigned drawn;
static bool watching;

/* ---- the program's variables */

static char *read_self(void) {
    FILE *file = fopen("/proc/self/exe", "rb");
    TEST_ASSERT_NOT_NULL(file);
    TEST_ASSERT_EQUAL(0, fseek(file, 0, SEEK_END));
    const long bytes = ftell(file);
    char *program = malloc((size_t)bytes);
    rewind(file);
    TEST_ASSERT_NOT_NULL(program);
    TEST_ASSERT_EQUAL((size_t)bytes, fread(program, 1, (size_t)bytes, file));
    fclose(file);
    return program;
}

/* A static of a function has a number after its name: standing.3 */
static bool is_named(const char *symbol, const char *name) {
    const size_t length = strlen(name);
    return strncmp(symbol, name, length) == 0 && (symbol[length] == '\0' || symbol[length] == '.');
}

static bool may_change(const char *file, const char *name) {
    bool may =
        strncmp(name, "__gcov", strlen("__gcov")) == 0; /* counters of a build that measures coverage */
    for (unsigned i = 0; i < sizeof allowed / sizeof allowed[0]; i++) {
        may |= strcmp(file, allowed[i].file) == 0 && is_named(name, allowed[i].name);
    }
    return may;
}

static void add(const char *file, const char *name, uint8_t *at, size_t bytes) {
    TEST_ASSERT_LESS_THAN(VARIABLES_MAX, variable_count);
    struct variable *last = variable_count > 0 ? &variables[variable_count - 1] : NULL;
    variables[variable_count++] =
        (struct variable){file, name, at, bytes, last != NULL ? last->before + last->bytes : 0};
}

static bool is_variable(const Elf64_Sym *symbol, const Elf64_Shdr *sections, unsigned count) {
    return ELF64_ST_TYPE(symbol->st_info) == STT_OBJECT && symbol->st_shndx < count && symbol->st_size > 0 &&
           (sections[symbol->st_shndx].sh_flags & SHF_WRITE) != 0;
}

static void take_symbols(const char *program, const Elf64_Shdr *table) {
    const Elf64_Ehdr *head = (const void *)program;
    const Elf64_Shdr *sections = (const void *)(program + head->e_shoff);
    const Elf64_Sym *symbols = (const void *)(program + table->sh_offset);
    const size_t count = table->sh_size / sizeof *symbols;
    const char *names = program + sections[table->sh_link].sh_offset, *file = "";
    size_t known = 0; /* whose address is known: it shows where the program was loaded */
    while (known + 1 < count && strcmp(names + symbols[known].st_name, "variable_count") != 0) {
        known++;
    }
    for (size_t i = 0; i < count; i++) {
        const char *name = names + symbols[i].st_name;
        if (ELF64_ST_TYPE(symbols[i].st_info) == STT_FILE) {
            file = name;
        } else if (is_variable(&symbols[i], sections, head->e_shnum) && !may_change(file, name)) {
            const ptrdiff_t beside = (ptrdiff_t)(symbols[i].st_value - symbols[known].st_value);
            add(file, name, (uint8_t *)&variable_count + beside, symbols[i].st_size);
        }
    }
}

static void find_variables(void) {
    char *program = read_self();
    const Elf64_Ehdr *head = (const void *)program;
    const Elf64_Shdr *sections = (const void *)(program + head->e_shoff);
    for (unsigned i = 0; i < head->e_shnum; i++) {
        if (sections[i].sh_type == SHT_SYMTAB) {
            take_symbols(program, &sections[i]);
        }
    }
    TEST_ASSERT_GREATER_THAN(0, variable_count);
    const struct variable *last = &variables[variable_count - 1];
    copy = malloc(last->before + last->bytes);
    picture = malloc(CANVAS_PIXELS * sizeof *picture);
    TEST_ASSERT_TRUE(copy != NULL && picture != NULL);
}

void drawing_watch(bool on) {
    watching = on;
    if (on && variable_count == 0) {
        find_variables();
    }
}

/* ---- a picture */

static void remember(void) {
    for (unsigned i = 0; i < variable_count; i++) {
        memcpy(copy + variables[i].before, variables[i].at, variables[i].bytes);
    }
}

static void compare(void) {
    for (unsigned i = 0; i < variable_count; i++) {
        const struct variable *variable = &variables[i];
        if (memcmp(copy + variable->before, variable->at, variable->bytes) != 0) {
            char message[MESSAGE_ROOM];
            snprintf(message, sizeof message, "drawing changes %s: %s", variable->file, variable->name);
            TEST_FAIL_MESSAGE(message);
        }
    }
}

void __wrap_screens_draw(void) { /* NOLINT(bugprone-reserved-identifier) */
    const size_t bytes = CANVAS_PIXELS * sizeof *picture;
    TEST_ASSERT_TRUE_MESSAGE(match_turn_end_adds_up(), "a turn's end doesn't add up");
    if (!watching || (drawn++ >= ALL && drawn % SAMPLE != 0)) {
        __real_screens_draw();
        return;
    }
    remember();
    __real_screens_draw();
    compare();
    memcpy(picture, canvas_pixels(), bytes);
    __real_screens_draw();
    if (memcmp(picture, canvas_pixels(), bytes) != 0) { /* Unity's own goes byte by byte */
        TEST_FAIL_MESSAGE("drawn again it is another picture");
    }
}
