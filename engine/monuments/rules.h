/* The rules by subject: what each task lists and does. Used by rules_turn.c's table and by the queries of
 * monuments.h. */
#ifndef OXHIDE_MONUMENTS_RULES_H
#define OXHIDE_MONUMENTS_RULES_H

#include <string.h>

#include "rules_state.h"

#define MONUMENTS_LIST_RULE(name)                                                                            \
    void name(const struct monuments_state *state, const struct monuments_task *task,                        \
              struct monuments_list *list)
#define MONUMENTS_APPLY_RULE(name)                                                                           \
    void name(struct monuments_state *state, struct monuments_task *task, move_t move)

/* rules_map.c: where one may go */

/* Another seat's units are there. */
static inline bool monuments_map_foreign(const struct monuments_state *state, unsigned seat, unsigned hex) {
    return state->units[hex] != 0 && !monuments_holds(state, seat, hex);
}

/* No river, or a bridge over it. */
static inline bool monuments_map_bridge(const struct monuments_state *state, unsigned from,
                                        unsigned direction) {
    return (state->barred[from] >> direction & 1) == 0;
}

/* Land in play. */
static inline bool monuments_map_open(const struct monuments_state *state, unsigned hex) {
    return monuments_is_land(hex) && (monuments_open_hexes[state->layout][hex >> 5] >> (hex & 31) & 1) != 0;
}

struct monuments_mask monuments_map_enterable(const struct monuments_state *state, unsigned seat);
unsigned monuments_map_held(const struct monuments_state *state, unsigned seat); /* land hexes held */
struct monuments_mask monuments_map_shores(const struct monuments_state *state,
                                           unsigned seat); /* water beside held land */

/* rules_movement.c */
MONUMENTS_LIST_RULE(monuments_move_list);
MONUMENTS_APPLY_RULE(monuments_move_apply);
MONUMENTS_LIST_RULE(monuments_going_list);
MONUMENTS_APPLY_RULE(monuments_going_apply);
void monuments_ferry_sail(struct monuments_state *state, unsigned seat, unsigned from,
                          unsigned to); /* with all aboard */
void monuments_ferry_dock(struct monuments_state *state, unsigned land,
                          unsigned direction); /* or to the pool, if one is there */

/* rules_economy.c: production, paying, trade, upgrades, populate */
MONUMENTS_LIST_RULE(monuments_produce_list);
MONUMENTS_APPLY_RULE(monuments_produce_apply);
unsigned monuments_produce_amount(const struct monuments_state *state, unsigned seat, unsigned hex);
bool monuments_pay_possible(uint32_t stock, const uint8_t cost[MONUMENTS_RESOURCES], unsigned discount,
                            unsigned least);
void monuments_pay_start(struct monuments_state *state, unsigned seat,
                         const uint8_t cost[MONUMENTS_RESOURCES], unsigned discount, unsigned least);
MONUMENTS_LIST_RULE(monuments_pay_list);
MONUMENTS_APPLY_RULE(monuments_pay_apply);
MONUMENTS_LIST_RULE(monuments_trade_list);
MONUMENTS_APPLY_RULE(monuments_trade_apply);
MONUMENTS_LIST_RULE(monuments_get_list);
MONUMENTS_APPLY_RULE(monuments_get_apply);
MONUMENTS_LIST_RULE(monuments_upgrade_list);
MONUMENTS_APPLY_RULE(monuments_upgrade_apply);
MONUMENTS_LIST_RULE(monuments_populate_list);
MONUMENTS_APPLY_RULE(monuments_populate_apply);

/* rules_building.c */
MONUMENTS_LIST_RULE(monuments_build_list);
MONUMENTS_APPLY_RULE(monuments_build_apply);
unsigned monuments_build_discount(const struct monuments_state *state, unsigned seat, bool repair);
bool monuments_building_fits(const struct monuments_state *state, unsigned seat, unsigned building,
                             unsigned hex);
void monuments_build_bridges(const struct monuments_state *state, unsigned seat, struct monuments_list *list);
void monuments_build_ferries(const struct monuments_state *state, unsigned seat, struct monuments_list *list);
void monuments_build_finish(struct monuments_state *state, unsigned seat, move_t move);

