/* Power cuts: plays matches at random with undo, several in progress, settings, statistics and a small ring
 * that wraps around, and cuts the power before, inside and after every single flash operation, in a dozen
 * ways each. After each cut: the journal mounts, and all is as it was before the operation or as it should be
 * after it. Every so often the match is gone on with, and the power is cut once more in the middle of that
 * (depth two).
 *
 * usage: journal_cuts <cuts> [first seed] [tally | bronze]      prints journal.cuts and journal.losses; 1:
 * losses */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flash_model.h"
#include "games.h"
#include "journal_ring.h"
#include "tally.h"
#include "world.h"

enum {
    SECTORS_MIN = 7,
    SECTORS_SPAN = 6,     /* rings of 7 to 12 sectors */
    STEPS = 600,          /* of a run; then another seed */
    OPEN_MATCHES_MAX = 3, /* in progress at a time */
    LOSSES_SHOWN = 5,
    GO_ON_EVERY = 3, /* cuts: after one in so many, the match is gone on with */
    TWICE_EVERY = 2, /* of those: one in so many is cut again */
    TWICE_OPS = 14,  /* flash operations in which the second cut may come */
    BULK = 150,      /* moves of a long match that are stored without cuts between those with */
};

#ifndef LOSSES_MAX
#define LOSSES_MAX 20 /* then it is known; the planted bugs are known by the first */
#endif

enum step_kind {
    STEP_MOVE,
    STEP_UNDO,
    STEP_REDO,
    STEP_GO_ON,
    STEP_NEW,
    STEP_RESUME,
    STEP_FINISH,
    STEP_FORGET,
    STEP_SETTINGS,
    STEP_TIDY,
    STEP_POWER,
    STEP_KINDS
};
static const char *const step_names[STEP_KINDS] = {"move",   "undo",   "redo",     "go on", "new",  "resume",
                                                   "finish", "forget", "settings", "tidy",  "power"};
static const uint8_t step_weights[STEP_KINDS] = {50, 10, 6, 8, 4, 5, 5, 2, 8, 4, 3};

struct step {
    enum step_kind kind;
    uint32_t record; /* to append */
    uint32_t id;     /* of the match to resume or to forget */
    struct setup setup;
    struct standing standing;
    uint8_t settings[JOURNAL_SETTINGS_MAX];
    unsigned settings_count;
};

static const struct game *const *games = tally_games;
static struct rng rng;
static uint16_t sectors;
static bool long_matches;

static struct match live; /* the match in play, as it should be */
static uint32_t live_id;  /* 0: none is in play */
static uint32_t finishes; /* of this run */
static struct step step;
static struct world before, after;

static unsigned long cuts, cuts_wanted, losses, twice;
static unsigned run_seed, step_number, op_number;

static const struct journal_seat seats[GAME_SEATS_MAX] = {
    {"Ann", {0, 1}}, {"Ben", {0, 2}}, {"Hard", {3, 3}}, {"Ann", {0, 4}}, {"tencharsxx", {1, 5}},
};

static uint32_t below(uint32_t bound) {
    return rng_below(&rng, bound);
}

/* ---- after a cut */

static struct match gone_on;
static struct world now, now_after;
static jmp_buf second_cut;
static unsigned ops_to_second;

static void lost(const char *why, const char *where) {
    losses++;
    if (losses <= LOSSES_SHOWN) {
        printf("lost: %s (%s; seed %u, step %u: %s, flash operation %u, cut %lu)\n", why, where, run_seed,
               step_number, step_names[step.kind], op_number, cuts);
    }
    if (losses >= LOSSES_MAX) {
        printf("journal.cuts %lu\njournal.losses %lu\n", cuts + twice, losses);
        exit(1);
    }
}

static void power_on(void) {
    flash_model_power_on(rng_next(&rng));
    journal_mount(sectors);
}

static void check(const struct world *world, const struct world *const *worlds, unsigned count, bool may_drop,
                  const char *where) {
    const char *why = world_between(world, worlds, count, may_drop);
    if (why != NULL) {
        lost(why, where);
    }
}

static uint32_t unfinished(const struct world *world) {
    const struct world_match *match = world_find(world, live_id);
    if (match != NULL && !match->finished) {
        return live_id;
    }
    for (unsigned i = 0; i < world->count; i++) {
        if (!world->matches[i].finished) {
            return world->matches[i].id;
        }
    }
    return 0;
}

static void expect_gone_on(uint32_t id) {
    struct world_match *match = (struct world_match *)world_find(&now_after, id);
    match->hash = world_match_hash(&gone_on);
    match->hash = world_hash(match->hash, seats, sizeof seats);
}

