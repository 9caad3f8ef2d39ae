#include "slow.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int lengths[3] = {3, 5, 7};
static const int length_points[3] = {3, 6, 10};

/* ---- the beginning ---- */

static void fill_tile(struct slow_tile *tile, const struct bronze_tile *from) {
    for (int terrain = 0; terrain < 7; terrain++) {
        for (int place = 0; place < 3; place++) {
            for (int type = 0; type < 3; type++) {
                if ((from->spots[type] >> (terrain * 3 + place) & 1u) != 0) {
                    tile->spots[tile->spot_count++] = (struct slow_spot){terrain, place, type, SLOW_NOBODY};
                }
            }
        }
    }
}

static void copy_stacks(struct slow *slow, const struct bronze *state) {
    for (int stack = 0; stack < 5; stack++) {
        slow->left[stack] = state->stack_left[stack];
        for (int i = 0; i < slow->left[stack]; i++) {
            slow->stack[stack][i] = state->cards[state->stack_first[stack] + i];
        }
    }
}

void slow_start(struct slow *slow, const struct bronze *state) {
    static const int tiles[5] = {0, 0, 7, 9, 11};
    memset(slow, 0, sizeof *slow);
    slow->seats = state->seats;
    slow->edition = state->edition == BRONZE_2017 ? 2017 : 2018;
    slow->tiles = tiles[slow->seats];
    slow->first = slow->seat = state->first_seat;
    for (int i = 0; i < slow->tiles; i++) {
        fill_tile(&slow->tile[i], &bronze_tiles[state->tile[i]]);
        slow->tile[i].open = i < (slow->seats == 2 ? 1 : 2);
        slow->tile[i].province = state->province[i];
        slow->tile[i].province_owner = SLOW_PENDING;
    }
    copy_stacks(slow, state);
    slow->deck_count = state->city_count;
    for (int i = 0; i < slow->deck_count; i++) {
        slow->deck[i] = state->deck[i];
    }
    for (int i = 0; i < 21; i++) {
        slow->token[i / 3][i % 3] = SLOW_NOBODY;
    }
    for (int seat = 0; seat < slow->seats; seat++) {
        slow->markers[seat] = 30;
    }
}

/* ---- counting ---- */

static int count_markers(const struct slow *slow, int tile, int seat) {
    int count = 0;
    for (int i = 0; i < slow->tile[tile].spot_count; i++) {
        count += slow->tile[tile].spots[i].owner == seat;
    }
    return count;
}

/* The rightmost tile with a marker of that seat, or -1. */
static int rightmost(const struct slow *slow, int seat) {
    int tile = slow->tiles - 1;
    while (tile >= 0 && count_markers(slow, tile, seat) == 0) {
        tile--;
    }
    return tile;
}

static bool is_full(const struct slow *slow, int tile) {
    return count_markers(slow, tile, SLOW_NOBODY) == 0;
}

static int strict_most(const struct slow *slow, int tile) {
    for (int seat = 0; seat < slow->seats; seat++) {
        bool ahead = true;
        for (int other = 0; other < slow->seats; other++) {
            ahead &= other == seat || count_markers(slow, tile, seat) > count_markers(slow, tile, other);
        }
        if (ahead) {
            return seat;
        }
    }
    return SLOW_NOBODY;
}

/* The longest line of a seat on a terrain: all spots in order, empty ones left out. */
static int longest_line(const struct slow *slow, int seat, int terrain) {
    int run = 0;
    int best = 0;
    for (int tile = 0; tile < slow->tiles; tile++) {
        for (int i = 0; i < slow->tile[tile].spot_count; i++) {
            const struct slow_spot *spot = &slow->tile[tile].spots[i];
            if (spot->terrain == terrain && spot->owner != SLOW_NOBODY) {
                run = spot->owner == seat ? run + 1 : 0;
                best = run > best ? run : best;
            }
        }
    }
    return best;
}

/* ---- moves ---- */

static bool card_allows(int technology, int terrain, int type) {
    return (bronze_technologies[technology].allows[type] >> (terrain * 3) & 1u) != 0;
}

