#include "reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* sscanf reads only this file's own words and the engine's: numbers beyond an int would be the engine's
 * fault, and show as a difference. NOLINTBEGIN(cert-err34-c) */

/* ---- the tables, as one would read them off the box */

static const char *const card_lines[42] = {
    "1 ruby 1: place 1",
    "2 ruby 1: place 2",
    "3 ruby 1: place 2",
    "4 ruby 1 five: place 2",
    "5 ruby 1: march 2",
    "6 wood 1: place 3",
    "7 wood 1: march 3",
    "8 wood 1 five: march 6",
    "9 wood 1: sail 3",
    "10 wood 1: sail 4",
    "11 wood 1: city 1",
    "12 wood 1: place 2 or march 3",
    "13 wood 1: destroy 1 or city 1",
    "14 ore 1: place 3",
    "15 ore 1: place 3",
    "16 ore 1: place 2 or city 1",
    "17 ore 1: march 2",
    "18 ore 1: sail 2",
    "19 ore 1 five: sail 2",
    "20 ore 1: sail 3",
    "21 anvil 1: place 3",
    "22 anvil 1: place 3",
    "23 anvil 1: march 4",
    "24 anvil 2 five: march 4",
    "25 anvil 1: march 5",
    "26 anvil 1: sail 3",
    "27 anvil 1: city 1",
    "28 anvil 1: place 3 or march 3",
    "29 anvil 1: place 3 or march 4",
    "30 carrot 1: place 3",
    "31 carrot 2: place 3",
    "32 carrot 1: march 4",
    "33 carrot 1: march 4",
    "34 carrot 1: march 5",
    "35 carrot 1: sail 3",
    "36 carrot 1: city 1",
    "37 carrot 1: city 1",
    "38 carrot 1 five: place 4 or march 2",
    "39 carrot 1: destroy 1 and place 1",
    "40 wild 1: place 2",
    "41 wild 1: sail 2",
    "42 wild 1: sail 2",
};

static const char *const land_links[2] = {
    "1-2 1-3 1-4 2-3 3-4 3-5 4-5 4-6 6-7 8-9 10-11 10-13 11-12 11-13 11-14 12-14 13-14 13-16 13-17 13-18 14-15 14-16 16-17 16-22 17-18 18-19 20-21 21-22 23-24 24-25",
    "1-2 3-4 5-6 6-7 8-9 9-11 9-12 9-13 10-11 11-12 11-16 12-13 12-14 12-15 12-16 13-14 14-15 15-16 17-18 17-19 17-20 18-19 19-20 19-22 19-23 20-21 20-22 21-22 22-23"};

static const char *const sea_links[2] = {"2-19 5-10 7-8 9-11 12-25 19-20 22-23",
                                         "1-17 2-3 4-5 4-8 7-10 8-18 13-23"};

/* The last region of each continent. */
static const int continent_ends[2][6] = {{7, 9, 22, 25, 0, 0}, {2, 4, 7, 16, 23, 0}};

static const char *const good_names[5] = {"ruby", "ore", "wood", "anvil", "carrot"};
static const int good_points[5][9] = {
    {0, 1, 2, 3, 5, 5, 5, 5, 5}, /* ruby */
    {0, 0, 1, 2, 3, 5, 5, 5, 5}, /* ore */
    {0, 0, 1, 1, 2, 3, 5, 5, 5}, /* wood */
    {0, 0, 1, 1, 2, 2, 3, 5, 5}, /* anvil */
    {0, 0, 0, 1, 1, 2, 2, 3, 5}, /* carrot */
};

static const char *const colours[REFERENCE_NEUTRAL + 1] = {"",      "red",   "blue",   "yellow",
                                                           "green", "white", "neutral"};

int reference_card(int id, bool neutral_printing, char good[8], char first[8], int *first_steps, char join[4],
                   char second[8], int *second_steps, bool *five) {
    const char *line = id == 16 && neutral_printing ? "16 ore 1: place 2" : card_lines[id - 1];
    int icons = 0;
    sscanf(line, "%*d %7s %d", good, &icons);
    *five = strstr(line, "five") != NULL;
    join[0] = second[0] = '\0';
    *second_steps = 0;
    sscanf(strchr(line, ':') + 1, "%7s %d %3s %7s %d", first, first_steps, join, second, second_steps);
    return icons;
}

