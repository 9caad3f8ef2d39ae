# Pimoroni PicoSystem: the SDK's header names every pin.
set(PICO_BOARD pimoroni_picosystem)
set(BOARD_DRIVERS speaker_pwm led_pwm battery_adc charger_pins tear_pin)
