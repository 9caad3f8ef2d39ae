/* The picture of a battle, step by step: who joins, with the odds as they would be then; the dice as they
 * fell; what is lost, where the beaten retreat to, who moves in. */
#include "match_scene.h"
#include "match_try.h"
#include "memory.h"

enum {
    TOP = 26,
    ROWS_Y = TOP + MONUMENTS_UI_BATTLE_HEIGHT + 2,
    ROWS = MONUMENTS_UI_BATTLE_ROWS,
    MIDDLE = 120,
    DIE = 15,
};

enum {
    TUMBLE_FRAMES = 8,
    COUNT_FRAMES = 4, /* of these, at the end: the dice have fallen, and their pips are counted */
    FRAMES = TUMBLE_FRAMES + COUNT_FRAMES,
    FRAME_MS = 60,
    TUMBLING = 5, /* dice that have room */
};

static struct motion *tumble(void) {
    return &monuments_ui_memory()->tumble;
}

void monuments_ui_battle_cast(void) {
    motion_start(tumble(), FRAMES * FRAME_MS, FRAMES);
}

bool monuments_ui_in_battle(void) {
    const unsigned kind = monuments_ui_step().kind;
    return kind == MONUMENTS_TASK_JOIN || kind == MONUMENTS_TASK_LOSE || kind == MONUMENTS_TASK_RETREAT ||
           kind == MONUMENTS_TASK_ENTER;
}

/* ---- one side: the attacker is 0 */

static unsigned seat_of(const struct monuments_battle_view *battle, unsigned side) {
    return side == 0 ? battle->attacker : battle->defender;
}

static void draw_die(int x, int y, unsigned pips, unsigned seat_style) {
    const struct seat_colours *colours = &seat_colours[seat_style];
    canvas_box(x, y, DIE, DIE, 3, colours->fill, COLOUR_INK);
    if (pips > 0) {
        canvas_disc(pips == 1 ? x + 5 : x + 2, pips == 1 ? y + 5 : y + 2, 5, colours->text);
    }
    if (pips > 1) {
        canvas_disc(x + 8, y + 8, 5, colours->text);
    }
}

static void draw_pieces(int x, int y, const struct monuments_battle_view *battle, unsigned side) {
    for (unsigned token = MONUMENTS_TOKEN_UNITS; token < MONUMENTS_TOKENS; token++) {
        const unsigned count = monuments_battle_pieces(play_state(), battle, side, token);
        if (count > 0) {
            x = monuments_ui_token_draw(x, y, token, 12, seat_of(battle, side)) + 5;
        }
        if (count > 1) {
            x = words_draw(x - 4, y - 1, TYPE_SMALL_BOLD, COLOUR_INK, "%u", count) + 5;
        }
    }
}

/* The dice are still rolling. */
static void draw_tumble(int x, int y, unsigned dice, unsigned seat_style) {
    static const int8_t lifts[] = {0, 2, 4, 1, 3};
    const unsigned frame = motion_frame(tumble());
    for (unsigned die = 0; die < dice && die < TUMBLING; die++) {
        const int lift = lifts[(frame + die * 2) % TUMBLING];
        draw_die(x + (DIE + 4) * (int)die, y - lift, (frame + die) % 3, seat_style);
    }
}

/* How many dice showed what: any number of them has room. */
static void draw_cast(int x, int y, const uint8_t cast[3], unsigned seat_style) {
    for (unsigned pips = 3; pips-- > 0;) {
        if (cast[pips] > 0) {
            draw_die(x, y, pips, seat_style);
            x = words_draw(x + DIE + 3, y, TYPE_SMALL_BOLD, COLOUR_INK, "×%u", cast[pips]) + 5;
        }
    }
}

static unsigned pips_of(const uint8_t cast[3]) {
    return cast[1] + 2u * cast[2];
}

/* How many dice there will be; those that roll; what they showed, and its sum. */
static void draw_dice(int x, int y, const struct monuments_battle_view *battle, unsigned side, bool cast) {
    const unsigned style = play_seat_style(seat_of(battle, side));
    const uint8_t *faces = battle->cast[side];
    if (!cast) {
        words_draw(x, y + 37, TYPE_SMALL, COLOUR_UMBER, "power %u", battle->power[side]);
        draw_die(x + 50, y + 37, 2, style);
        words_draw(x + 69, y + 36, TYPE_BODY_BOLD, COLOUR_INK, "%u %s", battle->dice[side],
                   battle->dice[side] == 1 ? "die" : "dice");
    } else if (motion_frame(tumble()) < TUMBLE_FRAMES) {
        draw_tumble(x, y + 40, (unsigned)faces[0] + faces[1] + faces[2], style);
    } else {
        const unsigned counted = motion_frame(tumble()) - TUMBLE_FRAMES;
        draw_cast(x, y + 39, faces, style);
        words_right(x + 106, y - 1, TYPE_BIG, COLOUR_INK, "%u", pips_of(faces) * counted / COUNT_FRAMES);
    }
}

