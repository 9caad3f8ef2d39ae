#include "reference.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int lengths[3] = {3, 5, 7};
static const int length_points[3] = {3, 6, 10};

/* ---- the beginning */

static void fill_tile(struct reference_tile *tile, const struct bronze_tile *from) {
    for (int terrain = 0; terrain < 7; terrain++) {
        for (int place = 0; place < 3; place++) {
            for (int type = 0; type < 3; type++) {
                if ((from->spots[type] >> (terrain * 3 + place) & 1u) != 0) {
                    tile->spots[tile->spot_count++] =
                        (struct reference_spot){terrain, place, type, REFERENCE_NOBODY};
                }
            }
        }
    }
}

static void copy_stacks(struct reference *reference, const struct bronze *state) {
    for (int stack = 0; stack < 5; stack++) {
        reference->left[stack] = state->stack_left[stack];
        for (int i = 0; i < reference->left[stack]; i++) {
            reference->stack[stack][i] = state->cards[state->stack_first[stack] + i];
        }
    }
}

void reference_start(struct reference *reference, const struct bronze *state) {
    static const int tiles[5] = {0, 0, 7, 9, 11};
    memset(reference, 0, sizeof *reference);
    reference->seats = state->seats;
    reference->edition = state->edition == BRONZE_2017 ? 2017 : 2018;
    reference->tiles = tiles[reference->seats];
    reference->first = reference->seat = state->first_seat;
    for (int i = 0; i < reference->tiles; i++) {
        fill_tile(&reference->tile[i], &bronze_tiles[state->tile[i]]);
        reference->tile[i].open = i < (reference->seats == 2 ? 1 : 2);
        reference->tile[i].province = state->province[i];
        reference->tile[i].province_owner = REFERENCE_PENDING;
    }
    copy_stacks(reference, state);
    reference->deck_count = state->city_count;
    for (int i = 0; i < reference->deck_count; i++) {
        reference->deck[i] = state->deck[i];
    }
    for (int i = 0; i < 21; i++) {
        reference->token[i / 3][i % 3] = REFERENCE_NOBODY;
    }
    for (int seat = 0; seat < reference->seats; seat++) {
        reference->markers[seat] = 30;
    }
}

/* ---- counting */

static int count_markers(const struct reference *reference, int tile, int seat) {
    int count = 0;
    for (int i = 0; i < reference->tile[tile].spot_count; i++) {
        count += reference->tile[tile].spots[i].owner == seat;
    }
    return count;
}

/* The rightmost tile with a marker of that seat, or -1. */
static int rightmost(const struct reference *reference, int seat) {
    int tile = reference->tiles - 1;
    while (tile >= 0 && count_markers(reference, tile, seat) == 0) {
        tile--;
    }
    return tile;
}

static bool is_full(const struct reference *reference, int tile) {
    return count_markers(reference, tile, REFERENCE_NOBODY) == 0;
}

static int strict_most(const struct reference *reference, int tile) {
    for (int seat = 0; seat < reference->seats; seat++) {
        bool ahead = true;
        for (int other = 0; other < reference->seats; other++) {
            ahead &=
                other == seat || count_markers(reference, tile, seat) > count_markers(reference, tile, other);
        }
        if (ahead) {
            return seat;
        }
    }
    return REFERENCE_NOBODY;
}

/* The longest line of a seat on a terrain: all spots in order, empty ones left out. */
static int longest_line(const struct reference *reference, int seat, int terrain) {
    int run = 0;
    int best = 0;
    for (int tile = 0; tile < reference->tiles; tile++) {
        for (int i = 0; i < reference->tile[tile].spot_count; i++) {
            const struct reference_spot *spot = &reference->tile[tile].spots[i];
            if (spot->terrain == terrain && spot->owner != REFERENCE_NOBODY) {
                run = spot->owner == seat ? run + 1 : 0;
                best = run > best ? run : best;
            }
        }
    }
    return best;
}

/* ---- moves */

static bool card_allows(int technology, int terrain, int type) {
    return (bronze_technologies[technology].allows[type] >> (terrain * 3) & 1u) != 0;
}

