#define _POSIX_C_SOURCE 200809L
#include "bounded_parser.h"

#include <setjmp.h>
#include <stdalign.h>
#include <stdlib.h>
#include <time.h>

// gumbo cannot be told to stop, but it takes an allocator. Ours cuts blocks from an arena, counts, looks at the clock,
// and leaves the parser by a long jump when a limit is reached: all that the parser had is in the arena. Freeing the
// arena also spares gumbo's own way to free a tree, which calls itself once for each level of nesting.

enum { chunk_size = 1 << 18, allocations_between_looks = 256 };

typedef struct Chunk {
  struct Chunk *next;
  size_t used, size;
  max_align_t bytes[];
} Chunk;

typedef struct Arena {
  Chunk *chunks;
  size_t left;
  unsigned allocations;
  struct timespec deadline;
  jmp_buf exit;
} Arena;

static int is_late(const Arena *arena) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (now.tv_sec != arena->deadline.tv_sec) return now.tv_sec > arena->deadline.tv_sec;
  return now.tv_nsec > arena->deadline.tv_nsec;
}

static void *allocate(void *userdata, size_t size) {
  Arena *arena = userdata;
  size = (size + alignof(max_align_t) - 1) & ~(alignof(max_align_t) - 1);
  if (++arena->allocations % allocations_between_looks == 0 && is_late(arena)) {
    longjmp(arena->exit, BOUNDED_OUT_OF_TIME);
  }
  if (size > arena->left) longjmp(arena->exit, BOUNDED_OUT_OF_MEMORY);
  arena->left -= size;

  Chunk *chunk = arena->chunks;
  if (!chunk || chunk->size - chunk->used < size) {
    size_t room = size > chunk_size ? size : chunk_size;
    chunk = malloc(sizeof(Chunk) + room);
    if (!chunk) longjmp(arena->exit, BOUNDED_OUT_OF_MEMORY);
    *chunk = (Chunk){.next = arena->chunks, .used = 0, .size = room};
    arena->chunks = chunk;
  }
  void *block = (char *)chunk->bytes + chunk->used;
  chunk->used += size;
  return block;
}

static void keep(void *userdata, void *block) {
  (void)userdata;
  (void)block;
}

BoundedParse bounded_parse(const char *text, size_t length, size_t memory, double seconds) {
  BoundedParse parse = {.output = NULL, .outcome = BOUNDED_OUT_OF_MEMORY, .arena = NULL};
  Arena *arena = calloc(1, sizeof(Arena));
  if (!arena) return parse;
  arena->left = memory;
  clock_gettime(CLOCK_MONOTONIC, &arena->deadline);
  arena->deadline.tv_sec += (time_t)seconds;
  arena->deadline.tv_nsec += (long)((seconds - (double)(time_t)seconds) * 1e9);
  if (arena->deadline.tv_nsec >= 1000000000L) {
    arena->deadline.tv_nsec -= 1000000000L;
    arena->deadline.tv_sec += 1;
  }

  GumboOptions options = kGumboDefaultOptions;
  options.allocator = allocate;
  options.deallocator = keep;
  options.userdata = arena;
  options.max_errors = 0;
  int reason = setjmp(arena->exit);
  GumboOutput *output = reason ? NULL : gumbo_parse_with_options(&options, text, length);
  return (BoundedParse){.output = output, .outcome = (BoundedOutcome)reason, .arena = arena};
}

void bounded_parse_free(BoundedParse *parse) {
  Arena *arena = parse->arena;
  if (!arena) return;
  for (Chunk *chunk = arena->chunks, *next; chunk; chunk = next) {
    next = chunk->next;
    free(chunk);
  }
  free(arena);
  parse->arena = NULL;
  parse->output = NULL;
}