static void draw_side(int y, const struct monuments_battle_view *battle, unsigned side, bool cast) {
    const unsigned seat = seat_of(battle, side);
    const int x = side == 0 ? 8 : MIDDLE + 6;
    icon_draw(x, y + 4, match_seat_icon(seat), 13);
    type_draw(x + 18, y + 1, TYPE_BODY_BOLD, COLOUR_INK, play_name(seat));
    draw_pieces(x, y + 22, battle, side);
    draw_dice(x, y, battle, side, cast);
}

/* ---- odds */

enum { STEP = 9, CHART_HEIGHT = 38 };

/* The chance of each difference of pips: what is lost left of the middle, what is won right of it. */
static void draw_chart(int y, const uint16_t odds[MONUMENTS_ODDS]) {
    static const struct chart_look looks[] = {
        {CHART_DIAGONALS, COLOUR_BAD}, {CHART_DOTS, COLOUR_DUSK}, {CHART_PLAIN, COLOUR_GOOD}};
    chart_odds((struct area){8, y, STEP * MONUMENTS_ODDS + 1, CHART_HEIGHT}, odds, MONUMENTS_ODDS, looks);
}

static void draw_scale(int y) {
    for (int ahead = -MONUMENTS_ODDS_SPREAD; ahead <= MONUMENTS_ODDS_SPREAD; ahead += 4) {
        words_centred(8 + STEP * (ahead + MONUMENTS_ODDS_SPREAD) + STEP / 2, y, TYPE_CHIP, COLOUR_UMBER,
                      ahead > 0 ? "+%d" : "%d", ahead);
    }
}

static void draw_odds(int y, const struct monuments_battle_view *battle) {
    static const struct {
        const char *words;
        uint16_t colour;
    } verdicts[3] = {{"win", COLOUR_GOOD}, {"draw", COLOUR_UMBER}, {"lose", COLOUR_BAD}};
    uint16_t odds[MONUMENTS_ODDS];
    unsigned percent[3];
    monuments_odds(battle->dice[0], battle->dice[1], odds);
    monuments_verdict(odds, percent);
    draw_chart(y, odds);
    draw_scale(y + CHART_HEIGHT + 3);
    for (unsigned i = 0; i < 3; i++) {
        words_draw(172, y - 3 + 16 * (int)i, TYPE_SMALL_BOLD, verdicts[i].colour, "%s %u%%",
                   verdicts[i].words, percent[i]);
    }
}

/* What came of the cast. */
static void draw_verdict(int y, const struct monuments_battle_view *battle) {
    const unsigned attack = pips_of(battle->cast[0]), defence = pips_of(battle->cast[1]);
    const unsigned winner = seat_of(battle, attack > defence ? 0 : 1);
    const unsigned loser = seat_of(battle, attack > defence ? 1 : 0);
    struct match_words words;
    struct text *text = match_words(&words);
    if (attack == defence) {
        text_put(text, "A draw: *nobody loses anything*, and nobody moves.");
    } else {
        text_format(text, "*%s wins by %u.* %s loses that much power, or all of it.%s", play_name(winner),
                    attack > defence ? attack - defence : defence - attack, play_name(loser),
                    attack > defence ? " Survivors retreat." : "");
    }
    const bool fits = type_wrap_lines(222, TYPE_BODY, words.words) <= 3; /* long names may not */
    type_wrap((struct area){10, y, 222, 60}, fits ? TYPE_BODY : TYPE_SMALL, COLOUR_INK, words.words);
}

void monuments_ui_battle_draw(int y, const struct monuments_battle_view *battle, bool cast) {
    chrome_panel(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, MONUMENTS_UI_BATTLE_HEIGHT);
    draw_side(y + 2, battle, 0, cast);
    draw_side(y + 2, battle, 1, cast);
    canvas_fill(MIDDLE, y + 4, 1, 54, COLOUR_CLAY);
    canvas_fill(8, y + 60, 224, 1, COLOUR_CLAY);
    if (cast && !motion_over(tumble())) {
        type_draw(10, y + 63, TYPE_BODY, COLOUR_UMBER, "The dice are cast …");
    } else if (cast) {
        draw_verdict(y + 63, battle);
    } else {
        draw_odds(y + 66, battle);
    }
}

void monuments_ui_attack_put(struct text *text, unsigned target) {
    const struct monuments_battle_view battle = monuments_battle_outlook(play_state(), play_seat(), target);
    uint16_t odds[MONUMENTS_ODDS];
    unsigned percent[3];
    monuments_odds(battle.dice[0], battle.dice[1], odds);
    monuments_verdict(odds, percent);
    text_format(text, "%u to %u dice: {:goodlight}win %u%%{:} {:badlight}lose %u%%{:}", battle.dice[0],
                battle.dice[1], percent[0], percent[2]);
}

