/* The end: provinces and routes first, then the cities, turned over one by one. Any press shows all; then the
 * cursor goes over them and says what each one asked. */
#include "memory.h"

enum { STEP_MS = 200, STEP_PROVINCES = 1, STEP_ROUTES, STEPS_BEFORE = STEP_ROUTES };
enum { TOP = 26, HEIGHT = 150, FOOT_Y = 178, FOOT = 41 };
enum { LINE = 15, LINE_CLOSE = 11 /* where a seat has more than seven cities */ };

static struct bronze_ui_end_memory *kept(void) {
    return &bronze_ui_memory()->end;
}

/* ---- step by step */

/* Provinces, routes, then city by city. */
static unsigned step_now(void) {
    return motion_frame(&kept()->turning);
}

static uint32_t tick(void) {
    enum { LISTEN_MS = 20 };
    if (motion_over(&kept()->turning)) {
        return SCREEN_STILL;
    }
    if (step_now() != kept()->heard) {
        kept()->heard = step_now();
        sound_play(CUE_MOVE);
    }
    return LISTEN_MS;
}

/* ---- keys */

static unsigned held(void) {
    return bronze_ui_state()->cities_held[kept()->at_seat];
}

static unsigned city_now(void) {
    return bronze_ui_state()->cities[kept()->at_seat][kept()->at_city];
}

/* To the next seat that has cities. */
static void move_seat(enum key pressed) {
    for (unsigned i = 0; i < play_seats() && (i == 0 || held() == 0); i++) {
        kept()->at_seat = cursor_ring(kept()->at_seat, play_seats(), pressed);
    }
    if (kept()->at_city >= held()) {
        kept()->at_city = held() > 0 ? held() - 1 : 0;
    }
}

static void steer(enum key pressed) {
    if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
        move_seat(pressed);
    } else if (held() > 0) {
        kept()->at_city = cursor_ring(kept()->at_city, held(), pressed);
    }
}

static void look(void) {
    match_look_open(kept()->at_seat);
}

static void help(void) {
    if (kept()->at_city < held()) {
        bronze_ui_explain_city(city_now(), kept()->at_seat);
    } else {
        rules_open(BRONZE_UI_PAGE_END);
    }
}

/* ---- picture */

static int column_width(void) {
    return 234 / (int)play_seats();
}

static void draw_city(int x, int y, unsigned seat, unsigned index) {
    const unsigned city = bronze_ui_state()->cities[seat][index],
                   worth = bronze_city_worth(bronze_ui_state(), seat, city);
    const bool here = motion_over(&kept()->turning) && seat == kept()->at_seat && index == kept()->at_city;
    const uint16_t plain = here ? COLOUR_UMBER : COLOUR_CLAY;
    const int width = column_width() - 6;
    if (here) {
        canvas_box(x - 2, y - 1, width + 3, kept()->most <= 7 ? LINE : LINE_CLOSE + 1, 2, COLOUR_GOLD,
                   COLOUR_INK);
    }
    icon_draw(x, y, ICON_CITY, kept()->most <= 7 ? 12 : 8);
    words_right(x + width - 2, y - 1, TYPE_SMALL_BOLD, worth > 0 ? COLOUR_GOOD : plain, "%u", worth);
    if (play_seats() == BRONZE_SEATS_MIN) { /* there is room */
        type_draw(x + 16, y - 1, TYPE_SMALL, worth > 0 ? COLOUR_INK : COLOUR_UMBER, bronze_cities[city].name);
    } else if (worth > 0) {
        canvas_fill(x + 16, y + 5, 3 * (int)worth, 3, COLOUR_CITIES);
    }
}

static void draw_sources(int x, const int16_t points[GAME_SOURCES_MAX]) {
    struct match_words words;
    struct text *text = match_words(&words);
    const bool narrow = play_seats() == BRONZE_SEATS_MAX;
    if (step_now() >= STEP_PROVINCES) {
        text_format(text, "%s%d", narrow ? "{province}" : "{province}{2}", points[BRONZE_FROM_PROVINCES]);
    }
    if (step_now() >= STEP_ROUTES) {
        text_format(text, "%s%d", narrow ? "{3}{route}" : "{5}{route}{2}", points[BRONZE_FROM_ROUTES]);
    }
    type_rich(x, TOP + 18, narrow ? TYPE_CHIP : TYPE_SMALL_BOLD, COLOUR_INK, words.words);
}

