/* A step on the board as it is seen to be made: an army that goes from region to region, one that is put
 * down, one that is lifted off. */
#include "canvas.h"
#include "empire_ui.h"
#include "motion.h"

enum {
    GO_MS = 200,
    GO_FRAMES = 5,
    DROP_MS = 120,
    DROP_FRAMES = 3,
    DROP = 15, /* pixels that a piece falls or is lifted */
    ICON = 13,
};

static struct empire_state seen; /* before the step, without the piece that is on its way */
static struct motion motion;
static struct { uint8_t kind, owner, from, to; } flight;

/* Off the board where it stood; meanwhile it is drawn by itself. */
static void lift(unsigned region, unsigned owner) {
    seen.armies[region][owner]--;
}

void empire_ui_fly(const struct empire_state *before, move_t move) {
    unsigned const first = empire_move_first(move), to = empire_move_second(move);
    bool const army = empire_move_kind(move) == EMPIRE_MOVE_ARMY;
    seen = *before;
    flight.kind = (uint8_t)empire_move_kind(move);
    flight.owner = flight.kind == EMPIRE_MOVE_NEUTRAL   ? EMPIRE_NEUTRAL
                   : flight.kind == EMPIRE_MOVE_DESTROY ? (uint8_t)first
                                                        : seen.turn;
    flight.from = (uint8_t)(army ? first : to);
    flight.to = (uint8_t)to;
    if (army || flight.kind == EMPIRE_MOVE_DESTROY) {
        lift(flight.from, flight.owner);
    }
    motion_start(&motion, army ? GO_MS : DROP_MS, army ? GO_FRAMES : DROP_FRAMES);
}

bool empire_ui_flies(void) {
    return !motion_over(&motion);
}

static enum icon piece_icon(void) {
    unsigned const first = flight.kind == EMPIRE_MOVE_CITY ? ICON_CITY_GARNET : ICON_SEAT_GARNET;
    return (enum icon)(first + empire_ui_owner_style(flight.owner));
}

/* From 0 at the beginning to `frames` at the end. */
static void draw_piece(int top, int frame, int frames) {
    struct empire_ui_point const from = empire_ui_board_middle(&seen, flight.from),
                                 to = empire_ui_board_middle(&seen, flight.to);
    int x = from.x + (to.x - from.x) * frame / frames, y = from.y + (to.y - from.y) * frame / frames;
    if (flight.kind == EMPIRE_MOVE_DESTROY) {
        y -= DROP * frame / frames;
    } else if (flight.kind != EMPIRE_MOVE_ARMY) {
        y -= DROP * (frames - frame) / frames;
    }
    icon_draw(x - ICON / 2, top + y - ICON / 2, piece_icon(), ICON);
}

void empire_ui_board_draw_flying(struct empire_ui_board view) {
    unsigned const frame = motion_frame(&motion);
    bool const flies = frame < motion.frames;
    if (flies) {
        view.state = &seen;
        view.from = EMPIRE_UI_NOWHERE;
    }
    empire_ui_board_draw(&view);
    if (flies) {
        draw_piece(view.y, (int)frame, motion.frames);
    }
}
