/* The colours, as the panel takes them: RGB565. Text must keep a contrast of 4.5 to what it stands on. Names
 * without a prefix are the console's own. */
#ifndef OXHIDE_PALETTE_H
#define OXHIDE_PALETTE_H

#include <stdint.h>

enum colour {
    COLOUR_INK = 0x1884,       /* outlines, text on light */
    COLOUR_NIGHT = 0x20E7,     /* chrome: key bar, cards behind */
    COLOUR_NIGHT2 = 0x39AC,    /* raised chrome, unselected tab */
    COLOUR_DUSK = 0x8415,      /* lines on chrome, disabled text on chrome */
    COLOUR_MIST = 0xB5BA,      /* secondary text on chrome */
    COLOUR_PAPYRUS = 0xF77A,   /* panels, text on chrome */
    COLOUR_SAND = 0xE6B5,      /* panel inset, zebra rows, unselected card */
    COLOUR_CLAY = 0x93A8,      /* panel border, disabled on papyrus */
    COLOUR_UMBER = 0x6A45,     /* secondary text on papyrus */
    COLOUR_BRONZE = 0xBBC5,    /* brand, Bronze Casting, focus border */
    COLOUR_GOLD = 0xF5E7,      /* selection fill, legal spots */
    COLOUR_WHITE = 0xF7DE,     /* cursor, highlights */
    COLOUR_GOOD = 0x1387,      /* gains on papyrus */
    COLOUR_BAD = 0xA8C3,       /* losses and warnings on papyrus */
    COLOUR_GOODLIGHT = 0x96EE, /* gains on chrome */
    COLOUR_BADLIGHT = 0xF40D,  /* warnings on chrome */
    /* the sea of a map, from the deep to the coast */
    COLOUR_DEEP = 0x22D3,
    COLOUR_WAVE = 0x2B55,
    COLOUR_SHALLOW = 0x33D7,
    COLOUR_SURF = 0x5D5B,
    /* bars by source */
    COLOUR_PROVINCES = 0x8296, /* plain */
    COLOUR_ROUTES = 0xD54B,    /* diagonal lines */
    COLOUR_CITIES = 0xCA07,    /* dots */
};

/* The seats in the order of ICON_SEAT_GARNET and on; the last is the neutral one. */
enum { SEAT_COLOURS = 6 };
struct seat_colours {
    uint16_t fill, dark, light,
        text; /* marker and title bar; lower edge; upper edge and gains in bars; on the fill */
};
extern const struct seat_colours seat_colours[SEAT_COLOURS];

/* Terrains in the order of ICON_MOUNTAINS and on: the band, its pattern and lower line. */
enum { TERRAIN_COLOURS = 7 };
struct terrain_colours {
    uint16_t base, dark;
};
extern const struct terrain_colours terrain_colours[TERRAIN_COLOURS];

/* Faces of the cards in the order of ICON_DOMESTICATION and on. */
enum { TECHNOLOGY_COLOURS = 8 };
extern const uint16_t technology_colours[TECHNOLOGY_COLOURS];

/* Plates in the order of ICON_FARMERS and on. */
enum { SETTLER_COLOURS = 3 };
extern const uint16_t settler_colours[SETTLER_COLOURS];

/* Grounds of continents on a map. */
enum { LAND_COLOURS = 5 };
extern const uint16_t land_colours[LAND_COLOURS];

#endif
