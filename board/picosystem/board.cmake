# Pimoroni PicoSystem: the SDK's header names every pin.
set(PICO_BOARD pimoroni_picosystem)
