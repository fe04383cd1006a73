import Foundation

/// The file that tells the compiler to read other files in the places of some, in the format of Clang's virtual file
/// system. Errors and debug information keep the names of the places.
struct SourceOverlay: Encodable {
  struct Entry: Encodable {
    var name: String
    var type = "file"
    var external: String

    enum CodingKeys: String, CodingKey {
      case name, type
      case external = "external-contents"
    }
  }

  var version = 0
  var caseSensitive = "true"
  var usesExternalNames = false
  var roots: [Entry]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case caseSensitive = "case-sensitive"
    case usesExternalNames = "use-external-names"
  }

  /// From absolute paths to those of what is to be read there.
  init(copies: [String: String]) {
    roots = copies.sorted { $0.key < $1.key }.map { Entry(name: $0.key, external: $0.value) }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(self)
  }
}
