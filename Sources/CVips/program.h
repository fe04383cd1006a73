// Point programs: any number of steps on one pass over the pixels, as an image that libvips computes when and where it
// is needed, on all cores.
#ifndef MARTLET_VIPS_PROGRAM_H
#define MARTLET_VIPS_PROGRAM_H

enum { MV_STACK = 6, MV_SOURCES = 8 };

typedef struct {
  const MVTables *_Nonnull tables;  // must outlive the image
  int sources;
  MVSource source[MV_SOURCES];
  int steps;
  MVStep *_Nullable step;
  float *_Nullable memory;  // what the steps' tables point into
  int left, top;            // of the result in the plane
  int width, height;
  int layout;               // of the result
} MVProgram;

static inline void mv_free_program(gpointer data) {
  MVProgram *p = data;
  for (int i = 0; i < p->sources; i++) g_object_unref(p->source[i].image);
  g_free(p->step);
  g_free(p->memory);
  g_free(p);
}

typedef struct {
  mv_pixel *pixels[MV_STACK];
  int state[MV_STACK];
  int top;  // -1: empty
} MVStack;

static inline void mv_push(MVStack *k, int state) { k->state[k->top] = state; }

// What the step that first uses the pixels that step `i` puts on the stack wants them to mean.
static inline int mv_wanted(const MVProgram *p, int i) {
  int above = 0;  // pixels on top of them
  for (i++; i < p->steps; i++) {
    const MVStep *s = p->step + i;
    if (s->kind <= MV_PATTERN) {
      above++;
    } else if (s->kind >= MV_COMPOSITE) {
      const int count = s->kind == MV_MASK ? 3 : 2;
      if (above < count) return s->state;
      above -= count - 1;
    } else if (above == 0 && !(s->state & MV_ANY)) {
      return s->state;
    }
  }
  return mv_state_to_write(p->layout);
}

static inline void mv_push_step(const MVProgram *p, int i, VipsRegion **regions, int x, int y, int n, MVStack *k) {
  const MVStep *s = p->step + i;
  k->top++;
  mv_pixel *v = k->pixels[k->top];
  if (s->kind == MV_LOAD) {
    const MVSource *source = p->source + s->index;
    const int linear = !(mv_wanted(p, i) & MV_ENCODED);
    k->state[k->top] = mv_load(p->tables, source, regions[s->index], x, y, n, linear, v);
    return;
  }
  if (s->kind == MV_CONSTANT) {
    const mv_pixel color = mv_vector(s->p);
    for (int j = 0; j < n; j++) v[j] = color;
  } else {
    mv_pattern(s, x, y, v, n);
  }
  k->state[k->top] = s->state;
}

static inline void mv_unary_step(const MVStep *s, int x, int y, int n, mv_pixel *v, int *state) {
  switch (s->kind) {
    case MV_MATRIX: mv_matrix(s->p, v, n); break;
    case MV_CLAMP: mv_clamp(s->p, v, n); break;
    case MV_CURVES: mv_curves(s, v, n); return;
    case MV_LOOKUP: mv_lookup(s, v, n); return;
    case MV_POLYNOMIAL: mv_polynomial(s->p, v, n); break;
    case MV_CROSS: mv_cross(s->table, v, n); return;
    case MV_CUBE: mv_cube(s, v, n); break;
    case MV_GRADIENT_MAP: mv_gradient_map(s, v, n); break;
    case MV_VIBRANCE: mv_vibrance(s->p[0], v, n); return;
    case MV_POSTERIZE: mv_posterize(s->p[0], v, n); return;
    case MV_MAXIMUM: case MV_MINIMUM: mv_extreme(s->kind == MV_MAXIMUM, v, n); return;
    case MV_LUMA_ALPHA: mv_luma_alpha(v, n); break;
    case MV_THRESHOLD: mv_threshold(s->p[0], v, n); return;
    case MV_TONE: mv_tone(s->p, v, n); return;
    case MV_OPACITY: mv_opacity(s->p[0], v, n); break;
    case MV_WEIGHT: mv_weight(s->index, v, n); return;
    case MV_CLIP: mv_clip(s->p, x, y, v, n); break;
    default: mv_shade(s, x, y, v, n); return;
  }
  // A matrix that leaves alpha alone is the common case, and keeps opaque pixels opaque.
  const float *m = s->p;
  const int keeps = s->kind == MV_MATRIX && m[3] == 0 && m[7] == 0 && m[11] == 0 && m[15] == 1 && m[19] == 0;
  if (!keeps) *state &= ~MV_OPAQUE;
}

// Whether opaque pixels make opaque ones; `state` is that of the top.
static inline int mv_stays_opaque(const MVStep *s, const int *state) {
  const int top = state[0] & MV_OPAQUE, next = state[-1] & MV_OPAQUE;
  switch (s->kind) {
    case MV_COMPOSITE:
      if (s->index == MV_OUT || s->index == MV_XOR) return 0;
      return s->index == MV_OVER || s->index == MV_ADD ? top | next : top & next;
    case MV_BLEND: return top | next;
    case MV_ADD_SCALED: return s->p[3] == 1 && s->p[7] == 0 ? next : s->p[3] + s->p[7] == 1 ? top & next : 0;
    default: return next & state[-2];
  }
}

