/* The secret bid, what all have bid, and what its winner says: who plays first. */
#include "empire_ui.h"
#include "match_scene.h"
#include "match_try.h"
#include "memory.h"

static struct empire_ui_bid_memory *kept(void) {
    return &empire_ui_memory()->bid;
}

static unsigned coins(void) {
    return empire_ui_state()->coins[play_seat()];
}

/* ---- the bid */

enum { WORDS_X = 70 };

static void change_bid(enum key direction) {
    const unsigned bid = kept()->at;
    const bool up = direction == KEY_UP || direction == KEY_RIGHT;
    kept()->at = up ? bid + (bid < coins()) : bid - (bid > 0);
    sound_play(kept()->at == bid ? CUE_REFUSED : CUE_MOVE);
}

static void place_bid(void) {
    empire_ui_play(empire_move(EMPIRE_MOVE_BID, 0, kept()->at), CUE_PLACE);
}

static void draw_number(void) {
    enum { TOP = 150, BOX = 161, LEFT = 12, WIDTH = 48, HEIGHT = 38, ARROW = LEFT + WIDTH / 2 - 4 };
    const unsigned bid = kept()->at;
    icon_draw_flat(ARROW, TOP, ICON_ARROW_U, 9, bid < coins() ? COLOUR_BRONZE : COLOUR_CLAY);
    canvas_box(LEFT, BOX, WIDTH, HEIGHT, 4, COLOUR_SAND, COLOUR_BRONZE);
    words_centred(LEFT + WIDTH / 2, BOX + 3, TYPE_BIG, COLOUR_INK, "%u", bid);
    icon_draw_flat(ARROW, BOX + HEIGHT + 2, ICON_ARROW_D, 9, bid > 0 ? COLOUR_BRONZE : COLOUR_CLAY);
    words_draw(WORDS_X, TOP - 1, TYPE_BODY_BOLD, COLOUR_INK, "of your %u coin%s", coins(), words_s(coins()));
}

/* What one bids for lies above: the row that the first player takes from. */
static void draw_bid(void) {
    chrome_ground();
    chrome_title_seat(play_seat_style(play_seat()), "Secret bid", CHROME_NO_PHASE, CHROME_TITLE_ROOM);
    icon_draw(220, 5, ICON_LOCK, 12);
    empire_ui_row_draw(EMPIRE_ROW);
    chrome_panel(CHROME_PANEL_X, 148, CHROME_PANEL_WIDTH, 71);
    draw_number();
    type_draw(WORDS_X, 169, TYPE_SMALL, COLOUR_INK, "Only the highest bidder pays,");
    type_draw(WORDS_X, 183, TYPE_SMALL, COLOUR_INK, "and says who plays first.");
    type_draw(WORDS_X, 203, TYPE_SMALL, COLOUR_UMBER,
              empire_ui_state()->die ? "Final. Ties go by a die." : "Final. Ties go by seat order.");
}

static const struct screen bidding = {
    .draw = draw_bid,
    .steer = change_bid,
    .act = place_bid,
    .back = match_leave,
    .look = empire_ui_browse_open,
    .help = rules_here,
    .rules = EMPIRE_PAGE_BID,
    MATCH_DECISION,
    .keys = {{ICON_KEY_A, "Bid"}, {ICON_KEY_B, "Home"}, {ICON_KEY_X, "Board"}},
};

/* ---- the first player */

static void choose(enum key direction) {
    if (direction == KEY_UP || direction == KEY_DOWN) {
        kept()->at = cursor_ring(kept()->at, play_seats(), direction);
    }
}

static void name_first(void) {
    empire_ui_play(empire_move(EMPIRE_MOVE_FIRST, 0, kept()->at), CUE_PLACE);
}

static void draw_seats(unsigned at) {
    enum { ROW = 30, TOP = 50 };
    struct match_words words;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        text_format(match_words(&words), "bid %u", empire_ui_state()->bids[seat]);
        chrome_row(&(struct chrome_row){.y = TOP + ROW * (int)seat,
                                        .height = ROW,
                                        .focused = seat == at,
                                        .icon = empire_ui_owner_icon(seat),
                                        .name = play_name(seat),
                                        .value = words.words});
    }
}

