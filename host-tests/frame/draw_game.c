#include "test_games.h"

#include <string.h>

/* Each seat first writes down a secret number (hidden from the others to the end). Then, in turn, a seat
 * takes any number of pebbles one by one, and ends its turn by a card: drawn from the deck (which shows it)
 * or left. Points are cards and pebbles; the secret breaks ties. */
enum { DECK = 12, NUMBERS = 3, PEBBLES = 4 /* that a turn may take */ };
enum { MOVE_DRAW = 1, MOVE_LEAVE = 2, MOVE_PEBBLE = 3, MOVE_WRITE = 0x100 /* plus the number */ };

struct draw_game {
    uint8_t deck[DECK]; /* 1 to 3, from the top on */
    uint8_t drawn;      /* cards */
    uint8_t seats;
    uint8_t turn;
    uint8_t turns_left;
    uint8_t taken; /* pebbles, in this turn */
    uint8_t secret[GAME_SEATS_MAX];
    uint8_t cards[GAME_SEATS_MAX];
    uint8_t pebbles[GAME_SEATS_MAX];
};

static void start(void *state, const struct setup *setup) {
    struct draw_game *game = state;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    game->seats = setup->seats;
    game->turns_left = (uint8_t)(2 * setup->seats);
    for (unsigned i = 0; i < DECK; i++) {
        game->deck[i] = (uint8_t)(1 + i % 3);
    }
    rng_shuffle_bytes(&rng, game->deck, DECK);
}

static int turn(const void *state) {
    const struct draw_game *game = state;
    return game->turns_left == 0 ? GAME_OVER : game->turn;
}

static bool secret(const void *state) {
    const struct draw_game *game = state;
    return turn(state) != GAME_OVER && game->secret[game->turn] == 0;
}

static unsigned moves(const void *state, move_t *out) {
    const struct draw_game *game = state;
    unsigned count = 0;
    if (turn(state) == GAME_OVER) {
        return 0;
    }
    if (secret(state)) {
        for (move_t number = 1; number <= NUMBERS; number++) {
            out[count++] = MOVE_WRITE + number;
        }
        return count;
    }
    if (game->drawn < DECK) {
        out[count++] = MOVE_DRAW;
    }
    out[count++] = MOVE_LEAVE;
    if (game->taken < PEBBLES) {
        out[count++] = MOVE_PEBBLE;
    }
    return count;
}

static void next_seat(struct draw_game *game) {
    game->taken = 0;
    game->turn = (uint8_t)(game->turn + 1 == game->seats ? 0 : game->turn + 1);
}

static bool apply(void *state, move_t move) {
    struct draw_game *game = state;
    if (move >= MOVE_WRITE) {
        game->secret[game->turn] = (uint8_t)(move - MOVE_WRITE);
        next_seat(game);
        return true; /* the next seat must not take it back */
    }
    if (move == MOVE_PEBBLE) {
        game->pebbles[game->turn]++;
        game->taken++;
        return false;
    }
    if (move == MOVE_DRAW) {
        game->cards[game->turn] = (uint8_t)(game->cards[game->turn] + game->deck[game->drawn++]);
    }
    game->turns_left--;
    next_seat(game);
    return move == MOVE_DRAW;
}

static void count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    const struct draw_game *game = state;
    for (unsigned seat = 0; seat < game->seats; seat++) {
        points[seat][0] = game->cards[seat];
        points[seat][1] = game->pebbles[seat];
    }
}

static unsigned keys(const void *state, int16_t key[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const struct draw_game *game = state;
    for (unsigned seat = 0; seat < game->seats; seat++) {
        key[seat][0] = (int16_t)(game->cards[seat] + game->pebbles[seat]);
        key[seat][1] = game->secret[seat];
    }
    return game->seats;
}

static void redeal(void *state, int seat, struct rng *rng) {
    struct draw_game *game = state;
    rng_redeal_bytes(rng, game->deck + game->drawn, (size_t)(DECK - game->drawn));
    for (int other = 0; other < game->seats; other++) {
        if (other != seat && game->secret[other] != 0) {
            game->secret[other] = (uint8_t)(1 + rng_below(rng, NUMBERS));
        }
    }
}

static void text(const void *state, move_t move, struct text *out) {
    static const char *const words[] = {
        [MOVE_DRAW] = "draw", [MOVE_LEAVE] = "leave", [MOVE_PEBBLE] = "pebble"};
    (void)state;
    text_put(out, move < MOVE_WRITE ? words[move] : "write:");
    if (move >= MOVE_WRITE) {
        text_unsigned(out, move - MOVE_WRITE);
    }
}

static void json(const void *state, int viewer, struct json *out) {
    const struct draw_game *game = state;
    json_number(out, "drawn", game->drawn);
    json_array(out, "seats_at");
    for (int seat = 0; seat < game->seats; seat++) {
        json_object(out, NULL);
        json_number(out, "cards", game->cards[seat]);
        json_number(out, "pebbles", game->pebbles[seat]);
        if (viewer == GAME_REFEREE || viewer == seat) {
            json_number(out, "secret", game->secret[seat]);
        }
        json_object_end(out);
    }
    json_array_end(out);
    if (viewer == GAME_REFEREE) {
        json_array(out, "deck");
        for (unsigned i = game->drawn; i < DECK; i++) {
            json_number(out, NULL, game->deck[i]);
        }
        json_array_end(out);
    }
}

static const char *const sources[] = {"cards", "pebbles"};
static const char *const tie_breaks[] = {"secret"};

const struct game draw_game = {
    .name = "draw",
    .title = "Draw",
    .id = 254,
    .version = 3,
    .state_bytes = sizeof(struct draw_game),
    .length_max = GAME_SEATS_MAX * (1 + 2 * (PEBBLES + 1)),
    .seats_min = 2,
    .seats_max = GAME_SEATS_MAX,
    .source_count = 2,
    .sources = sources,
    .tie_break_count = 1,
    .tie_breaks = tie_breaks,
    .start = start,
    .turn = turn,
    .moves = moves,
    .apply = apply,
    .secret = secret,
    .count = count,
    .keys = keys,
    .redeal = redeal,
    .secret_tie_breaks = 1,
    .text = text,
    .json = json,
};

const struct game *const test_games[] = {&null_game, &draw_game, NULL};
