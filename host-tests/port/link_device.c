/* The console's end of a serial line, on stdin and stdout: firmware/link with the PC's engine, for the tests
 * of `oxhide --port`. */
#include <time.h>
#include <unistd.h>

#include "games.h"
#include "link.h"

enum { JOURNAL_BYTES = 8192, PICTURE_BYTES = 1000, ROOM = 512 };

static uint8_t journal[JOURNAL_BYTES];

static void picture(uint32_t at, uint8_t *out, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        out[i] = (uint8_t)((at + i) * 7u);
    }
}

static uint32_t us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint32_t)now.tv_sec * 1000000u + (uint32_t)now.tv_nsec / 1000u;
}

static void tell(void) {
    char out[ROOM];
    while (link_busy()) {
        const size_t count = link_give(out, sizeof out);
        for (size_t told = 0; told < count;) {
            const ssize_t now = write(STDOUT_FILENO, out + told, count - told);
            if (now <= 0) {
                return;
            }
            told += (size_t)now;
        }
        link_work();
    }
}

int main(void) {
    static const struct link_source source = {
        .games = games_all,
        .board = "link_device",
        .version = OXHIDE_VERSION,
        .journal = journal,
        .journal_bytes = sizeof journal,
        .picture_bytes = PICTURE_BYTES,
        .picture = picture,
        .us = us,
    };
    char in[ROOM];
    ssize_t count;
    link_start(&source);
    while ((count = read(STDIN_FILENO, in, sizeof in)) > 0) {
        for (ssize_t taken = 0; taken < count;) {
            taken += (ssize_t)link_take(in + taken, (size_t)(count - taken));
            tell();
        }
    }
    return 0;
}
