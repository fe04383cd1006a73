// Images whose pixels come from other places of one source.
#ifndef MARTLET_VIPS_MAPS_H
#define MARTLET_VIPS_MAPS_H
#include <limits.h>
#include "places.h"

// How often a pixel is read.
enum { MV_ONCE, MV_ALONG_RAY, MV_ALONG_LINE };

typedef struct {
  const MVTables *_Nonnull tables;
  MVSource source;
  int kind;        // of places.h
  int reading;     // p[20], p[21]: to where the ray's samples go, or the line's half; p[22]: samples
  int smooth;      // 1: between pixels; 0: the nearest
  int left, top, width, height;
  float p[24];
} MVMap;

// Pixels of an area of the plane, linear and premultiplied.
typedef struct {
  VipsRect area;
  mv_pixel *pixels;
} MVPatch;

static inline int mv_load_patch(const MVTables *t, const MVSource *s, VipsRegion *region, MVPatch *patch) {
  const VipsRect *a = &patch->area;
  if (mv_prepare(s, region, a)) return -1;
  for (int y = 0; y < a->height; y++) {
    mv_pixel *row = patch->pixels + (size_t)y * a->width;
    const int state = mv_load(t, s, region, a->left, a->top + y, a->width, 1, row);
    mv_convert(t, row, a->width, state, MV_PREMULTIPLIED);
  }
  return 0;
}

static inline mv_pixel mv_patch_pixel(const MVPatch *p, int x, int y) {
  x = mv_within(x - p->area.left, 0, p->area.width - 1);
  y = mv_within(y - p->area.top, 0, p->area.height - 1);
  return p->pixels[(size_t)y * p->area.width + x];
}

// (x, y) in the plane, pixel centres at whole numbers.
static inline mv_pixel mv_sample(const MVPatch *p, float x, float y, int smooth) {
  if (!smooth) return mv_patch_pixel(p, (int)floorf(x + 0.5f), (int)floorf(y + 0.5f));
  const float left = floorf(x), top = floorf(y);
  const int ix = (int)left - p->area.left, iy = (int)top - p->area.top, w = p->area.width;
  if (ix >= 0 && iy >= 0 && ix + 1 < w && iy + 1 < p->area.height) {
    const mv_pixel *q = p->pixels + (size_t)iy * w + ix;
    return mv_mix(mv_mix(q[0], q[1], x - left), mv_mix(q[w], q[w + 1], x - left), y - top);
  }
  const int l = (int)left, t = (int)top;
  const mv_pixel above = mv_mix(mv_patch_pixel(p, l, t), mv_patch_pixel(p, l + 1, t), x - left);
  const mv_pixel below = mv_mix(mv_patch_pixel(p, l, t + 1), mv_patch_pixel(p, l + 1, t + 1), x - left);
  return mv_mix(above, below, y - top);
}

// The place that the pixel (x, y) comes from, kept near the source's window: beyond it, nothing changes any more.
static inline MVPlace mv_source_place(const MVMap *m, int x, int y, MVCrystals *near) {
  MVPlace q = mv_place(m->kind, m->p, x + 0.5f, -(y + 0.5f), near);
  const VipsRect *w = &m->source.window;
  q.x -= 0.5f;
  q.y = -q.y - 0.5f;
  // What is read along a line sees further.
  const float seenX = 2 + (m->reading == MV_ALONG_LINE ? fabsf(m->p[20]) : m->reading == MV_ALONG_RAY ? w->width : 0);
  const float seenY = 2 + (m->reading == MV_ALONG_LINE ? fabsf(m->p[21]) : m->reading == MV_ALONG_RAY ? w->height : 0);
  q.x = q.x > w->left - seenX ? fminf(q.x, w->left + w->width - 1 + seenX) : w->left - seenX;
  q.y = q.y > w->top - seenY ? fminf(q.y, w->top + w->height - 1 + seenY) : w->top - seenY;
  return q;
}

// How far around a place it is read, in pixels.
static inline void mv_reach(const MVMap *m, MVPlace q, float *dx, float *dy) {
  *dx = *dy = 0;
  if (m->reading == MV_ALONG_LINE) { *dx = m->p[20]; *dy = -m->p[21]; }
  if (m->reading == MV_ALONG_RAY) {
    *dx = (q.x + 0.5f - m->p[20]) * m->p[22];
    *dy = (q.y + 0.5f + m->p[21]) * m->p[22];
  }
}

