// libvips's calls that take options, one function for each set of options that is used.
#ifndef MARTLET_VIPS_FILES_H
#define MARTLET_VIPS_FILES_H

// `strict`: a file that is cut off or damaged makes an error when its pixels are read; else those that are there are
// shown.
static inline VipsImage *_Nullable mv_open_file(const char *_Nonnull path, int sequential, int strict) {
  return vips_image_new_from_file(path, "access", sequential ? VIPS_ACCESS_SEQUENTIAL : VIPS_ACCESS_RANDOM,
                                  "fail_on", strict ? VIPS_FAIL_ON_ERROR : VIPS_FAIL_ON_NONE, NULL);
}

// The bytes must outlive the image.
static inline VipsImage *_Nullable mv_open_bytes(const void *_Nonnull bytes, size_t count, int sequential,
                                                 int strict) {
  return vips_image_new_from_buffer(bytes, count, "", "access",
                                    sequential ? VIPS_ACCESS_SEQUENTIAL : VIPS_ACCESS_RANDOM, "fail_on",
                                    strict ? VIPS_FAIL_ON_ERROR : VIPS_FAIL_ON_NONE, NULL);
}

// Reads all pixels and keeps none. 0 when it works.
static inline int mv_read_through(VipsImage *_Nonnull in) {
  double mean;
  return vips_avg(in, &mean, NULL);
}

// Through the embedded profile where there is one. 8 or 16 bits a component.
static inline VipsImage *_Nullable mv_profile_to_srgb(VipsImage *_Nonnull in, int depth) {
  VipsImage *out = NULL;
  return vips_icc_transform(in, &out, "srgb", "embedded", TRUE, "depth", depth, "intent",
                            VIPS_INTENT_RELATIVE, NULL)
             ? NULL
             : out;
}

static inline VipsImage *_Nullable mv_colourspace(VipsImage *_Nonnull in, VipsInterpretation space) {
  VipsImage *out = NULL;
  return vips_colourspace(in, &out, space, NULL) ? NULL : out;
}

static inline VipsImage *_Nullable mv_cast(VipsImage *_Nonnull in, VipsBandFormat format) {
  VipsImage *out = NULL;
  return vips_cast(in, &out, format, NULL) ? NULL : out;
}

// The same pixels, said to be colours: of memory, libvips knows the numbers only.
static inline VipsImage *_Nullable mv_colours(VipsImage *_Nonnull in) {
  VipsImage *out = NULL;
  const VipsInterpretation space = in->BandFmt == VIPS_FORMAT_USHORT ? VIPS_INTERPRETATION_RGB16
                                   : in->BandFmt == VIPS_FORMAT_FLOAT ? VIPS_INTERPRETATION_scRGB
                                                                      : VIPS_INTERPRETATION_sRGB;
  return vips_copy(in, &out, "interpretation", space, NULL) ? NULL : out;
}

// `count` bands from `first` on.
static inline VipsImage *_Nullable mv_bands(VipsImage *_Nonnull in, int first, int count) {
  VipsImage *out = NULL;
  return vips_extract_band(in, &out, first, "n", count, NULL) ? NULL : out;
}

static inline VipsImage *_Nullable mv_embed(VipsImage *_Nonnull in, int x, int y, int width, int height) {
  VipsImage *out = NULL;
  return vips_embed(in, &out, x, y, width, height, NULL) ? NULL : out;
}

// Computed tiles are kept, so that several readers of an expensive image do not compute it again.
static inline VipsImage *_Nullable mv_keep_tiles(VipsImage *_Nonnull in, int side, int count) {
  VipsImage *out = NULL;
  return vips_tilecache(in, &out, "tile_width", side, "tile_height", side, "max_tiles", count, "access",
                        VIPS_ACCESS_RANDOM, "threaded", TRUE, NULL)
             ? NULL
             : out;
}

