/* What a turn brought: goods, regions and continents won and lost, the card that came into the row, and
 * everybody's points before and after. And between two games of a full game, how it stands. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "empire_ui.h"
#include "match_screens.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    LINE = 30,
    LINES_Y = 28,
    WORDS_X = 40,
    REGIONS_NAMED = 5, /* in a line; of more it says so */
    BARS_Y = 150,
    BARS_HEIGHT = 69,
    BAR_X = 26,
    BAR_WIDTH = 152,
    BAR_FULL = 20, /* points of a full bar, or more if somebody has */
    GROW_MS = 320,
    GROW_FRAMES = 8,
};

/* How it stood when the card was taken. */
static struct {
    uint32_t seed;
    uint8_t game, taken, seat;
    uint8_t region[EMPIRE_REGIONS_MAX], continent[EMPIRE_CONTINENTS_MAX];
    uint8_t points[GAME_SEATS_MAX], goods_points, count;
} noted;
static uint8_t breaks_seen; /* games of this match whose end was shown */
static struct motion grow;

/* ---- the turn that is over */

static uint8_t goods_points_of(unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    empire.count(empire_ui_state(), points);
    return (uint8_t)points[seat][EMPIRE_SOURCE_GOODS];
}

static uint8_t count_of(const struct empire_control *control, unsigned good) {
    struct empire_goods goods;
    empire_goods(empire_ui_state(), control, noted.seat, &goods);
    return good < EMPIRE_GOODS ? goods.count[good] : 0;
}

void empire_ui_turn_end_note(unsigned good) {
    const struct empire_state *state = empire_ui_state();
    struct empire_control control;
    empire_control(state, &control);
    noted.seed = (uint32_t)play_match()->setup.seed;
    noted.game = state->game;
    noted.taken = (uint8_t)(state->taken + 1);
    noted.seat = state->turn;
    memcpy(noted.region, control.region, sizeof noted.region);
    memcpy(noted.continent, control.continent, sizeof noted.continent);
    noted.count = count_of(&control, good);
    noted.goods_points = goods_points_of(noted.seat);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        noted.points[seat] = (uint8_t)play_standing()->points[seat];
    }
}

static bool turn_over(void) {
    const struct empire_state *state = empire_ui_state();
    return noted.taken != 0 && noted.taken == state->taken && noted.game == state->game &&
           noted.seed == (uint32_t)play_match()->setup.seed && state->phase != EMPIRE_PHASE_ACT;
}

static const struct empire_card *card_taken(void) {
    const struct empire_state *state = empire_ui_state();
    return empire_card(state, state->deck[state->game][noted.taken - 1]);
}

/* ---- keys */

static void key(enum key pressed) {
    if (play_turn() == GAME_OVER && pressed != KEY_Y) {
        match_show(); /* what is over can only be looked at */
        return;
    }
    switch (pressed) {
    case KEY_A:
        sound_play(CUE_TURN);
        match_show();
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_X:
        empire_ui_look_open();
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    case KEY_Y:
        rules_open(EMPIRE_UI_PAGE_CONTROL);
        break;
    default:
        break;
    }
}

/* ---- picture */

static void draw_gain(int y, int points) {
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, points > 0 ? "+" : points < 0 ? "−" : "");
    text_number(text, points < 0 ? -points : points);
    type_draw_right(230, y + 1, TYPE_BIG,
                    points > 0   ? COLOUR_GOOD
                    : points < 0 ? COLOUR_BAD
                                 : COLOUR_UMBER,
                    words.words);
}

static void draw_line(unsigned index, enum icon icon, const char *title, const char *words) {
    int const y = LINES_Y + LINE * (int)index;
    if (index > 0) {
        canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
    }
    icon_draw(8, y + 2, icon, 24);
    type_rich(WORDS_X, y - 1, TYPE_BODY_BOLD, COLOUR_INK, title);
    type_rich(WORDS_X, y + 13, TYPE_SMALL, COLOUR_UMBER, words);
}

static void draw_goods_line(const struct empire_control *control) {
    const struct empire_card *card = card_taken();
    struct match_words title, words;
    struct text *text = match_words(&title);
    match_capital(&title, card->good == EMPIRE_WILD ? "wild" : empire_good_word(card->good));
    if (card->good < EMPIRE_GOODS) {
        text_char(text, ' ');
        text_unsigned(text, noted.count);
        text_put(text, " to ");
        text_unsigned(text, count_of(control, card->good));
    }
    empire_ui_card_put(match_words(&words), card);
    draw_line(0, empire_ui_good_icon(card->good), title.words, words.words);
    draw_gain(LINES_Y, goods_points_of(noted.seat) - noted.goods_points);
}

