/* The ten action cards: which side is up, which lie in front of the seat, what each does and could do now.
 * Below them, when it is possible: taking the cards back, and turning a quest in. */
#include "memory.h"

enum {
    IN_ROW = 4,
    STEP_X = MONUMENTS_UI_CARD_WIDTH + 1,
    STEP_Y = MONUMENTS_UI_CARD_HEIGHT + 1,
    CARDS_X = 2,
    CARDS_Y = 26,
    FOOT_Y = 136,
    AT_TAKE = MONUMENTS_CARDS, /* after the cards */
    AT_QUESTS,
    PLACES,
};

static struct monuments_ui_cards_memory *kept(void) {
    return &monuments_ui_memory()->cards;
}

/* ---- what there is */

static const move_t take_back = MONUMENTS_MOVE(MONUMENTS_OP_TAKE, 0, 0, 0, 0);

static move_t play_of(unsigned card) {
    return MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0);
}

static bool playable(unsigned card) {
    return match_legal(play_match(), play_of(card));
}

static bool in_hand(unsigned card) {
    return (monuments_ui_seat(play_seat()).hand >> card & 1) != 0;
}

/* It can be played, and would do something. */
static bool useful(unsigned card) {
    return playable(card) && monuments_card_useful(play_state(), play_seat(), card);
}

static bool is_there(unsigned place) {
    return place == AT_TAKE     ? match_legal(play_match(), take_back)
           : place == AT_QUESTS ? play_covers() ? monuments_ui_seat(play_seat()).open_count > 0
                                                : monuments_ui_choice_count(monuments_ui_offered_quest) > 0
                                : true;
}

/* ---- keys */

static void choose(void) {
    if (kept()->at == AT_QUESTS && play_covers()) {
        monuments_ui_quests_open();
    } else if (kept()->at == AT_QUESTS) {
        monuments_ui_choice_open(monuments_ui_offered_quest);
    } else {
        match_make(kept()->at == AT_TAKE ? take_back : play_of(kept()->at), CUE_REVEAL);
    }
}

static void back(void) {
    sound_play(CUE_BACK);
    monuments_ui_turn_show();
}

static void steer(enum key direction) {
    struct cursor cursor = cursor_from(kept()->at % IN_ROW, kept()->at / IN_ROW, direction, kept()->at);
    for (unsigned place = 0; place < PLACES; place++) {
        if (is_there(place)) {
            cursor_offer(&cursor, (int)(place % IN_ROW), (int)(place / IN_ROW), place);
        }
    }
    sound_play(cursor.best != kept()->at ? CUE_MOVE : CUE_REFUSED);
    kept()->at = (uint8_t)cursor.best;
}

static void help(void) {
    if (kept()->at < MONUMENTS_CARDS) {
        monuments_ui_explain(MONUMENTS_UI_CARD, kept()->at);
    } else {
        rules_open(kept()->at == AT_TAKE ? MONUMENTS_UI_PAGE_TURN : MONUMENTS_UI_PAGE_QUESTS);
    }
}

/* ---- words */

static void lacking_put(struct text *text, const char *symbol, unsigned have, unsigned need) {
    if (have < need) {
        text_format(text, " %s%u", symbol, need - have);
    }
}

static void layer_put(struct text *text) {
    struct monuments_layer_needs needs;
    monuments_layer_needs(play_state(), play_seat(), &needs);
    text_format(text, "%s%u", needs.possible ? "{:good}*Layer " : "{:umber}Layer ", needs.layer);
    if (needs.possible) {
        text_put(text, " can be built.*");
        return;
    }
    text_put(text, " lacks");
    lacking_put(text, "{land}", needs.land, needs.hexes);
    lacking_put(text, "{unit_worker}", needs.workers_on_board, needs.workers);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        lacking_put(text, monuments_ui_resource_symbols[resource], needs.resources[resource],
                    needs.cost[resource]);
    }
}

/* "Now: 2 of 5 hexes", "Now: 1 hex", "Now: 2 units, from 1 hex". */
static void choices_put(struct text *text, unsigned left, unsigned count) {
    const struct monuments_ui_card *about = &monuments_ui_cards[kept()->at];
    text_put(text, "{:good}*Now:* ");
    if (about->steps[0] != '\0') {
        text_format(text, "%u %s%s, from ", left, about->steps, words_s(left));
    } else if (left < count) {
        text_format(text, "%u of ", left);
    }
    text_format(text, "%u %s", count, count == 1 ? about->one : about->many);
}

