// Colours by place. Coordinates are Core Image's: y grows upwards, pixel centres lie at halves.
#ifndef MARTLET_VIPS_PATTERNS_H
#define MARTLET_VIPS_PATTERNS_H

// p: what is written beside each; two colours follow at 8 and 12, linear and premultiplied.
enum {
  MV_LINEAR_GRADIENT,    // x0 y0 x1 y1, smooth
  MV_RADIAL_GRADIENT,    // x y, radius0 radius1
  MV_GAUSSIAN_GRADIENT,  // x y, radius
  MV_CHECKERBOARD,       // x y, width, sharpness
  MV_STRIPES,            // x y, width, sharpness
  MV_NOISE,
  MV_ROUNDED             // left bottom right top, radius: colour 0 inside, colour 1 outside
};

// How far x is inside of the first half of a period of 2, from 0 to 1; the edge is as wide as the sharpness leaves.
static inline float mv_square_wave(float x, float sharpness, float width) {
  const float place = x - 2 * floorf(x / 2);
  const float inside = place < 1 ? fminf(place, 1 - place) : -fminf(place - 1, 2 - place);
  const float edge = fmaxf((1 - mv_clamp1(sharpness)) * 0.5f, 0.5e-6f / fmaxf(width, 1e-6f));
  return mv_clamp1(0.5f + inside / (2 * edge));
}

static inline uint32_t mv_hash(int x, int y, uint32_t seed) {
  uint32_t h = (uint32_t)x * 0x85ebca6bu ^ (uint32_t)y * 0xc2b2ae35u ^ seed * 0x27d4eb2fu;
  h = (h ^ (h >> 15)) * 0x2c1b3c6du;
  h = (h ^ (h >> 12)) * 0x297a2d39u;
  return h ^ (h >> 15);
}
static inline float mv_random(int x, int y, uint32_t seed) { return (mv_hash(x, y, seed) >> 8) * 0x1p-24f; }

static inline float mv_rounded(const float *p, float x, float y) {
  const float radius = fminf(p[4], fminf(p[2] - p[0], p[3] - p[1]) / 2);
  const float dx = fmaxf(fmaxf(p[0] + radius - x, x - p[2] + radius), 0);
  const float dy = fmaxf(fmaxf(p[1] + radius - y, y - p[3] + radius), 0);
  return mv_clamp1(radius - sqrtf(dx * dx + dy * dy) + 0.5f);
}

// The share of the second colour.
static inline float mv_pattern_share(int kind, const float *p, float x, float y) {
  const float dx = x - p[0], dy = y - p[1];
  switch (kind) {
    case MV_LINEAR_GRADIENT: {
      const float ex = p[2] - p[0], ey = p[3] - p[1], length = ex * ex + ey * ey;
      const float t = length > 0 ? mv_clamp1((dx * ex + dy * ey) / length) : 0;
      return p[4] > 0 ? t * t * (3 - 2 * t) : t;
    }
    case MV_RADIAL_GRADIENT: {
      const float distance = sqrtf(dx * dx + dy * dy);
      return p[3] != p[2] ? mv_clamp1((distance - p[2]) / (p[3] - p[2])) : distance >= p[2];
    }
    case MV_GAUSSIAN_GRADIENT: {
      const float r = p[2] > 0 ? mv_clamp1(sqrtf(dx * dx + dy * dy) / p[2]) : 1;
      // Falls from 1 to 0 with the bell's middle, and with a level end.
      return 1 - expf(-4.5f * r * r) * (1 - mv_smoothstep(0.7f, 1, r));
    }
    case MV_CHECKERBOARD: {
      const float a = mv_square_wave(dx / p[2], p[3], p[2]), b = mv_square_wave(dy / p[2], p[3], p[2]);
      return 1 - (a * b + (1 - a) * (1 - b));
    }
    case MV_STRIPES: return 1 - mv_square_wave(dx / p[2], p[3], p[2]);
    case MV_ROUNDED: return 1 - mv_rounded(p, x, y);
    default: return 0;
  }
}

// Pixels at the places (left…left+n-1, top) of the plane, whose rows go down.
static inline void mv_pattern(const MVStep *s, int left, int top, mv_pixel *v, int n) {
  const mv_pixel a = mv_vector(s->p + 8), b = mv_vector(s->p + 12);
  for (int i = 0; i < n; i++) {
    if (s->index == MV_NOISE) {
      const int x = left + i;
      v[i] = (mv_pixel){mv_random(x, top, 1), mv_random(x, top, 2), mv_random(x, top, 3), mv_random(x, top, 4)};
      v[i] = mv_min4(v[i], mv_splat(v[i][3]));
    } else {
      v[i] = mv_mix(a, b, mv_pattern_share(s->index, s->p, left + i + 0.5f, -(top + 0.5f)));
    }
  }
}

