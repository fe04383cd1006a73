import Foundation

/// The cipher AES, with keys of 16, 24 or 32 bytes.
public enum AES {
  /// In Galois' counter mode.
  public enum GCM {}
}

extension AES.GCM {
  /// A number that is never used twice with the same key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// 12 random bytes.
    public init() { bytes = randomBytes(12) }
    /// At least 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// What nobody reads or changes without the key.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    /// 16 bytes by which changes are noticed.
    public let tag: Data

    /// Nonce, text and tag in one; nil with a nonce that is not 12 bytes long.
    public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 12 + SealedText.tagCount else { throw CryptoKitError.incorrectParameterSize }
      let data = Data(combined)
      nonce = try Nonce(data: data.prefix(12))
      ciphertext = Data(data.dropFirst(12).dropLast(SealedText.tagCount))
      tag = Data(data.suffix(SealedText.tagCount))
    }
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == SealedText.tagCount else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
  }

  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try SealedText.seal(
      Array(message), .aes, key: key, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
  }
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// Throws when the key is another one, or something was changed.
  public static func open<A: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
  ) throws -> Data {
    try SealedText.open(
      Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), .aes, key: key, nonce: sealedBox.nonce.bytes,
      authenticating: Array(authenticatedData))
  }
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
