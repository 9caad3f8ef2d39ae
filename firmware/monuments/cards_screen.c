/* The ten action cards: which side is up, which lie in front of the seat, what each does and could do now.
 * Among them: taking the cards back, and turning a quest in. The cursor begins every turn in the middle, so
 * that its way can be learnt: what is played most often is around it. */
#include "match_try.h"
#include "memory.h"

enum {
    IN_ROW = MONUMENTS_UI_CARDS_IN_ROW,
    STEP_X = MONUMENTS_UI_CARD_WIDTH + 1,
    STEP_Y = MONUMENTS_UI_CARD_HEIGHT + 1,
    CARDS_X = 2,
    CARDS_Y = 26,
    FOOT_Y = 136,
    AT_TAKE = MONUMENTS_UI_AT_TAKE,
    AT_QUESTS = MONUMENTS_UI_AT_QUESTS,
    PLACES = MONUMENTS_UI_CARD_PLACES,
};

const uint8_t monuments_ui_card_places[PLACES] = {MONUMENTS_CARD_UPGRADE,  MONUMENTS_CARD_MOVE,
                                                  MONUMENTS_CARD_BUILD,    MONUMENTS_CARD_MONUMENT,
                                                  MONUMENTS_CARD_POPULATE, MONUMENTS_CARD_PRODUCE,
                                                  MONUMENTS_CARD_TRAIN,    MONUMENTS_CARD_ATTACK,
                                                  MONUMENTS_CARD_QUESTS,   AT_TAKE,
                                                  MONUMENTS_CARD_TRADE,    AT_QUESTS};

static unsigned place_of(unsigned thing) {
    unsigned place = 0;
    while (monuments_ui_card_places[place] != thing) {
        place++;
        assert(place < PLACES);
    }
    return place;
}

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

static bool is_there(unsigned thing) {
    return thing == AT_TAKE     ? match_legal(play_match(), take_back)
           : thing == AT_QUESTS ? play_covers() ? monuments_ui_seat(play_seat()).open_count > 0
                                                : monuments_ui_choice_count(monuments_ui_offered_quest) > 0
                                : in_hand(thing);
}

/* ---- keys */

/* Does A do anything with it? */
static bool answers(unsigned thing) {
    return thing < MONUMENTS_CARDS ? playable(thing) : is_there(thing);
}

static void choose(void) {
    if (!answers(kept()->at)) {
        sound_play(CUE_REFUSED);
    } else if (kept()->at == AT_QUESTS && play_covers()) {
        monuments_ui_quests_open();
    } else if (kept()->at == AT_QUESTS) {
        monuments_ui_choice_open(monuments_ui_offered_quest, MOVE_NONE);
    } else {
        match_make(kept()->at == AT_TAKE ? take_back : play_of(kept()->at), CUE_REVEAL);
    }
}

static void steer(enum key direction) {
    const unsigned at = place_of(kept()->at);
    struct cursor cursor = cursor_from((int)(at % IN_ROW), (int)(at / IN_ROW), direction, kept()->at);
    for (unsigned place = 0; place < PLACES; place++) {
        cursor_offer(&cursor, (int)(place % IN_ROW), (int)(place / IN_ROW), monuments_ui_card_places[place]);
    }
    sound_play(cursor.best != kept()->at ? CUE_MOVE : CUE_REFUSED);
    kept()->at = (uint8_t)cursor.best;
}

static void help(void) {
    if (kept()->at < MONUMENTS_CARDS) {
        match_explain(&monuments_ui_a_card, kept()->at);
    } else {
        rules_open(kept()->at == AT_TAKE ? MONUMENTS_PAGE_TURN : MONUMENTS_PAGE_QUESTS);
    }
}

/* ---- words */

static void lacking_put(struct text *text, const char *symbol, unsigned have, unsigned need) {
    if (have < need) {
        text_format(text, " %s%u", symbol, need - have);
    }
}

static void layer_put(struct text *text) {
    const struct monuments_layer_needs needs = monuments_layer_needs(play_state(), play_seat());
    text_format(text, "%s%u", needs.possible ? "{:good}*Layer " : "{:umber}Layer ", needs.layer);
    if (needs.possible) {
        text_put(text, " can be built.*");
        return;
    }
    text_put(text, " lacks");
    lacking_put(text, "{land}", needs.land, needs.hexes);
    lacking_put(text, "{unit_worker}", needs.workers_on_board, needs.workers);
    for (unsigned resource = 0; needs.short_of > 0 && resource < MONUMENTS_RESOURCES; resource++) {
        lacking_put(text, monuments_ui_resource_symbols[resource], needs.resources[resource],
                    needs.cost[resource]);
    }
}

