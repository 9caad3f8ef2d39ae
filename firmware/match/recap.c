#include "recap.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "lesson.h"
#include "list.h"
#include "match_ending.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "match_watch.h"
#include "palette.h"
#include "play.h"
#include "reason_words.h"
#include "recap_steps.h"
#include "replay.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum { ROWS = 11, FEW = 5, ROW = 17, RIM = 3, TEXT_X = 26, END_X = 225, WIDTH = 206, ICON = 12 };

static struct {
    bool people;                  /* what they did is told as well: the console was handed over */
    uint16_t all[GAME_SEATS_MAX]; /* so many moves had been played when the seat's page was read */
    uint8_t count, next;          /* reasons, in a ring */
    struct kept_reason {
        uint16_t move;
        uint8_t parts;
        struct reason part[REASON_PARTS];
    } reason[RECAP_REASONS];
} told;

/* ---- reasons */

void recap_clear(void) {
    told.count = told.next = 0;
    told.people = false;
    memset(told.all, 0, sizeof told.all);
}

static struct kept_reason *kept_reason(unsigned back) {
    assert(back < told.count);
    return &told.reason[(told.next + RECAP_REASONS - 1u - back) % RECAP_REASONS];
}

/* Where there was no choice, nothing is kept. */
void recap_keep(const struct reason *parts, unsigned count) {
    const unsigned move = play_match()->length;
    assert(count > 0 && count <= REASON_PARTS);
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

static bool turn_begins(const void *state) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    if (turn_end == NULL || (turn_end->first_step != NULL && !turn_end->first_step(state))) {
        return turn_end == NULL;
    }
    return turn_end->begins == NULL || turn_end->begins(state);
}

void recap_handed_over(void) {
    told.people = true;
}

static bool goes(unsigned move) {
    const struct match_watch *ui = match_watch_ui();
    return ui->go != NULL && ui->go(match_move(play_match(), move));
}

/* Each person's page is its own: what an opponent did is news to everybody who hadn't the console then. */
static bool has_news(unsigned seat) {
    const bool possible = told.people || play_person_count() < play_seats();
    if (!possible || told.all[seat] == play_match()->length) {
        return false;
    }
    const struct gap gap = gap_of(seat);
    return gap.to == play_match()->length && gap.from < gap.to && (gap.opponent || told.people);
}

bool recap_read(void) {
    return told.all[play_seat()] == play_match()->length;
}

/* The person who moved last; GAME_NOBODY: none plays. */
static unsigned last_person(void) {
    unsigned last = GAME_NOBODY;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (play_is_person(seat) && (last == GAME_NOBODY || play_moved(seat) > play_moved(last))) {
            last = seat;
        }
    }
    return last;
}

/* Whose page it is: of the seat whose turn comes, or before the last count of whoever has the console. */
static unsigned reader(void) {
    const bool begins = play_person_to_move() && turn_begins(play_state());
    return lesson_on() || play_held() ? GAME_NOBODY
           : play_turn() == GAME_OVER ? last_person()
           : begins                   ? (unsigned)play_turn()
                                      : GAME_NOBODY;
}

bool recap_due(void) {
    const unsigned seat = reader();
    return seat != GAME_NOBODY && has_news(seat);
}

/* ---- rows: counted, or drawn as far as they are in view */

/* That is told: all; of each turn some rows of its moves and one of why; its first step and why; that alone.
 */
enum detail { ALL, MUCH, SOME, WHAT_AND_WHY, WHAT };
static const uint8_t rows_of_moves[] = {[ALL] = UINT8_MAX, 3, 2, 1, 1};

struct recap_memory {
    struct list rows;
    uint8_t detail;
    uint16_t from, to;
    uint16_t mark;  /* the last step on the board, and one more: it is marked beside the panel; 0: none is */
    int16_t mark_y; /* where that is */
    move_t here;    /* leads back to what was in view before */
    uint8_t seat;   /* before whose turn */
};

struct pass {
    bool draws;
    unsigned row, left;          /* so many more of what is told now */
    uint8_t seat;                /* of the next row, or GAME_NOBODY */
    struct match_words points;   /* that row's, at its end */
    struct match_words all, one; /* of a row so far; the words that come next, */
    unsigned times, pieces;      /* how often they came in a row; how many moves were told before */
    bool first, opened;          /* the last move was a turn's first step; what comes next follows from it */
    uint16_t colour;             /* of the row */
};

