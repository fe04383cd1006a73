/// A change to a view that can be named and used again.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of `base` with this modifier on it.
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>>
  nonisolated static func _arity(of base: _Arity) -> _Arity
}

extension ViewModifier {
  nonisolated public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { CustomModifierNode(view, context) }
  /// The body's count holds for one modified element; of more, only the value tells.
  nonisolated public static func _arity(of base: _Arity) -> _Arity { base == .fixed(1) ? Body._arity : .dynamic }

  /// This modifier, then another.
  public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of the library's own.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body to ask for") }
  nonisolated public static func _arity(of base: _Arity) -> _Arity { base }
}

/// A value with a modifier on it: what every modifier call returns.
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("ModifiedContent has no body to ask for") }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    Modifier._makeNode(view, context)
  }
  nonisolated public static var _arity: _Arity { Modifier._arity(of: Content._arity) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> ModifiedContent<
    ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier
  > {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// This view changed by `modifier`.
  @inlinable nonisolated public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modified view, as a modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let base: ModifierBase
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ModifierContentNode(view, context)
  }
  /// As `ViewModifier._arity(of:)` counts it.
  nonisolated public static var _arity: _Arity { .fixed(1) }
}
