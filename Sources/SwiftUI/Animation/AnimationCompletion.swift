/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }
  private let kind: Kind
  /// When what is left is only a tail that hardly shows, as a spring's.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing of it shows any more, nor anything that was added to it.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A call that waits for the animations of one transaction. Spec: E39.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  private var isWaitingForUpdate = true

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  func begin() { running += 1 }

  func end() {
    running -= 1
    callWhenDone()
  }

  /// The update that the transaction caused is through: no more animations come.
  func updateDidEnd() {
    isWaitingForUpdate = false
    callWhenDone()
  }

  private func callWhenDone() {
    guard running == 0, !isWaitingForUpdate, let action else { return }
    self.action = nil
    action()
  }
}
