/* The console's program. */
#include "board.h"
#include "cable_table.h"
#include "console.h"
#include "refusal.h"
#include "settings_store.h"
#include "usb.h"

int main(void) {
    board_start();
    console_start(&settings_in_journal);
    if (!refusal_needed()) {
        usb_start(&cable_table);
    }
    for (;;) {
        console_turn();
    }
}
