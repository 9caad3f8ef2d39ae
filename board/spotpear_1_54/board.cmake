# Raspberry Pi Pico on Spotpear's "Pico 1.54 inch LCD" with twelve keys, revision 2.0.
set(PICO_BOARD pico)
set(BOARD_PANEL st7789)
set(BOARD_DRIVERS buttons_pins light_pwm speaker_pwm led_none battery_vsys charger_none tear_none)
