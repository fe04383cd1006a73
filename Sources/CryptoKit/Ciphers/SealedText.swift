import CCrypto
import Foundation

/// Ciphers that also notice changes, by libcrypto.
enum SealedText {
  enum Cipher {
    case aes, chaCha
    func function(keyCount: Int) -> OpaquePointer? {
      switch (self, keyCount) {
      case (.aes, 16): EVP_aes_128_gcm()
      case (.aes, 24): EVP_aes_192_gcm()
      case (.aes, 32): EVP_aes_256_gcm()
      case (.chaCha, 32): EVP_chacha20_poly1305()
      default: nil
      }
    }
  }
  static let tagCount = 16

  static func seal(
    _ message: [UInt8], _ cipher: Cipher, key: SymmetricKey, nonce: [UInt8], authenticating extra: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    let context = try start(cipher, key, nonce, isSealing: true)
    defer { EVP_CIPHER_CTX_free(context) }
    let text = try run(context, message, extra)
    var end: Int32 = 0
    var rest = [UInt8](repeating: 0, count: 32)
    var tag = [UInt8](repeating: 0, count: tagCount)
    try check(EVP_EncryptFinal_ex(context, &rest, &end))
    try check(martlet_gcm_get_tag(context, Int32(tagCount), &tag))
    return (text, tag)
  }

  static func open(
    _ text: [UInt8], tag: [UInt8], _ cipher: Cipher, key: SymmetricKey, nonce: [UInt8], authenticating extra: [UInt8]
  ) throws -> Data {
    let context = try start(cipher, key, nonce, isSealing: false)
    defer { EVP_CIPHER_CTX_free(context) }
    let message = try run(context, text, extra)
    var tag = tag
    try check(martlet_gcm_set_tag(context, Int32(tagCount), &tag))
    var end: Int32 = 0
    var rest = [UInt8](repeating: 0, count: 32)
    guard EVP_DecryptFinal_ex(context, &rest, &end) == 1 else { throw CryptoKitError.authenticationFailure }
    return Data(message)
  }

  private static func start(
    _ cipher: Cipher, _ key: SymmetricKey, _ nonce: [UInt8], isSealing: Bool
  ) throws -> OpaquePointer {
    guard let function = cipher.function(keyCount: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
    let way: Int32 = isSealing ? 1 : 0
    guard EVP_CipherInit_ex(context, function, nil, nil, nil, way) == 1,
      martlet_set_nonce_length(context, Int32(nonce.count)) == 1,
      EVP_CipherInit_ex(context, nil, nil, key.bytes, nonce, way) == 1
    else {
      EVP_CIPHER_CTX_free(context)
      throw CryptoKitError.incorrectParameterSize
    }
    return context
  }

  private static func run(_ context: OpaquePointer, _ input: [UInt8], _ extra: [UInt8]) throws -> [UInt8] {
    var count: Int32 = 0
    if !extra.isEmpty { try check(EVP_CipherUpdate(context, nil, &count, extra, Int32(extra.count))) }
    var output = [UInt8](repeating: 0, count: input.count)
    if !input.isEmpty { try check(EVP_CipherUpdate(context, &output, &count, input, Int32(input.count))) }
    return output
  }

  private static func check(_ answer: Int32) throws {
    if answer != 1 { throw CryptoKitError.underlyingCoreCryptoError(error: answer) }
  }
}
