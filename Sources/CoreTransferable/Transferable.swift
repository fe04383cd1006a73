@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// A value that can be given to another place, and taken from one: to a share screen, out of the photo library.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value travels, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms' ways. Apps declare them as `some TransferRepresentation`, which hides from the compiler what the
  /// builder has checked: that they are this type's.
  static var ways: [_TransferWay<Self>] { transferRepresentation._ways() as? [_TransferWay<Self>] ?? [] }
}

/// A form in which values travel.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// What the form can do, the best first.
  func _ways() -> [_TransferWay<Item>]
}

/// One way in which a value leaves or comes: a kind of data, and what makes one from the other. What is nil cannot be
/// done in this way.
public struct _TransferWay<Item>: Sendable {
  public typealias Exporting<Result> = @Sendable (Item) async throws -> Result
  public typealias Importing<Source> = @Sendable (Source) async throws -> Item

  public var contentType: UTType
  public var exportsData: Exporting<Data>?
  public var exportsFile: Exporting<SentTransferredFile>?
  public var importsData: Importing<Data>?
  public var importsFile: Importing<ReceivedTransferredFile>?
  /// Whether a file is taken where it lies, instead of a copy.
  public var takesOriginalFile = false
  public var suggestedFileName: (@Sendable (Item) -> String?)?
  public var isOffered: @Sendable (Item) -> Bool = { _ in true }

  public var isExporting: Bool { exportsData != nil || exportsFile != nil }
  public var isImporting: Bool { importsData != nil || importsFile != nil }

  public init(contentType: UTType) { self.contentType = contentType }
}

/// Collects the forms of a value in the order in which they are written.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> _TransferRepresentationList<Item> where Content.Item == Item { .init(ways: content._ways()) }
  public static func buildBlock(_ parts: _TransferRepresentationList<Item>...) -> _TransferRepresentationList<Item> {
    .init(ways: parts.flatMap(\.ways))
  }
  public static func buildOptional(_ part: _TransferRepresentationList<Item>?) -> _TransferRepresentationList<Item> {
    part ?? .init(ways: [])
  }
  public static func buildEither(first: _TransferRepresentationList<Item>) -> _TransferRepresentationList<Item> {
    first
  }
  public static func buildEither(second: _TransferRepresentationList<Item>) -> _TransferRepresentationList<Item> {
    second
  }
  public static func buildLimitedAvailability(
    _ part: _TransferRepresentationList<Item>
  ) -> _TransferRepresentationList<Item> { part }
}

/// Several forms, the best first.
public struct _TransferRepresentationList<Item: Transferable>: TransferRepresentation {
  var ways: [_TransferWay<Item>]
  public func _ways() -> [_TransferWay<Item>] { ways }
}

/// A file on its way out.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that came. A copy is gone when the function that takes it returns: move or copy what is to stay.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
  public init(file: URL, isOriginalFile: Bool) { (self.file, self.isOriginalFile) = (file, isOriginalFile) }
}
