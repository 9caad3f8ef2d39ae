/* A lesson's captions: which of a step's is shown, where it lies, and what it points at. Words on the screen
 * decide that, which are heard while the picture is drawn; so nothing of it needs to be told to a screen.
 */
#include <assert.h>
#include <string.h>

#include "canvas.h"
#include "icons.h"
#include "lesson.h"
#include "lesson_guide.h"
#include "match_look.h"
#include "palette.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    NO_CAPTION = LESSON_CAPTIONS_MAX + LESSON_WHYS_MAX,
    EDGE = 2,
    TEXT_X = 6,
};

/* Of the picture that was drawn last. */
static struct {
    struct area thing[NO_CAPTION];
    struct area cursor; /* without a width: there is none */
    uint8_t stands;     /* a bit for each caption whose `on` does */
    uint8_t found;      /* likewise, what it points at */
    struct area box;    /* the caption's; without a width: there is none */
    bool covers;        /* it lies over the cursor, or over what it points at */
} heard;

/* ---- hearing */

static bool has(const struct saying *saying, const char *words) {
    const size_t length = words != NULL ? strlen(words) : 0;
    bool found = false;
    for (size_t i = 0; length > 0 && i + length <= saying->length && !found; i++) {
        found = memcmp(saying->words + i, words, length) == 0;
    }
    return found;
}

static void take_thing(unsigned caption, struct area area) {
    heard.thing[caption] = area;
    heard.found = (uint8_t)(heard.found | 1u << caption);
}

static void hear_words(unsigned number, const struct lesson_caption *caption, const struct saying *saying) {
    if (has(saying, caption->on)) {
        heard.stands = (uint8_t)(heard.stands | 1u << number);
    }
    if (caption->thing == LESSON_WORDS && (heard.found >> number & 1u) == 0 && has(saying, caption->at)) {
        take_thing(number, saying->area);
    }
}

static unsigned captions_of(const struct lesson_step *step) {
    const unsigned count = step == NULL ? 0 : (unsigned)(step->caption_count + step->why_count);
    assert(count <= NO_CAPTION);
    return count;
}

static bool lies_over(struct area box, struct area other) {
    return other.width > 0 && box.x < other.x + other.width && other.x < box.x + box.width &&
           box.y < other.y + other.height && other.y < box.y + box.height;
}

/* What was to be pointed at lies below a panel now. */
static void lose_things(struct area panel) {
    for (unsigned i = 0; i < NO_CAPTION; i++) {
        heard.found = (uint8_t)(lies_over(panel, heard.thing[i]) ? heard.found & ~(1u << i) : heard.found);
    }
}

static void hear(const struct saying *saying) {
    const struct lesson_step *step = lesson_step_now();
    const bool words = saying->what == SAID_WORDS || saying->what == SAID_NAME;
    if (saying->what == SAID_CURSOR) {
        heard.cursor = saying->area;
    } else if (saying->what == SAID_CHOICE) {
        lose_things(saying->area);
    }
    for (unsigned i = 0; i < captions_of(step); i++) {
        if (words) {
            hear_words(i, &step->captions[i], saying);
        } else if (saying->what == SAID_CURSOR && step->captions[i].thing == LESSON_CURSOR) {
            take_thing(i, saying->area);
        }
    }
}

static void begins(void) {
    memset(&heard, 0, sizeof heard);
}

/* ---- which */

/* Is what the step is about on the screen? A decision is where hints are. */
static bool at_step(const struct lesson_step *step) {
    return screen_over_home() && (step->kind != LESSON_DO || screen_top()->hint != NULL);
}

/* The first that stands, of the captions or of the reasons. What is looked at over the match has no caption,
 * unless it asks for it; a reason stands wherever the press was refused. */
