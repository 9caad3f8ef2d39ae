/* A step on the board as it is seen to be made: an army that goes from region to region, one that is put
 * down, one that is lifted off. */
#include "empire_ui.h"
#include "memory.h"
#include "motion.h"

enum {
    GO_MS = 200,
    GO_FRAMES = 5,
    DROP_MS = 120,
    DROP_FRAMES = 3,
    DROP = 15, /* pixels that a piece falls or is lifted */
    ICON = 13,
};

static struct empire_ui_flight_memory *kept(void) {
    return &empire_ui_memory()->flight;
}

void empire_ui_fly(const struct empire_state *before, move_t move) {
    const unsigned first = empire_move_first(move), to = empire_move_second(move);
    const bool army = empire_move_kind(move) == EMPIRE_MOVE_ARMY;
    kept()->seen = *before;
    kept()->kind = (uint8_t)empire_move_kind(move);
    kept()->owner = kept()->kind == EMPIRE_MOVE_NEUTRAL   ? EMPIRE_NEUTRAL
                    : kept()->kind == EMPIRE_MOVE_DESTROY ? (uint8_t)first
                                                          : kept()->seen.turn;
    kept()->from = (uint8_t)(army ? first : to);
    kept()->to = (uint8_t)to;
    if (army || kept()->kind == EMPIRE_MOVE_DESTROY) {
        kept()->seen.armies[kept()->from][kept()->owner]--; /* meanwhile it is drawn by itself */
    }
    motion_start(&kept()->motion, army ? GO_MS : DROP_MS, army ? GO_FRAMES : DROP_FRAMES);
}

bool empire_ui_flies(void) {
    return !motion_over(&kept()->motion);
}

static enum icon piece_icon(void) {
    const unsigned first = kept()->kind == EMPIRE_MOVE_CITY ? ICON_CITY_GARNET : ICON_SEAT_GARNET;
    return (enum icon)(first + empire_ui_owner_style(kept()->owner));
}

/* From 0 at the beginning to `frames` at the end. */
static void draw_piece(int top, int frame, int frames) {
    const struct empire_ui_map_region *const map = empire_ui_maps[kept()->seen.side].region,
                                             *from = &map[kept()->from], *to = &map[kept()->to];
    int x = from->middle_x + (to->middle_x - from->middle_x) * frame / frames;
    int y = from->middle_y + (to->middle_y - from->middle_y) * frame / frames;
    if (kept()->kind == EMPIRE_MOVE_DESTROY) {
        y -= DROP * frame / frames;
    } else if (kept()->kind != EMPIRE_MOVE_ARMY) {
        y -= DROP * (frames - frame) / frames;
    }
    icon_draw(x - ICON / 2, top + y - ICON / 2, piece_icon(), ICON);
}

void empire_ui_board_draw_flying(struct empire_ui_board view) {
    const unsigned frame = motion_frame(&kept()->motion);
    const bool flies = frame < kept()->motion.frames;
    if (flies) {
        view.state = &kept()->seen;
        view.from = EMPIRE_UI_NOWHERE;
    }
    empire_ui_board_draw(&view);
    if (flies) {
        draw_piece(view.y, (int)frame, kept()->motion.frames);
    }
}
