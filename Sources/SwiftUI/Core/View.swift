/// A part of an interface: a value that says what shows, made of other such values.
///
/// An app's views give a `body`; the library's own have none and are lowered straight to nodes by the
/// underscored requirements, which apps never write.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps this view's identity, state and layout.
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>
  /// How many elements the view gives its container.
  nonisolated static var _arity: _Arity { get }
}

/// How many layout elements a type of view makes, as far as the type alone says. Spec: A35, G2.
public enum _Arity: Equatable {
  case fixed(Int)
  /// Only the value tells: conditions, type-erased views, loops.
  case dynamic

  static func + (a: _Arity, b: _Arity) -> _Arity {
    if case .fixed(let x) = a, case .fixed(let y) = b { .fixed(x + y) } else { .dynamic }
  }
}

extension View {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, context)
  }
  nonisolated public static var _arity: _Arity { Body._arity }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value to ask") }
  nonisolated public static var _arity: _Arity { .fixed(1) }
}

/// A view of the library's own: it has no body.
nonisolated public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body to ask for") }
  nonisolated public static var _arity: _Arity { .fixed(1) }
}