/* ---- the choices */

/* The battle as it stands; while attackers join, with the one under the cursor. */
static bool battle_now(struct monuments_battle_view *battle, move_t move) {
    if (!monuments_battle(play_state(), battle)) {
        return true;
    }
    if (monuments_move_op(move) == MONUMENTS_OP_JOIN) {
        monuments_battle_join(play_state(), move, battle);
    }
    return false;
}

void monuments_ui_battle_value_put(struct text *text, move_t move) {
    static const char *const ways[MONUMENTS_DIRECTIONS] = {"north", "north-east", "south-east",
                                                           "south", "south-west", "north-west"};
    struct monuments_battle_view battle;
    (void)battle_now(&battle, MOVE_NONE);
    if (monuments_move_op(move) == MONUMENTS_OP_JOIN) {
        text_format(text, "+%u power", monuments_join_power(play_state(), battle.target, move));
    } else if (monuments_move_op(move) == MONUMENTS_OP_LOSE) {
        text_format(text, "power %u", monuments_power_at(battle.target, monuments_move_token(move)));
    } else if (monuments_move_op(move) == MONUMENTS_OP_RETREAT) {
        text_put(text, ways[monuments_direction(battle.target, monuments_move_hex(move))]);
    } else if (monuments_move_op(move) == MONUMENTS_OP_ROLL) {
        text_put(text, "final");
    }
}

int monuments_ui_battle_step_draw(move_t chosen) {
    struct monuments_battle_view battle;
    const bool cast = battle_now(&battle, chosen);
    chrome_ground();
    monuments_ui_battle_draw(TOP, &battle, cast);
    chrome_panel(CHROME_PANEL_X, ROWS_Y, CHROME_PANEL_WIDTH, ROWS * CHROME_ROW_HEIGHT + 2);
    return ROWS_Y + 1;
}

/* ---- how it ended */

bool monuments_ui_by_chance(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_ROLL;
}

static unsigned concerns(const void *after) {
    const struct monuments_battle_view battle = monuments_last_cast(after);
    return 1u << battle.attacker | 1u << battle.defender;
}

static void begin(const void *after) {
    monuments_ui_memory()->battle = monuments_last_cast(after);
    monuments_ui_battle_cast();
}

static bool follows(move_t move) {
    const unsigned op = monuments_move_op(move);
    return op == MONUMENTS_OP_LOSE || op == MONUMENTS_OP_RETREAT || op == MONUMENTS_OP_ENTER;
}

/* What was lost, who retreated where, who moved in, as far as it has been decided. */
static void draw_outcome(unsigned moves) {
    enum { LINE = 15, LINES = 4 };
    const struct match *match = play_match();
    const unsigned length = match->length;
    int y = ROWS_Y + 4;
    chrome_panel(CHROME_PANEL_X, ROWS_Y, CHROME_PANEL_WIDTH, ROWS * CHROME_ROW_HEIGHT + 2);
    for (unsigned i = moves; i < length && i < moves + LINES && follows(match_move(match, i));
         i++, y += LINE) {
        struct match_words words;
        monuments_ui_step_put(play_state(), 0, match_move(match, i), match_words(&words));
        type_rich(CHROME_MARGIN, y, TYPE_SMALL, COLOUR_INK, words.words);
    }
    if (moves == length && monuments_ui_in_battle()) {
        const unsigned kind = monuments_ui_step().kind;
        words_draw(CHROME_MARGIN, y, TYPE_BODY, COLOUR_UMBER, "%s %s next.", play_name(play_seat()),
                   kind == MONUMENTS_TASK_LOSE      ? "chooses what to lose"
                   : kind == MONUMENTS_TASK_RETREAT ? "retreats"
                                                    : "moves in");
    }
}

static void draw_scene(unsigned moves) {
    const struct monuments_battle_view *battle = &monuments_ui_memory()->battle;
    struct match_words title;
    text_format(match_words(&title), "Battle at %s", monuments_ui_hex_name(battle->target));
    chrome_ground();
    monuments_ui_battle_draw(TOP, battle, true);
    draw_outcome(moves);
    match_title(battle->attacker, title.words, CHROME_NO_PHASE);
}

const struct match_scene monuments_ui_scene = {.may_be = monuments_ui_by_chance,
                                               .concerns = concerns,
                                               .later = true,
                                               .begin = begin,
                                               .draw = draw_scene,
                                               .page = MONUMENTS_PAGE_ATTACK};

void monuments_ui_came_of(const void *before, move_t move, struct text *out) {
    if (monuments_ui_by_chance(move)) {
        const struct monuments_battle_view battle = monuments_last_cast(match_after(before, move));
        text_format(out, ": %u to %u", pips_of(battle.cast[0]), pips_of(battle.cast[1]));
    } else {
        monuments_ui_by_itself_put(before, move, out);
    }
}
