import Foundation
import MartletControls
import UIKit

// UIKit's own names for Core Image live here, so that only apps that import CoreImage load libvips.

extension CIImage {
  /// The pixels as stored: `image`'s orientation is not applied. Nil for symbols, and when they cannot be decoded.
  public convenience init?(image: UIImage, options: [Option: Any]? = nil) {
    if let known = RenderedImages.shared.image(of: image) {
      self.init(known.recipe, properties: known.properties, url: known.url, metadata: known.metadata)
      return
    }
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage, options: options)
  }
}

extension UIImage {
  /// The picture of `ciImage`, computed at once, at one pixel per point. An image without end, or without pixels,
  /// gives an empty one.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let cgImage = CIContext.shared.createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: cgImage, scale: scale, orientation: orientation)
    RenderedImages.shared.remember(ciImage, for: self)
  }

  /// The recipe that the image was made of by `init(ciImage:)`; else nil.
  public var ciImage: CIImage? { RenderedImages.shared.image(of: self) }
}

/// Which recipe an image was made of, as long as it lives.
private final class RenderedImages: @unchecked Sendable {
  static let shared = RenderedImages()
  private struct Entry {
    weak var image: UIImage?
    let recipe: CIImage
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func remember(_ recipe: CIImage, for image: UIImage) {
    lock.withLock {
      entries = entries.filter { $0.value.image != nil }
      entries[ObjectIdentifier(image)] = Entry(image: image, recipe: recipe)
    }
  }

  func image(of image: UIImage) -> CIImage? {
    lock.withLock { entries[ObjectIdentifier(image)].flatMap { $0.image === image ? $0.recipe : nil } }
  }
}
