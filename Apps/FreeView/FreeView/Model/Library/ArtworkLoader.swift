import SwiftUI

/// Pictures of episodes: from memory, from disk, from the server. Main thread.
final class ArtworkLoader {
  private let files: DiskCache
  private let session: URLSession
  private let images = NSCache<NSString, UIImage>()
  /// One request for a picture, however many rows wait for it.
  private var running: [URL: Task<UIImage?, Never>] = [:]

  init(files: DiskCache, session: URLSession) {
    (self.files, self.session) = (files, session)
    images.countLimit = 300
  }

  /// What is in memory.
  func image(at url: URL) -> UIImage? { images.object(forKey: url.absoluteString as NSString) }

  /// Nil for what is no picture, and while the server cannot be reached.
  @MainActor func load(_ url: URL) async -> UIImage? {
    if let image = image(at: url) { return image }
    let task = running[url] ?? Task.detached { [files, session] in
      await Self.fetch(url, files: files, session: session)
    }
    running[url] = task
    let image = await task.value
    running[url] = nil
    if let image { images.setObject(image, forKey: url.absoluteString as NSString) }
    return image
  }

  /// Pixels on the longer side, at most: three for each point of a card's picture.
  private static let size = CGSize(width: 384, height: 216)
  /// A picture of a card has no more bytes than this.
  private static let limit = 8_000_000

  private static func fetch(_ url: URL, files: DiskCache, session: URLSession) async -> UIImage? {
    if let data = files.data(for: url.absoluteString), let image = small(data) { return image }
    guard let (data, response) = try? await session.data(from: url), data.count <= limit,
      (response as? HTTPURLResponse)?.statusCode == 200, let image = small(data)
    else { return nil }
    files.keep(data, for: url.absoluteString)
    return image
  }

  private static func small(_ data: Data) -> UIImage? {
    guard let image = UIImage(data: data) else { return nil }
    guard image.size.width > size.width * 2 else { return image }
    return image.preparingThumbnail(of: CGSize(
      width: size.width, height: size.width * image.size.height / max(image.size.width, 1))) ?? image
  }
}
