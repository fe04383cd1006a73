import Foundation

/// The kinds of data that systems agree on by their identifiers: what each is a special case of, its endings of file
/// names, its media types. Source: the identifiers are public names; endings and media types are IANA's or common use.
package struct ContentKind: Sendable {
  package let identifier: String
  /// What it is directly a special case of.
  package let parents: [String]
  /// Without the dot, the preferred one first.
  package let endings: [String]
  /// The preferred one first.
  package let mediaTypes: [String]

  /// The kinds known by name, also those that the app declares.
  package static func named(_ identifier: String) -> ContentKind? { byIdentifier[identifier.lowercased()] }

  /// Of all kinds with this ending the first in the table: apps' own first.
  package static func withEnding(_ ending: String) -> ContentKind? { byEnding[ending.lowercased()] }
  package static func withMediaType(_ type: String) -> ContentKind? { byMediaType[type.lowercased()] }

  /// "public.data" for files of unknown kinds.
  package static func identifier(ofFile url: URL) -> String {
    withEnding(url.pathExtension)?.identifier ?? "public.data"
  }

  package static func identifier(_ kind: String, conformsTo other: String) -> Bool {
    kind == other || ancestors(of: kind).contains(other)
  }

  /// All that a kind is a special case of, whatever stands in between.
  package static func ancestors(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var open = named(identifier)?.parents ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += named(next)?.parents ?? [] }
    }
    return found
  }
}

extension ContentKind {
  private static let all = declaredByApp + ContentKindTable.kinds
  private static let byIdentifier = Dictionary(
    all.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  private static let byEnding = Dictionary(
    all.flatMap { kind in kind.endings.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
  private static let byMediaType = Dictionary(
    all.flatMap { kind in kind.mediaTypes.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })

  /// What the app's Info.plist declares as exported or imported.
  private static var declaredByApp: [ContentKind] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap {
      (Bundle.main.infoDictionary?[$0] as? [[String: Any]] ?? []).compactMap(ContentKind.init(declaration:))
    }
  }

  private init?(declaration: [String: Any]) {
    func texts(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
    guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
    let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.init(
      identifier: identifier, parents: texts(declaration["UTTypeConformsTo"]),
      endings: texts(tags["public.filename-extension"]).map { $0.lowercased() },
      mediaTypes: texts(tags["public.mime-type"]).map { $0.lowercased() })
  }
}
