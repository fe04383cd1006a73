import Foundation

/// One layout of a tree of views: constraints give frames, then each view arranges its subviews, from the root down.
@MainActor @preconcurrency enum LayoutPass {
  /// Rounds in which views that ask for layout while others are laid out are served before the pass gives up.
  private static let roundLimit = 8
  private static var isRunning = false
  private(set) static var number = 0

  static func run(_ root: UIView) {
    guard !isRunning else { return layOut(root) }
    isRunning = true
    defer { isRunning = false }
    for _ in 0..<roundLimit where root._treeNeedsLayout {
      number += 1
      layOut(root)
    }
  }

  private static func layOut(_ view: UIView) {
    ConstraintSystem.apply(inside: view)
    if view._needsLayout {
      view._needsLayout = false
      view._controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view._controller?.viewDidLayoutSubviews()
    }
    for subview in view.subviews where subview._treeNeedsLayout { layOut(subview) }
  }
}

extension UIView {
  var _treeNeedsLayout: Bool { _needsLayout || subviews.contains { $0._treeNeedsLayout } }

  func _setNeedsLayout() {
    _needsLayout = true
    _host?.geometryDidChange()
  }

  func _contentSizeDidChange() {
    for view in sequence(first: self, next: \.superview) {
      view._needsLayout = true
      view._solution = ConstraintSolution()
    }
  }

  /// A constraint, an own size or a priority changed.
  func _constraintsDidChange() {
    _contentSizeDidChange()
    (superview as? UIStackView)?._arrangementDidChange()
    _host?.sizeDidChange()
  }

  // MARK: Margins

  /// Points from the edges, counted from the left.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: _isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
        right: _isRightToLeft ? margins.leading : margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: _isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: _isRightToLeft ? newValue.left : newValue.right)
    }
  }

  var _margins: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let (own, safe) = (layoutMargins, safeAreaInsets)
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// What the window's safe area takes of the view, where the view reaches under it.
  var _safeAreaInsets: UIEdgeInsets {
    guard let host = _host else { return .zero }
    let area = host._safeArea
    let place = convert(bounds, to: _rootView)
    let (size, extra) = (_rootView.bounds.size, _controller?.additionalSafeAreaInsets ?? .zero)
    return UIEdgeInsets(
      top: max(0, area.top - place.minY) + extra.top, left: max(0, area.left - place.minX) + extra.left,
      bottom: max(0, place.maxY - size.height + area.bottom) + extra.bottom,
      right: max(0, place.maxX - size.width + area.right) + extra.right)
  }

  /// Inside the margins, for constraints.
  public var layoutMarginsGuide: UILayoutGuide { _marginsGuide }
  /// Inside what the window's bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { _safeAreaGuide }
  public var readableContentGuide: UILayoutGuide { _marginsGuide }
}
