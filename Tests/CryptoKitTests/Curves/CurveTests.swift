import Foundation
import Testing

@testable import CryptoKit

@Suite struct CurveTests {
  /// RFC 8032, 7.1, test 2.
  @Test func signaturesOfEd25519AreThePublishedOnes() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(
      Array(key.publicKey.rawRepresentation) == hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
    let signature = try key.signature(for: [0x72] as [UInt8])
    #expect(
      Array(signature)
        == hex(
          """
          92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aee
          b00d291612bb0c00
          """))
    #expect(key.publicKey.isValidSignature(signature, for: [0x72] as [UInt8]))
    #expect(!key.publicKey.isValidSignature(signature, for: [0x73] as [UInt8]))
  }

  /// RFC 7748, 6.1.
  @Test func secretsOfX25519AreThePublishedOnes() throws {
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let bob = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: hex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"))
    #expect(
      Array(alice.publicKey.rawRepresentation)
        == hex("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
    let secret = try alice.sharedSecretFromKeyAgreement(with: bob)
    #expect(
      secret.withUnsafeBytes { Array($0) } == hex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
  }

  /// RFC 6979, A.2.5: the public key of a private one, and a signature of "sample".
  @Test func keysAndSignaturesOfP256AreThePublishedOnes() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: hex("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
    let point = hex(
      """
      60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6
      7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
      """)
    #expect(Array(key.publicKey.rawRepresentation) == point)
    let published = try P256.Signing.ECDSASignature(
      rawRepresentation: hex(
        """
        EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
        F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
        """))
    #expect(key.publicKey.isValidSignature(published, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(published, for: Data("test".utf8)))
    let own = try key.signature(for: Data("sample".utf8))
    #expect(key.publicKey.isValidSignature(own, for: Data("sample".utf8)))
    let read = try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation)
    #expect(read.rawRepresentation == own.rawRepresentation)
  }

  /// RFC 5903, 8.1.
  @Test func secretsOfP256AreThePublishedOnes() throws {
    let own = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: hex("C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433"))
    let other = try P256.KeyAgreement.PublicKey(
      rawRepresentation: hex(
        """
        D12DFB5289C8D4F81208B70270398C342296970A0BCCB74C736FC7554494BF63
        56FBF3CA366CC23E8157854C13C58D6AAC23F046ADA30F8353E74F33039872AB
        """))
    let secret = try own.sharedSecretFromKeyAgreement(with: other)
    #expect(
      secret.withUnsafeBytes { Array($0) } == hex("D6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE"))
  }

  @Test func pointsComeBackFromAllTheirForms() throws {
    let key = P384.Signing.PrivateKey()
    let whole = key.publicKey.x963Representation
    #expect(whole.count == 97 && key.x963Representation.count == 145)
    #expect(
      try P384.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation).x963Representation
        == whole)
    #expect(
      try P384.Signing.PrivateKey(x963Representation: key.x963Representation).publicKey.x963Representation == whole)
    #expect(
      try P521.KeyAgreement.PrivateKey(rawRepresentation: P521.KeyAgreement.PrivateKey().rawRepresentation)
        .rawRepresentation.count == 66)
  }

  @Test func whatIsNoKeyIsRefused() {
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 5)) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data(count: 31))
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.ECDSASignature(derRepresentation: Data([1, 2, 3]))
    }
  }

  @Test func bothSidesDeriveTheSameKey() throws {
    let (alice, bob) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let keys = try [
      alice.sharedSecretFromKeyAgreement(with: bob.publicKey), bob.sharedSecretFromKeyAgreement(with: alice.publicKey),
    ].map {
      $0.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data("s".utf8), sharedInfo: Data(), outputByteCount: 32)
    }
    #expect(keys[0] == keys[1] && keys[0].bitCount == 256)
  }

  /// GEC 2 and NIST's X9.63 vectors for SHA-256: no shared information, 16 bytes.
  @Test func keysOfX963AreDigestsOfTheSecret() {
    let secret = SharedSecret(hex("96c05619d56c328ab95fe84b18264b08725b85e33fd34f08"))
    let key = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: 16)
    #expect(key.bytes.hexadecimal == "443024c3dae66b95e6f5670601558f71")
  }
}
