/* A price that is reduced: what of it is paid, on one screen. It begins with what the seat has most of; one
 * more of a kind is one less of another, so that A always pays. The rules ask for what is spared instead. */
#include "memory.h"

enum { ROWS_Y = CHROME_PANEL_Y + 2, FOOT_Y = ROWS_Y + 4 * CHROME_ROW_HEIGHT + 8, SPARED_MAX = 16 };

static struct monuments_ui_pay_memory *kept(void) {
    return &monuments_ui_memory()->pay;
}

/* ---- what is paid */

static unsigned due_of(unsigned resource) {
    return monuments_ui_step().due[resource];
}

static unsigned most_of(unsigned resource) {
    const unsigned due = due_of(resource), have = monuments_ui_seat(play_seat()).resources[resource];
    return due < have ? due : have;
}

static unsigned total(void) {
    return (unsigned)kept()->pays[0] + kept()->pays[1] + kept()->pays[2] + kept()->pays[3];
}

/* The resource of a row: only what the price names is listed. */
static unsigned row_resource(unsigned row) {
    unsigned resource = 0;
    for (; resource + 1 < MONUMENTS_RESOURCES; resource++) {
        if (due_of(resource) > 0 && row-- == 0) {
            break;
        }
    }
    return resource;
}

static bool can(unsigned resource, bool more) {
    return more ? kept()->pays[resource] < most_of(resource) : kept()->pays[resource] > 0;
}

/* The next kind of which more, or less, can be paid, round and round: so one more or less after the other
 * leads to everything that can be paid. */
static unsigned next_after(unsigned resource, bool more) {
    unsigned next = resource;
    do {
        next = (next + 1) % MONUMENTS_RESOURCES;
    } while (next != resource && !can(next, more));
    return next;
}

/* ---- keys */

static void change(bool more) {
    const unsigned resource = row_resource(kept()->list.at), other = next_after(resource, !more);
    if (other == resource || !can(resource, more)) {
        sound_play(CUE_REFUSED);
        return;
    }
    kept()->pays[more ? resource : other]++;
    kept()->pays[more ? other : resource]--;
    sound_play(CUE_MOVE);
}

static void steer(enum key direction) {
    if (direction == KEY_UP || direction == KEY_DOWN) {
        list_steer(&kept()->list, direction);
    } else {
        change(direction == KEY_RIGHT);
    }
}

static void pay(void) {
    move_t moves[SPARED_MAX];
    unsigned count = 0;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        for (unsigned i = kept()->pays[resource]; i < due_of(resource); i++) {
            assert(count < SPARED_MAX);
            moves[count++] = MONUMENTS_MOVE(MONUMENTS_OP_SPARE, 0, resource, 0, 0);
        }
    }
    match_make_all(moves, count, CUE_PLACE);
}

static void explain(void) {
    match_explain(&monuments_ui_a_token, row_resource(kept()->list.at));
}

/* ---- picture */

static void draw_row(int y, unsigned resource, bool on) {
    const unsigned have = monuments_ui_seat(play_seat()).resources[resource], pays = kept()->pays[resource];
    chrome_row_ground(y, CHROME_ROW_HEIGHT, on);
    icon_draw(10, y + 5, monuments_ui_token_icon(resource), 12);
    type_draw(28, y + 2, TYPE_BODY, COLOUR_INK, monuments_token_text(resource).title);
    words_rich(88, y + 2, TYPE_BODY, COLOUR_INK, "pay *%u* of %u", pays, due_of(resource));
    words_right(230, y + 4, TYPE_SMALL, COLOUR_UMBER, "keep %u", have - pays);
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Pay"}, {ICON_KEY_LR, "Change"}, {ICON_KEY_B, "Back"}};
    const struct monuments_step step = monuments_ui_step();
    struct match_words words;
    struct text *text = match_words(&words);
    chrome_page();
    for (unsigned row = 0; row < kept()->list.count; row++) {
        draw_row(ROWS_Y + CHROME_ROW_HEIGHT * (int)row, row_resource(row), row == kept()->list.at);
    }
    canvas_fill(8, FOOT_Y, 224, 1, COLOUR_CLAY);
    text_format(text, "You pay *%u* less", step.spare);
    if (step.paying != MOVE_NONE) {
        text_put(text, " for: *");
        monuments_ui_choice_put(step.paying, text);
        text_put(text, "*");
    }
    text_format(text, ". One more of a kind is one less of another: *%u* in all.", total());
    type_wrap((struct area){10, FOOT_Y + 4, 222, 60}, TYPE_SMALL, COLOUR_INK, words.words);
    monuments_ui_title_question();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = pay, .back = monuments_ui_back, .help = explain, MATCH_STEP};

void monuments_ui_pay_show(void) {
    unsigned kinds = 0;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        kinds += due_of(resource) > 0;
    }
    monuments_pays(play_state(), kept()->pays);
    list_set(&kept()->list, kinds, MONUMENTS_RESOURCES);
    list_go(&kept()->list, 0);
    screen_replace(&screen);
}
