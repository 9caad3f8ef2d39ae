#include "match_screens.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "dialog.h"
#include "games.h"
#include "lesson.h"
#include "match.h"
#include "match_ending.h"
#include "match_pause.h"
#include "match_scene.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "match_watch.h"
#include "moments.h"
#include "motion.h"
#include "opponents.h"
#include "palette.h"
#include "plain.h"
#include "play.h"
#include "power.h"
#include "prepare.h"
#include "recap.h"
#include "replay.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "tips.h"
#include "type.h"

struct text *match_words(struct match_words *words) {
    return text_into(&words->buffer, words->words, sizeof words->words);
}

const char *match_capital(struct match_words *room, const char *words) {
    text_put(match_words(room), words);
    if (room->words[0] >= 'a' && room->words[0] <= 'z') {
        room->words[0] = (char)(room->words[0] - 'a' + 'A');
    }
    return room->words;
}

void match_name_put(struct match_words *words, unsigned seat, int room) {
    const int width = type_rich_width(TYPE_SMALL, words->words) + type_width(TYPE_SMALL, play_name(seat));
    text_put(&words->buffer.text, width <= room ? play_name(seat) : match_stone(play_seat_style(seat)));
}

void match_left_put(struct text *text, const char *what, unsigned left) {
    const size_t length = strlen(what);
    text_put(text, what);
    if (length > 0 && what[length - 1] == ':') {
        text_format(text, " %u left", left);
    }
}

void match_left_title_put(struct text *text, const char *what, unsigned left) {
    const size_t length = strlen(what);
    match_left_put(text, what, left);
    if (length > 0 && what[length - 1] == ':') {
        text_format(text, "|%s %u", what, left);
    }
}

static void number_put(struct text *text, int number, bool on_paper) {
    const char *more = on_paper ? "{:good}+" : "{:goodlight}+", *less = on_paper ? "{:bad}−" : "{:badlight}−";
    text_format(text, "%s%d", number < 0 ? less : more, number < 0 ? -number : number);
}

void match_signed_put(struct text *text, int number, bool on_paper) {
    number_put(text, number, on_paper);
    text_put(text, "{:}");
}

void match_other_put(struct text *text, int number) {
    text_format(text, number < 0 ? "−%u" : "+%u", (unsigned)(number < 0 ? -number : number));
}

void match_gain_put(struct text *text, int gain, const char *word) {
    if (gain != 0) {
        number_put(text, gain, false);
        text_format(text, " %s{:}{7}", word);
    }
}

/* ---- the way through a match */

/* The board's note, which outlives a restart: which match is on the screen. */
#define NOTE_IN_MATCH 0xde3a0000u
enum { NOTE_NONE = 0, NOTE_ID_BITS = 16 };

static uint32_t note_of(uint32_t id) {
    return NOTE_IN_MATCH | (id & ((1u << NOTE_ID_BITS) - 1));
}

void match_entered(void) {
    board_note_set(note_of(play_id()));
}

void match_left(void) {
    board_note_set(NOTE_NONE);
}

bool match_was_entered(uint32_t id) {
    return board_note() == note_of(id);
}

const struct game_ui *game_ui_of(const struct game *game) {
    for (unsigned i = 0; game_uis[i] != NULL; i++) {
        if (game_uis[i]->game == game) {
            return game_uis[i];
        }
    }
    return NULL;
}

const struct game_ui *game_ui_at(unsigned index) {
    return games_all[index] != NULL ? game_ui_of(games_all[index]) : NULL;
}

const struct game_ui *match_ui(void) {
    return game_ui_of(play_game());
}

void match_show_step(void) {
    if (match_ui()->show != NULL) {
        match_ui()->show();
    } else {
        plain_show();
    }
}

/* Is it the step of whoever is to move? */
static bool show(void) {
    match_prepare_next();
    if (match_turn_end_due() && !match_pause_due()) {
        match_turn_end_show();
    } else if (match_scene_due()) {
        match_scene_show();
    } else if (play_turn() == GAME_OVER && recap_due()) {
        recap_show();
    } else if (play_turn() == GAME_OVER && !play_held()) {
        match_finale_show();
    } else if (match_last_round_due() &&
               (play_hands_over() || !recap_due())) { /* told after what led to it */
        match_last_round_show();
    } else if (play_hands_over()) {
        hand_over_open();
    } else if (match_pause_due()) {
        match_pause_show();
    } else if (recap_due()) {
        recap_show();
    } else {
        match_show_step();
        return true;
    }
    return false;
}

