import CCrypto
import Foundation

/// Bernstein's curve: Ed25519 for signatures, X25519 for shared secrets. Keys are 32 bytes.
public enum Curve25519 {
  public enum Signing {}
  public enum KeyAgreement {}

  fileprivate static func privateKey(_ kind: Int32, _ bytes: [UInt8]) throws -> LibraryKey {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    guard let key = LibraryKey(EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count)) else {
      throw CryptoKitError.invalidParameter
    }
    return key
  }
  fileprivate static func publicKey(_ kind: Int32, _ bytes: [UInt8]) throws -> LibraryKey {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    guard let key = LibraryKey(EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count)) else {
      throw CryptoKitError.invalidParameter
    }
    return key
  }
}

extension Curve25519.Signing {
  public struct PrivateKey: Sendable {
    private let key: LibraryKey
    public init() { key = try! Curve25519.privateKey(EVP_PKEY_ED25519, randomBytes(32)) }
    public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
      key = try Curve25519.privateKey(EVP_PKEY_ED25519, data.withUnsafeBytes { Array($0) })
    }
    public var rawRepresentation: Data { Data(key.rawPrivate) }
    public var publicKey: PublicKey { try! PublicKey(rawRepresentation: Data(key.rawPublic)) }

    /// 64 bytes.
    public func signature<D: DataProtocol>(for data: D) throws -> Data {
      let context = EVP_MD_CTX_new()
      defer { EVP_MD_CTX_free(context) }
      var (signature, count, message) = ([UInt8](repeating: 0, count: 64), 64, Array(data))
      guard EVP_DigestSignInit(context, nil, nil, nil, key.pointer) == 1,
        EVP_DigestSign(context, &signature, &count, &message, message.count) == 1
      else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
      return Data(signature)
    }
  }

  public struct PublicKey: Sendable {
    private let key: LibraryKey
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      key = try Curve25519.publicKey(EVP_PKEY_ED25519, rawRepresentation.withUnsafeBytes { Array($0) })
    }
    public var rawRepresentation: Data { Data(key.rawPublic) }

    public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
      let context = EVP_MD_CTX_new()
      defer { EVP_MD_CTX_free(context) }
      let (bytes, message) = (Array(signature), Array(data))
      return bytes.count == 64 && EVP_DigestVerifyInit(context, nil, nil, nil, key.pointer) == 1
        && EVP_DigestVerify(context, bytes, bytes.count, message, message.count) == 1
    }
  }
}

extension Curve25519.KeyAgreement {
  public struct PrivateKey: Sendable {
    private let key: LibraryKey
    public init() { key = try! Curve25519.privateKey(EVP_PKEY_X25519, randomBytes(32)) }
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      key = try Curve25519.privateKey(EVP_PKEY_X25519, rawRepresentation.withUnsafeBytes { Array($0) })
    }
    public var rawRepresentation: Data { Data(key.rawPrivate) }
    public var publicKey: PublicKey { try! PublicKey(rawRepresentation: Data(key.rawPublic)) }

    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      guard let secret = key.sharedSecret(with: publicKeyShare.key, count: 32) else {
        throw CryptoKitError.invalidParameter
      }
      return SharedSecret(secret)
    }
  }

  public struct PublicKey: Sendable {
    let key: LibraryKey
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      key = try Curve25519.publicKey(EVP_PKEY_X25519, rawRepresentation.withUnsafeBytes { Array($0) })
    }
    public var rawRepresentation: Data { Data(key.rawPublic) }
  }
}
