# The firmware's program: links rooms and the SDK, writes the UF2, and refuses what may not be in it.
set(OXHIDE_STACK_BYTES 12288) # of core 0: at least twice the worst case (tools/firmware/stack.py)

# One line of the SDK's linker script becomes others, in the variable that holds the script.
function(oxhide_change script_variable from to)
  string(FIND "${${script_variable}}" "${from}" found)
  if(found EQUAL -1)
    message(FATAL_ERROR "The SDK's memmap_default.ld has no line '${from}': this SDK's memory map is not known here.")
  endif()
  string(REPLACE "${from}" "${to}" changed "${${script_variable}}")
  set(${script_variable} "${changed}" PARENT_SCOPE)
endfunction()

# Puts the functions that cmake/hot-code.txt lists before all others, in that order. (Not with SDK 2.3, whose script is
# in parts: the firmware is the same there, but the opponents think more slowly.)
function(oxhide_hot_code text_variable)
  set(list ${CMAKE_SOURCE_DIR}/cmake/hot-code.txt)
  set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  file(STRINGS ${list} functions REGEX "^[^#]")
  list(TRANSFORM functions REPLACE "(.+)" "        *(.text.\\1)\n")
  string(CONCAT functions ${functions})
  set(all "        *(EXCLUDE_FILE(*libgcc.a: *libc.a:*lib_a-mem*.o *libm.a:) .text*)")
  oxhide_change(${text_variable} "${all}" "        . = ALIGN(8);\n${functions}${all}")
  set(${text_variable} "${${text_variable}}" PARENT_SCOPE)
endfunction()

# The SDK gives the stack at most the 4 kB of one scratch bank. Here it ends where RAM ends, both banks included, and
# what lies below it belongs to the program.
function(oxhide_memory_map program)
  math(EXPR stack_at "0x20042000 - ${OXHIDE_STACK_BYTES}" OUTPUT_FORMAT HEXADECIMAL)
  math(EXPR ram_bytes "264 * 1024 - ${OXHIDE_STACK_BYTES}")
  set(whole ${PICO_SDK_PATH}/src/rp2_common/pico_crt0/rp2040/memmap_default.ld)
  if(EXISTS ${whole}) # SDK 2.1 and 2.2: a script in one piece
    oxhide_linker_script(${whole} ${stack_at} ${ram_bytes} script)
    pico_set_linker_script(${program} ${script})
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${script})
  elseif(COMMAND pico_set_linker_script_var) # SDK 2.3: a script of many parts, with variables
    foreach(setting RAM_LENGTH=${ram_bytes} SCRATCH_X_ORIGIN=${stack_at} SCRATCH_X_LENGTH=0
        SCRATCH_Y_ORIGIN=${stack_at} SCRATCH_Y_LENGTH=${OXHIDE_STACK_BYTES})
      string(REPLACE "=" ";" setting ${setting})
      pico_set_linker_script_var(${program} ${setting})
    endforeach()
  else()
    message(FATAL_ERROR "The Pico SDK ${PICO_SDK_VERSION_STRING} in ${PICO_SDK_PATH} lays memory out in a way that is not "
                        "known here. Use one from 2.1.1 to 2.3.0.")
  endif()
endfunction()

# The SDK's own script with three numbers changed.
function(oxhide_linker_script from stack_at ram_bytes result)
  file(READ ${from} script)
  foreach(change
      "RAM(rwx) : ORIGIN =  0x20000000, LENGTH = 256k|RAM(rwx) : ORIGIN = 0x20000000, LENGTH = ${ram_bytes}"
      "SCRATCH_X(rwx) : ORIGIN = 0x20040000, LENGTH = 4k|SCRATCH_X(rwx) : ORIGIN = ${stack_at}, LENGTH = 0"
      "SCRATCH_Y(rwx) : ORIGIN = 0x20041000, LENGTH = 4k|SCRATCH_Y(rwx) : ORIGIN = ${stack_at}, LENGTH = ${OXHIDE_STACK_BYTES}")
    string(REGEX MATCH "^(.*)\\|(.*)$" ignored "${change}")
    set(from "${CMAKE_MATCH_1}")
    set(to "${CMAKE_MATCH_2}")
    oxhide_change(script "${from}" "${to}")
  endforeach()
  oxhide_hot_code(script)
  set(file ${CMAKE_BINARY_DIR}/oxhide.ld)
  file(CONFIGURE OUTPUT ${file} CONTENT "${script}" @ONLY)
  set(${result} ${file} PARENT_SCOPE)
