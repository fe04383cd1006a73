import MartletTree

/// Who makes one of a node's elements.
struct ElementPlace {
  /// The outermost node that makes this element and no other.
  var unit: _AnyViewNode
  /// The id that the nearest loop around the element gives it; nil outside of loops.
  var loopID: AnyHashable?
  /// That loop, and the position of the element's datum in it.
  var loop: (node: _AnyViewNode, position: Int)?
}

/// A node whose children's elements follow each other.
protocol ElementDividing: _AnyViewNode {
  /// The child that makes the element, and the element's number there.
  func part(holding index: Int) -> ElementPart?
}

struct ElementPart {
  let node: _AnyViewNode
  let index: Int
  var id: AnyHashable?
  var position = 0
}

extension _AnyViewNode {
  /// Who makes the element at `index`, which is made now. Goes down through nodes that pass elements on or put something
  /// around them, and stops at what arranges others.
  func place(ofElement index: Int) -> ElementPlace {
    var place = ElementPlace(unit: self)
    var (node, index) = (self, index)
    while true {
      if let dividing = node as? ElementDividing {
        guard let part = dividing.part(holding: index) else { return place }
        (node, index, place.unit) = (part.node, part.index, part.node)
        if let id = part.id { (place.loopID, place.loop) = (id, (dividing, part.position)) }
      } else if let inner = node.inner(passingOn: index) {
        node = inner
      } else {
        return place
      }
    }
  }

  /// The child whose element at `index` is this node's, perhaps with something around it.
  private func inner(passingOn index: Int) -> _AnyViewNode? {
    var first: _AnyViewNode?
    forEachChild { first = first ?? $0 }
    guard let first, index < first.elementCount, index < elementCount else { return nil }
    return element(at: index).wraps(first.element(at: index)) ? first : nil
  }
}

extension LayoutNode {
  /// Whether this is `other` with nothing but unary nodes around it.
  final func wraps(_ other: LayoutNode) -> Bool {
    var node = self
    while node !== other {
      guard let unary = node as? UnaryNode else { return false }
      node = unary.child
    }
    return true
  }
}

extension TupleNode: ElementDividing {
  func part(holding index: Int) -> ElementPart? {
    var (rest, found) = (index, ElementPart?.none)
    forEachChild { child in
      guard found == nil else { return }
      let count = child.elementCount
      if rest < count { found = ElementPart(node: child, index: rest) } else { rest -= count }
    }
    return found
  }
}

extension ForEachNode: ElementDividing {
  func part(holding index: Int) -> ElementPart? {
    if case .fixed(let count) = Content._arity, count > 0 {
      _ = element(at: index)
      let position = index / count
      return child(atPosition: position).map { part(of: $0, index % count, position) }
    }
    _ = elementCount  // makes all of them: only then is it known whose element this is
    var (rest, position, found) = (index, 0, ElementPart?.none)
    forEachChild { child in
      guard found == nil else { return }
      let count = child.elementCount
      if rest < count { found = part(of: child, rest, position) } else { rest -= count }
      position += 1
    }
    return found
  }

  private func part(of child: _AnyViewNode, _ index: Int, _ position: Int) -> ElementPart {
    ElementPart(node: child, index: index, id: AnyHashable(id(at: position)), position: position)
  }
}
