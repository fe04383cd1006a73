import Foundation
import Testing

@testable import MartletProject

@Suite struct FontCheckTests {
  private func warnings(_ bytes: [UInt8], listed: String = "F.ttf") throws -> [String] {
    let folder = try TemporaryFolder(["x": ""])
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("F.ttf")))
    var list = InfoPlist()
    list.values["UIAppFonts"] = .array([.string(listed)])
    let copies = [SwiftModule.Resource(path: folder.path("F.ttf"), destination: "F.ttf")]
    return FontCheck(copies).warnings(list).map(\.problem)
  }

  /// Twelve bytes and one table of sixteen.
  private let font: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array(repeating: 0, count: 16)

  @Test func aFontIsTaken() throws {
    #expect(try warnings(font) == [])
    #expect(try warnings(Array("OTTO".utf8) + font.dropFirst(4)) == [])
  }

  @Test func whatIsNoFontIsSaid() throws {
    #expect(try warnings([]) == [Wording.fontDamaged])
    #expect(try warnings(Array("<html>not found</html>".utf8)) == [Wording.fontDamaged])
    #expect(try warnings(font.dropLast()) == [Wording.fontDamaged])
    #expect(try warnings(font, listed: "G.ttf") == [Wording.fontMissing("G.ttf")])
  }
}
