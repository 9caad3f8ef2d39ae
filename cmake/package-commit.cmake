# Run by cpack in the folder that it packs: a source package of an unchanged checkout knows its commit (commit.cmake).
if(EXISTS ${CPACK_TEMPORARY_DIRECTORY}/cmake/commit.txt)
  execute_process(COMMAND ${CMAKE_COMMAND} -DSOURCE=${CPACK_OXHIDE_SOURCE} -P ${CPACK_OXHIDE_SOURCE}/cmake/commit.cmake
                  OUTPUT_VARIABLE said)
  if(said MATCHES "[(]([0-9a-f]+)[)]")
    file(WRITE ${CPACK_TEMPORARY_DIRECTORY}/cmake/commit.txt "${CMAKE_MATCH_1}\n")
  endif()
endif()
