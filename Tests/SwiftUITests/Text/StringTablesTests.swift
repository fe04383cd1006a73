import Foundation
import MartletFoundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct StringTablesTests {
  /// A bundle of two languages, in a new folder.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #""%lld of %@" = "%2$@, davon %1$lld"; "%lf km" = "%.1f km"; "Bye" = "**Tschüs**";"#, "de", "Localizable", folder)
    try write(#""Bye" = "Goodbye"; "Only" = "Only English";"#, "en", "Localizable", folder)
    try write(#""Bye" = "Servus";"#, "de", "Slang", folder)
    let bundle = try #require(Bundle(path: folder.path))
    try body(bundle)
  }

  private func write(_ strings: String, _ language: String, _ table: String, _ folder: URL) throws {
    let place = folder.appendingPathComponent("\(language).lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(strings.utf8).write(to: place.appendingPathComponent("\(table).strings"))
  }

  private func string(
    _ key: LocalizedStringKey, _ bundle: Bundle, table: String? = nil, locale: String = "de_AT"
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key, tableName: table, bundle: bundle).string(in: environment)
  }

  /// Spec: I3: arguments come after the look-up, by position where the translation says so.
  @Test func argumentsFollowTheTranslation() throws {
    try withBundle { bundle in
      #expect(string("\(3) of \("zehn")", bundle) == "zehn, davon 3")
      #expect(string("\(1.25) km", bundle) == "1,2 km")
    }
  }

  /// Spec: I30.
  @Test func languageAndTableAreChosen() throws {
    try withBundle { bundle in
      #expect(string("Bye", bundle) == "Tschüs")
      #expect(string("Bye", bundle, locale: "en_GB") == "Goodbye")
      #expect(string("Bye", bundle, table: "Slang") == "Servus")
      #expect(string("Bye", bundle, locale: "fr_FR") == "Goodbye")
    }
  }

  /// Spec: I2.
  @Test func aMissingEntryShowsTheKey() throws {
    try withBundle { bundle in
      #expect(string("Only", bundle) == "Only")
      #expect(string("Bye", bundle, table: "None") == "Bye")
    }
  }

  /// A table that cannot be read is noted with its file and line, and the next language's stands in.
  @Test(arguments: [
    ("\"Bye\" = \"Tschüs\"\n\"Only\" = \"Nur\";", "line 2"), ("\"Bye\" = \"Tschüs;", "line 1"),
  ])
  func aBrokenTableIsNotedAndFallsBack(_ text: String, _ line: String) throws {
    try withBundle { bundle in
      try write(text, "fr", "Localizable", bundle.bundleURL)
      var notes: [String] = []
      Note.collect(into: &notes) {
        #expect(string("Bye", bundle, locale: "fr_FR") == "Goodbye")
        #expect(string("Bye", bundle, locale: "fr_FR") == "Goodbye")
      }
      #expect(notes.count == 1)
      #expect(notes.first?.contains("/fr.lproj/Localizable.strings cannot be read") == true)
      #expect(notes.first?.contains(line) == true)
    }
  }

  @Test func aTableInAnUnknownEncodingIsNoted() throws {
    try withBundle { bundle in
      let folder = bundle.bundleURL.appendingPathComponent("fr.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = try #require("\"Bye\" = \"Tschüs\";".data(using: .isoLatin1))
      try data.write(to: folder.appendingPathComponent("Localizable.strings"))
      var notes: [String] = []
      Note.collect(into: &notes) { #expect(string("Bye", bundle, locale: "fr_FR") == "Goodbye") }
      #expect(notes.first?.contains("neither UTF-8 nor UTF-16") == true)
    }
  }

  @Test func moreExactLanguagesComeFirst() {
    #expect(
      StringTables.languages(for: Locale(identifier: "zh_Hant_TW")) == [
        "zh-Hant-TW", "zh_Hant_TW", "zh-Hant", "zh_Hant", "zh",
      ])
    #expect(
      StringTables.languages(for: Locale(identifier: "zh_CN")) == [
        "zh-CN", "zh_CN", "zh-Hans", "zh_Hans", "zh",
      ])
  }
}
