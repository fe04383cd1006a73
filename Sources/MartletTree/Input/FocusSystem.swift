import Foundation
import MartletDisplay
import MartletHost
import MartletLayout

/// Which node of a window has the keyboard, and where keys go.
///
/// Nodes that follow the focus (`FocusLinkNode`) wish for it during updates; wishes are granted once the frame is laid
/// out, when what they are for exists. Spec: D22-D24.
public final class FocusSystem {
  private unowned let root: LayoutNode
  public private(set) weak var focused: (any FocusableNode)?
  /// Whether focus came by the keyboard, so that a ring shows where it is.
  public private(set) var showsRing = false
  /// What the desktop offers to text fields; a clipboard of the window's own where it offers none.
  public var clipboard: any Clipboard = PrivateClipboard()
  /// Whether carets blink: in open windows, not in pictures and tests.
  public var blinksCarets = false
  /// The ring's colour: the window's accent colour.
  public var ringColor = RGBA.black

  /// The links around the focused node, the innermost first.
  private var held: [FocusLinkNode] = []
  private var wishes: [FocusLinkNode] = []
  private weak var newcomer: LayoutNode?

  public init(root: LayoutNode) {
    self.root = root
    root.context.focus = self
  }

  // MARK: Moving the focus

  /// Gives the keyboard to `node`, or to nobody. `byKeyboard` shows the ring and scrolls to the node.
  public func focus(_ node: (any FocusableNode)?, byKeyboard: Bool = false) {
    let wasShowingRing = showsRing
    showsRing = byKeyboard && node != nil
    if byKeyboard { node?.scrollIntoView() }
    if wasShowingRing || showsRing { root.setNeedsDisplay() }
    guard node !== focused else { return }
    let old = focused
    focused = node
    old?.focusDidChange(isFocused: false)
    // What ended may have moved the focus on by itself.
    guard focused === node else { return }
    node?.focusDidChange(isFocused: true)
    report()
  }

  /// Tells the links that the focus left, then those that it came to.
  private func report() {
    let old = held
    held = links(around: focused)
    for link in old where !held.contains(where: { $0 === link }) { link.report(false) }
    for link in held where !old.contains(where: { $0 === link }) { link.report(true) }
  }

  private func links(around node: LayoutNode?) -> [FocusLinkNode] {
    sequence(first: node, next: { $0?.parent }).compactMap { $0 as? FocusLinkNode }
  }

  // MARK: Wishes

  /// What a link wants has changed: it is seen to after the next layout.
  func wishDidChange(_ link: FocusLinkNode) {
    if !wishes.contains(where: { $0 === link }) { wishes.append(link) }
    root.context.needsFrame()
  }

  /// The first text field in `node` gets the keyboard after the next layout, unless a link in it gives it to another one.
  public func wishFirstField(in node: LayoutNode) {
    newcomer = node
    root.context.needsFrame()
  }

  /// Sees to wishes, and to a focus whose node has gone, was covered by a page or disabled.
  public func layoutDidEnd() {
    leaveEndedNode()
    let links = wishes.filter { $0.isInside(root) }
    // What a presentation or a page covers waits until it has gone.
    wishes = links.filter { $0.wantsFocus && !$0.isUncovered(in: scopeRoot) }
    grant(links.filter { $0.wantsFocus && $0.isUncovered(in: scopeRoot) })
    for link in links where !link.wantsFocus && held.contains(where: { $0 === link }) { focus(nil) }
    focusNewcomer()
  }

  private func focusNewcomer() {
    guard let node = newcomer else { return }
    let stops = FocusSystem.stops(in: node)
    // What it holds may be made one update later.
    if stops.isEmpty && node.isInside(root) { return }
    newcomer = nil
    if let focused, focused.isInside(node) { return }
    if let field = stops.first(where: { $0 is any TextInputClient }) { focus(field) }
  }

  private func leaveEndedNode() {
    if let focused {
      if !focused.isUncovered(in: root) || !focused.canFocus { focus(nil) }
    } else if !held.isEmpty {
      report()
    }
  }