static unsigned caption_now(void) {
    const struct lesson_step *step = lesson_step_now();
    const bool why = step != NULL && lesson_refused() && step->why_count > 0;
    const unsigned from = why ? step->caption_count : 0, end = step == NULL ? 0
                                                               : why        ? captions_of(step)
                                                                            : step->caption_count;
    for (unsigned i = from; i < end; i++) {
        const bool always = step->captions[i].on == NULL && (why || at_step(step));
        const bool asked = step->kind == LESSON_DO && !why && screen_top()->hint == NULL; /* over it */
        if (always || ((heard.stands >> i & 1u) != 0 && !asked)) {
            return i;
        }
    }
    return NO_CAPTION;
}

const char *lesson_caption_now(bool *pointed) {
    const unsigned at = caption_now();
    if (at == NO_CAPTION) {
        return NULL;
    }
    const struct lesson_caption *caption = &lesson_step_now()->captions[at];
    *pointed =
        caption->thing == LESSON_NOTHING || caption->thing == LESSON_AREA || (heard.found >> at & 1u) != 0;
    return caption->words;
}

struct area lesson_caption_box(bool *covers) {
    *covers = heard.covers;
    return heard.box;
}

/* A is for the caption that is to be read; one that is not on the screen must not hold up an opponent. */
static bool takes(enum key key) {
    const struct lesson_step *step = lesson_step_now();
    lesson_refusal_end();
    const bool read = step != NULL && step->kind == LESSON_SAY && key == KEY_A &&
                      (caption_now() != NO_CAPTION || (play_opponent_to_move() && screen_over_home()));
    if (read) {
        lesson_next();
    }
    return read;
}

/* ---- picture */

/* As high as its lines. */
static struct area box_of(const char *words, int top) {
    const int height =
        type_wrap_lines(LESSON_CAPTION_WIDTH, TYPE_BODY, words) * type_line(TYPE_BODY) + 2 * (EDGE + 1);
    return (struct area){0, top > 0 ? top : CHROME_KEYS_Y - height, CANVAS_WIDTH, height};
}

/* At a corner of the mark: the way in from it is to the right and down, where `right` and `down` are 1, or to
 * the left and up, where they are -1. */
static void draw_bracket(int x, int y, int right, int down, int across, int rim, uint16_t colour) {
    enum { ARM = 7, THICK = 2 };
    const int arm = ARM + 2 * rim, thick = THICK + 2 * rim;
    across += 2 * rim;
    x -= right * rim;
    y -= down * rim;
    canvas_fill(right > 0 ? x : x - across, down > 0 ? y : y - thick, across, thick, colour);
    canvas_fill(right > 0 ? x : x - thick, down > 0 ? y : y - arm, thick, arm, colour);
}

/* Brackets at the corners of the thing, outside of it: what is spoken of has to be read. Words have others
 * above and below them; a place's name has room. */
static void draw_mark(struct area thing, bool words) {
    enum { AROUND = 4, NAME_WIDTH = 24, ACROSS = 7 };
    const bool name = words && thing.width < NAME_WIDTH;
    const int beside = name ? 2 * AROUND : AROUND, above = words && !name ? 1 : AROUND;
    const int left = thing.x - beside, top = thing.y - above, right = thing.x + thing.width + beside,
              bottom = thing.y + thing.height + above;
    const int across = words && !name ? AROUND - 1 : ACROSS; /* no word is cut */
    for (int rim = 1; rim >= 0; rim--) {
        const uint16_t colour = rim > 0 ? COLOUR_INK : COLOUR_GOLD;
        draw_bracket(left, top, 1, 1, across, rim, colour);
        draw_bracket(right, top, -1, 1, across, rim, colour);
        draw_bracket(left, bottom, 1, -1, across, rim, colour);
        draw_bracket(right, bottom, -1, -1, across, rim, colour);
    }
}

/* What the caption points at. False: nothing, or it isn't on the screen. */
static bool thing_of(const struct lesson_caption *caption, unsigned number, struct area *thing) {
    *thing = caption->thing == LESSON_AREA
                 ? (struct area){caption->x, caption->y, caption->width, caption->height}
                 : heard.thing[number];
    return caption->thing == LESSON_AREA || (heard.found >> number & 1u) != 0;
}

