/* The ten action cards: which side is up, which lie in front of the seat, what each does and could do now.
 * Below them, when it is possible: taking the cards back, and turning a quest in. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "choice_list.h"
#include "chrome.h"
#include "match_screens.h"
#include "monuments_ui.h"
#include "palette.h"
#include "pieces.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    IN_ROW = 5,
    CARD_WIDTH = 46,
    CARD_HEIGHT = 48,
    CARD_STEP = 47,
    CARDS_X = 3,
    CARDS_Y = 27,
    ROW_STEP = 50,
    BUTTONS_Y = 128,
    BUTTON_HEIGHT = 18,
    FOOT_Y = 149,
    AT_TAKE = CARDS, /* behind the cards */
    AT_QUESTS,
    PLACES,
};

static uint8_t at;
static bool choosing_quest;
static uint8_t quest_at;

/* ---- what there is */

static bool offered_quest(move_t move) {
    return move_op(move) == OP_QUEST;
}

static bool offered_take(move_t move) {
    return move_op(move) == OP_TAKE;
}

static bool in_hand(unsigned card) {
    struct monuments_seat seat;
    monuments_seat(realm_state(), realm_me(), &seat);
    return (seat.hand >> card & 1) != 0;
}

static bool is_green(unsigned card) {
    struct monuments_seat seat;
    monuments_seat(realm_state(), realm_me(), &seat);
    return (seat.green >> card & 1) != 0;
}

static bool playable(unsigned card) {
    unsigned count;
    const move_t *moves = realm_moves(&count);
    for (unsigned i = 0; i < count; i++) {
        if (move_op(moves[i]) == OP_PLAY && move_thing(moves[i]) == card) {
            return true;
        }
    }
    return false;
}

static bool is_there(unsigned place) {
    return place < CARDS || choice_count(place == AT_TAKE ? offered_take : offered_quest) > 0;
}

/* ---- keys */

static void play(move_t move) {
    if (play_move(move)) {
        sound_play(CUE_REVEAL);
        match_show();
    } else {
        sound_play(CUE_REFUSED);
    }
}

static void choose(void) {
    if (choosing_quest) {
        choosing_quest = false;
        play(choice_at(offered_quest, quest_at));
    } else if (at == AT_QUESTS) {
        choosing_quest = true;
        quest_at = 0;
        sound_play(CUE_OPEN);
    } else {
        play(at == AT_TAKE ? MOVE(OP_TAKE, 0, 0, 0, 0) : MOVE(OP_PLAY, 0, at, 0, 0));
    }
}

static void back(void) {
    sound_play(CUE_BACK);
    if (choosing_quest) {
        choosing_quest = false;
    } else {
        realm_turn_show();
    }
}

/* Rows of five; the buttons below are the third. */
static unsigned place_towards(enum key direction) {
    switch (direction) {
    case KEY_LEFT:
        return at % IN_ROW > 0 ? at - 1u : at;
    case KEY_RIGHT:
        return at % IN_ROW < IN_ROW - 1 ? at + 1u : at;
    case KEY_UP:
        return at == AT_QUESTS ? CARDS - 2u : at >= IN_ROW ? at - (unsigned)IN_ROW : at;
    default:
        break;
    }
    if (at < IN_ROW) {
        return at + (unsigned)IN_ROW;
    }
    unsigned const wanted = at % IN_ROW < 3 ? AT_TAKE : AT_QUESTS;
    unsigned const other = wanted == AT_TAKE ? AT_QUESTS : AT_TAKE;
    return at >= CARDS ? at : is_there(wanted) ? wanted : is_there(other) ? other : at;
}

static void steer(enum key direction) {
    if (choosing_quest) {
        unsigned const count = choice_count(offered_quest);
        bool const on = direction == KEY_DOWN || direction == KEY_RIGHT;
        quest_at = (uint8_t)((quest_at + (on ? 1 : count - 1)) % count);
        sound_play(CUE_MOVE);
        return;
    }
    unsigned const to = place_towards(direction);
    bool const moves = to != at && to < PLACES && is_there(to);
    sound_play(moves ? CUE_MOVE : CUE_REFUSED);
    at = moves ? (uint8_t)to : at;
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_A:
        choose();
        break;
    case KEY_B:
        back();
        break;
    case KEY_X:
        realm_browse_open();
        break;
    case KEY_Y:
        rules_open(at < CARDS ? (unsigned)REALM_PAGE_UPGRADE + at : (unsigned)REALM_PAGE_TURN);
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    default:
        steer(pressed);
        break;
    }
}

/* ---- words */