endfunction()

# What every program for the chip has: our stack, no heap, a lean runtime, and its UF2 in the build's folder.
function(oxhide_program_common program)
  set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR} SUFFIX .elf
    C_EXTENSIONS ON) # the SDK's own sources use typeof
  # No heap: the assembler remarks on the SDK's empty one.
  set_source_files_properties(${PICO_SDK_PATH}/src/rp2_common/pico_crt0/crt0.S PROPERTIES COMPILE_OPTIONS -Wa,--no-warn)
  target_compile_definitions(${program} PRIVATE PICO_STACK_SIZE=${OXHIDE_STACK_BYTES} PICO_HEAP_SIZE=0)
  pico_minimize_runtime(${program})
  oxhide_memory_map(${program})
endfunction()

function(oxhide_program_uf2 program)
  set(base ${CMAKE_BINARY_DIR}/${program})
  add_custom_command(TARGET ${program} POST_BUILD
    COMMAND ${CMAKE_OBJCOPY} -Obinary ${base}.elf ${base}.bin
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/firmware/uf2.py ${base}.bin ${base}.uf2
    VERBATIM)
endfunction()

function(oxhide_firmware_program)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "ROOMS;SDK")
  set(program oxhide-${OXHIDE_BOARD})
  add_executable(${program})
  target_link_libraries(${program} PRIVATE ${arg_ROOMS} ${arg_SDK})
  oxhide_program_common(${program})
  set(base ${CMAKE_BINARY_DIR}/${program})
  set(stack_rules ${CMAKE_SOURCE_DIR}/firmware/stack.txt)
  set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${stack_rules})
  target_link_options(${program} PRIVATE -Wl,-Map=${base}.map)
  list(TRANSFORM OXHIDE_FOLDERS PREPEND --folder= OUTPUT_VARIABLE folders)
  add_custom_command(TARGET ${program} POST_BUILD
    COMMAND ${Python3_EXECUTABLE} -B ${CMAKE_SOURCE_DIR}/tools/firmware/check.py ${base}.elf
            --board ${OXHIDE_BOARD} --build ${CMAKE_BINARY_DIR} ${folders}
            --stack-rules ${stack_rules} --stack ${OXHIDE_STACK_BYTES}
            --map ${base}.map --json ${base}.sizes.json
    VERBATIM)
  oxhide_program_uf2(${program})
endfunction()

# The engine alone, saying over UART what it computes: for the simulator's tests and for tools/bench.
function(oxhide_selftest_program)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "SOURCES;ROOMS;SDK")
  add_executable(oxhide-selftest ${arg_SOURCES})
  target_link_libraries(oxhide-selftest PRIVATE ${arg_ROOMS} ${arg_SDK})
  oxhide_program_common(oxhide-selftest)
  oxhide_program_uf2(oxhide-selftest)
endfunction()

# Functions that call the engine inside the shipped program, by its symbols' addresses; in memory of their own
# (host-tests/second/chip.h), which no RP2040 has. And the emulated handheld's boot ROM, for the functions that the SDK takes from it.
function(oxhide_called_program)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "SOURCES;INCLUDES")
  set(console oxhide-${OXHIDE_BOARD})
  add_executable(oxhide-called ${arg_SOURCES})
  add_dependencies(oxhide-called ${console})
  target_include_directories(oxhide-called PRIVATE ${arg_INCLUDES})
  target_link_libraries(oxhide-called PRIVATE oxhide_warnings)
  target_link_options(oxhide-called PRIVATE -nostdlib -Wl,-Ttext=0x21000000 -Wl,--entry=0 -Wl,--no-gc-sections
    -Wl,--no-warn-rwx-segments -Wl,--just-symbols=${CMAKE_BINARY_DIR}/${console}.elf)
  set_target_properties(oxhide-called PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR} SUFFIX .elf
    LINK_DEPENDS ${CMAKE_BINARY_DIR}/${console}.elf)
  add_executable(oxhide-rom ${CMAKE_SOURCE_DIR}/simulator/chip/bootrom.S)
  target_link_options(oxhide-rom PRIVATE -nostdlib -Wl,-Ttext=0 -Wl,--entry=0)
  set_target_properties(oxhide-rom PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR} SUFFIX .elf)
endfunction()
