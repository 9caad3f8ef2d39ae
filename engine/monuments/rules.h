/* The rules by subject: what each task lists and does. Used by turn.c's table and by the queries of
 * monuments.h. */
#ifndef OXHIDE_MONUMENTS_RULES_H
#define OXHIDE_MONUMENTS_RULES_H

#include <string.h>

#include "state.h"

#define LIST_RULE(name) void name(const struct state *state, const struct task *task, struct list *list)
#define APPLY_RULE(name) void name(struct state *state, struct task *task, move_t move)

/* map.c: where one may go */

/* Another seat's units are there. */
static inline bool monuments_map_foreign(const struct state *state, unsigned seat, unsigned hex) {
    return state->units[hex] != 0 && !holds(state, seat, hex);
}

/* No river, or a bridge over it. */
static inline bool monuments_map_bridge(const struct state *state, unsigned from, unsigned direction) {
    return (state->barred[from] >> direction & 1) == 0;
}

/* Land in play. */
static inline bool monuments_map_open(const struct state *state, unsigned hex) {
    return is_land(hex) && (monuments_open_hexes[state->closing][hex >> 5] >> (hex & 31) & 1) != 0;
}

struct mask monuments_map_enterable(const struct state *state, unsigned seat);
unsigned monuments_map_held(const struct state *state, unsigned seat);      /* land hexes held */
struct mask monuments_map_shores(const struct state *state, unsigned seat); /* water beside held land */

/* movement.c */
LIST_RULE(monuments_move_list);
APPLY_RULE(monuments_move_apply);
LIST_RULE(monuments_going_list);
APPLY_RULE(monuments_going_apply);
void monuments_ferry_sail(struct state *state, unsigned seat, unsigned from,
                          unsigned to); /* with all aboard */
void monuments_ferry_dock(struct state *state, unsigned land,
                          unsigned direction); /* or to the pool, if one is there */

/* economy.c: production, paying, trade, upgrades, populate */
LIST_RULE(monuments_produce_list);
APPLY_RULE(monuments_produce_apply);
unsigned monuments_produce_amount(const struct state *state, unsigned seat, unsigned hex);
bool monuments_pay_possible(uint32_t stock, const uint8_t cost[GOODS], unsigned discount, unsigned least);
void monuments_pay_start(struct state *state, unsigned seat, const uint8_t cost[GOODS], unsigned discount,
                         unsigned least);
LIST_RULE(monuments_pay_list);
APPLY_RULE(monuments_pay_apply);
LIST_RULE(monuments_trade_list);
APPLY_RULE(monuments_trade_apply);
LIST_RULE(monuments_get_list);
APPLY_RULE(monuments_get_apply);
LIST_RULE(monuments_upgrade_list);
APPLY_RULE(monuments_upgrade_apply);
LIST_RULE(monuments_populate_list);
APPLY_RULE(monuments_populate_apply);

/* building.c */
LIST_RULE(monuments_build_list);
APPLY_RULE(monuments_build_apply);
unsigned monuments_build_discount(const struct state *state, unsigned seat, bool repair);
bool monuments_build_house_fits(const struct state *state, unsigned seat, unsigned house, unsigned hex);
void monuments_build_bridges(const struct state *state, unsigned seat, struct list *list);
void monuments_build_ferries(const struct state *state, unsigned seat, struct list *list);
void monuments_build_finish(struct state *state, unsigned seat, move_t move);

/* layer.c: the monument, its bonuses and gifts */
unsigned monuments_layer_hexes(const struct state *state, unsigned seat);
unsigned monuments_layer_workers(const struct state *state, unsigned seat);
unsigned monuments_layer_discount(const struct state *state, unsigned seat);
bool monuments_layer_possible(const struct state *state, unsigned seat);
void monuments_layer_begin(struct state *state, unsigned seat);
LIST_RULE(monuments_sacrifice_list);
APPLY_RULE(monuments_sacrifice_apply);
APPLY_RULE(monuments_layer_run);
LIST_RULE(monuments_bonus_list);
APPLY_RULE(monuments_bonus_apply);
LIST_RULE(monuments_option_list);
APPLY_RULE(monuments_option_apply);
APPLY_RULE(monuments_gifts_run);
LIST_RULE(monuments_gift_goods_list);
LIST_RULE(monuments_gift_worker_list);
LIST_RULE(monuments_gift_house_list);
LIST_RULE(monuments_gift_unit_list);
APPLY_RULE(monuments_gift_apply);
LIST_RULE(monuments_gift_upgrade_list);
LIST_RULE(monuments_gift_bridge_list);
LIST_RULE(monuments_gift_ferry_list);

