import Foundation
import MartletDisplay

/// Shows a picture, by `contentMode`. Its own size is the picture's.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted = false { didSet { imageDidChange() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }
  /// Pictures that follow each other while the view animates; they take `animationDuration` seconds for one round.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  /// 0 goes on without an end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  private var frameIndex: Int?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    _hugging = AxisPriorities(horizontal: 251, vertical: 251)
  }

  private func imageDidChange() {
    _lookDidChange()
    _constraintsDidChange()
  }

  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty, !isAnimating, let clock = _node?.context.clock else { return }
    isAnimating = true
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let (start, count, limit) = (clock.now, images.count, animationRepeatCount)
    clock.addMovement(isEndless: limit == 0) { [weak self] now in
      guard let self, isAnimating, _node != nil else { return false }
      let rounds = (now - start) / duration
      if limit > 0, rounds >= Double(limit) {
        stopAnimating()
        return false
      }
      let index = Int((rounds - rounds.rounded(.down)) * Double(count)) % count
      if index != frameIndex {
        frameIndex = index
        _lookDidChange()
      }
      return true
    }
  }
  open func stopAnimating() {
    (isAnimating, frameIndex) = (false, nil)
    _lookDidChange()
  }

  private var shownImage: UIImage? {
    if let frameIndex, let images = animationImages, images.indices.contains(frameIndex) { return images[frameIndex] }
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, image?.isSymbolImage ?? false, image?.symbolConfiguration == nil else {
      return image
    }
    return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  override func _draw(in area: CGRect, into items: inout [_DisplayItem]) {
    guard let image = shownImage else { return }
    PictureDrawing.add(image, in: contentMode.rect(for: image.size, in: area), tint: _shownTint, to: &items)
  }

  override var _defaultMeaning: ViewMeaning? {
    guard _spokenLabel != nil else { return nil }
    return ViewMeaning(role: .image, label: _spokenLabel)
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in an area.
  func rect(for size: CGSize, in area: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (horizontal, vertical) = (area.width / size.width, area.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return area
    case .scaleAspectFit: return Self.middle(size, min(horizontal, vertical), area)
    case .scaleAspectFill: return Self.middle(size, max(horizontal, vertical), area)
    default: break
    }
    let left: Set<Self> = [.left, .topLeft, .bottomLeft]
    let right: Set<Self> = [.right, .topRight, .bottomRight]
    let top: Set<Self> = [.top, .topLeft, .topRight]
    let bottom: Set<Self> = [.bottom, .bottomLeft, .bottomRight]
    let x = left.contains(self) ? area.minX : right.contains(self) ? area.maxX - size.width : area.midX - size.width / 2
    let y =
      top.contains(self) ? area.minY : bottom.contains(self) ? area.maxY - size.height : area.midY - size.height / 2
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private static func middle(_ size: CGSize, _ factor: CGFloat, _ area: CGRect) -> CGRect {
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: area.midX - scaled.width / 2, y: area.midY - scaled.height / 2, width: scaled.width, height: scaled.height)
  }
}

/// Adds a picture or a symbol to a display list.
enum PictureDrawing {
  static func add(_ image: UIImage, in rect: CGRect, tint: UIColor, to items: inout [DisplayItem]) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let drawing = image._symbolDrawing ?? image._customSymbol(weight: 400) {
      let color = (image._tint ?? (image.renderingMode == .alwaysOriginal ? .label : tint))._rgba
      let place = CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY)
      for layer in drawing.layers {
        items.append(
          .fill(layer.path.applying(place), .color(color), FillStyle(eoFill: layer.usesEvenOddFill)))
      }
      return
    }
    guard let reference = image._reference(for: .current) else { return }
    if image._isTemplate ?? false { return items.append(.template(reference, rect, tint._rgba)) }
    var options = ImageOptions()
    options.pointsPerPixel = image.size.width / CGFloat(max(1, reference.pixelWidth))
    let insets = image.capInsets
    if insets != .zero {
      options.capInsets = (insets.top, insets.left, insets.bottom, insets.right)
      options.isTiled = image.resizingMode == .tile
    }
    items.append(.image(reference, rect, options))
  }
}
