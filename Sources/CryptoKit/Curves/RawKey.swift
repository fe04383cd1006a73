import CCrypto
import Foundation

/// A key of libcrypto's, which is freed with it.
final class LibraryKey: @unchecked Sendable {
  let pointer: OpaquePointer
  init(_ pointer: OpaquePointer) { self.pointer = pointer }
  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }
  deinit { EVP_PKEY_free(pointer) }

  /// The bytes of a key of Curve25519.
  var rawPublic: [UInt8] { bytes { EVP_PKEY_get_raw_public_key(pointer, $0, $1) } }
  var rawPrivate: [UInt8] { bytes { EVP_PKEY_get_raw_private_key(pointer, $0, $1) } }

  private func bytes(_ read: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>) -> Int32) -> [UInt8] {
    var count = 32
    var bytes = [UInt8](repeating: 0, count: count)
    return read(&bytes, &count) == 1 ? bytes : []
  }

  /// nil when the keys do not fit each other.
  func sharedSecret(with other: LibraryKey, count: Int) -> [UInt8]? {
    var secret = [UInt8](repeating: 0, count: count)
    let length = martlet_shared_secret(pointer, other.pointer, &secret, count)
    return length == count ? secret : nil
  }
}

/// What two people know who exchanged their public keys. Made into a key before it is used.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  private let secret: SymmetricKey
  init(_ bytes: [UInt8]) { secret = SymmetricKey(bytes: bytes) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try secret.withUnsafeBytes(body)
  }
  public var description: String { "SharedSecret: \(secret.bytes.hexadecimal)" }
  public func hash(into hasher: inout Hasher) { hasher.combine(secret.bytes) }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(inputKeyMaterial: secret, salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  /// ANSI X9.63: digests of the secret, a counter and the information.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var (output, counter) = ([UInt8](), UInt32(0))
    while output.count < outputByteCount {
      counter += 1
      var function = H()
      function.update(data: secret.bytes)
      function.update(data: withUnsafeBytes(counter.bigEndian))
      function.update(data: sharedInfo)
      output += Array(function.finalize())
    }
    return SymmetricKey(bytes: Array(output.prefix(outputByteCount)))
  }

  private func withUnsafeBytes(_ number: UInt32) -> [UInt8] { Swift.withUnsafeBytes(of: number) { Array($0) } }
}
