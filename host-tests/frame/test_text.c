/* Text and JSON without stdio. */
#include <limits.h>
#include <string.h>
#include <unity.h>

#include "json.h"
#include "text.h"

static char room[64];
static struct text_buffer buffer;

void setUp(void) {
    text_into(&buffer, room, sizeof room);
}

void tearDown(void) {}

static void test_numbers(void) {
    text_number(&buffer.text, 0);
    text_char(&buffer.text, ' ');
    text_number(&buffer.text, INT32_MIN);
    text_char(&buffer.text, ' ');
    text_number(&buffer.text, INT32_MAX);
    text_char(&buffer.text, ' ');
    text_unsigned(&buffer.text, UINT64_MAX);
    TEST_ASSERT_EQUAL_STRING("0 -2147483648 2147483647 18446744073709551615", room);
    TEST_ASSERT_FALSE(buffer.cut);
}

static void test_a_full_buffer_keeps_what_fits(void) {
    char small[4];
    text_put(text_into(&buffer, small, sizeof small), "abcdef");
    TEST_ASSERT_EQUAL_STRING("abc", small);
    TEST_ASSERT_TRUE(buffer.cut);
    text_put(&buffer.text, "x");
    TEST_ASSERT_EQUAL_STRING("abc", small);
}

static void test_values_stand_where_the_format_has_them(void) {
    text_format(&buffer.text, "%s: %u of %u, %d%%%c", "cards", 3u, 4294967295u, -7, '!');
    TEST_ASSERT_EQUAL_STRING("cards: 3 of 4294967295, -7%!", room);
    text_format(&buffer.text, "%s", "");
    text_format(&buffer.text, " {:gold}*plain*");
    TEST_ASSERT_EQUAL_STRING("cards: 3 of 4294967295, -7%! {:gold}*plain*", room);
}

static void test_json_commas_and_nesting(void) {
    struct json json = {&buffer.text, false};
    json_object(&json, NULL);
    json_number(&json, "a", -1);
    json_array(&json, "b");
    json_array_end(&json);
    json_array(&json, "c");
    json_number(&json, NULL, 1);
    json_object(&json, NULL);
    json_object_end(&json);
    json_array_end(&json);
    json_bool(&json, "d", true);
    json_bool(&json, "e", false);
    json_null(&json, "f");
    json_object_end(&json);
    TEST_ASSERT_EQUAL_STRING("{\"a\":-1,\"b\":[],\"c\":[1,{}],\"d\":true,\"e\":false,\"f\":null}", room);
}

static void test_json_strings_are_escaped(void) {
    struct json json = {&buffer.text, false};
    json_string(&json, NULL, "a\"\\\n\x1f");
    TEST_ASSERT_EQUAL_STRING("\"a\\\"\\\\\\u000a\\u001f\"", room);
}

/* Two bytes, three bytes; a byte that begins nothing, and a letter that is cut off. */
static void test_json_is_ascii(void) {
    json_letters(&buffer.text, "\u00d7 \u2026 \xff \xe2\x80", 2 + 1 + 3 + 1 + 1 + 1 + 2);
    TEST_ASSERT_EQUAL_STRING("\\u00d7 \\u2026 \\u003f \\u003f", room);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_numbers);
    RUN_TEST(test_a_full_buffer_keeps_what_fits);
    RUN_TEST(test_values_stand_where_the_format_has_them);
    RUN_TEST(test_json_commas_and_nesting);
    RUN_TEST(test_json_strings_are_escaped);
    RUN_TEST(test_json_is_ascii);
    return UNITY_END();
}
