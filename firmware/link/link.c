#include "link.h"

#include <assert.h>
#include <string.h>

#include "perft.h"

enum {
    OWN_MOVES = 800,    /* of its own match: RAM is short, and the games of an evening have 500 */
    PIECE_BYTES = 1024, /* of an answer that is sent at once */
    RANDOM_MAX = 20,    /* moves of one `random`: it can't be carried out again for a second piece */
    BASE64_IN = 3,
    BASE64_OUT = 4,
};
_Static_assert((RANDOM_MAX + 1) * GAME_WORD_MAX <= PIECE_BYTES, "the answer of `random` is one piece");

static union {
    struct setup aligned; /* as a match */
    uint8_t bytes[MATCH_BYTES(OWN_MOVES)];
} own_memory;
static const struct link_source *source;
static const struct link_table *table;
static struct protocol protocol;

/* Watching the match on the console's screen instead of its own. */
static struct {
    bool on, asked, allowed;
    bool own_started;
    uint16_t length, redo; /* of the match when its answer began */
} watch;

/* The command being taken, kept so that it can be carried out again. */
static struct {
    char bytes[PROTOCOL_LINE_MAX];
    uint16_t used;
    bool long_one; /* more than that: a `load`, whose answer is short */
    bool whole;    /* the next byte begins another */
} line;

/* The answer: a piece of a text, and after the text, bytes that are sent in base64. */
static struct {
    struct text text;
    uint32_t skip, seen; /* bytes of the text before the piece, and in all */
    uint16_t used, told; /* bytes in the piece, and given out */
    char piece[PIECE_BYTES];
    void (*blob)(uint32_t at, uint8_t *out, uint32_t count); /* NULL: none */
    uint32_t blob_bytes, blob_at;
    enum { SCREEN_READ, SCREEN_FIRST, SCREEN_ON } screen; /* `text`: its lines follow, one by one */
} answer;

/* `signature`, a match at a time. */
static struct {
    const struct game *const *game; /* the one it is about; NULL: nothing to do */
    bool all;
    struct signature step;
} signing;

/* ---- answers */

static void answer_put(void *to, const char *bytes, size_t count) {
    (void)to;
    for (size_t i = 0; i < count; i++, answer.seen++) {
        if (answer.seen >= answer.skip && answer.used < PIECE_BYTES) {
            assert(answer.used < sizeof answer.piece);
            answer.piece[answer.used++] = bytes[i];
        }
    }
}

static void answer_begin(uint32_t skip) {
    answer.skip = skip;
    answer.seen = 0;
    answer.used = 0;
    answer.told = 0;
}

static bool answer_told(void) {
    return answer.told == answer.used && answer.skip + answer.used >= answer.seen;
}

static const struct match *match_on_table(void);

static bool match_moved(void) {
    return watch.on && (protocol.match == NULL || match_on_table() != protocol.match ||
                        watch.length != protocol.match->length || watch.redo != protocol.match->redo);
}

/* The next piece of a long answer, by carrying the command out again: only those that change nothing have
 * long ones. */
static void answer_next_piece(void) {
    const uint32_t told = answer.skip + answer.used;
    answer_begin(told);
    if (match_moved()) {
        answer_begin(0);
        text_put(&answer.text, "\nerror: the match went on while this was sent\n");
        return;
    }
    protocol_feed(&protocol, line.bytes, line.used);
}

static char base64_digit(uint32_t six) {
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[six & 63];
}

