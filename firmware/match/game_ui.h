/* What the console needs to know of each game for its screens. All games of games.def stand on the home
 * screen, in the order there; one with screens of its own has a line in game_uis.def, too. What all games
 * have in common (setting a match up, handing over, the ranking, the log) asks the entry for the little that
 * differs: match_screens.h. */
#ifndef OXHIDE_GAME_UI_H
#define OXHIDE_GAME_UI_H

#include <stdbool.h>

#include "chart.h"
#include "game.h"
#include "icons.h"
#include "match_look.h"

/* How a line that points come from is shown, in bars and in tables. */
struct source_look {
    const char *word; /* as short as it gets: "routes" */
    enum icon icon;
    enum chart_fill fill;
    uint16_t colour, text; /* of a number on it */
};

struct help_page;
struct lesson;
struct match_ending;
struct match_pause;
struct match_scene;
struct match_turn_end;
struct match_watch;
struct moment;
struct tip;

/* An option of the set-up for people; the game's own words are the protocol's. */
struct option_look {
    const char *name;
    const char *const *values; /* as many as the option has */
    const char *words;         /* what it is about, in one line; NULL: nothing is said */
};

/* All but the game may be NULL: then the frame has something plain in its place (plain.h), so that a game can
 * be played before it has a screen of its own, and gets them one by one. */
struct game_ui {
    const struct game *game;
    enum icon icon;          /* 16 px, before its title */
    const char *in_short;    /* what one does in it, for whoever has never seen it; NULL: nothing is said */
    uint8_t minutes;         /* that a match takes */
    const char *short_title; /* beside Continue on the home screen; NULL: the title */
    /* Puts the screen for what is to be decided now in place of the top one. Somebody is to move. NULL: moves
     * are chosen by their words. */
    void (*show)(void);
    /* In place of the top as well: the board, on which a turn begins, and the cards to choose from; see
     * match_begin_turn. NULL: `show` has neither. */
    void (*turn)(void);
    void (*cards)(void);
    /* Its last round, and its winner's picture. NULL: no round is announced, and nothing is painted. */
    const struct match_ending *ending;
    /* Of an opponent's turn. NULL: its moves in words, and all points. */
    const struct match_watch *watch;
    /* What a turn has brought. NULL: nothing is shown between turns. */
    const struct match_turn_end *turn_end;
    /* What comes before the next seat's turn, as between two games. NULL: nothing ever does. */
    const struct match_pause *pause;
    /* What stands until a press when it has happened. NULL: nothing does. */
    const struct match_scene *scene;
    unsigned (*round)(const void *state); /* from 1; NULL: moves are counted instead */
    /* Of a match of several games, which one it is: "game 2 of 3". False: it is the only one. NULL: always.
     */
    bool (*part)(const void *state, struct text *out);
    /* What a set-up makes, for the button that begins: "9 tiles, 56 cards, 37 cities". NULL: the seats. */
    void (*set_up)(const struct setup *setup, struct text *out);
    /* A move in rich text for the log, some 34 letters; `before` is the state before it. NULL: the move's own
     * text in words, but for those made in secret. */
    void (*move_words)(const void *before, move_t move, struct text *out);
    /* What a turn came to, in place of the words of its moves one by one: those `from` to `to`, the first
     * one made in that state; in rich text, as a sentence begins or goes on. NULL, or nothing: its moves. */
    void (*turn_words)(const void *before, unsigned from, unsigned to, struct text *out);
    /* How words of moves begin that are made several times, and are told with their number then: "an army ",
     * "armies ". NULL: "×3" stands after them. */
    const char *one, *several;
    /* The same as what to do, named so fully that no other legal move is called so: "Take Masonry from stack
     * 2 for column 3". NULL: the move's own text in words. */
    void (*advice)(const void *before, move_t move, struct text *out);
    /* What it is good for, in a hint whose search names no reason. NULL, or no words: that is said. */
    void (*purpose)(const void *before, move_t move, struct text *out);
    /* That or a better move, where the search sees no difference between them, but people do. NULL: that. */
    move_t (*sense)(const void *before, move_t move);
    /* Puts the screen on which it is chosen in place of the top one, with the cursor on it, so that A there
     * makes it; or rather, with `unit`, on what it moves, which isn't picked up yet. NULL: it is only said.
     */
    void (*point)(move_t move, bool unit);
    /* Makes a person's move as the step's screen would, so that it is seen to happen. NULL: match_make. */
    void (*make)(move_t move);
    /* What came of it, after those words: "6 to 4". `before` is as it was. NULL: nothing is said. */
    void (*came_of)(const void *before, move_t move, struct text *out);
    /* What the last move showed, for whoever wants to take it back: "A new card was turned up when you took
     * Authority." NULL: it is said without. */
    void (*shown)(const void *state, move_t last, struct text *out);
    /* Do dice, or what is hidden, decide what a move brings? NULL: none but those that show something and
     * leave the decision where it is. */
    bool (*by_chance)(move_t move);
    /* Was the move that led from one state to the other one to remember (moments.h)? NULL: none ever is. */
    bool (*moment)(const void *before, const void *after, struct moment *moment);
    /* Can what the move turns up stay hidden until its player goes on, as the next card of a stack? NULL:
     * only what a turn's last move turns up. */
    bool (*veils)(move_t move);
    /* Is it made by itself where it is the only move that is left? NULL: none is. */
    bool (*follows)(move_t move);
    const struct look_page *const *look; /* to look around: ended by NULL. NULL: plain_look_open */
    const struct source_look *sources;   /* as many as the game has; NULL: their names and a pattern each */
    void (*const *page_pictures)(int y); /* of the rules' pages, each may be NULL: see help.h. NULL: none */
    /* What the signs on its screens mean, after the rules: ended by a page without a title. NULL: none. */
    const struct help_page *signs;
    const struct option_look *options; /* as many as the game has; NULL: its own words will do */
    /* With more seats than these its options choose nothing, and this stands there; 0: they always do. */
    uint8_t options_seats;
    const char *options_more;
    /* Does the match, or one of its games, stand before its beginning, where the console can make all seats'
     * moves by chance? As choice of the set-up, under its name, for so many seats. NULL: never. */
    bool (*prepares)(const void *state);
    const char *prepares_name;
    uint8_t prepares_seats;
    const char *options_help; /* what they mean, a page of help; NULL: there is none */
    const char
        *tie_kind; /* "points from ", where tie-breaks are points; NULL: they are what their names say */
    /* An icon for each tie-break: its numbers then stand after the bars of equal points. NULL: only the name
     * of the one that decided is shown. */
    const uint8_t *tie_icons;
    /* What people who haven't met a thing are told when it matters first (tips.h): ended by NULL words. NULL:
     * only what all games have. */
    const struct tip *tips;
    const struct lesson *lesson; /* how to learn it by playing (lesson.h). NULL: by the rules alone */
};

