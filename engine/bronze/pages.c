#include "rules.h"

/* The rules for people, in our own words: at most 60 words a page. */

const struct game_page bronze_pages[BRONZE_PAGES] = {
    [BRONZE_PAGE_AIM] =
        {"The aim",
         "Lead a people across the land. Points come from provinces (most markers on a tile), trade routes (lines of your markers on one kind of land) and cities (each sets a task of its own).\nWhoever has the most points wins.\n13+5 points: 5 could still be lost."},
    [BRONZE_PAGE_TURN] =
        {"A turn",
         "1 Take the top card of one of four stacks and add it to your columns.\n2 It wakes some of your cards.\n3 Each card that is awake may place one marker. New tiles bring cities.\n4 Trade routes and provinces are given out."},
    [BRONZE_PAGE_MATRIX] =
        {"Your columns",
         "Your cards lie in up to four columns that grow downwards. A card goes below a column, or begins a new one at the left or right end. Cards never move.\nEvery card may be laid face down: then it is Bronze Casting."},
    [BRONZE_PAGE_ACTIVE] =
        {"Waking cards",
         "The new card is awake. It wakes the cards directly left and right of it in its row, and all cards of its kind in its column.\nBronze Casting wakes no other Bronze Casting in its column."},
    [BRONZE_PAGE_SETTLING] =
        {"Settling",
         "A spot needs a card that is awake, and allows its land and its settlers: farmers, herders or hunters. Bronze Casting allows all.\nOnce you are on a tile you can’t go back to tiles left of it. Reaching the last open tile opens the next."},
    [BRONZE_PAGE_CITIES] =
        {"Cities",
         "Your first marker on a tile brings a city, except on the first tile. Whoever comes first draws one card more than there are players, and takes one; those who come later take one of what is left."},
    [BRONZE_PAGE_ROUTES] =
        {"Trade routes",
         "A line of your markers on one kind of land, with nobody else’s between them, wins a token when your turn ends: 3 points for 3, 6 for 5, 10 for 7. Free spots don’t break it.\nEach land has one token of each length. You return a lower one for a better one. Nobody can take yours."},
    [BRONZE_PAGE_PROVINCES] =
        {"Provinces",
         "Edition 2018: once a tile is full or all have passed it, whoever has more markers there than anybody else wins its province; a tie wins nothing. At the end, only tiles that everybody reached count.\nEdition 2017: it is won as soon as nobody can catch up."},
    [BRONZE_PAGE_END] =
        {"The end",
         "When somebody’s last marker is placed, a second stack has run out, or the last tile is full, the round is finished, so that all have the same number of turns.\nTies: most points from cities, then from routes, then from provinces."},
};
