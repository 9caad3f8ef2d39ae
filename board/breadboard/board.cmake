# Raspberry Pi Pico, any ST7789 of 240x240 pixels, and eight buttons: docs/hardware.md has the wiring.
set(PICO_BOARD pico)
set(BOARD_PANEL st7789)
set(BOARD_DRIVERS buttons_pins light_pwm speaker_pwm led_none battery_none charger_none tear_none)
