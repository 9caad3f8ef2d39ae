#include "protocol.h"

#include <assert.h>
#include <string.h>

#include "games.h"
#include "perft.h"
#include "standing.h"

enum { NUMBER_MAX = 1000000000 }; /* of a command's: a larger one means no more */

/* ---- answers */

void protocol_ok(struct protocol *protocol) {
    protocol->failed = false;
    text_put(protocol->out, "ok");
}

void protocol_done(struct protocol *protocol) {
    text_char(protocol->out, '\n');
}

/* Begins an error's answer; its reason follows. */
static void error_begin(struct protocol *protocol) {
    protocol->failed = true;
    text_put(protocol->out, "error: ");
}

void protocol_error(struct protocol *protocol, const char *reason) {
    error_begin(protocol);
    text_put(protocol->out, reason);
    protocol_done(protocol);
}

/* What came from outside, shown so that it can't upset a terminal. */
static void put_quoted(struct protocol *protocol, const char *word) {
    text_char(protocol->out, '\'');
    for (; *word != '\0'; word++) {
        text_char(protocol->out, *word > ' ' && *word <= '~' ? *word : '?');
    }
    text_char(protocol->out, '\'');
}

static void error_about(struct protocol *protocol, const char *word, const char *reason) {
    error_begin(protocol);
    put_quoted(protocol, word);
    text_put(protocol->out, reason);
    protocol_done(protocol);
}

static void ok_only(struct protocol *protocol) {
    protocol_ok(protocol);
    protocol_done(protocol);
}

static void result_done(struct protocol *protocol, enum match_result result) {
    if (result == MATCH_OK) {
        ok_only(protocol);
    } else {
        protocol_error(protocol, match_result_text(result));
    }
}

bool protocol_number(const char *word, uint32_t *number) {
    *number = 0;
    for (const char *digit = word; *digit != '\0'; digit++) {
        if (*digit < '0' || *digit > '9') {
            return false;
        }
        const bool full = *number >= NUMBER_MAX / 10;
        *number = full ? NUMBER_MAX : *number * 10 + (uint32_t)(*digit - '0');
    }
    return *word != '\0';
}

/* ---- commands */

typedef const char *const *words_t;

static bool ready(struct protocol *protocol) {
    if (!protocol->started) {
        protocol_error(protocol, "there is no match yet: try 'games', then 'new <game>'");
    }
    return protocol->started;
}

static void put_usage(struct protocol *protocol, const struct protocol_command *command) {
    text_put(protocol->out, " ");
    text_put(protocol->out, command->name);
    if (command->usage[0] != '\0') {
        text_char(protocol->out, ' ');
        text_put(protocol->out, command->usage);
    }
    text_put(protocol->out, " (");
    text_put(protocol->out, command->help);
    text_put(protocol->out, ");");
}

static const struct protocol_command *builtin_commands(void);

static void run_help(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_ok(protocol);
    for (const struct protocol_command *command = builtin_commands(); command->name != NULL; command++) {
        put_usage(protocol, command);
    }
    for (const struct protocol_command *command = protocol->more; command != NULL && command->name != NULL;
         command++) {
        put_usage(protocol, command);
    }
    protocol_done(protocol);
}

static void put_option(struct text *out, const struct game_option *option) {
    text_char(out, ' ');
    text_put(out, option->name);
    for (unsigned i = 0; i < option->value_count; i++) {
        text_char(out, i == 0 ? '=' : '|');
        text_put(out, option->values[i]);
    }
}

static void run_games(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_ok(protocol);
    for (const struct game *const *game = protocol->games; *game != NULL; game++) {
        text_char(protocol->out, ' ');
        text_put(protocol->out, (*game)->name);
        text_put(protocol->out, " seats=");
        text_unsigned(protocol->out, (*game)->seats_min);
        text_char(protocol->out, '-');
        text_unsigned(protocol->out, (*game)->seats_max);
        for (unsigned i = 0; i < (*game)->option_count; i++) {
            put_option(protocol->out, &(*game)->options[i]);
        }
        text_char(protocol->out, ';');
    }
    protocol_done(protocol);
}

