import Foundation
import MartletDisplay
import MartletTree

/// How a view is drawn around its content: corners, border, shadow. Every view has one; layers of an app's own are
/// drawn as sublayers, below the view's subviews.
@MainActor @preconcurrency open class CALayer: NSObject {
  weak var view: UIView?
  /// Draws what a layer of a higher module shows above its background, in an area of the display list.
  package var _special: ((CGRect, inout [_DisplayItem]) -> Void)?
  /// The clock of the window in which the layer is shown.
  package var _clock: FrameClock? { view?._node?.context.clock ?? superlayer?._clock }
  /// The layer looks different: it is drawn again.
  package func _lookDidChange() { didChange() }
  open internal(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  /// Points; half of a side makes a circle. What is inside is cut only with `masksToBounds`.
  open var cornerRadius: CGFloat = 0 {
    willSet { view?._willAnimate() }
    didSet { didChange() }
  }
  open var maskedCorners: CACornerMask = .all { didSet { didChange() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { didChange() } }
  /// Points, drawn inside the edge and above everything in the layer.
  open var borderWidth: CGFloat = 0 { didSet { didChange() } }
  open var borderColor: CGColor? = .black { didSet { didChange() } }
  open var shadowColor: CGColor? = .black { didSet { didChange() } }
  /// 0, the default, draws no shadow.
  open var shadowOpacity: Float = 0 { didSet { didChange() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { didChange() } }
  /// Points of blur.
  open var shadowRadius: CGFloat = 3 { didSet { didChange() } }
  /// The shape that throws the shadow; nil takes what is drawn.
  open var shadowPath: CGPath? { didSet { didChange() } }
  /// Kept: nothing is rasterised here.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var name: String?
  /// Drawn over the layer's area; a `CGImage`.
  open var contents: Any? { didSet { didChange() } }
  open var zPosition: CGFloat = 0 { didSet { didChange() } }

  private var ownBackground: CGColor?
  private var ownOpacity: Float = 1
  private var ownMasks = false
  private var ownHidden = false
  private var ownFrame = CGRect.zero

  public required override init() { super.init() }

  func didChange() {
    view?._lookDidChange()
    superlayer?.didChange()
  }

  // MARK: What a view's layer shares with the view

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor.map { CGColor($0._rgba) } } ?? ownBackground }
    set {
      ownBackground = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      didChange()
    }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
      didChange()
    }
  }
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set {
      ownMasks = newValue
      view?.clipsToBounds = newValue
      didChange()
    }
  }
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      view?.isHidden = newValue
      didChange()
    }
  }
  /// In the coordinates of the layer around it.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      ownFrame = newValue
      view?.frame = newValue
      didChange()
    }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { frame.size = newValue.size } }
  }
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view { return view.center = newValue }
      frame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
    }
  }

  // MARK: Sublayers

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var list = sublayers ?? []
    list.insert(layer, at: min(Int(index), list.count))
    sublayers = list
    layer.superlayer = self
    didChange()
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.didChange()
  }

  open func setNeedsDisplay() { didChange() }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func layoutSublayers() {}

  // MARK: Drawing

  /// The layer's edge in an area.
  func outline(in area: CGRect) -> Path {
    let radius = view?._motion?.cornerRadius ?? cornerRadius
    guard radius > 0 else { return Path(area) }
    let size = CGSize(width: radius, height: radius)
    func corner(_ corner: CACornerMask) -> CGSize { maskedCorners.contains(corner) ? size : .zero }
    return Path(
      roundedRect: RoundedRect(
        rect: area, topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
        bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner),
        isContinuous: cornerCurve == .continuous))
  }

  /// What the class of layer draws above its background: gradients, shapes.
  func drawSpecial(in area: CGRect, into items: inout [DisplayItem]) { _special?(area, &items) }

  /// What a layer without a view draws in its area.
  func drawOwn(in area: CGRect, into items: inout [DisplayItem]) {
    if let color = ownBackground { items.append(.fill(outline(in: area), .color(color._rgba), FillStyle())) }
    if let contents, let image = contents as? CGImage { items.append(.image(image._reference, area, ImageOptions())) }
  }
}

/// Corners of a layer; y grows downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
