/// What `@Entry` makes of a variable: a type that carries the default value.
public protocol _Entry {
  static var defaultValue: any _EntryDefault { get }
}

/// A default value of a type that only the compiler knows.
public protocol _EntryDefault: Sendable {}

/// A default value, made anew on each read, as a computed default is. Reads may come from any thread, and the closure
/// captures nothing: it stands in a static property.
public struct _EntryDefaultValue<Value>: _EntryDefault, @unchecked Sendable {
  let make: () -> Value
  public init(_ make: @escaping () -> Value) { self.make = make }
}

/// The key of an `@Entry`. The accessor of the variable fixes `Value`, so a type need not be written.
public enum _EntryKey<Entry: _Entry, Value> {
  public static var defaultValue: Value { (Entry.defaultValue as! _EntryDefaultValue<Value>).make() }
}

extension _EntryKey: EnvironmentKey {}
extension _EntryKey: TransactionKey {}
