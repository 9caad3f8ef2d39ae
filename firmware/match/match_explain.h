/* A page about the thing under the cursor: what a game writes from the top down, and the frame's keys: A
 * leads on to the rules, the pad to the next thing of its kind, X to a hint, B or Y back. */
#ifndef OXHIDE_MATCH_EXPLAIN_H
#define OXHIDE_MATCH_EXPLAIN_H

#include <stdbool.h>

#include "text.h"
#include "type.h"

/* Where the next line goes. `gap` is added after each part. */
struct flow {
    int y, gap;
};
enum { FLOW_WIDTH = 220 };

void flow_title(const char *format, ...) TEXT_FORMAT(1, 2);
void flow_paragraph(struct flow *flow, enum type_face face, uint16_t colour, const char *words);
void flow_words(struct flow *flow, enum type_face face, uint16_t colour, const char *format, ...)
    TEXT_FORMAT(4, 5); /* a paragraph, as words.h draws */
void flow_line(struct flow *flow, enum type_face face, uint16_t colour, const char *words); /* rich text */
void flow_next(struct flow *flow); /* past a line that was drawn otherwise */
void flow_rule(struct flow *flow); /* a line across the panel */

/* A kind of thing: its title and page, and the page of the rules that A opens. */
struct explained {
    const char *title; /* NULL: `draw` puts it */
    void (*draw)(struct flow *flow, unsigned thing);
    unsigned rules;
    unsigned (*page)(unsigned thing); /* of the rules, where it depends on the thing; NULL: `rules` */
    unsigned (*next)(unsigned thing, bool on); /* the one after it, or before it; NULL: it is alone */
};

void match_explain(const struct explained *kind, unsigned thing); /* over the screen before */

#endif
