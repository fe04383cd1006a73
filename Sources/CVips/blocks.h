// Images whose pixels are means, greatest or least values of blocks of one source.
#ifndef MARTLET_VIPS_BLOCKS_H
#define MARTLET_VIPS_BLOCKS_H

enum { MV_BLOCK_MEAN, MV_BLOCK_MAXIMUM, MV_BLOCK_MINIMUM };

// Pixel (i, j) of the result is of the block from (left + i · across, top + j · down) of the plane. With `counts`, only
// pixels inside of the source's window count for a mean.
typedef struct {
  const MVTables *_Nonnull tables;
  MVSource source;
  int kind;
  int counts;
  int left, top, across, down;
  int width, height;  // of the result
} MVBlocks;

static inline void mv_block_row(const MVBlocks *k, const mv_pixel *row, int blocks, int first, mv_pixel *out) {
  for (int i = 0; i < blocks; i++) {
    mv_pixel v = first ? row[0] : out[i];
    for (int x = first ? 1 : 0; x < k->across; x++) {
      v = k->kind == MV_BLOCK_MEAN ? v + row[x] : k->kind == MV_BLOCK_MAXIMUM ? mv_max4(v, row[x]) : mv_min4(v, row[x]);
    }
    out[i] = v;
    row += k->across;
  }
}

// How many pixels of a block's side from `start` on lie between `low` and `high`.
static inline float mv_block_share(const MVBlocks *k, int start, int size, int low, int high) {
  if (!k->counts) return size;
  const int from = start > low ? start : low, to = start + size < high ? start + size : high;
  return to > from ? to - from : 1;
}

// One row of blocks; `area` is theirs in the plane.
static inline int mv_blocks_line(const MVBlocks *k, VipsRegion *in, const VipsRect *area, mv_pixel *memory,
                                 mv_loose *out) {
  const int blocks = area->width / k->across;
  mv_pixel *sums = memory + area->width;
  // Whole bands of a computed source at once, but not a block as high as the picture.
  const int band = mv_within(2000000 / area->width, 1, k->down);
  for (int y = 0; y < k->down; y++) {
    if (y % band == 0) {
      VipsRect part = {area->left, area->top + y, area->width, band < k->down - y ? band : k->down - y};
      if (mv_prepare(&k->source, in, &part)) return -1;
    }
    const int state = mv_load(k->tables, &k->source, in, area->left, area->top + y, area->width, 1, memory);
    mv_convert(k->tables, memory, area->width, state, MV_PREMULTIPLIED);
    mv_block_row(k, memory, blocks, y == 0, sums);
  }
  const VipsRect *w = &k->source.window;
  const float high = mv_block_share(k, area->top, k->down, w->top, w->top + w->height);
  for (int i = 0; i < blocks; i++) {
    const float wide = mv_block_share(k, area->left + i * k->across, k->across, w->left, w->left + w->width);
    out[i] = k->kind == MV_BLOCK_MEAN ? sums[i] / mv_splat(wide * high) : sums[i];
  }
  return 0;
}

static inline int mv_generate_blocks(VipsRegion *out, void *sequence, void *a, void *b, gboolean *stop) {
  const MVBlocks *k = b;
  const VipsRect r = out->valid;
  VipsRect area = {k->left + r.left * k->across, 0, r.width * k->across, k->down};
  mv_pixel *memory = g_try_malloc(((size_t)area.width + r.width) * sizeof(mv_pixel));
  if (!memory) return -1;
  int failed = 0;
  for (int y = 0; y < r.height && !failed; y++) {
    area.top = k->top + (r.top + y) * k->down;
    mv_loose *row = (mv_loose *)VIPS_REGION_ADDR(out, r.left, r.top + y);
    failed = mv_blocks_line(k, sequence, &area, memory, row);
  }
  g_free(memory);
  return failed;
}

static inline void mv_free_blocks(gpointer data) {
  MVBlocks *k = data;
  g_object_unref(k->source.image);
  g_free(k);
}

// Takes over `k` and a reference to its image.
static inline VipsImage *_Nullable mv_image_of_blocks(MVBlocks *_Nonnull k) {
  VipsImage *out = vips_image_new();
  g_object_set_data_full(G_OBJECT(out), "martlet", k, mv_free_blocks);
  VipsImage *in[2] = {k->source.image, NULL};
  if (mv_join(out, VIPS_DEMAND_STYLE_SMALLTILE, in, k->width, k->height, MV_FLOAT) ||
      vips_image_generate(out, vips_start_one, mv_generate_blocks, vips_stop_one, k->source.image, k)) {
    g_object_unref(out);
    return NULL;
  }
  return out;
}

#endif
