#include "recap.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "lesson.h"
#include "list.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "palette.h"
#include "play.h"
#include "reason_words.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum { ROWS = 11, ROW = 17, TOP = 29, TEXT_X = 26, WIDTH = 206, ICON = 12 };

static struct {
    bool opponents, people; /* moved since the page was shown; or it is not known */
    uint8_t count, next;    /* reasons, in a ring */
    struct kept_reason {
        uint16_t move;
        uint8_t parts;
        struct reason part[REASON_PARTS];
    } reason[RECAP_REASONS];
} told;

/* ---- reasons */

void recap_clear(void) {
    told.count = told.next = 0;
    told.opponents = play_match()->length > 0;
    told.people = false;
}

static struct kept_reason *kept_reason(unsigned back) {
    assert(back < told.count);
    return &told.reason[(told.next + RECAP_REASONS - 1u - back) % RECAP_REASONS];
}

/* Where there was no choice, nothing is kept. */
void recap_keep(const struct reason *parts, unsigned count) {
    const unsigned move = play_match()->length;
    assert(count > 0 && count <= REASON_PARTS);
    told.opponents = true;
    while (told.count > 0 && kept_reason(0)->move >= move) {
        told.count--;
        told.next = (uint8_t)((told.next + RECAP_REASONS - 1u) % RECAP_REASONS);
    }
    if (parts[0].kind == REASON_ONLY) {
        return;
    }
    struct kept_reason *kept = &told.reason[told.next];
    *kept = (struct kept_reason){.move = (uint16_t)move, .parts = (uint8_t)count};
    memcpy(kept->part, parts, count * sizeof parts[0]);
    told.next = (uint8_t)((told.next + 1u) % RECAP_REASONS);
    told.count = (uint8_t)(told.count + (told.count < RECAP_REASONS));
}

unsigned recap_reason(unsigned move, struct reason parts[REASON_PARTS]) {
    for (unsigned back = 0; back < told.count; back++) {
        const struct kept_reason *kept = kept_reason(back);
        if (kept->move == move) {
            memcpy(parts, kept->part, sizeof kept->part);
            return kept->parts;
        }
    }
    return 0;
}

/* ---- which moves */

/* The last moves in a row that weren't the seat's. */
struct gap {
    unsigned from, to;
    bool opponent; /* one of them was */
};

static struct gap gap_of(unsigned seat) {
    struct gap gap = {0, 0, false};
    for (unsigned i = 0; i < play_match()->length; i++) {
        const int mover = play_game()->turn(replay_to(i));
        if (mover == GAME_OVER || mover == (int)seat) {
            continue;
        }
        if (gap.to != i || i == 0) {
            gap = (struct gap){i, i, false};
        }
        gap.to = i + 1;
        gap.opponent = gap.opponent || !play_is_person((unsigned)mover);
    }
    return gap;
}

static bool turn_begins(void) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    if (turn_end == NULL || (turn_end->first_step != NULL && !turn_end->first_step(play_state()))) {
        return turn_end == NULL;
    }
    return turn_end->begins == NULL || turn_end->begins(play_state());
}

void recap_handed_over(void) {
    told.people = true;
}

bool recap_due(void) {
    if (lesson_on() || !play_person_to_move() || !(told.opponents || told.people) || !turn_begins()) {
        return false;
    }
    const struct gap gap = gap_of((unsigned)play_turn());
    return gap.to == play_match()->length && gap.from < gap.to && (gap.opponent || told.people);
}

/* ---- rows: counted, or drawn as far as they are in view */

struct recap_memory {
    struct list rows;
    uint16_t from, to;
    uint8_t seat; /* before whose turn */
};

struct pass {
    bool draws;
    unsigned row;
    uint8_t seat;                /* of the next row, or GAME_NOBODY */
    struct match_words all, one; /* of a row so far; the words that come next, */
    unsigned times;              /* and how often they came in a row */
};

static struct recap_memory *kept(void) {
    return screen_memory(sizeof(struct recap_memory));
}

static void put_row(struct pass *pass, enum type_face face, uint16_t colour, const char *words) {
    const struct list *rows = &kept()->rows;
    const unsigned row = pass->row++;
    if (pass->draws && row >= rows->first && row < list_end(rows)) {
        const int y = list_y(rows, row, TOP, ROW);
        if (pass->seat != GAME_NOBODY) {
            icon_draw(CHROME_MARGIN, y + 2, match_seat_icon(pass->seat), ICON);
        }
        type_rich(TEXT_X, y, face, colour, words);
    }
    pass->seat = GAME_NOBODY;
}

