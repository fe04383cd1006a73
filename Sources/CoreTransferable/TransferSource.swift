/// Where a value comes from: a file or data of known kinds.
public struct _TransferSource: Sendable {
  /// The kinds, the best first.
  public var contentTypes: [UTType]
  public var data: @Sendable () async throws -> Data
  /// A file that stays where it is; nil where there is data only.
  public var file: URL?
  public var suggestedName: String?

  public init(
    contentTypes: [UTType], file: URL? = nil, suggestedName: String? = nil,
    data: @escaping @Sendable () async throws -> Data
  ) {
    (self.contentTypes, self.file, self.suggestedName, self.data) = (contentTypes, file, suggestedName, data)
  }
}

extension Transferable {
  /// The value that the source holds, by the first of the type's forms that takes one of its kinds; nil when none does.
  public static func _load(from source: _TransferSource) async throws -> Self? {
    for way in ways where way.isImporting {
      guard let type = source.contentTypes.first(where: { $0.conforms(to: way.contentType) }) else { continue }
      if let importsData = way.importsData { return try await importsData(source.data()) }
      if let importsFile = way.importsFile { return try await load(source, type, way.takesOriginalFile, importsFile) }
    }
    return nil
  }

  private static func load(
    _ source: _TransferSource, _ type: UTType, _ takesOriginal: Bool,
    _ importing: @Sendable (ReceivedTransferredFile) async throws -> Self
  ) async throws -> Self {
    if takesOriginal, let file = source.file {
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: true))
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = source.file?.lastPathComponent ?? source.suggestedName ?? "Item"
    var copy = folder.appendingPathComponent(name)
    if copy.pathExtension.isEmpty, let ending = type.preferredFilenameExtension {
      copy = copy.appendingPathExtension(ending)
    }
    try await source.data().write(to: copy)
    return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
  }

  /// The kinds that values of the type can be made of, the best first.
  public static var _importedContentTypes: [UTType] { ways.filter(\.isImporting).map(\.contentType) }

  /// The kinds in which this value leaves, the best first.
  public var _exportedContentTypes: [UTType] { exportingWays.map(\.contentType) }

  private var exportingWays: [_TransferWay<Self>] {
    Self.ways.filter { $0.isExporting && $0.isOffered(self) }
  }

  /// The value in its first form that is of the kind, and what a file of it is called; nil when there is none.
  public func _export(as type: UTType? = nil) async throws -> _TransferredData? {
    guard let way = exportingWays.first(where: { type == nil || $0.contentType.conforms(to: type!) }) else {
      return nil
    }
    if let exportsData = way.exportsData {
      return _TransferredData(
        contentType: way.contentType, data: try await exportsData(self), name: way.suggestedFileName?(self))
    }
    guard let exportsFile = way.exportsFile else { return nil }
    let sent = try await exportsFile(self)
    let data = try Data(contentsOf: sent.file, options: .mappedIfSafe)
    let known = UTType(filenameExtension: sent.file.pathExtension)
    return _TransferredData(
      contentType: known.flatMap { $0.conforms(to: way.contentType) ? $0 : nil } ?? way.contentType, data: data,
      name: way.suggestedFileName?(self) ?? sent.file.lastPathComponent, file: sent.file)
  }
}

/// A value that left, as bytes.
public struct _TransferredData: Sendable {
  public var contentType: UTType
  public var data: Data
  /// With or without an ending; nil when the value has no opinion.
  public var name: String?
  /// The file that it was read from.
  public var file: URL?
  public init(contentType: UTType, data: Data, name: String? = nil, file: URL? = nil) {
    (self.contentType, self.data, self.name, self.file) = (contentType, data, name, file)
  }
}
