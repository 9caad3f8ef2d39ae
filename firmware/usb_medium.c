/* The drive as a host sees it: a medium that is there while it shows what the console keeps. When that
 * changes the medium is gone at once, so nothing changes under the host's feet, and comes back as a new one
 * when all has been quiet for a while. */
#include <string.h>

#include "tusb.h"

#include "console.h"
#include "journal.h"
#include "usb.h"
#include "usb_parts.h"

enum {
    NOT_PRESENT = 0x3a, /* SCSI's additional sense codes */
    MAY_HAVE_CHANGED = 0x28,
    WRITE_PROTECTED = 0x27,
    NO_SUCH_COMMAND = 0x20,
    OUT_OF_RANGE = 0x21,
};

enum medium { MEDIUM_STALE, MEDIUM_BUILDING, MEDIUM_NEW, MEDIUM_READY };

static enum medium medium;
static bool ejected;           /* by the host, until the cable is pulled or it says otherwise */
static uint32_t quiet_from_ms; /* when something changed last */
static uint32_t now;
static uint32_t journal, picture; /* versions, as they were at the last look */
static const struct drive_source *source;

static bool changed(void) {
    bool const other = journal_version() != journal || console_picture() != picture;
    journal = journal_version();
    picture = console_picture();
    return other;
}

static void look(void) {
    if (changed()) {
        medium = MEDIUM_STALE;
        quiet_from_ms = now;
    }
}

void medium_start(const struct drive_source *from) {
    source = from;
    changed();
    medium = MEDIUM_STALE;
}

static uint32_t settled_at(void) {
    return quiet_from_ms + USB_SETTLE_MS;
}

void medium_turn(uint32_t now_ms) {
    now = now_ms;
    look();
    if (medium == MEDIUM_STALE && tud_mounted() && (int32_t)(now - settled_at()) >= 0) {
        drive_build(source);
        medium = MEDIUM_BUILDING;
    } else if (medium == MEDIUM_BUILDING && drive_build_step()) {
        medium = MEDIUM_NEW;
    }
}

bool medium_due(uint32_t *at_ms) {
    *at_ms = medium == MEDIUM_BUILDING ? now : settled_at();
    return tud_mounted() && (medium == MEDIUM_BUILDING || medium == MEDIUM_STALE);
}

void medium_unplugged(void) {
    ejected = false;
}

/* ---- what hosts ask ---- */

static bool refuse(uint8_t unit, uint8_t key, uint8_t code) {
    tud_msc_set_sense(unit, key, code, 0);
    return false;
}

static bool present(uint8_t unit) {
    look();
    if (ejected || medium == MEDIUM_STALE || medium == MEDIUM_BUILDING) {
        return refuse(unit, SCSI_SENSE_NOT_READY, NOT_PRESENT);
    }
    if (medium == MEDIUM_NEW) {
        medium = MEDIUM_READY; /* told once */
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
    bool const there = present(unit);
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

int32_t tud_msc_read10_cb(uint8_t unit, uint32_t sector, uint32_t offset, void *buffer, uint32_t count) {
    static uint8_t bytes[FAT_SECTOR];
    uint32_t const left = FAT_SECTOR - offset % FAT_SECTOR;
    if (!present(unit)) {
        return -1;
    }
    if (sector >= drive_sectors()) {
        refuse(unit, SCSI_SENSE_ILLEGAL_REQUEST, OUT_OF_RANGE);
        return -1;
    }
    drive_read(sector + offset / FAT_SECTOR, bytes);
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
