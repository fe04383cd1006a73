// Rows of images as pixels in work, and back.
#ifndef MARTLET_VIPS_ROWS_H
#define MARTLET_VIPS_ROWS_H

enum { MV_CHUNK = 128 };

// How an image's bytes lie. All but MV_FLOAT are encoded by sRGB's transfer function.
enum {
  MV_RGB8, MV_RGBA8, MV_RGB16, MV_RGBA16,
  MV_BGRA8,        // premultiplied
  MV_RGBA8P,       // premultiplied
  MV_FLOAT,        // linear, premultiplied: what images between steps are
  MV_FLOAT_LINEAR  // only to write: linear and straight
};

static inline int mv_bytes_a_pixel(int layout) {
  switch (layout) {
    case MV_RGB8: return 3;
    case MV_RGBA8: case MV_BGRA8: case MV_RGBA8P: return 4;
    case MV_RGB16: return 6;
    case MV_RGBA16: return 8;
    default: return 16;
  }
}

// An image at a place of the plane. Rows go down, as in files; (x, y) of the plane is (x - left, y - top) of the image.
typedef struct {
  VipsImage *_Nullable image;
  int layout;
  int left, top;
  VipsRect window;  // the part that counts, in the plane
  int clamps;       // outside of the window its edge goes on; else it is transparent
} MVSource;

static inline int mv_within(int x, int low, int high) { return x < low ? low : x > high ? high : x; }

// The part of the window that the pixels of `area` come from; empty when none do.
static inline VipsRect mv_needed(const MVSource *s, const VipsRect *area) {
  VipsRect part;
  const VipsRect *w = &s->window;
  if (!s->clamps || w->width <= 0 || w->height <= 0) {
    vips_rect_intersectrect(area, w, &part);
    return part;
  }
  const int right = w->left + w->width - 1, bottom = w->top + w->height - 1;
  part.left = mv_within(area->left, w->left, right);
  part.top = mv_within(area->top, w->top, bottom);
  part.width = mv_within(area->left + area->width - 1, w->left, right) - part.left + 1;
  part.height = mv_within(area->top + area->height - 1, w->top, bottom) - part.top + 1;
  return part;
}

// Computes what the pixels of `area` need. 0 when it works.
static inline int mv_prepare(const MVSource *s, VipsRegion *region, const VipsRect *area) {
  VipsRect part = mv_needed(s, area);
  if (vips_rect_isempty(&part)) return 0;
  part.left -= s->left;
  part.top -= s->top;
  return vips_region_prepare(region, &part);
}

// Whether all of `n` pixels of four bytes have the alpha 255.
static inline int mv_all_opaque(const uint8_t *p, int n) {
  uint8_t all = 255;
  for (int i = 0; i < n; i++) all &= p[4 * i + 3];
  return all == 255;
}

static inline int mv_read_floats(const uint8_t *p, int n, mv_pixel *out) {
  int opaque = 1;
  for (int i = 0; i < n; i++) {
    out[i] = *(const mv_loose *)(p + 16 * i);
    // A mean of ones may miss one by a rounding.
    opaque &= fabsf(out[i][3] - 1) < 2e-6f;
  }
  return MV_PREMULTIPLIED | (opaque ? MV_OPAQUE : 0);
}

static inline void mv_read8(const uint8_t *p, int n, int red, int step, int has_alpha, const float *table,
                            mv_pixel *out) {
  for (int i = 0; i < n; i++, p += step) {
    out[i] = (mv_pixel){table[p[red]], table[p[1]], table[p[2 - red]], has_alpha ? p[3] * (1 / 255.0f) : 1};
  }
}

static inline void mv_read16(const uint8_t *bytes, int n, int step, mv_pixel *out) {
  const uint16_t *p = (const uint16_t *)bytes;
  const float scale = 1 / 65535.0f;
  for (int i = 0; i < n; i++, p += step) {
    out[i] = (mv_pixel){p[0] * scale, p[1] * scale, p[2] * scale, step == 4 ? p[3] * scale : 1};
  }
}

// `n` pixels; returns what they mean: linear light if that costs nothing and `linear` asks for it.
static inline int mv_read(const MVTables *t, int layout, const uint8_t *p, int n, int linear, mv_pixel *out) {
  const float *table = linear ? t->linear8 : t->encoded8;
  const int state = linear ? 0 : MV_ENCODED;
  switch (layout) {
    case MV_RGB8:
      mv_read8(p, n, 0, 3, 0, table, out);
      return state | MV_OPAQUE;
    case MV_RGBA8:
      mv_read8(p, n, 0, 4, 1, table, out);
      return state | (mv_all_opaque(p, n) ? MV_OPAQUE : 0);
    case MV_BGRA8: case MV_RGBA8P: {
      const int red = layout == MV_BGRA8 ? 2 : 0;
      if (mv_all_opaque(p, n)) {
        mv_read8(p, n, red, 4, 1, table, out);
        return state | MV_OPAQUE;
      }
      mv_read8(p, n, red, 4, 1, t->encoded8, out);
      return MV_ENCODED | MV_PREMULTIPLIED;
    }
    case MV_RGB16: mv_read16(p, n, 3, out); return MV_ENCODED | MV_OPAQUE;
    case MV_RGBA16: mv_read16(p, n, 4, out); return MV_ENCODED;
    default: return mv_read_floats(p, n, out);
  }
}