/* "+A18", or with the owner's shape where it isn't the seat of the turn. */
static void change_put(struct text *text, const char *sign, unsigned owner, unsigned region) {
    text_put(text, owner != noted.seat ? "" : sign[0] == '+' ? "{:good}" : "{:bad}");
    if (owner != noted.seat) {
        empire_ui_owner_put(text, owner);
    }
    text_put(text, sign);
    empire_ui_region_put(text, region);
    text_put(text, owner != noted.seat ? "{8}" : "{:}{8}");
}

/* Whose regions became whose; answers by how many the seat has more. */
static int regions_put(struct text *text, const struct empire_control *control) {
    int gain = 0;
    unsigned named = 0;
    for (unsigned region = 0; region < empire_map(empire_ui_state())->region_count; region++) {
        unsigned const old = noted.region[region], now = control->region[region];
        if (old == now) {
            continue;
        }
        gain += (now == noted.seat) - (old == noted.seat);
        if (old != EMPIRE_NOBODY && named++ < REGIONS_NAMED) {
            change_put(text, "−", old, region);
        }
        if (now != EMPIRE_NOBODY && named++ < REGIONS_NAMED) {
            change_put(text, "+", now, region);
        }
    }
    text_put(text, named > REGIONS_NAMED ? "…" : named == 0 ? "no region changed hands" : "");
    return gain;
}

static void draw_regions_line(const struct empire_control *control) {
    struct match_words title, words;
    struct text *text = match_words(&title);
    int const gain = regions_put(match_words(&words), control);
    text_put(text, "Regions ");
    text_number(text, control->regions[noted.seat] - gain);
    text_put(text, " to ");
    text_unsigned(text, control->regions[noted.seat]);
    draw_line(1, ICON_FLAG, title.words, words.words);
    draw_gain(LINES_Y + LINE, gain);
}

static int continents_put(struct text *text, const struct empire_control *control) {
    int gain = 0;
    bool any = false;
    for (unsigned continent = 0; continent < empire_map(empire_ui_state())->continent_count; continent++) {
        unsigned const old = noted.continent[continent], now = control->continent[continent];
        if (old == now) {
            continue;
        }
        any = true;
        gain += (now == noted.seat) - (old == noted.seat);
        empire_ui_continent_put(text, continent);
        text_put(text, now == EMPIRE_NOBODY ? ": nobody’s{8}" : " {crown}");
        if (now != EMPIRE_NOBODY) {
            empire_ui_owner_put(text, now);
            text_put(text, "{8}");
        }
    }
    text_put(text, any ? "" : "as before");
    return gain;
}

static void draw_continents_line(const struct empire_control *control) {
    struct match_words words;
    int const gain = continents_put(match_words(&words), control);
    draw_line(2, ICON_CROWN, "Continents", words.words);
    draw_gain(LINES_Y + 2 * LINE, gain);
}

/* The last card of the row is the new one, unless the deck is empty or the game over. */
static void draw_card_line(void) {
    const struct empire_state *state = empire_ui_state();
    unsigned const count = empire_row_size(state);
    struct match_words title, words;
    struct text *text = match_words(&title);
    if (state->phase != EMPIRE_PHASE_TAKE || count < EMPIRE_ROW) {
        return;
    }
    const struct empire_card *card = empire_card(state, empire_row_card(state, count - 1));
    text_put(text, "New in the row: ");
    text_put(text, empire_good_word(card->good));
    text_put(text, card->icons > 1 ? " ×2" : "");
    empire_ui_card_put(match_words(&words), card);
    draw_line(3, empire_ui_good_icon(card->good), title.words, words.words);
}

/* ---- bars */

static int scale(int points) {
    int most = BAR_FULL;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        int const now = play_standing()->points[seat];
        most = now > most ? now : most;
    }
    return BAR_WIDTH * points / most;
}

static void draw_bar(int y, int height, unsigned seat) {
    const struct seat_colours *colours = &seat_colours[play_seat_style(seat)];
    int const now = play_standing()->points[seat], old = noted.points[seat];
    int const shown = old * GROW_FRAMES + (now - old) * (int)motion_frame(&grow);
    int const start = scale(old < now ? old : now), end = scale(shown) / GROW_FRAMES;
    canvas_fill(BAR_X, y, BAR_WIDTH, height, COLOUR_NIGHT);
    canvas_fill(BAR_X, y, start, height, colours->fill);
    canvas_fill(BAR_X, y, start, 2, colours->light);
    if (end > start) {
        canvas_fill(BAR_X + start, y, end - start, height, colours->light);
        for (int x = start + 2; x < end - 1; x += 4) {
            canvas_fill(BAR_X + x, y + 2, 2, height - 4, colours->fill);
        }
    }
}

