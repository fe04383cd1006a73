import CCrypto
import Foundation

/// Makes a short digest of data of any length, in one go or piece by piece.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  static var byteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static var byteCount: Int { Digest.byteCount }

  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// libcrypto's state of a hash function; copied when it is shared and changes.
struct DigestState: @unchecked Sendable {
  private final class Context {
    let pointer = EVP_MD_CTX_new()!
    deinit { EVP_MD_CTX_free(pointer) }
  }
  private var context = Context()

  init(_ function: OpaquePointer?) {
    precondition(EVP_DigestInit_ex(context.pointer, function, nil) == 1, "libcrypto lacks a hash function")
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) {
      let copy = Context()
      EVP_MD_CTX_copy_ex(copy.pointer, context.pointer)
      context = copy
    }
    EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count)
  }

  func finalize(count: Int) -> [UInt8] {
    let copy = Context()
    EVP_MD_CTX_copy_ex(copy.pointer, context.pointer)
    var bytes = [UInt8](repeating: 0, count: count)
    EVP_DigestFinal_ex(copy.pointer, &bytes, nil)
    return bytes
  }
}

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  private var state = DigestState(EVP_sha256())
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(_bytes: state.finalize(count: SHA256Digest.byteCount)) }
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  private var state = DigestState(EVP_sha384())
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(_bytes: state.finalize(count: SHA384Digest.byteCount)) }
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  private var state = DigestState(EVP_sha512())
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(_bytes: state.finalize(count: SHA512Digest.byteCount)) }
}
