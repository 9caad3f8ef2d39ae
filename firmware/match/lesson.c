#include "lesson.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "dialog.h"
#include "game_ui.h"
#include "journal.h"
#include "match_screens.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "tips.h"

static struct {
    const struct game_ui *ui; /* whose lesson is on; NULL: none */
    struct lesson_progress progress;
    uint8_t scene;
    bool builds;  /* the scene's moves are being made */
    bool refused; /* a move was, until the next press */
} on;

static const struct lesson *lesson(void) {
    assert(on.ui != NULL && on.ui->lesson != NULL);
    return on.ui->lesson;
}

bool lesson_on(void) {
    return on.ui != NULL && !on.builds;
}

bool lesson_goes_on(void) {
    return lesson_on() && on.progress.state != LESSON_DONE;
}

static const struct lesson_step *step_at(unsigned number) {
    return number < lesson()->step_count ? &lesson()->steps[number] : NULL;
}

const struct lesson_step *lesson_step_now(void) {
    return lesson_on() ? step_at(on.progress.step) : NULL;
}

unsigned lesson_step_number(void) {
    return on.progress.step;
}

/* ---- scenes */

static const struct lesson_scene *scene_now(void) {
    assert(on.scene < lesson()->scene_count);
    return &lesson()->scenes[on.scene];
}

static unsigned scene_of(unsigned step) {
    unsigned scene = 0;
    while (scene + 1u < lesson()->scene_count && lesson()->scenes[scene + 1].first <= step) {
        scene++;
    }
    return scene;
}

/* Decisions of the scene that leave a choice, before that step. */
static unsigned decisions_before(unsigned step) {
    unsigned count = 0;
    for (unsigned i = scene_now()->first; i < step; i++) {
        count += lesson()->steps[i].move_count > 1;
    }
    return count;
}

static move_t chosen(unsigned step) {
    const struct lesson_step *at = step_at(step);
    const unsigned choice = at->move_count > 1 ? lesson_choice(&on.progress, decisions_before(step)) : 0;
    return at->moves[choice < at->move_count ? choice : 0];
}

static void make_moves(void) {
    const struct lesson_scene *scene = scene_now();
    for (unsigned i = 0; i < scene->move_count; i++) {
        const uint8_t *bytes = scene->moves + (size_t)MATCH_MOVE_BYTES * i;
        (void)play_move(bytes[0] | (move_t)bytes[1] << 8 | (move_t)bytes[2] << 16);
        play_go_on(); /* and they can't be taken back */
    }
    for (unsigned i = scene->first; i < on.progress.step; i++) {
        if (step_at(i)->move_count > 0) {
            play_go_on();
            (void)play_move(chosen(i));
        }
    }
}

/* The match as it stands at the step. */
static void build(void) {
    struct play_seat seats[GAME_SEATS_MAX] = {{0}};
    struct setup setup = {.game = on.ui->game};
    on.builds = true;
    on.scene = (uint8_t)scene_of(on.progress.step);
    setup.seed = scene_now()->seed;
    setup.seats = scene_now()->seats;
    memcpy(setup.options, scene_now()->options, sizeof setup.options);
    for (unsigned seat = 0; seat < setup.seats; seat++) {
        seats[seat] = (struct play_seat){seat == 0 ? PLAY_PERSON : scene_now()->level, (uint8_t)seat};
    }
    const bool good = play_practice(&setup, seats);
    assert(good);
    (void)good;
    make_moves();
    on.builds = false;
}

/* ---- the way through it */

static void keep(enum lesson_state state) {
    on.progress.state = (uint8_t)state;
    on.progress.edition = lesson()->edition;
    lesson_progress_keep(on.ui->game, &on.progress, state == LESSON_BEGUN);
}

static void renew(void) {
    on.refused = false;
    lesson_guide_renew();
}

static void begin(const struct game_ui *ui) {
    on.ui = ui;
    on.progress = lesson_progress_of(ui->game);
    if (on.progress.edition != ui->lesson->edition || on.progress.state == LESSON_DONE ||
        on.progress.step > ui->lesson->step_count) {
        on.progress = (struct lesson_progress){.step = 0};
    }
    build();
    keep(LESSON_BEGUN);
    renew();
    lesson_guide_begin();
}

