# Raspberry Pi Pico on a Waveshare Pico-LCD-1.3.
set(PICO_BOARD pico)
