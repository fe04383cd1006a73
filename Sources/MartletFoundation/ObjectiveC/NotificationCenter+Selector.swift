import Foundation

extension NotificationCenter {
  /// Calls the observer's method for each notification of that name and object, nil for any. The observer is not held;
  /// one that is gone is called no more.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let record = SelectorObservation(center: self, observer: observer as AnyObject, name: name, object: object)
    record.token = addObserver(forName: name, object: object, queue: nil) { [weak record] notification in
      guard let record else { return }
      if let observer = record.observer { selector._send(to: observer, notification) } else { record.remove() }
    }
    SelectorObservation.registry.add(record)
  }

  /// Removes what was added for the observer with a selector, or with the token that a closure was added for.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Removes what was added for the observer and this name and object; nil for any.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let removed = SelectorObservation.registry.take(observer, of: self, name: name, object: object)
    for record in removed { record.remove() }
    if removed.isEmpty { removeObserver(observer as Any, name: name, object: object) }
  }
}

/// An observer that is called by a selector.
final class SelectorObservation: @unchecked Sendable {
  static let registry = Registry()

  private(set) weak var center: NotificationCenter?
  private(set) weak var observer: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  var token: NSObjectProtocol?

  init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    (self.center, self.observer, self.name) = (center, observer, name)
    self.object = object.map { $0 as AnyObject }
  }

  /// Ends the calls; the registry forgets the record by itself, as its observer or token is gone.
  func remove() {
    if let token { center?.removeObserver(token as Any, name: nil, object: nil) }
    token = nil
  }

  /// All records, each as long as its observer lives.
  final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var records: [SelectorObservation] = []
    private var countAfterCleaning = 0

    func add(_ record: SelectorObservation) {
      var gone: [SelectorObservation] = []
      lock.withLock {
        records.append(record)
        guard records.count > 2 * countAfterCleaning + 16 else { return }
        gone = records.filter { $0.observer == nil }
        records.removeAll { $0.observer == nil || $0.token == nil }
        countAfterCleaning = records.count
      }
      for record in gone { record.remove() }
    }

    /// Takes out what fits.
    func take(
      _ observer: AnyObject, of center: NotificationCenter, name: NSNotification.Name?, object: Any?
    ) -> [SelectorObservation] {
      func fits(_ record: SelectorObservation) -> Bool {
        record.observer === observer && record.center === center && (name == nil || record.name == name)
          && (object == nil || record.object === object.map { $0 as AnyObject })
      }
      return lock.withLock {
        let found = records.filter(fits)
        records.removeAll(where: fits)
        return found
      }
    }
  }
}
