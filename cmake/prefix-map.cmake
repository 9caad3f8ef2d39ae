# The same source makes the same file in any folder: no path of this machine in what __FILE__ and assert leave in the
# program. tools/firmware/stack.py knows the sources by the same names.
set(OXHIDE_FOLDERS "") # <folder>/=<name>, for firmware-program.cmake

# oxhide_name_folder(<folder> <name>): what lies in the folder is called <name>... instead. ccache, told of a base
# folder, hands the compiler paths relative to the build's folder, so these are named as well. Of two that fit, the
# compiler takes the one that was given last: call this for the inner folder after the outer one.
macro(oxhide_name_folder folder name)
  list(APPEND OXHIDE_FOLDERS "${folder}/=${name}")
  get_filename_component(real "${folder}" REALPATH)
  foreach(path IN ITEMS "${folder}" "${real}")
    file(RELATIVE_PATH relative "${CMAKE_BINARY_DIR}" "${path}")
    string(REGEX REPLACE "/$" "" relative "${relative}")
    if(relative)
      add_compile_options("-ffile-prefix-map=${relative}/=${name}")
    endif()
    add_compile_options("-ffile-prefix-map=${path}/=${name}")
  endforeach()
endmacro()

oxhide_name_folder("${CMAKE_SOURCE_DIR}" "")
oxhide_name_folder("${CMAKE_BINARY_DIR}" "build/")
# The folder in which the compiler runs, which -g notes: one name for all boards, so that ccache knows what it compiled for
# another one.
add_compile_options("-ffile-prefix-map=${CMAKE_BINARY_DIR}=build")
oxhide_name_folder("${PICO_SDK_PATH}" "sdk/")
oxhide_name_folder("${PICO_TINYUSB_PATH}" "sdk/lib/tinyusb/")
