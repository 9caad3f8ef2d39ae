# The maps' pictures become tables: sets atlas_data to the C file. Included by firmware/CMakeLists.txt.
set(maps ${CMAKE_CURRENT_LIST_DIR}/map-a.png ${CMAKE_CURRENT_LIST_DIR}/map-b.png)
set(atlas_data ${CMAKE_CURRENT_BINARY_DIR}/atlas_data.c)
converter(map_convert libpng ${CMAKE_CURRENT_LIST_DIR}/atlas_data.h)
add_custom_command(OUTPUT ${atlas_data} DEPENDS ${map_convert} ${maps} VERBATIM COMMENT "maps of Eight-Minute Empire"
  COMMAND ${map_convert} ${maps} ${atlas_data})
