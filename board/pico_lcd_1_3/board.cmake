# Raspberry Pi Pico on a Waveshare Pico-LCD-1.3.
set(PICO_BOARD pico)
set(BOARD_PANEL st7789)
set(BOARD_DRIVERS buttons_pins light_pwm speaker_none led_none battery_none charger_none tear_none)
