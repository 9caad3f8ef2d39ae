/* The drive as a host sees it: a medium that stays as it is, whatever is played meanwhile. A host sees
 * another one only when its owner plugs in, or asks for it. */
#include <string.h>

#include "tusb.h"

#include "board.h"
#include "usb.h"
#include "usb_parts.h"

enum {
    NOT_PRESENT = 0x3a, /* SCSI's additional sense codes */
    MAY_HAVE_CHANGED = 0x28,
    WRITE_PROTECTED = 0x27,
    NO_SUCH_COMMAND = 0x20,
    OUT_OF_RANGE = 0x21,
    INVALID_FIELD = 0x24,
    UNRECOVERED_READ = 0x11,

    /* A medium that is taken out stays away longer than a host takes to look again: Linux and Windows do so
     * every second or two, macOS every second. */
    AWAY_MS = 3000,
    BEING_READ_MS = 2000, /* after the last sector that a host has read, it may not be done */
    SENSE_KEY_AT = 2,     /* in the answer to REQUEST SENSE */
    SENSE_CODE_AT = 12,
};

/* In this order: before MEDIUM_NEW there is nothing to read. MEDIUM_AWAY: its owner asked for another one. */
enum medium { MEDIUM_NONE, MEDIUM_AWAY, MEDIUM_BUILDING, MEDIUM_NEW, MEDIUM_READY };

static enum medium medium;
static bool ejected;     /* by the host, until the next plug, or until it or the owner says otherwise */
static bool read_failed; /* the last reading, for this reason: */
static uint8_t sense_key, sense_code;
static uint32_t away_until_ms;
static uint32_t read_ms; /* the last sector was read */

static void take_out(void) {
    medium = MEDIUM_NONE;
    drive_end();
}

void medium_wanted(void) {
    ejected = false;
}

void medium_unplugged(void) {
    ejected = false;
    take_out();
}

/* A silent bus with power is a PC that sleeps, and finds what it knows when it wakes. Without power the cable
 * was pulled, and the next plug shows what there is then. The board wakes the core when the power changes. */
static void look_for_power(void) {
    if (tud_suspended() && !board_usb_power()) {
        medium_unplugged();
    }
}

static bool is_wanted(void) {
    return tud_ready() && !ejected;
}

void medium_turn(uint32_t now_ms) {
    look_for_power();
    if (medium == MEDIUM_AWAY && (int32_t)(now_ms - away_until_ms) >= 0) {
        medium = MEDIUM_NONE;
    }
    if (medium == MEDIUM_NONE && is_wanted()) {
        drive_build();
        medium = MEDIUM_BUILDING;
    } else if (medium == MEDIUM_BUILDING && drive_build_step()) {
        medium = MEDIUM_NEW;
    }
}

bool medium_due(uint32_t *at_ms) {
    *at_ms = medium == MEDIUM_AWAY ? away_until_ms : board_ms();
    return medium < MEDIUM_NEW && is_wanted();
}

enum usb_drive usb_refresh_drive(void) {
    if (!tud_ready()) {
        return USB_DRIVE_NO_PC;
    }
    if (medium == MEDIUM_READY && !ejected && board_ms() - read_ms < BEING_READ_MS) {
        return USB_DRIVE_BEING_READ;
    }
    ejected = false;
    take_out();
    medium = MEDIUM_AWAY;
    away_until_ms = board_ms() + AWAY_MS;
    return USB_DRIVE_REFRESHED;
}

/* ---- what hosts ask */

static bool refuse(uint8_t unit, uint8_t key, uint8_t code) {
    sense_key = key;
    sense_code = code;
    tud_msc_set_sense(unit, key, code, 0);
    return false;
}

