import Foundation

/// A pattern of file names or SDKs with `*`, `?` and `[…]`, as build settings and XcodeGen have them.
struct NamePattern {
  private let pattern: String

  /// The matcher tries all ways for each star, so a pattern of very many matches nothing.
  init(_ pattern: String) { self.pattern = pattern.filter { $0 == "*" }.count <= 10 ? pattern : "" }

  func matches(_ name: String) -> Bool { fnmatch(pattern, name, 0) == 0 }

  /// Whether the pattern means the file at a path: by its name alone or, with a slash in it, by the end of its path.
  func matchesFile(_ path: String) -> Bool {
    if !pattern.contains("/") { return matches(path.split(separator: "/").last.map(String.init) ?? path) }
    return matches(path) || fnmatch("*/" + pattern, path, 0) == 0
  }
}

extension NamePattern {
  /// The pattern of XcodeGen's kind, relative to a folder: `*` stays within a name, `**` crosses folders, and what
  /// names a folder means all that it holds.
  func matchesBelow(_ folder: String, _ path: String) -> Bool {
    guard path.hasPrefix(folder + "/") else { return false }
    let names = path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    let wanted = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    return !wanted.isEmpty && Self.matches(names[...], wanted[...])
  }

  private static func matches(_ names: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return true }
    if first == "**" {
      let rest = wanted.drop { $0 == "**" }
      if rest.isEmpty { return !names.isEmpty }
      return names.indices.contains { matches(names[$0...], rest) }
    }
    guard let name = names.first, fnmatch(first, name, 0) == 0 else { return false }
    return matches(names.dropFirst(), wanted.dropFirst())
  }
}
