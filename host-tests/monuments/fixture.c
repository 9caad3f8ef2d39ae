#include "fixture.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_ROOM = 512, MESSAGE_ROOM = 8192, SEEDS_TRIED = 10000000 };

struct monuments_state game;

/* ---- setting */

void fixture_seed(unsigned seats, uint64_t seed) {
    const struct setup setup = {.game = &monuments, .seed = seed, .seats = (uint8_t)seats};
    memset(&game, 0, sizeof game);
    monuments.start(&game, &setup);
}

static void clear_side(unsigned seat) {
    struct monuments_seat_state *side = &game.seat_states[seat];
    struct monuments_mask here = side->unit_hexes;
    for (int hex; (hex = monuments_mask_next(&here)) >= 0;) {
        game.units[hex] = 0;
    }
    memset(&side->unit_hexes, 0, sizeof side->unit_hexes);
    memset(&side->worker_hexes, 0, sizeof side->worker_hexes);
    memset(side->open, 0, sizeof side->open);
    side->workers = MONUMENTS_WORKERS;
    side->civilisation = (uint8_t)seat;
    side->score_card = (uint8_t)seat;
    side->deck = (uint8_t)seat;
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        side->supply[piece] = monuments_decks[seat].pieces[piece];
        side->locked[piece] = (uint8_t)(MONUMENTS_PIECES_OF_A_KIND - side->supply[piece]);
    }
}

void fixture(unsigned seats) {
    fixture_seed(seats, 1);
    game.layout = seats == 2   ? MONUMENTS_LAYOUT_OLD
                  : seats == 3 ? MONUMENTS_LAYOUT_THREE
                               : MONUMENTS_LAYOUT_FOUR;
    while (game.task_count > 1) {
        monuments_task_pop(&game);
    }
    memset(game.resources, 0, sizeof game.resources);
    memset(game.bank, MONUMENTS_RESOURCE_TOKENS, sizeof game.bank);
    for (unsigned seat = 0; seat < seats; seat++) {
        clear_side(seat);
    }
}

void turn_of(unsigned seat) {
    game.tasks[0].seat = (uint8_t)seat;
}

unsigned at(const char *name) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (strcmp(monuments_hexes[hex].name, name) == 0) {
            return hex;
        }
    }
    TEST_FAIL_MESSAGE(name);
    return MONUMENTS_NO_HEX;
}

/* One of the pieces, unlocked for the test if need be, leaves the supply. */
static void take_piece(struct monuments_seat_state *side, unsigned piece) {
    if (side->supply[piece] == 0) {
        TEST_ASSERT_GREATER_THAN_UINT(0, side->locked[piece]);
        side->locked[piece]--;
        side->supply[piece]++;
    }
    side->supply[piece]--;
}

void stand(unsigned seat, const char *hex, unsigned unit, unsigned count) {
    struct monuments_seat_state *side = &game.seat_states[seat];
    for (unsigned i = 0; i < count; i++) {
        if (unit >= MONUMENTS_ARMY) {
            take_piece(side, MONUMENTS_PIECE_ARMY + unit - MONUMENTS_ARMY);
        } else {
            TEST_ASSERT_GREATER_THAN_UINT(0, side->workers);
            side->workers--;
            game.weapons = (uint8_t)(game.weapons - (unit == MONUMENTS_ARMED));
        }
        monuments_units_add(&game, seat, at(hex), unit, 1);
    }
}

void aboard(unsigned seat, const char *water, unsigned unit, unsigned count) {
    if (!afloat(water)) {
        monuments_mask_add(&game.ferry_hexes, at(water));
        game.crossings--;
    }
    stand(seat, water, unit, count);
}

void store(const char *hex, unsigned resource, unsigned count) {
    monuments_resources_from_bank(&game, at(hex), resource, count);
}

