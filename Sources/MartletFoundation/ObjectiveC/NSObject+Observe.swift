import Foundation

/// Objects whose properties can be observed by their key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` after each change of the property, for as long as the result is kept.
  ///
  /// The key path's properties are `@objc dynamic` ones of the app's own classes; one that is computed from such
  /// properties changes with each of them. Others cannot be observed here: that is said once, and the handler is called
  /// for `.initial` alone. Setting an equal value counts as a change. Handlers run on the thread of the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let registration = KeyPathRegistration(self, keyPath, options, changeHandler)
    registration.begin()
    return NSKeyValueObservation(registration)
  }
}

/// An observation, as the properties see it.
protocol KeyValueRegistration: AnyObject {
  func willChange()
  func didChange()
  func end()
}

/// An observation of one key path. It does not keep the object, as elsewhere.
private final class KeyPathRegistration<Owner, Value>: KeyValueRegistration {
  private weak var owner: AnyObject?
  private let keyPath: KeyPath<Owner, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Owner, NSKeyValueObservedChange<Value>) -> Void
  private var sources: [KeyValueSource] = []
  private var oldValue: Value?

  init(
    _ owner: Owner, _ keyPath: KeyPath<Owner, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Owner, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.owner, self.keyPath, self.options, self.handler) = (owner as AnyObject, keyPath, options, handler)
  }

  func begin() {
    findSources()
    if sources.isEmpty {
      let name = owner.map { "\(type(of: $0))" } ?? "\(Owner.self)"
      SelectorRemarks.once(
        "a property of \(name) that is observed is no @objc dynamic one of the app's own: \(keyPath)")
    }
    if options.contains(.initial) { call(old: nil, new: options.contains(.new) ? value : nil) }
  }

  func willChange() {
    if options.contains(.old) { oldValue = value }
    if options.contains(.prior) { call(old: oldValue, new: nil, isPrior: true) }
  }

  /// The change may have put another object into the path.
  func didChange() {
    findSources()
    call(old: oldValue, new: options.contains(.new) ? value : nil)
    oldValue = nil
  }

  func end() {
    for source in sources { source.remove(self) }
    sources = []
  }

  private var value: Value? { (owner as? Owner)?[keyPath: keyPath] }

  private func findSources() {
    end()
    sources = KeyValueReads.sources { _ = value }
    for source in sources { source.add(self) }
  }

  private func call(old: Value?, new: Value?, isPrior: Bool = false) {
    guard let owner = owner as? Owner else { return }
    handler(
      owner,
      NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
  }
}
