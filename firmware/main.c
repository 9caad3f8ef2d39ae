/* The console's program. */
#include "board.h"

int main(void) {
    board_start();
    for (;;) {
        board_wait_forever();
    }
}
