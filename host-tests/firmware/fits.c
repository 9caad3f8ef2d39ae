#include "fits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "icon_words.h"
#include "motion.h"
#include "say.h"
#include "screen.h"

enum {
    THINGS_MAX = 1200,
    WORDS_ROOM = 48,
    REPORT_ROOM = 4096,
    SHADOW = 2,
    HIDDEN_INK = 6,      /* a letter has 15 pixels and more: so many lost are a stroke */
    HIDDEN_PERCENT = 70, /* of a piece: then it can't be seen */
};

/* What may be hidden on a screen that says `screen`, or at a place. This list may only get shorter. */
static const struct {
    const char *screen;
    int x, y; /* 0: anywhere */
    const char *why;
} exceptions[] = {
    {"Points turn by turn", 0, 0, "marks of a chart, where its lines meet"},
};

struct thing {
    struct area area;
    char words[WORDS_ROOM];
    bool piece, gone; /* gone: covered or put into the background by what lies over it */
    unsigned ink, lost;
};

static struct thing things[THINGS_MAX]; /* the first is nothing */
static unsigned count;
static uint16_t owner[CANVAS_PIXELS], colour_of[CANVAS_PIXELS];
static char report[REPORT_ROOM];
static bool watching;

/* In the linker's place: all letters and icons come through these. */
void __real_canvas_mask(struct area box, const uint8_t *stream, uint16_t colour); /* NOLINT */
void __real_canvas_sprite(int x, int y, const struct sprite *sprite);             /* NOLINT */
void __wrap_canvas_mask(struct area box, const uint8_t *stream, uint16_t colour); /* NOLINT */
void __wrap_canvas_sprite(int x, int y, const struct sprite *sprite);             /* NOLINT */

static bool says(const char *words) {
    bool does = false;
    for (unsigned i = 1; i < count; i++) {
        does |= strncmp(things[i].words, words, strlen(words)) == 0;
    }
    return does;
}

static bool is_exception(const struct thing *thing) {
    bool is = false;
    for (size_t i = 0; i < sizeof exceptions / sizeof exceptions[0]; i++) {
        const bool anywhere = exceptions[i].x == 0;
        is |= says(exceptions[i].screen) &&
              (anywhere || (exceptions[i].x == thing->area.x && exceptions[i].y == thing->area.y));
    }
    return is;
}

static void tell(const char *what, const struct thing *thing, const char *by) {
    const size_t used = strlen(report);
    if (is_exception(thing)) {
        return;
    }
    snprintf(report + used, sizeof report - used, "  %s: \"%s\" at %d, %d, %d wide%s%s\n", what, thing->words,
             thing->area.x, thing->area.y, thing->area.width, by[0] != '\0' ? " by " : "", by);
}

static int on_screen(int at) {
    return at < 0 ? 0 : at > CANVAS_WIDTH - 1 ? CANVAS_WIDTH - 1 : at;
}

static bool holds(const struct area *area, const struct area *thing) {
    const int x = on_screen(thing->x + thing->width / 2), y = on_screen(thing->y + thing->height / 2);
    return x >= area->x && x < area->x + area->width && y >= area->y && y < area->y + area->height;
}

/* A cover hides on purpose whatever it touches; a shade, what stands in it. */
static bool touches(const struct area *area, const struct area *thing) {
    return thing->x < area->x + area->width && area->x < thing->x + thing->width &&
           thing->y < area->y + area->height && area->y < thing->y + thing->height;
}

static void put_away(const struct area *area, bool cover) {
    for (unsigned i = 1; i < count; i++) {
        things[i].gone |= cover ? touches(area, &things[i].area) : holds(area, &things[i].area);
    }
}

static void add(const struct saying *saying) {
    struct thing *thing = &things[count < THINGS_MAX ? count++ : 0];
    *thing = (struct thing){.area = saying->area, .piece = saying->what == SAID_ICON};
    if (saying->what == SAID_ICON) {
        icon_words(thing->words, saying->icon, saying->seat_style);
    } else {
        snprintf(thing->words, sizeof thing->words, "%.*s", (int)saying->length, saying->words);
    }
}

static void hear(const struct saying *saying) {
    if (saying->what == SAID_WORDS || saying->what == SAID_ICON) {
        add(saying);
    } else if (saying->what == SAID_COVER || saying->what == SAID_SHADE) {
        put_away(&saying->area, saying->what == SAID_COVER);
    } else if (saying->what == SAID_LOST) {
        add(saying);
        tell("no room for", &things[count - 1], "");
    }
}

