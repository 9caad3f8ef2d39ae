/* Not the console, but what calls the engine inside it: linked against the addresses of a shipped firmware,
 * and loaded beside it where the RP2040 has no memory, so that not a byte of the firmware is another. For the
 * second opinion (host-tests/second). */
#include "choices.h"
#include "games.h"
#include "perft.h"
#include "reviews.h"
#include "search.h"

static struct match match;
static struct search search;

/* By its number in games_all. */
uint64_t called_signature(unsigned game);
uint64_t called_signature(unsigned game) {
    return signature_game(games_all[game]);
}

uint32_t called_choices(unsigned game, unsigned count);
uint32_t called_choices(unsigned game, unsigned count) {
    return choices_of(games_all[game], count, &match, &search, NULL);
}

uint32_t called_reasons(unsigned game);
uint32_t called_reasons(unsigned game) {
    uint32_t reasons = 0;
    choices_of(games_all[game], CHOICES_SHORT, &match, &search, &reasons);
    return reasons;
}

uint32_t called_review(unsigned game);
uint32_t called_review(unsigned game) {
    return review_of(games_all[game], &match, &search);
}

/* Its name's letter of that number; the last one is 0, and so is the first where there is no such game. */
uint32_t called_name(unsigned game, unsigned letter);
uint32_t called_name(unsigned game, unsigned letter) {
    return games_all[game] == NULL ? 0 : (uint8_t)games_all[game]->name[letter];
}

/* The moves of a position: host-tests/second/thoughts.c writes them. */
move_t called_moves[MATCH_LENGTH_MAX];

/* The seat that has to decide there; GAME_OVER (-1) where there is none, or the moves are not its own. */
int called_position(unsigned game, unsigned seats, uint32_t seed, unsigned moves);
int called_position(unsigned game, unsigned seats, uint32_t seed, unsigned moves) {
    struct setup setup;
    setup_default(&setup, games_all[game]);
    setup.seats = (uint8_t)seats;
    setup.seed = seed;
    match_start(&match, &setup);
    for (unsigned i = 0; i < moves; i++) {
        if (match_play(&match, called_moves[i]) != MATCH_OK) {
            return GAME_OVER;
        }
    }
    return match_turn(&match);
}

/* Thinks as the hardest level does; how many playouts that were. */
unsigned called_think(void);
unsigned called_think(void) {
    unsigned count;
    const struct game_level *levels = search_levels(match.setup.game, &count);
    search_begin(&search, &match, &levels[count - 1], match.length);
    while (!search_step(&search)) {
    }
    return search.playouts;
}