/* rules_layer.c: the monument, its bonuses and gifts */
unsigned monuments_layer_hexes(const struct monuments_state *state, unsigned seat);
unsigned monuments_layer_workers(const struct monuments_state *state, unsigned seat);
unsigned monuments_layer_discount(const struct monuments_state *state, unsigned seat);
bool monuments_layer_possible(const struct monuments_state *state, unsigned seat);
void monuments_layer_begin(struct monuments_state *state, unsigned seat);
MONUMENTS_LIST_RULE(monuments_sacrifice_list);
MONUMENTS_APPLY_RULE(monuments_sacrifice_apply);
MONUMENTS_APPLY_RULE(monuments_layer_run);
MONUMENTS_LIST_RULE(monuments_bonus_list);
MONUMENTS_APPLY_RULE(monuments_bonus_apply);
MONUMENTS_LIST_RULE(monuments_option_list);
MONUMENTS_APPLY_RULE(monuments_option_apply);
MONUMENTS_APPLY_RULE(monuments_gifts_run);
MONUMENTS_LIST_RULE(monuments_gift_resource_list);
MONUMENTS_LIST_RULE(monuments_gift_worker_list);
MONUMENTS_LIST_RULE(monuments_gift_building_list);
MONUMENTS_LIST_RULE(monuments_gift_unit_list);
MONUMENTS_APPLY_RULE(monuments_gift_apply);
MONUMENTS_LIST_RULE(monuments_gift_upgrade_list);
MONUMENTS_LIST_RULE(monuments_gift_bridge_list);
MONUMENTS_LIST_RULE(monuments_gift_ferry_list);

/* rules_training.c: units and weapons */
MONUMENTS_LIST_RULE(monuments_train_list);
MONUMENTS_APPLY_RULE(monuments_train_apply);
void monuments_train_finish(struct monuments_state *state, unsigned seat, move_t move);
MONUMENTS_LIST_RULE(monuments_weapon_list);
MONUMENTS_APPLY_RULE(monuments_weapon_apply);

/* rules_combat.c */
MONUMENTS_LIST_RULE(monuments_attack_list);
MONUMENTS_APPLY_RULE(monuments_attack_apply);
MONUMENTS_LIST_RULE(monuments_join_list);
MONUMENTS_APPLY_RULE(monuments_join_apply);
MONUMENTS_LIST_RULE(monuments_lose_list);
MONUMENTS_APPLY_RULE(monuments_lose_apply);
MONUMENTS_LIST_RULE(monuments_retreat_list);
MONUMENTS_APPLY_RULE(monuments_retreat_apply);
void monuments_retreat_dropped(struct monuments_state *state, struct monuments_task *task);
MONUMENTS_LIST_RULE(monuments_enter_list);
MONUMENTS_APPLY_RULE(monuments_enter_apply);
unsigned monuments_battle_power(const struct monuments_state *state, const struct monuments_battle *battle,
                                unsigned side); /* 0: attacker */
unsigned monuments_battle_dice(const struct monuments_state *state, const struct monuments_battle *battle,
                               unsigned side);
struct monuments_battle monuments_battle_most(const struct monuments_state *state, unsigned seat,
                                              unsigned target);

/* rules_quest.c */
unsigned monuments_goal_amount(const struct monuments_state *state, unsigned seat,
                               const struct monuments_goal_data *goal);
unsigned monuments_quest_deck(const struct monuments_state *state,
                              unsigned seat); /* by layers built: 0-1, 2-3, 4-5 */
bool monuments_quest_met(const struct monuments_state *state, unsigned seat, unsigned quest);
void monuments_quests_deal(struct monuments_state *state, struct rng *rng);
MONUMENTS_LIST_RULE(monuments_keep_first_list);
MONUMENTS_APPLY_RULE(monuments_keep_first_apply);
bool monuments_quests_possible(const struct monuments_state *state, unsigned seat);
void monuments_quests_draw(struct monuments_state *state, unsigned seat);
MONUMENTS_LIST_RULE(monuments_keep_list);
MONUMENTS_APPLY_RULE(monuments_keep_apply);
void monuments_quests_offer(const struct monuments_state *state, unsigned seat, struct monuments_list *list);
void monuments_quest_turn_in(struct monuments_state *state, unsigned seat, unsigned quest);
void monuments_quests_redeal(struct monuments_state *state, unsigned seat, struct rng *rng);

/* score.c */
unsigned monuments_score_amount(const struct monuments_state *state, unsigned seat, unsigned line);
struct monuments_score_line monuments_score_line_of(const struct monuments_state *state, unsigned seat,
                                                    unsigned line);
unsigned monuments_score_layer_card(const struct monuments_state *state,
                                    unsigned seat); /* points of a Layer 5 card */
void monuments_score_seat(const struct monuments_state *state, unsigned seat,
                          int16_t points[GAME_SOURCES_MAX]);
void monuments_count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]);
unsigned monuments_items(const void *state, unsigned source, struct game_item out[GAME_ITEMS_MAX]);
unsigned monuments_keys(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]);
extern const char *const monuments_score_sources[];
extern const char *const monuments_score_tie_breaks[];
enum { MONUMENTS_SCORE_SOURCES = MONUMENTS_LINES + 1, MONUMENTS_SCORE_TIE_BREAKS = 3 };

/* rules_turn.c */
void monuments_finish_push(struct monuments_state *state, unsigned seat,
                           move_t move); /* the move takes effect once it is paid for */
