// What a file says of its picture, beside the pixels: libvips's fields of an image.
#ifndef MARTLET_VIPS_METADATA_H
#define MARTLET_VIPS_METADATA_H

// Not the small picture within EXIF, which shows what the picture was before, nor the colour profile, which belongs to
// the pixels.
static inline int mv_is_metadata(const char *name) {
  if (g_str_has_prefix(name, "exif-ifd1-")) return 0;
  return g_str_has_prefix(name, "exif-") || !strcmp(name, VIPS_META_XMP_NAME) || !strcmp(name, VIPS_META_IPTC_NAME) ||
         !strcmp(name, VIPS_META_RESOLUTION_UNIT);
}

static inline void *_Nullable mv_copy_field(VipsImage *from, const char *name, GValue *value, void *to) {
  if (mv_is_metadata(name)) vips_image_set((VipsImage *)to, name, value);
  return NULL;
}

static inline void mv_copy_metadata(VipsImage *_Nonnull from, VipsImage *_Nonnull to) {
  vips_image_map(from, mv_copy_field, to);
  to->Xres = from->Xres;
  to->Yres = from->Yres;
}

// A pixel that carries what is said of `in`.
static inline VipsImage *_Nullable mv_metadata_of(VipsImage *_Nonnull in) {
  VipsImage *pixel = NULL, *out = NULL;
  if (vips_black(&pixel, 1, 1, NULL)) return NULL;
  // A copy, since fields of an image that others may read stay as they are.
  const int failed = vips_copy(pixel, &out, NULL);
  g_object_unref(pixel);
  if (failed) return NULL;
  mv_copy_metadata(in, out);
  return out;
}

static inline void *_Nullable mv_name_field(VipsImage *image, const char *name, GValue *value, void *names) {
  if (mv_is_metadata(name) || g_str_has_prefix(name, "exif-") || !strcmp(name, VIPS_META_ICC_NAME) ||
      !strcmp(name, "jpeg-thumbnail-data") || !strcmp(name, VIPS_META_PHOTOSHOP_NAME))
    g_ptr_array_add((GPtrArray *)names, g_strdup(name));
  return NULL;
}

// What libvips hands on from image to image by itself is that of any of the images a picture was made of.
static inline void mv_forget_metadata(VipsImage *_Nonnull in) {
  GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
  vips_image_map(in, mv_name_field, names);
  for (guint i = 0; i < names->len; i++) vips_image_remove(in, (const char *)g_ptr_array_index(names, i));
  g_ptr_array_free(names, TRUE);
}

// The pixels of `in` with what `metadata` carries, if it is given, and a profile, if `count` is not 0; with nothing else.
static inline VipsImage *_Nullable mv_with_metadata(VipsImage *_Nonnull in, VipsImage *_Nullable metadata,
                                                    const void *_Nullable profile, size_t count) {
  VipsImage *out = NULL;
  if (vips_copy(in, &out, NULL)) return NULL;
  mv_forget_metadata(out);
  if (metadata) mv_copy_metadata(metadata, out);
  if (count) vips_image_set_blob_copy(out, VIPS_META_ICC_NAME, profile, count);
  return out;
}

typedef void (*mv_field_reader)(void *_Nullable to, const char *_Nonnull name, const char *_Nonnull value);
typedef struct {
  mv_field_reader read;
  void *to;
} MVFieldReading;

static inline void *_Nullable mv_tell_field(VipsImage *image, const char *name, GValue *value, void *data) {
  const MVFieldReading *reading = data;
  const char *text;
  if (g_str_has_prefix(name, "exif-ifd") && !vips_image_get_string(image, name, &text))
    reading->read(reading->to, name, text);
  return NULL;
}

// Tells each field of EXIF as a text.
static inline void mv_tell_fields(VipsImage *_Nonnull in, mv_field_reader _Nonnull read, void *_Nullable to) {
  MVFieldReading reading = {read, to};
  vips_image_map(in, mv_tell_field, &reading);
}

static inline void mv_set_text(VipsImage *_Nonnull in, const char *_Nonnull name, const char *_Nonnull value) {
  vips_image_set_string(in, name, value);
}

static inline void mv_set_orientation(VipsImage *_Nonnull in, int orientation) {
  vips_image_set_int(in, VIPS_META_ORIENTATION, orientation);
  if (vips_image_get_typeof(in, "exif-ifd0-Orientation")) {
    const char text[2] = {(char)('0' + orientation), 0};
    vips_image_set_string(in, "exif-ifd0-Orientation", text);
  }
}

// A profile that libvips knows by name: "srgb", "p3". Free it with vips_area_unref.
static inline VipsBlob *_Nullable mv_profile(const char *_Nonnull name) {
  VipsBlob *blob = NULL;
  return vips_profile_load(name, &blob, NULL) ? NULL : blob;
}

#endif
