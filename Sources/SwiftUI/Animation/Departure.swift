import MartletGraph
import MartletTree

/// A view that has been taken out of the tree and is drawn until its transition ends. Spec: E29.
final class Departure {
  private let node: _AnyViewNode
  private var elements: [LayoutNode] = []
  private var running = 0
  private var didEnd: (Departure) -> Void

  private init(_ node: _AnyViewNode, didEnd: @escaping (Departure) -> Void) {
    (self.node, self.didEnd) = (node, didEnd)
  }

  /// Begins the removal transitions of `node`, which its parent has let go of. Nil where nothing is to be seen of
  /// them: the caller ends the node itself.
  static func begin(_ node: _AnyViewNode, didEnd: @escaping (Departure) -> Void) -> Departure? {
    guard node.root.motion.mayRunTransitions else { return nil }
    let departure = Departure(node, didEnd: didEnd)
    for element in node.elements where element.hasBeenDrawn && element.parent != nil { departure.begin(element) }
    return departure.running > 0 ? departure : nil
  }

  private func begin(_ element: LayoutNode) {
    let trait = element.trait(TransitionTrait.self)
    let parts = (trait?.transition ?? .opacity).parts(isInsertion: false)
    let motion = TransitionMotion(isInsertion: false, isRightToLeft: element.isRightToLeft)
    motion.begin(parts, .current, node.root)
    let custom = parts.first { if case .custom = $0.kind { true } else { false } }
    guard motion.isRunning || custom != nil else { return }
    element.departure = self
    elements.append(element)
    running += 1
    if motion.isRunning {
      running += 1
      motion.didEnd = { [weak self] in self?.partDidEnd() }
      NodeAnimator.of(element, node.root).run(motion)
    }
    if let custom, let host = trait?.host {
      var transaction = Transaction.current
      transaction.animation = custom.animation ?? transaction.animation
      running += 1
      host.go(from: nil, to: .didDisappear, transaction) { [weak self] in self?.partDidEnd() }
    }
    partDidEnd()
  }

  private func partDidEnd() {
    running -= 1
    if running == 0, !elements.isEmpty { end() }
  }

  /// Ends the view: its drawing goes, and its state.
  func end() {
    for element in elements {
      element.departure = nil
      element.nodeMotion = nil
      var child = element
      while let parent = child.parent {
        parent.removeLeavingChild(child)
        child = parent
      }
    }
    elements.removeAll()
    node.dispose()
    didEnd(self)
  }
}

extension _AnyViewNode {
  /// Runs the insertion transitions of a node that was made in the update that is running. Spec: E27, E32.
  func arrive() {
    guard root.motion.mayRunTransitions else { return }
    for element in elements {
      let trait = element.trait(TransitionTrait.self)
      let parts = (trait?.transition ?? .opacity).parts(isInsertion: true)
      let motion = TransitionMotion(isInsertion: true, isRightToLeft: false)
      motion.begin(parts, .current, root)
      if motion.isRunning { NodeAnimator.of(element, root).run(motion) }
      let custom = parts.first { if case .custom = $0.kind { true } else { false } }
      var transaction = Transaction.current
      transaction.animation = custom?.animation ?? transaction.animation
      if let host = trait?.host, custom != nil, transaction.animation != nil {
        host.go(from: .willAppear, to: .identity, transaction) {}
      }
    }
  }
}
