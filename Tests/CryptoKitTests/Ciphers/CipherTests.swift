import Foundation
import Testing

@testable import CryptoKit

@Suite struct CipherTests {
  /// McGrew and Viega, The Galois/Counter Mode of Operation: test case 4.
  @Test func aesInGaloisModeIsThePublishedOne() throws {
    let key = SymmetricKey(data: hex("feffe9928665731c6d6a8f9467308308"))
    let message = hex(
      """
      d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657
      ba637b39
      """)
    let extra = hex("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: hex("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: extra)
    #expect(
      Array(box.ciphertext)
        == hex(
          """
          42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac97
          3d58e091
          """))
    #expect(Array(box.tag) == hex("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(try AES.GCM.open(box, using: key, authenticating: extra) == Data(message))
  }

  /// RFC 8439, 2.8.2: its beginning and its tag.
  @Test func chaChaIsThePublishedOne() throws {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: ChaChaPoly.Nonce(data: hex("070000004041424344454647")),
      authenticating: hex("50515253c0c1c2c3c4c5c6c7"))
    #expect(Array(box.ciphertext.prefix(16)) == hex("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(Array(box.tag) == hex("1ae10b594f09e26a7e902ecbd0600691"))
  }

  @Test func boxesTravelInOnePiece() throws {
    let (key, message) = (SymmetricKey(size: .bits256), Data("hello".utf8))
    let aes = try AES.GCM.SealedBox(combined: try #require(AES.GCM.seal(message, using: key).combined))
    #expect(try AES.GCM.open(aes, using: key) == message)
    let chaCha = try ChaChaPoly.SealedBox(combined: ChaChaPoly.seal(message, using: key).combined)
    #expect(try ChaChaPoly.open(chaCha, using: key) == message)
    let empty = try AES.GCM.seal(Data(), using: key)
    #expect(try AES.GCM.open(empty, using: key).isEmpty)
  }

  @Test func changesAndOtherKeysAreNoticed() throws {
    let key = SymmetricKey(size: .bits128)
    var combined = try #require(AES.GCM.seal(Data("hello".utf8), using: key).combined)
    combined[14] ^= 1
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    let good = try AES.GCM.seal(Data("hello".utf8), using: key)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(good, using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(good, using: key, authenticating: Data("x".utf8))
    }
  }

  @Test func keysAndNoncesOfImpossibleLengthsAreRefused() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2, 3] as [UInt8]))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 3)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
  }
}