static bool present(uint8_t unit) {
    if (ejected || medium < MEDIUM_NEW) {
        return refuse(unit, SCSI_SENSE_NOT_READY, NOT_PRESENT);
    }
    if (medium == MEDIUM_NEW) {
        medium = MEDIUM_READY; /* reported once */
        return refuse(unit, SCSI_SENSE_UNIT_ATTENTION, MAY_HAVE_CHANGED);
    }
    return true;
}

void tud_msc_inquiry_cb(uint8_t unit, uint8_t vendor[8], uint8_t product[16], uint8_t revision[4]) {
    (void)unit;
    memcpy(vendor, "Oxhide  ", 8);
    memcpy(product, "Matches         ", 16);
    memcpy(revision, "1.0 ", 4);
}

bool tud_msc_test_unit_ready_cb(uint8_t unit) {
    return present(unit);
}

void tud_msc_capacity_cb(uint8_t unit, uint32_t *count, uint16_t *size) {
    const bool there = present(unit);
    *count = there ? drive_sectors() : 0;
    *size = there ? FAT_SECTOR : 0;
}

bool tud_msc_start_stop_cb(uint8_t unit, uint8_t power, bool start, bool load_eject) {
    (void)unit, (void)power;
    if (load_eject) {
        ejected = !start;
    }
    return true;
}

/* Locking the medium in is refused: a PC that may do so need not look whether it is still there, and macOS
 * does not (hathach/tinyusb #1327, adafruit/circuitpython #10965). */
bool tud_msc_prevent_allow_medium_removal_cb(uint8_t unit, uint8_t prevent, uint8_t control) {
    (void)control;
    return prevent == 0 || refuse(unit, SCSI_SENSE_ILLEGAL_REQUEST, INVALID_FIELD);
}

/* TinyUSB says of each sector that can't be read that there is no medium, and a PC would believe it. */
int32_t tud_msc_request_sense_cb(uint8_t unit, void *buffer, uint16_t room) {
    uint8_t *sense = buffer;
    (void)unit, (void)room;
    if (read_failed) {
        sense[SENSE_KEY_AT] = sense_key;
        sense[SENSE_CODE_AT] = sense_code;
    }
    read_failed = false;
    return sizeof(scsi_sense_fixed_resp_t);
}

static bool read_sector(uint8_t unit, uint32_t sector, uint8_t bytes[FAT_SECTOR]) {
    if (!present(unit)) {
        return false;
    }
    if (sector >= drive_sectors()) {
        return refuse(unit, SCSI_SENSE_ILLEGAL_REQUEST, OUT_OF_RANGE);
    }
    read_ms = board_ms();
    return drive_read(sector, bytes) || refuse(unit, SCSI_SENSE_MEDIUM_ERROR, UNRECOVERED_READ);
}

int32_t tud_msc_read10_cb(uint8_t unit, uint32_t sector, uint32_t offset, void *buffer, uint32_t count) {
    static uint8_t bytes[FAT_SECTOR];
    const uint32_t left = FAT_SECTOR - offset % FAT_SECTOR;
    read_failed = !read_sector(unit, sector + offset / FAT_SECTOR, bytes);
    if (read_failed) {
        return -1;
    }
    count = count < left ? count : left;
    memcpy(buffer, bytes + offset % FAT_SECTOR, count);
    return (int32_t)count;
}

bool tud_msc_is_writable_cb(uint8_t unit) {
    (void)unit;
    return false;
}

int32_t tud_msc_write10_cb(uint8_t unit, uint32_t sector, uint32_t offset, uint8_t *buffer, uint32_t count) {
    (void)sector, (void)offset, (void)buffer, (void)count;
    refuse(unit, SCSI_SENSE_DATA_PROTECT, WRITE_PROTECTED);
    return -1;
}

int32_t tud_msc_scsi_cb(uint8_t unit, const uint8_t command[16], void *buffer, uint16_t count) {
    (void)command, (void)buffer, (void)count;
    refuse(unit, SCSI_SENSE_ILLEGAL_REQUEST, NO_SUCH_COMMAND);
    return -1;
}
