/* Settings: left and right change at once, A opens what has a page of its own. */
#include "home.h"

#include <stddef.h>

#include "board.h"
#include "chrome.h"
#include "help.h"
#include "list.h"
#include "palette.h"
#include "power.h"
#include "settings.h"
#include "sound.h"
#include "tips.h"

/* A row: a level, a word of a list, or a page. */
struct item {
    const char *name, *help;
    uint8_t (*get)(const struct settings *from);
    void (*set)(struct settings *to, uint8_t value);
    const char *const *words; /* NULL: a level, shown in boxes */
    uint8_t least, most;      /* values; a list has `most` + 1 words */
    void (*open)(void);       /* instead of all that */
};

static uint8_t get_sound(const struct settings *from) {
    return from->sound;
}
static void set_sound(struct settings *to, uint8_t value) {
    to->sound = value;
}
static uint8_t get_light(const struct settings *from) {
    return from->light;
}
static void set_light(struct settings *to, uint8_t value) {
    to->light = value;
}
static uint8_t get_sleep(const struct settings *from) {
    return from->sleep_after;
}
static void set_sleep(struct settings *to, uint8_t value) {
    to->sleep_after = value;
}
static uint8_t get_handover(const struct settings *from) {
    return from->handover;
}
static void set_handover(struct settings *to, uint8_t value) {
    to->handover = value;
}
static uint8_t get_pace(const struct settings *from) {
    return from->pace;
}
static void set_pace(struct settings *to, uint8_t value) {
    to->pace = value;
}
static uint8_t get_animations(const struct settings *from) {
    return from->animations;
}
static void set_animations(struct settings *to, uint8_t value) {
    to->animations = value != 0;
}

/* Kept beside what everybody has met: firmware before 1.1 knows no such setting. */
static uint8_t get_tips(const struct settings *from) {
    (void)from;
    return tips_on();
}
static void set_tips(struct settings *to, uint8_t value) {
    (void)to;
    tips_turn(value != 0);
}

static const char *const sleep_words[SLEEPS] = {"1 minute",  "2 minutes",  "3 minutes",
                                                "5 minutes", "10 minutes", "never"};
static const char *const handover_words[HANDOVERS] = {"with secrets", "always", "never"};
static const char *const pace_words[PACES] = {"normal", "slow", "at once"};
static const char *const animation_words[] = {"off", "on"};

static const struct item items[] = {
    {"Sound", "Volume of sounds and music. At the left end it is muted.", get_sound, set_sound, NULL, 0,
     BOARD_VOLUME_MAX, NULL},
    {"Brightness", "Of the screen. The dimmer it is, the longer the battery lasts.", get_light, set_light,
     NULL, 1, BOARD_LIGHT_MAX, NULL},
    {"Sleep after", "How long after the last press the screen goes dark. Any key wakes it where it was.",
     get_sleep, set_sleep, sleep_words, 0, SLEEPS - 1, NULL},
    {"Hand-over screen",
     "Comes between two people’s turns. *With secrets*: only when the next one has something secret to see or to choose.",
     get_handover, set_handover, handover_words, 0, HANDOVERS - 1, NULL},
    {"Opponents’ pace",
     "How long each step of an opponent is shown. *A* skips to the end of its turn. The first match of a game is slow, unless tips are off.",
     get_pace, set_pace, pace_words, 0, PACES - 1, NULL},
    {"Animations", "Cards and tiles that turn, markers that fall. Any press ends them.", get_animations,
     set_animations, animation_words, 0, 1, NULL},
    {"Tips", "One sentence the first time something matters in a match, once for each name.", get_tips,
     set_tips, animation_words, 0, 1, NULL},
    {"Seats: names, colours", "The names that titles and rankings show, and each seat’s colour and shape.",
     NULL, NULL, NULL, 0, 0, seats_open},
    {"Refresh USB drive",
     "A PC at the cable sees the matches as they were when you plugged it in, so that nothing changes while it reads. This shows it what is new. Eject the drive on the PC first.",
     NULL, NULL, NULL, 0, 0, drive_open},
    {"About, diagnostics", "Version and licenses; a test of buttons, screen, sound and memory.", NULL, NULL,
     NULL, 0, 0, about_open},
};
enum {
    ITEMS = sizeof items / sizeof items[0],
    ROW_HEIGHT = 21, /* lower than elsewhere: nearly all of them are to be seen */
    IN_VIEW = 9,
};
_Static_assert(IN_VIEW *ROW_HEIGHT <= CHROME_PANEL_HEIGHT - 4, "the rows fit into the panel");

