import Foundation

/// What an observer of a property is told besides that it changed.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call at once, before anything changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, beside the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property changed; here a value is always set as a whole.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// Nil unless the observer asked for it by `.new`.
  public let newValue: Value?
  /// Nil unless the observer asked for it by `.old`.
  public let oldValue: Value?
  /// Always nil: collections are set as a whole.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// Keeps an observation going: it ends with this value, or before by `invalidate()`.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var registration: (any KeyValueRegistration)?

  init(_ registration: any KeyValueRegistration) { self.registration = registration }

  /// Ends the observation. A second call does nothing.
  public func invalidate() {
    registration?.end()
    registration = nil
  }

  deinit { registration?.end() }
}
