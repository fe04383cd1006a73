/// A value that views hand up to the containers around them. Spec: D12-D17.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds the next sibling's value to `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Collects what the nodes under a reader write for one key.
class PreferenceCollector {
  let key: ObjectIdentifier
  init(key: ObjectIdentifier) { self.key = key }
}

final class KeyCollector<K: PreferenceKey>: PreferenceCollector {
  private(set) var value: K.Value?
  init() { super.init(key: ObjectIdentifier(K.self)) }

  /// The first value stands alone; later ones are reduced into it. Spec: D13.
  func add(_ next: K.Value) {
    guard var sum = value else {
      value = next
      return
    }
    K.reduce(value: &sum, nextValue: { next })
    value = sum
  }
}

extension _AnyViewNode {
  /// What the nodes below write for `key`, or nil when none does.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let collector = KeyCollector<K>()
    forEachChild { if $0.preferenceWriterCount > 0 { $0.collectPreferences(collector) } }
    return collector.value
  }
}

extension _AnyViewNode {
  /// What this node and those below write for `key`, or nil when none does.
  func preferenceIncludingOwn<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard preferenceWriterCount > 0 else { return nil }
    let collector = KeyCollector<K>()
    collectPreferences(collector)
    return collector.value
  }
}
