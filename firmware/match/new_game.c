/* Setting a match up: who sits where, the game's options, the seed, and what comes of it. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "cursor.h"
#include "deal.h"
#include "dialog.h"
#include "games.h"
#include "help.h"
#include "journal.h"
#include "lesson.h"
#include "list.h"
#include "match.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "prepare.h"
#include "screen.h"
#include "search.h"
#include "sound.h"
#include "type.h"

enum {
    ROW = 22,
    ROWS_Y = 28,
    IN_VIEW = 6,
    LINE = 14,
    LINE_Y = ROWS_Y + IN_VIEW * ROW + 1, /* two lines, to the buttons */
    BUTTON_Y = 191,
    BUTTON_HEIGHT = 25,
    EMPTY = 0, /* what a seat may be, in the order of right: nobody, a person, an opponent of each level */
    PERSON = 1,
};

/* The choices stay as they were left, whether the screen is open or not. */
static struct {
    const struct game_ui *ui;
    uint8_t who[GAME_SEATS_MAX]; /* EMPTY, PERSON, or PERSON + the place of an opponent's level, weakest
                                    first, from 1 */
    struct setup setup;
    bool random_seed;
    bool by_hand; /* what the console can prepare */
    bool learns;  /* the button begins the lesson */
    bool again;   /* lies on the end of a match */
    unsigned at;  /* the row under the cursor; the button that begins comes after the list's rows */
    struct list rows;
} made;

/* After the seats: how to play. */
static unsigned rules_row(void) {
    return made.ui->game->seats_max;
}
static unsigned option_row(void) {
    return rules_row() + 1;
}
static unsigned prepare_row(void) {
    return option_row() + made.ui->game->option_count;
}
static unsigned seed_row(void) {
    return prepare_row() + (made.ui->prepares != NULL);
}
static unsigned play_row(void) {
    return seed_row() + 1;
}

static unsigned seated(void) {
    unsigned count = 0;
    for (unsigned i = 0; i < made.ui->game->seats_max; i++) {
        count += made.who[i] != EMPTY;
    }
    return count;
}

/* ---- keys */

static unsigned level_count(void) {
    unsigned levels;
    (void)search_levels(made.ui->game, &levels);
    return levels;
}

static unsigned kinds_of_seat(void) {
    return PERSON + 1 + level_count();
}

/* NULL: no opponent sits there. */
static const struct game_level *level_of(unsigned kind) {
    unsigned levels;
    const struct game_level *level = search_levels(made.ui->game, &levels);
    assert(kind <= PERSON + levels);
    return kind <= PERSON ? NULL : &level[kind - PERSON - 1];
}

static uint8_t number_of(unsigned kind) {
    const struct game_level *level = level_of(kind);
    return level == NULL ? PLAY_PERSON : level->number;
}

/* A level that this console doesn't have is the one that played for it. */
static uint8_t kind_of(unsigned number) {
    const uint8_t known = search_level_numbered(made.ui->game, (uint8_t)number)->number;
    unsigned kind = PERSON + level_count();
    while (kind > PERSON && number_of(kind) != (number == PLAY_PERSON ? PLAY_PERSON : known)) {
        kind--;
    }
    return (uint8_t)kind;
}

/* Beside the match there is its lesson, on the button. */
static bool offers_lesson(void) {
    return made.ui->lesson != NULL && !made.again;
}

static bool learns(void) {
    return offers_lesson() && made.learns && made.at == play_row();
}

static bool options_choose(void) {
    return made.ui->options_seats == 0 || seated() <= made.ui->options_seats;
}

