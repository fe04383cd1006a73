/// Gives a view an identity of its own: another id is another view. Spec: C6.
struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { IdentityNode(view, context) }
}

final class IdentityNode<Base: View, ID: Hashable>: ReplacingNode<ModifiedContent<Base, IdentityModifier<ID>>> {
  override init(_ view: ModifiedContent<Base, IdentityModifier<ID>>, _ context: NodeContext) {
    super.init(view, context)
    current = Base._makeNode(view.content, context.child(of: self))
  }
  override func update(to new: ModifiedContent<Base, IdentityModifier<ID>>) {
    let isSame = new.modifier.id == view.modifier.id
    view = new
    if isSame {
      unsafeDowncast(current!, to: _ViewNode<Base>.self).update(to: new.content)
    } else {
      replace(with: Base._makeNode(new.content, context.child(of: self)))
    }
  }
}

enum TagTrait: TraitKey { typealias Value = AnyHashable }

extension View {
  /// Binds the view's identity to a value: when it changes, state starts anew. Spec: C6.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }

  /// The value that stands for this view in a selection, of exactly the selection's type. Spec: F45, G8.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTrait.self, AnyHashable(tag))
  }
}
