/* The second opinion: what the machine code computes on a CPU model of another hand, Unicorn, beside
 * host-tests/expected. Run by simulator/second.mjs, which also feeds `random` (random.c).
 *
 *   second selftest <rom> <oxhide-selftest.elf> <expected>         the self-test's image, from its entry to
 * its end second inplace <rom> <console.elf> <called.elf> <expected> [short]     the engine inside a shipped
 * firmware second random < cases > results                                instructions one by one */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "call.h"
#include "choices.h"
#include "random.h"
#include "thoughts.h"

enum {
    LINE_BYTES = 128,
    NAME_BYTES = 32,
    PATH_BYTES = 4096, /* Linux's PATH_MAX */
};

static struct chip chip;
static unsigned compared, different;

static void open_program(struct elf *elf, const char *path) {
    if (!elf_open(elf, path)) {
        exit(1);
    }
}

/* What the committed file says of a game, in hexadecimal. */
static uint64_t expected_of(const char *folder, const char *file_name, const char *game) {
    char path[PATH_BYTES];
    char line[LINE_BYTES];
    snprintf(path, sizeof path, "%s/%s", folder, file_name);
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    const size_t length = strlen(game);
    while (fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, game, length) == 0 && line[length] == ' ') {
            fclose(file);
            return strtoull(line + length, NULL, 16);
        }
    }
    fprintf(stderr, "%s says nothing of %s\n", path, game);
    exit(1);
}

static void compare(const char *what, const char *game, uint64_t seen, uint64_t expected) {
    compared++;
    if (seen != expected) {
        different++;
        printf("%s of %s: %" PRIx64 ", expected %" PRIx64 "\n", what, game, seen, expected);
    }
}

/* ---- the self-test */

struct listener {
    const char *expected;
    char line[LINE_BYTES];
    unsigned length;
    bool ended;
};

static void heard_line(struct listener *listener) {
    char game[NAME_BYTES];
    uint64_t hash;
    if (sscanf(listener->line, "signature %31s %" SCNx64, game, &hash) == 2) {
        compare("signature", game, hash, expected_of(listener->expected, "signature.txt", game));
    } else if (strcmp(listener->line, "end") == 0) {
        listener->ended = true;
        chip_stop(&chip);
    }
}

static void heard(void *context, char byte) {
    struct listener *listener = context;
    if (byte != '\n') {
        listener->line[listener->length] = byte;
        listener->length += listener->length + 1 < LINE_BYTES;
        return;
    }
    listener->line[listener->length] = '\0';
    listener->length = 0;
    heard_line(listener);
}

static void run_selftest(const char *const *paths) {
    struct elf rom, program;
    struct listener listener = {.expected = paths[2]};
    open_program(&rom, paths[0]);
    open_program(&program, paths[1]);
    chip_start(&chip);
    chip_load(&chip, &rom);
    chip.on_serial = heard;
    chip.context = &listener;
    chip_load(&chip, &program);
    chip_boot(&chip, 0);
    printf("self-test: %u signatures, to its end\n", compared);
    different += !listener.ended || compared == 0;
    chip_end(&chip);
    elf_close(&rom);
    elf_close(&program);
}

/* ---- the engine inside a console */

static void compare_games(const struct elf *called, const char *expected, bool in_short) {
    char name[CALL_NAME_BYTES];
    const uint32_t count = in_short ? CHOICES_SHORT : CHOICES;
    const char *const choices_file = in_short ? "choices-short.txt" : "choices.txt";
    for (unsigned game = 0; call_name(&chip, called, game, name); game++) {
        const uint32_t arguments[CHIP_ARGUMENTS] = {game, count};
        const uint64_t signature = call(&chip, called, "called_signature", arguments);
        compare("signature", name, signature, expected_of(expected, "signature.txt", name));
        const uint32_t choices = (uint32_t)call(&chip, called, "called_choices", arguments);
        compare("choices", name, choices, expected_of(expected, choices_file, name));
        const uint32_t reasons = (uint32_t)call(&chip, called, "called_reasons", arguments);
        compare("reasons", name, reasons, expected_of(expected, "reasons-short.txt", name));
        if (!in_short) {
            const uint32_t review = (uint32_t)call(&chip, called, "called_review", arguments);
            compare("verdicts", name, review, expected_of(expected, "reviews.txt", name));
        }
    }
}

/* A console that has come to its main, and what calls into it. */
static void start_console(const char *const *paths, struct elf *called) {
    struct elf rom, console;
    open_program(&rom, paths[0]);
    open_program(&console, paths[1]);
    open_program(called, paths[2]);
    chip_start(&chip);
    chip_load(&chip, &rom);
    chip_load(&chip, &console);
    chip_boot(&chip, elf_symbol(&console, "main"));
    chip_load(&chip, called);
    elf_close(&rom);
    elf_close(&console);
}

static void run_inplace(const char *const *paths, bool in_short) {
    struct elf called;
    start_console(paths, &called);
    compare_games(&called, paths[3], in_short);
    printf("in place: %u signatures, choices, reasons and verdicts\n", compared);
    different += compared == 0;
    chip_end(&chip);
    elf_close(&called);
}

static void run_thoughts(const char *const *paths) {
    struct elf called;
    start_console(paths, &called);
    different += !thoughts_run(&chip, &called, paths[3]);
    chip_end(&chip);
    elf_close(&called);
}

int main(int count, const char *const *arguments) {
    const char *const mode = count > 1 ? arguments[1] : "";
    if (strcmp(mode, "selftest") == 0 && count == 5) {
        run_selftest(arguments + 2);
    } else if (strcmp(mode, "inplace") == 0 && (count == 6 || count == 7)) {
        run_inplace(arguments + 2, count == 7);
    } else if (strcmp(mode, "thoughts") == 0 && count == 6) {
        run_thoughts(arguments + 2);
    } else if (strcmp(mode, "random") == 0 && count == 2) {
        return random_run(stdin, stdout) ? 0 : 1;
    } else {
        fputs(
            "usage: second selftest <rom> <elf> <expected> | inplace <rom> <console> <called> <expected> [short]\n"
            "     | thoughts <rom> <console> <called> <positions> | random\n",
            stderr);
        return 2;
    }
    return different == 0 ? 0 : 1;
}