static inline void mv_joining_step(const MVTables *t, const MVStep *s, int n, MVStack *k) {
  const int count = s->kind == MV_MASK ? 3 : 2;
  const int opaque = mv_stays_opaque(s, k->state + k->top);
  for (int j = 0; j < count; j++) {
    const int at = k->top - j;
    k->state[at] = mv_convert(t, k->pixels[at], n, k->state[at], s->state);
  }
  mv_pixel *top = k->pixels[k->top], *next = k->pixels[k->top - 1];
  switch (s->kind) {
    case MV_COMPOSITE: mv_composite(s->index, top, next, n); break;
    case MV_BLEND:
      if (k->state[k->top] & k->state[k->top - 1] & MV_OPAQUE) mv_blend_opaque(s->index, top, next, n);
      else mv_blend(s->index, top, next, n);
      break;
    case MV_ADD_SCALED: {
      const mv_pixel a = mv_vector(s->p), b = mv_vector(s->p + 4);
      for (int i = 0; i < n; i++) next[i] = next[i] * a + top[i] * b;
      break;
    }
    default: mv_masked(s->index, top, next, k->pixels[k->top - 2], n);
  }
  k->top -= count - 1;
  k->state[k->top] = s->state | opaque;
}

// The pixels (x…x+n-1, y) of the plane, in the lowest place of the stack.
static inline void mv_run(const MVProgram *p, VipsRegion **regions, int x, int y, int n, MVStack *k) {
  k->top = -1;
  for (int i = 0; i < p->steps; i++) {
    const MVStep *s = p->step + i;
    if (s->kind <= MV_PATTERN) {
      mv_push_step(p, i, regions, x, y, n, k);
    } else if (s->kind >= MV_COMPOSITE) {
      mv_joining_step(p->tables, s, n, k);
    } else {
      int *state = k->state + k->top;
      *state = mv_convert(p->tables, k->pixels[k->top], n, *state, s->state);
      mv_unary_step(s, x, y, n, k->pixels[k->top], state);
    }
  }
}

static inline int mv_generate_program(VipsRegion *out, void *sequence, void *a, void *b, gboolean *stop) {
  const MVProgram *p = b;
  VipsRegion **regions = sequence;
  VipsRect area = out->valid;
  area.left += p->left;
  area.top += p->top;
  for (int i = 0; i < p->sources; i++)
    if (mv_prepare(p->source + i, regions[i], &area)) return -1;
  mv_pixel memory[MV_STACK][MV_CHUNK];
  MVStack stack;
  for (int i = 0; i < MV_STACK; i++) stack.pixels[i] = memory[i];
  for (int row = 0; row < area.height; row++) {
    for (int start = 0; start < area.width; start += MV_CHUNK) {
      const int n = area.width - start < MV_CHUNK ? area.width - start : MV_CHUNK;
      mv_run(p, regions, area.left + start, area.top + row, n, &stack);
      mv_store(p->tables, p->layout, stack.pixels[0], n, stack.state[0],
               VIPS_REGION_ADDR(out, out->valid.left + start, out->valid.top + row));
    }
  }
  return 0;
}

static inline void *mv_start_regions(VipsImage *out, void *a, void *b) {
  const MVProgram *p = b;
  VipsRegion **regions = g_new0(VipsRegion *, p->sources + 1);
  for (int i = 0; i < p->sources; i++) regions[i] = vips_region_new(p->source[i].image);
  return regions;
}

static inline int mv_stop_regions(void *sequence, void *a, void *b) {
  VipsRegion **regions = sequence;
  const MVProgram *p = b;
  for (int i = 0; i < p->sources; i++)
    if (regions[i]) g_object_unref(regions[i]);
  g_free(regions);
  return 0;
}

// Joins an image without pixels to its inputs, which libvips takes its size and format from at first.
static inline int mv_join(VipsImage *image, VipsDemandStyle style, VipsImage **in, int width, int height, int layout) {
  if (vips_image_pipeline_array(image, style, in)) return -1;
  const int deep = layout == MV_RGB16 || layout == MV_RGBA16, floats = layout >= MV_FLOAT;
  const int bands = layout == MV_RGB8 || layout == MV_RGB16 ? 3 : 4;
  const VipsBandFormat format = floats ? VIPS_FORMAT_FLOAT : deep ? VIPS_FORMAT_USHORT : VIPS_FORMAT_UCHAR;
  const VipsInterpretation space =
      floats ? VIPS_INTERPRETATION_scRGB : deep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB;
  vips_image_init_fields(image, width, height, bands, format, VIPS_CODING_NONE, space, 1, 1);
  return 0;
}

// Takes over `p` and a reference to each of its images.
static inline VipsImage *_Nullable mv_image_of_program(MVProgram *_Nonnull p, VipsDemandStyle style) {
  VipsImage *out = vips_image_new();
  VipsImage *in[MV_SOURCES + 1] = {0};
  for (int i = 0; i < p->sources; i++) in[i] = p->source[i].image;
  g_object_set_data_full(G_OBJECT(out), "martlet", p, mv_free_program);
  if (mv_join(out, style, in, p->width, p->height, p->layout) ||
      vips_image_generate(out, mv_start_regions, mv_generate_program, mv_stop_regions, NULL, p)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