static struct {
    bool on; /* what is shown was asked for by somebody who sits there already */
    /* The last moves that one press made, and how many moves there were before them: B takes them back as
     * one, as long as there is power. */
    uint32_t id;
    uint16_t from, to;
    bool likewise; /* by a button of their own, on which the cursor starts */
} going;

void match_go_on(void) {
    going.on = true;
    match_show();
    going.on = false;
}

void match_show(void) {
    const bool handed_over = !play_hands_over();
    const bool step = show();
    if (step && play_person_to_move()) {
        play_taken();
    }
    if (step) {
        lesson_point();
    }
    tips_look(step);
    if (handed_over && !play_held() && play_changes_seat()) {
        screen_rest(); /* what was pressed quickly was meant for the seat before */
    }
    match_tell_saving();
}

/* ---- moves that one press makes */

static void made_together(unsigned from) {
    going.id = play_id();
    going.from = (uint16_t)from;
    going.to = play_match()->length;
    going.likewise = false;
}

/* The only move that is left, if the game says that it needs no press. MOVE_NONE: there is none such. */
static move_t follow_up(void) {
    move_t *moves = match_scratch();
    const bool asks = play_held() || !play_person_to_move() || match_ui()->follows == NULL;
    return !asks && match_moves(play_match(), moves) == 1 && match_ui()->follows(moves[0]) ? moves[0]
                                                                                           : MOVE_NONE;
}

void match_make(move_t move, enum cue cue) {
    const unsigned from = play_match()->length;
    if (moment_play(move, cue)) {
        const move_t next = follow_up();
        (void)(next != MOVE_NONE && play_move(next));
        made_together(from);
        match_go_on();
    }
}

bool match_refuses(move_t part, move_t bits) {
    const bool refuses = !lesson_allows_part(part, bits);
    if (refuses) {
        sound_play(CUE_REFUSED);
    }
    return refuses;
}

void match_make_all(const move_t *moves, unsigned count, enum cue cue) {
    const unsigned from = play_match()->length;
    assert(count > 0);
    if (moment_play(moves[0], cue)) {
        for (unsigned i = 1; i < count && !play_held() && play_move(moves[i]); i++) {
        }
        made_together(from);
        going.likewise = true;
        match_go_on();
    }
}

void match_begin_turn(void) {
    const bool first = play_moved(play_seat()) == 0 && !recap_read();
    if (!play_view_asks() && (lesson_on() || !going.on || first)) {
        match_ui()->turn();
    } else {
        match_ui()->cards();
    }
}

void match_to_cards(void) {
    sound_play(CUE_OPEN);
    match_ui()->cards();
}

void match_to_board(void) {
    sound_play(CUE_BACK);
    match_ui()->turn();
}

/* What was taken back, or why it wasn't. */
static struct {
    struct match_words words;
    struct motion motion; /* as long as the former is shown */
} undone;

/* Over the title: nothing lies there that can be chosen, and the keys stay in sight. */
static void draw_undone(void) {
    enum { WIDTH = CANVAS_WIDTH - 2 * CHROME_MARGIN };
    if (motion_frame(&undone.motion) > 0) {
        return;
    }
    const int lines = type_wrap_lines(WIDTH, TYPE_SMALL, undone.words.words),
              height = lines > 1 ? lines * type_line(TYPE_SMALL) + 4 : CHROME_TITLE_HEIGHT;
    say(SAID_COVER, (struct area){0, 0, CANVAS_WIDTH, height});
    chrome_foot(0, height);
    type_wrap((struct area){CHROME_MARGIN, lines > 1 ? 2 : 5, WIDTH, height}, TYPE_SMALL, COLOUR_PAPYRUS,
              undone.words.words);
}

bool match_only_ends(const char *words) {
    return strcmp(words, MATCH_ENDS_TURN) == 0 || strcmp(words, MATCH_SKIPS) == 0 ||
           strcmp(words, MATCH_SKIPS_ALL) == 0;
}

/* The same was done several times: that is said, but not what else one press did, as ending the turn. */
static bool all_alike(unsigned count) {
    const struct match *match = play_match();
    unsigned alike = 1;
    while (alike < count && match_move(match, match->length + alike) == match_move(match, match->length)) {
        alike++;
    }
    return count > 1 && alike == count;
}

