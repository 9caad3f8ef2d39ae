/* Which card: the four on top of the stacks, each as what it shows or as Bronze Casting. */
#include "memory.h"

enum { ROW = 38, ROWS_Y = 27, FOOT_Y = 179, FLIP_MS = 160, FLIP_FRAMES = 4 };

static struct bronze_ui_cards_memory *kept(void) {
    return &bronze_ui_memory()->cards;
}

static void steer(enum key direction) {
    if (direction == KEY_LEFT || direction == KEY_RIGHT) {
        sound_play(CUE_MOVE);
        kept()->face_down = !kept()->face_down;
        motion_start(&kept()->flip, FLIP_MS, FLIP_FRAMES);
        return;
    }
    do {
        kept()->at = (uint8_t)cursor_ring(kept()->at, BRONZE_POOL, direction);
    } while (bronze_ui_state()->stack_left[kept()->at] == 0);
    kept()->face_down = false;
}

static void choose_column(void) {
    const move_t play = kept()->best[kept()->at][kept()->face_down].play;
    if (!match_refuses(play, ~(move_t)BRONZE_COLUMN_MASK)) {
        bronze_ui_column_choose(play);
    }
}

static void look(void) {
    kept()->lit = true;
    match_look_board(bronze_ui_state()->seat);
}

bool bronze_ui_cards_lit(uint32_t lit[BRONZE_TILES_MAX]) {
    const move_t play = kept()->best[kept()->at][kept()->face_down].play;
    return kept()->lit && bronze_lit_spots(bronze_ui_state(), play, lit) > 0;
}

static unsigned technology_of(unsigned stack) {
    return stack == kept()->at && kept()->face_down ? BRONZE_CASTING : bronze_top(bronze_ui_state(), stack);
}

static void explain(void) {
    match_explain(&bronze_ui_a_card, technology_of(kept()->at));
}

/* ---- picture */

/* What it could be instead, after its name. */
static void draw_other_side(int x, int y) {
    const unsigned other = kept()->face_down ? bronze_top(bronze_ui_state(), kept()->at) : BRONZE_CASTING;
    type_draw(x, y + 2, TYPE_SMALL, COLOUR_UMBER, "or");
    icon_draw(x + 16, y + 3, bronze_ui_technology_icon(other), 12);
    icon_draw_flat(x + 32, y + 5, ICON_ARROW_R, 5, COLOUR_BRONZE);
}

/* The card turns over: it grows narrow and wide again. */
static void draw_card(int y, unsigned stack) {
    static const uint8_t widths[FLIP_FRAMES] = {16, 4, 10, 22};
    const int width =
        stack == kept()->at && !motion_over(&kept()->flip) ? widths[motion_frame(&kept()->flip)] : 28;
    bronze_ui_card_draw((struct area){6 + (28 - width) / 2, y + 4, width, 28}, technology_of(stack),
                        width < 26 ? 0 : 24);
}

static void draw_markers(int y, unsigned count) {
    enum { SHOWN = 5 };
    if (count > SHOWN) {
        words_right(216, y + 17, TYPE_BODY_BOLD, COLOUR_INK, "%u", count);
        count = 1;
    }
    for (unsigned i = 0; i < count; i++) {
        icon_draw(218 - 14 * (int)i, y + 19, match_seat_icon(bronze_ui_state()->seat), 13);
    }
}

static void draw_stack(unsigned stack) {
    const int y = ROWS_Y + ROW * (int)stack;
    const bool on = stack == kept()->at;
    const unsigned technology = technology_of(stack);
    chrome_choice(y, ROW - 1, on);
    if (bronze_ui_state()->stack_left[stack] == 0) {
        type_draw(39, y + 9, TYPE_BODY, COLOUR_CLAY, "This stack has run out");
        return;
    }
    draw_card(y, stack);
    const int x = type_draw(39, y, TYPE_BODY_BOLD, COLOUR_INK, bronze_technologies[technology].name);
    if (on) {
        draw_other_side(x + 10, y);
    }
    bronze_ui_settles_draw(39, y + 16, technology);
    bronze_ui_card_back_draw(215, y + 4, bronze_ui_state()->stack_left[stack]);
    draw_markers(y, kept()->best[stack][on && kept()->face_down].markers);
}

static void draw_foot(void) {
    struct match_words words;
    const struct bronze_choice *choice = &kept()->best[kept()->at][kept()->face_down];
    struct text *text = match_words(&words);
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned active = bronze_preview(bronze_ui_state(), choice->play, cells);
    chrome_foot(FOOT_Y, 40);
    const int x = words_rich(8, FOOT_Y + 3, TYPE_BODY_BOLD, COLOUR_PAPYRUS, "{:gold}At best:{:} %u marker%s",
                             choice->markers, words_s(choice->markers));
    bronze_ui_cities_draw(x + 8, FOOT_Y + 4, choice->play);
    bronze_ui_wakes_put(text, cells, active);
    if (choice->markers == 0) {
        text_put(text, "no spot for them");
    } else if (!bronze_ui_route_put(text, "route:", choice->play)) {
        text_format(text, "%u spot%s to choose", choice->spots, words_s(choice->spots));
    }
    type_rich(8, FOOT_Y + 21, TYPE_SMALL, COLOUR_MIST, words.words);
}

static void draw(void) {
    const struct chrome_key keys[] = {
        {ICON_KEY_A, "Take"}, {ICON_KEY_LR, kept()->face_down ? "Face" : "Bronze"}, {ICON_KEY_X, "Map"}};
    chrome_ground();
    match_title(bronze_ui_state()->seat, "Take a card|Take", BRONZE_UI_DASH_CARD);
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        draw_stack(stack);
    }
    draw_foot();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

/* Again, or A, held, would not reach the column. */
static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = choose_column,
                                     .again = choose_column,
                                     .back = match_to_board,
                                     .help = explain,
                                     .look = look,
                                     MATCH_DECISION};

/* On the card that is best, or where the cursor was left. */
void bronze_ui_cards_show(void) {
    sound_play(CUE_OPEN);
    const uint16_t now = (uint16_t)(play_match()->length + 1u);
    uint8_t best[2] = {0, 0}; /* stacks, for face up and down */
    for (uint8_t i = 0; i < BRONZE_POOL * 2; i++) {
        const uint8_t stack = i / 2, down = i % 2;
        kept()->best[stack][down] = bronze_best_play(bronze_ui_state(), stack, down != 0);
        best[down] = bronze_choice_beats(&kept()->best[stack][down], &kept()->best[best[down]][down])
                         ? stack
                         : best[down];
    }
    if (kept()->turn != now) {
        kept()->turn = now;
        kept()->face_down = kept()->best[best[0]][0].markers == 0 && kept()->best[best[1]][1].markers > 0;
        kept()->at = best[kept()->face_down];
    }
    screen_replace(&screen);
}

void bronze_ui_cards_return(void) {
    sound_play(CUE_BACK);
    screen_replace(&screen);
}
