# Sanitizers, coverage and fuzzing: flags for everything that the PC's build compiles and links.
if(OXHIDE_SANITIZE)
  add_compile_options(-fsanitize=${OXHIDE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g1) # lines, for reports
  add_link_options(-fsanitize=${OXHIDE_SANITIZE})
endif()
if(OXHIDE_COVERAGE)
  add_compile_options(--coverage -O0)
  add_link_options(--coverage)
endif()
if(OXHIDE_FUZZ)
  if(NOT CMAKE_C_COMPILER_ID MATCHES Clang)
    message(FATAL_ERROR "libFuzzer is clang's: configure with the preset fuzz, or -DCMAKE_C_COMPILER=clang.")
  endif()
  # fuzzer-no-link counts edges in every room; the targets themselves link with -fsanitize=fuzzer.
  add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -g)
  add_link_options(-fsanitize=address,undefined)
endif()
