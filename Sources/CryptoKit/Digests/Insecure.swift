import CCrypto
import Foundation

/// Hash functions that are broken, for what still asks for them.
public enum Insecure {
  public struct MD5Digest: _ByteDigest {
    public static let byteCount = 16
    public static let _name = "MD5"
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }
  public struct SHA1Digest: _ByteDigest {
    public static let byteCount = 20
    public static let _name = "SHA1"
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }

  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64
    private var state = DigestState(EVP_md5())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(_bytes: state.finalize(count: MD5Digest.byteCount)) }
  }
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64
    private var state = DigestState(EVP_sha1())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: state.finalize(count: SHA1Digest.byteCount)) }
  }
}
