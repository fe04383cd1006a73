// What a point program does to each pixel: functions of one pixel. Parameters are documented at the kinds.
#ifndef MARTLET_VIPS_STEPS_H
#define MARTLET_VIPS_STEPS_H

typedef enum {
  // Onto the stack.
  MV_LOAD,        // the source `index`
  MV_CONSTANT,    // p: r g b a, as `state` says
  MV_PATTERN,     // `index`: which of patterns.h
  // The top of the stack.
  MV_MATRIX,      // p: 4 columns and a bias, each r g b a
  MV_CLAMP,       // p: lows, highs
  MV_CURVES,      // table: a curve for all of r g b, or with `index` 3 one for each
  MV_LOOKUP,      // table: `index` places of r g b a (as `state` says) from 0 to 1, by component
  MV_POLYNOMIAL,  // p: 4 coefficients for each of r g b a
  MV_CROSS,       // table: 10 coefficients for each of r g b
  MV_CUBE,        // table: index³ of r g b a; red runs fastest
  MV_GRADIENT_MAP,// table: `index` places of r g b a by luminance
  MV_VIBRANCE,    // p: amount
  MV_POSTERIZE,   // p: levels
  MV_MAXIMUM, MV_MINIMUM,  // the greatest or least component
  MV_LUMA_ALPHA,  // luminance becomes alpha of white
  MV_THRESHOLD,   // p: threshold of luminance
  MV_TONE,        // p: shadows, highlights: 0 leaves them
  MV_OPACITY,     // p: factor of everything
  MV_WEIGHT,      // `index` 1: colour times alpha; 0: colour over alpha
  MV_CLIP,        // p: left, top, right, bottom in the plane: transparent outside
  MV_SHADE,       // `index`: which of patterns.h, by place and colour
  // The two on top of the stack become one.
  MV_COMPOSITE,   // `index`: which of blends.h; the top lies over the next
  MV_BLEND,       // `index`: which of blends.h
  MV_ADD_SCALED,  // p: factors of the next and of the top, per component
  // Three become one: the top is the mask between the next and the one below it.
  MV_MASK         // `index` 0: by red, 1: by alpha, 2: by luminance
} MVStepKind;

typedef struct {
  MVStepKind kind;
  int index;
  int state;  // what the numbers must mean
  const float *_Nullable table;
  float p[24];
} MVStep;

static inline mv_pixel mv_vector(const float *p) { return *(const mv_loose *)p; }

static inline void mv_matrix(const float *p, mv_pixel *v, int n) {
  const mv_pixel a = mv_vector(p), b = mv_vector(p + 4), c = mv_vector(p + 8), d = mv_vector(p + 12),
                 bias = mv_vector(p + 16);
  for (int i = 0; i < n; i++) {
    const mv_pixel s = v[i];
    v[i] = mv_splat(s[0]) * a + mv_splat(s[1]) * b + mv_splat(s[2]) * c + mv_splat(s[3]) * d + bias;
  }
}

static inline void mv_clamp(const float *p, mv_pixel *v, int n) {
  const mv_pixel low = mv_vector(p), high = mv_vector(p + 4);
  for (int i = 0; i < n; i++) v[i] = mv_min4(mv_max4(v[i], low), high);
}

static inline void mv_curves(const MVStep *s, mv_pixel *v, int n) {
  const int step = s->index == 3 ? MV_CURVE_SIZE : 0;
  float *f = (float *)v;
  for (int i = 0; i < n; i++, f += 4)
    for (int c = 0; c < 3; c++) f[c] = mv_curve(s->table + step * c, f[c]);
}

// The place x (0…1, clamped) of a table of pixels, linear between places.
static inline mv_pixel mv_lookup1(const float *table, int count, float x) {
  const float place = mv_clamp1(x) * (count - 1);
  const int low = place < count - 1 ? (int)place : count > 1 ? count - 2 : 0;
  const int high = low + 1 < count ? low + 1 : low;
  return mv_mix(mv_vector(table + 4 * low), mv_vector(table + 4 * high), place - low);
}

static inline void mv_lookup(const MVStep *s, mv_pixel *v, int n) {
  const int top = s->index - 1;
  float *f = (float *)v;
  for (int i = 0; i < n; i++, f += 4)
    for (int c = 0; c < 3; c++) {
      const float place = mv_clamp1(f[c]) * top;
      const int low = (int)place, high = low < top ? low + 1 : top;
      const float a = s->table[4 * low + c], b = s->table[4 * high + c];
      f[c] = a + (b - a) * (place - low);
    }
}