static void no_longer_gone_on(uint32_t id) {
    for (unsigned i = 0; i < now_after.count; i++) {
        now_after.matches[i].gone_on = now_after.matches[i].id == id ? 0 : now_after.matches[i].gone_on;
    }
}

/* Resumes a match and plays a move in it, which must be there after the next power-on. */
static void go_on(void) {
    static move_t moves[GAME_MOVES_MAX];
    const uint32_t id = unfinished(&now);
    now_after = now;
    if (id == 0) {
        return;
    }
    now_after.current = id; /* noted in the middle of it */
    if (journal_resume(id, &gone_on, games) != JOURNAL_OK) {
        lost("a match can't be resumed", "resume");
        return;
    }
    expect_gone_on(id);
    if (world_find(&now, id)->hash != world_find(&now_after, id)->hash) {
        lost("resumed is not what was listed", "resume");
    }
    const unsigned count = match_moves(&gone_on, moves);
    if (count > 0 && gone_on.length < MATCH_LENGTH_MAX) {
        const move_t move = moves[below(count)];
        match_play(&gone_on, move);
        expect_gone_on(id);
        no_longer_gone_on(id);
        if (journal_append(move) != JOURNAL_OK) {
            lost("a move is refused after a cut", "append");
        }
    }
}

static void tear(const struct flash_op *op) {
    const enum flash_tear kind = (enum flash_tear)below(TEAR_KINDS);
    flash_model_tear(op, kind, below(op->count + 1), rng_next(&rng));
}

static void second_hook(const struct flash_op *op) {
    if (ops_to_second-- == 0) {
        tear(op);
        longjmp(second_cut, 1);
    }
}

/* The power goes again while the journal recovers, or while the match is gone on with. */
static void cut_again(void) {
    static struct flash_copy torn;
    const struct world *worlds[] = {&before, &after, &now_after};
    ops_to_second = below(TWICE_OPS);
    now_after = before;
    flash_model_save(&torn);
    flash_model_hook(second_hook);
    if (setjmp(second_cut) == 0) {
        power_on();
        world_capture(&now, games);
        go_on();
        flash_model_hook(NULL);
    } else {
        flash_model_hook(NULL);
        twice++;
        power_on();
        world_capture(&now, games);
        check(&now, worlds, 3, true, "after a second cut");
    }
    flash_model_restore(&torn);
}

static void recover(void) {
    const struct world *worlds[] = {&before, &after};
    const struct world *then[] = {&now_after};
    if (below(GO_ON_EVERY) == 0 && below(TWICE_EVERY) == 0) {
        cut_again();
    }
    power_on();
    world_capture(&now, games);
    check(&now, worlds, 2, journal_ram.erases > 0, "after a cut"); /* the ring may have wrapped around */
    if (below(GO_ON_EVERY) == 0) {
        go_on();
        power_on();
        world_capture(&now, games);
        check(&now, then, 1, true, "gone on with after a cut");
    }
}

/* ---- cutting every flash operation of a step */

static struct flash_copy flash_then;
static struct journal_ram ram_then;

static void cut(const struct flash_op *op, enum flash_tear kind, uint32_t at) {
    cuts++;
    flash_model_tear(op, kind, at, rng_next(&rng));
    recover();
    flash_model_restore(&flash_then);
}

static void hook(const struct flash_op *op) {
    const struct flash_op copy = *op;
    uint8_t bytes[BOARD_FLASH_PAGE];
    static const uint8_t random_kinds[] = {TEAR_BYTES, TEAR_BYTES, TEAR_BITS, TEAR_WEAK, TEAR_WEAK};
    const unsigned places = op->count < 4 ? op->count + 1 : 5;
    struct flash_op here = copy;
    flash_model_hook(NULL);
    flash_model_save(&flash_then);
    ram_then = journal_ram;
    if (!op->erase) { /* the bytes may lie in the journal's RAM, which the recovery changes */
        memcpy(bytes, op->bytes, op->count);
        here.bytes = bytes;
    }
    op_number++;
    for (unsigned i = 0; i < places; i++) {
        const uint32_t at = op->count < 4 ? i : i == 0 ? 0 : i == 1 ? op->count : below(op->count);
        cut(&here, TEAR_FORWARD, at);
        cut(&here, TEAR_BACKWARD, at);
    }
    for (unsigned i = 0; i < sizeof random_kinds; i++) {
        cut(&here, (enum flash_tear)random_kinds[i], 0);
    }
    journal_ram = ram_then;
    flash_model_hook(hook);
}

/* ---- steps */

