/* A code is a number to the base of 29, a prime: so two letters at its end, chosen such that two sums over
 * all letters are 0, find every mistake in any two of them, swapped ones included. */
#include "deal.h"

#include <assert.h>
#include <string.h>

enum {
    CHECKS = 2, /* letters */
    IDS = 8,    /* of each, as many as it takes a letter or less for; for those above see put_number */
    VERSIONS = 16,
    LEVELS = 8,
    BYTE = 256,
    SEED_BYTES = 8,
    SHORTEST = 2 * DEAL_GROUP,
};
_Static_assert(DEAL_CODE_MAX < DEAL_LETTERS, "no two letters of a code have the same weight");

/* Without B, I, L, O, S, U and Z, which look like 8, 1, 1, 0, 5, V and 2. */
const char deal_letters[DEAL_LETTERS + 1] = "0123456789ACDEFGHJKMNPQRTVWXY";

const char *deal_result_text(enum deal_result result) {
    static const char *const words[DEAL_RESULTS] = {
        [DEAL_OK] = "A good code.",
        [DEAL_OPEN] = "Letters are missing: a code is made of groups of four.",
        [DEAL_LETTER] = "No code has this letter or sign.",
        [DEAL_MISTYPED] = "Mistyped: a letter is wrong, missing, or in another place.",
        [DEAL_BAD_GAME] = "It is of a game that is not here: a newer Oxhide may have it.",
        [DEAL_BAD_VERSION] = "It is of other rules of the game: a newer or older Oxhide may have them.",
    };
    assert(result < DEAL_RESULTS);
    return words[result];
}

/* Its letters as numbers, the check first, then the number's lowest digit: the other way round than they are
 * written. */
struct code {
    uint8_t letters[DEAL_CODE_MAX];
    unsigned length;
};

/* ---- letters */

char deal_letter(char typed) {
    static const char looks[] = "BILOSUZ", meant[] = "81105V2";
    const char large = typed >= 'a' && typed <= 'z' ? (char)(typed - 'a' + 'A') : typed;
    const char *const alike = large == '\0' ? NULL : strchr(looks, large);
    const char letter = alike == NULL ? large : meant[alike - looks];
    return letter != '\0' && strchr(deal_letters, letter) != NULL ? letter : '\0';
}

/* ---- a number whose digits are letters */

static void put(struct code *code, unsigned value, unsigned radix) {
    assert(value < radix && radix <= BYTE);
    unsigned carry = value;
    for (unsigned i = CHECKS; i < DEAL_CODE_MAX; i++) {
        carry += code->letters[i] * radix;
        code->letters[i] = (uint8_t)(carry % DEAL_LETTERS);
        carry /= DEAL_LETTERS;
    }
    assert(carry == 0);
}

static unsigned take(struct code *code, unsigned radix) {
    assert(radix > 0 && radix <= BYTE);
    unsigned rest = 0;
    for (unsigned i = DEAL_CODE_MAX; i-- > CHECKS;) {
        rest = rest * DEAL_LETTERS + code->letters[i];
        code->letters[i] = (uint8_t)(rest / radix);
        rest %= radix;
    }
    return rest;
}

/* Below so many it takes no more; a larger one comes in two bytes after the last number of them. */
static void put_number(struct code *code, unsigned value, unsigned usual) {
    const unsigned last = usual - 1;
    if (value >= last) {
        put(code, value / BYTE, BYTE);
        put(code, value % BYTE, BYTE);
    }
    put(code, value < last ? value : last, usual);
}

static unsigned take_number(struct code *code, unsigned usual) {
    unsigned value = take(code, usual);
    if (value == usual - 1) {
        value = take(code, BYTE);
        value += take(code, BYTE) * BYTE;
    }
    return value;
}

/* As many groups as its digits need. */
static unsigned length_of(const struct code *code) {
    unsigned length = DEAL_CODE_MAX;
    while (length > SHORTEST && code->letters[length - 1] == 0) {
        length--;
    }
    return (length + DEAL_GROUP - 1) / DEAL_GROUP * DEAL_GROUP;
}

/* ---- the check: the sum of all letters, and their sum weighted by their places, are 0 */

struct sums {
    unsigned plain, weighted;
};

static struct sums sums_of(const struct code *code) {
    struct sums sums = {0, 0};
    for (unsigned i = 0; i < DEAL_CODE_MAX; i++) {
        sums.plain += code->letters[i];
        sums.weighted += i * code->letters[i];
    }
    return (struct sums){sums.plain % DEAL_LETTERS, sums.weighted % DEAL_LETTERS};
}

