import MartletControls
import MartletTree

/// Loads the content of the lists around anew. Spec: G14.
public struct RefreshAction {
  let run: @MainActor () async -> Void
  /// Runs the action that `refreshable` gave, and returns when it has.
  @MainActor public func callAsFunction() async { await run() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What loads content anew; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets lists and vertical scroll views inside be pulled down, which runs `action`; a spinner shows until it returns.
  /// Spec: G14.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { environment(\.refresh, RefreshAction(run: action)) }
}

/// Pulls a list or scroll view open while its content is loaded. Spec: G14, M-LIST-31.
final class RefreshHost {
  private unowned let owner: _AnyViewNode
  private let scrolling: any Scrollable
  private var action: RefreshAction?
  private var node: RefreshNode?
  private var spinner: _ViewNode<RefreshSpinner>?
  private var isRefreshing = false
  private var knowsAction = false

  init(owner: _AnyViewNode, scrolling: any Scrollable) { (self.owner, self.scrolling) = (owner, scrolling) }

  /// What stands for the list in its container; nil where it can't be refreshed.
  var element: LayoutNode? { action == nil ? nil : node }
  var nodes: [_AnyViewNode] { spinner.map { [$0] } ?? [] }

  /// Takes the action; called after the list's motion took its own part of the environment.
  func take(_ environment: EnvironmentValues) {
    let hadAction = action != nil
    action = environment.isListRow || !scrolling.scrollAxes.contains(.vertical) ? nil : environment.refresh
    if action != nil, node == nil { node = RefreshNode(context: owner.context.layout, scrolling: scrolling) }
    let motion = scrolling.scrollMotion
    motion.keepsPulls = action != nil  // also in a sheet, which could be pulled down instead
    let others = motion.didScroll
    if action != nil {
      motion.didScroll = { [weak self] in
        others()
        self?.didScroll()
      }
    }
    if knowsAction, hadAction != (action != nil) { owner.elementsDidChange() }
    knowsAction = true
  }

  private func didScroll() {
    let pulled = -scrolling.overscroll.y
    let motion = scrolling.scrollMotion
    guard pulled > 0 || isRefreshing else { return show(0, step: 0) }
    if isRefreshing {
      if motion.phase == .decelerating, pulled > 0 { motion.hold(.vertical, at: -ListMetrics.refreshHeight) }
      return
    }
    let share = min(1, pulled / ListMetrics.refreshTrigger)
    show(Double(share), step: Int(share * 8))
    if share >= 1, motion.phase == .interacting { start() }
  }

  private func start() {
    guard let action else { return }
    isRefreshing = true
    let began = owner.context.layout.clock.now
    owner.context.layout.clock.addMovement(isEndless: true) { [weak self] time in
      guard let self, isRefreshing, !owner.isDisposed else { return false }
      show(1, step: Int((time - began) * 8))
      return true
    }
    let root = owner.root
    root.tasksDidStart()
    Task { @MainActor in
      await action()
      root.taskDidEnd()
      self.end()
    }
  }

  private func end() {
    isRefreshing = false
    guard !owner.isDisposed else { return }
    let motion = scrolling.scrollMotion
    if scrolling.overscroll.y < 0, motion.phase != .interacting {
      motion.scroll(to: scrolling.scrollOffset, isAnimated: true)
    }
  }

  private func show(_ strength: Double, step: Int) {
    guard let node, strength > 0 || node.strength > 0 else { return }
    let view = RefreshSpinner(step: step % 8)
    if let spinner {
      spinner.update(to: view)
    } else {
      spinner = RefreshSpinner._makeNode(view, owner.context.child(of: owner))
      node.spinner = spinner?.elements.first
    }
    node.strength = strength
  }
}

private struct RefreshSpinner: View {
  let step: Int
  var body: some View { Spinner(tint: nil, step: step).controlMeaning(.progress) }
}
