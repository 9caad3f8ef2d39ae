#include "settings.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "board.h"

enum { FORMAT = 1 }; /* first of the packed bytes */
enum { AT_FORMAT, AT_SOUND, AT_LIGHT, AT_SLEEP, AT_HANDOVER, AT_PACE, AT_ANIMATIONS, AT_LAMP, AT_SEATS };
_Static_assert(AT_SEATS + SETTINGS_SEATS * (1 + SETTINGS_NAME_MAX) == SETTINGS_BYTES, "the packed form");

static const struct settings defaults = {
    .sound = 5,
    .light = 6,
    .sleep_after = SLEEP_3,
    .animations = true,
    .seat_style = {0, 1, 2, 3, 4},
};

static struct settings now, kept;
static const struct settings_store *store;

const struct settings *settings(void) {
    return &now;
}

void settings_change(const struct settings *changed) {
    now = *changed;
}

bool settings_keep(void) {
    uint8_t bytes[SETTINGS_BYTES];
    if (memcmp(&now, &kept, sizeof now) == 0) {
        return true;
    }
    kept = now;
    settings_pack(&now, bytes);
    return store == NULL || store->save(bytes);
}

void settings_start(const struct settings_store *where) {
    uint8_t bytes[SETTINGS_BYTES];
    store = where;
    if (store == NULL || !store->load(bytes) || !settings_unpack(&now, bytes)) {
        now = defaults;
    }
    kept = now;
}

const char *settings_style_name(unsigned seat_style) {
    static const char *const stones[SETTINGS_SEATS] = {"Garnet", "Lapis", "Amber", "Jade", "Pearl"};
    return stones[seat_style];
}

const char *settings_seat_name(unsigned seat) {
    return now.name[seat][0] != '\0' ? now.name[seat] : settings_style_name(now.seat_style[seat]);
}

unsigned settings_seat_of(unsigned seat_style) {
    unsigned seat = 0;
    while (seat + 1 < SETTINGS_SEATS && now.seat_style[seat] != seat_style) {
        seat++;
    }
    return seat;
}

uint32_t settings_sleep_ms(void) {
    static const uint8_t minutes[SLEEPS] = {1, 2, 3, 5, 10, 0};
    return minutes[now.sleep_after] * 60000u;
}

uint16_t settings_pace_of(enum pace pace) {
    static const uint16_t ms[PACES] = {300, 900, 0};
    assert(pace < PACES);
    return ms[pace];
}

uint16_t settings_pace_ms(void) {
    return settings_pace_of((enum pace)now.pace);
}

void settings_pack(const struct settings *from, uint8_t bytes[SETTINGS_BYTES]) {
    const uint8_t head[AT_SEATS] = {FORMAT,         from->sound, from->light,      from->sleep_after,
                                    from->handover, from->pace,  from->animations, from->lamp_inverted};
    memcpy(bytes, head, sizeof head);
    uint8_t *at = bytes + AT_SEATS;
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        *at++ = from->seat_style[seat];
        memcpy(at, from->name[seat], SETTINGS_NAME_MAX);
        at += SETTINGS_NAME_MAX;
    }
}

/* Each seat's style once? */
static bool seat_styles_good(const struct settings *of) {
    unsigned seen = 0;
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        seen |= of->seat_style[seat] < SETTINGS_SEATS ? 1u << of->seat_style[seat] : 0u;
    }
    return seen == (1u << SETTINGS_SEATS) - 1;
}

/* Letters that the screens can draw, and nothing after the end. */
static bool name_good(const char *name) {
    const size_t length = strlen(name);
    for (size_t i = 0; i < SETTINGS_NAME_MAX; i++) {
        const bool printable = name[i] >= ' ' && name[i] <= '~';
        if (i < length ? !printable : name[i] != '\0') {
            return false;
        }
    }
    return true;
}

static bool names_good(const struct settings *of) {
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        if (!name_good(of->name[seat])) {
            return false;
        }
    }
    return true;
}

bool settings_unpack(struct settings *to, const uint8_t bytes[SETTINGS_BYTES]) {
    struct settings read;
    memset(&read, 0, sizeof read);
    read.sound = bytes[AT_SOUND];
    read.light = bytes[AT_LIGHT];
    read.sleep_after = bytes[AT_SLEEP];
    read.handover = bytes[AT_HANDOVER];
    read.pace = bytes[AT_PACE];
    read.animations = bytes[AT_ANIMATIONS] == 1;
    read.lamp_inverted = bytes[AT_LAMP] == 1; /* 0 in all saves before 1.1 */
    const uint8_t *at = bytes + AT_SEATS;
    for (unsigned seat = 0; seat < SETTINGS_SEATS; seat++) {
        read.seat_style[seat] = *at++;
        memcpy(read.name[seat], at, SETTINGS_NAME_MAX);
        at += SETTINGS_NAME_MAX;
    }
    const bool good = bytes[AT_FORMAT] == FORMAT && read.sound <= BOARD_VOLUME_MAX && read.light >= 1 &&
                      read.light <= BOARD_LIGHT_MAX && read.sleep_after < SLEEPS &&
                      read.handover < HANDOVERS && read.pace < PACES && bytes[AT_ANIMATIONS] <= 1 &&
                      bytes[AT_LAMP] <= 1 && seat_styles_good(&read) && names_good(&read);
    if (good) {
        *to = read;
    }
    return good;
}
