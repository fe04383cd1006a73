// Images whose pixels come from the pixels around the same place of one source.
#ifndef MARTLET_VIPS_WINDOWS_H
#define MARTLET_VIPS_WINDOWS_H

// rx and ry say how far a pixel sees; weights: what is written beside each.
typedef enum {
  MV_ROWS,        // 2 rx + 1 weights
  MV_COLUMNS,     // 2 ry + 1 weights
  MV_KERNEL,      // (2 rx + 1)(2 ry + 1) weights from the top, then a bias
  MV_ROW_MAXIMUM, MV_ROW_MINIMUM, MV_COLUMN_MAXIMUM, MV_COLUMN_MINIMUM,
  MV_DISC_MEAN, MV_DISC_MAXIMUM, MV_DISC_MINIMUM,  // weights: how far each row of the disc reaches, 2 ry + 1
  MV_MEDIAN,      // of 3 by 3, each component by itself
  MV_EDGES,       // intensity
  MV_SOBEL,       // red and green: the slope, around 0.5 if weight 0 is 1, else its length
  MV_SMOOTH,      // noise level, sharpness
  MV_THIN         // of a slope with signs: its length where it is greatest across; else 0. low, high
} MVWindowKind;

typedef struct {
  const MVTables *_Nonnull tables;
  MVSource source;
  MVWindowKind kind;
  int rx, ry;
  float *_Nonnull weights;
  int left, top, width, height;
} MVWindow;

// Adds the weighed pixels to `out`, `step` apart from tap to tap. OPTIMIZATION: four sums side by side, since each
// addition waits for the one before it; twice as fast as one.
static inline void mv_weigh_row(const float *weights, const mv_pixel *in, int step, int width, int taps,
                                mv_loose *out) {
  int x = 0;
#ifdef MV_WIDE
  if (mv_has_wide()) x = mv_weigh_row_wide(weights, (const float *)in, step, width, taps, (float *)out);
#endif
  for (; x + 4 <= width; x += 4) {
    mv_pixel a = out[x], b = out[x + 1], c = out[x + 2], d = out[x + 3];
    const mv_pixel *q = in + x;
    for (int k = 0; k < taps; k++, q += step) {
      const mv_pixel weight = mv_splat(weights[k]);
      a += q[0] * weight;
      b += q[1] * weight;
      c += q[2] * weight;
      d += q[3] * weight;
    }
    out[x] = a;
    out[x + 1] = b;
    out[x + 2] = c;
    out[x + 3] = d;
  }
  for (; x < width; x++) {
    mv_pixel sum = out[x];
    for (int k = 0; k < taps; k++) sum += in[x + (size_t)k * step] * mv_splat(weights[k]);
    out[x] = sum;
  }
}

static inline void mv_fill_row(mv_loose *out, int width, float value) {
  for (int x = 0; x < width; x++) out[x] = mv_splat(value);
}

static inline void mv_kernel_row(const MVWindow *w, const mv_pixel *in, int stride, int width, mv_loose *out) {
  const int across = 2 * w->rx + 1, down = 2 * w->ry + 1;
  mv_fill_row(out, width, w->weights[across * down]);
  for (int j = 0; j < down; j++) mv_weigh_row(w->weights + j * across, in + (size_t)j * stride, 1, width, across, out);
}

static inline void mv_extreme_row(const MVWindow *w, const mv_pixel *in, int step, int count, int greatest, int width,
                                  mv_loose *out) {
  for (int x = 0; x < width; x++) {
    mv_pixel best = in[x];
    for (int k = 1; k < count; k++) {
      const mv_pixel q = in[(size_t)k * step + x];
      best = greatest ? mv_max4(best, q) : mv_min4(best, q);
    }
    out[x] = best;
  }
}

