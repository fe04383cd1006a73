@_exported import Foundation
@_exported import MartletFoundation

/// A kind of data, such as PNG pictures or plain text, and what it is a special case of.
///
/// Kinds are known by a table of common ones and by what the app's Info.plist declares.
public struct UTType: Hashable, Codable, Sendable {
  /// Such as "public.png".
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Nil for a kind that neither the table nor the app declares.
  public init?(_ identifier: String) {
    guard let kind = ContentKind.named(identifier) else { return nil }
    self.identifier = kind.identifier
  }

  /// The kind of files whose names end so; a dynamic kind for an ending that nobody declares, nil for none that could
  /// be one, or when the kind is no special case of `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    self.init(
      ContentKind.withEnding(filenameExtension), tag: "extension.\(filenameExtension.lowercased())",
      supertype: supertype)
  }

  /// The kind of a media type such as "image/png", likewise.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard mimeType.contains("/") else { return nil }
    self.init(ContentKind.withMediaType(mimeType), tag: "mime.\(mimeType.lowercased())", supertype: supertype)
  }

  private init?(_ kind: ContentKind?, tag: String, supertype: UTType) {
    guard let kind else {
      identifier = "dyn.\(tag)"
      return
    }
    guard ContentKind.identifier(kind.identifier, conformsTo: supertype.identifier) || supertype == .data else {
      return nil
    }
    identifier = kind.identifier
  }

  /// A kind that the app brings, whether or not its Info.plist says so.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// A kind of another app's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  // MARK: Facts

  /// The ending that files of the kind have, without its dot.
  public var preferredFilenameExtension: String? {
    ContentKind.named(identifier)?.endings.first ?? dynamicTag("extension.")
  }
  public var preferredMIMEType: String? { ContentKind.named(identifier)?.mediaTypes.first ?? dynamicTag("mime.") }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { ContentKind.named(identifier) != nil }

  private func dynamicTag(_ prefix: String) -> String? {
    let start = "dyn.\(prefix)"
    return identifier.hasPrefix(start) ? String(identifier.dropFirst(start.count)) : nil
  }

  // MARK: Relations

  /// All that the kind is a special case of.
  public var supertypes: Set<UTType> { Set(ContentKind.ancestors(of: identifier).map(UTType.init(known:))) }

  /// Whether it is `type` or a special case of it. Everything that is no folder is data.
  public func conforms(to type: UTType) -> Bool {
    ContentKind.identifier(identifier, conformsTo: type.identifier) || isDynamic && (type == .data || type == .item)
  }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType {
  /// What tags a kind has.
  public var tags: [UTTagClass: [String]] {
    guard let kind = ContentKind.named(identifier) else { return [:] }
    return [UTTagClass.filenameExtension: kind.endings, .mimeType: kind.mediaTypes].filter { !$0.value.isEmpty }
  }
}

/// A way in which a kind is marked outside of identifiers.
public struct UTTagClass: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The URL with the ending that files of the kind have, unless it has one of them.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let ending = type.preferredFilenameExtension,
      ContentKind.named(type.identifier)?.endings.contains(pathExtension.lowercased()) != true
    else { return self }
    return appendingPathExtension(ending)
  }
  public mutating func appendPathExtension(for type: UTType) { self = appendingPathExtension(for: type) }

  /// Below this folder, with the kind's ending.
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
}

extension NSItemProvider {
  /// Whether one of the kinds is `type` or a special case of it.
  public func hasItemConformingTo(_ type: UTType) -> Bool { hasItemConformingToTypeIdentifier(type.identifier) }
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map(UTType.init(known:)) }
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  @discardableResult
  public func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }
}
