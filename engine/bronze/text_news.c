/* What a turn has changed besides points. */
#include "rules.h"

/* The most markers that any other seat has on a tile, and whose they are. */
static unsigned most_of_others(const struct bronze *state, unsigned seat, unsigned tile) {
    unsigned most = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        if (other != seat && state->count[other][tile] > most) {
            most = state->count[other][tile];
        }
    }
    return most;
}

static void cut_lines(const struct bronze *before, const struct bronze *after, unsigned seat,
                      struct news *news) {
    enum { LINE = 2 }; /* a marker alone is none */
    for (unsigned other = 0; other < after->seats; other++) {
        for (unsigned terrain = 0; terrain < BRONZE_TERRAINS && other != seat; terrain++) {
            const unsigned run = bronze_route_run(before, other, terrain);
            if (run >= LINE && bronze_route_run(after, other, terrain) < run && news_next(news)) {
                text_format(news->out, "cuts @%u line of %u, %s", other, run, bronze_terrain_names[terrain]);
            }
        }
    }
}

/* Of the tiles whose province is still to be won. */
static void tiles(const struct bronze *before, const struct bronze *after, unsigned seat, struct news *news) {
    for (unsigned tile = 0; tile < after->open; tile++) {
        const unsigned own = after->count[seat][tile], others = most_of_others(after, seat, tile);
        const bool more = own > before->count[seat][tile] && (after->pending >> tile & 1u) != 0;
        if (more && own == others && news_next(news)) {
            text_format(news->out, "ties tile %u, %u:%u", tile + 1u, own, others);
        } else if (more && before->count[seat][tile] == 0 && others == 0 && news_next(news)) {
            text_format(news->out, "first on tile %u", tile + 1u);
        }
    }
}

static void longer_lines(const struct bronze *before, const struct bronze *after, unsigned seat,
                         struct news *news) {
    enum { LINE = 2 };
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        const unsigned run = bronze_route_run(after, seat, terrain);
        if (run >= LINE && run > bronze_route_run(before, seat, terrain) && news_next(news)) {
            text_format(news->out, "%u in line, %s", run, bronze_terrain_names[terrain]);
        }
    }
}

void bronze_news(const void *before, const void *after, unsigned seat, struct news *news) {
    cut_lines(before, after, seat, news);
    tiles(before, after, seat, news);
    longer_lines(before, after, seat, news);
}
