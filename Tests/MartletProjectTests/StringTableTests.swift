import Foundation
import Testing

@testable import MartletProject

@Suite struct StringTableTests {
  private func warnings(_ data: Data, name: String = "Localizable.strings") throws -> [ProjectWarning] {
    let folder = try TemporaryFolder()
    try data.write(to: folder.url.appendingPathComponent(name))
    var app = AppProject(name: "App")
    app.app.resources = [SwiftModule.Resource(path: folder.path(name), destination: "de.lproj/\(name)")]
    return app.stringTableWarnings()
  }

  private func warnings(_ text: String) throws -> [ProjectWarning] { try warnings(Data(text.utf8)) }

  @Test(arguments: [
    "", "/* nothing */\n", "\"a\" = \"b\";", "a = b;", "\"a\";", "// note\n\"a\\\"b\" = \"c;\\n\" ; \"d\"=\"e\";",
    "\u{FEFF}\"a\" = \"b\";", "\"ü\" = \"日本\";",
  ])
  func readsWhatXcodeReads(_ text: String) throws { #expect(try warnings(text) == []) }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "expected ';' after 'a'", 1, 10),
    ("\"a\" = \"b\";\n\"c\" \"d\";", "expected ';' after 'c'", 2, 4),
    ("\"a\" = \"b\";\n\n \"c\" = \"d;", "'\"' is never closed", 3, 8),
    ("\"a\" = ;", "unexpected character ';'", 1, 7),
    ("\"a\" = \"b\";\n/* c", "'/*' is never closed", 2, 1),
    ("\"a\" =", "the file ends where a value should stand", 1, 6),
    ("{\"a\" = \"b\";}", "unexpected character '{'", 1, 1),
  ])
  func namesThePlaceOfAMistake(_ text: String, _ problem: String, _ line: Int, _ column: Int) throws {
    let warning = try #require(try warnings(text).first)
    #expect(warning.file.hasSuffix("/Localizable.strings"))
    #expect(warning.problem == problem)
    #expect(warning.place == SourcePlace(line: line, column: column))
    #expect(warning.remedy == Wording.repairStrings)
  }

  private func encoded(_ text: String, _ encoding: String.Encoding) throws -> Data {
    try #require(text.data(using: encoding))
  }

  @Test func knowsUTF16ByItsMarkAndRefusesOtherEncodings() throws {
    let text = "\"a\" = \"ü\";"
    #expect(try warnings(encoded(text, .utf16)) == [])
    for encoding in [String.Encoding.isoLatin1, .windowsCP1252] {
      let warning = try #require(try warnings(encoded(text, encoding)).first)
      #expect(warning.problem == Wording.unknownEncoding && warning.remedy == Wording.saveStringsAsText)
    }
  }

  @Test func readsTheOtherFormatsOfPropertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: format, options: 0)
      #expect(try warnings(data) == [])
      #expect(try warnings(data.dropLast(data.count / 2)).count == 1)
    }
  }

  @Test func looksIntoFoldersThatAreCopiedWhole() throws {
    let folder = try TemporaryFolder(["de.lproj/Localizable.strings": "a = ", "de.lproj/x.txt": "a = "])
    var app = AppProject(name: "App")
    app.app.resources = [SwiftModule.Resource(path: folder.path("de.lproj"), destination: "de.lproj")]
    #expect(app.stringTableWarnings().map { folder.relative($0.file) } == ["de.lproj/Localizable.strings"])
  }
}
