import Foundation
import MartletDisplay

/// Runs an app's `draw(_:)` into a picture of the view's size. Spec: U12.
enum ViewDrawing {
  /// Classes that were found to draw nothing by hand.
  nonisolated(unsafe) private static var silent: Set<ObjectIdentifier> = []
  nonisolated(unsafe) private static var baseRan = false

  /// Called by the implementation of `UIView` itself.
  static func baseDidRun() { baseRan = true }

  static func run(_ view: UIView, in area: CGRect, into items: inout [DisplayItem]) {
    let type = ObjectIdentifier(type(of: view))
    guard view._drawsByHand, !silent.contains(type), area.width > 0, area.height > 0,
      let context = CGContext(bounds: view.bounds, scale: graphicsScale(0), isOpaque: false)
    else { return }
    baseRan = false
    GraphicsContexts.drawing(in: context) { view.draw(view.bounds) }
    let picture = context.reference()
    // An override that calls the base has drawn something beside; one that draws nothing is as good as none.
    if baseRan, picture.pixels.allSatisfy({ $0 == 0 }) {
      silent.insert(type)
    } else {
      items.append(.image(picture, area, ImageOptions()))
    }
  }
}

extension UIView {
  /// Whether the class may have a `draw(_:)` of its own: those of the library have none.
  var _drawsByHand: Bool { !String(reflecting: type(of: self)).hasPrefix("UIKit.") }
}
