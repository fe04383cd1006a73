import Foundation
import MartletHost

/// A node that wants to know whether the mouse is over it.
public protocol HoverTaking: LayoutNode {
  /// The mouse is at a place in the node's coordinates; nil when it has left.
  func hoverDidChange(to location: CGPoint?)
}

/// A node that gives the mouse pointer a shape of its own.
public protocol CursorGiving: LayoutNode {
  /// Nil leaves it to what is around.
  var cursor: PointerCursor? { get }
}

/// Tells when the mouse comes over its child and goes.
public final class HoverNode: UnaryNode, HoverTaking {
  public var changed: (CGPoint?) -> Void = { _ in }
  /// Whether `changed` has told that the mouse is there; kept for who sets `changed`.
  public var isHovered = false
  public func hoverDidChange(to location: CGPoint?) { changed(location) }
}

extension MeaningNode: CursorGiving {
  /// Links have the pointing hand.
  public var cursor: PointerCursor? { meaning.role == .link && tapAction != nil ? .link : nil }
}

/// Which nodes the mouse is over.
final class HoverSystem {
  private struct Hovered { weak var node: LayoutNode? }
  private var hovered: [Hovered] = []
  private(set) var location: CGPoint?
  var cursorDidChange: (PointerCursor) -> Void = { _ in }
  private var cursor = PointerCursor.arrow

  /// `node` is what lies under the mouse at a place of the window; nil for nothing.
  func handle(_ event: HoverEvent, over node: LayoutNode?) -> Bool {
    location = event.location
    let new = around(node, of: (any HoverTaking).self)
    for old in hovered.compactMap({ $0.node as? any HoverTaking }) where !new.contains(where: { $0 === old }) {
      old.hoverDidChange(to: nil)
    }
    hovered = new.map { Hovered(node: $0) }
    for node in new { node.hoverDidChange(to: event.location.flatMap { node.ownPoint(fromWindow: $0) }) }
    setCursor(around(node, of: (any CursorGiving).self).compactMap(\.cursor).first ?? .arrow)
    return !new.isEmpty
  }

  /// The nodes of a kind at `node` and around it, innermost first.
  private func around<Kind>(_ node: LayoutNode?, of kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    var node = node
    while let here = node {
      if let one = here as? Kind { found.append(one) }
      node = here.parent
    }
    return found
  }

  private func setCursor(_ new: PointerCursor) {
    guard new != cursor else { return }
    cursor = new
    cursorDidChange(new)
  }
}
