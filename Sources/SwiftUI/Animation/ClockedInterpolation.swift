import Foundation
import MartletTree

/// An interpolation that a window's clock moves: it calls `show` with the offset from the model's value in each frame,
/// and last with nil. While nothing runs the clock knows nothing of it.
final class ClockedInterpolation<V: VectorArithmetic> {
  private var interpolation = Interpolation<V>()
  private unowned(unsafe) let root: ViewRoot
  private let show: (V?) -> Void
  private var isWaitingForFrames = false

  init(root: ViewRoot, show: @escaping (V?) -> Void) { (self.root, self.show) = (root, show) }
  deinit { end() }

  private var clock: FrameClock { root.layoutContext.clock }
  var isRunning: Bool { !interpolation.isEmpty }
  /// Whether nothing runs, but the changes have been followed for an animation to come.
  var isTracking: Bool { interpolation.isTracking }

  /// The model's value changed by `change`; answers the offset that shows now. Spec: E17, E20.
  func add(_ change: V, _ transaction: Transaction) -> V? {
    if change.magnitudeSquared > 0 {
      interpolation.add(change, transaction, at: clock.now, environment: EnvironmentValues(scope: root.scope))
    }
    let offset = interpolation.offset(at: clock.now)
    tellCompletions()
    guard isRunning else { return nil }
    waitForFrames()
    return offset
  }

  func end() {
    interpolation.end()
    tellCompletions()
  }

  private func tellCompletions() {
    if !interpolation.due.isEmpty { interpolation.takeDue().forEach { $0.end() } }
  }

  private func waitForFrames() {
    guard !isWaitingForFrames else { return }
    isWaitingForFrames = true
    clock.addMovement(isEndless: { [weak self] in self?.interpolation.isEndless ?? true }()) { [weak self] time in
      self?.step(to: time) ?? false
    }
  }

  private func step(to time: Double) -> Bool {
    guard isRunning else {
      isWaitingForFrames = false
      return false
    }
    let offset = interpolation.offset(at: time)
    isWaitingForFrames = isRunning
    show(isRunning ? offset : nil)
    tellCompletions()
    return isWaitingForFrames
  }
}
