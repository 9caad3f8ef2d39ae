# Which SDK, which board, without which parts. Included before project().
if(NOT EXISTS ${CMAKE_SOURCE_DIR}/board/${OXHIDE_BOARD}/board.cmake)
  message(FATAL_ERROR "There is no board/${OXHIDE_BOARD}/board.cmake: OXHIDE_BOARD names a folder of board/.")
endif()
include(${CMAKE_SOURCE_DIR}/board/${OXHIDE_BOARD}/board.cmake) # sets PICO_BOARD
set(PICO_NO_PICOTOOL ON CACHE BOOL "the UF2 is written by tools/firmware/uf2.py" FORCE)
include(${CMAKE_SOURCE_DIR}/pico_sdk_import.cmake)
