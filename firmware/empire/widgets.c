#include "empire_ui.h"

/* ---- icons */

enum icon empire_ui_good_icon(unsigned good) {
    assert(good <= EMPIRE_GOOD_KINDS);
    static const uint8_t icons[EMPIRE_GOOD_KINDS] = {
        [EMPIRE_RUBY] = ICON_RUBY,   [EMPIRE_WOOD] = ICON_WOOD,     [EMPIRE_ORE] = ICON_ORE,
        [EMPIRE_ANVIL] = ICON_ANVIL, [EMPIRE_CARROT] = ICON_CARROT, [EMPIRE_WILD] = ICON_WILD};
    return (enum icon)icons[good];
}

enum icon empire_ui_owner_icon(unsigned owner) {
    assert(owner < EMPIRE_OWNERS);
    return (enum icon)(ICON_SEAT_GARNET + empire_ui_owner_style(owner));
}

/* ---- cards */

static void draw_action(int x, int y, const struct empire_action *action) {
    const int middle = EMPIRE_UI_CARD_WIDTH / 2;
    icon_draw(x + middle - 8, y + 41, empire_ui_steps[action->step].icon, 16);
    if (action->step != EMPIRE_STEP_CITY) {
        words_centred(x + middle + 1, y + 60, TYPE_BIG, COLOUR_INK, "%u", action->amount);
    }
}

static void draw_half(int x, int y, const struct empire_action *action) {
    const bool city = action->step == EMPIRE_STEP_CITY;
    icon_draw(x + (city ? 11 : 3), y + 3, empire_ui_steps[action->step].icon, 16);
    if (!city) {
        words_centred(x + 28, y, TYPE_TITLE, COLOUR_INK, "%u", action->amount);
    }
}

static void draw_halves(int x, int y, const struct empire_card *card, uint16_t paper) {
    const bool both = card->join == EMPIRE_AND;
    const int middle = x + EMPIRE_UI_CARD_WIDTH / 2, gap = both ? 24 : 20;
    draw_half(x, y + 35, &card->action[0]);
    draw_half(x, y + 72, &card->action[1]);
    canvas_fill(x + 4, y + 63, EMPIRE_UI_CARD_WIDTH - 8, 1, COLOUR_CLAY);
    canvas_fill(middle - gap / 2, y + 58, gap, 12, paper);
    type_draw_centred(middle, y + 55, TYPE_SMALL_BOLD, COLOUR_BRONZE, both ? "and" : "or");
}

void empire_ui_card_draw(int x, int y, unsigned id, bool on, bool affordable) {
    assert(id <= EMPIRE_CARDS);
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    const uint16_t paper = on ? COLOUR_PAPYRUS : COLOUR_SAND;
    canvas_box(x, y, EMPIRE_UI_CARD_WIDTH, EMPIRE_UI_CARD_HEIGHT, 3, paper, COLOUR_INK);
    if (on) {
        canvas_frame(x + 1, y + 1, EMPIRE_UI_CARD_WIDTH - 2, EMPIRE_UI_CARD_HEIGHT - 2, 2, COLOUR_GOLD);
    }
    icon_draw(x + (card->icons > 1 ? 2 : (EMPIRE_UI_CARD_WIDTH - 24) / 2), y + 5,
              empire_ui_good_icon(card->good), 24);
    type_draw_right(x + EMPIRE_UI_CARD_WIDTH - 1, y + 18, TYPE_SMALL_BOLD, COLOUR_INK,
                    card->icons > 1 ? "×2" : "");
    canvas_fill(x + 4, y + 32, EMPIRE_UI_CARD_WIDTH - 8, 1, COLOUR_CLAY);
    if (card->join == EMPIRE_ALONE) {
        draw_action(x, y, &card->action[0]);
    } else {
        draw_halves(x, y, card, paper);
    }
    if (!affordable) {
        canvas_shade(x, y, EMPIRE_UI_CARD_WIDTH, EMPIRE_UI_CARD_HEIGHT, COLOUR_NIGHT, 4);
    }
}

/* ---- goods */

/* "Wood 3 + 1 + wild = 5", with what a card has brought, or would bring. */
void empire_ui_goods_put(struct text *text, const struct empire_goods *with, const struct empire_card *card) {
    const unsigned count = with->count[card->good], wilds = with->wilds[card->good];
    struct match_words name;
    text_format(text, "%s %u + %u", match_capital(&name, empire_goods_word(card->good)), count - card->icons,
                card->icons);
    text_format(text, wilds > 1 ? " + {wild}×%u" : wilds > 0 ? " + {wild}" : "", wilds);
    text_format(text, " = %u", count + wilds);
}

void empire_ui_goods_bar(int x, int y, unsigned good, unsigned count, unsigned more, int step) {
    assert(good < EMPIRE_GOODS);
    const unsigned last = empire_good_steps[good][EMPIRE_GOOD_STEPS - 1];
    for (unsigned i = 0; i < last; i++) {
        const int left = x + (int)i * step;
        canvas_fill(left, y, step - 1, 9, COLOUR_INK);
        canvas_fill(left + 1, y + 1, step - 3, 7,
                    i < count          ? COLOUR_BRONZE
                    : i < count + more ? COLOUR_GOLD
                                       : COLOUR_SAND);
    }
    for (unsigned i = 0; i < EMPIRE_GOOD_STEPS; i++) {
        const unsigned at = empire_good_steps[good][i];
        words_centred(x + (int)(at - 1) * step + step / 2, y + 9, TYPE_CHIP,
                      at <= count + more ? COLOUR_GOOD : COLOUR_UMBER, "%u", empire_good_step_points[i]);
    }
}

/* Once the card is taken, what it brought is among what the seat holds. */
void empire_ui_card_good_draw(int x, int y, unsigned id) {
    enum { GOODS_ROOM = 130 };
    const struct empire_state *state = empire_ui_state();
    const struct empire_card *card = empire_card(state, id);
    const struct empire_goods with = id == empire_hand(state) ? empire_seat_goods(state, play_seat())
                                                              : empire_goods_with(state, play_seat(), id);
    struct match_words words;
    empire_ui_goods_put(match_words(&words), &with, card);
    type_rich(x, y, type_fitting(TYPE_BODY, words.words, GOODS_ROOM), COLOUR_INK, words.words);
    empire_ui_goods_bar(x, y + 19, card->good, with.count[card->good] - (unsigned)card->icons,
                        (unsigned)card->icons + with.wilds[card->good], 13);
}
