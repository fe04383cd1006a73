// OpenSSL's libcrypto, with what Swift's importer does not see: its macros, and calls that take lists of parameters.
#ifndef MARTLET_CRYPTO_SHIM_H
#define MARTLET_CRYPTO_SHIM_H

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <string.h>

// A key of a named curve; the private number may be null. Null when the point is not on the curve.
static inline EVP_PKEY *martlet_ec_key(const char *curve, const unsigned char *point, size_t point_length,
                                       const BIGNUM *secret) {
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  OSSL_PARAM *parameters = NULL;
  if (context && builder && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) &&
      OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, point_length) &&
      (!secret || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, secret)) &&
      (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) == 1)
    if (EVP_PKEY_fromdata(context, &key, secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters) != 1) key = NULL;
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  EVP_PKEY_CTX_free(context);
  return key;
}

// ECDSA of a digest that was computed already.
static inline int martlet_sign_digest(EVP_PKEY *key, const unsigned char *digest, size_t digest_length,
                                      unsigned char *signature, size_t *signature_length) {
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
  int done = context && EVP_PKEY_sign_init(context) == 1 &&
             EVP_PKEY_sign(context, signature, signature_length, digest, digest_length) == 1;
  EVP_PKEY_CTX_free(context);
  return done;
}

static inline int martlet_verify_digest(EVP_PKEY *key, const unsigned char *digest, size_t digest_length,
                                        const unsigned char *signature, size_t signature_length) {
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
  int done = context && EVP_PKEY_verify_init(context) == 1 &&
             EVP_PKEY_verify(context, signature, signature_length, digest, digest_length) == 1;
  EVP_PKEY_CTX_free(context);
  return done;
}

// The secret that two keys share; 0 when the keys do not fit each other.
static inline size_t martlet_shared_secret(EVP_PKEY *own, EVP_PKEY *other, unsigned char *secret, size_t length) {
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, own, NULL);
  int done = context && EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, other) == 1 &&
             EVP_PKEY_derive(context, secret, &length) == 1;
  EVP_PKEY_CTX_free(context);
  return done ? length : 0;
}

static inline int martlet_gcm_get_tag(EVP_CIPHER_CTX *context, int length, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, length, tag);
}
static inline int martlet_gcm_set_tag(EVP_CIPHER_CTX *context, int length, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, length, tag);
}
static inline int martlet_set_nonce_length(EVP_CIPHER_CTX *context, int length) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, length, NULL);
}

#endif