static void change(bool up) {
    const bool is_option = made.at >= option_row() && made.at < prepare_row();
    if (made.at == rules_row() || (is_option && !options_choose())) {
        sound_play(CUE_REFUSED);
        return;
    }
    if (made.at < rules_row()) {
        const unsigned kinds = kinds_of_seat();
        made.who[made.at] = (uint8_t)((made.who[made.at] + (up ? 1 : kinds - 1)) % kinds);
    } else if (made.at >= prepare_row() && made.at < seed_row()) {
        made.by_hand = !made.by_hand;
    } else if (made.at < seed_row()) {
        const unsigned option = made.at - option_row(), values = made.ui->game->options[option].value_count;
        made.setup.options[option] = (uint8_t)((made.setup.options[option] + (up ? 1 : values - 1)) % values);
    } else if (made.at == seed_row() || made.again) {
        made.random_seed = !made.random_seed;
    } else if (offers_lesson()) {
        made.learns = !made.learns;
    } else {
        return;
    }
    sound_play(CUE_OPEN);
}

/* Of what is chosen; false: too few seats, or by a seed that nobody knows yet. */
static bool deal_of(struct deal *deal) {
    *deal = (struct deal){.setup = made.setup};
    deal->setup.seats = 0;
    for (unsigned i = 0; i < made.ui->game->seats_max; i++) {
        if (made.who[i] != EMPTY) {
            assert(deal->setup.seats < GAME_SEATS_MAX);
            deal->levels[deal->setup.seats++] = number_of(made.who[i]);
        }
    }
    return !made.random_seed && deal->setup.seats >= made.ui->game->seats_min;
}

/* Is the match that is over dealt again as it stands here? */
static bool same_deal(void) {
    const struct setup *const before = &play_match()->setup;
    struct deal deal;
    return made.again && deal_of(&deal) && deal.setup.game == before->game &&
           deal.setup.seed == before->seed && deal.setup.seats == before->seats &&
           memcmp(deal.setup.options, before->options, sizeof before->options) == 0;
}

static void begin(void) {
    struct play_seat seats[GAME_SEATS_MAX];
    unsigned count = 0;
    for (unsigned i = 0; i < made.ui->game->seats_max; i++) {
        if (made.who[i] != EMPTY) {
            assert(count < GAME_SEATS_MAX);
            seats[count++] = (struct play_seat){number_of(made.who[i]), (uint8_t)i};
        }
    }
    made.setup.seats = (uint8_t)count;
    if (made.random_seed) {
        made.setup.seed = play_random_seed();
    }
    if (count < made.ui->game->seats_min) {
        sound_play(CUE_REFUSED);
        return;
    }
    match_drop_unplayed();
    if (!play_new(&made.setup, seats)) {
        sound_play(CUE_REFUSED);
        return;
    }
    sound_play(CUE_TURN);
    if (made.again) {
        screen_pop(); /* the new match takes the place of the one that is over */
    }
    if (!made.by_hand) {
        match_prepare();
    }
    match_entered();
    match_show();
}

static void open(void) {
    if (learns()) {
        lesson_open(made.ui);
    } else if (made.at < rules_row()) {
        sound_play(CUE_OPEN);
        name_open(made.at);
    } else if (made.at == rules_row()) {
        sound_play(CUE_OPEN);
        rules_of(made.ui);
    } else if (made.at < seed_row()) {
        change(true);
    } else if (made.at == seed_row()) {
        sound_play(CUE_OPEN);
        seed_open(&made.setup.seed, &made.random_seed);
    } else {
        begin();
    }
}

static void go_to(unsigned row) {
    made.at = row;
    list_go(&made.rows, row);
}

/* From any row the match begins; on the button the code of what is chosen here, and from that another; where
 * there is none, another at once. */
static void look(void) {
    struct deal deal;
    if (made.at != play_row()) {
        begin();
        return;
    }
    sound_play(CUE_OPEN);
    if (deal_of(&deal)) {
        deal_open(&deal, true);
    } else {
        code_open();
    }
}

