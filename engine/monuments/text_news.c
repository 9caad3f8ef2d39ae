/* What a turn has changed besides points. */
#include "rules.h"

/* Does it have more of what the next layer asks for? */
static bool nearer(const struct monuments_layer_needs *before, const struct monuments_layer_needs *after) {
    bool more =
        (after->land > before->land && before->land < after->hexes) ||
        (after->workers_on_board > before->workers_on_board && before->workers_on_board < after->workers);
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        more = more || (after->resources[i] > before->resources[i] && before->resources[i] < after->cost[i]);
    }
    return more;
}

static const char *lack_put(struct text *out, const char *joint, int count, const char *one,
                            const char *several) {
    if (count <= 0) {
        return joint;
    }
    text_format(out, "%s %d %s", joint, count, count > 1 ? several : one);
    return ",";
}

/* At a reduced price any of its resources will do. */
static void lacks_put(const struct monuments_layer_needs *needs, struct text *out) {
    const char *joint = lack_put(out, "", needs->hexes - needs->land, "land hex", "land hexes");
    joint = lack_put(out, joint, needs->workers - needs->workers_on_board, "worker", "workers");
    if (needs->discount > 0) {
        (void)lack_put(out, joint, needs->short_of, "resource", "resources");
        return;
    }
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        joint = lack_put(out, joint, needs->cost[i] - needs->resources[i], monuments_token_words[i],
                         monuments_token_words[i]);
    }
}

/* What is still missing for the next layer, where that is less than before. */
static void for_layer(const struct monuments_layer_needs *before, const struct monuments_layer_needs *after,
                      struct news *news) {
    if (after->possible && !before->possible && news_next(news)) {
        text_format(news->out, "has all for layer %u", after->layer);
    } else if (!after->possible && nearer(before, after) && news_next(news)) {
        text_format(news->out, "layer %u lacks", after->layer);
        lacks_put(after, news->out);
    }
}

/* Land that it can step on next, and couldn't before. */
static void reach(const struct monuments_state *before, const struct monuments_state *after, unsigned seat,
                  struct news *news) {
    unsigned ferries;
    const struct monuments_mask had = monuments_land_next(before, seat, &ferries);
    struct monuments_mask has = monuments_land_next(after, seat, &ferries);
    for (int hex; (hex = monuments_mask_next(&has)) >= 0;) {
        const bool more = !monuments_mask_has(&had, (unsigned)hex) &&
                          !monuments_mask_has(&before->seat_states[seat].unit_hexes, (unsigned)hex);
        if (more && news_next(news)) {
            text_format(news->out, "land in reach: %s", monuments_hexes[hex].name);
            return;
        }
    }
}

void monuments_news(const void *before, const void *after, unsigned seat, struct news *news) {
    const struct monuments_layer_needs old = monuments_layer_needs(before, seat),
                                       now = monuments_layer_needs(after, seat);
    if (old.layer == now.layer && now.layer != 0) {
        for_layer(&old, &now, news);
    }
    reach(before, after, seat, news);
}