static bool prepare_move(void) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = live_id == 0 ? 0 : match_moves(&live, moves);
    if (count == 0) {
        return false;
    }
    step.record = moves[below(count)];
    return match_play(&live, step.record) == MATCH_OK;
}

/* Also past what a move showed, as the console does where it hid that. */
static bool prepare_undo(void) {
    step.record = JOURNAL_UNDO;
    if (live_id != 0 && live.length > 0 && live.length == live.barrier) {
        match_rewind(&live, (uint16_t)(live.length - 1));
        return true;
    }
    return live_id != 0 && match_undo(&live) == MATCH_OK;
}

static bool prepare_go_on(void) {
    step.record = JOURNAL_GO_ON;
    return live_id != 0;
}

static bool prepare_redo(void) {
    step.record = JOURNAL_REDO;
    return live_id != 0 && match_redo(&live) == MATCH_OK;
}

static unsigned count_unfinished(void) {
    unsigned count = 0;
    for (unsigned i = 0; i < before.count; i++) {
        count += !before.matches[i].finished;
    }
    return count;
}

static bool prepare_new(void) {
    const struct game *game = games[0];
    setup_default(&step.setup, game);
    step.setup.seed = rng_next(&rng);
    step.setup.seats = (uint8_t)(game->seats_min + below(game->seats_max - game->seats_min + 1u));
    step.setup.options[0] = game == &tally && long_matches && below(2) == 0 ? TALLY_LONG : TALLY_SHORT;
    return count_unfinished() < OPEN_MATCHES_MAX;
}

static bool prepare_any(void) {
    step.id = before.count == 0 ? 0 : before.matches[below(before.count)].id;
    return step.id != 0;
}

static bool prepare_resume(void) {
    return prepare_any() && !world_find(&before, step.id)->finished;
}

static bool prepare_finish(void) {
    if (live_id == 0 || (live.length < 20 && below(8) != 0)) {
        return false;
    }
    standing_of(live.setup.game, live.state, &step.standing);
    return true;
}

static bool prepare_settings(void) {
    step.settings_count = 1 + below(below(4) == 0 ? JOURNAL_SETTINGS_MAX : 24);
    for (unsigned i = 0; i < step.settings_count; i++) {
        step.settings[i] = (uint8_t)rng_next(&rng);
    }
    return true;
}

static bool prepare_nothing(void) {
    return true;
}

static bool (*const prepare[STEP_KINDS])(void) = {
    prepare_move,   prepare_undo, prepare_redo,     prepare_go_on,   prepare_new,     prepare_resume,
    prepare_finish, prepare_any,  prepare_settings, prepare_nothing, prepare_nothing,
};

/* The step as the console would do it: only this touches the flash. */
static enum journal_result step_run(uint32_t *opened) {
    static struct match resumed;
    switch (step.kind) {
    case STEP_NEW:
        return journal_new_match(&step.setup, seats, opened);
    case STEP_RESUME:
        return journal_resume(step.id, &resumed, games);
    case STEP_FINISH:
        return journal_finish(&step.standing);
    case STEP_FORGET:
        return journal_forget(step.id);
    case STEP_SETTINGS:
        return journal_settings_save(step.settings, step.settings_count);
    case STEP_TIDY:
        journal_tidy();
        return JOURNAL_OK;
    case STEP_POWER:
        power_on();
        return live_id == 0 ? JOURNAL_OK : journal_resume(live_id, &resumed, games);
    default:
        return journal_append(step.record);
    }
}

/* What the step makes of the match in play. */
static void step_done(uint32_t opened) {
    switch (step.kind) {
    case STEP_NEW:
        match_start(&live, &step.setup);
        live_id = opened;
        break;
    case STEP_RESUME:
        journal_load(step.id, &live, games);
        live_id = step.id;
        break;
    case STEP_FINISH:
        finishes++;
        live_id = 0;
        break;
    case STEP_FORGET:
        live_id = step.id == live_id ? 0 : live_id;
        break;
    default:
        break;
    }
}

/* Without any cut: the match in play is stored, nothing else changed, and every finished match was counted
 * once. */
static void check_after(void) {
    const struct world_match *match = world_find(&after, live_id);
    const struct world *worlds[] = {&before, &after};
    const uint64_t hash = live_id == 0 ? 0 : world_hash(world_match_hash(&live), seats, sizeof seats);
    if (live_id != 0 && (match == NULL || match->damaged || match->hash != hash)) {
        lost("the match in play is not what is stored", "no cut");
    }
    for (unsigned i = 0; i < before.count; i++) {
        const struct world_match *was = &before.matches[i];
        const struct world_match *is = world_find(&after, was->id);
        const bool meant = was->id == live_id || step.kind == STEP_FINISH ||
                           (step.kind == STEP_FORGET && was->id == step.id);
        if (!meant && (is == NULL ? !was->finished : is->hash != was->hash)) {
            lost("another match changed", "no cut");
        }
    }
    check(&after, worlds, 2, true, "no cut");
    if (after.games_counted != finishes) {
        lost("the statistics did not count each match once", "no cut");
    }
}

