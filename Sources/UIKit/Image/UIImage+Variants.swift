import Foundation
import MartletDisplay

extension UIImage {
  private func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content: content, look: look)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The shape of the image in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose borders (points) keep their size when it is stretched; the middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// An image that turns over in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

  /// A symbol in another size, weight or colour; what `configuration` leaves open stays. Pictures ignore it.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    applyingSymbolConfiguration(configuration as Configuration)
  }

  private func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? {
    guard isSymbolImage, let added = configuration as? SymbolConfiguration else { return nil }
    return changing { $0.configuration = $0.configuration?.applying(added) ?? added }
  }

  /// A mirrored image: what looked left looks right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let reference = _reference else { return self }
    return UIImage(
      content: .source(ImageSource(reference), scale: scale, orientation: .upMirrored), look: look)
  }

  /// The picture scaled to fill `size` points, at the display's scale; nil for symbols and an empty size.
  /// Computed at once, on the calling thread.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let pixelsPerPoint = max(UITraitCollection.current.displayScale, 1)
    guard size.width > 0, size.height > 0, let reference = _reference,
      let scaled = reference.scaled(
        pixelWidth: Int((size.width * pixelsPerPoint).rounded()),
        pixelHeight: Int((size.height * pixelsPerPoint).rounded()))
    else { return nil }
    return UIImage(content: .source(ImageSource(scaled), scale: pixelsPerPoint, orientation: .up), look: look)
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// As `preparingThumbnail`, on another thread, where the handler is called too.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// As `preparingForDisplay`, on another thread, where the handler is called too.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// This image with its pixels decoded; nil when they cannot be.
  public func preparingForDisplay() -> UIImage? { _reference == nil ? nil : self }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
