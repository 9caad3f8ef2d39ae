/* The console's own screens, reached by buttons and compared with stored pictures. */
#include <setjmp.h>
#include <string.h>
#include <unity.h>

#include "console.h"
#include "diagnostics_screen.h"
#include "dialog.h"
#include "flash_model.h"
#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "match_screens.h"
#include "play.h"
#include "settings.h"
#include "usb_none.h"

void setUp(void) {
    handheld_fresh(NULL);
}

void tearDown(void) {}

static void open_settings(void) {
    handheld_press(BUTTON_UP); /* from the first row round to the last */
    handheld_press(BUTTON_A);
}

static void home(void) {
    handheld_picture("home");
    handheld_press(BUTTON_Y);
    handheld_picture("home-help");
    handheld_press(BUTTON_B);
    handheld_picture("home");
}

/* First what the game under the cursor is, then the console; at other lines the console alone. */
static void help_at_a_game_says_what_it_is(void) {
    for (unsigned line = 0; game_ui_at(line) != NULL; line++) {
        const struct game_ui *const ui = game_ui_at(line);
        handheld_press(BUTTON_Y);
        TEST_ASSERT_EQUAL_MEMORY(ui->game->title, handheld_text(), strlen(ui->game->title));
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "players"), handheld_text());
        handheld_fits(ui->game->title);
        handheld_press(BUTTON_RIGHT);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "This console"), handheld_text());
        handheld_press(BUTTON_B);
        handheld_press(BUTTON_DOWN);
    }
    handheld_press(BUTTON_Y);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "This console"), handheld_text());
    handheld_press(BUTTON_B);
}

/* X begins a match on every line, and the cursor begins on Play where the same game is set up again. */
static void play_is_one_press_away(void) {
    for (unsigned line = 0; game_ui_at(line) != NULL; line++) {
        const struct game *game = game_ui_at(line)->game;
        const unsigned rows = game->seats_max + 1u + game->option_count + 1u;
        for (unsigned row = 0; row < rows; row++) {
            new_game_start();
            new_game_open(game_ui_at(line));
            handheld_press_times(BUTTON_DOWN, row);
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "X Play"), handheld_text());
            handheld_press(BUTTON_X);
            TEST_ASSERT_TRUE_MESSAGE(play_loaded() && play_turn() != GAME_OVER, handheld_text());
            TEST_ASSERT_TRUE(play_game() == game);
            screen_home();
        }
        new_game_open(game_ui_at(line));
        handheld_run_ms(100);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "A Play"), handheld_text());
        handheld_press(BUTTON_DOWN);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "A Name"), handheld_text());
        handheld_press(BUTTON_B);
        TEST_ASSERT_TRUE(screen_at_home());
    }
}

/* In every game, and it begins with its first page. */
static void how_to_play_is_a_line_where_a_match_is_set_up(void) {
    for (unsigned line = 0; game_ui_at(line) != NULL; line++) {
        const struct game *game = game_ui_at(line)->game;
        new_game_start();
        new_game_open(game_ui_at(line));
        if (strstr(handheld_text(), "New to this game?") != NULL) {
            handheld_press(BUTTON_B);
        }
        handheld_press_times(BUTTON_DOWN, game->seats_max);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "> How to play"), handheld_text());
        handheld_press(BUTTON_A);
        TEST_ASSERT_EQUAL_MEMORY(game->pages[0].title, handheld_text(), strlen(game->pages[0].title));
        handheld_press_times(BUTTON_B, 2);
        TEST_ASSERT_TRUE(screen_at_home());
    }
}

static void home_low_battery(void) {
    headless_battery(7, false, false);
    handheld_start(NULL);
    handheld_picture("home-battery-low");
    headless_battery(-1, false, true);
    handheld_start(NULL);
    handheld_picture("home-no-battery");
}

static void settings_rows(void) {
    open_settings();
    handheld_picture("settings-sound");
    handheld_press_times(BUTTON_DOWN, 3);
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_EQUAL(HANDOVER_ALWAYS, settings()->handover);
    handheld_picture("settings-handover");
    handheld_press(BUTTON_Y);
    handheld_picture("settings-help");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_DOWN);
}

static void levels_stop_and_words_go_round(void) {
    open_settings();
    handheld_press_times(BUTTON_RIGHT, 12);
    TEST_ASSERT_EQUAL(BOARD_VOLUME_MAX, settings()->sound);
    handheld_press_times(BUTTON_LEFT, 12);
    TEST_ASSERT_EQUAL(0, settings()->sound);
    handheld_press(BUTTON_DOWN);
    handheld_press_times(BUTTON_LEFT, 12);
    TEST_ASSERT_EQUAL(1, settings()->light); /* never so dark that one can't see to brighten it */
    TEST_ASSERT_EQUAL(1, headless_state()->light);
    handheld_press(BUTTON_DOWN);
    handheld_press_times(BUTTON_RIGHT, SLEEPS);
    TEST_ASSERT_EQUAL(SLEEP_3, settings()->sleep_after);
}

