# Which commit is built, again at each build, so that a rebuild after a commit says so. A script:
#   cmake -DSOURCE=<folder> [-DCOMMIT=<what to say instead>] -DOUT=<folder> -P commit.cmake
# writes, where they changed, <OUT>/commit.h and <OUT>/version.txt; without OUT it prints the version.
#
# "0123abcd" of a git checkout, "0123abcd, changed" of one that was changed since, "0123abcd" of an archive that git
# made (it puts the commit into commit.txt), and "source archive" of any other; "commit unknown" where a checkout can't
# be asked, since there is no git on this machine.
set(commit "${COMMIT}")
if(NOT commit)
  file(READ ${SOURCE}/cmake/commit.txt archived)
  find_program(git git)
  if(archived MATCHES "^[0-9a-f]+")
    string(SUBSTRING "${archived}" 0 8 commit)
  elseif(git)
    # Of this folder alone: an unpacked archive may lie within somebody's checkout. safe.directory: who builds may be
    # another than who owns the checkout.
    set(ask ${git} -c safe.directory=* -C ${SOURCE})
    execute_process(COMMAND ${ask} rev-parse --show-prefix RESULT_VARIABLE failed OUTPUT_VARIABLE within ERROR_QUIET
                    OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT failed AND within STREQUAL "")
      execute_process(COMMAND ${ask} describe --always --exclude=* --abbrev=8 "--dirty=, changed" ERROR_QUIET
                      OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
  endif()
  if(NOT commit AND EXISTS ${SOURCE}/.git)
    set(commit "commit unknown")
  elseif(NOT commit)
    set(commit "source archive")
  endif()
endif()

file(STRINGS ${SOURCE}/VERSION number LIMIT_COUNT 1)
if(OUT)
  file(CONFIGURE OUTPUT ${OUT}/commit.h CONTENT "#define OXHIDE_COMMIT \"${commit}\"\n")
  file(CONFIGURE OUTPUT ${OUT}/version.txt CONTENT "${number} (${commit})\n")
else()
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${number} (${commit})")
endif()
