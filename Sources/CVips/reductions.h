// Images whose pixels are soft means of blocks: what a blur is computed on at a fraction of the size.
#ifndef MARTLET_VIPS_REDUCTIONS_H
#define MARTLET_VIPS_REDUCTIONS_H

// Pixel (i, j) of the result is of the block from ((left + i) · across, (top + j) · down) of the plane, weighed with
// what is around it: 3 · across - 2 weights in a row, from across - 1 pixels before the block on; down alike.
typedef struct {
  const MVTables *_Nonnull tables;
  MVSource source;
  int across, down;
  float *_Nonnull weights;  // of a row, then of a column
  int left, top;            // in blocks
  int width, height;        // of the result
} MVReduction;

static inline int mv_reduction_taps(int side) { return 3 * side - 2; }

// The blocks of one row of pixels.
static inline void mv_reduce_row(const float *weights, const mv_pixel *in, int side, int blocks, mv_pixel *out) {
  const int taps = mv_reduction_taps(side);
#ifdef MV_WIDE
  if (mv_has_wide() && taps % 2 == 0) {
    mv_reduce_row_wide(weights, (const float *)in, side, blocks, (float *)out);
    return;
  }
#endif
  for (int i = 0; i < blocks; i++, in += side) {
    mv_pixel sum = mv_splat(0);
    for (int k = 0; k < taps; k++) sum += in[k] * mv_splat(weights[k]);
    out[i] = sum;
  }
}

// Adds a row of blocks, of the pixel row `y` counted from the first that is needed, to the up to three rows of the
// result that it is part of.
static inline void mv_add_reduced(const MVReduction *k, const mv_pixel *row, int y, VipsRegion *out) {
  const float *weights = k->weights + mv_reduction_taps(k->across);
  const VipsRect *r = &out->valid;
  for (int j = y / k->down; j >= 0 && y - j * k->down < mv_reduction_taps(k->down); j--) {
    if (j >= r->height) continue;
    const mv_pixel weight = mv_splat(weights[y - j * k->down]);
    mv_loose *place = (mv_loose *)VIPS_REGION_ADDR(out, r->left, r->top + j);
    for (int i = 0; i < r->width; i++) place[i] += row[i] * weight;
  }
}

static inline int mv_generate_reduction(VipsRegion *out, void *sequence, void *a, void *b, gboolean *stop) {
  const MVReduction *k = b;
  const VipsRect r = out->valid;
  VipsRect area = {(k->left + r.left) * k->across - (k->across - 1), (k->top + r.top) * k->down - (k->down - 1),
                   (r.width - 1) * k->across + mv_reduction_taps(k->across),
                   (r.height - 1) * k->down + mv_reduction_taps(k->down)};
  mv_pixel *memory = g_try_malloc(((size_t)area.width + r.width) * sizeof(mv_pixel));
  if (!memory) return -1;
  for (int j = 0; j < r.height; j++)
    memset(VIPS_REGION_ADDR(out, r.left, r.top + j), 0, (size_t)r.width * sizeof(mv_pixel));
  const int band = mv_within(2000000 / area.width, 1, area.height);
  int failed = 0;
  for (int y = 0; y < area.height && !failed; y++) {
    if (y % band == 0) {
      VipsRect part = {area.left, area.top + y, area.width, band < area.height - y ? band : area.height - y};
      failed = mv_prepare(&k->source, sequence, &part);
      if (failed) break;
    }
    const int state = mv_load(k->tables, &k->source, sequence, area.left, area.top + y, area.width, 1, memory);
    mv_convert(k->tables, memory, area.width, state, MV_PREMULTIPLIED);
    mv_reduce_row(k->weights, memory, k->across, r.width, memory + area.width);
    mv_add_reduced(k, memory + area.width, y, out);
  }
  g_free(memory);
  return failed;
}

static inline void mv_free_reduction(gpointer data) {
  MVReduction *k = data;
  g_object_unref(k->source.image);
  g_free(k->weights);
  g_free(k);
}

// Takes over `k`, its weights, and a reference to its image.
static inline VipsImage *_Nullable mv_image_of_reduction(MVReduction *_Nonnull k) {
  VipsImage *out = vips_image_new();
  g_object_set_data_full(G_OBJECT(out), "martlet", k, mv_free_reduction);
  VipsImage *in[2] = {k->source.image, NULL};
  if (mv_join(out, VIPS_DEMAND_STYLE_SMALLTILE, in, k->width, k->height, MV_FLOAT) ||
      vips_image_generate(out, vips_start_one, mv_generate_reduction, vips_stop_one, k->source.image, k)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
