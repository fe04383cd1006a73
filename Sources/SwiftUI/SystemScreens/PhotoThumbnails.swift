import Foundation
import MartletPhotos
import UIKit

/// Reads small pictures of photos, a few at a time, and keeps the last ones.
final class PhotoThumbnails: @unchecked Sendable {
  static let shared = PhotoThumbnails()

  private struct Key: Hashable {
    var photo: PhotoFile
    var pixels: Int
  }

  /// Each costs up to a megabyte.
  private static let keptCount = 100
  private let lock = NSLock()
  private var kept: [Key: UIImage] = [:]
  private var order: [Key] = []
  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(ProcessInfo.processInfo.activeProcessorCount - 1, 1)
    queue.qualityOfService = .userInitiated
    return queue
  }()

  /// The photo with at least that many pixels on its longest side, decoded. Nil where the task was cancelled before its
  /// turn came.
  func image(of photo: PhotoFile, pixels: Int) async throws(PhotoError) -> UIImage? {
    let key = Key(photo: photo, pixels: pixels)
    if let image = lock.withLock({ kept[key] }) { return image }
    let store = ThumbnailStore()
    let ticket = Ticket()
    let result: Result<UIImage?, PhotoError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.addOperation {
          continuation.resume(returning: ticket.isCancelled ? .success(nil) : Self.read(key, store))
        }
      }
    } onCancel: {
      ticket.cancel()
    }
    let image = try result.get()
    if let image { keep(image, as: key) }
    return image
  }

  private static func read(_ key: Key, _ store: ThumbnailStore) -> Result<UIImage?, PhotoError> {
    do throws(PhotoError) {
      let data = try store.thumbnail(of: key.photo, pixels: key.pixels)
      guard let image = UIImage(data: data)?.preparingForDisplay() else {
        throw PhotoError.unreadable(path: key.photo.url.path, reason: "its thumbnail is damaged")
      }
      return .success(image)
    } catch { return .failure(error) }
  }

  private func keep(_ image: UIImage, as key: Key) {
    lock.withLock {
      if kept.updateValue(image, forKey: key) == nil { order.append(key) }
      if order.count > Self.keptCount { kept[order.removeFirst()] = nil }
    }
  }

  /// Whether somebody still waits.
  private final class Ticket: @unchecked Sendable {
    private let lock = NSLock()
    private var cancelled = false
    var isCancelled: Bool { lock.withLock { cancelled } }
    func cancel() { lock.withLock { cancelled = true } }
  }
}
