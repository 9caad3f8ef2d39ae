/* What every game's match has: the screens on which it is set up, handed over and counted, and those to read
 * in. They know games by struct game and struct game_ui alone. While a match is played, one screen lies on
 * home: the step that it is at, which the next step replaces. What is looked at meanwhile lies on top of
 * that. */
#ifndef OXHIDE_MATCH_SCREENS_H
#define OXHIDE_MATCH_SCREENS_H

#include "account.h"
#include "chrome.h"
#include "game_ui.h"
#include "help.h"
#include "icons.h"
#include "keys.h"
#include "opponents.h"
#include "sound.h"
#include "text.h"

/* Texts that a screen makes for its picture. */
enum { MATCH_WORDS = 128 };
struct match_words {
    struct text_buffer buffer;
    char words[MATCH_WORDS];
};
struct text *match_words(struct match_words *words);
/* The words with a capital letter first: names of options and sources are lower case. */
const char *match_capital(struct match_words *room, const char *words);

/* "+2" in green, "−1" in red: those for a light ground, or for a dark one. */
void match_signed_put(struct text *text, int number, bool on_paper);
/* The same of what others gain or lose, in no colour: that can be good or bad for who plays. */
void match_other_put(struct text *text, int number);
/* "+2 land", in green, or "−1 point", in red, and a gap; nothing of 0. */
void match_gain_put(struct text *text, int gain, const char *word);

/* ---- the way through a match */

const struct game_ui *match_ui(void); /* of the match that is played */
/* Puts the right screen in place of the top one: what is to be decided, a hand-over before it, or the end. */
void match_show(void);
/* What is to be decided, and nothing before it. */
void match_show_step(void);
/* As match_show, for whoever sits there already and goes on: a turn begins at once with what is to be chosen.
 */
void match_go_on(void);
/* A person's move, with that sound, and the right screen after it. */
void match_make(move_t move, enum cue cue);
/* Several, one after the other, by one press, as long as they can be made: B takes them back as one. */
void match_make_all(const move_t *moves, unsigned count, enum cue cue);
/* A turn of a game with cards begins: on its board, to look around, or at once with the cards, whose board
 * the page of the others' turns has shown. */
void match_begin_turn(void);
/* From one to the other by a key, heard. */
void match_to_cards(void);
void match_to_board(void);
/* Says once, by a dialog, that moves can't be saved or read: when the screens have been put right. */
void match_tell_saving(void);
/* Does a lesson allow no move with these bits, which a press chooses first: a card, before its column? It is
 * heard, and said why. */
bool match_refuses(move_t part, move_t bits);
bool match_can_undo(void);
/* All that could be taken back is the turn's end, and then nothing could be done but to end it: what was done
 * before showed something. */
bool match_only_end_left(void);
void match_undo_key(void); /* B, held: takes back and shows, or says why not */
/* B where all that it could do is take back: that, or where nothing can be taken back, home; and its word. */
void match_back_key(void);
const char *match_back_word(void);
/* Home, where the match waits; from one that is over, to where it was opened. */
void match_leave(void);
/* A match comes on the screen, and leaves it: after a fault the console goes back to that one, if it is still
 * to be played. */
void match_entered(void);
void match_left(void);
bool match_was_entered(uint32_t id); /* it was on the screen when the console was started again */

/* "round 8", or "move 12" in a game that has no rounds. */
const char *match_when(struct match_words *room);
/* A move in words, for whoever may make it; and for the log, which all may read. */
void match_move_words(const void *before, move_t move, struct text *out);
void match_log_words(const void *before, move_t move, struct text *out);
/* Words of games for moves that only leave undone what could be done. */
#define MATCH_ENDS_TURN "ends the turn"
#define MATCH_SKIPS "skips the rest"
#define MATCH_STOPS "stops there"  /* the same, of a person */
#define MATCH_SKIPS_ALL "skips it" /* where that is all */
/* Of a move in words: does it only leave undone what could be done? */
bool match_only_ends(const char *words);
/* The move as what to do, unlike all others that are legal. */
void match_advice_put(const void *before, move_t move, struct text *out);
struct source_look match_source(unsigned source);
const char *
match_tie_kind(void); /* "most points from cities": what stands before a tie-break's name, or "" */
/* The last space before which words in TYPE_SMALL fit into a row of so many pixels; NULL: all of them do. */
char *match_row_end(char *words, int room);
/* What a set-up makes: "9 tiles, 56 cards, 37 cities". */
void match_set_up_put(const struct setup *setup, struct text *out);

