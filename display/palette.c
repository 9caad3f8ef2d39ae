#include "palette.h"

const struct seat_colours seat_colours[SEAT_COLOURS] = {
    {0xC944, 0x7882, 0xF44F, COLOUR_WHITE}, /* Garnet */
    {0x2218, 0x10CD, 0x8D5E, COLOUR_WHITE}, /* Lapis */
    {0xF664, 0x9300, 0xF773, COLOUR_INK},   /* Amber */
    {0x1D0F, 0x0A88, 0x9738, COLOUR_INK},   /* Jade */
    {0xEC99, 0x89CD, 0xF67D, COLOUR_INK},   /* Pearl */
    {0x8C52, 0x4209, 0xC639, COLOUR_WHITE}, /* Neutral */
};

const struct terrain_colours terrain_colours[TERRAIN_COLOURS] = {
    {0x9D16, 0x73B2}, /* mountains */
    {0x3BC8, 0x2285}, /* woods */
    {0x9669, 0x6D05}, /* grasslands */
    {0xC4A4, 0x9322}, /* savannas */
    {0xF633, 0xD44B}, /* deserts */
    {0x0B0A, 0x01C6}, /* jungles */
    {0x555C, 0x2B97}, /* shore */
};

const uint16_t technology_colours[TECHNOLOGY_COLOURS] = {
    0xD5B2, /* Domestication */
    0xE44B, /* Pottery */
    0xA576, /* Masonry */
    0xB419, /* Authority */
    0xF6EF, /* Religion */
    0xD410, /* Wheel */
    0x863C, /* Irrigation */
    0xD488, /* Bronze */
};

const uint16_t settler_colours[SETTLER_COLOURS] = {
    0xF6F1, /* farmers */
    0xDF7E, /* herders */
    0xEDB3, /* hunters */
};

const uint16_t land_colours[LAND_COLOURS] = {0xF717, 0xCD4F, 0xCE92, 0xCE3A, 0xADB0};
