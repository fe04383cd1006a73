import UIKit

/// Writes a picture into the photo library and says how that went.
final class ImageSaver: NSObject {
  private let done: (Error?) -> Void

  init(done: @escaping (Error?) -> Void) { self.done = done }

  func save(_ image: UIImage) {
    UIImageWriteToSavedPhotosAlbum(image, self, #selector(didFinish), nil)
  }

  @objc private func didFinish(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer)
  {
    done(error)
  }
}
