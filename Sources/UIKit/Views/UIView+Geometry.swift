import Foundation
import MartletDisplay

extension UIView {
  // MARK: Frames

  var _frame: CGRect {
    get { Self.frame(center: _modelCenter, bounds: _modelBounds, transform: _modelTransform) }
    set {
      let rect = newValue.standardized
      let inner = _modelTransform.isIdentity ? rect.size : rect.size.applying(_modelTransform.inverted())
      bounds.size = CGSize(width: abs(inner.width), height: abs(inner.height))
      center = CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  static func frame(center: CGPoint, bounds: CGRect, transform: CGAffineTransform) -> CGRect {
    let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    let rect = CGRect(x: -half.width, y: -half.height, width: bounds.width, height: bounds.height)
    return (transform.isIdentity ? rect : rect.applying(transform)).offsetBy(dx: center.x, dy: center.y)
  }

  func _setBounds(_ new: CGRect) {
    guard new != _modelBounds else { return }
    _willAnimate()
    let old = _modelBounds
    _modelBounds = new
    if old.size != new.size {
      if autoresizesSubviews { resizeSubviews(from: old.size) }
      _setNeedsLayout()
    }
    _geometryDidChange()
  }

  func _setCenter(_ new: CGPoint) {
    guard new != _modelCenter else { return }
    _willAnimate()
    _modelCenter = new
    _geometryDidChange()
  }

  func _setTransform(_ new: CGAffineTransform) {
    guard new != _modelTransform else { return }
    _willAnimate()
    _modelTransform = new
    _lookDidChange()
  }

  /// The host gave the root its size.
  func _setPlacedSize(_ size: CGSize) {
    let place = CGRect(origin: .zero, size: size)
    if _modelTransform.isIdentity {
      if frame != place { frame = place }
    } else {
      (bounds.size, center) = (size, CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }

  func _geometryDidChange() { _host?.geometryDidChange() }

  // MARK: Autoresizing

  private func resizeSubviews(from old: CGSize) {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty
    {
      subview.autoresize(from: old, to: _modelBounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let x = Self.autoresized(
      start: frame.minX, length: frame.width, by: new.width - old.width, total: old.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let y = Self.autoresized(
      start: frame.minY, length: frame.height, by: new.height - old.height, total: old.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Shares the change among the flexible parts, in proportion to what they were; evenly where all were zero.
  private static func autoresized(
    start: CGFloat, length: CGFloat, by change: CGFloat, total: CGFloat, _ before: Bool, _ inside: Bool, _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [(before, start), (inside, length), (after, total - start - length)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty else { return (start, length) }
    let sum = flexible.reduce(0) { $0 + max(0, $1.1) }
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return sum > 0 ? change * max(0, part.1) / sum : change / CGFloat(flexible.count)
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }

  // MARK: What shows now

  var _shownBounds: CGRect { _motion?.bounds ?? _modelBounds }
  var _shownTransform: CGAffineTransform { _motion?.transform ?? _modelTransform }
  /// Where the view lies in its superview before its transform.
  var _shownPlace: CGRect {
    Self.frame(center: _motion?.center ?? _modelCenter, bounds: _shownBounds, transform: .identity)
  }

  /// A point of the node's own area as it shows.
  func _applyTransform(_ point: CGPoint) -> CGPoint {
    let transform = _shownTransform
    guard !transform.isIdentity else { return point }
    let middle = CGPoint(x: _shownBounds.width / 2, y: _shownBounds.height / 2)
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
    return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
  }

  /// The way back; nil where the transform has none.
  func _undoTransform(_ point: CGPoint) -> CGPoint? {
    let transform = _shownTransform
    guard !transform.isIdentity else { return point }
    guard transform.a * transform.d != transform.b * transform.c else { return nil }
    let middle = CGPoint(x: _shownBounds.width / 2, y: _shownBounds.height / 2)
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform.inverted())
    return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
  }
}

// MARK: - Converting

extension UIView {
  /// The point in the coordinates of `view`, or of the window when nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    if let view, view._rootView === _rootView { return view.pointFromRoot(inRoot) }
    let inWindow = _rootView._windowPoint(inRoot)
    guard let view else { return inWindow }
    return view.pointFromRoot(view._rootView._rootPoint(fromWindow: inWindow))
  }

  /// The point that is given in the coordinates of `view`, or of the window when nil, in own ones.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return pointFromRoot(_rootView._rootPoint(fromWindow: point))
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applyingAround { convert($0, to: view) } }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applyingAround { convert($0, from: view) } }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superview).reduce(point) { point, view in
      view.superview == nil ? point : view.pointInSuperview(point)
    }
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let chain = sequence(first: self, next: \.superview).filter { $0.superview != nil }
    return chain.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let middle = CGPoint(x: _modelBounds.midX, y: _modelBounds.midY)
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(_modelTransform)
    return CGPoint(x: moved.x + _modelCenter.x, y: moved.y + _modelCenter.y)
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - _modelCenter.x, y: point.y - _modelCenter.y).applying(_modelTransform.inverted())
    return CGPoint(x: moved.x + _modelBounds.midX, y: moved.y + _modelBounds.midY)
  }

  func _windowPoint(_ point: CGPoint) -> CGPoint {
    guard let node = _node else { return point }
    return node.windowPoint(fromOwn: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY))
  }

  func _rootPoint(fromWindow point: CGPoint) -> CGPoint {
    guard let own = _node?.ownPoint(fromWindow: point) else { return point }
    return CGPoint(x: own.x + bounds.minX, y: own.y + bounds.minY)
  }
}
