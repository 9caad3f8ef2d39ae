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

static void change_bid(enum key direction) {
    const unsigned bid = kept()->bid;
    const bool up = direction == KEY_UP || direction == KEY_RIGHT;
    kept()->bid = up ? bid + (bid < coins()) : bid - (bid > 0);
    sound_play(kept()->bid == bid ? CUE_REFUSED : CUE_MOVE);
}

static void place_bid(void) {
    empire_ui_play(empire_move(EMPIRE_MOVE_BID, 0, kept()->bid), CUE_PLACE);
}

static void help(void) {
    rules_open(EMPIRE_UI_PAGE_BID);
}

enum { ROW_X = 8, ROW_Y = 44, ROW_PITCH = 38, CARD_Y = ROW_Y + 14, CARD_WIDTH = 34, CARD_HEIGHT = 47 };

/* An action's sign and number; before the other one of two, how they are joined. */
static void draw_action(int x, int y, const struct empire_action *action, const char *join) {
    icon_draw(x + 3, y, empire_ui_steps[action->step].icon, 12);
    words_draw(x + 18, y - 2, TYPE_SMALL_BOLD, COLOUR_INK, "%u%s", action->amount, join);
}

static void draw_card(int x, const struct empire_card *card) {
    const bool alone = card->join == EMPIRE_ALONE;
    canvas_box(x, CARD_Y, CARD_WIDTH, CARD_HEIGHT, 3, COLOUR_SAND, COLOUR_INK);
    icon_draw(x + (card->icons > 1 ? 2 : 9), CARD_Y + 2, empire_ui_good_icon(card->good), 16);
    type_draw(x + 19, CARD_Y + 3, TYPE_SMALL_BOLD, COLOUR_INK, card->icons > 1 ? "×2" : "");
    canvas_fill(x + 3, CARD_Y + 19, CARD_WIDTH - 6, 1, COLOUR_CLAY);
    draw_action(x, CARD_Y + (alone ? 27 : 21), &card->action[0],
                alone                      ? ""
                : card->join == EMPIRE_AND ? " +"
                                           : " /");
    if (!alone) {
        draw_action(x, CARD_Y + 33, &card->action[1], "");
    }
}

/* What one bids for: the row that the first player takes from, in small. */
static void draw_row(void) {
    for (unsigned i = 0; i < empire_row_size(empire_ui_state()); i++) {
        const int x = ROW_X + ROW_PITCH * (int)i;
        if (empire_row_cost(i) == 0) {
            type_draw_centred(x + CARD_WIDTH / 2, ROW_Y, TYPE_SMALL, COLOUR_GOOD, "free");
        } else {
            words_rich(x + 6, ROW_Y, TYPE_SMALL, COLOUR_INK, "{coin}{2}%u", empire_row_cost(i));
        }
        draw_card(x, empire_card(empire_ui_state(), empire_row_card(empire_ui_state(), i)));
    }
}

static void draw_number(void) {
    enum { BOX_X = 20, BOX_Y = 117, WIDTH = 56, HEIGHT = 40, MIDDLE = BOX_X + WIDTH / 2 };
    icon_draw_flat(MIDDLE - 4, BOX_Y - 9, ICON_ARROW_U, 9,
                   kept()->bid < coins() ? COLOUR_BRONZE : COLOUR_SAND);
    canvas_box(BOX_X, BOX_Y, WIDTH, HEIGHT, 4, COLOUR_SAND, COLOUR_BRONZE);
    words_centred(MIDDLE, BOX_Y + 2, TYPE_HUGE, COLOUR_INK, "%u", kept()->bid);
    icon_draw_flat(MIDDLE - 4, BOX_Y + HEIGHT + 1, ICON_ARROW_D, 9,
                   kept()->bid > 0 ? COLOUR_BRONZE : COLOUR_SAND);
}

static void draw_coins(void) {
    enum { IN_LINE = 7, STEP = 18, MIDDLE = 158, TOP = 112 };
    for (unsigned i = 0; i < coins(); i++) {
        const unsigned line = i / IN_LINE, rest = coins() - line * IN_LINE;
        const int there = (int)(rest < IN_LINE ? rest : IN_LINE);
        icon_draw_shaded(MIDDLE - STEP * there / 2 + STEP * (int)(i % IN_LINE), TOP + STEP * (int)line,
                         ICON_COIN, 16, COLOUR_PAPYRUS, i < kept()->bid ? 0 : 5);
    }
    words_centred(MIDDLE, 149, TYPE_BODY_BOLD, COLOUR_INK, "%u of your %u coins", kept()->bid, coins());
}

/* Who has bid is shown, never how much. */
static void draw_others(void) {
    const unsigned others = play_seats() - 1;
    const bool many = others > 2;
    const char *const words[] = {"not yet", many ? "in" : "is in"};
    const int step = many ? 57 : 86;
    int x = 120 - step * (int)others / 2 + (many ? 0 : 6);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (seat != play_seat()) {
            const bool in = empire_ui_state()->bids[seat] != EMPIRE_BID_NONE;
            icon_draw(x, 203, empire_ui_owner_icon(seat), 12);
            type_draw(x + 15, 201, TYPE_SMALL_BOLD, in ? COLOUR_GOOD : COLOUR_UMBER, words[in]);
            x += step;
        }
    }
}

