import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// A view to scroll to: one of the elements of a node, which need not exist yet.
struct ScrollTarget {
  let node: _AnyViewNode
  let index: Int
}

/// A container whose lines come and go: a lazy stack, a list.
protocol LineRevealing: _AnyViewNode {
  var linesNode: LayoutNode { get }
  /// Where the target's line lies in the lines' node, measured or estimated; nil when it is not in this container.
  func lineFrame(of target: ScrollTarget) -> CGRect?
}

/// A node with an identity of its own.
protocol ExplicitlyIdentified: _AnyViewNode {
  var explicitID: AnyHashable { get }
}

/// A node whose children are told apart by ids.
protocol IdentifiedLoop: _AnyViewNode {
  func target(_ id: AnyHashable) -> ScrollTarget?
  /// Visits the children that exist, in order.
  func forEachIdentified(_ visit: (AnyHashable, _AnyViewNode) -> Void)
}

/// A node whose children's elements follow each other.
protocol ElementSequence: _AnyViewNode {
  /// The number of elements in front of those of `child`.
  func elementOffset(of child: _AnyViewNode) -> Int
}

// MARK: Finding

extension _AnyViewNode {
  /// The view with this id here or below: ids of views that exist, then those of loops, then ids inside rows that
  /// do not exist yet. Spec: G17.
  func scrollTarget(_ id: AnyHashable) -> ScrollTarget? {
    if let found = identified(id) { return ScrollTarget(node: found, index: 0) }
    var loops: [IdentifiedLoop] = []
    collectLoops(&loops)
    for loop in loops { if let target = loop.target(id) { return target } }
    for loop in loops where loop.isElementCountCheap && loop.rowsCarryIDs(like: id) {
      for index in 0..<loop.elementCount { _ = loop.element(at: index) }
      if let found = loop.identified(id) { return ScrollTarget(node: found, index: 0) }
    }
    return nil
  }

  private func identified(_ id: AnyHashable) -> _AnyViewNode? {
    if (self as? ExplicitlyIdentified)?.explicitID == id { return self }
    var found: _AnyViewNode?
    forEachChild { if found == nil { found = $0.identified(id) } }
    return found
  }

  private func collectLoops(_ loops: inout [IdentifiedLoop]) {
    if let loop = self as? IdentifiedLoop { loops.append(loop) }
    forEachChild { $0.collectLoops(&loops) }
  }

  /// Whether the first row says an id of this type: only then may making the others find it.
  private func rowsCarryIDs(like id: AnyHashable) -> Bool {
    guard elementCount > 0 else { return false }
    _ = element(at: 0)
    return carriesID(like: id)
  }

  private func carriesID(like id: AnyHashable) -> Bool {
    if let own = self as? ExplicitlyIdentified, type(of: own.explicitID.base) == type(of: id.base) { return true }
    var isFound = false
    forEachChild { if !isFound { isFound = $0.carriesID(like: id) } }
    return isFound
  }
}

extension IdentityNode: ExplicitlyIdentified {
  var explicitID: AnyHashable { AnyHashable(view.modifier.id) }
}

extension ForEachNode: IdentifiedLoop, ElementSequence {
  func target(_ id: AnyHashable) -> ScrollTarget? {
    guard let id = id.base as? ID ?? id as? ID else { return nil }
    var position = 0
    for datum in view.data {
      if view.id(datum) == id { return target(at: position) }
      position += 1
    }
    return nil
  }

  private func target(at position: Int) -> ScrollTarget? {
    if case .fixed(let count) = Content._arity { return ScrollTarget(node: self, index: position * count) }
    _ = elements  // what a row makes is known by its value alone: all exist
    return child(atPosition: position).map { ScrollTarget(node: $0, index: 0) }
  }

  func elementOffset(of child: _AnyViewNode) -> Int {
    if case .fixed(let count) = Content._arity { return (position(of: child) ?? 0) * count }
    var offset = 0
    var isBefore = true
    forEachChild {
      isBefore = isBefore && $0 !== child
      if isBefore { offset += $0.elementCount }
    }
    return offset
  }
}

extension TupleNode: ElementSequence {
  func elementOffset(of child: _AnyViewNode) -> Int {
    var offset = 0
    var isBefore = true
    forEachChild {
      isBefore = isBefore && $0 !== child
      if isBefore { offset += $0.elementCount }
    }
    return offset
  }
}

// MARK: Showing

extension ScrollTarget {
  /// The target's number among the elements of a node above it.
  func index(in ancestor: _AnyViewNode) -> Int {
    var (here, index) = (node, self.index)
    while here !== ancestor, let parent = here.parent {
      index += (parent as? ElementSequence)?.elementOffset(of: here) ?? 0
      here = parent
    }
    return index
  }

  private var element: LayoutNode? { index < node.elementCount ? node.element(at: index) : nil }

  /// The container nearest to the target that stands in `ancestor`, for a target that does not.
  private func container(in ancestor: LayoutNode) -> LineRevealing? {
    var here: _AnyViewNode? = node
    while let candidate = here {
      if let lines = candidate as? LineRevealing, lines.linesNode.isInside(ancestor) { return lines }
      here = candidate.parent
    }
    return nil
  }

  private func frame(in scrolling: ScrollingNode) -> CGRect? {
    guard let element else { return nil }
    // A row of a list is shown as a whole, not its content alone.
    if scrolling is ListNode, let list = container(in: scrolling), list.linesNode === scrolling {
      return list.lineFrame(of: self)
    }
    if element.isInside(scrolling) { return element.frame(in: scrolling) }
    guard let container = container(in: scrolling), let line = container.lineFrame(of: self) else { return nil }
    let origin = container.linesNode.frame(in: scrolling).origin
    return line.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Scrolls everything around the target that stands in one of the `limits`.
  func show(anchor: UnitPoint?, upTo limits: [LayoutNode]) {
    guard let element else { return }
    for limit in limits {
      var here: LayoutNode? = element.isInside(limit) ? element : container(in: limit)?.linesNode
      while let node = here, node.isInside(limit) {
        if let scrolling = node as? ScrollingNode {
          scrolling.scroll(to: { [self] in frame(in: scrolling) }, anchor: anchor)
        }
        here = node.parent
      }
    }
  }
}

extension LazyContainerNode: LineRevealing {
  var linesNode: LayoutNode { layoutNode }
  func lineFrame(of target: ScrollTarget) -> CGRect? {
    guard let (stretch, run) = run(containing: target.node) else { return nil }
    return layoutNode.lineFrame(ofElement: run.start + target.index(in: run.node), inStretch: stretch)
  }
}
