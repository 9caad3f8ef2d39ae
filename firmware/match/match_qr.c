#include "match_qr.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "journal.h"
#include "opponents.h"
#include "pack.h"
#include "palette.h"
#include "play.h"
#include "qr.h"
#include "text.h"

enum {
    WORDS_ROOM = 128, /* of the page's address (cmake/qr.cmake) and a code */
    PACKED_ROOM = 512,
    DIGITS_ROOM = PACKED_ROOM * 5 / 2,
    SEATS_AT = MATCH_SETUP_BYTES,
    HEAD = SEATS_AT + GAME_SEATS_MAX * sizeof(struct journal_seat),
    MOVES_MOST = 400, /* far more than would fit */
};

struct match_qr {
    struct qr qr;
    unsigned modules;
    char digits[DIGITS_ROOM];
    uint8_t packed[PACKED_ROOM];
    uint8_t bytes[HEAD + MOVES_MOST * MATCH_MOVE_BYTES];
};

_Static_assert(sizeof(struct match_qr) <= OPPONENTS_LENT, "there is room for it");

/* NULL while a match is gone through again, which needs the same memory. */
static struct match_qr *lend(void) {
    return play_viewing() ? NULL : opponents_lend_memory();
}

static const struct match_qr *made(struct match_qr *qr, const char *words, const char *digits) {
    qr->modules = qr_make(&qr->qr, words, digits);
    return qr->modules > 0 ? qr : NULL;
}

/* ---- making */

const struct match_qr *match_qr_make_deal(const struct deal *deal) {
    char words[WORDS_ROOM], code[DEAL_CODE_ROOM];
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, words, sizeof words);
    deal_code(deal, code);
    text_put(text, OXHIDE_PAGE[0] != '\0' ? OXHIDE_PAGE "#code=" : "");
    text_put(text, code);
    assert(!buffer.cut);
    struct match_qr *const qr = lend();
    return qr != NULL ? made(qr, words, "") : NULL;
}

/* All low bytes of the moves, then all middle ones, then all high ones: alike stands beside alike, which
 * packs better. docs/simulator.md */
static unsigned put_bytes(const struct journal_entry *entry, uint8_t *out) {
    const unsigned moves = play_match()->length;
    memcpy(out, entry->setup, MATCH_SETUP_BYTES);
    memcpy(out + SEATS_AT, entry->seats, HEAD - SEATS_AT);
    for (unsigned i = 0; i < moves; i++) {
        const move_t move = match_move(play_match(), i);
        for (unsigned part = 0; part < MATCH_MOVE_BYTES; part++) {
            out[HEAD + part * moves + i] = (uint8_t)(move >> (8 * part));
        }
    }
    return HEAD + moves * MATCH_MOVE_BYTES;
}

const struct match_qr *match_qr_make_log(void) {
    struct journal_entry entry;
    struct match_qr *const qr = lend();
    if (qr == NULL || !qr_there() || !journal_find(play_id(), &entry) || play_match()->length > MOVES_MOST) {
        return NULL;
    }
    const unsigned count = put_bytes(&entry, qr->bytes);
    const unsigned packed = pack_deflate(qr->bytes, count, qr->packed, sizeof qr->packed);
    return packed > 0 && pack_digits(qr->packed, packed, qr->digits, sizeof qr->digits) > 0
               ? made(qr, OXHIDE_PAGE "#log=", qr->digits)
               : NULL;
}

/* ---- picture */

void match_qr_draw(const struct match_qr *qr, int x, int y, int size) {
    const int modules = (int)qr->modules, scale = size / (modules + 2 * QR_QUIET);
    canvas_fill(x, y, size, size, COLOUR_WHITE);
    qr_draw(&qr->qr, x + (size - modules * scale) / 2, y + (size - modules * scale) / 2, scale);
}
