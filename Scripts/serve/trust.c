// Makes a program that verifies by OpenSSL, as libcurl does, trust one more authority: the file that
// MARTLET_SERVED_AUTHORITY names. Loaded by LD_PRELOAD into apps under test alone; libcurl on Linux can be told
// neither by a variable nor by OpenSSL's configuration.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

typedef struct ssl_st SSL;
typedef struct ssl_ctx_st SSL_CTX;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// Not in SSL_CTX_new: libcurl puts a store of its own into the context after that.
SSL *SSL_new(SSL_CTX *context) {
  int (*load)(SSL_CTX *, const char *, const char *) = next("SSL_CTX_load_verify_locations");
  SSL *(*make)(SSL_CTX *) = next("SSL_new");
  const char *authority = getenv("MARTLET_SERVED_AUTHORITY");
  if (load && context && authority) load(context, authority, NULL);
  return make ? make(context) : NULL;
}
