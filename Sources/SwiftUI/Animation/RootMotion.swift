import Foundation
import MartletGraph
import MartletTree

/// What one tree knows of the transactions of its updates, for the layout that follows them. Spec: E1, E16, E39.
final class RootMotion {
  private unowned(unsafe) let root: ViewRoot
  /// The number of the round of updates and layout that is running.
  private(set) var cycle = 0
  /// The transaction of the updates since the last layout: an animated one counts.
  private var cause: TransactionCause?
  private var waitingCompletions: [AnimationCompletion] = []
  private struct Scope { weak var node: MovingScope? }
  private var scopes: [Scope] = []
  /// Runs at the end of the layout that is next, or running.
  private var afterLayout: [() -> Void] = []

  /// Whether a transition has an animation of its own: then it runs in updates that have none. Spec: E28.
  var hasTransitionAnimations = false

  init(root: ViewRoot) { self.root = root }

  /// Whether views that come and go in the update that is running may do so on a way.
  var mayRunTransitions: Bool {
    hasTransitionAnimations || Reader.cause != nil && Transaction.current.animation != nil
  }

  /// An update runs with this cause.
  func updateBegins(_ cause: UpdateCause) {
    guard let cause = cause as? TransactionCause else { return }
    if self.cause == nil || cause.transaction.animation != nil { self.cause = cause }
    for completion in cause.transaction.completions where !waitingCompletions.contains(where: { $0 === completion }) {
      waitingCompletions.append(completion)
    }
  }

  /// A scope whose content may move as a whole in the next layout; a permanent one in each.
  func addScope(_ scope: MovingScope) { scopes.append(Scope(node: scope)) }

  func afterNextLayout(_ action: @escaping () -> Void) { afterLayout.append(action) }

  /// Runs a layout pass; what it changes moves as the updates before it said.
  func layOut(_ pass: () -> Void) {
    scopes.removeAll { $0.node.map(\.isDisposed) ?? true }
    let driver = LayoutMotion.driver(root, cause)
    let moving = scopes.compactMap(\.node).sorted { $0.depth < $1.depth }.map { ($0, $0.framesBeforeLayout()) }
    let outer = Reader.cause
    if let cause { Reader.cause = cause }
    root.layoutContext.animating(by: driver, pass)
    Reader.cause = outer
    for (scope, frames) in moving { scope.layoutDidEnd(frames, outer: driver) }
    scopes.removeAll { $0.node.map { !$0.isPermanentScope } ?? true }
    let actions = afterLayout
    afterLayout.removeAll()
    actions.forEach { $0() }
    cause = nil
    cycle += 1
  }

  /// The frame is ready: what was to be animated is. Answers whether some completion waited for that.
  func frameDidEnd() -> Bool {
    guard !waitingCompletions.isEmpty else { return false }
    let completions = waitingCompletions
    waitingCompletions.removeAll()
    completions.forEach { $0.updateDidEnd() }
    return true
  }
}