/* training.c: units and weapons */
LIST_RULE(monuments_train_list);
APPLY_RULE(monuments_train_apply);
void monuments_train_finish(struct state *state, unsigned seat, move_t move);
LIST_RULE(monuments_weapon_list);
APPLY_RULE(monuments_weapon_apply);

/* combat.c */
LIST_RULE(monuments_attack_list);
APPLY_RULE(monuments_attack_apply);
LIST_RULE(monuments_join_list);
APPLY_RULE(monuments_join_apply);
LIST_RULE(monuments_lose_list);
APPLY_RULE(monuments_lose_apply);
LIST_RULE(monuments_retreat_list);
APPLY_RULE(monuments_retreat_apply);
void monuments_retreat_dropped(struct state *state, struct task *task);
LIST_RULE(monuments_enter_list);
APPLY_RULE(monuments_enter_apply);
unsigned monuments_battle_power(const struct state *state, const struct battle *battle,
                                unsigned side); /* 0: attacker */
unsigned monuments_battle_dice(const struct state *state, const struct battle *battle, unsigned side);
struct battle monuments_battle_most(const struct state *state, unsigned seat, unsigned target);

/* quest.c */
unsigned monuments_goal_amount(const struct state *state, unsigned seat, const struct goal_data *goal);
unsigned monuments_quest_deck(const struct state *state, unsigned seat); /* by layers built: 0-1, 2-3, 4-5 */
bool monuments_quest_met(const struct state *state, unsigned seat, unsigned quest);
void monuments_quests_deal(struct state *state, struct rng *rng);
LIST_RULE(monuments_keep_first_list);
APPLY_RULE(monuments_keep_first_apply);
bool monuments_quests_possible(const struct state *state, unsigned seat);
void monuments_quests_draw(struct state *state, unsigned seat);
LIST_RULE(monuments_keep_list);
APPLY_RULE(monuments_keep_apply);
void monuments_quests_offer(const struct state *state, unsigned seat, struct list *list);
void monuments_quest_turn_in(struct state *state, unsigned seat, unsigned quest);
void monuments_quests_redeal(struct state *state, unsigned seat, struct rng *rng);

/* scoring.c */
unsigned monuments_score_amount(const struct state *state, unsigned seat, unsigned line);
struct score_line monuments_score_line_of(const struct state *state, unsigned seat, unsigned line);
unsigned monuments_score_layer_card(const struct state *state, unsigned seat); /* points of a Layer 5 card */
void monuments_score_seat(const struct state *state, unsigned seat, int16_t points[GAME_SOURCES_MAX]);
void monuments_score_count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]);
void monuments_score_rank(const void *state, struct standing *standing);
extern const char *const monuments_score_sources[];
extern const char *const monuments_score_tie_breaks[];
enum { SCORE_SOURCES = LINES + 1, SCORE_TIE_BREAKS = 3 };

/* turn.c */
void monuments_finish_push(struct state *state, unsigned seat,
                           move_t move); /* the move takes effect once it is paid for */
move_t monuments_finish_move(const struct task *task);
void monuments_turn_begin(struct state *state);
void monuments_turn_list(const struct state *state, struct list *list);
void monuments_turn_apply(struct state *state, move_t move);
bool monuments_card_possible(const struct state *state, unsigned seat, unsigned card);
unsigned monuments_card_steps(const struct state *state, unsigned seat, unsigned card);
static inline bool is_green(const struct state *state, unsigned seat, unsigned card) {
    return (state->sides[seat].green >> card & 1) != 0;
}

#endif