static inline void mv_disc_row(const MVWindow *w, const mv_pixel *in, int stride, int width, mv_loose *out) {
  const int greatest = w->kind == MV_DISC_MAXIMUM, mean = w->kind == MV_DISC_MEAN;
  float count = 0;
  for (int j = 0; j <= 2 * w->ry; j++) count += 2 * w->weights[j] + 1;
  for (int x = 0; x < width; x++) out[x] = mean ? mv_splat(0) : in[(size_t)w->ry * stride + w->rx + x];
  for (int j = 0; j <= 2 * w->ry; j++) {
    const int reach = (int)w->weights[j];
    const mv_pixel *row = in + (size_t)j * stride + w->rx - reach;
    if (mean) {
      mv_pixel sum = mv_splat(0);
      for (int i = 0; i < 2 * reach; i++) sum += row[i];
      for (int x = 0; x < width; x++) {
        sum += row[x + 2 * reach];
        out[x] += sum;
        sum -= row[x];
      }
      continue;
    }
    for (int x = 0; x < width; x++)
      for (int i = 0; i <= 2 * reach; i++)
        out[x] = greatest ? mv_max4(out[x], row[x + i]) : mv_min4(out[x], row[x + i]);
  }
  for (int x = 0; x < width && mean; x++) out[x] /= mv_splat(count);
}

static inline void mv_median_row(const mv_pixel *in, int stride, int width, mv_loose *out) {
  for (int x = 0; x < width; x++) {
    mv_pixel v[9];
    for (int k = 0; k < 9; k++) v[k] = in[(size_t)(k / 3) * stride + x + k % 3];
    // Five rounds of selection put the five least in order.
    for (int i = 0; i < 5; i++)
      for (int j = i + 1; j < 9; j++) {
        const mv_pixel low = mv_min4(v[i], v[j]);
        v[j] = mv_max4(v[i], v[j]);
        v[i] = low;
      }
    out[x] = v[4];
  }
}

static inline mv_pixel mv_length(mv_pixel a, mv_pixel b) { return __builtin_elementwise_sqrt(a * a + b * b); }

// The slope over 3 by 3 pixels; q is the top left one.
static inline void mv_slope(const mv_pixel *q, int s, mv_pixel *dx, mv_pixel *dy) {
  const mv_pixel two = mv_splat(2);
  *dx = (q[2] - q[0]) + two * (q[s + 2] - q[s]) + (q[2 * s + 2] - q[2 * s]);
  *dy = (q[0] - q[2 * s]) + two * (q[1] - q[2 * s + 1]) + (q[2] - q[2 * s + 2]);
}

static inline void mv_slope_row(const MVWindow *w, const mv_pixel *in, int stride, int width, mv_loose *out) {
  for (int x = 0; x < width; x++) {
    mv_pixel dx, dy;
    const float alpha = in[x + stride + 1][3];
    mv_slope(in + x, stride, &dx, &dy);
    if (w->kind == MV_EDGES) {
      out[x] = mv_with_alpha(mv_length(dx, dy) * mv_splat(w->weights[0] * 0.25f), alpha);
    } else if (w->weights[0] == 1) {
      out[x] = mv_premultiplied((mv_pixel){0.5f + mv_luma(dx) / 8, 0.5f + mv_luma(dy) / 8, 0, alpha});
    } else {
      out[x] = mv_with_alpha(mv_splat(alpha * hypotf(mv_luma(dx), mv_luma(dy)) * 0.25f), alpha);
    }
  }
}

// Nearly equal neighbours are averaged; what differs by more than the noise is sharpened.
static inline void mv_smooth_row(const MVWindow *w, const mv_pixel *in, int stride, int width, mv_loose *out) {
  for (int x = 0; x < width; x++) {
    const mv_pixel center = in[x + (size_t)w->ry * stride + w->rx];
    mv_pixel sum = mv_splat(0), all = mv_splat(0);
    float total = 0;
    for (int j = 0; j <= 2 * w->ry; j++)
      for (int i = 0; i <= 2 * w->rx; i++) {
        const mv_pixel q = in[x + (size_t)j * stride + i], d = q - center;
        const float weight = 1 - mv_smoothstep(0, w->weights[0] * 2 + 1e-6f, sqrtf(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]));
        sum += q * mv_splat(weight);
        all += q;
        total += weight;
      }
    all /= mv_splat((2 * w->rx + 1) * (2 * w->ry + 1));
    const mv_pixel result = sum / mv_splat(total) + (center - all) * mv_splat(w->weights[1] * 0.25f);
    out[x] = mv_max4(mv_with_alpha(result, center[3]), mv_splat(0));
  }
}