static struct recap_memory *kept(void) {
    return screen_memory(sizeof(struct recap_memory));
}

/* It is as tall as what it says, and leaves the board in sight, unless all of it was asked for. */
static int panel_height(void) {
    const struct list *rows = &kept()->rows;
    const unsigned in_view = list_end(rows) - rows->first;
    return ROW * (in_view > 0 ? (int)in_view : 1) + 2 * RIM;
}

/* It lies over the foot of the board; or over its head, where that leaves the mark in sight. */
static int panel_y(void) {
    enum { FOOT = CHROME_PANEL_Y + CHROME_PANEL_HEIGHT, MARK = 16 };
    const int height = panel_height(), y = kept()->mark_y;
    const bool head = y + MARK > FOOT - height && y - MARK > CHROME_PANEL_Y + height;
    return kept()->mark > 0 && head ? CHROME_PANEL_Y : FOOT - height;
}

/* Whose row it is, and its points. */
static void draw_seat(const struct pass *pass, int y) {
    icon_draw(CHROME_MARGIN, y + 2, match_seat_icon(pass->seat), ICON);
    type_rich(END_X - type_rich_width(TYPE_SMALL_BOLD, pass->points.words), y, TYPE_SMALL_BOLD, COLOUR_INK,
              pass->points.words);
}

static void put_row(struct pass *pass, uint16_t colour, const char *words) {
    const struct list *rows = &kept()->rows;
    if (pass->left == 0) {
        return;
    }
    const unsigned row = pass->row++;
    if (pass->draws && row >= rows->first && row < list_end(rows)) {
        const int y = list_y(rows, row, panel_y() + RIM, ROW);
        if (pass->seat != GAME_NOBODY) {
            draw_seat(pass, y);
        }
        type_rich(TEXT_X, y, TYPE_SMALL, colour, words);
    }
    pass->left--;
    pass->seat = GAME_NOBODY;
    text_put(match_words(&pass->points), "");
}

/* ---- pieces of a sentence, joined as long as they fit into a row */

static void flush_row(struct pass *pass) {
    if (pass->all.words[0] != '\0') {
        put_row(pass, pass->colour, pass->all.words);
    }
    text_put(match_words(&pass->all), "");
    pass->all.words[0] = '\0';
}

static bool has_room(const struct pass *pass, const char *piece) {
    enum { GAP = 8, DOTS = 6 };
    const int points = type_rich_width(TYPE_SMALL_BOLD, pass->points.words),
              room = (points > 0 ? END_X - TEXT_X - GAP - points : WIDTH - ICON) -
                     (kept()->detail != ALL ? DOTS : 0);
    const int width = type_rich_width(TYPE_SMALL, pass->all.words) + type_rich_width(TYPE_SMALL, piece);
    return width <= room && pass->all.buffer.used + strlen(piece) + 3 <= MATCH_WORDS;
}

/* There would be more, and it isn't told. */
static void put_dots(struct pass *pass) {
    struct text_buffer *all = &pass->all.buffer;
    if (kept()->detail == ALL || pass->left != 1) {
        return;
    }
    if (all->used > 0 && strchr(",:;", pass->all.words[all->used - 1]) != NULL) {
        pass->all.words[--all->used] = '\0';
    }
    text_put(&all->text, " …");
}

/* Into the row, or the next one. */
static void put_in_row(struct pass *pass, const char *piece) {
    const bool first = pass->all.words[0] == '\0';
    if (!first && !has_room(pass, piece)) {
        put_dots(pass);
        flush_row(pass);
    } else {
        text_put(&pass->all.buffer.text, first ? "" : " ");
    }
    text_put(&pass->all.buffer.text, piece);
}

/* The space after its first words that may stand in a row of their own; or NULL. */
static char *words_end(char *piece) {
    bool bold = false;
    for (; *piece != '\0' && (bold || *piece != ' '); piece++) {
        bold = bold != (*piece == '*');
    }
    return *piece != '\0' ? piece : NULL;
}

/* What joins it to the piece before stands at that one's end. One that begins with an icon stays in one row,
 * as in a list, but for what stands after the name. */