/* ---- moves, joined as long as they fit into a row */

static void flush_all(struct pass *pass) {
    if (pass->all.words[0] != '\0') {
        put_row(pass, TYPE_SMALL, COLOUR_INK, pass->all.words);
    }
    (void)match_words(&pass->all);
    pass->all.words[0] = '\0';
}

static void flush_one(struct pass *pass) {
    if (pass->times > 1) {
        text_format(&pass->one.buffer.text, " ×%u", pass->times);
    }
    const int width =
        type_rich_width(TYPE_SMALL, pass->all.words) + type_rich_width(TYPE_SMALL, pass->one.words);
    if (width > WIDTH - ICON || pass->all.buffer.used + pass->one.buffer.used + 3 > MATCH_WORDS) {
        flush_all(pass);
    }
    text_put(&pass->all.buffer.text, pass->all.words[0] != '\0' && pass->times > 0 ? ", " : "");
    text_put(&pass->all.buffer.text, pass->one.words);
    pass->times = 0;
    (void)match_words(&pass->one);
    pass->one.words[0] = '\0';
}

static void add_move(struct pass *pass, const void *before, move_t move) {
    struct match_words words;
    match_log_words(before, move, match_words(&words));
    if (pass->times > 0 && strcmp(words.words, pass->one.words) == 0) {
        pass->times++;
        return;
    }
    flush_one(pass);
    text_put(match_words(&pass->one), words.words);
    pass->times = 1;
}

/* ---- what changed points */

/* By thing, where they have names and room; else by source. */
static void put_changes(struct account *account, bool by_thing, struct match_words *all) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    struct account_line line;
    int sums[GAME_SOURCES_MAX] = {0};
    (void)match_words(all);
    all->words[0] = '\0';
    while (account_next(account, &line)) {
        sums[line.source] += line.points;
        if (by_thing && line.points != 0) {
            turn_end->name(&line, &all->buffer.text);
            match_change_put(&all->buffer.text, line.points, true);
        }
    }
    for (unsigned source = 0; !by_thing && source < play_game()->source_count; source++) {
        if (sums[source] != 0) {
            text_put(&all->buffer.text, match_source(source).word);
            match_change_put(&all->buffer.text, sums[source], true);
        }
    }
}

static void tell_changes(struct pass *pass, unsigned seat, const void *before, const void *after) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    const bool named = turn_end != NULL && turn_end->name != NULL;
    struct match_words words;
    struct account account;
    account_begin(&account, play_game(), before, after, seat);
    put_changes(&account, named, &words);
    if (named && (words.buffer.cut || type_rich_width(TYPE_SMALL, words.words) > WIDTH)) {
        account_begin(&account, play_game(), before, after, seat);
        put_changes(&account, false, &words);
    }
    if (words.words[0] != '\0') {
        put_row(pass, TYPE_SMALL, COLOUR_INK, words.words);
    }
}

/* ---- a turn */

static bool same_part(const struct reason *one, const struct reason *other) {
    return one->kind == other->kind && one->source == other->source && one->item == other->item &&
           one->seat == other->seat;
}

static int item_points(unsigned moves, const struct reason *part) {
    struct game_item items[GAME_ITEMS_MAX];
    const unsigned count = account_items(play_game(), replay_to(moves), part->source, items);
    return part->item < count && items[part->item].seat == part->seat ? items[part->item].points : 0;
}

static int prospect_of(unsigned moves, const struct reason *part) {
    int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX] = {{0}};
    play_game()->prospect(replay_to(moves), amounts);
    return amounts[part->seat][part->source];
}

/* A turn, and what is said of it. */
struct told_turn {
    unsigned from, to, count;
    struct reason found[REASON_PARTS];
};

/* What the turn brought or cost is said as it came, and only if it did: the thought counted on moves that may
 * have been others. */
static bool came_true(const struct told_turn *turn, struct reason *part) {
    const bool points = part->kind == REASON_BRINGS || part->kind == REASON_TAKES,
               amount = part->kind == REASON_GAINS || part->kind == REASON_COSTS;
    if (!points && !amount) {
        return true;
    }
    const int change = points ? item_points(turn->to, part) - item_points(turn->from, part)
                              : prospect_of(turn->to, part) - prospect_of(turn->from, part);
    const int more = part->kind == REASON_TAKES || part->kind == REASON_COSTS ? -change : change;
    part->points = (int8_t)more;
    return more > 0;
}

