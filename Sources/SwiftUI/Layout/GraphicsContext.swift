import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Where a canvas draws. A copy draws into the same picture with settings of its own.
///
/// Settings change what is drawn after them: the transform, the opacity, the blend mode, the clip and the filters.
/// Lengths in points, angles turn clockwise.
public struct GraphicsContext {
  /// The drawing that all copies add to.
  final class Sink { var items: [DisplayItem] = [] }

  let sink: Sink
  let layout: LayoutContext
  let size: CGSize
  let symbol: (AnyHashable) -> LayoutNode?
  /// The surroundings of the canvas.
  public let environment: EnvironmentValues

  /// From the coordinates of what is drawn to the canvas's.
  public var transform = CGAffineTransform.identity
  /// 0 draws nothing, 1 opaquely.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  private var clips: [DisplayEffect] = []
  private var clipBounds: CGRect
  private var filters: [DisplayEffect] = []

  init(
    environment: EnvironmentValues, layout: LayoutContext, size: CGSize, sink: Sink = Sink(),
    symbol: @escaping (AnyHashable) -> LayoutNode?
  ) {
    (self.environment, self.layout, self.size) = (environment, layout, size)
    (self.sink, self.symbol) = (sink, symbol)
    clipBounds = CGRect(origin: .zero, size: size)
  }

  // MARK: Transforms: applied to what is drawn before those set earlier.

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clipping

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what lies outside instead.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// What is left of the canvas after all clips: a rectangle around them, in the coordinates of what is drawn.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

  /// Draws only inside `path` from now on, inside all earlier clips as well.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else {
      clipBounds = clipBounds.intersection(placed.boundingRect)
      return clips.append(.clip(placed, style))
    }
    var outside = Path(CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 1, dy: -size.height - 1))
    outside.addPath(placed)
    clips.append(.clip(outside, FillStyle(eoFill: true, antialiased: style.isAntialiased)))
  }

  /// Draws only where `content` has drawn, as strongly as its alpha there times `opacity`.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layer(content)
    if options.contains(.inverse) {
      let all = Path(CGRect(origin: .zero, size: size))
      mask = [
        .effect(.compositingGroup, [.fill(all, .color(.black), FillStyle()), .effect(.blend(.destinationOut), mask)])
      ]
    }
    clips.append(.mask(opacity < 1 ? [.effect(.opacity(opacity), mask)] : mask))
  }

  // MARK: Filters and layers

  /// Sends what is drawn from now on through `filter`, after the filters added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters += filter.effects(environment)
  }

  /// Draws `content` as one picture to which this context's settings apply.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add([.effect(.compositingGroup, try layer(content))], isPlaced: true)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var inner = GraphicsContext(environment: environment, layout: layout, size: size, symbol: symbol)
    inner.transform = transform
    try content(&inner)
    return inner.sink.items
  }

  /// Adds items in the coordinates of what is drawn, through all settings from the inside out.
  func add(_ items: [DisplayItem], isPlaced: Bool = false) {
    guard opacity > 0, !items.isEmpty else { return }
    var items = items
    if !transform.isIdentity, !isPlaced { items = [.effect(.transform(transform), items)] }
    for filter in filters { items = [.effect(filter, items)] }
    if opacity < 1 { items = [.effect(.opacity(opacity), items)] }
    for clip in clips.reversed() { items = [.effect(clip, items)] }
    if blendMode != .normal { items = [.effect(.blend(blendMode), items)] }
    sink.items += items
  }
}