/* "Now: 2 of 5 hexes", "Now: 1 hex", "Now: 3 units, from 1 hex (+1 bonus)". */
static void choices_put(struct text *text, unsigned left, unsigned count) {
    const struct monuments_ui_card *about = &monuments_ui_cards[kept()->at];
    text_put(text, "{:good}*Now:* ");
    if (about->steps[0] != '\0') {
        text_format(text, "%u %s%s, from ", left, about->steps, words_s(left));
    } else if (left < count) {
        text_format(text, "%u of ", left);
    }
    const unsigned more = monuments_card_more(play_state(), play_seat(), kept()->at);
    text_format(text, "%u %s", count, count == 1 ? about->one : about->many);
    text_format(text, more > 0 ? "{:umber} (+%u bonus)" : "", more);
}

static void now_put(struct text *text) {
    unsigned left = 1;
    if (!in_hand(kept()->at)) {
        text_put(text, "{:umber}Already played; Take back returns it.");
    } else if (kept()->at == MONUMENTS_CARD_MONUMENT) {
        layer_put(text);
    } else if (!monuments_card_useful(play_state(), play_seat(), kept()->at)) {
        text_format(text, "{:bad}%s", monuments_card_why(play_state(), play_seat(), kept()->at));
    } else if (kept()->at == MONUMENTS_CARD_QUESTS) {
        text_put(text, "{:good}*Quests can be drawn*{:}, which is final.");
    } else {
        const struct match_tried *tried = match_try(play_of(kept()->at)); /* no secret shows in that */
        const bool asks = tried->next == (int)play_seat();
        const unsigned count = asks ? monuments_first_choices(tried->state, match_scratch(), &left) : 1;
        choices_put(text, left, count);
    }
}

/* ---- picture */

static struct area tile(unsigned thing) {
    const unsigned place = place_of(thing);
    return (struct area){CARDS_X + STEP_X * (int)(place % IN_ROW), CARDS_Y + STEP_Y * (int)(place / IN_ROW),
                         MONUMENTS_UI_CARD_WIDTH, MONUMENTS_UI_CARD_HEIGHT};
}

static void draw_focus(unsigned thing) {
    const struct area box = tile(thing);
    if (thing == kept()->at) {
        canvas_frame(box.x, box.y, box.width, box.height, 2, COLOUR_GOLD);
        chrome_cursor(box.x, box.y, box.width, box.height);
    }
}

/* Not a card: two words on chrome. */
static void draw_button(unsigned thing, const char *above, const char *below) {
    const struct area box = tile(thing);
    const bool there = is_there(thing);
    const uint16_t colour = there ? COLOUR_PAPYRUS : COLOUR_DUSK;
    canvas_box(box.x, box.y, box.width, box.height, 3, there ? COLOUR_NIGHT2 : COLOUR_NIGHT, COLOUR_INK);
    type_draw_centred(box.x + box.width / 2, box.y + 2, TYPE_CHIP, colour, above);
    type_draw_centred(box.x + box.width / 2, box.y + 17, TYPE_SMALL, colour, below);
    draw_focus(thing);
}

/* One that was played lies elsewhere: its place is empty. */
static void draw_card(unsigned card) {
    const struct area box = tile(card);
    if (!in_hand(card)) {
        draw_button(card, monuments_ui_cards[card].name, "played");
        return;
    }
    monuments_ui_card_draw(box.x, box.y, card, monuments_ui_is_green(play_seat(), card));
    if (!useful(card)) {
        canvas_shade(box.x, box.y, box.width, box.height, COLOUR_NIGHT, 4);
    }
    draw_focus(card);
}

static void draw_buttons(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    const unsigned count = MONUMENTS_CARDS - bits_count(monuments_ui_seat(play_seat()).hand);
    text_format(text, "%u card%s", count, words_s(count));
    draw_button(AT_TAKE, "Take back", words.words);
    draw_button(AT_QUESTS, play_covers() ? "Quests" : "Turn in",
                play_covers()         ? "hidden"
                : is_there(AT_QUESTS) ? "a quest"
                                      : "no quest");
}

