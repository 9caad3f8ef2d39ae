#include "fits.h"

#include <ctype.h>
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

#define FAINT 2.0 /* a contrast below this can hardly be seen */

enum {
    FAINT_PERCENT = 20, /* of a word or mark: then it is hard to read */
    THINGS_MAX = 1200,
    WORDS_ROOM = 48,
    REPORT_ROOM = 4096,
    SHADOW = 2,
    HIDDEN_INK = 6,      /* a letter has 15 pixels and more: so many lost are a stroke */
    HIDDEN_PERCENT = 70, /* of a piece: then it can't be seen */
    PLATE = 40,          /* px: what is higher and covers words is a panel, and does so on purpose */
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
    int left, right, top, bottom; /* where that ink is: a board's clip may cut the rest off */
    unsigned letters, faint; /* pixels of letters and flat marks; those almost of the colour they lie on */
};

static struct thing things[THINGS_MAX]; /* the first is nothing */
static unsigned count;
static uint16_t owner[CANVAS_PIXELS], colour_of[CANVAS_PIXELS];
static char report[REPORT_ROOM];
static bool watching;

/* In the linker's place: all letters and icons come through these. */
void __real_canvas_mask(struct area box, const uint8_t *stream, uint16_t colour);           /* NOLINT */
void __real_canvas_sprite(int x, int y, const struct sprite *sprite);                       /* NOLINT */
void __wrap_canvas_mask(struct area box, const uint8_t *stream, uint16_t colour);           /* NOLINT */
void __real_canvas_sprite_flat(int x, int y, const struct sprite *sprite, uint16_t colour); /* NOLINT */
void __wrap_canvas_sprite_flat(int x, int y, const struct sprite *sprite, uint16_t colour); /* NOLINT */
void __wrap_canvas_sprite(int x, int y, const struct sprite *sprite);                       /* NOLINT */

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

/* A cover hides on purpose whatever it touches (but see below); a shade, what stands in it. */
static bool touches(const struct area *area, const struct area *thing) {
    return thing->x < area->x + area->width && area->x < thing->x + thing->width &&
           thing->y < area->y + area->height && area->y < thing->y + thing->height;
}

/* A plate that lies over one end of several words was put there without a look at how long they are. A single
 * word may be a place's name on a map, over which a piece lies. */
static bool cuts(const struct area *plate, const struct thing *thing) {
    const struct area *words = &thing->area;
    const bool whole = words->x >= plate->x && words->x + words->width <= plate->x + plate->width;
    return strchr(thing->words, ' ') != NULL && !thing->piece && !whole && plate->height < PLATE &&
           plate->width < CANVAS_WIDTH;
}

static void put_away(const struct area *area, bool cover) {
    for (unsigned i = 1; i < count; i++) {
        struct thing *thing = &things[i];
        thing->gone |= cover ? touches(area, &thing->area) && !cuts(area, thing) : holds(area, &thing->area);
    }
}

