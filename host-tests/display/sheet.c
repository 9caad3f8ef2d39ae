/* Sample sheets to look at: display_sheet <folder> writes one PNG for all type sizes, for rich and wrapped
 * text, for the icons, and for shapes and patterns. */
#include "canvas.h"
#include "chart.h"
#include "icons.h"
#include "palette.h"
#include "png.h"
#include "type.h"

#include <stdio.h>

static void sheet_save(const char *folder, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.png", folder, name);
    if (!png_write(path, canvas_pixels(), CANVAS_WIDTH, CANVAS_HEIGHT)) {
        fprintf(stderr, "cannot write %s\n", path);
    }
}

static void type_sheet(void) {
    static const char *const samples[TYPE_FACES] = {
        "0123456789 4 new none",
        "Ends in 9 cards, 17 markers or 2 tiles",
        "Jungles, farmers +4 −6 1 of 3",
        "The new card always wakes",
        "Hand-over screen “Ägypten” ‘ß’ ×2 ›",
        "No further back…",
        "0123456789 +4 −6",
        "Amber Öçé 8",
    };
    int y = 2;
    canvas_clear(COLOUR_PAPYRUS);
    canvas_fill(0, 120, CANVAS_WIDTH, 120, COLOUR_NIGHT);
    for (enum type_face face = 0; face < TYPE_FACES; face++) {
        const uint16_t colour = y < 118 ? COLOUR_INK : COLOUR_PAPYRUS;
        type_draw(4, y, face, colour, samples[face]);
        canvas_fill(4, y + type_line(face) - 1, type_width(face, samples[face]), 1, COLOUR_DUSK);
        y += type_line(face) + 1;
    }
    type_draw_centred(120, 200, TYPE_BODY, COLOUR_GOLD, "in the middle");
    type_draw_right(236, 218, TYPE_SMALL, COLOUR_MIST, "at the right");
}

static void rich_sheet(void) {
    canvas_clear(COLOUR_PAPYRUS);
    type_wrap(
        (struct area){10, 6, 222, 200}, TYPE_BODY, COLOUR_INK,
        "{:bad}*The new card*{:} always wakes.\n{:bad}*Beside it*{:} so do the cards left and right of it, in the same row.\n{:bad}*Above it*{:} so do cards of the same technology in its column.");
    type_wrap((struct area){10, 120, 140, 60}, TYPE_SMALL, COLOUR_UMBER,
              "most in {jungles} 7 : 0 : 0, and {seat_garnet/11}{3}{seat_lapis/11} with {{braces}} and **");
    canvas_fill(0, 184, CANVAS_WIDTH, 56, COLOUR_NIGHT);
    type_rich(8, 188, TYPE_BODY_BOLD, COLOUR_PAPYRUS, "{:gold}Best, column 1: {:}3 markers");
    type_rich(8, 206, TYPE_SMALL, COLOUR_MIST,
              "wakes {bronze}{3}{authority}{8}in reach {jungles}{:goodlight} 7");
}

static void icon_sheet(int from, int to) {
    static const int sizes[] = {7, 8, 9, 11, 12, 13, 15, 16, 17, 20, 24};
    int x = 2, y = 2;
    canvas_clear(COLOUR_SAND);
    for (enum icon icon = (enum icon)from; icon < (enum icon)to; icon++) {
        int before = 0;
        for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            const int width = sprite_width(icon_sprite(icon, sizes[i]));
            if (width == before) {
                continue;
            }
            before = width;
            if (x + width > CANVAS_WIDTH) {
                x = 2;
                y += 26;
            }
            x = icon_draw(x, y, icon, sizes[i]) + 2;
        }
    }
}

