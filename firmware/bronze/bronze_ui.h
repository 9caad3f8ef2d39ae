/* The screens of Bronze: the game's entry for game_uis.def, the steps of a turn, what is looked at meanwhile,
 * and words. A match goes from screen to screen by match_show; each `..._show` below puts itself in place of
 * the top one, each `..._open` and `..._explain_...` lies over it. Nothing that is looked at touches the
 * turn. */
#ifndef OXHIDE_BRONZE_UI_H
#define OXHIDE_BRONZE_UI_H

#include "bronze/bronze.h"
#include "game_screen.h"
#include "tips.h"
#include "widgets.h"

extern const struct game_ui bronze_ui;
extern const struct help_page bronze_ui_signs[];
extern const struct tip bronze_ui_tips[];
extern const struct match_watch bronze_ui_watch;
extern const struct match_turn_end bronze_ui_turn_end;
extern const struct match_ending bronze_ui_ending;
extern const struct lesson bronze_ui_lesson;
extern void (*const bronze_ui_page_pictures[])(int y);

/* ---- steps of a match */

void bronze_ui_show(void); /* the step that the match is at */
void bronze_ui_turn_show(void);
void bronze_ui_play_show(void);          /* a turn begins: the board, or at once the cards */
void bronze_ui_cards_show(void);         /* on the card that activates most, or where the cursor was left */
void bronze_ui_cards_return(void);       /* where it was left */
void bronze_ui_column_show(move_t play); /* its card and side; the column is to be chosen */
void bronze_ui_column_choose(
    move_t play); /* the same; where there is only one, the card lies there at once */
void bronze_ui_place_show(void);
void bronze_ui_city_show(void);

void bronze_ui_place(move_t move);       /* a marker, which is seen to fall */
void bronze_ui_place_point(move_t move); /* while markers are placed: the cursor on its spot, or on Done */
/* Where the cursor stands while markers are placed; false: on Done. */
bool bronze_ui_place_at(unsigned *tile, unsigned *spot);

enum bronze_ui_dash {
    BRONZE_UI_DASH_CARD,
    BRONZE_UI_DASH_COLUMN,
    BRONZE_UI_DASH_MARKERS,
    BRONZE_UI_DASH_TOKENS
}; /* in the title */

/* ---- what a move would bring: tried on a copy of the state */

/* For the seat to move, at the end of its turn. */
struct bronze_ui_outlook {
    int routes;                /* points more, or less, of the seat to move by tokens */
    int gains[GAME_SEATS_MAX]; /* of every seat */
    bool city;
    unsigned cities; /* to choose from */
    uint16_t leaves; /* tiles with free spots that are given up for good */
    bool opens;      /* the next tile */
    bool final;      /* it shows what was hidden */
};
struct bronze_ui_outlook bronze_ui_outlook_of_spot(unsigned tile, unsigned spot);
bool bronze_ui_outlook_final(unsigned tile); /* a marker there shows what is hidden, and stays */

/* ---- to look at meanwhile: any seat's matrix, its cities, points by source, the land, the log */

extern const struct look_page *const bronze_ui_look[];
void bronze_ui_explain_spot(unsigned tile, unsigned spot);
void bronze_ui_explain_tile(unsigned tile);
void bronze_ui_explain_card(unsigned technology);
void bronze_ui_explain_city(unsigned city, unsigned seat);

/* Pages of the rules, by their place in bronze_pages. */
enum bronze_ui_page {
    BRONZE_UI_PAGE_AIM,
    BRONZE_UI_PAGE_TURN,
    BRONZE_UI_PAGE_MATRIX,
    BRONZE_UI_PAGE_ACTIVE,
    BRONZE_UI_PAGE_SETTLING,
    BRONZE_UI_PAGE_CITIES,
    BRONZE_UI_PAGE_ROUTES,
    BRONZE_UI_PAGE_PROVINCES,
    BRONZE_UI_PAGE_END,
};

/* A city in a row of 32 to 35 px: name, what it asks, how the seat stands, what it is worth now. */
void bronze_ui_city_row_draw(int y, int height, unsigned city, unsigned seat, bool focused);
const char *bronze_ui_land(unsigned terrain); /* a row of a tile: "savanna", where several are "savannas" */
/* "most in the jungles 7 : 0 : 0" in rich text. */
void bronze_ui_city_words(unsigned city, struct text *text);
/* "of 5", "+1 each". */
void bronze_ui_city_most(unsigned city, struct text *text);

#endif