static struct flash_copy flash_before;
static struct journal_ram ram_before;
static struct rng rng_before;

/* Once without cuts, to see what comes of it; then again, cutting every flash operation. */
static bool step_with_cuts(void) {
    uint32_t opened = 0;
    flash_model_save(&flash_before);
    ram_before = journal_ram;
    rng_before = rng;
    if (step_run(&opened) != JOURNAL_OK) {
        flash_model_restore(&flash_before);
        journal_ram = ram_before;
        return false;
    }
    step_done(opened);
    world_capture(&after, games);
    check_after();
    flash_model_restore(&flash_before);
    journal_ram = ram_before;
    const struct rng rng_after = rng;
    rng = rng_before; /* a power-on draws weak bits: the same again */
    op_number = 0;
    flash_model_hook(hook);
    step_run(&opened);
    flash_model_hook(NULL);
    (void)rng_after;
    world_capture(&after, games);
    before = after;
    return true;
}

static enum step_kind draw_step(void) {
    unsigned total = 0;
    for (unsigned i = 0; i < STEP_KINDS; i++) {
        total += step_weights[i];
    }
    unsigned ticket = below(total);
    unsigned kind = 0;
    while (ticket >= step_weights[kind]) {
        ticket -= step_weights[kind++];
    }
    return (enum step_kind)kind;
}

/* Settings that bring the end of the store near. */
static void bulk_settings(void) {
    uint8_t settings[JOURNAL_SETTINGS_MAX] = {0};
    for (unsigned i = 0; i < BULK && journal_ram.store.at + JOURNAL_SETTINGS_MAX < BOARD_FLASH_SECTOR; i++) {
        settings[0] = (uint8_t)rng_next(&rng);
        journal_settings_save(settings, sizeof settings);
    }
    world_capture(&before, games);
}

/* Moves of a long match that bring the end of its sector near. */
static void bulk(void) {
    const unsigned left = JOURNAL_RECORDS_IN_SECTOR - journal_ram.writer.slot;
    for (unsigned i = 0; i < BULK && i + 20 < left && prepare_move(); i++) {
        journal_append(step.record);
    }
    world_capture(&before, games);
}

static void begin(unsigned seed) {
    run_seed = seed;
    rng_seed(&rng, seed);
    sectors = (uint16_t)(SECTORS_MIN + below(SECTORS_SPAN));
    long_matches = below(4) == 0;
    flash_model_start(sectors);
    if (below(3) == 0) { /* whatever was there before */
        for (unsigned i = 0; i < sectors * BOARD_FLASH_SECTOR; i++) {
            flash_model_bytes()[i] = (uint8_t)rng_next(&rng);
        }
    }
    live_id = 0;
    finishes = 0;
    journal_mount(sectors);
    world_capture(&before, games);
}

static void run(unsigned seed) {
    begin(seed);
    for (step_number = 0; step_number < STEPS && cuts + twice < cuts_wanted; step_number++) {
        step.kind = live_id == 0 && below(2) == 0 ? STEP_NEW : draw_step();
        if (live_id != 0 && live.setup.options[0] == TALLY_LONG && games == tally_games && below(4) == 0) {
            bulk();
            step.kind = STEP_MOVE;
        }
        if (below(STEPS / 10) == 0) {
            bulk_settings();
            step.kind = STEP_SETTINGS;
        }
        if (prepare[step.kind]()) {
            step_with_cuts();
        }
    }
    if (flash_model_counts()->faults > 0) {
        lost("the flash was asked for what it can't do", "at the end");
    }
}

int main(int count, char **words) {
    static const struct game *chosen[2];
    cuts_wanted = count > 1 ? strtoul(words[1], NULL, 10) : 100000;
    unsigned seed = count > 2 ? (unsigned)strtoul(words[2], NULL, 10) : 1;
    if (count > 3 && strcmp(words[3], "tally") != 0) {
        chosen[0] = games_find(games_all, words[3]);
        games = chosen;
    }
    if (games[0] == NULL) {
        printf("no such game: %s\n", words[3]);
        return 2;
    }
    for (; cuts + twice < cuts_wanted; seed++) {
        run(seed);
    }
    printf("journal.cuts %lu\njournal.losses %lu\n", cuts + twice, losses);
    return losses > 0 ? 1 : 0;
}
