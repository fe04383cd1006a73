import Foundation

/// Reads settings files: `NAME = value`, `#include "file"`, `#include? "file"`, `//` comments.
struct XcconfigReader {
  private(set) var settings: [(key: String, value: String)] = []
  private(set) var warnings: [ProjectWarning] = []
  /// The files on the way to the one being read: a ring of includes ends there.
  private var open: [String] = []
  private var remainingFiles = 200

  static func read(_ url: URL) throws -> XcconfigReader {
    var reader = XcconfigReader()
    try reader.readFile(url)
    return reader
  }

  private mutating func readFile(_ url: URL) throws {
    remainingFiles -= 1
    guard remainingFiles > 0 else { return }
    open.append(url.path)
    defer { open.removeLast() }
    let text = try TextFile.read(url.path, remedy: Wording.repairXcconfig)
    // Carriage returns and line feeds are one Character in Swift, which `isNewline` knows.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      try readLine(Self.withoutComment(line).trimmed, SourcePlace(line: index + 1, column: 1), url)
    }
  }

  private mutating func readLine(_ line: String, _ place: SourcePlace, _ url: URL) throws {
    guard !line.isEmpty else { return }
    if line.hasPrefix("#include") { return try include(line.dropFirst("#include".count), place, url) }
    guard let equals = Self.assignment(in: line) else {
      throw ProjectError(
        file: url.path, place: place, problem: Wording.notASetting(line), remedy: Wording.repairXcconfig)
    }
    var value = line[line.index(after: equals)...].trimmed
    if value.hasSuffix(";") { value.removeLast() }
    settings.append((line[..<equals].trimmed, value))
  }

  /// The equals sign that is not inside the brackets of a condition.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index == line.startIndex ? nil : index
      default: break
      }
    }
    return nil
  }

  private mutating func include(_ rest: Substring, _ place: SourcePlace, _ url: URL) throws {
    let isOptional = rest.hasPrefix("?")
    let name = (isOptional ? rest.dropFirst() : rest).trimmed
    guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else {
      throw ProjectError(
        file: url.path, place: place, problem: Wording.malformedInclude, remedy: Wording.repairXcconfig)
    }
    let folder = url.deletingLastPathComponent()
    var target = folder.resolving(String(name.dropFirst().dropLast()))
    if target.pathExtension.isEmpty, FileKind(at: target.path) == nil { target.appendPathExtension("xcconfig") }
    if open.contains(target.path) { return }
    if FileKind(at: target.path) != nil { return try readFile(target) }
    guard !isOptional else { return }
    warnings.append(
      ProjectWarning(
        file: url.path, place: place, problem: Wording.includeMissing(target.path), remedy: Wording.settingsLeftOut))
  }

  /// Two slashes begin a comment wherever they stand, as in Xcode.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