static bool may_train(void) {
    bool may = false;
    for (uint32_t left = monuments_ui_seat(play_seat()).bonuses; left != 0; left &= left - 1) {
        may |= monuments_bonuses[bits_lowest(left)].effect == MONUMENTS_GAIN_TRAIN;
    }
    return may;
}

/* Why a card is grey. */
static const char *reason(void) {
    static const char *const reasons[MONUMENTS_CARDS] = {
        [MONUMENTS_CARD_UPGRADE] = "You can’t pay to turn any card.",
        [MONUMENTS_CARD_MOVE] = "None of your units can go anywhere.",
        [MONUMENTS_CARD_PRODUCE] = "No hex of yours has room and a worker.",
        [MONUMENTS_CARD_BUILD] = "You can’t pay where your workers are.",
        [MONUMENTS_CARD_POPULATE] = "It takes a town with two of your workers.",
        [MONUMENTS_CARD_TRAIN] = "You can’t pay for a unit or a weapon.",
        [MONUMENTS_CARD_ATTACK] = "No rival is next to your power.",
        [MONUMENTS_CARD_QUESTS] = "There is no quest left to draw.",
        [MONUMENTS_CARD_TRADE] = "You have too few resources to give."};
    const unsigned card = kept()->at;
    return may_train() || (card != MONUMENTS_CARD_TRAIN && card != MONUMENTS_CARD_ATTACK) ? reasons[card]
           : card == MONUMENTS_CARD_ATTACK ? "It needs the bonus Drill ground."
                                           : "Units need the bonus Drill ground.";
}

static void now_put(struct text *text) {
    unsigned left = 1;
    if (!in_hand(kept()->at)) {
        text_put(text, "{:umber}Already played; Take back returns it.");
    } else if (kept()->at == MONUMENTS_CARD_MONUMENT) {
        layer_put(text);
    } else if (!monuments_card_useful(play_state(), play_seat(), kept()->at)) {
        text_format(text, "{:bad}%s", reason());
    } else if (kept()->at == MONUMENTS_CARD_QUESTS) {
        text_put(text, "{:good}*Quests can be drawn*{:}, which is final.");
    } else {
        const unsigned count = monuments_ui_first_choices(kept()->at, &left);
        choices_put(text, left, count);
    }
}

/* ---- picture */

static struct area tile(unsigned place) {
    return (struct area){CARDS_X + STEP_X * (int)(place % IN_ROW), CARDS_Y + STEP_Y * (int)(place / IN_ROW),
                         MONUMENTS_UI_CARD_WIDTH, MONUMENTS_UI_CARD_HEIGHT};
}

static void draw_focus(unsigned place) {
    const struct area box = tile(place);
    if (place == kept()->at) {
        canvas_frame(box.x, box.y, box.width, box.height, 2, COLOUR_GOLD);
        chrome_cursor(box.x, box.y, box.width, box.height);
    }
}

static void draw_card(unsigned card) {
    const struct area box = tile(card);
    monuments_ui_card_draw(box.x, box.y, card, monuments_ui_is_green(play_seat(), card));
    if (!in_hand(card)) {
        canvas_shade(box.x, box.y, box.width, box.height, COLOUR_NIGHT, 6);
    } else if (!useful(card)) {
        canvas_shade(box.x, box.y, box.width, box.height, COLOUR_NIGHT, 4);
    }
    draw_focus(card);
}

/* Not a card: two words on chrome. */
static void draw_button(unsigned place, const char *above, const char *below) {
    const struct area box = tile(place);
    const bool there = is_there(place);
    const uint16_t colour = there ? COLOUR_PAPYRUS : COLOUR_DUSK;
    canvas_box(box.x, box.y, box.width, box.height, 3, there ? COLOUR_NIGHT2 : COLOUR_NIGHT, COLOUR_INK);
    type_draw_centred(box.x + box.width / 2, box.y + 2, TYPE_CHIP, colour, above);
    type_draw_centred(box.x + box.width / 2, box.y + 17, TYPE_SMALL, colour, below);
    draw_focus(place);
}

