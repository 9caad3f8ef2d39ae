#include "only_a.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "bits.h"
#include "bronze/bronze.h"
#include "empire/empire.h"
#include "monuments/monuments.h"

const struct game_level only_a_level = {
    .name = "only-a", .title = "Only A", .words = "Whatever the cursor stands on."};

enum { NOWHERE = 0xff };

static move_t legal[GAME_MOVES_MAX];
static unsigned legal_count;

/* ---- nearest to the cursor */

struct place {
    int x, y;
};

/* The first of the nearest. */
struct nearest {
    struct place from;
    int least;
    unsigned best;
};

static void nearest_begin(struct nearest *nearest, struct place from) {
    *nearest = (struct nearest){.from = from, .least = -1, .best = NOWHERE};
}

static void nearest_offer(struct nearest *nearest, struct place to, unsigned which) {
    const int dx = to.x - nearest->from.x, dy = to.y - nearest->from.y;
    const int far = dx * dx + dy * dy;
    if (nearest->least < 0 || far < nearest->least) {
        nearest->least = far;
        nearest->best = which;
    }
}

/* ---- Bronze */

/* Spots that light up by a play: those that an activated card allows, each counted once. */
static unsigned spots_lit(const struct bronze *state, const struct bronze_cell *cells, unsigned cards) {
    const unsigned reached = state->reached[state->seat];
    unsigned spots = 0;
    for (unsigned tile = reached == 0 ? 0 : reached - 1u; tile < state->open; tile++) {
        uint32_t lit = 0;
        for (unsigned i = 0; i < cards; i++) {
            lit |= bronze_allowed_spots(state, tile, cells[i].technology) & state->free[tile];
        }
        spots += bits_count(lit);
    }
    return spots;
}

/* The card, face up, and the column that activate the most; then those that light up the most spots. */
static move_t bronze_card_offered(const struct bronze *state) {
    move_t best = legal[0];
    unsigned most = 0, most_spots = 0;
    for (unsigned i = 0; i < legal_count; i++) {
        struct bronze_cell cells[BRONZE_ACTIVE_MAX];
        const unsigned cards = bronze_preview(state, legal[i], cells);
        const unsigned spots = spots_lit(state, cells, cards);
        if ((legal[i] & BRONZE_FACE_DOWN) == 0 && (cards > most || (cards == most && spots > most_spots))) {
            most = cards;
            most_spots = spots;
            best = legal[i];
        }
    }
    return best;
}

/* In the screens' pixels; sideways counts twice. */
static int bronze_distance(unsigned from_tile, unsigned from_spot, unsigned tile, unsigned spot) {
    enum { ROW = 19, PITCH = 18, TILE = 57 };
    const int dx = ((int)tile - (int)from_tile) * TILE +
                   ((int)bronze_spot_place(spot) - (int)bronze_spot_place(from_spot)) * PITCH;
    const int dy = ((int)bronze_spot_terrain(spot) - (int)bronze_spot_terrain(from_spot)) * ROW;
    return (dx < 0 ? -dx : dx) * 2 + (dy < 0 ? -dy : dy);
}

/* The spot nearest to the turn's last marker, or to where the seat stands; done when there is none. */
static move_t bronze_spot_offered(const struct bronze *state) {
    const bool begun = state->taken_count > 0;
    const unsigned last = begun ? state->taken[state->taken_count - 1] : 0,
                   reached = state->reached[state->seat];
    const unsigned from_tile = begun ? last >> BRONZE_TILE_SHIFT : reached == 0 ? 0 : reached - 1u;
    move_t best = BRONZE_DONE;
    int least = -1;
    for (unsigned i = 0; i < legal_count; i++) {
        const unsigned place = legal[i] - BRONZE_SETTLE;
        const int far = legal[i] == BRONZE_DONE
                            ? -1
                            : bronze_distance(from_tile, last & BRONZE_SPOT_MASK, place >> BRONZE_TILE_SHIFT,
                                              place & BRONZE_SPOT_MASK);
        if (far >= 0 && (least < 0 || far < least)) {
            least = far;
            best = legal[i];
        }
    }
    return best;
}

/* The city that is worth most now. */
static move_t bronze_city_offered(const struct bronze *state) {
    move_t best = legal[0];
    unsigned most = 0;
    for (unsigned i = 0; i < legal_count; i++) {
        const unsigned worth = bronze_city_worth(state, state->seat, legal[i] - BRONZE_CITY);
        if (worth > most) {
            most = worth;
            best = legal[i];
        }
    }
    return best;
}

