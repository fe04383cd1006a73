import Foundation

/// A layout of any type, so that one container can switch its arrangement and keep its children. Spec: B66.
public struct AnyLayout: Layout {
  private var wrapped: ErasedLayout

  public init<L: Layout>(_ layout: L) {
    wrapped = (layout as? AnyLayout)?.wrapped ?? ConcreteLayout(layout)
  }

  /// What the wrapped layout remembers; made anew by itself when that layout's type changes.
  public struct Cache {
    /// The wrapped layout's own cache, in a class so that it is changed in place.
    var storage: AnyObject
  }

  public struct AnimatableData: VectorArithmetic {
    var value: ErasedVector?
  }

  /// The direction of the wrapped layout, which the type alone does not tell. Spec: B65.
  public var stackOrientation: Axis? { wrapped.stackOrientation }

  public var animatableData: AnimatableData {
    get { AnimatableData(value: wrapped.animatableData) }
    set { if let value = newValue.value { wrapped = wrapped.withAnimatableData(value) } }
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(storage: wrapped.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.storage = wrapped.updatedCache(cache.storage, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    wrapped.spacing(subviews, &cache.storage)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    wrapped.sizeThatFits(proposal, subviews, &cache.storage)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    wrapped.place(in: bounds, proposal, subviews, &cache.storage)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    wrapped.explicitAlignment(guide, in: bounds, proposal, subviews, &cache.storage)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    wrapped.explicitAlignment(guide, in: bounds, proposal, subviews, &cache.storage)
  }
}

/// The requirements of `Layout` without its associated types. Immutable: a change makes a new one.
private protocol ErasedLayout {
  var stackOrientation: Axis? { get }
  var animatableData: ErasedVector { get }
  func withAnimatableData(_ value: ErasedVector) -> ErasedLayout
  func makeCache(_ subviews: LayoutSubviews) -> AnyObject
  func updatedCache(_ cache: AnyObject, _ subviews: LayoutSubviews) -> AnyObject
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyObject) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject) -> CGSize
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject)
  func explicitAlignment(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyObject
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyObject
  ) -> CGFloat?
}

private struct ConcreteLayout<L: Layout>: ErasedLayout {
  /// Holds the cache between calls; nil while a call has it.
  private final class CacheBox {
    var cache: L.Cache?
    init(_ cache: L.Cache) { self.cache = cache }
  }

  private let layout: L
  init(_ layout: L) { self.layout = layout }

  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  var animatableData: ErasedVector { ConcreteVector(layout.animatableData) }

  func withAnimatableData(_ value: ErasedVector) -> ErasedLayout {
    guard let value = value as? ConcreteVector<L.AnimatableData> else { return self }
    var changed = layout
    changed.animatableData = value.vector
    return ConcreteLayout(changed)
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyObject {
    CacheBox(layout.makeCache(subviews: subviews))
  }

  func updatedCache(_ cache: AnyObject, _ subviews: LayoutSubviews) -> AnyObject {
    guard let box = cache as? CacheBox, var own = box.cache else { return makeCache(subviews) }
    box.cache = nil
    layout.updateCache(&own, subviews: subviews)
    return CacheBox(own)
  }

  /// Lends the layout its cache; another layout's is replaced.
  ///
  /// OPTIMIZATION: the cache is moved out of the box and back. Lent in place, each level of nested layouts would hold
  /// an access that the exclusivity check of every deeper level compares with: quadratic in the depth.
  private func withCache<T>(
    _ storage: inout AnyObject, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T
  ) -> T {
    let box = storage as? CacheBox ?? CacheBox(layout.makeCache(subviews: subviews))
    var own = box.cache ?? layout.makeCache(subviews: subviews)
    box.cache = nil
    defer {
      box.cache = own
      storage = box
    }
    return body(&own)
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyObject) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject) -> CGSize {
    withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyObject
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyObject
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
