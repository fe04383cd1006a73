import MartletGraph

/// A key of the environment: its value's type and the value when nobody wrote one. Spec: D3.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view can read of its surroundings. Spec: D1-D5.
///
/// Reading a value while a body runs makes the body depend on that value and no other. Spec: C25.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  /// Values written to this copy alone.
  private(set) var writes: [ObjectIdentifier: Any] = [:]

  public init() { scope = nil }
  init(scope: EnvironmentScope) { self.scope = scope }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let own = writes[id] { return own as! K.Value }
      if let found = scope?.lookup(id) { return found as! K.Value }
      return K.defaultValue
    }
    set { writes[ObjectIdentifier(key)] = newValue }
  }

  /// Whether somebody wrote the value.
  func isSet<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    writes[ObjectIdentifier(key)] != nil || scope?.lookup(ObjectIdentifier(key)) != nil
  }

  /// An object put in by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (writes[ObjectIdentifier(type)] ?? scope?.lookup(ObjectIdentifier(type))) as? Object }
    set { writes[ObjectIdentifier(type)] = newValue ?? MissingObject() }
  }

  /// Takes what the app wrote at another place: its objects, and the values of its own keys.
  mutating func takeAppValues(from place: EnvironmentScope) {
    for key in place.writtenKeys where AppKeys.contains(key) { writes[key] = place.lookup(key) }
  }
}

/// The keys that no module of Martlet declares.
private enum AppKeys {
  private nonisolated(unsafe) static var answers: [ObjectIdentifier: Bool] = [:]

  static func contains(_ key: ObjectIdentifier) -> Bool {
    if let answer = answers[key] { return answer }
    let name = _typeName(unsafeBitCast(key, to: Any.Type.self))
    let answer = !["SwiftUI.", "UIKit.", "Martlet"].contains { name.hasPrefix($0) }
    answers[key] = answer
    return answer
  }
}

/// Stands in the place of an object that was taken away: nobody below finds one further up. Spec: D9.
private struct MissingObject: Equatable {}

/// A value of the environment, read by key path, or an observable object by type. Spec: D1, D9.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  nonisolated public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }
  nonisolated public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = $0[object: type] else {
        fatalError(
          "No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing as an ancestor of this view."
        )
      }
      return object
    }
  }
  nonisolated public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { read = { $0[object: type] } }

  public var wrappedValue: Value { read(scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues()) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    pointer.assumingMemoryBound(to: Self.self).pointee.scope = owner.context.scope
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}
