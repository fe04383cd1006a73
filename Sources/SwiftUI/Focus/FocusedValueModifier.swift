import MartletTree

/// Says something of what is inside while it has the focus, or while it is in the window.
struct FocusedValueModifier: PrimitiveModifier {
  let isSceneWide: Bool
  let write: (inout FocusedValues) -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { FocusedValueNode(view, context) }
}

final class FocusedValueNode<Base: View>: WrappingNode<Base, FocusedValueModifier, FocusLinkNode> {
  private let entry = FocusedValueBoard.Entry()

  override init(_ view: ModifiedContent<Base, FocusedValueModifier>, _ context: NodeContext) {
    super.init(view, context)
    entry.depth = context.depth
    entry.isSceneWide = view.modifier.isSceneWide
    _ = entry.take(view.modifier.write)
    makeContent()
    root.focusedValues.add(entry)
  }

  override func modifierDidChange(from old: FocusedValueModifier) {
    // A view that says the same again runs nobody: its reader may be the one that made it run.
    let isNew = entry.take(view.modifier.write)
    if isNew, entry.isSceneWide || entry.heldCount > 0 { root.focusedValues.change() }
  }

  override func makeWrapper(around child: LayoutNode) -> FocusLinkNode {
    let link = FocusLinkNode(context: context.layout, child: child)
    link.report = { [weak self] hasFocus in self?.focusDidMove(hasFocus) }
    return link
  }

  private func focusDidMove(_ isInside: Bool) {
    entry.heldCount = max(0, entry.heldCount + (isInside ? 1 : -1))
    if !isDisposed { root.focusedValues.change() }
  }

  override func dispose() {
    root.focusedValues.remove(entry)
    super.dispose()
  }
}

extension View {
  /// Says `value` while this view or something in it has the keyboard.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedValueModifier(isSceneWide: false) { $0[keyPath: keyPath] = value }) }
  /// The same; nil takes away what is said further out.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedValueModifier(isSceneWide: false) { $0[keyPath: keyPath] = value }) }

  /// Says `value` for the whole window, wherever the keyboard is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { modifier(FocusedValueModifier(isSceneWide: true) { $0[keyPath: keyPath] = value }) }
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { modifier(FocusedValueModifier(isSceneWide: true) { $0[keyPath: keyPath] = value }) }

  /// Gives an observable object to every `@FocusedValue(T.self)` while the keyboard is in this view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isSceneWide: false) { $0[object: T.self] = object })
  }
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isSceneWide: true) { $0[object: T.self] = object })
  }

  /// Gives an object to every `@FocusedObject` of its type while the keyboard is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isSceneWide: false) { $0[object: T.self] = object })
  }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isSceneWide: false) { $0[object: T.self] = object })
  }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isSceneWide: true) { $0[object: T.self] = object })
  }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isSceneWide: true) { $0[object: T.self] = object })
  }
}
