import Foundation
import MartletControls
import MartletDisplay

/// Makes pictures of views. The module above knows how; it says so before an app's code runs.
@MainActor @preconcurrency package enum ViewPictures {
  /// What a view shows at its own size, in so many pixels a point; nil for a view without an area.
  nonisolated(unsafe) package static var make: ((UIView, _ scale: CGFloat) -> ImageReference?)?
}

extension UIView {
  /// Draws the view and all in it on the current context, stretched to `rect`. False where there is no context or the
  /// view has no area. A view that stands in no window is laid out for the picture.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    return _draw(on: context, in: rect)
  }

  /// A view that shows what this one shows now; nil for a view without an area.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    guard let picture = ViewPictures.make?(self, UIScreen.main.scale) else { return nil }
    let image = UIImage(cgImage: CGImage(_reference: picture), scale: UIScreen.main.scale, orientation: .up)
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  @discardableResult fileprivate func _draw(on context: CGContext, in rect: CGRect) -> Bool {
    guard let picture = ViewPictures.make?(self, context._pixelsPerPoint) else { return false }
    context.draw(picture, in: rect)
    return true
  }
}

extension CALayer {
  /// Draws the layer, what its view draws and all layers in it, on a context: from the context's origin on.
  public func render(in ctx: CGContext) {
    let area = CGRect(origin: .zero, size: bounds.size)
    if let view {
      view._draw(on: ctx, in: area)
    } else if superlayer == nil {
      let carrier = UIView(frame: area)
      carrier.layer.addSublayer(self)
      carrier._draw(on: ctx, in: area)
      removeFromSuperlayer()
    } else {
      Notes.once("CALayer.render(in:) draws layers of views and those in no other layer; this one draws nothing")
    }
  }
}

extension CGContext {
  /// How many pixels a point has here, as far as the context is not turned.
  fileprivate var _pixelsPerPoint: CGFloat {
    let scale = abs(ctm.a)
    return scale > 0 && scale.isFinite ? min(scale, 4) : 1
  }
}

extension UIView {
  /// What the view shows in its window; nil where it stands in none.
  package var _shownGroup: DisplayGroup? { _host == nil ? nil : _node?.displayGroup() }

  /// Runs `body` with the view outside of its superview, to which it goes back with its frame.
  package func _apart<Result>(_ body: () -> Result) -> Result {
    guard let superview, let place = superview.subviews.firstIndex(of: self) else { return body() }
    let (bounds, center) = (bounds, center)
    removeFromSuperview()
    defer {
      superview.insertSubview(self, at: place)
      (self.bounds, self.center) = (bounds, center)
    }
    return body()
  }
}