/* "tile 6" stands in one row. */
static void keep_together(struct match_words *words) {
    const struct match_words from = *words;
    struct text *text = match_words(words);
    for (const char *at = from.words; *at != '\0'; at++) {
        if (at[0] == ' ' && at[1] >= '0' && at[1] <= '9') {
            text_put(text, "\u00a0");
        } else {
            text_char(text, *at);
        }
    }
}

static void tell_undone(unsigned count) {
    enum { SHOWN_MS = 2000 };
    static const struct screen band = {.draw = draw_undone};
    struct match_words move;
    match_move_words(play_state(), match_move(play_match(), play_match()->length), match_words(&move));
    keep_together(&move);
    text_format(match_words(&undone.words), "{:gold}Taken back:{:} %s",
                !match_only_ends(move.words)               ? move.words
                : strcmp(move.words, MATCH_ENDS_TURN) == 0 ? "the end of your turn"
                                                           : "what you skipped");
    if (all_alike(count)) {
        text_format(&undone.words.buffer.text, " ×%u", count);
    }
    motion_hold(&undone.motion, SHOWN_MS);
    screen_overlay(&band);
}

bool match_only_end_left(void) {
    const struct match *match = play_match();
    struct match_words words;
    if (match->barrier == 0 || match->length != match->barrier + 1u) {
        return false;
    }
    match_move_words(match_before_last(), match_move(match, match->barrier), match_words(&words));
    return match_only_ends(words.words) && play_game()->moves(match_before_last(), match_scratch()) == 1;
}

/* Says what it was that the last move that stays showed. */
static void tell_barrier(void) {
    static const struct dialog no_further = {
        .icon = ICON_LOCK,
        .title = "Can’t be taken back",
        .words = undone.words.words,
        .yes = "OK",
    };
    struct text *text = match_words(&undone.words);
    const unsigned barrier = play_match()->barrier;
    if (match_ui()->shown != NULL && barrier > 0) {
        const bool end = match_only_end_left();
        match_ui()->shown(end ? match_before_last() : play_state(), match_move(play_match(), barrier - 1u),
                          text);
    } else {
        text_put(text, "The last step showed something that was hidden. What has been seen can’t be unseen.");
    }
    dialog_open(&no_further);
}

/* The cursor is where it was when that was done. */
static void point_at_undone(void) {
    const move_t move = match_move(play_match(), play_match()->length);
    const bool likewise = going.likewise && going.from == play_match()->length;
    if (match_ui()->point != NULL && play_allows(move) && !lesson_on() && !likewise) {
        match_ui()->point(move, false);
    }
}

/* The last press made all the last moves from `going.from` on. */
static bool made_last(void) {
    return going.id == play_id() && going.to == play_match()->length;
}

/* What one press made, as far as it can be. */
static enum match_result take_back(unsigned *count) {
    const bool all = made_last();
    const enum match_result result = play_undo();
    *count = 1;
    while (all && result == MATCH_OK && play_match()->length > going.from && play_undo() == MATCH_OK) {
        ++*count;
    }
    return result;
}

/* Nobody has decided anything here yet: it begins with moves that were made elsewhere, or with none. */
static bool begins_here(void) {
    unsigned copied;
    (void)play_origin(&copied);
    const unsigned made = lesson_on() && lesson_barrier() > copied ? lesson_barrier() : copied;
    return play_match()->length <= made;
}

static void tell_nothing(void) {
    static const struct dialog nothing = {
        .icon = ICON_LOCK,
        .title = "Nothing to undo",
        .words = "You have done nothing here yet.",
        .yes = "OK",
    };
    static const struct dialog over = {
        .icon = ICON_LOCK,
        .title = "Can’t be taken back",
        .words = "The match is over.",
        .yes = "OK",
    };
    dialog_open(play_finished() ? &over : &nothing);
}

void match_undo_key(void) {
    unsigned count = 0;
    const enum match_result result = match_only_end_left() ? MATCH_BARRIER : take_back(&count);
    if (result == MATCH_OK) {
        sound_play(CUE_BACK);
        match_go_on();
        point_at_undone();
        tell_undone(count);
    } else {
        sound_play(CUE_REFUSED);
        if (result == MATCH_BARRIER && !begins_here() && !play_finished()) {
            tell_barrier();
        } else {
            tell_nothing();
        }
    }
}

static void leave(void) {
    const bool over = play_turn() == GAME_OVER;
    sound_play(CUE_BACK);
    match_left();
    if (over) {
        match_count_begins(); /* nobody waits for it */
    }
    lesson_leave();
    (void)match_resume_last(); /* after one that is over, the one that waits */
    if (over) {
        screen_pop();
    } else {
        screen_home();
    }
}