static void draw_bars(void) {
    int const step = (BARS_HEIGHT - 4) / (int)play_seats(), height = step > 16 ? 11 : 9;
    canvas_box(CHROME_PANEL_X, BARS_Y, CHROME_PANEL_WIDTH, BARS_HEIGHT, 3, COLOUR_NIGHT2, COLOUR_INK);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words words;
        struct text *text = match_words(&words);
        int const middle = BARS_Y + 2 + step * (int)seat + step / 2, now = play_standing()->points[seat];
        if (noted.points[seat] != now) {
            text_unsigned(text, noted.points[seat]);
            text_put(text, " › ");
        }
        text_number(text, now);
        icon_draw(8, middle - 6, empire_ui_owner_icon(seat), 12);
        draw_bar(middle - height / 2, height, seat);
        type_draw(186, middle - (step > 16 ? 9 : 7), step > 16 ? TYPE_BODY_BOLD : TYPE_SMALL_BOLD,
                  seat == noted.seat ? COLOUR_PAPYRUS : COLOUR_MIST, words.words);
    }
}

/* The last step is seen on the board before anything is told about it. */
static void draw_last_step(void) {
    struct empire_ui_board const view = {.state = empire_ui_state(),
                                         .y = CHROME_TITLE_HEIGHT,
                                         .at = EMPIRE_UI_NOWHERE,
                                         .from = EMPIRE_UI_NOWHERE};
    empire_ui_board_draw_flying(view);
    empire_ui_status_ground();
}

static void draw_summary(void) {
    struct empire_control control;
    empire_control(empire_ui_state(), &control);
    canvas_box(CHROME_PANEL_X, 26, CHROME_PANEL_WIDTH, 122, 3, COLOUR_PAPYRUS, COLOUR_INK);
    draw_goods_line(&control);
    draw_regions_line(&control);
    draw_continents_line(&control);
    draw_card_line();
    draw_bars();
}

static void draw(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    bool const over = play_turn() == GAME_OVER;
    text_put(text, over ? "The end" : "Next: ");
    text_put(text, over ? "" : play_name((unsigned)play_turn()));
    struct chrome_key const keys[] = {{ICON_KEY_A, words.words}, {ICON_KEY_X, "Look"}};
    chrome_ground();
    match_title(noted.seat, "Turn done", CHROME_NO_PHASE);
    if (empire_ui_flies()) {
        draw_last_step();
    } else {
        draw_summary();
    }
    chrome_keys(keys, over ? 1 : 2, true);
}

static const struct screen screen = {.draw = draw, .key = key, .undo = true};

static bool done_show(void) {
    if (!turn_over()) {
        return false;
    }
    motion_start(&grow, GROW_MS, GROW_FRAMES);
    sound_play(play_standing()->points[noted.seat] > noted.points[noted.seat] ? CUE_GAIN : CUE_OPEN);
    screen_replace(&screen);
    return true;
}

/* ---- between two games */

/* No step of the next game is made yet. */
bool empire_ui_break_due(void) {
    const struct empire_state *state = empire_ui_state();
    bool const begins = state->phase == EMPIRE_PHASE_NEUTRAL
                            ? state->neutral_left == EMPIRE_NEUTRAL_ARMIES
                            : state->phase == EMPIRE_PHASE_BID && state->turn == 0 && state->seats > 2;
    breaks_seen = state->game < breaks_seen ? 0 : breaks_seen;
    return begins && state->game > breaks_seen;
}

static void key_break(enum key pressed) {
    switch (pressed) {
    case KEY_A:
        breaks_seen = empire_ui_state()->game;
        sound_play(CUE_TURN);
        match_show();
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    case KEY_Y:
        rules_open(EMPIRE_UI_PAGE_FULL_GAME);
        break;
    default:
        break;
    }
}

static void draw_break(void) {
    static const struct chrome_key keys[] = {{ICON_KEY_A, "Next game"}, {ICON_KEY_B, "Home"}};
    unsigned const game = empire_ui_state()->game;
    struct match_words words;
    struct text *text = match_words(&words);
    chrome_ground();
    text_put(text, "Game ");
    text_unsigned(text, game);
    text_put(text, " is over");
    chrome_title(words.words, NULL);
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    int const y = points_table_draw(CHROME_PANEL_Y + 4, -1);
    type_wrap((struct area){CHROME_MARGIN, y + 8, 220, 54}, TYPE_BODY, COLOUR_UMBER,
              game + 1 < empire_ui_state()->games
                  ? "Two more games count on from here. Each begins with a new deck."
                  : "The last game counts on from here, with a new deck.");
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen between = {.draw = draw_break, .key = key_break, .undo = true};

bool empire_ui_break_show(void) {
    if (!empire_ui_break_due()) {
        return false;
    }
    screen_replace(&between);
    return true;
}

void empire_ui_after_step(void) {
    if (!empire_ui_break_show() && !done_show()) {
        match_show();
    }
}
