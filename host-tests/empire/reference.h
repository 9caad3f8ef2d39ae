/* Eight-Minute Empire a second time: slow, obvious, and written from the rules alone, with its own tables as
 * words. It follows a match from the first thing the referee is told (the JSON of `state`), and is asked at
 * each decision which moves are legal and what everything is worth. It shares no code and no data with the
 * engine. */
#ifndef OXHIDE_EMPIRE_REFERENCE_H
#define OXHIDE_EMPIRE_REFERENCE_H

#include <stdbool.h>

enum {
    REFERENCE_SEATS = 5,
    REFERENCE_NEUTRAL = 6, /* seats are 1 to 5 here */
    REFERENCE_REGIONS = 25,
    REFERENCE_WORDS = 128, /* legal moves at once */
    REFERENCE_WORD = 24,
};

struct reference_player {
    int coins, armies_left, cities_left, bid;
    int cards[13], card_count; /* 13: with two seats */
    int earlier[3];            /* regions, continents, goods of finished games */
};

struct reference_game {
    int deck[42], deck_size;
    int tie_order[REFERENCE_SEATS];
    char tokens[REFERENCE_REGIONS + 1][8]; /* the good, by region */
};

struct reference {
    char side;
    int seats, games, game;
    bool with_tokens, neutral_card16;
    struct reference_game dealt[3];
    struct reference_player player[REFERENCE_SEATS + 1];
    int armies[REFERENCE_REGIONS + 1][REFERENCE_NEUTRAL + 1];
    int cities[REFERENCE_REGIONS + 1][REFERENCE_NEUTRAL + 1];
    char phase[8]; /* neutral, bid, first, take, act, over */
    int to_move, neutral_left, winner, first;
    int row[6], row_size, drawn; /* drawn: cards of the deck that came into the row */
    /* The card being carried out, cut into its actions. */
    char step[2][8];
    int steps[2];
    char join[4];
};

/* From the referee's JSON before the first move. */
void reference_start(struct reference *reference, const char *state_json);
/* The texts of all legal moves; returns how many. */
int reference_moves(const struct reference *reference, char words[REFERENCE_WORDS][REFERENCE_WORD]);
void reference_play(struct reference *reference, const char *word);

/* Seat 1 to 5, REFERENCE_NEUTRAL, or 0: nobody. */
int reference_region_owner(const struct reference *reference, int region);
int reference_continent_owner(const struct reference *reference, int continent);
/* points[seat][source], the finished games included. */
void reference_points(const struct reference *reference, int points[REFERENCE_SEATS + 1][3]);
void reference_ranks(const struct reference *reference, int rank[REFERENCE_SEATS + 1]);

/* The tables, for the test of the facts. */
int reference_card(int id, bool neutral_printing, char good[8], char first[8], int *first_steps, char join[4],
                   char second[8], int *second_steps, bool *five); /* returns the icons */
int reference_region_count(char side);
bool reference_land(char side, int a, int b);
bool reference_sea(char side, int a, int b);
int reference_continent(char side, int region); /* from 1 */
int reference_start_region(char side);
int reference_good_points(const char *good, int count);

#endif