static void seats_and_names(void) {
    open_settings();
    handheld_press_times(BUTTON_UP, 3);
    handheld_press(BUTTON_A);
    handheld_picture("seats");
    handheld_press(BUTTON_RIGHT); /* Garnet and Lapis change places */
    TEST_ASSERT_EQUAL(1, settings()->seat_style[0]);
    TEST_ASSERT_EQUAL(0, settings()->seat_style[1]);
    handheld_press(BUTTON_A);
    handheld_picture("name-empty");
    handheld_press(BUTTON_A); /* A */
    handheld_press_times(BUTTON_RIGHT, 3);
    handheld_press(BUTTON_A); /* d */
    handheld_press_times(BUTTON_LEFT, 3);
    handheld_press(BUTTON_A); /* a */
    handheld_picture("name");
    handheld_press(BUTTON_UP); /* round to Done */
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_STRING("Ada", settings_seat_name(0));
    handheld_picture("seats-named");
}

static void names_have_eight_letters_at_most_and_can_be_left(void) {
    name_open(2);
    handheld_run_ms(10);
    handheld_press_times(BUTTON_A, SETTINGS_NAME_MAX + 3);
    handheld_picture("name-full");
    handheld_press_times(BUTTON_B, SETTINGS_NAME_MAX + 1);
    TEST_ASSERT_EQUAL_STRING("Amber", settings_seat_name(2));
    handheld_picture("home");
}

/* On a board with a keyboard, whose keys' row names other keys. */
static void names_can_be_typed(void) {
    headless_keyboard(true, false);
    name_open(2);
    handheld_run_ms(10);
    handheld_picture("name-keyboard");
    headless_type("jo x", BUTTON_COUNT);
    headless_type("ab", BUTTON_A);
    headless_type("@", BUTTON_COUNT); /* no name has one */
    handheld_run_ms(500);
    handheld_picture("name-typed");
    handheld_press(BUTTON_Y);
    handheld_picture("name-keyboard-help");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_STRING("Jo Xab", settings_seat_name(2));
    headless_keyboard(false, false);
}

static void seeds_can_be_typed(void) {
    uint64_t seed = 123456789;
    bool random = false;
    headless_keyboard(true, false);
    seed_open(&seed, &random);
    handheld_run_ms(10);
    headless_type("9z8", BUTTON_COUNT);
    handheld_run_ms(500);
    handheld_picture("seed-typed");
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT64(983456789, seed);
    headless_keyboard(false, false);
}

static void silent_keyboard_is_told(void) {
    headless_keyboard(true, true);
    handheld_run_ms(100);
    handheld_picture("keyboard-silent");
    handheld_press(BUTTON_A); /* it is back: once is enough */
    handheld_picture("home");
    diagnostics_open();
    handheld_run_ms(100);
    handheld_picture("diagnostics-keyboard-silent");
    headless_keyboard(false, false);
}

/* Then nothing else may be shown or done: not a byte is written, whatever is pressed. */
static void boot_loader_in_the_way_is_refused(void) {
    board_start();
    flash_model_start(BOARD_FLASH_SECTORS);
    flash_model_claim(140 * 1024);
    console_start(NULL);
    handheld_picture("loader-refused");
    TEST_ASSERT_NOT_EQUAL(0, headless_state()->light);
    for (unsigned i = 0; i < 20; i++) {
        headless_tap((enum board_button)(i % BUTTON_COUNT));
        headless_pass_us(100000);
        console_turn();
    }
    handheld_picture("loader-refused");
    TEST_ASSERT_EQUAL(0, flash_model_counts()->programs + flash_model_counts()->erases);
    TEST_ASSERT_GREATER_THAN(10, headless_state()->feeds);
}

static void drive_is_refreshed_when_its_owner_says_so(void) {
    static const struct {
        enum usb_drive answer;
        const char *picture;
    } cases[] = {{USB_DRIVE_NO_PC, "drive-no-pc"},
                 {USB_DRIVE_BEING_READ, "drive-being-read"},
                 {USB_DRIVE_REFRESHED, "drive-refreshed"}};
    open_settings();
    handheld_press_times(BUTTON_UP, 2);
    handheld_picture("settings-drive");
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        usb_none_answer(cases[i].answer);
        handheld_press(BUTTON_A);
        handheld_picture("drive-question");
        handheld_press(BUTTON_A);
        handheld_picture(cases[i].picture);
        handheld_press(BUTTON_A);
        handheld_picture("settings-drive");
    }
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_B);
    handheld_picture("settings-drive");
}

static void about(void) {
    open_settings();
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    handheld_picture("about");
    handheld_press(BUTTON_Y);
    handheld_picture("about-help");
}

static void diagnostics(void) {
    headless_hold_at_start(1 << BUTTON_X);
    handheld_start(NULL);
    headless_contact(board_us(), BUTTON_X, false);
    handheld_run_ms(100);
    handheld_picture("diagnostics");
    handheld_press_times(BUTTON_DOWN, 3);
    handheld_press(BUTTON_A);
    handheld_picture("diagnostics-flash");
    handheld_press(BUTTON_Y);
    handheld_picture("diagnostics-help");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_B);
    handheld_picture("home");
}

