import Foundation
import MartletDisplay
import UIKit

/// How far an `AsyncImage` has come.
public enum AsyncImagePhase {
  /// Nothing has arrived, or there is nothing to load.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is fetched when the view appears. Spec: A50.
///
/// The fetch goes through `URLSession.shared`, ends when the view goes, and starts again when the address or the
/// scale changes: until the new picture is there the phase is `.empty`. A file's URL is read from disk.
///
/// DEVIATION: Foundation's cache keeps nothing of such a fetch here, so that another view fetches again.
///
/// Without an address the phase stays `.empty`.
public struct AsyncImage<Content: View>: View {
  private let request: AsyncImageRequest
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// What `phase` is the answer to.
  @State private var answered: AsyncImageRequest?

  /// The view of each phase; `transaction` carries the change from one to the next. `scale` is pixels per point.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    request = AsyncImageRequest(url: url, scale: scale)
    (self.transaction, self.content) = (transaction, content)
  }

  /// The picture at its own size; a grey area that fills the room until it is there, and when it cannot be had.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? AsyncImagePlaceholder.image }
  }

  /// `content` made of the picture; `placeholder` until it is there, and when it cannot be had.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: some View {
    content(answered == request ? phase : .empty).task(id: request) { await load() }
  }

  private func load() async {
    if answered == request, phase.image != nil { return }
    guard let url = request.url else { return }
    do {
      let picture = try await AsyncImageLoader.picture(at: url, scale: request.scale)
      show(.success(Image(uiImage: picture)))
    } catch {
      show(.failure(error))
    }
  }

  /// What was cancelled answers nothing any more.
  private func show(_ phase: AsyncImagePhase) {
    guard !Task.isCancelled else { return }
    withTransaction(transaction) {
      self.phase = phase
      answered = request
    }
  }
}

struct AsyncImageRequest: Equatable, Sendable {
  var url: URL?
  var scale: CGFloat
}

enum AsyncImageLoader {
  /// Fetches and decodes off the main thread. Throws `URLError(.cannotDecodeContentData)` for bytes that are no
  /// picture.
  nonisolated static func picture(at url: URL, scale: CGFloat) async throws -> UIImage {
    let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
    guard let picture = UIImage(data: data, scale: scale), picture._reference != nil else {
      throw URLError(.cannotDecodeContentData)
    }
    return picture
  }
}

enum AsyncImagePlaceholder {
  /// One pixel of a grey for light and dark: (120, 120, 128) at 16 %, premultiplied BGRA. Spec: A50, M-COL-40.
  nonisolated(unsafe) static let image = Image(
    decorative: CGImage(
      _reference: ImageReference(pixelWidth: 1, pixelHeight: 1, pixels: Data([20, 19, 19, 41]))), scale: 1
  ).resizable()
}