/* Parts of the entry that every game with screens has: <game>_ui_tips, and so on. Declared in its header, and
 * put into its entry. */
#define GAME_UI_DECLARES(ui)                                                                                 \
    extern const struct game_ui ui;                                                                          \
    void ui##_show(void);                                                                                    \
    void ui##_turn_show(void);                                                                               \
    void ui##_cards_show(void);                                                                              \
    extern const struct match_ending ui##_ending;                                                            \
    extern const struct match_watch ui##_watch;                                                              \
    extern const struct match_turn_end ui##_turn_end;                                                        \
    extern const struct look_page *const ui##_look[];                                                        \
    extern const struct source_look ui##_sources[];                                                          \
    extern void (*const ui##_page_pictures[])(int y);                                                        \
    extern const struct help_page ui##_signs[];                                                              \
    extern const struct tip ui##_tips[];                                                                     \
    extern const struct lesson ui##_lesson
#define GAME_UI_PARTS(ui)                                                                                    \
    .show = ui##_show, .turn = ui##_turn_show, .cards = ui##_cards_show, .ending = &ui##_ending,             \
    .watch = &ui##_watch, .turn_end = &ui##_turn_end, .look = ui##_look, .sources = ui##_sources,            \
    .page_pictures = ui##_page_pictures, .signs = ui##_signs, .tips = ui##_tips, .lesson = &ui##_lesson

/* Ended by NULL. The first entry of a game counts. */
extern const struct game_ui *const game_uis[];
const struct game_ui *game_ui_of(const struct game *game); /* NULL: none of them */
const struct game_ui *game_ui_at(unsigned index); /* in the order of games_all; NULL after the last */

/* The match to go on with, for the first line of the home screen. */
struct going_on {
    const struct game_ui *ui;
    const char *where; /* "Bronze, round 8" */
    bool by_icon;      /* too long: it is "round 8", and the icon says which */
    bool loaded;       /* otherwise where it stands is not known: `where` is the game alone, without a seat */
    uint8_t seat_style; /* whose turn it is: a colour of palette.h */
};
/* Only looks. False: there is none. */
bool match_peek_last(struct going_on *match);
/* Makes it the match that is played. False: there is none, or it can't be read. */
bool match_resume_last(void);
/* Opens the match that is played, at the step where it was left. */
void match_continue(void);

#endif
