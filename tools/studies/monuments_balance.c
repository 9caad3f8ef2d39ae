/* How balanced Monuments is: games of equal opponents of the common search, and what was won with, how long
 * it took, and how often each card, piece, bonus, option and quest came into play. docs/rules-monuments.md
 * has the results.
 *
 *   monuments_balance [games=400] [seats=4] [seed=1] [level=normal] [playouts=<n>]
 *
 * Each game is a set-up of its own, so seats, civilisations, score cards and decks are mixed by chance. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "monuments/monuments.h"
#include "monuments/rules_state.h"
#include "search.h"
#include "standing.h"

enum { TWELFTHS = 12, CROSSINGS = MONUMENTS_PIECES, WEAPONS, MADE };

/* Shared wins are split: in twelfths. */
struct wins {
    unsigned long games, twelfths;
};

static struct {
    struct wins civilisation[MONUMENTS_CIVILISATIONS], score_card[MONUMENTS_SCORE_CARDS],
        deck[MONUMENTS_DECKS], seat[MONUMENTS_SEATS];
    unsigned long cards[MONUMENTS_CARDS], made[MADE], bonuses[MONUMENTS_BONUSES],
        options[MONUMENTS_DECKS][MONUMENTS_LAYERS - 1][MONUMENTS_OPTIONS];
    unsigned long kept[MONUMENTS_QUESTS], completed[MONUMENTS_QUESTS];
    unsigned long takes, battles, won, rounds, decisions, layers[MONUMENTS_LAYERS + 1], points, unfinished;
    unsigned long sources[GAME_SOURCES_MAX];
} tally;

static struct search search;
static struct match match;

static const struct monuments_state *now(void) {
    return (const struct monuments_state *)match.state;
}

/* ---- one move */

static void tally_quests(const uint32_t before[MONUMENTS_QUEST_WORDS],
                         const uint32_t after[MONUMENTS_QUEST_WORDS], unsigned long count[MONUMENTS_QUESTS]) {
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        count[quest] += (after[quest >> 5] & ~before[quest >> 5]) >> (quest & 31) & 1;
    }
}

static void tally_pieces(const struct monuments_seat_state *before,
                         const struct monuments_seat_state *after) {
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        const int had = before->supply[piece] + before->locked[piece];
        const int has = after->supply[piece] + after->locked[piece];
        tally.made[piece] += had > has ? (unsigned long)(had - has) : 0;
    }
}

static void tally_side(const struct monuments_seat_state *before, const struct monuments_seat_state *after) {
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        tally.cards[card] += (unsigned)(before->hand & ~after->hand) >> card & 1;
    }
    for (unsigned bonus = 0; bonus < MONUMENTS_BONUSES; bonus++) {
        tally.bonuses[bonus] += (after->held & ~before->held) >> bonus & 1;
    }
    tally.won += (unsigned long)(after->wins - before->wins);
    tally_pieces(before, after);
    tally_quests(before->open, after->open, tally.kept);
    tally_quests(before->completed, after->completed, tally.completed);
}

static void tally_move(const struct monuments_state *before, move_t move) {
    const struct monuments_seat_state *side = &before->seat_states[monuments_task_now(before)->seat];
    for (unsigned seat = 0; seat < before->seats; seat++) {
        tally_side(&before->seat_states[seat], &now()->seat_states[seat]);
    }
    tally.made[CROSSINGS] += before->crossings > now()->crossings;
    tally.made[WEAPONS] += before->weapons > now()->weapons;
    tally.takes += monuments_move_op(move) == MONUMENTS_OP_TAKE;
    tally.battles += monuments_move_op(move) == MONUMENTS_OP_ROLL;
    tally.decisions++;
    if (monuments_move_op(move) == MONUMENTS_OP_OPTION) {
        tally.options[side->deck][side->built - 1][monuments_move_hex(move)]++;
    }
}

/* ---- one game */

static void tally_win(struct wins *wins, unsigned twelfths) {
    wins->games++;
    wins->twelfths += twelfths;
}

static void tally_end(void) {
    struct standing standing;
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    standing_of(&monuments, match.state, &standing);
    monuments.count(match.state, points);
    const unsigned winners = standing_winners(&standing);
    for (unsigned seat = 0; seat < now()->seats; seat++) {
        const struct monuments_seat_state *side = &now()->seat_states[seat];
        const unsigned twelfths = standing.rank[seat] == 1 ? TWELFTHS / winners : 0;
        tally_win(&tally.civilisation[side->civilisation], twelfths);
        tally_win(&tally.score_card[side->score_card], twelfths);
        tally_win(&tally.deck[side->deck], twelfths);
        tally_win(&tally.seat[seat], twelfths);
        tally.layers[side->built]++;
        for (unsigned source = 0; source < monuments.source_count; source++) {
            tally.sources[source] += (unsigned long)points[seat][source]; /* open ones are less than none */
        }
        tally.points += (unsigned long)standing.points[seat];
    }
    tally.rounds += now()->round;
    tally.unfinished += now()->last == 0;
}

static void play_game(const struct setup *setup, const struct game_level *level, uint16_t playouts) {
    static struct monuments_state before;
    match_start(&match, setup);
    while (match_turn(&match) != GAME_OVER) {
        search_begin(&search, &match, level, setup->seed * 65537 + match.length);
        if (playouts != 0) {
            search_budget(&search, playouts);
        }
        while (!search_step(&search)) {
        }
        before = *now();
        if (match_play(&match, search_best(&search)) != MATCH_OK) {
            fprintf(stderr, "seed %llu: an illegal move, or more than the log holds\n",
                    (unsigned long long)setup->seed);
            exit(1);
        }
        tally_move(&before, search_best(&search));
    }
    tally_end();
}

