import Foundation

/// The distances a view prefers to its neighbours. Spec: B12, B13.
///
/// The distance between two views is the larger of the two preferences that face each other. A side
/// without a preference of its own counts as `defaultSpacing`.
public struct ViewSpacing: Equatable, Sendable {
  /// The system's distance between plain views, in points. Spec: M-DEF, 8 on iOS.
  public static let defaultSpacing: CGFloat = 8

  /// What kind of edge faces the neighbour: text lines stand closer to text lines.
  public enum Facing: Equatable, Sendable {
    /// A plain edge: the system's distance.
    case plain
    /// An edge that wants exactly this distance, as a Spacer's 0.
    case fixed(CGFloat)
    /// A text line: 0 to other text, the system's distance to anything else.
    case text
  }

  public var top = Facing.plain
  public var leading = Facing.plain
  public var bottom = Facing.plain
  public var trailing = Facing.plain

  public init() {}

  public init(top: Facing, leading: Facing, bottom: Facing, trailing: Facing) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
  public static let text = ViewSpacing(top: .text, leading: .plain, bottom: .text, trailing: .plain)

  subscript(edge: Edge) -> Facing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes over the other view's preferences on `edges`; where both have one, the larger stays.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Self.union(self[edge], other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points from this view to `next` behind it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, other) {
    case (.text, .text): return 0
    case (.fixed(let a), .fixed(let b)): return max(a, b)
    case (.fixed(let a), _), (_, .fixed(let a)): return a
    default: return Self.defaultSpacing
    }
  }

  private static func union(_ a: Facing, _ b: Facing) -> Facing {
    switch (a, b) {
    case (.fixed(let x), .fixed(let y)): .fixed(max(x, y))
    case (.fixed, let other), (let other, .fixed): other
    case (.text, .text): .text
    default: .plain
    }
  }
}
