# QR codes beside the codes of deals: by Project Nayuki's QR-Code-generator, which is not in this repository.
# tools/setup.sh fetches it on Debian; QRCODEGEN_PATH is a folder with its c/qrcodegen.c and .h. Without it a code is
# shown as text alone.
set(OXHIDE_PAGE "" CACHE STRING "the address of a page with the emulated handheld, which a QR code then opens; empty: the code alone")
option(OXHIDE_QR "QR codes, where QR-Code-generator is found" ON)
string(LENGTH "${OXHIDE_PAGE}" length)
if(length GREATER 80 OR OXHIDE_PAGE MATCHES "[#\" \\]")
  message(FATAL_ERROR "OXHIDE_PAGE is '${OXHIDE_PAGE}': an address of at most 80 letters, without what comes after its #.")
endif()
foreach(folder "${OXHIDE_DEPS}" "$ENV{OXHIDE_DEPS}" "${PROJECT_SOURCE_DIR}/build/deps")
  list(APPEND hints ${folder}/root/usr/src/qrcodegen)
endforeach()
find_path(QRCODEGEN_PATH qrcodegen.c HINTS ${hints} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
if(OXHIDE_QR AND QRCODEGEN_PATH)
  add_library(oxhide_qrcodegen STATIC ${QRCODEGEN_PATH}/qrcodegen.c)
  target_include_directories(oxhide_qrcodegen SYSTEM PUBLIC ${QRCODEGEN_PATH})
  target_compile_options(oxhide_qrcodegen PRIVATE -w) # not ours
  if(OXHIDE_BOARD)
    target_include_directories(oxhide_qrcodegen BEFORE PRIVATE board/rp2040/assert)
    target_compile_options(oxhide_qrcodegen PRIVATE -Os)
  endif()
else()
  message(STATUS "Without QR codes: deals' codes are shown as text alone (docs/building.md).")
endif()
