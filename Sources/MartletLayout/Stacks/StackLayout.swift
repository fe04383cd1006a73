import Foundation

/// Children side by side, from leading to trailing.
///
/// The room left after spacing goes to the children by layout priority, in each priority from the least to
/// the most flexible, an equal share of the rest to each. The stack is as wide as they and the gaps are,
/// which can be more or less than it was offered. Without children it is 0 × 0.
@frozen public struct HStackLayout: Layout, Sendable {
  public typealias Cache = StackCache

  /// The line that the children share vertically. Default: their middle.
  public var alignment: VerticalAlignment
  /// The distance between children in points; nil lets each pair of neighbours choose, usually 8.
  ///
  /// Zero and negative distances are taken as they are; NaN and infinities count as nil.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Children one below the other, from top to bottom.
///
/// Height is shared as `HStackLayout` shares width.
@frozen public struct VStackLayout: Layout, Sendable {
  public typealias Cache = StackCache

  /// The line that the children share horizontally. Default: their middle.
  public var alignment: HorizontalAlignment
  /// The distance between children in points; nil lets each pair of neighbours choose, usually 8.
  ///
  /// Zero and negative distances are taken as they are; NaN and infinities count as nil.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackLayout {
  static var axis: Axis { .horizontal }
  var crossAlignment: AlignmentKey { alignment.key }
  public static var layoutProperties: LayoutProperties { stackProperties }
}

extension VStackLayout: StackLayout {
  static var axis: Axis { .vertical }
  var crossAlignment: AlignmentKey { alignment.key }
  public static var layoutProperties: LayoutProperties { stackProperties }
}

/// What the two stacks share: everything but their axis.
protocol StackLayout: Layout where Cache == StackCache {
  static var axis: Axis { get }
  var crossAlignment: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackLayout {
  /// Spec: B65.
  static var stackProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  var algorithm: StackAlgorithm {
    let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    return StackAlgorithm(axis: Self.axis, alignment: crossAlignment, spacing: spacing)
  }

  public func makeCache(subviews: LayoutSubviews) -> StackCache { StackCache(algorithm, subviews) }
  public func _updateCache(_ cache: inout StackCache, subviews: LayoutSubviews, changed: [Int]) {
    algorithm.update(&cache, subviews, changed: changed)
  }

  public func spacing(subviews: LayoutSubviews, cache: inout StackCache) -> ViewSpacing {
    algorithm.outerSpacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache
  ) -> CGSize {
    algorithm.arrange(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache
  ) {
    cache.placement = nil
    algorithm.place(in: bounds, proposal, subviews, &cache)
  }

  public func _placeMovedSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache
  ) -> Bool {
    algorithm.place(in: bounds, proposal, subviews, &cache)
    return true
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout StackCache
  ) -> CGFloat? {
    algorithm.explicitAlignment(guide.key, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout StackCache
  ) -> CGFloat? {
    algorithm.explicitAlignment(guide.key, proposal, subviews, &cache)
  }
}
