import Foundation
import Testing

@testable import MartletProject

@Suite struct XcconfigReaderTests {
  private func read(_ files: [String: String]) throws -> (pairs: [String], warnings: [ProjectWarning], folder: String) {
    let folder = try TemporaryFolder(files)
    let reader = try XcconfigReader.read(folder.url.appendingPathComponent("Main.xcconfig"))
    return (reader.settings.map { "\($0.key)=\($0.value)" }, reader.warnings, folder.url.path)
  }

  @Test func readsSettingsAndLeavesCommentsOut() throws {
    let text = "// note\r\nA = 1 // more\n\nB[sdk=iphone*] = x = y;\nC =\n  D  =  $(inherited) z  \n"
    #expect(try read(["Main.xcconfig": text]).pairs == ["A=1", "B[sdk=iphone*]=x = y", "C=", "D=$(inherited) z"])
  }

  @Test func includesFilesWhereTheyAreNamed() throws {
    let result = try read([
      "Main.xcconfig": "A = 1\n#include \"Sub/Other\"\n#include? \"none.xcconfig\"\nB = 2",
      "Sub/Other.xcconfig": "A = 3\n#include \"../Main.xcconfig\"\n#include \"Last.xcconfig\"",
      "Sub/Last.xcconfig": "C = 4",
    ])
    #expect(result.pairs == ["A=1", "A=3", "C=4", "B=2"])
    #expect(result.warnings == [])
  }

  @Test func warnsOfAnIncludedFileThatIsMissing() throws {
    let result = try read(["Main.xcconfig": "A = 1\n#include \"none.xcconfig\""])
    let warning = try #require(result.warnings.first)
    #expect(warning.place == SourcePlace(line: 2, column: 1))
    #expect(warning.problem == "the included file is missing: \(result.folder)/none.xcconfig")
  }

  @Test(arguments: [
    ("A = 1\nwhat", "'what' is not a setting: expected NAME = value", 2),
    ("= 1", "'= 1' is not a setting: expected NAME = value", 1),
    ("\n\n#include none", "a file's name in quotation marks belongs behind #include", 3),
  ])
  func namesTheLineOfAMistake(_ text: String, _ problem: String, _ line: Int) throws {
    let error = #expect(throws: ProjectError.self) { try read(["Main.xcconfig": text]) }
    #expect(error?.problem == problem)
    #expect(error?.place == SourcePlace(line: line, column: 1))
  }
}
