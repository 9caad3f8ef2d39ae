/* Who has won: the winner's picture, by how much or by what, and a word for whoever has earned one. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "games.h"
#include "journal.h"
#include "lesson.h"
#include "match_ending.h"
#include "match_screens.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "search.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum {
    FOOT_HEIGHT = CHROME_KEYS_Y - MATCH_ENDING_BOTTOM - 2,
    FLAKES = 26,
    FLAKES_MS = 2400,
    FLAKES_FRAMES = 50,
    CLOSE = 3, /* points behind the winner that still are close */
    HONOUR_ROOM = 232,
};

struct winner_memory {
    struct motion flakes;
    uint8_t first_over; /* the number of the level that was beaten for the first time, or PLAY_PERSON */
};

static struct winner_memory *kept(void) {
    return screen_memory(sizeof(struct winner_memory));
}

static const struct match_ending *ui(void) {
    return match_ui()->ending;
}

/* ---- what is to be said */

/* The best of those who didn't win; -1: all did. */
static int second(void) {
    int best = -1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int points = play_standing()->points[seat];
        if (play_standing()->rank[seat] > 1 && (best < 0 || points > play_standing()->points[best])) {
            best = (int)seat;
        }
    }
    return best;
}

/* The only person who played; or MATCH_NOBODY in particular. */
static unsigned person(void) {
    return match_reader();
}

static int behind(unsigned seat) {
    return play_standing()->points[play_seat()] - play_standing()->points[seat];
}

/* The number that decided, of the winner and of the best who had less: " on cities, 3 to 2". */
static void put_tie_break(struct text *text) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    const unsigned by = play_standing()->decided_by, winner = play_seat();
    int less = INT16_MIN;
    (void)play_game()->keys(play_state(), keys);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const bool level = memcmp(keys[seat], keys[winner], by * sizeof keys[seat][0]) == 0;
        less = seat != winner && level && keys[seat][by] > less ? keys[seat][by] : less;
    }
    text_format(text, " on %s, %d%s to %d", play_game()->tie_breaks[by - 1], keys[winner][by],
                match_tie_kind()[0] != '\0' ? " points" : "", less);
}

/* "You win by 4", "Lapis wins on cities, 3 to 2", "A shared victory". */
static void put_result(struct text *text) {
    if (standing_winners(play_standing()) != 1) {
        text_put(text, "A shared victory");
        return;
    }
    if (person() == play_seat()) {
        text_put(text, "You win");
    } else {
        text_format(text, "%s wins", play_name(play_seat()));
    }
    if (play_standing()->decided_by > 0) {
        put_tie_break(text);
    } else if (second() >= 0) {
        text_format(text, " by %d", behind((unsigned)second()));
    }
}

static void put_shared(struct text *text) {
    unsigned left = standing_winners(play_standing());
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (play_standing()->rank[seat] == 1) {
            left--;
            text_format(text, "%s%s", play_name(seat), left == 0 ? "" : left == 1 ? " and " : ", ");
        }
    }
    text_put(text, " are equal in everything.");
}

/* By which points the winner was ahead most: " Goods: +9 to +4.", if there is room. */
static void put_difference(struct match_words *all, unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    const unsigned winner = play_seat();
    unsigned most = 0;
    play_game()->count(play_state(), points);
    for (unsigned source = 1; source < play_game()->source_count; source++) {
        const int by = points[winner][source] - points[seat][source];
        most = by > points[winner][most] - points[seat][most] ? source : most;
    }
    struct match_words word, more;
    text_format(match_words(&more), " %s: +%d to +%d.", match_capital(&word, match_source(most).word),
                points[winner][most], points[seat][most]);
    if (type_width(TYPE_SMALL, all->words) + type_width(TYPE_SMALL, more.words) <= HONOUR_ROOM) {
        text_put(&all->buffer.text, more.words);
    }
}