static void buttons_test(void) {
    diagnostics_open();
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_LEFT);
    headless_contact(board_us(), BUTTON_A, true);
    headless_contact(board_us(), BUTTON_UP, true);
    handheld_run_ms(100);
    handheld_picture("test-buttons");
    headless_contact(board_us(), BUTTON_A, false);
    headless_contact(board_us(), BUTTON_UP, false);
    handheld_run_ms(100);
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        handheld_press((enum board_button)button);
    }
    handheld_picture("test-buttons-all");
    handheld_hold(BUTTON_B, 700);
    handheld_press(BUTTON_B);
    handheld_picture("home");
}

static void screen_test(void) {
    diagnostics_open();
    handheld_press(BUTTON_DOWN);
    handheld_press(BUTTON_A);
    handheld_picture("test-screen-red");
    handheld_press_times(BUTTON_A, 5);
    handheld_picture("test-screen-ramps");
}

static void sound_test(void) {
    diagnostics_open();
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_press(BUTTON_A);
    handheld_picture("test-sound");
}

/* Tells it once, and where it happened. */
static void restart_is_told(void) {
    headless_boot_cause((struct board_boot){CAUSE_FAULT, 0x10001234});
    handheld_start(NULL);
    handheld_picture("restart-fault");
    handheld_press(BUTTON_B);
    handheld_picture("restart-details");
    headless_boot_cause((struct board_boot){CAUSE_WATCHDOG, 0});
    handheld_start(NULL);
    handheld_picture("restart-hang");
    handheld_press(BUTTON_A);
    handheld_picture("home");
}

static void joystick_boards_show_a_joystick(void) {
    headless_capabilities(false, true);
    headless_name("pico_lcd_1_3");
    headless_battery(-1, false, true);
    handheld_start(NULL);
    handheld_picture("home-joystick");
    open_settings();
    handheld_picture("settings-joystick");
}

static void dialog_with_a_choice(void) {
    static const struct dialog question = {
        .icon = ICON_LOCK,
        .title = "No further back",
        .words = "A new card was turned up when you took Authority.",
        .yes = "Go on",
    };
    dialog_open(&question);
    handheld_run_ms(10);
    handheld_picture("dialog");
}

static unsigned answers;

static void answered(void) {
    answers++;
}

/* As when a PC asks while the journal has something to say. */
static void a_second_dialog_waits_for_the_first(void) {
    static const struct dialog first = {
        .icon = ICON_LOCK, .title = "First", .words = "One.", .yes = "Yes", .on_yes = answered};
    static const struct dialog second = {
        .icon = ICON_LOCK, .title = "Second", .words = "Two.", .yes = "Yes", .no = "No", .on_no = answered};
    const struct screen *const below = screen_top();
    answers = 0;
    dialog_open(&first);
    dialog_open(&second);
    const struct screen *const dialog = screen_top();
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT(1, answers);
    TEST_ASSERT_EQUAL_PTR_MESSAGE(dialog, screen_top(), "now the second one");
    handheld_press(BUTTON_B);
    TEST_ASSERT_EQUAL_UINT(2, answers);
    TEST_ASSERT_EQUAL_PTR(below, screen_top());
    dialog_open(&first);
    dialog_open(&second);
    screen_home();
    dialog_open(&first);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_PTR_MESSAGE(&home_screen, screen_top(), "the second went with its screen");
}

static void nothing(void) {}

/* As when a move is chosen in a list over the board. */
static void what_lies_over_a_screen_is_replaced_with_it(void) {
    static const struct screen step = {.draw = nothing}, list = {.draw = nothing, .over = true},
                               next = {.draw = nothing};
    screen_push(&step);
    screen_push(&list);
    screen_replace(&next);
    TEST_ASSERT_EQUAL_PTR(&next, screen_top());
    screen_pop();
    TEST_ASSERT_TRUE_MESSAGE(screen_at_home(), "the step before is still there");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(home);
    RUN_TEST(help_at_a_game_says_what_it_is);
    RUN_TEST(play_is_one_press_away);
    RUN_TEST(how_to_play_is_a_line_where_a_match_is_set_up);
    RUN_TEST(home_low_battery);
    RUN_TEST(settings_rows);
    RUN_TEST(levels_stop_and_words_go_round);
    RUN_TEST(seats_and_names);
    RUN_TEST(names_can_be_typed);
    RUN_TEST(seeds_can_be_typed);
    RUN_TEST(silent_keyboard_is_told);
    RUN_TEST(boot_loader_in_the_way_is_refused);
    RUN_TEST(names_have_eight_letters_at_most_and_can_be_left);
    RUN_TEST(drive_is_refreshed_when_its_owner_says_so);
    RUN_TEST(about);
    RUN_TEST(diagnostics);
    RUN_TEST(buttons_test);
    RUN_TEST(screen_test);
    RUN_TEST(sound_test);
    RUN_TEST(restart_is_told);
    RUN_TEST(joystick_boards_show_a_joystick);
    RUN_TEST(dialog_with_a_choice);
    RUN_TEST(a_second_dialog_waits_for_the_first);
    RUN_TEST(what_lies_over_a_screen_is_replaced_with_it);
    return UNITY_END();
}
