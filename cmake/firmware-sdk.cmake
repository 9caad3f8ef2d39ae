# Which SDK, which board, without which parts. Included before project().
if(NOT EXISTS ${CMAKE_SOURCE_DIR}/board/${OXHIDE_BOARD}/board.cmake)
  message(FATAL_ERROR "There is no board/${OXHIDE_BOARD}/board.cmake: OXHIDE_BOARD names a folder of board/.")
endif()
include(${CMAKE_SOURCE_DIR}/board/${OXHIDE_BOARD}/board.cmake) # sets PICO_BOARD
set(PICO_NO_PICOTOOL ON CACHE BOOL "the UF2 is written by tools/firmware/uf2.py" FORCE)
include(${CMAKE_SOURCE_DIR}/pico_sdk_import.cmake)
if(PICO_SDK_VERSION_STRING VERSION_LESS 2.1.1)
  message(FATAL_ERROR "The Pico SDK in ${PICO_SDK_PATH} is ${PICO_SDK_VERSION_STRING}: Oxhide needs 2.1.1 or newer.")
endif()

# What is missing is said before the build, each with its remedy. Called after project(), which finds the compiler.
macro(oxhide_sdk_init)
  find_package(Python3 COMPONENTS Interpreter)
  if(NOT Python3_FOUND)
    message(FATAL_ERROR "Python 3 is missing: the Pico SDK's build needs it, and so do the checks after the link. "
                        "Install python3.")
  endif()
  # Asked for the file of a library, the compiler answers with its path, or with the bare name where there is none.
  foreach(file_and_package nosys.specs=libnewlib-arm-none-eabi libstdc++.a=libstdc++-arm-none-eabi-newlib)
    string(REGEX MATCH "(.*)=(.*)" ignored ${file_and_package})
    execute_process(COMMAND ${CMAKE_C_COMPILER} -mcpu=cortex-m0plus -mthumb -print-file-name=${CMAKE_MATCH_1}
                    OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(found STREQUAL "${CMAKE_MATCH_1}")
      message(FATAL_ERROR "${CMAKE_C_COMPILER} has no ${CMAKE_MATCH_1}, a part of its C library newlib. Install "
                          "${CMAKE_MATCH_2} (Debian, Ubuntu), or Arm's own toolchain, which has all parts.")
    endif()
  endforeach()
  pico_sdk_init()
  if(NOT TARGET tinyusb_device)
    message(FATAL_ERROR "The Pico SDK in ${PICO_SDK_PATH} has no TinyUSB. It is a submodule: "
                        "git -C ${PICO_SDK_PATH} submodule update --init lib/tinyusb. "
                        "Or set PICO_TINYUSB_PATH to your copy.")
  endif()
endmacro()
