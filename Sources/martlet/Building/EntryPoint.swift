import Foundation
import MartletProject

/// Finds out how an app starts and, for sources without a start, what to show: this is how a lone file with
/// a view becomes a picture.
struct EntryPoint {
  private let texts: [String]
  private let firstFile: String
  private let hasMainFile: Bool

  init(sources: [String]) throws {
    firstFile = sources.first ?? ""
    hasMainFile = sources.contains { $0.hasSuffix("/main.swift") }
    texts = try sources.map { Self.withoutComments(try Self.text(of: $0)) }
  }

  /// For tests.
  init(texts: [String]) {
    self.texts = texts.map(Self.withoutComments)
    firstFile = "App.swift"
    hasMainFile = false
  }

  /// The text of a file with an entry point; nil where the sources have one of their own.
  func generatedText() throws -> String? {
    if hasMainFile || texts.contains(where: { $0.contains(/@(main|UIApplicationMain|NSApplicationMain)\b/) }) {
      return nil
    }
    return """
      import SwiftUI

      @main struct MartletEntry: App {
        var body: some Scene { WindowGroup { \(try expression()) } }
      }

      """
  }

  /// What to show: ContentView, else the first preview, else the only view that needs no arguments.
  private func expression() throws -> String {
    let all = types(conformingTo: "View")
    let views = all.filter { !$0.needsArguments }.map(\.name)
    if views.contains("ContentView") { return "ContentView()" }
    if let preview = types(conformingTo: "PreviewProvider").first { return "\(preview.name).previews" }
    guard let view = views.first else {
      throw ChildProcess.Failure(description: Wording.noView(firstFile, all.map(\.name)))
    }
    if views.count > 1 { throw ChildProcess.Failure(description: Wording.severalViews(firstFile, views)) }
    return "\(view)()"
  }

  private func types(conformingTo name: String) -> [(name: String, needsArguments: Bool)] {
    texts.flatMap { text in
      text.matches(of: /\bstruct\s+(\w+)\s*:\s*([^{]*)\{/).compactMap { match in
        let conformances = match.2.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        guard conformances.contains(where: { $0 == name || $0 == "SwiftUI.\(name)" }) else { return nil }
        return (String(match.1), Self.needsArguments(text[match.range.upperBound...]))
      }
    }
  }

  /// Whether a struct is made of something, judged by its text: none of its initialisers can be called without
  /// arguments or, where it has none, a stored property has no value: a `let` or `var` at the struct's own level with a
  /// type and neither `=` nor `{`. Optional variables start as nil.
  private static func needsArguments(_ bodyAndRest: Substring) -> Bool {
    let lines = members(bodyAndRest)
    let initializers = lines.compactMap { $0.firstMatch(of: /\binit[?!]?\s*\(([^)]*)/).map { String($0.1) } }
    if !initializers.isEmpty {
      return !initializers.contains {
        $0.split(separator: ",").allSatisfy { $0.contains("=") || $0.allSatisfy(\.isWhitespace) }
      }
    }
    return lines.contains(where: declaresBareProperty)
  }

  /// The lines at the struct's own level, as far as a brace; those inside of parentheses are one.
  private static func members(_ bodyAndRest: Substring) -> [String] {
    var (lines, line, depth, parentheses) = ([String](), "", 0, 0)
    for character in bodyAndRest {
      if character == "}" { depth -= 1 }
      if depth < 0 { break }
      if depth == 0 {
        parentheses += character == "(" ? 1 : character == ")" ? -1 : 0
        if (character == "\n" || character == ";") && parentheses <= 0 {
          (lines, line, parentheses) = (lines + [line], "", 0)
        } else {
          line.append(character)
        }
      }
      if character == "{" { depth += 1 }
    }
    return lines + [line]
  }

  private static func declaresBareProperty(_ line: String) -> Bool {
    guard !line.contains("="), !line.contains("{"), !line.contains("static ") else { return false }
    // Wrappers that start by themselves; those below are given a value by an initialiser.
    let wrapper = line.firstMatch(of: /@(\w+)/).map { String($0.1) }
    if let wrapper, !["State", "Binding", "ObservedObject", "Bindable", "MainActor"].contains(wrapper) { return false }
    guard let match = line.firstMatch(of: /\b(let|var)\s+\w+\s*:\s*(.+)/) else { return false }
    return match.1 == "let" || !match.2.trimmingCharacters(in: .whitespaces).hasSuffix("?")
  }

  private static func text(of file: String) throws -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw ChildProcess.Failure(description: Wording.unreadableSource(file))
    }
    return text
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\/[^\n]*/, with: "").replacing(/\/\*[\s\S]*?\*\//, with: "")
  }
}