static void draw_buttons(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    const unsigned count = MONUMENTS_CARDS - bits_count(monuments_ui_seat(play_seat()).hand);
    text_format(text, "%u card%s", count, words_s(count));
    draw_button(AT_TAKE, "Take back", words.words);
    draw_button(AT_QUESTS, play_covers() ? "Quests" : "Turn in",
                play_covers()         ? "covered"
                : is_there(AT_QUESTS) ? "a quest"
                                      : "no quest");
}

/* What it costs to turn it, at the right. */
static void draw_cost(int y) {
    const int x = monuments_ui_pieces_cost(230, y + 7, monuments_card_cost(kept()->at), 2);
    type_draw_right(x - 4, y + 2, TYPE_SMALL, COLOUR_UMBER, "to green:");
}

static void draw_foot_card(void) {
    struct match_words words;
    const bool green = monuments_ui_is_green(play_seat(), kept()->at);
    type_draw(8, FOOT_Y + 3, TYPE_BODY_BOLD, COLOUR_INK, monuments_card_text(kept()->at, green).title);
    if (!green) {
        draw_cost(FOOT_Y + 2);
    }
    monuments_ui_sides_draw(FOOT_Y + 23, kept()->at, green);
    now_put(match_words(&words));
    type_rich(8, FOOT_Y + 58, TYPE_SMALL, COLOUR_INK, words.words);
}

static void draw_foot(void) {
    chrome_panel(CHROME_PANEL_X, FOOT_Y, CHROME_PANEL_WIDTH, CHROME_KEYS_Y - FOOT_Y - 2);
    if (kept()->at < MONUMENTS_CARDS) {
        draw_foot_card();
    } else {
        type_wrap((struct area){8, FOOT_Y + 4, 224, 60}, TYPE_BODY, COLOUR_INK,
                  kept()->at == AT_TAKE
                      ? "All cards that lie in front of you come back to your hand. That is your turn."
                  : play_covers() ? "Your quests, for your eyes only. A complete one is turned in there."
                                  : "A quest is complete: turn it in for its points. You still play a card.");
    }
}

static void draw(void) {
    const struct chrome_key keys[] = {{ICON_KEY_A, kept()->at < MONUMENTS_CARDS ? "Play"
                                                   : kept()->at == AT_TAKE      ? "Take"
                                                                                : "Open"},
                                      {ICON_KEY_B, "Board"},
                                      {ICON_KEY_X, "Look"}};
    chrome_ground();
    monuments_ui_title("Play a card");
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        draw_card(card);
    }
    draw_buttons();
    draw_foot();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = choose,
                                     .back = back,
                                     .look = match_look,
                                     .help = help,
                                     .undo = match_undo_key,
                                     .hint = hint_open};

/* Where it was left, if that does something now; else on the first card that does. */
static void put_cursor(void) {
    if (kept()->moves_then != 0 &&
        (kept()->at < MONUMENTS_CARDS ? useful(kept()->at) : is_there(kept()->at))) {
        return;
    }
    kept()->at = 0;
    while (kept()->at < MONUMENTS_CARDS && !useful(kept()->at)) {
        kept()->at++;
    }
    kept()->at = kept()->at < MONUMENTS_CARDS ? kept()->at : is_there(AT_TAKE) ? (uint8_t)AT_TAKE : 0;
}

void monuments_ui_cards_show(void) {
    const uint16_t moves = play_match()->length;
    if (moves != kept()->moves_then || !is_there(kept()->at)) {
        put_cursor();
    }
    kept()->moves_then = moves;
    screen_replace(&screen);
}

void monuments_ui_cards_point(move_t move) {
    monuments_ui_cards_show();
    kept()->at = move == take_back                               ? (uint8_t)AT_TAKE
                 : monuments_move_op(move) == MONUMENTS_OP_QUEST ? (uint8_t)AT_QUESTS
                                                                 : (uint8_t)monuments_move_token(move);
    if (kept()->at == AT_QUESTS && !play_covers()) {
        monuments_ui_choice_open(monuments_ui_offered_quest);
        monuments_ui_choice_point(move);
    }
}