/* ---- what is said */

static void put_wins(const char *name, const struct wins *wins) {
    const double share =
        wins->games == 0 ? 0 : 100.0 * (double)wins->twelfths / (int)TWELFTHS / (double)wins->games;
    printf("  %-12s %5.1f %% of %lu\n", name, share, wins->games);
}

static void put_count(const char *name, const char *title, unsigned long count) {
    printf("  %-4s %-32s %6lu%s\n", name, title, count, count == 0 ? "  NEVER" : "");
}

static void put_all_wins(void) {
    printf("wins by civilisation\n");
    for (unsigned i = 0; i < MONUMENTS_CIVILISATIONS; i++) {
        put_wins(monuments_civilisations[i].title, &tally.civilisation[i]);
    }
    printf("wins by score card\n");
    for (unsigned i = 0; i < MONUMENTS_SCORE_CARDS; i++) {
        put_wins(monuments_score_cards[i].title, &tally.score_card[i]);
    }
    printf("wins by personal deck\n");
    for (unsigned i = 0; i < MONUMENTS_DECKS; i++) {
        put_wins(monuments_decks[i].title, &tally.deck[i]);
    }
    printf("wins by seat\n");
    for (unsigned i = 0; i < MONUMENTS_SEATS; i++) {
        const char name[] = {(char)('1' + i), '\0'};
        put_wins(name, &tally.seat[i]);
    }
}

static void put_ends(unsigned games, unsigned seats) {
    const double sides = (double)games * seats;
    printf("turns a seat %.1f, decisions a game %.0f, games without a fifth layer %lu of %u\n",
           (double)tally.rounds / games, (double)tally.decisions / games, tally.unfinished, games);
    printf("layers built:");
    for (unsigned i = 0; i <= MONUMENTS_LAYERS; i++) {
        printf(" %u: %.1f %%", i, 100.0 * (double)tally.layers[i] / sides);
    }
    printf("\npoints a seat %.1f:", (double)(long)tally.points / sides);
    for (unsigned i = 0; i < monuments.source_count; i++) {
        printf(" %s %.1f", monuments.sources[i], (double)(long)tally.sources[i] / sides);
    }
    printf("\n");
}

static void put_uses(void) {
    static const char *const pieces[MADE] = {"army", "navy",    "airforce",         "fort",
                                             "town", "factory", "bridge and ferry", "weapon"};
    printf("cards played\n");
    for (unsigned i = 0; i < MONUMENTS_CARDS; i++) {
        put_count("", monuments_cards[i].title, tally.cards[i]);
    }
    put_count("", "take-back", tally.takes);
    printf("made\n");
    for (unsigned i = 0; i < MADE; i++) {
        put_count("", pieces[i], tally.made[i]);
    }
    put_count("", "battles", tally.battles);
    put_count("", "battles won by the attacker", tally.won);
}

static void put_cards(void) {
    printf("common bonuses\n");
    for (unsigned i = 0; i < MONUMENTS_BONUSES; i++) {
        put_count(monuments_bonuses[i].word, monuments_bonuses[i].title, tally.bonuses[i]);
    }
    printf("personal options, by deck and layer: 1, 2, 3\n");
    for (unsigned i = 0; i < MONUMENTS_DECKS * (MONUMENTS_LAYERS - 1); i++) {
        const unsigned long *times = tally.options[i / (MONUMENTS_LAYERS - 1)][i % (MONUMENTS_LAYERS - 1)];
        const bool never = times[0] == 0 || times[1] == 0 || times[2] == 0;
        printf("  %-10s %u %6lu %6lu %6lu%s\n", monuments_decks[i / (MONUMENTS_LAYERS - 1)].title,
               i % (MONUMENTS_LAYERS - 1) + 1, times[0], times[1], times[2], never ? "  NEVER" : "");
    }
    printf("quests turned in (kept)\n");
    for (unsigned i = 0; i < MONUMENTS_QUESTS; i++) {
        printf("  %s %-28s %6lu (%lu)%s\n", monuments_quests[i].word, monuments_quests[i].title,
               tally.completed[i], tally.kept[i], tally.completed[i] == 0 ? "  NEVER" : "");
    }
}

static bool number_word(const char *word, const char *name, unsigned *number) {
    const size_t length = strlen(name);
    char *end = NULL;
    if (strncmp(word, name, length) != 0 || word[length] != '=') {
        return false;
    }
    *number = (unsigned)strtoul(word + length + 1, &end, 10);
    return *end == '\0' && end > word + length + 1;
}

int main(int count, char **words) {
    unsigned games = 400, playouts = 0;
    const struct game_level *level = search_level_find(&monuments, "normal");
    struct setup setup;
    setup_default(&setup, &monuments);
    setup.seats = MONUMENTS_SEATS;
    setup.seed = 1;
    for (int i = 1; i < count; i++) {
        const bool good = number_word(words[i], "games", &games) ||
                          number_word(words[i], "playouts", &playouts) || setup_word(&setup, words[i]);
        const struct game_level *named =
            strncmp(words[i], "level=", 6) == 0 ? search_level_find(&monuments, words[i] + 6) : NULL;
        level = named != NULL ? named : level;
        if (!good && named == NULL) {
            fprintf(stderr, "monuments_balance: '%s' is none of games, seats, seed, level, playouts\n",
                    words[i]);
            return 2;
        }
    }
    for (unsigned i = 0; i < games; i++, setup.seed++) {
        play_game(&setup, level, (uint16_t)playouts);
    }
    printf("%u games of %u seats, level %s\n", games, setup.seats, level->name);
    put_ends(games, setup.seats);
    put_all_wins();
    put_uses();
    put_cards();
    return 0;
}
