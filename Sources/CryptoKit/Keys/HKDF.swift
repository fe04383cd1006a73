import Foundation

/// Keys made of other secrets: RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    let key = SymmetricKey(bytes: salt.isEmpty ? [UInt8](repeating: 0, count: H.byteCount) : salt)
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
  }

  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(outputByteCount <= 255 * H.byteCount, "HKDF makes \(255 * H.byteCount) bytes at most")
    let key = SymmetricKey(data: prk)
    var (output, block, counter) = ([UInt8](), [UInt8](), UInt8(0))
    while output.count < outputByteCount {
      counter += 1
      block = HMAC<H>.authenticationCode(for: block + (info.map { Array($0) } ?? []) + [counter], using: key).bytes
      output += block
    }
    return SymmetricKey(bytes: Array(output.prefix(outputByteCount)))
  }
}
