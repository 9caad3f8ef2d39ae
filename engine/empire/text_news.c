/* What a turn has changed besides points. */
#include "rules.h"

static unsigned strongest_other(const struct empire_state *state, unsigned seat, unsigned region) {
    unsigned most = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned here = owner != seat ? empire_force(state, owner, region) : 0;
        most = here > most ? here : most;
    }
    return most;
}

static void ties(const struct empire_state *before, const struct empire_state *after, unsigned seat,
                 struct news *news) {
    for (unsigned region = 0; region < empire_map(after)->region_count; region++) {
        const unsigned own = empire_force(after, seat, region), others = strongest_other(after, seat, region);
        if (own > empire_force(before, seat, region) && own == others && news_next(news)) {
            text_put(news->out, "ties ");
            empire_region_text(after, region, news->out);
            text_format(news->out, ", %u:%u", own, others);
        }
    }
}

/* More of a good that brings points only later. */
static void goods(const struct empire_state *before, const struct empire_state *after, unsigned seat,
                  struct news *news) {
    const struct empire_goods old = empire_seat_goods(before, seat), now = empire_seat_goods(after, seat);
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        const bool more = now.count[good] > old.count[good] && now.points[good] == old.points[good];
        if (more && now.next[good] > 0 && news_next(news)) {
            const unsigned count = now.count[good] + (unsigned)now.wilds[good];
            text_format(news->out, now.points[good] > 0 ? "%u %s, more points at %u" : "%u %s, points at %u",
                        count, count == 1 ? empire_good_word(good) : empire_goods_word(good), now.next[good]);
        }
    }
}

static uint32_t near(const struct empire_state *state, unsigned region) {
    return empire_map(state)->regions[region].land | empire_map(state)->regions[region].sea;
}

/* The first region beside this one that another seat controls, where the seat wasn't near before; or
 * region_count. */
static unsigned beside(const struct empire_state *before, const struct empire_control *control, unsigned seat,
                       unsigned region) {
    unsigned at = 0;
    while (at < empire_map(before)->region_count &&
           ((near(before, region) >> at & 1u) == 0 || control->region[at] >= GAME_SEATS_MAX ||
            control->region[at] == seat || (near(before, at) & before->army_regions[seat]) != 0)) {
        at++;
    }
    return at;
}

/* Armies where there were none. */
static void neighbours(const struct empire_state *before, const struct empire_state *after, unsigned seat,
                       struct news *news) {
    const struct empire_map *map = empire_map(after);
    const struct empire_control control = empire_control(after);
    for (unsigned region = 0; region < map->region_count; region++) {
        const bool came = after->armies[region][seat] > 0 && before->armies[region][seat] == 0;
        const unsigned at = came ? beside(before, &control, seat, region) : map->region_count;
        if (at < map->region_count && news_next(news)) {
            text_format(news->out, "stands beside @%u ", control.region[at]);
            empire_region_text(after, at, news->out);
        }
    }
}

/* In the next game of a full one all is otherwise. */
void empire_news(const void *from, const void *to, unsigned seat, struct news *news) {
    const struct empire_state *before = from, *after = to;
    if (before->game == after->game) {
        ties(before, after, seat, news);
        goods(before, after, seat, news);
    }
    if (before->game == after->game && after->phase != EMPIRE_PHASE_OVER) {
        neighbours(before, after, seat, news);
    }
}