static void find(struct told_turn *turn, const struct reason *part) {
    if (turn->count < REASON_PARTS && (turn->count == 0 || !same_part(part, &turn->found[0]))) {
        turn->found[turn->count++] = *part;
    }
}

/* Of the opponent's reasons, those of these kinds. */
static void find_kinds(struct told_turn *turn, unsigned first, unsigned last) {
    struct reason parts[REASON_PARTS];
    for (unsigned move = turn->from; move < turn->to; move++) {
        const unsigned known = recap_reason(move, parts);
        for (unsigned i = 0; i < known; i++) {
            if (parts[i].kind >= first && parts[i].kind <= last && came_true(turn, &parts[i])) {
                find(turn, &parts[i]);
            }
        }
    }
}

/* In place of less, where there is no room. */
static void find_most(struct told_turn *turn, const struct reason *part) {
    unsigned least = 0;
    for (unsigned i = 1; i < turn->count; i++) {
        least = turn->found[i].points < turn->found[least].points ? i : least;
    }
    if (turn->count < REASON_PARTS) {
        turn->found[turn->count++] = *part;
    } else if (part->points > turn->found[least].points) {
        turn->found[least] = *part;
    }
}

/* What brought its seat points, though no single thought had counted on it. */
static void find_points(struct told_turn *turn) {
    const int seat = play_game()->turn(replay_to(turn->from));
    void *before = match_copy();
    struct account account;
    struct account_line line;
    memcpy(before, replay_to(turn->from), play_game()->state_bytes);
    account_begin(&account, play_game(), before, replay_to(turn->to), (unsigned)seat);
    while (account_next(&account, &line)) {
        if (line.points > 0) {
            find_most(turn, &(struct reason){REASON_BRINGS, line.source, line.item, line.seat,
                                             (int8_t)line.points});
        }
    }
}

static bool any_known(const struct told_turn *turn) {
    struct reason parts[REASON_PARTS];
    bool known = false;
    for (unsigned move = turn->from; move < turn->to; move++) {
        known = known || recap_reason(move, parts) > 0;
    }
    return known;
}

/* Points come before all else; then what was named; else why nothing is, by the turn's last move. */
static void find_reasons(struct told_turn *turn) {
    struct reason parts[REASON_PARTS];
    if (!any_known(turn)) {
        return;
    }
    find_kinds(turn, REASON_BRINGS, REASON_TAKES);
    if (turn->count == 0) {
        find_points(turn);
    }
    if (turn->count == 0) {
        find_kinds(turn, REASON_GAINS, REASON_DENIES);
    }
    if (turn->count == 0 && recap_reason(turn->to - 1, parts) > 0 && parts[0].kind < REASON_BRINGS) {
        find(turn, &parts[0]);
    }
}

/* The last space before which the words fit into a row; NULL: all of them do. */
static char *row_end(char *words) {
    char *end = NULL;
    bool fits = type_rich_width(TYPE_SMALL, words) <= WIDTH;
    for (char *space = strchr(words, ' '); space != NULL && !fits; space = strchr(space + 1, ' ')) {
        *space = '\0';
        end = end == NULL || type_rich_width(TYPE_SMALL, words) <= WIDTH ? space : end;
        *space = ' ';
    }
    return end;
}

static void put_rows(struct pass *pass, uint16_t colour, char *words) {
    for (char *end = row_end(words); end != NULL; end = row_end(words)) {
        *end = '\0';
        put_row(pass, TYPE_SMALL, colour, words);
        words = end + 1;
    }
    put_row(pass, TYPE_SMALL, colour, words);
}

unsigned recap_why(unsigned from, unsigned to, struct reason parts[REASON_PARTS]) {
    struct told_turn turn = {.from = from, .to = to};
    assert(from < to);
    find_reasons(&turn);
    memcpy(parts, turn.found, sizeof turn.found);
    return turn.count;
}

static void tell_reasons(struct pass *pass, unsigned from, unsigned to) {
    struct reason found[REASON_PARTS];
    const unsigned count = recap_why(from, to, found);
    for (unsigned i = 0; i < count; i++) {
        struct match_words words;
        struct text *text = match_words(&words);
        text_put(text, i == 0 ? "Why: " : "and ");
        reason_put(&found[i], true, text);
        put_rows(pass, COLOUR_UMBER, words.words);
    }
}

