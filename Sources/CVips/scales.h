// Images made larger: between the pixels of a small one by a cubic, or in squares.
#ifndef MARTLET_VIPS_SCALES_H
#define MARTLET_VIPS_SCALES_H

enum {
  MV_NEAREST,
  MV_CUBIC,   // Catmull and Rom's: through the pixels
  MV_SPLINE   // B-spline: softer, by a third of a pixel's square as variance, and without ripples
};

// Pixel x of the plane shows the place (x + 0.5) · scale + shift of the source's plane, in pixels with whole numbers at
// edges. Scales are positive and not above 1.
typedef struct {
  const MVTables *_Nonnull tables;
  MVSource source;
  double scaleX, scaleY, shiftX, shiftY;
  int smooth;  // MV_NEAREST, MV_CUBIC or MV_SPLINE
  int left, top, width, height;
} MVScale;

// The four pixels around a place, and their weights.
typedef struct {
  int first;
  float weight[4];
} MVTaps;

static inline MVTaps mv_taps(double place, int smooth) {
  MVTaps taps = {(int)floor(place) - 1, {0, 1, 0, 0}};
  if (!smooth) return taps;
  place -= 0.5;
  taps.first = (int)floor(place) - 1;
  const float t = (float)(place - floor(place)), u = 1 - t;
  if (smooth == MV_SPLINE) {
    taps.weight[0] = u * u * u / 6;
    taps.weight[1] = (4 - t * t * (6 - 3 * t)) / 6;
    taps.weight[2] = (4 - u * u * (6 - 3 * u)) / 6;
    taps.weight[3] = t * t * t / 6;
    return taps;
  }
  taps.weight[0] = -0.5f * t * u * u;
  taps.weight[1] = 1 + t * t * (1.5f * t - 2.5f);
  taps.weight[2] = 1 + u * u * (1.5f * u - 2.5f);
  taps.weight[3] = -0.5f * u * t * t;
  return taps;
}

static inline mv_pixel mv_weighed4(const mv_pixel *q, int step, const float *weight) {
  return q[0] * mv_splat(weight[0]) + q[step] * mv_splat(weight[1]) + q[2 * step] * mv_splat(weight[2]) +
         q[3 * step] * mv_splat(weight[3]);
}

// Rows of the source are weighed first: there are fewer of them than of the result.
static inline void mv_scale_rows(const MVScale *s, const MVPatch *in, const VipsRect *a, MVTaps *taps, mv_pixel *wide) {
  for (int x = 0; x < a->width; x++) taps[x] = mv_taps((a->left + x + 0.5) * s->scaleX + s->shiftX, s->smooth);
  for (int y = 0; y < in->area.height; y++) {
    const mv_pixel *row = in->pixels + (size_t)y * in->area.width - in->area.left;
    for (int x = 0; x < a->width; x++)
      wide[(size_t)y * a->width + x] =
          s->smooth ? mv_weighed4(row + taps[x].first, 1, taps[x].weight) : row[taps[x].first + 1];
  }
}

static inline void mv_scale_columns(const MVScale *s, const MVPatch *in, const VipsRect *a, const mv_pixel *wide,
                                    VipsRegion *out) {
  for (int y = 0; y < a->height; y++) {
    const MVTaps taps = mv_taps((a->top + y + 0.5) * s->scaleY + s->shiftY, s->smooth);
    const mv_pixel *rows = wide + (size_t)(taps.first - in->area.top) * a->width;
    mv_loose *row = (mv_loose *)VIPS_REGION_ADDR(out, out->valid.left, out->valid.top + y);
    for (int x = 0; x < a->width; x++)
      row[x] = s->smooth ? mv_weighed4(rows + x, a->width, taps.weight) : rows[a->width + x];
  }
}

static inline int mv_generate_scale(VipsRegion *out, void *sequence, void *first, void *b, gboolean *stop) {
  const MVScale *s = b;
  VipsRect a = out->valid;
  a.left += s->left;
  a.top += s->top;
  MVPatch patch;
  patch.area.left = mv_taps((a.left + 0.5) * s->scaleX + s->shiftX, s->smooth).first;
  patch.area.top = mv_taps((a.top + 0.5) * s->scaleY + s->shiftY, s->smooth).first;
  patch.area.width = mv_taps((a.left + a.width - 0.5) * s->scaleX + s->shiftX, s->smooth).first + 4 - patch.area.left;
  patch.area.height = mv_taps((a.top + a.height - 0.5) * s->scaleY + s->shiftY, s->smooth).first + 4 - patch.area.top;
  patch.pixels = g_try_malloc((size_t)patch.area.width * patch.area.height * sizeof(mv_pixel));
  mv_pixel *wide = g_try_malloc((size_t)a.width * patch.area.height * sizeof(mv_pixel));
  MVTaps *taps = g_try_malloc((size_t)a.width * sizeof(MVTaps));
  const int failed = !patch.pixels || !wide || !taps || mv_load_patch(s->tables, &s->source, sequence, &patch);
  if (!failed) {
    mv_scale_rows(s, &patch, &a, taps, wide);
    mv_scale_columns(s, &patch, &a, wide, out);
  }
  g_free(taps);
  g_free(wide);
  g_free(patch.pixels);
  return failed;
}

static inline void mv_free_scale(gpointer data) {
  MVScale *s = data;
  g_object_unref(s->source.image);
  g_free(s);
}

// Takes over `s` and a reference to its image.
static inline VipsImage *_Nullable mv_image_of_scale(MVScale *_Nonnull s) {
  VipsImage *out = vips_image_new();
  g_object_set_data_full(G_OBJECT(out), "martlet", s, mv_free_scale);
  VipsImage *in[2] = {s->source.image, NULL};
  if (mv_join(out, VIPS_DEMAND_STYLE_SMALLTILE, in, s->width, s->height, MV_FLOAT) ||
      vips_image_generate(out, vips_start_one, mv_generate_scale, vips_stop_one, s->source.image, s)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
