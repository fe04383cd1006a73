/// A key for a value of an app's own that an update carries. Spec: E12.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What is true for one update: the animation that its changes use. Spec: E1-E12.
public struct Transaction {
  public var animation: Animation?
  /// Keeps `animation(_:value:)` below from putting an animation of its own in. Spec: E7.
  public var disablesAnimations = false
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the code that is running.
  nonisolated(unsafe) static var current = Transaction()
}

/// Runs `body`; the changes that it makes carry `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs `body`; the changes that it makes are animated with `animation`, or not at all when nil. Spec: E2.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
