import MartletGraph

/// Writes environment values for what is inside. Spec: D2, D4.
struct EnvironmentModifier: PrimitiveModifier {
  /// Changes a copy of the surrounding values; reading from it makes the result follow what was read.
  let write: (inout EnvironmentValues) -> Void

  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { EnvironmentNode(view, context) }
}

final class EnvironmentNode<Base: View>: ContentModifierNode<Base, EnvironmentModifier> {
  private let scope: EnvironmentScope
  private var written: Set<ObjectIdentifier> = []

  override init(_ view: ModifiedContent<Base, EnvironmentModifier>, _ context: NodeContext) {
    scope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    update()
    makeContent(scope: scope)
  }

  override func modifierDidChange(from old: EnvironmentModifier) { update() }

  override func update() {
    let writes = track {
      var values = environment
      view.modifier.write(&values)
      return values.writes
    }
    // What is no longer written is inherited again.
    for key in written where writes[key] == nil { scope.set(key, nil) }
    written = Set(writes.keys)
    for (key, value) in writes where !scope.own(key).map({ isSame($0, value) }, default: false) {
      if content == nil { scope.define(key, value) } else { scope.set(key, value) }
    }
  }

  private func isSame(_ old: Any, _ new: Any) -> Bool {
    if let a = old as? any Equatable { return areEqual(a, new) }
    if type(of: old) is AnyClass, type(of: new) is AnyClass { return (old as AnyObject) === (new as AnyObject) }
    return false
  }

  private func areEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
}

extension Optional {
  func map<T>(_ transform: (Wrapped) -> T, default fallback: T) -> T { self.map(transform) ?? fallback }
}

extension View {
  /// Sets a value of the environment for this view and everything in it. Spec: D1, D2.
  nonisolated public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: path] = value })
  }

  /// Changes an inherited value of the environment. Spec: D4.
  nonisolated public func transformEnvironment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: path]) })
  }

  /// Gives an object to every `@EnvironmentObject` of its type below. Spec: D7.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Gives an observable object to every `@Environment(T.self)` below; nil takes it away. Spec: D9.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