void building(unsigned seat, unsigned kind, const char *hex, bool damaged) {
    take_piece(&game.seat_states[seat], MONUMENTS_PIECE_FORT + kind);
    monuments_building_set(&game, seat, kind, MONUMENTS_NO_HEX,
                           at(hex) | (damaged ? MONUMENTS_BUILDING_DAMAGED : 0u));
}

void dock(const char *land, const char *water) {
    const unsigned direction = monuments_direction_between(at(land), at(water));
    game.docks[at(land)] = (uint8_t)(game.docks[at(land)] | 1u << direction);
    game.crossings--;
}

void bridge(const char *edge) {
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        char words[16];
        struct text_buffer buffer;
        monuments_edge_text(text_into(&buffer, words, sizeof words), &monuments_rivers[i]);
        if (strcmp(words, edge) == 0) {
            monuments_build_finish(&game, 0, MONUMENTS_MOVE(MONUMENTS_OP_BRIDGE, i, 0, 0, 0));
            return;
        }
    }
    TEST_FAIL_MESSAGE(edge);
}

void gain(unsigned seat, unsigned effect, unsigned count) {
    game.seat_states[seat].gains[effect] = (uint8_t)count;
}

void green(unsigned seat, unsigned card) {
    game.seat_states[seat].green = (uint16_t)(game.seat_states[seat].green | 1u << card);
}

static unsigned pips_of(struct rng *rng, unsigned dice) {
    unsigned pips = 0;
    for (unsigned i = 0; i < dice; i++) {
        pips += monuments_die_faces[rng_below(rng, MONUMENTS_DIE_FACES)];
    }
    return pips;
}

void next_pips(unsigned dice, unsigned pips, unsigned more_dice, unsigned more_pips) {
    for (uint64_t seed = 0; seed < SEEDS_TRIED; seed++) {
        struct rng rng;
        rng_seed(&rng, seed);
        game.dice = rng;
        if (pips_of(&rng, dice) == pips && pips_of(&rng, more_dice) == more_pips) {
            return;
        }
    }
    TEST_FAIL_MESSAGE("no such cast");
}

unsigned quest_id(const char *name) {
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        if (strcmp(monuments_quests[quest].word, name) == 0) {
            return quest;
        }
    }
    TEST_FAIL_MESSAGE(name);
    return MONUMENTS_QUESTS;
}

void give_quest(unsigned seat, const char *name) {
    const unsigned quest = quest_id(name);
    game.seat_states[seat].open[quest >> 5] |= UINT32_C(1) << (quest & 31);
}

/* ---- playing */

static move_t listed[GAME_MOVES_MAX];

static move_t find(const char *start, bool whole, unsigned *count) {
    const unsigned all = monuments.moves(&game, listed);
    const size_t length = strlen(start);
    move_t found = MOVE_NONE;
    *count = 0;
    for (unsigned i = 0; i < all; i++) {
        char words[GAME_WORD_MAX];
        struct text_buffer buffer;
        monuments.text(&game, listed[i], text_into(&buffer, words, sizeof words));
        if (strncmp(words, start, length) == 0 && (!whole || words[length] == '\0')) {
            found = listed[i];
            ++*count;
        }
    }
    return found;
}

bool can(const char *move) {
    unsigned count;
    find(move, true, &count);
    return count == 1;
}

unsigned count_like(const char *start) {
    unsigned count;
    find(start, false, &count);
    return count;
}

static void fail_legal(const char *word) {
    static char message[MESSAGE_ROOM];
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, message, sizeof message);
    const unsigned all = monuments.moves(&game, listed);
    text_put(text, word);
    text_put(text, " is not among:");
    for (unsigned i = 0; i < all; i++) {
        text_char(text, ' ');
        monuments.text(&game, listed[i], text);
    }
    TEST_FAIL_MESSAGE(message);
}

move_t move_of(const char *word) {
    unsigned count;
    const move_t move = find(word, true, &count);
    if (count != 1) {
        fail_legal(word);
    }
    return move;
}

bool play_undoable(const char *word) {
    const move_t move = move_of(word);
    const bool stays = monuments.apply(&game, move);
    check_sums();
    return !stays;
}