static uint16_t room_of(const struct protocol *protocol) {
    return protocol->room != 0 ? protocol->room : MATCH_LENGTH_MAX;
}

static void run_new(struct protocol *protocol, unsigned count, words_t words) {
    const struct game *game = count > 1 ? games_find(protocol->games, words[1]) : NULL;
    if (game == NULL) {
        protocol_error(protocol, "new needs the name of a game: see 'games'");
        return;
    }
    struct setup setup;
    setup_default(&setup, game);
    for (unsigned i = 2; i < count; i++) {
        if (!setup_word(&setup, words[i])) {
            error_about(protocol, words[i], " is no set-up of this game: see 'games'");
            return;
        }
    }
    protocol->started = true;
    result_done(protocol, match_start_within(protocol->match, &setup, room_of(protocol)));
}

static void put_move(struct protocol *protocol, move_t move) {
    text_char(protocol->out, ' ');
    match_text(protocol->match, move, protocol->out);
}

static void run_moves(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    const move_t *legal = match_scratch();
    const unsigned moves = match_moves(protocol->match, match_scratch());
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    text_unsigned(protocol->out, moves);
    for (unsigned i = 0; i < moves; i++) {
        put_move(protocol, legal[i]);
    }
    protocol_done(protocol);
}

static void run_play(struct protocol *protocol, unsigned count, words_t words) {
    if (count != 2) {
        protocol_error(protocol, "play takes one move: see 'moves'");
        return;
    }
    if (match_turn(protocol->match) == GAME_OVER) {
        protocol_error(protocol, "the game is over: see 'score'");
        return;
    }
    const move_t move = match_find(protocol->match, words[1]);
    if (move == MOVE_NONE) {
        error_about(protocol, words[1], " is not a legal move now: see 'moves'");
        return;
    }
    result_done(protocol, match_play(protocol->match, move));
}

static void run_undo(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    result_done(protocol, match_undo(protocol->match));
}

static void run_redo(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    result_done(protocol, match_redo(protocol->match));
}

static void put_state(struct protocol *protocol, int viewer) {
    const struct match *match = protocol->match;
    struct json json = {protocol->out, false};
    const int turn = match_turn(match);
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    json_object(&json, NULL);
    setup_json(&match->setup, viewer, &json);
    json_number(&json, "moves", match->length);
    json_bool(&json, "over", turn == GAME_OVER);
    if (turn == GAME_OVER) {
        json_null(&json, "to_move");
    } else {
        json_number(&json, "to_move", turn + 1);
    }
    match->setup.game->json(match->state, viewer, &json);
    json_object_end(&json);
    protocol_done(protocol);
}

static void run_state(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    put_state(protocol, GAME_REFEREE);
}

static void run_view(struct protocol *protocol, unsigned count, words_t words) {
    uint32_t seat = 0;
    if (count != 2 || !protocol_number(words[1], &seat) || seat < 1 || seat > protocol->match->setup.seats) {
        protocol_error(protocol, "view takes the number of a seat, from 1");
        return;
    }
    put_state(protocol, (int)seat - 1);
}

static void run_score(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    struct json json = {protocol->out, false};
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    json_object(&json, NULL);
    standing_json(protocol->match->setup.game, protocol->match->state, &json);
    json_object_end(&json);
    protocol_done(protocol);
}

static void run_log(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    match_log(protocol->match, protocol->out);
    protocol_done(protocol);
}

static void run_random(struct protocol *protocol, unsigned count, words_t words) {
    struct match *match = protocol->match;
    uint32_t wanted = 0;
    struct rng rng;
    if (count != 2 || !protocol_number(words[1], &wanted)) {
        protocol_error(protocol, "random takes a number of moves");
        return;
    }
    /* From the same match the same moves: scripts can be told apart by their seeds. */
    rng_seed(&rng, match->setup.seed + match->length);
    protocol_ok(protocol);
    for (; wanted > 0 && match->length < match->room; wanted--) {
        move_t *const legal = match_scratch();
        const unsigned moves = match_moves(match, legal);
        if (moves == 0) {
            break;
        }
        const move_t move = legal[rng_below(&rng, moves)];
        put_move(protocol, move);
        match_play(match, move);
    }
    protocol_done(protocol);
}