struct settings_memory {
    struct list rows;
};

static struct settings_memory *kept(void) {
    return screen_memory(sizeof(struct settings_memory));
}

static uint8_t value_of(const struct item *item) {
    return item->get(settings());
}

/* Levels stop at their ends; words wrap around. */
static bool stepped(const struct item *item, bool up, uint8_t *value) {
    if (*value != (up ? item->most : item->least)) {
        *value = (uint8_t)(up ? *value + 1 : *value - 1);
        return true;
    }
    if (item->words != NULL) {
        *value = up ? item->least : item->most;
        return true;
    }
    return false;
}

static void change(bool up) {
    const struct item *item = &items[kept()->rows.at];
    struct settings changed = *settings();
    if (item->get == NULL) {
        return;
    }
    uint8_t value = value_of(item);
    const bool moved = stepped(item, up, &value);
    item->set(&changed, value);
    settings_change(&changed);
    power_light();
    sound_play(moved ? CUE_OPEN : CUE_REFUSED);
}

static void leave(void) {
    settings_keep();
    screen_back();
}

static void help(void) {
    static struct help_page page;
    page = (struct help_page){items[kept()->rows.at].name, items[kept()->rows.at].help, NULL};
    help_open(&page, 1, 0);
}

static void act(void) {
    if (items[kept()->rows.at].open != NULL) {
        sound_play(CUE_OPEN);
        items[kept()->rows.at].open();
    } else {
        change(true);
    }
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        list_steer(&kept()->rows, pressed);
    } else {
        change(pressed == KEY_RIGHT);
    }
}

static const char *word_of(const struct item *item) {
    if (item->open != NULL) {
        return "›";
    }
    return item->words != NULL ? item->words[value_of(item)] : NULL;
}

static void draw_row(unsigned row) {
    const struct item *item = &items[row];
    const struct chrome_row line = {
        .y = list_y(&kept()->rows, row, CHROME_PANEL_Y + 2, ROW_HEIGHT),
        .height = ROW_HEIGHT,
        .focused = row == kept()->rows.at,
        .icon = ICON_COUNT,
        .name = item->name,
        .value = word_of(item),
        .changes = item->words != NULL,
    };
    chrome_row(&line);
    if (line.value == NULL) {
        chrome_level(line.y, line.height, value_of(item), item->most);
    }
}

static void draw(void) {
    static const struct chrome_key change_keys[] = {{ICON_KEY_LR, "Change"}, {ICON_KEY_B, "Back"}};
    static const struct chrome_key open_keys[] = {{ICON_KEY_A, "Open"}, {ICON_KEY_B, "Back"}};
    chrome_page();
    chrome_title("Settings", NULL);
    for (unsigned row = kept()->rows.first; row < list_end(&kept()->rows); row++) {
        draw_row(row);
    }
    list_more(&kept()->rows, 116, CHROME_PANEL_Y - 1, CHROME_KEYS_Y - 6, COLOUR_CLAY);
    chrome_keys(items[kept()->rows.at].open != NULL ? open_keys : change_keys, 2, true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = leave,
                                     .help = help,
                                     .keeps = sizeof(struct settings_memory)};

void settings_open(void) {
    screen_push(&screen);
    list_set(&kept()->rows, ITEMS, IN_VIEW);
}
