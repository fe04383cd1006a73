import Foundation
import MartletDisplay
import MartletHost
import MartletLayout
import MartletTree

/// The layout node of one `UIView`. The host places it where the view's frame is, before the view's transform.
class ViewNode: LayoutNode, PointerTaking, FocusableNode, ElementActing {
  unowned let view: UIView
  let forwarder: TouchForwarder

  init(context: LayoutContext, view: UIView) {
    self.view = view
    forwarder = TouchForwarder(view: view)
    super.init(context: context)
  }

  /// Hosted content below the subviews.
  var wantedChildren: [LayoutNode] {
    let content = view._contentNode.map { [$0] } ?? []
    return content + view.subviews.compactMap(\._node)
  }

  // UIKit counts from the left, whatever the direction.
  override var inheritsLayoutDirection: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: view.bounds.size)
  }

  /// Hosted content may be as large as another now: what was laid out around it no longer holds.
  override func measurementsDidReset(of child: LayoutNode) {
    if child === view._contentNode { view._contentSizeDidChange() }
  }

  func placeContent() {
    guard let content = view._contentNode else { return }
    let area = view._contentArea
    content.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
  }

  // MARK: Drawing

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard let host = viewHost else { return }
    items += host.withTraits {
      ViewPainter(view: view, node: self, area: snappedBounds(at: offset)).items { drawChildren(at: offset, into: &$0) }
    }
  }

  // MARK: Pointers

  var ownRecognizers: [GestureRecognizer] {
    let gestures = (view.gestureRecognizers ?? []).filter(\.isEnabled).map(\._engine)
    return view._engineRecognizers + gestures + [forwarder]
  }

  /// An app's `hitTest(_:with:)` decides whether anything inside is meant.
  override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    guard let own = view._undoTransform(point) else { return nil }
    guard isBounded else { return own }
    let place = CGPoint(x: own.x + view.bounds.minX, y: own.y + view.bounds.minY)
    return view.hitTest(place, with: nil) == nil ? nil : own
  }

  override func containsOwnContent(_ point: CGPoint) -> Bool {
    guard let own = view._undoTransform(point) else { return false }
    return view.hitTest(CGPoint(x: own.x + view.bounds.minX, y: own.y + view.bounds.minY), with: nil) === view
  }

  override func shownPoint(_ point: CGPoint) -> CGPoint { view._applyTransform(point) }

  // MARK: Keys

  var canFocus: Bool { view._canFocusByKeyboard }
  func focusDidChange(isFocused: Bool) {}
  func handleKey(_ event: KeyEvent) -> Bool { view._handleKey(event) }

  // MARK: Meaning

  override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
    let first = nodes.count
    if let meaning = viewHost?.withTraits({ view._meaning }) {
      var element = SemanticsNode(
        id: id, role: meaning.role, label: meaning.label, traits: meaning.traits,
        frame: CGRect(origin: offset, size: size))
      (element.value, element.hint, element.number) = (meaning.value, meaning.hint, meaning.number)
      element.identifier = view.accessibilityIdentifier
      if view._activation != nil { element.actions = ["tap"] }
      nodes.append(element)
    } else {
      describeChildren(at: offset, into: &nodes)
    }
    guard !view._shownTransform.isIdentity else { return }
    for index in first..<nodes.count { mapFrames(&nodes[index], offset) }
  }

  private func mapFrames(_ node: inout SemanticsNode, _ offset: CGPoint) {
    let frame = node.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    node.frame = frame.applyingAround(view._applyTransform).offsetBy(dx: offset.x, dy: offset.y)
    for index in node.children.indices { mapFrames(&node.children[index], offset) }
  }

  func perform(_ action: String) -> Bool {
    guard action == "tap", let activate = view._activation else { return false }
    activate()
    return true
  }
}

extension CGRect {
  /// The smallest upright rectangle around the corners after `map`.
  func applyingAround(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { map(CGPoint(x: $0.0, y: $0.1)) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
  }
}
