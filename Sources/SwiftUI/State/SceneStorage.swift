import Foundation
import MartletGraph

/// The values of one window that `@SceneStorage` keeps, in memory: they end with the window.
final class SceneStore: KeyedStore {
  private var values: [String: Any] = [:]
  private var entries: [String: StoredEntry] = [:]

  func storedValue(_ key: String) -> Any? { values[key] }
  func setStoredValue(_ value: Any?, _ key: String) { values[key] = value }

  func entry(_ key: String) -> StoredEntry {
    if let known = entries[key] { return known }
    let made = StoredEntry(self, key)
    entries[key] = made
    return made
  }

  /// The store of a tree, at its root.
  static func of(_ root: ViewRoot) -> SceneStore {
    let key = ObjectIdentifier(SceneStore.self)
    if let known = root.scope.own(key) as? SceneStore { return known }
    let made = SceneStore()
    root.scope.set(key, made)
    return made
  }
}

/// A value that a window keeps for itself: equal keys in one window share it. Spec: K12.
///
/// DEVIATION: it lives as long as the window; nothing restores it when the app starts again.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let form: StoredForm<Value>
  private let fallback: Value
  private var location: StoredLocation<Value>?

  private init(_ fallback: Value, _ key: String, _ form: StoredForm<Value>) {
    (self.key, self.form, self.fallback) = (key, form, fallback)
  }

  public var wrappedValue: Value {
    get { location?.get() ?? fallback }
    nonmutating set { location?.set(newValue, transaction: nil) }
  }
  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(fallback) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    if storage == nil {
      storage = StoredLocation(
        SceneStore.of(owner.root).entry(property.pointee.key), property.pointee.form,
        fallback: property.pointee.fallback, root: owner.root)
    }
    property.pointee.location = storage as? StoredLocation<Value>
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

extension SceneStorage where Value == Bool {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .bool) }
}
extension SceneStorage where Value == Int {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .int) }
}
extension SceneStorage where Value == Double {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .double) }
}
extension SceneStorage where Value == String {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .string) }
}
extension SceneStorage where Value == URL {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .url) }
}
extension SceneStorage where Value == Data {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .data) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw(.int)) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw(.string)) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init(_ key: String) where Value == Bool? { self.init(nil, key, StoredForm.bool.optional()) }
  nonisolated public init(_ key: String) where Value == Int? { self.init(nil, key, StoredForm.int.optional()) }
  nonisolated public init(_ key: String) where Value == Double? { self.init(nil, key, StoredForm.double.optional()) }
  nonisolated public init(_ key: String) where Value == String? { self.init(nil, key, StoredForm.string.optional()) }
  nonisolated public init(_ key: String) where Value == URL? { self.init(nil, key, StoredForm.url.optional()) }
  nonisolated public init(_ key: String) where Value == Data? { self.init(nil, key, StoredForm.data.optional()) }
}
extension SceneStorage {
  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredForm<R>.raw(.int).optional())
  }
  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredForm<R>.raw(.string).optional())
  }
}
