import Foundation

/// A container's arrangement of its subviews. Spec: B62-B67.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The same when only the subviews at these positions may answer otherwise than before.
  func _updateCache(_ cache: inout Cache, subviews: Subviews, changed: [Int])
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Places the subviews that do not stand where they should, for a container that has no other layout, and says yes;
  /// no when it can't tell which these are.
  func _placeMovedSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Bool
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What is fixed for all values of a layout type.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; nil for other arrangements. Spec: B65.
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func _placeMovedSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Bool { false }
  public func _updateCache(_ cache: inout Cache, subviews: Subviews, changed: [Int]) {
    updateCache(&cache, subviews: subviews)
  }

  /// Spec: B13.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A key for a value that a child carries for the layout it stands in. Spec: B64.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// One child, as a layout sees it.
public struct LayoutSubview: Equatable {
  public let element: LayoutElement
  public init(_ element: LayoutElement) { self.element = element }

  public static func == (a: Self, b: Self) -> Bool { a.element === b.element }

  public var priority: Double { element.layoutPriority }
  public var spacing: ViewSpacing { element.spacing }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(in: proposal) }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    element.place(at: position, anchor: anchor, proposal: proposal)
  }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
}

/// A container's children in source order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  public let elements: ArraySlice<LayoutElement>
  /// The direction in which the container places them; x coordinates are mirrored by the engine. Spec: A12.
  public var layoutDirection: LayoutDirection

  public init(_ elements: [LayoutElement], layoutDirection: LayoutDirection = .leftToRight) {
    self.init(elements[...], layoutDirection: layoutDirection)
  }
  init(_ elements: ArraySlice<LayoutElement>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(elements[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }, layoutDirection: layoutDirection)
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.elements.elementsEqual(b.elements, by: ===)
  }
}
