#include "match_explain.h"

#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "screen.h"
#include "sound.h"

enum { TOP = CHROME_PANEL_Y + 6, GAP = 3, LINE = 17, RULE = 3 };

/* ---- parts of a page */

void flow_title(const char *format, ...) {
    struct match_words words;
    va_list values;
    va_start(values, format);
    text_format_list(match_words(&words), format, values);
    va_end(values);
    match_page_title(words.words, NULL);
}

void flow_paragraph(struct flow *flow, enum type_face face, uint16_t colour, const char *words) {
    const struct area box = {CHROME_MARGIN, flow->y, FLOW_WIDTH, CHROME_KEYS_Y - 2 - flow->y};
    flow->y += type_wrap(box, face, colour, words) * type_line(face) + flow->gap;
}

void flow_words(struct flow *flow, enum type_face face, uint16_t colour, const char *format, ...) {
    struct match_words words;
    va_list values;
    va_start(values, format);
    text_format_list(match_words(&words), format, values);
    va_end(values);
    flow_paragraph(flow, face, colour, words.words);
}

void flow_line(struct flow *flow, enum type_face face, uint16_t colour, const char *words) {
    type_rich(CHROME_MARGIN, flow->y, face, colour, words);
    flow_next(flow);
}

void flow_next(struct flow *flow) {
    flow->y += LINE + flow->gap;
}

void flow_rule(struct flow *flow) {
    canvas_fill(8, flow->y + 1, 224, 1, COLOUR_CLAY);
    flow->y += RULE + flow->gap;
}

/* ---- the screen */

struct explain_memory {
    const struct explained *kind;
    unsigned thing;
};

static struct explain_memory *kept(void) {
    return screen_memory(sizeof(struct explain_memory));
}

static void act(void) {
    const struct explained *kind = kept()->kind;
    rules_open(kind->page != NULL ? kind->page(kept()->thing) : kind->rules);
}

static void steer(enum key direction) {
    const struct explained *kind = kept()->kind;
    if (kind->next != NULL) {
        kept()->thing = kind->next(kept()->thing, direction == KEY_RIGHT || direction == KEY_DOWN);
    }
    sound_play(kind->next != NULL ? CUE_MOVE : CUE_REFUSED);
}

static void look(void) {
    if (hint_possible()) {
        hint_open();
    } else {
        screen_back();
    }
}

static void draw(void) {
    struct flow flow = {TOP, GAP};
    const struct explained *kind = kept()->kind;
    struct chrome_key keys[] = {
        {ICON_KEY_A, "Rules"}, {ICON_KEY_LR, "Next"}, {ICON_KEY_B, "Back"}, {ICON_KEY_X, "Hint"}};
    const unsigned alone = kind->next == NULL; /* A stands in the pad's place */
    keys[alone] = keys[0];
    chrome_page();
    if (kind->title != NULL) {
        match_page_title(kind->title, NULL);
    }
    kind->draw(&flow, kept()->thing);
    chrome_keys(keys + alone, (hint_possible() ? 4 : 3) - alone, false);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .look = look,
                                     .help = screen_back,
                                     .keeps = sizeof(struct explain_memory)};

void match_explain(const struct explained *kind, unsigned thing) {
    assert(kind != NULL);
    sound_play(CUE_OPEN);
    screen_push(&screen);
    *kept() = (struct explain_memory){kind, thing};
}
