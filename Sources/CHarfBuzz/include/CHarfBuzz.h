#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <stdbool.h>
#include <stdint.h>

// The part of HarfBuzz that measuring needs, declared here so that a build needs no headers of HarfBuzz. All of it is
// in every version since 2.2 (2018), and HarfBuzz keeps its binary interface. The library is opened when it is needed.

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_unicode_funcs_t hb_unicode_funcs_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;

// Four ASCII letters. Scripts are tags too: 'Latn'.
typedef uint32_t hb_tag_t;

typedef struct {
    uint32_t codepoint;  // after shaping: the glyph, 0 for a missing one
    uint32_t mask;
    uint32_t cluster;
    uint32_t var1, var2;
} hb_glyph_info_t;

typedef struct {
    int32_t x_advance, y_advance, x_offset, y_offset;
    uint32_t var;
} hb_glyph_position_t;

typedef struct {
    int32_t ascender, descender, line_gap;
    int32_t reserved[9];
} hb_font_extents_t;

typedef struct {
    hb_tag_t tag;
    float value;
} hb_variation_t;

typedef struct {
    unsigned int axis_index;
    hb_tag_t tag;
    unsigned int name_id;
    int flags;
    float min_value, default_value, max_value;
    unsigned int reserved;
} hb_ot_var_axis_info_t;

// HarfBuzz's functions, without their prefix hb_. Those that create something never return NULL.
#pragma clang assume_nonnull begin
typedef struct {
    hb_blob_t *_Nonnull (*_Nonnull blob_create)(
        const void *bytes, unsigned int length, int memory_mode, void *_Nullable user, void (*_Nullable destroy)(void *));
    void (*_Nonnull blob_destroy)(hb_blob_t *blob);
    const uint8_t *_Nullable (*_Nonnull blob_get_data)(hb_blob_t *blob, unsigned int *length);

    unsigned int (*_Nonnull face_count)(hb_blob_t *blob);
    hb_face_t *_Nonnull (*_Nonnull face_create)(hb_blob_t *blob, unsigned int index);
    void (*_Nonnull face_destroy)(hb_face_t *face);
    unsigned int (*_Nonnull face_get_glyph_count)(const hb_face_t *face);
    unsigned int (*_Nonnull face_get_upem)(const hb_face_t *face);
    hb_blob_t *_Nonnull (*_Nonnull face_reference_table)(const hb_face_t *face, hb_tag_t tag);
    unsigned int (*_Nonnull ot_name_get_utf8)(
        hb_face_t *face, unsigned int name, const void *_Nullable language, unsigned int *size, char *text);
    int (*_Nonnull ot_var_find_axis_info)(hb_face_t *face, hb_tag_t tag, hb_ot_var_axis_info_t *info);

    hb_font_t *_Nonnull (*_Nonnull font_create)(hb_face_t *face);
    void (*_Nonnull font_destroy)(hb_font_t *font);
    void (*_Nonnull font_set_scale)(hb_font_t *font, int x, int y);
    void (*_Nonnull font_set_ptem)(hb_font_t *font, float points);
    void (*_Nonnull font_set_variations)(hb_font_t *font, const hb_variation_t *variations, unsigned int count);
    int (*_Nonnull font_get_h_extents)(hb_font_t *font, hb_font_extents_t *extents);
    int (*_Nonnull font_get_nominal_glyph)(hb_font_t *font, uint32_t scalar, uint32_t *glyph);

    hb_buffer_t *_Nonnull (*_Nonnull buffer_create)(void);
    void (*_Nonnull buffer_destroy)(hb_buffer_t *buffer);
    void (*_Nonnull buffer_clear_contents)(hb_buffer_t *buffer);
    void (*_Nonnull buffer_add_utf32)(
        hb_buffer_t *buffer, const uint32_t *text, int length, unsigned int offset, int count);
    void (*_Nonnull buffer_set_direction)(hb_buffer_t *buffer, int direction);
    void (*_Nonnull buffer_set_script)(hb_buffer_t *buffer, hb_tag_t script);
    int (*_Nonnull buffer_allocation_successful)(hb_buffer_t *buffer);
    const hb_glyph_info_t *_Nullable (*_Nonnull buffer_get_glyph_infos)(hb_buffer_t *buffer, unsigned int *length);
    const hb_glyph_position_t *_Nullable (*_Nonnull buffer_get_glyph_positions)(hb_buffer_t *buffer, unsigned int *length);
    void (*_Nonnull shape)(hb_font_t *font, hb_buffer_t *buffer, const void *_Nullable features, unsigned int count);

    hb_unicode_funcs_t *_Nonnull (*_Nonnull unicode_funcs_get_default)(void);
    hb_tag_t (*_Nonnull unicode_script)(hb_unicode_funcs_t *functions, uint32_t scalar);
    int (*_Nonnull script_get_horizontal_direction)(hb_tag_t script);

    const char *_Nonnull (*_Nonnull version_string)(void);
} charfbuzz_functions;

