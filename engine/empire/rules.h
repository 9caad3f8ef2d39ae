/* What Empire's own files offer each other, and nobody else needs. */
#ifndef OXHIDE_EMPIRE_RULES_H
#define OXHIDE_EMPIRE_RULES_H

#include "empire.h"

/* rules_deal.c: fixes a game's deck, tokens and die. */
void empire_deal(struct empire_state *state, unsigned game, struct rng *rng);
void empire_redeal(void *state, int seat, struct rng *rng);
/* A bid as people make them; also what redeal puts for a sealed one. */
unsigned empire_bid(unsigned coins, struct rng *rng);

/* score.c */
void empire_end_game(struct empire_state *state);
void empire_count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]);
unsigned empire_items(const void *state, unsigned source, struct game_item out[GAME_ITEMS_MAX]);
unsigned empire_keys(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]);

/* text.c */
void empire_text(const void *state, move_t move, struct text *out);
void empire_json(const void *state, int viewer, struct json *out);
void empire_score(const void *state, struct json *out);

/* rollout.c */
move_t empire_rollout(const void *state, struct rng *rng);
void empire_value(const void *state, int16_t value[GAME_SEATS_MAX]);
bool empire_stops(const void *state, move_t move);
bool empire_only_gains(const void *state, move_t move);
bool empire_walks(move_t move, uint16_t way[2]);
bool empire_detour(const void *state, uint16_t (*ways)[2], unsigned count);
bool empire_pointless(const void *state, move_t move);
uint16_t empire_sake(const void *state, move_t move);

/* What a value is made of, and how far the game has come. */
enum empire_feature {
    EMPIRE_FEATURE_REGIONS,
    EMPIRE_FEATURE_CONTINENTS,
    EMPIRE_FEATURE_GOODS, /* their points */
    EMPIRE_FEATURE_WILDS,
    EMPIRE_FEATURE_COINS,
    EMPIRE_FEATURE_ARMIES, /* on the board */
    EMPIRE_FEATURE_CITIES,
    EMPIRE_FEATURE_PLACES, /* regions with own armies or cities, */
    EMPIRE_FEATURE_FIRM,   /* those led by two or more, and */
    EMPIRE_FEATURE_SPARE,  /* by how many more; */
    EMPIRE_FEATURE_NEAR,   /* regions without, one march away */
    EMPIRE_FEATURE_TURN,   /* it is the seat's */
    EMPIRE_FEATURES
};
enum { EMPIRE_STAGES = 7 };
enum { EMPIRE_PROSPECT_COINS, EMPIRE_PROSPECTS = 7 };
extern const struct game_prospect empire_prospects[EMPIRE_PROSPECTS];
void empire_prospect(const void *state, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]);
void empire_news(const void *before, const void *after, unsigned seat, struct news *news);
unsigned empire_stage(const struct empire_state *state);
void empire_features(const struct empire_state *state, int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES]);

#endif