  /// The first of several links gets the keyboard. Spec: D24.
  private func grant(_ links: [FocusLinkNode]) {
    var granted: FocusLinkNode?
    for link in links {
      if held.contains(where: { $0 === link }) { continue }
      if let rival = granted ?? held.first(where: { $0.group == link.group && $0.wantsFocus }) {
        if rival.group == link.group { link.noteRival() } else { link.report(false) }
      } else if let node = FocusSystem.stops(in: link).first {
        granted = link
        focus(node)
      } else {
        link.report(false)
      }
    }
  }

  // MARK: Keys

  /// Gives the key to the node that has the keyboard, and to those around it that take keys.
  ///
  /// What is written directly on a node comes before it, so that an action for a key can change what a field does with
  /// it; what is further out comes after.
  public func handleKey(_ event: KeyEvent) -> Bool {
    guard let focused, focused.isUncovered(in: scopeRoot) else { return false }
    let chain = Array(sequence(first: focused.parent, next: { $0?.parent }).compactMap { $0 })
    let near = chain.prefix { $0 is UnaryNode }
    for case let node as KeyPressNode in near where node.handleKey(event) { return true }
    if focused.handleKey(event) { return true }
    for (index, node) in chain.enumerated() {
      if index < near.count, node is KeyPressNode { continue }
      if let taking = node as? any KeyTaking, taking.handleKey(event) { return true }
      if node === scopeRoot { break }
    }
    return false
  }

  /// Moves to the next stop in reading order, or back. False when there is none.
  @discardableResult public func move(forward: Bool) -> Bool {
    let stops = FocusSystem.stops(in: scopeRoot)
    guard !stops.isEmpty else { return false }
    let current = focused.flatMap { node in stops.firstIndex { $0 === node } }
    let next = current.map { ($0 + (forward ? 1 : -1) + stops.count) % stops.count } ?? (forward ? 0 : stops.count - 1)
    focus(stops[next], byKeyboard: true)
    return true
  }

  /// Where Tab stops in a node and below, in the order of the tree, which is the order of reading.
  static func stops(in node: LayoutNode) -> [any FocusableNode] {
    var stops: [any FocusableNode] = []
    collect(node, into: &stops)
    return stops
  }

  private static func collect(_ node: LayoutNode, into stops: inout [any FocusableNode]) {
    if (node as? CoverableNode)?.isCovered == true || node is UnseenNode { return }
    if let focusable = node as? any FocusableNode, focusable.canFocus {
      stops.append(focusable)
      if focusable is any FocusStopOnly || (node as? MeaningNode)?.isOneStop == true { return }
    }
    for child in node.children { collect(child, into: &stops) }
  }

  /// Where keys and Tab reach: the presentation on top, else the whole window.
  var scopeRoot: LayoutNode { root.reachablePart }

  /// Who uses a pointer needs no ring to find the focus.
  public func pointerDidPress() { if showsRing { focus(focused) } }

  /// Content in `node` was scrolled by hand where that takes the keyboard away from a field inside.
  public func endEditing(inside node: LayoutNode) {
    guard let client = focused as? any TextInputClient, client.isInside(node) else { return }
    focus(nil)
  }
}

/// The clipboard of a window whose host offers none.
public final class PrivateClipboard: Clipboard {
  public var text: String? { didSet { if text != nil { picture = nil } } }
  public var picture: Data? { didSet { if picture != nil { text = nil } } }
  public init() {}
}

extension LayoutNode {
  /// Scrolls what is around as little as needed, so that the node shows.
  public final func scrollIntoView() {
    for axis in [Axis.vertical, .horizontal] {
      guard let scrolling = scrollingNode(along: axis) else { continue }
      scrolling.scroll(
        to: { [weak self, weak scrolling] in
          guard let self, let scrolling else { return nil }
          return frame(in: scrolling)
        }, anchor: nil)
    }
  }
}