/* Is it cut off where the whole screen may be drawn on? A board that scrolls has a clip of its own. */
static void look_at_edges(const struct area *box, const struct thing *thing) {
    const struct area clip = canvas_clip(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT);
    canvas_clip_set(clip);
    const bool whole = clip.width == CANVAS_WIDTH && clip.height == CANVAS_HEIGHT;
    const bool in = box->x >= 0 && box->y >= 0 && box->x + box->width <= CANVAS_WIDTH &&
                    box->y + box->height <= CANVAS_HEIGHT;
    if (whole && !in && box->width > 0) {
        tell("cut off", thing, "");
    }
}

/* Whose pixels are these now? */
static void take(const struct area *box, const uint16_t *before) {
    struct thing *thing = &things[count - 1];
    for (int y = box->y < 0 ? 0 : box->y; y < box->y + box->height && y < CANVAS_HEIGHT; y++) {
        for (int x = box->x < 0 ? 0 : box->x; x < box->x + box->width && x < CANVAS_WIDTH; x++) {
            const int at = y * CANVAS_WIDTH + x;
            if (canvas_pixels()[at] != before[at]) {
                struct thing *other = &things[owner[at]];
                other->lost += owner[at] != 0 && other != thing && colour_of[at] == before[at] ? 1 : 0;
                owner[at] = (uint16_t)(count - 1);
                colour_of[at] = canvas_pixels()[at];
                thing->ink++;
            }
        }
    }
}

static uint16_t before[CANVAS_PIXELS];

static void keep(const struct area *box) {
    const int from = box->y < 0 ? 0 : box->y, x = box->x < 0 ? 0 : box->x;
    const int to = box->x + box->width < CANVAS_WIDTH ? box->x + box->width : CANVAS_WIDTH;
    for (int y = from; y < box->y + box->height && y < CANVAS_HEIGHT && x < to; y++) {
        const int at = y * CANVAS_WIDTH + x;
        memcpy(before + at, canvas_pixels() + at, (size_t)(to - x) * sizeof before[0]);
    }
}

void __wrap_canvas_mask(struct area box, const uint8_t *stream, uint16_t colour) { /* NOLINT */
    if (!watching || count < 2) {
        __real_canvas_mask(box, stream, colour);
        return;
    }
    keep(&box);
    look_at_edges(&box, &things[count - 1]);
    __real_canvas_mask(box, stream, colour);
    take(&box, before);
}

void __wrap_canvas_sprite(int x, int y, const struct sprite *sprite) { /* NOLINT */
    const struct area box = {x, y, sprite_width(sprite), sprite_height(sprite)};
    if (!watching || count < 2) {
        __real_canvas_sprite(x, y, sprite);
        return;
    }
    keep(&box);
    look_at_edges(&box, &things[count - 1]);
    __real_canvas_sprite(x, y, sprite);
    take(&box, before);
}

/* What other drawing than letters and icons has painted over. */
static void count_lost(void) {
    for (unsigned at = 0; at < CANVAS_PIXELS; at++) {
        things[owner[at]].lost += owner[at] != 0 && canvas_pixels()[at] != colour_of[at];
    }
}

/* The same letters, a pixel or two away, come after it: it is their shadow. */
static bool is_shadow(unsigned of) {
    bool is = false;
    for (unsigned i = of + 1; i < count && i <= of + 2; i++) {
        is |= strcmp(things[i].words, things[of].words) == 0 &&
              abs(things[i].area.x - things[of].area.x) <= SHADOW &&
              abs(things[i].area.y - things[of].area.y) <= SHADOW;
    }
    return is;
}

const char *fits_report(void) {
    static const struct listener listener = {.hear = hear, .draws = true};
    uint32_t moves_ms;
    report[0] = '\0';
    if (motions_due(&moves_ms)) {
        return report; /* what flies, flies over something */
    }
    count = 1;
    memset(owner, 0, sizeof owner);
    watching = true;
    screens_say(&listener);
    watching = false;
    count_lost();
    for (unsigned i = 1; i < count; i++) {
        const struct thing *thing = &things[i];
        const bool hidden =
            thing->piece ? thing->lost * 100 > thing->ink * HIDDEN_PERCENT : thing->lost >= HIDDEN_INK;
        if (hidden && !thing->gone && !is_shadow(i)) {
            char by[WORDS_ROOM];
            snprintf(by, sizeof by, "%u of %u px", thing->lost, thing->ink);
            tell("hidden", thing, by);
        }
    }
    return report;
}
