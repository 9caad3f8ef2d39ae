#include "rules.h"

/* The rules for people, in our own words: at most 60 words a page. Cards, bonuses and quests carry their own
 * line of text in data.c. */

const struct game_page
    monuments_pages[MONUMENTS_PAGES] =
        {
            {"The aim",
             "Lead a people of the old or the new world. Spread over the hexes, gather resources, and build the five layers of your monument.\nThe round in which somebody builds the fifth layer is the last. The most points win."},
            {"A turn",
             "Play one of your ten action cards, or take all the cards that you have played back into your hand.\nRed cards can be turned green: the same action, but stronger."},
            {"Hexes",
             "Forests give wood, pastures sheep, mountains metal, fields wheat. Resources stay on the hex, five at most. Only with a worker there can you spend them.\nWorkers, armies and air forces hold land."},
            {"Upgrade",
             "Pay the two resources shown on one of your cards and turn it green. It may be in your hand or already played.\nGreen: one resource cheaper."},
            {"Movement",
             "Move two units. Workers and armies go one hex, and cross a river only by a bridge; a worker may carry a resource. Air forces fly two hexes, navies sail two.\nNobody can enter a monument, or a hex that somebody else holds.\nGreen: three units."},
            {"Ferries",
             "A worker or army boards a ferry at its shore, and it puts out at once; a second may follow directly. It sails two steps: landing is one of them, and puts everybody ashore.\nAn empty ferry can be moved to another shore of its water."},
            {"Production",
             "Choose two hexes. Each worker there makes one resource, a factory one, or two where a worker stands. A hex makes three at most.\nGreen: three hexes."},
            {"Build",
             "Put up a fort, town, factory, bridge or ferry, or repair a damaged building for one resource less. You need a worker there.\nOnly one of a kind in a hex.\nGreen: one resource cheaper, but at least one."},
            {"Populate",
             "A new worker in a town that has two of your workers.\nWith fewer than two workers on the board: up to two on your monument instead.\nGreen: two towns."},
            {"Monument",
             "Hold enough land, pay, and give up workers: the next layer stands. Choose a common bonus, which lasts, and an option of your own card, which comes once: gifts without a place are lost. What it unlocks you may have from then on.\nGreen: one resource cheaper."},
            {"Train",
             "With the bonus Drill ground a worker becomes an army, navy or air force. A weapon, which arms a worker, needs no bonus.\nGreen: a new unit brings a weapon."},
            {"Attack",
             "With the bonus Drill ground. From one hex beside the target; green: from several. Each side casts as many dice as it has power: 0, 1 or 2 pips. The side with fewer loses as much power as the difference. A beaten defender retreats; attackers move in, but one of several stays behind."},
            {"Quests",
             "Draw two, keep at least one. Once all tasks of a quest are done, turn it in at any time of your turn. Those still open at the end cost points.\nGreen: draw three."},
            {"Trade", "Twice: give two resources of a kind for one of another.\nGreen: one for one."},
            {"Units",
             "Worker: holds land, makes and spends resources. Weapon: power 1. Army: 3 on land, 1 at sea. Navy: 3 at sea. Air force: 2 anywhere. Ferry: 1 at sea while occupied."},
            {"Buildings",
             "Fort: power 2. Town: power 1, new workers. Factory: makes a resource, two where a worker stands.\nA building works while it is whole and no foreign unit is in its hex. Bridges and ferries belong to nobody."},
            {"Points", "Layer 6. Three resources 1. Two workers 1. Land hex 1. Three military power 1. Green card 1. Quests as shown, and a card of the fifth layer.\nYour score card makes one line better and one worse.\n20+9 points: 9 could still be lost."},
            {"Ties",
             "More layers, then more military power, then more resources. After that the victory is shared.\nWithout a fifth layer the match ends after 80 rounds."},
            {"Set-up",
             "Keep one of two quests. Place two resources on hexes that make them.\nTwo play in the old world (Greece and Egypt) or the new one (Maya and Inca): the option Continents decides, or chance does. Three play without the Maya. Unused continents are closed."},
};
