#include "qr.h"

#include <assert.h>
#include <qrcodegen.h>
#include <string.h>

#include "canvas.h"
#include "palette.h"

_Static_assert((int)QR_BYTES >= qrcodegen_BUFFER_LEN_FOR_VERSION(QR_VERSION_MAX), "room for the largest");

bool qr_there(void) {
    return true;
}

unsigned qr_make(struct qr *qr, const char *words, const char *digits) {
    assert(qr != NULL && qrcodegen_isNumeric(digits));
    struct qrcodegen_Segment parts[2];
    const size_t length = strlen(words);
    if (length > sizeof qr->work ||
        qrcodegen_calcSegmentBufferSize(qrcodegen_Mode_NUMERIC, strlen(digits)) > sizeof qr->digits) {
        return 0;
    }
    parts[0] = qrcodegen_makeBytes((const uint8_t *)words, length, qr->work);
    parts[1] = qrcodegen_makeNumeric(digits, qr->digits);
    const size_t count = *digits == '\0' ? 1 : 2;
    return qrcodegen_encodeSegmentsAdvanced(parts, count, qrcodegen_Ecc_LOW, 1, QR_VERSION_MAX,
                                            qrcodegen_Mask_AUTO, true, qr->work, qr->code)
               ? (unsigned)qrcodegen_getSize(qr->code)
               : 0;
}

/* Dark modules beside each other are one piece. */
static void draw_row(const struct qr *qr, int row, int x, int y, int scale) {
    const int size = qrcodegen_getSize(qr->code);
    for (int from = 0, to = 0; from < size; from = to + 1) {
        to = from;
        while (to < size && qrcodegen_getModule(qr->code, to, row)) {
            to++;
        }
        canvas_fill(x + from * scale, y, (to - from) * scale, scale, COLOUR_INK);
    }
}

void qr_draw(const struct qr *qr, int x, int y, int scale) {
    for (int row = 0; row < qrcodegen_getSize(qr->code); row++) {
        draw_row(qr, row, x, y + row * scale, scale);
    }
}