/* Can each of these spots have an active card of its own? Tries every way, one spot after the other. */
static bool can_pay(const struct slow *slow, int count, const int *terrain, const int *type) {
    int card[16];
    int at = 0;
    card[0] = -1;
    while (at >= 0 && at < count) {
        bool fits = false;
        while (!fits && ++card[at] < slow->active_count) {
            fits = card_allows(slow->active[card[at]], terrain[at], type[at]);
            for (int before = 0; before < at; before++) {
                fits &= card[before] != card[at];
            }
        }
        if (!fits) {
            at--;
        } else if (++at < count) {
            card[at] = -1;
        }
    }
    return at == count;
}

static bool may_settle(const struct slow *slow, int tile, int i) {
    const struct slow_spot *spot = &slow->tile[tile].spots[i];
    int terrain[16];
    int type[16];
    if (!slow->tile[tile].open || spot->owner != SLOW_NOBODY || tile < rightmost(slow, slow->seat) ||
        slow->markers[slow->seat] == 0 || slow->taken_count >= slow->active_count) {
        return false;
    }
    memcpy(terrain, slow->taken_terrain, sizeof terrain);
    memcpy(type, slow->taken_type, sizeof type);
    terrain[slow->taken_count] = spot->terrain;
    type[slow->taken_count] = spot->type;
    return can_pay(slow, slow->taken_count + 1, terrain, type);
}

static int settle_moves(const struct slow *slow, char out[SLOW_MOVES][SLOW_WORD]) {
    int count = 0;
    strcpy(out[count++], "done");
    for (int tile = 0; tile < slow->tiles; tile++) {
        for (int i = 0; i < slow->tile[tile].spot_count; i++) {
            const struct slow_spot *spot = &slow->tile[tile].spots[i];
            if (may_settle(slow, tile, i)) {
                snprintf(out[count++], SLOW_WORD, "settle:%d:%s:%d", tile + 1,
                         bronze_terrain_names[spot->terrain], spot->place + 1);
            }
        }
    }
    return count;
}

static int play_moves(const struct slow *slow, char out[SLOW_MOVES][SLOW_WORD]) {
    int const width = slow->width[slow->seat];
    int count = 0;
    for (int stack = 0; stack < 4; stack++) {
        for (int down = 0; down < 2 && slow->left[stack] > 0; down++) {
            int const face = slow->stack[stack][slow->left[stack] - 1];
            const char *word = bronze_technologies[down ? SLOW_BRONZE : face].word;
            bool const edges = width > 0 && width < 4;
            if (edges) {
                snprintf(out[count++], SLOW_WORD, "play:%d:%s:left", stack + 1, word);
            }
            for (int column = 1; column <= (width == 0 ? 1 : width); column++) {
                snprintf(out[count++], SLOW_WORD, "play:%d:%s:%d", stack + 1, word, column);
            }
            if (edges) {
                snprintf(out[count++], SLOW_WORD, "play:%d:%s:right", stack + 1, word);
            }
        }
    }
    return count;
}

static int city_moves(const struct slow *slow, char out[SLOW_MOVES][SLOW_WORD]) {
    int count = 0;
    for (int city = 0; city < 50; city++) { /* by number: in alphabetical order */
        for (int i = 0; i < slow->tile[slow->choosing].city_count; i++) {
            if (slow->tile[slow->choosing].cities[i] == city) {
                snprintf(out[count++], SLOW_WORD, "city:%s", bronze_cities[city].word);
            }
        }
    }
    return count;
}

int slow_moves(const struct slow *slow, char out[SLOW_MOVES][SLOW_WORD]) {
    switch (slow->phase) {
    case SLOW_PLAY:
        return play_moves(slow, out);
    case SLOW_SETTLE:
        return settle_moves(slow, out);
    case SLOW_CITY:
        return city_moves(slow, out);
    default:
        return 0;
    }
}

/* ---- a card is played ---- */

static int cell(const struct slow *slow, int column, int depth) {
    int const seat = slow->seat;
    bool const there = column >= 0 && column < slow->width[seat] && depth < slow->height[seat][column];
    return there ? slow->matrix[seat][column][depth] : SLOW_EMPTY;
}

static int take_top(struct slow *slow, int stack) {
    int const card = slow->stack[stack][--slow->left[stack]];
    if (slow->left[stack] == 0) {
        slow->emptied++;
        if (slow->emptied == 1) {
            memcpy(slow->stack[stack], slow->stack[4], sizeof slow->stack[4]);
            slow->left[stack] = slow->left[4];
            slow->left[4] = 0;
        }
    }
    return card;
}