static void put_checks(struct code *code) {
    code->letters[0] = code->letters[1] = 0;
    const struct sums sums = sums_of(code);
    code->letters[1] = (uint8_t)((DEAL_LETTERS - sums.weighted) % DEAL_LETTERS);
    code->letters[0] = (uint8_t)((2 * DEAL_LETTERS - sums.plain - code->letters[1]) % DEAL_LETTERS);
}

/* ---- a deal as a number: the first thing that is read is put last */

static unsigned seat_counts(const struct game *game) {
    return game->seats_max - game->seats_min + 1u;
}

static struct code code_of(const struct deal *deal) {
    const struct setup *const setup = &deal->setup;
    struct code code = {.length = 0};
    for (unsigned i = SEED_BYTES; i-- > 0;) {
        put(&code, (uint8_t)(setup->seed >> (8 * i)), BYTE);
    }
    for (unsigned seat = setup->seats; seat-- > 0;) {
        put_number(&code, deal->levels[seat], LEVELS);
    }
    for (unsigned i = setup->game->option_count; i-- > 0;) {
        put(&code, setup->options[i], setup->game->options[i].value_count);
    }
    put(&code, setup->seats - (unsigned)setup->game->seats_min, seat_counts(setup->game));
    put_number(&code, setup->game->version, VERSIONS);
    put_number(&code, setup->game->id, IDS);
    put_checks(&code);
    code.length = length_of(&code);
    return code;
}

void deal_code(const struct deal *deal, char out[DEAL_CODE_ROOM]) {
    assert(setup_good(&deal->setup));
    const struct code code = code_of(deal);
    for (unsigned i = code.length; i-- > 0;) {
        *out++ = deal_letters[code.letters[i]];
        if (i > 0 && i % DEAL_GROUP == 0) {
            *out++ = '-';
        }
    }
    *out = '\0';
}

/* ---- reading */

static bool is_gap(char letter) {
    return letter == '-' || letter == ' ';
}

/* Too many letters are cut off, and the length says so. */
static enum deal_result read_letters(struct code *code, const char *words) {
    uint8_t forward[DEAL_CODE_MAX];
    memset(code, 0, sizeof *code);
    for (; *words != '\0'; words++) {
        const char letter = deal_letter(*words);
        if (letter == '\0' && !is_gap(*words)) {
            return DEAL_LETTER;
        }
        if (letter != '\0' && code->length++ < DEAL_CODE_MAX) {
            forward[code->length - 1] = (uint8_t)(strchr(deal_letters, letter) - deal_letters);
        }
    }
    if (code->length < SHORTEST || code->length % DEAL_GROUP != 0) {
        return code->length > DEAL_CODE_MAX ? DEAL_MISTYPED : DEAL_OPEN;
    }
    for (unsigned i = 0; i < code->length && code->length <= DEAL_CODE_MAX; i++) {
        code->letters[i] = forward[code->length - 1 - i];
    }
    return code->length > DEAL_CODE_MAX ? DEAL_MISTYPED : DEAL_OK;
}

static const struct game *game_of(unsigned id, const struct game *const *games) {
    while (*games != NULL && (*games)->id != id) {
        games++;
    }
    return *games;
}

/* What comes after game and version. */
static void take_deal(struct code *code, struct deal *deal) {
    struct setup *const setup = &deal->setup;
    setup->seats = (uint8_t)(setup->game->seats_min + take(code, seat_counts(setup->game)));
    for (unsigned i = 0; i < setup->game->option_count; i++) {
        setup->options[i] = (uint8_t)take(code, setup->game->options[i].value_count);
    }
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        deal->levels[seat] = (uint8_t)take_number(code, LEVELS);
    }
    for (unsigned i = 0; i < SEED_BYTES; i++) {
        setup->seed |= (uint64_t)take(code, BYTE) << (8 * i);
    }
}

static bool equals(const struct code *one, const struct code *other) {
    return one->length == other->length && memcmp(one->letters, other->letters, sizeof one->letters) == 0;
}

enum deal_result deal_read(struct deal *deal, const char *words, const struct game *const *games) {
    struct code code, rest;
    struct deal read = {.setup = {.game = NULL}};
    const enum deal_result letters = read_letters(&code, words);
    if (letters != DEAL_OK) {
        return letters;
    }
    const struct sums sums = sums_of(&code);
    if (sums.plain != 0 || sums.weighted != 0) {
        return DEAL_MISTYPED;
    }
    rest = code;
    read.setup.game = game_of(take_number(&rest, IDS), games);
    if (read.setup.game == NULL) {
        return DEAL_BAD_GAME;
    }
    if (take_number(&rest, VERSIONS) != read.setup.game->version) {
        return DEAL_BAD_VERSION;
    }
    take_deal(&rest, &read);
    const struct code same = code_of(&read); /* one deal has one code */
    if (!equals(&same, &code)) {
        return DEAL_MISTYPED;
    }
    *deal = read;
    return DEAL_OK;
}
