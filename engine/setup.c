/* Set-ups: in words, in JSON and in bytes. */
#include <assert.h>
#include <string.h>

#include "games.h"
#include "match.h"

void setup_default(struct setup *setup, const struct game *game) {
    *setup = (struct setup){.game = game, .seed = 1, .seats = game->seats_min};
}

/* A decimal number of 64 bits; false if it is none. */
static bool parse_unsigned(const char *digits, uint64_t *number) {
    *number = 0;
    if (*digits == '\0') {
        return false;
    }
    for (; *digits != '\0'; digits++) {
        const unsigned digit = (unsigned)(*digits - '0');
        if (*digits < '0' || *digits > '9' || *number > UINT64_MAX / 10 ||
            (*number == UINT64_MAX / 10 &&
             digit > UINT64_MAX % 10)) { /* no division of what isn't constant: text.c */
            return false;
        }
        *number = *number * 10 + digit;
    }
    return true;
}

static bool set_option(struct setup *setup, unsigned option, const char *value) {
    const struct game_option *known = &setup->game->options[option];
    for (uint8_t i = 0; i < known->value_count; i++) {
        if (strcmp(known->values[i], value) == 0) {
            setup->options[option] = i;
            return true;
        }
    }
    return false;
}

/* The value after "name=", or NULL. */
static const char *value_of(const char *word, const char *name) {
    const size_t length = strlen(name);
    return strncmp(word, name, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

bool setup_word(struct setup *setup, const char *word) {
    uint64_t number = 0;
    const char *value = value_of(word, "seed");
    if (value != NULL) {
        return parse_unsigned(value, &setup->seed);
    }
    value = value_of(word, "seats");
    if (value != NULL) {
        const bool good = parse_unsigned(value, &number) && number >= setup->game->seats_min &&
                          number <= setup->game->seats_max;
        setup->seats = good ? (uint8_t)number : setup->seats;
        return good;
    }
    for (unsigned i = 0; i < setup->game->option_count; i++) {
        value = value_of(word, setup->game->options[i].name);
        if (value != NULL) {
            return set_option(setup, i, value);
        }
    }
    return false;
}

bool setup_good(const struct setup *setup) {
    const struct game *game = setup->game;
    if (setup->seats < game->seats_min || setup->seats > game->seats_max) {
        return false;
    }
    for (unsigned i = 0; i < GAME_OPTIONS_MAX; i++) {
        const unsigned values = i < game->option_count ? game->options[i].value_count : 1;
        if (setup->options[i] >= values) {
            return false;
        }
    }
    return true;
}

void setup_text(const struct setup *setup, struct text *out) {
    assert(setup_good(setup));
    text_put(out, setup->game->name);
    text_char(out, ' ');
    text_unsigned(out, setup->game->version);
    text_put(out, " seats=");
    text_unsigned(out, setup->seats);
    text_put(out, " seed=");
    text_unsigned(out, setup->seed);
    for (unsigned i = 0; i < setup->game->option_count; i++) {
        const struct game_option *option = &setup->game->options[i];
        text_char(out, ' ');
        text_put(out, option->name);
        text_char(out, '=');
        text_put(out, option->values[setup->options[i]]);
    }
}

void setup_json(const struct setup *setup, int viewer, struct json *out) {
    assert(setup_good(setup));
    json_string(out, "game", setup->game->name);
    json_number(out, "version", setup->game->version);
    json_number(out, "seats", setup->seats);
    if (viewer == GAME_REFEREE) { /* who knows the seed knows everything that is hidden */
        char digits[24];          /* of a 64-bit number; as a string, for JSON's numbers are doubles */
        struct text_buffer buffer;
        text_unsigned(text_into(&buffer, digits, sizeof digits), setup->seed);
        json_string(out, "seed", digits);
    }
    json_object(out, "options");
    for (unsigned i = 0; i < setup->game->option_count; i++) {
        const struct game_option *option = &setup->game->options[i];
        json_string(out, option->name, option->values[setup->options[i]]);
    }
    json_object_end(out);
}

/* ---- bytes: the layout is in match.h and docs/save-format.md */

enum { AT_ID = 0, AT_VERSION = 1, AT_SEATS = 3, AT_OPTIONS = 4, AT_ZEROS = 10, AT_SEED = 12 };
_Static_assert(AT_OPTIONS + GAME_OPTIONS_MAX == AT_ZEROS, "the options fill their place");
_Static_assert(AT_SEED + 8 == MATCH_SETUP_BYTES, "the seed ends it");

static void put_little(uint8_t *out, uint64_t number, unsigned bytes) {
    for (unsigned i = 0; i < bytes; i++) {
        out[i] = (uint8_t)(number >> (8 * i));
    }
}

static uint64_t get_little(const uint8_t *in, unsigned bytes) {
    uint64_t number = 0;
    for (unsigned i = 0; i < bytes; i++) {
        number |= (uint64_t)in[i] << (8 * i);
    }
    return number;
}

void match_setup_pack(const struct setup *setup, uint8_t out[MATCH_SETUP_BYTES]) {
    assert(setup_good(setup));
    memset(out, 0, MATCH_SETUP_BYTES);
    out[AT_ID] = setup->game->id;
    put_little(out + AT_VERSION, setup->game->version, 2);
    out[AT_SEATS] = setup->seats;
    memcpy(out + AT_OPTIONS, setup->options, GAME_OPTIONS_MAX);
    put_little(out + AT_SEED, setup->seed, 8);
}

static const struct game *find_id(const struct game *const *games, uint8_t id) {
    while (*games != NULL && (*games)->id != id) {
        games++;
    }
    return *games;
}

enum match_result match_setup_unpack(struct setup *setup, const uint8_t in[MATCH_SETUP_BYTES],
                                     const struct game *const *games) {
    const struct game *game = find_id(games, in[AT_ID]);
    if (game == NULL) {
        return MATCH_BAD_GAME;
    }
    if (get_little(in + AT_VERSION, 2) != game->version) {
        return MATCH_BAD_VERSION;
    }
    struct setup read = {.game = game, .seed = get_little(in + AT_SEED, 8), .seats = in[AT_SEATS]};
    memcpy(read.options, in + AT_OPTIONS, GAME_OPTIONS_MAX);
    if (in[AT_ZEROS] != 0 || in[AT_ZEROS + 1] != 0 || !setup_good(&read)) {
        return MATCH_BAD_SETUP;
    }
    *setup = read;
    return MATCH_OK;
}

const struct game *games_find(const struct game *const *games, const char *name) {
    for (; *games != NULL; games++) {
        if (strcmp((*games)->name, name) == 0) {
            return *games;
        }
    }
    return NULL;
}
