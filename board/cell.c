#include "cell.h"

/* What a single cell still holds at a voltage, under the light load of a handheld. Straight lines between. */
static const struct charge {
    uint16_t millivolts;
    uint8_t percent;
} charges[] = {
    {3300, 0}, {3500, 6}, {3600, 12}, {3700, 32}, {3800, 54}, {3900, 70}, {4000, 84}, {4100, 95}, {4150, 100},
};
enum { CHARGES = sizeof charges / sizeof charges[0] };

int cell_percent(uint32_t millivolts) {
    if (millivolts <= charges[0].millivolts) {
        return 0;
    }
    for (unsigned i = 1; i < CHARGES; i++) {
        const struct charge low = charges[i - 1], high = charges[i];
        if (millivolts < high.millivolts) {
            const uint32_t rise = (millivolts - low.millivolts) * (uint32_t)(high.percent - low.percent);
            return (int)(low.percent + rise / (uint32_t)(high.millivolts - low.millivolts));
        }
    }
    return 100;
}
