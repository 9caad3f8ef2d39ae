/* A lesson's captions: which of a step's is shown, where it lies, and what it points at. Words on the screen
 * decide that, which are heard while the picture is drawn; so nothing of it needs to be told to a screen. */
#include <assert.h>
#include <string.h>

#include "canvas.h"
#include "icons.h"
#include "lesson.h"
#include "lesson_guide.h"
#include "palette.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum { NO_CAPTION = LESSON_CAPTIONS_MAX, EDGE = 2, TEXT_X = 6 };

/* Heard in the picture that was drawn last. */
static struct {
    struct area thing[LESSON_CAPTIONS_MAX];
    uint8_t stands; /* a bit for each caption whose `on` does */
    uint8_t found;  /* likewise, what it points at */
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

static void hear_words(const struct lesson_step *step, const struct saying *saying) {
    for (unsigned i = 0; i < step->caption_count; i++) {
        const struct lesson_caption *caption = &step->captions[i];
        if (has(saying, caption->on)) {
            heard.stands = (uint8_t)(heard.stands | 1u << i);
        }
        if (caption->thing == LESSON_WORDS && (heard.found >> i & 1u) == 0 && has(saying, caption->at)) {
            take_thing(i, saying->area);
        }
    }
}

static void hear(const struct saying *saying) {
    const struct lesson_step *step = lesson_step_now();
    for (unsigned i = 0; step != NULL && saying->what == SAID_CURSOR && i < step->caption_count; i++) {
        if (step->captions[i].thing == LESSON_CURSOR) {
            take_thing(i, saying->area);
        }
    }
    if (step != NULL && (saying->what == SAID_WORDS || saying->what == SAID_NAME)) {
        hear_words(step, saying);
    }
}

static void begins(void) {
    memset(&heard, 0, sizeof heard);
}

/* ---- which */

/* What is looked at over the match has no captions, unless they ask for it. */
static unsigned caption_now(void) {
    const struct lesson_step *step = lesson_step_now();
    for (unsigned i = 0; step != NULL && i < step->caption_count; i++) {
        const bool always = step->captions[i].on == NULL && screen_over_home();
        if (always || (heard.stands >> i & 1u) != 0) {
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
static struct area box_of(const char *words, bool above) {
    const int height =
        type_wrap_lines(LESSON_CAPTION_WIDTH, TYPE_BODY, words) * type_line(TYPE_BODY) + 2 * (EDGE + 1);
    return (struct area){0, above ? CHROME_CONTENT_Y : CHROME_KEYS_Y - height, CANVAS_WIDTH, height};
}

/* A line of that height with a head at its upper or lower end. */
static void draw_arrow(int x, int y, int height, bool down) {
    enum { SHAFT = 3, HEAD = 5 };
    const struct span wide = {x - HEAD, x + HEAD}, tip = {x, x};
    if (height > 0) {
        canvas_fill(x - SHAFT / 2 - 1, y, SHAFT + 2, height, COLOUR_INK);
        canvas_fill(x - SHAFT / 2, y, SHAFT, height, COLOUR_GOLD);
    }
    if (height > HEAD) {
        canvas_trapezoid(down ? y + height - HEAD : y, HEAD, down ? wide : tip, down ? tip : wide,
                         COLOUR_GOLD);
    }
}

/* A frame around the thing, and an arrow to it from the caption's box. */
static void draw_pointer(struct area thing, struct area box) {
    enum { AROUND = 2 };
    const struct area frame = {thing.x - AROUND, thing.y - AROUND, thing.width + 2 * AROUND,
                               thing.height + 2 * AROUND};
    const int x = thing.x + thing.width / 2, below = box.y + box.height, end = frame.y + frame.height;
    canvas_frame(frame.x - 1, frame.y - 1, frame.width + 2, frame.height + 2, EDGE + 2, COLOUR_INK);
    canvas_frame(frame.x, frame.y, frame.width, frame.height, EDGE, COLOUR_GOLD);
    if (end < box.y) {
        draw_arrow(x, end, box.y - end, false);
    } else if (frame.y > below) {
        draw_arrow(x, below, frame.y - below, true);
    }
}

static void draw_box(const struct lesson_caption *caption, bool reads) {
    enum { GLYPH = 16 };
    const char *refusal = lesson_refusal();
    const char *words = refusal != NULL ? refusal : caption->words;
    const struct area box = box_of(words, caption->above);
    say(SAID_COVER, box);
    canvas_box(box.x, box.y, box.width, box.height, 3, refusal != NULL ? COLOUR_BADLIGHT : COLOUR_GOLD,
               COLOUR_INK);
    canvas_box(EDGE, box.y + EDGE, box.width - 2 * EDGE, box.height - 2 * EDGE, 2, COLOUR_NIGHT, COLOUR_INK);
    type_wrap((struct area){TEXT_X, box.y + EDGE + 1, LESSON_CAPTION_WIDTH, box.height - 2 * EDGE}, TYPE_BODY,
              COLOUR_PAPYRUS, words);
    if (reads && refusal == NULL) {
        icon_draw(CANVAS_WIDTH - EDGE - GLYPH - 2, box.y + (box.height - GLYPH) / 2, ICON_KEY_A, GLYPH);
    }
}

/* A caption without words is there to be replaced by why not. */
static bool is_empty(const struct lesson_caption *caption) {
    return lesson_refusal() == NULL && caption->words[0] == '\0';
}

static void draw(void) {
    const struct lesson_step *step = lesson_step_now();
    const unsigned at = caption_now();
    if (at == NO_CAPTION) {
        return;
    }
    assert(step != NULL && at < step->caption_count);
    const struct lesson_caption *caption = &step->captions[at];
    const struct area area = {caption->x, caption->y, caption->width, caption->height};
    const struct area box = box_of(caption->words, caption->above);
    if (is_empty(caption)) {
        return;
    }
    if (lesson_refusal() == NULL && caption->thing == LESSON_AREA) {
        draw_pointer(area, box);
    } else if (lesson_refusal() == NULL && (heard.found >> at & 1u) != 0) {
        draw_pointer(heard.thing[at], box);
    }
    draw_box(caption, step->kind == LESSON_SAY);
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
