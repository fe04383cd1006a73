import MartletGraph
import MartletTree

/// The node of an app's own modifier: its body, in which the modified view stands for itself.
final class CustomModifierNode<Base: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Base, Modifier>>,
  ModifierBase
{
  private let fields = DynamicFields(of: Modifier.self)
  private var body: _ViewNode<Modifier.Body>!
  private var motion = LazyValueMotion<Modifier>()
  /// The nodes that show the modified view: usually one.
  private var shown: [_ViewNode<Base>] = []

  override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    body = Modifier.Body._makeNode(runBody(), context.child(of: self))
  }

  override func update(to new: ModifiedContent<Base, Modifier>) {
    let runsAgain = fields.plan.hasChanged(view.modifier, new.modifier)
    view.content = new.content
    for node in shown { node.update(to: new.content) }
    guard runsAgain else { return }
    let old = view.modifier
    view.modifier = new.modifier
    withOwnCause {
      motion.modelDidChange(from: old, to: new.modifier, in: self) { [unowned self] in update() }
      body.update(to: runBody())
    }
  }

  override func update() {
    body.update(to: runBody())
  }

  private func runBody() -> Modifier.Body {
    root.statistics.bodyCount += 1
    didRun()
    return track {
      fields.install(into: &view.modifier, owner: self)
      var modifier = motion.shown ?? view.modifier
      if motion.shown != nil { fields.install(into: &modifier, owner: self) }
      return modifier.body(content: _ViewModifier_Content(base: self))
    }
  }

  func makeBaseNode(_ context: NodeContext) -> _AnyViewNode {
    shown.removeAll(where: \.isDisposed)
    let node = Base._makeNode(view.content, context)
    shown.append(node)
    return node
  }

  override var elementCount: Int { body.elementCount }
  override var isElementCountCheap: Bool { body.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode { body.element(at: index) }
  override func appendElements(to list: inout [LayoutNode]) { body.appendElements(to: &list) }
  override func appendPieces(to pieces: inout [ListPiece]) { body.appendPieces(to: &pieces) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { body.map(visit) }
  override func dispose() {
    motion.end()
    fields.dispose()
    super.dispose()
  }
}

/// Who makes the node of the modified view.
protocol ModifierBase: AnyObject {
  func makeBaseNode(_ context: NodeContext) -> _AnyViewNode
}

/// The place of the modified view in a modifier's body.
final class ModifierContentNode<Modifier: ViewModifier>: ReplacingNode<_ViewModifier_Content<Modifier>> {
  override init(_ view: _ViewModifier_Content<Modifier>, _ context: NodeContext) {
    super.init(view, context)
    current = view.base.makeBaseNode(context.child(of: self))
  }
  override func update(to new: _ViewModifier_Content<Modifier>) {
    guard new.base !== view.base else { return }
    view = new
    replace(with: new.base.makeBaseNode(context.child(of: self)))
  }
}

/// A modifier that acts on the view as a whole, not on its elements: environment, preferences, events.
class ContentModifierNode<Base: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  final var content: _ViewNode<Base>!

  final func makeContent(scope: EnvironmentScope? = nil) {
    content = Base._makeNode(view.content, context.child(of: self, scope: scope))
  }

  override func update(to new: ModifiedContent<Base, Modifier>) {
    let old = view.modifier
    view = new
    modifierDidChange(from: old)
    content.update(to: new.content)
  }

  func modifierDidChange(from old: Modifier) {}

  override var elementCount: Int { content.elementCount }
  override var isElementCountCheap: Bool { content.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode { content.element(at: index) }
  override func appendElements(to list: inout [LayoutNode]) { content.appendElements(to: &list) }
  override func appendPieces(to pieces: inout [ListPiece]) { content.appendPieces(to: &pieces) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
}

/// A modifier that puts a layout node of its own around each element of its content: frames, effects, traits.
/// On a group it applies to every child separately. Spec: A35.
nonisolated protocol ElementModifier: PrimitiveModifier {
  associatedtype Wrapper: LayoutNode
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> Wrapper
  /// Feeds a wrapper, new or old. When something that it read of the environment changes it is called again.
  func update(_ wrapper: Wrapper, in context: ElementContext)
}

/// What an element modifier may ask.
struct ElementContext {
  let node: _AnyViewNode
  var layout: LayoutContext { node.context.layout }
  var environment: EnvironmentValues { node.environment }
}

extension ElementModifier {
  nonisolated public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ElementModifierNode(view, context) }
}

/// A modifier node with a layout node of its own around each element of its content.
class WrappingNode<Base: View, Modifier: ViewModifier, Wrapper: LayoutNode>: ContentModifierNode<Base, Modifier> {
  final private(set) var wrappers: [ObjectIdentifier: Wrapper] = [:]

  func makeWrapper(around child: LayoutNode) -> Wrapper { preconditionFailure("abstract") }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    wrappers = wrappers.filter { !$0.value.isDetached }
    elementsDidChange()
  }

  private func wrapper(of child: LayoutNode) -> LayoutNode {
    let key = ObjectIdentifier(child)
    if let known = wrappers[key] { return known }
    let made = makeWrapper(around: child)
    wrappers[key] = made
    return made
  }

  override func element(at index: Int) -> LayoutNode { wrapper(of: content.element(at: index)) }
  override func appendElements(to list: inout [LayoutNode]) {
    for child in content.elements { list.append(wrapper(of: child)) }
  }
  override func appendPieces(to pieces: inout [ListPiece]) {
    appendWrappedPieces(of: content, to: &pieces) { [self] in wrapper(of: $0) }
  }
}

final class ElementModifierNode<Base: View, Modifier: ElementModifier>: WrappingNode<Base, Modifier, Modifier.Wrapper> {
  private let plan = FieldPlan.of(Modifier.self) { _ in .plain }
  private var motion = LazyValueMotion<Modifier>()
  private var elementContext: ElementContext { ElementContext(node: self) }
  /// The modifier as it shows now. Spec: E13.
  private var shown: Modifier { motion.shown ?? view.modifier }

  override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }

  override func modifierDidChange(from old: Modifier) {
    guard plan.hasChanged(old, view.modifier) else { return }
    motion.modelDidChange(from: old, to: view.modifier, in: self) { [unowned self] in update() }
    update()
  }

  override func update() {
    guard !wrappers.isEmpty else { return }
    track { for wrapper in wrappers.values { shown.update(wrapper, in: elementContext) } }
  }

  override func makeWrapper(around child: LayoutNode) -> Modifier.Wrapper {
    let made = shown.makeWrapper(around: child, in: elementContext)
    // Earlier wrappers read the same environment: reading it once more keeps their dependencies.
    track { shown.update(made, in: elementContext) }
    return made
  }

  override func dispose() {
    motion.end()
    super.dispose()
  }
}
