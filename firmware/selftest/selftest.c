/* Not the console, but a program of its own for the same chip: says over UART 0 what the engine computes and
 * how long it takes, line by line:
 *
 *   signature <game> <hash>                                as host-tests/expected/signature.txt has it
 *   games <game> <seats> <games> <decisions> <us>          complete random games, as host-tests/bench_game.c
 *   search <game> <seats> <playouts> <us> <us of the longest step>     from the first move
 *   end
 *
 * The simulator's tests compare the signatures, and tools/bench takes its numbers for the device from here.
 */
#include <string.h>

#include "hardware/gpio.h"
#include "hardware/timer.h"
#include "hardware/uart.h"

#include "games.h"
#include "match.h"
#include "perft.h"
#include "search.h"

enum {
    BAUD = 921600,
    PIN_TX = 0,
    SEATS = 2,          /* of what is timed */
    GAMES_US = 500000,  /* plays random games for so long, and ends the last */
    SEARCH_US = 500000, /* thinks for so long, and ends the last playout */
};

static void put_uart(void *to, const char *bytes, size_t count) {
    (void)to;
    for (size_t i = 0; i < count; i++) {
        uart_putc_raw(uart0, bytes[i]);
    }
}

static struct text out = {put_uart, NULL};

static void line(const char *what, const struct game *game) {
    text_put(&out, what);
    text_char(&out, ' ');
    text_put(&out, game->name);
}

static void number(uint32_t value) {
    text_char(&out, ' ');
    text_unsigned(&out, value);
}

static void say_signature(const struct game *game) {
    const uint64_t hash = signature_game(game);
    line("signature", game);
    text_char(&out, ' ');
    text_hex(&out, hash, SIGNATURE_DIGITS);
    text_char(&out, '\n');
}

/* The decisions of one random game. */
static uint32_t play(const struct setup *setup) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    static move_t moves[GAME_MOVES_MAX];
    const struct game *game = setup->game;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    memset(state, 0, game->state_bytes);
    game->start(state, setup);
    for (uint32_t decisions = 0;; decisions++) {
        const unsigned count = game->moves(state, moves);
        if (count == 0) {
            return decisions;
        }
        game->apply(state, moves[rng_below(&rng, count)]);
    }
}

static void say_games(const struct game *game) {
    struct setup setup;
    setup_default(&setup, game);
    setup.seats = SEATS;
    const uint32_t from_us = time_us_32();
    uint32_t games = 0, decisions = 0;
    while (time_us_32() - from_us < GAMES_US) {
        setup.seed = ++games;
        decisions += play(&setup);
    }
    const uint32_t us = time_us_32() - from_us;
    line("games", game);
    number(SEATS);
    number(games);
    number(decisions);
    number(us);
    text_char(&out, '\n');
}

/* Thinks to the end of the time; the longest step is what a button may have to wait. */
static uint32_t think(struct search *search, uint32_t *longest_us) {
    const uint32_t from_us = time_us_32();
    for (bool decided = false; !decided;) {
        const uint32_t step_us = time_us_32();
        decided = search_step(search);
        const uint32_t now_us = time_us_32();
        *longest_us = now_us - step_us > *longest_us ? now_us - step_us : *longest_us;
        if (now_us - from_us >= SEARCH_US) {
            search_hurry(search);
        }
    }
    return time_us_32() - from_us;
}

static void say_search(const struct game *game) {
    static struct match match;
    static struct search search;
    struct setup setup;
    unsigned levels;
    setup_default(&setup, game);
    setup.seats = SEATS;
    setup.seed = 1;
    match_start(&match, &setup);
    const struct game_level *strongest = search_levels(game, &levels);
    strongest += levels - 1;
    search_begin(&search, &match, strongest, 1);
    search_budget(&search, UINT16_MAX);
    uint32_t longest_us = 0;
    const uint32_t us = think(&search, &longest_us);
    line("search", game);
    number(SEATS);
    number(search.playouts);
    number(us);
    number(longest_us);
    text_char(&out, '\n');
}

int main(void) {
    uart_init(uart0, BAUD);
    gpio_set_function(PIN_TX, GPIO_FUNC_UART);
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        say_signature(games_all[i]);
        say_games(games_all[i]);
        say_search(games_all[i]);
    }
    text_put(&out, "end\n");
    for (;;) {
        __asm__ volatile("wfi");
    }
}
