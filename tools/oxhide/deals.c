/* Codes of deals on a PC: the protocol's commands `code` and `deal`. */
#include "deals.h"

#include "deal.h"

/* code [<level> ...]: of the match's set-up, with who sits where: 0 a person, else an opponent's number */
void code_run(struct protocol *protocol, unsigned count, const char *const *words) {
    struct deal deal = {.setup = protocol->match->setup};
    char code[DEAL_CODE_ROOM];
    for (unsigned i = 1; i < count; i++) {
        uint32_t level = 0;
        if (i > deal.setup.seats || !protocol_number(words[i], &level) || level > UINT8_MAX) {
            protocol_error(protocol,
                           "code takes a number for each seat: 0 a person, else an opponent's level");
            return;
        }
        deal.levels[i - 1] = (uint8_t)level;
    }
    deal_code(&deal, code);
    protocol_ok(protocol);
    text_format(protocol->out, " %s", code);
    protocol_done(protocol);
}

/* deal <code>: what it says */
void deal_run(struct protocol *protocol, unsigned count, const char *const *words) {
    struct deal deal;
    const enum deal_result result = deal_read(&deal, count > 1 ? words[1] : "", protocol->games);
    if (result != DEAL_OK) {
        protocol_error(protocol, deal_result_text(result));
        return;
    }
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    setup_text(&deal.setup, protocol->out);
    text_put(protocol->out, " levels");
    for (unsigned seat = 0; seat < deal.setup.seats; seat++) {
        text_format(protocol->out, " %u", deal.levels[seat]);
    }
    protocol_done(protocol);
}
