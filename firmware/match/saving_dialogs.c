/* What the owner must know of a match's saving. */
#include <stddef.h>

#include "dialog.h"
#include "match_screens.h"
#include "play.h"

static void drop_oldest(void) {
    play_drop_oldest();
    match_entered(); /* it has another one now */
    match_tell_saving();
}

void match_tell_saving(void) {
    static const struct dialog part_lost = {
        .icon = ICON_LOCK,
        .title = "Not all is there",
        .words =
            "Part of what was saved of this match can’t be read any more. It stands where it stood before that.",
        .yes = "OK",
    };
    static const struct dialog no_room = {
        .icon = ICON_LOCK,
        .title = "No room to save",
        .words = "So many matches are in progress that this one can’t be saved. Drop the oldest of them?",
        .yes = "Drop it",
        .on_yes = drop_oldest,
        .no = "Don’t save",
    };
    static const struct dialog failed = {
        .icon = ICON_LOCK,
        .title = "Not saved",
        .words =
            "The flash doesn’t take what is written to it. The match goes on, but will be lost when the power goes.",
        .yes = "OK",
    };
    static const struct dialog *const news[] = {
        [SAVE_PART_LOST] = &part_lost, [SAVE_NO_ROOM] = &no_room, [SAVE_FAILED] = &failed};
    const enum save_state what = play_save_news();
    if (what != SAVE_WELL) {
        dialog_open(news[what]);
    }
}
