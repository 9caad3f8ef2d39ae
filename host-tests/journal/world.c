#include "world.h"

#include <stdlib.h>
#include <string.h>

uint64_t world_hash(uint64_t hash, const void *bytes, size_t count) {
    const uint8_t *at = bytes;
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ at[i]) * 0x100000001b3u; /* FNV-1a */
    }
    return hash;
}

uint64_t world_match_hash(const struct match *match) {
    uint8_t setup[MATCH_SETUP_BYTES];
    const size_t logged = ((size_t)match->length + match->redo) * MATCH_MOVE_BYTES;
    match_setup_pack(&match->setup, setup);
    uint64_t hash = world_hash(0xcbf29ce484222325u, setup, sizeof setup);
    hash = world_hash(hash, &match->length, sizeof match->length);
    hash = world_hash(hash, &match->redo, sizeof match->redo);
    return world_hash(hash, match->log, logged);
}

/* The moves that stand, read without playing them, must be the match's. */
static bool walks_alike(uint32_t id, const struct match *match) {
    static struct journal_walk walk;
    if (!journal_walk_begin(&walk, id) || walk.length != match->length) {
        return false;
    }
    for (unsigned i = 0; i < match->length; i++) {
        if (journal_walk_next(&walk) != match_move(match, i)) {
            return false;
        }
    }
    return journal_walk_next(&walk) == MOVE_NONE;
}

static void capture_match(struct world *world, const struct journal_entry *entry,
                          const struct game *const *games) {
    static struct match match;
    if (world->count == WORLD_MATCHES_MAX) {
        abort();
    }
    struct world_match *to = &world->matches[world->count++];
    *to = (struct world_match){.id = entry->id, .finished = entry->finished};
    to->damaged = journal_load(entry->id, &match, games) != JOURNAL_OK || !walks_alike(entry->id, &match);
    to->gone_on = journal_gone_on();
    to->hash = world_match_hash(&match);
    to->hash = world_hash(to->hash, entry->seats, GAME_SEATS_MAX * sizeof *entry->seats);
    if (entry->finished) {
        to->hash = world_hash(to->hash, entry->standing.points, sizeof entry->standing.points);
        to->hash = world_hash(to->hash, entry->standing.rank, sizeof entry->standing.rank);
    }
}

static void capture_stats(struct world *world) {
    struct journal_stat stat;
    world->stats = 0;
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        world->stats = world_hash(world->stats, stat.name, sizeof stat.name);
        world->stats = world_hash(world->stats, &stat.games, sizeof stat.games);
        world->stats = world_hash(world->stats, &stat.wins, sizeof stat.wins);
        world->stats = world_hash(world->stats, &stat.best, sizeof stat.best);
        world->stats = world_hash(world->stats, &stat.sum, sizeof stat.sum);
        world->games_counted += stat.name[0] == '\0' ? stat.games : 0;
    }
}

void world_capture(struct world *world, const struct game *const *games) {
    uint8_t settings[JOURNAL_SETTINGS_MAX];
    struct journal_entry entry = {0};
    world->count = 0;
    world->games_counted = 0;
    while (journal_list(&entry)) {
        capture_match(world, &entry, games);
    }
    world->settings = world_hash(0, settings, journal_settings_load(settings, sizeof settings));
    capture_stats(world);
    world->current = journal_current();
}

const struct world_match *world_find(const struct world *world, uint32_t id) {
    for (unsigned i = 0; i < world->count; i++) {
        if (world->matches[i].id == id) {
            return &world->matches[i];
        }
    }
    return NULL;
}

static const char *match_between(const struct world_match *match, const struct world *const *worlds,
                                 unsigned count) {
    if (match->damaged) {
        return "a match is damaged";
    }
    for (unsigned i = 0; i < count; i++) {
        const struct world_match *there = world_find(worlds[i], match->id);
        if (there != NULL && there->hash == match->hash && there->gone_on == match->gone_on &&
            there->finished == match->finished) {
            return NULL;
        }
    }
    return "a match is as it never was";
}

static bool missing(const struct world_match *match, const struct world *now,
                    const struct world *const *worlds, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        if (world_find(worlds[i], match->id) == NULL) {
            return false;
        }
    }
    return world_find(now, match->id) == NULL;
}

/* What is finished, and counted in the statistics as they are now, may go when the ring wraps around. */
static bool counted(uint32_t id, const struct world *now, const struct world *const *worlds, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        const struct world_match *there = world_find(worlds[i], id);
        if (there != NULL && there->finished && worlds[i]->stats == now->stats) {
            return true;
        }
    }
    return false;
}

const char *world_between(const struct world *now, const struct world *const *worlds, unsigned count,
                          bool may_drop) {
    bool settings = false;
    bool stats = false;
    bool current = false;
    for (unsigned i = 0; i < count; i++) {
        settings = settings || worlds[i]->settings == now->settings;
        stats = stats || worlds[i]->stats == now->stats;
        current = current || worlds[i]->current == now->current;
    }
    for (unsigned i = 0; i < worlds[0]->count; i++) {
        const struct world_match *match = &worlds[0]->matches[i];
        if (missing(match, now, worlds, count) && !(may_drop && counted(match->id, now, worlds, count))) {
            return "a match is gone";
        }
    }
    for (unsigned i = 0; i < now->count; i++) {
        const char *why = match_between(&now->matches[i], worlds, count);
        if (why != NULL) {
            return why;
        }
    }
    return !settings  ? "the settings are as they never were"
           : !stats   ? "the statistics are as they never were"
           : !current ? "another match is gone on with"
                      : NULL;
}
