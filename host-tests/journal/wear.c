/* How much the flash wears: plays whole random matches through the journal on a device's ring of sectors,
 * with settings saved now and then, and tidies between matches as the console does.
 *
 * usage: journal_wear [games]      prints journal.erases_per_1000_games and the years that 100,000 erases a
 * sector last */
#include <stdio.h>
#include <stdlib.h>

#include "flash_model.h"
#include "games.h"
#include "journal.h"

enum {
    GAMES = 3000,
    SETTINGS_EVERY = 4,  /* games: somebody changes the volume */
    UNDO_EVERY = 10,     /* moves: somebody takes one back */
    POWER_EVERY = 3,     /* games */
    CYCLES = 100000,     /* erases that a sector of the usual NOR flash is specified for */
    GAMES_A_YEAR = 3650, /* ten a day */
};

static struct match match;
static struct rng rng;
static const struct journal_seat seats[GAME_SEATS_MAX] = {
    {"Garnet", {0, 0}}, {"Lapis", {0, 1}}, {"Amber", {1, 2}}, {"Jade", {1, 3}}, {"Pearl", {1, 4}},
};

static void must(bool good, const char *what) {
    if (!good) {
        fprintf(stderr, "the journal refused: %s\n", what);
        exit(1);
    }
}

static void play_move(void) {
    static move_t moves[GAME_MOVES_MAX];
    const move_t move = moves[rng_below(&rng, match_moves(&match, moves))];
    must(match_play(&match, move) == MATCH_OK && journal_append(move) == JOURNAL_OK, "a move");
    if (rng_below(&rng, UNDO_EVERY) == 0 && match_undo(&match) == MATCH_OK) {
        must(journal_append(JOURNAL_UNDO) == JOURNAL_OK, "an undo");
    }
}

static void play_game(unsigned number, const struct game *game) {
    struct setup setup;
    struct standing standing = {0};
    uint32_t id = 0;
    setup_default(&setup, game);
    setup.seed = number;
    setup.seats = (uint8_t)(game->seats_min + number % (game->seats_max - game->seats_min + 1u));
    must(match_start(&match, &setup) == MATCH_OK && journal_new_match(&setup, seats, &id) == JOURNAL_OK,
         "a match");
    while (match_turn(&match) != GAME_OVER) {
        play_move();
        if (match.length == 20 && number % POWER_EVERY == 0) {
            journal_mount(BOARD_FLASH_SECTORS);
            must(journal_resume(id, &match, games_all) == JOURNAL_OK, "to resume");
        }
    }
    standing_of(game, match.state, &standing);
    must(journal_finish(&standing) == JOURNAL_OK, "to finish");
}

int main(int count, char **words) {
    const unsigned games = count > 1 ? (unsigned)strtoul(words[1], NULL, 10) : GAMES;
    uint32_t most = 0;
    unsigned kinds = 0;
    while (games_all[kinds] != NULL && games_all[kinds]->length_max < 1000) {
        kinds++; /* the games that take an evening, not those that take a week-end */
    }
    flash_model_start(BOARD_FLASH_SECTORS);
    rng_seed(&rng, 1);
    journal_mount(BOARD_FLASH_SECTORS);
    for (unsigned i = 0; i < games; i++) {
        const uint8_t settings[48] = {(uint8_t)(i / SETTINGS_EVERY)};
        play_game(i, games_all[i % kinds]);
        must(journal_settings_save(settings, sizeof settings) == JOURNAL_OK, "settings");
        while (journal_tidy()) {
        }
    }
    const struct flash_counts *counts = flash_model_counts();
    for (unsigned i = 0; i < BOARD_FLASH_SECTORS; i++) {
        most = counts->erases_of[i] > most ? counts->erases_of[i] : most;
    }
    printf("journal.erases_per_1000_games %.0f\n", 1000.0 * counts->erases / games);
    printf("journal.programs_per_game %.0f\n", (double)counts->programs / games);
    printf("journal.wear_years %.0f\n", (double)CYCLES / most * games / (double)GAMES_A_YEAR);
    return 0;
}