bool match_can_undo(void) {
    return play_match()->length > play_match()->barrier && !begins_here();
}

void match_back_key(void) {
    if (match_can_undo()) {
        match_undo_key();
    } else {
        match_leave();
    }
}

const char *match_back_word(void) {
    return match_can_undo() ? "Undo" : "Home";
}

void match_leave(void) {
    static const struct dialog ask = {
        .icon = ICON_STAR,
        .title = "Leave the lesson?",
        .words = "Later it goes on from here: *Learn by playing*, beside *Play*.",
        .yes = "Leave",
        .on_yes = leave,
        .no = "Stay",
    };
    if (lesson_goes_on()) {
        dialog_open(&ask);
    } else {
        leave();
    }
}

/* ---- home's first line */

/* "game 2 of 3". False: it is the only one. */
static bool part_put(struct text *text) {
    return match_ui()->part != NULL && match_ui()->part(play_state(), text);
}

const char *match_when(struct match_words *room) {
    const bool rounds = match_ui()->round != NULL;
    const unsigned number = rounds ? match_ui()->round(play_state()) : play_match()->length + 1u;
    struct text *text = match_words(room);
    if (part_put(text)) {
        text_put(text, ", ");
    }
    text_format(text, rounds ? "round %u" : "move %u", number);
    return room->words;
}

void match_move_words(const void *before, move_t move, struct text *out) {
    if (match_ui()->move_words != NULL) {
        match_ui()->move_words(before, move, out);
    } else {
        plain_move_words(before, move, out);
    }
}

void match_log_words(const void *before, move_t move, struct text *out) {
    if (match_ui()->move_words != NULL) {
        match_ui()->move_words(before, move, out);
    } else {
        plain_log_words(before, move, out);
    }
    if (match_ui()->came_of != NULL) {
        match_ui()->came_of(before, move, out);
    }
}

char *match_row_end(char *words, int room) {
    char *end = NULL;
    bool fits = type_rich_width(TYPE_SMALL, words) <= room;
    for (char *space = strchr(words, ' '); space != NULL && !fits; space = strchr(space + 1, ' ')) {
        *space = '\0';
        end = end == NULL || type_rich_width(TYPE_SMALL, words) <= room ? space : end;
        *space = ' ';
    }
    return end;
}

void match_set_up_put(const struct setup *setup, struct text *out) {
    const struct game_ui *const ui = game_ui_of(setup->game);
    if (ui != NULL && ui->set_up != NULL) {
        ui->set_up(setup, out);
    } else {
        plain_set_up(setup, out);
    }
}

struct source_look match_source(unsigned source) {
    assert(source < play_game()->source_count);
    return match_ui()->sources != NULL ? match_ui()->sources[source] : plain_source(play_game(), source);
}

/* Beside the game's icon there is room for the part, or for the round. */
static void where_put(struct text *text, bool with_title) {
    struct match_words when;
    if (with_title) {
        text_put(text, match_ui()->short_title != NULL ? match_ui()->short_title : play_game()->title);
        text_put(text, ", ");
    }
    if (with_title || !part_put(text)) {
        text_put(text, match_when(&when));
    }
}

/* The round and whose turn it is are known of a match that is loaded. */
static void where_of_loaded(struct going_on *match) {
    static struct match_words where;
    enum { ROOM = 105 }; /* beside "Continue" */
    where_put(match_words(&where), true);
    const bool by_icon = type_width(TYPE_BODY, where.words) > ROOM;
    if (by_icon) {
        where_put(match_words(&where), false);
    }
    *match = (struct going_on){match_ui(), where.words, by_icon, true, 0};
    match->seat_style = (uint8_t)play_seat_style(play_seat());
}

bool match_peek_last(struct going_on *match) {
    struct play_last last;
    const struct game_ui *ui = play_peek_last(&last) ? game_ui_of(last.setup.game) : NULL;
    if (ui == NULL) {
        return false;
    }
    *match = (struct going_on){.ui = ui, .where = ui->game->title};
    if (last.loaded) {
        where_of_loaded(match);
    }
    return true;
}

bool match_resume_last(void) {
    struct going_on match;
    return match_peek_last(&match) && play_resume_last();
}

/* A step of the match is to lie on home. */
static const struct screen nothing_yet;

void match_continue(void) {
    assert(play_loaded());
    match_entered();
    screen_push(&nothing_yet);
    if (play_turn() == GAME_OVER && !play_held()) {
        ranking_open(); /* how it ended was seen */
    } else {
        match_show();
    }
}

