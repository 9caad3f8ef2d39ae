# Finds the Pico SDK and includes its first half. Include this before project(). Looked for, in this order:
#   1. PICO_SDK_PATH, as a CMake variable or in the environment (the SDK's own convention);
#   2. /usr/src/pico-sdk, where Debian 13's package pico-sdk-source puts it;
#   3. the copy that tools/setup.sh fetched: <OXHIDE_DEPS, or build/deps>/root/usr/src/pico-sdk;
#   4. with PICO_SDK_FETCH_FROM_GIT, a clone (PICO_SDK_FETCH_FROM_GIT_PATH: where to, PICO_SDK_FETCH_FROM_GIT_TAG: which).
# What was found is cached, so that a re-run from ninja, without the environment, finds the same.

foreach(name PICO_SDK_PATH PICO_SDK_FETCH_FROM_GIT PICO_SDK_FETCH_FROM_GIT_PATH PICO_SDK_FETCH_FROM_GIT_TAG OXHIDE_DEPS)
  if(NOT ${name} AND DEFINED ENV{${name}})
    set(${name} "$ENV{${name}}")
  endif()
endforeach()
if(NOT OXHIDE_DEPS)
  set(OXHIDE_DEPS "${CMAKE_CURRENT_LIST_DIR}/build/deps")
endif()
set(OXHIDE_DEPS "${OXHIDE_DEPS}" CACHE PATH "where tools/setup.sh unpacked the dependencies")

if(NOT PICO_SDK_PATH)
  foreach(candidate /usr/src/pico-sdk "${OXHIDE_DEPS}/root/usr/src/pico-sdk")
    if(NOT PICO_SDK_PATH AND EXISTS "${candidate}/pico_sdk_init.cmake")
      set(PICO_SDK_PATH "${candidate}")
    endif()
  endforeach()
endif()

if(NOT PICO_SDK_PATH AND PICO_SDK_FETCH_FROM_GIT)
  if(NOT PICO_SDK_FETCH_FROM_GIT_TAG)
    set(PICO_SDK_FETCH_FROM_GIT_TAG 2.1.1)
  endif()
  if(PICO_SDK_FETCH_FROM_GIT_PATH)
    get_filename_component(FETCHCONTENT_BASE_DIR "${PICO_SDK_FETCH_FROM_GIT_PATH}" REALPATH
                           BASE_DIR "${CMAKE_SOURCE_DIR}")
  endif()
  include(FetchContent)
  FetchContent_Declare(pico_sdk
    GIT_REPOSITORY https://github.com/raspberrypi/pico-sdk
    GIT_TAG ${PICO_SDK_FETCH_FROM_GIT_TAG}
    GIT_SUBMODULES lib/tinyusb
    SOURCE_SUBDIR cmake) # a folder without CMakeLists.txt: fetched only, the SDK is added by pico_sdk_init
  FetchContent_MakeAvailable(pico_sdk)
  set(PICO_SDK_PATH "${pico_sdk_SOURCE_DIR}")
endif()

if(NOT PICO_SDK_PATH)
  message(FATAL_ERROR "The Pico SDK is not there. Run ./test or ./play once (they fetch it on Debian 12 and 13), "
                      "or set PICO_SDK_PATH to your copy, or PICO_SDK_FETCH_FROM_GIT=on to clone it.")
endif()
get_filename_component(PICO_SDK_PATH "${PICO_SDK_PATH}" REALPATH BASE_DIR "${CMAKE_BINARY_DIR}")
if(NOT EXISTS "${PICO_SDK_PATH}/pico_sdk_init.cmake")
  message(FATAL_ERROR "PICO_SDK_PATH is ${PICO_SDK_PATH}, but the Pico SDK is not there "
                      "(no pico_sdk_init.cmake). Correct it, or unset it and remove the build folder.")
endif()
set(PICO_SDK_PATH "${PICO_SDK_PATH}" CACHE PATH "the Raspberry Pi Pico SDK" FORCE)
include("${PICO_SDK_PATH}/pico_sdk_init.cmake")
