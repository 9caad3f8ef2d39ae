/* Pages about a card or a city, before the rules that it belongs to. */
#include "bronze_ui.h"
#include "game_screen.h"
#include "widgets.h"

static unsigned shown_technology, shown_city, shown_seat;

static void draw_card(int y) {
    bronze_ui_card_draw((struct area){14, y + 4, 48, 48}, shown_technology, 32);
    if (shown_technology == BRONZE_CASTING) {
        type_draw(76, y + 18, TYPE_BODY, COLOUR_UMBER, "every land, every settler");
    } else {
        bronze_ui_settles_draw(76, y + 18, shown_technology);
    }
}

static unsigned in_matrices(unsigned technology) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < bronze_ui_state()->seats; seat++) {
        count += bronze_cards_of(bronze_ui_state(), seat, technology);
    }
    return count;
}

void bronze_ui_explain_card(unsigned technology) {
    static char room[256]; /* the line of the card, and a sentence */
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, sizeof room);
    shown_technology = technology;
    text_format(text, "%s\n{:umber}In the matrices of all seats: %u", bronze_technology_line(technology),
                in_matrices(technology));
    if (technology != BRONZE_CASTING) {
        text_format(text, " of %u in the game",
                    bronze_technologies[technology].copies[bronze_ui_state()->seats - BRONZE_SEATS_MIN]);
    }
    text_put(text, ".");
    rules_about_open(&(struct help_page){bronze_technologies[technology].name, room, draw_card},
                     BRONZE_UI_PAGE_ACTIVE);
}

static void draw_city(int y) {
    struct match_words words;
    icon_draw(14, y + 10, ICON_CITY, 32);
    bronze_ui_city_words(shown_city, match_words(&words));
    type_rich(60, y + 8, TYPE_BODY, COLOUR_INK, words.words);
    struct text *text = match_words(&words);
    text_format(text, "{:good}*worth %u* now, ",
                bronze_city_worth(bronze_ui_state(), shown_seat, shown_city));
    bronze_ui_city_most(shown_city, text);
    type_rich(60, y + 28, TYPE_BODY, COLOUR_UMBER, words.words);
}

void bronze_ui_explain_city(unsigned city, unsigned seat) {
    shown_city = city;
    shown_seat = seat;
    rules_about_open(&(struct help_page){bronze_cities[city].name, bronze_city_line(city), draw_city},
                     BRONZE_UI_PAGE_CITIES);
}
