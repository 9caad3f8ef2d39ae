/* The console's program. */
#include "board.h"
#include "console.h"

int main(void) {
    board_start();
    console_start(NULL);
    for (;;) {
        console_turn();
    }
}
