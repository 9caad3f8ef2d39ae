#include "icon_words.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "palette.h"

/* Icons whose names in icons.txt say something else than people would. */
static const struct {
    uint16_t icon;
    const char *words;
} own_words[] = {
    {ICON_KEY_A, "A"},
    {ICON_KEY_B, "B"},
    {ICON_KEY_X, "X"},
    {ICON_KEY_Y, "Y"},
    {ICON_KEY_LR, "left/right"},
    {ICON_KEY_UD, "up/down"},
    {ICON_KEY_L, "left"},
    {ICON_KEY_R, "right"},
    {ICON_KEY_U, "up"},
    {ICON_KEY_D, "down"},
    {ICON_KEY_PAD, "pad"},
    {ICON_KEY_STICK_LR, "left/right"},
    {ICON_KEY_STICK_UD, "up/down"},
    {ICON_KEY_STICK_L, "left"},
    {ICON_KEY_STICK_R, "right"},
    {ICON_KEY_STICK_U, "up"},
    {ICON_KEY_STICK_D, "down"},
    {ICON_KEY_STICK_PAD, "stick"},
    {ICON_ARROW_L, ""},
    {ICON_ARROW_R, ""},
    {ICON_ARROW_U, "more above"},
    {ICON_ARROW_D, "more below"},
    {ICON_BRONZE, "bronze"},
    {ICON_UNIT_AIR, "air force"},
    {ICON_UNIT_ARMED, "armed worker"},
};

/* Beginnings of names, and what is said for them. */
static const struct {
    const char *prefix, *words;
} prefixes[] = {
    {"unit_", ""},     {"house_", ""},      {"spot_free_", "free "}, {"spot_legal_", "possible "},
    {"spot_dim_", ""}, {"plate_free_", ""}, {"plate_legal_", ""},    {"plate_dim_", ""},
};

struct letters {
    char *room;
    size_t count;
};

static void put(struct letters *letters, const char *words) {
    for (; *words != '\0'; words++) {
        assert(letters->count < ICON_WORDS_ROOM);
        letters->room[letters->count++] = *words == '_' ? ' ' : *words;
    }
}

static void put_name(struct letters *out, const char *name) {
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
        const size_t length = strlen(prefixes[i].prefix);
        if (strncmp(name, prefixes[i].prefix, length) == 0) {
            put(out, prefixes[i].words);
            name += length;
        }
    }
    put(out, name);
}

static void put_thing(struct letters *out, enum icon icon) {
    for (size_t i = 0; i < sizeof own_words / sizeof own_words[0]; i++) {
        if (own_words[i].icon == icon) {
            put(out, own_words[i].words);
            return;
        }
    }
    put_name(out, icon_name(icon));
}

static void put_seat(struct letters *out, unsigned style) {
    const size_t first = out->count;
    assert(style < SEAT_COLOURS);
    put(out, icon_name((enum icon)(ICON_SEAT_GARNET + style)) + strlen("seat_"));
    out->room[first] = (char)(out->room[first] - 'a' + 'A');
}

/* Is it one of a row of icons, in the seats' colours, from `first` to `last`? Then which seat's. */
static bool in_colours(enum icon icon, enum icon first, enum icon last, int *style) {
    const bool is = icon >= first && icon <= last;
    *style = is ? (int)(icon - first) % SEAT_COLOURS : *style;
    return is;
}

size_t icon_words(char room[ICON_WORDS_ROOM], enum icon icon, int seat_style) {
    struct letters out = {room, 0};
    assert(icon < ICON_COUNT);
    const bool marker = in_colours(icon, ICON_SEAT_GARNET, ICON_SEAT_NEUTRAL, &seat_style);
    if (in_colours(icon, ICON_HELD_FARMERS_GARNET, ICON_HELD_HUNTERS_NEUTRAL, &seat_style)) {
        icon = (enum icon)(ICON_FARMERS + (icon - ICON_HELD_FARMERS_GARNET) / SEAT_COLOURS);
    } else if (in_colours(icon, ICON_CITY_GARNET, ICON_CITY_PEARL, &seat_style)) {
        icon = ICON_CITY;
    }
    if (seat_style >= 0) {
        put_seat(&out, (unsigned)seat_style);
        put(&out, marker ? "" : " ");
    }
    if (!marker) {
        put_thing(&out, icon);
    }
    return out.count;
}
