/* What a turn has changed besides points; what a move is good for. */
#include "match.h"
#include "rules.h"

/* Does it have more of what the next layer asks for? */
static bool nearer(const struct monuments_layer_needs *before, const struct monuments_layer_needs *after) {
    bool more =
        (after->land > before->land && before->land < after->hexes) ||
        (after->workers_on_board > before->workers_on_board && before->workers_on_board < after->workers);
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        more = more || (after->resources[i] > before->resources[i] && before->resources[i] < after->cost[i]);
    }
    return more;
}

static const char *lack_put(struct text *out, const char *joint, int count, const char *one,
                            const char *several) {
    if (count <= 0) {
        return joint;
    }
    text_format(out, "%s %d %s", joint, count, count > 1 ? several : one);
    return ",";
}

/* At a reduced price any of its resources will do. */
static void lacks_put(const struct monuments_layer_needs *needs, struct text *out) {
    const char *joint = lack_put(out, "", needs->hexes - needs->land, "land hex", "land hexes");
    joint = lack_put(out, joint, needs->workers - needs->workers_on_board, "worker", "workers");
    if (needs->discount > 0) {
        (void)lack_put(out, joint, needs->short_of, "resource", "resources");
        return;
    }
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        joint = lack_put(out, joint, needs->cost[i] - needs->resources[i], monuments_token_words[i],
                         monuments_token_words[i]);
    }
}

/* What is still missing for the next layer, where that is less than before. */
static void for_layer(const struct monuments_layer_needs *before, const struct monuments_layer_needs *after,
                      struct news *news) {
    if (after->possible && !before->possible && news_next(news)) {
        text_format(news->out, "has all for layer %u", after->layer);
    } else if (!after->possible && nearer(before, after) && news_next(news)) {
        text_format(news->out, "layer %u lacks", after->layer);
        lacks_put(after, news->out);
    }
}

/* Land that it can step on next, and couldn't before. */
static void reach(const struct monuments_state *before, const struct monuments_state *after, unsigned seat,
                  struct news *news) {
    unsigned ferries;
    const struct monuments_mask had = monuments_land_next(before, seat, &ferries);
    struct monuments_mask has = monuments_land_next(after, seat, &ferries);
    for (int hex; (hex = monuments_mask_next(&has)) >= 0;) {
        const bool more = !monuments_mask_has(&had, (unsigned)hex) &&
                          !monuments_mask_has(&before->seat_states[seat].unit_hexes, (unsigned)hex);
        if (more && news_next(news)) {
            text_format(news->out, "land in reach: %s", monuments_hexes[hex].name);
            return;
        }
    }
}

/* Where that is all that a turn was for, as a weapon or a fort. */
static void might(const void *before, const void *after, unsigned seat, struct news *news) {
    const unsigned power = monuments_score_amount(after, seat, MONUMENTS_LINE_MILITARY);
    if (power > monuments_score_amount(before, seat, MONUMENTS_LINE_MILITARY) && news->count == 0 &&
        news_next(news)) {
        text_format(news->out, "more power to fight with: %u", power);
    }
}

void monuments_news(const void *before, const void *after, unsigned seat, struct news *news) {
    const struct monuments_layer_needs old = monuments_layer_needs(before, seat),
                                       now = monuments_layer_needs(after, seat);
    if (old.layer == now.layer && now.layer != 0) {
        for_layer(&old, &now, news);
    }
    reach(before, after, seat, news);
    might(before, after, seat, news);
}

/* ---- what a move is good for */

static void put_quest(const void *state, unsigned seat, unsigned quest, struct text *out) {
    const struct monuments_worth worth = monuments_quest_worth(state, seat, quest);
    text_format(out, "%d point%s once it is done", worth.done, worth.done == 1 ? "" : "s");
    if (worth.open < 0) {
        text_format(out, ", %d less if it isn’t", -worth.open);
    }
}

static void put_yield(const void *state, unsigned seat, unsigned hex, struct text *out) {
    text_format(out, "%u %s", monuments_production(state, seat, hex),
                monuments_token_words[monuments_hexes[hex].terrain]);
}