// Opens the library of that name and fills in its functions. False when it is not there; where it lacks a function, sets
// the name of that one too. What was opened is never closed.
bool charfbuzz_open(const char *library, charfbuzz_functions *functions, const char *_Nullable *_Nonnull lacking);

// What HarfBuzz calls while it draws a glyph, with the data that the drawing was given.
typedef void (*charfbuzz_to_point)(
    hb_draw_funcs_t *functions, void *data, void *_Nullable state, float x, float y, void *_Nullable user);
typedef void (*charfbuzz_to_quadratic)(
    hb_draw_funcs_t *functions, void *data, void *_Nullable state, float control_x, float control_y, float x, float y,
    void *_Nullable user);
typedef void (*charfbuzz_to_cubic)(
    hb_draw_funcs_t *functions, void *data, void *_Nullable state, float control1_x, float control1_y, float control2_x,
    float control2_y, float x, float y, void *_Nullable user);
typedef void (*charfbuzz_close)(
    hb_draw_funcs_t *functions, void *data, void *_Nullable state, void *_Nullable user);

// The part that drawing glyphs needs, in every version since 4.0 (2022). Nothing but pictures does without where it is not.
typedef struct {
    hb_draw_funcs_t *_Nonnull (*_Nonnull draw_funcs_create)(void);
    void (*_Nonnull draw_funcs_destroy)(hb_draw_funcs_t *functions);
    void (*_Nonnull draw_funcs_set_move_to_func)(
        hb_draw_funcs_t *functions, charfbuzz_to_point function, void *_Nullable user,
        void (*_Nullable destroy)(void *));
    void (*_Nonnull draw_funcs_set_line_to_func)(
        hb_draw_funcs_t *functions, charfbuzz_to_point function, void *_Nullable user,
        void (*_Nullable destroy)(void *));
    void (*_Nonnull draw_funcs_set_quadratic_to_func)(
        hb_draw_funcs_t *functions, charfbuzz_to_quadratic function, void *_Nullable user,
        void (*_Nullable destroy)(void *));
    void (*_Nonnull draw_funcs_set_cubic_to_func)(
        hb_draw_funcs_t *functions, charfbuzz_to_cubic function, void *_Nullable user,
        void (*_Nullable destroy)(void *));
    void (*_Nonnull draw_funcs_set_close_path_func)(
        hb_draw_funcs_t *functions, charfbuzz_close function, void *_Nullable user,
        void (*_Nullable destroy)(void *));
    // hb_font_draw_glyph since 7.0, hb_font_get_glyph_shape before.
    void (*_Nonnull font_draw_glyph)(hb_font_t *font, uint32_t glyph, hb_draw_funcs_t *functions, void *data);
} charfbuzz_drawing;

// Fills in the functions that draw, of a library that was opened under that name. False where one of them is missing.
bool charfbuzz_find_drawing(const char *library, charfbuzz_drawing *functions);
#pragma clang assume_nonnull end

#endif