static move_t bronze_offered(const struct match *match) {
    const struct bronze *state = (const void *)match->state;
    return state->phase == BRONZE_PLAYING    ? bronze_card_offered(state)
           : state->phase == BRONZE_SETTLING ? bronze_spot_offered(state)
                                             : bronze_city_offered(state);
}

/* ---- Eight-Minute Empire */

/* The middles of the regions on the maps' pictures. */
static const struct place empire_middles[][EMPIRE_REGIONS_MAX] = {
    {{20, 21},  {53, 14},  {57, 40},   {21, 52},  {60, 68},   {21, 80},   {22, 110}, {26, 143}, {58, 144},
     {94, 61},  {99, 89},  {102, 113}, {128, 70}, {146, 100}, {144, 123}, {170, 70}, {156, 38}, {121, 36},
     {116, 13}, {208, 17}, {216, 42},  {207, 71}, {212, 120}, {172, 149}, {114, 147}},
    {{26, 21},  {59, 19},  {106, 17}, {134, 22},  {173, 16},  {198, 17},  {221, 21},  {126, 62},
     {167, 68}, {219, 54}, {209, 76}, {178, 103}, {142, 103}, {141, 132}, {180, 136}, {216, 115},
     {26, 64},  {67, 57},  {56, 90},  {20, 98},   {21, 132},  {53, 124},  {90, 104}},
};

static unsigned empire_nearest(const struct empire_state *state, unsigned from, uint32_t among) {
    const struct place *middles = empire_middles[state->side];
    struct nearest nearest;
    if (among == 0 || (among >> from & 1) != 0) {
        return from;
    }
    nearest_begin(&nearest, middles[from]);
    for (uint32_t rest = among; rest != 0; rest &= rest - 1) {
        nearest_offer(&nearest, middles[bits_lowest(rest)], bits_lowest(rest));
    }
    return nearest.best;
}

static bool on_board(move_t move) {
    const unsigned kind = empire_move_kind(move);
    return kind == EMPIRE_MOVE_NEUTRAL || kind == EMPIRE_MOVE_PLACE || kind == EMPIRE_MOVE_ARMY ||
           kind == EMPIRE_MOVE_CITY || kind == EMPIRE_MOVE_DESTROY;
}

/* The cursor stays where the last step on the board was, anybody's; a bid puts it back to the start. */
static unsigned empire_cursor(const struct match *match) {
    for (unsigned i = match->length; i-- > 0;) {
        const move_t move = match_move(match, i);
        if (empire_move_kind(move) == EMPIRE_MOVE_BID) {
            break;
        }
        if (on_board(move)) {
            return empire_move_second(move);
        }
    }
    return empire_map((const void *)match->state)->start;
}

/* The holder's army, or else the last other owner's, or one's own. */
static unsigned empire_victim(const struct empire_state *state, unsigned region) {
    const struct empire_control control = empire_control(state);
    unsigned best = state->turn;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const bool other = owner != state->turn && state->armies[region][owner] > 0;
        if (other && (best == state->turn || control.region[region] == owner)) {
            best = owner;
        }
    }
    return best;
}

/* Of a card with "or" the first action that is still open. */
static unsigned empire_kind_asked(const struct empire_state *state) {
    static const uint8_t kinds[] = {
        [EMPIRE_STEP_NONE] = EMPIRE_MOVE_PASS,  [EMPIRE_STEP_PLACE] = EMPIRE_MOVE_PLACE,
        [EMPIRE_STEP_MARCH] = EMPIRE_MOVE_ARMY, [EMPIRE_STEP_SAIL] = EMPIRE_MOVE_ARMY,
        [EMPIRE_STEP_CITY] = EMPIRE_MOVE_CITY,  [EMPIRE_STEP_DESTROY] = EMPIRE_MOVE_DESTROY,
    };
    if (state->phase == EMPIRE_PHASE_NEUTRAL) {
        return EMPIRE_MOVE_NEUTRAL;
    }
    const struct empire_card *card = empire_card(state, empire_hand(state));
    return kinds[card->action[empire_half_open(state, 0) ? 0 : 1].step];
}

static move_t empire_step_offered(const struct empire_state *state, unsigned cursor) {
    const unsigned kind = empire_kind_asked(state);
    const uint32_t lit = empire_targets(state, kind, EMPIRE_ANYWHERE);
    const unsigned at = empire_nearest(state, cursor, lit);
    if (lit == 0) {
        return legal[legal_count - 1]; /* nothing to press A on: it passes */
    }
    if (kind == EMPIRE_MOVE_ARMY) {
        return empire_move(EMPIRE_MOVE_ARMY, at, empire_nearest(state, at, empire_targets(state, kind, at)));
    }
    return empire_move((enum empire_move)kind, kind == EMPIRE_MOVE_DESTROY ? empire_victim(state, at) : 0,
                       at);
}

