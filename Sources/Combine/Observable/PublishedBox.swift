/// The storage of a `@Published` property.
///
/// A reference, so that `$property` can outlive the access to its object and the object's publisher can
/// be installed after the fact.
final class PublishedBox<Value> {
  private let lock = Lock()
  private var storedValue: Value
  private var installedOwner: ObservableObjectPublisher?
  private var broadcast: Broadcast<Value, Never>?
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) { storedValue = value }

  var value: Value { lock.protect { storedValue } }

  /// The object's publisher; nil until somebody reads the object's `objectWillChange`.
  var owner: ObservableObjectPublisher? {
    get { lock.protect { installedOwner } }
    set { lock.protect { installedOwner = newValue } }
  }

  /// 1. the object's publisher fires, 2. subscribers get the new value, 3. it is stored.
  func publish(_ newValue: Value) {
    let (owner, broadcast) = lock.protect { (installedOwner, self.broadcast) }
    owner?.send()
    broadcast?.send(newValue)
    var value = newValue
    lock.protect { swap(&storedValue, &value) }
    // The old value is released here, outside the lock: its deinit may read the property.
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let broadcast = lock.protect {
      let broadcast = self.broadcast ?? Broadcast()
      self.broadcast = broadcast
      return broadcast
    }
    // Weak: a subscription must not keep the value alive, it ends with the property.
    broadcast.subscribe(subscriber) { [weak self] in self?.value }
  }

  /// Keeps a subscription that writes to this property alive as long as the property.
  func keep(_ assignment: AnyCancellable) {
    lock.protect { assignments.append(assignment) }
  }

  deinit { broadcast?.send(completion: .finished) }
}