/* Can each of these spots have an active card of its own? Tries every way, one spot after the other. */
static bool can_pay(const struct reference *reference, int count, const int *terrain, const int *type) {
    int card[16];
    int at = 0;
    card[0] = -1;
    while (at >= 0 && at < count) {
        bool fits = false;
        while (!fits && ++card[at] < reference->active_count) {
            fits = card_allows(reference->active[card[at]], terrain[at], type[at]);
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

static bool may_settle(const struct reference *reference, int tile, int i) {
    const struct reference_spot *spot = &reference->tile[tile].spots[i];
    int terrain[16];
    int type[16];
    if (!reference->tile[tile].open || spot->owner != REFERENCE_NOBODY ||
        tile < rightmost(reference, reference->seat) || reference->markers[reference->seat] == 0 ||
        reference->taken_count >= reference->active_count) {
        return false;
    }
    memcpy(terrain, reference->taken_terrain, sizeof terrain);
    memcpy(type, reference->taken_type, sizeof type);
    terrain[reference->taken_count] = spot->terrain;
    type[reference->taken_count] = spot->type;
    return can_pay(reference, reference->taken_count + 1, terrain, type);
}

static int settle_moves(const struct reference *reference, char out[REFERENCE_MOVES][REFERENCE_WORD]) {
    int count = 0;
    strcpy(out[count++], "done");
    for (int tile = 0; tile < reference->tiles; tile++) {
        for (int i = 0; i < reference->tile[tile].spot_count; i++) {
            const struct reference_spot *spot = &reference->tile[tile].spots[i];
            if (may_settle(reference, tile, i)) {
                snprintf(out[count++], REFERENCE_WORD, "settle:%d:%s:%d", tile + 1,
                         bronze_terrain_names[spot->terrain], spot->place + 1);
            }
        }
    }
    return count;
}

static int play_moves(const struct reference *reference, char out[REFERENCE_MOVES][REFERENCE_WORD]) {
    const int width = reference->width[reference->seat];
    int count = 0;
    for (int stack = 0; stack < 4; stack++) {
        for (int down = 0; down < 2 && reference->left[stack] > 0; down++) {
            const int face = reference->stack[stack][reference->left[stack] - 1];
            const char *word = bronze_technologies[down ? REFERENCE_BRONZE : face].word;
            const bool edges = width > 0 && width < 4;
            if (edges) {
                snprintf(out[count++], REFERENCE_WORD, "play:%d:%s:left", stack + 1, word);
            }
            for (int column = 1; column <= (width == 0 ? 1 : width); column++) {
                snprintf(out[count++], REFERENCE_WORD, "play:%d:%s:%d", stack + 1, word, column);
            }
            if (edges) {
                snprintf(out[count++], REFERENCE_WORD, "play:%d:%s:right", stack + 1, word);
            }
        }
    }
    return count;
}

static int city_moves(const struct reference *reference, char out[REFERENCE_MOVES][REFERENCE_WORD]) {
    int count = 0;
    for (int city = 0; city < 50; city++) { /* by number: in alphabetical order */
        for (int i = 0; i < reference->tile[reference->choosing].city_count; i++) {
            if (reference->tile[reference->choosing].cities[i] == city) {
                snprintf(out[count++], REFERENCE_WORD, "city:%s", bronze_cities[city].word);
            }
        }
    }
    return count;
}

int reference_moves(const struct reference *reference, char out[REFERENCE_MOVES][REFERENCE_WORD]) {
    switch (reference->phase) {
    case REFERENCE_PLAY:
        return play_moves(reference, out);
    case REFERENCE_SETTLE:
        return settle_moves(reference, out);
    case REFERENCE_CITY:
        return city_moves(reference, out);
    default:
        return 0;
    }
}

/* ---- a card is played */

static int cell(const struct reference *reference, int column, int depth) {
    const int seat = reference->seat;
    const bool there =
        column >= 0 && column < reference->width[seat] && depth < reference->height[seat][column];
    return there ? reference->matrix[seat][column][depth] : REFERENCE_EMPTY;
}

static int take_top(struct reference *reference, int stack) {
    const int card = reference->stack[stack][--reference->left[stack]];
    if (reference->left[stack] == 0) {
        reference->emptied++;
        if (reference->emptied == 1) {
            memcpy(reference->stack[stack], reference->stack[4], sizeof reference->stack[4]);
            reference->left[stack] = reference->left[4];
            reference->left[4] = 0;
        }
    }
    return card;
}

static int column_for(struct reference *reference, const char *where) {
    const int seat = reference->seat;
    if (strcmp(where, "left") == 0) {
        for (int column = reference->width[seat]; column > 0; column--) {
            memcpy(reference->matrix[seat][column], reference->matrix[seat][column - 1],
                   sizeof reference->matrix[seat][0]);
            reference->height[seat][column] = reference->height[seat][column - 1];
        }
        reference->height[seat][0] = 0;
        reference->width[seat]++;
        return 0;
    }
    if (strcmp(where, "right") == 0 || reference->width[seat] == 0) {
        return reference->width[seat]++;
    }
    return where[0] - '1';
}

static void activate(struct reference *reference, int column, int depth) {
    const int technology = cell(reference, column, depth);
    reference->active_count = 0;
    reference->taken_count = 0;
    for (int i = 0; i <= depth; i++) {
        const bool same = cell(reference, column, i) == technology && technology != REFERENCE_BRONZE;
        if (i == depth || same) {
            reference->active[reference->active_count++] = technology;
        }
    }
    for (int side = -1; side <= 1; side += 2) {
        if (cell(reference, column + side, depth) != REFERENCE_EMPTY) {
            reference->active[reference->active_count++] = cell(reference, column + side, depth);
        }
    }
}

static void apply_play(struct reference *reference, const char *move) {
    char word[REFERENCE_WORD];
    char where[REFERENCE_WORD];
    int stack = 0;
    const int read = sscanf(move, "play:%d:%47[a-z]:%47s", &stack, word, where);
    assert(read == 3);
    (void)read;
    int technology = take_top(reference, stack - 1);
    if (strcmp(word, "bronze") == 0) {
        technology = REFERENCE_BRONZE;
    }
    const int column = column_for(reference, where);
    const int depth = reference->height[reference->seat][column]++;
    reference->matrix[reference->seat][column][depth] = technology;
    activate(reference, column, depth);
    reference->phase = REFERENCE_SETTLE;
}

/* ---- a marker is placed */

/* 2017: certain of the majority, whatever the rivals still do. */
static bool is_certain(const struct reference *reference, int tile, int seat) {
    for (int rival = 0; rival < reference->seats; rival++) {
        const int more =
            rightmost(reference, rival) > tile ? 0 : count_markers(reference, tile, REFERENCE_NOBODY);
        if (rival != seat &&
            count_markers(reference, tile, seat) <= count_markers(reference, tile, rival) + more) {
            return false;
        }
    }
    return true;
}

static void award_certain(struct reference *reference) {
    for (int tile = 0; tile < reference->tiles; tile++) {
        for (int seat = 0; seat < reference->seats; seat++) {
            if (reference->tile[tile].province_owner == REFERENCE_PENDING &&
                is_certain(reference, tile, seat)) {
                reference->tile[tile].province_owner = seat;
            }
        }
    }
}

static void bring_city(struct reference *reference, int tile) {
    struct reference_tile *land = &reference->tile[tile];
    if (!land->drawn) {
        land->drawn = 1;
        for (land->city_count = 0; land->city_count < reference->seats + 1; land->city_count++) {
            land->cities[land->city_count] = reference->deck[reference->deck_at++];
        }
    }
    reference->choosing = tile;
    reference->phase = REFERENCE_CITY;
}

static void apply_settle(struct reference *reference, const char *move) {
    char word[REFERENCE_WORD];
    int tile = 0;
    int place = 0;
    const int read = sscanf(move, "settle:%d:%47[a-z]:%d", &tile, word, &place);
    assert(read == 3);
    (void)read;
    tile--;
    const bool first = count_markers(reference, tile, reference->seat) == 0;
    for (int i = 0; i < reference->tile[tile].spot_count; i++) {
        struct reference_spot *spot = &reference->tile[tile].spots[i];
        if (strcmp(bronze_terrain_names[spot->terrain], word) == 0 && spot->place == place - 1) {
            spot->owner = reference->seat;
            reference->taken_terrain[reference->taken_count] = spot->terrain;
            reference->taken_type[reference->taken_count++] = spot->type;
        }
    }
    reference->markers[reference->seat]--;
    if (tile + 1 < reference->tiles) {
        reference->tile[tile + 1].open = 1;
    }
    if (first && tile > 0) {
        bring_city(reference, tile);
    }
    if (reference->edition == 2017) {
        award_certain(reference);
    }
}

static void apply_city(struct reference *reference, const char *move) {
    struct reference_tile *land = &reference->tile[reference->choosing];
    for (int i = 0; i < land->city_count; i++) {
        if (strcmp(bronze_cities[land->cities[i]].word, move + strlen("city:")) == 0) {
            reference->cities[reference->seat][reference->held[reference->seat]++] = land->cities[i];
            land->cities[i] = land->cities[--land->city_count];
            break;
        }
    }
    if (land->city_count == 1) {
        land->city_count = 0; /* the last card is discarded */
    }
    reference->phase = REFERENCE_SETTLE;
}

/* ---- the turn ends */

static void claim_route(struct reference *reference, int terrain) {
    int held = -1;
    for (int length = 0; length < 3; length++) {
        held = reference->token[terrain][length] == reference->seat ? length : held;
    }
    for (int length = 2; length > held; length--) {
        const bool long_enough = longest_line(reference, reference->seat, terrain) >= lengths[length];
        if (reference->token[terrain][length] == REFERENCE_NOBODY && long_enough) {
            reference->token[terrain][length] = reference->seat;
            if (held >= 0) {
                reference->token[terrain][held] = REFERENCE_NOBODY;
            }
            return;
        }
    }
}

static bool all_beyond(const struct reference *reference, int tile) {
    bool beyond = true;
    for (int seat = 0; seat < reference->seats; seat++) {
        beyond &= rightmost(reference, seat) > tile;
    }
    return beyond;
}

static void award_closed(struct reference *reference) {
    for (int tile = 0; tile < reference->tiles; tile++) {
        const bool pending = reference->tile[tile].province_owner == REFERENCE_PENDING;
        if (pending && (is_full(reference, tile) || all_beyond(reference, tile))) {
            reference->tile[tile].province_owner = strict_most(reference, tile);
        }
    }
}

/* Whose province it is if the game is over. */
static int final_owner(const struct reference *reference, int tile) {
    bool reached_by_all = true;
    if (reference->tile[tile].province_owner != REFERENCE_PENDING) {
        return reference->tile[tile].province_owner;
    }
    for (int seat = 0; seat < reference->seats; seat++) {
        reached_by_all &= rightmost(reference, seat) >= tile;
    }
    if (reference->edition == 2018 && !reached_by_all && !is_full(reference, tile)) {
        return REFERENCE_NOBODY;
    }
    return strict_most(reference, tile);
}

static void end_turn(struct reference *reference) {
    for (int terrain = 0; terrain < 7; terrain++) {
        claim_route(reference, terrain);
    }
    if (reference->edition == 2018) {
        award_closed(reference);
    }
    if (reference->markers[reference->seat] == 0 || reference->emptied >= 2 ||
        is_full(reference, reference->tiles - 1)) {
        reference->last_round = 1;
    }
    reference->seat = (reference->seat + 1) % reference->seats;
    reference->phase = REFERENCE_PLAY;
    if (reference->last_round && reference->seat == reference->first) {
        for (int tile = 0; tile < reference->tiles; tile++) {
            reference->tile[tile].province_owner = final_owner(reference, tile);
        }
        reference->phase = REFERENCE_OVER;
    }
}

void reference_apply(struct reference *reference, const char *move) {
    if (strcmp(move, "done") == 0) {
        end_turn(reference);
    } else if (strncmp(move, "play:", strlen("play:")) == 0) {
        apply_play(reference, move);
    } else if (strncmp(move, "settle:", strlen("settle:")) == 0) {
        apply_settle(reference, move);
    } else {
        apply_city(reference, move);
    }
}

/* ---- the cities, as the booklet of 2018 lists them */

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

static int count_cards(const struct reference *reference, int seat, int technology) {
    int count = 0;
    for (int column = 0; column < reference->width[seat]; column++) {
        for (int depth = 0; depth < reference->height[seat][column]; depth++) {
            count += reference->matrix[seat][column][depth] == technology;
        }
    }
    return count;
}

static int count_terrain(const struct reference *reference, int seat, int terrain) {
    int count = 0;
    for (int tile = 0; tile < reference->tiles; tile++) {
        for (int i = 0; i < reference->tile[tile].spot_count; i++) {
            const struct reference_spot *spot = &reference->tile[tile].spots[i];
            count += spot->owner == seat && spot->terrain == terrain;
        }
    }
    return count;
}

static int count_provinces(const struct reference *reference, int seat, int unused) {
    int count = 0;
    (void)unused;
    for (int tile = 0; tile < reference->tiles; tile++) {
        count += final_owner(reference, tile) == seat;
    }
    return count;
}

static int count_left(const struct reference *reference, int seat, int unused) {
    (void)unused;
    return reference->markers[seat];
}

static int count_routes(const struct reference *reference, int seat) {
    int count = 0;
    for (int i = 0; i < 21; i++) {
        count += reference->token[i / 3][i % 3] == seat;
    }
    return count;
}

static int is_most(const struct reference *reference, int seat,
                   int (*count)(const struct reference *, int, int), int what) {
    for (int other = 0; other < reference->seats; other++) {
        if (other != seat && count(reference, other, what) >= count(reference, seat, what)) {
            return 0;
        }
    }
    return 1;
}

static int is_fewest(const struct reference *reference, int seat,
                     int (*count)(const struct reference *, int, int), int what) {
    for (int other = 0; other < reference->seats; other++) {
        if (other != seat && count(reference, other, what) <= count(reference, seat, what)) {
            return 0;
        }
    }
    return 1;
}

static int score_variety(const struct reference *reference, int seat, const struct city *city) {
    int best = 0;
    (void)city;
    for (int column = 0; column < reference->width[seat]; column++) {
        bool seen[8] = {false};
        int different = 0;
        for (int depth = 0; depth < reference->height[seat][column]; depth++) {
            const int technology = reference->matrix[seat][column][depth];
            different += !seen[technology];
            seen[technology] = true;
        }
        best = different > best ? different : best;
    }
    return best;
}

static bool row_has(const struct reference *reference, int seat, int depth, int technology) {
    for (int column = 0; column < reference->width[seat]; column++) {
        if (depth < reference->height[seat][column] && reference->matrix[seat][column][depth] == technology) {
            return true;
        }
    }
    return false;
}

static int score_row(const struct reference *reference, int seat, const struct city *city) {
    for (int depth = 0; depth < 40; depth++) {
        if (row_has(reference, seat, depth, technology_called(city->of[0])) &&
            row_has(reference, seat, depth, technology_called(city->of[1])) &&
            row_has(reference, seat, depth, technology_called(city->of[2]))) {
            return 1;
        }
    }
    return 0;
}

static bool has_all_types(const struct reference *reference, int seat, int terrain) {
    bool has[3] = {false, false, false};
    for (int tile = 0; tile < reference->tiles; tile++) {
        for (int i = 0; i < reference->tile[tile].spot_count; i++) {
            const struct reference_spot *spot = &reference->tile[tile].spots[i];
            if (spot->owner == seat && spot->terrain == terrain) {
                has[spot->type] = true;
            }
        }
    }
    return has[0] && has[1] && has[2];
}

static int score_types(const struct reference *reference, int seat, const struct city *city) {
    return has_all_types(reference, seat, terrain_called(city->of[0])) &&
           has_all_types(reference, seat, terrain_called(city->of[1]));
}

static int score_pairs(const struct reference *reference, int seat, const struct city *city) {
    const int bronzes = count_cards(reference, seat, REFERENCE_BRONZE);
    const int others = count_cards(reference, seat, technology_called(city->of[0]));
    return bronzes < others ? bronzes : others;
}

static int score_most_cards(const struct reference *reference, int seat, const struct city *city) {
    return is_most(reference, seat, count_cards, technology_called(city->of[0]));
}

static int score_most_markers(const struct reference *reference, int seat, const struct city *city) {
    return is_most(reference, seat, count_terrain, terrain_called(city->of[0]));
}

static int score_provinces(const struct reference *reference, int seat, const struct city *city) {
    (void)city;
    return count_provinces(reference, seat, 0);
}

static int score_routes(const struct reference *reference, int seat, const struct city *city) {
    (void)city;
    return count_routes(reference, seat);
}

static int score_fewest_provinces(const struct reference *reference, int seat, const struct city *city) {
    (void)city;
    return is_fewest(reference, seat, count_provinces, 0);
}

static int score_most_left(const struct reference *reference, int seat, const struct city *city) {
    (void)city;
    return is_most(reference, seat, count_left, 0);
}

static int score_fewest_left(const struct reference *reference, int seat, const struct city *city) {
    (void)city;
    return is_fewest(reference, seat, count_left, 0);
}

static int score_at_most_three(const struct reference *reference, int seat, const struct city *city) {
    int most = 0;
    (void)city;
    for (int technology = 0; technology < 8; technology++) {
        const int count = count_cards(reference, seat, technology);
        most = count > most ? count : most;
    }
    return most <= 3;
}

static int score_six(const struct reference *reference, int seat, const struct city *city) {
    int different = 0;
    (void)city;
    for (int technology = 0; technology < 8; technology++) {
        different += count_cards(reference, seat, technology) > 0;
    }
    return different >= 6;
}

static int score_full_rows(const struct reference *reference, int seat, const struct city *city) {
    int rows = 0;
    (void)city;
    for (int depth = 0; depth < 40; depth++) {
        bool full = reference->width[seat] == 4;
        for (int column = 0; column < reference->width[seat]; column++) {
            full &= depth < reference->height[seat][column];
        }
        rows += full;
    }
    return rows;
}

static int score_bronze_everywhere(const struct reference *reference, int seat, const struct city *city) {
    int columns = 0;
    (void)city;
    for (int column = 0; column < reference->width[seat]; column++) {
        bool has = false;
        for (int depth = 0; depth < reference->height[seat][column]; depth++) {
            has |= reference->matrix[seat][column][depth] == REFERENCE_BRONZE;
        }
        columns += has;
    }
    return columns == 4;
}

static int score_tall(const struct reference *reference, int seat, const struct city *city) {
    (void)city;
    for (int column = 0; column < reference->width[seat]; column++) {
        if (reference->height[seat][column] >= 6) {
            return 1;
        }
    }
    return 0;
}

static const struct {
    const char *rule;
    int (*score)(const struct reference *, int, const struct city *);
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

int reference_city(const struct reference *reference, int seat, int number) {
    for (size_t i = 0; i < sizeof cities / sizeof cities[0]; i++) {
        if (strcmp(cities[i].word, bronze_cities[number].word) == 0) {
            for (size_t rule = 0; rule < sizeof rules / sizeof rules[0]; rule++) {
                if (strcmp(rules[rule].rule, cities[i].rule) == 0) {
                    return cities[i].points * rules[rule].score(reference, seat, &cities[i]);
                }
            }
        }
    }
    assert(false); /* no such city */
    return -1;
}

/* ---- points */

void reference_points(const struct reference *reference, int seat, int points[3]) {
    memset(points, 0, 3 * sizeof points[0]);
    for (int tile = 0; tile < reference->tiles; tile++) {
        points[0] += final_owner(reference, tile) == seat ? reference->tile[tile].province : 0;
    }
    for (int i = 0; i < 21; i++) {
        points[1] += reference->token[i / 3][i % 3] == seat ? length_points[i % 3] : 0;
    }
    for (int i = 0; i < reference->held[seat]; i++) {
        points[2] += reference_city(reference, seat, reference->cities[seat][i]);
    }
}

/* Total, cities, routes, provinces, as one number: each has room to 1000. */
static long key(const struct reference *reference, int seat, int upto) {
    int points[3];
    reference_points(reference, seat, points);
    const int order[4] = {points[0] + points[1] + points[2], points[2], points[1], points[0]};
    long sum = 0;
    for (int i = 0; i <= upto; i++) {
        sum = sum * 1000 + order[i];
    }
    return sum;
}

/* How many seats share the first place when so many tie-breaks are asked. */
static int leaders(const struct reference *reference, int upto) {
    long best = -1;
    int count = 0;
    for (int seat = 0; seat < reference->seats; seat++) {
        const long mine = key(reference, seat, upto);
        count = mine > best ? 1 : count + (mine == best);
        best = mine > best ? mine : best;
    }
    return count;
}

void reference_standing(const struct reference *reference, int rank[4], int *decided_by) {
    for (int seat = 0; seat < reference->seats; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < reference->seats; other++) {
            rank[seat] += key(reference, other, 3) > key(reference, seat, 3);
        }
    }
    *decided_by = 0;
    for (int upto = 3; upto >= 0; upto--) {
        *decided_by = leaders(reference, upto) == 1 ? upto : *decided_by;
    }
}