static void add(const struct saying *saying) {
    struct thing *thing = &things[count < THINGS_MAX ? count++ : 0];
    *thing = (struct thing){
        .area = saying->area, .piece = saying->what == SAID_ICON, .left = CANVAS_WIDTH, .top = CANVAS_HEIGHT};
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

/* Letters, and the arrows that say that there is more. Flat pictures may be faint: what is to come. */
static bool is_read(const struct thing *thing) {
    return !thing->piece || strncmp(thing->words, "more ", strlen("more ")) == 0;
}

/* How light a colour looks, from 0 to 1. */
static double light(uint16_t colour) {
    const double red = (colour >> 11) / 31.0, green = (colour >> 5 & 63) / 63.0, blue = (colour & 31) / 31.0;
    return 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue;
}

/* From 1, the same, to 21, black on white, nearly as the WCAG have it. */
static double contrast(uint16_t one, uint16_t other) {
    const double a = light(one) + 0.05, b = light(other) + 0.05;
    return a > b ? a / b : b / a;
}

static void ink_at(struct thing *thing, int x, int y) {
    const struct area *area = &thing->area;
    if (x < area->x || x >= area->x + area->width || y < area->y || y >= area->y + area->height) {
        return; /* something that says nothing */
    }
    thing->left = x < thing->left ? x : thing->left;
    thing->right = x + 1 > thing->right ? x + 1 : thing->right;
    thing->top = y < thing->top ? y : thing->top;
    thing->bottom = y + 1 > thing->bottom ? y + 1 : thing->bottom;
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
                ink_at(thing, x, y);
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

/* A flat shape has been drawn over a ground of another colour: where is it, and what was there? */
static void look_through(const struct area *box, uint16_t colour, bool draws) {
    uint16_t *const pixels = (uint16_t *)(uintptr_t)canvas_pixels(); /* NOLINT(performance-no-int-to-ptr) */
    struct thing *thing = &things[count - 1];
    for (int y = box->y < 0 ? 0 : box->y; y < box->y + box->height && y < CANVAS_HEIGHT; y++) {
        for (int x = box->x < 0 ? 0 : box->x; x < box->x + box->width && x < CANVAS_WIDTH; x++) {
            const int at = y * CANVAS_WIDTH + x;
            if (draws && pixels[at] == colour) {
                thing->letters++;
                thing->faint += contrast(before[at], colour) < FAINT;
            }
            pixels[at] = draws ? before[at] : (uint16_t)~colour;
        }
    }
}

void __wrap_canvas_mask(struct area box, const uint8_t *stream, uint16_t colour) { /* NOLINT */
    if (!watching || count < 2) {
        __real_canvas_mask(box, stream, colour);
        return;
    }
    keep(&box);
    look_at_edges(&box, &things[count - 1]);
    look_through(&box, colour, false);
    __real_canvas_mask(box, stream, colour);
    look_through(&box, colour, true);
    __real_canvas_mask(box, stream, colour);
    take(&box, before);
}

void __wrap_canvas_sprite_flat(int x, int y, const struct sprite *sprite, uint16_t colour) { /* NOLINT */
    const struct area box = {x, y, sprite_width(sprite), sprite_height(sprite)};
    if (!watching || count < 2 || !is_read(&things[count - 1])) {
        __real_canvas_sprite_flat(x, y, sprite, colour);
        return;
    }
    keep(&box);
    look_at_edges(&box, &things[count - 1]);
    look_through(&box, colour, false);
    __real_canvas_sprite_flat(x, y, sprite, colour);
    look_through(&box, colour, true);
    __real_canvas_sprite_flat(x, y, sprite, colour);
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

/* Letters of one colour over others lose no pixel, and can't be read: words that stand in each other's line.
 */
static bool run_into(const struct thing *one, const struct thing *other) {
    enum { LETTER = 4 }; /* px: of its height, so that descenders may come down between letters below them */
    const struct thing *first = one->left < other->left ? one : other, *second = first == one ? other : one;
    const size_t length = strlen(first->words);
    const bool letters = length > 0 && isalnum((unsigned char)first->words[length - 1]) != 0 &&
                         isalnum((unsigned char)second->words[0]) != 0;
    const int apart = second->left - first->right; /* letters of a word have a pixel between them */
    return !one->piece && !other->piece && !one->gone && !other->gone && apart < (letters ? 2 : 0) &&
           one->top + LETTER < other->bottom && other->top + LETTER < one->bottom;
}

static void look_for_words_over_words(void) {
    for (unsigned i = 1; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            if (run_into(&things[i], &things[j]) && !is_shadow(i) && !is_shadow(j)) {
                tell("runs into other words", &things[i], things[j].words);
            }
        }
    }
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
    look_for_words_over_words();
    for (unsigned i = 1; i < count; i++) {
        const struct thing *thing = &things[i];
        const bool hidden =
            thing->piece ? thing->lost * 100 > thing->ink * HIDDEN_PERCENT : thing->lost >= HIDDEN_INK;
        if (hidden && !thing->gone && !is_shadow(i)) {
            char by[WORDS_ROOM];
            snprintf(by, sizeof by, "%u of %u px", thing->lost, thing->ink);
            tell("hidden", thing, by);
        }
        if (is_read(thing) && !thing->gone && !is_shadow(i) &&
            thing->faint * 100 > thing->letters * FAINT_PERCENT) {
            char by[WORDS_ROOM];
            snprintf(by, sizeof by, "%u of %u px", thing->faint, thing->letters);
            tell("faint", thing, by);
        }
    }
    return report;
}
