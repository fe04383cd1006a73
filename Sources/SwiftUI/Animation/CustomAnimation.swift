import Foundation

/// A way of an app's own to show a change over time. Spec: E19, E39a.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change `value` that shows `time` seconds after the beginning; nil once it has ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// The change of that part in a second. Default: nil, not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation takes over from `previous`, which shows `value` since `time` seconds: it then begins at
  /// what shows. Default: no, both run and add up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation of the library's that knows its length in seconds: infinity for ever, nil when an inner one does not
/// tell.
protocol TimedAnimation: CustomAnimation {
  var duration: Double? { get }
  /// When it counts as complete: a spring's long tail is left out. Spec: E39.
  var logicalDuration: Double? { get }
}

extension TimedAnimation {
  var logicalDuration: Double? { duration }
}

/// What an animation keeps from frame to frame for one attribute.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  /// Set by an animation when what is left is only a tail. Spec: E39a.
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues

  /// The velocity of all that shows on the attribute, while `shouldMerge` is asked.
  var shownVelocity = Value.zero

  init(environment: EnvironmentValues) { self.environment = environment }

  /// The same context with another state.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var copy = AnimationContext<T>(environment: environment)
    copy.state = state
    copy.isLogicallyComplete = isLogicallyComplete
    return copy
  }
}

/// A key of an animation's state.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension VectorArithmetic {
  /// `factor` times the value.
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
