import Foundation
import MartletProject

/// What an app declares itself, as far as it tells whose mistake a missing name is. Read from the text: names of types,
/// and what they inherit.
struct OwnDeclarations {
  /// The types and protocols that a type of the app names behind its colon, by the type's name.
  private var inherited: [String: Set<String>] = [:]

  init() {}

  mutating func add(_ sources: [String]) {
    for source in sources { add(text: (try? String(contentsOfFile: source, encoding: .utf8)) ?? "") }
  }

  mutating func add(text: String) {
    let pattern =
      /\b(?:struct|class|enum|actor|protocol|typealias|extension)\s+(\w+)(?:<[^{]*?>)?\s*(?::\s*([^{]*))?[{=]/
    for match in text.matches(of: pattern) {
      let names = (match.2 ?? "").split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      let isExtension = match.0.hasPrefix("extension")
      // An extension of somebody else's type declares no type.
      if isExtension, inherited[String(match.1)] == nil { continue }
      inherited[String(match.1), default: []].formUnion(names)
    }
  }

  /// Conformances that bring no members which an app could miss here.
  private static let plain: Set = [
    "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Identifiable", "CaseIterable",
    "Sendable", "Error", "CustomStringConvertible", "RawRepresentable", "String", "Int", "Double", "Character",
    "CodingKey",
    "unchecked", "where",
  ]

  /// Whether the app's own text is wrong, for all that can be told: it is not whole, the compiler proposes a name that is
  /// there, the type is the app's own and has all its members from the app, or a type of the app has the name.
  func explains(_ error: Diagnostic) -> Bool {
    if error.message.contains("; did you mean '") || error.message.hasPrefix("expected ") { return true }
    if let match = error.message.firstMatch(of: /^(?:value of )?type '(.+)' has no (?:dynamic )?member '/) {
      return isOwnThroughout(String(match.1))
    }
    if let match = error.message.firstMatch(of: /^cannot find (type )?'(.+?)' in scope/) {
      if inherited[String(match.2)] != nil { return true }
      return match.1 == nil && !Self.mayBeApples(match.2) && !hasForeignClasses
    }
    return false
  }

  /// Apple's types have a capital, and so have most of its functions; C's have underscores, constants a k.
  private static func mayBeApples(_ name: Substring) -> Bool {
    name.first?.isLowercase != true || name.contains("_") || name.prefixMatch(of: /k[A-Z]/) != nil
  }

  /// All that the type inherits, and what that does.
  func ancestors(of type: String) -> Set<String> {
    var (found, open) = (Set<String>(), [type])
    while let next = open.popLast() {
      for name in inherited[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  private func isOwnThroughout(_ type: String) -> Bool {
    let plainName = String(type.prefix { $0 != "<" }.split(separator: ".").last { $0 != "Type" } ?? "")
    guard let names = inherited[plainName] else { return false }
    return names.subtracting(Self.plain).allSatisfy { $0 != plainName && isOwnThroughout($0) }
  }

  /// Whether a class of the app may have members that it does not see here, such as `navigationItem`.
  private var hasForeignClasses: Bool {
    inherited.values.joined().contains { name in
      inherited[name] == nil && ["UI", "NS", "AV", "MK", "WK", "SK", "CL"].contains { name.hasPrefix($0) }
    }
  }
}
