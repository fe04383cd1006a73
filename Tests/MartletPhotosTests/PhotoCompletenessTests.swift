import Foundation
import Testing

@testable import MartletPhotos

/// Files that end where they should, and each of them cut off anywhere.
@Suite struct PhotoCompletenessTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("whole-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func isWhole(_ bytes: [UInt8]) throws -> Bool? {
    let url = folder.appendingPathComponent("picture")
    try Data(bytes).write(to: url)
    return PhotoFile(file: url).map { PhotoCompleteness.isWhole($0) }
  }

  private static func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).reversed().map { UInt8(number >> ($0 * 8) & 255) }
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + [UInt8](repeating: 1, count: 17)
    + big(0) + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + [UInt8](repeating: 7, count: 40) + [0xFF, 0xD9]
  private static let webp: [UInt8] =
    Array("RIFF".utf8) + big(60).reversed() + Array("WEBP".utf8) + [UInt8](repeating: 3, count: 56)
  private static let heic: [UInt8] =
    big(24) + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 12) + big(20) + Array("meta".utf8)
    + [UInt8](repeating: 0, count: 12) + big(1) + Array("mdat".utf8) + big(48, 8) + [UInt8](repeating: 9, count: 32)
  /// Its last box goes on to the end of the file.
  private static let avif: [UInt8] =
    big(24) + Array("ftypavif".utf8) + [UInt8](repeating: 0, count: 12) + big(0) + Array("mdat".utf8) + [1, 2, 3]

  @Test(arguments: [png, jpeg, webp, heic]) func cutsAreSeen(bytes: [UInt8]) throws {
    #expect(try isWhole(bytes) == true)
    #expect(try isWhole(bytes + [0, 0, 0, 9, 0, 0, 0, 0]) == true)
    for count in 33..<bytes.count where ![24, 44].contains(count) {
      #expect(try isWhole(Array(bytes.prefix(count))) == false, "\(count) of \(bytes.count)")
    }
  }

  @Test func boxesWithoutALength() throws { #expect(try isWhole(Self.avif) == true) }
}