static void run_perft(struct protocol *protocol, unsigned count, words_t words) {
    uint32_t depth = 0;
    if (count != 2 || !protocol_number(words[1], &depth)) {
        protocol_error(protocol, "perft takes a depth");
        return;
    }
    if (depth > perft_depth_max(protocol->workspace_bytes)) {
        protocol_error(protocol, "there is no room here for so deep a count");
        return;
    }
    const uint64_t ways = perft_count(protocol->match->setup.game, protocol->match->state, depth,
                                      protocol->workspace, protocol->positions);
    if (ways == 0) {
        protocol_error(protocol, "that would take too long to count: try a lesser depth");
        return;
    }
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    text_unsigned(protocol->out, ways);
    protocol_done(protocol);
}

static void run_signature(struct protocol *protocol, unsigned count, words_t words) {
    if (count > 1 && games_find(protocol->games, words[1]) == NULL) {
        protocol_error(protocol, "signature takes the name of a game, or nothing");
        return;
    }
    protocol_ok(protocol);
    for (const struct game *const *game = protocol->games; *game != NULL; game++) {
        if (count == 1 || strcmp((*game)->name, words[1]) == 0) {
            text_char(protocol->out, ' ');
            text_put(protocol->out, (*game)->name);
            text_char(protocol->out, '=');
            text_hex(protocol->out, signature_game(*game), SIGNATURE_DIGITS);
        }
    }
    protocol_done(protocol);
}

static void run_quit(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol->quit = true;
    ok_only(protocol);
}

/* `load` never comes here: its line is read word by word. */
static void run_load(struct protocol *protocol, unsigned count, words_t words) {
    (void)count, (void)words;
    protocol_error(protocol, "load takes a log: what 'log' answered");
}

static const struct protocol_command commands[] = {
    {"help", "", "this list", run_help, true},
    {"games", "", "what can be played, with seats and options", run_games, true},
    {"new", "<game> seats=<n> seed=<n> [option=value ...]", "begin a match", run_new, true},
    {"moves", "", "the legal moves", run_moves, false},
    {"play", "<move>", "play one", run_play, false},
    {"undo", "", "take a move back", run_undo, false},
    {"redo", "", "play it again", run_redo, false},
    {"state", "", "everything, hidden parts included, as JSON", run_state, false},
    {"view", "<seat>", "what that seat may know, as JSON", run_view, false},
    {"score", "", "points, ranks and what decided, as JSON", run_score, false},
    {"log", "", "the match as text", run_log, false},
    {"load", "<log>", "a match from its text", run_load, true},
    {"random", "<n>", "play n random moves", run_random, false},
    {"perft", "<depth>", "count the ways to go on", run_perft, false},
    {"signature", "[game]", "a hash over fixed random games", run_signature, true},
    {"quit", "", "end", run_quit, true},
    {NULL, NULL, NULL, NULL, false},
};

static const struct protocol_command *builtin_commands(void) {
    return commands;
}

/* ---- lines */

static const struct protocol_command *command_find(const struct protocol_command *from, const char *name) {
    for (; from != NULL && from->name != NULL; from++) {
        if (strcmp(from->name, name) == 0) {
            return from;
        }
    }
    return NULL;
}

const struct protocol_command *protocol_command(const char *name) {
    return command_find(commands, name);
}

static void run_words(struct protocol *protocol, unsigned count, words_t words) {
    const struct protocol_command *command = command_find(protocol->more, words[0]);
    if (command == NULL) {
        command = command_find(commands, words[0]);
    }
    if (command == NULL) {
        error_about(protocol, words[0], " is no command: see 'help'");
    } else if (command->alone || ready(protocol)) {
        command->run(protocol, count, words);
    }
}

