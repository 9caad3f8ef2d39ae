/* A deal as a short code that people read out and type: game, seats, options, seed, and who sits where, as
 * in "3C7C-X7QR-K4RK". docs/protocol.md says how it is made. */
#ifndef OXHIDE_DEAL_H
#define OXHIDE_DEAL_H

#include "match.h"

enum {
    DEAL_LETTERS = 29, /* that codes are made of: no two of them look alike */
    DEAL_GROUP = 4,    /* letters between two hyphens */
    DEAL_CODE_MAX = 28,
    DEAL_CODE_ROOM = DEAL_CODE_MAX + DEAL_CODE_MAX / DEAL_GROUP, /* with hyphens, and the end */
};

struct deal {
    struct setup setup;
    uint8_t levels[GAME_SEATS_MAX]; /* 0: a person; or the number of an opponent's level */
};

enum deal_result {
    DEAL_OK,
    DEAL_OPEN,        /* letters are missing */
    DEAL_LETTER,      /* one that no code has */
    DEAL_MISTYPED,    /* the check doesn't fit: a letter is wrong, missing or too many, or two are swapped */
    DEAL_BAD_GAME,    /* a game that is not here */
    DEAL_BAD_VERSION, /* of other rules */
    DEAL_RESULTS
};

/* A sentence for people. */
const char *deal_result_text(enum deal_result result);

extern const char deal_letters[DEAL_LETTERS + 1];
/* The letter of codes that is meant: small ones are large, and of those that look alike only one is used, so
 * O is read as 0. '\0': none. */
char deal_letter(char typed);

void deal_code(const struct deal *deal, char out[DEAL_CODE_ROOM]);
/* Hyphens and spaces are left out. *deal changes only with DEAL_OK. */
enum deal_result deal_read(struct deal *deal, const char *code, const struct game *const *games);

#endif