static bool covers(struct area box, struct area thing) {
    return lies_over(box, heard.cursor) || lies_over(box, thing);
}

/* What is to be done, and why not something else, lies over the title: what can be chosen is seen then, and
 * what it would bring. Whatever is to be read has a box. */
static bool in_band(void) {
    return lesson_step_now()->kind == LESSON_DO;
}

/* The title covers as much of the board as it does. */
static void put_band(struct area thing) {
    heard.box = (struct area){0, 0, CANVAS_WIDTH, CHROME_BAND_HEIGHT};
    heard.covers = thing.width > 0 && thing.y + thing.height <= CHROME_BAND_HEIGHT;
}

/* Where its text wants it, unless it covers there what it mustn't. */
static void put_box(const struct lesson_caption *caption, struct area thing) {
    enum { UPPER = 92, LOWER = 132 }; /* where the cursor is at one end, and what is meant at the other */
    const int tops[] = {caption->top, CHROME_CONTENT_Y, 0, UPPER, LOWER};
    heard.covers = true;
    for (unsigned i = 0; i < sizeof tops / sizeof tops[0] && heard.covers; i++) {
        heard.box = box_of(caption->words, tops[i]);
        heard.covers = covers(heard.box, thing);
    }
}

static void draw_box(const char *words, bool glyph) {
    enum { GLYPH = 16 };
    const struct area box = heard.box;
    say(SAID_COVER, box);
    canvas_box(box.x, box.y, box.width, box.height, 3, COLOUR_GOLD, COLOUR_INK);
    canvas_box(EDGE, box.y + EDGE, box.width - 2 * EDGE, box.height - 2 * EDGE, 2, COLOUR_NIGHT, COLOUR_INK);
    type_wrap((struct area){TEXT_X, box.y + EDGE + 1, LESSON_CAPTION_WIDTH, box.height - 2 * EDGE}, TYPE_BODY,
              COLOUR_PAPYRUS, words);
    if (glyph) {
        icon_draw(CANVAS_WIDTH - EDGE - GLYPH - 2, box.y + (box.height - GLYPH) / 2, ICON_KEY_A, GLYPH);
    }
}

/* While it is to be read, A is the caption's. X is shown where it looks around. */
static void draw_keys(void) {
    static const struct chrome_key keys[] = {{ICON_KEY_A, "Next"}, {ICON_KEY_X, "Look"}};
    chrome_keys(keys, screen_top()->look != NULL ? 2 : 1, true);
}

static bool reads(const struct lesson_step *step) {
    return step->kind == LESSON_SAY || step->kind == LESSON_COUNT;
}

/* A caption without words is there to be replaced by why not. */
static void draw(void) {
    const struct lesson_step *step = lesson_step_now();
    const unsigned at = caption_now();
    struct area thing;
    heard.box = (struct area){0};
    heard.covers = false;
    if (at == NO_CAPTION) {
        return;
    }
    assert(step != NULL && at < captions_of(step));
    const struct lesson_caption *caption = &step->captions[at];
    if (caption->words[0] == '\0') {
        return;
    }
    const bool points = thing_of(caption, at, &thing);
    thing = points ? thing : (struct area){0};
    if (in_band()) {
        put_band(thing);
    } else {
        put_box(caption, thing);
    }
    if (points) {
        draw_mark(thing, caption->thing == LESSON_WORDS);
    }
    if (in_band()) {
        chrome_band(caption->words, at >= step->caption_count ? COLOUR_BADLIGHT : COLOUR_GOLD);
    } else {
        draw_box(caption->words, reads(step));
    }
    if (step->kind == LESSON_SAY && at < step->caption_count) {
        draw_keys();
    }
}

void lesson_guide_begin(void) {
    static const struct listener listener = {hear, true};
    static const struct screen_guide guide = {begins, &listener, draw, takes};
    screen_guide(&guide);
}

void lesson_guide_end(void) {
    screen_guide(NULL);
}

void lesson_guide_renew(void) {
    begins();
    screen_redraw();
}