static bool is_space(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* Cuts the line into words, in place, and runs it. Empty lines and lines that begin with # have no answer. */
static void run_line(struct protocol *protocol) {
    const char *words[PROTOCOL_WORDS_MAX];
    unsigned count = 0;
    char *at = protocol->line;
    assert(protocol->used < PROTOCOL_LINE_MAX);
    protocol->line[protocol->used] = '\0';
    while (*at != '\0') {
        while (is_space(*at)) {
            *at++ = '\0';
        }
        if (*at == '\0' || (count == 0 && *at == '#')) {
            break;
        }
        if (count == PROTOCOL_WORDS_MAX) {
            protocol_error(protocol, "more words than any command takes");
            return;
        }
        assert(count < PROTOCOL_WORDS_MAX);
        words[count++] = at;
        while (*at != '\0' && !is_space(*at)) {
            at++;
        }
    }
    if (count > 0) {
        run_words(protocol, count, words);
    }
}

/* ---- load: word by word, so that a log of any length fits */

static void load_word(struct protocol *protocol) {
    if (protocol->too_long) {
        protocol->line[GAME_WORD_MAX - 1] = '\0'; /* no word of a log is so long: it will be refused */
    } else {
        assert(protocol->used < PROTOCOL_LINE_MAX);
        protocol->line[protocol->used] = '\0';
    }
    if (protocol->used > 0) {
        match_read_word(&protocol->reader, protocol->line);
        protocol->started = protocol->started || protocol->reader.step == READER_MOVES;
    }
    protocol->used = 0;
    protocol->too_long = false;
}

static void load_done(struct protocol *protocol) {
    load_word(protocol);
    protocol->loading = false;
    const enum match_result result = match_read_end(&protocol->reader);
    if (result == MATCH_OK) {
        protocol_ok(protocol);
        text_char(protocol->out, ' ');
        text_unsigned(protocol->out, protocol->reader.moves);
    } else {
        error_begin(protocol);
        text_put(protocol->out, match_result_text(result));
        if (protocol->reader.step == READER_MOVES) {
            text_put(protocol->out, "; the match now stands after move ");
            text_unsigned(protocol->out, protocol->reader.moves);
        }
    }
    protocol_done(protocol);
}

static void load_byte(struct protocol *protocol, char byte) {
    if (byte == '\n') {
        load_done(protocol);
    } else if (is_space(byte)) {
        load_word(protocol);
    } else if (protocol->used == GAME_WORD_MAX - 1) {
        protocol->too_long = true;
    } else {
        assert(protocol->used < PROTOCOL_LINE_MAX - 1);
        protocol->line[protocol->used++] = byte != '\0' ? byte : '?';
    }
}

/* Is the line so far the word `load`, with or without spaces before it? */
static bool line_is_load(const struct protocol *protocol) {
    unsigned at = 0;
    while (at < protocol->used && is_space(protocol->line[at])) {
        at++;
    }
    return protocol->used - at == 4 && memcmp(protocol->line + at, "load", 4) == 0;
}

/* ---- bytes */

static void line_done(struct protocol *protocol) {
    if (protocol->too_long) {
        protocol_error(protocol, "the line is longer than any command");
    } else {
        run_line(protocol);
    }
    protocol->used = 0;
    protocol->too_long = false;
}

static void line_byte(struct protocol *protocol, char byte) {
    if (byte == '\n') {
        line_done(protocol);
    } else if (is_space(byte) && line_is_load(protocol)) {
        protocol->used = 0;
        protocol->loading = true;
        match_read_begin(&protocol->reader, protocol->match, protocol->games);
        protocol->reader.room = room_of(protocol);
    } else if (protocol->used == PROTOCOL_LINE_MAX - 1) {
        protocol->too_long = true;
    } else {
        assert(protocol->used < PROTOCOL_LINE_MAX - 1);
        protocol->line[protocol->used++] = byte != '\0' ? byte : '?';
    }
}

void protocol_feed(struct protocol *protocol, const char *bytes, size_t count) {
    for (size_t i = 0; i < count && !protocol->quit; i++) {
        if (protocol->loading) {
            load_byte(protocol, bytes[i]);
        } else {
            line_byte(protocol, bytes[i]);
        }
    }
}

void protocol_end(struct protocol *protocol) {
    if (protocol->used > 0 || protocol->loading || protocol->too_long) {
        protocol_feed(protocol, "\n", 1);
    }
}
