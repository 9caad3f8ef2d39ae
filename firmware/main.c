/* The console's program. */
#include "board.h"
#include "console.h"
#include "settings_store.h"

int main(void) {
    board_start();
    console_start(&settings_in_journal);
    for (;;) {
        console_turn();
    }
}