static void help(void) {
    static const struct help_page first = {
        "A new match",
        "*Seats*: left and right make each one a person, an opponent of the console’s, or leave it empty; *A* writes its name. Steps beside an opponent say how strong it is.\n*Seed*: it decides everything random in a match. The same seed and the same options deal the same match again.\n*X* begins the match. On *Play* it shows the deal’s code, or takes one from another console: seats, options and seed in a few letters.",
        NULL};
    const bool options = made.ui->options_help != NULL;
    struct help_page *const pages = help_room();
    pages[0] = first;
    pages[1] = (struct help_page){"Options", made.ui->options_help, NULL};
    help_open(pages, options ? 2 : 1, options && made.at >= option_row() && made.at < seed_row());
    help_of(made.ui->icon);
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        go_to(cursor_ring(made.at, play_row() + 1, pressed));
    } else {
        change(pressed == KEY_RIGHT);
    }
}

static void back(void) {
    settings_keep();
    screen_back();
}

/* ---- picture */

enum { NAME_X = 38 };

/* As the match will call it: opponents have the names of their shapes. */
static const char *name_of(unsigned seat) {
    return made.who[seat] > PERSON ? settings_style_name(settings()->seat_style[seat])
                                   : settings_seat_name(seat);
}

static const char *seat_words(unsigned seat) {
    return made.who[seat] == EMPTY    ? "empty"
           : made.who[seat] == PERSON ? "person"
                                      : level_of(made.who[seat])->title;
}

/* How strong an opponent is among all of the game: steps, of which it has come up so many. */
static void draw_strength(int y, unsigned kind, bool focused) {
    enum { X = 96, WIDTH = 4, LOW = 4, HIGH = 13 };
    const int count = (int)level_count(), place = (int)kind - PERSON;
    for (int i = 0; i < count; i++) {
        const int height = LOW + (HIGH - LOW) * i / (count - 1);
        canvas_fill(X + i * (WIDTH + 1), y + 17 - height, WIDTH, height,
                    i < place ? COLOUR_INK
                    : focused ? COLOUR_CLAY
                              : COLOUR_SAND);
    }
}

static void draw_seat(const struct chrome_row *row, unsigned seat) {
    const unsigned seat_style = settings()->seat_style[seat];
    const bool empty = made.who[seat] == EMPTY;
    const int y = row->y;
    if (empty) {
        canvas_box(CHROME_MARGIN, y + 1, 20, 20, 3, COLOUR_SAND, COLOUR_CLAY);
        type_draw_centred(CHROME_MARGIN + 11, y + 2, TYPE_BODY_BOLD, COLOUR_CLAY, "+");
    } else {
        icon_draw(CHROME_MARGIN, y + 1, (enum icon)(ICON_SEAT_GARNET + seat_style), 20);
    }
    type_draw(NAME_X, y + (ROW - 19) / 2, empty ? TYPE_BODY : TYPE_BODY_BOLD,
              empty ? COLOUR_UMBER : COLOUR_INK, name_of(seat));
    if (made.who[seat] > PERSON) {
        draw_strength(y, made.who[seat], row->focused);
    }
}

static const char *seed_words(struct match_words *room) {
    struct text *text = match_words(room);
    if (made.random_seed) {
        text_put(text, "random");
    } else {
        text_unsigned(text, made.setup.seed);
    }
    return room->words;
}

/* NULL: none, or in the game's own words. */
static const struct option_look *look_of(unsigned row) {
    const bool option = row >= option_row() && row < prepare_row();
    return option && made.ui->options != NULL ? &made.ui->options[row - option_row()] : NULL;
}

