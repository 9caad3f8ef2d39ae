# Pajenicko Picopad, with the Raspberry Pi Pico that is soldered to it.
set(PICO_BOARD pico)
set(BOARD_PANEL st7789)
set(BOARD_DRIVERS buttons_pins light_pwm speaker_pwm led_one battery_vsys charger_none tear_none)
