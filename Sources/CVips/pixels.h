// A pixel in work: red, green, blue, alpha as four floats, and what they mean.
#ifndef MARTLET_VIPS_PIXELS_H
#define MARTLET_VIPS_PIXELS_H
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef float mv_pixel __attribute__((vector_size(16)));
// The same in memory that may lie anywhere.
typedef float mv_loose __attribute__((vector_size(16), aligned(4)));

typedef int32_t mv_integers __attribute__((vector_size(16)));

// What the numbers of a pixel in work mean; linear light and straight alpha without a flag.
enum {
  MV_ENCODED = 1,        // by sRGB's transfer function
  MV_PREMULTIPLIED = 2,
  MV_OPAQUE = 4,         // every alpha is 1, so that premultiplied and straight are the same
  MV_ANY = 8             // of a step: whatever the numbers mean
};

// A function of one number as a table with 64 places for each power of two from 2^-24 to 16: the index is cut from the
// float's bits, and between places it is linear. Relative error about 0.00003 for powers.
enum { MV_CURVE_PLACES = 1792, MV_CURVE_SIZE = MV_CURVE_PLACES + 3 };

// The argument for which place `index` of a curve holds the value.
static inline float mv_curve_argument(int index) {
  if (index == 0) return 0;
  uint32_t bits = 0x33800000u + ((uint32_t)(index - 1) << 17);
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

// Odd: f(-x) = -f(x). NaN counts as 0; above 16 it goes on straight.
static inline float mv_curve(const float *t, float x) {
  float sign = 1;
  if (x < 0) { x = -x; sign = -1; }
  if (!(x >= 0x1p-24f)) return x >= 0 ? sign * (t[0] + x * 0x1p24f * (t[1] - t[0])) : t[0];
  if (x >= 16) {
    const float slope = (t[MV_CURVE_PLACES + 1] - t[MV_CURVE_PLACES]) * 8;
    return sign * (t[MV_CURVE_PLACES + 1] + (fminf(x, 1e30f) - 16) * slope);
  }
  uint32_t bits;
  memcpy(&bits, &x, 4);
  const uint32_t place = ((bits - 0x33800000u) >> 17) + 1;
  const float rest = (float)(bits & 0x1ffffu) * 0x1p-17f;
  return sign * (t[place] + rest * (t[place + 1] - t[place]));
}

// Linear light to encoded bytes: 512 places for each power of two from 2^-13 (which is nearly 0) to 1.
enum { MV_BYTE_BASE = 0x39000000, MV_BYTE_PLACES = 13 * 512 };

// The light for which place `index` of the bytes holds the code.
static inline float mv_byte_argument(int index) {
  const uint32_t bits = MV_BYTE_BASE + ((uint32_t)index << 14) + (1 << 13);
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

// Tables that every program needs; the caller keeps them.
typedef struct {
  float linear8[256];   // a byte, decoded
  float encoded8[256];  // a byte over 255
  float decode[MV_CURVE_SIZE];
  float encode[MV_CURVE_SIZE];
  uint8_t bytes[MV_BYTE_PLACES];
} MVTables;

static inline double mv_srgb_decode(double x) { return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4); }
static inline double mv_srgb_encode(double x) {
  return x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055;
}

// `managed` 0: no transfer function at all, for contexts without a working colour space.
static inline void mv_fill_tables(MVTables *_Nonnull t, int managed) {
  for (int i = 0; i < 256; i++) {
    t->encoded8[i] = (float)(i / 255.0);
    t->linear8[i] = managed ? (float)mv_srgb_decode(i / 255.0) : t->encoded8[i];
  }
  for (int i = 0; i < MV_BYTE_PLACES; i++) {
    const float x = mv_byte_argument(i);
    t->bytes[i] = (uint8_t)((managed ? mv_srgb_encode(x) : x) * 255 + 0.5);
  }
  for (int i = 0; i < MV_CURVE_SIZE; i++) {
    const double x = mv_curve_argument(i);
    t->decode[i] = managed ? (float)mv_srgb_decode(x) : (float)x;
    t->encode[i] = managed ? (float)mv_srgb_encode(x) : (float)x;
  }
}

// Swift sees no arrays as long as that of the bytes.
static inline void mv_set_byte(MVTables *_Nonnull t, int index, uint8_t code) { t->bytes[index] = code; }

static inline mv_pixel mv_splat(float x) { return (mv_pixel){x, x, x, x}; }
static inline mv_pixel mv_with_alpha(mv_pixel v, float alpha) { v[3] = alpha; return v; }
static inline mv_pixel mv_min4(mv_pixel a, mv_pixel b) { return __builtin_elementwise_min(a, b); }
static inline mv_pixel mv_max4(mv_pixel a, mv_pixel b) { return __builtin_elementwise_max(a, b); }
static inline float mv_clamp1(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }
static inline mv_pixel mv_mix(mv_pixel a, mv_pixel b, float t) { return a + (b - a) * mv_splat(t); }
static inline mv_pixel mv_clamp4(mv_pixel v) { return mv_min4(mv_max4(v, mv_splat(0)), mv_splat(1)); }
static inline float mv_luma(mv_pixel v) { return v[0] * 0.2126f + v[1] * 0.7152f + v[2] * 0.0722f; }
static inline float mv_smoothstep(float a, float b, float x) {
  if (!(b > a)) return x >= a;
  const float t = mv_clamp1((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}
static inline mv_pixel mv_curve_rgb(const float *t, mv_pixel v) {
  return (mv_pixel){mv_curve(t, v[0]), mv_curve(t, v[1]), mv_curve(t, v[2]), v[3]};
}
static inline mv_pixel mv_straight(mv_pixel v) {
  const float a = v[3];
  return a > 0 ? mv_with_alpha(v / mv_splat(a), a) : mv_splat(0);
}
static inline mv_pixel mv_premultiplied(mv_pixel v) { return mv_with_alpha(v * mv_splat(v[3]), v[3]); }

// Makes the numbers mean what `to` says; returns what they mean then.
static inline int mv_convert(const MVTables *t, mv_pixel *v, int n, int from, int to) {
  if (to & MV_ANY) return from;
  if (from & MV_OPAQUE) from = (from & ~MV_PREMULTIPLIED) | (to & MV_PREMULTIPLIED);
  const int recodes = (from ^ to) & MV_ENCODED;
  if ((from & MV_PREMULTIPLIED) && (recodes || !(to & MV_PREMULTIPLIED))) {
    for (int i = 0; i < n; i++) v[i] = mv_straight(v[i]);
    from &= ~MV_PREMULTIPLIED;
  }
  if (recodes) {
    const float *curve = (to & MV_ENCODED) ? t->encode : t->decode;
    for (int i = 0; i < n; i++) v[i] = mv_curve_rgb(curve, v[i]);
    from ^= MV_ENCODED;
  }
  if ((to & ~from) & MV_PREMULTIPLIED) {
    for (int i = 0; i < n; i++) v[i] = mv_premultiplied(v[i]);
    from |= MV_PREMULTIPLIED;
  }
  return from;
}

#endif
