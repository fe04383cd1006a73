@_exported import Foundation
import MartletFoundation
import MartletPhotos
@_exported import UIKit

/// Whether an app may use the photo library.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app wants to do with the library.
public enum PHAccessLevel: Int, Hashable, Sendable {
  case addOnly = 1
  case readWrite
}

/// The user's folder of pictures. Every app of a desktop may read and write it: nobody is asked.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let theLibrary = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { theLibrary }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }
  /// The handler is called on the main thread.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.authorized) } }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  private let queue = DispatchQueue(label: "PHPhotoLibrary")

  /// Runs `changeBlock`, in which requests are made, and saves what they hold. The handler is called on another thread.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    let folder = PhotoFolder.current
    let work = UnfinishedWork("saving photos")
    queue.async {
      defer { work.end() }
      do {
        try Self.perform(changeBlock, folder)
        completionHandler?(true, nil)
      } catch { completionHandler?(false, error) }
    }
  }

  nonisolated(nonsending) open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    let work = UnfinishedWork("saving photos")
    defer { work.end() }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    let folder = PhotoFolder.current
    try queue.sync { try Self.perform(changeBlock, folder) }
  }

  private static func perform(_ changes: () -> Void, _ folder: URL) throws {
    let collected = PendingPhotos()
    PendingPhotos.$current.withValue(collected, operation: changes)
    for request in collected.requests { try request.save(in: PhotoSaver(folder: folder)) }
  }
}

/// The requests of a change block.
final class PendingPhotos: @unchecked Sendable {
  @TaskLocal static var current: PendingPhotos?
  var requests: [PHAssetChangeRequest] = []
}
