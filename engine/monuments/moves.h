/* What is asked at a decision, and the moves that answer it, as numbers: for the rules, and for screens that
 * offer the moves one part after the other. */
#ifndef OXHIDE_MONUMENTS_MOVES_H
#define OXHIDE_MONUMENTS_MOVES_H

#include "data.h"
#include "game.h"

/* ---- what is asked ---- */

enum task_kind {
    TASK_KEEP_FIRST,
    TASK_PLACE_FIRST,
    TASK_TURN,
    TASK_END,
    TASK_UPGRADE,
    TASK_MOVE,
    TASK_GOING,
    TASK_PRODUCE,
    TASK_BUILD,
    TASK_POPULATE,
    TASK_SACRIFICE,
    TASK_LAYER,
    TASK_BONUS,
    TASK_OPTION,
    TASK_GIFTS,
    TASK_GIFT_GOODS,
    TASK_GIFT_WORKER,
    TASK_GIFT_HOUSE,
    TASK_GIFT_UNIT,
    TASK_GIFT_UPGRADE,
    TASK_GIFT_BRIDGE,
    TASK_GIFT_FERRY,
    TASK_TRAIN,
    TASK_WEAPON,
    TASK_ATTACK,
    TASK_JOIN,
    TASK_LOSE,
    TASK_RETREAT,
    TASK_ENTER,
    TASK_KEEP,
    TASK_TRADE,
    TASK_GET,
    TASK_PAY,
    TASK_FINISH,
    TASK_KINDS,
};

/* ---- the answers ---- */

enum op {
    OP_PLAY = 1,
    OP_TAKE,
    OP_KEEP,
    OP_PLACE,
    OP_UPGRADE,
    OP_SPARE,
    OP_PAY,
    OP_GO,
    OP_SHIFT,
    OP_HALT,
    OP_PRODUCE,
    OP_BUILD,
    OP_REPAIR,
    OP_BRIDGE,
    OP_FERRY,
    OP_POPULATE,
    OP_SPAWN,
    OP_SACRIFICE,
    OP_BONUS,
    OP_OPTION,
    OP_ARM,
    OP_SCRAP,
    OP_TRAIN,
    OP_FORGE,
    OP_ATTACK,
    OP_JOIN,
    OP_ROLL,
    OP_LOSE,
    OP_RETREAT,
    OP_ENTER,
    OP_SWAP,
    OP_GET,
    OP_DONE,
    OP_QUEST,
};

/* 6 bits what is done, 7 where, 4 with what, 3 in which direction, 3 with what load or in what second
 * direction. */
#define MOVE(op, hex, thing, direction, extra)                                                               \
    ((move_t)((uint32_t)(op) << 17 | (uint32_t)(hex) << 10 | (uint32_t)(thing) << 6 |                        \
              (uint32_t)(direction) << 3 | (uint32_t)(extra)))
static inline unsigned move_op(move_t move) {
    return move >> 17;
}
static inline unsigned move_hex(move_t move) {
    return move >> 10 & 127;
}
static inline unsigned move_thing(move_t move) {
    return move >> 6 & 15;
}
static inline unsigned move_direction(move_t move) {
    return move >> 3 & 7;
}
static inline unsigned move_extra(move_t move) {
    return move & 7;
}

#endif
