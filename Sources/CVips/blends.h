// Two pixels become one. Compositing works on premultiplied pixels, blending on straight ones.
#ifndef MARTLET_VIPS_BLENDS_H
#define MARTLET_VIPS_BLENDS_H

// Porter and Duff's operators, and sums and extremes of premultiplied components.
enum {
  MV_OVER, MV_IN, MV_OUT, MV_ATOP, MV_XOR, MV_ADD, MV_MULTIPLY_ALL, MV_MAXIMUM_ALL, MV_MINIMUM_ALL
};

// `s` over `b`.
static inline mv_pixel mv_composite1(int mode, mv_pixel s, mv_pixel b) {
  const mv_pixel sa = mv_splat(s[3]), ba = mv_splat(b[3]), one = mv_splat(1);
  switch (mode) {
    case MV_OVER: return s + b * (one - sa);
    case MV_IN: return s * ba;
    case MV_OUT: return s * (one - ba);
    case MV_ATOP: return s * ba + b * (one - sa);
    case MV_XOR: return s * (one - ba) + b * (one - sa);
    case MV_ADD: { mv_pixel v = s + b; v[3] = v[3] < 1 ? v[3] : 1; return v; }
    case MV_MULTIPLY_ALL: return s * b;
    case MV_MAXIMUM_ALL: return mv_max4(s, b);
    default: return mv_min4(s, b);
  }
}

static inline void mv_composite(int mode, const mv_pixel *s, mv_pixel *b, int n) {
  for (int i = 0; i < n; i++) b[i] = mv_composite1(mode, s[i], b[i]);
}

// The modes of W3C's Compositing and Blending, then the others that Core Image names.
enum {
  MV_NORMAL, MV_MULTIPLY, MV_SCREEN, MV_OVERLAY, MV_DARKEN, MV_LIGHTEN, MV_COLOR_DODGE, MV_COLOR_BURN,
  MV_HARD_LIGHT, MV_SOFT_LIGHT, MV_DIFFERENCE, MV_EXCLUSION, MV_HUE, MV_SATURATION, MV_COLOR, MV_LUMINOSITY,
  MV_LINEAR_BURN, MV_LINEAR_DODGE, MV_LINEAR_LIGHT, MV_PIN_LIGHT, MV_VIVID_LIGHT, MV_HARD_MIX, MV_SUBTRACT,
  MV_DIVIDE
};

static inline float mv_dodge1(float b, float s) { return b <= 0 ? 0 : s >= 1 ? 1 : fminf(1, b / (1 - s)); }
static inline float mv_burn1(float b, float s) { return b >= 1 ? 1 : s <= 0 ? 0 : 1 - fminf(1, (1 - b) / s); }
static inline float mv_hard1(float b, float s) {
  return s <= 0.5f ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1);
}
static inline float mv_soft1(float b, float s) {
  if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
  const float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b);
  return b + (2 * s - 1) * (d - b);
}

// One component of the modes that need it: `b` below, `s` above.
static inline float mv_separable1(int mode, float b, float s) {
  switch (mode) {
    case MV_OVERLAY: return mv_hard1(s, b);
    case MV_COLOR_DODGE: return mv_dodge1(b, s);
    case MV_COLOR_BURN: return mv_burn1(b, s);
    case MV_HARD_LIGHT: return mv_hard1(b, s);
    case MV_SOFT_LIGHT: return mv_soft1(b, s);
    case MV_LINEAR_BURN: return fmaxf(0, b + s - 1);
    case MV_LINEAR_LIGHT: return mv_clamp1(b + 2 * s - 1);
    case MV_PIN_LIGHT: return s <= 0.5f ? fminf(b, 2 * s) : fmaxf(b, 2 * s - 1);
    case MV_VIVID_LIGHT: return s <= 0.5f ? mv_burn1(b, 2 * s) : mv_dodge1(b, 2 * s - 1);
    case MV_HARD_MIX: return b + s >= 1 ? 1 : 0;
    case MV_DIVIDE: return s > 0 ? fminf(1, b / s) : b > 0 ? 1 : 0;
    default: return s;
  }
}