static inline void mv_gradient_map(const MVStep *s, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) {
    const float alpha = v[i][3];
    v[i] = mv_lookup1(s->table, s->index, mv_luma(v[i]));
    v[i][3] *= alpha;
  }
}

static inline void mv_polynomial(const float *p, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++)
    for (int c = 0; c < 4; c++) {
      const float x = v[i][c];
      const float *k = p + 4 * c;
      v[i][c] = k[0] + x * (k[1] + x * (k[2] + x * k[3]));
    }
}

static inline void mv_cross(const float *t, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) {
    const float r = v[i][0], g = v[i][1], b = v[i][2];
    const float terms[10] = {r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, 1};
    for (int c = 0; c < 3; c++) {
      float sum = 0;
      for (int k = 0; k < 10; k++) sum += terms[k] * t[10 * c + k];
      v[i][c] = sum;
    }
  }
}

static inline mv_pixel mv_cube1(const float *t, int side, mv_pixel v) {
  int low[3], high[3];
  float rest[3];
  for (int c = 0; c < 3; c++) {
    const float place = mv_clamp1(v[c]) * (side - 1);
    low[c] = (int)place;
    high[c] = low[c] + 1 < side ? low[c] + 1 : low[c];
    rest[c] = place - low[c];
  }
  mv_pixel planes[2];
  for (int k = 0; k < 2; k++) {
    mv_pixel rows[2];
    const int b = k ? high[2] : low[2];
    for (int j = 0; j < 2; j++) {
      const float *row = t + 4 * side * ((j ? high[1] : low[1]) + side * b);
      rows[j] = mv_mix(mv_vector(row + 4 * low[0]), mv_vector(row + 4 * high[0]), rest[0]);
    }
    planes[k] = mv_mix(rows[0], rows[1], rest[1]);
  }
  return mv_mix(planes[0], planes[1], rest[2]);
}

// The table's colours are premultiplied.
static inline void mv_cube(const MVStep *s, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) {
    const float alpha = v[i][3];
    v[i] = mv_straight(mv_cube1(s->table, s->index, v[i]));
    v[i][3] *= alpha;
  }
}

// Raises saturation the more, the less there is of it.
static inline void mv_vibrance(float amount, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) {
    const float high = fmaxf(v[i][0], fmaxf(v[i][1], v[i][2])), low = fminf(v[i][0], fminf(v[i][1], v[i][2]));
    const float grey = mv_luma(v[i]), weight = amount * (1 - mv_clamp1(high - low));
    v[i] = mv_with_alpha(mv_mix(mv_splat(grey), v[i], 1 + weight), v[i][3]);
  }
}

static inline void mv_posterize(float levels, mv_pixel *v, int n) {
  const float top = levels - 1;
  float *f = (float *)v;
  for (int i = 0; i < n; i++, f += 4)
    for (int c = 0; c < 3; c++) f[c] = top > 0 ? fminf(floorf(mv_clamp1(f[c]) * levels), top) / top : 0;
}

static inline void mv_extreme(int greatest, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) {
    const mv_pixel s = v[i];
    const float x = greatest ? fmaxf(s[0], fmaxf(s[1], s[2])) : fminf(s[0], fminf(s[1], s[2]));
    v[i] = mv_with_alpha(mv_splat(x), s[3]);
  }
}

static inline void mv_luma_alpha(mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) v[i] = mv_with_alpha(mv_splat(1), mv_clamp1(mv_luma(v[i])) * v[i][3]);
}

static inline void mv_threshold(float level, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) v[i] = mv_with_alpha(mv_splat(mv_luma(v[i]) >= level ? 1 : 0), v[i][3]);
}

// Lifts or lowers dark and light parts by the encoded luminance, keeping the ratio of the components. The curve never
// falls for |p0| up to 2 and |p1| up to 0.25.
static inline void mv_tone(const float *p, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) {
    const float y = mv_clamp1(mv_luma(v[i])), dark = 1 - y;
    const float factor = 1 + p[0] * dark * dark * dark + p[1] * y * y * y;
    v[i] = mv_with_alpha(v[i] * mv_splat(factor), v[i][3]);
  }
}

static inline void mv_opacity(float factor, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) v[i] *= mv_splat(factor);
}

static inline void mv_weight(int applies, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) v[i] = applies ? mv_premultiplied(v[i]) : mv_straight(v[i]);
}

static inline void mv_clip(const float *p, int x, int y, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++)
    if (!(x + i >= p[0] && y >= p[1] && x + i < p[2] && y < p[3])) v[i] = mv_splat(0);
}

#endif