// One band, 255 where the letters are. `markup` is Pango's, `font` a name with a size.
static inline VipsImage *_Nullable mv_text(const char *_Nonnull markup, const char *_Nonnull font, int dpi) {
  VipsImage *out = NULL;
  return vips_text(&out, markup, "font", font, "dpi", dpi, NULL) ? NULL : out;
}

static inline int mv_save_jpeg(VipsImage *_Nonnull in, int quality, void *_Nullable *_Nonnull bytes,
                               size_t *_Nonnull count) {
  return vips_jpegsave_buffer(in, bytes, count, "Q", quality, NULL);
}
static inline int mv_save_png(VipsImage *_Nonnull in, void *_Nullable *_Nonnull bytes, size_t *_Nonnull count) {
  return vips_pngsave_buffer(in, bytes, count, NULL);
}
static inline int mv_save_tiff(VipsImage *_Nonnull in, void *_Nullable *_Nonnull bytes, size_t *_Nonnull count) {
  return vips_tiffsave_buffer(in, bytes, count, "compression", VIPS_FOREIGN_TIFF_COMPRESSION_LZW, "predictor",
                              VIPS_FOREIGN_TIFF_PREDICTOR_HORIZONTAL, NULL);
}
static inline int mv_save_heif(VipsImage *_Nonnull in, int quality, int deep, void *_Nullable *_Nonnull bytes,
                               size_t *_Nonnull count) {
  return vips_heifsave_buffer(in, bytes, count, "Q", quality, "bitdepth", deep ? 10 : 8, "compression",
                              VIPS_FOREIGN_HEIF_COMPRESSION_HEVC, NULL);
}

// To a file: by the rows as they are computed.
static inline int mv_write_jpeg(VipsImage *_Nonnull in, const char *_Nonnull path, int quality) {
  return vips_jpegsave(in, path, "Q", quality, NULL);
}
static inline int mv_write_png(VipsImage *_Nonnull in, const char *_Nonnull path) {
  return vips_pngsave(in, path, NULL);
}
static inline int mv_write_tiff(VipsImage *_Nonnull in, const char *_Nonnull path) {
  return vips_tiffsave(in, path, "compression", VIPS_FOREIGN_TIFF_COMPRESSION_LZW, "predictor",
                       VIPS_FOREIGN_TIFF_PREDICTOR_HORIZONTAL, NULL);
}
static inline int mv_write_heif(VipsImage *_Nonnull in, const char *_Nonnull path, int quality, int deep) {
  return vips_heifsave(in, path, "Q", quality, "bitdepth", deep ? 10 : 8, "compression",
                       VIPS_FOREIGN_HEIF_COMPRESSION_HEVC, NULL);
}

// Any format, by its ending and libvips's options in brackets. `space`: what the components are; `page`: the height of
// one picture of several below each other, or 0.
static inline int mv_save_as(VipsImage *_Nonnull in, const char *_Nonnull ending, VipsInterpretation space, int page,
                             void *_Nullable *_Nonnull bytes, size_t *_Nonnull count) {
  VipsImage *out = NULL;
  if (vips_copy(in, &out, "interpretation", space, NULL)) return -1;
  if (page) vips_image_set_int(out, VIPS_META_PAGE_HEIGHT, page);
  const int failed = vips_image_write_to_buffer(out, ending, bytes, count, NULL);
  g_object_unref(out);
  return failed;
}

static inline void mv_ignore_log(const gchar *_Nullable domain, GLogLevelFlags level, const gchar *_Nullable text,
                                 gpointer _Nullable data) {}

// Its warnings are about damaged files, which callers learn of otherwise. 0 when it works.
static inline int mv_start(void) {
  if (vips_init("martlet")) return -1;
  g_log_set_handler("VIPS", (GLogLevelFlags)(G_LOG_LEVEL_WARNING | G_LOG_LEVEL_MESSAGE | G_LOG_LEVEL_INFO),
                    mv_ignore_log, NULL);
  vips_cache_set_max(0);
  vips_block_untrusted_set(TRUE);
  return 0;
}

#endif