static void draw_bid(void) {
    chrome_page();
    chrome_title_seat(play_seat_style(play_seat()), "Secret bid", CHROME_NO_PHASE, CHROME_TITLE_ROOM);
    icon_draw(220, 5, ICON_LOCK, 12);
    words_centred(120, 26, TYPE_BODY, COLOUR_UMBER, "Only %s may look now", play_name(play_seat()));
    draw_row();
    draw_number();
    draw_coins();
    canvas_fill(8, 169, 224, 1, COLOUR_CLAY);
    type_draw_centred(120, 171, TYPE_SMALL, COLOUR_UMBER, "The highest pays, and chooses who plays");
    type_draw_centred(120, 185, TYPE_SMALL, COLOUR_UMBER, "first. Others keep theirs. Bids are final.");
    draw_others();
}

static const struct screen bidding = {
    .draw = draw_bid,
    .steer = change_bid,
    .act = place_bid,
    .back = match_leave,
    .look = empire_ui_browse_open,
    .help = help,
    .undo = match_undo_key,
    .hint = hint_open,
    .keys = {{ICON_KEY_A, "Bid"}, {ICON_KEY_UD, "Coins"}, {ICON_KEY_X, "Board"}},
};

void empire_ui_bid_show(void) {
    kept()->bid = 0;
    screen_replace(&bidding);
}

/* ---- the first player */

static void choose(enum key direction) {
    if (direction == KEY_UP || direction == KEY_DOWN) {
        kept()->at = cursor_ring(kept()->at, play_seats(), direction);
    }
}

static void name_first(void) {
    empire_ui_play(empire_move(EMPIRE_MOVE_FIRST, 0, kept()->at), CUE_PLACE);
}

static void draw_seat(unsigned seat, bool focused) {
    enum { ROW = 30, TOP = 50 };
    struct match_words words;
    struct text *text = match_words(&words);
    text_format(text, "bid %u", empire_ui_state()->bids[seat]);
    const struct chrome_row row = {.y = TOP + ROW * (int)seat,
                                   .height = ROW,
                                   .focused = focused,
                                   .icon = empire_ui_owner_icon(seat),
                                   .name = play_name(seat),
                                   .value = words.words};
    chrome_row(&row);
}

static void draw_first(void) {
    chrome_page();
    match_title(play_seat(), "Who is first?", CHROME_NO_PHASE);
    type_draw(CHROME_MARGIN, CHROME_PANEL_Y + 4, TYPE_BODY, COLOUR_UMBER,
              "The bid is yours. Who plays first?");
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat, seat == kept()->at);
    }
}

static const struct screen first = {
    .draw = draw_first,
    .steer = choose,
    .act = name_first,
    .back = match_leave,
    .look = empire_ui_browse_open,
    .help = help,
    .undo = match_undo_key,
    .hint = hint_open,
    .keys = {{ICON_KEY_A, "Choose"}, {ICON_KEY_UD, "Seat"}, {ICON_KEY_X, "Board"}},
};

void empire_ui_first_show(void) {
    kept()->at = play_seat();
    screen_replace(&first);
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

static bool in_tie(const struct empire_state *state, unsigned seat) {
    return state->bids[seat] == state->bids[state->winner];
}

static unsigned tied(const struct empire_state *state) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        count += in_tie(state, seat);
    }
    return count;
}

static void begin(const void *after) {
    motion_start(&kept()->die, HOPS * HOP_MS, HOPS);
    const struct empire_state *state = after;
    if (tied(state) == 1 || !state->die) {
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
        } while (!in_tie(state, seat));
    }
    return seat;
}

static void draw_die(unsigned seat) {
    canvas_box(210, CHROME_PANEL_Y + 2, 20, 20, 4, COLOUR_WHITE, COLOUR_INK);
    icon_draw(214, CHROME_PANEL_Y + 6, empire_ui_owner_icon(seat), 12);
}

static void draw_bids(unsigned moves) {
    const struct empire_state *state = empire_ui_state();
    const bool tie = tied(state) > 1, rolls = !motion_over(&kept()->die);
    const unsigned at = shown(state);
    (void)moves;
    chrome_page();
    match_title(state->winner, "The bids", CHROME_NO_PHASE);
    if (rolls) {
        type_draw(CHROME_MARGIN, CHROME_PANEL_Y + 4, TYPE_BODY, COLOUR_UMBER, "A tie: the die is cast …");
    } else {
        words_draw(CHROME_MARGIN, CHROME_PANEL_Y + 4, TYPE_BODY, COLOUR_INK, "%s%s pays %u.",
                   tie ? state->die ? "A tie: " : "A tie, by seat order: " : "", play_name(state->winner),
                   state->bids[state->winner]);
    }
    if (tie && state->die) {
        draw_die(at);
    }
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat, seat == at);
    }
}

const struct match_scene empire_ui_scene = {.may_be = empire_ui_is_bid,
                                            .concerns = concerns,
                                            .begin = begin,
                                            .draw = draw_bids,
                                            .page = EMPIRE_UI_PAGE_BID};

void empire_ui_came_of(const void *before, move_t move, struct text *out) {
    if (empire_ui_is_bid(move) && concerns(match_after(before, move)) != 0) {
        const struct empire_state *after = match_after(before, move);
        text_format(out,
                    tied(after) == 1 ? ": %s wins"
                    : after->die     ? ": the die picks %s"
                                     : ": first is %s",
                    play_name(after->winner));
    }
}