/* Of what it makes, also of what can't be paid yet. */
static void draw_prices(int y, unsigned first) {
    int x = 8;
    for (unsigned token = first; token < first + 4; token++) {
        const uint8_t *cost = monuments_token_cost(token);
        icon_draw(x, y + 2, monuments_ui_token_icon(token), 12);
        x += 13 + 17 * (cost[0] + cost[1] + cost[2] + cost[3]);
        (void)monuments_ui_pieces_cost(x, y + 5, cost, 1);
        x += 7;
    }
}

static void draw_foot_card(void) {
    struct match_words words;
    const unsigned first = kept()->at == MONUMENTS_CARD_BUILD   ? MONUMENTS_TOKEN_BUILDINGS
                           : kept()->at == MONUMENTS_CARD_TRAIN ? MONUMENTS_TOKEN_ARMED
                                                                : 0; /* of what has a price */
    const bool green = monuments_ui_is_green(play_seat(), kept()->at);
    type_draw(8, FOOT_Y + 3, TYPE_BODY_BOLD, COLOUR_INK, monuments_card_text(kept()->at, green).title);
    if (!green) {
        const int x = monuments_ui_pieces_cost(230, FOOT_Y + 9, monuments_card_cost(kept()->at), 2);
        type_draw_right(x - 4, FOOT_Y + 4, TYPE_SMALL, COLOUR_UMBER, "to turn green:");
    }
    monuments_ui_sides_draw(FOOT_Y + (first > 0 ? 19 : 23), kept()->at, green);
    now_put(match_words(&words));
    type_rich(8, FOOT_Y + (first > 0 ? 49 : 58), TYPE_SMALL, COLOUR_INK, words.words);
    if (first > 0) {
        draw_prices(FOOT_Y + 64, first);
    }
}

static const char *button_words(void) {
    if (kept()->at == AT_TAKE) {
        return is_there(AT_TAKE) ? "All cards that you have played come back to your hand. That is your turn."
                                 : "You have played no card yet that could come back to your hand.";
    }
    return !is_there(AT_QUESTS) ? "None of your quests is complete yet. X shows them."
           : play_covers()      ? "Your quests, for your eyes only. A complete one is turned in there."
                                : "A quest is complete: turn it in for its points. You still play a card.";
}

static void draw_foot(void) {
    chrome_panel(CHROME_PANEL_X, FOOT_Y, CHROME_PANEL_WIDTH, CHROME_KEYS_Y - FOOT_Y - 2);
    if (kept()->at < MONUMENTS_CARDS) {
        draw_foot_card();
    } else {
        type_wrap((struct area){8, FOOT_Y + 4, 224, 60}, TYPE_BODY, COLOUR_INK, button_words());
    }
}

static void draw(void) {
    static const struct chrome_key acts[] = {
        {ICON_KEY_A, "Play"}, {ICON_KEY_A, "Take"}, {ICON_KEY_A, "Open"}, {ICON_KEY_PAD, "Card"}};
    const unsigned act = !answers(kept()->at)           ? 3
                         : kept()->at < MONUMENTS_CARDS ? 0
                                                        : kept()->at - MONUMENTS_CARDS + 1u;
    const struct chrome_key keys[] = {acts[act], {ICON_KEY_B, "Board"}, {ICON_KEY_X, "Look"}};
    chrome_ground();
    monuments_ui_title("Play a card");
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        draw_card(card);
    }
    draw_buttons();
    draw_foot();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = choose, .back = match_to_board, .help = help, MATCH_STEP};

/* Monument, which brings most; Produce; when that brings nothing Move above it, or Take back below it. */
static unsigned beginning(void) {
    static const uint8_t middle[] = {MONUMENTS_CARD_MONUMENT, MONUMENTS_CARD_PRODUCE, MONUMENTS_CARD_MOVE,
                                     AT_TAKE};
    for (unsigned i = 0; i < sizeof middle; i++) {
        if (middle[i] == AT_TAKE ? is_there(AT_TAKE) : useful(middle[i])) {
            return middle[i];
        }
    }
    return MONUMENTS_CARD_PRODUCE;
}

void monuments_ui_cards_show(void) {
    const uint16_t moves = play_match()->length;
    if (moves != kept()->moves_then || moves == 0) {
        kept()->at = (uint8_t)beginning();
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
        monuments_ui_choice_open(monuments_ui_offered_quest, move);
    }
}
