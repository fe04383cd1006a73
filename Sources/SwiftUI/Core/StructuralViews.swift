/// Nothing: no element, no spacing. Spec: A34.
public struct EmptyView: _PrimitiveView {
  @inlinable nonisolated public init() {}
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EmptyNode(view, context)
  }
  nonisolated public static var _arity: _Arity { .fixed(0) }
}

/// Several views in a row, as a builder collects them.
public struct TupleView<each Content: View>: _PrimitiveView {
  public var value: (repeat each Content)
  nonisolated public init(_ value: repeat each Content) { self.value = (repeat each value) }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, context)
  }
  nonisolated public static var _arity: _Arity {
    var sum = _Arity.fixed(0)
    for arity in repeat (each Content)._arity { sum = sum + arity }
    return sum
  }
}

/// One of two views, chosen by a condition: two identities. Spec: C2.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { fatalError("a condition has no body to ask for") }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, context)
  }
  /// Branches that make equally many elements leave lists lazy. Spec: G2.
  nonisolated public static var _arity: _Arity {
    TrueContent._arity == FalseContent._arity ? TrueContent._arity : .dynamic
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("an optional view has no body to ask for") }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, context)
  }
  nonisolated public static var _arity: _Arity { .dynamic }
}

/// Views that belong together without being arranged: their container sees each of them. Spec: A35.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("a group has no body to ask for") }
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ForwardingNode(view, context) { $0.content }
  }
  nonisolated public static var _arity: _Arity { Content._arity }
}

/// A view whose type is hidden. While the type inside stays the same, so does the identity. Spec: C5.
public struct AnyView: _PrimitiveView {
  let box: AnyViewBox
  nonisolated public init<V: View>(_ view: V) { box = (view as? AnyView)?.box ?? TypedViewBox(view) }
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erase(view)
  }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AnyViewNode(view, context)
  }
  nonisolated public static var _arity: _Arity { .dynamic }
}

/// A view that runs again only when its `==` says that it differs. Spec: C28.
public struct EquatableView<Content: View & Equatable>: _PrimitiveView {
  public var content: Content
  @inlinable nonisolated public init(content: Content) { self.content = content }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view, context)
  }
  nonisolated public static var _arity: _Arity { Content._arity }
}

extension View where Self: Equatable {
  /// Runs this view's body only when `==` finds a difference. Spec: C28.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
