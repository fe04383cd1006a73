import CCrypto
import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable, Equatable {
  public let bitCount: Int
  /// A multiple of 8 above 0.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "a key has whole bytes, and not \(bitCount) bits")
    self.bitCount = bitCount
  }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret that both sides know. Its memory is wiped when nobody has it any more.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let secret: SecretBytes

  public init<D: ContiguousBytes>(data: D) { secret = SecretBytes(data.withUnsafeBytes { Array($0) }) }
  /// Random bytes.
  public init(size: SymmetricKeySize) { secret = SecretBytes(randomBytes(size.bitCount / 8)) }
  init(bytes: [UInt8]) { secret = SecretBytes(bytes) }

  public var bitCount: Int { secret.bytes.count * 8 }
  var bytes: [UInt8] { secret.bytes }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try secret.bytes.withUnsafeBytes(body)
  }
  public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool {
    left.bytes.isEqualInConstantTime(right.bytes)
  }
}

final class SecretBytes: @unchecked Sendable {
  fileprivate(set) var bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  deinit { bytes.withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) } }
}

/// Bytes that nobody can guess, of the system.
func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}
