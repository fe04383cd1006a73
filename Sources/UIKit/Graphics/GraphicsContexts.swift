import Foundation
import MartletDisplay

/// The contexts that drawing goes to, the innermost last; each thread has its own.
enum GraphicsContexts {
  private final class Stack {
    var contexts: [CGContext] = []
    /// Of those begun as pictures, how many pixels a point has.
    var scales: [ObjectIdentifier: CGFloat] = [:]
  }
  private static let key = "MartletGraphicsContexts"

  private static var stack: Stack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? Stack { return stack }
    let stack = Stack()
    storage[key] = stack
    return stack
  }

  static var current: CGContext? { stack.contexts.last }
  static func push(_ context: CGContext) { stack.contexts.append(context) }
  static func pop() { _ = stack.contexts.popLast() }

  static func begin(_ context: CGContext, scale: CGFloat) {
    push(context)
    stack.scales[ObjectIdentifier(context)] = scale
  }
  static func end() {
    guard let context = stack.contexts.popLast() else { return }
    stack.scales[ObjectIdentifier(context)] = nil
  }

  /// What the innermost picture shows so far; nil when there is none.
  static func image() -> UIImage? {
    guard let context = current, let scale = stack.scales[ObjectIdentifier(context)] else { return nil }
    return UIImage(content: .source(ImageSource(context.reference()), scale: scale, orientation: .up))
  }

  /// Draws in `context` for the length of `body`.
  static func drawing<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}

extension CGContext {
  /// A context as UIKit makes them: points, the origin of `bounds` at the top left. Sizes are rounded up to whole
  /// pixels. Nil for empty bounds and pictures beyond the limit.
  convenience init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let limit = CGFloat(Self.largestSide)
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
    self.init(
      pixelWidth: Int(width), pixelHeight: Int(height),
      baseTransform: CGAffineTransform(scale, 0, 0, scale, -bounds.minX * scale, -bounds.minY * scale),
      isOpaque: isOpaque)
  }
}

/// The display's, for a scale of 0.
func graphicsScale(_ scale: CGFloat) -> CGFloat {
  scale > 0 && scale.isFinite ? scale : max(UITraitCollection.current.displayScale, 1)
}

/// The context that drawing goes to on this thread; nil outside of a picture.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins a picture of `size` points with one pixel a point, on this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture; `scale` is pixels per point, 0 the display's. An empty size begins nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = graphicsScale(scale)
  guard let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque) else {
    return
  }
  GraphicsContexts.begin(context, scale: scale)
}
/// What was drawn since the innermost begin; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image() }
public func UIGraphicsEndImageContext() { GraphicsContexts.end() }

/// In the current fill colour.
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsContexts.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}
/// A line of one point along the inside of the edges, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsContexts.current else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }
