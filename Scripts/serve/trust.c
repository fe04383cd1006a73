// Makes a program trust one more authority: the file that MARTLET_SERVED_AUTHORITY names. Programs that verify by OpenSSL,
// as libcurl does, and by GnuTLS, as players and pages do. Loaded by LD_PRELOAD into apps under test alone: neither
// library on Linux can be told by a variable of its own.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

typedef struct ssl_st SSL;
typedef struct ssl_ctx_st SSL_CTX;
typedef struct gnutls_x509_trust_list_st *TrustList;

// The library's own function, as the library that calls it from `place` has it: engines load theirs out of sight of others.
static void *next(const char *name, void *place) {
  void *found = dlsym(RTLD_NEXT, name);
  Dl_info caller;
  if (found || !dladdr(place, &caller)) return found;
  void *library = dlopen(caller.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  return library ? dlsym(library, name) : NULL;
}

// Not in SSL_CTX_new: libcurl puts a store of its own into the context after that.
SSL *SSL_new(SSL_CTX *context) {
  void *place = __builtin_return_address(0);
  int (*load)(SSL_CTX *, const char *, const char *) = next("SSL_CTX_load_verify_locations", place);
  SSL *(*make)(SSL_CTX *) = next("SSL_new", place);
  const char *authority = getenv("MARTLET_SERVED_AUTHORITY");
  if (load && context && authority) load(context, authority, NULL);
  return make ? make(context) : NULL;
}

// How GLib fills its list of those it trusts.
int gnutls_x509_trust_list_add_system_trust(TrustList list, unsigned flags, unsigned verification) {
  void *place = __builtin_return_address(0);
  int (*add)(TrustList, unsigned, unsigned) = next("gnutls_x509_trust_list_add_system_trust", place);
  int (*load)(TrustList, const char *, const char *, int, unsigned, unsigned) =
      next("gnutls_x509_trust_list_add_trust_file", place);
  const char *authority = getenv("MARTLET_SERVED_AUTHORITY");
  const int pem = 1;
  int added = add ? add(list, flags, verification) : 0;
  int own = load && authority ? load(list, authority, NULL, pem, 0, 0) : 0;
  return own > 0 ? (added > 0 ? added + own : own) : added;
}
