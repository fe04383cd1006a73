import CCrypto
import Foundation

/// A signature of two numbers.
public struct _NISTSignature<C: _NISTCurve>: ContiguousBytes, Sendable {
  /// Both numbers, each as long as the curve's.
  public let rawRepresentation: Data

  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * C._count else { throw CryptoKitError.incorrectParameterSize }
    self.rawRepresentation = Data(rawRepresentation)
  }
  public init<D: DataProtocol>(derRepresentation: D) throws {
    let bytes = Array(derRepresentation)
    let read: (OpaquePointer?, Bool) = bytes.withUnsafeBufferPointer { buffer in
      var place = buffer.baseAddress
      let signature = d2i_ECDSA_SIG(nil, &place, buffer.count)
      return (signature, place == buffer.baseAddress.map { $0 + buffer.count })
    }
    guard let signature = read.0 else { throw CryptoKitASN1Error.invalidASN1Object }
    defer { ECDSA_SIG_free(signature) }
    var raw = [UInt8](repeating: 0, count: 2 * C._count)
    let isWritten = raw.withUnsafeMutableBufferPointer { buffer in
      BN_bn2binpad(ECDSA_SIG_get0_r(signature), buffer.baseAddress, Int32(C._count)) > 0
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), buffer.baseAddress! + C._count, Int32(C._count)) > 0
    }
    guard read.1, isWritten else { throw CryptoKitASN1Error.invalidASN1Object }
    rawRepresentation = Data(raw)
  }

  /// As ASN.1's distinguished rules write two numbers.
  public var derRepresentation: Data {
    let raw = Array(rawRepresentation)
    let signature = ECDSA_SIG_new()
    defer { ECDSA_SIG_free(signature) }
    ECDSA_SIG_set0(
      signature, BN_bin2bn(raw, Int32(C._count), nil), BN_bin2bn(Array(raw.suffix(C._count)), Int32(C._count), nil))
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(signature, &bytes)
    defer { CRYPTO_free(bytes, nil, 0) }
    return count > 0 ? Data(bytes: bytes!, count: Int(count)) : Data()
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try rawRepresentation.withUnsafeBytes(body)
  }
}

/// What keys are for.
public enum _SigningUse: Sendable {}
public enum _AgreementUse: Sendable {}

extension _NISTPrivateKey where Use == _SigningUse {
  public func signature<D: DataProtocol>(for data: D) throws -> _NISTSignature<C> {
    try signature(for: C.H.hash(data: data))
  }
  public func signature<D: Digest>(for digest: D) throws -> _NISTSignature<C> {
    let bytes = Array(digest)
    var (der, count) = ([UInt8](repeating: 0, count: 256), 256)
    guard martlet_sign_digest(key.pointer, bytes, bytes.count, &der, &count) == 1 else {
      throw CryptoKitError.underlyingCoreCryptoError(error: 0)
    }
    return try _NISTSignature(derRepresentation: der.prefix(count))
  }
}

extension _NISTPublicKey where Use == _SigningUse {
  public func isValidSignature<D: DataProtocol>(_ signature: _NISTSignature<C>, for data: D) -> Bool {
    isValidSignature(signature, for: C.H.hash(data: data))
  }
  public func isValidSignature<D: Digest>(_ signature: _NISTSignature<C>, for digest: D) -> Bool {
    let (bytes, der) = (Array(digest), Array(signature.derRepresentation))
    return martlet_verify_digest(key.pointer, bytes, bytes.count, der, der.count) == 1
  }
}

extension _NISTPrivateKey where Use == _AgreementUse {
  public func sharedSecretFromKeyAgreement(with publicKeyShare: _NISTPublicKey<C, Use>) throws -> SharedSecret {
    guard let secret = key.sharedSecret(with: publicKeyShare.key, count: C._count) else {
      throw CryptoKitError.invalidParameter
    }
    return SharedSecret(secret)
  }
}
