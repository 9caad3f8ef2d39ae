# Planted bugs: each is one change to the journal's source, and the cuts must find it. A change whose place is no longer
# in the source stops the configuration, so that none is silently out of use.
add_library(journal_mutant_cuts OBJECT ${cuts})
target_compile_definitions(journal_mutant_cuts PRIVATE LOSSES_MAX=1)
target_link_libraries(journal_mutant_cuts PRIVATE oxhide_journal oxhide_board oxhide_engine oxhide_warnings)
set(journal_folder ${PROJECT_SOURCE_DIR}/firmware/journal)

# journal_mutant(<name> <file> <what stands there> <what a mistaken hand would have written>)
function(journal_mutant name file from to)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${journal_folder}/${file})
  file(READ ${journal_folder}/${file} source)
  string(FIND "${source}" "${from}" found)
  if(found EQUAL -1)
    message(FATAL_ERROR "mutants.cmake: ${file} no longer has: ${from}")
  endif()
  string(REPLACE "${from}" "${to}" source "${source}")
  set(mutant ${CMAKE_CURRENT_BINARY_DIR}/mutant_${name})
  file(MAKE_DIRECTORY ${mutant})
  file(CONFIGURE OUTPUT ${mutant}/${file} CONTENT "${source}" @ONLY)
  # The linker takes no object from the journal's archive for what the changed source defines already.
  add_executable(journal_mutant_${name} ${mutant}/${file})
  target_include_directories(journal_mutant_${name} PRIVATE ${journal_folder})
  target_link_libraries(journal_mutant_${name} PRIVATE journal_mutant_cuts oxhide_journal oxhide_board oxhide_engine)
  add_test(NAME journal_mutant_${name} COMMAND journal_mutant_${name} 60000 1)
  set_tests_properties(journal_mutant_${name} PROPERTIES LABELS slow TIMEOUT 600 PASS_REGULAR_EXPRESSION "lost: ")
endfunction()

# A record and its check in one go: a cut can leave another move with a check that fits it.
journal_mutant(check_unchecked journal.c
  "journal_sector_program(sector, slot_offset(slot), bytes, PAYLOAD_BYTES) &&"
  "journal_sector_program(sector, slot_offset(slot), bytes, JOURNAL_RECORD_BYTES) &&")
# The old settings go before the new ones are complete.
journal_mutant(erase_too_early journal_store.c
  "    values[key] = value;"
  "    if (old >= 0) { journal_ring_retire((unsigned)old); }\n    values[key] = value;")
# The ring takes matches that are in progress.
journal_mutant(erase_live journal_ring.c
  "return entry->state == JOURNAL_SECTOR_DIRTY || entry->state == JOURNAL_SECTOR_PLAYED;"
  "return entry->state == JOURNAL_SECTOR_DIRTY || entry->state == JOURNAL_SECTOR_PLAYED || entry->state == JOURNAL_SECTOR_LIVE;")
# A store that is not complete counts.
journal_mutant(store_incomplete journal_store.c
  "is_store(i) && !journal_mark_read(i, JOURNAL_AT_DONE)"
  "is_store(i) && !journal_mark_read(i, JOURNAL_AT_OPEN)")
# A match is counted again after a cut.
journal_mutant(counted_twice journal.c
  "(journal_stats_last() != id && "
  "(journal_stats_last() != id + 1 && ")
# A slot that a cut may have touched without a trace is written to.
journal_mutant(slot_reused journal.c
  "slot_void(replay->sector, slot++);"
  "(void)slot;")
# A torn record is left as it is.
journal_mutant(torn_left journal.c
  "slot_void(replay->sector, last);"
  "(void)last;")
# A result that a cut tore comes back after the match was gone on with.
journal_mutant(result_left journal.c
  "journal_results_void(i);"
  "")
# A header that a cut left weak is built upon.
journal_mutant(newest_unsettled journal_ring.c
  "    newest_settle(newest);\n"
  "")
# A torn record comes back after the match has gone on elsewhere.
journal_mutant(torn_back journal.c
  "replay->number >= end || record_play"
  "record_play")
