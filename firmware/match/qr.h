/* QR codes, for the cameras of phones. The code itself is made by Project Nayuki's QR-Code-generator; a
 * console that was built without it has none. */
#ifndef OXHIDE_QR_H
#define OXHIDE_QR_H

#include <stdbool.h>
#include <stdint.h>

enum {
    QR_QUIET = 4, /* light modules around it, which readers need */
    QR_VERSION_MAX =
        13, /* the largest whose modules are three pixels wide on the panel, with what is around */
    QR_MODULES_MAX = 17 + 4 * QR_VERSION_MAX,
    QR_BYTES = (QR_MODULES_MAX * QR_MODULES_MAX + 7) / 8 + 1,
};

struct qr {
    uint8_t code[QR_BYTES], work[QR_BYTES], digits[QR_BYTES];
};

bool qr_there(void);
/* Of words and, after them, digits, which take less room than letters; both may be empty. Returns how many
 * modules it is wide and high, QR_QUIET around it not counted; 0: so much doesn't fit. */
unsigned qr_make(struct qr *qr, const char *words, const char *digits);
/* Its dark modules, each `scale` pixels wide, onto a light ground. */
void qr_draw(const struct qr *qr, int x, int y, int scale);

#endif