static inline void mv_thin_row(const MVWindow *w, const mv_pixel *in, int stride, int width, mv_loose *out) {
  for (int x = 0; x < width; x++) {
    float length[3][3], sx = 0, sy = 0;
    for (int j = 0; j < 3; j++)
      for (int i = 0; i < 3; i++) {
        mv_pixel dx, dy;
        mv_slope(in + x + (size_t)j * stride + i, stride, &dx, &dy);
        const float gx = mv_luma(dx) / 4, gy = mv_luma(dy) / 4;
        length[j][i] = hypotf(gx, gy);
        if (i == 1 && j == 1) { sx = gx; sy = gy; }
      }
    const int i = fabsf(sx) > 0.414f * fabsf(sy) ? (sx > 0 ? 1 : -1) : 0;
    const int j = fabsf(sy) > 0.414f * fabsf(sx) ? (sy > 0 ? -1 : 1) : 0;
    const float own = length[1][1];
    const int isRidge = own >= length[1 + j][1 + i] && own > length[1 - j][1 - i];
    out[x] = mv_with_alpha(mv_splat(isRidge ? mv_smoothstep(w->weights[0], w->weights[1], own) : 0), 1);
  }
}

static inline void mv_window_row(const MVWindow *w, const mv_pixel *in, int stride, int width, mv_loose *out) {
  switch (w->kind) {
    case MV_ROWS: case MV_COLUMNS:
      mv_fill_row(out, width, 0);
      if (w->kind == MV_ROWS) mv_weigh_row(w->weights, in, 1, width, 2 * w->rx + 1, out);
      else mv_weigh_row(w->weights, in, stride, width, 2 * w->ry + 1, out);
      return;
    case MV_KERNEL: mv_kernel_row(w, in, stride, width, out); return;
    case MV_ROW_MAXIMUM: case MV_ROW_MINIMUM:
      mv_extreme_row(w, in, 1, 2 * w->rx + 1, w->kind == MV_ROW_MAXIMUM, width, out);
      return;
    case MV_COLUMN_MAXIMUM: case MV_COLUMN_MINIMUM:
      mv_extreme_row(w, in, stride, 2 * w->ry + 1, w->kind == MV_COLUMN_MAXIMUM, width, out);
      return;
    case MV_MEDIAN: mv_median_row(in, stride, width, out); return;
    case MV_EDGES: case MV_SOBEL: mv_slope_row(w, in, stride, width, out); return;
    case MV_SMOOTH: mv_smooth_row(w, in, stride, width, out); return;
    case MV_THIN: mv_thin_row(w, in, stride, width, out); return;
    default: mv_disc_row(w, in, stride, width, out);
  }
}

static inline int mv_generate_window(VipsRegion *out, void *sequence, void *a, void *b, gboolean *stop) {
  const MVWindow *w = b;
  MVPatch patch;
  patch.area = out->valid;
  patch.area.left += w->left - w->rx;
  patch.area.top += w->top - w->ry;
  patch.area.width += 2 * w->rx;
  patch.area.height += 2 * w->ry;
  patch.pixels = g_try_malloc((size_t)patch.area.width * patch.area.height * sizeof(mv_pixel));
  if (!patch.pixels) return -1;
  const int failed = mv_load_patch(w->tables, &w->source, sequence, &patch);
  for (int y = 0; y < out->valid.height && !failed; y++) {
    mv_loose *row = (mv_loose *)VIPS_REGION_ADDR(out, out->valid.left, out->valid.top + y);
    mv_window_row(w, patch.pixels + (size_t)y * patch.area.width, patch.area.width, out->valid.width, row);
  }
  g_free(patch.pixels);
  return failed;
}

static inline void mv_free_window(gpointer data) {
  MVWindow *w = data;
  g_object_unref(w->source.image);
  g_free(w->weights);
  g_free(w);
}

// Takes over `w`, its weights, and a reference to its image.
static inline VipsImage *_Nullable mv_image_of_window(MVWindow *_Nonnull w) {
  VipsImage *out = vips_image_new();
  g_object_set_data_full(G_OBJECT(out), "martlet", w, mv_free_window);
  VipsImage *in[2] = {w->source.image, NULL};
  if (mv_join(out, VIPS_DEMAND_STYLE_SMALLTILE, in, w->width, w->height, MV_FLOAT) ||
      vips_image_generate(out, vips_start_one, mv_generate_window, vips_stop_one, w->source.image, w)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