/* The moves of one seat in a row, from that one on; returns how many had been played after them. */
static unsigned tell_turn(struct pass *pass, unsigned from) {
    const int seat = play_game()->turn(replay_to(from));
    unsigned at = from;
    pass->seat = (uint8_t)seat;
    put_row(pass, TYPE_SMALL_BOLD, COLOUR_INK, play_name((unsigned)seat));
    while (at < kept()->to && play_game()->turn(replay_to(at)) == seat) {
        add_move(pass, replay_to(at), match_move(play_match(), at));
        at++;
    }
    flush_one(pass);
    flush_all(pass);
    tell_reasons(pass, from, at);
    return at;
}

/* ---- the page */

static void tell_points(struct pass *pass) {
    void *before = match_copy();
    memcpy(before, replay_to(kept()->from), play_game()->state_bytes);
    for (unsigned i = 0; i < play_seats(); i++) {
        const unsigned seat = (kept()->seat + i) % play_seats();
        pass->seat = (uint8_t)seat;
        tell_changes(pass, seat, before, replay_to(kept()->to));
    }
}

static unsigned go_through(bool draws) {
    struct pass pass = {.draws = draws, .seat = GAME_NOBODY};
    (void)match_words(&pass.all);
    (void)match_words(&pass.one);
    tell_points(&pass);
    for (unsigned at = kept()->from; at < kept()->to;) {
        at = tell_turn(&pass, at);
    }
    return pass.row;
}

static void turn_to(unsigned seat) {
    const struct gap gap = gap_of(seat);
    kept()->seat = (uint8_t)seat;
    kept()->from = (uint16_t)gap.from;
    kept()->to = (uint16_t)gap.to;
    list_set(&kept()->rows, go_through(false), ROWS);
    list_go(&kept()->rows, 0);
}

static void draw_rows(void) {
    chrome_page();
    if (kept()->rows.count > 0) {
        (void)go_through(true);
    } else {
        type_draw(CHROME_MARGIN, TOP, TYPE_BODY, COLOUR_UMBER, "Nobody has moved meanwhile.");
    }
    list_more(&kept()->rows, 228, TOP, TOP + ROWS * ROW - 8, COLOUR_CLAY);
    if (kept()->seat == play_turn()) {
        match_title(kept()->seat, "Meanwhile", CHROME_NO_PHASE);
    } else {
        match_title_name(kept()->seat, "Before ", "", CHROME_NO_PHASE);
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Next"}, {ICON_KEY_X, "Others"}, {ICON_KEY_B, "Home"}};
    draw_rows();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static void draw_again(void) {
    static const struct chrome_key keys[] = {{ICON_KEY_PAD, "Lines"}, {ICON_KEY_X, "Others"}};
    draw_rows();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    chrome_keys_back();
}

/* ---- keys */

static void steer(enum key pressed) {
    list_scroll(&kept()->rows, pressed);
}

static void go_on(void) {
    told.opponents = told.people = false;
    sound_play(CUE_TURN);
    match_go_on();
}

static void next_seat(void) {
    sound_play(CUE_MOVE);
    turn_to((kept()->seat + 1u) % play_seats());
}

static void help(void) {
    static const struct help_page page = {
        "Meanwhile",
        "What the others have done since your last turn. First comes whose points have changed, yours before all. Then each turn, and why an opponent played so: what its thinking compared.\nUp and down scroll. *X* shows the same before the turns of the other seats.",
        NULL};
    help_open(&page, 1, 0);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = go_on,
                                     .back = match_leave,
                                     .look = next_seat,
                                     .help = help,
                                     .keeps = sizeof(struct recap_memory),
                                     .undo = match_undo_key,
                                     .rests = true};

static const struct screen again = {.draw = draw_again,
                                    .steer = steer,
                                    .look = next_seat,
                                    .help = help,
                                    .keeps = sizeof(struct recap_memory)};

void recap_open(unsigned seat) {
    assert(seat < play_seats());
    sound_play(CUE_OPEN);
    screen_push(&again);
    turn_to(seat);
}

void recap_look(void) {
    const unsigned reader = match_reader();
    recap_open(reader == MATCH_NOBODY ? 0 : reader);
}

void recap_show(void) {
    screen_replace(&screen);
    turn_to((unsigned)play_turn());
}

bool recap_shown(void) {
    return screen_top() == &screen;
}
