import Foundation

/// Seconds that may be missing at a time that is due: frames add up to sums that are not quite round.
private let slack = 1e-6

/// The animations that run on one attribute: what shows is the model's value and, until they end, an offset to it.
///
/// Each change adds an animation for its own part of the way; what of it has not been shown yet is the offset. So
/// several add up to a way that ends at the newest value. Spec: E13, E19.
struct Interpolation<V: VectorArithmetic> {
  private struct Running {
    let animation: Animation
    /// The way: from where it begins to the model's value of its time.
    let change: V
    let start: Double
    /// When it ends, where that is known.
    let end: Double?
    var context: AnimationContext<V>
    let isEndless: Bool
    var logical: [LogicalCompletion]

    /// The part of the change that does not show yet; nil when the animation has ended.
    mutating func rest(at time: Double) -> V? {
      if let end, time + slack >= end { return nil }
      return animation.animate(value: change, time: time - start, context: &context).map { $0 - change }
    }
    func velocity(at time: Double) -> V {
      animation.velocity(value: change, time: time - start, context: context) ?? .zero
    }
  }
  /// A completion that waits for its own animation's schedule, even when another took over. Spec: E39.
  private struct LogicalCompletion {
    let completion: AnimationCompletion
    /// When it is due; nil to follow the animation that runs.
    let time: Double?
  }

  private var running: [Running] = []
  private var tracker = VelocityTracker<V>()
  /// Completions that wait until nothing runs any more. Spec: E39.
  private var atEnd: [AnimationCompletion] = []
  /// Completions to tell that an animation of theirs has ended. They run an app's code: whoever owns the interpolation
  /// takes them out and tells them afterwards.
  private(set) var due: [AnimationCompletion] = []

  var isEmpty: Bool { running.isEmpty }
  /// Whether changes without an animation have been followed, for the next one.
  var isTracking: Bool { tracker.isTracking }
  /// Whether all that runs goes on for ever.
  var isEndless: Bool { running.allSatisfy(\.isEndless) }

  /// The model's value has changed by `change`. Spec: E19, E37.
  mutating func add(
    _ change: V, _ transaction: Transaction, at time: Double, environment: EnvironmentValues
  ) {
    guard let animation = transaction.animation else {
      var tracker = tracker
      end()
      guard transaction.tracksVelocity else { return }
      tracker.add(change, at: time)
      self.tracker = tracker
      return
    }
    var context = AnimationContext<V>(environment: environment)
    var way = change
    var logical: [LogicalCompletion] = []
    if takesOver(animation, at: time, &context) {
      way = change - offset(at: time)
      logical = running.flatMap(\.logical)
      running.removeAll()
    }
    for completion in transaction.completions {
      completion.begin()
      if completion.criteria == .removed {
        atEnd.append(completion)
      } else {
        logical.append(
          LogicalCompletion(completion: completion, time: animation.logicalDuration.map { time + $0 }))
      }
    }
    running.append(
      Running(
        animation: animation, change: way, start: time, end: animation.fixedDuration.map { time + $0 },
        context: context,
        isEndless: animation.isEndless || transaction.isEndless, logical: logical))
  }

  /// Whether the new animation takes the place of those that run: a spring of a spring's, anything of an endless one's.
  private mutating func takesOver(
    _ animation: Animation, at time: Double, _ context: inout AnimationContext<V>
  ) -> Bool {
    guard var last = running.last else {
      takeOverTracked(animation, at: time, &context)
      return false
    }
    last.context.shownVelocity = running.reduce(.zero) { $0 + $1.velocity(at: time) }
    if animation.shouldMerge(
      previous: last.animation, value: last.change, time: time - last.start, context: &last.context)
    {
      context = last.context
      context.isLogicallyComplete = false
      return true
    }
    return running.contains(where: \.isEndless)
  }

  /// A spring begins with the velocity of the changes before it. Spec: E52.
  private mutating func takeOverTracked(_ animation: Animation, at time: Double, _ context: inout AnimationContext<V>) {
    defer { tracker.reset() }
    guard let velocity = tracker.velocity(at: time) else { return }
    var tracked = context
    tracked.shownVelocity = velocity
    let previous = Animation(VelocityTrackingAnimation())
    guard animation.shouldMerge(previous: previous, value: .zero, time: 0, context: &tracked) else { return }
    context = tracked
    context.isLogicallyComplete = false
  }

  /// From the model's value to what shows, at `time`. What has ended goes, and completions that are due come.
  mutating func offset(at time: Double) -> V {
    var sum = V.zero
    for index in running.indices.reversed() {
      let rest = running[index].rest(at: time)
      let isComplete = running[index].context.isLogicallyComplete
      running[index].logical.removeAll { entry in
        guard rest == nil || entry.time.map({ $0 <= time + slack }) ?? isComplete else { return false }
        due.append(entry.completion)
        return true
      }
      if let rest { sum = sum + rest } else { running.remove(at: index) }
    }
    if running.isEmpty {
      due += atEnd
      atEnd.removeAll()
    }
    return sum
  }

  /// The model's value shows at once. Spec: E20.
  mutating func end() {
    due += running.flatMap(\.logical).map(\.completion) + atEnd
    running.removeAll()
    atEnd.removeAll()
    tracker.reset()
  }

  mutating func takeDue() -> [AnimationCompletion] {
    defer { due.removeAll() }
    return due
  }
}