static int side_index(char side) {
    return side == 'A' ? 0 : 1;
}

/* Reading the words each time would take minutes: they are read once. */
enum { LINK_NONE, LINK_LAND, LINK_SEA };
static char links[2][REFERENCE_REGIONS + 1][REFERENCE_REGIONS + 1];

static void read_links(int side, const char *words, char kind) {
    for (int a = 0, b = 0, used = 0; sscanf(words, "%d-%d%n", &a, &b, &used) == 2; words += used) {
        links[side][a][b] = kind;
        links[side][b][a] = kind;
    }
}

static char link_between(char side, int a, int b) {
    static bool read;
    for (int i = 0; i < 2 && !read; i++) {
        read_links(i, land_links[i], LINK_LAND);
        read_links(i, sea_links[i], LINK_SEA);
    }
    read = true;
    return links[side_index(side)][a][b];
}

bool reference_land(char side, int a, int b) {
    return link_between(side, a, b) == LINK_LAND;
}

bool reference_sea(char side, int a, int b) {
    return link_between(side, a, b) == LINK_SEA;
}

int reference_region_count(char side) {
    return side == 'A' ? 25 : 23;
}

int reference_start_region(char side) {
    return side == 'A' ? 13 : 8;
}

int reference_continent(char side, int region) {
    int continent = 1;
    while (region > continent_ends[side_index(side)][continent - 1]) {
        continent++;
    }
    return continent;
}

int reference_good_points(const char *good, int count) {
    for (int i = 0; i < 5; i++) {
        if (strcmp(good, good_names[i]) == 0) {
            return good_points[i][count > 8 ? 8 : count];
        }
    }
    return 0;
}

/* ---- reading the referee's JSON: only as much as is needed */

static const char *after(const char *json, const char *key) {
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(json, quoted);
    if (at == NULL) {
        fprintf(stderr, "the state has no %s\n", key);
        abort();
    }
    return at + strlen(quoted);
}

static int read_list(const char *at, int *out) {
    int count = 0;
    for (at++; *at != ']'; at += *at == ',') { /* past the bracket */
        char *end = NULL;
        out[count++] = (int)strtol(at, &end, 10);
        at = end;
    }
    return count;
}

static void read_tokens(struct reference_game *game, const char *at) {
    char good[8];
    int region = 0;
    int used = 0;
    memset(game->tokens, 0, sizeof game->tokens);
    for (at++; sscanf(at, "\"%*c%d\":\"%7[a-z]\"%n", &region, good, &used) == 2;
         at += used + (at[used] == ',')) {
        strcpy(game->tokens[region], good);
    }
}

static void read_row(struct reference *reference, const char *at) {
    const char *end = strchr(at, ']');
    for (at = strstr(at, "\"card\":"); at != NULL && at < end; at = strstr(at + 1, "\"card\":")) {
        reference->row[reference->row_size++] = (int)strtol(at + strlen("\"card\":"), NULL, 10);
    }
}

static void read_later_games(struct reference *reference, const char *at) {
    for (int game = 1; game < reference->games; game++) {
        at = after(at, "deck");
        reference->dealt[game].deck_size = read_list(at, reference->dealt[game].deck);
        at = after(at, "tie_order");
        read_list(at, reference->dealt[game].tie_order);
        at = after(at, "tokens");
        read_tokens(&reference->dealt[game], at);
    }
}

/* ---- set-up */

static int coins_at_start(int seats) {
    return seats == 2 ? 14 : seats == 3 ? 11 : seats == 4 ? 9 : 8;
}

static int cards_each(int seats) {
    return seats == 2 ? 13 : seats == 3 ? 10 : seats == 4 ? 8 : 7;
}

static void set_up(struct reference *reference) {
    memset(reference->armies, 0, sizeof reference->armies);
    memset(reference->cities, 0, sizeof reference->cities);
    for (int seat = 1; seat <= reference->seats; seat++) {
        struct reference_player *player = &reference->player[seat];
        player->coins = coins_at_start(reference->seats);
        player->armies_left = 11;
        player->cities_left = 3;
        player->bid = -1;
        player->card_count = 0;
        reference->armies[reference_start_region(reference->side)][seat] = 3;
    }
    strcpy(reference->phase, reference->seats == 2 ? "neutral" : "bid");
    reference->neutral_left = reference->seats == 2 ? 10 : 0;
    reference->to_move = 1;
    reference->winner = 0;
    reference->first = 0;
}