/* How the one person did who hasn't won. */
static void put_place(struct match_words *all) {
    struct text *text = &all->buffer.text;
    const unsigned me = person(), rank = play_standing()->rank[me];
    const int points = behind(me);
    static const char *const places[GAME_SEATS_MAX + 1] = {"", "first", "second", "third", "fourth", "fifth"};
    if (points == 0) {
        text_format(text, "You are %s, with just as many points.", places[rank]);
    } else if (rank == 2 && points <= CLOSE) {
        text_format(text, "You are second, only %d point%s behind.", points, words_s((unsigned)points));
    } else {
        text_format(text, "You are %s, %d behind.", places[rank], points);
        put_difference(all, me);
    }
}

static void put_second(struct match_words *all, unsigned seat) {
    struct text *text = &all->buffer.text;
    const int points = behind(seat);
    if (points == 0) {
        text_format(text, "So close: %s has as many points.", play_name(seat));
    } else if (points <= CLOSE) {
        text_format(text, "So close: %s is %d point%s behind.", play_name(seat), points,
                    words_s((unsigned)points));
    } else {
        text_format(text, play_seats() == 2 ? "%s is beaten." : "%s is second.", play_name(seat));
        put_difference(all, seat);
    }
}

static void put_honour(struct match_words *all) {
    struct text *text = match_words(all);
    if (standing_winners(play_standing()) != 1) {
        put_shared(text);
    } else if (kept()->first_over != PLAY_PERSON) {
        text_format(text, "Your first victory over %s.",
                    search_level_numbered(play_game(), kept()->first_over)->title);
    } else if (person() != MATCH_NOBODY && person() != play_seat()) {
        put_place(all);
    } else if (second() >= 0) {
        put_second(all, (unsigned)second());
    }
}

/* ---- a first victory */

/* Matches of the game that the journal keeps and that the one person won; and against that level, but for
 * this one. */
struct victories {
    unsigned all, over;
};

static bool won_by(const struct journal_entry *entry, unsigned seats, const char name[JOURNAL_NAME]) {
    bool won = false;
    for (unsigned seat = 0; seat < seats; seat++) {
        won = won ||
              (entry->standing.rank[seat] == 1 && memcmp(entry->seats[seat].name, name, JOURNAL_NAME) == 0);
    }
    return won;
}

static bool has_level(const struct journal_entry *entry, unsigned seats, unsigned level) {
    bool has = false;
    for (unsigned seat = 0; seat < seats; seat++) {
        has = has || entry->seats[seat].kind[PLAY_KIND_LEVEL] == level;
    }
    return has;
}

static struct victories victories(const char name[JOURNAL_NAME], unsigned level) {
    struct victories count = {0, 0};
    struct journal_entry entry = {0};
    struct setup setup;
    while (journal_list(&entry)) {
        if (entry.finished && entry.origin.match == 0 &&
            match_setup_unpack(&setup, entry.setup, games_all) == MATCH_OK && setup.game == play_game() &&
            won_by(&entry, setup.seats, name)) {
            count.all++;
            count.over += entry.id != play_id() && has_level(&entry, setup.seats, level);
        }
    }
    return count;
}

/* As the statistics count them, which remember more matches than are kept. */
static unsigned all_victories(const char name[JOURNAL_NAME]) {
    struct journal_stat stat;
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        if (stat.game == play_game()->id && memcmp(stat.name, name, JOURNAL_NAME) == 0) {
            return stat.wins;
        }
    }
    return 0;
}

/* The strongest that sits there. */
static unsigned strongest_level(void) {
    unsigned count, strongest = PLAY_PERSON;
    const struct game_level *levels = search_levels(play_game(), &count);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned seat = 0; seat < play_seats(); seat++) {
            strongest = play_level(seat) == levels[i].number ? levels[i].number : strongest;
        }
    }
    return strongest;
}

/* None in a match that was played on from another, nor counted there.
 * Where some of the victories are no longer kept nobody can tell, and it isn't said. */
