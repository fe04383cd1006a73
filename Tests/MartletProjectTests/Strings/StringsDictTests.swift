import Foundation
import Testing

@testable import MartletProject

@Suite struct StringsDictTests {
  private func warnings(_ body: String) throws -> [ProjectWarning] {
    let folder = try TemporaryFolder([
      "P.stringsdict":
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(body)\n</dict></plist>\n"
    ])
    var app = AppProject(name: "App")
    app.app.resources = [
      SwiftModule.Resource(path: folder.path("P.stringsdict"), destination: "de.lproj/P.stringsdict")
    ]
    return app.stringTableWarnings()
  }

  private static let variable =
    "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict>"

  @Test func aWholeFileIsFine() throws {
    let entry = "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\(Self.variable)</dict>"
    #expect(try warnings(entry) == [])
    #expect(
      try warnings(
        "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>x</string></dict></dict>"
      ) == [])
  }

  @Test(arguments: [
    ("<key>k</key><dict></dict>", "the entry 'k' has no NSStringLocalizedFormatKey"),
    (
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict>",
      "the entry 'k' uses the variable 'n', which it does not define"
    ),
    (
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict/></dict>",
      "the entry 'k' has a variable 'n' without 'other'"
    ),
  ])
  func aMistakeIsNamedWithItsEntry(_ entry: String, _ problem: String) throws {
    let warning = try #require(try warnings(entry).first)
    #expect(warning.problem == problem && warning.place == SourcePlace(line: 3, column: 1))
    #expect(warning.file.hasSuffix("P.stringsdict"))
  }

  @Test func aDamagedFileIsNamed() throws {
    let warning = try #require(try warnings("<key>k</key><dict>").first)
    #expect(warning.file.hasSuffix("P.stringsdict") && warning.remedy == Wording.repairStrings)
  }
}