static inline mv_pixel mv_mapped_pixel(const MVMap *m, const MVPatch *patch, MVPlace q) {
  if (m->reading == MV_ONCE) return mv_sample(patch, q.x, q.y, m->smooth);
  float dx, dy;
  mv_reach(m, q, &dx, &dy);
  // Between pixels is read anyway, so that samples may lie one and a half apart.
  const int half = mv_within((int)ceilf(fmaxf(fabsf(dx), fabsf(dy)) / 1.5f), 1, 32);
  mv_pixel sum = mv_splat(0);
  float total = 0;
  for (int i = -half; i <= half; i++) {
    const float t = (float)i / half, weight = m->reading == MV_ALONG_LINE ? expf(-4.5f * t * t) : 1;
    sum += mv_sample(patch, q.x + dx * t, q.y + dy * t, 1) * mv_splat(weight);
    total += weight;
  }
  return sum / mv_splat(total);
}

// The part of the plane that the places need.
static inline VipsRect mv_places_area(const MVMap *m, const MVPlace *places, int count) {
  float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;
  for (int i = 0; i < count; i++) {
    float dx, dy;
    mv_reach(m, places[i], &dx, &dy);
    dx = fabsf(dx); dy = fabsf(dy);
    left = fminf(left, places[i].x - dx);
    right = fmaxf(right, places[i].x + dx);
    top = fminf(top, places[i].y - dy);
    bottom = fmaxf(bottom, places[i].y + dy);
  }
  VipsRect area = {(int)floorf(left) - 1, (int)floorf(top) - 1, 0, 0};
  area.width = (int)ceilf(right) + 2 - area.left;
  area.height = (int)ceilf(bottom) + 2 - area.top;
  return area;
}

enum { MV_PATCH_LIMIT = 2000000 };

// An area of the plane, into `out`; in parts when it needs too much of the source at once.
static inline int mv_map_area(const MVMap *m, VipsRegion *in, VipsRegion *out, VipsRect a, MVPlace *places) {
  MVCrystals near = {.column = INT_MIN};
  for (int y = 0; y < a.height; y++)
    for (int x = 0; x < a.width; x++) places[y * a.width + x] = mv_source_place(m, a.left + x, a.top + y, &near);
  MVPatch patch = {mv_places_area(m, places, a.width * a.height), NULL};
  const double size = (double)patch.area.width * patch.area.height;
  if (size > MV_PATCH_LIMIT && a.width * a.height > 1) {
    VipsRect first = a, second = a;
    if (a.width > a.height) {
      first.width = a.width / 2; second.left += first.width; second.width -= first.width;
    } else {
      first.height = a.height / 2; second.top += first.height; second.height -= first.height;
    }
    return mv_map_area(m, in, out, first, places) || mv_map_area(m, in, out, second, places);
  }
  if (!(patch.pixels = g_try_malloc((size_t)size * sizeof(mv_pixel)))) return -1;
  const int failed = mv_load_patch(m->tables, &m->source, in, &patch);
  for (int y = 0; y < a.height && !failed; y++) {
    uint8_t *row = VIPS_REGION_ADDR(out, a.left - m->left, a.top + y - m->top);
    for (int x = 0; x < a.width; x++) {
      const MVPlace q = places[y * a.width + x];
      *(mv_loose *)(row + 16 * x) = mv_mapped_pixel(m, &patch, q) * mv_splat(q.opacity);
    }
  }
  g_free(patch.pixels);
  return failed;
}

static inline int mv_generate_map(VipsRegion *out, void *sequence, void *a, void *b, gboolean *stop) {
  const MVMap *m = b;
  VipsRect area = out->valid;
  area.left += m->left;
  area.top += m->top;
  MVPlace *places = g_try_malloc((size_t)area.width * area.height * sizeof *places);
  if (!places) return -1;
  const int failed = mv_map_area(m, sequence, out, area, places);
  g_free(places);
  return failed;
}

static inline void mv_free_map(gpointer data) {
  MVMap *m = data;
  g_object_unref(m->source.image);
  g_free(m);
}

// Takes over `m` and a reference to its image.
static inline VipsImage *_Nullable mv_image_of_map(MVMap *_Nonnull m) {
  VipsImage *out = vips_image_new();
  g_object_set_data_full(G_OBJECT(out), "martlet", m, mv_free_map);
  VipsImage *in[2] = {m->source.image, NULL};
  if (mv_join(out, VIPS_DEMAND_STYLE_SMALLTILE, in, m->width, m->height, MV_FLOAT) ||
      vips_image_generate(out, vips_start_one, mv_generate_map, vips_stop_one, m->source.image, m)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
