import Foundation

/// An `@objc dynamic` property of a class, whose changes can be observed. The rewriter of sources writes it where a
/// module observes anything.
@propertyWrapper
public struct _KeyValueObserved<Value> {
  fileprivate let box: KeyValueBox<Value>

  public init(wrappedValue: Value) { box = KeyValueBox(wrappedValue) }

  @available(*, unavailable, message: "dynamic properties are those of classes.")
  public var wrappedValue: Value {
    get { fatalError("dynamic properties are those of classes.") }
    set { fatalError("dynamic properties are those of classes.") }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, _KeyValueObserved<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.read() }
    set { owner[keyPath: storage].box.write(newValue) }
  }
}

/// What can tell observers of changes: it does not know which properties they observe through it.
class KeyValueSource {
  private struct Observer { weak var registration: (any KeyValueRegistration)? }
  private let lock = NSLock()
  private var observers: [Observer] = []

  fileprivate func change(_ body: () -> Void) {
    let current = lock.withLock { observers.compactMap(\.registration) }
    current.forEach { $0.willChange() }
    body()
    current.forEach { $0.didChange() }
  }

  func add(_ registration: any KeyValueRegistration) {
    lock.withLock {
      observers.removeAll { $0.registration == nil || $0.registration === registration }
      observers.append(Observer(registration: registration))
    }
  }

  func remove(_ registration: any KeyValueRegistration) {
    lock.withLock { observers.removeAll { $0.registration == nil || $0.registration === registration } }
  }
}

private final class KeyValueBox<Value>: KeyValueSource {
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    KeyValueReads.note(self)
    return value
  }

  func write(_ newValue: Value) { change { value = newValue } }
}

/// Finds the properties behind a key path: those that are read while it is. So a key path over several objects has
/// several, and so does a property that is computed from others.
enum KeyValueReads {
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var sources: [KeyValueSource] = []

  fileprivate static func note(_ source: KeyValueSource) {
    if thread == pthread_self() { sources.append(source) }
  }

  static func sources(readBy body: () -> Void) -> [KeyValueSource] {
    lock.withLock {
      let outer = (thread, sources)
      (thread, sources) = (pthread_self(), [])
      defer { (thread, sources) = outer }
      body()
      return sources
    }
  }
}
