// Where the pixel of a distorted image comes from. Coordinates are Core Image's: y grows upwards.
#ifndef MARTLET_VIPS_PLACES_H
#define MARTLET_VIPS_PLACES_H

typedef struct {
  float x, y, opacity;
} MVPlace;

// p: what is written beside each.
enum {
  MV_AFFINE,        // a b c d tx ty, from the result to the source
  MV_PERSPECTIVE,   // 3 rows of 3, from the result to the source
  MV_TWIRL,         // x y, radius, angle
  MV_VORTEX,        // x y, radius, angle
  MV_BUMP,          // x y, radius, scale
  MV_BUMP_LINE,     // x y, radius, scale, cosine sine
  MV_PINCH,         // x y, radius, scale
  MV_HOLE,          // x y, radius
  MV_SPLASH,        // x y, radius
  MV_TUNNEL,        // x y, radius, rotation
  MV_TORUS,         // x y, radius, width, refraction
  MV_SQUARES,       // x y, side
  MV_HEXAGONS,      // x y, side
  MV_CRYSTALS,      // x y, radius
  MV_POINTS,        // x y, radius
  MV_KALEIDOSCOPE,  // x y, count, angle
  MV_TILES          // 6 of the map to the tile, then left bottom width height of the tile
};

static inline MVPlace mv_at(float x, float y) { return (MVPlace){x, y, 1}; }

static inline MVPlace mv_turned(const float *p, float dx, float dy, float angle) {
  const float c = cosf(angle), s = sinf(angle);
  return mv_at(p[0] + c * dx - s * dy, p[1] + s * dx + c * dy);
}

// Where a point moves by a function of its distance alone; r is the distance, 1 at the radius.
static inline MVPlace mv_round_place(int kind, const float *p, float x, float y) {
  const float dx = x - p[0], dy = y - p[1], radius = fmaxf(p[2], 1e-3f), distance = sqrtf(dx * dx + dy * dy);
  const float r = distance / radius;
  float factor = 1;
  switch (kind) {
    case MV_TWIRL: return r < 1 ? mv_turned(p, dx, dy, p[3] * (1 - r) * (1 - r)) : mv_at(x, y);
    case MV_VORTEX: return r < 1 ? mv_turned(p, dx, dy, p[3] * (1 - r) * (1 - r) / fmaxf(r, 0.02f)) : mv_at(x, y);
    case MV_BUMP:
      if (r < 1) factor = 1 - p[3] * (1 - r * r) * (1 - r * r);
      break;
    case MV_PINCH:
      if (r < 1 && r > 0) factor = 1 + (powf(r, -p[3]) - 1) * (1 - r);
      break;
    case MV_HOLE:
      if (r < 1) return (MVPlace){x, y, 0};
      factor = r < 2 ? 2 * (r - 1) / r : 1;
      break;
    case MV_SPLASH:
      if (r > 1) factor = 1 / r;
      break;
    case MV_TUNNEL:
      if (r > 1) return mv_turned(p, dx / r, dy / r, p[3] * (r - 1));
      break;
    default: {
      const float half = fmaxf(p[3] / 2, 1e-3f), across = (distance - radius) / half;
      if (across > -1 && across < 1) {
        const float bend = across * (1 - sqrtf(1 - across * across)) * half * (p[4] - 1);
        factor = distance > 0 ? 1 - bend / distance : 1;
      }
    }
  }
  return mv_at(p[0] + dx * factor, p[1] + dy * factor);
}

static inline MVPlace mv_hexagon(const float *p, float x, float y) {
  const float height = fmaxf(p[2], 1e-3f), step = height * 0.8660254f;
  float best = 1e30f;
  MVPlace result = mv_at(x, y);
  const int row = (int)floorf((y - p[1]) / step);
  for (int j = row; j <= row + 1; j++) {
    const float shift = j & 1 ? 0.5f : 0;
    const float i = floorf((x - p[0]) / height - shift + 0.5f);
    const float cx = p[0] + (i + shift) * height, cy = p[1] + j * step;
    const float d = (x - cx) * (x - cx) + (y - cy) * (y - cy);
    if (d < best) { best = d; result = mv_at(cx, cy); }
  }
  return result;
}

