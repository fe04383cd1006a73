import Foundation

/// What a hash function makes of data. Printed in hexadecimal digits.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Digests of the library: bytes with a name.
public protocol _ByteDigest: Digest {
  static var _name: String { get }
  var _bytes: [UInt8] { get }
  init(_bytes: [UInt8])
}

extension _ByteDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  public var description: String { "\(Self._name) digest: \(_bytes.hexadecimal)" }
  /// Takes the same time whatever the bytes are.
  public static func == (left: Self, right: Self) -> Bool { left._bytes.isEqualInConstantTime(right._bytes) }
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left._bytes.isEqualInConstantTime(Array(right))
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
}

extension Array where Element == UInt8 {
  var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

  func isEqualInConstantTime(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

public struct SHA256Digest: _ByteDigest {
  public static let byteCount = 32
  public static let _name = "SHA256"
  public let _bytes: [UInt8]
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

public struct SHA384Digest: _ByteDigest {
  public static let byteCount = 48
  public static let _name = "SHA384"
  public let _bytes: [UInt8]
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

public struct SHA512Digest: _ByteDigest {
  public static let byteCount = 64
  public static let _name = "SHA512"
  public let _bytes: [UInt8]
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}
