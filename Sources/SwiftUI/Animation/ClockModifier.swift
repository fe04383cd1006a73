import MartletGraph
import MartletTree

/// Work that a view does by its window's clock while it is there: made with the view, told of each new value, ended with
/// it.
protocol ClockWork: AnyObject {
  associatedtype Input
  init(_ input: Input, root: ViewRoot)
  /// The view has appeared.
  func start()
  func update(to new: Input)
  func end()
}

struct ClockModifier<Work: ClockWork>: PrimitiveModifier {
  let input: Work.Input
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ClockModifierNode(view, context) }
}

final class ClockModifierNode<Base: View, Work: ClockWork>: ContentModifierNode<Base, ClockModifier<Work>> {
  private let work: Work

  override init(_ view: ModifiedContent<Base, ClockModifier<Work>>, _ context: NodeContext) {
    work = Work(view.modifier.input, root: context.root)
    super.init(view, context)
    makeContent()
    root.onAppearance { [weak self] in
      guard let self, !isDisposed else { return }
      work.start()
    }
  }
  override func modifierDidChange(from old: ClockModifier<Work>) { work.update(to: view.modifier.input) }
  override func dispose() {
    if !isDisposed { work.end() }
    super.dispose()
  }
}

/// A value of which only equality is known: what starts an animator.
struct Trigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool
  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }
  static func == (a: Trigger, b: Trigger) -> Bool { a.isEqual(b.value) }
}