static move_t empire_offered(const struct match *match) {
    const struct empire_state *state = (const void *)match->state;
    switch (state->phase) {
    case EMPIRE_PHASE_BID:
        return empire_move(EMPIRE_MOVE_BID, 0, 0);
    case EMPIRE_PHASE_FIRST:
        return empire_move(EMPIRE_MOVE_FIRST, 0, state->turn);
    case EMPIRE_PHASE_TAKE:
        return empire_move(EMPIRE_MOVE_TAKE, 0, 0);
    default:
        return empire_step_offered(state, empire_cursor(match));
    }
}

/* ---- Monuments */

static bool is_nowhere(move_t move) {
    static const uint32_t nowhere =
        1u << MONUMENTS_OP_PLAY | 1u << MONUMENTS_OP_TAKE | 1u << MONUMENTS_OP_KEEP |
        1u << MONUMENTS_OP_UPGRADE | 1u << MONUMENTS_OP_SPARE | 1u << MONUMENTS_OP_HALT |
        1u << MONUMENTS_OP_SPAWN | 1u << MONUMENTS_OP_BONUS | 1u << MONUMENTS_OP_OPTION |
        1u << MONUMENTS_OP_SCRAP | 1u << MONUMENTS_OP_ROLL | 1u << MONUMENTS_OP_SWAP;
    const unsigned op = monuments_move_op(move);
    return op == MONUMENTS_OP_DONE || op == MONUMENTS_OP_QUEST || (op < 32 && (nowhere >> op & 1) != 0);
}

static unsigned hex_of(const void *state, unsigned seat, move_t move) {
    if (is_nowhere(move)) {
        return MONUMENTS_NO_HEX;
    }
    if (monuments_move_op(move) != MONUMENTS_OP_BRIDGE) {
        return monuments_move_hex(move);
    }
    const struct monuments_river *river = &monuments_rivers[monuments_move_hex(move)];
    struct monuments_hex bank;
    monuments_hex(state, river->hex, &bank);
    return bank.seat == seat ? river->hex : river->other;
}

static unsigned beside(unsigned hex, unsigned direction) {
    return hex == MONUMENTS_NO_HEX ? hex : monuments_place(hex).near[direction];
}

/* Where a unit or a ferry goes. */
static unsigned hex_to(move_t move) {
    const unsigned to = beside(monuments_move_hex(move), monuments_move_direction(move));
    return monuments_move_op(move) == MONUMENTS_OP_SHIFT ? beside(to, monuments_move_extra(move)) : to;
}

static bool goes(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_GO || monuments_move_op(move) == MONUMENTS_OP_SHIFT;
}

static bool is_battle(unsigned kind) {
    return kind == MONUMENTS_TASK_JOIN || kind == MONUMENTS_TASK_LOSE || kind == MONUMENTS_TASK_RETREAT ||
           kind == MONUMENTS_TASK_ENTER;
}

static unsigned home_of(const void *state, unsigned seat) {
    struct monuments_seat who;
    monuments_seat(state, seat, &who);
    return monuments_civilisations[who.civilisation].hex;
}

/* A seat's cursor begins at its monument whenever the decision has come to it, and then stays where its last
 * choice on the board was. */
static unsigned monuments_cursor(const struct match *match) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    const struct game *game = match->setup.game;
    unsigned at = MONUMENTS_NO_HEX;
    int who = GAME_OVER;
    memset(state, 0, sizeof state);
    game->start(state, &match->setup);
    for (unsigned i = 0; i < match->length; i++) {
        const move_t move = match_move(match, i);
        struct monuments_step step;
        monuments_step(state, &step);
        if (game->turn(state) != who) {
            who = game->turn(state);
            at = home_of(state, (unsigned)who);
        }
        const unsigned hex = goes(move) ? hex_to(move) : hex_of(state, (unsigned)who, move);
        at = hex != MONUMENTS_NO_HEX && !is_battle(step.kind) ? hex : at;
        game->apply(state, move);
    }
    return game->turn(state) == who ? at : home_of(state, (unsigned)game->turn(state));
}

