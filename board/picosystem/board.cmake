# Pimoroni PicoSystem: the SDK's header names every pin.
set(PICO_BOARD pimoroni_picosystem)
set(BOARD_PANEL st7789)
set(BOARD_DRIVERS buttons_pins light_pwm speaker_pwm led_pwm battery_adc charger_pins tear_pin)
