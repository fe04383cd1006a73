import Foundation

extension NSItemProvider {
  /// Offers a file's contents; `loadHandler` gives the file, and whether it may be read where it lies.
  public func registerFileRepresentation(
    forTypeIdentifier type: String, fileOptions: FileOptions = [], visibility: Visibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
      loadHandler { url, _, error in
        guard let url else { return handler(nil, error) }
        do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
      }
    }
  }

  public struct FileOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = FileOptions(rawValue: 1)
  }

  /// A copy of the item as a file, named as the provider suggests. It is gone when the handler returns: move or copy
  /// what is to stay.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier type: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let found = registeredTypeIdentifiers.first { ContentKind.identifier($0, conformsTo: type) } ?? type
    let ending = ContentKind.named(found)?.endings.first
    let name = suggestedName ?? "Item"
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Item-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
        if let ending { file = file.appendingPathExtension(ending) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }
}
