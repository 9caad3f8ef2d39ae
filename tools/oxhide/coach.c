#include "coach.h"

#include <stdio.h>
#include <string.h>

#include "arena.h"
#include "json.h"
#include "review.h"

enum { PLAYOUTS_MAX = 30000, FIELD_MAX = 160 };

static struct search search;
static struct review review;
static struct match match;

/* ---- thinking */

static void stand_at(unsigned moves) {
    if (match.length > moves) {
        match_rewind(&match, (uint16_t)moves);
    }
    while (match.length < moves) {
        match_redo(&match);
    }
}

/* What is asked for. */
struct wish {
    uint8_t seats;
    uint32_t playouts, from;
};

static void think(const struct wish *wish) {
    review_begin(&review, &search, &match.setup, match.length, wish->seats, (uint16_t)wish->playouts);
    review.from = (uint16_t)(wish->from < match.length ? wish->from : match.length);
    do {
        stand_at(review_at(&review));
    } while (!review_step(&review, &match));
}

/* ---- JSON */

static void put_moves(struct json *json, const char *name, const move_t *moves, unsigned count) {
    const uint16_t at = match.length;
    json_array(json, name);
    for (unsigned i = 0; i < count; i++) {
        char room[GAME_WORD_MAX];
        struct text_buffer buffer;
        room[0] = '\0';
        match_text(&match, moves[i], text_into(&buffer, room, sizeof room));
        json_string(json, NULL, room);
        match_propose(&match, moves[i], &(bool){false});
    }
    json_array_end(json);
    match_rewind(&match, at);
}

/* What was played there, to the end of the turn. */
static unsigned played_line(const struct match *whole, unsigned at, move_t line[REVIEW_LINE]) {
    unsigned count = 0;
    const uint16_t before = match.length;
    const int seat = match_turn(&match);
    while (count < REVIEW_LINE && match_turn(&match) == seat) {
        line[count] = match_move(whole, at + count);
        match_propose(&match, line[count++], &(bool){false});
    }
    match_rewind(&match, before);
    return count;
}

static void put_reasons(struct json *json, const struct review_moment *moment) {
    static const char *const kinds[REASON_KINDS] = {
        "none",  "even",  "secret", "only",  "feeling",  "brings",
        "takes", "gains", "costs",  "keeps", "prepares", "denies",
    };
    const struct game *game = match.setup.game;
    json_array(json, "reasons");
    for (unsigned i = 0; i < moment->parts; i++) {
        const struct reason *part = &moment->reason[i];
        json_object(json, NULL);
        json_string(json, "kind", kinds[part->kind]);
        if (part->kind >= REASON_BRINGS) {
            const bool prospect = part->kind >= REASON_GAINS && part->kind <= REASON_KEEPS;
            json_string(json, "of",
                        prospect ? game->prospects[part->source].name : game->sources[part->source]);
            json_number(json, "seat", part->seat + 1);
            json_number(json, "points", part->points);
        }
        json_object_end(json);
    }
    json_array_end(json);
}

static void put_moment(struct json *json, const struct match *whole, const struct review_moment *moment) {
    static const char *const kinds[REVIEW_KINDS] = {"mistake", "perhaps", "praise", "turned"};
    move_t line[REVIEW_LINE];
    match = *whole;
    match_rewind(&match, moment->at);
    json_object(json, NULL);
    json_string(json, "kind", kinds[moment->kind]);
    json_number(json, "seat", moment->seat + 1);
    json_number(json, "after_moves", moment->at);
    json_number(json, moment->kind == REVIEW_TURNED ? "chance_before" : "chance_played", moment->played);
    json_number(json, moment->kind == REVIEW_TURNED ? "chance" : "chance_line", moment->other);
    json_number(json, "noise", moment->noise);
    put_reasons(json, moment);
    for (unsigned i = 0; i < moment->moves; i++) {
        line[i] = review_line_move(moment, i);
    }
    put_moves(json, "line", line, moment->moves);
    put_moves(json, "played", line, played_line(whole, moment->at, line));
    json_object_end(json);
}

static void put_review(struct protocol *protocol) {
    struct json json = {protocol->out, false};
    json_object(&json, NULL);
    json_string(&json, "game", protocol->match->setup.game->name);
    json_number(&json, "moves", protocol->match->length);
    json_number(&json, "playouts", review.playouts);
    json_number(&json, "sifted", review.decisions);
    json_number(&json, "sift_playouts", review.sift);
    json_array(&json, "moments");
    for (unsigned i = 0; i < review.moments; i++) {
        put_moment(&json, protocol->match, &review.moment[i]);
    }
    json_array_end(&json);
    json_object_end(&json);
}

/* ---- commands */

/* Why it can't be; NULL: it can. */
static const char *read_words(const struct protocol *protocol, unsigned count, const char *const *words,
                              struct wish *wish) {
    const struct setup *setup = &protocol->match->setup;
    *wish = (struct wish){.playouts = 0};
    for (unsigned i = 1; i < count; i++) {
        uint32_t seat = 0;
        if (arena_number(words[i], "seat", &seat) && seat >= 1 && seat <= setup->seats) {
            wish->seats |= (uint8_t)(1u << (seat - 1));
        } else if (!arena_number(words[i], "from", &wish->from) &&
                   (!arena_number(words[i], "playouts", &wish->playouts) || wish->playouts == 0 ||
                    wish->playouts > PLAYOUTS_MAX)) {
            return "review: only playouts=<1 to 30000>, from=<moves> and seat=<n>";
        }
    }
    wish->seats = wish->seats != 0 ? wish->seats : (uint8_t)((1u << setup->seats) - 1);
    return match_turn(protocol->match) == GAME_OVER ? NULL : "review is of a match that is over";
}

void coach_run(struct protocol *protocol, unsigned count, const char *const *words) {
    struct wish wish;
    const char *fault = read_words(protocol, count, words, &wish);
    if (fault != NULL) {
        protocol_error(protocol, fault);
        return;
    }
    match = *protocol->match;
    think(&wish);
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    put_review(protocol);
    protocol_done(protocol);
}

/* ---- a file */

static void put_nowhere(void *to, const char *bytes, size_t count) {
    (void)to, (void)bytes, (void)count;
}

/* The match of its first line that isn't a comment. */
static bool load_file(struct protocol *protocol, FILE *file) {
    static struct text nowhere = {put_nowhere, NULL};
    struct text *out = protocol->out;
    int byte = fgetc(file);
    while (byte == '#' || byte == '\n') {
        while (byte != '\n' && byte != EOF) {
            byte = fgetc(file);
        }
        byte = fgetc(file);
    }
    protocol->out = &nowhere;
    protocol_feed(protocol, "load ", sizeof "load " - 1);
    for (; byte != '\n' && byte != EOF; byte = fgetc(file)) {
        protocol_feed(protocol, &(char){(char)byte}, 1);
    }
    protocol_feed(protocol, "\n", 1);
    protocol->out = out;
    return !protocol->failed;
}

int coach_file(struct protocol *protocol, int count, char **words) {
    FILE *file = count > 0 ? fopen(words[0], "r") : NULL;
    if (file == NULL) {
        fprintf(stderr, "oxhide review: %s\n", count > 0 ? "that file can't be read" : "which log?");
        return 1;
    }
    const bool loaded = load_file(protocol, file);
    fclose(file);
    if (!loaded) {
        fprintf(stderr, "oxhide review: that file holds no match of this game's rules\n");
        return 1;
    }
    words[0] = "review";
    coach_run(protocol, (unsigned)count, (const char *const *)words);
    return protocol->failed ? 1 : 0;
}
