# oxhide_games(<file> <variable>): the names that a list of games enters, as in `GAME(bronze)`, one a line. C includes the
# same file.
function(oxhide_games file variable)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(STRINGS ${file} games REGEX "^[A-Z_]+\\(")
  list(TRANSFORM games REPLACE ".*\\((.*)\\)" "\\1")
  set(${variable} ${games} PARENT_SCOPE)
endfunction()
