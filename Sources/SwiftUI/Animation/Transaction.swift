import MartletGraph
import MartletLayout

/// A key for a value of an app's own that an update carries. Spec: E12.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What is true for one update: the animation that its changes use, and values of an app's own. It flows down the tree
/// like the environment, for that update only. Spec: E1-E12.
public struct Transaction {
  /// How changes show; nil for at once.
  public var animation: Animation?
  /// Keeps `animation(_:value:)` below from putting an animation of its own in. Spec: E7.
  public var disablesAnimations = false
  /// Whether the change is one of a row, as a drag makes them.
  public var isContinuous = false
  /// Whether changes without an animation tell how fast a value moves, for the spring that follows. Spec: E52.
  public var tracksVelocity = false
  /// The point of a view and of what scrolls that a scroll to the view brings together; nil for what it says itself.
  ///
  /// It goes before the anchor of `scrollPosition(id:anchor:)`, and counts for a `scrollTo(_:anchor:)` without one.
  public var scrollTargetAnchor: UnitPoint?
  var completions: [AnimationCompletion] = []
  /// Whether what it animates goes on for ever: a phase animator's rounds. A picture does not wait for it.
  var isEndless = false

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Has `completion` called once, when what this transaction animates is complete by `criteria`; at once after the
  /// update when it animates nothing. Spec: E39.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(AnimationCompletion(criteria: criteria, action: completion)) }

  /// The transaction of the code that is running: an action's, or the update's.
  static var current: Transaction { (Reader.cause as? TransactionCause)?.transaction ?? Transaction() }
}

/// A transaction as the cause of updates.
final class TransactionCause: UpdateCause {
  let transaction: Transaction
  init(_ transaction: Transaction) { self.transaction = transaction }

  /// The cause changed by `change`.
  static func changing(_ cause: UpdateCause?, _ change: (inout Transaction) -> Void) -> TransactionCause {
    var transaction = (cause as? TransactionCause)?.transaction ?? Transaction()
    change(&transaction)
    return TransactionCause(transaction)
  }
}

/// Runs `body`; the changes that it makes carry `transaction`. Off the main thread it runs as it is.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard MainThread.isCurrent else { return try body() }
  let outer = Reader.cause
  let cause = TransactionCause(transaction)
  Reader.cause = cause
  defer {
    Reader.cause = outer
    if !cause.hasReaders { transaction.completions.forEach { $0.updateDidEnd() } }
  }
  return try body()
}

/// Runs `body`; the changes that it makes carry this value. Spec: E12.
public func withTransaction<Result, Value>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: path] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the changes that it makes are animated with `animation`, or not at all when nil. Spec: E2.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The same; `completion` is called once, when the animations are complete by `completionCriteria`, and right after
/// `body` when it changes nothing. Spec: E39.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Whether changes are shown, or followed, on their way.
  var concernsMotions: Bool { animation != nil || tracksVelocity }

  /// Runs `body`, which changes something, with this transaction, or with that of the running code when nil.
  static func carry(_ transaction: Transaction?, _ body: () -> Void) {
    if let transaction { withTransaction(transaction, body) } else { body() }
  }
}
