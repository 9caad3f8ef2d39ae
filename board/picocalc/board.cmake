# ClockworkPi PicoCalc with the Raspberry Pi Pico of its kit.
set(PICO_BOARD pico)
set(BOARD_PANEL st7365p)
set(BOARD_DRIVERS southbridge buttons_keyboard light_southbridge battery_southbridge speaker_pwm led_none tear_none
    loader_uf2)
