import CoreImage
import UIKit

/// Computes pictures beside the main thread, one after another.
final class PictureRenderer {
  let context = CIContext()
  private let queue = DispatchQueue(label: "Instafilter.pictures", qos: .userInitiated)
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

  /// Runs `work` after what was asked for before; `done` on the main thread.
  func run<Result>(_ work: @escaping (CIContext) -> Result, done: @escaping (Result) -> Void) {
    queue.async { [context] in
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