static void shape_sheet(void) {
    canvas_clear(COLOUR_NIGHT);
    for (int corner = 0; corner <= 4; corner++) {
        canvas_box(4 + corner * 47, 4, 42, 30, corner, COLOUR_PAPYRUS, COLOUR_GOLD);
    }
    for (int size = 3, x = 4; size < 30; x += size + 3, size += 3) {
        canvas_disc(x, 40, size, COLOUR_BADLIGHT);
    }
    canvas_trapezoid(74, 23, (struct span){0, 25}, (struct span){0, 19}, COLOUR_PAPYRUS);
    canvas_trapezoid(74, 23, (struct span){60, 60}, (struct span){49, 71}, COLOUR_GOLD);
    canvas_line(80, 74, 120, 96, 1, COLOUR_WHITE);
    canvas_line(90, 74, 130, 96, 2, COLOUR_GOODLIGHT);
    canvas_line(130, 74, 100, 96, 4, COLOUR_BADLIGHT);
    canvas_frame(140, 74, 40, 23, 2, COLOUR_GOLD);
    canvas_diagonals(190, 74, 40, 23, 2, COLOUR_MIST);
    canvas_diagonals(4, 104, 60, 20, 4, COLOUR_ROUTES);
    canvas_dots(70, 104, 60, 20, 4, COLOUR_CITIES);
    for (int eighths = 0; eighths <= 8; eighths++) {
        canvas_fill(4 + eighths * 25, 130, 24, 24, COLOUR_GOLD);
        icon_draw(4 + eighths * 25, 130, ICON_BRONZE, 24);
        canvas_shade(4 + eighths * 25, 130, 24, 24, COLOUR_NIGHT, eighths);
        icon_draw_shaded(4 + eighths * 25, 156, ICON_PROVINCE, 24, COLOUR_NIGHT, eighths);
    }
    icon_draw_flat(4, 184, ICON_AUTHORITY, 24, COLOUR_GOLD);
    icon_draw(40, 184, ICON_BRONZE, 48);
    canvas_clip(100, 184, 40, 40);
    icon_draw(90, 174, ICON_SEAT_GARNET, 66);
    type_draw(80, 200, TYPE_HUGE, COLOUR_WHITE, "clipped");
    canvas_clip_all();
    icon_draw(160, 174, ICON_SEAT_AMBER, 66);
}

static void chart_sheet(void) {
    static const int16_t points[3][12] = {{0, 4, 9, 9, 10, 14, 21, 27, 34, 36, 46, 48},
                                          {0, 2, 8, 9, 9, 12, 15, 19, 22, 30, 38, 46},
                                          {0, 0, 2, 9, 12, 17, 20, 23, 33, 35, 41, 43}};
    const struct chart chart = {{28, 40, 198, 100}, 11, 50, 1};
    canvas_clear(COLOUR_PAPYRUS);
    chart_grid(&chart, 10, 2, "");
    for (int seat = 0; seat < 3; seat++) {
        chart_line(&chart, points[seat], 12, seat_colours[seat].fill);
    }
    for (int seat = 0; seat < 3; seat++) {
        chart_marks(&chart, points[seat], 12, 2 + seat, (enum icon)(ICON_SEAT_GARNET + seat));
    }
    chart_bar_number((struct area){10, 170, 60, 20}, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE, 16);
    chart_bar_number((struct area){69, 170, 80, 20}, CHART_DIAGONALS, COLOUR_ROUTES, COLOUR_INK, 20);
    chart_bar_number((struct area){148, 170, 70, 20}, CHART_DOTS, COLOUR_CITIES, COLOUR_WHITE, 19);
    chart_bar_number((struct area){217, 170, 10, 20}, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE, 3);
}

int main(int count, char **arguments) {
    const char *folder = count > 1 ? arguments[1] : ".";
    type_sheet();
    sheet_save(folder, "type");
    rich_sheet();
    sheet_save(folder, "rich");
    icon_sheet(0, ICON_SEAT_GARNET);
    sheet_save(folder, "icons-1");
    icon_sheet(ICON_SEAT_GARNET, ICON_COIN);
    sheet_save(folder, "icons-2");
    icon_sheet(ICON_COIN, ICON_COUNT);
    sheet_save(folder, "icons-3");
    chart_sheet();
    sheet_save(folder, "chart");
    shape_sheet();
    sheet_save(folder, "shapes");
    return 0;
}
