import Combine
import Foundation
import MartletControls
import MartletDisplay
import MartletGraph
import MartletLayout

/// Actions when a view comes and goes. Spec: C31-C35.
struct AppearanceModifier: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { AppearanceNode(view, context) }
}

final class AppearanceNode<Base: View>: ContentModifierNode<Base, AppearanceModifier>, VisibilityFollowing {
  private var hasAppeared = false
  override init(_ view: ModifiedContent<Base, AppearanceModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    root.onAppearance { [weak self] in self?.appear() }
  }
  private func appear() {
    guard !isDisposed, !hasAppeared, isShown else { return }
    hasAppeared = true
    view.modifier.onAppear?()
  }
  /// Covered content disappears and keeps its state. Spec: C34, C41.
  func visibilityDidChange(to isVisible: Bool) {
    if isVisible { return root.onAppearance { [weak self] in self?.appear() } }
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = view.modifier.onDisappear { root.onAppearance(action) }
  }
  override func dispose() {
    let action = hasAppeared && !isDisposed ? view.modifier.onDisappear : nil
    let root = root
    super.dispose()
    if let action { root.onAppearance(action) }
  }
}

/// An action when a value differs from the one before. Spec: C37, C38.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  /// The older form's action sees the view as it was before the change.
  var seesOldView = false
  let place: Notes.Place
  let action: (Value, Value) -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ChangeNode(view, context) }
}

final class ChangeNode<Base: View, Value: Equatable>: ContentModifierNode<Base, ChangeModifier<Value>> {
  override init(_ view: ModifiedContent<Base, ChangeModifier<Value>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    guard view.modifier.isInitial else { return }
    root.onAppearance { view.modifier.action(view.modifier.value, view.modifier.value) }
  }
  /// Inner actions come before outer ones, as when a view appears. Spec: C32, C38.
  override func update(to new: ModifiedContent<Base, ChangeModifier<Value>>) {
    let old = view.modifier
    super.update(to: new)
    let new = new.modifier
    guard new.value != old.value else { return }
    let action = new.seesOldView ? old.action : new.action
    root.onAppearance { [root] in
      root.actionPlace = new.place
      action(old.value, new.value)
    }
  }
}

/// Work that runs while a view is there, again from the start when `id` changes. Spec: C36.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { TaskNode(view, context) }
}

final class TaskNode<Base: View, ID: Equatable>: ContentModifierNode<Base, TaskModifier<ID>>, VisibilityFollowing {
  private var task: Task<Void, Never>?
  override init(_ view: ModifiedContent<Base, TaskModifier<ID>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    start()
  }
  private func start() {
    root.startTask { [weak self] in
      guard let self, !isDisposed, isShown else { return }
      let modifier = view.modifier
      let root = root
      root.tasksDidStart()
      task = Task(priority: modifier.priority) { @MainActor in
        await modifier.action()
        root.taskDidEnd()
      }
    }
  }
  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard view.modifier.id != old.id else { return }
    task?.cancel()
    start()
  }
  func visibilityDidChange(to isVisible: Bool) {
    task?.cancel()
    if isVisible { start() }
  }
  override func dispose() {
    task?.cancel()
    super.dispose()
  }
}

/// An action for each value of a publisher while the view is there. Spec: K20.
struct SubscriptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { SubscriptionNode(view, context) }
}

final class SubscriptionNode<Base: View, P: Publisher>: ContentModifierNode<Base, SubscriptionModifier<P>>
where P.Failure == Never {
  private let plan = FieldPlan.of(P.self) { _ in .plain }
  private var cancellable: AnyCancellable?
  override init(_ view: ModifiedContent<Base, SubscriptionModifier<P>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    root.onAppearance { [weak self] in self?.subscribe() }
  }
  private func subscribe() {
    guard !isDisposed else { return }
    cancellable = view.modifier.publisher.sink { [weak self] value in
      MainThread.run { self?.view.modifier.action(value) }
    }
  }
  override func modifierDidChange(from old: SubscriptionModifier<P>) {
    if isAnother(old.publisher, view.modifier.publisher) { subscribe() }
  }
  private func isAnother(_ old: P, _ new: P) -> Bool {
    if P.self is AnyClass { return (old as AnyObject) !== (new as AnyObject) }
    return plan.hasChanged(old, new)
  }
  override func dispose() {
    cancellable = nil
    super.dispose()
  }
}

extension View {
  /// Runs when the view comes into the tree, before its first frame. Spec: C31.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }
  /// Runs after the view has gone. Spec: C35.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, file: String = #fileID, line: UInt = #line,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let place = Notes.Place(file: file, line: line)
    return modifier(ChangeModifier(value: value, isInitial: initial, place: place, action: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial, file: file, line: line) { _, _ in action() }
  }
  /// The older form: the new value alone.
  nonisolated public func onChange<V: Equatable>(
    of value: V, file: String = #fileID, line: UInt = #line, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    let place = Notes.Place(file: file, line: line)
    return modifier(
      ChangeModifier(value: value, isInitial: false, seesOldView: true, place: place) { _, new in action(new) })
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: true, priority: priority, action: action)) }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(SubscriptionModifier(publisher: publisher, action: action)) }
}