static void draw_card(struct reference *reference) {
    struct reference_game *dealt = &reference->dealt[reference->game];
    if (reference->drawn < dealt->deck_size) {
        reference->row[reference->row_size++] = dealt->deck[reference->drawn++];
    }
}

void reference_start(struct reference *reference, const char *json) {
    memset(reference, 0, sizeof *reference);
    reference->side = *(after(json, "side") + 1) == 'a' ? 'A' : 'B';
    reference->seats = (int)strtol(after(json, "seats"), NULL, 10);
    reference->with_tokens = strncmp(after(json, "tokens"), "\"on\"", 4) == 0;
    reference->games = *(after(json, "games") + 1) == '3' ? 3 : 1;
    reference->neutral_card16 = strncmp(after(json, "card16"), "\"neutral\"", 9) == 0;
    read_row(reference, after(json, "row"));
    const char *board = after(json, "board");
    read_tokens(&reference->dealt[0], after(board, "tokens"));
    reference->dealt[0].deck_size = read_list(after(board, "deck"), reference->dealt[0].deck);
    read_list(after(board, "tie_order"), reference->dealt[0].tie_order);
    read_later_games(reference, after(board, "later_games"));
    set_up(reference);
}

/* ---- legal moves */

struct word_list {
    char (*words)[REFERENCE_WORD];
    int count;
};

#define ADD(list, ...) snprintf((list)->words[(list)->count++], REFERENCE_WORD, __VA_ARGS__)

static bool step_can_be_made(const struct reference *reference, const char *step) {
    const struct reference_player *player = &reference->player[reference->to_move];
    bool army = false;
    bool own_army = false;
    for (int region = 1; region <= REFERENCE_REGIONS; region++) {
        own_army = own_army || reference->armies[region][reference->to_move] > 0;
        for (int owner = 1; owner <= REFERENCE_NEUTRAL; owner++) {
            army = army || reference->armies[region][owner] > 0;
        }
    }
    if (strcmp(step, "place") == 0) {
        return player->armies_left > 0;
    }
    if (strcmp(step, "city") == 0) {
        return player->cities_left > 0 && own_army;
    }
    return strcmp(step, "destroy") == 0 ? army : own_army;
}

static void add_steps(const struct reference *reference, const char *step, struct word_list *list) {
    const int seat = reference->to_move;
    const char side = reference->side;
    for (int region = 1; region <= reference_region_count(side); region++) {
        const bool army = reference->armies[region][seat] > 0;
        if (strcmp(step, "place") == 0 &&
            (region == reference_start_region(side) || reference->cities[region][seat] > 0)) {
            ADD(list, "place:%c%d", side, region);
        }
        if (strcmp(step, "city") == 0 && army) {
            ADD(list, "city:%c%d", side, region);
        }
        for (int to = 1; army && to <= reference_region_count(side); to++) {
            if ((strcmp(step, "march") == 0 && reference_land(side, region, to)) ||
                (strcmp(step, "sail") == 0 &&
                 (reference_land(side, region, to) || reference_sea(side, region, to)))) {
                ADD(list, "move:%c%d:%c%d", side, region, side, to);
            }
        }
        for (int owner = 1; strcmp(step, "destroy") == 0 && owner <= REFERENCE_NEUTRAL; owner++) {
            if (reference->armies[region][owner] > 0) {
                ADD(list, "destroy:%s:%c%d", colours[owner], side, region);
            }
        }
    }
}

static void add_act(const struct reference *reference, struct word_list *list) {
    const bool first_only = strcmp(reference->join, "and") == 0 && reference->steps[0] > 0;
    for (int i = 0; i < (first_only ? 1 : 2); i++) {
        if (reference->steps[i] > 0) {
            add_steps(reference, reference->step[i], list);
        }
    }
    ADD(list, "pass");
}

