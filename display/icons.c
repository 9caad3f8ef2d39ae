#include "icons.h"

#include "icon_data.h"
#include "palette.h"
#include "say.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

const struct sprite *icon_sprite(enum icon icon, int size) {
    assert(icon < ICON_COUNT);
    const struct icon_entry *entry = &icon_entries[icon_first[icon]];
    const struct icon_entry *end = &icon_entries[icon_first[icon + 1]];
    while (entry + 1 < end && entry[1].size <= size) {
        entry++;
    }
    return &entry->sprite;
}

SAY_RARELY static void piece_say(int x, int y, enum icon icon, int size, int seat_style) {
    const struct sprite *sprite = icon_sprite(icon, size);
    say_icon((struct area){x, y, sprite_width(sprite), sprite_height(sprite)}, icon, seat_style);
}

int icon_draw(int x, int y, enum icon icon, int size) {
    const struct sprite *sprite = icon_sprite(icon, size);
    if (say_heard()) {
        piece_say(x, y, icon, size, SAY_NOBODYS);
    }
    canvas_sprite(x, y, sprite);
    return x + sprite_width(sprite);
}

int icon_draw_flat(int x, int y, enum icon icon, int size, uint16_t colour) {
    const struct sprite *sprite = icon_sprite(icon, size);
    if (say_heard()) {
        piece_say(x, y, icon, size, SAY_NOBODYS);
    }
    canvas_sprite_flat(x, y, sprite, colour);
    return x + sprite_width(sprite);
}

int icon_draw_shaded(int x, int y, enum icon icon, int size, uint16_t colour, int eighths) {
    const struct sprite *sprite = icon_sprite(icon, size);
    if (say_heard()) {
        piece_say(x, y, icon, size, SAY_NOBODYS);
    }
    canvas_sprite_shaded(x, y, sprite, colour, eighths);
    return x + sprite_width(sprite);
}

/* What a colour of the neutral seat becomes. */
static uint16_t seat_colour(uint16_t colour, const struct seat_colours *seat) {
    const struct seat_colours *neutral = &seat_colours[SEAT_COLOURS - 1];
    return colour == neutral->fill    ? seat->fill
           : colour == neutral->dark  ? seat->dark
           : colour == neutral->light ? seat->light
                                      : colour;
}

int icon_draw_seat(int x, int y, enum icon icon, int size, unsigned seat_style) {
    assert(seat_style < SEAT_COLOURS);
    const struct sprite *sprite = icon_sprite(icon, size);
    uint16_t palette[SPRITE_COLOURS];
    if (say_heard()) {
        piece_say(x, y, icon, size, (int)seat_style);
    }
    for (int i = 0; i < SPRITE_COLOURS; i++) {
        palette[i] = seat_colour(sprite->palette[i], &seat_colours[seat_style]);
    }
    canvas_sprite(x, y, &(struct sprite){palette, sprite->data, sprite->doubled});
    return x + sprite_width(sprite);
}

enum icon icon_named(const char *name, size_t length) {
    for (int i = 0; i < ICON_COUNT; i++) {
        if (strlen(icon_names[i]) == length && memcmp(icon_names[i], name, length) == 0) {
            return (enum icon)i;
        }
    }
    return ICON_COUNT;
}

const char *icon_name(enum icon icon) {
    assert(icon < ICON_COUNT);
    return icon_names[icon];
}

enum icon icon_joystick(enum icon pad) {
    const bool on_pad = pad >= ICON_KEY_PAD && pad <= ICON_KEY_D;
    return on_pad ? (enum icon)(pad - ICON_KEY_PAD + ICON_KEY_STICK_PAD) : pad;
}