// The scattered points around one square of a grid: neighbours mostly ask for the same.
typedef struct {
  int column, row;
  MVPlace point[9];
} MVCrystals;

static inline void mv_find_crystals(const float *p, float side, int column, int row, MVCrystals *near) {
  if (near->column == column && near->row == row) return;
  *near = (MVCrystals){.column = column, .row = row};
  for (int k = 0; k < 9; k++) {
    const int i = column + k % 3 - 1, j = row + k / 3 - 1;
    near->point[k] = mv_at(p[0] + side * (i + mv_random(i, j, 7)), p[1] + side * (j + mv_random(i, j, 8)));
  }
}

// The nearest of points that lie scattered, one in each square of a grid.
static inline MVPlace mv_crystal(const float *p, float x, float y, int round, MVCrystals *near) {
  const float side = fmaxf(p[2], 0.5f) * 1.6f;
  mv_find_crystals(p, side, (int)floorf((x - p[0]) / side), (int)floorf((y - p[1]) / side), near);
  float best = 1e30f;
  MVPlace result = mv_at(x, y);
  for (int k = 0; k < 9; k++) {
    const MVPlace q = near->point[k];
    const float d = (x - q.x) * (x - q.x) + (y - q.y) * (y - q.y);
    if (d < best) { best = d; result = q; }
  }
  if (round) result.opacity = mv_clamp1(fmaxf(p[2], 0.5f) - sqrtf(best) + 0.5f);
  return result;
}

static inline MVPlace mv_kaleidoscope(const float *p, float x, float y) {
  const float dx = x - p[0], dy = y - p[1], distance = sqrtf(dx * dx + dy * dy);
  const float part = 6.2831853f / fmaxf(p[2], 1);
  const float angle = atan2f(dy, dx) - p[3];
  float within = angle - part * floorf(angle / part);
  if (within > part / 2) within = part - within;
  return mv_at(p[0] + distance * cosf(within + p[3]), p[1] + distance * sinf(within + p[3]));
}

static inline MVPlace mv_place(int kind, const float *p, float x, float y, MVCrystals *near) {
  switch (kind) {
    case MV_AFFINE: return mv_at(p[0] * x + p[2] * y + p[4], p[1] * x + p[3] * y + p[5]);
    case MV_PERSPECTIVE: {
      const float w = p[6] * x + p[7] * y + p[8];
      if (!(w > 1e-6f)) return (MVPlace){x, y, 0};
      return mv_at((p[0] * x + p[1] * y + p[2]) / w, (p[3] * x + p[4] * y + p[5]) / w);
    }
    case MV_BUMP_LINE: {
      const float across = (x - p[0]) * p[4] + (y - p[1]) * p[5], r = fabsf(across) / fmaxf(p[2], 1e-3f);
      const float move = r < 1 ? across * p[3] * (1 - r * r) * (1 - r * r) : 0;
      return mv_at(x - move * p[4], y - move * p[5]);
    }
    case MV_SQUARES: {
      const float side = fmaxf(p[2], 1);
      return mv_at(p[0] + (floorf((x - p[0]) / side) + 0.5f) * side,
                   p[1] + (floorf((y - p[1]) / side) + 0.5f) * side);
    }
    case MV_HEXAGONS: return mv_hexagon(p, x, y);
    case MV_CRYSTALS: return mv_crystal(p, x, y, 0, near);
    case MV_POINTS: return mv_crystal(p, x, y, 1, near);
    case MV_KALEIDOSCOPE: return mv_kaleidoscope(p, x, y);
    case MV_TILES: {
      const float u = p[0] * x + p[2] * y + p[4] - p[6], v = p[1] * x + p[3] * y + p[5] - p[7];
      return mv_at(p[6] + u - p[8] * floorf(u / p[8]), p[7] + v - p[9] * floorf(v / p[9]));
    }
    default: return mv_round_place(kind, p, x, y);
  }
}

#endif