int reference_moves(const struct reference *reference, char words[REFERENCE_WORDS][REFERENCE_WORD]) {
    static const int costs[6] = {0, 1, 1, 2, 2, 3};
    struct word_list list = {words, 0};
    const int coins = reference->player[reference->to_move].coins;
    if (strcmp(reference->phase, "neutral") == 0) {
        for (int region = 1; region <= reference_region_count(reference->side); region++) {
            ADD(&list, "neutral:%c%d", reference->side, region);
        }
    } else if (strcmp(reference->phase, "bid") == 0) {
        for (int bid = 0; bid <= coins; bid++) {
            ADD(&list, "bid:%d", bid);
        }
    } else if (strcmp(reference->phase, "first") == 0) {
        for (int seat = 1; seat <= reference->seats; seat++) {
            ADD(&list, "first:%d", seat);
        }
    } else if (strcmp(reference->phase, "take") == 0) {
        for (int i = 0; i < reference->row_size; i++) {
            if (costs[i] <= coins) {
                ADD(&list, "take:%d", i + 1);
            }
        }
    } else if (strcmp(reference->phase, "act") == 0) {
        add_act(reference, &list);
    }
    return list.count;
}

/* ---- playing */

static void points_of_game(const struct reference *reference, int points[REFERENCE_SEATS + 1][3]);

static void end_game(struct reference *reference) {
    int points[REFERENCE_SEATS + 1][3];
    if (reference->game + 1 == reference->games) {
        strcpy(reference->phase, "over");
        reference->to_move = 0;
        return;
    }
    points_of_game(reference, points);
    for (int seat = 1; seat <= reference->seats; seat++) {
        for (int source = 0; source < 3; source++) {
            reference->player[seat].earlier[source] += points[seat][source];
        }
    }
    reference->game++;
    reference->drawn = 0;
    reference->row_size = 0;
    set_up(reference);
    for (int i = 0; i < 6; i++) {
        draw_card(reference);
    }
}

static void end_turn(struct reference *reference) {
    bool all_done = true;
    for (int seat = 1; seat <= reference->seats; seat++) {
        all_done = all_done && reference->player[seat].card_count == cards_each(reference->seats);
    }
    if (all_done) {
        end_game(reference);
        return;
    }
    draw_card(reference);
    strcpy(reference->phase, "take");
    reference->to_move = reference->to_move % reference->seats + 1;
}

/* Leaves out what can't be done; a second action of "and" is looked at when its turn has come. */
static void go_on(struct reference *reference) {
    const bool and = strcmp(reference->join, "and") == 0;
    for (int i = 0; i < 2; i++) {
        const bool waits = i == 1 && and&&reference->steps[0] > 0;
        if (reference->steps[i] > 0 && !waits && !step_can_be_made(reference, reference->step[i])) {
            reference->steps[i] = 0;
        }
    }
    if (reference->steps[0] == 0 && reference->steps[1] == 0) {
        end_turn(reference);
    }
}

static void take(struct reference *reference, int position) {
    static const int costs[6] = {0, 1, 1, 2, 2, 3};
    struct reference_player *player = &reference->player[reference->to_move];
    const int card = reference->row[position - 1];
    char good[8];
    bool five = false;
    player->coins -= costs[position - 1];
    player->cards[player->card_count++] = card;
    for (int i = position; i < reference->row_size; i++) {
        reference->row[i - 1] = reference->row[i];
    }
    reference->row_size--;
    reference_card(card, reference->neutral_card16, good, reference->step[0], &reference->steps[0],
                   reference->join, reference->step[1], &reference->steps[1], &five);
    strcpy(reference->phase, "act");
    go_on(reference);
}

static void bid(struct reference *reference, int coins) {
    reference->player[reference->to_move].bid = coins;
    if (reference->to_move < reference->seats) {
        reference->to_move++;
        return;
    }
    int highest = 0;
    for (int seat = 1; seat <= reference->seats; seat++) {
        highest = reference->player[seat].bid > highest ? reference->player[seat].bid : highest;
    }
    for (int i = reference->seats - 1; i >= 0; i--) {
        const int seat = reference->dealt[reference->game].tie_order[i];
        if (reference->player[seat].bid == highest) {
            reference->winner = seat;
        }
    }
    reference->player[reference->winner].coins -= highest;
    reference->to_move = reference->winner;
    strcpy(reference->phase, "first");
}