static const struct card_words {
    const char *name, *red, *green;
    const char *many; /* what could be chosen first */
} card_words[CARDS] = {
    [CARD_UPGRADE] = {"Upgrade", "turn a card to green, for its cost", "the same, one resource cheaper",
                      "cards"},
    [CARD_MOVE] = {"Move", "move two units", "move three units", "hexes with units"},
    [CARD_PRODUCE] = {"Produce", "produce in two hexes", "produce in three hexes", "hexes"},
    [CARD_BUILD] = {"Build", "a building, crossing or repair", "the same, one resource cheaper", "hexes"},
    [CARD_POPULATE] = {"Populate", "a worker in a town with two", "in two such towns", "towns"},
    [CARD_MONUMENT] = {"Layer", "build the next layer", "the same, one resource cheaper", ""},
    [CARD_TRAIN] = {"Train", "a unit, or a weapon", "a unit, and a weapon with it", "hexes"},
    [CARD_ATTACK] = {"Attack", "from one hex", "from any hexes around", "targets"},
    [CARD_QUESTS] = {"Quests", "draw two, keep at least one", "draw three, keep at least one", ""},
    [CARD_TRADE] = {"Trade", "twice two equal for another", "twice one for another", "kinds of goods"},
};

static void missing_put(struct text *text, unsigned number, const char *word) {
    if (number > 0) {
        text_char(text, ' ');
        text_unsigned(text, number);
        text_char(text, ' ');
        text_put(text, word);
        text_char(text, ',');
    }
}

static unsigned lacking(unsigned have, unsigned need) {
    return have < need ? need - have : 0;
}

static void layer_put(struct text *text, struct match_words *words) {
    struct monuments_layer_needs needs;
    monuments_layer_needs(realm_state(), realm_me(), &needs);
    text_put(text, needs.possible ? "{:good}*Layer " : "{:umber}Layer ");
    text_unsigned(text, needs.layer);
    if (needs.possible) {
        text_put(text, " can be built.*");
        return;
    }
    text_put(text, " lacks");
    missing_put(text, lacking(needs.land, needs.hexes), "land");
    missing_put(text, lacking(needs.workers_on_board, needs.workers), "workers");
    for (unsigned good = 0; good < MONUMENTS_GOODS; good++) {
        missing_put(text, lacking(needs.goods[good], needs.cost[good]), monuments_thing_text(good).title);
    }
    words->words[words->buffer.used - 1] = '.';
}

static void now_put(struct text *text, struct match_words *words) {
    unsigned left = 1;
    if (!in_hand(at)) {
        text_put(text, "{:umber}It lies in front of you.");
    } else if (at == CARD_MONUMENT) {
        layer_put(text, words);
    } else if (!monuments_card_useful(realm_state(), realm_me(), at)) {
        text_put(text,
                 playable(at) ? "{:bad}It would do nothing now." : "{:bad}Nothing to be done with it now.");
    } else if (at == CARD_QUESTS) {
        text_put(text, "{:good}*Quests can be drawn.*");
    } else {
        unsigned const count = realm_first_choices(at, &left);
        text_put(text, "{:good}*Now:* ");
        text_unsigned(text, left);
        text_put(text, " of ");
        text_unsigned(text, count);
        text_char(text, ' ');
        text_put(text, card_words[at].many);
    }
}

/* ---- picture */

static enum icon card_icon(unsigned card) {
    static const uint8_t icons[CARDS] = {
        [CARD_UPGRADE] = ICON_UPGRADE, [CARD_MOVE] = ICON_BOOT,         [CARD_PRODUCE] = ICON_PRODUCE,
        [CARD_BUILD] = ICON_BUILD,     [CARD_POPULATE] = ICON_POPULATE, [CARD_MONUMENT] = ICON_MONUMENT,
        [CARD_TRAIN] = ICON_TRAIN,     [CARD_ATTACK] = ICON_DESTROY,    [CARD_QUESTS] = ICON_QUESTS,
        [CARD_TRADE] = ICON_TRADE};
    return (enum icon)icons[card];
}

/* Which side is up is told by the band's colour, and by a star on green. */
static void draw_face(int x, int y, unsigned card, bool green) {
    uint16_t const band = green ? COLOUR_GOOD : COLOUR_BAD;
    canvas_box(x, y, CARD_WIDTH, CARD_HEIGHT, 3, COLOUR_PAPYRUS, COLOUR_INK);
    canvas_fill(x + 1, y + 3, CARD_WIDTH - 2, 27, band);
    canvas_fill(x + 3, y + 1, CARD_WIDTH - 6, 2, band);
    canvas_box(x + 12, y + 4, 22, 22, 3, COLOUR_PAPYRUS, COLOUR_INK);
    icon_draw(x + 15, y + 7, card_icon(card), 16);
    if (green) {
        icon_draw(x + 35, y + 3, ICON_STAR, 8);
    }
    type_draw_centred(x + CARD_WIDTH / 2, y + 31, TYPE_SMALL, COLOUR_INK, card_words[card].name);
}

