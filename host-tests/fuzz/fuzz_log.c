/* Any text as a log, and any bytes as a packed set-up with its moves: refused, or a match that can be written
 * out and read again to the same state. */
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "match.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { LOG_ROOM = 1 << 18 };

static struct match match;
static struct match again;

static void read_words(struct match *to, const char *bytes, size_t size) {
    struct match_reader reader;
    char word[GAME_WORD_MAX];
    size_t used = 0;
    match_read_begin(&reader, to, games_all);
    for (size_t i = 0; i <= size; i++) {
        if (i < size && bytes[i] != ' ' && used < sizeof word - 1) {
            word[used++] = bytes[i];
        } else if (used > 0) {
            word[used] = '\0';
            match_read_word(&reader, word);
            used = 0;
        }
    }
    match_read_end(&reader);
}

static void check_text(void) {
    static char log[LOG_ROOM];
    struct text_buffer buffer;
    match_log(&match, text_into(&buffer, log, sizeof log));
    memset(&again, 0, sizeof again);
    read_words(&again, log, buffer.used);
    if (buffer.cut || again.length != match.length ||
        memcmp(again.state, match.state, sizeof match.state) != 0) {
        abort();
    }
}

static void read_packed(const uint8_t *data, size_t size) {
    struct setup setup;
    if (size < MATCH_SETUP_BYTES || match_setup_unpack(&setup, data, games_all) != MATCH_OK) {
        return;
    }
    match_start(&match, &setup);
    for (size_t i = MATCH_SETUP_BYTES; i + MATCH_MOVE_BYTES <= size; i += MATCH_MOVE_BYTES) {
        const move_t move = (move_t)data[i] | (move_t)data[i + 1] << 8 | (move_t)data[i + 2] << 16;
        if (match_play(&match, move) != MATCH_OK) {
            break;
        }
    }
    check_text();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    memset(&match, 0, sizeof match);
    read_words(&match, (const char *)data, size);
    if (match.setup.game != NULL) {
        check_text();
    }
    read_packed(data, size);
    return 0;
}