/* A load that is carried along, or one more worker where another one works. */
static void put_way(const void *state, void *copy, unsigned seat, move_t move, struct text *out) {
    const unsigned to = monuments_move_to(state, seat, move), load = monuments_move_extra(move);
    memcpy(copy, state, monuments.state_bytes);
    (void)monuments.apply(copy, move);
    if (load > 0) {
        text_format(out, "takes %s there", monuments_token_words[load - 1]);
    } else if (monuments_production(state, seat, to) > 0 &&
               monuments_production(copy, seat, to) > monuments_production(state, seat, to)) {
        text_format(out, "%s then makes ", monuments_hexes[to].name);
        put_yield(copy, seat, to, out);
    }
}

/* Does one of the seat's units stand beside it? */
static bool is_near(const struct monuments_state *state, unsigned seat, unsigned hex) {
    bool near = false;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned other = monuments_hexes[hex].near[direction];
        near = near ||
               (other != MONUMENTS_NO_HEX && monuments_mask_has(&state->seat_states[seat].unit_hexes, other));
    }
    return near;
}

static bool is_lacking(const struct monuments_state *state, unsigned seat, unsigned token) {
    const struct monuments_layer_needs needs = monuments_layer_needs(state, seat);
    return token < MONUMENTS_RESOURCES && needs.resources[token] < needs.cost[token];
}

void monuments_purpose(const void *state, void *copy, move_t move, struct text *out) {
    static const char *const cards[MONUMENTS_CARDS] = {
        [MONUMENTS_CARD_UPGRADE] = "a green card does more each time",
        [MONUMENTS_CARD_MOVE] = "workers come to where they are needed",
        [MONUMENTS_CARD_PRODUCE] = "resources to build with",
        [MONUMENTS_CARD_BUILD] = "for workers, resources or a way",
        [MONUMENTS_CARD_POPULATE] = "another worker",
        [MONUMENTS_CARD_MONUMENT] = "a layer",
        [MONUMENTS_CARD_TRAIN] = "it fights, or holds land",
        [MONUMENTS_CARD_ATTACK] = "it drives a rival off",
        [MONUMENTS_CARD_QUESTS] = "new quests are points once they are done",
        [MONUMENTS_CARD_TRADE] = "a resource that is needed more"};
    const unsigned seat = (unsigned)monuments.turn(state), hex = monuments_move_hex(move);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_PLAY:
        text_put(out, cards[monuments_move_token(move)]);
        break;
    case MONUMENTS_OP_KEEP:
        put_quest(state, seat, hex, out);
        break;
    case MONUMENTS_OP_PLACE:
        text_put(out, is_lacking(state, seat, monuments_move_token(move)) ? "needed for the next layer"
                      : is_near(state, seat, hex)                         ? "a worker is one step away"
                                                                          : "");
        break;
    case MONUMENTS_OP_GET:
        text_put(out, is_lacking(state, seat, monuments_move_token(move)) ? "needed for the next layer" : "");
        break;
    case MONUMENTS_OP_BRIDGE:
    case MONUMENTS_OP_FERRY:
        text_put(out, "workers can cross there");
        break;
    case MONUMENTS_OP_PRODUCE:
        text_put(out, "makes ");
        put_yield(state, seat, hex, out);
        break;
    case MONUMENTS_OP_GO:
        put_way(state, copy, seat, move, out);
        break;
    case MONUMENTS_OP_DONE:
        text_put(out, monuments_task_now(state)->kind == MONUMENTS_TASK_KEEP
                          ? "a quest left open can cost points"
                          : "");
        break;
    default:
        break;
    }
}

move_t monuments_sense(const void *state, move_t move) {
    const unsigned seat = (unsigned)monuments.turn(state);
    struct monuments_seat of;
    if (monuments_task_now(state)->kind == MONUMENTS_TASK_PLACE_FIRST) {
        return monuments_likely(state);
    }
    monuments_seat(state, seat, &of);
    for (unsigned i = 0; i < of.open_count && move == MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0); i++) {
        const move_t quest = MONUMENTS_MOVE(MONUMENTS_OP_QUEST, of.open[i], 0, 0, 0);
        move = match_legal_in(&monuments, state, quest) ? quest : move;
    }
    return move;
}
