/* A console without QR codes: cmake/qr.cmake. */
#include "qr.h"

bool qr_there(void) {
    return false;
}

unsigned qr_make(struct qr *qr, const char *words, const char *digits) {
    (void)qr, (void)words, (void)digits;
    return 0;
}

void qr_draw(const struct qr *qr, int x, int y, int scale) {
    (void)qr, (void)x, (void)y, (void)scale;
}
