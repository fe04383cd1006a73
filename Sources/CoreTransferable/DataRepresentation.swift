/// A value as data that the app makes and reads itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private var way: _TransferWay<Item>
  public func _ways() -> [_TransferWay<Item>] { [way] }

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    way = _TransferWay(contentType: contentType)
    (way.exportsData, way.importsData) = (exporting, importing)
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    way = _TransferWay(contentType: exportedContentType)
    way.exportsData = exporting
  }

  /// `importing` is given data of the kind or of a special case of it.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    way = _TransferWay(contentType: importedContentType)
    way.importsData = importing
  }
}

/// A value as a file, for what is too large for memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private var way: _TransferWay<Item>
  public func _ways() -> [_TransferWay<Item>] { [way] }

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    way = _TransferWay(contentType: contentType)
    (way.exportsFile, way.importsFile, way.takesOriginalFile) = (exporting, importing, shouldAttemptToOpenInPlace)
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    way = _TransferWay(contentType: exportedContentType)
    way.exportsFile = exporting
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    way = _TransferWay(contentType: importedContentType)
    (way.importsFile, way.takesOriginalFile) = (importing, shouldAttemptToOpenInPlace)
  }
}

/// A `Codable` value as what an encoder makes of it: JSON unless told otherwise.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private var way: _TransferWay<Item>
  public func _ways() -> [_TransferWay<Item>] { [way] }

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    way = _TransferWay(contentType: contentType)
    way.exportsData = { try JSONEncoder().encode($0) }
    way.importsData = { try JSONDecoder().decode(Item.self, from: $0) }
  }

  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    way = _TransferWay(contentType: contentType)
    way.exportsData = { try encoder.encode($0) }
    way.importsData = { try decoder.decode(Item.self, from: $0) }
  }
}

/// A value by way of another one, in all the forms of that.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  private var ways: [_TransferWay<Item>]
  public func _ways() -> [_TransferWay<Item>] { ways }

  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { ways = Self.ways(exporting, importing) }

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    ways = Self.ways(exporting, nil)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    ways = Self.ways(nil, importing)
  }

  private static func ways(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [_TransferWay<Item>] {
    ProxyRepresentation.ways.map { inner in
      var way = _TransferWay<Item>(contentType: inner.contentType)
      if let exporting {
        way.exportsData = inner.exportsData.map { make in { @Sendable in try await make(exporting($0)) } }
        way.exportsFile = inner.exportsFile.map { make in { @Sendable in try await make(exporting($0)) } }
      }
      if let importing {
        way.importsData = inner.importsData.map { make in { @Sendable in try await importing(make($0)) } }
        way.importsFile = inner.importsFile.map { make in { @Sendable in try await importing(make($0)) } }
      }
      way.takesOriginalFile = inner.takesOriginalFile
      return way
    }
  }
}

// MARK: - What is said about a form

/// A form with something said about it.
public struct _ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  var ways: [_TransferWay<Item>]
  public func _ways() -> [_TransferWay<Item>] { ways }
}

/// Who may take what a value exports.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

extension TransferRepresentation {
  private func changed(_ change: (inout _TransferWay<Item>) -> Void) -> _ChangedTransferRepresentation<Item> {
    _ChangedTransferRepresentation(
      ways: _ways().map {
        var way = $0
        change(&way)
        return way
      })
  }

  /// What a file of the value is called.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.suggestedFileName = { _ in fileName } }
  }
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { changed { $0.suggestedFileName = fileName } }

  /// Offers the form for values that meet the condition only.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    changed { way in
      let before = way.isOffered
      way.isOffered = { before($0) && condition($0) }
    }
  }

  /// Says who may take the value. Values do not leave the app by themselves here, so it changes nothing but
  /// `ownProcess`, which share screens do not offer.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { way in
      let before = way.isOffered
      if visibility == .ownProcess { way.isOffered = { _ in false } } else { way.isOffered = before }
    }
  }
}