static void one_step_done(struct reference *reference, const char *step) {
    const int i = strcmp(reference->step[0], step) == 0 && reference->steps[0] > 0 ? 0 : 1;
    reference->steps[i]--;
    if (strcmp(reference->join, "or") == 0) {
        reference->steps[1 - i] = 0;
    }
    go_on(reference);
}

static void pass(struct reference *reference) {
    const bool second_waits = strcmp(reference->join, "and") == 0 && reference->steps[0] > 0;
    reference->steps[0] = 0;
    if (!second_waits) {
        reference->steps[1] = 0;
    }
    go_on(reference);
}

static void destroy(struct reference *reference, const char *colour, int region) {
    for (int owner = 1; owner <= REFERENCE_NEUTRAL; owner++) {
        if (strcmp(colour, colours[owner]) == 0) {
            reference->armies[region][owner]--;
            if (owner != REFERENCE_NEUTRAL) {
                reference->player[owner].armies_left++;
            }
        }
    }
    one_step_done(reference, "destroy");
}

static void neutral(struct reference *reference, int region) {
    reference->armies[region][REFERENCE_NEUTRAL]++;
    reference->to_move = 3 - reference->to_move;
    if (--reference->neutral_left == 0) {
        strcpy(reference->phase, "bid");
        reference->to_move = 1;
    }
}

void reference_play(struct reference *reference, const char *word) {
    const int seat = reference->to_move;
    int number = 0;
    int to = 0;
    char colour[8];
    if (sscanf(word, "neutral:%*c%d", &number) == 1) {
        neutral(reference, number);
    } else if (sscanf(word, "bid:%d", &number) == 1) {
        bid(reference, number);
    } else if (sscanf(word, "first:%d", &number) == 1) {
        reference->first = number;
        reference->to_move = number;
        strcpy(reference->phase, "take");
    } else if (sscanf(word, "take:%d", &number) == 1) {
        take(reference, number);
    } else if (sscanf(word, "place:%*c%d", &number) == 1) {
        reference->armies[number][seat]++;
        reference->player[seat].armies_left--;
        one_step_done(reference, "place");
    } else if (sscanf(word, "move:%*c%d:%*c%d", &number, &to) == 2) {
        reference->armies[number][seat]--;
        reference->armies[to][seat]++;
        one_step_done(reference, strstr(reference->step[0], "march") || strstr(reference->step[1], "march")
                                     ? "march"
                                     : "sail");
    } else if (sscanf(word, "city:%*c%d", &number) == 1) {
        reference->cities[number][seat]++;
        reference->player[seat].cities_left--;
        one_step_done(reference, "city");
    } else if (sscanf(word, "destroy:%7[a-z]:%*c%d", colour, &number) == 2) {
        destroy(reference, colour, number);
    } else {
        pass(reference);
    }
}

/* ---- points */

int reference_region_owner(const struct reference *reference, int region) {
    for (int owner = 1; owner <= REFERENCE_NEUTRAL; owner++) {
        bool most = reference->armies[region][owner] + reference->cities[region][owner] > 0;
        for (int other = 1; other <= REFERENCE_NEUTRAL; other++) {
            if (other != owner && reference->armies[region][other] + reference->cities[region][other] >=
                                      reference->armies[region][owner] + reference->cities[region][owner]) {
                most = false;
            }
        }
        if (most) {
            return owner;
        }
    }
    return 0;
}

/* How many regions of a continent (of all: 0) each owner holds. */
static void count_held(const struct reference *reference, int continent, int held[REFERENCE_NEUTRAL + 1]) {
    memset(held, 0, (REFERENCE_NEUTRAL + 1) * sizeof *held);
    for (int region = 1; region <= reference_region_count(reference->side); region++) {
        if (continent == 0 || reference_continent(reference->side, region) == continent) {
            held[reference_region_owner(reference, region)]++;
        }
    }
}

int reference_continent_owner(const struct reference *reference, int continent) {
    int held[REFERENCE_NEUTRAL + 1];
    count_held(reference, continent, held);
    for (int owner = 1; owner <= REFERENCE_NEUTRAL; owner++) {
        bool most = held[owner] > 0;
        for (int other = 1; other <= REFERENCE_NEUTRAL; other++) {
            most = most && (other == owner || held[other] < held[owner]);
        }
        if (most) {
            return owner;
        }
    }
    return 0;
}