void play(const char *moves) {
    char words[WORDS_ROOM];
    TEST_ASSERT_LESS_THAN_size_t(sizeof words, strlen(moves));
    strcpy(words, moves);
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
        play_undoable(word);
    }
}

int decider(void) {
    return monuments.turn(&game);
}

unsigned asked(void) {
    return monuments_task_now(&game)->kind;
}

/* ---- looking */

unsigned units_at(const char *hex, unsigned unit) {
    return monuments_units_of(&game, at(hex), unit);
}

unsigned resources_at(const char *hex, unsigned resource) {
    return monuments_resources_of(&game, at(hex), resource);
}

bool docked(const char *land, const char *water) {
    return (game.docks[at(land)] >> monuments_direction_between(at(land), at(water)) & 1) != 0;
}

bool afloat(const char *water) {
    return monuments_mask_has(&game.ferry_hexes, at(water));
}

/* ---- what must always hold */

static void check_goods(void) {
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        unsigned count = game.bank[resource];
        for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
            count += monuments_resources_of(&game, hex, resource);
        }
        for (unsigned i = 0; i < game.task_count; i++) { /* a load on its way */
            count +=
                game.tasks[i].kind == MONUMENTS_TASK_GOING && game.tasks[i].of.going.load == resource + 1;
        }
        TEST_ASSERT_EQUAL_UINT(MONUMENTS_RESOURCE_TOKENS, count);
    }
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const unsigned most = monuments_is_land(hex)    ? MONUMENTS_HEX_ROOM
                              : monuments_is_water(hex) ? monuments_workers_in(&game, hex)
                                                        : 0;
        if (monuments_resources_total(game.resources[hex]) >
            most) { /* asked so often that a call for each would be slow */
            TEST_FAIL_MESSAGE(monuments_hexes[hex].name);
        }
    }
}

static void check_crossings(void) {
    unsigned count = game.crossings;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const bool middle = monuments_mask_has(&game.ferry_hexes, hex);
        const unsigned crew = monuments_is_water(hex) ? monuments_workers_in(&game, hex) +
                                                            monuments_units_of(&game, hex, MONUMENTS_ARMY)
                                                      : 0;
        count += middle;
        count += monuments_is_water(hex) ? 0 : bits_count_many(game.docks[hex]);
        if (middle ? crew == 0 || crew > 2 : crew > 0) {
            TEST_FAIL_MESSAGE(monuments_hexes[hex].name);
        }
    }
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        const struct monuments_river *river = &monuments_rivers[i];
        const bool bridged = monuments_map_bridge(&game, river->hex, river->direction);
        count += bridged;
        TEST_ASSERT_EQUAL(bridged,
                          monuments_map_bridge(&game, river->other, monuments_opposite(river->direction)));
    }
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_CROSSING_TOKENS, count);
}

static void check_masks(unsigned seat) {
    const struct monuments_seat_state *side = &game.seat_states[seat];
    struct monuments_mask here = {{0}}, hands = {{0}};
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (monuments_holder_of(&game, hex) == seat) {
            monuments_mask_add(&here, hex);
            if (monuments_workers_in(&game, hex) > 0) {
                monuments_mask_add(&hands, hex);
            }
        }
    }
    TEST_ASSERT_EQUAL_MEMORY(&here, &side->unit_hexes, sizeof here);
    TEST_ASSERT_EQUAL_MEMORY(&hands, &side->worker_hexes, sizeof hands);
}

