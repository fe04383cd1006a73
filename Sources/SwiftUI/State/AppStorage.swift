import Foundation
import MartletGraph

/// A value kept in the user's defaults: it survives the app. Spec: K8-K11.
///
/// The default shows while nothing, or something of another kind, is stored; it is not written. Writing stores at
/// once; an optional's nil takes the key away. Without `store` the value lies in `UserDefaults.standard` or in what
/// `defaultAppStorage` says.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private let fallback: Value
  private var location: StoredLocation<Value>?

  private init(_ fallback: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    (self.key, self.store, self.form, self.fallback) = (key, store, form, fallback)
  }

  /// Outside of views (in a model) the property works, too, and tells nobody.
  private var place: StoredLocation<Value> {
    location
      ?? StoredLocation(DefaultsEntries.entry(key, in: store ?? .standard), form, fallback: fallback, root: nil)
  }

  public var wrappedValue: Value {
    get { place.get() }
    nonmutating set { place.set(newValue, transaction: nil) }
  }
  public var projectedValue: Binding<Value> { Binding(location: place) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let store = property.pointee.store ?? owner.environment.defaultAppStorage
    let entry = DefaultsEntries.entry(property.pointee.key, in: store)
    if let known = storage as? StoredLocation<Value>, known.isOf(entry) {
      property.pointee.location = known
    } else {
      let made = StoredLocation(
        entry, property.pointee.form, fallback: property.pointee.fallback, root: owner.root)
      storage = made
      property.pointee.location = made
    }
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

/// The keys of defaults that were asked for, each once. Main thread.
enum DefaultsEntries {
  private struct Name: Hashable {
    let store: ObjectIdentifier
    let key: String
  }
  nonisolated(unsafe) private static var entries: [Name: StoredEntry] = [:]
  nonisolated(unsafe) private static var isObserving = false

  static func entry(_ key: String, in store: UserDefaults) -> StoredEntry {
    observe()
    let name = Name(store: ObjectIdentifier(store), key: key)
    if let known = entries[name] { return known }
    let made = StoredEntry(store, key)
    entries[name] = made
    return made
  }

  /// Linux's Foundation posts the notification when a store is synchronised, not at each write: the start of a
  /// frame's update looks as well. Spec: K10.
  private static func observe() {
    guard !isObserving else { return }
    isObserving = true
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) {
      _ in
      MainThread.run { noticeOutsideChanges() }
    }
  }

  static func noticeOutsideChanges() {
    for entry in entries.values { entry.noticeOutsideChange() }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store of every `@AppStorage` inside that names none. Spec: K11.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

// MARK: The types that can be stored. Spec: K8.

extension AppStorage where Value == Bool {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .bool)
  }
}
extension AppStorage where Value == Int {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .int)
  }
}
extension AppStorage where Value == Double {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .double)
  }
}
extension AppStorage where Value == String {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .string)
  }
}
extension AppStorage where Value == URL {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .url)
  }
}
extension AppStorage where Value == Data {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .data)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw(.int))
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredForm.bool.optional())
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredForm.int.optional())
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredForm.double.optional())
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredForm.string.optional())
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredForm.url.optional())
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredForm.data.optional())
  }
}
extension AppStorage {
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredForm<R>.raw(.int).optional())
  }
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredForm<R>.raw(.string).optional())
  }
}