static int column_for(struct slow *slow, const char *where) {
    int const seat = slow->seat;
    if (strcmp(where, "left") == 0) {
        for (int column = slow->width[seat]; column > 0; column--) {
            memcpy(slow->matrix[seat][column], slow->matrix[seat][column - 1], sizeof slow->matrix[seat][0]);
            slow->height[seat][column] = slow->height[seat][column - 1];
        }
        slow->height[seat][0] = 0;
        slow->width[seat]++;
        return 0;
    }
    if (strcmp(where, "right") == 0 || slow->width[seat] == 0) {
        return slow->width[seat]++;
    }
    return where[0] - '1';
}

static void activate(struct slow *slow, int column, int depth) {
    int const technology = cell(slow, column, depth);
    slow->active_count = 0;
    slow->taken_count = 0;
    for (int i = 0; i <= depth; i++) {
        bool const same = cell(slow, column, i) == technology && technology != SLOW_BRONZE;
        if (i == depth || same) {
            slow->active[slow->active_count++] = technology;
        }
    }
    for (int side = -1; side <= 1; side += 2) {
        if (cell(slow, column + side, depth) != SLOW_EMPTY) {
            slow->active[slow->active_count++] = cell(slow, column + side, depth);
        }
    }
}

static void apply_play(struct slow *slow, const char *move) {
    char word[SLOW_WORD];
    char where[SLOW_WORD];
    int stack = 0;
    int const read = sscanf(move, "play:%d:%47[a-z]:%47s", &stack, word, where);
    assert(read == 3);
    (void)read;
    int technology = take_top(slow, stack - 1);
    if (strcmp(word, "bronze") == 0) {
        technology = SLOW_BRONZE;
    }
    int const column = column_for(slow, where);
    int const depth = slow->height[slow->seat][column]++;
    slow->matrix[slow->seat][column][depth] = technology;
    activate(slow, column, depth);
    slow->phase = SLOW_SETTLE;
}

/* ---- a marker is placed ---- */

/* 2017: certain of the majority, whatever the rivals still do. */
static bool is_certain(const struct slow *slow, int tile, int seat) {
    for (int rival = 0; rival < slow->seats; rival++) {
        int const more = rightmost(slow, rival) > tile ? 0 : count_markers(slow, tile, SLOW_NOBODY);
        if (rival != seat && count_markers(slow, tile, seat) <= count_markers(slow, tile, rival) + more) {
            return false;
        }
    }
    return true;
}

static void award_certain(struct slow *slow) {
    for (int tile = 0; tile < slow->tiles; tile++) {
        for (int seat = 0; seat < slow->seats; seat++) {
            if (slow->tile[tile].province_owner == SLOW_PENDING && is_certain(slow, tile, seat)) {
                slow->tile[tile].province_owner = seat;
            }
        }
    }
}

static void bring_city(struct slow *slow, int tile) {
    struct slow_tile *land = &slow->tile[tile];
    if (!land->drawn) {
        land->drawn = 1;
        for (land->city_count = 0; land->city_count < slow->seats + 1; land->city_count++) {
            land->cities[land->city_count] = slow->deck[slow->deck_at++];
        }
    }
    slow->choosing = tile;
    slow->phase = SLOW_CITY;
}

static void apply_settle(struct slow *slow, const char *move) {
    char word[SLOW_WORD];
    int tile = 0;
    int place = 0;
    int const read = sscanf(move, "settle:%d:%47[a-z]:%d", &tile, word, &place);
    assert(read == 3);
    (void)read;
    tile--;
    bool const first = count_markers(slow, tile, slow->seat) == 0;
    for (int i = 0; i < slow->tile[tile].spot_count; i++) {
        struct slow_spot *spot = &slow->tile[tile].spots[i];
        if (strcmp(bronze_terrain_names[spot->terrain], word) == 0 && spot->place == place - 1) {
            spot->owner = slow->seat;
            slow->taken_terrain[slow->taken_count] = spot->terrain;
            slow->taken_type[slow->taken_count++] = spot->type;
        }
    }
    slow->markers[slow->seat]--;
    if (tile + 1 < slow->tiles) {
        slow->tile[tile + 1].open = 1;
    }
    if (first && tile > 0) {
        bring_city(slow, tile);
    }
    if (slow->edition == 2017) {
        award_certain(slow);
    }
}