static const struct screen nothing_yet = {.draw = chrome_ground};

/* ---- titles */

unsigned match_reader(void) {
    if (play_held()) {
        return play_owner();
    }
    if (play_turn() != GAME_OVER && play_person_to_move()) {
        return (unsigned)play_turn();
    }
    for (unsigned seat = 0; play_person_count() == 1 && seat < play_seats(); seat++) {
        if (play_is_person(seat)) {
            return seat;
        }
    }
    return MATCH_NOBODY;
}

const char *match_stone(unsigned style) {
    static const char *const stones[SEAT_COLOURS] = {"{seat_garnet}", "{seat_lapis}", "{seat_amber}",
                                                     "{seat_jade}",   "{seat_pearl}", "{seat_neutral}"};
    assert(style < SEAT_COLOURS);
    return stones[style];
}

enum icon match_seat_icon(unsigned seat) {
    return (enum icon)(ICON_SEAT_GARNET + play_seat_style(seat));
}

void match_points_all(int16_t points[GAME_SEATS_MAX]) {
    struct account_sum sums[GAME_SEATS_MAX];
    account_sums(play_game(), play_state(), 0, sums);
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        points[seat] = sums[seat].points;
    }
}

int match_points(unsigned seat) {
    int16_t points[GAME_SEATS_MAX];
    assert(seat < play_seats());
    match_points_all(points);
    return points[seat];
}

/* `marked`: what is led is only said to be there. */
static void put_scores(const struct account_sum sums[GAME_SEATS_MAX],
                       struct chrome_score scores[GAME_SEATS_MAX], bool marked) {
    for (unsigned i = 0; i < play_seats(); i++) {
        const int16_t led = (int16_t)(sums[i].points - sums[i].won);
        scores[i] = (struct chrome_score){(uint8_t)play_seat_style(i), sums[i].won,
                                          marked && led != 0 ? CHROME_OPEN : led};
    }
}

void match_scores(const struct account_sum sums[GAME_SEATS_MAX], struct chrome_score scores[GAME_SEATS_MAX]) {
    put_scores(sums, scores, false);
}

/* The opponent's last move of a lesson can't be taken back, and is held back all the same. */
static const void *before_the_last(void) {
    const struct match *match = play_match();
    return match->barrier < match->length ? match_before_last() : replay_to(match->length - 1u);
}

void match_hold_back(struct account_sum sums[GAME_SEATS_MAX]) {
    struct account_sum before[GAME_SEATS_MAX];
    if (!match_marks_led()) {
        return;
    }
    account_sums(play_game(), before_the_last(), play_game()->secret_sources, before);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        sums[seat].won = before[seat].won;
    }
}

void match_scores_told(const struct account_sum sums[GAME_SEATS_MAX],
                       struct chrome_score scores[GAME_SEATS_MAX]) {
    put_scores(sums, scores, match_marks_led());
}

const char *match_tie_kind(void) {
    return match_ui()->tie_kind != NULL ? match_ui()->tie_kind : "";
}

void match_page_title(const char *words, const char *more) {
    chrome_title_of(match_ui()->icon, words, more);
}

void match_help(const struct help_page *pages, unsigned count) {
    help_open(pages, count, 0);
    help_of(match_ui()->icon);
}

void match_title(unsigned seat, const char *words, int phase) {
    enum { HOURGLASS = 12, HOURGLASS_ROOM = 16 };
    assert(seat < play_seats());
    const bool last_round = match_holds_back();
    struct account_sum sums[GAME_SEATS_MAX];
    struct chrome_score scores[GAME_SEATS_MAX];
    account_sums(play_game(), play_state(), 0, sums);
    match_hold_back(sums);
    match_scores_told(sums, scores);
    const int room = chrome_title_room(scores, play_seats()) - (last_round ? HOURGLASS_ROOM : 0);
    chrome_title_seat(play_seat_style(seat), words, phase, room);
    chrome_scores(scores, play_seats(), seat);
    if (last_round) {
        icon_draw(chrome_score_x(scores, play_seats(), 0) - HOURGLASS_ROOM, 5, ICON_HOURGLASS, HOURGLASS);
    }
}

void match_title_name(unsigned seat, const char *before, const char *after, int phase) {
    assert(seat < play_seats());
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, before);
    text_put(text, play_name(seat));
    text_format(text, "%s|%s", after, play_name(seat));
    match_title(seat, words.words, phase);
}
