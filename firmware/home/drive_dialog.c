/* The drive at the other end of the cable, refreshed when its owner says so. */
#include <stddef.h>

#include "dialog.h"
#include "home.h"
#include "usb.h"

static void drive_refresh(void) {
    static const struct dialog answers[] = {
        [USB_DRIVE_NO_PC] =
            {
                .icon = ICON_COUNT,
                .title = "USB drive",
                .words = "No PC is connected. It will see all that is kept when you plug it in.",
                .yes = "OK",
            },
        [USB_DRIVE_BEING_READ] =
            {
                .icon = ICON_COUNT,
                .title = "USB drive",
                .words =
                    "The PC is reading the drive just now. Wait until it is done, then eject the drive there.",
                .yes = "OK",
            },
        [USB_DRIVE_REFRESHED] =
            {
                .icon = ICON_COUNT,
                .title = "USB drive",
                .words = "In a few seconds the PC will see all that is kept now.",
                .yes = "OK",
            },
    };
    dialog_open(&answers[usb_refresh_drive()]);
}

void drive_open(void) {
    static const struct dialog question = {
        .icon = ICON_COUNT,
        .title = "USB drive",
        .words =
            "A PC sees the matches as they were when you plugged it in. Show it what is new? First eject the drive there.",
        .yes = "Refresh",
        .on_yes = drive_refresh,
        .no = "No",
    };
    dialog_open(&question);
}
