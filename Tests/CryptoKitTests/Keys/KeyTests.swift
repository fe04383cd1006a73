import Foundation
import Testing

@testable import CryptoKit

@Suite struct KeyTests {
  /// RFC 4231, cases 1, 2 and 6.
  @Test func codesAreThePublishedOnes() {
    func code(_ key: [UInt8], _ text: String) -> String {
      HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key)).bytes.hexadecimal
    }
    #expect(
      code([UInt8](repeating: 0x0b, count: 20), "Hi There")
        == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    #expect(
      code(Array("Jefe".utf8), "what do ya want for nothing?")
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      code([UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First")
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func codesOfOtherMessagesAreNotValid() {
    let key = SymmetricKey(size: .bits256)
    let code = HMAC<SHA512>.authenticationCode(for: Data("a".utf8), using: key)
    #expect(HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: Data("a".utf8), using: key))
    #expect(HMAC<SHA512>.isValidAuthenticationCode(Data(code), authenticating: Data("a".utf8), using: key))
    #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: Data("b".utf8), using: key))
  }

  /// RFC 5869, case 1.
  @Test func derivedKeysAreThePublishedOnes() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: hex("000102030405060708090a0b0c"), info: hex("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.bytes.hexadecimal
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func keysAreRandomAndAsLongAsAsked() {
    let (first, second) = (SymmetricKey(size: .bits128), SymmetricKey(size: .bits128))
    #expect(first.bitCount == 128 && first != second && first == SymmetricKey(data: first.bytes))
  }
}
