/* An opponent's turn: the card and what it activates, the markers one by one, what it won. */
#include "board_picture.h"
#include "bronze_ui.h"
#include "match_turn_end.h"
#include "match_watch.h"
#include "replay.h"

static void note(const struct match_watched *watched, const void *of) {
    const struct bronze *before = of, *now = bronze_ui_state();
    if (watched->last >= BRONZE_SETTLE) {
        bronze_ui_board_show(bronze_tile_of(watched->last));
        bronze_ui_board_drop(watched->last);
        sound_play(CUE_PLACE);
        if (now->open > before->open) {
            bronze_ui_board_turn_over(now->open - 1u);
        }
    } else if (watched->ended) {
        const int points = play_standing()->points[watched->seat];
        sound_play(points > watched->before[watched->seat] ? CUE_GAIN : CUE_MOVE);
    }
}

/* ---- picture */

/* How many moves had been played when the turn began that has just ended. */
static unsigned turn_began(void) {
    unsigned at = play_match()->length - 1;
    while (at > 0 && match_move(play_match(), at - 1) != BRONZE_DONE) {
        at--;
    }
    return at;
}

enum { CHANGES_ROOM = 200 }; /* px */

static void draw_gain(int x, int y, const struct match_watched *watched) {
    struct match_words words;
    struct text *text = match_words(&words);
    const int gain = match_points(watched->seat) - watched->before[watched->seat];
    text_put(text, "{:gold}Turn done{:}{8}");
    if (gain != 0) {
        match_other_put(text, gain);
        text_put(text, gain == 1 || gain == -1 ? " point" : " points");
    }
    type_rich(x, y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
    const bool any = match_changes_put(&words, replay_to(turn_began()), watched->seat, CHANGES_ROOM, false);
    type_rich(x, y + 16, TYPE_SMALL, COLOUR_MIST, any ? words.words : "nobody’s points changed");
}

/* The city that it took and what that asks for; or the card, what that wakes and how many markers it placed.
 */
static void draw_step(int x, int y, move_t last) {
    const struct bronze *state = bronze_ui_state();
    const bool city = last >= BRONZE_CITY && last < BRONZE_DONE;
    struct match_words words;
    struct text *text = match_words(&words);
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned active = bronze_active(state, cells);
    if (city) {
        words_draw(x, y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, "Takes %s", bronze_cities[last - BRONZE_CITY].name);
        bronze_ui_city_words(last - BRONZE_CITY, state->seat, text);
    } else {
        words_draw(x, y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, "%s, %s",
                   bronze_technologies[state->active[BRONZE_OWN_GROUP]].name,
                   state->height[state->seat][state->active_column] > 1 ? "below another" : "new column");
        bronze_ui_wakes_put(text, cells, active);
        text_format(text, "%u of %u marker%s", state->taken_count, active, words_s(active));
    }
    type_rich(x, y + 17, TYPE_SMALL, COLOUR_MIST, words.words);
}

static void draw_status(const struct match_watched *watched) {
    const int y = CHROME_STATUS_Y + 3;
    bronze_ui_card_draw((struct area){3, y + 1, 29, 29}, bronze_ui_state()->active[BRONZE_OWN_GROUP], 24);
    if (watched->ended) {
        draw_gain(38, y - 1, watched);
    } else {
        draw_step(38, y - 1, watched->last);
    }
}

static int dash(const struct match_watched *watched) {
    return watched->last == MOVE_NONE            ? BRONZE_UI_DASH_CARD
           : watched->ended                      ? BRONZE_UI_DASH_TOKENS
           : bronze_ui_state()->taken_count == 0 ? BRONZE_UI_DASH_COLUMN
                                                 : BRONZE_UI_DASH_MARKERS;
}

static void draw(const struct match_watched *watched) {
    const struct bronze *state = bronze_ui_state();
    bronze_ui_board_draw(watched->seat, NULL);
    if (watched->again) {
        bronze_ui_board_cursor(watched->last);
    } else if (state->taken_count > 0 && watched->last >= BRONZE_CITY && !watched->ended) {
        bronze_ui_board_cursor(state->taken[state->taken_count - 1]);
    }
}

static bool go(move_t move) {
    if (move >= BRONZE_SETTLE) {
        bronze_ui_board_show(bronze_tile_of(move));
    }
    return move >= BRONZE_SETTLE;
}

const struct match_watch bronze_ui_watch = {
    .begin = bronze_ui_board_jump_to_seat,
    .note = note,
    .draw = draw,
    .status = draw_status,
    .phase = dash,
    .go = go,
    .page = BRONZE_PAGE_TURN,
    .paces = 2,
};
