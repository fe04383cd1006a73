// The same loops for processors that have AVX2 and FMA: two pixels an instruction, multiplied and added at once.
// OPTIMIZATION: the plain loops give the same numbers but for the last bits, and are what other processors run.
#ifndef MARTLET_VIPS_WIDE_H
#define MARTLET_VIPS_WIDE_H

#if defined(__x86_64__)
#define MV_WIDE 1
#define MV_WIDE_CODE __attribute__((target("avx2,fma")))

// Two pixels, in memory that may lie anywhere.
typedef float mv_two __attribute__((vector_size(32), aligned(4)));

// Asked of the processor once for each thread that works.
static inline int mv_has_wide(void) {
  static _Thread_local int known = -1;
  if (known < 0) known = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return known;
}

// As mv_weigh_row, for as many pixels as make whole groups of eight; returns how many those are.
MV_WIDE_CODE static inline int mv_weigh_row_wide(const float *weights, const float *in, int step, int width,
                                                 int taps, float *out) {
  int x = 0;
  for (; x + 8 <= width; x += 8) {
    mv_two *place = (mv_two *)(out + 4 * (size_t)x);
    mv_two a = place[0], b = place[1], c = place[2], d = place[3];
    const float *q = in + 4 * (size_t)x;
    for (int k = 0; k < taps; k++, q += 4 * (size_t)step) {
      const float w = weights[k];
      const mv_two weight = {w, w, w, w, w, w, w, w};
      const mv_two *pair = (const mv_two *)q;
      a += pair[0] * weight;
      b += pair[1] * weight;
      c += pair[2] * weight;
      d += pair[3] * weight;
    }
    place[0] = a;
    place[1] = b;
    place[2] = c;
    place[3] = d;
  }
  return x;
}

// As mv_reduce_row, with an even number of weights: 3 · side - 2.
MV_WIDE_CODE static inline void mv_reduce_row_wide(const float *weights, const float *in, int side, int blocks,
                                                   float *out) {
  const int taps = 3 * side - 2;
  for (int i = 0; i < blocks; i++, in += 4 * (size_t)side) {
    mv_two sum = {0};
    for (int k = 0; k < taps; k += 2) {
      const float u = weights[k], v = weights[k + 1];
      sum += *(const mv_two *)(in + 4 * k) * (mv_two){u, u, u, u, v, v, v, v};
    }
    *(mv_loose *)(out + 4 * (size_t)i) = __builtin_shufflevector(sum, sum, 0, 1, 2, 3) +
                                         __builtin_shufflevector(sum, sum, 4, 5, 6, 7);
  }
}
#endif

#endif
