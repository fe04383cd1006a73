import Foundation
import MartletGraph

/// How a value lies in a key-value store, and back. A stored value of another kind reads as nil. Spec: K8, K10.
struct StoredForm<Value> {
  let read: (Any) -> Value?
  /// nil takes the key away.
  let write: (Value) -> Any?

  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(read: { .some(read($0)) }, write: { $0.flatMap(write) })
  }
}

extension StoredForm where Value == Bool {
  static var bool: Self {
    StoredForm(read: { $0 as? Bool ?? ($0 as? Int).flatMap { [0: false, 1: true][$0] } }, write: { $0 })
  }
}
extension StoredForm where Value == Int {
  static var int: Self {
    StoredForm(
      read: { $0 as? Int ?? ($0 as? Double).flatMap { Int(exactly: $0) } ?? ($0 as? Bool).map { $0 ? 1 : 0 } },
      write: { $0 })
  }
}
extension StoredForm where Value == Double {
  static var double: Self { StoredForm(read: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, write: { $0 }) }
}
extension StoredForm where Value == String {
  static var string: Self { StoredForm(read: { $0 as? String }, write: { $0 }) }
}
extension StoredForm where Value == Data {
  static var data: Self { StoredForm(read: { $0 as? Data }, write: { $0 }) }
}
extension StoredForm where Value == URL {
  /// Addresses are stored as text, files as their path: the store of Linux's Foundation keeps of other URLs the
  /// path alone.
  static var url: Self {
    StoredForm(
      read: { stored in
        guard let text = stored as? String else { return stored as? URL }
        return text.contains(":") ? URL(string: text) : URL(fileURLWithPath: text)
      }, write: { $0.isFileURL ? $0.path : $0.absoluteString })
  }
}
extension StoredForm where Value: RawRepresentable {
  static func raw(_ form: StoredForm<Value.RawValue>) -> Self {
    StoredForm(read: { form.read($0).flatMap(Value.init(rawValue:)) }, write: { form.write($0.rawValue) })
  }
}

/// A place with values under names.
protocol KeyedStore: AnyObject {
  func storedValue(_ key: String) -> Any?
  func setStoredValue(_ value: Any?, _ key: String)
}

extension UserDefaults: KeyedStore {
  func storedValue(_ key: String) -> Any? { object(forKey: key) }
  func setStoredValue(_ value: Any?, _ key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}

/// One key of one store: everybody who declares it shares this. Spec: K9, K12.
final class StoredEntry {
  private let store: KeyedStore
  private let key: String
  private let source = Source()
  private var lastSeen: Any?

  init(_ store: KeyedStore, _ key: String) {
    (self.store, self.key) = (store, key)
    lastSeen = store.storedValue(key)
  }

  func get() -> Any? {
    source.read()
    return lastSeen
  }

  func set(_ value: Any?) {
    store.setStoredValue(value, key)
    lastSeen = store.storedValue(key)
    source.change()
  }

  /// Looks whether somebody else wrote the key. Spec: K10.
  func noticeOutsideChange() {
    let now = store.storedValue(key)
    guard !Self.isSame(now, lastSeen) else { return }
    lastSeen = now
    source.change()
  }

  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    guard let equatable = a as? any Equatable else { return false }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return compare(equatable)
  }
}

/// The value of an entry as one declaration sees it, with a default of its own. Spec: K9.
final class StoredLocation<Value>: Location<Value> {
  private let entry: StoredEntry
  private let form: StoredForm<Value>
  private let fallback: Value
  private weak var root: ViewRoot?

  init(_ entry: StoredEntry, _ form: StoredForm<Value>, fallback: Value, root: ViewRoot?) {
    (self.entry, self.form, self.fallback, self.root) = (entry, form, fallback, root)
  }

  func isOf(_ entry: StoredEntry) -> Bool { self.entry === entry }
  override func get() -> Value { entry.get().flatMap(form.read) ?? fallback }
  override func set(_ value: Value, transaction: Transaction?) {
    guard MainThread.isCurrent else { return MainThread.run { self.set(value, transaction: transaction) } }
    if Reader.isRunning { root?.noteWriteDuringUpdate(of: Value.self) }
    Transaction.carry(transaction) { entry.set(form.write(value)) }
  }
  override func isSamePlace(as other: Location<Value>) -> Bool { (other as? StoredLocation)?.entry === entry }
}