// The pixels (x…x+n-1, y) of the plane; `mv_prepare` was called for an area around them. Returns what they mean.
static inline int mv_load(const MVTables *t, const MVSource *s, VipsRegion *region, int x, int y, int n, int linear,
                          mv_pixel *out) {
  const VipsRect *w = &s->window;
  const int empty = w->width <= 0 || w->height <= 0;
  const int bottom = w->top + w->height - 1, right = w->left + w->width - 1;
  if (empty || (!s->clamps && (y < w->top || y > bottom || x > right || x + n <= w->left))) {
    memset(out, 0, (size_t)n * sizeof *out);
    return MV_PREMULTIPLIED | (linear ? 0 : MV_ENCODED);
  }
  y = mv_within(y, w->top, bottom);
  const int first = mv_within(x, w->left, right), last = mv_within(x + n - 1, w->left, right);
  const int before = mv_within(first - x, 0, n - 1);
  const int count = last - first + 1, after = n - before - count;
  const uint8_t *bytes = VIPS_REGION_ADDR(region, first - s->left, y - s->top);
  int state = mv_read(t, s->layout, bytes, count, linear, out + before);
  if (before || after > 0) {
    const mv_pixel left = out[before], end = out[before + count - 1], none = mv_splat(0);
    for (int i = 0; i < before; i++) out[i] = s->clamps ? left : none;
    for (int i = before + count; i < n; i++) out[i] = s->clamps ? end : none;
    if (!s->clamps) state &= ~MV_OPAQUE;
  }
  return state;
}

static inline uint16_t mv_short(float x) { return (uint16_t)(mv_clamp1(x) * 65535 + 0.5f); }

static inline void mv_write8(uint8_t *p, int n, int red, int step, const mv_pixel *v) {
  for (int i = 0; i < n; i++, p += step) {
    const mv_integers k = __builtin_convertvector(mv_clamp4(v[i]) * mv_splat(255) + mv_splat(0.5f), mv_integers);
    p[red] = (uint8_t)k[0];
    p[1] = (uint8_t)k[1];
    p[2 - red] = (uint8_t)k[2];
    if (step == 4) p[3] = (uint8_t)k[3];
  }
}

// Opaque linear light. OPTIMIZATION: bytes by the floats' bits, at most a twentieth of a step off (a fourth without a
// transfer function); the curve takes twice as long.
static inline void mv_write8_linear(const MVTables *t, uint8_t *p, int n, int red, int step, const mv_pixel *v) {
  for (int i = 0; i < n; i++, p += step) {
    const mv_pixel x = mv_min4(mv_max4(v[i], mv_splat(0x1p-13f)), mv_splat(0x1.fffffep-1f));
    mv_integers k;
    memcpy(&k, &x, sizeof k);
    k = (k - MV_BYTE_BASE) >> 14;
    p[red] = t->bytes[k[0]];
    p[1] = t->bytes[k[1]];
    p[2 - red] = t->bytes[k[2]];
    if (step == 4) p[3] = 255;
  }
}

// Premultiplied after rounding the alpha, so that no component exceeds it.
static inline void mv_write8p(uint8_t *p, int n, int red, mv_pixel *v, int opaque) {
  for (int i = 0; i < n && !opaque; i++) {
    const float alpha = (int)(mv_clamp1(v[i][3]) * 255 + 0.5f) * (1 / 255.0f);
    v[i] = mv_with_alpha(mv_clamp4(v[i]) * mv_splat(alpha), alpha);
  }
  mv_write8(p, n, red, 4, v);
}

static inline void mv_write16(uint8_t *bytes, int n, int step, const mv_pixel *v) {
  uint16_t *p = (uint16_t *)bytes;
  for (int i = 0; i < n; i++, p += step) {
    for (int c = 0; c < step; c++) p[c] = mv_short(v[i][c]);
  }
}

// Formats without alpha show transparent pixels on black.
static inline int mv_state_to_write(int layout) {
  switch (layout) {
    case MV_RGB8: case MV_RGB16: return MV_ENCODED | MV_PREMULTIPLIED;
    case MV_FLOAT: return MV_PREMULTIPLIED;
    case MV_FLOAT_LINEAR: return 0;
    default: return MV_ENCODED;
  }
}

// Writes `n` pixels that mean `state`; changes `v`.
static inline void mv_store(const MVTables *t, int layout, mv_pixel *v, int n, int state, uint8_t *p) {
  // On black means: alpha weighs linear light.
  if ((layout == MV_RGB8 || layout == MV_RGB16) && !(state & MV_OPAQUE)) {
    mv_convert(t, v, n, state, MV_PREMULTIPLIED);
    for (int i = 0; i < n; i++) v[i][3] = 1;
    state = MV_OPAQUE;
  }
  if ((state & MV_OPAQUE) && !(state & MV_ENCODED) && mv_bytes_a_pixel(layout) <= 4) {
    mv_write8_linear(t, p, n, layout == MV_BGRA8 ? 2 : 0, mv_bytes_a_pixel(layout), v);
    return;
  }
  state = mv_convert(t, v, n, state, mv_state_to_write(layout));
  switch (layout) {
    case MV_RGB8: mv_write8(p, n, 0, 3, v); return;
    case MV_RGBA8: mv_write8(p, n, 0, 4, v); return;
    case MV_BGRA8: mv_write8p(p, n, 2, v, state & MV_OPAQUE); return;
    case MV_RGBA8P: mv_write8p(p, n, 0, v, state & MV_OPAQUE); return;
    case MV_RGB16: mv_write16(p, n, 3, v); return;
    case MV_RGBA16: mv_write16(p, n, 4, v); return;
    default:
      for (int i = 0; i < n; i++) *(mv_loose *)(p + 16 * i) = v[i];
  }
}

#endif
