/* A question or a piece of news, before the darkened screen: one sentence with the reason, one or two
 * buttons. */
#ifndef OXHIDE_DIALOG_H
#define OXHIDE_DIALOG_H

#include <stddef.h>

#include "icons.h"

struct dialog {
    enum icon icon;       /* 24 px; ICON_COUNT: none */
    const char *title;    /* some 18 letters */
    const char *words;    /* rich text, up to five lines */
    const char *yes;      /* A's word */
    void (*on_yes)(void); /* NULL: just closes. It is called when the dialog has gone. */
    const char *no;       /* B's word; NULL: no choice, B closes as A does, and leads "Back" */
    void (*on_no)(void);
};

/* The dialog, and its words, must last until it is closed. Before another one it waits until that is
 * answered: two may come at once, as when a PC asks while the journal has something to say. */
void dialog_open(const struct dialog *dialog);

#endif