static void draw_first(void) {
    chrome_page();
    match_title(play_seat(), "Who is first?", CHROME_NO_PHASE);
    type_draw(CHROME_MARGIN, CHROME_PANEL_Y + 4, TYPE_BODY, COLOUR_UMBER,
              "The bid is yours. Who plays first?");
    draw_seats(kept()->at);
}

static const struct screen first = {
    .draw = draw_first,
    .steer = choose,
    .act = name_first,
    .back = match_leave,
    .look = empire_ui_browse_open,
    .help = rules_here,
    .rules = EMPIRE_PAGE_BID,
    MATCH_DECISION,
    .keys = {{ICON_KEY_A, "Choose"}, {ICON_KEY_UD, "Seat"}, {ICON_KEY_X, "Board"}},
};

void empire_ui_bid_show(void) {
    const bool bids = empire_ui_state()->phase == EMPIRE_PHASE_BID;
    kept()->at = bids ? 0 : play_seat();
    screen_replace(bids ? &bidding : &first);
}

/* ---- all bids are turned over; of equal ones the die picks one */

enum { HOPS = 14, HOP_MS = 110 };

bool empire_ui_is_bid(move_t move) {
    return empire_move_kind(move) == EMPIRE_MOVE_BID;
}

static unsigned concerns(const void *after) {
    const struct empire_state *state = after;
    return state->phase == EMPIRE_PHASE_FIRST ? (1u << state->seats) - 1u : 0;
}

static bool is_tie(const struct empire_state *state) {
    const unsigned highest = empire_highest_bids(state);
    return (highest & (highest - 1u)) != 0;
}

static void begin(const void *after) {
    const struct empire_state *state = after;
    motion_start(&kept()->die, HOPS * HOP_MS, HOPS);
    if (!is_tie(state) || !state->die) {
        motion_stop(&kept()->die);
    }
}

/* What the die shows: the tied ones one after the other, and then the winner. */
static unsigned shown(const struct empire_state *state) {
    const unsigned left = HOPS - motion_frame(&kept()->die);
    unsigned seat = state->winner;
    for (unsigned i = 0; i < left; i++) {
        do {
            seat = (seat + state->seats - 1u) % state->seats;
        } while ((empire_highest_bids(state) >> seat & 1u) == 0);
    }
    return seat;
}

static void draw_bids(unsigned moves) {
    const struct empire_state *state = empire_ui_state();
    const bool tie = is_tie(state), rolls = !motion_over(&kept()->die);
    const unsigned at = shown(state);
    (void)moves;
    chrome_page();
    match_title(state->winner, "The bids", CHROME_NO_PHASE);
    if (rolls) {
        type_draw(CHROME_MARGIN, CHROME_PANEL_Y + 4, TYPE_BODY, COLOUR_UMBER, "A tie: the die is cast …");
    } else {
        words_draw(CHROME_MARGIN, CHROME_PANEL_Y + 4, TYPE_BODY, COLOUR_INK,
                   !tie         ? "%s pays %u."
                   : state->die ? "The die picks %s."
                                : "By seat order: %s pays %u.",
                   play_name(state->winner), state->bids[state->winner]);
    }
    if (tie && state->die) {
        canvas_box(210, CHROME_PANEL_Y + 2, 20, 20, 4, COLOUR_WHITE, COLOUR_INK);
        icon_draw(214, CHROME_PANEL_Y + 6, empire_ui_owner_icon(at), 12);
    }
    draw_seats(at);
}

const struct match_scene empire_ui_scene = {.may_be = empire_ui_is_bid,
                                            .concerns = concerns,
                                            .begin = begin,
                                            .draw = draw_bids,
                                            .page = EMPIRE_PAGE_BID};

void empire_ui_came_of(const void *before, move_t move, struct text *out) {
    if (empire_ui_is_bid(move) && concerns(match_after(before, move)) != 0) {
        const struct empire_state *after = match_after(before, move);
        text_format(out,
                    !is_tie(after) ? ": %s wins"
                    : after->die   ? ": the die picks %s"
                                   : ": first is %s",
                    match_stone(play_seat_style(after->winner)));
    }
}
