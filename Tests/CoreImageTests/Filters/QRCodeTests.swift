import Foundation
import Testing

@testable import CoreImage

@Suite struct QRCodeTests {
  @Test func sizesFollowTheMessage() throws {
    // ISO/IEC 18004, table 7: bytes that fit into versions 1, 2, 10 and 40.
    let capacities: [(Int, QRCode.Correction, Int)] = [
      (17, .low, 21), (18, .low, 25), (14, .medium, 21), (7, .high, 21), (271, .low, 57), (213, .medium, 57),
      (2953, .low, 177), (1273, .high, 177),
    ]
    for (count, correction, size) in capacities {
      let code = try #require(QRCode(message: [UInt8](repeating: 65, count: count), correction: correction))
      #expect(code.size == size, "\(count) \(correction)")
    }
    #expect(QRCode(message: [UInt8](repeating: 65, count: 2954), correction: .low) == nil)
    #expect(QRCode(message: [UInt8](repeating: 65, count: 1274), correction: .high) == nil)
  }

  @Test func fixedPatterns() throws {
    let code = try #require(QRCode(message: Array("https://example.org".utf8), correction: .medium))
    #expect(code.size == 25)
    for (x, y) in [(0, 0), (18, 0), (0, 18)] {
      #expect((0..<7).allSatisfy { code[x + $0, y] && code[x, y + $0] && code[x + 3, y + 3] })
      #expect(!code[x + 1, y + 1])
    }
    #expect((8..<17).allSatisfy { code[$0, 6] == ($0 % 2 == 0) })
    #expect(code[18, 18] && !code[17, 17] && code[16, 16])  // alignment
  }

  /// Annex I of the standard: the remainder of version 1-M for "01234567".
  @Test func correctionCodewords() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    let remainder: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(ReedSolomon(count: 10).remainder(of: data) == remainder)
  }
}