// p: what is written beside each.
enum {
  MV_VIGNETTE,         // x y, clear, full (distances), intensity
  MV_DOT_SCREEN,       // x y, cosine sine of the angle, width, sharpness
  MV_LINE_SCREEN, MV_HATCHED_SCREEN, MV_CIRCULAR_SCREEN,
  MV_CMYK_SCREEN,      // as before, then grey replacement
  MV_SPOT_LIGHT        // position x y z, target x y z, brightness, concentration, colour r g b
};

// A threshold from 0 to 1 that repeats with `width`.
static inline float mv_screen_threshold(int kind, float u, float v, float width) {
  if (kind == MV_CIRCULAR_SCREEN) return fabsf(2 * (sqrtf(u * u + v * v) / width - floorf(sqrtf(u * u + v * v) / width)) - 1);
  if (kind == MV_LINE_SCREEN) return fabsf(2 * (u / width - floorf(u / width)) - 1);
  const float turn = 6.2831853f / width;
  const float wave = 0.5f + 0.25f * (cosf(turn * u) + cosf(turn * v));
  // The sum of two cosines is seldom extreme; the arcsine spreads it evenly.
  return 0.5f + asinf(2 * wave - 1) * 0.31830989f;
}

static inline float mv_ink(float threshold, float value, float sharpness) {
  const float edge = 0.02f + (1 - mv_clamp1(sharpness)) * 0.5f;
  return mv_smoothstep(-edge, edge, value - threshold);
}

static inline float mv_screen1(int kind, const float *p, float x, float y, float value) {
  const float dx = x - p[0], dy = y - p[1], width = fmaxf(p[4], 1e-3f);
  const float u = dx * p[2] + dy * p[3], v = dy * p[2] - dx * p[3];
  if (kind != MV_HATCHED_SCREEN) return mv_ink(mv_screen_threshold(kind, u, v, width), value, p[5]);
  const float root = sqrtf(mv_clamp1(value));
  return fminf(mv_ink(mv_screen_threshold(MV_LINE_SCREEN, u, 0, width), root, p[5]),
               mv_ink(mv_screen_threshold(MV_LINE_SCREEN, v, 0, width), root, p[5]));
}

static inline mv_pixel mv_cmyk1(const float *p, float x, float y, mv_pixel v) {
  static const float angles[4][2] = {{0.9659258f, 0.2588190f}, {0.2588190f, 0.9659258f}, {1, 0}, {0.7071068f, 0.7071068f}};
  const float black = p[6] * (1 - fmaxf(v[0], fmaxf(v[1], v[2])));
  const float rest = 1 - black;
  float left[4];
  for (int c = 0; c < 4; c++) {
    const float value = c == 3 ? 1 - black : rest > 0 ? mv_clamp1(1 - (1 - v[c] - black) / rest) : 1;
    const float q[6] = {p[0], p[1], p[2] * angles[c][0] - p[3] * angles[c][1],
                        p[3] * angles[c][0] + p[2] * angles[c][1], p[4], p[5]};
    left[c] = mv_screen1(MV_DOT_SCREEN, q, x, y, value);
  }
  return (mv_pixel){left[0] * left[3], left[1] * left[3], left[2] * left[3], v[3]};
}

static inline mv_pixel mv_spot_light(const float *p, float x, float y, mv_pixel v) {
  const float ax = p[3] - p[0], ay = p[4] - p[1], az = p[5] - p[2];
  const float bx = x - p[0], by = y - p[1], bz = -p[2];
  const float a = sqrtf(ax * ax + ay * ay + az * az), b = sqrtf(bx * bx + by * by + bz * bz);
  const float cosine = a > 0 && b > 0 ? fmaxf(0, (ax * bx + ay * by + az * bz) / (a * b)) : 0;
  const float light = p[6] * powf(cosine, 1 / fmaxf(p[7], 1e-3f) * 2);
  return (mv_pixel){v[0] * p[8] * light, v[1] * p[9] * light, v[2] * p[10] * light, v[3]};
}

static inline mv_pixel mv_shade1(int kind, const float *p, float x, float y, mv_pixel v) {
  switch (kind) {
    case MV_VIGNETTE: {
      const float dx = x - p[0], dy = y - p[1];
      const float t = mv_smoothstep(p[2], p[3], sqrtf(dx * dx + dy * dy));
      return mv_with_alpha(v * mv_splat(fmaxf(0, 1 - p[4] * t)), v[3]);
    }
    case MV_CMYK_SCREEN: return mv_cmyk1(p, x, y, v);
    case MV_SPOT_LIGHT: return mv_spot_light(p, x, y, v);
    default: return mv_with_alpha(mv_splat(mv_screen1(kind, p, x, y, mv_luma(v))), v[3]);
  }
}

static inline void mv_shade(const MVStep *s, int left, int top, mv_pixel *v, int n) {
  for (int i = 0; i < n; i++) v[i] = mv_shade1(s->index, s->p, left + i + 0.5f, -(top + 0.5f), v[i]);
}

#endif