/* Every way to give out the wilds, one digit a wild: to a good, or to none. */
static int best_with_wilds(const int held[5], int wilds) {
    int best = 0;
    int ways = 1;
    for (int i = 0; i < wilds; i++) {
        ways *= 6;
    }
    for (int way = 0; way < ways; way++) {
        int given[6] = {0};
        bool allowed = true;
        for (int i = 0, digits = way; i < wilds; i++, digits /= 6) {
            given[digits % 6]++;
        }
        int points = 0;
        for (int good = 0; good < 5; good++) {
            allowed = allowed && (given[good] == 0 || held[good] > 0);
            points += reference_good_points(good_names[good], held[good] + given[good]);
        }
        best = allowed && points > best ? points : best;
    }
    return best;
}

static int goods_points(const struct reference *reference, int seat) {
    int held[5] = {0};
    int wilds = 0;
    for (int i = 0; i < reference->player[seat].card_count; i++) {
        char good[8], first[8], second[8], join[4];
        int first_steps = 0, second_steps = 0;
        bool five = false;
        const int icons = reference_card(reference->player[seat].cards[i], reference->neutral_card16, good,
                                         first, &first_steps, join, second, &second_steps, &five);
        wilds += strcmp(good, "wild") == 0;
        for (int k = 0; k < 5; k++) {
            held[k] += strcmp(good, good_names[k]) == 0 ? icons : 0;
        }
    }
    for (int region = 1; reference->with_tokens && region <= REFERENCE_REGIONS; region++) {
        for (int k = 0; k < 5; k++) {
            held[k] += strcmp(reference->dealt[reference->game].tokens[region], good_names[k]) == 0 &&
                       reference_region_owner(reference, region) == seat;
        }
    }
    return best_with_wilds(held, wilds);
}

static void points_of_game(const struct reference *reference, int points[REFERENCE_SEATS + 1][3]) {
    const int continents = reference->side == 'A' ? 4 : 5;
    int held[REFERENCE_NEUTRAL + 1];
    count_held(reference, 0, held);
    for (int seat = 1; seat <= reference->seats; seat++) {
        points[seat][0] = held[seat];
        points[seat][1] = 0;
        for (int continent = 1; continent <= continents; continent++) {
            points[seat][1] += reference_continent_owner(reference, continent) == seat;
        }
        points[seat][2] = goods_points(reference, seat);
    }
}

void reference_points(const struct reference *reference, int points[REFERENCE_SEATS + 1][3]) {
    points_of_game(reference, points);
    for (int seat = 1; seat <= reference->seats; seat++) {
        for (int source = 0; source < 3; source++) {
            points[seat][source] += reference->player[seat].earlier[source];
        }
    }
}

/* What places are decided by, in the order in which it is asked. */
struct tally {
    int asked[4];
};

static struct tally tally_of(const struct reference *reference, int seat, const int points[3]) {
    int held[REFERENCE_NEUTRAL + 1];
    count_held(reference, 0, held);
    struct tally tally = {{points[0] + points[1] + points[2], reference->player[seat].coins, 0, held[seat]}};
    for (int region = 1; region <= REFERENCE_REGIONS; region++) {
        tally.asked[2] += reference->armies[region][seat];
    }
    return tally;
}

static bool better(const struct tally *a, const struct tally *b) {
    for (int i = 0; i < 4; i++) {
        if (a->asked[i] != b->asked[i]) {
            return a->asked[i] > b->asked[i];
        }
    }
    return false;
}

void reference_ranks(const struct reference *reference, int rank[REFERENCE_SEATS + 1]) {
    int points[REFERENCE_SEATS + 1][3];
    struct tally tallies[REFERENCE_SEATS + 1];
    reference_points(reference, points);
    for (int seat = 1; seat <= reference->seats; seat++) {
        tallies[seat] = tally_of(reference, seat, points[seat]);
    }
    for (int seat = 1; seat <= reference->seats; seat++) {
        rank[seat] = 1;
        for (int other = 1; other <= reference->seats; other++) {
            rank[seat] += better(&tallies[other], &tallies[seat]);
        }
    }
}

/* NOLINTEND(cert-err34-c) */
