import Foundation
import Testing

@testable import CryptoKit

@Suite struct DigestTests {
  /// FIPS 180-4's examples, and RFC 1321's.
  @Test func digestsOfAbcAreThePublishedOnes() {
    let abc = Data("abc".utf8)
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Array(SHA384.hash(data: abc)).hexadecimal
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      Array(SHA512.hash(data: abc)).hexadecimal
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
        + "454d4423643ce80e2a9ac94fa54ca49f")
    #expect(Insecure.MD5.hash(data: abc).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(Array(Insecure.SHA1.hash(data: abc)).hexadecimal == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      Array(SHA256.hash(data: Data())).hexadecimal
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func piecesAddUpAndCopiesPart() {
    var whole = SHA256()
    whole.update(data: Data("ab".utf8))
    var other = whole
    whole.update(data: Data("c".utf8))
    other.update(data: Data("x".utf8))
    #expect(whole.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(other.finalize() == SHA256.hash(data: Data("abx".utf8)))
    // Asking for the digest changes nothing.
    #expect(whole.finalize() == whole.finalize())
  }

  @Test func digestsAreComparedWithBytes() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest == Data(digest) && !(digest == Data()) && digest.count(where: { _ in true }) == SHA256.byteCount)
  }
}