/* The first card that does something; else the cards come back. */
static move_t monuments_card_offered(const void *state, unsigned seat) {
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        const move_t play = MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0);
        for (unsigned i = 0; i < legal_count; i++) {
            if (legal[i] == play && monuments_card_useful(state, seat, card)) {
                return play;
            }
        }
    }
    const move_t take = MONUMENTS_MOVE(MONUMENTS_OP_TAKE, 0, 0, 0, 0);
    bool there = false;
    for (unsigned i = 0; i < legal_count; i++) {
        there = there || legal[i] == take;
    }
    return there ? take : legal[0];
}

static bool is_list(const struct monuments_step *step) {
    static const uint8_t lists[] = {
        MONUMENTS_TASK_KEEP_FIRST,   MONUMENTS_TASK_UPGRADE, MONUMENTS_TASK_BONUS, MONUMENTS_TASK_OPTION,
        MONUMENTS_TASK_GIFT_UPGRADE, MONUMENTS_TASK_KEEP,    MONUMENTS_TASK_TRADE};
    for (unsigned i = 0; i < sizeof lists; i++) {
        if (step->kind == lists[i]) {
            return true;
        }
    }
    return is_battle(step->kind) || (step->kind == MONUMENTS_TASK_PAY && step->spare > 0);
}

static struct place hex_place(unsigned hex) {
    enum { PITCH = 39, HEIGHT = 44 };
    const struct monuments_place place = monuments_place(hex);
    return (struct place){place.column * PITCH,
                          place.row * HEIGHT + (place.column % 2 == 0 ? HEIGHT / 2 : 0)};
}

/* Where a move is chosen: at its unit, or, once that is picked up, at its target. */
static unsigned choice_hex(const void *state, unsigned seat, move_t move, bool moving, unsigned picked) {
    const unsigned hex = hex_of(state, seat, move);
    if (!moving || picked == MONUMENTS_NO_HEX || hex == MONUMENTS_NO_HEX) {
        return hex;
    }
    return hex == picked ? hex_to(move) : MONUMENTS_NO_HEX;
}

/* The nearest place, and of the moves that are chosen there the first. MOVE_NONE: there is none on the board.
 */
static move_t monuments_place_offered(const void *state, unsigned seat, bool moving, unsigned picked,
                                      unsigned *at) {
    struct nearest nearest;
    move_t first[MONUMENTS_HEXES] = {0};
    for (unsigned i = legal_count; i-- > 0;) {
        const unsigned hex = choice_hex(state, seat, legal[i], moving, picked);
        if (hex != MONUMENTS_NO_HEX) {
            first[hex] = legal[i];
        }
    }
    nearest_begin(&nearest, hex_place(*at));
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (first[hex] != MOVE_NONE) {
            nearest_offer(&nearest, hex_place(hex), hex);
        }
    }
    if (nearest.best == NOWHERE) {
        return MOVE_NONE;
    }
    *at = nearest.best;
    return first[*at];
}

/* The first button: what is about no place. */
static move_t monuments_button_offered(void) {
    for (unsigned i = 0; i < legal_count; i++) {
        if (is_nowhere(legal[i])) {
            return legal[i];
        }
    }
    return legal[0];
}

static move_t monuments_board_offered(const void *state, unsigned seat, const struct monuments_step *step,
                                      unsigned cursor) {
    const bool picks = step->kind == MONUMENTS_TASK_MOVE, going = step->kind == MONUMENTS_TASK_GOING;
    move_t move =
        monuments_place_offered(state, seat, picks || going, going ? step->hex : MONUMENTS_NO_HEX, &cursor);
    if (move == MOVE_NONE) {
        return monuments_button_offered();
    }
    return picks ? monuments_place_offered(state, seat, true, cursor, &cursor) : move;
}

static move_t monuments_offered(const struct match *match) {
    const void *state = match->state;
    const unsigned seat = (unsigned)match_turn(match);
    struct monuments_step step;
    monuments_step(state, &step);
    if (step.kind == MONUMENTS_TASK_TURN) {
        return monuments_card_offered(state, seat);
    }
    if (step.kind == MONUMENTS_TASK_END) {
        return legal[legal_count > 1]; /* the quest that can be turned in */
    }
    return is_list(&step) ? legal[0] : monuments_board_offered(state, seat, &step, monuments_cursor(match));
}

/* ---- all games */

bool only_a_plays(const struct game *game) {
    return game == &bronze || game == &empire || game == &monuments;
}

move_t only_a_move(const struct match *match) {
    const struct game *game = match->setup.game;
    assert(only_a_plays(game) && match_turn(match) != GAME_OVER);
    legal_count = match_moves(match, legal);
    return game == &bronze   ? bronze_offered(match)
           : game == &empire ? empire_offered(match)
                             : monuments_offered(match);
}