static void draw_row(unsigned index) {
    struct match_words room, name;
    struct chrome_row row = {.y = list_y(&made.rows, index, ROWS_Y, ROW),
                             .height = ROW,
                             .focused = index == made.at,
                             .icon = ICON_COUNT,
                             .name = "",
                             .changes = true};
    if (index < rules_row()) {
        row.value = seat_words(index);
    } else if (index == rules_row()) {
        row.name = "How to play";
        row.value = "›";
        row.changes = false;
    } else if (index >= prepare_row() && index < seed_row()) {
        row.name = made.ui->prepares_name;
        row.value = seated() != made.ui->prepares_seats ? "none"
                    : made.by_hand                      ? "by the players"
                                                        : "by the console";
    } else if (index < seed_row()) {
        const struct game_option *option = &made.ui->game->options[index - option_row()];
        const struct option_look *look = look_of(index);
        const unsigned value = made.setup.options[index - option_row()];
        row.name = look != NULL ? look->name : match_capital(&name, option->name);
        row.changes = options_choose();
        row.value = !row.changes   ? made.ui->options_more
                    : look != NULL ? look->values[value]
                                   : option->values[value];
    } else {
        row.name = "Seed";
        row.value = seed_words(&room);
    }
    chrome_row(&row);
    if (index < rules_row()) {
        draw_seat(&row, index);
    }
}

static void set_up_words(struct text *text) {
    struct setup setup = made.setup;
    setup.seats = (uint8_t)seated();
    if (same_deal()) {
        text_put(text, "Play the same deal again");
    } else if (made.again && made.random_seed) {
        text_put(text, "Play a new deal");
    } else if (offers_lesson()) {
        text_put(text, "Play"); /* beside it there is no room for more */
    } else {
        text_put(text, "Play: ");
        match_set_up_put(&setup, text);
    }
}

/* The levels that whoever sits first has beaten: a bit for each number from 1 on. */
static unsigned beaten(void) {
    struct journal_stat stat;
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        if (stat.game == made.ui->game->id && strncmp(stat.name, settings_seat_name(0), JOURNAL_NAME) == 0) {
            return stat.beaten;
        }
    }
    return 0;
}

static bool is_beaten(unsigned kind) {
    const unsigned number = number_of(kind);
    assert(number > 0);
    return (beaten() >> (number - 1u) & 1u) != 0;
}

/* What somebody who chooses wants to know; NULL: nothing in particular. */
static const char *good_for(unsigned kind) {
    const unsigned place = kind - PERSON, count = level_count();
    return is_beaten(kind) ? place < count ? "beaten, try a stronger one" : "beaten!"
           : place == 1    ? "good for a first match"
           : place == 2    ? "good for a second match"
           : place < count ? NULL
                           : "the strongest";
}

/* "Level 2 of 7: good for a second match"; where the cursor is elsewhere, "Settler: good ..." */
static void put_strength(unsigned kind, bool own, struct text *text) {
    const char *const good = good_for(kind);
    if (!own) {
        text_format(text, "%s: ", level_of(kind)->title);
    }
    if (own || good == NULL) {
        text_format(text, "%s %u of %u", own ? "Level" : "level", kind - PERSON, level_count());
    }
    text_format(text, "%s%s", own && good != NULL ? ": " : "", good != NULL ? good : "");
}

/* Whose opponent is told about: the one under the cursor, else the only one; or no seat's. */
static unsigned told_seat(void) {
    unsigned told = GAME_SEATS_MAX, count = 0;
    for (unsigned i = 0; i < made.ui->game->seats_max; i++) {
        told = made.who[i] > PERSON ? i : told;
        count += made.who[i] > PERSON;
    }
    const bool own = made.at < rules_row() && made.who[made.at] > PERSON;
    return own ? made.at : count == 1 ? told : GAME_SEATS_MAX;
}

