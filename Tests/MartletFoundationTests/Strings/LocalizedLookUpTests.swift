import Foundation
import MartletLocale
import Testing

@testable import MartletFoundation

/// What `String(localized:)`, `NSLocalizedString` and `String(format:)` of an app find. One after the other: the
/// language is the process's.
@Suite(.serialized) struct LocalizedLookUpTests {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>%lld apples</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld Apfel</string><key>other</key><string>%lld Äpfel</string></dict></dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>Breit</string>
    <key>iphone</key><string>Schmal</string></dict></dict>
    </dict></plist>
    """

  private func inGerman(kind: String = "plurals", _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LookUp-\(UUID().uuidString).bundle")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""plain" = "Schlicht"; "%@!" = "%@, ja"; "empty" = "";"#.utf8)
      .write(to: german.appendingPathComponent("Localizable.strings"))
    try Data(Self.plurals.utf8).write(to: german.appendingPathComponent("Localizable.\(kind)"))
    let bundle = try #require(Bundle(path: folder.path))
    try ProcessLocale.$ofTask.withValue(Locale(identifier: "de_AT")) { try body(bundle) }
  }

  @Test func localizedStringsAreInTheAppsLanguage() throws {
    try inGerman { bundle in
      #expect(String(localized: "plain", bundle: bundle) == "Schlicht")
      #expect(String(localized: "\("Martin")!", bundle: bundle) == "Martin, ja")
      #expect(String(localized: "missing", bundle: bundle) == "missing")
      #expect(String(localized: "empty", bundle: bundle) == "empty")
    }
  }

  @Test(arguments: ["plurals", "stringsdict"]) func numbersChooseTheWords(_ kind: String) throws {
    try inGerman(kind: kind) { bundle in
      #expect(String(localized: "\(1) apples", bundle: bundle) == "1 Apfel")
      #expect(String(localized: "\(3) apples", bundle: bundle) == "3 Äpfel")
    }
  }

  @Test func devicesHaveTheirTexts() throws {
    try inGerman { bundle in
      #expect(String(localized: "tap", bundle: bundle) == "Schmal")
      StringTables.device = "ipad"
      defer { StringTables.device = "iphone" }
      #expect(String(localized: "tap", bundle: bundle) == "Breit")
    }
  }

  @Test func theOldFunctionsFindPlurals() throws {
    try inGerman { bundle in
      let format = _localizedString(forKey: "%lld apples", value: nil, table: nil, bundle: bundle)
      #expect(_string(format: format, locale: nil, [1]) == "1 Apfel")
      #expect(_string(format: format, locale: nil, [7]) == "7 Äpfel")
      #expect(_localizedString(forKey: "plain", value: nil, table: "", bundle: bundle) == "Schlicht")
      #expect(_localizedString(forKey: "none", value: "else", table: nil, bundle: bundle) == "else")
      #expect(_localizedString(forKey: "none", value: "", table: nil, bundle: bundle) == "none")
    }
  }

  @Test func otherFormatsAreFoundations() {
    #expect(_string(format: "%d-%@", locale: nil, [3, "x" as NSString]) == "3-x")
  }
}