/* Who reads the console now: the person to move, else the only person; or MATCH_NOBODY in particular. */
enum { MATCH_NOBODY = 0xff };
unsigned match_reader(void);
enum icon match_seat_icon(unsigned seat); /* the shape of its style */
const char *match_stone(unsigned style);  /* the shape as rich text */
/* Points that everybody may know: secret ones come in at the end. */
int match_points(unsigned seat);
void match_points_all(int16_t points[GAME_SEATS_MAX]);
/* The same as the title shows them: what is won for good, and what is only led. */
void match_scores(const struct account_sum sums[GAME_SEATS_MAX], struct chrome_score scores[GAME_SEATS_MAX]);
/* While the last turn is held, what its end makes everybody's for good is not yet: the last count comes
 * first. */
void match_hold_back(struct account_sum sums[GAME_SEATS_MAX]);
/* The same, as a match's titles tell it: after the last move what is led is "+?", and kept for the last
 * count. */
void match_scores_told(const struct account_sum sums[GAME_SEATS_MAX],
                       struct chrome_score scores[GAME_SEATS_MAX]);
/* A seat's name after other words, or where both are wider than `room` in small letters, its shape. */
void match_name_put(struct match_words *words, unsigned seat, int room);
/* What is asked, "Move:", with how often it can still be done where it ends in a colon: "Move: 2 left". The
 * same for a title, which may shorten it. */
void match_left_put(struct text *text, const char *what, unsigned left);
void match_left_title_put(struct text *text, const char *what, unsigned left);
/* The title in a seat's colour with all points; see chrome.h. */
void match_title(unsigned seat, const char *words, int phase);
/* The title of a page of the match, with its game's icon; see chrome.h. */
void match_page_title(const char *words, const char *more);
/* Pages of help about the match, with that icon. */
void match_help(const struct help_page *pages, unsigned count);
/* Words of the title with a seat's name: "Lapis plays"; the name alone where it is long. */
void match_title_name(unsigned seat, const char *before, const char *after, int phase);

/* ---- screens */

void new_game_start(void);                    /* power-on: every choice is the usual one */
void new_game_open(const struct game_ui *ui); /* over home */
/* Likewise: one person and the gentlest opponent are chosen, and the cursor is on Play. */
void new_game_first(const struct game_ui *ui);
void new_game_again(void); /* over the end of a match: the same deal */
struct deal;
void new_game_deal(const struct deal *deal); /* on top: set up as its code says */
/* A deal's code is typed, over the screen where a match is set up. */
void code_open(void);
/* A deal's code is shown, over the screen before; `types`: another can be typed in its place. */
void deal_open(const struct deal *deal, bool types);
/* Its letters, without hyphens, in one line or two. */
enum { CODE_HEIGHT = 44 };
void code_draw(int y, const char *code);
void seed_open(uint64_t *seed, bool *random); /* changes them; over the screen before */
/* Letters for a seat's name; B takes the last one away, and goes back when there is none. */
void name_open(unsigned seat);
void hand_over_open(void); /* in place of the top */
/* Over the screen before: a seat alone may see what lies under it, and is asked whether it is that seat. */
struct screen;
void cover_open(unsigned seat, const struct screen *under);
void ranking_open(void); /* in place of the top */
void log_open(void);     /* over the screen before, as the next */
/* Moves as it has them: the round and the seat where a turn begins, what was done, and the points. */
enum { LOG_ROW = 19 };
void log_rows_draw(int y, unsigned first, unsigned end);
/* The match again, at that point of it, over the screen before; or in place of the top. At least one move was
 * made. */
void replay_open(unsigned moves);
void replay_show(unsigned moves);
void replay_come_back(unsigned moves); /* it is on top again, and goes to that point */
void play_on_open(void);               /* over that: a new match from there */
bool hint_possible(void);              /* a person is to move, and has the console */
/* Over the step: the best move that two seconds find. Its place is then shown on the screen where it is
 * chosen, and A makes it. */
void hint_open(void);
/* What every screen has on which a person decides. */
#define MATCH_DECISION .undo = match_undo_key, .hint = hint_open
/* The same, and X to look around. */
#define MATCH_STEP .look = match_look, MATCH_DECISION
/* What concerns a screen first, a page of the rules or one about the thing under the cursor; after it all
 * pages of the rules, from the aim on. While a hint is possible, they offer it. */
void rules_of(const struct game_ui *ui); /* without a match: all pages of a game, from the aim on */
void rules_open(unsigned page);
void rules_here(void); /* a screen's `help`: the page that is its `rules` */
void rules_about_open(const struct help_page *thing);

/* ---- parts of screens */

/* Points by source and seat, in a panel from y on: a column for each seat. `focus` is a line, or -1. Returns
 * the y below. */
int points_table_draw(int y, int focus);
int points_column_x(unsigned seat); /* the middle of a seat's column in it */
/* Of a match in parts what each that is over has brought, "9+12+11" for each seat; nothing of the first one
 * alone. Returns the y below. */
int points_sums_draw(int y);

#endif
