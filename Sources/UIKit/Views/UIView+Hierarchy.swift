import Foundation

extension UIView {
  /// Puts the view above all others inside; it leaves the superview that it had.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? subviews.count)
  }
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  private func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
  public func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  private func reorder(_ view: UIView, _ put: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    put(&subviews)
    _geometryDidChange()
  }

  /// Exchanges the places of two subviews in the order of drawing; an index that is none does nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    _geometryDidChange()
  }

  /// Takes the view out of its superview, with the constraints that tie it to what stays.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if _host != nil { willMoveTreeToWindow(nil) }
    superview.dropConstraints(with: self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    (superview as? UIStackView)?._arrangedViewDidLeave(self)
    _leaveHost()
    didMoveToSuperview()
    superview._structureDidChange()
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let isMoved = view.superview === self
    let host = _host
    if !isMoved {
      view.removeFromSuperview()
      view._hostNode?.letGo()
      view.willMove(toSuperview: self)
      if host != nil { view.willMoveTreeToWindow(window) }
    } else {
      subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    if !isMoved {
      if let host { view._enter(host) }
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    _structureDidChange()
  }

  /// Whether the view is `view` or inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view itself or one inside, in depth, with that tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }

  func _structureDidChange() {
    setNeedsLayout()
    _host?.sizeDidChange()
  }

  // MARK: Windows

  var _rootView: UIView { sequence(first: self, next: \.superview).reversed().first ?? self }
  /// Where the tree of the view is shown; nil outside of a window.
  package var _host: ViewHostNode? { _rootView._hostNode }

  func willMoveTreeToWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    subviews.forEach { $0.willMoveTreeToWindow(window) }
  }

  /// The tree from here down comes into a window.
  func _enter(_ host: ViewHostNode) {
    if superview == nil { _hostNode = host }
    if _node?.context !== host.context { _node = _makeNode(host.context) }
    _takeContent(host)
    for subview in subviews { subview._enter(host) }
    _hostDidChange()
    didMoveToWindow()
    _controller?._viewDidEnter(host)
    host.sizeDidChange()
  }

  private func _takeContent(_ host: ViewHostNode) {
    guard let site = host.site else { return }
    if _content == nil, _isDrawnBySwiftUI { _content = site.content(for: self) }
    _contentNode = _content?.element(in: site)
  }

  /// The tree from here down leaves its window.
  func _leaveHost() {
    if superview == nil { _hostNode = nil }
    guard _node != nil else { return }
    _controller?._viewWillLeave()
    _content?.leave()
    _contentNode = nil
    _node = nil
    _motion = nil
    for subview in subviews { subview._leaveHost() }
    _hostDidChange()
    didMoveToWindow()
  }

  func _contentDidChange() {
    _contentNode = nil
    guard let host = _host, let site = host.site else { return }
    _contentNode = _content?.element(in: site)
    host.sizeDidChange()
  }

  /// The window in which the view is shown; nil outside of one.
  public var window: UIWindow? {
    if let window = _rootView as? UIWindow { return window }
    guard _host != nil else { return nil }
    return UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last ?? UIWindow._standIn
  }
}