static unsigned first_over(void) {
    char name[JOURNAL_NAME + 1] = {0};
    const unsigned level = strongest_level();
    unsigned moves;
    if (lesson_on() || play_origin(&moves) != 0 || person() == MATCH_NOBODY || person() != play_seat() ||
        standing_winners(play_standing()) != 1) {
        return PLAY_PERSON;
    }
    strncpy(name, play_name(person()), JOURNAL_NAME);
    const struct victories known = victories(name, level);
    return known.over == 0 && known.all == all_victories(name) ? level : PLAY_PERSON;
}

/* ---- picture */

/* Gold and papyrus, that falls and drifts, each flake once: then nothing lies over the picture any more. */
static void draw_flakes(void) {
    enum { FALL = 9, DRIFT = 7, STEP_X = 53, LATER = 8, HEIGHT = MATCH_ENDING_BOTTOM - CHROME_CONTENT_Y };
    const unsigned frame = motion_frame(&kept()->flakes);
    for (unsigned i = 0; i < FLAKES && !motion_over(&kept()->flakes); i++) {
        const int size = 2 + (int)(i % 3), fallen = (int)(frame * (FALL - i % 3)) - (int)(i * LATER);
        const int drift = (int)((frame + i) / 3 % DRIFT);
        if (fallen >= 0 && fallen < HEIGHT - size) {
            canvas_fill((int)(i * STEP_X % (CANVAS_WIDTH - DRIFT)) + drift, CHROME_CONTENT_Y + fallen, size,
                        size, i % 2 == 0 ? COLOUR_GOLD : COLOUR_PAPYRUS);
        }
    }
}

/* What A leads to is another thing at a lesson's end. */
static void draw_keys(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Ranking"}, {ICON_KEY_X, "Look"}, {ICON_KEY_B, "Home"}};
    static const struct chrome_key lesson_keys[] = {
        {ICON_KEY_A, "Next"}, {ICON_KEY_X, "Look"}, {ICON_KEY_B, "Home"}};
    chrome_keys(lesson_on() ? lesson_keys : keys, 3, false);
}

static void draw(void) {
    enum { ROOM = 220 };
    struct match_words result, honour;
    put_result(match_words(&result));
    put_honour(&honour);
    const enum type_face face = type_fitting(TYPE_TITLE, result.words, ROOM);
    chrome_ground();
    if (ui() != NULL) {
        ui()->picture(play_seat());
    }
    draw_flakes();
    chrome_foot(MATCH_ENDING_BOTTOM, FOOT_HEIGHT);
    type_draw_centred(120, MATCH_ENDING_BOTTOM + 3, face, COLOUR_GOLD, result.words);
    type_draw_centred(120, MATCH_ENDING_BOTTOM + 24, TYPE_SMALL, COLOUR_PAPYRUS, honour.words);
    chrome_title_seat(play_seat_style(play_seat()),
                      standing_winners(play_standing()) == 1 ? play_name(play_seat()) : "The end",
                      CHROME_NO_PHASE, CHROME_TITLE_ROOM);
    icon_draw(220, 5, ICON_CROWN, 12);
    draw_keys();
}

static void act(void) {
    sound_play(CUE_OPEN);
    if (lesson_on()) {
        lesson_end_show();
    } else {
        ranking_open();
    }
}

static const struct screen screen = {.draw = draw,
                                     .act = act,
                                     .back = match_leave,
                                     .look = match_look,
                                     .rests = true,
                                     .keeps = sizeof(struct winner_memory)};

void match_winner_show(void) {
    screen_replace(&screen);
    kept()->first_over = (uint8_t)first_over();
    if (person() == MATCH_NOBODY || play_standing()->rank[person()] == 1) {
        motion_start(&kept()->flakes, FLAKES_MS, FLAKES_FRAMES);
    }
    sound_play(CUE_WIN);
}