move_t monuments_finish_move(const struct monuments_task *task);
void monuments_turn_begin(struct monuments_state *state);
void monuments_turn_list(const struct monuments_state *state, struct monuments_list *list);
void monuments_turn_apply(struct monuments_state *state, move_t move);
bool monuments_card_possible(const struct monuments_state *state, unsigned seat, unsigned card);
/* Those in hand that can do something: a mask. */
unsigned monuments_cards_possible(const struct monuments_state *state, unsigned seat);
unsigned monuments_card_steps(const struct monuments_state *state, unsigned seat, unsigned card);
static inline bool monuments_is_green(const struct monuments_state *state, unsigned seat, unsigned card) {
    return (state->seat_states[seat].green >> card & 1) != 0;
}

/* text.c and pages.c: what things are called in moves and in JSON */
extern const char *const monuments_token_words[MONUMENTS_TOKENS];
extern const char *const monuments_group_words[3];
extern const char *const monuments_quest_group_words[MONUMENTS_QUEST_DECKS + 1];

void monuments_words_text(const void *state, move_t move, struct text *out);
void monuments_edge_text(struct text *out, const struct monuments_river *river);
void monuments_report_json(const void *state, int viewer, struct json *out);
extern const struct game_page monuments_pages[MONUMENTS_PAGES];

/* query_moves.c: what gifts are taken from, and how many of those to come haven't come since then */
void monuments_gifts_had(const struct monuments_state *state, unsigned seat, int out[MONUMENTS_GIFT_THINGS]);
unsigned monuments_gifts_left(const struct monuments_state *state, unsigned seat,
                              const int before[MONUMENTS_GIFT_THINGS], int8_t lost[MONUMENTS_GIFT_THINGS]);

/* rollout.c: the hooks of game.h for the opponents' search */
move_t monuments_rollout(const void *state, struct rng *rng);
void monuments_value(const void *state, int16_t value[GAME_SEATS_MAX]);

bool monuments_stops(const void *state, move_t move);
bool monuments_only_gains(const void *state, move_t move);
bool monuments_walks(move_t move, uint16_t way[2]);
bool monuments_pointless(const void *state, move_t move);

/* What a value is made of, for each seat; its stages are the layers that the leader has. */
enum monuments_feature {
    MONUMENTS_FEATURE_POINTS,
    MONUMENTS_FEATURE_LAYERS,
    MONUMENTS_FEATURE_LAND,
    MONUMENTS_FEATURE_LAND_SHORT, /* of the next layer's land, */
    MONUMENTS_FEATURE_STOCK,
    MONUMENTS_FEATURE_STOCK_SHORT, /* and of its resources */
    MONUMENTS_FEATURE_REACH,       /* land that one could step on next */
    MONUMENTS_FEATURE_WORKERS,
    MONUMENTS_FEATURE_TOWN,       /* one at least, */
    MONUMENTS_FEATURE_TOWN_READY, /* with the workers that Populate asks for */
    MONUMENTS_FEATURE_WON,        /* a battle */
    MONUMENTS_FEATURE_NEAR,       /* an air force is close to others */
    MONUMENTS_FEATURE_STRIKE,     /* an attack should win */
    MONUMENTS_FEATURE_QUESTS,     /* open, */
    MONUMENTS_FEATURE_QUESTS_DONE,
    MONUMENTS_FEATURE_QUEST_QUARTERS,                                     /* and how far the open ones are */
    MONUMENTS_FEATURE_TURN,                                               /* it is the seat's */
    MONUMENTS_FEATURE_PIECES,                                             /* on the board, by kind */
    MONUMENTS_FEATURE_HAND = MONUMENTS_FEATURE_PIECES + MONUMENTS_PIECES, /* cards in hand, */
    MONUMENTS_FEATURE_GREEN = MONUMENTS_FEATURE_HAND + MONUMENTS_CARDS,   /* cards upgraded, */
    MONUMENTS_FEATURE_GAINS = MONUMENTS_FEATURE_GREEN + MONUMENTS_CARDS,  /* and bonuses, each by kind */
    MONUMENTS_FEATURES = MONUMENTS_FEATURE_GAINS + MONUMENTS_GAINS
};
enum { MONUMENTS_STAGES = MONUMENTS_LAYERS + 1, MONUMENTS_WORTH_POINT = 16 };
unsigned monuments_stage(const struct monuments_state *state);
void monuments_features(const struct monuments_state *state,
                        int8_t features[GAME_SEATS_MAX][MONUMENTS_FEATURES]);
enum { MONUMENTS_PROSPECTS = 8 };
extern const char *const monuments_later[MONUMENTS_SCORE_SOURCES];
extern const struct game_prospect monuments_prospects[MONUMENTS_PROSPECTS];
void monuments_prospect(const void *state, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]);
/* Land that a seat can step on next, and the ferries at its shores. */
struct monuments_mask monuments_land_next(const struct monuments_state *state, unsigned seat,
                                          unsigned *ferries);
void monuments_news(const void *before, const void *after, unsigned seat, struct news *news);

#endif
