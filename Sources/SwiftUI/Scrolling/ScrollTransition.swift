import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Where a view is in the scroll view around it: at home, or on the way out at one end.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to the next: with the finger, or by an animation. Spec: G39.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case animated
    case interactive(UnitCurve)
    case identity
  }
  let kind: Kind
  private(set) var animation: Animation?
  private(set) var threshold: Threshold

  /// An animation runs when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated, animation: animation, threshold: .visible(0.5))
  }
  public static var animated: Self { animated() }
  /// The effects follow the view on its way over the edge.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve), threshold: .visible)
  }
  public static var interactive: Self { interactive() }
  /// No effects.
  public static let identity = Self(kind: .identity, threshold: .visible)

  /// With this animation; interactive effects then lag behind the view.
  public func animation(_ animation: Animation) -> Self {
    var copy = self
    copy.animation = animation
    return copy
  }
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// From where on a view counts as being at home.
  public struct Threshold: Sendable {
    /// From 0, the view begins to show, to 1, all of it shows, to 2, its middle is that of the scroll view.
    let amount: Double
    /// Points by which the scroll view counts as smaller at both ends.
    var inset: Double = 0
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static let centered = Threshold(amount: 2)
    /// `amount`, 0 to 1, of the view shows.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: min(max(amount, 0), 1)) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        amount: self.amount + (other.amount - self.amount) * amount, inset: inset + (other.inset - inset) * amount)
    }
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += distance
      return copy
    }
  }
}

// MARK: The way over an edge

/// One edge of a scroll view, as a view sees it that crosses it. Points along the axis.
struct ScrollEdgeCrossing {
  /// Where the view begins and ends, against the scroll view's start.
  let start, end: Double
  /// The scroll view's length.
  let length: Double
  let threshold: ScrollTransitionConfiguration.Threshold

  /// How far the view has gone at one edge: 0 at home, 1 out of sight. `inner` points of it have passed the edge.
  private func progress(inside: Double) -> Double {
    let own = max(end - start, 0.001)
    let whole = max(length - 2 * threshold.inset, 0)
    // Beyond its own length the view goes on to the middle, half of both lengths away.
    let home =
      threshold.amount <= 1
      ? own * threshold.amount : own + (max(own, (whole + own) / 2) - own) * (threshold.amount - 1)
    guard home > 0 else { return inside > 0 ? 0 : 1 }
    return min(max((home - inside) / home, 0), 1)
  }

  /// -1 beyond the start, 0 at home, 1 beyond the end.
  var value: Double {
    let first = progress(inside: end - threshold.inset)
    let last = progress(inside: length - threshold.inset - start)
    return first > last ? -first : last
  }
}

extension LayoutNode {
  /// Where the node stands between the edges of what scrolls around it; 0 where nothing does.
  func edgeCrossing(_ axis: Axis?, _ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    var node = parent
    while let here = node {
      defer { node = here.parent }
      guard let scrolling = here as? any Scrollable else { continue }
      let axis = axis ?? (scrolling.scrollAxes.contains(.vertical) ? .vertical : .horizontal)
      guard scrolling.scrollAxes.contains(axis == .vertical ? .vertical : .horizontal) else { continue }
      let (own, area) = (frame(in: scrolling), scrolling.visibleArea)
      if axis == .vertical {
        return ScrollEdgeCrossing(
          start: own.minY - area.minY, end: own.maxY - area.minY, length: area.height, threshold: threshold
        ).value
      }
      let isRightToLeft = scrolling.isRightToLeft
      return ScrollEdgeCrossing(
        start: isRightToLeft ? area.maxX - own.maxX : own.minX - area.minX,
        end: isRightToLeft ? area.maxX - own.minX : own.maxX - area.minX, length: area.width, threshold: threshold
      ).value
    }
    return 0
  }
}

// MARK: The modifier

struct ScrollTransitionModifier: ElementModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: (ScrollTransitionPhase) -> [_VisualEffectStep]

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> VisualEffectNode {
    let node = VisualEffectNode(context: context.layout, content: child)
    context.node.root.addLayoutWatch(node)
    return node
  }

  func update(_ wrapper: VisualEffectNode, in context: ElementContext) {
    let way = (wrapper.owner as? ScrollTransitionWay) ?? ScrollTransitionWay(root: context.node.root, node: wrapper)
    wrapper.owner = way
    wrapper.find = { [self] node in way.steps(at: value(of: node, way), steps) }
    context.node.root.needsFrame()
  }

  /// -1 to 1, on the way that each end's configuration wants.
  private func value(of node: LayoutNode, _ way: ScrollTransitionWay) -> Double {
    let first = min(0, node.edgeCrossing(axis, topLeading.threshold))
    let last = max(0, node.edgeCrossing(axis, bottomTrailing.threshold))
    let (value, configuration) = -first > last ? (first, topLeading) : (last, bottomTrailing)
    switch configuration.kind {
    case .identity: return way.go(to: 0, nil)
    case .interactive(let curve):
      // The curve counts from out of sight to home.
      let part = 1 - curve.value(at: 1 - abs(value))
      return way.go(to: value < 0 ? -part : part, configuration.animation)
    case .animated: return way.go(to: value == 0 ? 0 : value < 0 ? -1 : 1, configuration.animation)
    }
  }
}

/// The way of one view between the phases.
final class ScrollTransitionWay {
  private weak var node: VisualEffectNode?
  private var interpolation: ClockedInterpolation<Double>!
  private var target: Double?
  private var offset = 0.0

  init(root: ViewRoot, node: VisualEffectNode) {
    self.node = node
    interpolation = ClockedInterpolation(root: root) { [weak self] offset in
      self?.offset = offset ?? 0
      self?.node?.layoutDidEnd()
    }
  }

  /// Where it is now, on its way to `value`: at once without an animation, and when the view appears.
  func go(to value: Double, _ animation: Animation?) -> Double {
    if let target, target != value {
      self.target = value
      offset = interpolation.add(value - target, Transaction(animation: animation)) ?? 0
    }
    target = value
    return value + offset
  }

  func steps(at value: Double, _ steps: (ScrollTransitionPhase) -> [_VisualEffectStep]) -> [_VisualEffectStep] {
    let home = steps(.identity)
    guard value != 0 else { return home }
    return home.mixed(with: steps(value < 0 ? .topLeading : .bottomTrailing), abs(value))
  }
}

extension View {
  /// Draws this view through effects while it comes into a scroll view around it, or leaves. `transition` says them for
  /// each phase; those between are mixed. Without an axis the scroll view's own counts. Spec: G39.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a way of its own at each end.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._steps
      })
  }
}
