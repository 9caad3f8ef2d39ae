/* What a turn brought: goods, regions and continents won and lost, the card that came into the row. And
 * between two games of a full game, how it stands. */
#include "empire_ui.h"
#include "match_pause.h"
#include "match_turn_end.h"
#include "memory.h"

enum { REGIONS_NAMED = 5 }; /* in a line; of more it says so */

/* ---- the turn that is over */

/* Who controls what, before and after. */
struct controls {
    struct empire_control before, now;
};

/* Points that the seat has more of a source. */
static int gain_of(const struct match_turn *turn, enum empire_source source) {
    int16_t before[GAME_SEATS_MAX][GAME_SOURCES_MAX], after[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    empire.count(turn->before, before);
    empire.count(turn->after, after);
    return after[turn->seat][source] - before[turn->seat][source];
}

static void put_line(const struct match_turn *turn, enum icon icon, const struct match_words *title,
                     const struct match_words *words, int points) {
    match_turn_line(turn,
                    &(struct match_turn_line){icon, title->words, words->words, points, MATCH_TURN_OWN});
}

static void goods_line(const struct match_turn *turn) {
    const struct empire_state *before = turn->before;
    const struct empire_card *card =
        empire_card(before, empire_row_card(before, empire_move_second(turn->first)));
    struct match_words title, words;
    struct text *text = match_words(&title);
    match_capital(&title, empire_good_word(card->good));
    if (card->good < EMPIRE_GOODS) {
        text_format(text, " %u to %u", empire_ui_goods(before, turn->seat).count[card->good],
                    empire_ui_goods(turn->after, turn->seat).count[card->good]);
    }
    empire_ui_card_put(match_words(&words), card, " and ");
    put_line(turn, empire_ui_good_icon(card->good), &title, &words, gain_of(turn, EMPIRE_SOURCE_GOODS));
}

/* "+A18", or with the owner's shape where it isn't the seat of the turn. */
static void change_put(struct text *text, bool won, bool own, unsigned owner, unsigned region) {
    text_put(text, !own ? empire_ui_owner(owner) : won ? "{:good}" : "{:bad}");
    text_format(text, "%s%s%s{8}", won ? "+" : "−", empire_ui_region(region).words, own ? "{:}" : "");
}

/* Whose regions became whose. */
static void regions_put(struct text *text, const struct controls *controls, unsigned seat) {
    unsigned named = 0;
    for (unsigned region = 0; region < empire_map(empire_ui_state())->region_count; region++) {
        const unsigned old = controls->before.region[region], now = controls->now.region[region];
        if (old == now) {
            continue;
        }
        if (old != EMPIRE_NOBODY && named++ < REGIONS_NAMED) {
            change_put(text, false, old == seat, old, region);
        }
        if (now != EMPIRE_NOBODY && named++ < REGIONS_NAMED) {
            change_put(text, true, now == seat, now, region);
        }
    }
    text_put(text, named > REGIONS_NAMED ? "…" : named == 0 ? "no region changed hands" : "");
}

static void regions_line(const struct match_turn *turn, const struct controls *controls) {
    struct match_words title, words;
    regions_put(match_words(&words), controls, turn->seat);
    text_format(match_words(&title), "Regions %u to %u", controls->before.regions[turn->seat],
                controls->now.regions[turn->seat]);
    put_line(turn, ICON_FLAG, &title, &words, gain_of(turn, EMPIRE_SOURCE_REGIONS));
}

static void continents_put(struct text *text, const struct controls *controls) {
    bool any = false;
    for (unsigned continent = 0; continent < empire_map(empire_ui_state())->continent_count; continent++) {
        const unsigned old = controls->before.continent[continent], now = controls->now.continent[continent];
        if (old == now) {
            continue;
        }
        any = true;
        text_format(text, "%s%s%s{8}", empire_ui_continent(continent).words,
                    now == EMPIRE_NOBODY ? ": nobody’s" : " {crown}",
                    now == EMPIRE_NOBODY ? "" : empire_ui_owner(now));
    }
    text_put(text, any ? "" : "as before");
}

static void continents_line(const struct match_turn *turn, const struct controls *controls) {
    struct match_words title, words;
    continents_put(match_words(&words), controls);
    text_put(match_words(&title), "Continents");
    put_line(turn, ICON_CROWN, &title, &words, gain_of(turn, EMPIRE_SOURCE_CONTINENTS));
}

/* The last card of the row is the new one, unless the deck is empty or the game over. */
static void card_line(const struct match_turn *turn) {
    const struct empire_state *state = turn->after;
    const unsigned count = empire_row_size(state);
    if (state->phase != EMPIRE_PHASE_TAKE || count < EMPIRE_ROW) {
        return;
    }
    const struct empire_card *card = empire_card(state, empire_row_card(state, count - 1));
    struct match_words title, words;
    text_format(match_words(&title), "New in the row: %s%s", empire_good_word(card->good),
                card->icons > 1 ? " ×2" : "");
    empire_ui_card_put(match_words(&words), card, " and ");
    put_line(turn, empire_ui_good_icon(card->good), &title, &words, MATCH_TURN_NO_POINTS);
}

static void lines(const struct match_turn *turn) {
    const struct controls controls = {empire_ui_control(turn->before), empire_ui_control(turn->after)};
    goods_line(turn);
    regions_line(turn, &controls);
    continents_line(turn, &controls);
    card_line(turn);
}

static bool begins(const void *of) {
    const struct empire_state *state = of;
    return state->phase == EMPIRE_PHASE_TAKE;
}

/* The last step is seen on the board before anything is said about it. */
static bool last_step(void) {
    if (empire_ui_flies()) {
        empire_ui_board_draw(empire_ui_board_view(EMPIRE_UI_NOWHERE));
        chrome_status_ground(EMPIRE_UI_STATUS_Y);
    }
    return empire_ui_flies();
}

const struct match_turn_end empire_ui_turn_end = {
    .begins = begins,
    .lines = lines,
    .last_step = last_step,
    .rules = EMPIRE_UI_PAGE_CONTROL,
    .phase = CHROME_NO_PHASE,
    .bar_full = 20,
};

/* ---- between two games */

/* No step of the next game is made yet. */
static bool break_due(void) {
    const struct empire_state *state = empire_ui_state();
    const bool begins = state->phase == EMPIRE_PHASE_NEUTRAL
                            ? state->neutral_left == EMPIRE_NEUTRAL_ARMIES
                            : state->phase == EMPIRE_PHASE_BID && state->turn == 0 && state->seats > 2;
    return begins && state->game > empire_ui_memory()->breaks_seen;
}

static void break_seen(void) {
    empire_ui_memory()->breaks_seen = empire_ui_state()->game;
}

static void break_title(struct text *out) {
    text_format(out, "Game %u is over", (unsigned)empire_ui_state()->game);
}

static const char *break_words(void) {
    return empire_ui_state()->game + 1 < empire_ui_state()->games
               ? "Two more games count on from here. Each begins with a new deck."
               : "The last game counts on from here, with a new deck.";
}

const struct match_pause empire_ui_break = {
    .due = break_due,
    .seen = break_seen,
    .title = break_title,
    .words = break_words,
    .next = "Next game",
    .page = EMPIRE_UI_PAGE_FULL_GAME,
};