static void put_piece(struct pass *pass, const char *joins, char *piece) {
    text_put(&pass->all.buffer.text, pass->all.words[0] == '\0' ? "" : joins);
    const bool listed = piece[0] == '{' && pass->pieces > 0;
    for (char *end = words_end(piece); end != NULL && !listed; end = words_end(piece)) {
        *end = '\0';
        put_in_row(pass, piece);
        piece = end + 1;
    }
    put_in_row(pass, piece);
}

/* ---- moves: "Lapis plays Movement: worker K3 to J3, worker J3 to K2 with wheat." */

static bool is_small(char letter) {
    return letter >= 'a' && letter <= 'z';
}

/* Whose move it is comes before them; icons and names stay as they are. */
static void fit_in(char *words) {
    if (words[0] >= 'A' && words[0] <= 'Z' && is_small(words[1])) {
        words[0] = (char)(words[0] - 'A' + 'a');
    }
}

/* "an army to A13", three times: "3 armies to A13". False: it has no such words. */
static bool count_in(struct match_words *words, unsigned times) {
    const char *const one = match_ui()->one;
    const size_t length = one != NULL ? strlen(one) : 0;
    char rest[MATCH_WORDS];
    if (length == 0 || strncmp(words->words, one, length) != 0) {
        return false;
    }
    memcpy(rest, words->words, sizeof rest);
    text_format(match_words(words), "%u %s%s", times, match_ui()->several, rest + length);
    return true;
}

/* "Lapis: wheel Wheel, column 1": what begins with an icon is no sentence of whose name stands before it. */
static void begin_list(struct pass *pass, const char *words) {
    text_put(&pass->all.buffer.text, pass->pieces == 0 && words[0] == '{' ? ":" : "");
}

static void flush_one(struct pass *pass) {
    if (pass->times == 0) {
        return;
    }
    const bool counted = pass->times > 1 && count_in(&pass->one, pass->times);
    fit_in(pass->one.words);
    if (pass->times > 1 && !counted) {
        text_format(&pass->one.buffer.text, "\u00a0×%u", pass->times);
    }
    begin_list(pass, pass->one.words);
    put_piece(pass,
              pass->pieces == 0                      ? ""
              : pass->opened                         ? ":"
              : strchr(pass->one.words, ',') != NULL ? ";"
                                                     : ",",
              pass->one.words);
    pass->pieces++;
    pass->times = 0;
}

/* What isn't done needs no words, unless it is all, or nothing was made of the turn's first step. */
static bool is_nothing(const struct pass *pass, const char *words, bool opened) {
    return pass->pieces + pass->times > 0 &&
           (strcmp(words, MATCH_ENDS_TURN) == 0 || (!opened && strcmp(words, MATCH_SKIPS) == 0));
}

static void add_move(struct pass *pass, const void *before, move_t move) {
    struct match_words words;
    const bool first = turn_begins(before), opened = pass->first && !first;
    match_log_words(before, move, match_words(&words));
    pass->first = first;
    if (pass->times > 0 && strcmp(words.words, pass->one.words) == 0) {
        pass->times++;
    } else if (!is_nothing(pass, words.words, opened)) {
        flush_one(pass);
        text_put(match_words(&pass->one),
                 opened && strcmp(words.words, MATCH_SKIPS) == 0 ? MATCH_SKIPS_ALL : words.words);
        pass->times = 1;
        pass->opened = opened;
    }
}

/* In the game's own words; false: it has none. */
static bool tell_whole(struct pass *pass, unsigned from, unsigned to) {
    enum { ROOM = 400 };
    char words[ROOM] = "";
    struct text_buffer buffer;
    if (match_ui()->turn_words != NULL) {
        match_ui()->turn_words(replay_to(from), from, to, text_into(&buffer, words, sizeof words));
        fit_in(words);
        begin_list(pass, words);
        put_piece(pass, "", words);
    }
    return words[0] != '\0';
}

/* Where the turn begins that they end with: what was done before it made the match ready, as a bid. */
static unsigned last_turn(unsigned from, unsigned to) {
    unsigned at = from;
    for (unsigned move = from; move < to; move++) {
        at = turn_begins(replay_to(move)) ? move : at;
    }
    return at;
}

