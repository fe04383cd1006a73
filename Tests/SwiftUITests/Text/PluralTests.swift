import Foundation
import Testing

@testable import SwiftUI

/// Texts whose words depend on numbers. Spec: I31.
@MainActor @Suite struct PluralTests {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>%lld apples</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@value@</string><key>value</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>**%1$lld** яблоко</string><key>few</key><string>%1$lld яблока</string>
    <key>many</key><string>%1$lld яблок</string><key>other</key><string>%1$lld яблока</string></dict></dict>
    <key>%@ sent %lld files</key><dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@files@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld файл</string><key>other</key><string>%lld файлов</string></dict></dict>
    </dict></plist>
    """

  private func string(_ key: LocalizedStringKey) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Plurals-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("ru.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(Self.plurals.utf8).write(to: place.appendingPathComponent("Localizable.plurals"))
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "ru_RU")
    return Text(key, bundle: try #require(Bundle(path: folder.path))).string(in: environment)
  }

  @Test(arguments: [(1, "1 яблоко"), (3, "3 яблока"), (5, "5 яблок"), (21, "21 яблоко"), (0, "0 яблок")])
  func theWordsFollowTheNumber(_ count: Int, _ text: String) throws {
    #expect(try string("\(count) apples") == text)
  }

  @Test func otherArgumentsKeepTheirPlaces() throws {
    #expect(try string("\("Аня") sent \(1) files") == "Аня: 1 файл")
    #expect(try string("\("Аня") sent \(7) files") == "Аня: 7 файлов")
  }
}
