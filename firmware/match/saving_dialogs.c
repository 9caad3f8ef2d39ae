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
        .title = "A part is lost",
        .words =
            "Part of what was saved of this match can’t be read any more. It goes on from before that part.",
        .yes = "OK",
    };
    static const struct dialog no_room = {
        .icon = ICON_LOCK,
        .title = "No room to save",
        .words = "Too many matches are in progress to save this one, too. Drop the oldest?",
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