static void apply_city(struct slow *slow, const char *move) {
    struct slow_tile *land = &slow->tile[slow->choosing];
    for (int i = 0; i < land->city_count; i++) {
        if (strcmp(bronze_cities[land->cities[i]].word, move + strlen("city:")) == 0) {
            slow->cities[slow->seat][slow->held[slow->seat]++] = land->cities[i];
            land->cities[i] = land->cities[--land->city_count];
            break;
        }
    }
    if (land->city_count == 1) {
        land->city_count = 0; /* the last card is discarded */
    }
    slow->phase = SLOW_SETTLE;
}

/* ---- the turn ends ---- */

static void claim_route(struct slow *slow, int terrain) {
    int held = -1;
    for (int length = 0; length < 3; length++) {
        held = slow->token[terrain][length] == slow->seat ? length : held;
    }
    for (int length = 2; length > held; length--) {
        bool const long_enough = longest_line(slow, slow->seat, terrain) >= lengths[length];
        if (slow->token[terrain][length] == SLOW_NOBODY && long_enough) {
            slow->token[terrain][length] = slow->seat;
            if (held >= 0) {
                slow->token[terrain][held] = SLOW_NOBODY;
            }
            return;
        }
    }
}

static bool all_beyond(const struct slow *slow, int tile) {
    bool beyond = true;
    for (int seat = 0; seat < slow->seats; seat++) {
        beyond &= rightmost(slow, seat) > tile;
    }
    return beyond;
}

static void award_closed(struct slow *slow) {
    for (int tile = 0; tile < slow->tiles; tile++) {
        bool const pending = slow->tile[tile].province_owner == SLOW_PENDING;
        if (pending && (is_full(slow, tile) || all_beyond(slow, tile))) {
            slow->tile[tile].province_owner = strict_most(slow, tile);
        }
    }
}

/* Whose province it is if the game is over. */
static int final_owner(const struct slow *slow, int tile) {
    bool reached_by_all = true;
    if (slow->tile[tile].province_owner != SLOW_PENDING) {
        return slow->tile[tile].province_owner;
    }
    for (int seat = 0; seat < slow->seats; seat++) {
        reached_by_all &= rightmost(slow, seat) >= tile;
    }
    if (slow->edition == 2018 && !reached_by_all && !is_full(slow, tile)) {
        return SLOW_NOBODY;
    }
    return strict_most(slow, tile);
}

static void end_turn(struct slow *slow) {
    for (int terrain = 0; terrain < 7; terrain++) {
        claim_route(slow, terrain);
    }
    if (slow->edition == 2018) {
        award_closed(slow);
    }
    if (slow->markers[slow->seat] == 0 || slow->emptied >= 2 || is_full(slow, slow->tiles - 1)) {
        slow->last_round = 1;
    }
    slow->seat = (slow->seat + 1) % slow->seats;
    slow->phase = SLOW_PLAY;
    if (slow->last_round && slow->seat == slow->first) {
        for (int tile = 0; tile < slow->tiles; tile++) {
            slow->tile[tile].province_owner = final_owner(slow, tile);
        }
        slow->phase = SLOW_OVER;
    }
}

void slow_apply(struct slow *slow, const char *move) {
    if (strcmp(move, "done") == 0) {
        end_turn(slow);
    } else if (strncmp(move, "play:", strlen("play:")) == 0) {
        apply_play(slow, move);
    } else if (strncmp(move, "settle:", strlen("settle:")) == 0) {
        apply_settle(slow, move);
    } else {
        apply_city(slow, move);
    }
}

/* ---- the cities, as the booklet of 2018 lists them ---- */

struct city {
    const char *word;
    int points;
    const char *rule;
    const char *of[3];
};

