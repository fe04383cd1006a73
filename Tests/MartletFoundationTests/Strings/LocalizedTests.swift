import Foundation
import MartletFoundation
import Testing

@Suite struct LocalizedTests {
  /// A folder with English strings as a bundle.
  private func bundle(_ strings: String) throws -> Bundle {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID()).bundle")
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(strings.utf8).write(to: language.appending(path: "Localizable.strings"))
    return try #require(Bundle(url: folder))
  }
  private let english = Locale(identifier: "en_US")

  @Test func aKeyWithoutAnEntryIsTheTextItself() {
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "\(3) of \("ten")", locale: english) == "3 of ten")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "\(50)%", locale: english) == "50%")
    #expect(String(localized: "\(1.5, specifier: "%.2f")", locale: english) == "1.50")
    #expect(String(localized: "key", defaultValue: "text \(1)", locale: english) == "text 1")
  }

  @Test func entriesAreFoundByTheirPlaceHolders() throws {
    let bundle = try bundle(#""Hello" = "Howdy"; "%lld of %@" = "%2$@: %1$lld"; "key" = "value %lld";"#)
    #expect(String(localized: "Hello", bundle: bundle) == "Howdy")
    #expect(String(localized: "\(3) of \("ten")", bundle: bundle, locale: english) == "ten: 3")
    #expect(String(localized: "key", defaultValue: "text \(1)", bundle: bundle, locale: english) == "value 1")
    let resource = LocalizedStringResource("Hello", bundle: .atURL(bundle.bundleURL))
    #expect(resource.key == "Hello" && String(localized: resource) == "Howdy")
  }

  @Test func attributedTextsAreMarkdown() {
    let text = AttributedString(localized: "**Hello** you")
    #expect(String(text.characters) == "Hello you")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