static bool was_finished(const struct game *game) {
    struct journal_stat stat;
    bool found = false;
    for (unsigned i = 0; !found && journal_stats(i, &stat); i++) {
        found = stat.game == game->id;
    }
    return found;
}

bool lesson_offers(const struct game_ui *ui) {
    return ui->lesson != NULL && lesson_progress_of(ui->game).state == LESSON_NEW && !was_finished(ui->game);
}

void lesson_decline(const struct game_ui *ui) {
    const struct lesson_progress declined = {.state = LESSON_DECLINED};
    lesson_progress_keep(ui->game, &declined, false);
}

void lesson_open(const struct game_ui *ui) {
    assert(ui->lesson != NULL);
    screen_home();
    begin(ui);
    match_continue();
    if (step_at(on.progress.step) == NULL) {
        lesson_end_show();
    }
}

bool lesson_start(bool resumes) {
    const struct game_ui *ui = NULL;
    on.ui = NULL;
    lesson_guide_end();
    lesson_progress_start();
    for (unsigned i = 0; resumes && game_uis[i] != NULL; i++) {
        if (game_uis[i]->lesson != NULL && lesson_progress_on_screen(game_uis[i]->game)) {
            ui = game_uis[i];
        }
    }
    if (ui != NULL) {
        lesson_open(ui);
    }
    return ui != NULL;
}

static void off(void) {
    on.ui = NULL;
    lesson_guide_end();
    play_forget();
}

void lesson_leave(void) {
    if (lesson_on()) {
        lesson_progress_keep(on.ui->game, &on.progress, false);
        off();
    }
}

/* What comes next is done on the match's own screens: they lie on home, and what is looked at over them would
 * stand in their place. */
static void close_to_match(void) {
    while (!screen_at_home() && !screen_over_home()) {
        screen_pop();
    }
}

void lesson_next(void) {
    sound_play(CUE_OPEN);
    on.progress.step++;
    if (step_at(on.progress.step) != NULL && scene_of(on.progress.step) != on.scene) {
        memset(on.progress.choices, 0, sizeof on.progress.choices);
        build();
        close_to_match();
        match_show();
    } else if (step_at(on.progress.step) != NULL && step_at(on.progress.step)->kind != LESSON_SAY) {
        close_to_match();
        lesson_point();
    }
    keep(LESSON_BEGUN);
    renew();
    if (step_at(on.progress.step) == NULL) {
        lesson_end_show();
    }
}

/* ---- moves */

/* The step after the last one of the scene. */
static unsigned scene_end(void) {
    const struct lesson_scene *scene = scene_now();
    return on.scene + 1u < lesson()->scene_count ? scene[1].first : lesson()->step_count;
}

/* The step that makes the scene's next move; captions to be read before it may be left out. Where no move is
 * left to be made, the last caption stays. */
static unsigned next_with_move(unsigned step) {
    const unsigned last = scene_end() - 1u;
    while (step < last && step_at(step)->move_count == 0) {
        step++;
    }
    return step;
}

/* Which of the step's moves has these bits. */
static unsigned place_of(const struct lesson_step *step, move_t move, move_t bits) {
    unsigned place = 0;
    while (place < step->move_count && ((step->moves[place] ^ move) & bits) != 0) {
        place++;
    }
    return place;
}

/* Is the cursor? */
static bool led(const struct lesson_step *step) {
    return step->cursor == LESSON_ON_MOVE || step->cursor == LESSON_ON_UNIT;
}

/* In the decision that comes again. */
static bool chosen_before(const struct lesson_step *step, move_t move) {
    return step->cursor == LESSON_AGAIN && move == match_move(play_match(), play_match()->length - 1u);
}

/* Does the step allow a move with these bits? */
static bool leaves(const struct lesson_step *step, move_t part, move_t bits) {
    bool left = false;
    for (unsigned i = 0; i < step->move_count; i++) {
        left = left || (((step->moves[i] ^ part) & bits) == 0 && !chosen_before(step, step->moves[i]));
    }
    return left;
}