/* All of them, or the first, as the card that was taken. */
static void tell_moves(struct pass *pass, unsigned from, unsigned to) {
    const bool all = rows_of_moves[kept()->detail] > 1;
    pass->pieces = pass->times = 0;
    pass->first = false;
    pass->colour = COLOUR_INK;
    from = all ? from : last_turn(from, to);
    for (unsigned at = tell_whole(pass, from, to) ? to : from; at < to && (all || pass->pieces == 0); at++) {
        add_move(pass, replay_to(at), match_move(play_match(), at));
    }
    if (all || pass->pieces == 0) {
        flush_one(pass);
    }
    pass->times = 0;
    text_put(&pass->all.buffer.text, ".");
    flush_row(pass);
}

/* ---- what changed points */

/* What others gain or lose may be good or bad for whoever reads: it has no colour. */
static void points_put(struct text *text, unsigned seat, int points) {
    if (seat == kept()->seat) {
        match_signed_put(text, points, true);
    } else {
        match_other_put(text, points);
    }
}

/* "Centre +1 from", "tile 3 −5 to", and the shape of whom. */
static void put_change(struct pass *pass, const struct account_line *line, bool owner) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, owner ? match_stone(play_seat_style(line->seat)) : "");
    text_put(text, owner ? "{3}" : "");
    if (turn_end != NULL && turn_end->name != NULL) {
        turn_end->name(line, text);
    } else {
        text_put(text, match_source(line->source).word);
    }
    text_put(text, "{4}");
    points_put(text, line->seat, line->points);
    if (line->other != GAME_NOBODY && !owner) {
        text_format(text, "{4}%s{3}%s", line->points > 0 ? "from" : "to",
                    match_stone(play_seat_style(line->other)));
    }
    text_put(&pass->all.buffer.text, pass->pieces++ == 0 ? "" : "{3}");
    put_in_row(pass, words.words);
}

/* What comes in with the last count is not told before it. */
static unsigned secret(void) {
    return match_holds_back() ? play_game()->secret_sources : 0;
}

static bool next_line(struct account *account, struct account_line *line) {
    bool more;
    do {
        more = account_next(account, line);
    } while (more && (secret() >> line->source & 1u) != 0);
    return more;
}

/* Thing by thing where they have names, else the sum of each source. Those that `but` has gained are told
 * with that seat's. */
static void put_changes(struct pass *pass, unsigned seat, unsigned but, struct account *account) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    const bool named = turn_end != NULL && turn_end->name != NULL;
    struct account_line line;
    int sums[GAME_SOURCES_MAX] = {0};
    while (next_line(account, &line)) {
        sums[line.source] += line.points;
        if (named && line.points != 0 && (but == GAME_NOBODY || line.other != but)) {
            put_change(pass, &line, seat != but && but != GAME_NOBODY);
        }
    }
    for (unsigned source = 0; !named && source < play_game()->source_count; source++) {
        if (sums[source] != 0) {
            line = (struct account_line){.points = (int16_t)sums[source],
                                         .seat = (uint8_t)seat,
                                         .source = (uint8_t)source,
                                         .other = GAME_NOBODY};
            put_change(pass, &line, seat != but && but != GAME_NOBODY);
        }
    }
}

/* What was led and is won changes no points, but can't be lost any more: "5 now safe (tile 2)". */
static void put_safe(struct pass *pass, struct account *account) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    struct match_words names, safe;
    struct account_line line;
    int sum = 0;
    text_put(match_words(&names), "");
    while (turn_end != NULL && turn_end->name != NULL && next_line(account, &line)) {
        const bool merged = (turn_end->merged >> line.source & 1u) != 0;
        if (line.points == 0 && line.won && line.is > 0 && !merged) {
            text_put(&names.buffer.text, sum > 0 ? ", " : "");
            turn_end->name(&line, &names.buffer.text);
            sum += line.is;
        }
    }
    text_format(match_words(&safe), "%d now safe (%s)", sum, names.words);
    if (sum > 0) {
        put_piece(pass, pass->pieces > 0 ? ";" : "", safe.words);
    }
}

