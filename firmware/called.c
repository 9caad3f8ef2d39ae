/* Not the console, but what calls the engine inside it: linked against the addresses of a shipped firmware,
 * and loaded beside it where the RP2040 has no memory, so that not a byte of the firmware is another. For the
 * second opinion (host-tests/second). */
#include "choices.h"
#include "games.h"
#include "perft.h"
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
    return choices_of(games_all[game], count, &match, &search);
}

/* Its name's letter of that number; the last one is 0, and so is the first where there is no such game. */
uint32_t called_name(unsigned game, unsigned letter);
uint32_t called_name(unsigned game, unsigned letter) {
    return games_all[game] == NULL ? 0 : (uint8_t)games_all[game]->name[letter];
}