static void check_side(unsigned seat) {
    const struct monuments_seat_state *side = &game.seat_states[seat];
    unsigned workers = side->workers, pieces[MONUMENTS_PIECES];
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        pieces[piece] = (unsigned)(side->supply[piece] + side->locked[piece]);
    }
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const bool own = monuments_holder_of(&game, hex) == seat;
        workers += own ? monuments_workers_in(&game, hex) : 0;
        for (unsigned piece = MONUMENTS_PIECE_ARMY; own && piece <= MONUMENTS_PIECE_AIR; piece++) {
            pieces[piece] += monuments_units_of(&game, hex, MONUMENTS_ARMY + piece);
        }
    }
    for (unsigned kind = 0; kind < MONUMENTS_BUILDINGS; kind++) {
        for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
            pieces[MONUMENTS_PIECE_FORT + kind] += side->buildings[kind][i] != MONUMENTS_NO_HEX;
        }
    }
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_WORKERS, workers);
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        TEST_ASSERT_EQUAL_UINT(MONUMENTS_PIECES_OF_A_KIND, pieces[piece]);
    }
}

static void check_weapons(void) {
    unsigned weapons = game.weapons;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        weapons += monuments_units_of(&game, hex, MONUMENTS_ARMED);
    }
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_WEAPON_TOKENS, weapons);
}

void check_sums(void) {
    check_goods();
    check_crossings();
    check_weapons();
    for (unsigned seat = 0; seat < game.seats; seat++) {
        check_masks(seat);
        check_side(seat);
    }
}

/* ---- cards */

static unsigned times_in(const uint8_t *cards, unsigned count, unsigned card) {
    unsigned times = 0;
    for (unsigned i = 0; i < count; i++) {
        times += cards[i] == card;
    }
    return times;
}

static bool bit_of(const uint32_t words[MONUMENTS_QUEST_WORDS], unsigned quest) {
    return (words[quest / 32] >> quest % 32 & 1) != 0;
}

/* Of the starting quests each seat has the one that it kept of its two; any other quest in play lies in its
 * deck, or is being drawn, or is somebody's. */
static unsigned places_of(unsigned quest) {
    const unsigned group = monuments_quests[quest].group;
    unsigned places = group == 0 ? 0 : times_in(game.deck[group - 1], game.deck_count[group - 1], quest);
    places += times_in(game.drawn, game.drawn_count, quest);
    for (unsigned seat = 0; seat < game.seats; seat++) {
        const struct monuments_seat_state *side = &game.seat_states[seat];
        const bool has = bit_of(side->open, quest) || bit_of(side->completed, quest);
        TEST_ASSERT_FALSE(bit_of(side->open, quest) && bit_of(side->completed, quest));
        TEST_ASSERT_TRUE(!has || group > 0 || times_in(side->dealt, 2, quest) == 1);
        places += has;
    }
    return places;
}

static void check_starts(void) {
    unsigned dealt = 0;
    for (unsigned seat = 0; seat < game.seats; seat++) {
        const struct monuments_seat_state *side = &game.seat_states[seat];
        TEST_ASSERT_EQUAL_UINT(1, bits_count_many((side->open[0] | side->completed[0]) & 0xfffu));
        for (unsigned i = 0; i < 2; i++) {
            TEST_ASSERT_EQUAL_UINT(0, monuments_quests[side->dealt[i]].group);
            TEST_ASSERT_EQUAL_HEX(0, dealt >> side->dealt[i] & 1);
            dealt |= 1u << side->dealt[i];
        }
    }
}

static void check_bonuses(void) {
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        unsigned places = game.piles >> card & 1;
        for (unsigned seat = 0; seat < game.seats; seat++) {
            places += game.seat_states[seat].held >> card & 1;
        }
        TEST_ASSERT_EQUAL_UINT(monuments_bonuses[card].seats <= game.seats, places);
    }
}

void check_cards(void) {
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        const bool in_play = monuments_quests[quest].seats <= game.seats;
        const unsigned places = places_of(quest);
        if (monuments_quests[quest].group == 0 ? places > 1 : places != in_play) {
            TEST_FAIL_MESSAGE(monuments_quests[quest].word);
        }
    }
    check_starts();
    check_bonuses();
    for (unsigned seat = 0; seat < game.seats; seat++) {
        TEST_ASSERT_EQUAL_HEX(0, (game.seat_states[seat].hand | game.seat_states[seat].green) &
                                     ~MONUMENTS_ALL_CARDS);
    }
}