/* What explains changes of points that no move made. */
static void put_moved(struct pass *pass, const struct account *account) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    struct match_words words;
    if (turn_end != NULL && turn_end->moved != NULL) {
        turn_end->moved(account->before, account->after, account->seat, match_words(&words));
        flush_row(pass);
        text_put(&pass->all.buffer.text, words.words);
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
    while (next_line(&account, &line)) {
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

/* Points come before all else; then what was named. Where nothing was, no words are better than many that say
 * nothing, and what it may cost others later on is no story of this turn. */
static void find_reasons(struct told_turn *turn) {
    if (!any_known(turn)) {
        return;
    }
    find_kinds(turn, REASON_BRINGS, REASON_TAKES);
    if (turn->count == 0) {
        find_points(turn);
    }
    if (turn->count == 0) {
        find_kinds(turn, REASON_GAINS, REASON_PREPARES);
    }
}

static void put_rows(struct pass *pass, uint16_t colour, char *words) {
    for (char *end = match_row_end(words, WIDTH); end != NULL; end = match_row_end(words, WIDTH)) {
        *end = '\0';
        put_row(pass, colour, words);
        words = end + 1;
    }
    put_row(pass, colour, words);
}

unsigned recap_why(unsigned from, unsigned to, struct reason parts[REASON_PARTS]) {
    struct told_turn turn = {.from = from, .to = to};
    assert(from < to);
    find_reasons(&turn);
    memcpy(parts, turn.found, sizeof turn.found);
    return turn.count;
}

static bool is_prospect(const struct reason *part) {
    return part->kind >= REASON_GAINS && part->kind <= REASON_KEEPS;
}

/* Reasons that are no points. What was said in figures, or as what a turn came to, needs no prospects; nor
 * does that lead later to what is near already. */
static void tell_reason(struct pass *pass, const struct reason *found, unsigned count, bool news) {
    struct match_words words;
    struct text *text = match_words(&words);
    for (unsigned i = 0; i < count; i++) {
        const bool plain = news || match_ui()->turn_words != NULL, near = news && play_game()->later != NULL;
        if (!near && !(plain && is_prospect(&found[i]))) {
            text_put(text, words.words[0] == '\0' ? "Why: " : "; ");
            reason_put(&found[i], true, text);
        }
    }
    if (words.words[0] != '\0') {
        put_rows(pass, COLOUR_UMBER, words.words);
    }
}

/* ---- what it changed besides points */

static void put_owner(unsigned seat, struct text *out) {
    const bool own = seat == match_reader();
    text_put(out, own ? "your" : match_stone(play_seat_style(seat)));
    text_put(out, own ? "" : "’s");
}

/* A fact in the game's words, with the seats' shapes. */
static void put_fact(const char *fact, const char *end, struct text *out) {
    for (; fact < end; fact++) {
        if (*fact == '@') {
            put_owner((unsigned)(*++fact - '0'), out);
        } else {
            text_char(out, *fact);
        }
    }
}

/* A thing of whoever reads is named in it. */
static bool concerns_reader(const char *fact, const char *end) {
    while (fact < end && !(fact[0] == '@' && fact[1] == (char)('0' + match_reader()))) {
        fact++;
    }
    return fact < end;
}

/* Where it stands in those words; or NULL. (The library's own takes a stack whose size nobody knows.) */
static const char *find_words(const char *words, const char *part) {
    const size_t length = strlen(part);
    while (*words != '\0' && strncmp(words, part, length) != 0) {
        words++;
    }
    return *words != '\0' ? words : NULL;
}

/* All of them, or those; the same of two places once. */
static void news_put(const void *before, const void *after, unsigned seat, bool all,
                     struct match_words *out) {
    static const char joins[] = "; ";
    struct match_words words, fact;
    struct news news = {.out = match_words(&words)};
    play_game()->news(before, after, seat, &news);
    for (const char *at = words.words, *end; *at != '\0'; at = *end == '\0' ? end : end + sizeof joins - 1) {
        const char *const next = find_words(at, joins);
        end = next != NULL ? next : at + strlen(at);
        put_fact(at, end, match_words(&fact));
        if ((all || concerns_reader(at, end)) && find_words(out->words, fact.words) == NULL) {
            text_put(&out->buffer.text, out->words[0] != '\0' ? joins : "");
            text_put(&out->buffer.text, fact.words);
        }
    }
}

static bool has_gained(const void *before, const void *after, unsigned seat) {
    struct account account;
    struct account_line line;
    bool gained = false;
    account_begin(&account, play_game(), before, after, seat);
    while (next_line(&account, &line)) {
        gained = gained || line.points > 0;
    }
    return gained;
}

bool recap_news(const void *before, const void *after, unsigned seat, struct match_words *out) {
    (void)match_words(out);
    if (play_game()->news != NULL) {
        news_put(before, after, seat, !has_gained(before, after, seat), out);
    }
    return out->words[0] != '\0';
}

/* Points that everybody knows, after so many moves. */
static int points_after(unsigned seat, unsigned moves) {
    struct account_sum sums[GAME_SEATS_MAX];
    account_sums(play_game(), replay_to(moves), secret(), sums);
    return sums[seat].points;
}

/* The first rows say the same, if it was the only turn. */
static bool is_told_above(unsigned seat, unsigned from, unsigned to) {
    return seat == kept()->seat && from == kept()->from && to == kept()->to;
}

/* What a turn brought its seat, and what that cost others. Where points are the reason, they are it; where it
 * brought none, what else it did follows. Returns whether that was anything. */
static bool tell_effect(struct pass *pass, unsigned mover, unsigned from, unsigned to, bool why) {
    void *before = match_copy();
    const char *label = why ? "Why:" : "So:";
    struct account account;
    struct match_words words;
    memcpy(before, replay_to(from), play_game()->state_bytes);
    pass->colour = COLOUR_UMBER;
    pass->pieces = 0;
    text_put(&pass->all.buffer.text, label);
    for (unsigned i = 0; i < play_seats(); i++) {
        const unsigned seat = (mover + i) % play_seats();
        if (!is_told_above(seat, from, to)) {
            account_begin(&account, play_game(), before, replay_to(to), seat);
            put_changes(pass, seat, i == 0 ? GAME_NOBODY : mover, &account);
        }
    }
    account_begin(&account, play_game(), before, replay_to(to), mover);
    if (pass->pieces > 0) {
        put_moved(pass, &account);
    } else if (why && !has_gained(before, replay_to(to), mover)) {
        put_in_row(pass, kept()->seat == match_reader() ? "it cost you points" : "it cost others points");
    }
    const bool news = recap_news(before, replay_to(to), mover, &words);
    if (why && news) {
        flush_row(pass);
        text_put(&pass->all.buffer.text, "So:");
    }
    if (news) {
        put_piece(pass, pass->pieces > 0 && !why ? ";" : "", words.words);
    } else if (strcmp(pass->all.words, label) == 0) {
        pass->all.words[0] = '\0';
    }
    flush_row(pass);
    return news;
}

/* Its shape and its name, and at the row's end what has changed for it. What it `sums` up may come to
 * nothing.
 */
static void tell_seat(struct pass *pass, unsigned seat, const char *name, unsigned from, unsigned to,
                      bool sums) {
    const int change = points_after(seat, to) - points_after(seat, from);
    struct text *text = match_words(&pass->points);
    if (change != 0) {
        points_put(text, seat, change);
    } else if (sums) {
        text_put(text, "0 in all");
    }
    pass->seat = (uint8_t)seat;
    pass->colour = COLOUR_INK;
    text_format(&pass->all.buffer.text, sums ? "*%s:*" : "*%s*", name);
}

static void tell_why(struct pass *pass, unsigned from, unsigned to) {
    struct reason found[REASON_PARTS];
    const unsigned seat = (unsigned)play_game()->turn(replay_to(from)), count = recap_why(from, to, found);
    const bool points = count > 0 && (found[0].kind == REASON_BRINGS || found[0].kind == REASON_TAKES),
               news = tell_effect(pass, seat, from, to, points);
    if (count > 0 && !points) {
        tell_reason(pass, found, count, news);
    }
}

/* The moves of one seat in a row, from that one on; returns how many had been played after them. */
static unsigned tell_turn(struct pass *pass, unsigned from) {
    const unsigned seat = (unsigned)play_game()->turn(replay_to(from));
    unsigned to = from;
    while (to < kept()->to && play_game()->turn(replay_to(to)) == (int)seat) {
        to++;
    }
    pass->left = rows_of_moves[kept()->detail];
    tell_seat(pass, seat, play_name(seat), from, to, false);
    tell_moves(pass, from, to);
    pass->left = kept()->detail == ALL ? UINT8_MAX : kept()->detail < WHAT;
    tell_why(pass, from, to);
    return to;
}

/* ---- the page */

/* Of the whole page. */
static void begin_account(struct account *account, unsigned seat) {
    void *before = match_copy();
    memcpy(before, replay_to(kept()->from), play_game()->state_bytes);
    account_begin(account, play_game(), before, replay_to(kept()->to), seat);
}

/* What all of it has changed for whoever reads; or nothing. */
static void tell_reader(struct pass *pass) {
    const unsigned seat = kept()->seat;
    struct account account;
    begin_account(&account, seat);
    pass->left = UINT8_MAX;
    tell_seat(pass, seat, seat == match_reader() ? "You" : play_name(seat), kept()->from, kept()->to, true);
    const size_t name = pass->all.buffer.used;
    pass->pieces = 0;
    begin_account(&account, seat); /* its sums have replayed the match to another point */
    put_changes(pass, seat, GAME_NOBODY, &account);
    if (pass->pieces < 2) {
        text_put(match_words(&pass->points), ""); /* it is said */
    }
    begin_account(&account, seat);
    put_safe(pass, &account);
    if (pass->seat == seat && pass->all.buffer.used == name) {
        pass->seat = GAME_NOBODY;
        pass->all.words[0] = '\0';
    }
    flush_row(pass);
}

static unsigned go_through(bool draws) {
    struct pass pass = {.draws = draws, .seat = GAME_NOBODY};
    (void)match_words(&pass.all);
    (void)match_words(&pass.one);
    (void)match_words(&pass.points);
    if (kept()->from < kept()->to) {
        tell_reader(&pass);
    }
    for (unsigned at = kept()->from; at < kept()->to;) {
        at = tell_turn(&pass, at);
    }
    return pass.row;
}

static unsigned tell_with(enum detail detail) {
    kept()->detail = (uint8_t)detail;
    return go_through(false);
}

/* All of it, as far down as one scrolls. */
static void tell_all(void) {
    list_set(&kept()->rows, tell_with(ALL), ROWS);
    list_go(&kept()->rows, 0);
}

/* As much as leaves the board in sight. */
static void tell_few(void) {
    enum detail detail = ALL;
    while (tell_with(detail) > FEW && detail < WHAT) {
        detail++;
    }
    list_set(&kept()->rows, go_through(false), FEW);
    list_go(&kept()->rows, 0);
}

static void turn_to(unsigned seat) {
    const struct gap gap = gap_of(seat);
    kept()->seat = (uint8_t)seat;
    kept()->from = (uint16_t)gap.from;
    kept()->to = (uint16_t)gap.to;
}

/* The board as it is now, with that step marked. */
static struct match_watched draw_marked(unsigned at) {
    struct match_watched watched = {.last = match_move(play_match(), at), .again = true};
    watched.seat = (uint8_t)play_game()->turn(replay_to(at));
    match_watch_ui()->draw(&watched);
    return watched;
}

static void hear_mark(const struct saying *saying) {
    if (saying->what == SAID_CURSOR) {
        kept()->mark_y = (int16_t)(saying->area.y + saying->area.height / 2);
    }
}

/* The last step on the board comes into view, and it is heard where; if none is, whoever moved last. */
static void mark_last(void) {
    static const struct listener listener = {.hear = hear_mark};
    unsigned at = kept()->to;
    while (at > kept()->from && !goes(at - 1)) {
        at--;
    }
    kept()->mark = 0;
    if (at == kept()->from && at < kept()->to) {
        match_watch_ui()->begin((unsigned)play_game()->turn(replay_to(kept()->to - 1u)));
    } else if (at > kept()->from) {
        kept()->mark = (uint16_t)at;
        say_to(&listener);
        (void)draw_marked(at - 1);
        say_to(NULL);
    }
}

/* Less than all goes on below as well. */
static void draw_more(int above_y, int below_y) {
    enum { X = 228, ARROW = 5 };
    list_more(&kept()->rows, X, above_y, below_y, COLOUR_CLAY);
    if (kept()->detail != ALL) {
        icon_draw_flat(X, below_y, ICON_ARROW_D, ARROW, COLOUR_CLAY);
    }
}

static void draw_rows(void) {
    const int y = panel_y(), height = panel_height(), top = y + RIM;
    if (kept()->mark > 0) {
        (void)draw_marked(kept()->mark - 1u);
    } else {
        match_watch_board(kept()->seat);
    }
    const int ground_y = y > CHROME_PANEL_Y ? y : CHROME_CONTENT_Y,
              ground_end = y + height < CHROME_PANEL_Y + CHROME_PANEL_HEIGHT ? y + height : CHROME_KEYS_Y;
    canvas_fill(0, ground_y, CANVAS_WIDTH, ground_end - ground_y, COLOUR_NIGHT);
    chrome_panel(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height);
    if (kept()->rows.count > 0) {
        (void)go_through(true);
    } else {
        type_draw(CHROME_MARGIN, top, TYPE_BODY, COLOUR_UMBER, "Nobody has moved meanwhile.");
    }
    draw_more(top, y + height - RIM - 8);
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Next"}, {ICON_KEY_X, "Show me"}, {ICON_KEY_B, "Home"}};
    draw_rows();
    match_title(kept()->seat, "Meanwhile", CHROME_NO_PHASE);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

/* The steps; the match again has them anyway. */
static bool can_show(void) {
    return !play_viewing() && kept()->from < kept()->to;
}

static void draw_again(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Show me"}, {ICON_KEY_X, "Seat"}, {ICON_KEY_B, "Back"}};
    const bool shows = can_show();
    draw_rows();
    if (kept()->seat == play_turn()) {
        match_title(kept()->seat, "Meanwhile", CHROME_NO_PHASE);
    } else {
        match_title_name(kept()->seat, "Before ", "", CHROME_NO_PHASE);
    }
    chrome_keys(shows ? keys : keys + 1, shows ? 3 : 2, true);
}

/* ---- keys */

static void scroll(enum key pressed) {
    list_scroll(&kept()->rows, pressed);
}

/* Down shows all of it, and up from its first row what there was before. */
static void steer(enum key pressed) {
    const bool down = pressed == KEY_DOWN || pressed == KEY_RIGHT;
    if (down && kept()->detail != ALL) {
        sound_play(CUE_MOVE);
        tell_all();
    } else if (!down && kept()->rows.first == 0 && kept()->rows.in_view != FEW) {
        sound_play(CUE_MOVE);
        tell_few();
    } else {
        scroll(pressed);
    }
}

/* Whoever presses on and on has not seen what comes. */
static void go_on(void) {
    told.people = false;
    told.all[kept()->seat] = play_match()->length;
    sound_play(CUE_TURN);
    match_go_on();
    screen_rest();
}

static void next_seat(void) {
    sound_play(CUE_MOVE);
    turn_to((kept()->seat + 1u) % play_seats());
    tell_all();
    mark_last();
}

/* The step below is where it was. */
static void close_again(void) {
    const move_t here = kept()->here;
    sound_play(CUE_BACK);
    screen_pop();
    if (here != MOVE_NONE) {
        (void)match_watch_ui()->go(here);
    }
}

static void show_steps(void) {
    if (can_show()) {
        sound_play(CUE_OPEN);
        recap_steps_open(kept()->from, kept()->to);
    }
}

static void help(void) {
    static const struct help_page page = {
        "Meanwhile",

        "What the others have done since your last turn. First comes what that has changed for you. Then each turn: its points, its moves, and the opponent’s reason: points that it brought, or what it weighed up.\nDown shows all of it. *X* shows the steps one after another, on the board as it was then. *Look* has the same, also before the turns of the other seats.",
        NULL};
    match_help(&page, 1);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = go_on,
                                     .back = match_leave,
                                     .look = show_steps,
                                     .help = help,
                                     .keeps = sizeof(struct recap_memory),
                                     .undo = match_undo_key,
                                     .rests = true};

static const struct screen again = {.draw = draw_again,
                                    .steer = scroll,
                                    .back = close_again,
                                    .act = show_steps,
                                    .look = next_seat,
                                    .help = help,
                                    .keeps = sizeof(struct recap_memory)};

void recap_open(unsigned seat) {
    assert(seat < play_seats());
    sound_play(CUE_OPEN);
    const move_t here = match_watch_ui()->here != NULL ? match_watch_ui()->here() : MOVE_NONE;
    screen_push(&again);
    turn_to(seat);
    tell_all();
    mark_last();
    kept()->here = here;
}

void recap_look(void) {
    const unsigned reader = match_reader();
    recap_open(reader == MATCH_NOBODY ? 0 : reader);
}

void recap_show(void) {
    const unsigned seat = reader();
    if (play_turn() == GAME_OVER) {
        match_count_waits();
    }
    screen_replace(&screen);
    turn_to(seat);
    tell_few();
    mark_last();
}

bool recap_shown(void) {
    return screen_top() == &screen;
}
