#include "CHarfBuzz.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// C knows no cast from a pointer to data, as dlsym gives it, to one to a function; POSIX has both alike.
static bool find(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

#define FIND(name) \
    if (!find(library, "hb_" #name, &functions->name)) return "hb_" #name

// Returns the name of the first function that is missing.
static const char *find_all(void *library, charfbuzz_functions *functions) {
    FIND(blob_create);
    FIND(blob_destroy);
    FIND(blob_get_data);
    FIND(face_count);
    FIND(face_create);
    FIND(face_destroy);
    FIND(face_get_glyph_count);
    FIND(face_get_upem);
    FIND(face_reference_table);
    FIND(ot_name_get_utf8);
    FIND(ot_var_find_axis_info);
    FIND(font_create);
    FIND(font_destroy);
    FIND(font_set_scale);
    FIND(font_set_ptem);
    FIND(font_set_variations);
    FIND(font_get_h_extents);
    FIND(font_get_nominal_glyph);
    FIND(buffer_create);
    FIND(buffer_destroy);
    FIND(buffer_clear_contents);
    FIND(buffer_add_utf32);
    FIND(buffer_set_direction);
    FIND(buffer_set_script);
    FIND(buffer_allocation_successful);
    FIND(buffer_get_glyph_infos);
    FIND(buffer_get_glyph_positions);
    FIND(shape);
    FIND(unicode_funcs_get_default);
    FIND(unicode_script);
    FIND(script_get_horizontal_direction);
    FIND(version_string);
    return NULL;
}

bool charfbuzz_open(const char *name, charfbuzz_functions *functions, const char **lacking) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
    *lacking = find_all(library, functions);
    if (*lacking != NULL) dlclose(library);
    return *lacking == NULL;
}

#define FIND_DRAWING(name) find(library, "hb_" #name, &functions->name)

bool charfbuzz_find_drawing(const char *name, charfbuzz_drawing *functions) {
    // It is open already, so that it stays so.
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
    bool found = FIND_DRAWING(draw_funcs_create) && FIND_DRAWING(draw_funcs_destroy) &&
        FIND_DRAWING(draw_funcs_set_move_to_func) && FIND_DRAWING(draw_funcs_set_line_to_func) &&
        FIND_DRAWING(draw_funcs_set_quadratic_to_func) && FIND_DRAWING(draw_funcs_set_cubic_to_func) &&
        FIND_DRAWING(draw_funcs_set_close_path_func) &&
        (FIND_DRAWING(font_draw_glyph) || find(library, "hb_font_get_glyph_shape", &functions->font_draw_glyph));
    dlclose(library);
    return found;
}
