import MartletGraph
import MartletTree

/// A view's transition, for whoever inserts and removes it. Spec: E27, E32.
enum TransitionTrait: TraitKey {
  struct Value {
    let transition: AnyTransition
    weak var host: TransitionHosting?
  }
}

/// Who shows a view in the phases of an app's own transitions.
protocol TransitionHosting: _AnyViewNode {
  /// Goes from one phase to the other with `transaction`; `completion` comes when what that animates is through.
  func go(
    from old: TransitionPhase?, to new: TransitionPhase, _ transaction: Transaction, completion: @escaping () -> Void)
}

/// Says which transition a view has.
struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { TransitionModifierNode(view, context) }
}

final class TransitionModifierNode<Base: View>: WrappingNode<Base, TransitionModifier, TraitNode> {
  override init(_ view: ModifiedContent<Base, TransitionModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    if view.modifier.transition.hasOwnAnimation { root.motion.hasTransitionAnimations = true }
  }
  override func modifierDidChange(from old: TransitionModifier) {
    for wrapper in wrappers.values { write(to: wrapper) }
  }
  override func makeWrapper(around child: LayoutNode) -> TraitNode {
    let node = TraitNode(context: context.layout, child: child)
    write(to: node)
    return node
  }
  private func write(to node: TraitNode) {
    node.values[ObjectIdentifier(TransitionTrait.self)] = TransitionTrait.Value(
      transition: view.modifier.transition, host: content as? TransitionHosting)
  }
}

/// Shows a view through the bodies of an app's own transitions, where it has some.
struct TransitionHost: PrimitiveModifier {
  let transition: AnyTransition
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    if view.modifier.transition.customParts.isEmpty {
      return ForwardingNode(view, context) { $0.content }
    }
    return TransitionHostNode(view, context)
  }
}

final class TransitionHostNode<Base: View>: ReplacingNode<ModifiedContent<Base, TransitionHost>>, ModifierBase,
  TransitionHosting
{
  private var phase = TransitionPhase.identity
  private var shown: [_ViewNode<Base>] = []
  private var bodyNode: _ViewNode<AnyView> { unsafeDowncast(current!, to: _ViewNode<AnyView>.self) }

  override init(_ view: ModifiedContent<Base, TransitionHost>, _ context: NodeContext) {
    super.init(view, context)
    current = AnyView._makeNode(body(), context.child(of: self))
  }

  private func body() -> AnyView {
    var content = AnyView(_ViewModifier_Content<TransitionContent>(base: self))
    for (transition, phases) in view.modifier.transition.customParts {
      content = transition.body(content: content, phase: phases.contains(phase) ? phase : .identity)
    }
    return content
  }

  override func update(to new: ModifiedContent<Base, TransitionHost>) {
    view = new
    for node in shown { node.update(to: new.content) }
    bodyNode.update(to: body())
  }

  func makeBaseNode(_ context: NodeContext) -> _AnyViewNode {
    shown.removeAll(where: \.isDisposed)
    let node = Base._makeNode(view.content, context)
    shown.append(node)
    return node
  }

  func go(
    from old: TransitionPhase?, to new: TransitionPhase, _ transaction: Transaction, completion: @escaping () -> Void
  ) {
    if let old { show(old, TransactionCause(Transaction())) }
    var own = transaction
    let end = AnimationCompletion(criteria: .removed, action: completion)
    own.completions.append(end)
    show(new, TransactionCause(own))
    root.motion.afterNextLayout { end.updateDidEnd() }
  }

  private func show(_ phase: TransitionPhase, _ cause: TransactionCause) {
    self.phase = phase
    let outer = Reader.cause
    Reader.cause = cause
    bodyNode.update(to: body())
    Reader.cause = outer
  }
}

/// Names the modified view in the body of a transition.
struct TransitionContent: ViewModifier {
  func body(content: Content) -> some View { content }
}

extension View {
  /// How the view comes and goes when it is inserted or removed in an animated update. Default: it fades.
  ///
  /// The animation must come from outside of what is inserted or removed. Spec: E27, E28, E32.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionHost(transition: transition)).modifier(TransitionModifier(transition: transition))
  }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