static const struct city cities[50] = {
    {"acrotiri", 1, "variety", {NULL}},
    {"altyndepe", 6, "row", {"irrigation", "pottery", "wheel"}},
    {"amri", 6, "types", {"savannas", "jungles"}},
    {"arkaim", 6, "row", {"domestication", "authority", "pottery"}},
    {"assur", 1, "provinces", {NULL}},
    {"athens", 2, "pairs", {"religion"}},
    {"avaris", 6, "most-cards", {"wheel"}},
    {"babylon", 6, "most-cards", {"authority"}},
    {"bactra", 1, "variety", {NULL}},
    {"beycesultan", 2, "pairs", {"pottery"}},
    {"biskupin", 5, "most-markers", {"woods"}},
    {"byblos", 1, "routes", {NULL}},
    {"corinth", 6, "most-cards", {"pottery"}},
    {"dholavira", 6, "types", {"jungles", "shore"}},
    {"eshnunna", 6, "types", {"woods", "deserts"}},
    {"gonur-tepe", 2, "pairs", {"domestication"}},
    {"harappa", 2, "pairs", {"irrigation"}},
    {"hattusa", 5, "at-most-three", {NULL}},
    {"kerma", 5, "most-markers", {"deserts"}},
    {"kish", 6, "fewest-provinces", {NULL}},
    {"knossos", 2, "pairs", {"masonry"}},
    {"kumayri", 5, "most-markers", {"mountains"}},
    {"lagash", 6, "most-left", {NULL}},
    {"limantepe", 1, "variety", {NULL}},
    {"lothal", 5, "most-markers", {"savannas"}},
    {"malia", 6, "most-cards", {"domestication"}},
    {"mari", 6, "most-cards", {"irrigation"}},
    {"memphis", 6, "most-cards", {"religion"}},
    {"mohenjo-daro", 5, "six", {NULL}},
    {"mycenae", 2, "pairs", {"authority"}},
    {"nafplio", 2, "pairs", {"wheel"}},
    {"orchomenus", 6, "row", {"masonry", "wheel", "domestication"}},
    {"phaistos", 2, "full-rows", {NULL}},
    {"rakhigarhi", 6, "fewest-left", {NULL}},
    {"sidon", 6, "bronze-everywhere", {NULL}},
    {"sintashta", 5, "most-markers", {"grasslands"}},
    {"stonehedge", 6, "row", {"religion", "domestication", "irrigation"}},
    {"su-nuraxi", 6, "row", {"pottery", "masonry", "religion"}},
    {"susa", 6, "types", {"woods", "savannas"}},
    {"tel-megiddo", 6, "types", {"grasslands", "deserts"}},
    {"teotihuacan", 6, "row", {"authority", "irrigation", "masonry"}},
    {"thebes", 6, "tall", {NULL}},
    {"tiryns", 6, "most-cards", {"bronze"}},
    {"troy", 6, "most-cards", {"masonry"}},
    {"tyre", 5, "most-markers", {"shore"}},
    {"ugarit", 6, "row", {"wheel", "religion", "authority"}},
    {"ur", 1, "variety", {NULL}},
    {"uruk", 6, "types", {"mountains", "grasslands"}},
    {"yinxu", 5, "most-markers", {"jungles"}},
    {"yoshinogari", 6, "types", {"mountains", "shore"}},
};

static int find_word(const char *const *words, int count, const char *word) {
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], word) == 0) {
            return i;
        }
    }
    return -1;
}

static int terrain_called(const char *word) {
    return find_word(bronze_terrain_names, 7, word);
}

static int technology_called(const char *word) {
    const char *words[8];
    for (int i = 0; i < 8; i++) {
        words[i] = bronze_technologies[i].word;
    }
    return find_word(words, 8, word);
}

static int count_cards(const struct slow *slow, int seat, int technology) {
    int count = 0;
    for (int column = 0; column < slow->width[seat]; column++) {
        for (int depth = 0; depth < slow->height[seat][column]; depth++) {
            count += slow->matrix[seat][column][depth] == technology;
        }
    }
    return count;
}

static int count_terrain(const struct slow *slow, int seat, int terrain) {
    int count = 0;
    for (int tile = 0; tile < slow->tiles; tile++) {
        for (int i = 0; i < slow->tile[tile].spot_count; i++) {
            const struct slow_spot *spot = &slow->tile[tile].spots[i];
            count += spot->owner == seat && spot->terrain == terrain;
        }
    }
    return count;
}

static int count_provinces(const struct slow *slow, int seat, int unused) {
    int count = 0;
    (void)unused;
    for (int tile = 0; tile < slow->tiles; tile++) {
        count += final_owner(slow, tile) == seat;
    }
    return count;
}

static int count_left(const struct slow *slow, int seat, int unused) {
    (void)unused;
    return slow->markers[seat];
}

static int count_routes(const struct slow *slow, int seat) {
    int count = 0;
    for (int i = 0; i < 21; i++) {
        count += slow->token[i / 3][i % 3] == seat;
    }
    return count;
}

