@_exported import CoreTransferable
import Foundation
import MartletFoundation
import MartletPhotos
@_exported import Photos

/// A photo that was picked. Its bytes are read when they are asked for. Equal to others of the same photo.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How pictures are to be encoded. They are given as they are, whatever is asked for.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// The path in the user's folder of pictures, or the whole path of a file from elsewhere.
  public let itemIdentifier: String?
  let photo: PhotoFile?

  init(_ photo: PhotoFile) { (itemIdentifier, self.photo) = (photo.id, photo) }

  /// The photo of an identifier that was kept; one that is gone loads nothing.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    photo = PhotoLibrary().photo(id: itemIdentifier)
  }

  /// The kind of picture that the file holds.
  public var supportedContentTypes: [UTType] { photo.map { [UTType(importedAs: $0.format.typeIdentifier)] } ?? [] }

  public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool { a.itemIdentifier == b.itemIdentifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(itemIdentifier) }

  /// The photo as data, as an image, or as another value that takes its kind; nil when the type takes none of
  /// `supportedContentTypes`. Throws when the file is gone, or what the type's own reading throws.
  nonisolated(nonsending) public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    // It ends where the caller goes on: what the caller does with the value belongs to the same turn.
    let work = UnfinishedWork("reading \(photo?.name ?? "a photo")")
    defer { work.end() }
    guard let photo else { throw PhotoError.gone(path: itemIdentifier ?? "") }
    let source = _TransferSource(
      contentTypes: supportedContentTypes, file: photo.url, suggestedName: photo.name
    ) { try photo.data() }
    return try await T._load(from: source)
  }

  /// The handler is called once, on another thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let work = UnfinishedWork("reading \(photo?.name ?? "a photo")")
    let task = Task.detached {
      defer { work.end() }
      let result: Result<T?, any Error>
      do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}

/// How a picker tells of choices.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// Choices are always given in the order in which they were made, so this is the same.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
