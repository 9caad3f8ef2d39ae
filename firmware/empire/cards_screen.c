/* The row of six cards: what each costs, brings and does. */
#include "empire_ui.h"
#include "match_try.h"
#include "memory.h"

enum { CARDS_X = 2, CARDS_STEP = 40, CARDS_Y = 42, FOOT_Y = 148, ACTIONS_ROOM = 202 };
enum { GAIN_X = 233, BESIDE_X = 146 };

static struct empire_ui_cards_memory *kept(void) {
    return &empire_ui_memory()->cards;
}

static bool affordable(unsigned position) {
    return empire_row_cost(position) <= empire_ui_state()->coins[play_seat()];
}

/* ---- keys */

static void pad(enum key direction) {
    if (direction == KEY_UP || direction == KEY_DOWN) {
        match_to_board();
    } else {
        kept()->at = cursor_ring(kept()->at, empire_row_size(empire_ui_state()), direction);
    }
}

static void take(void) {
    empire_ui_play(empire_move(EMPIRE_MOVE_TAKE, 0, kept()->at), CUE_REVEAL);
}

static void explain(void) {
    match_explain(&empire_ui_a_card, empire_row_card(empire_ui_state(), kept()->at));
}

/* ---- picture */

static void draw_cost(int x, unsigned position, bool on) {
    const unsigned cost = empire_row_cost(position);
    const uint16_t colour = !affordable(position) ? COLOUR_BADLIGHT : on ? COLOUR_GOLD : COLOUR_PAPYRUS;
    if (cost == 0) {
        type_draw_centred(x + EMPIRE_UI_CARD_WIDTH / 2, 25, TYPE_SMALL_BOLD,
                          on ? COLOUR_GOLD : COLOUR_GOODLIGHT, "free");
    } else {
        icon_draw(x + 7, 27, ICON_COIN, 12);
        words_centred(x + 27, 24, TYPE_BODY_BOLD, colour, "%u", cost);
    }
}

void empire_ui_row_draw(unsigned at) {
    for (unsigned i = 0; i < empire_row_size(empire_ui_state()); i++) {
        const int x = CARDS_X + CARDS_STEP * (int)i;
        draw_cost(x, i, i == at);
        empire_ui_card_draw(x, CARDS_Y, empire_row_card(empire_ui_state(), i), i == at, affordable(i));
    }
}

/* The actions in words: one line, or two where there are two. */
static void draw_actions(unsigned id) {
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    struct match_words words;
    struct text *text = match_words(&words);
    icon_draw(8, FOOT_Y + 3, empire_ui_steps[card->action[0].step].icon, 16);
    if (card->join == EMPIRE_ALONE) {
        empire_ui_action_put(text, &card->action[0]);
        empire_ui_lack_put(text, empire_ui_state(), &card->action[0], false);
    } else {
        empire_ui_card_put(text, empire_ui_state(), id, false);
        words.words[0] = (char)(words.words[0] - 'a' + 'A');
    }
    type_rich(30, FOOT_Y + 1, type_fitting(TYPE_BODY_BOLD, words.words, ACTIONS_ROOM), COLOUR_INK,
              words.words);
}

/* What it would bring; and where a wild goes that counts elsewhere now. */
static void draw_gain(unsigned good) {
    const struct match_tried *tried = match_try(empire_move(EMPIRE_MOVE_TAKE, 0, kept()->at));
    const int gain = tried->gains[play_seat()][EMPIRE_SOURCE_GOODS];
    struct match_words words;
    unsigned from, to;
    text_format(match_words(&words), "+%d point%s", gain, words_s((unsigned)gain));
    type_draw_right(GAIN_X, FOOT_Y + 23, gain > 0 ? TYPE_BODY_BOLD : TYPE_BODY,
                    gain > 0 ? COLOUR_GOOD : COLOUR_CLAY, words.words);
    const bool moved = empire_wild_moved(empire_ui_state(), tried->state, play_seat(), &from, &to);
    if (from < EMPIRE_GOODS) {
        words_rich(BESIDE_X, FOOT_Y + 38, TYPE_SMALL, COLOUR_UMBER,
                   !moved       ? "{wild} set free"
                   : to == good ? "{wild} from %s"
                                : "{wild} to %s",
                   moved ? empire_goods_word(to == good ? from : to) : "");
    }
}