/* The points as far as they are turned up stand beside the seat's shape. */
static void draw_seat(unsigned seat, const int16_t points[GAME_SOURCES_MAX]) {
    const int x = 7 + column_width() * (int)seat;
    int sum = step_now() >= STEP_PROVINCES ? points[BRONZE_FROM_PROVINCES] : 0;
    sum += step_now() >= STEP_ROUTES ? points[BRONZE_FROM_ROUTES] : 0;
    if (seat > 0) {
        canvas_fill(x - 5, TOP + 3, 1, HEIGHT - 6, COLOUR_CLAY);
    }
    draw_sources(x, points);
    canvas_fill(x, TOP + 34, column_width() - 6, 1, COLOUR_CLAY);
    for (unsigned i = 0; i < bronze_ui_state()->cities_held[seat] && i + STEPS_BEFORE < step_now(); i++) {
        draw_city(x, TOP + 38 + (kept()->most <= 7 ? LINE : LINE_CLOSE) * (int)i, seat, i);
        sum += (int)bronze_city_worth(bronze_ui_state(), seat, bronze_ui_state()->cities[seat][i]);
    }
    icon_draw(x, TOP + 3, match_seat_icon(seat), 13);
    words_right(x + column_width() - 8, TOP, TYPE_TITLE, COLOUR_INK, "%d", sum);
}

static void draw_foot(void) {
    static const char *const step_words[] = {"The match is over.", "Provinces are counted.",
                                             "Routes, and cities one by one."};
    struct match_words words;
    struct text *text = match_words(&words);
    chrome_foot(FOOT_Y, FOOT);
    if (!motion_over(&kept()->turning) || kept()->at_city >= held()) {
        type_draw(8, FOOT_Y + 4, TYPE_SMALL, COLOUR_MIST,
                  step_words[step_now() < STEPS_BEFORE ? step_now() : STEPS_BEFORE]);
        return;
    }
    text_format(text, "{:gold}*%s*{:}  ", bronze_cities[city_now()].name);
    bronze_ui_city_words(city_now(), text);
    type_rich(8, FOOT_Y + 3, TYPE_SMALL, COLOUR_PAPYRUS, words.words);
    bronze_ui_city_most(city_now(), match_words(&words));
    words_draw(8, FOOT_Y + 20, TYPE_SMALL, COLOUR_MIST, "worth %u (%s)",
               bronze_city_worth(bronze_ui_state(), kept()->at_seat, city_now()), words.words);
}

static void draw(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    bronze.count(bronze_ui_state(), points);
    chrome_ground();
    chrome_title("The cities are counted", NULL);
    chrome_panel(CHROME_PANEL_X, TOP, CHROME_PANEL_WIDTH, HEIGHT);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat, points[seat]);
    }
    draw_foot();
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = ranking_open,
    .back = match_leave,
    .look = look,
    .help = help,
    .tick = tick,
    .keys = {{ICON_KEY_A, "Ranking"}, {ICON_KEY_PAD, "City"}, {ICON_KEY_X, "Look"}}};

void bronze_ui_end_show(void) {
    *kept() = (struct bronze_ui_end_memory){.most = 1};
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const unsigned cities = bronze_ui_state()->cities_held[seat];
        kept()->most = cities > kept()->most ? cities : kept()->most;
    }
    if (held() == 0) {
        move_seat(KEY_RIGHT);
    }
    motion_start(&kept()->turning, (uint16_t)(STEP_MS * (kept()->most + STEPS_BEFORE)),
                 (uint16_t)(kept()->most + STEPS_BEFORE));
    sound_play(CUE_REVEAL);
    screen_replace(&screen);
}
