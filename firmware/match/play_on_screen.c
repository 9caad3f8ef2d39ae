/* A match that is over is played on from one of its points, as a new one: who sits there, the same or others.
 */
#include <assert.h>
#include <stddef.h>

#include "chrome.h"
#include "cursor.h"
#include "help.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "search.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { ROW = 27, ROWS_Y = CHROME_PANEL_Y + 2, WORDS_HEIGHT = 52 };

struct play_on_memory {
    uint8_t levels[GAME_SEATS_MAX]; /* PLAY_PERSON, or an opponent's number */
    unsigned at;
};

static struct play_on_memory *kept(void) {
    return screen_memory(sizeof(struct play_on_memory));
}

/* ---- keys */

/* The next one in the order person, weakest to strongest, or the one before. */
static uint8_t level_beside(uint8_t level, bool up) {
    unsigned count, place = 0;
    const struct game_level *levels = search_levels(play_game(), &count);
    for (unsigned i = 0; i < count; i++) {
        place = level != PLAY_PERSON && levels[i].number == level ? i + 1 : place;
    }
    place = (place + (up ? 1 : count)) % (count + 1);
    return place == 0 ? PLAY_PERSON : levels[place - 1].number;
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        kept()->at = cursor_ring(kept()->at, play_seats(), pressed);
    } else {
        uint8_t *level = &kept()->levels[kept()->at];
        *level = level_beside(*level, pressed == KEY_RIGHT);
        sound_play(CUE_OPEN);
    }
}

static void begin(void) {
    play_on(kept()->levels);
    sound_play(CUE_TURN);
    screen_home();
    match_continue();
}

static void help(void) {
    static const struct help_page page = {
        "Take over",
        "A new match begins at this point, with all that happened up to it. Left and right say who plays each seat from here on.\nThe match that was looked at stays as it is. The new one counts in no statistics, and its log says where it comes from.",
        NULL};
    match_help(&page, 1);
}

/* ---- picture */

static const char *level_words(uint8_t level, struct match_words *room) {
    struct text *text = match_words(room);
    if (level == PLAY_PERSON) {
        text_put(text, "person");
    } else {
        text_format(text, "opponent: %s", search_level_numbered(play_game(), level)->title);
    }
    return room->words;
}

static void draw_seat(unsigned seat) {
    struct match_words room;
    const int y = ROWS_Y + ROW * (int)seat;
    const struct chrome_row row = {.y = y,
                                   .height = ROW,
                                   .focused = seat == kept()->at,
                                   .icon = ICON_COUNT,
                                   .name = "",
                                   .value = level_words(kept()->levels[seat], &room),
                                   .changes = true};
    chrome_row(&row);
    icon_draw(CHROME_MARGIN, y + 3, match_seat_icon(seat), 20);
    type_draw(38, y + (ROW - 19) / 2, TYPE_BODY_BOLD, COLOUR_INK, play_name(seat));
}

static void draw(void) {
    struct match_words when;
    chrome_page();
    match_page_title("Take over from here", match_when(&when));
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat);
    }
    words_wrap((struct area){CHROME_MARGIN, CHROME_KEYS_Y - WORDS_HEIGHT - 4, 220, WORDS_HEIGHT}, TYPE_SMALL,
               COLOUR_UMBER,
               "A new match begins after move %u, and this one stays as it is. It counts in no statistics.",
               play_match()->length);
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = begin,
    .help = help,
    .keys = {{ICON_KEY_A, "Play"}, {ICON_KEY_LR, "Change"}, {ICON_KEY_B, "Back"}},
    .keeps = sizeof(struct play_on_memory),
    .rests = true,
};

void play_on_open(void) {
    assert(play_viewing() && play_turn() != GAME_OVER);
    sound_play(CUE_OPEN);
    screen_push(&screen);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        kept()->levels[seat] = (uint8_t)play_level(seat);
    }
}
