import Foundation

/// A rectangle that takes part in constraints and draws nothing.
@MainActor @preconcurrency open class UILayoutGuide: NSObject, _AnchorItem {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// How far the guide lies inside its view's edges, for guides that layout gives; nil for those of constraints.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  /// What of a scroll view the guide is.
  var scrollPart: ScrollPart?
  enum ScrollPart { case content, frame }
  var _solvedFrame = CGRect.zero

  public override init() { insets = nil }

  init(owner: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = owner
  }

  /// In the coordinates of the view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return _solvedFrame }
    let inset = owningView.bounds.inset(by: insets(owningView))
    return inset.isNull ? .zero : inset
  }
}
