// Images in another size by a kernel of any width: each pixel is a weighed sum of those around its place.
#ifndef MARTLET_VIPS_RESAMPLING_H
#define MARTLET_VIPS_RESAMPLING_H

// How the pixels along one axis are made: `taps` weights for each, of the source's pixels from `first` on.
typedef struct {
  int taps;
  int *_Nonnull first;
  float *_Nonnull weights;
} MVAxis;

typedef struct {
  const MVTables *_Nonnull tables;
  MVSource source;
  MVAxis across, down;
  int width, height;
} MVResampling;

static inline void mv_resample_columns(const MVResampling *k, const VipsRect *r, int top, const mv_pixel *wide,
                                       VipsRegion *out) {
  for (int y = 0; y < r->height; y++) {
    const int place = r->top + y;
    const float *weights = k->down.weights + (size_t)place * k->down.taps;
    const mv_pixel *rows = wide + (size_t)(k->down.first[place] - top) * r->width;
    mv_loose *row = (mv_loose *)VIPS_REGION_ADDR(out, r->left, place);
    mv_fill_row(row, r->width, 0);
    mv_weigh_row(weights, rows, r->width, r->width, k->down.taps, row);
    // What a kernel with negative weights leaves is no light, or no alpha.
    for (int x = 0; x < r->width; x++) row[x] = mv_max4(row[x], mv_splat(0));
  }
}

static inline int mv_generate_resampling(VipsRegion *out, void *sequence, void *a, void *b, gboolean *stop) {
  const MVResampling *k = b;
  const VipsRect r = out->valid;
  const int right = r.left + r.width - 1, bottom = r.top + r.height - 1;
  VipsRect area = {k->across.first[r.left], k->down.first[r.top], 0, 0};
  area.width = k->across.first[right] + k->across.taps - area.left;
  area.height = k->down.first[bottom] + k->down.taps - area.top;
  mv_pixel *row = g_try_malloc((size_t)area.width * sizeof(mv_pixel));
  mv_pixel *wide = g_try_malloc((size_t)r.width * area.height * sizeof(mv_pixel));
  int failed = !row || !wide;
  const int band = mv_within(2000000 / area.width, 1, area.height);
  for (int y = 0; y < area.height && !failed; y++) {
    if (y % band == 0) {
      VipsRect part = {area.left, area.top + y, area.width, band < area.height - y ? band : area.height - y};
      if ((failed = mv_prepare(&k->source, sequence, &part))) break;
    }
    const int state = mv_load(k->tables, &k->source, sequence, area.left, area.top + y, area.width, 1, row);
    mv_convert(k->tables, row, area.width, state, MV_PREMULTIPLIED);
    for (int x = 0; x < r.width; x++) {
      const float *weights = k->across.weights + (size_t)(r.left + x) * k->across.taps;
      const mv_pixel *in = row + k->across.first[r.left + x] - area.left;
      mv_pixel sum = mv_splat(0);
      for (int i = 0; i < k->across.taps; i++) sum += in[i] * mv_splat(weights[i]);
      wide[(size_t)y * r.width + x] = sum;
    }
  }
  if (!failed) mv_resample_columns(k, &r, area.top, wide, out);
  g_free(wide);
  g_free(row);
  return failed;
}

static inline void mv_free_resampling(gpointer data) {
  MVResampling *k = data;
  g_object_unref(k->source.image);
  g_free(k->across.first);
  g_free(k->across.weights);
  g_free(k->down.first);
  g_free(k->down.weights);
  g_free(k);
}

// Takes over `k`, its axes, and a reference to its image.
static inline VipsImage *_Nullable mv_image_of_resampling(MVResampling *_Nonnull k) {
  VipsImage *out = vips_image_new();
  g_object_set_data_full(G_OBJECT(out), "martlet", k, mv_free_resampling);
  VipsImage *in[2] = {k->source.image, NULL};
  if (mv_join(out, VIPS_DEMAND_STYLE_SMALLTILE, in, k->width, k->height, MV_FLOAT) ||
      vips_image_generate(out, vips_start_one, mv_generate_resampling, vips_stop_one, k->source.image, k)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
