import Foundation
import Testing

/// Looks through the sources of the library for words that people would see in English whatever their language is.
@Suite struct EnglishLiteralTests {
  /// Places that make something visible or spoken from a literal with a letter in it.
  private static let places = [
    #"\b(Text|Label|Button|Toggle|Picker|Section|TextField|Menu)\((verbatim: )?"[^"]*[A-Za-z]{2}"#,
    #"accessibility(Label|Value|Hint)\("[^"]*[A-Za-z]{2}"#,
    #"accessibilityAction\(named: "[^"]*[A-Za-z]{2}"#,
    #"navigationTitle\("[^"]*[A-Za-z]{2}"#,
    #"meaning\.(label|value|hint) = "[^"]*[A-Za-z]{2}"#,
    #"LocalizedStringKey \{[^}]*"[A-Za-z]{2}"#,
  ]
  /// What developers read, in a page that nobody was meant to see.
  private static let notes = ["No destination for"]

  @Test func noSourceOutsideTheTableShowsAnEnglishWord() throws {
    let found = try Self.lines(in: ["SwiftUI", "UIKit", "MartletControls"]).filter { Self.shows($0.text) }
    #expect(found.isEmpty, "put these into MartletControls/Words: \(found.map { "\($0.place): \($0.text)" })")
  }

  @Test(arguments: [
    (#"  Text("Cancel")"#, true), (#"Text(verbatim: "Done").bold()"#, true), (#"Button("OK", role: .cancel) {}"#, true),
    (#"node.meaning.label = "Reorder""#, true), (#".accessibilityLabel("More")"#, true),
    (#"Text(verbatim: "")"#, false),
    (#"Text(verbatim: "\(count)")"#, false), (#"Image(systemName: "plus")"#, false), (#"Text(word: .cancel)"#, false),
  ]) func theSearchFindsWhatPeopleWouldSee(line: String, isFound: Bool) {
    #expect(Self.shows(line) == isFound)
  }

  private static func shows(_ line: String) -> Bool {
    // What is put into a literal is no English, however deep its brackets go.
    let code = line.replacing(#/\\\([^()]*(\([^()]*\)[^()]*)*\)/#, with: "").replacing(#/"\\\(.*\)"/#, with: "\"\"")
    guard !notes.contains(where: code.contains) else { return false }
    return places.contains { code.range(of: $0, options: .regularExpression) != nil }
  }

  private static func lines(in modules: [String]) throws -> [(place: String, text: String)] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.appendingPathComponent("../../Sources").standardizedFileURL
    return try modules.flatMap { module -> [(String, String)] in
      let root = sources.appendingPathComponent(module)
      let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      #expect(!swift.isEmpty, "no sources in \(root.path)")
      return try swift.flatMap { try lines(of: $0) }
    }
  }

  private static func lines(of file: URL) throws -> [(String, String)] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .map { ("\(file.lastPathComponent):\($0.offset + 1)", String($0.element)) }
  }
}
