import MartletGraph

/// What was read of a geometry proxy: after a layout that gave other answers, those who read it run again.
/// Spec: A49, D19.
final class GeometryReads: LayoutWatching {
  private let source = Source()
  private var isStillTrue: [() -> Bool] = []
  /// More reads than these are as good as any: a reader that follows everything.
  private static let capacity = 1024

  /// Answers `value()`, and follows it when a view is being made.
  func follow<Value>(_ value: @escaping () -> Value) -> Value {
    let answer = value()
    guard Reader.isRunning else { return answer }
    source.read()
    if isStillTrue.count < Self.capacity { isStillTrue.append { areEqual(answer, value()) } }
    return answer
  }

  /// For an only reader that begins anew: what it read before counts no more.
  func forget() { isStillTrue.removeAll() }

  /// How many answers are followed; for tests.
  var count: Int { isStillTrue.count }

  /// Has readers run again when an answer is no longer true.
  func layoutDidEnd() {
    guard !isStillTrue.allSatisfy({ $0() }) else { return }
    isStillTrue.removeAll()
    source.change()
  }
}