static void draw_card(unsigned card) {
    int const x = CARDS_X + CARD_STEP * (int)(card % IN_ROW), y = CARDS_Y + ROW_STEP * (int)(card / IN_ROW);
    draw_face(x, y, card, is_green(card));
    if (!in_hand(card)) {
        canvas_shade(x, y, CARD_WIDTH, CARD_HEIGHT, COLOUR_NIGHT, 6);
    } else if (!playable(card) || !monuments_card_useful(realm_state(), realm_me(), card)) {
        canvas_shade(x, y, CARD_WIDTH, CARD_HEIGHT, COLOUR_NIGHT, 4);
    }
    if (card == at && !choosing_quest) {
        canvas_frame(x, y, CARD_WIDTH, CARD_HEIGHT, 2, COLOUR_GOLD);
        chrome_cursor(x, y, CARD_WIDTH, CARD_HEIGHT);
    }
}

static void draw_button(unsigned place, int x, int width, const char *words) {
    bool const on = at == place && !choosing_quest;
    canvas_box(x, BUTTONS_Y, width, BUTTON_HEIGHT, 3, on ? COLOUR_GOLD : COLOUR_NIGHT2,
               on ? COLOUR_INK : COLOUR_DUSK);
    type_draw_centred(x + width / 2, BUTTONS_Y + 2, TYPE_SMALL_BOLD, on ? COLOUR_INK : COLOUR_PAPYRUS, words);
    if (on) {
        chrome_cursor(x, BUTTONS_Y, width, BUTTON_HEIGHT);
    }
}

static unsigned discarded(void) {
    unsigned count = 0;
    for (unsigned card = 0; card < CARDS; card++) {
        count += !in_hand(card);
    }
    return count;
}

static void draw_buttons(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (is_there(AT_TAKE)) {
        unsigned const count = discarded();
        text_put(text, "Take back ");
        text_unsigned(text, count);
        text_put(text, count == 1 ? " card" : " cards");
        draw_button(AT_TAKE, CARDS_X, 140, words.words);
    } else {
        type_draw(CARDS_X + 2, BUTTONS_Y + 2, TYPE_SMALL, COLOUR_DUSK, "All cards are in your hand.");
    }
    if (is_there(AT_QUESTS)) {
        draw_button(AT_QUESTS, CARDS_X + 144, 90, "Quest done");
    }
}

static void draw_side(int y, bool green, bool up, const char *words) {
    canvas_box(8, y + 3, 9, 9, 1, green ? COLOUR_GOOD : COLOUR_BAD, COLOUR_INK);
    if (green) {
        icon_draw(8, y + 3, ICON_STAR, 8);
    }
    type_draw(22, y, up ? TYPE_SMALL_BOLD : TYPE_SMALL, up ? COLOUR_INK : COLOUR_UMBER, words);
}

/* What it costs to turn it, at the right. */
static void draw_cost(int y) {
    const uint8_t *cost = monuments_card_cost(at);
    int x = 230;
    for (unsigned good = MONUMENTS_GOODS; good-- > 0;) {
        for (unsigned i = 0; i < cost[good]; i++) {
            x -= PIECES_GOOD + 2;
            pieces_good(x, y + 7, good);
        }
    }
    type_draw_right(x - 4, y + 2, TYPE_SMALL, COLOUR_UMBER, "to green:");
}

static void draw_foot_card(void) {
    struct match_words words;
    bool const green = is_green(at);
    type_draw(8, FOOT_Y + 1, TYPE_BODY_BOLD, COLOUR_INK, monuments_card_text(at, green).title);
    if (!green) {
        draw_cost(FOOT_Y);
    }
    draw_side(FOOT_Y + 19, false, !green, card_words[at].red);
    draw_side(FOOT_Y + 34, true, green, card_words[at].green);
    now_put(match_words(&words), &words);
    type_rich(8, FOOT_Y + 51, TYPE_SMALL, COLOUR_INK, words.words);
}

static void draw_foot(void) {
    chrome_panel(CHROME_PANEL_X, FOOT_Y, CHROME_PANEL_WIDTH, CHROME_KEYS_Y - FOOT_Y - 2);
    if (at < CARDS) {
        draw_foot_card();
    } else {
        type_wrap((struct area){8, FOOT_Y + 4, 224, 60}, TYPE_BODY, COLOUR_INK,
                  at == AT_TAKE
                      ? "All cards that lie in front of you come back to your hand. That is your turn."
                      : "All tasks of a quest hold: turn it in for its points. You still play a card.");
    }
}

static void draw(void) {
    struct chrome_key const keys[] = {{ICON_KEY_A, at < CARDS && !choosing_quest ? "Play" : "Choose"},
                                      {ICON_KEY_B, "Board"},
                                      {ICON_KEY_X, "Look"}};
    chrome_ground();
    realm_title("Play a card");
    for (unsigned card = 0; card < CARDS; card++) {
        draw_card(card);
    }
    draw_buttons();
    draw_foot();
    if (choosing_quest) {
        choice_panel_draw(offered_quest, quest_at);
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key, .undo = true};

void realm_hand_show(void) {
    choosing_quest = false;
    if (!is_there(at)) {
        at = 0;
    }
    for (unsigned i = 0; i < CARDS && at < CARDS && !playable(at); i++) {
        at = (uint8_t)((at + 1) % CARDS);
    }
    at = at < CARDS && !playable(at) ? AT_TAKE : at;
    screen_replace(&screen);
}
