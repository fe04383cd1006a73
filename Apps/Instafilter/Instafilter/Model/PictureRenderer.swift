import CoreImage
import UIKit

/// Computes pictures beside the main thread: what the person waits for before what may come later.
final class PictureRenderer {
  let context = CIContext()
  private let queue = DispatchQueue(label: "Instafilter.pictures", qos: .userInitiated)
  private let thumbnailQueue = DispatchQueue(label: "Instafilter.thumbnails", qos: .utility)
  /// What is to be shown next: while a slider moves only the last matters.
  private var waiting: (() -> CIImage, (UIImage?) -> Void)?
  private var isBusy = false

  /// Renders for the screen. Call on the main thread, as `show` will be; pictures that nobody would see are left out.
  func preview(_ image: @escaping () -> CIImage, show: @escaping (UIImage?) -> Void) {
    waiting = (image, show)
    renderNext()
  }

  private func renderNext() {
    guard !isBusy, let (image, show) = waiting else { return }
    (isBusy, waiting) = (true, nil)
    run {
      $0.picture(image())
    } done: { picture in
      show(picture)
      self.isBusy = false
      self.renderNext()
    }
  }

  /// Runs `work` after what was asked for before; `done` on the main thread. What nobody waits for does not hold up
  /// the rest.
  func run<Result>(
    isUrgent: Bool = true, _ work: @escaping (CIContext) -> Result, done: @escaping (Result) -> Void
  ) {
    (isUrgent ? queue : thumbnailQueue).async { [context] in
      let result = work(context)
      DispatchQueue.main.async { done(result) }
    }
  }
}

extension CIContext {
  /// The image, computed.
  func picture(_ image: CIImage) -> UIImage? {
    createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
  }
}
