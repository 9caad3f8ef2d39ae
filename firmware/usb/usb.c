#include "usb.h"

#include "device/dcd.h"
#include "tusb.h"

#include "board.h"
#include "canvas.h"
#include "games.h"
#include "usb_parts.h"

enum {
    TAKE_BYTES = 256, /* from the serial port, a turn: the buttons are looked at in between */
    GIVE_BYTES = 64,  /* a packet */
};

_Static_assert((int)DRIVE_PICTURE == (int)CANVAS_WIDTH && (int)DRIVE_PICTURE == (int)CANVAS_HEIGHT,
               "the picture is the canvas");

static bool resting;   /* off the bus */
static bool connected; /* a program on the PC has the serial port open */

/* Called in an interrupt: what has come is for the next turn. */
void tud_event_hook_cb(uint8_t port, uint32_t event, bool in_interrupt) {
    (void)port, (void)in_interrupt;
    if (event == DCD_EVENT_BUS_RESET) {
        board_usb_reset();
    }
    board_wake();
}

/* The controller does not see the cable being pulled, only that the bus is silent; on a console that lives on
 * its battery this is the first sign of the next plug. */
void tud_mount_cb(void) {
    medium_wanted();
}

void tud_umount_cb(void) {
    link_cut();
    medium_unplugged();
}

void usb_start(const struct link_table *table) {
    static struct drive_source drive;
    static struct link_source line;
    drive =
        (struct drive_source){games_all, board_name(), OXHIDE_VERSION, BOARD_FLASH_SECTORS, canvas_pixels};
    line = (struct link_source){
        .games = games_all,
        .board = board_name(),
        .version = OXHIDE_VERSION,
        .journal = board_flash(),
        .journal_bytes = BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR,
        .picture_bytes = drive_picture_bytes(),
        .picture = drive_picture_read,
        .us = board_us,
    };
    drive_start(&drive);
    link_start(&line);
    link_table_set(table);
    tusb_init();
}

/* What was open is closed; the next plug begins with a reset of the bus. */
void usb_rest(bool rest) {
    if (rest == resting) {
        return;
    }
    resting = rest;
    if (rest) {
        tud_disconnect();
        link_cut();
        medium_unplugged();
        connected = false;
    } else {
        tud_connect();
    }
}

static void take(void) {
    for (unsigned i = 0; i < TAKE_BYTES && !link_busy() && tud_cdc_available() > 0; i++) {
        const char byte = (char)tud_cdc_read_char();
        link_take(&byte, 1);
    }
}

static void give(void) {
    char bytes[GIVE_BYTES];
    size_t count = 1;
    while (count > 0 && tud_cdc_write_available() >= GIVE_BYTES) {
        count = link_give(bytes, sizeof bytes);
        tud_cdc_write(bytes, (uint32_t)count);
    }
    tud_cdc_write_flush();
}

static bool can_give(void) {
    return connected && link_busy() && tud_cdc_write_available() >= GIVE_BYTES;
}

void usb_turn(uint32_t now_ms) {
    if (resting) {
        return;
    }
    tud_task();
    if (connected && !tud_cdc_connected()) {
        link_cut();
        tud_cdc_read_flush();
        tud_cdc_write_clear();
    }
    connected = tud_cdc_connected();
    if (connected) {
        take();
        give();
    }
    if (can_give()) {
        link_work();
        give();
    }
    medium_turn(now_ms);
}

bool usb_due(uint32_t *at_ms) {
    if (resting) {
        return false;
    }
    if (can_give() || (connected && !link_busy() && tud_cdc_available() > 0)) {
        *at_ms = board_ms();
        return true;
    }
    return medium_due(at_ms);
}
