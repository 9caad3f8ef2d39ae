/* The rules for people on the device, in our own words: no page has more than 60 words. */
#include "rules.h"

const struct game_page empire_pages[EMPIRE_PAGES] = {
    [EMPIRE_PAGE_AIM] =
        {"The aim",
         "Spread your armies over the map and collect goods.\n"
         "Every region and every continent you hold is a point; goods bring more, the more you have of one. Most points win.\n"
         "On your turn you take a card: a good to keep and an action to do at once.\n"
         "6+9 points: 9 could still be lost."},
    [EMPIRE_PAGE_START] =
        {"Start", "Everybody has 14 armies and 3 cities; 3 armies begin on the start region.\n"
                  "Coins: 14, 11, 9 or 8 for 2, 3, 4 or 5 players. You get no more.\n"
                  "With two players, 10 neutral armies are put on the map first, in turn, anywhere."},
    [EMPIRE_PAGE_BID] =
        {"The bid",
         "Everybody bids coins in secret. The highest bidder pays, and says who plays first.\n"
         "The others keep their coins. A die settles ties, or the order of seats if you set it up so."},
    [EMPIRE_PAGE_TURN] = {"Your turn",
                          "Take one of the six cards. They cost 0, 1, 1, 2, 2 and 3 coins from the left.\n"
                          "Carry out its action, in part or not at all, as you like.\n"
                          "Then the row slides left and a new card comes in."},
    [EMPIRE_PAGE_ACTIONS] = {"Actions", "Place: new armies on the start region or by your cities.\n"
                                        "March: move your armies that many steps over land borders.\n"
                                        "Sail: the same, dotted lines included.\n"
                                        "City: build one where you have an army.\n"
                                        "Destroy: remove any one army, from anywhere."},
    [EMPIRE_PAGE_JOINS] =
        {"And, or", "On an \"or\" card your first step chooses the action.\n"
                    "The \"and\" card lets you destroy one army, then place one; either may be skipped.\n"
                    "An action that can’t go on ends by itself."},
    [EMPIRE_PAGE_CONTROL] =
        {"Holding land",
         "You hold a region if you have more armies there than anybody else. A city counts as an army.\n"
         "You hold a continent if you hold more of its regions than anybody else.\n"
         "Nobody holds a tie. Neutral armies count as a rival."},
    [EMPIRE_PAGE_GOODS] = {"Goods", "Cards for 1, 2, 3 and 5 points:\n"
                                    "Ruby 1, 2, 3, 4.\n"
                                    "Ore 2, 3, 4, 5.\n"
                                    "Wood 2, 4, 5, 6.\n"
                                    "Anvil 2, 4, 6, 7.\n"
                                    "Carrot 3, 5, 7, 8.\n"
                                    "Between two numbers the lower score counts; 5 points are the most."},
    [EMPIRE_PAGE_WILDS] = {"Wilds", "A wild card counts as one more of a good that you have already.\n"
                                    "At the end they count where they bring you most, and may be split.\n"
                                    "Without any good they are worth nothing."},
    [EMPIRE_PAGE_END] =
        {"The end",
         "The game ends when everybody has 13, 10, 8 or 7 cards, for 2, 3, 4 or 5 players.\n"
         "Ties go to more coins, then more armies on the map, then more regions; then the place is shared."},
    [EMPIRE_PAGE_TOKENS] =
        {"Tokens",
         "Option: five regions get a goods token. At the end whoever holds such a region has one more of that good.\n"
         "It also lets a wild be added to it."},
    [EMPIRE_PAGE_FULL_GAME] =
        {"Full game",
         "Option: three games, and the points are added up.\n"
         "Each has its own deck, bid and first player. Ties are settled by how the last game ended."},
};