/* How strong an opponent is, and what it is like; of an option what it is about. */
static void draw_lines(void) {
    struct match_words words;
    const unsigned seat = told_seat();
    struct text *text = match_words(&words);
    if (look_of(made.at) != NULL && look_of(made.at)->words != NULL) {
        type_draw(CHROME_MARGIN, LINE_Y, TYPE_SMALL, COLOUR_INK, look_of(made.at)->words);
    } else if (seat < GAME_SEATS_MAX && (made.at < rules_row() || made.at == play_row())) {
        put_strength(made.who[seat], seat == made.at, text);
        type_draw(CHROME_MARGIN, LINE_Y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
        type_draw(CHROME_MARGIN, LINE_Y + LINE, TYPE_SMALL, COLOUR_INK, level_of(made.who[seat])->words);
    }
}

static void draw_button(int x, int width, const char *words, bool on, bool enough) {
    enum { BRONZE_LIGHT = 0xf5cc };
    const enum type_face face = type_fitting(TYPE_BODY_BOLD, words, width - 6);
    canvas_box(x, BUTTON_Y, width, BUTTON_HEIGHT, 4, enough ? on ? COLOUR_GOLD : COLOUR_BRONZE : COLOUR_CLAY,
               COLOUR_INK);
    canvas_fill(x + 4, BUTTON_Y + 1, width - 8, 1, on ? COLOUR_WHITE : BRONZE_LIGHT);
    if (!on) {
        type_draw_centred(x + width / 2, BUTTON_Y + 4, face, COLOUR_INK, words);
    }
    type_draw_centred(x + width / 2, BUTTON_Y + 3, face, on ? COLOUR_INK : COLOUR_WHITE, words);
}

/* What begins: the match, and beside it the lesson. */
static void draw_buttons(void) {
    enum { WIDTH = 220, LEARN = 122, GAP = 4 };
    struct match_words room;
    struct text *text = match_words(&room);
    const bool enough = seated() >= made.ui->game->seats_min;
    const int width = offers_lesson() ? WIDTH - LEARN - GAP : WIDTH;
    if (enough) {
        set_up_words(text);
    } else {
        text_put(text, "At least ");
        text_number(text, made.ui->game->seats_min);
        text_put(text, " seats");
    }
    draw_button(CHROME_MARGIN, width, room.words, made.at == play_row() && !learns(), enough);
    if (offers_lesson()) {
        draw_button(CHROME_MARGIN + WIDTH - LEARN, LEARN, "Learn by playing", learns(), true);
    }
}

static void draw(void) {
    static const struct chrome_key seat_keys[] = {
        {ICON_KEY_LR, "Change"}, {ICON_KEY_A, "Name"}, {ICON_KEY_X, "Play"}};
    static const struct chrome_key rules_keys[] = {
        {ICON_KEY_A, "Read"}, {ICON_KEY_X, "Play"}, {ICON_KEY_B, "Back"}};
    static const struct chrome_key row_keys[] = {
        {ICON_KEY_LR, "Change"}, {ICON_KEY_X, "Play"}, {ICON_KEY_B, "Back"}};
    static const struct chrome_key seed_keys[] = {
        {ICON_KEY_LR, "Change"}, {ICON_KEY_A, "Type"}, {ICON_KEY_X, "Play"}};
    static const struct chrome_key play_keys[] = {
        {ICON_KEY_A, "Play"}, {ICON_KEY_X, "Code"}, {ICON_KEY_B, "Back"}};
    static const struct chrome_key learn_keys[] = {
        {ICON_KEY_A, "Play"}, {ICON_KEY_LR, "Learn"}, {ICON_KEY_X, "Code"}};
    static const struct chrome_key learns_keys[] = {
        {ICON_KEY_A, "Learn"}, {ICON_KEY_LR, "Play"}, {ICON_KEY_X, "Code"}};
    static const struct chrome_key again_keys[] = {
        {ICON_KEY_A, "Play"}, {ICON_KEY_LR, "Deal"}, {ICON_KEY_X, "Code"}};
    struct match_words title;
    struct text *text = match_words(&title);
    text_put(text, made.ui->game->title);
    text_put(text, ": new match");
    chrome_page();
    chrome_title_of(made.ui->icon, title.words, NULL);
    for (unsigned row = made.rows.first; row < list_end(&made.rows); row++) {
        draw_row(row);
    }
    list_more(&made.rows, 116, CHROME_PANEL_Y - 1, LINE_Y - 5, COLOUR_CLAY);
    draw_lines();
    draw_buttons();
    if (made.at < rules_row()) {
        chrome_keys(seat_keys, 3, true);
    } else if (made.at == rules_row()) {
        chrome_keys(rules_keys, 3, true);
    } else if (made.at < seed_row()) {
        chrome_keys(row_keys, 3, true);
    } else if (made.at == seed_row()) {
        chrome_keys(seed_keys, 3, true);
    } else {
        chrome_keys(made.again        ? again_keys
                    : learns()        ? learns_keys
                    : offers_lesson() ? learn_keys
                                      : play_keys,
                    3, true);
    }
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = open, .back = back, .look = look, .help = help};

/* As in the game's newest match. False: there is none, or its seats' colours are of others now. */
static bool seat_as_before(void) {
    struct journal_entry entry = {0};
    struct setup setup;
    do {
        if (!journal_list(&entry)) {
            return false;
        }
    } while (match_setup_unpack(&setup, entry.setup, games_all) != MATCH_OK || setup.game != made.ui->game);
    for (unsigned seat = 0; seat < setup.seats; seat++) {
        const uint8_t *const kind = entry.seats[seat].kind;
        made.who[settings_seat_of(kind[PLAY_KIND_SEAT_STYLE])] = kind_of(kind[PLAY_KIND_LEVEL]);
    }
    return seated() == setup.seats;
}

/* One person and the gentlest opponent: the most likely way to try a game. */
static void seat_two(void) {
    memset(made.who, EMPTY, sizeof made.who);
    made.who[0] = PERSON;
    made.who[1] = PERSON + 1;
}

static void choose_defaults(void) {
    memset(made.who, EMPTY, sizeof made.who);
    if (!seat_as_before()) {
        seat_two();
    }
    setup_default(&made.setup, made.ui->game);
    made.random_seed = true;
    made.by_hand = false;
}

void new_game_start(void) {
    made.ui = NULL;
}

/* The list from its beginning, wherever the cursor is. */
static void show(unsigned at, bool again) {
    made.at = at;
    made.learns = false;
    made.again = again;
    list_set(&made.rows, play_row(), IN_VIEW);
    list_go(&made.rows, 0);
    screen_push(&screen);
}

void new_game_first(const struct game_ui *of) {
    assert(of != NULL);
    made.ui = of;
    choose_defaults();
    seat_two();
    show(play_row(), false);
}

static void learn(void) {
    lesson_open(made.ui);
}

static void decline(void) {
    lesson_decline(made.ui);
}

/* The first time that the game is opened. */
static void offer_lesson(void) {
    static const struct dialog offer = {
        .icon = ICON_STAR,
        .title = "New to this game?",
        .words = "Learn by playing: a few minutes, and no rules to read. It stays beside *Play* for later.",
        .yes = "Learn",
        .on_yes = learn,
        .no = "Just play",
        .on_no = decline,
    };
    dialog_open(&offer);
}

void new_game_open(const struct game_ui *of) {
    const bool known = made.ui == of; /* as it was left: most likely it is only begun */
    assert(of != NULL);
    if (!known) {
        made.ui = of;
        choose_defaults();
    } else if (made.again) { /* that deal was meant for the one match */
        made.random_seed = true;
    }
    show(known ? play_row() : 0, false);
    if (lesson_offers(of)) {
        offer_lesson();
    }
}

void new_game_again(void) {
    made.ui = match_ui();
    made.setup = play_match()->setup;
    memset(made.who, EMPTY, sizeof made.who);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        made.who[settings_seat_of(play_seat_style(seat))] = kind_of(play_level(seat));
    }
    made.random_seed = false;
    show(play_row(), true);
}

void new_game_deal(const struct deal *deal) {
    made.ui = game_ui_of(deal->setup.game);
    assert(made.ui != NULL);
    made.setup = deal->setup;
    made.random_seed = false;
    memset(made.who, EMPTY, sizeof made.who);
    for (unsigned seat = 0; seat < deal->setup.seats; seat++) {
        made.who[seat] = kind_of(deal->levels[seat]);
    }
    list_set(&made.rows, play_row(), IN_VIEW);
    list_go(&made.rows, 0);
    made.at = play_row();
}
