/// Movements of fingers and pointers that mean something. Spec: H1-H14.
///
/// A gesture of an app's own is made of others in `body`; its actions (`onChanged`, `onEnded`, `updating`) are added to
/// it like modifiers, and a view takes it with `gesture(_:)`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture says about itself while it goes on and when it ends.
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// What follows pointers for this gesture, and keeps what it found over updates of the view.
  nonisolated func _makeTracker() -> _GestureTracker<Value>
}

extension Gesture where Value == Body.Value {
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { BodyTracker(self) }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture of the library's own.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// What a gesture knows now.
enum GesturePhase<Value> {
  /// Not decided; a value where there is something to say already.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isActive: Bool { if case .active = self { true } else { false } }
  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
