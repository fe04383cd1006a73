import Foundation

extension UserDefaults {
  /// The value of a key, as `object(forKey:)` has it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, as `set(_:forKey:)` does; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