static int is_most(const struct slow *slow, int seat, int (*count)(const struct slow *, int, int), int what) {
    for (int other = 0; other < slow->seats; other++) {
        if (other != seat && count(slow, other, what) >= count(slow, seat, what)) {
            return 0;
        }
    }
    return 1;
}

static int is_fewest(const struct slow *slow, int seat, int (*count)(const struct slow *, int, int),
                     int what) {
    for (int other = 0; other < slow->seats; other++) {
        if (other != seat && count(slow, other, what) <= count(slow, seat, what)) {
            return 0;
        }
    }
    return 1;
}

static int score_variety(const struct slow *slow, int seat, const struct city *city) {
    int best = 0;
    (void)city;
    for (int column = 0; column < slow->width[seat]; column++) {
        bool seen[8] = {false};
        int different = 0;
        for (int depth = 0; depth < slow->height[seat][column]; depth++) {
            int const technology = slow->matrix[seat][column][depth];
            different += !seen[technology];
            seen[technology] = true;
        }
        best = different > best ? different : best;
    }
    return best;
}

static bool row_has(const struct slow *slow, int seat, int depth, int technology) {
    for (int column = 0; column < slow->width[seat]; column++) {
        if (depth < slow->height[seat][column] && slow->matrix[seat][column][depth] == technology) {
            return true;
        }
    }
    return false;
}

static int score_row(const struct slow *slow, int seat, const struct city *city) {
    for (int depth = 0; depth < 40; depth++) {
        if (row_has(slow, seat, depth, technology_called(city->of[0])) &&
            row_has(slow, seat, depth, technology_called(city->of[1])) &&
            row_has(slow, seat, depth, technology_called(city->of[2]))) {
            return 1;
        }
    }
    return 0;
}

static bool has_all_types(const struct slow *slow, int seat, int terrain) {
    bool has[3] = {false, false, false};
    for (int tile = 0; tile < slow->tiles; tile++) {
        for (int i = 0; i < slow->tile[tile].spot_count; i++) {
            const struct slow_spot *spot = &slow->tile[tile].spots[i];
            if (spot->owner == seat && spot->terrain == terrain) {
                has[spot->type] = true;
            }
        }
    }
    return has[0] && has[1] && has[2];
}

static int score_types(const struct slow *slow, int seat, const struct city *city) {
    return has_all_types(slow, seat, terrain_called(city->of[0])) &&
           has_all_types(slow, seat, terrain_called(city->of[1]));
}

static int score_pairs(const struct slow *slow, int seat, const struct city *city) {
    int const bronzes = count_cards(slow, seat, SLOW_BRONZE);
    int const others = count_cards(slow, seat, technology_called(city->of[0]));
    return bronzes < others ? bronzes : others;
}

static int score_most_cards(const struct slow *slow, int seat, const struct city *city) {
    return is_most(slow, seat, count_cards, technology_called(city->of[0]));
}

static int score_most_markers(const struct slow *slow, int seat, const struct city *city) {
    return is_most(slow, seat, count_terrain, terrain_called(city->of[0]));
}

static int score_provinces(const struct slow *slow, int seat, const struct city *city) {
    (void)city;
    return count_provinces(slow, seat, 0);
}

static int score_routes(const struct slow *slow, int seat, const struct city *city) {
    (void)city;
    return count_routes(slow, seat);
}

static int score_fewest_provinces(const struct slow *slow, int seat, const struct city *city) {
    (void)city;
    return is_fewest(slow, seat, count_provinces, 0);
}

static int score_most_left(const struct slow *slow, int seat, const struct city *city) {
    (void)city;
    return is_most(slow, seat, count_left, 0);
}

static int score_fewest_left(const struct slow *slow, int seat, const struct city *city) {
    (void)city;
    return is_fewest(slow, seat, count_left, 0);
}

static int score_at_most_three(const struct slow *slow, int seat, const struct city *city) {
    int most = 0;
    (void)city;
    for (int technology = 0; technology < 8; technology++) {
        int const count = count_cards(slow, seat, technology);
        most = count > most ? count : most;
    }
    return most <= 3;
}

static int score_six(const struct slow *slow, int seat, const struct city *city) {
    int different = 0;
    (void)city;
    for (int technology = 0; technology < 8; technology++) {
        different += count_cards(slow, seat, technology) > 0;
    }
    return different >= 6;
}

