/* What only its own seat may see: its open quests with their progress, and what its own cards will offer. The
 * completed quests are shown beside them. When other people sit there, a cover comes first. A quest whose
 * tasks all hold is turned in here. */
#include "memory.h"

enum page { PAGE_OPEN, PAGE_DONE, PAGE_CARDS, PAGES };
enum { PANEL = LOOK_TOP, ROW = 42, ROWS = 3, FOOT_Y = PANEL + ROWS * ROW + 3 };

static struct monuments_ui_quests_memory *kept(void) {
    return &monuments_ui_memory()->quests;
}

/* ---- what is listed */

static const uint8_t *quests_of(const struct monuments_seat *seat) {
    return kept()->page == PAGE_OPEN ? seat->open : seat->completed;
}

/* A page is turned to: its list from the top. */
static void list_begins(void) {
    const struct monuments_seat seat = monuments_ui_seat(kept()->whose);
    const unsigned counts[PAGES] = {seat.open_count, seat.completed_count, MONUMENTS_LAYERS - 1u};
    kept()->list = (struct list){0};
    list_set(&kept()->list, counts[kept()->page], ROWS);
}

static unsigned quest_at_cursor(void) {
    const struct monuments_seat seat = monuments_ui_seat(kept()->whose);
    return kept()->page != PAGE_CARDS && kept()->list.count > 0 ? quests_of(&seat)[kept()->list.at]
                                                                : MONUMENTS_QUESTS;
}

/* The move that turns in the quest under the cursor, or MOVE_NONE: only in its own turn, where the rules
 * allow it. */
static move_t turn_in(void) {
    const unsigned quest = quest_at_cursor();
    const move_t move = MONUMENTS_MOVE(MONUMENTS_OP_QUEST, quest, 0, 0, 0);
    const bool own = play_seat() == kept()->whose && kept()->page == PAGE_OPEN && quest < MONUMENTS_QUESTS;
    return own && match_legal(play_match(), move) ? move : MOVE_NONE;
}

/* ---- keys */

static void choose(void) {
    const move_t move = turn_in();
    if (move == MOVE_NONE) {
        sound_play(CUE_REFUSED);
        return;
    }
    while (!screen_over_home()) { /* down to the step */
        screen_pop();
    }
    match_make(move, CUE_GAIN);
}

static void steer(enum key direction) {
    if (direction == KEY_UP || direction == KEY_DOWN) {
        list_steer(&kept()->list, direction);
    } else {
        kept()->page = cursor_ring(kept()->page, PAGES, direction);
        list_begins();
    }
}

static void help(void) {
    if (quest_at_cursor() < MONUMENTS_QUESTS) {
        match_explain(&monuments_ui_a_quest, quest_at_cursor());
    } else {
        rules_open(kept()->page == PAGE_CARDS ? MONUMENTS_PAGE_MONUMENT : MONUMENTS_PAGE_QUESTS);
    }
}

/* ---- picture */

static void draw_quest(int y, unsigned quest, bool focused) {
    struct match_words words;
    struct text *text = match_words(&words);
    const struct monuments_text about = monuments_quest_text(quest);
    chrome_row_ground(y, ROW, focused);
    const int x = type_draw(10, y + 1, TYPE_BODY_BOLD, COLOUR_INK, about.title);
    if (kept()->page == PAGE_OPEN && monuments_quest_done(play_state(), kept()->whose, quest)) {
        icon_draw(x + 6, y + 4, ICON_STAR, 12);
    }
    monuments_ui_worth_put(text, kept()->whose, quest, kept()->page == PAGE_OPEN);
    type_rich(230 - type_rich_width(TYPE_BODY_BOLD, words.words), y + 1, TYPE_BODY_BOLD, COLOUR_INK,
              words.words);
    if (kept()->page == PAGE_OPEN) {
        monuments_ui_tasks_draw(y + 18, kept()->whose, quest);
    } else if (type_width(TYPE_SMALL, about.line) <= 220) { /* else the foot alone says it */
        type_draw(10, y + 19, TYPE_SMALL, COLOUR_UMBER, about.line);
    }
}

