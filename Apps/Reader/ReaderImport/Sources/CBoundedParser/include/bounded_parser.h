#ifndef BOUNDED_PARSER_H
#define BOUNDED_PARSER_H

#include <gumbo.h>

/** Why there is no tree. */
typedef enum { BOUNDED_PARSED, BOUNDED_OUT_OF_MEMORY, BOUNDED_OUT_OF_TIME } BoundedOutcome;

/** A parse with all of its memory. */
typedef struct BoundedParse {
  GumboOutput *output;
  BoundedOutcome outcome;
  void *arena;
} BoundedParse;

/**
 * Parses UTF-8 text of a page with at most so many bytes of memory and seconds. A page can be written so that the
 * parser's work grows with the square of its length; such a page ends here with an outcome instead of a tree.
 * The text must outlive the parse; `bounded_parse_free` ends it, whatever its outcome.
 */
BoundedParse bounded_parse(const char *text, size_t length, size_t memory, double seconds);
void bounded_parse_free(BoundedParse *parse);

#endif