static int score_full_rows(const struct slow *slow, int seat, const struct city *city) {
    int rows = 0;
    (void)city;
    for (int depth = 0; depth < 40; depth++) {
        bool full = slow->width[seat] == 4;
        for (int column = 0; column < slow->width[seat]; column++) {
            full &= depth < slow->height[seat][column];
        }
        rows += full;
    }
    return rows;
}

static int score_bronze_everywhere(const struct slow *slow, int seat, const struct city *city) {
    int columns = 0;
    (void)city;
    for (int column = 0; column < slow->width[seat]; column++) {
        bool has = false;
        for (int depth = 0; depth < slow->height[seat][column]; depth++) {
            has |= slow->matrix[seat][column][depth] == SLOW_BRONZE;
        }
        columns += has;
    }
    return columns == 4;
}

static int score_tall(const struct slow *slow, int seat, const struct city *city) {
    (void)city;
    for (int column = 0; column < slow->width[seat]; column++) {
        if (slow->height[seat][column] >= 6) {
            return 1;
        }
    }
    return 0;
}

static const struct {
    const char *rule;
    int (*score)(const struct slow *, int, const struct city *);
} rules[] = {
    {"variety", score_variety},
    {"row", score_row},
    {"types", score_types},
    {"pairs", score_pairs},
    {"most-cards", score_most_cards},
    {"most-markers", score_most_markers},
    {"provinces", score_provinces},
    {"routes", score_routes},
    {"fewest-provinces", score_fewest_provinces},
    {"most-left", score_most_left},
    {"fewest-left", score_fewest_left},
    {"at-most-three", score_at_most_three},
    {"six", score_six},
    {"full-rows", score_full_rows},
    {"bronze-everywhere", score_bronze_everywhere},
    {"tall", score_tall},
};

int slow_city(const struct slow *slow, int seat, int number) {
    for (size_t i = 0; i < sizeof cities / sizeof cities[0]; i++) {
        if (strcmp(cities[i].word, bronze_cities[number].word) == 0) {
            for (size_t rule = 0; rule < sizeof rules / sizeof rules[0]; rule++) {
                if (strcmp(rules[rule].rule, cities[i].rule) == 0) {
                    return cities[i].points * rules[rule].score(slow, seat, &cities[i]);
                }
            }
        }
    }
    assert(false); /* no such city */
    return -1;
}

/* ---- points ---- */

void slow_points(const struct slow *slow, int seat, int points[3]) {
    memset(points, 0, 3 * sizeof points[0]);
    for (int tile = 0; tile < slow->tiles; tile++) {
        points[0] += final_owner(slow, tile) == seat ? slow->tile[tile].province : 0;
    }
    for (int i = 0; i < 21; i++) {
        points[1] += slow->token[i / 3][i % 3] == seat ? length_points[i % 3] : 0;
    }
    for (int i = 0; i < slow->held[seat]; i++) {
        points[2] += slow_city(slow, seat, slow->cities[seat][i]);
    }
}

/* Total, cities, routes, provinces, as one number: each has room to 1000. */
static long key(const struct slow *slow, int seat, int upto) {
    int points[3];
    slow_points(slow, seat, points);
    int const order[4] = {points[0] + points[1] + points[2], points[2], points[1], points[0]};
    long sum = 0;
    for (int i = 0; i <= upto; i++) {
        sum = sum * 1000 + order[i];
    }
    return sum;
}

/* How many seats share the first place when so many tie-breaks are asked. */
static int leaders(const struct slow *slow, int upto) {
    long best = -1;
    int count = 0;
    for (int seat = 0; seat < slow->seats; seat++) {
        long const mine = key(slow, seat, upto);
        count = mine > best ? 1 : count + (mine == best);
        best = mine > best ? mine : best;
    }
    return count;
}

void slow_standing(const struct slow *slow, int rank[4], int *decided_by) {
    for (int seat = 0; seat < slow->seats; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < slow->seats; other++) {
            rank[seat] += key(slow, other, 3) > key(slow, seat, 3);
        }
    }
    *decided_by = 0;
    for (int upto = 3; upto >= 0; upto--) {
        *decided_by = leaders(slow, upto) == 1 ? upto : *decided_by;
    }
}
