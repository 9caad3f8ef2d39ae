/* What a turn has changed besides points. */
#include "bits.h"
#include "rules.h"

/* What the next layer asks for, which is the same before and after. */
static void for_layer(const struct monuments_layer_needs *before, const struct monuments_layer_needs *after,
                      struct news *news) {
    if (after->possible && !before->possible && news_next(news)) {
        text_format(news->out, "has all for layer %u", after->layer);
        return;
    }
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        const unsigned had = before->resources[i], has = after->resources[i], cost = after->cost[i];
        if (has > had && had < cost && news_next(news)) {
            text_format(news->out, "%u of %u %s for layer %u", has < cost ? has : cost, cost,
                        monuments_token_words[i], after->layer);
        }
    }
}

static void cards(const struct monuments_state *before, const struct monuments_state *after, unsigned seat,
                  struct news *news) {
    const unsigned had = bits_count_many(before->seat_states[seat].hand),
                   has = bits_count_many(after->seat_states[seat].hand);
    if (has == MONUMENTS_CARDS && had < has && news_next(news)) {
        text_put(news->out, "all cards in hand");
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
    cards(before, after, seat, news);
    reach(before, after, seat, news);
}
