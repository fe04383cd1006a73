import MartletGraph

/// Read and write access to a value that lies elsewhere. Spec: K1-K7.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  public var transaction = Transaction()
  private var hasTransaction = false

  init(location: Location<Value>) { self.location = location }

  /// A binding computed by two closures; views that hold it run again whenever their parent does.
  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }
  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding that ignores writes.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: hasTransaction ? transaction : nil) }
  }

  public var projectedValue: Binding<Value> { self }
  nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: PartLocation(location, path))
    binding.transaction = transaction
    binding.hasTransaction = hasTransaction
    return binding
  }

  /// Writes through the result happen in this transaction. Spec: E8.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  public static var _kind: FieldPlan.Kind {
    .input { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.location
        .isSamePlace(as: b.assumingMemoryBound(to: Self.self).pointee.location)
    }
  }
  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {}
}

extension Binding {
  /// The value behind an optional, or nil while there is none. Spec: K3.
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    var last = now
    self.init {
      last = base.wrappedValue ?? last
      return last
    } set: {
      last = $0
      base.wrappedValue = $0
    }
  }

  /// The same value seen as an optional. Writing nil through it is ignored. Spec: K4.
  nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
    self.init {
      base.wrappedValue
    } set: {
      if let value = $0 { base.wrappedValue = value }
    }
  }

  nonisolated public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init {
      AnyHashable(base.wrappedValue)
    } set: {
      if let value = $0.base as? V { base.wrappedValue = value }
    }
  }
}

extension Binding where Value: MutableCollection {
  func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, index))
  }
}

extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  public typealias Iterator = IndexingIterator<BindingCollection<Value>>
  public func makeIterator() -> Iterator { BindingCollection(binding: self).makeIterator() }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
