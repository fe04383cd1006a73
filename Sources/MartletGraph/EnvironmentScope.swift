/// The environment values that one view wrote for its subtree, above them its parent's. Spec: D1-D5.
///
/// A reader depends on the place where its value was found, so a write reaches the readers of that key
/// below and nobody else, without walking the subtree.
public final class EnvironmentScope {
  struct Entry {
    var value: Any?
    let source = Source()
  }

  public let parent: EnvironmentScope?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var derived: [ObjectIdentifier: Derived] = [:]

  public init(parent: EnvironmentScope?) { self.parent = parent }

  /// The nearest value for `key`, or nil for its default. Whoever is running depends on it.
  public func lookup(_ key: ObjectIdentifier) -> Any? {
    var scope = self
    while true {
      if let entry = scope.entries[key], entry.value != nil || scope.parent == nil {
        entry.source.read()
        return entry.value
      }
      guard let parent = scope.parent else { break }
      scope = parent
    }
    if Reader.isRunning {
      let entry = Entry(value: nil)
      scope.entries[key] = entry
      entry.source.read()
    }
    return nil
  }

  /// Writes a value into a scope that nothing has been made under yet: nobody needs to look again.
  public func define(_ key: ObjectIdentifier, _ value: Any) { entries[key] = Entry(value: value) }

  /// Writes a value that differs from the one before, and asks its readers to run again.
  public func set(_ key: ObjectIdentifier, _ value: Any?) {
    if let old = entries[key] {
      let wasInherited = old.value == nil && parent != nil
      entries[key]!.value = value
      old.source.change()
      if wasInherited { parent?.changed(key) }
    } else {
      entries[key] = Entry(value: value)
      // Readers below found their value further up before: they look again.
      parent?.changed(key)
    }
  }

  /// The value written here, without inheritance and without dependency.
  public func own(_ key: ObjectIdentifier) -> Any? { entries[key]?.value }

  /// The keys of the values that are written here or further up.
  public var writtenKeys: Set<ObjectIdentifier> {
    var keys: Set<ObjectIdentifier> = []
    var scope: EnvironmentScope? = self
    while let here = scope {
      for (key, entry) in here.entries where entry.value != nil { keys.insert(key) }
      scope = here.parent
    }
    return keys
  }

  private func changed(_ key: ObjectIdentifier) {
    var scope: EnvironmentScope? = self
    while let here = scope {
      if let entry = here.entries[key] {
        entry.source.change()
        if entry.value != nil { return }
      }
      scope = here.parent
    }
  }

  /// A value computed from others, once for all readers under this scope.
  public func derive<Value: Equatable>(
    _ key: ObjectIdentifier, queue: UpdateQueue, _ compute: @escaping (EnvironmentScope) -> Value
  ) -> Value {
    if let existing = derived[key] { return (existing as! DerivedValue<Value>).read() }
    let value = DerivedValue(queue: queue) { [unowned self] in compute(self) }
    derived[key] = value
    return value.read()
  }
}

class Derived: Reader {}

/// A memoised computation: a reader of what it is made of, and a source for those who use it.
final class DerivedValue<Value: Equatable>: Derived {
  private let source = Source()
  private let compute: () -> Value
  private var value: Value?

  init(queue: UpdateQueue, compute: @escaping () -> Value) {
    self.compute = compute
    super.init(queue: queue, depth: 0)
  }

  func read() -> Value {
    source.read()
    if let value { return value }
    let fresh = track(compute)
    value = fresh
    return fresh
  }

  override func update() {
    guard let old = value else { return }
    let fresh = track(compute)
    value = fresh
    if fresh != old { source.change() }
  }
}
