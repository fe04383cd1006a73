import MartletGraph

/// A value that a gesture changes while it goes on and that returns to its start when the gesture ends. Spec: K24.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction
  private var place: StateLocation<Value>?

  nonisolated public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }
  nonisolated public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Returning to the start happens in `resetTransaction`.
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = { _ in resetTransaction }
  }
  nonisolated public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// `reset` may set up the transaction of the return; it gets the last value.
  nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }
  nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { place?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  /// Called by the gesture while it goes on.
  func set(_ value: Value, _ transaction: Transaction) { place?.set(value, transaction: transaction) }
  /// Called when the gesture ends or is given up.
  func reset() { place?.set(initial, transaction: resetTransaction(wrappedValue)) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    if storage == nil { storage = StateLocation(state.pointee.initial, root: owner.root) }
    state.pointee.place = storage as? StateLocation<Value>
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