static void draw_options(const struct monuments_seat *seat) {
    for (unsigned option = 0; option < MONUMENTS_OPTIONS; option++) {
        const int y = PANEL + 28 + 48 * (int)option;
        canvas_disc(8, y, 17, COLOUR_BRONZE);
        words_centred(17, y + 1, TYPE_BODY_BOLD, COLOUR_WHITE, "%u", option + 1);
        type_wrap((struct area){30, y - 1, 203, 46}, TYPE_SMALL, COLOUR_INK,
                  monuments_option_text(seat->deck, kept()->list.at + 1, option));
    }
}

static void draw_cards(const struct monuments_seat *seat) {
    words_rich(10, PANEL + 5, TYPE_BODY, COLOUR_INK, "*Layer %u%s", kept()->list.at + 1,
               kept()->list.at < seat->layers    ? "*  {:good}is built{:}"
               : kept()->list.at == seat->layers ? "*  {:umber}next, one of these{:}"
                                                 : "*  {:umber}one of these{:}");
    icon_draw_flat(192, PANEL + 9, ICON_ARROW_U, 9, COLOUR_UMBER);
    icon_draw_flat(212, PANEL + 9, ICON_ARROW_D, 9, COLOUR_UMBER);
    draw_options(seat);
}

static void draw_foot(unsigned quest) {
    const struct monuments_text about = monuments_quest_text(quest);
    canvas_fill(8, FOOT_Y, 224, 1, COLOUR_CLAY);
    if (turn_in() != MOVE_NONE) {
        type_wrap((struct area){10, FOOT_Y + 3, 222, 34}, TYPE_SMALL_BOLD, COLOUR_GOOD,
                  "Every task is done: *A* turns it in.");
    } else {
        type_wrap((struct area){10, FOOT_Y + 3, 222, 46}, TYPE_SMALL, COLOUR_UMBER, about.line);
    }
}

static void draw_rows(const struct monuments_seat *seat) {
    const struct list *list = &kept()->list;
    const uint8_t *quests = quests_of(seat);
    for (unsigned row = list->first; row < list_end(list); row++) {
        draw_quest(list_y(list, row, PANEL + 2, ROW), quests[row], row == list->at);
    }
    if (list->count == 0) {
        type_wrap((struct area){CHROME_MARGIN, PANEL + 12, 220, 80}, TYPE_BODY, COLOUR_UMBER,
                  kept()->page == PAGE_OPEN ? "No quest is open. The action *Quests* draws new ones."
                                            : "No quest has been turned in yet.");
        return;
    }
    list_more(list, 226, PANEL + 5, FOOT_Y - 8, COLOUR_INK);
    draw_foot(quests[list->at]);
}

static void draw(void) {
    static const char *const tabs[PAGES] = {"Open", "Turned in", "Own cards"};
    static const struct chrome_key keys[] = {
        {ICON_KEY_LR, "Page"}, {ICON_KEY_A, "Turn in"}, {ICON_KEY_B, "Back"}};
    const bool can = turn_in() != MOVE_NONE;
    const struct chrome_key shown[] = {keys[0], can ? keys[1] : keys[2], keys[2]};
    const struct monuments_seat seat = monuments_ui_seat(kept()->whose);
    chrome_ground();
    look_tabs_draw(tabs, PAGES, kept()->page);
    chrome_panel(CHROME_PANEL_X, PANEL, CHROME_PANEL_WIDTH, LOOK_BOTTOM - PANEL);
    if (kept()->page == PAGE_CARDS) {
        draw_cards(&seat);
    } else {
        draw_rows(&seat);
    }
    match_title(kept()->whose, kept()->page == PAGE_CARDS ? "Own cards" : "Quests", CHROME_NO_PHASE);
    chrome_keys(shown, can ? 3 : 2, true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = choose, .look = screen_back, .help = help};

void monuments_ui_quests_open(void) {
    kept()->whose = match_reader();
    if (kept()->whose == MATCH_NOBODY) {
        sound_play(CUE_REFUSED);
        return;
    }
    kept()->page = PAGE_OPEN;
    list_begins();
    sound_play(CUE_OPEN);
    if (play_covers()) {
        cover_open(kept()->whose, &screen);
    } else {
        screen_push(&screen);
    }
}
