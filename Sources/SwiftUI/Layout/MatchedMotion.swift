import Foundation
import MartletGraph
import MartletTree

/// The way of two matched views into each other: the new one begins at the old one's frame, and the old one, while it is
/// still drawn, goes along. Spec: E45.
final class MatchedMotion: MatchedWay {
  private weak var newcomer: MatchedGeometryNode?
  private weak var leaver: MatchedGeometryNode?
  private var interpolation: ClockedInterpolation<CGRect.AnimatableData>!
  private var offset: CGRect.AnimatableData?

  /// Begins after the layout that gives the new view its place, in an animated update.
  static func begin(from old: MatchedGeometryNode, to new: MatchedGeometryNode, _ root: ViewRoot) {
    guard Reader.cause != nil, Transaction.current.animation != nil else { return }
    let (transaction, start) = (Transaction.current, old.shownFrame())
    root.motion.afterNextLayout { [weak old, weak new] in
      guard let new, new.parent != nil else { return }
      MatchedMotion(from: old, start, to: new, root).move(transaction, from: start)
    }
  }

  private init(from old: MatchedGeometryNode?, _ start: CGRect, to new: MatchedGeometryNode, _ root: ViewRoot) {
    (leaver, newcomer) = (old, new)
    // The nodes keep the motion, and it the nodes weakly: it ends with them, perhaps within a step.
    interpolation = ClockedInterpolation(root: root) { [weak self] in self?.show($0) }
    new.way = self
    old?.way = self
  }

  private func move(_ transaction: Transaction, from start: CGRect) {
    guard let newcomer else { return }
    show(interpolation.add(newcomer.frame().animatableData - start.animatableData, transaction))
  }

  /// The frame on the way, for one of both nodes: what is around it may be on a way of its own.
  func frame(for node: MatchedGeometryNode) -> CGRect? {
    guard let newcomer else { return nil }
    var frame = newcomer.frame()
    if let offset { frame.animatableData = frame.animatableData + offset }
    let (shown, laidOut) = (node.shownFrame(), node.frame())
    return frame.offsetBy(dx: laidOut.minX - shown.minX, dy: laidOut.minY - shown.minY)
  }

  private func show(_ offset: CGRect.AnimatableData?) {
    self.offset = offset
    // A newer motion may have taken a node over.
    for node in [newcomer, leaver] where node?.way === self {
      if offset == nil { node?.way = nil }
      node?.setNeedsPlacement()
    }
  }
}