/* Three bytes as four letters, the last ones filled up with '='. */
static void put_three(const uint8_t *bytes, uint32_t count) {
    const uint32_t bits = (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
    for (uint32_t i = 0; i < BASE64_OUT; i++) {
        text_char(&answer.text, i <= count ? base64_digit(bits >> (18 - 6 * i)) : '=');
    }
}

static void blob_next_piece(void) {
    answer_begin(0);
    while (answer.blob_at < answer.blob_bytes && answer.used + BASE64_OUT < PIECE_BYTES) {
        uint8_t bytes[BASE64_IN] = {0};
        const uint32_t left = answer.blob_bytes - answer.blob_at;
        const uint32_t count = left < BASE64_IN ? left : BASE64_IN;
        answer.blob(answer.blob_at, bytes, count);
        put_three(bytes, count);
        answer.blob_at += count;
    }
    if (answer.blob_at == answer.blob_bytes) {
        text_char(&answer.text, '\n');
        answer.blob = NULL;
    }
}

/* "ok 524288 T1hKMQ...": the bytes follow once this is sent. */
static void blob_begin(uint32_t bytes, void (*read)(uint32_t at, uint8_t *out, uint32_t count)) {
    protocol_ok(&protocol);
    text_char(&answer.text, ' ');
    text_unsigned(&answer.text, bytes);
    text_char(&answer.text, ' ');
    answer.blob = read;
    answer.blob_bytes = bytes;
    answer.blob_at = 0;
}

/* ---- commands */

typedef const char *const *words_t;

static void journal_read(uint32_t at, uint8_t *out, uint32_t count) {
    memcpy(out, source->journal + at, count);
}

static void do_dump(struct protocol *to, unsigned count, words_t words) {
    (void)to, (void)count, (void)words;
    blob_begin(source->journal_bytes, journal_read);
}

static void do_screen(struct protocol *to, unsigned count, words_t words) {
    (void)to, (void)count, (void)words;
    blob_begin(source->picture_bytes, source->picture);
}

static void do_board(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_ok(to);
    text_char(to->out, ' ');
    text_put(to->out, source->board);
    text_char(to->out, ' ');
    text_put(to->out, source->version);
    protocol_done(to);
}

/* The entry of the list of games that bears that name; NULL: none. */
static const struct game *const *game_entry(const char *name) {
    for (const struct game *const *game = source->games; *game != NULL; game++) {
        if (strcmp((*game)->name, name) == 0) {
            return game;
        }
    }
    return NULL;
}

/* One complete random match, timed. */
static void do_bench(struct protocol *to, unsigned count, words_t words) {
    const struct game *const *game = count == 2 ? game_entry(words[1]) : NULL;
    struct setup setup;
    if (game == NULL) {
        protocol_error(to, "bench takes the name of a game: see 'games'");
        return;
    }
    setup_default(&setup, *game);
    const uint32_t began = source->us();
    signature_match(0, &setup);
    const uint32_t us = source->us() - began;
    protocol_ok(to);
    text_put(to->out, " us=");
    text_unsigned(to->out, us);
    protocol_done(to);
}

static void do_signature(struct protocol *to, unsigned count, words_t words) {
    const struct game *const *game = count == 1 ? source->games : game_entry(words[1]);
    if (game == NULL || *game == NULL) {
        protocol_error(to, "signature takes the name of a game, or nothing");
        return;
    }
    signing.game = game;
    signing.all = count == 1;
    signature_begin(&signing.step, *game);
    protocol_ok(to); /* the line goes on, game by game, as they are done */
}

static void do_random(struct protocol *to, unsigned count, words_t words) {
    uint32_t wanted = 0;
    if (count == 2 && protocol_number(words[1], &wanted) && wanted > RANDOM_MAX) {
        protocol_error(to, "at most 20 moves at a time here");
        return;
    }
    protocol_command(words[0])->run(to, count, words);
}

/* The line stays open: there is nothing to quit here. */
static void do_quit(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_ok(to);
    protocol_done(to);
}

static void do_refuse(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_error(to, "not in a match that is watched: see 'own'");
}

static void do_text(struct protocol *to, unsigned count, words_t words);
static void do_watch(struct protocol *to, unsigned count, words_t words);
static void do_own(struct protocol *to, unsigned count, words_t words);
static void do_ask(struct protocol *to, unsigned count, words_t words);
static void do_play_watched(struct protocol *to, unsigned count, words_t words);

#define OF_THE_DEVICE                                                                                        \
    {"board", "", "what this device is", do_board, true},                                                    \
        {"dump", "", "the memory of the saves, in base64", do_dump, true},                                   \
        {"screen", "", "the picture on the console, a BMP in base64", do_screen, true},                      \
        {"text", "", "the screen as text, in JSON", do_text, true},                                          \
        {"bench", "<game>", "times a random match", do_bench, true},                                         \
        {"signature", "[game]", "a hash over fixed random games", do_signature, true},                       \
        {"watch", "", "be about the match on the console", do_watch, true},                                  \
        {"own", "", "be about a match of your own", do_own, true}, {                                         \
        "quit", "", "end", do_quit, true                                                                     \
    }

static const struct protocol_command device_commands[] = {
    OF_THE_DEVICE,
    {"random", "<n>", "play n random moves, at most 20", do_random, false},
    {NULL, NULL, NULL, NULL, false},
};

static const struct protocol_command watch_commands[] = {
    OF_THE_DEVICE,
    {"ask", "", "ask the owner to let you play", do_ask, false},
    {"play", "<move>", "play one, if the owner agreed", do_play_watched, false},
    {"new", "", "not while watching", do_refuse, true},
    {"undo", "", "not while watching", do_refuse, true},
    {"redo", "", "not while watching", do_refuse, true},
    {"load", "", "not while watching", do_refuse, true},
    {"random", "", "not while watching", do_refuse, true},
    {NULL, NULL, NULL, NULL, false},
};

/* ---- the console's screen */

static void do_text(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    if (table == NULL || table->words == NULL) {
        protocol_error(to, "there is no screen here");
        return;
    }
    protocol_ok(to); /* the line goes on, as the screen is read */
    answer.screen = SCREEN_FIRST;
}

static void screen_next_line(void) {
    const bool first = answer.screen == SCREEN_FIRST;
    answer_begin(0);
    text_put(&answer.text, first ? " " : "");
    answer.screen = table->words(first, &answer.text) ? SCREEN_ON : SCREEN_READ;
    text_put(&answer.text, answer.screen == SCREEN_READ ? "\n" : "");
}

/* ---- the match on the console */

static const struct match *match_on_table(void) {
    return table == NULL || table->match == NULL ? NULL : table->match();
}

static void be_own(void) {
    protocol.match = (struct match *)(void *)own_memory.bytes;
    protocol.more = device_commands;
    protocol.started = watch.on ? watch.own_started : protocol.started;
    watch.on = false;
    watch.asked = false;
    watch.allowed = false;
}

static void do_own(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    be_own();
    protocol_ok(to);
    protocol_done(to);
}

static void do_watch(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    if (match_on_table() == NULL) {
        protocol_error(to, "nothing is being played on the console");
        return;
    }
    if (!watch.on) {
        watch.own_started = to->started;
    }
    watch.on = true;
    to->more = watch_commands;
    to->started = true;
    protocol_ok(to);
    protocol_done(to);
}

static void do_ask(struct protocol *to, unsigned count, words_t words) {
    (void)count, (void)words;
    if (table->ask == NULL || table->play == NULL) {
        protocol_error(to, "this match can't be played from here");
        return;
    }
    if (!watch.allowed && !table->ask()) {
        protocol_error(to, "something else is being asked on the console: try again");
        return;
    }
    watch.asked = true;
    protocol_ok(to);
    text_put(to->out, watch.allowed ? " allowed" : " asked");
    protocol_done(to);
}

static void do_play_watched(struct protocol *to, unsigned count, words_t words) {
    if (!watch.allowed) {
        protocol_error(to, "the owner did not agree: see 'ask'");
        return;
    }
    const move_t move = count == 2 ? match_find(to->match, words[1]) : MOVE_NONE;
    if (move == MOVE_NONE || !table->play(move)) {
        protocol_error(to, "not a legal move now: see 'moves'");
        return;
    }
    protocol_ok(to);
    protocol_done(to);
}

void link_allow(bool yes) {
    watch.allowed = yes && watch.on && watch.asked;
}

/* Before each command: what is watched may have ended, or be another match by now. The engine's commands that
 * would change it are not available while watching, so the pointer may be to what is const. */
static void watch_look(void) {
    static union {
        const struct match *seen;
        struct match *match;
    } on_table;
    on_table.seen = match_on_table();
    if (watch.on && on_table.seen == NULL) {
        be_own();
    }
    if (watch.on) {
        protocol.match = on_table.match;
        watch.length = protocol.match->length;
        watch.redo = protocol.match->redo;
    }
}

/* ---- lines */

void link_start(const struct link_source *from) {
    source = from;
    memset(&protocol, 0, sizeof protocol);
    memset(&watch, 0, sizeof watch);
    answer.text = (struct text){answer_put, NULL};
    protocol.games = from->games;
    protocol.out = &answer.text;
    protocol.room = OWN_MOVES;
    be_own();
    link_cut();
}

void link_table_set(const struct link_table *of) {
    table = of;
}

void link_cut(void) {
    answer_begin(0);
    answer.blob = NULL;
    signing.game = NULL;
    answer.screen = SCREEN_READ;
    memset(&line, 0, sizeof line);
    watch.asked = false;
    watch.allowed = false;
    protocol.used = 0;
    protocol.loading = false;
    protocol.too_long = false;
}

bool link_busy(void) {
    return !answer_told() || answer.blob != NULL || signing.game != NULL || answer.screen != SCREEN_READ;
}

static bool is_space(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* Is the line `load` and something after it? With the space after it `load` begins to read over the match,
 * which must not be while another's is watched: then the word goes on alone, and is refused. */
static bool is_behind_load(void) {
    uint16_t at = 0;
    while (at < line.used && is_space(line.bytes[at])) {
        at++;
    }
    return line.used > at + 4u && memcmp(line.bytes + at, "load", 4) == 0 && is_space(line.bytes[at + 4]);
}

static void take_byte(char byte) {
    if (line.used == 0 && !line.long_one) {
        watch_look();
    }
    if (line.used < sizeof line.bytes) {
        assert(line.used < sizeof line.bytes);
        line.bytes[line.used++] = byte;
    } else {
        line.long_one = true;
    }
    if (!(watch.on && is_behind_load()) || byte == '\n') {
        protocol_feed(&protocol, &byte, 1);
    }
}

size_t link_take(const char *bytes, size_t count) {
    size_t taken = 0;
    while (taken < count && !link_busy()) {
        if (line.whole) {
            line.used = 0;
            line.long_one = false;
        }
        if (line.used == 0 && !line.long_one) {
            answer_begin(0);
        }
        line.whole = bytes[taken] == '\n';
        take_byte(bytes[taken++]);
    }
    return taken;
}

/* ---- going on */

static void put_signature(void) {
    text_char(&answer.text, ' ');
    text_put(&answer.text, (*signing.game)->name);
    text_char(&answer.text, '=');
    text_hex(&answer.text, signing.step.hash, SIGNATURE_DIGITS);
}

static void signature_next(void) {
    if (signature_step(&signing.step)) {
        return;
    }
    answer_begin(0);
    put_signature();
    signing.game++;
    if (signing.all && *signing.game != NULL) {
        signature_begin(&signing.step, *signing.game);
    } else {
        text_char(&answer.text, '\n');
        signing.game = NULL;
    }
}

void link_work(void) {
    if (answer.told < answer.used) {
        return; /* first what there is to send */
    }
    if (!answer_told()) {
        answer_next_piece();
    } else if (answer.blob != NULL) {
        blob_next_piece();
    } else if (signing.game != NULL) {
        signature_next();
    } else if (answer.screen != SCREEN_READ) {
        screen_next_line();
    }
}

size_t link_give(char *out, size_t room) {
    const size_t left = (size_t)(answer.used - answer.told);
    const size_t count = left < room ? left : room;
    memcpy(out, answer.piece + answer.told, count);
    answer.told = (uint16_t)(answer.told + count);
    return count;
}