// W3C's non-separable modes: luminosity 0.3, 0.59, 0.11.
static inline float mv_lum(mv_pixel v) { return 0.3f * v[0] + 0.59f * v[1] + 0.11f * v[2]; }
static inline float mv_sat(mv_pixel v) {
  return fmaxf(v[0], fmaxf(v[1], v[2])) - fminf(v[0], fminf(v[1], v[2]));
}
static inline mv_pixel mv_set_lum(mv_pixel v, float l) {
  v += mv_splat(l - mv_lum(v));
  const float low = fminf(v[0], fminf(v[1], v[2])), high = fmaxf(v[0], fmaxf(v[1], v[2]));
  const mv_pixel grey = mv_splat(l);
  if (low < 0) v = grey + (v - grey) * mv_splat(l / (l - low));
  if (high > 1) v = grey + (v - grey) * mv_splat((1 - l) / (high - l));
  return v;
}
static inline mv_pixel mv_set_sat(mv_pixel v, float s) {
  const float low = fminf(v[0], fminf(v[1], v[2])), range = mv_sat(v);
  return range > 0 ? (v - mv_splat(low)) * mv_splat(s / range) : mv_splat(0);
}

static inline mv_pixel mv_blend_color(int mode, mv_pixel b, mv_pixel s) {
  switch (mode) {
    case MV_HUE: return mv_set_lum(mv_set_sat(s, mv_sat(b)), mv_lum(b));
    case MV_SATURATION: return mv_set_lum(mv_set_sat(b, mv_sat(s)), mv_lum(b));
    case MV_COLOR: return mv_set_lum(s, mv_lum(b));
    case MV_LUMINOSITY: return mv_set_lum(b, mv_lum(s));
    // OPTIMIZATION: four components at once; component by component the common modes take three times as long.
    case MV_MULTIPLY: return b * s;
    case MV_SCREEN: return b + s - b * s;
    case MV_DARKEN: return mv_min4(b, s);
    case MV_LIGHTEN: return mv_max4(b, s);
    case MV_DIFFERENCE: return mv_max4(b - s, s - b);
    case MV_EXCLUSION: return b + s - mv_splat(2) * b * s;
    case MV_LINEAR_DODGE: return mv_min4(mv_splat(1), b + s);
    case MV_SUBTRACT: return mv_max4(mv_splat(0), b - s);
    default:
      for (int c = 0; c < 3; c++) s[c] = mv_separable1(mode, b[c], s[c]);
      return s;
  }
}

// Straight pixels; `b` becomes the straight result.
static inline void mv_blend(int mode, const mv_pixel *s, mv_pixel *b, int n) {
  for (int i = 0; i < n; i++) {
    const float sa = s[i][3], ba = b[i][3], alpha = sa + ba - sa * ba;
    const mv_pixel both = mv_blend_color(mode, b[i], s[i]);
    const mv_pixel sum = s[i] * mv_splat(sa * (1 - ba)) + b[i] * mv_splat(ba * (1 - sa)) + both * mv_splat(sa * ba);
    b[i] = mv_with_alpha(alpha > 0 ? sum / mv_splat(alpha) : mv_splat(0), alpha);
  }
}

// The same of pixels that are all opaque.
static inline void mv_blend_opaque(int mode, const mv_pixel *s, mv_pixel *b, int n) {
  for (int i = 0; i < n; i++) b[i] = mv_with_alpha(mv_blend_color(mode, b[i], s[i]), 1);
}

// `front` where the mask is 1, `back` where it is 0; both premultiplied.
static inline void mv_masked(int index, const mv_pixel *mask, const mv_pixel *front, mv_pixel *back, int n) {
  for (int i = 0; i < n; i++) {
    const float m = index == 1 ? mask[i][3] : index == 2 ? mv_luma(mask[i]) : mask[i][0];
    back[i] = mv_mix(back[i], front[i], mv_clamp1(m));
  }
}

#endif
