# Which Oxhide it is: the library oxhide_version for what links it, commit.h for what says it in another way.
set(OXHIDE_COMMIT_FOLDER ${CMAKE_BINARY_DIR}/version)
add_custom_target(oxhide_commit ALL VERBATIM COMMENT "which commit it is"
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_SOURCE_DIR} -DCOMMIT=${OXHIDE_COMMIT} -DOUT=${OXHIDE_COMMIT_FOLDER}
          -P ${CMAKE_SOURCE_DIR}/cmake/commit.cmake
  BYPRODUCTS ${OXHIDE_COMMIT_FOLDER}/commit.h ${OXHIDE_COMMIT_FOLDER}/version.txt)
add_library(oxhide_version OBJECT firmware/version/version.c)
add_dependencies(oxhide_version oxhide_commit)
target_include_directories(oxhide_version PUBLIC firmware/version PRIVATE ${OXHIDE_COMMIT_FOLDER})
target_compile_definitions(oxhide_version PRIVATE OXHIDE_VERSION="${PROJECT_VERSION}")
target_link_libraries(oxhide_version PRIVATE oxhide_warnings)