/* To which good it would add, where that can be tried. */
static void wild_put(struct text *text) {
    const move_t move = empire_move(EMPIRE_MOVE_TAKE, 0, kept()->at);
    const void *after = affordable(kept()->at) ? match_try(move)->state : empire_ui_state();
    unsigned from, to;
    (void)empire_wild_moved(empire_ui_state(), after, play_seat(), &from, &to);
    text_format(text, to < EMPIRE_GOODS ? "wild: adds to your %s" : "wild: adds to other goods",
                to < EMPIRE_GOODS ? empire_goods_word(to) : "");
}

static void draw_coins(void) {
    const unsigned coins = empire_ui_state()->coins[play_seat()], cost = empire_row_cost(kept()->at);
    words_rich(BESIDE_X, FOOT_Y + 50, TYPE_BODY, COLOUR_INK,
               cost == 0       ? "{coin}{4}%u kept"
               : cost <= coins ? "{coin}{4}%u to %u"
                               : "{coin}{4}%u {:bad}– too few",
               coins, coins - cost);
}

static void draw_foot(void) {
    const unsigned id = empire_row_card(empire_ui_state(), kept()->at);
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    chrome_panel(CHROME_PANEL_X, FOOT_Y, CHROME_PANEL_WIDTH, 71);
    draw_actions(id);
    canvas_fill(8, FOOT_Y + 22, 224, 1, COLOUR_CLAY);
    icon_draw(8, FOOT_Y + 28, empire_ui_good_icon(card->good), 24);
    if (card->good < EMPIRE_GOODS) {
        empire_ui_card_good_draw(38, FOOT_Y + 23, id);
    } else {
        struct match_words words;
        wild_put(match_words(&words));
        type_wrap((struct area){38, FOOT_Y + 23, 99, 36}, TYPE_SMALL, COLOUR_INK, words.words);
    }
    if (affordable(kept()->at)) {
        draw_gain(card->good);
    }
    draw_coins();
}

static void draw(void) {
    const int x = CARDS_X + CARDS_STEP * (int)kept()->at;
    chrome_ground();
    struct match_words title;
    text_format(match_words(&title), "Take card %u/%u|Take card", empire_ui_turn_of(play_seat()),
                empire_cards_to_take(empire_ui_state()));
    match_title(play_seat(), title.words, CHROME_NO_PHASE);
    empire_ui_row_draw(kept()->at);
    chrome_cursor(x, CARDS_Y, EMPIRE_UI_CARD_WIDTH, EMPIRE_UI_CARD_HEIGHT);
    words_name((struct area){x, CARDS_Y, EMPIRE_UI_CARD_WIDTH, 2}, "card %u",
               kept()->at + 1u); /* of two alike */
    draw_foot();
}

static const struct screen screen = {
    .draw = draw,
    .steer = pad,
    .act = take,
    .back = match_to_board,
    .help = explain,
    MATCH_STEP,
    .keys = {{ICON_KEY_A, "Take"}, {ICON_KEY_B, "Board"}, {ICON_KEY_X, "Look"}},
};

void empire_ui_cards_show(void) {
    if (kept()->taken != empire_ui_state()->taken || kept()->at >= empire_row_size(empire_ui_state())) {
        kept()->at = 0;
    }
    kept()->taken = empire_ui_state()->taken;
    empire_ui_memory()->place =
        (struct empire_ui_place_memory){0}; /* a card taken back is asked about again */
    screen_replace(&screen);
}
