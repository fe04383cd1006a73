import Foundation
import MartletDisplay
import MartletTree

/// Moves nodes from where a layout pass found them to where it puts them. Spec: E16.
final class LayoutMotion: MotionDriver {
  private unowned(unsafe) let root: ViewRoot
  let cause: TransactionCause

  private init(_ root: ViewRoot, _ cause: TransactionCause) { (self.root, self.cause) = (root, cause) }

  /// Nothing for a pass without a transaction.
  static func driver(_ root: ViewRoot, _ cause: TransactionCause?) -> MotionDriver? {
    cause.map { LayoutMotion(root, $0) }
  }

  func frameDidChange(of node: LayoutNode, from old: CGRect) {
    let new = CGRect(origin: node.origin, size: node.size)
    guard new != old else { return }
    guard cause.transaction.concernsMotions else { return node.nodeMotion?.frameDidChangeAtOnce(from: old) ?? () }
    NodeAnimator.of(node, root).move(by: new.animatableData - old.animatableData, cause.transaction)
  }
}

/// The motions of one layout node: its way, the blending of its drawing, its transition.
final class NodeAnimator: NodeMotion {
  private unowned(unsafe) let root: ViewRoot
  private var geometry: ClockedInterpolation<CGRect.AnimatableData>?
  private var lastMove: (time: Double, transaction: Transaction)?
  private var blending: ClockedInterpolation<Double>?
  private var transition: TransitionMotion?

  private init(_ node: LayoutNode, _ root: ViewRoot) {
    self.root = root
    super.init(node)
  }

  /// The node's animator, made when it has none.
  static func of(_ node: LayoutNode, _ root: ViewRoot) -> NodeAnimator {
    if let known = node.nodeMotion as? NodeAnimator { return known }
    let made = NodeAnimator(node, root)
    node.nodeMotion = made
    return made
  }

  // MARK: Geometry

  func move(by change: CGRect.AnimatableData, _ transaction: Transaction) {
    let geometry = geometry ?? ClockedInterpolation(root: root) { [weak self] in self?.showGeometry($0) }
    self.geometry = geometry
    lastMove = (root.layoutContext.clock.now, transaction)
    showGeometry(geometry.add(change, transaction))
  }

  private func showGeometry(_ offset: CGRect.AnimatableData?) {
    let hadGrowth = growth != .zero
    let rect = offset.map { data in
      var rect = CGRect.zero
      rect.animatableData = data
      return rect
    }
    displacement = rect.map { CGSize(width: $0.origin.x, height: $0.origin.y) } ?? .zero
    growth = rect?.size ?? .zero
    if offset == nil, geometry?.isTracking != true { geometry = nil }
    didStep(movesOnly: !hadGrowth && growth == .zero)
  }

  /// A second pass for the same frame only corrects the first one. Spec: E20.
  override func frameDidChangeAtOnce(from old: CGRect) {
    guard geometry != nil else { return }
    if let lastMove, lastMove.time == root.layoutContext.clock.now {
      let new = CGRect(origin: node.origin, size: node.size)
      if new != old { move(by: new.animatableData - old.animatableData, lastMove.transaction) }
      return
    }
    geometry?.end()
    showGeometry(nil)
  }

  // MARK: Drawing

  /// What the node draws now takes the place of `old`.
  func blend(from old: [DisplayItem], _ kind: Blend.Kind, _ transaction: Transaction) {
    blend = Blend(old: old, kind: kind)
    blending?.end()
    let blending = ClockedInterpolation<Double>(root: root) { [weak self] in self?.showBlend($0) }
    self.blending = blending
    showBlend(blending.add(1, transaction))
  }

  private func showBlend(_ offset: Double?) {
    if let offset {
      blend?.progress = 1 + offset
    } else {
      blend = nil
      blending = nil
    }
    didStep(movesOnly: false)
  }

  // MARK: Transitions

  func run(_ transition: TransitionMotion) {
    self.transition?.cancel()
    self.transition = transition
    effects = { [unowned transition] in transition.effects(in: $0, $1) }
    transition.didStep = { [weak self, weak transition] in
      guard let self, let transition, self.transition === transition else { return }
      if !transition.isRunning {
        self.transition = nil
        effects = nil
      }
      didStep(movesOnly: false)
    }
    didStep(movesOnly: false)
  }

  private func didStep(movesOnly: Bool) {
    let node = node
    if geometry == nil, blending == nil, transition == nil { node.nodeMotion = nil }
    node.motionDidStep(movesOnly: movesOnly)
  }
}