/* What it says is about where the cursor stands: so that goes to what is meant. */
static void point_at_meant(const struct lesson_step *step) {
    const struct lesson_caption *why = &step->captions[step->caption_count];
    bool at_cursor = false;
    for (unsigned i = 0; i < step->why_count; i++) {
        at_cursor = at_cursor || why[i].thing == LESSON_CURSOR;
    }
    if (at_cursor && step->cursor == LESSON_ON_MOVE) {
        lesson_point();
    }
}

static const struct lesson_step *step_to_do(void) {
    return step_at(next_with_move(on.progress.step));
}

/* What was chosen before may leave only some of them. */
static bool can_do(const struct lesson_step *step, move_t move) {
    return leaves(step, move, ~(move_t)0) && match_legal(play_match(), move);
}

move_t lesson_meant(void) {
    const struct lesson_step *step = lesson_on() ? step_to_do() : NULL;
    if (step == NULL || (led(step) && can_do(step, step->on))) {
        return step != NULL ? step->on : MOVE_NONE;
    }
    unsigned i = 0;
    while (i < step->move_count && !can_do(step, step->moves[i])) {
        i++;
    }
    return i < step->move_count ? step->moves[i] : MOVE_NONE;
}

bool lesson_allows_part(move_t part, move_t bits) {
    if (!lesson_on()) {
        return true;
    }
    const struct lesson_step *step = step_to_do();
    const bool allowed = step != NULL && leaves(step, part, bits);
    on.refused = !allowed && step != NULL && step->why_count > 0;
    if (on.refused) {
        point_at_meant(step);
    }
    return allowed;
}

bool lesson_allows(move_t move) {
    return lesson_allows_part(move, ~(move_t)0);
}

void lesson_point(void) {
    const struct lesson_step *step = lesson_step_now();
    const bool points = step != NULL && led(step) && play_person_to_move();
    if (points && match_ui()->point != NULL) {
        match_ui()->point(step->on, step->cursor == LESSON_ON_UNIT);
    }
}

bool lesson_refused(void) {
    return on.refused;
}

void lesson_refusal_end(void) {
    on.refused = false;
}

/* The step after so many moves of the scene. */
static unsigned step_after(unsigned moves) {
    unsigned step = scene_now()->first;
    while (moves > 0 && step < scene_end()) {
        moves -= lesson()->steps[step++].move_count > 0;
    }
    return step;
}

static void remember_choice(unsigned step) {
    const move_t move = match_move(play_match(), play_match()->length - 1u);
    if (step_at(step)->move_count > 1) {
        lesson_choice_set(&on.progress, decisions_before(step), place_of(step_at(step), move, ~(move_t)0));
    }
}

void lesson_moved(void) {
    if (!lesson_on()) {
        return;
    }
    assert(play_match()->length >= lesson_barrier());
    const unsigned step = step_after(play_match()->length - lesson_barrier());
    if (step > on.progress.step) {
        remember_choice(step - 1);
        on.progress.step = (uint8_t)step;
    } else if (next_with_move(step) < on.progress.step) {
        on.progress.step = (uint8_t)next_with_move(step); /* what was read is not read again */
    }
    keep(LESSON_BEGUN);
    renew();
}

unsigned lesson_barrier(void) {
    return scene_now()->move_count;
}

move_t lesson_opponents_move(void) {
    const struct lesson_step *step = lesson_step_now();
    return step != NULL && step->kind == LESSON_WATCH ? step->moves[0] : MOVE_NONE;
}

/* ---- its end */

static void play_a_match(void) {
    const struct game_ui *ui = on.ui;
    match_leave();
    new_game_first(ui);
}

void lesson_end_show(void) {
    static const struct dialog end = {
        .icon = ICON_STAR,
        .title = "That is all you need",
        .words = "Now a match of your own? The gentlest opponent is waiting, or choose another.",
        .yes = "Play",
        .on_yes = play_a_match,
        .no = "Home",
        .on_no = match_leave,
    };
    keep(LESSON_DONE);
    tips_learnt();
    dialog_open(&end);
}
